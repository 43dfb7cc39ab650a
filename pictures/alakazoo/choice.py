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

ACROSS = 3
WIDE, HIGH = (INNER - 2 * GAP) // ACROSS, 318
LIMB, CELL = 48, 58
"""A cell of the beast, and of its board."""


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
    """All six; those that somebody has are dark and say whose they are."""

    GAME: ClassVar[str] = "alakazoo"
    beasts: tuple[Beast, ...]

    def paint(self) -> Canvas:
        rows = -(-len(self.beasts) // ACROSS)
        c = Canvas(2 * MARGIN + rows * (HIGH + GAP) - GAP)
        for at, one in enumerate(self.beasts):
            _beast(c, MARGIN + at % ACROSS * (WIDE + GAP), MARGIN + at // ACROSS * (HIGH + GAP), one)
        return c


def choice(view: View, who: Sequence[DrawnPerson]) -> Beasts | None:
    """The boards of a spectator's view; None once everybody has one."""
    if min(view.boards) >= 0:
        return None
    owners = {board: who[seat] for seat, board in enumerate(view.boards) if board >= 0}
    return Beasts(
        tuple(
            [Beast(kind.letter, kind.name, _runes(number), owners.get(number)) for number, kind in enumerate(CREATURES)]
        )
    )


def _runes(board: int) -> tuple[tuple[int, int], ...]:
    places = BOARDS[board]
    return tuple([(places[2 * space], places[2 * space + 1]) for space in SPACES])


def _beast(c: Canvas, x: float, y: float, one: Beast) -> None:
    colour, taken = COLOURS[one.letter], one.owner is not None
    c.box(
        x, y, WIDE, HIGH, mix(colour, PANEL, 0.85 if taken else 0.6), 24, MUTED if taken else mix(colour, WHITE, 0.3), 5
    )
    c.box(
        x + 12,
        y + 12,
        3 * LIMB + 4,
        222,
        mix(colour, PANEL, 0.72) if taken else mix(colour, WHITE, 0.72),
        18,
        over=True,
    )
    c.put(beast(one.letter * len(SPACES), LIMB), x + 14 + 1.5 * LIMB, y + 123, "mm", over=True)
    for space, runes in enumerate(one.runes):
        left = x + WIDE - 12 - (3 - space % 3) * (CELL + 2)
        c.put(empty_space(runes, (False, False), CELL), left, y + 34 + space // 3 * (CELL + 2), over=True)
    c.box(x + 18, y + 252, 48, 48, colour, 12, CREAM, 3, over=True)
    c.text(x + 42, y + 277, one.letter, SMALL, ink_on(colour), "mm", BOLD, NARROW)
    c.text(x + 80, y + 278, one.name, BODY, CREAM, "lm", BOLD, NARROW, fit=WIDE - 96)
    if one.owner is not None:
        w = min(WIDE - 60, 90 + width(one.owner, BODY, fit=WIDE - 150))
        c.box(x + (WIDE - w) / 2, y + 96, w, 62, BACK, 18, over=True)
        c.put(tick(True, 44, MUTED), x + (WIDE - w) / 2 + 36, y + 127, "mm", over=True)
        write(c, x + (WIDE - w) / 2 + 68, y + 129, one.owner, BODY, fit=w - 80)
