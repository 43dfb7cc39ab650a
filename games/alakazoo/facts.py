"""What the options of Alakazoo mean: costs, gains, chances in exact fractions, from one view alone.

Names of amounts: ``card`` (comes or goes), ``points``, ``dark`` (tokens taken), ``returned`` (Dark ones given back),
``magic`` (tokens at the Keeper or on runes), ``lit`` (spaces with both runes covered), ``open`` (those for which a card
waits), ``ninth`` (the last space is filled), ``over`` (cards that are to be discarded).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TYPE_CHECKING

from games.kernel.facts import NOBODY, Amount, Amounts, Fact, Line
from games.kernel.frames import BACK, named
from games.kernel.game import Action, Decision

from .ai import ANSWERS, turn_worth
from .cards import BOARDS, DIE, EDITIONS, LIMITS, MASKS, PLACES, SLOT, SPACES, STAR, creature_of, type_of
from .dice import Dice, Light
from .keeper import Keeper, completed
from .state import EMPTY, free, lit, supply
from .worth import Hopes, covered, free_places

if TYPE_CHECKING:
    from .view import View

# ---- cards and runes -----------------------------------------------------------------------------------------------


def gain(view: View, seat: int, card: int) -> int:
    """Points for placing a card now (OO-31), without the one for a ninth space."""
    first = all(portal[type_of(card)] < 0 for portal in view.portals)
    return int(creature_of(card) == view.boards[seat]) + int(first)


def held(view: View, seat: int) -> list[int]:
    """The cards of a hand that the view knows."""
    return [card for card in view.hands[seat] if card is not None]


def usable(view: View, seat: int) -> list[int]:
    """The cards of a known hand whose space is empty."""
    return [card for card in held(view, seat) if view.portals[seat][type_of(card)] < 0]


def useful(view: View, seat: int, cards: Sequence[int], beside: Iterable[int] = ()) -> list[int]:
    """Of these cards those with an empty space, one a space, that bring more than what lies `beside` for it."""
    best = {type_of(card): gain(view, seat, card) for card in by_gain(view, seat, beside)}
    found: dict[int, int] = {}
    for card in by_gain(view, seat, cards):
        space = type_of(card)
        if view.portals[seat][space] < 0 and gain(view, seat, card) > best.get(space, -1):
            found[space] = card
    return [card for card in cards if card in found.values()]


def by_gain(view: View, seat: int, cards: Iterable[int]) -> list[int]:
    """Those that bring least first."""
    return sorted(cards, key=lambda card: gain(view, seat, card))


def surplus(view: View, seat: int, cards: Sequence[int]) -> int:
    """How many cards are to be discarded once these are taken, though all that fit are placed first (OO-32, OO-51)."""
    soon = {type_of(card) for card in (*held(view, seat), *cards)}.intersection(lit(view, seat))
    placed = 0 if EDITIONS[view.options.edition].at_once else len(soon)
    return max(0, len(view.hands[seat]) + len(cards) - placed - LIMITS.hand)


def waiting(view: View, seat: int, space: int) -> int | None:
    """The card of the hand that would bring most on a space."""
    cards = [card for card in usable(view, seat) if type_of(card) == space]
    return max(cards, key=lambda card: gain(view, seat, card), default=None)


def dark_runes(view: View, seat: int, space: int) -> list[int]:
    """The runes of an empty space that no token covers."""
    board, runes = BOARDS[view.boards[seat]], view.runes[seat]
    return [board[place] for place in (2 * space, 2 * space + 1) if not runes >> place & 1]


def room(view: View, seat: int, rune: int) -> int:
    """How many tokens a rune still takes."""
    return free(view, seat, MASKS[view.boards[seat]][rune]).bit_count()


def without_room(view: View, seat: int, results: Iterable[int]) -> list[int]:
    """Those results that match no free place: each costs a Dark token; a Star without one costs nothing."""
    return [rune for rune in dict.fromkeys(results) if rune != STAR and not room(view, seat, rune)]


# ---- dice ----------------------------------------------------------------------------------------------------------


@lru_cache
def throws(dice: int) -> list[tuple[tuple[int, ...], Fraction]]:
    """Every result of so many dice, with its chance."""
    return [
        (faces, Fraction(factorial(dice) // prod(map(factorial, Counter(faces).values())), len(DIE) ** dice))
        for faces in combinations_with_replacement(sorted(DIE), dice)
    ]


def covers(throw: Sequence[int], missing: Sequence[int]) -> bool:
    """Whether a throw covers all those runes; a Star stands for any."""
    fits = sum([min(throw.count(rune), wanted) for rune, wanted in Counter(missing).items()])
    return throw.count(STAR) + fits >= len(missing)


def nearest(view: View, seat: int, spaces: Iterable[int]) -> list[int]:
    """Of the spaces for which a card waits those that lack fewest runes; two at most, those that bring most first."""
    best = {space: waiting(view, seat, space) for space in spaces}
    points = {space: -1 if card is None else gain(view, seat, card) for space, card in best.items()}
    missing = {space: len(dark_runes(view, seat, space)) for space in best}
    first = sorted(best, key=lambda space: (missing[space], -points[space]))[:2]
    return [space for space in first if missing[space] == missing[first[0]]]


def throw_chances(view: View, seat: int, dice: int) -> tuple[tuple[Fraction, Amounts], ...]:
    """What a throw may come to: Dark tokens, however well it is resolved (Stars can go last), and whether it may open a
    space for which a card waits. Empty where the supply may run out meanwhile (OO-25)."""
    if supply(view) < dice:
        return ()
    takes = {rune: room(view, seat, rune) for rune in DIE if rune != STAR}
    near = nearest(view, seat, {type_of(card) for card in usable(view, seat)} - {*lit(view, seat)})
    wanted = [dark_runes(view, seat, space) for space in near]
    found = Counter[Amounts]()
    for throw, chance in throws(dice):
        dark = sum([max(0, throw.count(rune) - most) for rune, most in takes.items()])
        opens = any(covers(throw, missing) for missing in wanted)
        brings = (Amount("dark", dark, seat),) * bool(dark) + (Amount("open", 1, seat),) * opens
        found[brings] += chance  # pyright: ignore[reportArgumentType]
    return tuple([(Fraction(chance), brings) for brings, chance in found.items()])


def token_places(view: View, seat: int, rune: int, runes: int = 0, slots: int = 0) -> list[int]:
    """Where a token for that result may go, `runes` and `slots` taken meanwhile; none too where the box has no more."""
    if supply(view) <= runes.bit_count() + slots:
        return []
    found = free(view, seat, MASKS[view.boards[seat]][rune]) & ~runes
    room = EDITIONS[view.options.edition].slots - view.magic[seat] - view.dark[seat] - slots
    return [*[place for place in PLACES if found >> place & 1], *([SLOT] if rune == STAR and room > 0 else [])]


def thrown(view: View, seat: int, line: Line) -> list[int]:
    """The places of the tokens that a line says for the dice of a throw, also of those that have but one place."""
    dice = view.find(Dice)
    left, placed, asked = [*dice.results] if dice is not None else [], list[int](), view.find(Light) is not None

    def alone(rune: int) -> list[int]:
        taken = [place for place in placed if place != SLOT]
        found = token_places(view, seat, rune, sum([1 << place for place in taken]), len(placed) - len(taken))
        return found if len(found) == 1 else []

    rune = NOBODY
    for word, value in line:
        if word == "resolve":
            placed += alone(rune) if rune != NOBODY else []
            rune = value
            left.remove(rune)
            continue
        if rune == NOBODY and not asked:
            left.pop()
        placed.append(value)
        rune, asked = NOBODY, False
    placed += alone(rune) if rune != NOBODY else []
    return [*placed, *(alone(left[0]) if len(left) == 1 else [])]


# ---- what is asked -------------------------------------------------------------------------------------------------


def _cards(cards: Iterable[int], seat: int) -> Amounts:
    return tuple([Amount("card", 1, seat, card) for card in cards])


def _turn(view: View, seat: int, line: Line) -> Fact:
    word = line[0][0]
    if word == "roll":
        return Fact("roll", chances=throw_chances(view, seat, line[0][1]))
    if word == "column":
        number: int = line[0][1]
        return _column(view, seat, view.columns[number])
    if word == "skip":
        return Fact("skip", gain=(Amount("returned", view.dark[seat], seat),) * bool(view.dark[seat]))
    return _keeper(view, seat, line[1:]) if word == "keeper" and line[1:] else Fact(word)


def _column(view: View, seat: int, cards: Sequence[int]) -> Fact:
    """OO-26: all cards of it; those that bring something stand with their points. Too large a hand costs a token."""
    over = surplus(view, seat, cards)
    stands = tuple(
        [Amount("points", gain(view, seat, card), seat, card) for card in useful(view, seat, cards, held(view, seat))]
    )
    stands += (Amount("over", over, seat),) * bool(over)
    return Fact("column", (Amount("dark", 1, seat),) * bool(over), _cards(cards, seat), stands=stands)


def named_so_far(view: View, line: Line) -> list[Action]:
    """The power and its targets with these words more, some of which may take others back."""
    frame = view.find(Keeper)
    steps: list[Action] = [tuple(step) for step in frame.steps] if frame is not None else []
    for word in line:
        if word == BACK and steps:
            steps.pop()
        elif len(word) > 1:
            steps.append(word)
    return completed(view, view.turn, steps)


def _keeper(view: View, seat: int, line: Line) -> Fact:
    """OO-28: a token at the Keeper, for two of the powers a Dark one too."""
    steps = named_so_far(view, line)
    power = named(steps, "power")
    cost = (Amount("magic", 1, seat), *[Amount("dark", 1, seat)] * (power in ("b", "d")))
    gone = [value for word, value in steps if word in ("discard", "lay", "offer")]
    come = [value for word, value in steps if word == "take"]
    space, rivals = named(steps, "space"), tuple([value for word, value in steps if word == "rival"])
    if power == "c" and gone:
        come = [view.portals[seat][type_of(gone[0])]]
    gain = _cards(come, seat) + (Amount("card", 1, seat),) * (power == "b")
    if space is not None:
        gain += (Amount("limb", 1, seat, view.portals[rivals[0]][space]),)
        cost += (Amount("limb", 1, seat, view.portals[seat][space]),)
    return Fact("keeper", cost + _cards(gone, seat), gain, touches=rivals)


def _order(view: View, seat: int, line: Line) -> Fact:
    """OO-23, OO-24: a result without room costs a Dark token; others, and places, are where tokens come to lie."""
    word, rune = line[0]
    if word == "light" or len(line) > 1:
        return _tokens(view, seat, thrown(view, seat, line) if len(line) > 1 else [rune])
    bad = rune in without_room(view, seat, [rune])
    return Fact(
        "resolve", (Amount("dark", 1, seat),) * bad, stands=(Amount("room", room(view, seat, rune), seat, rune),)
    )


def _tokens(view: View, seat: int, places: Sequence[int]) -> Fact:
    """Tokens on runes: the spaces of which both lie then, and the points of the cards that wait for them."""
    gains, stands = [Amount("magic", 1, seat, place) for place in places], list[Amount]()
    for space in dict.fromkeys([place // 2 for place in places if place != SLOT]):
        card, both = waiting(view, seat, space), {2 * space, 2 * space + 1}
        opens = len(dark_runes(view, seat, space)) == len(both.intersection(places))
        gains += [Amount("lit", 1, seat, space)] * opens
        if card is not None:
            gains += [Amount("open", 1, seat, space)] * opens
            stands.append(Amount("points", gain(view, seat, card), seat, card))
    return Fact("light", gain=tuple(gains), stands=tuple(stands))


def _place(view: View, seat: int, line: Line) -> Fact:
    """OO-31, OO-40: points for one's own creature, for the first of a type, for being fastest to the ninth."""
    if len(line[0]) < 2:
        return Fact("pass")
    card = line[0][1]
    ninth = view.portals[seat].count(EMPTY) == 1
    points = gain(view, seat, card) + (ninth and view.finisher == NOBODY)
    brings = (Amount("points", points, seat),) * bool(points) + (Amount("ninth", 1, seat),) * ninth
    return Fact("place", _cards([card], seat), brings)


def _discard(view: View, seat: int, line: Line) -> Fact:
    """Cards go; in a swap as many come."""
    return Fact("discard", _cards([word[1] for word in line if len(word) > 1], seat))


def _swap(view: View, seat: int, line: Line) -> Fact:
    fact = _discard(view, seat, line)
    return fact._replace(kind="swap", gain=(Amount("card", 1, seat),) * len(fact.cost))


def _return(view: View, seat: int, line: Line) -> Fact:
    return Fact("return", tuple([Amount("magic", 1, seat, word[1]) for word in line if len(word) > 1]))


def _board(view: View, seat: int, line: Line) -> Fact:
    return Fact("board", gain=(Amount("board", 1, seat, line[0][1]),))


FACTS: dict[str, Callable[[View, int, Line], Fact]] = {
    "board": _board,
    "turn": _turn,
    "order": _order,
    "light": _order,
    "swap": _swap,
    "keeper": _keeper,
    "place": _place,
    "trim-hand": _discard,
    "trim-magic": _return,
}
"""By the kind of question."""


def facts(view: View, decision: Decision, lines: Sequence[Line]) -> list[Fact]:
    """See `Game.facts`."""
    hopes = Hopes(view) if decision.seat == view.seat and decision.kind != "board" else None
    return [
        fact(view, decision.seat, decision.kind, line)._replace(
            worth=0.0 if hopes is None else worth_of(view, decision, line, hopes)
        )
        for line in lines
    ]


def fact(view: View, seat: int, kind: str, line: Line) -> Fact:
    """Of one line, without its worth. What only leads back is a fact of its word alone."""
    word = line[-1][0]
    return Fact(word) if kind not in FACTS or word in ("back", "done") else FACTS[kind](view, seat, line)


def tokens_worth(hopes: Hopes, places: Iterable[int]) -> float:
    """Of tokens that come to lie at all these places."""
    worth, runes = 0.0, hopes.runes
    for place in places:
        if place == SLOT:
            worth += hopes.tastes.spare
            continue
        step, before = hopes.steps_now[place >> 1], covered(runes, place >> 1)
        runes |= 1 << place
        worth += step[covered(runes, place >> 1)] - step[before]
    return worth


def worth_of(view: View, decision: Decision, line: Line, hopes: Hopes) -> float:
    """What `normal` weighs; of drafts that it plans whole, whether it goes on so."""
    kind, option = decision.kind, line[0]
    if kind in ("order", "light") and len(line) > 1:
        return tokens_worth(hopes, thrown(view, decision.seat, line))
    if kind == "turn":
        return turn_worth(view, hopes, option)
    if kind == "order":
        return -float(option[1] == STAR) * len(SPACES) * 2 - free_places(hopes, option[1])
    if option == BACK or kind in ("swap", "keeper"):
        return float(ANSWERS[kind](view, decision.options, hopes) == option)
    if kind == "place":
        return hopes.worth(option[1]) if len(option) > 1 else 0.0
    if kind == "light":
        return hopes.token(option[1], lit=True)
    if kind == "trim-hand":
        return 0.0 if option[1] in hopes.useless() else -hopes.worth(option[1])
    return -hopes.token(option[1], lit=False)
