"""Pieces that all games share: seat panels, mint corners, ticks, arrows, scores, tokens, comparisons."""

from __future__ import annotations

from PIL import Image, ImageDraw, ImageOps

from .canvas import ROUND, Canvas
from .palette import BACK, BAD, CREAM, GOLD, GOOD, INK, LINE, PANEL, RAISED, VIOLET
from .pen import OVERSAMPLE, Pen
from .sprites import SPRITES
from .type import BOLD, NARROW, SMALL, width_of

DIAGONAL = 0.32
"""Length of a mint corner, as a share of the shorter side."""


# ---- states --------------------------------------------------------------------------------------------------------


def seat_panel(c: Canvas, x: float, y: float, w: float, h: float, turn: bool, fill: str = PANEL) -> None:
    """A seat's panel. A white frame and a pennant: it is this seat's turn; nothing else is framed in white."""
    c.box(x, y, w, h, fill, ROUND, CREAM if turn else None, 7 if turn else 0)
    if turn:
        c.put(pennant(56), x - 2, y + 14, over=True)


def usable(c: Canvas, x: float, y: float, w: float, h: float, out: float = 9) -> None:
    """Mint corners, `out` pixels outside the box: this may be used now."""
    one = bracket(max(26, min(54, round(min(w, h) * DIAGONAL))))
    ends = ((x - out, y - out), (x + w + out, y - out), (x + w + out, y + h + out), (x - out, y + h + out))
    for turn, (left, top) in enumerate(ends):
        anchor = ("l" if turn in (0, 3) else "r") + ("t" if turn < 2 else "b")
        c.put(one.rotate(-90 * turn), left, top, anchor, over=True)


@SPRITES
def pennant(height: int) -> Image.Image:
    """The sign of a turn, at a panel's left edge."""
    pen = Pen(height // 2, height)
    pen.poly([(0, 0), (100, 100), (0, 200)], CREAM, None)
    return pen.done()


@SPRITES
def bracket(size: int) -> Image.Image:
    """The upper left of four mint corners."""
    image = Image.new("RGBA", (size * OVERSAMPLE, size * OVERSAMPLE))
    ends = (0, 0, 2 * size * OVERSAMPLE, 2 * size * OVERSAMPLE)
    ImageDraw.Draw(image).rounded_rectangle(ends, 20 * OVERSAMPLE, outline=GOOD, width=9 * OVERSAMPLE)
    return image.reduce(OVERSAMPLE)


@SPRITES
def tick(met: bool, size: int, fill: str | None = None) -> Image.Image:
    """A tick (mint: met; muted: done) or a cross (red: unmet)."""
    pen = Pen(size)
    pen.oval(50, 50, 48, 48, fill or (GOOD if met else BAD), None)
    if met:
        pen.curve([(26, 52), (44, 68), (74, 34)], 13, INK, None)
    else:
        pen.curve([(32, 32), (68, 68)], 13, INK, None)
        pen.curve([(68, 32), (32, 68)], 13, INK, None)
    return pen.done()


@SPRITES
def hatch(w: int, h: int) -> Image.Image:
    """What would be lost: red bars with gaps, so that it needs no colour to be told from a gain."""
    c = Canvas(h, w, None)
    for x in range(0, w, 18):
        c.box(x, 0, min(11, w - x), h, BAD, 3)
    return c.image


def score_badge(
    c: Canvas, x: float, y: float, points: object, leads: bool, goal: int | None = None, h: int = 72
) -> int:
    """Points at the right end of a header, and what they are out of; gold for the lead. Returns the width."""
    tail = width_of(f"/{goal}", SMALL) if goal else 0
    size = round(h * 0.83)
    w = 52 + width_of(str(points), size, BOLD) + tail
    c.box(x - w, y, w, h, GOLD if leads else RAISED, 18)
    ink = INK if leads else CREAM
    end = x - w + 26 + c.text(x - w + 26, y + h / 2 + 2, points, size, ink, weight=BOLD)
    if goal:
        c.text(end + 3, y + h / 2 + 6, f"/{goal}", SMALL, ink)
    return round(w)


# ---- signs ---------------------------------------------------------------------------------------------------------


@SPRITES
def arrow(length: int, h: int, fill: str, left: bool = False) -> Image.Image:
    """An arrow to the right, or to the `left`."""
    pen = Pen(length, h)
    high = 100 * h / length
    tip = high * 0.9
    shaft = [(0, high * 0.36), (100 - tip, high * 0.36), (100 - tip, 2), (100, high / 2)]
    pen.poly([*shaft, (100 - tip, high - 2), (100 - tip, high * 0.64), (0, high * 0.64)], fill, None)
    return ImageOps.mirror(pen.done()) if left else pen.done()


@SPRITES
def comparison(sign: str, size: int, fill: str) -> Image.Image:
    """> < = ≥ +, drawn: the typeface lacks one of them and sets the others low."""
    pen = Pen(size)
    tip = {">": (80, 50), "<": (20, 50), "≥": (80, 38)}.get(sign)
    if tip:
        pen.curve([(100 - tip[0], tip[1] - 28), tip], 14, fill, None)
        pen.curve([tip, (100 - tip[0], tip[1] + 28)], 14, fill, None)
    for y in {"=": (35, 65), "≥": (88,), "+": (50,)}.get(sign, ()):
        pen.curve([(20, y), (80, y)], 14, fill, None)
    if sign == "+":
        pen.curve([(50, 20), (50, 80)], 14, fill, None)
    return pen.done()


@SPRITES
def infinity(height: int, fill: str) -> Image.Image:
    """More than any number; drawn: the typeface lacks it."""
    pen = Pen(round(height * 1.9), height)
    left = [(26, 6), (8, 26), (26, 46), (50, 26)]
    right = [(100 - x, y) for x, y in left]
    pen.curve([left[3], left[0], left[1], left[2], left[3], right[0], right[1], right[2], left[3]], 10, fill, None)
    return pen.done()


@SPRITES
def disc(words: str, size: int, fill: str, ink: str, rim: str | None = None) -> Image.Image:
    """A round badge with a letter or number."""
    pen = Pen(size)
    pen.oval(50, 50, 45, 45, fill, rim or fill, 8)
    c = Canvas(size, size, None)
    c.image = pen.done()
    c.text(size / 2, size / 2 + 1, words, max(SMALL, round(size * 0.6)), ink, "mm", BOLD, NARROW)
    return c.image


@SPRITES
def token(kind: str, size: int) -> Image.Image:
    """A token of Alakazoo: "magic", "dark", or the "free" place of one."""
    pen = Pen(size)
    if kind == "free":
        pen.oval(50, 50, 42, 42, BACK, LINE, 7)
    elif kind == "magic":
        pen.oval(50, 50, 44, 44, CREAM, GOLD, 8)
        pen.poly([(50, 16), (58, 42), (84, 50), (58, 58), (50, 84), (42, 58), (16, 50), (42, 42)], INK, None)
    else:
        pen.oval(50, 50, 44, 44, "#000000", VIOLET, 8)
        pen.oval(50, 50, 26, 26, VIOLET, None)
        pen.oval(62, 42, 22, 22, "#000000", None)
    return pen.done()


PIPS = {
    1: ((50, 50),),
    2: ((27, 27), (73, 73)),
    3: ((25, 25), (50, 50), (75, 75)),
    4: ((27, 27), (73, 27), (27, 73), (73, 73)),
    5: ((25, 25), (75, 25), (50, 50), (25, 75), (75, 75)),
    6: ((27, 22), (73, 22), (27, 50), (73, 50), (27, 78), (73, 78)),
}


@SPRITES
def die_face(number: int, size: int, colour: str = CREAM, pips: str = INK, rim: str | None = None) -> Image.Image:
    """A die that shows `number`; 0: not rolled yet."""
    c = Canvas(size, size, None)
    c.box(0, 0, size, size, colour, size // 6, rim, max(2, size // 26) if rim else 0, over=True)
    pen = Pen(size)
    for x, y in PIPS.get(number, ()):
        pen.oval(x, y, 10.5, 10.5, pips, None)
    c.put(pen.done(), 0, 0, over=True)
    if not number:
        c.text(size / 2, size / 2 + 1, "?", max(SMALL, round(size * 0.7)), pips, "mm", BOLD)
    return c.image


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"
