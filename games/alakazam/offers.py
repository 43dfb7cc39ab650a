"""Offers as data (AM-15): what is given and wanted, what fills it, and why somebody can't accept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Self

from .cards import COLOURS, LIMITS, NUMBERS
from .state import has_bonus, without

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
