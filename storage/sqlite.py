"""Writing a batch of saves to SQLite in one trip to the connection's thread.

Opening, checking and copying a file are in `database.py` and `backup.py`.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from typing import Any

import aiosqlite

from storage.compiled import Step, by_shape


class Batch:
    """The saves that the writer's connection is to commit next, and what went wrong with each."""

    def __init__(self) -> None:
        self.saves: Sequence[Sequence[Step]] = ()
        self.failures: list[Exception | None] = []


class BatchConnection(sqlite3.Connection):
    """A connection whose `commit` commits the batch, where there is one.

    aiosqlite calls `commit` on the connection's own thread: so a whole transaction is one trip there. A trip for each
    statement takes longer than the flush to disk, and could be cancelled between two of them.
    """

    def __init__(self, batch: Batch, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._batch = batch

    def commit(self) -> None:
        if self._batch.saves:
            self._batch.failures = commit(self, self._batch.saves)
        else:
            super().commit()


async def write(
    connection: aiosqlite.Connection, batch: Batch, saves: Sequence[Sequence[Step]]
) -> list[Exception | None]:
    """Commit these saves. Returns for each the error, or None when it is on disk."""
    batch.saves = saves
    try:
        await connection.commit()
        return batch.failures
    finally:
        batch.saves = ()


def commit(connection: sqlite3.Connection, saves: Sequence[Sequence[Step]]) -> list[Exception | None]:
    """Commit these saves together; failing that, one by one. Returns for each the error, or None when it is on disk."""
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
        for alike in by_shape(saves):
            for steps in zip(*alike, strict=True):
                _execute(connection, steps)
        connection.execute("COMMIT")
    except Exception as error:
        if connection.in_transaction:  # SQLite may have rolled back by itself
            connection.execute("ROLLBACK")
        return error
    return None


def _execute(connection: sqlite3.Connection, steps: Sequence[Step]) -> None:
    """Run the same statement for all the steps given."""
    compiled = steps[0].statement.sqlite
    rows = [compiled.values(row) for step in steps for row in step.rows]
    with closing(connection.cursor()) as cursor:  # an error's traceback must not keep it, and so the file, open
        changed = cursor.executemany(compiled.sql, rows).rowcount
    if steps[0].otherwise is not None and changed != len(rows):
        raise steps[0].otherwise  # of a batch only to be tried again one by one; of a single save the right one
