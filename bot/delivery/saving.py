"""What the channels show, kept on disk: new messages at once, all else with the next batch, within a second."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import structlog

from bot.loop_time import Time
from tables.table import KeptPost
from tables.tables import Tables

log = structlog.get_logger(__name__)

WITHIN = 1.0
"""Seconds within which it is saved. A bot that is killed meanwhile sends an edit that changes nothing."""

Sent = tuple[int, tuple[KeptPost, ...]]
"""The revision of the table that its channel shows surely and in full, and what is known of its posts."""


class Saving:
    """Saves for each table what its channel has."""

    def __init__(self, tables: Tables, time: Time) -> None:
        self._tables, self._time = tables, time
        self._saved: dict[int, Sent] = {}
        """Of the tables that somebody looks after."""
        self._later: dict[int, Sent] = {}
        self._writing: asyncio.Task[None] | None = None

    def began(self, table: int, posts: Sequence[KeptPost]) -> None:
        """Return what was saved when the bot began to look after this table."""
        self._saved[table] = (-1, tuple(posts))

    def later(self, table: int, revision: int | None, posts: Sequence[KeptPost]) -> None:
        """Save this soon; without `revision` the board may be an older one than is saved."""
        sent = self._sent(table, revision, posts)
        self._later.pop(table, None)
        if sent != self._saved.get(table):
            self._later[table] = sent
            if self._writing is None:
                self._writing = asyncio.get_running_loop().create_task(self._write_later(), name="saving")

    async def now(self, table: int, revision: int | None, posts: Sequence[KeptPost]) -> None:
        """Save this before anything more is sent. Raises StorageError."""
        self._later[table] = self._sent(table, revision, posts)
        await self._write(table)

    def _sent(self, table: int, revision: int | None, posts: Sequence[KeptPost]) -> Sent:
        known = self._later.get(table) or self._saved.get(table, (-1,))
        return (max(known[0], -1 if revision is None else revision), tuple(posts))

    async def _write_later(self) -> None:
        try:
            await self._time.sleep(WITHIN)
        finally:
            self._writing = None
        await self.flush()

    async def _write(self, table: int) -> None:
        sent = self._later.pop(table)
        saved, (revision, posts) = self._saved.get(table), sent
        if saved == sent:
            return
        await self._tables.mark_sent(table, revision, None if saved is not None and saved[1] == posts else posts)
        if saved is not None:
            self._saved[table] = sent

    async def flush(self) -> None:
        """Save all that waits, together; what fails is sent again at the next start."""
        for failed in await asyncio.gather(*map(self._write, [*self._later]), return_exceptions=True):
            if isinstance(failed, Exception):
                log.warning("board_not_saved", error=repr(failed))

    async def close(self) -> None:
        """Save all that waits."""
        if self._writing is not None:
            self._writing.cancel()
        await self.flush()

    def forget(self, table: int) -> None:
        """It is over, and its channel shows that; what waits is saved."""
        self._saved.pop(table, None)
