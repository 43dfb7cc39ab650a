"""What a seat can say next, word by word (AM-13 … AM-19): the menu, then what belongs to the first word of a draft."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from games.kernel.values import Action, Actions

from .bazaar import Bazaar
from .cards import BONUSES, CARDS, COLOURS, GROUPS, LIMITS, NEUTRAL
from .offers import ALL, FACES, MATCHES, UNSAID, MarkedDice, Said, fillable, is_pattern, patterns_of, wish_for
from .state import without

if TYPE_CHECKING:
    from .rules import Alakazam

ROOM = 24
"""Cards that one list takes beside ``("back",)``."""

SWAP: Action = ("swap",)
TAKE: Action = ("take",)
RETURN: Action = ("return",)
REROLL: Action = ("reroll",)
OFFER: Action = ("offer",)
CHANGE: Action = ("change",)
WITHDRAW: Action = ("withdraw",)
DONE: Action = ("done",)
NOT_DONE: Action = ("not-done",)
TO_ALL: Action = ("all",)
MARK: Action = ("mark",)
FOR: Action = ("for",)
PROPOSE: Action = ("propose",)
ANY_COLOUR: Action = ("any-colour",)
ANY_NUMBER: Action = ("any-number",)
OUT, IN, DIE, GIVE, WANT, PICK = (
    {die: (word, die) for die in FACES} for word in ("out", "in", "die", "give", "want", "pick")
)
COLOUR: list[Action] = [("colour", colour) for colour in range(len(COLOURS))]
NUMBER: list[Action] = [("number", number) for number in range(7)]
CARD: list[Action] = [("card", card) for card in range(len(CARDS))]
GROUP: dict[str, Action] = {group: ("group", group) for group in GROUPS}
TO: list[Action] = [("to", seat) for seat in range(LIMITS.players_to)]


def each(table: dict[int, Action], dice: Sequence[int], but: MarkedDice = ()) -> list[Action]:
    """An option for each different die that is left without those of an offer's side."""
    return [*map(table.__getitem__, dict.fromkeys(unwanted(dice, but) if but else dice))]


def listed(cards: Sequence[int], group: str = "") -> list[Action]:
    """One of `cards`; where they are too many, a kind first, then one of that `group`."""
    if group:
        return [CARD[card] for card in cards if CARDS[card].kind == group]
    if len(cards) <= ROOM:
        return [CARD[card] for card in cards]
    return [GROUP[kind] for kind in GROUPS if any(CARDS[card].kind == kind for card in cards)]


# ---- the first word ------------------------------------------------------------------------------------------------


def menu(bazaar: Bazaar, g: Alakazam, seat: int) -> Actions:
    """AM-18, AM-19: a Bonus holder may only return cards, as may who has dealt its 40."""
    s = g.state
    hand = s.hands[seat]
    own = bazaar.offer_of(seat) if bazaar.offers else None
    first = 0
    if BONUSES.isdisjoint(hand):
        if s.dealings[seat] < LIMITS.dealings:
            free = bazaar.free(g, seat) if own else s.pools[seat]
            rights = s.rights[seat]
            first = (
                (1 if free else 0)
                | (2 if s.table else 0)
                | (4 if own is None and bazaar.has_partner(g, seat) else 0)
                | (8 if rights and not set(rights).isdisjoint(free) else 0)
            )
            if own:
                first |= 16
        if own:
            first |= 32
    return MENUS[first | (64 if hand else 0) | (128 if s.done[seat] else 0)]


FIRST = (SWAP, TAKE, OFFER, REROLL, CHANGE, WITHDRAW, RETURN, NOT_DONE)
MENUS = [(*[word for bit, word in enumerate(FIRST) if has >> bit & 1], DONE) for has in range(1 << len(FIRST))]
"""Every menu, by which of FIRST it has, as bits."""


# ---- what follows it -----------------------------------------------------------------------------------------------


def of_swap(bazaar: Bazaar, g: Alakazam, seat: int, said: Said) -> list[Action]:
    """AM-13: one die out, one in."""
    return each(IN, g.state.centre) if said.out else each(OUT, bazaar.free(g, seat))


def of_take(bazaar: Bazaar, g: Alakazam, seat: int, said: Said) -> list[Action]:
    """AM-14: a card of the centre."""
    return listed(g.state.table, said.group)


def of_return(bazaar: Bazaar, g: Alakazam, seat: int, said: Said) -> list[Action]:
    """AM-14: a card of one's own."""
    return listed(g.state.hands[seat], said.group)


def of_reroll(bazaar: Bazaar, g: Alakazam, seat: int, said: Said) -> list[Action]:
    """AM-17: a received die whose giver allowed it."""
    free = bazaar.free(g, seat)
    return each(DIE, [die for die in g.state.rights[seat] if die in free])


def of_offer(bazaar: Bazaar, g: Alakazam, seat: int, said: Said) -> list[Action]:
    """AM-15: to whom, what is given, what is wanted."""
    if said.to is None:
        seats = [TO[partner] for partner in bazaar.partners(g, seat)]
        return [*seats, TO_ALL] if len(seats) > 1 else seats
    if not said.asking:
        return _gifts(bazaar, g, seat, said)
    if said.colour != UNSAID:
        return _numbers(g, said)
    return _wishes(bazaar, g, seat, said)


def _gifts(bazaar: Bazaar, g: Alakazam, seat: int, said: Said) -> list[Action]:
    """Own dice, up to three; a counter, and a change, may give what the own offer locks, for they replace it."""
    given = said.given
    words: list[Action] = [FOR] if given else []
    if len(given) < LIMITS.given:
        dice = bazaar.free(g, seat) if said.first == "offer" else g.state.pools[seat]
        words += each(GIVE, dice, given)
    if given and not given[-1][1]:
        words.append(MARK)
    return words


def _wishes(bazaar: Bazaar, g: Alakazam, seat: int, said: Said) -> list[Action]:
    """Dice of that pool, or a colour of it, of which the number is asked next; to everybody only patterns."""
    to, wanted = said.to, said.wanted
    assert to is not None
    low, high = bazaar.fitting(g, seat, to, len(said.given))
    words: list[Action] = [PROPOSE] if low <= len(wanted) <= high else []
    if len(wanted) < high:
        if to == ALL:
            words += [*[COLOUR[colour] for colour in (*g.state.dealt, NEUTRAL)], ANY_COLOUR]
        else:
            words += wishes(g.state.pools[to], wanted)
    if wanted and not wanted[-1][1]:
        words.append(MARK)
    return words


def _numbers(g: Alakazam, said: Said) -> list[Action]:
    """The numbers of that colour in the pool; to everybody all."""
    if said.to == ALL:
        return [*NUMBER[1:], ANY_NUMBER]
    assert said.to is not None
    return numbers(g.state.pools[said.to], said.wanted, said.colour)


def wishes(pool: Sequence[int], wanted: MarkedDice) -> list[Action]:
    """What one may want of a pool beside what is wanted already: dice, colours, any colour."""
    rest, patterns = (unwanted(pool, wanted), patterns_of(wanted)) if wanted else (pool, ())
    dice, colours = dict.fromkeys(rest), dict.fromkeys([die // 10 for die in rest])
    if patterns and not _plenty(rest, patterns):
        dice = [die for die in dice if _leaves(rest, patterns, die)]
        colours = [colour for colour in colours if _leaves(rest, patterns, wish_for(colour, None))]
    words = [*map(WANT.__getitem__, dice), *map(COLOUR.__getitem__, colours)]
    if len(wanted) < len(pool):
        words.append(ANY_COLOUR)
    return words


def numbers(pool: Sequence[int], wanted: MarkedDice, colour: int | None) -> list[Action]:
    """The numbers that a pattern of this colour can have, and any number."""
    rest, patterns = (unwanted(pool, wanted), patterns_of(wanted)) if wanted else (pool, ())
    every = sorted({die % 10 for die in rest if colour is None or die // 10 == colour})
    if patterns and not _plenty(rest, patterns):
        every = [number for number in every if _leaves(rest, patterns, wish_for(colour, number))]
    return [*[NUMBER[number] for number in every], ANY_NUMBER]


def unwanted(pool: Sequence[int], wanted: MarkedDice) -> list[int]:
    """The pool without the dice that are wanted by name."""
    rest = [*pool]
    for die, _ in wanted:
        if die in rest:
            rest.remove(die)
    return rest


def _plenty(rest: Sequence[int], patterns: Sequence[int]) -> bool:
    """Each pattern has more kinds of dice than can be wanted, so that one can always be spared."""
    return min([len(MATCHES[wish].intersection(rest)) for wish in patterns]) > len(patterns)


def _leaves(rest: Sequence[int], patterns: Sequence[int], wish: int) -> bool:
    """With `wish` filled too, each of `patterns` can still have a die of its own."""
    if is_pattern(wish):
        return fillable(rest, [*patterns, wish])
    return fillable(without(rest, (wish,)), patterns)


def of_accept(bazaar: Bazaar, g: Alakazam, seat: int, said: Said) -> list[Action]:
    """AM-15: for a pattern the acceptor picks."""
    offer = bazaar.offer(said.number)
    open_ = bazaar.fillings(g, seat, offer, said.picked) if offer else None
    return each(PICK, open_[0]) if open_ else []


FOLLOWING: dict[str, Callable[[Bazaar, Alakazam, int, Said], list[Action]]] = {
    "swap": of_swap,
    "take": of_take,
    "return": of_return,
    "reroll": of_reroll,
    "offer": of_offer,
    "change": of_offer,
    "counter": of_offer,
    "accept": of_accept,
}
"""By the first word of a draft: what can be said next."""
