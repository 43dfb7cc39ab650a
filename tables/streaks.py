"""Days in a row on which somebody has played the day's game. A day on which the bot was away for long breaks none."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from .daily import day_after, day_before

AWAY = 6 * 3600.0
"""Seconds of a day without the bot after which it breaks no streak."""
CALENDAR = 7
"""Days that the calendar shows."""

DayMark = Literal["played", "missed", "away", "open"]
"""Of a day: its game was played, it wasn't, it wasn't because the bot was away, it still can be."""


@dataclass(frozen=True, slots=True)
class Streak:
    """Somebody's days in a row."""

    days: int
    """Up to today, or up to yesterday where today's game is not finished yet."""
    longest: int
    done: bool
    """Today's game is finished."""
    calendar: Sequence[tuple[str, DayMark]]
    """The last days, today last."""

    @property
    def at_risk(self) -> bool:
        """It ends with today unless today's game is played."""
        return self.days > 0 and not self.done


@dataclass(frozen=True, slots=True)
class Regular:
    """Somebody on a server who has a streak."""

    user: int
    name: str
    """By which they played last."""
    streak: Streak


def streak_of(played: Sequence[str], away: Collection[str], today: str) -> Streak:
    """Return what these days amount to. `away`: those on which the bot was away for long."""
    days, there = set(played), set(away)
    done = today in days
    last = today if done else day_before(today)
    return Streak(
        days=_up_to(last, days, there),
        longest=max((_up_to(day, days, there) for day in days if not _goes_on(day, days, there)), default=0),
        done=done,
        calendar=_calendar(days, there, today),
    )


def _up_to(day: str, played: Collection[str], away: Collection[str]) -> int:
    count = 0
    while day in played or day in away:
        count += day in played
        day = day_before(day)
    return count


def _goes_on(day: str, played: Collection[str], away: Collection[str]) -> bool:
    """Return whether a later day belongs to the same streak."""
    day = day_after(day)
    while day in away and day not in played:
        day = day_after(day)
    return day in played


def _calendar(played: Collection[str], away: Collection[str], today: str) -> list[tuple[str, DayMark]]:
    def mark(day: str) -> DayMark:
        return "played" if day in played else "open" if day == today else "away" if day in away else "missed"

    days = [today]
    while len(days) < CALENDAR:
        days.insert(0, day_before(days[0]))
    return [(day, mark(day)) for day in days]
