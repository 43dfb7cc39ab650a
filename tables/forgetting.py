"""Deleting a person's data, also from tables that other processes own.

A single process has the person leave their tables, locks all tables and replaces the person by a pseudonym in the
database. With several, each process has them leave the tables of its own connections and from then on writes their
pseudonym; the rows of `forgetting` say which processes have yet to do so. The one that finds none left deletes the
data. Until then the person can't sit down anywhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

import structlog

from storage.errors import StorageError
from storage.protocol import Storage
from storage.rows import WHOLE, Forgetting, pseudonym

from . import seats
from .errors import FaultError, NotSavedError
from .persistence import forget_in_memory
from .table import Table
from .tables import Tables

TRIES = 3
"""How often somebody who is being forgotten may sit down again before it fails."""
PATIENCE = 10.0
"""Seconds to wait for other processes: while somebody waits for an answer, or wants to sit down meanwhile."""
LOOK = 0.25
"""Seconds between two checks whether they have."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class Forgetters:
    """Forgets people, together with the other processes."""

    def __init__(self, store: Storage, tables: Tables, forgotten: Callable[[], None]) -> None:
        """`forgotten` is called once somebody isn't known any more."""
        self._store, self._tables, self._forgotten = store, tables, forgotten
        self._registry, self._connections, self._time = tables.registry, tables.connections, tables.time
        self._sweeping = asyncio.Lock()
        self._aliases: dict[int, int] = {}
        """Who is being forgotten → the pseudonym that stands for them in our tables already."""
        tables.loading = self.learn
        tables.changes.restored = self._mask
        tables.new_tables.check_free = self.check_free

    async def forget(self, user: int) -> bool:
        """Delete a person's data everywhere. False: other processes have yet to do their part, and complete it later.

        Raises NotSavedError, and FaultError where a table of theirs can't be left.
        """
        try:
            if self._has_all:
                await self._at_once(user)
                return True
            await self._ask(user)
            return await self._within_patience(user)
        except StorageError as error:
            log.exception("user.not-forgotten")
            raise NotSavedError(table=0) from error

    async def learn(self) -> None:
        """Read who is being forgotten; for before tables are loaded."""
        if self._connections.shards is not None:
            self._aliases |= {row.user_id: row.alias for row in await self._store.forgetting()}

    async def sweep(self) -> None:
        """Do this process's part for everybody who is to be forgotten. After a StorageError, call it again."""
        if self._connections.shards is None:
            return
        async with self._sweeping:
            rows = await self._store.forgetting()
            for user in {row.user_id for row in rows}:
                await self._our_part(user, [row for row in rows if row.user_id == user])
            if gone := self._aliases.keys() - {row.user_id for row in rows}:
                for user in gone:
                    del self._aliases[user]
                self._forgotten()

    async def check_free(self, user: int) -> None:
        """Wait while somebody who wants to sit down is being forgotten. Raises NotSavedError where that takes long."""
        if user in self._aliases and not await self._within_patience(user):
            raise NotSavedError(table=0)

    # ---- all tables are ours -----------------------------------------------------------------------------------------

    @property
    def _has_all(self) -> bool:
        shards = self._connections.shards
        return shards is None or len(shards.ids) == shards.count

    async def _at_once(self, user: int) -> None:
        alias = pseudonym()
        for _ in range(TRIES):  # they may sit down again meanwhile
            for head in await self._store.tables_of(user):
                await self._tables.change(head.id, seats.leave, user)
            await self._store.forget_log(user, alias)
            async with self._tables.changes.all_still():
                if await self._store.tables_of(user):
                    continue
                await self._store.forget_user(user, alias)
                for table in self._registry.all:
                    forget_in_memory(table, user, alias)
            self._forgotten()
            return
        raise FaultError(table=0)

    # ---- other processes have some -----------------------------------------------------------------------------------

    async def _ask(self, user: int) -> None:
        """Ask all processes to have them leave, and do our part."""
        rows = [row for row in await self._store.forgetting() if row.user_id == user]
        if not rows:
            await self._begin(user, pseudonym())
        await self.sweep()
        await self._store.notify_processes()

    async def _begin(self, user: int, alias: int) -> list[Forgetting]:
        shards = self._connections.shards
        assert shards is not None
        await self._store.ask_to_forget(user, alias, shards.count)
        return [Forgetting(user, shard, shards.count, alias) for shard in (WHOLE, *range(shards.count))]

    async def _within_patience(self, user: int) -> bool:
        end = self._time.now() + PATIENCE
        while any(row.user_id == user for row in await self._store.forgetting()):
            if self._time.now() >= end:
                return False
            await self._time.sleep_until(self._time.now() + LOOK)
        await self.sweep()  # so that they may sit down again here
        return True

    async def _our_part(self, user: int, rows: list[Forgetting]) -> None:
        shards, alias = self._connections.shards, rows[0].alias
        assert shards is not None
        if rows[0].shards != shards.count:  # an operator asks, or there was another number of connections then
            rows = await self._begin(user, alias)
            await self._store.notify_processes()
        if ours := sorted({row.shard for row in rows} & set(shards.ids)):
            if not await self._let_go(user, alias):
                return
            await self._store.let_go(user, ours)
        self._aliases[user] = alias
        await self._finish_if_all_have(user, alias, shards.count)

    async def _let_go(self, user: int, alias: int) -> bool:
        """Have them leave our tables, and write their pseudonym from now on. False: they still sit at one."""
        for _ in range(TRIES):
            for table in await self._ours(user):
                await self._tables.change(table, seats.leave, user)
            async with self._tables.changes.all_still():
                if not await self._ours(user):
                    self._aliases[user] = alias
                    self._mask_all(self._registry.all)
                    return True
        log.error("user.not-let-go")
        return False

    async def _ours(self, user: int) -> list[int]:
        return [head.id for head in await self._store.tables_of(user) if self._registry.get(head.id) is not None]

    async def _finish_if_all_have(self, user: int, alias: int, count: int) -> None:
        """Forget them where all have let them go. Two processes that find so at once do the same."""
        if any(row.user_id == user and row.shard != WHOLE for row in await self._store.forgetting()):
            return
        if await self._store.tables_of(user):  # in a table that nobody had loaded then
            await self._store.ask_to_forget(user, alias, count)
            return
        await self._store.forget_log(user, alias)
        await self._store.forget_user(user, alias)
        log.info("user.forgotten")
        await self._store.notify_processes()

    def _mask(self, table: Table) -> None:
        """Put the pseudonyms into a table just read from disk, whose rows may still have the people's ids."""
        for user, alias in self._aliases.items():
            forget_in_memory(table, user, alias)

    def _mask_all(self, tables: Iterable[Table]) -> None:
        for table in tables:
            self._mask(table)
