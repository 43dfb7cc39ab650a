"""Before the first turn of Alakazum!: the starting characters that are left to choose from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games.alakazum.cards import CARDS, CULTURE, DIE, LEVELS, NUMBER, NUMBERS, RULES, STARS, Prints
from games.alakazum.view import View
from pictures.art import CULTURES, mark
from pictures.canvas import GAP, INNER, MARGIN, Canvas
from pictures.drawings import star
from pictures.palette import CREAM, PANEL, WHITE, mix
from pictures.tile import Tile
from pictures.type import BOLD, NARROW, SMALL, wrapped

from .cards import on_cloth

MOST = 7
"""Characters side by side."""


@dataclass(frozen=True)
class Starters(Tile):
    """Each with its combat, stars and resistance at A, B and C."""

    GAME: ClassVar[str] = "alakazum"
    cards: tuple[str, ...]
    rules: int = RULES
    """The version of the rules whose numbers they have."""

    def paint(self) -> Canvas:
        each = (INNER + GAP) / max(2, len(self.cards))
        c = Canvas(2 * MARGIN + 470)
        for at, card in enumerate(self.cards):
            _starter(c, MARGIN + at * each, round(each - GAP), card, NUMBERS[self.rules])
        return c


def starters(view: View) -> Starters | None:
    """The characters that lie open; None once all have one."""
    return Starters(tuple([CARDS[c].id for c in view.starters[:MOST]]), view.rules) if view.starters else None


def _starter(c: Canvas, x: float, w: int, card: str, numbers: Prints) -> None:
    number = NUMBER[card]
    culture = CULTURE[number]
    look = CULTURES[culture]
    c.box(x, MARGIN, w, 470, look.colour, 24)
    c.box(x + 6, MARGIN + 6, w - 12, 458, PANEL, 18)
    c.put(on_cloth(card, culture, w - 12, 150, 16), x + 6, MARGIN + 6, over=True)
    lines = wrapped(CARDS[number].name, w - 20)[:2]
    for k, line in enumerate(lines):
        y = MARGIN + 190 + (k if len(lines) == 2 else 0.5) * 40
        c.text(x + w / 2, y, line, SMALL, CREAM, "mm", width=NARROW, fit=w - 20)
    _signs(c, x, w)
    for level in range(3):
        _level(c, x, w, number, level, mix(look.colour, WHITE, 0.25), numbers)


def _signs(c: Canvas, x: float, w: int) -> None:
    size = min(40, round(w * 0.23))
    for k, sign in enumerate((mark("combat", size), star(size), mark("resistance", size))):
        c.put(sign, x + w * (0.38 + 0.24 * k), MARGIN + 284, "mm")


def _level(c: Canvas, x: float, w: int, number: int, level: int, ink: str, numbers: Prints) -> None:
    y = MARGIN + 336 + level * 50
    c.text(x + w * 0.15, y, LEVELS[level], SMALL + 4, ink, "mm", BOLD)
    combat = numbers.combat[number][level]
    if combat == DIE:
        c.put(mark("die", 40), x + w * 0.38, y - 2, "mm")
    else:
        c.text(x + w * 0.38, y, combat, SMALL + 4, CREAM, "mm", BOLD)
    for k, value in ((1, STARS[number][level]), (2, numbers.resistance[number][level])):
        c.text(x + w * (0.38 + 0.24 * k), y, value, SMALL + 4, CREAM, "mm", BOLD)
