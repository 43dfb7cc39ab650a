"""Offers as data (AM-15): what is given and wanted, what fills it, why somebody can't accept; and what a draft says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Self, cast

from games.kernel.values import Action, Actions

from .cards import COLOURS, LIMITS, NUMBERS
from .state import has_bonus, without

UNSEEN = -1
"""In the place of a card that others, or all, don't see."""
ALL = -1
"""In the place of a seat: to everybody."""
ANY_COLOUR = 100
ANY_NUMBER = 200
ANY = 300
"""Wishes above a die's number: 100 + colour is any die of it, 200 + number any die of it, 300 any die at all."""
MarkedDice = tuple[tuple[int, int], ...]
"""Pairs of a die, or a wish, and its re-roll mark: 1 where its receiver may re-roll it."""
FACES = tuple([10 * colour + number for colour in range(len(COLOURS)) for number in NUMBERS])
MATCHES = {
    **{ANY_COLOUR + colour: frozenset([10 * colour + n for n in NUMBERS]) for colour in range(len(COLOURS))},
    **{ANY_NUMBER + n: frozenset([10 * colour + n for colour in range(len(COLOURS))]) for n in NUMBERS},
    ANY: frozenset(FACES),
}
"""The dice that a wish can be filled with; "any blue six" is the die of that face, for alike dice are one kind."""


class Offer(NamedTuple):
    """An open offer."""

    number: int
    seat: int
    """Who makes it."""
    to: int
    """A seat, or ALL."""
    given: MarkedDice
    wanted: MarkedDice
    waiting: tuple[int, ...]
    """The seats that have not answered."""

    @classmethod
    def of(cls, row: Sequence[Any]) -> Self:
        """The offer of a row that a snapshot held."""
        return cls(*row)


def is_pattern(wish: int) -> bool:
    """More than one kind of die fills it."""
    return wish >= ANY_COLOUR


def patterns_of(side: MarkedDice) -> list[int]:
    """The patterns on a side of an offer."""
    return [wish for wish, _ in side if wish >= ANY_COLOUR]


def wish_for(colour: int | None, number: int | None) -> int:
    """The wish for a die of that colour and number; None: any."""
    if colour is None:
        return ANY if number is None else ANY_NUMBER + number
    return ANY_COLOUR + colour if number is None else 10 * colour + number


def named(side: MarkedDice) -> list[int]:
    """The dice on a side of an offer, without patterns."""
    return [die for die, _ in side if die < ANY_COLOUR]


@lru_cache(maxsize=1 << 12)
def candidates(
    free: tuple[int, ...], wanted: MarkedDice, picked: tuple[int, ...]
) -> tuple[tuple[int, ...], ...] | None:
    """For each pattern not picked yet, the dice it can be filled with, the others filled too.

    `free` are the dice of a pool that may be given away. None: what is wanted is not there, or no more.
    """
    if (left := _left(free, wanted)) is None:
        return None
    rest, patterns = left
    for die, wish in zip(picked, patterns, strict=False):
        if die not in rest or die not in MATCHES[wish]:
            return None
        rest.remove(die)
    open_ = patterns[len(picked) :]
    found: list[tuple[int, ...]] = []
    for at, wish in enumerate(open_):
        others = open_[:at] + open_[at + 1 :]
        fitting = [die for die in dict.fromkeys(rest) if die in MATCHES[wish]]
        found.append(tuple([die for die in fitting if fillable(without(rest, (die,)), others)]))
    return None if () in found else tuple(found)


def fills(pool: Sequence[int], wanted: MarkedDice) -> bool:
    """The pool has all that is wanted, locked or not."""
    left = _left(pool, wanted)
    return left is not None and fillable(*left)


def _left(pool: Sequence[int], wanted: MarkedDice) -> tuple[list[int], list[int]] | None:
    """The pool without the dice that are wanted by name, and the patterns beside them; None: one is not there."""
    rest = [*pool]
    patterns: list[int] = []
    for wish, _ in wanted:
        if wish >= ANY_COLOUR:
            patterns.append(wish)
        elif wish in rest:
            rest.remove(wish)
        else:
            return None
    return rest, patterns


def fillable(rest: Sequence[int], patterns: Sequence[int]) -> bool:
    """Each pattern can have a die of its own."""
    if len(patterns) < 2:
        return not patterns or not MATCHES[patterns[0]].isdisjoint(rest)
    first, others = MATCHES[patterns[0]], patterns[1:]
    return any(fillable(without(rest, (die,)), others) for die in first.intersection(rest))


def settled(wanted: MarkedDice, picked: Sequence[int]) -> MarkedDice:
    """What is wanted, with the picked dice in the place of patterns."""
    picks = iter(picked)
    return tuple([(next(picks) if is_pattern(wish) else wish, mark) for wish, mark in wanted])


# ---- who can accept ------------------------------------------------------------------------------------------------


def size_fault(own: int, givers: int, given: int, wanted: int) -> str:
    """Which of two pools would leave the 3–9 dice that both keep (AM-15); "": neither."""
    if own - wanted + given < LIMITS.pool_from:
        return "too-few"
    if own - wanted + given > LIMITS.pool_to:
        return "too-many"
    if givers - given + wanted < LIMITS.pool_from:
        return "giver-too-few"
    return "giver-too-many" if givers - given + wanted > LIMITS.pool_to else ""


def locked(offers: Sequence[Offer], seat: int) -> list[int]:
    """The dice that the seat's own offer locks."""
    return [die for offer in offers if offer.seat == seat for die, _ in offer.given]


def refusal(
    pools: Sequence[Sequence[int]], hand: Sequence[int | None], offers: Sequence[Offer], seat: int, offer: Offer
) -> str:
    """Why `seat`, with these cards, can't accept the offer; "": it can. On a view too, as far as the hand is known.

    "bonus" it holds one · "missing" a wanted die isn't in its pool · "locked" it is, but in the seat's own offer ·
    "too-few", "too-many" its pool would leave the 3–9 dice, "giver-too-few", "giver-too-many" the other's would.
    """
    pool = pools[seat]
    if has_bonus(hand):
        return "bonus"
    if not fills(pool, offer.wanted):
        return "missing"
    if not fills(without(pool, locked(offers, seat)), offer.wanted):
        return "locked"
    return size_fault(len(pool), len(pools[offer.seat]), len(offer.given), len(offer.wanted))


# ---- what a draft says -----------------------------------------------------------------------------------------------

UNSAID = -2
"""In the place of a colour: none has been chosen for a pattern."""


class Said(NamedTuple):
    """What a draft says so far."""

    first: str = ""
    """Its first word; "" where there is no draft."""
    out: int = 0
    """The die that is swapped away."""
    group: str = ""
    """The kind of card that is looked through."""
    number: int = 0
    """The offer that is accepted, countered or changed."""
    picked: tuple[int, ...] = ()
    """Dice for the patterns of an offer that is accepted."""
    to: int | None = None
    """Whom the offer is for; None: not said yet."""
    given: MarkedDice = ()
    asking: bool = False
    """What is given is settled: now for what."""
    colour: int | None = UNSAID
    """The colour of a pattern whose number is still to be said; None: any."""
    wanted: MarkedDice = ()


NOTHING = Said()
_as_said = cast(Callable[[type[Said], tuple[Any, ...]], Said], tuple.__new__)  # pyright: ignore
"""Makes a Said of a whole tuple, at half the price of a call."""
Reading = tuple[Actions, Said, Any]
"""A draft, what it says, and the reading of all its words but the last one (None: not known)."""
UNREAD: Reading = ((), NOTHING, None)


@lru_cache(maxsize=1 << 13)
def said(draft: Actions) -> Said:
    """What a draft says: what all its words but the last one said, and that one."""
    return read_on(said(draft[:-1]), draft[-1]) if draft else NOTHING


def read_on(before: Said, word: Action) -> Said:
    """What a draft says with one word more."""
    first, out, group, number, picked, to, given, asking, colour, wanted = before
    match word[0]:
        case "give":
            given = (*given, (word[1], 0))
        case "want":
            wanted = (*wanted, (word[1], 0))
        case "colour":
            colour = word[1]
        case "any-colour":
            colour = None
        case "number":
            wanted, colour = (*wanted, (wish_for(colour, word[1]), 0)), UNSAID
        case "any-number":
            wanted, colour = (*wanted, (wish_for(colour, None), 0)), UNSAID
        case "mark" if asking:
            wanted = _marked(wanted)
        case "mark":
            given = _marked(given)
        case "for":
            asking = True
        case "to":
            to = word[1]
        case "all":
            to = ALL
        case "out":
            out = word[1]
        case "group":
            group = word[1]
        case "pick":
            picked = (*picked, word[1])
        case "counter":
            first, number, to = word
        case "change" | "accept":
            first, number = word
        case _:
            first = word[0]
    return _as_said(Said, (first, out, group, number, picked, to, given, asking, colour, wanted))


def _marked(side: MarkedDice) -> MarkedDice:
    """The die named last may be re-rolled by its receiver."""
    return (*side[:-1], (side[-1][0], 1))


def spelled(offer: Offer) -> Actions:
    """The draft that changes an open offer: it says all that the offer says, to be gone back over."""
    words: list[Action] = [("change", offer.number), ("all",) if offer.to == ALL else ("to", offer.to)]
    for die, mark in offer.given:
        words += [("give", die), *_mark(mark)]
    words.append(("for",))
    for wish, mark in offer.wanted:
        words += [*_wish(wish, offer.to), *_mark(mark)]
    return tuple(words)


def _mark(mark: int) -> list[Action]:
    return [("mark",)] if mark else []


def _wish(wish: int, to: int) -> list[Action]:
    """A die of one player is named; a pattern is a colour, then a number."""
    if wish == ANY:
        return [("any-colour",), ("any-number",)]
    if wish >= ANY_NUMBER:
        return [("any-colour",), ("number", wish - ANY_NUMBER)]
    if wish >= ANY_COLOUR:
        return [("colour", wish - ANY_COLOUR), ("any-number",)]
    colour, number = divmod(wish, 10)
    return [("colour", colour), ("number", number)] if to == ALL else [("want", wish)]
