"""The rivals in the hand of Alakazam!, a line each: dice, points, and what the round would bring them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, cast

from games.alakazam.view import View
from pictures.canvas import Canvas
from pictures.layout import Drawn, Piece, Words, sized
from pictures.people import DrawnPerson
from pictures.pieces import signed
from pictures.seats import named, points, seat_line, seat_lines
from pictures.tile import Tile
from pictures.type import BOLD, SCORE, WIDE

from .cards import dice_row, gain_ink
from .seats import SeatLine, row_of

HIGH, DIE = 1.9, 46
"""Units of a line, pixels of a die."""


@dataclass(frozen=True)
class Rivals(Tile):
    """All seats but one's own, from the left neighbour on; who leads in gold, who is done with a grey tick."""

    GAME: ClassVar[str] = "alakazam"
    rows: tuple[SeatLine, ...]

    def paint(self) -> Canvas:
        return seat_lines([_line(row) for row in self.rows])


def rivals(view: View, who: Sequence[DrawnPerson]) -> Rivals:
    """The rivals of the view's seat."""
    seat = cast(int, view.seat)
    order = [(seat + step) % view.seats for step in range(1, view.seats)]
    return Rivals(tuple([row_of(view, who[each])._replace(goals=(), slots=()) for each in order]))


def _line(row: SeatLine) -> Piece:
    dice = partial(_dice, row)
    gain = Words(signed(row.gain), SCORE - 16, gain_ink(row.gain), BOLD, width=WIDE) if row.gain else Drawn()
    return seat_line(
        named(row.person, row.trading and row.done, row.left),
        [Drawn(grow=1, paint=dice), points(row.points, row.leads, size=SCORE - 12), sized(gain, 2.8)],
        h=HIGH,
    )


def _dice(row: SeatLine, c: Canvas, x: float, y: float, wide: float, high: float) -> None:
    if row.dice:
        dice_row(c, x, y + (high - DIE - 10) / 2, row.dice, DIE, row.locked, row.again, wide)
