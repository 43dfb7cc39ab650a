"""What a server's evening post shows: the day's game, who has played it, yesterday's winner, the month, who waits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from storage.evening_protocol import EveningPerson, EveningRow, PostRow
from storage.protocol import Storage
from storage.rows import NOWHERE, PUBLIC

from .albums import Albums, Sticker
from .daily import day_before, ends_at
from .days import Days, Ranked
from .errors import NoTableError
from .local_time import MORNING, moment_of
from .meetings import Duel, duel, last_winner
from .months import Month, Months, is_first_evening, month_after, month_before
from .streaks import Regular
from .table import Table
from .tables import Tables
from .time_source import day_of

FACES = 12
"""People who have played that have a face."""
MENTIONS = 90
"""People whom a post mentions at most; Discord takes a hundred."""
WAITS = 3600.0
"""Seconds for which somebody waits for a table."""


@dataclass(frozen=True, slots=True)
class Won:
    """Who won yesterday."""

    name: str
    game: str
    points: int
    table: Table | None
    """As it ended; None: nothing of it is left."""
    seat: int
    """Where they sat."""


@dataclass(frozen=True, slots=True)
class Evening:
    """What a post should show now."""

    post: PostRow
    locale: str
    """Of whoever set it up."""
    today: str
    """The UTC day it was posted on."""
    ends_at: float
    """When that day is over, unix seconds."""
    is_over: bool
    game: str
    """The day's own, and that of a table which is opened from it."""
    par: int | None
    """The points that the best AI reaches in it; None: nobody knows."""
    played: Sequence[Ranked]
    """Who has played it, the best first."""
    regulars: Sequence[Regular]
    """Who has days in a row, the longest first; of those at risk they end with the day."""
    waiting: Sequence[EveningPerson]
    """Who wants to play, the first first."""
    table: Table | None
    """That was opened from it, while it isn't over."""
    called: Sequence[int]
    """Whom it mentions."""
    yesterday: Won | None = None
    duel: Duel | None = None
    """Of the two who met most this month."""
    faces: Mapping[int, Sticker] = field(default_factory=dict[int, Sticker])
    """Who stands for somebody: the newest in their album."""
    last_month: Month | None = None
    """The one before, on the first evening of a month."""


def waiting(people: Sequence[EveningPerson], now: float) -> list[EveningPerson]:
    """Return who of these waits for a table, the first first."""
    waits = [(one.waits_at, one) for one in people if one.waits_at is not None and one.waits_at > now - WAITS]
    return [one for _, one in sorted(waits, key=lambda wait: wait[0])]


class Facts:
    """Reads them. Everything here may raise StorageError."""

    def __init__(self, store: Storage, tables: Tables, days: Days, months: Months, albums: Albums) -> None:
        self._store, self._tables, self._days, self._months = store, tables, days, months
        self._albums = albums

    async def of(self, post: PostRow, row: EveningRow, people: Sequence[EveningPerson], table: Table | None) -> Evening:
        """Return what a post should show now. `people`: who wants something of it; `table`: opened from it."""
        guild, now = post.guild_id, self._tables.time.now()
        today = day_of(post.at)
        ends = ends_at(today)
        last_month, month = None, post.day[:7]
        if is_first_evening(post.day, row.days):
            last_month = await self._months.month(guild, month=month_before(month))
        begins, over = (moment_of(f"{each}-01", 0, row.zone) for each in (month, month_after(month)))
        game = self._days.own_game(today)
        played, waits = await self._days.podium(guild, today), waiting(people, now)
        seats = table.seats if table is not None else ()
        sitting = [*[one.user_id for one in waits], *[seat.user for seat in seats if seat.user is not None]]
        return Evening(
            post=post,
            locale=row.locale,
            today=today,
            ends_at=ends,
            is_over=now >= ends,
            game=game,
            par=await self._days.par(game, today),
            played=played,
            regulars=await self._days.streaks(guild, today),
            waiting=waits,
            faces=await self._faces([*[one.result.user_id for one in played[:FACES]], *sitting]),
            table=table,
            called=[one.user_id for one in people if one.called][:MENTIONS],
            yesterday=await self._winner(post, row.zone),
            duel=duel(await self._store.together(guild, begins, over)),
            last_month=last_month,
        )

    async def _faces(self, people: Iterable[int]) -> dict[int, Sticker]:
        """Those who hide have none."""
        found = dict[int, Sticker]()
        for user in people:
            hides = (await self._store.user_settings(user)).get(PUBLIC) == NOWHERE
            if not hides and (newest := await self._albums.newest(user)) is not None:
                found[user] = newest
        return found

    async def _winner(self, post: PostRow, zone: str) -> Won | None:
        """Who won the last table of people on the evening before, until the next morning; else the best of its day."""
        since, until = (moment_of(day, MORNING, zone) for day in (day_before(post.day), post.day))
        met = last_winner(await self._store.together(post.guild_id, since, until))
        if met is not None:
            return await self._won_by(met.name, met.game, met.points, met.table_id, met.user_id)
        day = day_before(day_of(post.at))
        best = next(iter(await self._days.podium(post.guild_id, day)), None)
        if best is None:
            return None
        row = best.result
        return await self._won_by(row.name, self._days.own_game(day), row.points, row.table_id, row.user_id)

    async def _won_by(self, name: str, game: str, points: int, table_id: int, user: int) -> Won:
        won = Won(name, game, points, None, 0)
        with suppress(NoTableError):
            table = await self._tables.find(table_id)
            seat = table.seat_of(user)
            return won if seat is None else replace(won, table=table, seat=seat)
        return won
