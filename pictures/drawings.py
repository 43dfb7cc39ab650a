"""Drawings of our own, by the names that `art.toml` gives them: stars, potions, objects that OpenMoji has not.

Each fills a square of `size` pixels; the vectors are in hundredths of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PIL import Image

from .glyphs import glyph
from .palette import BAD, CREAM, GOLD, INK, LINE, PANEL, WHITE
from .pen import Pen
from .shapes import SHAPES, strokes
from .sprites import SPRITES

POTIONS = {
    "combat": ("#D55E00", "#D55E00"),
    "die": ("#0072B2", "#0072B2"),
    "double": ("#D55E00", "#0072B2"),
    "robbery": ("#4A4E5E", "#4A4E5E"),
    "recovery": ("#009E73", "#009E73"),
}
"""Of each kind of potion the colours of its left and right half."""
SIGNS = {"combat": ("sword",), "die": ("🎲",), "double": ("sword", "🎲"), "robbery": ("🦝",), "recovery": ("🩹",)}


@SPRITES
def star(size: int, fill: str | None = GOLD, line: str = INK) -> Image.Image:
    """A star with a rim; without `fill` one that is not lit."""
    pen = Pen(size)
    pen.poly(_star_points(53, 45, 22), fill or PANEL, line if fill else LINE, 6)
    return pen.done()


@SPRITES
def plain_star(size: int, fill: str) -> Image.Image:
    """A star without a rim, beside a number."""
    pen = Pen(size)
    pen.poly(_star_points(54, 50, 23), fill, None)
    return pen.done()


@SPRITES
def flame(size: int) -> Image.Image:
    """A fire that has been kept."""
    pen = Pen(size)
    outer = [
        (50, 4),
        (60, 24),
        (78, 44),
        (86, 68),
        (72, 92),
        (50, 97),
        (28, 92),
        (14, 68),
        (22, 44),
        (33, 52),
        (40, 28),
    ]
    inner = [(52, 46), (64, 64), (66, 80), (50, 92), (34, 80), (38, 66), (46, 62)]
    pen.blob(outer, BAD)
    pen.blob(inner, GOLD, None)
    return pen.done()


def _star_points(middle: float, outer: float, inner: float) -> list[tuple[float, float]]:
    radii = [(k, outer if k % 2 == 0 else inner) for k in range(10)]
    return [(50 + r * math.sin(k * math.pi / 5), middle - r * math.cos(k * math.pi / 5)) for k, r in radii]


@SPRITES
def flask(kind: str, size: int) -> Image.Image:
    """A potion: a sword on orange for combat, a die on blue for the die, half and half when double."""
    left, right = POTIONS[kind]
    pen = Pen(size)
    glass = [(40, 20), (60, 20), (61, 34), (88, 54), (92, 78), (70, 95), (30, 95), (8, 78), (12, 54), (39, 34)]
    pen.blob(glass, WHITE, width=5)
    pen.blob([(15, 54), (50, 48), (85, 54), (88, 77), (69, 91), (31, 91), (12, 77)], left, None)
    if left != right:
        pen.blob([(50, 48), (85, 54), (88, 77), (69, 91), (50, 91)], right, None)
        pen.poly([(50, 47), (56, 47), (56, 92), (50, 92)], right, None)
    pen.poly([(36, 8), (64, 8), (64, 22), (36, 22)], "#A9783F")
    signs = SIGNS[kind]
    radius, places = (24, [50]) if len(signs) == 1 else (19, [28, 72])
    for x in places:
        pen.oval(x, 70, radius, radius, CREAM, None)
    image = pen.done()
    for x, sign in zip(places, signs, strict=True):
        wide = round(size * radius * 0.0162)
        small = DRAWN[sign](wide) if sign in DRAWN else glyph(sign, wide)
        image.alpha_composite(small, (round(size * x / 100 - small.width / 2), round(size * 0.7 - small.height / 2)))
    return image


def _thing(name: str) -> Callable[[int], Image.Image]:
    @SPRITES
    def draw(size: int) -> Image.Image:
        pen = Pen(size)
        strokes(pen, SHAPES["thing"][name])
        return pen.done()

    return draw


DRAWN: dict[str, Callable[[int], Image.Image]] = {
    **{f"flask-{kind}": partial(flask, kind) for kind in POTIONS},
    **{name: _thing(name) for name in SHAPES["thing"]},
    "star": star,
}
"""By the name after "draw:" in `art.toml`."""
