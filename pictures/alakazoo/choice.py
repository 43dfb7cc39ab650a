"""Before the first round of Alakazoo: six beasts to choose from, each with the runes of its board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from games.alakazoo.cards import BOARDS, CREATURES, SPACES
from games.alakazoo.view import View
from pictures.art import CREATURES as COLOURS
from pictures.canvas import GAP, INNER, MARGIN, Canvas
from pictures.palette import BACK, CREAM, MUTED, PANEL, WHITE, ink_on, mix
from pictures.people import DrawnPerson, width, write
from pictures.pieces import tick
from pictures.tile import Tile
from pictures.type import BODY, BOLD, NARROW, SMALL

from .cards import beast, empty_space

ACROSS, EACH = 2, 4
"""Beasts side by side, and on a tile."""
WIDE, HIGH = (INNER - GAP) // ACROSS, 300
EDGE, GROUND = 12, 280
"""Of a card: its rim, and the width of the ground that the beast stands on."""
LIMB, CELL, BADGE = 92, 66, 44
"""A cell of the beast, one of its board, and its letter."""


class Beast(NamedTuple):
    """A creature with its board."""

    letter: str
    name: str
    runes: tuple[tuple[int, int], ...]
    """Of each space."""
    owner: DrawnPerson | None
    """Who has it; None: it is free."""


@dataclass(frozen=True)
class Beasts(Tile):
    """Some of the six; those that somebody has are dark and say whose they are."""

    GAME: ClassVar[str] = "alakazoo"
    beasts: tuple[Beast, ...]

    def paint(self) -> Canvas:
        rows = -(-len(self.beasts) // ACROSS)
        c = Canvas(2 * MARGIN + rows * (HIGH + GAP) - GAP)
        for at, one in enumerate(self.beasts):
            _beast(c, MARGIN + at % ACROSS * (WIDE + GAP), MARGIN + at // ACROSS * (HIGH + GAP), one)
        return c


def choice(view: View, who: Sequence[DrawnPerson]) -> tuple[Beasts, ...]:
    """The boards of a view; none once everybody has one."""
    if min(view.boards) >= 0:
        return ()
    owners = {board: who[seat] for seat, board in enumerate(view.boards) if board >= 0}
    every = [Beast(kind.letter, kind.name, _runes(number), owners.get(number)) for number, kind in enumerate(CREATURES)]
    return tuple([Beasts(tuple(every[at : at + EACH])) for at in range(0, len(every), EACH)])


def _runes(board: int) -> tuple[tuple[int, int], ...]:
    places = BOARDS[board]
    return tuple([(places[2 * space], places[2 * space + 1]) for space in SPACES])


def _beast(c: Canvas, x: float, y: float, one: Beast) -> None:
    """The whole beast at the left, its letter in the corner; at the right its name above its board."""
    colour, taken = COLOURS[one.letter], one.owner is not None
    ground = mix(colour, PANEL, 0.72) if taken else mix(colour, WHITE, 0.72)
    line = MUTED if taken else mix(colour, WHITE, 0.3)
    c.box(x, y, WIDE, HIGH, mix(colour, PANEL, 0.85 if taken else 0.6), 24, line, 5)
    c.box(x + EDGE, y + EDGE, GROUND, HIGH - 2 * EDGE, ground, 18, over=True)
    c.put(beast(one.letter * len(SPACES), LIMB), x + EDGE + GROUND / 2, y + HIGH / 2, "mm", over=True)
    c.box(x + EDGE, y + EDGE, BADGE, BADGE, colour, 12, CREAM, 3, over=True)
    c.text(x + EDGE + BADGE / 2, y + EDGE + BADGE / 2 + 1, one.letter, SMALL, ink_on(colour), "mm", BOLD, NARROW)
    left, room = x + EDGE + GROUND + EDGE, WIDE - 3 * EDGE - GROUND
    c.text(left + room / 2, y + 42, one.name, BODY, CREAM, "mm", BOLD, NARROW, fit=room)
    for space, runes in enumerate(one.runes):
        across = left + (room - 3 * CELL - 4) / 2 + space % 3 * (CELL + 2)
        c.put(empty_space(runes, (False, False), CELL), across, y + 78 + space // 3 * (CELL + 2), over=True)
    if one.owner is not None:
        _owner(c, x + EDGE, y + HIGH - EDGE - 64, one.owner)


def _owner(c: Canvas, x: float, y: float, who: DrawnPerson) -> None:
    """Who has it, over the beast's feet."""
    c.box(x, y, GROUND, 64, BACK, 18, over=True)
    room = GROUND - 74
    left = x + (GROUND - 54 - width(who, BODY, fit=room)) / 2
    c.put(tick(True, 44, MUTED), left, y + 31, "lm", over=True)
    write(c, left + 54, y + 33, who, BODY, fit=room)
