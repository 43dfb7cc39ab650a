"""How far a pool is with a goal: which dice are there and which are missing. Looks at the rules' own findings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby, permutations
from typing import NamedTuple

from games.alakazam.cards import CARDS, NEUTRAL
from games.alakazam.goals import SIX, Finding
from games.alakazam.offers import ANY_COLOUR

STEPS = {"candy-cane": "aaabbb", "tri-color": "aabbcc", "rainbow": "abcdef", "pyramid": "cccbba"}
"""The colours that a goal takes, the largest group first; the same letter is the same colour."""
FOUR, TWO = 4, 2


class Slot(NamedTuple):
    """A place for a die of a goal."""

    sign: str
    """What it asks for (`patterns.toml`); "-": anything; empty: its die is in the way."""
    die: int = -1
    """What is there: a die, or 100 + colour where only its colour counts; -1: nothing."""
    colour: int = -1
    """Where nothing is there: 100 + the colour that it must have; -1: one that isn't there yet, or any."""


Filling = Callable[[int, Finding, Sequence[int], int], list[Slot]]


def progress(card: int, finding: Finding, pool: Sequence[int], own: int) -> tuple[Slot, ...]:
    """How far `pool` (rolled dice) is with a goal, by the finding on the score sheet of the seat `own`."""
    fill = KINDS.get(CARDS[card].goal)
    return tuple(fill(card, finding, pool, own)) if fill else ()


def _straight(card: int, finding: Finding, pool: Sequence[int], own: int) -> list[Slot]:
    return [Slot(str(n), next((die for die in pool if die % 10 == n), -1)) for n in range(1, SIX + 1)]


def _count(card: int, finding: Finding, pool: Sequence[int], own: int) -> list[Slot]:
    return _filled(str(finding[1]) * SIX, [die for die in pool if die % 10 == finding[1]])


def _flush(card: int, finding: Finding, pool: Sequence[int], own: int) -> list[Slot]:
    return _filled("a" * SIX, [ANY_COLOUR + finding[1]] * finding[2])


def _colours(card: int, finding: Finding, pool: Sequence[int], own: int) -> list[Slot]:
    groups = ["".join(group) for _, group in groupby(STEPS[CARDS[card].goal])]
    there = [[ANY_COLOUR + colour] * count for colour, count in zip(finding[1::2], finding[2::2], strict=True)]
    none: list[list[int]] = [[]] * len(groups)
    return [slot for signs, some in zip(groups, there + none, strict=False) for slot in _filled(signs, some)]


def _double_triple(card: int, finding: Finding, pool: Sequence[int], own: int) -> list[Slot]:
    numbers = [*finding[1::2], *[n for n in (2, 5, 1) if n not in finding[1::2]]]
    signs = str(numbers[0]) * SIX if finding[2] >= SIX else str(numbers[0]) * 3 + str(numbers[1]) * 3
    slots: list[Slot] = []
    for number, group in groupby(signs):
        slots += _filled("".join(group), [die for die in pool if die % 10 == int(number)])
    return slots


def _sum(card: int, finding: Finding, pool: Sequence[int], own: int) -> list[Slot]:
    ranked = sorted(pool, key=lambda die: die % 10, reverse=CARDS[card].goal == "high")
    return _filled("-" * SIX, ranked)


def _full_house(card: int, finding: Finding, pool: Sequence[int], own: int) -> list[Slot]:
    kinds = [*{die // 10 for die in pool}, *{-(die % 10) for die in pool}]
    pairs = [finding[1:]] if finding[1:] else permutations(kinds, 2)
    tries = [_groups(pool, four, two) for four, two in pairs]
    return max(tries, key=lambda slots: sum(slot.die >= 0 for slot in slots))


def _groups(pool: Sequence[int], four: int, two: int) -> list[Slot]:
    """Four dice of a kind and two of another: a colour, or a number written as its negative."""
    rest = sorted(pool, key=lambda die: _is(die, two))
    fours = [die for die in rest if _is(die, four)][:FOUR]
    for die in fours:
        rest.remove(die)
    twos = [die for die in rest if _is(die, two)]
    return [*_filled(_sign(four, "a") * FOUR, _shown(fours, four)), *_filled(_sign(two, "b") * TWO, _shown(twos, two))]


def _sign(kind: int, letter: str) -> str:
    return letter if kind >= 0 else str(-kind)


def _shown(dice: Sequence[int], kind: int) -> list[int]:
    """Dice of a group: by their number, or their colour alone."""
    return [die if kind < 0 else ANY_COLOUR + kind for die in dice]


def _is(die: int, kind: int) -> bool:
    return die % 10 == -kind if kind < 0 else die // 10 == kind


def _yours_theirs(card: int, finding: Finding, pool: Sequence[int], own: int) -> list[Slot]:
    """White dice, then those of the other colour that is there most; what is neither is in the way."""
    counts = Counter([die // 10 for die in pool])
    others = [colour for colour in counts if colour not in (own, NEUTRAL)]
    other = max(others, key=lambda colour: counts[colour], default=-1)
    slots = [Slot("W", ANY_COLOUR + NEUTRAL)] * counts[NEUTRAL] or [Slot("W")]
    slots += [Slot("a", ANY_COLOUR + other)] * counts[other] or [Slot("a")]
    return slots + [Slot("", ANY_COLOUR + die // 10) for die in sorted(pool) if die // 10 not in (other, NEUTRAL)]


def _nuttin(card: int, finding: Finding, pool: Sequence[int], own: int) -> list[Slot]:
    return [Slot("-" if finding[1:] else "x")] * SIX


def _filled(signs: str, there: Sequence[int]) -> list[Slot]:
    """A place for each sign, the first of them with what is there."""
    colour = there[0] if there and there[0] >= ANY_COLOUR else -1
    return [Slot(sign, there[at]) if at < len(there) else Slot(sign, -1, colour) for at, sign in enumerate(signs)]


KINDS: dict[str, Filling] = {
    "straight": _straight,
    "count": _count,
    "flush": _flush,
    "candy-cane": _colours,
    "tri-color": _colours,
    "rainbow": _colours,
    "pyramid": _colours,
    "double-triple": _double_triple,
    "high": _sum,
    "low": _sum,
    "full-house": _full_house,
    "yours-theirs": _yours_theirs,
    "nuttin": _nuttin,
}
"""By what judges it (`games.alakazam.goals`)."""
