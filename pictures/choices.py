"""The choices of a question as pictures: a number, what is chosen, its name, what it brings and costs.

The label of each control begins with the same number. A tile belongs to one question and to no other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .canvas import GAP, INNER, MARGIN, Canvas
from .palette import CREAM, INK, MUTED, PANEL
from .pieces import disc, tick
from .strip import Sketch, put_sketches, sketches_width
from .tile import Tile
from .type import BODY, BOLD, NARROWEST, legible, width_of

MOST = 6
"""Choices that are drawn; more are said in words."""
HIGH, NUMBER, APART = 103, 54, 8
PICTURE, SMALLER, FACT = 84, 64, 58
"""A picture of what is chosen, also where there are many; and of what it brings and costs."""
HALF = (INNER - GAP) // 2
LEFT, RIGHT = 14 + NUMBER + 12, 16
"""Pixels of a row before its pictures, and after its words."""
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


@dataclass(frozen=True)
class Choices(Tile):
    """Up to six choices of a question, two beside each other where their names have room."""

    game: str
    question: int
    """Its number, as in the controls."""
    choices: tuple[DrawnChoice, ...]

    @property
    def colours(self) -> str:
        return self.game

    def paint(self) -> Canvas:
        size = next((size for size in (PICTURE, SMALLER) if all(_width(one, size) <= HALF for one in self.choices)), 0)
        across = 2 if size else 1
        wide = HALF if across == 2 else INNER
        rows = -(-len(self.choices) // across)
        c = Canvas(2 * MARGIN + rows * (HIGH + APART) - APART)
        for at, one in enumerate(self.choices):
            x, y = MARGIN + at % across * (wide + GAP), MARGIN + at // across * (HIGH + APART)
            _choice(c, x, y, wide, one, self.game, size or PICTURE)
        return c


def _width(one: DrawnChoice, size: int) -> float:
    """Pixels that a choice needs."""
    words = max(width_of(_name(one), BODY, BOLD, NARROWEST), sketches_width(one.facts, FACT))
    return LEFT + sketches_width(one.sketches, size) + words + (CROSSED if one.hopeless else 0) + RIGHT


def _name(one: DrawnChoice) -> str:
    return legible(one.name.replace("→", "–"))


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
