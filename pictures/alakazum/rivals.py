"""The teams in the hand: each seat in one line, rivals first, with what a fight against it depends on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from games.alakazum.cards import DIE
from games.alakazum.rules import NEEDED
from games.alakazum.state import resistance
from games.alakazum.view import View
from pictures.art import CULTURES, mark, sticker
from pictures.canvas import INNER, MARGIN, Canvas
from pictures.palette import CREAM, MUTED
from pictures.people import DrawnPerson, write
from pictures.pieces import score_badge, seat_panel
from pictures.tile import Tile
from pictures.type import BODY, BOLD, NARROW, SMALL

from .cards import Member, member_of, portrait, tag
from .team import MULTICOLOURED, NO_GROUP, TeamLine, team_lines

HIGH, GAP = 88, 8
FACES, STEP, FACE = 4, 138, 72
"""Characters of a line that are drawn, from one to the next, and how large."""
LEFT, RIGHT = MARGIN + 294, MARGIN + INNER - 14


class Fighter(NamedTuple):
    """A character, and the roll that it resists."""

    member: Member
    resistance: int


class RivalLine(NamedTuple):
    """A seat, and its strongest characters."""

    seat: TeamLine
    fighters: tuple[Fighter, ...]
    own: bool


@dataclass(frozen=True)
class Rivals(Tile):
    """All seats, a line each: cards, the strongest characters with combat and resistance, the best culture's stars."""

    GAME: ClassVar[str] = "alakazum"
    lines: tuple[RivalLine, ...]

    def paint(self) -> Canvas:
        c = Canvas(2 * MARGIN + len(self.lines) * (HIGH + GAP) - GAP)
        for at, line in enumerate(self.lines):
            _line(c, MARGIN + at * (HIGH + GAP), line)
        return c


def rivals(view: View, who: Sequence[DrawnPerson]) -> tuple[Rivals, ...]:
    """The seats from the left neighbour on, one's own at last; none before the teams are there."""
    if view.seat is None or not view.round:
        return ()
    rows = team_lines(view, who)
    order = [(view.seat + step) % view.seats for step in range(1, view.seats + 1)]
    return (Rivals(tuple([RivalLine(rows[seat], _fighters(view, seat), seat == view.seat) for seat in order])),)


def _fighters(view: View, seat: int) -> tuple[Fighter, ...]:
    """The strongest first; who fights with a die before all."""
    found = [Fighter(member_of(view, c), resistance(view, c)) for c in view.teams[seat]]
    return tuple(sorted(found, key=lambda each: each.member.combat if each.member.combat != DIE else 99, reverse=True))


def _line(c: Canvas, y: float, line: RivalLine) -> None:
    row, middle = line.seat, y + HIGH / 2
    seat_panel(c, MARGIN, y, INNER, HIGH, line.own)
    write(c, MARGIN + 28, y + 27, row.person, BODY, fit=LEFT - MARGIN - 44)
    c.put(mark("hand", 38), MARGIN + 28, y + 64, "lm")
    c.text(MARGIN + 72, y + 66, row.hand, SMALL, MUTED, weight=BOLD, width=NARROW)
    few = FACES if len(line.fighters) <= FACES else FACES - 1
    for at, one in enumerate(line.fighters[:few]):
        _fighter(c, LEFT + at * STEP, y, one)
    if len(line.fighters) > few:
        c.text(LEFT + few * STEP + 50, middle + 2, f"+{len(line.fighters) - few}", BODY, MUTED, "mm", BOLD)
    left = RIGHT - score_badge(c, RIGHT, middle - 27, row.stars, row.leads, NEEDED, 54) - 10
    if row.culture in (NO_GROUP, MULTICOLOURED):
        c.put(sticker(CULTURES[row.culture].glyph, 46), left, middle, "rm")
    elif row.culture:
        tag(c, left - 76, middle - 22, row.culture)


def _fighter(c: Canvas, x: float, y: float, one: Fighter) -> None:
    """The face; right of it combat above resistance."""
    c.put(portrait(one.member.card, FACE), x, y + 8)
    for sign, number, line in (("combat", one.member.combat, 26), ("resistance", one.resistance, 63)):
        c.put(mark(sign, 30), x + FACE + 4, y + line, "lm")
        if number == DIE and sign == "combat":
            c.put(mark("die", 26), x + FACE + 36, y + line, "lm")
        else:
            c.text(x + FACE + 36, y + line + 2, number, SMALL, CREAM if number else MUTED, weight=BOLD, width=NARROW)
