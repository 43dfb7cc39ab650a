"""What happened since somebody's last move: their own result large, below it up to three small scenes of others.

A scene is a row of little pictures and a line of words. Which they are and what they say comes from the caller.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from .art import mark, sticker
from .canvas import INNER, MARGIN, Canvas
from .game import PICTURES
from .palette import BAD, CREAM, GOLD, GOOD, MUTED, PANEL, RAISED
from .pieces import arrow, tick
from .tile import GameTile
from .type import BODY, BOLD, NARROWEST, SMALL, legible, width_of, wrapped

GAP = 12
TITLE = 58
"""Pixels of the title's line."""
BESIDE = 3
"""Scenes of others beside each other, the last ones; those before them have a row each."""
BETWEEN = 10
"""Pixels between two little pictures."""
LARGE, LITTLE = 96, 76
"""A picture of one's own result, and of a scene of others."""
LINE_OF = {BODY: 44, SMALL: 40}
"""From one line of words to the next, by size."""
INK = {True: GOOD, False: BAD, None: None}


class Sketch(NamedTuple):
    """One little picture: "words", "gap", "arrow", "cross", "sign", "mark" or a kind of the game; `what`: which, and
    after a blank what is said below it."""

    kind: str
    what: str | int = ""


class StripScene(NamedTuple):
    """Something that happened."""

    sketches: tuple[Sketch, ...]
    words: str
    good: bool | None = None
    """For whoever reads; None: neither."""


@dataclass(frozen=True)
class Strip(GameTile):
    """What happened meanwhile, in the colours of a game."""

    title: str
    own: tuple[StripScene, ...]
    others: tuple[StripScene, ...]

    def paint(self) -> Canvas:
        alone = self.others if len(self.others) == 1 else self.others[:-BESIDE]
        rows = [(scene, INNER - 2 * GAP) for scene in (*self.own, *alone)]
        highs = [_row_high(scene, wide) for scene, wide in rows]
        beside = self.others[len(alone) :]
        wide = (INNER - (len(beside) + 1) * GAP) // len(beside) if beside else 0
        tall = max([_column_high(scene, wide) for scene in beside], default=0)
        inner = TITLE + sum(high + GAP for high in highs) + (tall + GAP if beside else 0)
        c = Canvas(2 * MARGIN + inner)
        c.box(MARGIN, MARGIN, INNER, inner, PANEL)
        c.text(MARGIN + 20, MARGIN + 30, self.title, BODY, GOLD, weight=BOLD, fit=INNER - 40)
        y = MARGIN + TITLE
        for (scene, room), high in zip(rows, highs, strict=True):
            _row(c, MARGIN + GAP, y, room, high, scene, self.game, scene in self.own)
            y += high + GAP
        for at, scene in enumerate(beside):
            _column(c, MARGIN + GAP + at * (wide + GAP), y, wide, tall, scene, self.game)
        return c


# ---- scenes ----------------------------------------------------------------------------------------------------------


def _row_high(scene: StripScene, wide: float) -> int:
    lines = _lines(scene.words, wide - sketches_width(scene.sketches, LARGE) - 60, BODY)
    return max(LARGE if scene.sketches else 0, len(lines) * LINE_OF[BODY]) + 20


def _row(c: Canvas, x: float, y: float, wide: float, high: int, scene: StripScene, game: str, mine: bool) -> None:
    """Pictures at the left, words at the right; one's own has a frame in mint or red."""
    line = INK[scene.good] if mine else None
    c.box(x, y, wide, high, RAISED, 18, line, 5 if line else 0)
    end = put_sketches(c, x + 16, y + high / 2, scene.sketches, LARGE, game)
    lines = _lines(scene.words, x + wide - end - 34, BODY)
    top = y + high / 2 - (len(lines) - 1) * LINE_OF[BODY] / 2
    for at, words in enumerate(lines):
        c.text(
            end + 14, top + at * LINE_OF[BODY] + 2, words, BODY, CREAM, weight=BOLD if mine else 600, width=NARROWEST
        )


def _column_high(scene: StripScene, wide: float) -> int:
    return LITTLE + 30 + len(_lines(scene.words, wide - 28, SMALL)) * LINE_OF[SMALL]


def _column(c: Canvas, x: float, y: float, wide: float, high: int, scene: StripScene, game: str) -> None:
    """Pictures above, words below."""
    c.box(x, y, wide, high, RAISED, 18)
    gaps = len(scene.sketches) * BETWEEN
    needed = sketches_width(scene.sketches, LITTLE) - gaps
    size = int(LITTLE * min(1, (wide - 28 - gaps) / max(1, needed)))
    put_sketches(c, x + 14, y + 12 + LITTLE / 2, scene.sketches, size, game, wide - 28)
    for at, words in enumerate(_lines(scene.words, wide - 28, SMALL)):
        c.text(x + 14, y + LITTLE + 38 + at * LINE_OF[SMALL], words, SMALL, CREAM, width=NARROWEST, fit=wide - 28)


def _lines(words: str, room: float, size: int) -> list[str]:
    """As many as they need: nothing of what happened is cut off."""
    return wrapped(legible(words), room, size, BOLD, NARROWEST)


# ---- little pictures -------------------------------------------------------------------------------------------------


def put_sketches(
    c: Canvas,
    x: float,
    y: float,
    sketches: Sequence[Sketch],
    size: int,
    game: str,
    room: float = INNER,
    ink: str = CREAM,
) -> float:
    """In a row about the line `y`, as many as there is room for; returns where they end."""
    start = x
    for sketch in sketches:
        wide = _width(sketch, size)
        if x + wide - start > room:
            break
        if sketch.kind == "words":
            c.text(x, y + 2, sketch.what, round(size * 0.6), ink, weight=BOLD)
        elif sketch.kind != "gap":
            c.put(_drawn(game, sketch, size), x, y, "lm")
        x += wide + BETWEEN
    return x


def sketches_width(sketches: Sequence[Sketch], size: int) -> float:
    """Pixels that they take in a row, with the gap after them."""
    return sum(_width(sketch, size) + BETWEEN for sketch in sketches)


def _width(sketch: Sketch, size: int) -> float:
    if sketch.kind == "words":
        return width_of(str(sketch.what), round(size * 0.6), BOLD)
    own = size * {"arrow": 0.6, "mark": 0.8, "cross": 0.7, "gap": 0.3}.get(sketch.kind, 1)
    _, _, below = str(sketch.what).partition(" ")
    return max(own, width_of(below, SMALL, width=NARROWEST))


def _drawn(game: str, sketch: Sketch, size: int) -> Image.Image:
    """What all games share, or the game's own."""
    kind, what = sketch
    if kind == "sign":
        return sticker(str(what), size)
    if kind == "mark":
        return mark(str(what), round(size * 0.8))
    if kind == "cross":
        return tick(False, round(size * 0.7))
    if kind == "arrow":
        return arrow(round(size * 0.6), round(size * 0.44), MUTED)
    return PICTURES[game].sketch(kind, what, size)
