"""The ground of a card to be posted: 16 : 9, a sunburst behind somebody large, blocks for the others."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from .canvas import WIDTH, Canvas
from .drawings import star
from .palette import BACK, GOLD, INK, PANEL, mix
from .pen import Pen
from .people import people, width, write
from .sprites import SPRITES
from .type import BOLD, NARROW

HIGH = 619
"""Pixels: 16 : 9."""
HERO_X, HERO_FOOT = 236, 452
"""Where a hero stands: the middle, and the lower edge."""
COLUMN, WIDE = 478, 602
"""Where the half beside the hero begins, and how wide it is."""
RAYS = 18
STARS = ((48, 70, 46), (424, 96, 58), (30, 330, 34), (446, 330, 38), (92, 22, 30), (384, 30, 34))
"""About the hero: the middle of each, and its size."""


def poster(tint: str, hero: Image.Image | None, festive: bool = True) -> Canvas:
    """A card with `hero` on a disc of `tint` at its left, stars about it where there is something to celebrate."""
    c = Canvas(HIGH)
    c.image.paste(rays(HERO_X, 260, mix(PANEL, tint, 0.16)))
    if festive:
        for x, y, size in STARS:
            c.put(star(size), x, y, "mm", over=True)
    c.put(disc(tint, festive), HERO_X, 254, "mm", over=True)
    if hero is not None:
        c.put(hero, HERO_X, HERO_FOOT, "mb", over=True)
    return c


def plate(c: Canvas, name: str, words: str) -> None:
    """Whose card it is, on gold below the hero, and a line about that."""
    c.box(30, 448, 412, 151, GOLD, 26, over=True)
    person = people([name])[0]
    size = next((one for one in (60, 52, 44) if width(person, one, BOLD, WIDTH) <= 372), 40)
    write(c, 52, 496, person, size, INK, weight=BOLD, fit=372)
    c.text(52, 562, words, 40, INK, width=NARROW, fit=372)


@SPRITES
def disc(tint: str, festive: bool) -> Image.Image:
    """What the hero stands on."""
    pen = Pen(392)
    pen.oval(50, 50, 47, 47, tint if festive else mix(tint, PANEL, 0.5), GOLD if festive else PANEL, 5)
    return pen.done()


@SPRITES
def rays(x: int, y: int, light: str, height: int = HIGH, count: int = RAYS) -> Image.Image:
    """A sunburst about (x, y), as wide as a tile."""
    image = Image.new("RGB", (WIDTH * 2, height * 2), BACK)
    draw, far = ImageDraw.Draw(image), 3 * WIDTH
    for k in range(count):
        ends = [2 * math.pi * (k + half) / count for half in (0, 0.5)]
        corners = [(2 * x + far * math.cos(a), 2 * y + far * math.sin(a)) for a in ends]
        draw.polygon([(2 * x, 2 * y), *corners], fill=light)
    return image.reduce(2)
