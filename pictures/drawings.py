"""Drawings of our own, by the names that `art.toml` gives them: stars, potions, objects that OpenMoji has not.

Each fills a square of `size` pixels; the vectors are in hundredths of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from .glyphs import glyph
from .palette import CREAM, GOLD, INK, LINE, PANEL, WHITE
from .pen import Pen

POTIONS = {
    "combat": ("#D55E00", "#D55E00"),
    "die": ("#0072B2", "#0072B2"),
    "double": ("#D55E00", "#0072B2"),
    "robbery": ("#4A4E5E", "#4A4E5E"),
}
"""Of each kind of potion the colours of its left and right half."""
SIGNS = {"combat": "⚔", "die": "🎲", "double": "⚔🎲", "robbery": "🦝"}


@lru_cache(256)
def star(size: int, fill: str | None = GOLD, line: str = INK) -> Image.Image:
    """A star with a rim; without `fill` one that is not lit."""
    pen = Pen(size)
    pen.poly(_star_points(53, 45, 22), fill or PANEL, line if fill else LINE, 6)
    return pen.done()


@lru_cache(256)
def plain_star(size: int, fill: str) -> Image.Image:
    """A star without a rim, beside a number."""
    pen = Pen(size)
    pen.poly(_star_points(54, 50, 23), fill, None)
    return pen.done()


def _star_points(middle: float, outer: float, inner: float) -> list[tuple[float, float]]:
    radii = [(k, outer if k % 2 == 0 else inner) for k in range(10)]
    return [(50 + r * math.sin(k * math.pi / 5), middle - r * math.cos(k * math.pi / 5)) for k, r in radii]


@lru_cache(64)
def flask(kind: str, size: int) -> Image.Image:
    """A potion: swords on orange for combat, a die on blue for the die, half and half when double."""
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
        small = glyph(sign, round(size * radius * 0.0162))
        image.alpha_composite(small, (round(size * x / 100 - small.width / 2), round(size * 0.7 - small.height / 2)))
    return image


@lru_cache(64)
def barretina(size: int) -> Image.Image:
    """A Catalan cap."""
    pen = Pen(size)
    pen.blob([(16, 72), (22, 34), (48, 12), (78, 20), (90, 46), (80, 58), (66, 46), (70, 72)], "#C8322B")
    pen.blob([(12, 70), (44, 64), (76, 70), (76, 88), (44, 92), (12, 88)], INK)
    return pen.done()


@lru_cache(64)
def txapela(size: int) -> Image.Image:
    """A Basque beret."""
    pen = Pen(size)
    pen.curve([(52, 26), (58, 12)], 5, INK, None)
    pen.blob([(6, 50), (24, 28), (60, 22), (92, 38), (94, 56), (62, 68), (24, 68)], "#3A3F55")
    pen.blob([(24, 66), (50, 72), (76, 64), (74, 78), (50, 84), (28, 80)], "#20232F")
    return pen.done()


@lru_cache(64)
def voodoo(size: int) -> Image.Image:
    """A doll with two pins."""
    pen = Pen(size)
    cloth = "#C9A06A"
    pen.curve([(20, 56), (80, 56)], 15, cloth)
    for x in (38, 62):
        pen.curve([(50 + (x - 50) * 0.6, 66), (x, 90)], 15, cloth)
    pen.blob([(36, 46), (64, 46), (66, 74), (34, 74)], cloth)
    pen.oval(50, 28, 20, 20, cloth)
    for x in (42, 58):
        pen.curve([(x - 4, 22), (x + 4, 30)], 3.5, INK, None)
        pen.curve([(x + 4, 22), (x - 4, 30)], 3.5, INK, None)
    pen.curve([(43, 39), (57, 39)], 3.5, INK, None)
    for (x, y), (u, v) in (((50, 58), (84, 22)), ((46, 68), (14, 84))):
        pen.curve([(x, y), (u, v)], 3.5, "#6E7488", None)
        pen.oval(u, v, 6, 6, "#D55E00")
    pen.blob([(50, 55), (58, 58), (50, 68), (42, 58)], "#D55E00", None)
    return pen.done()


DRAWN: dict[str, Callable[[int], Image.Image]] = {
    **{f"flask-{kind}": (lambda size, kind=kind: flask(kind, size)) for kind in POTIONS},
    "barretina": barretina,
    "txapela": txapela,
    "voodoo": voodoo,
    "star": star,
}
"""By the name after "draw:" in `art.toml`."""
