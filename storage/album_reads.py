"""What is kept of albums, and of whom somebody has played with."""

import sqlalchemy as sa

from storage.album_rows import MetRow, Sticker, Uncollected
from storage.daily_reads import LISTED
from storage.reading import Reading, newest_name
from storage.schema import results, stickers, tables, user_settings


class AlbumReads(Reading):
    """The part of `Reads` that is about people's albums and rivals."""

    async def stickers(self, user_id: int) -> list[Sticker]:
        query = (
            sa.select(stickers, tables.c.channel_id < 0)
            .join(tables, tables.c.id == stickers.c.table_id)
            .where(stickers.c.user_id == user_id)
            .order_by(stickers.c.at, stickers.c.table_id, stickers.c.sticker)
        )
        return [Sticker(*row[:5], hidden=bool(row[5])) for row in await self._rows(query)]

    async def uncollected(self, user_id: int) -> list[Uncollected]:
        query = (
            sa.select(results.c.table_id, results.c.seat, results.c.ended_at)
            .where(results.c.user_id == user_id, results.c.leaver == 0, results.c.collected == 0)
            .order_by(results.c.ended_at, results.c.table_id)
        )
        return [Uncollected(*row) for row in await self._rows(query)]

    async def met(self, user_id: int) -> list[MetRow]:
        own = results.alias()
        query = (
            sa.select(results.c.table_id, results.c.user_id, newest_name(results.c.name), results.c.place)
            .join(own, sa.and_(own.c.table_id == results.c.table_id, own.c.user_id == user_id))
            .join(user_settings, user_settings.c.user_id == results.c.user_id, isouter=True)
            .where(results.c.user_id != user_id, results.c.user_id > 0, LISTED)
            .order_by(results.c.ended_at, results.c.table_id)
        )
        return [MetRow(*row) for row in await self._rows(query, long=True)]
