"""The hours of a place over a year of summer times."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from tables.local_time import WEEK, long_day, next_evening

BEGIN = datetime(2026, 1, 1, 12, tzinfo=UTC).timestamp()
HOUR, DAYS = 3600.0, 366
ZONES = (
    "Europe/Madrid",
    "America/New_York",
    "Australia/Sydney",
    "Australia/Lord_Howe",
    "Africa/Cairo",
)


@pytest.mark.parametrize("hour", [0, 1, 2, 3, 20])
@pytest.mark.parametrize("zone", ZONES)
def test_each_local_day_of_a_year_has_one_evening(zone: str, hour: int) -> None:
    days, moment = list[str](), BEGIN
    while len(days) < DAYS:
        day, moment = next_evening(moment, hour, zone, WEEK, taken=days)
        there = datetime.fromtimestamp(moment, ZoneInfo(zone))
        assert there.date().isoformat() == day and there.hour in (hour, hour + 1), "an hour that is left out is later"
        days.append(day)
    first = datetime.fromisoformat(days[0])
    assert days == [(first + timedelta(days=n)).date().isoformat() for n in range(DAYS)]


@pytest.mark.parametrize("zone", ZONES)
def test_a_day_lasts_until_five_in_the_morning_all_year(zone: str) -> None:
    """Told by the clocks on the wall, five hours back."""
    for at in range(DAYS * 48):
        moment = BEGIN + at * HOUR / 2
        there = datetime.fromtimestamp(moment, ZoneInfo(zone)).replace(tzinfo=None)
        assert long_day(moment, zone) == (there - timedelta(hours=5)).date().isoformat()
