"""A connection to read by, for everything that only reads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import TimeoutError as NoConnection

from storage.database import Database
from storage.errors import StoreClosed, TooBusy
from storage.fetched import FetchedRow
from storage.json_text import JsonValue
from storage.rows import NAME, Shards
from storage.schema import user_settings

if TYPE_CHECKING:
    from storage.postgres import PostgresDatabase

T = TypeVar("T")


def carried(table: sa.Table, of: Shards | None) -> sa.ColumnElement[bool]:
    """The rows of servers that these connections have; None: all."""
    if of is None:
        return sa.true()
    return (table.c.guild_id.bitwise_rshift(sa.literal_column("22")) % of.count).in_(of.ids)


def newest_name(at_the_table: sa.ColumnElement[Any]) -> sa.ColumnElement[Any]:
    """What somebody was called when they last pressed something, of a query that joins their settings; of whom that
    isn't known, what they were called at a table."""
    return sa.func.coalesce(JsonValue(user_settings.c.settings, NAME), at_the_table)


class Reading:
    """Reads see every save that has returned. They wait for no writer and, unless they are long, for no long read."""

    _database: Database | PostgresDatabase

    async def _read(self, work: Callable[[sa.Connection], T], *, long: bool = False) -> T:
        """What `work` finds on a connection that sees one moment of the database (`Readers.read`)."""
        if self._database.closed:
            raise StoreClosed("The store is closed.")
        try:
            return await self._database.reading.read(work, long=long)
        except NoConnection as error:
            raise TooBusy(
                f"Nothing could be read from {self._database.name} for too long: the machine is overloaded."
            ) from error
        except self._database.reading.failures as error:
            raise self._database.translate(error) from error

    async def _rows(self, query: sa.Executable, *, long: bool = False) -> Sequence[FetchedRow]:
        return await self._read(lambda connection: connection.execute(query).all(), long=long)

    async def _whole(self, query: sa.Select[Any]) -> Sequence[Sequence[Any]]:
        """A long result, for which others don't wait."""
        return await self._read(lambda connection: self._database.reading.whole(connection, query), long=True)

    async def _value(self, query: sa.Select[Any]) -> Any:
        return await self._read(lambda connection: connection.execute(query).scalar())
