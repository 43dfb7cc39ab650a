"""The rivals in the hand of Alakazoo, a line each: creature, tokens, hand, spaces filled, points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, cast

from games.alakazoo.view import View
from pictures.canvas import Canvas
from pictures.layout import Drawn, Person, Piece, Row, Sprite, Words, bold, sized
from pictures.people import DrawnPerson
from pictures.pieces import token
from pictures.seats import counted, points, seat_line, seat_lines
from pictures.tile import Tile
from pictures.type import NAME, SMALL

from .cards import face, nine
from .portal import Portal, portal_of

SIGN = 48


@dataclass(frozen=True)
class Rivals(Tile):
    """All seats but one's own, from the left neighbour on; who leads in gold."""

    GAME: ClassVar[str] = "alakazoo"
    rows: tuple[Portal, ...]

    def paint(self) -> Canvas:
        return seat_lines([_line(row) for row in self.rows])


def rivals(view: View, who: Sequence[DrawnPerson]) -> Rivals:
    """The rivals of the view's seat."""
    seat = cast(int, view.seat)
    return Rivals(tuple([portal_of(view, who[(seat + step) % view.seats]) for step in range(1, view.seats)]))


def _line(row: Portal) -> Piece:
    creature = [Sprite(face(row.creature, 60))] if row.creature else []
    who = sized(Row([*creature, Person(row.person, most=10 - 2.2 * len(creature))]), 10)
    spaces = [Sprite(nine(row.filled, 54)), Row([bold(len(row.filled), NAME), Words("/9", SMALL)], 0.1)]
    pieces = [sized(_tokens(row), 5), sized(counted("hand", row.hand, NAME, SIGN), 3.8), Row(spaces), Drawn(grow=1)]
    return seat_line(who, [*pieces, points(row.points, row.leads, size=60, h=1.76)])


def _tokens(row: Portal) -> Row:
    """The slots of a Keeper; of a Wizard card, which has room for all, how many of each."""
    if row.slots:
        return Row([Sprite(token(slot, SIGN)) for slot in row.slots], 0.12)
    both = (("magic", row.magic), ("dark", row.dark))
    return Row([Row([Sprite(token(kind, SIGN)), bold(number)], 0.2) for kind, number in both])
