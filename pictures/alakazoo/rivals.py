"""The rivals in the hand of Alakazoo, a line each: creature, tokens, hand, spaces filled, points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, cast

from games.alakazoo.view import View
from pictures.art import mark, sticker
from pictures.canvas import INNER, MARGIN, Canvas
from pictures.palette import CREAM, PANEL
from pictures.people import ROBOT, DrawnPerson, write
from pictures.pieces import score_badge, token
from pictures.tile import Tile
from pictures.type import BODY, BOLD, NAME, SMALL

from .cards import face, nine
from .portal import Portal, portal_of

HIGH, GAP = 72, 6
SIGN, ROBOT_HIGH = 48, 62
TOKENS, HAND, SPACES = 366, 544, 676
"""Where each begins."""


@dataclass(frozen=True)
class Rivals(Tile):
    """All seats but one's own, from the left neighbour on; who leads in gold."""

    GAME: ClassVar[str] = "alakazoo"
    rows: tuple[Portal, ...]

    def paint(self) -> Canvas:
        c = Canvas(2 * MARGIN + len(self.rows) * (HIGH + GAP) - GAP)
        for at, row in enumerate(self.rows):
            _line(c, MARGIN + at * (HIGH + GAP), row)
        return c


def rivals(view: View, who: Sequence[DrawnPerson]) -> Rivals:
    """The rivals of the view's seat."""
    seat = cast(int, view.seat)
    return Rivals(tuple([portal_of(view, who[(seat + step) % view.seats]) for step in range(1, view.seats)]))


def _line(c: Canvas, y: float, row: Portal) -> None:
    middle = y + HIGH / 2
    c.box(MARGIN, y, INNER, HIGH, PANEL)
    x = MARGIN + 16
    if row.creature:
        c.put(face(row.creature, 60), x, middle, "lm")
        x += 74
    robot = ROBOT_HIGH if row.person.ai else 0
    write(c, x, middle + 1, row.person._replace(ai=False), BODY, fit=TOKENS - x - robot - 16)
    if robot:
        c.put(sticker(ROBOT, robot), TOKENS - 10, middle - 2, "rm")
    _tokens(c, TOKENS, middle, row)
    c.put(mark("hand", SIGN), HAND, middle - 1, "lm")
    c.text(HAND + SIGN + 6, middle + 2, row.hand, NAME, CREAM)
    c.put(nine(row.filled, 54), SPACES, middle, "lm")
    end = SPACES + 70 + c.text(SPACES + 70, middle + 2, len(row.filled), NAME, CREAM, weight=BOLD)
    c.text(end + 3, middle + 6, "/9", SMALL, CREAM)
    score_badge(c, MARGIN + INNER - 14, y + 6, row.points, row.leads, h=HIGH - 12)


def _tokens(c: Canvas, x: float, y: float, row: Portal) -> None:
    """The slots of a Keeper; of a Wizard card, which has room for all, how many of each."""
    for k, slot in enumerate(row.slots):
        c.put(token(slot, SIGN), x + k * (SIGN + 4), y, "lm")
    if not row.slots:
        for kind, number in (("magic", row.magic), ("dark", row.dark)):
            c.put(token(kind, SIGN), x, y, "lm")
            c.text(x + SIGN + 6, y + 2, number, BODY, CREAM, weight=BOLD)
            x += 92
