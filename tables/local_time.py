"""The hour of a place: when it is there, through both changes of summer time."""

from __future__ import annotations

from collections.abc import Container
from datetime import UTC, date, datetime, timedelta
from functools import cache
from importlib.resources import files
from zoneinfo import ZoneInfo

MORNING = 5
"""The hour at which a night is over: what happens before belongs to the evening."""
WEEK = "1234567"
"""All weekdays, Monday first."""


@cache
def zones() -> tuple[str, ...]:
    """The time zones one can choose, by name: places, and UTC."""
    listed = files("tzdata").joinpath("zones").read_text("utf-8").split()
    return tuple(sorted(name for name in listed if name == "UTC" or ("/" in name and not name.startswith("Etc/"))))


@cache
def fixed() -> dict[str, int]:
    """The zones that are the same hours from UTC all year; name → hours ahead."""
    return {f"Etc/GMT{-hours:+}": hours for hours in range(-12, 15) if hours}


def zone_label(zone: str) -> str:
    """A zone as people read it: a fixed one as UTC+1, another by its name."""
    hours = fixed().get(zone)
    return zone if hours is None else f"UTC{hours:+}".replace("-", "−")


def moment_of(day: str, hour: int, zone: str) -> float:
    """When it is that hour of a day there, unix seconds. Of an hour that comes twice the first; of one that summer time
    leaves out, the first moment after it."""
    wanted, there = datetime.fromisoformat(f"{day}T{hour:02}:00"), ZoneInfo(zone)
    first = wanted.replace(tzinfo=there, fold=0).timestamp()
    if datetime.fromtimestamp(first, there).replace(tzinfo=None) == wanted:
        return first
    before, after = int(wanted.replace(tzinfo=there, fold=1).timestamp()), int(first)
    while after - before > 1:
        middle = (before + after) // 2
        if datetime.fromtimestamp(middle, there).replace(tzinfo=None) < wanted:
            before = middle
        else:
            after = middle
    return float(after)


def day_at(moment: float, zone: str) -> str:
    """The local date of a moment (unix seconds), as 2026-11-22."""
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).date().isoformat()


def long_day(moment: float, zone: str) -> str:
    """The local date of a moment, where a day ends in the morning after it."""
    day = day_at(moment, zone)
    return day if moment >= moment_of(day, MORNING, zone) else (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def clock_at(moment: float, zone: str) -> str:
    """Return what the clocks there show at a moment: 20:00."""
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).strftime("%H:%M")


def next_evening(after: float, hour: int, zone: str, days: str, *, taken: Container[str] = ()) -> tuple[str, float]:
    """The first local date, and its moment, later than `after` (unix seconds), on one of these weekdays and not among
    those `taken`. `days`: digits of `WEEK`, at least one."""
    day = datetime.fromtimestamp(after, UTC).date() - timedelta(days=1)  # no place is more than a day behind
    while True:
        due = moment_of(day.isoformat(), hour, zone)
        if due > after and str(day.isoweekday()) in days and day.isoformat() not in taken:
            return day.isoformat(), due
        day += timedelta(days=1)


def is_day(text: str) -> bool:
    """Return whether it is a date as 2026-11-22."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
