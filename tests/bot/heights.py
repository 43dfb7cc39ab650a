"""How high a message stands on a phone: a model of the page, held to a browser by `tests/page/test_heights`.

It knows the letters of one typeface by the width of their kinds, what stands around each part, and a picture's height.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import ceil
from unittest import mock

from bot.delivery.layout import ROW, fit
from bot.screens.screen import Button, Buttons, Picture, Screen, Select, Separator, Text
from bot.texts import Markdown, unmarked
from pictures.canvas import WIDTH, Canvas
from pictures.tile import Tile

PHONE, INNER = 390, 338
"""CSS pixels of a phone, and between the edges of a box on it."""
AROUND = 91.5
"""What is above and below the parts: the name of the bot, the box's edges, that only one person sees it."""
GAP, CONTROL, LINE, FACE, EDGES = 8, 40, 22, 19, 22
"""Between two parts; a button or a list; a line of words; an emoji on a button; what is beside its words."""
SIZES = {"#": 24, "##": 20, "###": 16, "-#": 13}
"""Pixels of a letter by what begins its line."""
WORDS, LABEL = 16, 14
BOLD = 1.06
LETTERS = {
    "ijl|’'": 0.22,
    "ft.,:;!/I []·": 0.28,
    "r()-": 0.333,
    "sckvxyzJ": 0.5,
    "FTZ": 0.611,
    "ABEKPSVXY": 0.667,
    "wCDHNRU&": 0.722,
    "GOQ": 0.778,
    "mM": 0.833,
    "W→@%": 0.95,
}
"""Widths of kinds of letters as a share of their size; others are 0.556."""
TIME = re.compile(r"<t:-?\d+(:R)?>")


class Measured(Exception):
    """The ground of a picture is about to be made: it is so high."""

    def __init__(self, high: int) -> None:
        self.high = high


@lru_cache(4096)
def high(tile: Tile) -> int:
    """Of a picture, in its own pixels, without drawing it."""

    def begin(canvas: Canvas, height: int, width: int = WIDTH, back: str | None = "") -> None:
        if width == WIDTH and back is not None:
            raise Measured(height)
        begins(canvas, height, width, back)

    begins = Canvas.__init__
    with mock.patch.object(Canvas, "__init__", begin):
        try:
            return tile.paint().height
        except Measured as measured:
            return measured.high


def height(screen: Screen) -> float:
    """CSS pixels of a message, all of it."""
    parts = [each for part in fit(screen).parts for each in _highs(part)]
    return AROUND + sum(parts) + GAP * (len(parts) - 1)


def _highs(part: object) -> Iterator[float]:
    match part:
        case Picture():
            yield high(part.tile) * INNER / WIDTH
        case Text():
            yield text_height(part.text)
        case Separator():
            yield 9
        case Select():
            yield CONTROL
        case Buttons():
            widths = [wide(each) - EDGES for each in part.buttons]
            for at in range(0, len(widths), ROW):
                yield _row(widths[at : at + ROW])
        case _:
            raise TypeError(f"a {type(part).__name__} is not in a hand")


def wide(button: Button) -> float:
    """Of a button whose words stand in one line."""
    return width_of(button.label, LABEL) + (FACE + 6 if button.emoji else 0) + EDGES


def _row(widths: Sequence[float]) -> float:
    """Of buttons beside each other, in as many lines as they need."""
    lines: list[tuple[float, float]] = []
    for width in widths:
        inner = min(width, INNER - EDGES)
        tall = max(CONTROL, 4 + 18 * ceil(width / inner - 0.001)) if inner else CONTROL
        if lines and lines[-1][0] + GAP + inner + EDGES <= INNER:
            lines[-1] = (lines[-1][0] + GAP + inner + EDGES, max(lines[-1][1], tall))
        else:
            lines.append((inner + EDGES, tall))
    return sum(tall for _, tall in lines) + GAP * (len(lines) - 1)


def text_height(text: str) -> float:
    """Of a block of markdown."""
    total = 0.0
    for at, line in enumerate(text.split("\n")):
        mark, _, rest = line.partition(" ")
        size = SIZES.get(mark, WORDS)
        said = rest if mark in SIZES else line
        bold = size != 13 and mark in SIZES
        lines = wrapped(TIME.sub("in 2 minutes", unmarked(Markdown(said))), size * (BOLD if bold else 1), INNER)
        total += lines * size * LINE / WORDS
        if bold:
            total += 12 if at == 0 else 20
    return total


def wrapped(said: str, size: float, room: float) -> int:
    """Lines that words take."""
    lines, x = 1, 0.0
    for word in said.split(" "):
        wide = width_of(word, size)
        if x and x + wide > room:
            lines, x = lines + 1, 0.0
        x += wide + width_of(" ", size)
    return lines


def width_of(said: str, size: float) -> float:
    """Of words in one line."""
    return sum(map(_letter, unicodedata.normalize("NFD", said))) * size


@cache
def _letter(letter: str) -> float:
    if unicodedata.category(letter) in ("Mn", "Cf", "Me"):
        return 0
    if unicodedata.category(letter) == "So":
        return 1.375
    return next((wide for some, wide in LETTERS.items() if letter in some), 0.556)
