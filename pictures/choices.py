"""The choices of a question as pictures: a number, what is chosen, its name, what it brings and costs.

The label of each control begins with the same number. A tile belongs to one question and to no other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .canvas import GAP, INNER, MARGIN, Canvas
from .palette import CREAM, INK, MUTED, PANEL
from .pieces import disc, tick
from .strip import BETWEEN, Sketch, put_sketches, sketches_width
from .tile import GameTile
from .type import BODY, BOLD, NARROWEST, legible, width_of

MOST = 6
"""Choices that are drawn; more are said in words."""
HIGH, TALL, NUMBER, APART = 103, 118, 54, 8
PICTURE, SMALLER, FACT, STANDING = 84, 64, 58, 96
"""A picture of what is chosen, also where there are many; and of what it brings and costs."""
WHOLE = INNER - GAP
HALF = WHOLE // 2
LEFT, RIGHT = 14 + NUMBER + 12, 16
"""Pixels of a row before its pictures, and after its words."""
BESIDE, EDGE = 72, 6
"""The same of a row whose pictures say themselves what they are."""
NOTE = 46
"""Pixels of the line below that says what a sign means."""
CROSSED = 54
"""Pixels of a cross, and of the gap before it."""


class DrawnChoice(NamedTuple):
    """One choice."""

    number: int
    sketches: tuple[Sketch, ...]
    name: str
    facts: tuple[Sketch, ...] = ()
    hopeless: bool = False
    """It can't succeed, for all that the reader may know."""
    tall: bool = False
    """Its pictures have words of their own below them: they stand in the place of its name."""


@dataclass(frozen=True)
class Choices(GameTile):
    """Up to six choices of a question, two beside each other where their names have room."""

    question: int
    """Its number, as in the controls."""
    choices: tuple[DrawnChoice, ...]
    note: tuple[Sketch, str] | None = None
    """A sign among what they bring and cost, and what it means."""

    def paint(self) -> Canvas:
        tall = any(one.tall for one in self.choices)
        sizes, high = ((STANDING,), TALL) if tall else ((PICTURE, SMALLER), HIGH)
        size = next((size for size in sizes if sum(_columns(self.choices, size, not tall)) <= WHOLE), 0)
        columns = _columns(self.choices, size, not tall) if size else (INNER,)
        across = len(columns)
        rows = -(-len(self.choices) // across)
        end = 2 * MARGIN + rows * (high + APART) - APART
        c = Canvas(end + (NOTE if self.note else 0))
        for at, one in enumerate(self.choices):
            column = at % across
            x, y = MARGIN + column * (columns[0] + GAP), MARGIN + at // across * (high + APART)
            draw = _standing if one.tall else _choice
            draw(c, x, y, columns[column], one, self.game, size or sizes[0])
        if self.note:
            sign, words = self.note
            x = put_sketches(c, MARGIN + 14, end, (sign,), FACT, self.game)
            c.text(x, end + 2, legible(words), BODY, CREAM, fit=INNER - x)
        return c


def _columns(choices: Sequence[DrawnChoice], size: int, even: bool) -> tuple[float, float]:
    """Pixels of two columns, halves if they are to be `even`; else one has what the other can spare. Too wide, where
    they have no room beside each other."""
    left, right = (max([_width(one, size) for one in choices[at::2]], default=0) for at in (0, 1))
    if even:
        return max(left, HALF), max(right, HALF)
    first = max(left, min(HALF, WHOLE - right))
    return first, max(right, WHOLE - first)


def _width(one: DrawnChoice, size: int) -> float:
    """Pixels that a choice needs."""
    if one.tall:
        return BESIDE + sketches_width(one.sketches, size) - BETWEEN + EDGE
    words = max(width_of(_name(one), BODY, BOLD, NARROWEST), sketches_width(one.facts, FACT))
    return LEFT + sketches_width(one.sketches, size) + words + (CROSSED if one.hopeless else 0) + RIGHT


def _name(one: DrawnChoice) -> str:
    return legible(one.name.replace("→", "–"))


def _standing(c: Canvas, x: float, y: float, wide: float, one: DrawnChoice, game: str, size: int) -> None:
    """Its pictures, which say themselves what they are; what all of it costs below its number."""
    c.box(x, y, wide, TALL, PANEL)
    c.put(disc(str(one.number), NUMBER, CREAM, INK), x + 14, y + TALL * (0.3 if one.facts else 0.5), "lm")
    put_sketches(c, x + 18, y + TALL * 0.76, one.facts, FACT, game)
    put_sketches(c, x + BESIDE, y + TALL / 2, one.sketches, size, game)


def _choice(c: Canvas, x: float, y: float, wide: float, one: DrawnChoice, game: str, size: int) -> None:
    ink = MUTED if one.hopeless else CREAM
    c.box(x, y, wide, HIGH, PANEL)
    c.put(disc(str(one.number), NUMBER, ink, INK), x + 14, y + HIGH / 2, "lm")
    end = put_sketches(c, x + LEFT, y + HIGH / 2, one.sketches, size, game)
    room = x + wide - RIGHT - end - (CROSSED if one.hopeless else 0)
    name = _name(one)
    line = y + HIGH / 2 if not one.facts else y + 25
    c.text(end, line + 2, name, BODY, ink, weight=BOLD, fit=room)
    if one.facts:
        put_sketches(c, end, y + 78, one.facts, FACT, game, ink=ink)
    if one.hopeless:
        c.put(tick(False, 44), x + wide - RIGHT, line, "rm")
