"""A seat in one line, as the hands of all games show their rivals: who, what there is, how far."""

from __future__ import annotations

from collections.abc import Sequence

from .art import mark
from .layout import Box, Person, Piece, Row, Sprite, Words, bold, sized
from .palette import CREAM, GOLD, INK, MUTED, RAISED
from .people import DrawnPerson
from .pieces import tick
from .type import BODY, BOLD, NAME, SMALL, WIDE

GAP = 0.2
"""Units between two lines."""


def seat_line(who: Piece, pieces: Sequence[Piece], turn: bool = False, h: float = 2.1) -> Box:
    """A seat: who it is at the left, then what it has, the last at the right edge."""
    return Box(Row([who, *pieces], 0.25), turn=turn, h=h, pad=(0.85, 0.1))


def named(person: DrawnPerson, done: bool = False, left: bool = False, w: float = 8.8) -> Piece:
    """A name in a room that is the same in all lines; a grey tick where the seat is done, pale where it has left."""
    name = Person(person, BODY, MUTED if left else CREAM, most=w - 1.6 if done else w)
    return sized(Row([name, Sprite(tick(True, 40, MUTED))] if done else [name]), w)


def points(said: object, leads: bool, goal: int | None = None, size: int = NAME, h: float = 1.6) -> Piece:
    """Points, and what they are out of; gold for the lead."""
    ink = INK if leads else CREAM
    of = [Words(f"/{goal}", SMALL, ink)] if goal else []
    number = Words(str(said).replace("-", "−"), size, ink, BOLD, width=WIDE)
    return Box(Row([number, *of], 0.1, at="mm"), GOLD if leads else RAISED, (0.6, 0), radius=16, h=h)


def counted(sign: str, number: object, size: int = BODY, high: int = 44, ink: str = CREAM) -> Row:
    """A mark, and how many."""
    return Row([Sprite(mark(sign, high)), bold(number, size, ink)], 0.15)
