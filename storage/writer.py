"""The one writer: commits together what waits together, so that many tables share the cost of one flush to disk.

A save is a list of steps (a compiled statement and its rows). Saves made of the same statements run as one
`executemany` a statement. A batch that fails is rolled back and its saves are tried one by one: only the bad one fails.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from storage.errors import StorageError, StoreClosed, translate
from storage.statements import Statement

_T = TypeVar("_T")
_R = TypeVar("_R")


@dataclass(slots=True)
class Step:
    """One statement with its rows. With `otherwise`, every row must change exactly one row, or that is raised."""

    statement: Statement
    rows: Sequence[tuple[Any, ...]]
    otherwise: StorageError | None = None


@dataclass(slots=True, eq=False)
class Save:
    """What one caller wants committed. Saves of the same `key` keep their order: a batch has at most one of them."""

    key: Hashable
    steps: Sequence[Step]
    done: asyncio.Future[None]


class Writer:
    """Owns the writing connection and the task that uses it."""

    def __init__(self, connection: aiosqlite.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._waiting: deque[Save] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="storage-writer")

    async def save(self, key: Hashable, steps: Sequence[Step]) -> None:
        """Commit `steps` as one; returns when they are on disk. Raises a `StorageError` where they are not."""
        if self._closing:
            raise StoreClosed("The store is closed.")
        save = Save(key, steps, asyncio.get_running_loop().create_future())
        self._waiting.append(save)
        self._wake.set()
        await save.done

    async def close(self) -> None:
        """Commit what waits, then end. The connection is the caller's to close."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while batch := self._take():
                await self._commit(batch)
                await asyncio.sleep(0)  # lets in the next saves of those just answered, or half-full batches take turns
            if self._closing and not self._waiting:
                return

    def _take(self) -> list[Save]:
        """Everything that waits, but of saves with the same key only the first."""
        batch: dict[Hashable, Save] = {}
        later: deque[Save] = deque()
        for save in self._waiting:
            if save.done.cancelled():
                continue
            if save.key in batch:
                later.append(save)
            else:
                batch[save.key] = save
        self._waiting = later
        return list(batch.values())

    async def _on_thread(self, do: Callable[[sqlite3.Connection, _T], _R], what: _T) -> _R:
        """Call `do` on the connection's own thread: one trip for a whole transaction.

        aiosqlite has this under a private name only. Its public way, a trip a statement, takes longer than the flush
        to disk, and could be cancelled between two of them.
        """
        connection: Any = self._connection
        return await connection._execute(do, connection._conn, what)

    async def _commit(self, batch: list[Save]) -> None:
        try:
            failures = await self._on_thread(commit, [save.steps for save in batch])
        except Exception as error:  # whoever waits gets an answer, whatever it was
            failures = [error] * len(batch)
        for save, failure in zip(batch, failures, strict=True):
            if save.done.cancelled():
                continue
            if failure is None:
                save.done.set_result(None)
            else:
                save.done.set_exception(translate(failure, self._path))


def commit(connection: sqlite3.Connection, saves: Sequence[Sequence[Step]]) -> list[Exception | None]:
    """Commit these saves together; failing that, one by one. Says of each what went wrong, None when it is on disk."""
    failure = _together(connection, saves)
    if failure is None:
        return [None] * len(saves)
    if len(saves) == 1 or _is_busy(failure):  # who waits for another program waits once, not once a save
        return [failure] * len(saves)
    return [_together(connection, [steps]) for steps in saves]


def _is_busy(failure: Exception) -> bool:
    return getattr(failure, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


def _together(connection: sqlite3.Connection, saves: Sequence[Sequence[Step]]) -> Exception | None:
    try:
        connection.execute("BEGIN IMMEDIATE")
        for alike in _by_shape(saves):
            for steps in zip(*alike, strict=True):
                _execute(connection, steps)
        connection.execute("COMMIT")
    except Exception as error:
        if connection.in_transaction:  # SQLite may have rolled back by itself
            connection.execute("ROLLBACK")
        return error
    return None


def _by_shape(saves: Sequence[Sequence[Step]]) -> list[list[Sequence[Step]]]:
    """Saves made of the same statements, put together; they are of different tables, so their order is free."""
    shapes: dict[tuple[Statement, ...], list[Sequence[Step]]] = {}
    for steps in saves:
        shapes.setdefault(tuple([step.statement for step in steps]), []).append(steps)
    return list(shapes.values())


def _execute(connection: sqlite3.Connection, steps: Sequence[Step]) -> None:
    """Run the same statement for all the steps given."""
    rows = [row for step in steps for row in step.rows]
    with closing(connection.cursor()) as cursor:  # an error's traceback must not keep it, and so the file, open
        changed = cursor.executemany(steps[0].statement.sql, rows).rowcount
    if steps[0].otherwise is not None and changed != len(rows):
        raise steps[0].otherwise  # of a batch only to be tried again one by one; of a single save the right one
