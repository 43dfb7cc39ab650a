"""What is kept of days and months: seeds, pars, who has finished which daily table, the days the bot was away."""

from collections.abc import Iterable
from typing import cast

import sqlalchemy as sa

from storage.day_rows import MonthRow, OwnDaily, TogetherRow
from storage.fetched import daily_of
from storage.json_text import JsonValue
from storage.reading import Reading, newest_name
from storage.rows import NOWHERE, PUBLIC, DailyRow
from storage.schema import daily_pars, daily_seeds, daily_tries, days_away, results, tables, user_settings

_TRY = sa.and_(*(daily_tries.c[name] == results.c[name] for name in ("table_id", "user_id")))
_PAR = sa.and_(*(daily_pars.c[name] == daily_tries.c[name] for name in ("day", "game")))
_COUNTS = (daily_tries.c.own_game == 1, results.c.leaver == 0)
_there = results.alias()
_PEOPLE = (
    sa.select(sa.func.count())
    .where(_there.c.table_id == results.c.table_id, _there.c.user_id.is_not(None))
    .correlate(results)
    .scalar_subquery()
)
"""How many people sat at a table, by its results."""
LISTED = sa.func.coalesce(JsonValue(user_settings.c.settings, PUBLIC), "") != NOWHERE


class DailyReads(Reading):
    """The part of `Reads` that is about daily tables."""

    async def kept_daily_seed(self, day: str, game: str) -> bytes | None:
        query = sa.select(daily_seeds.c.seed).where(daily_seeds.c.day == day, daily_seeds.c.game == game)
        return cast(bytes | None, await self._value(query))

    async def daily_days(self, day: str, game: str) -> tuple[str | None, str | None]:
        of_game, days = daily_seeds.c.game == game, daily_seeds.c.day
        before = await self._value(sa.select(sa.func.max(days)).where(of_game, days < day))
        after = await self._value(sa.select(sa.func.min(days)).where(of_game, days > day))
        return before, after

    async def daily_try(self, day: str, game: str, user_id: int) -> int | None:
        query = sa.select(daily_tries.c.table_id).where(*_of_day(day, game), daily_tries.c.user_id == user_id)
        return cast(int | None, await self._value(query))

    async def daily_tries(self, day: str, game: str | None, guild_id: int) -> int:
        begun = sa.select(sa.func.count()).join(tables, tables.c.id == daily_tries.c.table_id)
        query = begun.where(*_of_day(day, game), daily_tries.c.user_id > 0, tables.c.guild_id == guild_id)
        return int(await self._value(query))

    async def daily_results(self, day: str, game: str | None, guild_id: int, asker: int) -> list[DailyRow]:
        own, ai = results, results.alias()
        query = (
            sa.select(
                own.c.user_id,
                own.c.table_id,
                newest_name(own.c.name).label("name"),
                own.c.winner,
                own.c.leaver,
                own.c.points,
                ai.c.points.label("against"),
                own.c.ended_at,
                own.c.reason,
                own.c.game,
                daily_tries.c.own_game,
            )
            .join(daily_tries, _TRY)
            .join(ai, sa.and_(ai.c.table_id == own.c.table_id, ai.c.seat != own.c.seat))
            .join(user_settings, user_settings.c.user_id == own.c.user_id, isouter=True)
            .where(*_of_day(day, game), own.c.guild_id == guild_id, own.c.user_id > 0)
            .where(sa.or_(LISTED, own.c.user_id == asker))
        )
        return [daily_of(row) for row in await self._rows(query)]

    async def daily_par(self, day: str, game: str) -> int | None:
        query = sa.select(daily_pars.c.par).where(daily_pars.c.day == day, daily_pars.c.game == game)
        return cast(int | None, await self._value(query))

    async def days_played(self, users: Iterable[int]) -> dict[int, list[str]]:
        query = (
            sa.select(daily_tries.c.user_id, daily_tries.c.day)
            .join(results, _TRY)
            .where(daily_tries.c.user_id.in_(list(users)), *_COUNTS)
            .order_by(daily_tries.c.day)
        )
        found: dict[int, list[str]] = {}
        for user, day in await self._rows(query):
            found.setdefault(user, []).append(day)
        return found

    async def played_days(self, guild_id: int, since: str, asker: int) -> dict[int, str]:
        query = (
            sa.select(daily_tries.c.user_id, newest_name(results.c.name).label("name"))
            .join(results, _TRY)
            .join(user_settings, user_settings.c.user_id == daily_tries.c.user_id, isouter=True)
            .where(results.c.guild_id == guild_id, daily_tries.c.user_id > 0, daily_tries.c.day >= since, *_COUNTS)
            .where(sa.or_(LISTED, daily_tries.c.user_id == asker))
            .order_by(daily_tries.c.day)
        )
        return {row.user_id: row.name for row in await self._rows(query)}

    async def own_dailies(self, user_id: int) -> list[OwnDaily]:
        query = (
            sa.select(daily_tries.c.day, results.c.guild_id, results.c.points, daily_pars.c.par)
            .join(results, _TRY)
            .join(daily_pars, _PAR, isouter=True)
            .where(daily_tries.c.user_id == user_id, *_COUNTS)
            .order_by(daily_tries.c.day)
        )
        return [OwnDaily(*row) for row in await self._rows(query)]

    async def together(self, guild_id: int, since: float, until: float) -> list[TogetherRow]:
        facts = [newest_name(results.c.name) if name == "name" else results.c[name] for name in TogetherRow._fields]
        query = (
            sa.select(*facts)
            .join(user_settings, user_settings.c.user_id == results.c.user_id, isouter=True)
            .where(results.c.guild_id == guild_id, results.c.ended_at >= since, results.c.ended_at < until)
            .where(results.c.user_id > 0, results.c.leaver == 0, _PEOPLE > 1, LISTED)
            .order_by(results.c.ended_at, results.c.table_id, results.c.place, results.c.user_id)
        )
        return [TogetherRow(*row) for row in await self._rows(query, long=True)]

    async def month_games(self, guild_id: int, since: float, until: float, asker: int) -> list[MonthRow]:
        query = (
            sa.select(
                results.c.user_id,
                newest_name(results.c.name).label("name"),
                results.c.ended_at,
                _PEOPLE.label("people"),
                daily_tries.c.own_game,
                results.c.points,
                daily_pars.c.par,
            )
            .join(daily_tries, _TRY, isouter=True)
            .join(daily_pars, _PAR, isouter=True)
            .join(user_settings, user_settings.c.user_id == results.c.user_id, isouter=True)
            .where(results.c.guild_id == guild_id, results.c.ended_at >= since, results.c.ended_at < until)
            .where(results.c.user_id > 0, results.c.leaver == 0)
            .where(sa.or_(LISTED, results.c.user_id == asker))
            .order_by(results.c.ended_at, results.c.table_id)
        )
        return [
            MonthRow(
                row.user_id,
                row.name,
                row.ended_at,
                row.people,
                own,
                own and row.par is not None and row.points >= row.par,
            )
            for row in await self._rows(query, long=True)
            for own in [row.own_game == 1]
        ]

    async def days_away(self, least: float) -> list[str]:
        query = sa.select(days_away.c.day).where(days_away.c.seconds > least).distinct().order_by(days_away.c.day)
        return [row.day for row in await self._rows(query)]


def _of_day(day: str, game: str | None) -> tuple[sa.ColumnElement[bool], ...]:
    return daily_tries.c.day == day, daily_tries.c.own_game == 1 if game is None else daily_tries.c.game == game
