"""A connection to read by, for everything that only reads."""

import sqlite3
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import sqlalchemy as sa
from asyncpg import InterfaceError, InternalClientError, PostgresError
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.database import Database
from storage.errors import DiskFailed, StoreClosed
from storage.fetched import FetchedRow
from storage.postgres import PostgresDatabase
from storage.rows import Shards


def carried(table: sa.Table, of: Shards | None) -> sa.ColumnElement[bool]:
    """The rows of servers that these connections have; None: all."""
    if of is None:
        return sa.true()
    return (table.c.guild_id.bitwise_rshift(sa.literal_column("22")) % of.count).in_(of.ids)


class Reading:
    """Reads see every save that has returned. They wait for no writer and, unless they are long, for no long read."""

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
