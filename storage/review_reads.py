"""What is kept of reviews."""

import sqlalchemy as sa

from storage.fetched import read_object
from storage.reading import Reading, carried
from storage.rows import ReviewRow, Shards
from storage.schema import results, reviews, tables


class ReviewReads(Reading):
    """The part of `Reads` that is about reviews."""

    async def review(self, table_id: int, user_id: int) -> ReviewRow | None:
        rows = await self._rows(sa.select(reviews).where(reviews.c.table_id == table_id, reviews.c.user_id == user_id))
        return next((ReviewRow(*row[:4], found=read_object(row.found)) for row in rows), None)

    async def accuracies(self, user_id: int) -> list[tuple[float, float]]:
        of_them = sa.and_(results.c.table_id == reviews.c.table_id, results.c.user_id == reviews.c.user_id)
        query = (
            sa.select(results.c.ended_at, reviews.c.accuracy)
            .join(results, of_them)
            .where(reviews.c.user_id == user_id, reviews.c.accuracy.is_not(None))
            .order_by(results.c.ended_at)
        )
        return [(row.ended_at, row.accuracy) for row in await self._rows(query)]

    async def open_reviews(self, of: Shards | None = None) -> list[tuple[int, int]]:
        query = (
            sa.select(reviews.c.table_id, reviews.c.user_id)
            .join(tables, tables.c.id == reviews.c.table_id)
            .where(reviews.c.accuracy.is_(None), carried(tables, of))
            .order_by(reviews.c.asked_at)
        )
        return [(row.table_id, row.user_id) for row in await self._rows(query)]
