"""What somebody has played, as a card: days in a row, what they are good at, and a line for each game.

All words come from the caller, in the message's language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image, ImageDraw

from pictures.canvas import WIDTH, Canvas
from pictures.game import PICTURES
from pictures.palette import CREAM, GOOD, MUTED, PANEL, RAISED
from pictures.pen import OVERSAMPLE
from pictures.poster import COLUMN, WIDE, plate, poster
from pictures.streak import streak_panel
from pictures.tile import GameTile
from pictures.type import BOLD, NARROW, REGULAR, SMALL

ROW, GAP = 84, 12
STEPS = 40
"""Values of a curve that are drawn: the newest."""


class Figure(NamedTuple):
    """A number that matters, and what it is."""

    value: str
    label: str
    curve: tuple[int, ...] = ()
    """How it came about, the oldest first."""


class Played(NamedTuple):
    """A line about one game."""

    game: str
    title: str
    rating: str
    """Empty: none yet."""
    won: str
    curve: tuple[int, ...] = ()
    """The ratings after each game that counted."""


@dataclass(frozen=True)
class ProfileCard(GameTile):
    """16:9, with the host and in the colours of the game played most."""

    name: str
    games: str
    """How many, in words."""
    streak: str
    """Days in a row."""
    days: str
    """The word behind it."""
    longest: str
    calendar: tuple[str, ...]
    """Of `streak.DAYS`, today last."""
    figures: tuple[Figure, ...]
    """At most three."""
    played: tuple[Played, ...]
    """At most three."""
    hero: str = ""
    """Whom their album has of this game, the newest; empty: nobody."""

    def paint(self) -> Canvas:
        own = PICTURES[self.game]
        c = poster(own.accent, own.figure(self.hero, 330), self.streak != "0")
        plate(c, self.name, self.games)
        streak_panel(c, 20, self.streak, self.days, self.longest, self.calendar)
        _figures(c, self.figures)
        for at, line in enumerate(self.played):
            _line(c, 599 - (len(self.played) - at) * (ROW + GAP) + GAP, line)
        return c


def _figures(c: Canvas, figures: Sequence[Figure]) -> None:
    """Boxes side by side: the number, what it is, and how it came about."""
    wide = (WIDE - GAP * (len(figures) - 1)) / max(1, len(figures))
    for at, each in enumerate(figures):
        x = COLUMN + at * (wide + GAP)
        c.box(x, 199, wide, 108, RAISED, 22)
        drawn = 72 if len(each.curve) > 1 else 0
        if drawn:
            c.put(curve(each.curve, drawn, 50, GOOD), x + wide - drawn - 8, 212, over=True)
        c.text(x + (wide - drawn) / 2, 238, each.value, 54, CREAM, "mm", BOLD, NARROW, fit=wide - drawn - 16)
        c.text(x + wide / 2, 284, each.label, SMALL, MUTED, "mm", REGULAR, NARROW, fit=wide - 20)


def _line(c: Canvas, top: float, line: Played) -> None:
    own, middle = PICTURES[line.game], top + ROW / 2
    c.box(COLUMN, top, WIDE, ROW, PANEL, 22)
    if len(line.curve) > 1:
        c.put(curve(line.curve, 130, ROW - 20, own.accent), COLUMN + 236, top + 10, over=True)
    c.text(COLUMN + 22, middle, line.title, 44, own.accent, weight=BOLD, width=NARROW, fit=206)
    c.text(COLUMN + 386, middle, line.rating, 46, CREAM, weight=BOLD, width=NARROW, fit=100)
    c.text(WIDTH - 40, middle, line.won, SMALL, MUTED, "rm", REGULAR, NARROW, fit=94)


def curve(values: Sequence[int], wide: int, high: int, colour: str) -> Image.Image:
    """Values from left to right, the least at the bottom, the greatest at the top; at least two."""
    values, k, pad = values[-STEPS:], OVERSAMPLE, 10
    low, high_value = min(values), max(values)
    image = Image.new("RGBA", (wide * k, high * k))
    step = (wide - 2 * pad) / (len(values) - 1)
    drop = (high - 2 * pad) / max(1, high_value - low)
    points = [((pad + at * step) * k, (pad + (high_value - value) * drop) * k) for at, value in enumerate(values)]
    pen = ImageDraw.Draw(image)
    pen.line(points, colour, 5 * k, joint="curve")
    (x, y), r = points[-1], 8 * k
    pen.ellipse((x - r, y - r, x + r, y + r), colour)
    return image.resize((wide, high), Image.Resampling.LANCZOS)
