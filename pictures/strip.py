"""What happened, as rows of little pictures and words: the first large, with a frame in mint or red.

Which they are and what they say comes from the caller.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from .art import mark, sticker
from .canvas import INNER, Canvas
from .game import PICTURES
from .layout import Box, Column, Drawn, Piece, Row, Sprite, Words, bold, page
from .palette import BAD, CREAM, GOLD, GOOD, LINE, MUTED, PANEL
from .pieces import arrow, tick
from .stage import way
from .tile import GameTile
from .type import BODY, BOLD, NARROWEST, SMALL, legible, width_of

BETWEEN = 10
"""Pixels between two little pictures."""
LARGE, LITTLE = 84, 58
"""A picture of what comes first, and of what else there is."""
EDGE = 14
"""Pixels around it."""
MOST = 0.6
"""Of the width, what its pictures may take."""
INK = {True: GOOD, False: BAD, None: LINE}


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
    chances: tuple[str, float, float] | None = None
    """Whose, in words with an arrow, and how they changed: a bar below the words."""


@dataclass(frozen=True)
class Strip(GameTile):
    """What happened, in the colours of a game."""

    scenes: tuple[StripScene, ...]
    title: str = ""
    """Above it; with one all scenes are large."""

    def paint(self) -> Canvas:
        title = [bold(self.title, ink=GOLD, smaller=(SMALL,))] if self.title else []
        rows = [self._row(scene, not at or bool(title)) for at, scene in enumerate(self.scenes)]
        return page(Column([*title, *rows], 0.15), margin=EDGE)

    def _row(self, scene: StripScene, large: bool) -> Piece:
        """Pictures at the left, words at the right, whole; what comes first has a frame."""
        size, game = LARGE if large else LITTLE, self.game
        wide = min(MOST * INNER, sketches_width(scene.sketches, size))

        def little(c: Canvas, x: float, y: float, w: float, h: float) -> None:
            put_sketches(c, x, y + h / 2, scene.sketches, size, game, w)

        pictures = Drawn(wide / SMALL, (size + 10) / SMALL, little)
        letters = (BODY, SMALL) if large else (SMALL,)
        words: Piece = Words(legible(scene.words), letters[0], CREAM, BOLD, 4, letters[1:], NARROWEST, grow=1)
        if scene.chances is not None:
            whose, before, after = scene.chances
            bar = Drawn(4, 0.9, lambda c, x, y, w, h: way(c, x, y + h / 2 - 10, w, before, after, 20), grow=1)
            ink = GOOD if after > before else BAD
            was, now = [
                Words(legible(each), SMALL, shade, BOLD, width=NARROWEST)
                for each, shade in zip(whose.split("→"), (MUTED, ink), strict=True)
            ]
            words = Column([words, Row([bar, was, Sprite(arrow(34, 26, ink)), now], 0.3)], 0.1, grow=1)
        line, border = (INK[scene.good], 6) if large else (None, 0)
        return Box(Row([pictures, words], 0.3), PANEL, (0.6, 0.2 if large else 0.05), line, border, 24)


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
