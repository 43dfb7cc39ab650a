"""Who sits where: the name if the typeface has it, else the seat's letter on the seat's colour, never an empty box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.kernel.game import View

from .art import sticker
from .canvas import Canvas
from .palette import CREAM, SEATS, ink_on
from .pieces import disc
from .type import NAME, REGULAR, WIDE, drawable, fitted, width_of

ROBOT = "🤖"
"""What ends the name of an AI."""
LETTERS = "ABCDE"
"""Of the seats, where the game gives them none."""


class DrawnPerson(NamedTuple):
    """Somebody at the table, as far as it can be drawn."""

    seat: int
    letter: str
    colour: str
    name: str | None
    """None: the typeface can't draw it."""
    ai: bool = False
    """An AI plays here: a robot stands beside the name."""


def people(names: Sequence[str], letters: str = LETTERS, colours: Sequence[str] = SEATS) -> tuple[DrawnPerson, ...]:
    """The people at a table by seat; `letters` and `colours` are the seats'."""
    return tuple(
        [
            DrawnPerson(seat, letters[seat], colours[seat], drawable(name), name.endswith(ROBOT))
            for seat, name in enumerate(names)
        ]
    )


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
    """Say who it is, on the line through `y`, within `fit` pixels, an AI with its robot; returns the width."""
    whole = width(person, size, weight, fit)
    left = x - {"l": 0, "m": whole / 2, "r": whole}[anchor[0]]
    robot = badge_size(size) if person.ai else 0
    if person.name is None:
        c.put(disc(person.letter, badge_size(size), person.colour, ink_on(person.colour), CREAM), left, y - 2, "lm")
    else:
        c.text(left, y, person.name, size, fill, "l" + anchor[1], weight, fit=fit - robot)
    if robot:
        c.put(sticker(ROBOT, robot), left + whole, y - 3, "rm")
    return whole


def initial(person: DrawnPerson) -> str:
    """The first letter of the name, where there is room for no more; the seat's letter if it can't be drawn."""
    first = next((char.upper() for char in person.name or "" if char.isalnum()), "")
    return first if len(first) == 1 and drawable(first) else person.letter


def width(person: DrawnPerson, size: int = NAME, weight: int = REGULAR, fit: float = 240) -> float:
    """How wide `write` will be."""
    badge = badge_size(size)
    robot = badge if person.ai else 0
    if person.name is None:
        return badge + robot
    return width_of(*fitted(person.name, fit - robot, size, weight, WIDE)) + (robot + 6 if robot else 0)


def badge_size(size: int) -> int:
    """A badge or robot beside words of that size."""
    return round(size * 1.2)
