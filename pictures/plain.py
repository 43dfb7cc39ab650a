"""A game that has no pictures of its own: its public facts as panels and chips, the seats first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from .canvas import GAP, INNER, MARGIN, Canvas
from .palette import CREAM, GOLD, INK, MUTED, PANEL, PAPER, RAISED
from .people import DrawnPerson, write
from .tile import GameTile
from .type import BOLD, NARROWEST, SMALL, width_of

HIGHEST = 700
HIDDEN = "▮"
"""What isn't known, in words; drawn as a card's back."""
CHIP = 52
LINE = 64
"""Pixels of a caption with its chips."""


class PlainFact(NamedTuple):
    """A caption, and what lies there: a card or a number each."""

    caption: str
    chips: tuple[str, ...]


class PlainSeat(NamedTuple):
    """A person with what is theirs."""

    person: DrawnPerson
    asked: bool
    facts: tuple[PlainFact, ...]


@dataclass(frozen=True)
class PlainTile(GameTile):
    """The whole table."""

    seats: tuple[PlainSeat, ...]
    shared: tuple[PlainFact, ...]

    def paint(self) -> Canvas:
        c = Canvas(height_of(self))
        y = MARGIN
        for seat in self.seats:
            high = _seat_high(seat)
            c.box(MARGIN, y, INNER, high, RAISED if seat.asked else PANEL)
            write(c, MARGIN + 24, y + 36, seat.person, fill=GOLD if seat.asked else CREAM, weight=BOLD, fit=INNER - 60)
            _facts(c, y + LINE, seat.facts)
            y += high + GAP
        if self.shared:
            c.box(MARGIN, y, INNER, len(self.shared) * LINE + 16, PANEL)
            _facts(c, y + 8, self.shared)
        return c


def height_of(tile: PlainTile) -> int:
    """Pixels; more than HIGHEST: words say it better."""
    shared = len(tile.shared) * LINE + 16 + GAP if tile.shared else 0
    return 2 * MARGIN - GAP + sum(_seat_high(seat) + GAP for seat in tile.seats) + shared


def _seat_high(seat: PlainSeat) -> int:
    return LINE + len(seat.facts) * LINE + 8


def _facts(c: Canvas, y: float, facts: Sequence[PlainFact]) -> None:
    for at, fact in enumerate(facts):
        middle = y + at * LINE + LINE / 2
        c.text(MARGIN + 24, middle, fact.caption, SMALL, MUTED, width=NARROWEST, fit=260)
        x = MARGIN + 300.0
        for chip in fact.chips:
            w = max(CHIP, width_of(chip, SMALL, BOLD, NARROWEST) + 24)
            if x + w > MARGIN + INNER - 60:
                c.text(x, middle, "…", SMALL, CREAM)
                break
            c.box(x, middle - CHIP / 2, w, CHIP, MUTED if chip == HIDDEN else PAPER, 12, over=True)
            c.text(x + w / 2, middle + 1, chip.replace(HIDDEN, "?"), SMALL, INK, "mm", BOLD, NARROWEST)
            x += w + 10
