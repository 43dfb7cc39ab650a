"""The card of a daily table, made to be posted: how it went round by round, par and streak, and nothing of the shuffle.

All words come from the caller, in the message's language.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from pictures.canvas import WIDTH, Canvas
from pictures.game import PICTURES
from pictures.palette import BAD, CREAM, GOLD, GOOD, INK, MUTED, PANEL, RAISED, VIOLET
from pictures.pieces import tick
from pictures.poster import COLUMN, WIDE, plate, poster
from pictures.streak import streak_panel
from pictures.tile import GameTile
from pictures.type import BOLD, NARROW, REGULAR, SMALL, width_of

GROUNDS = {"points": GOLD, "best": VIOLET, "good": GOOD, "bad": BAD, "nothing": RAISED}
"""Kinds of rounds."""
ROW, MOST = 8, 20
"""Rounds in a row of large squares, and as many as are shown at all: the last."""
LARGE, LITTLE, GAP = 98, 50, 10


class Square(NamedTuple):
    """What a round brought."""

    kind: str
    """One of `GROUNDS`."""
    points: str = ""
    """+3, or nothing."""


@dataclass(frozen=True)
class DailyCard(GameTile):
    """16:9: a result, or without one what is to be played."""

    title: str
    date: str
    name: str
    """Whose result it is; empty: nobody's."""
    accuracy: str
    """How well it was played, as a review says; empty: nobody knows."""
    points: str
    """With their word; empty: not played yet."""
    against: str
    """Won or lost, and the points of both."""
    par: str
    beaten: bool | None
    """Par was reached or beaten, or not; None: nobody knows."""
    squares: tuple[Square, ...]
    streak: str
    """Days in a row; empty: this game makes none."""
    days: str
    """The word behind it."""
    longest: str
    calendar: tuple[str, ...]
    """Of `streak.DAYS`, today last."""
    hero: str = ""
    """Whom their album has of this game, the newest; empty: nobody."""

    def paint(self) -> Canvas:
        own = PICTURES[self.game]
        c = poster(
            own.accent,
            own.figure(self.hero, 330),
            bool(self.points) and self.beaten is not False,
        )
        c.text(COLUMN, 54, self.title, 72, GOLD, weight=BOLD, width=NARROW, fit=WIDE)
        end = c.text(COLUMN, 112, self.date, 40, CREAM, weight=REGULAR, width=NARROW, fit=WIDE)
        c.text(WIDTH - 24, 112, self.accuracy, SMALL, GOLD, "rm", BOLD, NARROW, fit=WIDE - end - 20)
        _plate(c, self)
        _result(c, self)
        _squares(c, self.squares[-MOST:])
        if self.streak:
            streak_panel(c, 434, self.streak, self.days, self.longest, self.calendar)
        return c


def _plate(c: Canvas, card: DailyCard) -> None:
    """Whose it is, below the figure; nobody's: par."""
    if card.name:
        plate(c, card.name, card.against)
    else:
        c.box(30, 448, 412, 151, RAISED, 26, over=True)
        c.text(236, 524, card.par, 48, CREAM, "mm", BOLD, NARROW, fit=380)


def _result(c: Canvas, card: DailyCard) -> None:
    """The points, and par."""
    c.box(COLUMN, 150, WIDE, 116, RAISED, 22)
    if not card.points:
        return
    ground = {True: GOOD, False: BAD, None: PANEL}[card.beaten]
    wide = width_of(card.par, 42, BOLD, NARROW) + 44
    wide = min(wide, 290)
    c.text(COLUMN + 26, 211, card.points, 72, CREAM, weight=BOLD, width=NARROW, fit=WIDE - wide - 70)
    c.box(WIDTH - 20 - 18 - wide, 170, wide, 76, ground, 18, over=True)
    ink = CREAM if card.beaten is None else INK
    c.text(WIDTH - 38 - wide / 2, 209, card.par, 42, ink, "mm", BOLD, NARROW, fit=wide - 28)


def _squares(c: Canvas, squares: tuple[Square, ...]) -> None:
    """One for each round, in two rows where they are many."""
    c.box(COLUMN, 280, WIDE, 140, PANEL, 22)
    rows = 1 if len(squares) <= ROW else 2
    each = -(-len(squares) // rows) or 1
    size = min(LARGE if rows == 1 else LITTLE, int((WIDE - 32 - (each - 1) * GAP) / each))
    top = 350 - (rows * size + (rows - 1) * GAP) / 2
    for at, square in enumerate(squares):
        row, column = divmod(at, each)
        x, y = COLUMN + 16 + column * (size + GAP), top + row * (size + GAP)
        c.box(x, y, size, size, GROUNDS[square.kind], 14, over=True)
        MARKS[square.kind](c, x + size / 2, y + size / 2, size, square.points)


def _points(c: Canvas, x: float, y: float, size: float, points: str) -> None:
    c.text(x, y + 2, points, max(SMALL, round(size * 0.48)), INK, "mm", BOLD, NARROW, fit=size - 8)


def _good(c: Canvas, x: float, y: float, size: float, points: str) -> None:
    c.put(tick(True, round(size * 0.8)), x, y, "mm", over=True)


def _bad(c: Canvas, x: float, y: float, size: float, points: str) -> None:
    if points:
        _points(c, x, y, size, points)
    else:
        c.put(tick(False, round(size * 0.8)), x, y, "mm", over=True)


def _nothing(c: Canvas, x: float, y: float, size: float, points: str) -> None:
    c.box(x - size * 0.16, y - 4, size * 0.32, 8, MUTED, 4, over=True)


MARKS: dict[str, Callable[[Canvas, float, float, float, str], None]] = {
    "points": _points,
    "best": _points,
    "good": _good,
    "bad": _bad,
    "nothing": _nothing,
}
