"""How somebody's chances went in a game, decision by decision, and how much of them each decision cost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from pictures.canvas import INNER, MARGIN, Canvas
from pictures.palette import BAD, CREAM, GOLD, GOOD, INK, LINE, MUTED, PANEL
from pictures.pen import OVERSAMPLE
from pictures.tile import GameTile
from pictures.type import BODY, BOLD, SMALL, legible

HEIGHT = 330
LEFT, RIGHT, TOP, BOTTOM = 330, 60, 70, 70
PAD = 26
Label = Literal["excellent", "good", "slip", "blunder"]
MARKS: dict[Label, tuple[str, str]] = {"slip": ("?", GOLD), "blunder": ("??", BAD)}
"""What is written in the disc of a decision that cost much, and its colour: as chess players do."""


class DrawnDecision(NamedTuple):
    """The chance to win before a decision, in percent, what it cost of that, and the word for it."""

    chance: int
    loss: int
    label: Label


@dataclass(frozen=True)
class ReviewCurve(GameTile):
    """The accuracy large at the left, the curve at the right, below it how many decisions were what."""

    accuracy: str
    caption: str
    axis: tuple[str, str]
    """What the top and the bottom of the curve mean."""
    counts: str
    decisions: tuple[DrawnDecision, ...]

    def paint(self) -> Canvas:
        c = Canvas(HEIGHT + 2 * MARGIN)
        c.box(MARGIN, MARGIN, INNER, HEIGHT, PANEL)
        middle = MARGIN + LEFT / 2 - 10
        c.text(middle, MARGIN + 128, self.accuracy, 92, GOLD, "mm", BOLD, fit=LEFT - 50)
        c.text(middle, MARGIN + 205, legible(self.caption), BODY, CREAM, "mm", fit=LEFT - 50)
        width, height = INNER - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        top, bottom = self.axis
        c.text(MARGIN + LEFT, MARGIN + 40, legible(top), SMALL, MUTED, fit=width)
        c.text(MARGIN + LEFT, MARGIN + HEIGHT - 34, legible(self.counts or bottom), SMALL, CREAM, fit=width + 30)
        c.put(_curve(self.decisions, width, height), MARGIN + LEFT, MARGIN + TOP, over=True)
        for decision, (x, y) in zip(self.decisions, _places(self.decisions, width, height), strict=True):
            if decision.label in MARKS:
                sign, _ = MARKS[decision.label]
                down = y + decision.loss * (height - 2 * PAD) / 100
                c.text(MARGIN + LEFT + x, MARGIN + TOP + down + 2, sign, 30, INK, "mm", BOLD)
        return c


def _places(decisions: tuple[DrawnDecision, ...], width: int, height: int) -> list[tuple[float, float]]:
    step = (width - 2 * PAD) / max(1, len(decisions) - 1)
    return [(PAD + at * step, PAD + (height - 2 * PAD) * (1 - one.chance / 100)) for at, one in enumerate(decisions)]


def _curve(decisions: tuple[DrawnDecision, ...], width: int, height: int) -> Image.Image:
    k = OVERSAMPLE
    image = Image.new("RGBA", (width * k, height * k))
    pen = ImageDraw.Draw(image)
    for share in (0.0, 0.5, 1.0):
        y = (PAD + (height - 2 * PAD) * share) * k
        pen.line((0, y, width * k, y), LINE, 2 * k)
    places = _places(decisions, width, height)
    if len(places) > 1:
        pen.line([(x * k, y * k) for x, y in places], GOOD, 4 * k, joint="curve")
    for one, (x, y) in zip(decisions, places, strict=True):
        if one.label in MARKS:
            colour, r = MARKS[one.label][1], 22
            down = y + one.loss * (height - 2 * PAD) / 100
            pen.line((x * k, y * k, x * k, down * k), colour, 5 * k)
            pen.ellipse(((x - r) * k, (down - r) * k, (x + r) * k, (down + r) * k), colour)
        elif len(places) == 1:
            pen.ellipse(((x - 6) * k, (y - 6) * k, (x + 6) * k, (y + 6) * k), GOOD)
    return image.resize((width, height), Image.Resampling.LANCZOS)
