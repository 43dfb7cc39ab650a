"""How far a pool is with a goal: which dice fit already, and how many it needs. Looks at the rules' own findings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from games.alakazam.cards import CARDS, NEUTRAL
from games.alakazam.goals import SIX, Finding
from games.alakazam.offers import ANY_COLOUR

FOUR = 4
"""Fitting dice from which a goal of several tiers scores."""
STEPS = {"candy-cane": (3, 3), "tri-color": (2, 2, 2), "pyramid": (3, 2, 1), "double-triple": (3, 3)}


class Progress(NamedTuple):
    """The dice that fit, and how many it needs; 0 where dice alone don't say it."""

    have: tuple[int, ...]
    """Each as a die, or as 100 + colour where only its colour counts."""
    need: int


def progress(card: int, finding: Finding, pool: Sequence[int]) -> Progress:
    """How far `pool` (rolled dice) is with a goal, by the finding on its score sheet."""
    kind, *found = finding
    far = KINDS[kind](card, found, pool) if kind in KINDS else Progress((), 0)
    if CARDS[card].kind != "colour":
        return far
    return Progress(tuple([ANY_COLOUR + die // 10 for die in far.have]), far.need)


def _run(card: int, found: list[Any], pool: Sequence[int]) -> Progress:
    first, length = found
    numbers = range(first, first + length)
    return Progress(tuple([next(die for die in pool if die % 10 == n) for n in numbers]), FOUR)


def _colour(card: int, found: list[Any], pool: Sequence[int]) -> Progress:
    return Progress(tuple([die for die in pool if die // 10 == found[0]]), FOUR)


def _number(card: int, found: list[Any], pool: Sequence[int]) -> Progress:
    return Progress(tuple([die for die in pool if die % 10 == found[0]]), FOUR)


def _groups(of: Callable[[int], int]) -> Callable[[int, list[Any], Sequence[int]], Progress]:
    def judge(card: int, found: list[Any], pool: Sequence[int]) -> Progress:
        goal = CARDS[card].goal
        if goal == "rainbow":
            return Progress(tuple([next(die for die in pool if of(die) == kind) for kind in found[::2]]), FOUR)
        if goal == "yours-theirs":
            own = [die for die in pool if of(die) in (NEUTRAL, *found[:1])]
            return Progress(tuple(own), len(pool))
        kinds = found[::2]
        if goal == "double-triple" and found and found[1] >= SIX:
            return Progress(tuple([die for die in pool if of(die) == kinds[0]][:SIX]), SIX)
        have: list[int] = []
        for kind, most in zip(kinds, STEPS[goal], strict=False):
            have += [die for die in pool if of(die) == kind][:most]
        return Progress(tuple(have), SIX)

    return judge


def _sum(card: int, found: list[Any], pool: Sequence[int]) -> Progress:
    ranked = sorted(pool, key=lambda die: die % 10, reverse=CARDS[card].goal == "high")
    return Progress(tuple(ranked[:SIX]), SIX)


def _full_house(card: int, found: list[Any], pool: Sequence[int]) -> Progress:
    if not found:
        return Progress((), SIX)
    four, two = found
    fours = [die for die in pool if _is(die, four)]
    both = [die for die in fours if _is(die, two)]
    alone = [die for die in fours if die not in both] + both
    rest = [*pool]
    for die in alone[:FOUR]:
        rest.remove(die)
    pair = [die for die in rest if _is(die, two)][:2]
    return Progress((*_shown(alone[:FOUR], four), *_shown(pair, two)), SIX)


def _shown(dice: Sequence[int], kind: int) -> list[int]:
    """Dice of a group: by their number, or their colour alone."""
    return [die if kind < 0 else ANY_COLOUR + kind for die in dice]


def _is(die: int, kind: int) -> bool:
    """Of a colour, or of a number (written as its negative)."""
    return die % 10 == -kind if kind < 0 else die // 10 == kind


KINDS: dict[str, Callable[[int, list[Any], Sequence[int]], Progress]] = {
    "run": _run,
    "colour": _colour,
    "number": _number,
    "colours": _groups(lambda die: die // 10),
    "numbers": _groups(lambda die: die % 10),
    "sum": _sum,
    "groups": _full_house,
}
"""By the first word of a finding (`games.alakazam.goals`)."""
