"""Who did best at a day's game or in a month: blocks that fall from the first to the last, a cup above the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .art import mark
from .canvas import WIDTH, Canvas
from .game import PICTURES
from .palette import CREAM, GOLD, INK, MUTED, PANEL, RAISED, mix
from .people import DrawnPerson, people, write
from .poster import rays
from .tile import GameTile
from .type import BOLD, NARROW, REGULAR, SMALL

HIGH = 480
MOST = 5
"""Blocks: more than three where people share a place."""
LEFT, GAP, FOOT = 30, 16, 20
TOPS = {1: 196, 2: 256, 3: 306}
"""Upper edge of a block, by place."""


class Step(NamedTuple):
    """Somebody on the podium."""

    place: int
    person: DrawnPerson
    points: int


@dataclass(frozen=True)
class Podium(GameTile):
    """The podium of a day or a month; at least one person stands on it."""

    steps: tuple[Step, ...]
    """The first first, at most `MOST`."""
    title: str
    """What it is about: yesterday."""
    corner: str
    """The par, in words; empty: unknown."""
    heading: str = ""
    """In the place of the game's name."""

    def paint(self) -> Canvas:
        own = PICTURES[self.game]
        c = Canvas(HIGH)
        wide = min(330.0, (WIDTH - 2 * LEFT - GAP * (len(self.steps) - 1)) / len(self.steps))
        left = (WIDTH - wide * len(self.steps) - GAP * (len(self.steps) - 1)) / 2
        c.image.paste(rays(round(left + wide / 2), 190, mix(PANEL, own.accent, 0.16), HIGH, 24))
        words, fit = self.heading or own.title, WIDTH - 2 * LEFT if self.heading else 470
        end = LEFT + c.text(LEFT, 62, words, 72, own.accent, weight=BOLD, width=NARROW, fit=fit)
        c.text(end + 26, 68, self.title, 46, CREAM, width=NARROW, fit=WIDTH - end - 270)
        c.text(WIDTH - LEFT, 68, self.corner, SMALL, CREAM, "rm", REGULAR, NARROW, fit=210)
        for at, step in enumerate(self.steps):
            _block(c, left + at * (wide + GAP), wide, step)
        return c


def podium(
    game: str, ranked: Sequence[tuple[int, str, int]], title: str, corner: str = "", heading: str = ""
) -> Podium | None:
    """The podium of these, each a place, a name and points, the first first; None: nobody, or no pictures."""
    best = ranked[:MOST]
    if not best or game not in PICTURES:
        return None
    drawn = people([name for _, name, _ in best])
    steps = [Step(place, who, points) for (place, _, points), who in zip(best, drawn, strict=True)]
    return Podium(game, tuple(steps), title, corner, heading)


def _block(c: Canvas, x: float, wide: float, step: Step) -> None:
    first, top = step.place == 1, TOPS[step.place]
    ink = INK if first else CREAM
    c.box(x, top, wide, HIGH - FOOT - top, GOLD if first else RAISED, 22, over=True)
    middle = x + wide / 2
    if first:
        c.put(mark("winner", 92), middle, top + 4, "mb", over=True)
    size = 46 if wide > 240 else 38
    write(c, middle, top + 48, step.person, size, ink, "mm", BOLD, fit=wide - 32)
    c.text(middle, HIGH - FOOT - 48, str(step.points).replace("-", "−"), 64, ink, "mm", BOLD, NARROW)
    c.text(x + 22, HIGH - FOOT - 44, f"{step.place}.", 44, INK if first else MUTED, "lm", BOLD)
