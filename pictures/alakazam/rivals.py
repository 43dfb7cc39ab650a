"""The rivals in the hand of Alakazam!, a line each: dice, points, and what the round would bring them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, cast

from games.alakazam.view import View
from pictures.canvas import INNER, MARGIN, Canvas
from pictures.palette import CREAM, GOLD, INK, MUTED, PANEL, RAISED
from pictures.people import DrawnPerson, write
from pictures.pieces import signed, tick
from pictures.tile import Tile
from pictures.type import BODY, BOLD, SCORE, width_of

from .cards import dice_row, gain_ink
from .seats import SeatLine, row_of

HIGH, GAP = 64, 6
DIE = 46
NAMED, LEFT, ROOM = 240, 352, 496
"""How wide a name may be; where the dice begin, and how wide they may be."""


@dataclass(frozen=True)
class Rivals(Tile):
    """All seats but one's own, from the left neighbour on; who leads in gold, who is done with a grey tick."""

    GAME: ClassVar[str] = "alakazam"
    rows: tuple[SeatLine, ...]

    def paint(self) -> Canvas:
        c = Canvas(2 * MARGIN + len(self.rows) * (HIGH + GAP) - GAP)
        for at, row in enumerate(self.rows):
            _line(c, MARGIN + at * (HIGH + GAP), row)
        return c


def rivals(view: View, who: Sequence[DrawnPerson]) -> Rivals:
    """The rivals of the view's seat."""
    seat = cast(int, view.seat)
    order = [(seat + step) % view.seats for step in range(1, view.seats)]
    return Rivals(tuple([row_of(view, who[each])._replace(goals=(), slots=()) for each in order]))


def _line(c: Canvas, y: float, row: SeatLine) -> None:
    middle = y + HIGH / 2
    c.box(MARGIN, y, INNER, HIGH, PANEL)
    wide = write(c, MARGIN + 22, middle + 1, row.person, BODY, MUTED if row.left else CREAM, fit=NAMED)
    if row.trading and row.done:
        c.put(tick(True, 40, MUTED), MARGIN + 22 + wide + 28, middle - 1, "mm")
    if row.dice:
        dice_row(c, LEFT, y + (HIGH - DIE - 10) / 2, row.dice, DIE, row.locked, row.again, ROOM)
    points = str(row.points).replace("-", "−")
    wide = max(76, width_of(points, SCORE - 12, BOLD) + 32)
    right = MARGIN + INNER - 116
    c.box(right - wide, y + 6, wide, HIGH - 12, GOLD if row.leads else RAISED, 16)
    c.text(right - wide / 2, middle + 2, points, SCORE - 12, INK if row.leads else CREAM, "mm", BOLD)
    if row.gain:
        c.text(right + 14, middle + 2, signed(row.gain), SCORE - 16, gain_ink(row.gain), weight=BOLD, fit=96)
