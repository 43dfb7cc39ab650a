"""Every query that only reads: on connections of their own, from rows to dataclasses."""

from collections.abc import Iterable
from math import gcd
from typing import Any

import sqlalchemy as sa

from storage.album_reads import AlbumReads
from storage.daily_reads import DailyReads
from storage.errors import NoSuchTable
from storage.fetched import (
    clock_of,
    played_of,
    read_object,
    readable,
    result_of,
    seat_of,
)
from storage.json_text import JsonValue
from storage.reading import carried, newest_name
from storage.review_reads import ReviewReads
from storage.rows import (
    EVERYWHERE,
    NOWHERE,
    OURS,
    PUBLIC,
    Forgetting,
    Json,
    KeptPost,
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
    daily_tries,
    evening_people,
    forgetting,
    guild_settings,
    heartbeat,
    invitations,
    moves,
    posts,
    ratings,
    results,
    reviews,
    seats,
    stickers,
    tables,
    user_settings,
)
from storage.statements import TABLE, old_logs

# spelled out in the SQL, so that SQLite sees that the partial indexes fit
_NOT_OVER = tables.c.status != sa.literal_column("'over'")
_TABLE = [tables.c[name] for name in TABLE]
_HEAD = [tables.c[name] for name in TableHead.__slots__]
_MOVE = [moves.c[name] for name in MoveRow.__slots__]
_POSTS = sa.select(posts.c.kind, posts.c.number, posts.c.state, posts.c.message_id, posts.c.about).order_by(
    posts.c.kind, posts.c.number
)
_SEAT = [seats.c[name] for name in SeatRow.__slots__]
_RESULT = [results.c[name] for name in ResultRow.__slots__]
_FORGETTING = [forgetting.c[name] for name in Forgetting.__slots__]
_RATING = [ratings.c[name] for name in RatingRow.__slots__]


class Reads(DailyReads, ReviewReads, AlbumReads):
    """The reading half of `TableStore`."""

    async def load_live(self, of: Shards | None = None) -> list[TableHead]:
        return await self._heads(carried(tables, of))

    async def unsent(self, of: Shards | None = None) -> list[int]:
        unsent = sa.and_(tables.c.dirty == sa.literal_column("1"), carried(tables, of))
        over = sa.select(tables.c.id).where(tables.c.status == sa.literal_column("'over'"), unsent)
        query = sa.union_all(sa.select(tables.c.id).where(_NOT_OVER, unsent), over)
        return sorted([row.id for row in await self._rows(query)])

    async def tables_of(self, user_id: int) -> list[TableHead]:
        return await self._heads(_has_seat(user_id))

    async def _heads(self, where: sa.ColumnElement[bool]) -> list[TableHead]:
        rows = await self._rows(sa.select(*_HEAD).where(_NOT_OVER, where).order_by(tables.c.id))
        return [TableHead(*row) for row in rows]

    async def count_live(
        self, *, user: int | None = None, host: int | None = None, channel: int | None = None, guild: int | None = None
    ) -> int:
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
        by_them = (tables.c.opened_by == user, tables.c.created_at > since)
        return int(await self._value(sa.select(sa.func.count()).select_from(tables).where(*by_them)))

    async def forgetting(self) -> list[Forgetting]:
        order = (forgetting.c.user_id, forgetting.c.shard)
        return [Forgetting(*row) for row in await self._rows(sa.select(*_FORGETTING).order_by(*order))]

    async def count_by_status(self) -> dict[Status, int]:
        rows = await self._rows(sa.select(tables.c.status, sa.func.count()).where(_NOT_OVER).group_by(tables.c.status))
        return {row.status: row[1] for row in rows}

    async def load(self, table_id: int) -> TableRow:
        def whole(connection: sa.Connection) -> TableRow:
            row = connection.execute(sa.select(*_TABLE).where(tables.c.id == table_id)).mappings().one_or_none()
            if row is None:
                raise NoSuchTable(f"There is no table {table_id}.")
            at_table = connection.execute(sa.select(*_SEAT).where(seats.c.table_id == table_id).order_by(seats.c.seat))
            running = connection.execute(
                sa.select(clocks)
                .where(clocks.c.table_id == table_id)
                .order_by(clocks.c.due_at, clocks.c.name, clocks.c.number, clocks.c.seat)
            )
            read: dict[str, Any] = {**row, "options": read_object(row["options"]), "house": read_object(row["house"])}
            read["dirty"] = bool(row["dirty"])
            sent = connection.execute(_POSTS.where(posts.c.owner_id == table_id))
            return TableRow(
                **read,
                seats=[seat_of(each) for each in at_table],
                clocks=[clock_of(each) for each in running],
                posts=tuple([KeptPost(*each) for each in sent]),
            )

        return await self._read(whole)

    async def moves(self, table_id: int, since: int | None = None) -> list[MoveRow]:
        query = sa.select(*_MOVE).where(moves.c.table_id == table_id, moves.c.n >= (since or 0)).order_by(moves.c.n)
        return [MoveRow(*row) for row in await (self._whole(query) if since is None else self._rows(query))]

    async def has_log(self, table_id: int) -> bool:
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
        return [result_of(row) for row in await self._rows(query)]

    async def has_finished(self, user_id: int, game: str, times: int = 1) -> bool:
        played = sa.select(results.c.table_id).join(tables, tables.c.id == results.c.table_id)
        query = played.where(results.c.user_id == user_id, tables.c.game == game).limit(1).offset(times - 1)
        return await self._value(query) is not None

    async def ratings(self, game: str, user_ids: Iterable[int]) -> dict[int, RatingRow]:
        query = sa.select(*_RATING).where(ratings.c.game == game, ratings.c.user_id.in_(list(user_ids)))
        return {row.user_id: RatingRow(*row) for row in await self._rows(query)}

    async def played_together(self, user_ids: Iterable[int], since: float) -> list[tuple[int, int]]:
        query = sa.select(results.c.table_id, results.c.user_id).where(
            results.c.user_id.in_(list(user_ids)), results.c.rated == 1, results.c.ended_at >= since
        )
        return [(row.table_id, row.user_id) for row in await self._rows(query)]

    async def played(self, user_id: int) -> list[PlayedRow]:
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
        return [played_of(row) for row in await self._rows(query, long=True)]

    async def ranking(self, game: str, guild_id: int | None, asker: int, sure: int) -> list[RankedRow]:
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
                newest_name(sa.func.coalesce(last_name, "")),
                ratings.c.mean,
                ratings.c.deviation,
                ratings.c.played,
            )
            .join(user_settings, user_settings.c.user_id == ratings.c.user_id, isouter=True)
            .where(ratings.c.game == game, ratings.c.user_id > 0, listed)
            .order_by(ratings.c.played < sure, ratings.c.mean.desc(), ratings.c.user_id)
        )
        return [RankedRow(*row) for row in await self._rows(query, long=True)]

    async def last_ended(self) -> float:
        return float(await self._value(sa.select(sa.func.max(results.c.ended_at)).where(results.c.rated == 1)) or 0)

    async def last_beat(self, connection: int = 0, count: int = 1) -> float | None:
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
        return await self._settings(sa.select(guild_settings.c.settings).where(guild_settings.c.guild_id == guild_id))

    async def user_settings(self, user_id: int) -> Json:
        return await self._settings(sa.select(user_settings.c.settings).where(user_settings.c.user_id == user_id))

    async def _settings(self, query: sa.Select[Any]) -> Json:
        kept = await self._value(query)
        return {} if kept is None else read_object(kept)

    async def moves_of(self, user_id: int) -> list[tuple[int, int]]:
        """The log rows this person made, as (table, n). Reads through all logs."""
        query = sa.select(moves.c.table_id, moves.c.n).where(moves.c.user_id == user_id)
        return [(row.table_id, row.n) for row in await self._rows(query, long=True)]

    async def have_played(self, user_id: int, other: int) -> bool:
        theirs = sa.select(results.c.table_id).where(results.c.user_id == other)
        query = sa.select(results.c.table_id).where(results.c.user_id == user_id, results.c.table_id.in_(theirs))
        return await self._value(query.limit(1)) is not None

    async def invited(self, day: str, guild_id: int) -> set[int]:
        query = sa.select(invitations.c.user_id)
        rows = await self._rows(query.where(invitations.c.day == day, invitations.c.guild_id == guild_id))
        return {row.user_id for row in rows}

    async def export_user(self, user_id: int) -> Json:
        def own(table: sa.Table, *order: str, person: str = "user_id") -> sa.Select[Any]:
            return sa.select(table).where(table.c[person] == user_id).order_by(*[table.c[name] for name in order])

        as_host = sa.case((invitations.c.host_id == user_id, 1), else_=0).label("as_host")
        what: dict[str, sa.Executable] = {
            "hosted": sa.select(tables.c.id, tables.c.guild_id, tables.c.channel_id, tables.c.game, tables.c.created_at)
            .where(sa.or_(tables.c.host_id == user_id, tables.c.opened_by == user_id))
            .order_by(tables.c.id),
            "seats": own(seats, "table_id"),
            "left_seats": own(seats, "table_id", person="leaver_id"),
            "moves": sa.select(moves.c.table_id, moves.c.n, moves.c.seat, moves.c.action, moves.c.by, moves.c.at)
            .where(moves.c.user_id == user_id)
            .order_by(moves.c.table_id, moves.c.n),
            "results": own(results, "table_id"),
            "ratings": own(ratings, "game"),
            "daily": own(daily_tries, "day", "game"),
            "evenings": own(evening_people, "guild_id"),
            "invitations": sa.select(invitations.c.day, invitations.c.table_id, as_host)
            .where(sa.or_(invitations.c.user_id == user_id, invitations.c.host_id == user_id))
            .distinct()
            .order_by(invitations.c.day, invitations.c.table_id),
            "reviews": own(reviews, "table_id"),
            "album": own(stickers, "at"),
        }
        news = (await self.guild_settings(OURS)).get("news", {}).get(str(user_id), [])
        kept: Json = {"user_id": user_id, "settings": await self.user_settings(user_id), "news": news}

        def everything(connection: sa.Connection) -> Json:
            return {
                name: [readable(row) for row in connection.execute(query).mappings()] for name, query in what.items()
            }

        return kept | await self._read(everything, long=True)


def _has_seat(user_id: int) -> sa.ColumnElement[bool]:
    return tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.user_id == user_id))
