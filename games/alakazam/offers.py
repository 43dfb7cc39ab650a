"""Offers as data (AM-15): what is given and wanted, whether a pool has it, and offers in the making.

An offer is ``(number, seat, to, given, wanted, waiting)``: `to` a seat or ALL; `given` and `wanted` are pairs of a die
and a re-roll mark, 1 where its receiver may re-roll it; a wanted die may be a pattern, 100 + colour or 200 + number;
`waiting` are the seats that have not answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.kernel.game import Action

from .cards import COLOURS, LIMITS, NUMBERS
from .state import fits, without

ALL = -1
"""In the place of a seat: to everybody."""
ANY_COLOUR = 100
ANY_NUMBER = 200
Dice = tuple[tuple[int, int], ...]
"""Pairs of a die, or a pattern, and its re-roll mark."""

MATCHES = {
    **{ANY_COLOUR + colour: frozenset([10 * colour + n for n in NUMBERS]) for colour in range(len(COLOURS))},
    **{ANY_NUMBER + n: frozenset([10 * colour + n for colour in range(len(COLOURS))]) for n in NUMBERS},
}
"""The dice that a pattern can be filled with."""

Open = tuple[int, int, int, Dice, Dice, tuple[int, ...]]
"""An open offer."""


MOST = LIMITS.given
"""Dice on one side of an offer."""


class Terms(NamedTuple):
    """What a draft says so far."""

    to: int | None
    given: Dice
    wanted: Dice
    asking: bool
    """What is given is settled: now for what."""
    answered: int
    """The offer that it counters, 0 if none."""


def is_pattern(wish: int) -> bool:
    """Any die of a colour or a number, not one die."""
    return wish >= ANY_COLOUR


NOTHING = Terms(None, (), (), False, 0)
WISHES = {"want": 0, "colour": ANY_COLOUR, "number": ANY_NUMBER}


@lru_cache(maxsize=1 << 10)
def terms(draft: tuple[Action, ...]) -> Terms:
    """What the words of an offer's draft say: what all but the last one said, and that one."""
    if not draft:
        return NOTHING
    to, given, wanted, asking, answered = terms(draft[:-1])
    word, *about = draft[-1]
    if word == "give":
        given = (*given, (about[0], 0))
    elif word in WISHES:
        wanted = (*wanted, (WISHES[word] + about[0], 0))
    elif word == "mark" and asking:
        wanted = (*wanted[:-1], (wanted[-1][0], 1))
    elif word == "mark":
        given = (*given[:-1], (given[-1][0], 1))
    elif word == "for":
        asking = True
    elif word == "to":
        to = about[0]
    elif word == "all":
        to = ALL
    elif word == "counter":
        answered, to = about
    return Terms(to, given, wanted, asking, answered)


def for_whom(draft: tuple[Action, ...]) -> int | None:
    """The seat that an offer's draft is for, or ALL; None: not said yet, or no offer's draft."""
    word = draft[0][0]
    if word == "counter":
        return draft[0][2]
    if word != "offer" or len(draft) == 1:
        return None
    return draft[1][1] if draft[1][0] == "to" else ALL


def named(side: Dice) -> list[int]:
    """The dice on a side of an offer, without patterns."""
    return [die for die, _ in side if die < ANY_COLOUR]


@lru_cache(maxsize=1 << 10)
def candidates(free: tuple[int, ...], wanted: Dice, picked: tuple[int, ...]) -> tuple[tuple[int, ...], ...] | None:
    """For each pattern not picked yet, the dice it can be filled with, the others filled too.

    `free` are the dice of a pool that may be given away. None: what is wanted is not there, or no more.
    """
    rest = [*free]
    patterns: list[int] = []
    for wish, _ in wanted:
        if is_pattern(wish):
            patterns.append(wish)
        elif wish in rest:
            rest.remove(wish)
        else:
            return None
    for die, wish in zip(picked, patterns, strict=False):
        if die not in rest or die not in MATCHES[wish]:
            return None
        rest.remove(die)
    open_ = patterns[len(picked) :]
    found: list[tuple[int, ...]] = []
    for at, wish in enumerate(open_):
        others = open_[:at] + open_[at + 1 :]
        fitting = [die for die in dict.fromkeys(rest) if die in MATCHES[wish]]
        found.append(tuple([die for die in fitting if _fillable(without(rest, (die,)), others)]))
    return None if () in found else tuple(found)


def _fillable(rest: list[int], patterns: list[int]) -> bool:
    """Each pattern can have a die of its own."""
    if len(patterns) < 2:
        return not patterns or not MATCHES[patterns[0]].isdisjoint(rest)
    first, others = MATCHES[patterns[0]], patterns[1:]
    return any(_fillable(without(rest, (die,)), others) for die in dict.fromkeys(rest) if die in first)


def sizes_fit(own: int, other: int, given: int, wanted: int) -> bool:
    """Both pools keep 3–9 dice."""
    return fits(own - given + wanted) and fits(other + given - wanted)


def settled(wanted: Dice, picked: Sequence[int]) -> Dice:
    """What is wanted, with the picked dice in the place of patterns."""
    picks = iter(picked)
    return tuple([(next(picks) if is_pattern(wish) else wish, mark) for wish, mark in wanted])


def full(side: Dice) -> bool:
    """No more dice fit on one side of an offer."""
    return len(side) == MOST
