"""Which of our connections to Discord are up, and giving clocks back the time during which players couldn't see us.

A bot may have several connections; each carries some of the servers, and one is lost without the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from storage.errors import StorageError
from storage.protocol import Storage
from storage.rows import Shards as Shards

from . import clocks
from .changes import Changes
from .registry import Registry
from .table import Table
from .time_source import TimeSource
from .timing import Timing
from .waking import Waking

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

STALE_FROM = 1.0
"""Seconds by which a deadline must have moved for the board that shows it to be sent again."""
STALE_PART = 60
"""The deadline must also have moved by more than a sixtieth of the time left: "in 23 hours" is not read to the
minute."""
ONLY = 0
"""The connection of a bot that has one."""


class Connections:
    """The state of each connection, by number. A connection `runs` once its tables have their time back."""

    def __init__(self) -> None:
        self.of: Callable[[int], int] = lambda guild: ONLY
        """Server → the connection that carries it."""
        self.clock_was_set: Callable[[float, list[int]], None] = lambda seconds, moved: None
        """Told by how many seconds the machine's clock was set, forward or (negative) back, or we were stopped; and of
        which tables the board must be sent again. All clocks have as long left as they had."""
        self.lost_at_start: float | None = None
        """Unix seconds: since when people couldn't see us when we began; None: never seen before."""
        self.shards: Shards | None = None
        """Those that this process has of all of them; None: it has all that there are."""
        self._there: set[int] = set()
        self._running: set[int] = set()
        self._lost_at: dict[int, float] = {}

    def is_there(self, connection: int) -> bool:
        """The connection is up: it `came`, and has not yet `went`."""
        return connection in self._there

    def runs(self, connection: int) -> bool:
        """Clocks and AI of its servers go on."""
        return connection in self._running

    def runs_in(self, guild: int) -> bool:
        """Clocks and AI of this server go on."""
        return self.runs(self.of(guild))

    @property
    def any_runs(self) -> bool:
        """At least one connection runs."""
        return bool(self._running)

    @property
    def beating(self) -> list[int]:
        """The connections for which the heartbeat is written; a bot that has them all writes one for all."""
        return [ONLY] if self.shards is None else sorted(self._running)

    def own(self, connection: int, count: int, lost_at: float | None) -> None:
        """This process has one more of `count` connections; people couldn't see us there since `lost_at`."""
        ids = self.shards.ids if self.shards is not None else ()
        self.shards = Shards(count, tuple(sorted({*ids, connection})))
        if lost_at is not None:
            self._lost_at.setdefault(connection, lost_at)

    @property
    def count(self) -> int:
        """How many connections the bot has in all; 1 where this process has every one of them."""
        return 1 if self.shards is None else self.shards.count

    @property
    def all_there(self) -> list[int]:
        """The connections that are there, or were until a moment ago."""
        return sorted(self._there | self._running)

    def came(self, connection: int) -> None:
        """The connection is up. It `runs` once its clocks have been given the lost time back."""
        self._there.add(connection)

    def went(self, connection: int, now: float) -> bool:
        """The connection is lost. Returns whether it ran until now."""
        self._there.discard(connection)
        if connection not in self._running:
            return False
        self._running.discard(connection)
        self._lost_at[connection] = now
        return True

    def seconds_away(self, connection: int, now: float) -> float:
        """Seconds since the connection was lost; less than none where the machine's clock was set back meanwhile."""
        since = self._lost_at.get(connection, self.lost_at_start)
        return now - since if since is not None else 0.0

    def given_back(self, connection: int, now: float) -> None:
        """The lost time was given back up to `now`; the connection runs, unless it has been lost again."""
        self._lost_at[connection] = now
        if connection in self._there:
            self._running.add(connection)


class Downtime:
    """Gives clocks back the time during which players couldn't see us, and writes the heartbeat while they can."""

    def __init__(
        self,
        store: Storage,
        registry: Registry,
        changes: Changes,
        connections: Connections,
        waking: Waking,
        time: TimeSource,
        timing: Timing,
    ) -> None:
        self._store, self._registry, self._changes, self._connections = store, registry, changes, connections
        self._waking, self._time, self._timing = waking, time, timing
        self._heart: asyncio.Task[None] | None = None
        self._moved: list[int] = []
        """Tables whose deadline moved and whose board must be sent again."""

    async def begin(self) -> None:
        """Read when the last heartbeat was, and start writing it."""
        self._time.follow()
        if (shards := self._connections.shards) is None:
            self._connections.lost_at_start = await self._store.last_beat()
        else:
            for connection in shards.ids:
                await self.own(connection, shards.count)
        self._heart = asyncio.create_task(self._beat(), name="tables-heartbeat")

    async def own(self, connection: int, count: int) -> None:
        """This process has one more of `count` connections: find out since when people couldn't see us there."""
        self._connections.own(connection, count, await self._store.last_beat(connection, count))

    async def end(self) -> None:
        """Write a last heartbeat; from now on no connection is up."""
        if self._heart is not None:
            self._heart.cancel()
        await self._note_alive()
        self.disconnected(None)

    def disconnected(self, connection: int | None) -> None:
        """A connection is lost, or all are (None): the clocks of its servers stand still."""
        for each in self._connections.all_there if connection is None else [connection]:
            if self._connections.went(each, self._time.now()):
                for table in self._tables_of(each):
                    self._waking.schedule(table)

    async def connected(self, connection: int) -> list[int]:
        """A connection is up: give its servers' clocks the lost time back, and let them run.

        Returns the tables whose deadline moved so much that their board must be sent again, the next one due first.
        """
        self._connections.came(connection)
        wait = self._timing.retry[0]
        while (
            self._connections.is_there(connection)
            and not self._connections.runs(connection)
            and not await self._changes.to_the_end(self._give_back(connection))
        ):
            await self._time.sleep_until(self._time.now() + wait)
            wait = min(2 * wait, self._timing.retry[1])
        self._waking.start_due()
        moved, self._moved = self._moved, []
        return moved

    async def _give_back(self, connection: int) -> bool:
        """Put off every clock by the time we were away, with all tables locked. False: it couldn't be saved."""
        async with self._changes.all_still():
            return self._connections.runs(connection) or await self._put_off(connection)

    async def _put_off(self, connection: int) -> bool:
        """The same, while all tables are locked."""
        now, tables = self._time.now(), self._tables_of(connection)
        gone = self._connections.seconds_away(connection, now)
        near = now + abs(gone) * STALE_PART if abs(gone) >= STALE_FROM else 0.0
        beating = [*self._connections.beating, connection] if self._connections.shards else [ONLY]
        all_of_them = self._connections.shards is None and len(tables) == len(self._registry.all)
        guilds = None if all_of_them else sorted({table.place.guild for table in tables})
        try:
            count, lost = self._connections.count, connection if self._connections.shards else ONLY
            await self._store.give_back(gone, now, near, guilds, beating, count, lost)
        except StorageError:
            log.exception("tables.downtime-not-given-back", seconds=gone)
            return False
        self._connections.given_back(connection, now)
        for table in tables:
            clocks.put_off(table, gone)
            self._waking.schedule(table)
        moved = sorted((table.wake_at, table.id) for table in tables if table.wake_at and table.wake_at <= near)
        self._moved += [table for _, table in moved]
        return True

    async def follow_clock(self) -> None:
        """Where the machine's clock was set, or we were stopped meanwhile, go by it again: as if every connection had
        been lost just before and were back just after."""
        if abs(seconds := self._time.wall() - self._time.now()) < STALE_FROM:
            return
        async with self._changes.all_still():
            running = [each for each in self._connections.all_there if self._connections.runs(each)]
            for each in running:
                self._connections.went(each, self._time.now())
                self._connections.came(each)
            self._time.follow()
            for each in running:
                await self._put_off(each)
        moved = [table for each in running for table in await self.connected(each)]
        self._connections.clock_was_set(seconds, moved)

    def _tables_of(self, connection: int) -> list[Table]:
        """The tables on servers that this connection carries."""
        return [table for table in self._registry.all if self._connections.of(table.place.guild) == connection]

    async def _beat(self) -> None:
        while True:
            await self._time.sleep_until(self._time.now() + self._timing.heartbeat)
            await self.follow_clock()
            await self._note_alive()

    async def _note_alive(self) -> None:
        """Write the heartbeat, unless no connection runs: that time is given back later."""
        if not self._connections.any_runs:
            return
        try:
            await self._store.beat(self._time.now(), self._connections.beating, self._connections.count)
        except StorageError:
            log.exception("tables.heartbeat-failed")
