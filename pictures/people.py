"""Who sits where: the name if the typeface has it, else the seat's letter on the seat's colour, never an empty box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.kernel.game import View

from .canvas import Canvas
from .palette import CREAM, SEATS, ink_on
from .pieces import disc
from .type import NAME, REGULAR, WIDE, drawable, fitted, width_of

LETTERS = "ABCDE"
"""Of the seats, where the game gives them none."""


class DrawnPerson(NamedTuple):
    """Somebody at the table, as far as it can be drawn."""

    seat: int
    letter: str
    colour: str
    name: str | None
    """None: the typeface can't draw it."""


def people(names: Sequence[str], letters: str = LETTERS, colours: Sequence[str] = SEATS) -> tuple[DrawnPerson, ...]:
    """The people at a table by seat; `letters` and `colours` are the seats'."""
    return tuple([DrawnPerson(seat, letters[seat], colours[seat], drawable(name)) for seat, name in enumerate(names)])


def asked_openly(view: View) -> set[int]:
    """The seats that are to answer now; none while everybody who might react is: nobody may see who has answered."""
    return {each.seat for each in view.decisions if all(name != "window" for name, _ in each.clocks)}


def write(
    c: Canvas,
    x: float,
    y: float,
    person: DrawnPerson,
    size: int = NAME,
    fill: str = CREAM,
    anchor: str = "lm",
    weight: int = REGULAR,
    fit: float = 240,
) -> float:
    """Say who it is, on the line through `y`, within `fit` pixels; returns the width."""
    if person.name is not None:
        return c.text(x, y, person.name, size, fill, anchor, weight, fit=fit)
    badge = badge_size(size)
    c.put(disc(person.letter, badge, person.colour, ink_on(person.colour), CREAM), x, y - 2, anchor[0] + "m")
    return badge


def initial(person: DrawnPerson) -> str:
    """The first letter of the name, where there is room for no more; the seat's letter if it can't be drawn."""
    first = next((char.upper() for char in person.name or "" if char.isalnum()), "")
    return first if len(first) == 1 and drawable(first) else person.letter


def width(person: DrawnPerson, size: int = NAME, weight: int = REGULAR, fit: float = 240) -> float:
    """How wide `write` will be."""
    if person.name is None:
        return badge_size(size)
    return width_of(*fitted(person.name, fit, size, weight, WIDE))


def badge_size(size: int) -> int:
    """The badge beside words of that size."""
    return round(size * 1.3)
