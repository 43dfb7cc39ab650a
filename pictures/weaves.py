"""Woven cloth: patterns of two colours or more, in hundredths of a sprite."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

from .pen import Pen, Point

Colours = Sequence[str]
EDGE = 120
"""Beyond the sprite: cloth ends behind its outline."""


def weave(pen: Pen, points: Sequence[Point], kind: str, colours: Colours) -> None:
    """A polygon of cloth, without an outline: the first colour is its ground, the others make the pattern."""
    cloth = Pen(1)
    cloth.unit, cloth.image = pen.unit, Image.new("RGBA", pen.image.size, colours[0])
    cloth.draw = ImageDraw.Draw(cloth.image)
    WEAVES[kind](cloth, colours)
    pen.cover(points, cloth.image)


def _field(pen: Pen, x: float, y: float, w: float, h: float, fill: str) -> None:
    pen.poly([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], fill, None)


def _stripes(pen: Pen, colours: Colours) -> None:
    for x in range(-9, EDGE, 18):
        _field(pen, x, 0, 9, EDGE, colours[1])


def _hoops(pen: Pen, colours: Colours) -> None:
    for y in range(0, EDGE, 16):
        _field(pen, 0, y, EDGE, 8, colours[1])


def _dots(pen: Pen, colours: Colours) -> None:
    for row in range(14):
        for k in range(9):
            pen.oval(k * 14 + row % 2 * 7, row * 9, 3, 3, colours[1], None)


def _checks(pen: Pen, colours: Colours) -> None:
    for row in range(17):
        for k in range(row % 2, 17, 2):
            _field(pen, k * 7, row * 7, 7, 7, colours[1])


def _harlequin(pen: Pen, colours: Colours) -> None:
    for row in range(-1, 12):
        for k in range(-1, 9):
            x, y = k * 16 + row % 2 * 8, row * 11
            diamond = [(x, y - 11), (x + 8, y), (x, y + 11), (x - 8, y)]
            pen.poly(diamond, colours[(k + row * 2) % len(colours)], None)


def _halves(pen: Pen, colours: Colours) -> None:
    _field(pen, 50, 0, EDGE, EDGE, colours[1])


WEAVES: dict[str, Callable[[Pen, Colours], None]] = {
    "stripes": _stripes,
    "hoops": _hoops,
    "dots": _dots,
    "checks": _checks,
    "harlequin": _harlequin,
    "halves": _halves,
}
