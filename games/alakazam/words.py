"""What a seat can say next, word by word (AM-13 … AM-19): the menu, then what belongs to the first word of a draft."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from games.kernel.game import Action
from games.kernel.market import Draft

from .cards import BONUSES, CARDS, COLOURS, GROUPS, LIMITS, NEUTRAL, NUMBERS
from .offers import ALL, Dice, full, terms

if TYPE_CHECKING:
    from .rules import Alakazam
    from .trade import Trade

Options = tuple[Action, ...]
Words = list[Action]
DEALINGS = LIMITS.dealings
ROOM = 24
"""Cards that one list takes beside ``("back",)``."""

SWAP: Action = ("swap",)
TAKE: Action = ("take",)
RETURN: Action = ("return",)
REROLL: Action = ("reroll",)
OFFER: Action = ("offer",)
WITHDRAW: Action = ("withdraw",)
DONE: Action = ("done",)
NOT_DONE: Action = ("not-done",)
TO_ALL: Action = ("all",)
MARK: Action = ("mark",)
FOR: Action = ("for",)
PROPOSE: Action = ("propose",)
CANCEL: Action = ("cancel",)
WAKE: Action = ("wake",)
FACES = [10 * colour + number for colour in range(len(COLOURS)) for number in NUMBERS]
OUT, IN, DIE, GIVE, WANT, PICK = (
    {die: (word, die) for die in FACES} for word in ("out", "in", "die", "give", "want", "pick")
)
COLOUR: list[Action] = [("colour", colour) for colour in range(len(COLOURS))]
NUMBER: list[Action] = [("number", number) for number in range(7)]
CARD: list[Action] = [("card", card) for card in range(len(CARDS))]
GROUP: dict[str, Action] = {group: ("group", group) for group in GROUPS}
TO: list[Action] = [("to", seat) for seat in range(LIMITS.players_to)]


def each(table: dict[int, Action], dice: Sequence[int], but: Dice = ()) -> Words:
    """An option for each different die that is left without those of an offer's side."""
    rest = [*dice]
    for die, _ in but:
        if die in rest:
            rest.remove(die)
    return [table[die] for die in dict.fromkeys(rest)]


def listed(cards: Sequence[int], group: str = "") -> Words:
    """One of `cards`; where they are too many, a kind first, then one of that `group`."""
    if group:
        return [CARD[card] for card in cards if CARDS[card].kind == group]
    if len(cards) <= ROOM:
        return [CARD[card] for card in cards]
    return [GROUP[kind] for kind in GROUPS if any(CARDS[card].kind == kind for card in cards)]


# ---- the first word ------------------------------------------------------------------------------------------------


def menu(trade: Trade, g: Alakazam, seat: int) -> Options:
    """AM-18, AM-19: a Bonus holder may only return cards, as may who has dealt its 40."""
    s = g.state
    hand = s.hands[seat]
    own = trade.offer_of(seat) if trade.offers else None
    first = 0
    if BONUSES.isdisjoint(hand):
        if s.dealings[seat] < DEALINGS:
            free = trade.free(g, seat) if own else s.pools[seat]
            rights = s.rights[seat]
            first = (
                (1 if free else 0)
                | (2 if s.table else 0)
                | (4 if own is None and trade.partners(g, seat) else 0)
                | (8 if rights and not set(rights).isdisjoint(free) else 0)
            )
        if own:
            first |= 16
    return MENUS[first | (32 if hand else 0) | (64 if s.done[seat] else 0)]


FIRST = (SWAP, TAKE, OFFER, REROLL, WITHDRAW, RETURN, NOT_DONE)
MENUS = [(*[word for bit, word in enumerate(FIRST) if has >> bit & 1], DONE) for has in range(1 << len(FIRST))]
"""Every menu, by which of FIRST it has, as bits."""


# ---- what follows it -----------------------------------------------------------------------------------------------


def of_swap(trade: Trade, g: Alakazam, seat: int, draft: Draft) -> Words:
    """AM-13: one die out, one in."""
    if len(draft) == 1:
        return each(OUT, trade.free(g, seat))
    return each(IN, g.state.centre)


def of_cards(trade: Trade, g: Alakazam, seat: int, draft: Draft) -> Words:
    """AM-14: take one, or return one."""
    cards = g.state.table if draft[0] == TAKE else g.state.hands[seat]
    return listed(cards, draft[1][1] if len(draft) > 1 else "")


def of_reroll(trade: Trade, g: Alakazam, seat: int, draft: Draft) -> Words:
    """AM-17: a received die whose giver allowed it."""
    free = trade.free(g, seat)
    return each(DIE, [die for die in g.state.rights[seat] if die in free])


def of_offer(trade: Trade, g: Alakazam, seat: int, draft: Draft) -> Words:
    """AM-15: to whom, what is given, what is wanted."""
    to, given, wanted, asking, answered = terms(draft)
    if to is None:
        seats = [TO[partner] for partner in trade.partners(g, seat)]
        return [*seats, TO_ALL] if len(seats) > 1 else seats
    words: Words = []
    side = wanted if asking else given
    if asking:
        low, high = trade.fitting(g, seat, to, len(given))
        if low <= len(side) <= high:
            words.append(PROPOSE)
        if len(side) < high:
            words += _wishes(g, to, side)
    else:
        if side:
            words.append(FOR)
        if not full(side):
            words += each(GIVE, trade.giveable(g, seat, answered), side)
    if side and not side[-1][1]:
        words.append(MARK)
    return words


def _wishes(g: Alakazam, to: int, wanted: Dice) -> Words:
    """Dice, colours and numbers of that pool; to everybody only patterns."""
    if to == ALL:
        return [*[COLOUR[colour] for colour in (*g.state.dealt, NEUTRAL)], *NUMBER[1:]]
    pool = g.state.pools[to]
    return [*each(WANT, pool, wanted), *patterns(tuple(pool))]


@lru_cache(maxsize=1 << 10)
def patterns(pool: tuple[int, ...]) -> Options:
    """The colours and numbers of a pool."""
    colours = tuple([COLOUR[colour] for colour in dict.fromkeys([die // 10 for die in pool])])
    return colours + tuple([NUMBER[number] for number in sorted({die % 10 for die in pool})])


def of_accept(trade: Trade, g: Alakazam, seat: int, draft: Draft) -> Words:
    """AM-15: for a pattern the acceptor picks."""
    offer = trade.offer(draft[0][1])
    open_ = trade.fillings(g, seat, offer, [die for _, die in draft[1:]]) if offer else None
    return each(PICK, open_[0]) if open_ else []


FOLLOWING: dict[str, Callable[[Trade, Alakazam, int, Draft], Words]] = {
    "swap": of_swap,
    "take": of_cards,
    "return": of_cards,
    "reroll": of_reroll,
    "offer": of_offer,
    "counter": of_offer,
    "accept": of_accept,
}
"""By the first word of a draft: what can be said next."""
