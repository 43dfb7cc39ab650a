"""The month on a server: what brings points in it, and who has how many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from storage.day_rows import MonthRow
from storage.protocol import Storage

from .local_time import day_at, moment_of
from .time_source import TimeSource

TABLE, OWN_GAME, PAR, MOST = 3, 1, 1, 6
"""What a finished table of people brings, the day's own game, and par in it; and the most of one day."""
TOGETHER = 2
"""People who make a table one of people."""
ANYWHERE = "UTC"
"""The clocks of a server that has never said which are its own."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody's place in a month."""

    place: int
    """1 is first; equals share."""
    user: int
    name: str
    """By which they played last."""
    points: int


@dataclass(frozen=True, slots=True)
class Month:
    """A month on a server."""

    month: str
    """As 2026-11, by the clocks there."""
    ranked: Sequence[Standing]
    """Who has points in it, the best first."""
    is_current: bool
    before: str
    after: str

    def of(self, user: int) -> Standing | None:
        """Somebody's place in it."""
        return next((one for one in self.ranked if one.user == user), None)

    @property
    def podium(self) -> Sequence[Standing]:
        """Places 1 to 3."""
        return [one for one in self.ranked if one.place <= 3]


def month_of(moment: float, zone: str) -> str:
    """The month of a moment (unix seconds) by the clocks of a zone, as 2026-11."""
    return day_at(moment, zone)[:7]


def month_after(month: str) -> str:
    """Raises ValueError for what is no month."""
    return (date.fromisoformat(f"{month}-01") + timedelta(days=31)).isoformat()[:7]


def month_before(month: str) -> str:
    """Raises ValueError for what is no month."""
    return (date.fromisoformat(f"{month}-01") - timedelta(days=1)).isoformat()[:7]


def is_first_evening(day: str, days: str) -> bool:
    """Whether no evening of that month comes before this local date. `days`: digits of weekdays, from Monday, 1."""
    first = date.fromisoformat(f"{day[:7]}-01")
    earlier = [first + timedelta(days=at) for at in range(date.fromisoformat(day).day - 1)]
    return not any(str(one.isoweekday()) in days for one in earlier)


def standings(rows: Sequence[MonthRow], zone: str) -> list[Standing]:
    """Return what these games bring each of their people. `rows`: the first first, all of one month."""
    names, by_day = dict[int, str](), Counter[tuple[int, str]]()
    for row in rows:
        names[row.user_id] = row.name or names.get(row.user_id, "")
        points = TABLE * (row.people >= TOGETHER) + OWN_GAME * row.own_game + PAR * row.beaten
        by_day[row.user_id, day_at(row.ended_at, zone)] += points
    points = Counter[int]()
    for (user, _), brought in by_day.items():
        points[user] += min(brought, MOST)
    ranked = sorted([user for user in points if points[user]], key=lambda user: (-points[user], user))
    places = {user: 1 + sum(other > points[user] for other in points.values()) for user in ranked}
    return [Standing(places[user], user, names[user], points[user]) for user in ranked]


class Months:
    """The months of all servers, worked out from what was finished there. Everything here may raise StorageError."""

    def __init__(self, store: Storage, time: TimeSource) -> None:
        self._store, self._time = store, time

    async def zone(self, guild: int) -> str:
        """Whose clocks a server goes by: those of its evening's post."""
        row = await self._store.evenings.of(guild)
        return ANYWHERE if row is None else row.zone

    async def month(self, guild: int, asker: int = 0, month: str | None = None) -> Month:
        """A month there, this one where none is given. Who hides isn't in it, but for `asker`.

        Raises ValueError for what is no month.
        """
        zone = await self.zone(guild)
        month = month or month_of(self._time.now(), zone)
        after = month_after(month)
        since, until = moment_of(f"{month}-01", 0, zone), moment_of(f"{after}-01", 0, zone)
        rows = await self._store.month_games(guild, since, until, asker)
        is_current = month == month_of(self._time.now(), zone)
        return Month(month, standings(rows, zone), is_current, month_before(month), after)
