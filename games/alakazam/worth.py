"""What the dice of a pool are worth, counted in points: goals that they meet, and hopes for others.

A goal that is not met yet is hoped for, the less the more dice are missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from .cards import CARDS, NEUTRAL, NUMBERS, NUTTIN
from .goals import Pool, counted, held_goals, judged, worths
from .state import has_bonus, without

if TYPE_CHECKING:
    from .view import View

HOPE = 0.4
"""What is left of a goal's worth for every die that is missing."""
HELD = 0.8
"""How much a hope counts for a card in the hand."""
OPEN = 0.45
"""How much for one on the table, which others may take."""
TAKEABLE = 0.9
"""How much of a met goal counts while it lies on the table."""


def lacking(counts: Iterable[int], steps: tuple[int, ...]) -> int:
    """Dice that are missing so that the greatest counts reach `steps`."""
    most = (*sorted(counts, reverse=True), 0, 0, 0)
    return sum([max(0, step - count) for count, step in zip(most, steps, strict=False)])


def missing_dice(card: int, pool: Pool, own: int) -> int:
    """About how many dice would have to be others for a goal to be met."""
    goal, numbers, colours = CARDS[card].goal, pool.numbers, pool.colours
    if goal == "straight":
        return 4 - max([sum([numbers[first + step] > 0 for step in range(4)]) for first in (1, 2, 3)])
    if goal == "count":
        return 4 - max([numbers[number] for number in CARDS[card].numbers])
    if goal == "rainbow":
        return 4 - sum([count > 0 for count in colours])
    if goal == "double-triple":
        return min(lacking(numbers, (3, 3)), lacking(numbers, (6,)))
    if goal in ("high", "low"):
        faces = sorted([die % 10 for die in pool.dice])
        if goal == "high":
            return (29 - sum(faces[-6:]) + 3) // 4
        return max(0, 6 - len(faces)) + (sum(faces[:6]) - 13 + 3) // 4
    if goal == "full-house":
        return lacking((*colours, *numbers), (4, 2))
    if goal == "yours-theirs":
        best = max([count for colour, count in enumerate(colours) if colour not in (own, NEUTRAL)])
        return len(pool.dice) - best - colours[NEUTRAL] + (not best) + (not colours[NEUTRAL])
    return lacking(colours, COLOUR_STEPS[goal])


COLOUR_STEPS = {"flush": (4,), "candy-cane": (3, 3), "tri-color": (2, 2, 2), "pyramid": (3, 2, 1)}


@lru_cache(maxsize=1 << 12)
def one_short(card: int, dice: tuple[int, ...], own: int, colours: tuple[int, ...]) -> bool:
    """A goal is not met, but would be if one of these dice were another, of any number and one of `colours`."""
    row = CARDS[card]
    if not row.goal or card == NUTTIN or judged(card, dice, own)[0]:
        return False
    numbers = NUMBERS if row.kind != "colour" else NUMBERS[:1]
    tones = colours if row.kind != "number" else colours[:1]
    others = [10 * tone + number for tone in tones for number in numbers]
    return any(judged(card, [*without(dice, (die,)), other], own)[0] for die in set(dice) for other in others)


@lru_cache(maxsize=1 << 10)
def hopes(dice: tuple[int, ...], own: int) -> tuple[float, ...]:
    """For each card what may come of it: 0 where it is met already, or far away."""
    pool, met = counted(dice), worths(dice, own)
    found: list[float] = []
    for card, row in enumerate(CARDS):
        if not row.goal or card == NUTTIN or met[card]:
            found.append(0.0)
        else:
            found.append(row.points[0] * HOPE ** max(1, missing_dice(card, pool, own)))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Outlook:
    """What one seat can count on: the cards it holds, those it can take, those others hold."""

    seat: int
    held: tuple[int, ...]
    open: tuple[int, ...]
    others: tuple[tuple[int, ...], ...]

    def worth(self, dice: Sequence[int]) -> float:
        """What a pool is worth to this seat."""
        return _worth(self, tuple(sorted(dice)))

    def nothing(self, pool: tuple[int, ...]) -> float:
        """What it is worth with I Got Nuttin', less the danger that others take what would spoil it."""
        if NUTTIN not in self.held and NUTTIN not in self.open:
            return 0.0
        spoilt = len(held_goals(self.others, pool))
        met = worths(pool, self.seat)
        danger = sum([met[card] > 0 for card in (*self.held, *self.open)])
        sure = 10.0 if NUTTIN in self.held else 10.0 * TAKEABLE
        return sure * HOPE**spoilt - 0.8 * danger

    def prefers_nothing(self, pool: tuple[int, ...]) -> bool:
        """I Got Nuttin' promises more than the goals that are met; taking or returning one of them changes nothing."""
        met = worths(pool, self.seat)
        return self.nothing(pool) > sum([met[card] for card in (*self.held, *self.open)])


@lru_cache(maxsize=1 << 11)
def _worth(look: Outlook, pool: tuple[int, ...]) -> float:
    """The same pools are asked for at each word of a dealing."""
    met, far = worths(pool, look.seat), hopes(pool, look.seat)
    goals = sum([met[card] or HELD * far[card] for card in look.held])
    goals += sum([TAKEABLE * met[card] or OPEN * far[card] for card in look.open])
    return max(goals, look.nothing(pool))


def outlook(view: View, seat: int) -> Outlook:
    """The outlook of a seat, as far as the cards are known."""
    hands = [tuple([card for card in hand if card is not None]) for hand in view.hands]
    others = tuple([() if owner == seat else hand for owner, hand in enumerate(hands)])
    table = () if has_bonus(hands[seat]) else tuple([card for card in view.table if card is not None])
    return Outlook(seat, hands[seat], table, others)
