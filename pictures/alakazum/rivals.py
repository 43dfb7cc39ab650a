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
from pictures.canvas import Canvas
from pictures.layout import Box, Column, Person, Piece, Row, Sprite, bold, sized
from pictures.palette import CREAM, MUTED
from pictures.people import DrawnPerson
from pictures.seats import counted, points, seat_line, seat_lines
from pictures.tile import Tile
from pictures.type import SMALL

from .cards import Member, member_of, portrait
from .team import MULTICOLOURED, NO_GROUP, TeamLine, team_lines

FACES, FACE = 4, 72
"""Characters of a line that are drawn, and how large."""


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
        return seat_lines([_line(line) for line in self.lines])


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


def _line(line: RivalLine) -> Piece:
    row, few = line.seat, FACES if len(line.fighters) <= FACES else FACES - 1
    who = Column([Person(row.person, most=7), counted("hand", row.hand, SMALL, 38, MUTED)], -0.2, at="lm")
    more = [bold(f"+{len(line.fighters) - few}", ink=MUTED)] if len(line.fighters) > few else []
    fighters = Row([*[_fighter(one) for one in line.fighters[:few]], *more], 0.2, grow=1)
    return seat_line(
        sized(who, 7.2), [fighters, *culture(row.culture), points(row.stars, row.leads, NEEDED)], line.own, 2.6
    )


def _fighter(one: Fighter) -> Row:
    """The face; right of it combat above resistance."""
    numbers = [
        _number(sign, number) for sign, number in (("combat", one.member.combat), ("resistance", one.resistance))
    ]
    return Row([Sprite(portrait(one.member.card, FACE)), sized(Column(numbers, 0.1, at="lm"), 1.55)], 0.1)


def _number(sign: str, number: int) -> Row:
    die = number == DIE and sign == "combat"
    said = Sprite(mark("die", 26)) if die else bold(number, SMALL, CREAM if number else MUTED)
    return Row([Sprite(mark(sign, 30)), sized(said, h=1)], 0.1)


def culture(key: str) -> list[Piece]:
    """A culture's letters on its colour, or the sign of characters that have none; nothing for an empty key."""
    if key in (NO_GROUP, MULTICOLOURED):
        return [Sprite(sticker(CULTURES[key].glyph, 46))]
    look = CULTURES.get(key)
    return [Box(bold(key, SMALL, look.ink, "mm"), look.tag, (0.2, 0), radius=10, h=1.3)] if look else []
