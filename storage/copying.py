"""Copies a whole database into another, as from a file to PostgreSQL, and compares every row."""

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from storage import addresses, postgres_engine
from storage.database import configure, connects
from storage.errors import DatabaseInUse, DatabaseRefused, StorageError
from storage.ownership import ALONE, Claim
from storage.schema import metadata, tables
from storage.store import TableStore

ROWS = 500
"""Rows read and written at once."""


class NotEmpty(DatabaseRefused):
    """The target holds rows already."""


class NotTheSame(StorageError):
    """What was read back from the target isn't what was read from the source."""


async def copy(source: str, target: str) -> dict[str, int]:
    """Copy all rows of the database at `source` into the empty one at `target`; how many of each table.

    Both are brought up to date first, and nobody else may have either. The target has all rows or none; they are read
    back and compared with the source one by one, so every log of moves, and with it each game's replay, is the same.
    Raises `StorageError`.
    """
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(_alone(source))
        new = await stack.enter_async_context(_alone(target))
        reading = await stack.enter_async_context((await stack.enter_async_context(_engine(source))).connect())
        writing = await stack.enter_async_context(_engine(target))
        try:
            async with writing.begin() as connection:
                await _refuse_rows(connection, target)
                for table in metadata.sorted_tables:
                    await _copy_rows(table, reading, connection)
                if connection.dialect.name == "postgresql":
                    last = sa.select(sa.func.coalesce(sa.func.max(tables.c.id), 1)).scalar_subquery()
                    await connection.execute(sa.select(sa.func.setval("tables_id_seq", last)))
            async with writing.connect() as there:
                return {table.name: await _compared(table, reading, there) for table in metadata.sorted_tables}
        except StorageError:
            raise
        except Exception as error:
            raise new.database.translate(error) from error


@asynccontextmanager
async def _alone(url: str) -> AsyncGenerator[TableStore]:
    """Open a store that no other process has open."""
    try:
        store = await TableStore.open(url, wait=0, claim=Claim(ALONE, ()))
    except DatabaseInUse as error:
        raise DatabaseInUse(f"The bot must be stopped while its database is copied. {error}") from error
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def _engine(url: str) -> AsyncGenerator[AsyncEngine]:
    """A connection of our own: the store's would time out meanwhile."""
    engine = (
        postgres_engine.engine(addresses.server(url), patient=True)
        if addresses.on_server(url)
        else _file_engine(addresses.file(url))
    )
    try:
        yield engine
    finally:
        await engine.dispose()


def _file_engine(path: Path) -> AsyncEngine:
    engine = create_async_engine(sa.URL.create("sqlite+aiosqlite", database=str(path)), connect_args=connects())
    configure(engine.sync_engine, writes=True)
    return engine


async def _refuse_rows(connection: AsyncConnection, target: str) -> None:
    for table in metadata.sorted_tables:
        if (await connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1))).first() is not None:
            raise NotEmpty(f"{sa.make_url(target).render_as_string()} isn't empty; nothing was written to it.")


def _ordered(table: sa.Table, connection: AsyncConnection) -> sa.Select[Any]:
    """All rows by primary key, text compared byte by byte as SQLite does."""
    keys: list[Any] = list(table.primary_key.columns)
    if connection.dialect.name != "sqlite":
        keys = [sa.collate(key, "C") if isinstance(key.type, sa.Text) else key for key in keys]
    return sa.select(table).order_by(*keys).execution_options(yield_per=ROWS)


async def _copy_rows(table: sa.Table, source: AsyncConnection, target: AsyncConnection) -> None:
    found = await source.stream(sa.select(table).execution_options(yield_per=ROWS))
    async for rows in found.mappings().partitions(ROWS):
        await target.execute(sa.insert(table), [dict(row) for row in rows])


async def _compared(table: sa.Table, source: AsyncConnection, target: AsyncConnection) -> int:
    """How many rows there are, the same on both sides. Raises `NotTheSame`."""
    here, there = await source.stream(_ordered(table, source)), await target.stream(_ordered(table, target))
    count = 0
    while True:
        ours, theirs = await here.fetchmany(ROWS), await there.fetchmany(ROWS)
        if [tuple(row) for row in ours] != [tuple(row) for row in theirs]:
            raise NotTheSame(f"The rows of {table.name} from number {count} on aren't the same on both sides.")
        if not ours:
            return count
        count += len(ours)
