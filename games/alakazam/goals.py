"""What a pool of dice is worth for each goal (AM-31), and the score sheet of a round (AM-30).

All of it pure: it works on a state as on a view. A finding says what the pool has of a goal, met or not::

    goal            finding
    straight        "run", first number, length
    flush           "colour", colour, dice of it
    candy-cane, tri-color, pyramid, rainbow    "colours", then colour and dice of it, most first
    double-triple   "numbers", then number and dice of it, most first
    count           "number", number, dice of it
    high            "sum", of the six highest dice
    low             "sum", of the six lowest (−1: fewer than six dice)
    full-house      "groups", the four's colour or −number, the pair's
    yours-theirs    "colours", those present
    nuttin          "scores", the held goals that this pool meets
    a Bonus         "bonus", how often it is paid
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from .cards import CARDS, COLOURS, IS_BONUS, NEUTRAL, NUMBERS, NUTTIN, penalty

Finding = tuple[Any, ...]
SIX = 6
MUCH = 8
"""Points from which on a goal is a big score."""
"""Dice that a pattern takes."""


class Pool(NamedTuple):
    """A pool, counted."""

    dice: tuple[int, ...]
    numbers: list[int]
    """How many of each number; [0] stays 0."""
    colours: list[int]
    """How many of each colour."""
    colours_first: tuple[int, ...]
    """Colours and how many of each, the most frequent first."""


class Line(NamedTuple):
    """One card on a score sheet."""

    card: int
    met: bool
    points: int
    finding: Finding


class ScoreSheet(NamedTuple):
    """What a seat scored in a round."""

    seat: int
    lines: tuple[Line, ...]
    points: int


def counted(dice: Sequence[int]) -> Pool:
    """The counts of a pool of rolled dice."""
    numbers, colours = [0] * 7, [0] * len(COLOURS)
    for die in dice:
        numbers[die % 10] += 1
        colours[die // 10] += 1
    return Pool(tuple(dice), numbers, colours, most_first(colours))


def tier(dice: int, points: tuple[int, ...]) -> int:
    """The points for that number of fitting dice."""
    return points[min(dice, SIX) - 4] if dice >= 4 else 0


def most_first(counts: list[int]) -> tuple[int, ...]:
    """What is there and how often, the most frequent first."""
    found = sorted([(-count, which) for which, count in enumerate(counts) if count])
    return tuple([part for count, which in found for part in (which, -count)])


# ---- the goals -----------------------------------------------------------------------------------------------------


def straight(pool: Pool, points: tuple[int, ...], numbers: tuple[int, ...], own: int) -> tuple[int, Finding]:
    """The longest run of different consecutive numbers; no wrap."""
    best = first = run = 0
    for number in NUMBERS:
        run = run + 1 if pool.numbers[number] else 0
        if run > best:
            best, first = run, number - run + 1
    return tier(best, points), ("run", first, best)


def flush(pool: Pool, points: tuple[int, ...], numbers: tuple[int, ...], own: int) -> tuple[int, Finding]:
    """The most dice of one colour, neutral too."""
    most = max(pool.colours)
    return tier(most, points), ("colour", pool.colours.index(most), most)


def candy_cane(pool: Pool, points: tuple[int, ...], numbers: tuple[int, ...], own: int) -> tuple[int, Finding]:
    """Three and three of two colours."""
    return _stepped(pool, points, (3, 3))


def tri_color(pool: Pool, points: tuple[int, ...], numbers: tuple[int, ...], own: int) -> tuple[int, Finding]:
    """Two each of three colours."""
    return _stepped(pool, points, (2, 2, 2))


def pyramid(pool: Pool, points: tuple[int, ...], numbers: tuple[int, ...], own: int) -> tuple[int, Finding]:
    """Three, two and one of three colours."""
    return _stepped(pool, points, (3, 2, 1))


def _stepped(pool: Pool, points: tuple[int, ...], steps: tuple[int, ...]) -> tuple[int, Finding]:
    """Different colours with at least the wanted number of dice each, `steps` falling."""
    found = pool.colours_first
    counts = found[1::2]
    met = len(counts) >= len(steps) and all(count >= step for count, step in zip(counts, steps, strict=False))
    return (points[0] if met else 0), ("colours", *found)


def rainbow(pool: Pool, points: tuple[int, ...], numbers: tuple[int, ...], own: int) -> tuple[int, Finding]:
    """How many different colours."""
    found = pool.colours_first
    return tier(len(found) // 2, points), ("colours", *found)


def double_triple(pool: Pool, points: tuple[int, ...], numbers: tuple[int, ...], own: int) -> tuple[int, Finding]:
    """Three and three of two numbers, or six of one."""
    found = most_first(pool.numbers)
    counts = (*found[1::2], 0, 0)
    return (points[0] if counts[0] >= SIX or counts[1] >= 3 else 0), ("numbers", *found)


def high(pool: Pool, points: tuple[int, ...], numbers: tuple[int, ...], own: int) -> tuple[int, Finding]:
    """The six highest dice sum to 29 or more; of a smaller pool, all dice."""
    total = sum(sorted([die % 10 for die in pool.dice])[-SIX:])
    return (points[0] if total >= 29 else 0), ("sum", total)


def low(pool: Pool, points: tuple[int, ...], numbers: tuple[int, ...], own: int) -> tuple[int, Finding]:
    """Six dice or more, the six lowest sum to 13 or less."""
    if len(pool.dice) < SIX:
        return 0, ("sum", -1)
    total = sum(sorted([die % 10 for die in pool.dice])[:SIX])
    return (points[0] if total <= 13 else 0), ("sum", total)


def count(pool: Pool, points: tuple[int, ...], numbers: tuple[int, ...], own: int) -> tuple[int, Finding]:
    """The most dice of one of the card's numbers; two numbers are never added together."""
    best = max(numbers, key=pool.numbers.__getitem__)
    return tier(pool.numbers[best], points), ("number", best, pool.numbers[best])


def full_house(pool: Pool, points: tuple[int, ...], numbers: tuple[int, ...], own: int) -> tuple[int, Finding]:
    """Disjoint groups of four and two, each of one colour or one number, different descriptors, mixed allowed."""
    groups = [(colour, dice) for colour, dice in enumerate(pool.colours) if dice >= 2]
    groups += [(-number, dice) for number, dice in enumerate(pool.numbers) if dice >= 2]
    for four, fours in groups:
        if fours >= 4:
            for two, twos in groups:
                if two != four and fours + twos - _in_both(pool, four, two) >= SIX:
                    return points[0], ("groups", four, two)
    return 0, ("groups",)


def _in_both(pool: Pool, one: int, other: int) -> int:
    """Dice that a colour and a (negative) number share; two of a sort share none."""
    if (one < 0) == (other < 0):
        return 0
    colour, number = (one, -other) if one >= 0 else (other, -one)
    return pool.dice.count(10 * colour + number)


def yours_theirs(pool: Pool, points: tuple[int, ...], numbers: tuple[int, ...], own: int) -> tuple[int, Finding]:
    """Neutral dice and those of one other colour that is not the `own` starting colour, nothing else."""
    present = tuple([colour for colour, dice in enumerate(pool.colours) if dice])
    met = len(present) == 2 and present[1] == NEUTRAL and present[0] != own
    return (points[0] if met else 0), ("colours", *present)


Judging = Callable[[Pool, tuple[int, ...], tuple[int, ...], int], tuple[int, Finding]]
GOALS: dict[str, Judging] = {
    "straight": straight,
    "flush": flush,
    "candy-cane": candy_cane,
    "double-triple": double_triple,
    "high": high,
    "low": low,
    "count": count,
    "full-house": full_house,
    "tri-color": tri_color,
    "rainbow": rainbow,
    "pyramid": pyramid,
    "yours-theirs": yours_theirs,
}
"""All but I Got Nuttin', which looks at everybody's cards."""
(YOURS_THEIRS,) = (card for card, row in enumerate(CARDS) if row.goal == "yours-theirs")


def judged(card: int, dice: Sequence[int], own: int) -> tuple[int, Finding]:
    """The points of a goal (0: not met) for a pool, `own` the colour of its holder. Not for Nuttin' and Bonuses."""
    row = CARDS[card]
    return GOALS[row.goal](counted(dice), row.points, row.numbers, own)


@lru_cache(maxsize=1 << 13)
def worths(dice: tuple[int, ...], own: int) -> bytes:
    """What each card would score for a pool (sorted dice), by number; 0 for Bonuses, Nuttin' and goals not met.

    Thousands are kept: bytes are a quarter as large as a tuple.
    """
    pool, points = _worths_to_anybody(dice)
    card = YOURS_THEIRS
    scored, _ = yours_theirs(pool, CARDS[card].points, CARDS[card].numbers, own)
    return bytes((*points[:card], scored, *points[card + 1 :])) if scored else points


@lru_cache(maxsize=1 << 8)
def _worths_to_anybody(dice: tuple[int, ...]) -> tuple[Pool, bytes]:
    """The counted pool, and what each card scores whoever holds it; 0 for the only one that looks at its holder."""
    pool = counted(dice)
    return pool, bytes(
        [
            GOALS[row.goal](pool, row.points, row.numbers, -1)[0] if row.goal in GOALS and card != YOURS_THEIRS else 0
            for card, row in enumerate(CARDS)
        ]
    )


# ---- the score sheet -----------------------------------------------------------------------------------------------


def held_goals(hands: Sequence[Sequence[int]], dice: tuple[int, ...]) -> tuple[int, ...]:
    """The goals that somebody holds and these dice meet, each judged with its holder's own colour."""
    return tuple(
        [
            card
            for holder, hand in enumerate(hands)
            for card in hand
            if not IS_BONUS[card] and card != NUTTIN and worths(dice, holder)[card]
        ]
    )


def sheet(
    seat: int,
    pools: Sequence[Sequence[int]],
    hands: Sequence[Sequence[int]],
    present: Sequence[int],
    flat: bool,
) -> ScoreSheet:
    """What `seat` would score now (AM-30): on a view, with what is known of the hands. `present`: seats still there."""
    dice = tuple(sorted(pools[seat]))
    lines: list[Line] = []
    met_goals = 0
    for card in hands[seat]:
        if IS_BONUS[card]:
            continue
        if card == NUTTIN:
            scores = held_goals(hands, dice)
            points, finding = (0 if scores else CARDS[card].points[0]), ("scores", *scores)
        else:
            points, finding = judged(card, dice, seat)
        met_goals += points > 0
        lines.append(Line(card, points > 0, points or -penalty(card, flat), finding))
    for card in hands[seat]:
        if IS_BONUS[card]:
            times = _paid(CARDS[card].per, seat, hands, present, met_goals)
            lines.append(Line(card, True, times * CARDS[card].points[0], ("bonus", times)))
    return ScoreSheet(seat, tuple(lines), sum([line.points for line in lines]))


def _paid(per: str, seat: int, hands: Sequence[Sequence[int]], present: Sequence[int], met_goals: int) -> int:
    """How often a Bonus is paid (AM-4); the left neighbour is the next seat of those present."""
    if not per:
        return 1
    if per == "scored":
        return met_goals
    at = list(present).index(seat) + (1 if per == "left" else -1)
    return sum([not IS_BONUS[card] for card in hands[present[at % len(present)]]])
