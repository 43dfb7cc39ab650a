"""Days in a row, on a card's right half."""

from __future__ import annotations

from collections.abc import Sequence

from pictures.canvas import WIDTH, Canvas
from pictures.drawings import flame
from pictures.palette import BACK, CREAM, GOLD, LINE, MUTED, PANEL
from pictures.poster import COLUMN, WIDE
from pictures.type import BOLD, NARROW, REGULAR, SMALL, width_of

DAYS = {"played": GOLD, "missed": LINE, "away": MUTED, "open": BACK}
"""Kinds of days in the calendar."""


def streak_panel(c: Canvas, top: float, streak: str, days: str, longest: str, calendar: Sequence[str]) -> None:
    """Days in a row, the longest, and a bar for each of the last days."""
    c.box(COLUMN, top, WIDE, 165, PANEL, 22)
    c.put(flame(92), COLUMN + 18, top + 56, "lm", over=True)
    end = COLUMN + 116 + c.text(COLUMN + 116, top + 58, streak, 76, GOLD, weight=BOLD)
    room = WIDTH - 42 - end
    long = min(width_of(longest, SMALL, REGULAR, NARROW), 0.5 * room)
    room -= long + 28
    size = next((one for one in (44, 40, 36) if width_of(days, one, REGULAR, NARROW) <= room), SMALL)
    c.text(end + 12, top + 64, days, size, CREAM, weight=REGULAR, width=NARROW, fit=room)
    c.text(WIDTH - 42, top + 64, longest, SMALL, MUTED, "rm", REGULAR, NARROW, fit=long)
    wide = (WIDE - 36 - 8 * (len(calendar) - 1)) / max(1, len(calendar))
    for at, day in enumerate(calendar):
        line = LINE if day == "open" else None
        c.box(COLUMN + 18 + at * (wide + 8), top + 118, wide, 28, DAYS[day], 10, line, 4 if line else 0, over=True)
