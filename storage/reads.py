"""Every query that only reads: on connections of their own, from rows to dataclasses."""

import json
import sqlite3
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from math import gcd
from typing import Any, cast

import sqlalchemy as sa
from asyncpg import InterfaceError, InternalClientError, PostgresError
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.database import Database
from storage.errors import DamagedRow, DiskFailed, NoSuchTable, StoreClosed
from storage.json_text import JsonValue
from storage.postgres import PostgresDatabase
from storage.rows import (
    EVERYWHERE,
    NOWHERE,
    OURS,
    PUBLIC,
    CallRow,
    ClockRow,
    DailyRow,
    Forgetting,
    Json,
    MoveRow,
    OldLog,
    PlayedRow,
    RankedRow,
    RatingRow,
    ResultRow,
    SeatRow,
    Shards,
    Status,
    TableHead,
    TableRow,
    standing,
)
from storage.schema import (
    clocks,
    daily_seeds,
    daily_tries,
    forgetting,
    guild_settings,
    heartbeat,
    moves,
    ratings,
    results,
    seats,
    tables,
    user_settings,
)
from storage.statements import TABLE, old_logs

# spelled out in the SQL, so that SQLite sees that the partial indexes fit
_NOT_OVER = tables.c.status != sa.literal_column("'over'")
_TABLE = [tables.c[name] for name in TABLE]
_HEAD = [tables.c[name] for name in TableHead.__slots__]
FetchedRow = sa.Row[*tuple[Any, ...]]
_MOVE = [moves.c[name] for name in MoveRow.__slots__]
_SEAT = [seats.c[name] for name in SeatRow.__slots__]
_RESULT = [results.c[name] for name in ResultRow.__slots__]
_FORGETTING = [forgetting.c[name] for name in Forgetting.__slots__]
_RATING = [ratings.c[name] for name in RatingRow.__slots__]


class Reads:
    """The reading half of `TableStore`.

    Reads see every save that has returned, and wait neither for a writer nor, unless they are long, for long reads.
    """

    _database: Database | PostgresDatabase

    @asynccontextmanager
    async def _reading(self, *, long: bool = False) -> AsyncGenerator[AsyncConnection]:
        """A connection that sees one moment of the database.

        `long` reads, such as a whole log, queue for all connections but one: that is left to what a press needs.
        """
        if self._database.closed:
            raise StoreClosed("The store is closed.")
        try:
            async with (
                self._database.long_reads if long else nullcontext(),
                self._database.reading.connect() as connection,
            ):
                yield connection
        except NoConnection as error:
            raise DiskFailed(f"Nothing could be read from {self._database.name} for too long.") from error
        except (sqlite3.Error, DBAPIError, OSError, PostgresError, InterfaceError, InternalClientError) as error:
            raise self._database.translate(error) from error

    async def _rows(self, query: sa.Executable, *, long: bool = False) -> Sequence[FetchedRow]:
        async with self._reading(long=long) as connection:
            return (await connection.execute(query)).all()

    async def _value(self, query: sa.Select[Any]) -> Any:
        async with self._reading() as connection:
            return (await connection.execute(query)).scalar()

    async def load_live(self, of: Shards | None = None) -> list[TableHead]:
        """The heads of all tables that aren't over, or of those on servers of some connections, by id."""
        return await self._heads(_carried(of))

    async def unsent(self, of: Shards | None = None) -> list[int]:
        """The tables whose board must be sent again, also those that are over, by id; all, or of some connections."""
        unsent = sa.and_(tables.c.dirty == sa.literal_column("1"), _carried(of))
        over = sa.select(tables.c.id).where(tables.c.status == sa.literal_column("'over'"), unsent)
        query = sa.union_all(sa.select(tables.c.id).where(_NOT_OVER, unsent), over)
        return sorted([row.id for row in await self._rows(query)])

    async def tables_of(self, user_id: int) -> list[TableHead]:
        """The tables that aren't over where this person has a seat, by id."""
        return await self._heads(_has_seat(user_id))

    async def _heads(self, where: sa.ColumnElement[bool]) -> list[TableHead]:
        rows = await self._rows(sa.select(*_HEAD).where(_NOT_OVER, where).order_by(tables.c.id))
        return [_head(row) for row in rows]

    async def count_live(
        self, *, user: int | None = None, host: int | None = None, channel: int | None = None, guild: int | None = None
    ) -> int:
        """How many tables aren't over: with a seat of `user`, of `host`, in `channel` or its threads, in `guild`.

        What is given must hold all at once. Tables in no channel don't count.
        """
        query = sa.select(sa.func.count()).select_from(tables).where(_NOT_OVER, tables.c.channel_id > 0)
        if user is not None:
            query = query.where(_has_seat(user))
        if host is not None:
            query = query.where(tables.c.host_id == host)
        if channel is not None:
            query = query.where(sa.or_(tables.c.channel_id == channel, tables.c.parent_id == channel))
        if guild is not None:
            query = query.where(tables.c.guild_id == guild)
        return int(await self._value(query))

    async def count_opened(self, user: int, since: float) -> int:
        """How many tables somebody has opened after `since` (unix seconds), over or not."""
        by_them = (tables.c.opened_by == user, tables.c.created_at > since)
        return int(await self._value(sa.select(sa.func.count()).select_from(tables).where(*by_them)))

    async def forgetting(self) -> list[Forgetting]:
        """Who is to be forgotten, and which processes have yet to do their part; by person and connection."""
        order = (forgetting.c.user_id, forgetting.c.shard)
        return [Forgetting(*row) for row in await self._rows(sa.select(*_FORGETTING).order_by(*order))]

    async def count_by_status(self) -> dict[Status, int]:
        """How many tables there are of each status but over."""
        rows = await self._rows(sa.select(tables.c.status, sa.func.count()).where(_NOT_OVER).group_by(tables.c.status))
        return {row.status: row[1] for row in rows}

    async def load(self, table_id: int) -> TableRow:
        """A table as a whole, with seats and clocks. Raises `NoSuchTable`."""
        async with self._reading() as connection:
            row = (await connection.execute(sa.select(*_TABLE).where(tables.c.id == table_id))).mappings().one_or_none()
            if row is None:
                raise NoSuchTable(f"There is no table {table_id}.")
            at_table = await connection.execute(
                sa.select(*_SEAT).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            )
            running = await connection.execute(
                sa.select(clocks.c.name, clocks.c.number, clocks.c.due_at, clocks.c.seat)
                .where(clocks.c.table_id == table_id)
                .order_by(clocks.c.due_at, clocks.c.name, clocks.c.number, clocks.c.seat)
            )
            whole: dict[str, Any] = {**row, "options": read_object(row["options"]), "house": read_object(row["house"])}
            whole["dirty"], whole["calls"] = bool(row["dirty"]), _calls(row["calls"])
            return TableRow(
                **whole, seats=[_seat(each) for each in at_table], clocks=[_clock(each) for each in running]
            )

    async def moves(self, table_id: int, since: int = 0) -> list[MoveRow]:
        """The log from row `since` on (0: with the opening), in order, with what was undone."""
        query = sa.select(*_MOVE).where(moves.c.table_id == table_id, moves.c.n >= since).order_by(moves.c.n)
        return [MoveRow(*row) for row in await self._rows(query, long=True)]

    async def has_log(self, table_id: int) -> bool:
        """Whether the log of a table is still there; that of a finished one may have been pruned."""
        query = sa.select(moves.c.n).where(moves.c.table_id == table_id).limit(1)
        return await self._value(query) is not None

    async def old_logs(self, before: float, most: int | None = None) -> list[OldLog]:
        """The logs of tables that were over before this moment (unix seconds), oldest first, at most so many."""
        return [OldLog(*row) for row in await self._rows(old_logs(before).limit(most), long=True)]

    async def standing(self, table_id: int) -> list[MoveRow]:
        """The log without the moves that were taken back and without the rows that did so: what a replay plays."""
        return standing(await self.moves(table_id))

    async def results(self, table_id: int) -> list[ResultRow]:
        """The results of a finished table, by seat; empty when it has none."""
        query = sa.select(*_RESULT).where(results.c.table_id == table_id).order_by(results.c.seat)
        return [_result(row) for row in await self._rows(query)]

    async def has_finished(self, user_id: int, game: str) -> bool:
        """This person has played a game of this kind to its end."""
        played = sa.select(results.c.table_id).join(tables, tables.c.id == results.c.table_id)
        query = played.where(results.c.user_id == user_id, tables.c.game == game).limit(1)
        return await self._value(query) is not None

    async def ratings(self, game: str, user_ids: Iterable[int]) -> dict[int, RatingRow]:
        """The ratings these people have in a game."""
        query = sa.select(*_RATING).where(ratings.c.game == game, ratings.c.user_id.in_(list(user_ids)))
        return {row.user_id: RatingRow(*row) for row in await self._rows(query)}

    async def played_together(self, user_ids: Iterable[int], since: float) -> list[tuple[int, int]]:
        """The rated games of these people that ended at `since` (unix seconds) or later, as (table, user)."""
        query = sa.select(results.c.table_id, results.c.user_id).where(
            results.c.user_id.in_(list(user_ids)), results.c.rated == 1, results.c.ended_at >= since
        )
        return [(row.table_id, row.user_id) for row in await self._rows(query)]

    async def played(self, user_id: int) -> list[PlayedRow]:
        """The finished games of a person, the first first."""
        of_table = results.alias()
        seats_there = sa.select(sa.func.count()).where(of_table.c.table_id == results.c.table_id).scalar_subquery()
        given = {"seats": seats_there.label("seats"), "channel_id": tables.c.channel_id}
        columns: list[Any] = [given[name] if name in given else results.c[name] for name in PlayedRow.__slots__]
        query = (
            sa.select(*columns)
            .join(tables, tables.c.id == results.c.table_id)
            .where(results.c.user_id == user_id)
            .order_by(results.c.ended_at, results.c.table_id)
        )
        return [_played(row) for row in await self._rows(query, long=True)]

    async def ranking(self, game: str, guild_id: int | None, asker: int, sure: int) -> list[RankedRow]:
        """The ratings of a game, the best first; those of fewer than `sure` games after all others.

        With a server: everybody who has played a rated game there and doesn't hide. None: everybody who has chosen to
        be listed everywhere. `asker` is listed on a server even if they hide, because only they see it.
        """
        public = JsonValue(user_settings.c.settings, PUBLIC)
        if guild_id is None:
            listed = public == EVERYWHERE
        else:
            of_guild = sa.select(results.c.user_id).where(
                results.c.guild_id == guild_id, results.c.game == game, results.c.rated == 1
            )
            shown = sa.or_(sa.func.coalesce(public, "") != NOWHERE, ratings.c.user_id == asker)
            listed = sa.and_(ratings.c.user_id.in_(of_guild), shown)
        last_name = (
            sa.select(results.c.name)
            .where(results.c.user_id == ratings.c.user_id, results.c.name != "")
            .order_by(results.c.ended_at.desc())
            .limit(1)
            .scalar_subquery()
        )
        query = (
            sa.select(
                ratings.c.user_id,
                sa.func.coalesce(last_name, ""),
                ratings.c.mean,
                ratings.c.deviation,
                ratings.c.played,
            )
            .join(user_settings, user_settings.c.user_id == ratings.c.user_id, isouter=True)
            .where(ratings.c.game == game, ratings.c.user_id > 0, listed)
            .order_by(ratings.c.played < sure, ratings.c.mean.desc(), ratings.c.user_id)
        )
        return [RankedRow(*row) for row in await self._rows(query, long=True)]

    # daily tables

    async def kept_daily_seed(self, day: str, game: str) -> bytes | None:
        """What a game is shuffled with on that day; None where nobody has asked for it yet."""
        query = sa.select(daily_seeds.c.seed).where(daily_seeds.c.day == day, daily_seeds.c.game == game)
        return cast(bytes | None, await self._value(query))

    async def daily_days(self, day: str, game: str) -> tuple[str | None, str | None]:
        """The days next to this one that have a seed: before it, after it."""
        of_game, days = daily_seeds.c.game == game, daily_seeds.c.day
        before = await self._value(sa.select(sa.func.max(days)).where(of_game, days < day))
        after = await self._value(sa.select(sa.func.min(days)).where(of_game, days > day))
        return before, after

    async def daily_try(self, day: str, game: str, user_id: int) -> int | None:
        """The table that this person has begun that day; None: they haven't."""
        query = sa.select(daily_tries.c.table_id).where(*_of_day(day, game), daily_tries.c.user_id == user_id)
        return cast(int | None, await self._value(query))

    async def daily_tries(self, day: str, game: str, guild_id: int) -> int:
        """How many people have begun it on that server."""
        begun = sa.select(sa.func.count()).join(tables, tables.c.id == daily_tries.c.table_id)
        query = begun.where(*_of_day(day, game), daily_tries.c.user_id > 0, tables.c.guild_id == guild_id)
        return int(await self._value(query))

    async def daily_results(self, day: str, game: str, guild_id: int, asker: int) -> list[DailyRow]:
        """The results of everybody who has begun it on that server and finished, in no order, except those who hide.

        `asker` is listed even if they hide, because only they see it.
        """
        own, ai = results, results.alias()
        public = sa.func.coalesce(JsonValue(user_settings.c.settings, PUBLIC), "")
        query = (
            sa.select(
                own.c.user_id,
                own.c.table_id,
                own.c.name,
                own.c.winner,
                own.c.leaver,
                own.c.points,
                ai.c.points.label("against"),
                own.c.ended_at,
                own.c.reason,
            )
            .join(daily_tries, sa.and_(*(daily_tries.c[c] == own.c[c] for c in ("table_id", "user_id"))))
            .join(ai, sa.and_(ai.c.table_id == own.c.table_id, ai.c.seat != own.c.seat))
            .join(user_settings, user_settings.c.user_id == own.c.user_id, isouter=True)
            .where(*_of_day(day, game), own.c.guild_id == guild_id, own.c.user_id > 0)
            .where(sa.or_(public != NOWHERE, own.c.user_id == asker))
        )
        return [_daily(row) for row in await self._rows(query)]

    async def last_ended(self) -> float:
        """When the last rated game ended, unix seconds; 0 where there is none."""
        return float(await self._value(sa.select(sa.func.max(results.c.ended_at)).where(results.c.rated == 1)) or 0)

    async def last_beat(self, connection: int = 0, count: int = 1) -> float | None:
        """When the process with that one of `count` connections was last known to be alive; None in a new database.

        If the bot has run with another count since, the connections that carried the same servers then are asked for.
        A server's connection is its id modulo the count, so these have the same remainder by the greatest divisor
        that both counts have in common.
        """
        kept: dict[int, dict[int, float]] = {}
        for id, at in await self._rows(sa.select(heartbeat.c.id, heartbeat.c.at).where(heartbeat.c.id > 0)):
            of, number = (1, 0) if id == 1 else divmod(id, 1 << 16)
            kept.setdefault(of, {})[number] = at
        own, others = kept.pop(count, {}), [(max(beats.values()), of) for of, beats in kept.items() if of]
        latest, of = max(others, default=(0.0, 1))
        if connection in own and own[connection] >= latest:
            return own[connection]
        if not others:
            return max(own.values(), default=None)
        same = [at for number, at in kept[of].items() if (number - connection) % gcd(of, count) == 0]
        return max(same, default=latest)

    async def guild_settings(self, guild_id: int) -> Json:
        """A server's settings; empty when it has none."""
        return await self._settings(sa.select(guild_settings.c.settings).where(guild_settings.c.guild_id == guild_id))

    async def user_settings(self, user_id: int) -> Json:
        """A person's settings; empty when there are none."""
        return await self._settings(sa.select(user_settings.c.settings).where(user_settings.c.user_id == user_id))

    async def _settings(self, query: sa.Select[Any]) -> Json:
        kept = await self._value(query)
        return {} if kept is None else read_object(kept)

    async def moves_of(self, user_id: int) -> list[tuple[int, int]]:
        """The log rows this person made, as (table, n). Reads through all logs."""
        query = sa.select(moves.c.table_id, moves.c.n).where(moves.c.user_id == user_id)
        return [(row.table_id, row.n) for row in await self._rows(query, long=True)]

    async def export_user(self, user_id: int) -> Json:
        """Everything kept about a person, JSON-ready: settings, news not yet told, seats, moves, results, ratings,
        daily tables begun.

        `hosted`: tables they opened; `left_seats`: where they gave up a seat.

        Of a table's log only the person's own moves: events may tell what others held.
        """
        what = {
            "hosted": sa.select(tables.c.id, tables.c.guild_id, tables.c.channel_id, tables.c.game, tables.c.created_at)
            .where(sa.or_(tables.c.host_id == user_id, tables.c.opened_by == user_id))
            .order_by(tables.c.id),
            "seats": sa.select(seats).where(seats.c.user_id == user_id).order_by(seats.c.table_id),
            "left_seats": sa.select(seats).where(seats.c.leaver_id == user_id).order_by(seats.c.table_id),
            "moves": sa.select(moves.c.table_id, moves.c.n, moves.c.seat, moves.c.action, moves.c.by, moves.c.at)
            .where(moves.c.user_id == user_id)
            .order_by(moves.c.table_id, moves.c.n),
            "results": sa.select(results).where(results.c.user_id == user_id).order_by(results.c.table_id),
            "ratings": sa.select(ratings).where(ratings.c.user_id == user_id).order_by(ratings.c.game),
            "daily": sa.select(daily_tries)
            .where(daily_tries.c.user_id == user_id)
            .order_by(daily_tries.c.day, daily_tries.c.game),
        }
        news = (await self.guild_settings(OURS)).get("news", {}).get(str(user_id), [])
        kept: Json = {"user_id": user_id, "settings": await self.user_settings(user_id), "news": news}
        async with self._reading(long=True) as connection:
            for name, query in what.items():
                kept[name] = [_readable(row) for row in (await connection.execute(query)).mappings()]
        return kept


def read_object(text: str) -> Json:
    """A JSON object as it was kept. Raises `DamagedRow`."""
    try:
        found: Any = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise DamagedRow(f"A row holds no JSON: {str(text)[:40]!r}") from error
    if not isinstance(found, dict):
        raise DamagedRow(f"A row holds no JSON object: {str(text)[:40]!r}")
    return cast(Json, found)


def _head(row: FetchedRow) -> TableHead:
    *head, dirty = row
    return TableHead(*head, dirty=bool(dirty))


def _of_day(day: str, game: str) -> tuple[sa.ColumnElement[bool], ...]:
    return daily_tries.c.day == day, daily_tries.c.game == game


def _carried(of: Shards | None) -> sa.ColumnElement[bool]:
    if of is None:
        return sa.true()
    return (tables.c.guild_id.bitwise_rshift(sa.literal_column("22")) % of.count).in_(of.ids)


def _has_seat(user_id: int) -> sa.ColumnElement[bool]:
    return tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.user_id == user_id))


def _readable(row: sa.RowMapping) -> Json:
    return {name: json.loads(value) if name in ("state", "action", "options") else value for name, value in row.items()}


def _daily(row: FetchedRow) -> DailyRow:
    user, table, name, winner, leaver, points, against, ended, reason = row
    return DailyRow(user, table, name, bool(winner), bool(leaver), points, against, ended, reason)


def _seat(row: FetchedRow) -> SeatRow:
    return SeatRow(row.seat, row.user_id, row.name, row.ai, read_object(row.state), row.leaver_id)


def _calls(kept: str | None) -> list[CallRow] | None:
    """Raises `DamagedRow`."""
    if kept is None:
        return None
    try:
        return [
            CallRow(key, number, tuple(seats), message, done) for key, number, seats, message, done in json.loads(kept)
        ]
    except (TypeError, ValueError) as error:
        raise DamagedRow(f"The calls of a table can't be read: {kept!r:.100}") from error


def _clock(row: FetchedRow) -> ClockRow:
    return ClockRow(row.name, row.number, row.due_at, None if row.seat == -1 else row.seat)


def _played(row: FetchedRow) -> PlayedRow:
    kept = PlayedRow(*row)
    return replace(kept, winner=bool(kept.winner), leaver=bool(kept.leaver), rated=bool(kept.rated))


def _result(row: FetchedRow) -> ResultRow:
    result = ResultRow(*row)
    result.winner, result.leaver, result.rated = bool(result.winner), bool(result.leaver), bool(result.rated)
    return result
