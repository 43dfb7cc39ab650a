"""A person's rating in one game after each game that counted, as a curve."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from pictures.canvas import INNER, MARGIN, Canvas
from pictures.palette import CREAM, GOLD, LINE, MUTED, PANEL
from pictures.pen import OVERSAMPLE
from pictures.tile import Tile
from pictures.type import BODY

HEIGHT = 300
LEFT, RIGHT, TOP, BOTTOM = 130, 40, 40, 40
LEAST = 100
"""Points from the bottom to the top at least, so that a small change looks small."""
PAD = 12
POINTS = 120
"""The newest games that are drawn."""


@dataclass(frozen=True)
class RatingCurve(Tile):
    """The ratings after each game, as they are shown, the first first; at least two."""

    game: str
    ratings: tuple[int, ...]

    @property
    def colours(self) -> str:
        """The game's."""
        return self.game

    def paint(self) -> Canvas:
        c = Canvas(HEIGHT + 2 * MARGIN)
        c.box(MARGIN, MARGIN, INNER, HEIGHT, PANEL)
        ratings = self.ratings[-POINTS:]
        low, high = scale(ratings)
        width, height = INNER - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        for value in (low, (low + high) // 2, high):
            y = MARGIN + TOP + _down(value, low, high, height)
            c.text(MARGIN + LEFT - 24, y, str(value), BODY, MUTED, anchor="rm")
        c.put(_curve(ratings, low, high, width, height), MARGIN + LEFT, MARGIN + TOP, over=True)
        return c


def scale(ratings: tuple[int, ...]) -> tuple[int, int]:
    """The values at the bottom and at the top, both multiples of 50."""
    low, high = min(ratings) // 50 * 50, -(-max(ratings) // 50) * 50
    while high - low < LEAST:
        low, high = low - 50, high + 50
    return low, high


def _down(value: int, low: int, high: int, height: int) -> float:
    """How far below the top a rating lies."""
    return PAD + (height - 2 * PAD) * (high - value) / (high - low)


def _curve(ratings: tuple[int, ...], low: int, high: int, width: int, height: int) -> Image.Image:
    k = OVERSAMPLE
    image = Image.new("RGBA", (width * k, height * k))
    pen = ImageDraw.Draw(image)
    for value in (low, (low + high) // 2, high):
        y = _down(value, low, high, height) * k
        pen.line((0, y, width * k, y), LINE, 2 * k)
    step = (width - 2 * PAD) / (len(ratings) - 1)
    points = [((PAD + at * step) * k, _down(value, low, high, height) * k) for at, value in enumerate(ratings)]
    pen.line(points, GOLD, 5 * k, joint="curve")
    (x, y), r = points[-1], 9 * k
    pen.ellipse((x - r, y - r, x + r, y + r), GOLD, CREAM, 3 * k)
    return image.resize((width, height), Image.Resampling.LANCZOS)
