"""Pieces of pictures that take the stage: bursts, stamps, what somebody says and the odds of a die, backs of cards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from .canvas import WIDTH, Canvas, box_sprite
from .drawings import star
from .layout import Box, Drawn, Piece, Row, Sprite, Words
from .palette import BACK, BAD, CREAM, GOLD, GOOD, INK, LILAC, LINE, MUTED, NIGHT, PANEL, PAPER, VIOLET, mix
from .pen import Pen
from .pieces import arrow, die_face
from .poster import rays
from .sprites import SPRITES
from .type import BODY, BOLD, NARROW, NARROWEST, SMALL, halved, width_of, wrapped

STAGE = 620
"""Pixels of a moment's height."""
LIGHT = 0.42
"""How much of its colour is in a ray of light."""
RAYS = 13
"""Of each light where there are two: their edges are most of such a picture's bytes."""
PALE = 0.38
"""How much of what didn't happen is left."""


# ---- grounds and sprites -------------------------------------------------------------------------------------------


@SPRITES
def split(left: str, right: str, height: int = STAGE) -> Image.Image:
    """Two lights that meet in a slanting line."""
    one, other = (rays(x, 250, mix(PANEL, light, LIGHT), height, RAYS) for x, light in ((210, left), (890, right)))
    mask, k = Image.new("L", (WIDTH, height)), height // 8
    ImageDraw.Draw(mask).polygon([(WIDTH // 2 + k, 0), (WIDTH, 0), (WIDTH, height), (WIDTH // 2 - k, height)], fill=255)
    whole = one.copy()
    whole.paste(other, mask=mask)
    ImageDraw.Draw(whole).line([(WIDTH // 2 + k, 0), (WIDTH // 2 - k, height)], INK, 10)
    return whole


@SPRITES
def burst(size: int, fill: str, points: int = 16, inner: float = 0.76) -> Image.Image:
    """A comic's explosion."""
    pen, at = Pen(size), list[tuple[float, float]]()
    for k in range(2 * points):
        r = 47 * inner if k % 2 else 42 if k % 4 else 47
        a = math.pi * k / points
        at.append((50 + r * math.sin(a), 50 - r * math.cos(a)))
    pen.poly(at, fill, INK, 3)
    return pen.done()


def turned(image: Image.Image, degrees: float) -> Image.Image:
    """A sprite turned to the left."""
    return image.rotate(degrees, Image.Resampling.BICUBIC, expand=True)


@SPRITES
def tumbled(face: int, size: int) -> Image.Image:
    """A die that has just been thrown."""
    return turned(die_face(face, size, CREAM, INK, INK), 11)


@SPRITES
def stamp(words: str, colour: str, room: int, turn: float, sizes: tuple[int, ...] = (60, 52, 46, 40)) -> Image.Image:
    """Words in a double frame, turned; as large as `room` pixels let them be, in two lines where they need them."""
    size = next((one for one in sizes if width_of(words, one, BOLD, NARROW) <= room - 70), sizes[-1])
    lines = [words] if width_of(words, size, BOLD, NARROW) <= room - 70 else [*halved(words, room - 70, size, BOLD)]
    w = round(max(width_of(line, size, BOLD, NARROW) for line in lines)) + 70
    h = round(len(lines) * size * 1.1) + 44
    c = Canvas(h, w, None)
    c.box(0, 0, w, h, CREAM, 26, over=True)
    c.box(6, 6, w - 12, h - 12, colour, 22, INK, 0, over=True)
    c.box(13, 13, w - 26, h - 26, colour, 16, INK, 4, over=True)
    for k, line in enumerate(lines):
        down = h / 2 + (k - (len(lines) - 1) / 2) * size * 1.1 + 3
        c.text(w / 2, down, line, size, INK, "mm", BOLD, NARROW, w - 60)
    return turned(c.image, turn)


@SPRITES
def back(w: int, h: int, sign: str = "", turn: int = 0) -> Image.Image:
    """A card that lies face down, turned by so many degrees; `sign` is written on it in place of a star."""
    c = Canvas(h, w, None)
    c.box(0, 0, w, h, NIGHT, w // 7, VIOLET, max(4, w // 22), over=True)
    if sign:
        c.text(w / 2, h * 0.52, sign, round(h * 0.5), LILAC, "mm", BOLD)
    else:
        c.put(star(round(w * 0.56), VIOLET), w / 2, h / 2, "mm", over=True)
    return turned(c.image, turn) if turn else c.image


# ---- what is said and thrown ---------------------------------------------------------------------------------------

TAILS = {"r": [(0, 30), (96, 62), (0, 74)], "l": [(100, 30), (4, 62), (100, 74)]}


def bubble(words: str, tail: str = "r", room: float = 8, size: int = SMALL, at: str = "mm") -> Piece:
    """What somebody says, within `room` units; `tail`: towards l or r."""
    lines = wrapped(words, room * SMALL, size, BOLD, NARROWEST)
    wide = max((width_of(line, size, BOLD, NARROWEST) for line in lines), default=0) + 44
    high = len(lines) * (size + 6) + 26

    def paint(c: Canvas, x: float, y: float, w: float, h: float) -> None:
        x += (w - wide) * {"l": 0, "m": 0.5, "r": 1}[at[0]]
        middle = y + h / 2
        pen = Pen(60)
        pen.poly(TAILS[tail], PAPER, INK, 6)
        c.put(pen.done(), x + wide - 8 if tail == "r" else x - 52, middle - 30, over=True)
        c.box(x, middle - high / 2, wide, high, PAPER, 24, INK, 4, over=True)
        c.box(x + wide - 16 if tail == "r" else x + 3, middle - 10, 13, 24, PAPER, 0, over=True)
        for k, line in enumerate(lines):
            down = middle + (k - (len(lines) - 1) / 2) * (size + 6) + 2
            c.text(x + wide / 2, down, line, size, INK, "mm", BOLD, NARROWEST)

    return Drawn(wide / SMALL, high / SMALL, paint, says=words) if words else Drawn()


class Odds(NamedTuple):
    """What some faces of a die would bring."""

    faces: tuple[int, ...]
    words: str
    ink: str = CREAM
    """Gold for what the roll decides, red for a loss."""


def odds(chances: Sequence[Odds], die: int) -> Row:
    """All faces with what they bring; once the die is thrown its own are lit, the others pale."""
    return Row([_odds(one, die) for one in chances], 0.4)


def _odds(one: Odds, die: int) -> Box:
    hit = die in one.faces
    ink = INK if hit else mix(PANEL, CREAM, 0.62) if die else one.ink
    fill = one.ink if hit else PANEL
    dice = [Sprite(_face(face, hit and face == die, bool(die) and not (hit and face == die))) for face in one.faces]
    words = Words(one.words, BODY, ink, BOLD, 2, (36, SMALL), grow=1, at="mm", width=NARROWEST)
    said = f"{'–'.join([str(face) for face in one.faces[:1] + one.faces[1:][-1:]])}: {one.words}"
    line = None if hit else mix(BACK, one.ink, 0.5) if die else one.ink
    return Box(Row([Row(dice, 0.1), words], 0.3), fill, (0.4, 0.05), line, 5, 24, h=2.7, grow=len(one.faces), says=said)


@SPRITES
def _face(face: int, lit: bool, pale: bool) -> Image.Image:
    image = die_face(face, 62 if lit else 50, CREAM, INK, INK)
    if pale:
        image = image.copy()
        image.putalpha(image.getchannel("A").point([round(a * PALE) for a in range(256)]))
    return image


def change(before: object, after: object, good: bool, size: int = 50) -> Row:
    """A number before and after."""
    ink = GOOD if good else BAD
    return Row(
        [
            Words(before, size, mix(PANEL, CREAM, 0.62), BOLD),
            Sprite(arrow(46, 34, ink)),
            Words(after, round(size * 1.2), GOLD if good else CREAM, BOLD),
        ],
        0.3,
    )


def way(c: Canvas, x: float, y: float, wide: float, before: float, after: float, high: int = 28) -> None:
    """A bar of shares of the whole: grey as far as it was, mint what came, or red what went."""

    def end(share: float) -> float:
        return max(high, min(1.0, max(0.0, share)) * wide)

    c.box(x, y, wide, high, LINE, high // 2, over=True)
    c.box(x, y, end(max(before, after)), high, GOOD if after >= before else BAD, high // 2, over=True)
    c.box(x, y, end(min(before, after)), high, MUTED, high // 2, over=True)


@SPRITES
def chair(size: int, colour: str) -> Image.Image:
    """A free seat."""
    pen = Pen(size)
    pen.curve([(28, 12), (28, 92)], 9, colour, None)
    pen.curve([(72, 58), (72, 92)], 9, colour, None)
    pen.curve([(28, 58), (72, 58)], 12, colour, None)
    pen.curve([(28, 16), (28, 40)], 14, colour, None)
    return pen.done()


@SPRITES
def dashes(w: int, h: int, colour: str) -> Image.Image:
    """The rim of a seat that is still free."""
    line = box_sprite(w, h, 24, None, colour, 5).copy()
    gaps = Image.new("L", line.size, 255)
    pen = ImageDraw.Draw(gaps)
    for k in range(-h, w, 44):
        pen.polygon([(k, h), (k + 18, h), (k + 18 + h, 0), (k + h, 0)], fill=0)
    line.putalpha(Image.composite(line.getchannel("A"), Image.new("L", line.size), gaps))
    return line
