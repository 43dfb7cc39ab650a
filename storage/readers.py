"""Connections that only read; those to a PostgreSQL database are in `postgres_engine.py`."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any, ClassVar, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

T = TypeVar("T")

PATIENCE = 30.0
"""Seconds for which a read waits for a connection."""


class Readers:
    """Several connections. Each read has one, which sees one moment of the database."""

    failures: ClassVar[tuple[type[Exception], ...]]
    """What the driver and the system raise where a read fails."""

    def __init__(self, count: int) -> None:
        self._long = asyncio.Semaphore(count - 1)

    async def read(self, work: Callable[[sa.Connection], T], *, long: bool = False) -> T:
        """What `work` finds. Raises `NoConnection`, and what the driver does.

        `long` reads, such as a whole log, queue for all connections but one: that is left to what a press needs.
        """
        async with self._long if long else nullcontext():
            return await self._read(work)

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        raise NotImplementedError

    def whole(self, connection: sa.Connection, query: sa.Select[Any]) -> Sequence[Sequence[Any]]:
        """All rows of a long result: numbers, texts and None."""
        return connection.execute(query).all()

    async def close(self) -> None:
        """Finish the reads under way, then close the connections."""
        raise NotImplementedError


class FileReaders(Readers):
    """Of a file: each read is made by one thread from its first statement to its last row.

    The writer's driver comes back to the event loop after every step of a query. A read would do so five times, and
    each time wait for a pass: 120 ms where a pass takes 30, and 30 so.
    """

    failures = (sqlite3.Error, DBAPIError, OSError)

    def __init__(self, engine: sa.Engine, count: int) -> None:
        super().__init__(count)
        self.engine = engine
        self._free = asyncio.Semaphore(count)
        self._threads = ThreadPoolExecutor(count, "reader")

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._free.acquire()
        except TimeoutError:
            raise NoConnection from None
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._on_thread, work)
        finally:
            self._free.release()

    def _on_thread(self, work: Callable[[sa.Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def whole(self, connection: sa.Connection, query: sa.Select[Any]) -> Sequence[Sequence[Any]]:
        """See `Readers`. They come as one: the driver gives the interpreter away at each row, and may wait for a busy
        event loop until it has it back. A log of 372 rows takes 14 ms beside one so, and 200 row by row.
        """
        columns = query.subquery("read").c
        floats = [at for at, column in enumerate(columns) if isinstance(column.type, sa.Float)]
        values = [sa.func.printf("%!.17g", column) if at in floats else column for at, column in enumerate(columns)]
        rows: list[list[Any]] = json.loads(
            connection.execute(sa.select(sa.func.json_group_array(sa.func.json_array(*values)))).scalar_one()
        )
        for row in rows:
            for at in floats:
                row[at] = float(row[at])
        return rows

    async def close(self) -> None:
        """See `Readers`."""
        await asyncio.to_thread(self._threads.shutdown)
        self.engine.dispose()
