"""The tables themselves: how one is found, changed under its lock, kept, and woken when a clock is due."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, TypeVar

import structlog

from games.kernel.game import Game
from storage.errors import NoSuchTable, StaleMove, StorageError
from storage.protocol import Storage
from storage.rows import ClockChange, TableChange

from . import automatic, deadlines, lobby
from .connections import Connections
from .draft import Draft
from .errors import FaultError, LateError, NoTableError, NotSavedError, TableError
from .persistence import change_of, restore, table_of
from .press import NotOpen, TooSoon
from .replies import Change, Done, Hand, Listener, Notice, Refused, Reply, Stale
from .schedule import Schedule
from .table import Table
from .table_rules import Timing
from .time_source import TimeSource

T = TypeVar("T")
Do = Callable[[Draft], None]

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

STALE_FROM = 1.0
"""Seconds by which a deadline must have moved for the board that shows it to be brought anew."""
STALE_PART = 60
"""And that must be more than this part of the time that is left: nobody reads "in 23 hours" to the minute."""


class Floor:
    """All tables that aren't over. Those of a server stand still until the first `connected` of its connection."""

    def __init__(
        self,
        store: Storage,
        games: Mapping[str, type[Game]],
        time: TimeSource,
        listener: Listener | None,
        timing: Timing,
    ) -> None:
        self.listener = listener
        self.opening = asyncio.Lock()
        """Held while a table is counted and made."""
        self._store, self._games, self._time, self._timing = store, games, time, timing
        self._tables: dict[int, Table] = {}
        self._by_channel: dict[int, int] = {}
        self._due = Schedule()
        self._alarm: tuple[float, asyncio.Task[None]] | None = None
        self._heart: asyncio.Task[None] | None = None
        self._retries: dict[int, float] = {}
        self.connections = Connections()
        self._moved: list[int] = []
        """Tables whose deadline moved, not told yet."""
        self._gate = asyncio.Event()
        self._gate.set()
        self._under_way: set[asyncio.Task[Any]] = set()
        self._wakes: set[asyncio.Task[None]] = set()

    # ---- the floor's own life ----------------------------------------------------------------------------------------

    async def begin(self) -> list[int]:
        """See `Hall.begin`."""
        self.connections.lost_at_start = await self._store.last_beat()
        for head in await self._store.load_live():
            self.add(table_of(head))
        self._heart = asyncio.create_task(self._beat(), name="tables-heartbeat")
        return await self._store.unsent()

    def disconnected(self, connection: int | None = None) -> None:
        """See `Hall.disconnected`."""
        for each in self.connections.all_there if connection is None else [connection]:
            if self.connections.went(each, self._time.now()):
                for table in self._on(each):
                    self._schedule(table)

    async def connected(self, connection: int) -> list[int]:
        """See `Hall.connected`."""
        self.connections.came(connection)
        wait = self._timing.retry[0]
        while (
            self.connections.is_there(connection)
            and not self.connections.runs(connection)
            and not await self.own(self._give_back(connection))
        ):
            await self._time.sleep_until(self._time.now() + wait)
            wait = min(2 * wait, self._timing.retry[1])
        self._ring()
        moved, self._moved = self._moved, []
        return moved

    async def _give_back(self, connection: int) -> bool:
        """Put off every clock by the time we were away, while nobody changes a table. False: it couldn't be kept."""
        async with self.opening, self._alone():
            if self.connections.runs(connection):
                return True
            now, tables = self._time.now(), self._on(connection)
            gone = self.connections.gone(connection, now)
            near = now + gone * STALE_PART if gone >= STALE_FROM else 0.0
            guilds = None if len(tables) == len(self._tables) else sorted({table.place.guild for table in tables})
            try:
                await self._store.give_back(gone, now, near, guilds)
            except StorageError:
                log.exception("tables.downtime-not-given-back", seconds=gone)
                return False
            self.connections.given_back(connection, now)
            for table in tables:
                deadlines.put_off(table, gone)
                self._schedule(table)
            self._moved += [table.id for table in tables if table.wake_at and table.wake_at <= near]
            return True

    def _on(self, connection: int) -> list[Table]:
        """The tables on servers that this connection carries."""
        return [table for table in self._tables.values() if self.connections.of(table.place.guild) == connection]

    @asynccontextmanager
    async def _alone(self) -> AsyncGenerator[None]:
        """Hold the locks of all tables. A table nobody has touched has none, and nobody gets one meanwhile."""
        self._gate.clear()
        try:
            async with AsyncExitStack() as held:
                for table in [table for table in self._tables.values() if table.touched]:
                    await held.enter_async_context(table.lock)
                yield
        finally:
            self._gate.set()

    async def _beat(self) -> None:
        while True:
            await self._time.sleep_until(self._time.now() + self._timing.heartbeat)
            await self._note_alive()

    async def _note_alive(self) -> None:
        """While nobody can see us we don't count as alive."""
        if not self.connections.any_runs:
            return
        try:
            await self._store.beat(self._time.now())
        except StorageError:
            log.exception("tables.heartbeat-failed")

    async def close(self) -> None:
        """See `Hall.close`."""
        if self._heart is not None:
            self._heart.cancel()
        await self._note_alive()
        self.disconnected()
        while self._under_way or self._wakes:
            await asyncio.wait({*self._under_way, *self._wakes})

    # ---- finding -----------------------------------------------------------------------------------------------------

    def add(self, table: Table) -> None:
        """A table that isn't over."""
        self._tables[table.id] = table
        self._by_channel[table.place.here] = table.id
        self._schedule(table)

    def _drop(self, table: Table) -> None:
        """A table that is over."""
        self._tables.pop(table.id, None)
        self._by_channel.pop(table.place.here, None)
        self._retries.pop(table.id, None)
        self._due.put(table.id, None)

    def table_in(self, channel_id: int) -> int | None:
        """See `Hall.table_in`."""
        return self._by_channel.get(channel_id)

    def in_guild(self, guild: int) -> list[int]:
        """See `Hall.in_guild`."""
        return sorted(table.id for table in self._tables.values() if table.place.guild == guild)

    def guilds(self) -> set[int]:
        """See `Hall.guilds`."""
        return {table.place.guild for table in self._tables.values()}

    def known(self, table_id: int) -> Table | None:
        """A table that isn't over, perhaps only its head."""
        return self._tables.get(table_id)

    async def find(self, table_id: int) -> Table:
        """A table with all its state. Raises NoTableError."""
        table = self._tables.get(table_id)
        if table is None:
            return await self._over(table_id)
        if table.state is None:
            async with self._entered(table):
                pass
        return table

    async def _over(self, table_id: int) -> Table:
        """A table that isn't among ours any more: for reading only, nobody changes it."""
        try:
            row = await self._store.load(table_id)
        except NoSuchTable as error:
            raise NoTableError(table=table_id) from error
        if row.status != "over":
            raise NoTableError(table=table_id)
        table = table_of(row)
        restore(table, row, self._games[row.game])
        return table

    @asynccontextmanager
    async def _held(self, table: Table) -> AsyncGenerator[None]:
        """Hold the table's lock."""
        while not self._gate.is_set():
            await self._gate.wait()
        async with table.lock:
            yield

    @asynccontextmanager
    async def _entered(self, table: Table) -> AsyncGenerator[None]:
        """Hold the table's lock, its state restored."""
        async with self._held(table):
            if table.state is None:
                restore(table, await self._store.load(table.id), self._games[table.game_key])
            yield

    # ---- changing ----------------------------------------------------------------------------------------------------

    async def own(self, work: Coroutine[Any, Any, T]) -> T:
        """Let `work` go on to its end even if whoever asked for it doesn't wait: half a change would be none."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def answered(self, table_id: int | None, work: Awaitable[T]) -> T | Refused:
        """What `work` comes to, or why it was refused; a fault of ours goes to the log and changes nothing."""
        try:
            return await work
        except TableError as error:
            return Refused(error)
        except Exception:
            log.exception("table.fault", table=table_id)
            return Refused(FaultError(table=table_id or 0))

    async def change(self, table_id: int, do: Do, too_late: Callable[[], bool] | None = None) -> Reply:
        """The one path of a change: lock, `do` on a copy, keep it, swap the copy in, release, tell."""
        return await self.own(self.answered(table_id, self._change(table_id, do, too_late)))

    async def _change(self, table_id: int, do: Do, too_late: Callable[[], bool] | None = None) -> Reply:
        table = await self.find(table_id)
        while True:
            try:
                draft = await self._changed(table, do, too_late)
                break
            except TooSoon as early:
                await self._time.sleep_until(early.moment)
            except NotOpen as error:
                return Stale(hand_of(table, error.seat), error.reason)
        change = draft.change()
        if draft.rows or draft.notices or draft.shown:
            self.tell(table, change)
        return Done(table, change)

    async def _changed(self, table: Table, do: Do, too_late: Callable[[], bool] | None) -> Draft:
        """`do` on a copy, under the table's lock, and keep it."""
        async with self._entered(table):
            if too_late is not None and too_late():
                raise LateError
            draft = self._draft(table)
            do(draft)
            automatic.pass_at_once(draft)
            deadlines.tend(draft)
            await self._keep(table, draft)
            return draft

    def _draft(self, table: Table) -> Draft:
        return Draft(table.id, self._games[table.game_key], table.now, self._time.now(), self._timing)

    async def _keep(self, table: Table, draft: Draft) -> None:
        """Bring a draft to disk, then into memory; failing that, into neither."""
        if draft.shown:
            draft.state.revision += 1
        change = change_of(draft)
        if change is None:
            return
        try:
            await self._store.commit(change)
        except StorageError as error:
            log.exception("table.not-saved", table=table.id, n=draft.before.n)
            if isinstance(error, StaleMove):
                table.state = None  # memory is behind the disk: read it again
            raise NotSavedError(table=table.id) from error
        table.state, table.wake_at = draft.state, draft.state.wake_at
        if draft.state.status == "over":
            self._drop(table)
        else:
            self._schedule(table)

    async def bury(self, table_id: int) -> Reply:
        """End a table whose game can't be restored, so that its channel is free again; there is no board to show."""
        return await self.own(self.answered(table_id, self._buried(table_id)))

    async def _buried(self, table_id: int) -> Reply:
        table = self._tables.get(table_id)
        if table is None:
            raise NoTableError(table=table_id)
        async with self._held(table):
            row = await self._store.load(table_id)
            await self._store.commit(
                TableChange(
                    table_id=table_id,
                    was=row.status,
                    expected=row.n,
                    at=self._time.now(),
                    status="over",
                    revision=row.revision + 1,
                    clocks=ClockChange.between(row.clocks, []),
                )
            )
            self._drop(table)
        return Done(table, Change(row.n, row.revision + 1, "table", notices=(Notice("ended", {"why": "reset"}),)))

    def tell(self, table: Table, change: Change) -> None:
        """Tell the listener. Nothing is awaited since the lock was released, so the order is that of commits."""
        if self.listener is None:
            return
        try:
            self.listener.table_changed(table, change)
        except Exception:
            log.exception("table.listener-failed", table=table.id, n=change.n)

    # ---- waking ------------------------------------------------------------------------------------------------------

    async def tick(self) -> None:
        """Do all that is due now, and what becomes due by it; return when that is done."""
        self._ring()
        while self._wakes:
            await asyncio.wait(self._wakes)
            self._ring()

    def _schedule(self, table: Table, earliest: float = 0.0) -> None:
        due = table.wake_at if self.connections.runs(self.connections.of(table.place.guild)) else None
        self._due.put(table.id, None if due is None else max(due, earliest))
        self._set_alarm()

    def _set_alarm(self) -> None:
        """One task sleeps until the least due over all tables. One that wakes too early looks again."""
        least = self._due.least()
        if self._alarm is not None and (least is None or least < self._alarm[0]):
            self._alarm[1].cancel()
            self._alarm = None
        if self._alarm is None and least is not None:
            self._alarm = least, asyncio.create_task(self._sleep(least), name="tables-alarm")

    async def _sleep(self, moment: float) -> None:
        await self._time.sleep_until(moment)
        self._alarm = None
        self._ring()

    def _ring(self) -> None:
        """Start what is due."""
        for table_id in self._due.take(self._time.now()):
            task = asyncio.create_task(self._wake(table_id))
            self._wakes.add(task)
            task.add_done_callback(self._wakes.discard)
        self._set_alarm()

    async def _wake(self, table_id: int) -> None:
        """One due row of one table: one commit. What is due after it has its own wake."""
        structlog.contextvars.clear_contextvars()  # of the press in whose time the alarm was set
        structlog.contextvars.bind_contextvars(table=table_id)
        reply = await self.answered(table_id, self._change(table_id, _run_due))
        table = self._tables.get(table_id)
        if table is None:
            return
        if isinstance(reply, Refused):
            wait = self._retries[table_id] = min(
                2 * self._retries.get(table_id, self._timing.retry[0] / 2), self._timing.retry[1]
            )
            self._schedule(table, self._time.now() + wait)
        else:
            self._retries.pop(table_id, None)
            self._schedule(table)


def hand_of(table: Table, seat: int | None) -> Hand:
    """What `seat` (None: a spectator) may see of a table now."""
    state = table.now
    decisions = tuple([each for each in state.decisions if each.seat == seat])
    view = state.game.view(seat) if state.game is not None else None
    return Hand(table, seat, view, decisions, state.revision, state.n)


def _run_due(draft: Draft) -> None:
    """Do what the earliest due row stands for. A clock of the game stays until no question carries it any more."""
    row = deadlines.next_due(draft.state, draft.at)
    if row is None:
        return
    if deadlines.is_own(row.name):
        draft.state.clocks = {key: each for key, each in draft.state.clocks.items() if key != row.key}
    if row.name == deadlines.LOBBY:
        lobby.expire(draft)
    elif row.name == deadlines.GONE:
        lobby.forsake(draft)
    elif row.name == deadlines.DESERTED:
        lobby.suspend(draft, "gone")
    elif row.name == deadlines.ANSWER:
        automatic.answer(draft, row.number, row.seat if row.seat is not None else -1)
    elif row.name.startswith(deadlines.REMIND):
        deadlines.remind(draft, row.name.removeprefix(deadlines.REMIND), row.number)
    else:
        automatic.run_out(draft, row.name, row.number)
