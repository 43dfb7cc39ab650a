"""What each action of a turn would bring, a row an action: market cards, fights, spells, gifts; or why it is barred."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from pictures.art import mark
from pictures.canvas import INNER, MARGIN, Canvas
from pictures.palette import CREAM, GOOD, MUTED, PANEL, RAISED
from pictures.strip import Sketch, put_sketches, sketches_width
from pictures.tile import Tile
from pictures.type import BOLD, NARROWEST, SMALL, legible, width_of, wrapped

LEFT, RIGHT = MARGIN + 78, MARGIN + INNER - 8
"""Where the prospects of a row begin, and where they end."""
HIGH, LOW, GAP, PAD = 94, 68, 5, 4
"""A prospect with a name, one without; between two, and about them."""
PICTURE, FACT, MORE = 66, 57, 60
"""A picture of what is chosen, of what it brings; the room for how many are left out."""
LINE = 40


class Prospect(NamedTuple):
    """One thing that may be done."""

    sketches: tuple[Sketch, ...]
    name: str = ""
    """Drawn above the facts; empty: the facts stand beside the sketches."""
    facts: tuple[Sketch, ...] = ()
    good: bool = False
    """It succeeds also against what the rival gets on average: framed in mint."""
    hopeless: bool = False
    """It can't succeed, for all that the reader may know: paler."""


class ProspectRow(NamedTuple):
    """An action."""

    mark: str
    prospects: tuple[Prospect, ...] = ()
    more: int = 0
    """So many are not drawn."""
    barred: str = ""
    """Why it can't be taken."""


@dataclass(frozen=True)
class Prospects(Tile):
    """The actions of a turn, one below the other."""

    GAME: ClassVar[str] = "alakazum"
    rows: tuple[ProspectRow, ...]

    def paint(self) -> Canvas:
        rows = [(row, _lines(row)) for row in self.rows]
        highs = [_row_high(row, lines) for row, lines in rows]
        c = Canvas(2 * MARGIN + sum(highs) + GAP * (len(highs) - 1))
        y = MARGIN
        for (row, lines), high in zip(rows, highs, strict=True):
            _row(c, y, high, row, lines)
            y += high + GAP
        return c


Lines = list[list[tuple[Prospect, float]]]
"""Prospects side by side with how wide each is, line by line."""


def _wide(one: Prospect) -> float:
    words = width_of(legible(one.name), SMALL, BOLD, NARROWEST)
    return (
        24 + sketches_width(one.sketches, PICTURE if one.name else FACT) + max(words, sketches_width(one.facts, FACT))
    )


def _lines(row: ProspectRow) -> Lines:
    """As many in a line as have room."""
    lines: Lines = []
    left, room = 0.0, RIGHT - LEFT - (MORE if row.more else 0)
    for one in row.prospects:
        wide = min(_wide(one), room)
        if not lines or left + wide > room:
            lines.append([])
            left = 0
        lines[-1].append((one, wide))
        left += wide + GAP
    return lines


def _row_high(row: ProspectRow, lines: Lines) -> int:
    if row.barred:
        return 2 * PAD + LINE * len(_reason(row))
    return PAD + sum(_line_high(line) + PAD for line in lines)


def _line_high(line: Sequence[tuple[Prospect, float]]) -> int:
    return HIGH if any(one.name for one, _ in line) else LOW


def _reason(row: ProspectRow) -> list[str]:
    return wrapped(legible(row.barred), RIGHT - LEFT - 20, SMALL, BOLD, NARROWEST)


def _row(c: Canvas, y: float, high: int, row: ProspectRow, lines: Lines) -> None:
    c.box(MARGIN, y, INNER, high, PANEL)
    c.put(mark(row.mark, 38 if row.barred else 56), MARGIN + 40, y + high / 2, "mm")
    for at, words in enumerate(_reason(row)):
        c.text(LEFT, y + high / 2 + (at - (len(_reason(row)) - 1) / 2) * LINE + 2, words, SMALL, MUTED, width=NARROWEST)
    y += PAD
    for at, line in enumerate(lines, 1):
        x, tall = float(LEFT), _line_high(line)
        for one, wide in line:
            _prospect(c, x, y, wide, tall, one)
            x += wide + GAP
        y += tall + PAD
        if row.more and at == len(lines):
            c.text(x + 8, y - PAD - tall / 2, f"+{row.more}", SMALL, MUTED, weight=BOLD)


def _prospect(c: Canvas, x: float, y: float, wide: float, high: float, one: Prospect) -> None:
    ink = MUTED if one.hopeless else CREAM
    c.box(x, y, wide, high, RAISED, 18, GOOD if one.good else None, 5 if one.good else 0)
    size = PICTURE if one.name else FACT
    end = put_sketches(c, x + 14, y + high / 2, one.sketches, size, Prospects.GAME, ink=ink)
    if one.name:
        c.text(end, y + 18, legible(one.name), SMALL, ink, weight=BOLD, width=NARROWEST, fit=x + wide - 10 - end)
    put_sketches(c, end, y + (64 if one.name else high / 2), one.facts, FACT, Prospects.GAME, ink=ink)
