"""The one path of a change: lock the table, change a draft, commit it, take it over, release, tell."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar

import structlog

from games.kernel.game import Game
from storage.errors import DatabaseLost, NoSuchTable, StaleMove, StaleRating, StorageError
from storage.protocol import Storage
from storage.rows import ClockChange, TableChange

from . import automatic
from .draft import Draft
from .errors import FaultError, GameGoneError, NoTableError, NotLiveError, NotSavedError, TableError
from .lately import Lately
from .persistence import restore, table_of
from .press import NotOpen, TooSoon
from .rating import Ratings
from .registry import Registry
from .replies import Ahead, Change, Done, Hand, Listener, Notice, Refused, Reply, Stale, hand_of
from .table import Table
from .time_source import TimeSource
from .timing import Timing

T = TypeVar("T")
Do = Callable[[Draft], None]
"""Changes a draft, or raises and changes nothing."""

RATING_TRIES = 5
"""How often ratings are counted for one game, while other games of its people end."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


async def as_reply(table_id: int | None, work: Awaitable[T]) -> T | Refused:
    """What `work` returns, or why it was refused; a fault of ours goes to the log and changes nothing."""
    try:
        return await work
    except TableError as error:
        return Refused(error)
    except DatabaseLost:
        log.exception("table.not-saved", table=table_id)
        return Refused(NotSavedError(table=table_id or 0))
    except Exception:
        log.exception("table.fault", table=table_id)
        return Refused(FaultError(table=table_id or 0))


class Changes:
    """Makes every change of a table, whoever wants it: people, AI, clocks, the operator."""

    def __init__(
        self,
        store: Storage,
        games: Mapping[str, type[Game]],
        registry: Registry,
        time: TimeSource,
        timing: Timing,
        listener: Listener | None,
    ) -> None:
        self.listener = listener
        self.opening = asyncio.Lock()
        """Held while a table is counted and made."""
        self.committed: Callable[[Table], None] = lambda table: None
        """Called with every table that has changed, before anybody is told."""
        self.restored: Callable[[Table], None] = lambda table: None
        """Called with every table that was read from disk."""
        self._store, self._games, self._registry, self._time, self._timing = store, games, registry, time, timing
        self._unlocked = asyncio.Event()
        self._unlocked.set()
        self._ratings = Ratings(store)
        self._under_way: set[asyncio.Task[Any]] = set()

    # ---- whoever asks ------------------------------------------------------------------------------------------------

    async def change(self, table_id: int, do: Do, ahead: Ahead | None = None) -> Reply:
        """Let `do` change a table, under its lock. `ahead` is told what whoever acts will see, while it is saved."""
        if ahead is None:
            return await self.to_the_end(as_reply(table_id, self._change(table_id, do)))
        seen: asyncio.Future[Hand | None] = asyncio.get_running_loop().create_future()
        task = self._begin(as_reply(table_id, self._change(table_id, do, seen)))
        task.add_done_callback(lambda _: _tell(seen, None))
        if (hand := await seen) is not None:
            await asyncio.sleep(0)  # what is saved is on its way to the disk
            await ahead(hand)
        return await asyncio.shield(task)

    async def to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Run `work` to its end even if the caller is cancelled, so that no change is left half done."""
        return await asyncio.shield(self._begin(work))

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return task

    async def finish(self) -> None:
        """Wait for what is under way."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    # ---- finding and locking -----------------------------------------------------------------------------------------

    async def find(self, table_id: int) -> Table:
        """A table with all its state. Raises NoTableError."""
        table = self._registry.get(table_id)
        if table is None:
            return await self._ended(table_id)
        if table.state is None:
            async with self._entered(table):
                pass
        return table

    async def glance(self, table_id: int) -> Table:
        """A table as it is now, for reading only; also one that another process has. Raises NoTableError."""
        return await (self.find(table_id) if self._registry.get(table_id) is not None else self._read(table_id))

    async def _ended(self, table_id: int) -> Table:
        """A table that is over, for reading only."""
        table = await self._read(table_id)
        if table.status != "over":
            raise NoTableError(table=table_id)
        return table

    async def _read(self, table_id: int) -> Table:
        try:
            row = await self._store.load(table_id)
        except NoSuchTable as error:
            raise NoTableError(table=table_id) from error
        table = table_of(row)
        restore(table, row, self._rules(table))
        return table

    def _rules(self, table: Table) -> type[Game]:
        """The table's game. Raises GameGoneError."""
        if table.game_key not in self._games:
            raise GameGoneError(game=table.game_key, table=table.id)
        return self._games[table.game_key]

    @asynccontextmanager
    async def all_still(self) -> AsyncGenerator[None]:
        """Hold the locks of all tables, so that none is changed or created meanwhile.

        A table nobody has touched has no lock, and nobody gets one meanwhile.
        """
        async with self.opening:
            self._unlocked.clear()
            try:
                async with AsyncExitStack() as held:
                    for table in [table for table in self._registry.all if table.touched]:
                        await held.enter_async_context(table.lock)
                    yield
            finally:
                self._unlocked.set()

    @asynccontextmanager
    async def _locked(self, table: Table) -> AsyncGenerator[None]:
        """Hold the table's lock."""
        while not self._unlocked.is_set():
            await self._unlocked.wait()
        async with table.lock:
            yield

    @asynccontextmanager
    async def _entered(self, table: Table) -> AsyncGenerator[None]:
        """Hold the table's lock, its state restored."""
        async with self._locked(table):
            if table.state is None:
                restore(table, await self._store.load(table.id), self._rules(table))
                self.restored(table)
            yield

    # ---- changing ----------------------------------------------------------------------------------------------------

    async def _change(self, table_id: int, do: Do, seen: asyncio.Future[Hand | None] | None = None) -> Reply:
        table = await self.find(table_id)
        while True:
            try:
                draft, hand = await self._drafted(table, do, seen)
                break
            except TooSoon as early:
                await self._time.sleep_until(early.moment)
            except NotOpen as error:
                return Stale(hand_of(table, error.seat), error.reason)
        change = draft.change()
        if draft.rows or draft.notices or draft.shown:
            self.tell(table, change)
        return Done(table, change, hand)

    async def _drafted(
        self, table: Table, do: Do, seen: asyncio.Future[Hand | None] | None
    ) -> tuple[Draft, Hand | None]:
        """`do` on a draft, under the table's lock, and commit it."""
        async with self._entered(table):
            draft = Draft(table.id, self._rules(table), table.now, self._time.now(), self._timing)
            do(draft)
            automatic.follow_up(draft)
            return draft, await self._commit(table, draft, seen)

    async def _commit(self, table: Table, draft: Draft, seen: asyncio.Future[Hand | None] | None) -> Hand | None:
        """Save a draft to disk, then put it into memory; where saving fails, neither has changed.

        Where `seen` is waited for it is told what whoever acted will see; returns the same of the table as it is then.
        """
        if draft.shown and not table.place.hidden:  # no channel shows that one: nothing is to be sent
            draft.state.revision += 1
        change = draft.table_change()
        if change.is_empty:
            return None
        if draft.before.status == "over":  # it ended while this waited for the lock; an end is told and counted once
            raise NotLiveError(status="over")
        lately, hand = _lately_after(table, draft), None
        if seen is not None and draft.seat is not None and draft.state.game is not None and lately is not None:
            hand = hand_of(table.as_of(draft.state, lately), draft.seat)
            _tell(seen, hand)
        try:
            await self._save(change, table.game_key)
        except StorageError as error:
            log.exception("table.not-saved", table=table.id, n=draft.before.n)
            if isinstance(error, StaleMove):
                table.state = None  # memory is behind the disk: read it again
            raise NotSavedError(table=table.id) from error
        table.state, table.wake_at, table.lately = draft.state, draft.state.wake_at, lately
        self._take_over(table, ended=draft.state.status == "over")
        return hand and replace(hand, table=table)

    async def _save(self, change: TableChange, game: str) -> None:
        """Commit a change, with the ratings after the game where it ends one. Raises StorageError."""
        if not change.results:
            await self._store.commit(change)
            return
        for tries_left in reversed(range(RATING_TRIES)):
            try:
                async with self._ratings.rated(change, game) as rated:
                    await self._store.commit(rated)
                return
            except StaleRating:  # in another process a game of the same people has ended
                if not tries_left:
                    raise

    def _take_over(self, table: Table, *, ended: bool) -> None:
        if ended:
            self._registry.remove(table)
        self.committed(table)

    async def end_unreadable(self, table_id: int) -> Reply:
        """End a table whose game can't be restored, so that its channel is free again; there is no board to show."""
        return await self.to_the_end(as_reply(table_id, self._end_unreadable(table_id)))

    async def _end_unreadable(self, table_id: int) -> Reply:
        table = self._registry.get(table_id)
        if table is None:
            raise NoTableError(table=table_id)
        async with self._locked(table):
            row = await self._store.load(table_id)
            end = TableChange(
                table_id=table_id,
                was=row.status,
                expected=row.n,
                at=self._time.now(),
                status="over",
                revision=row.revision + 1,
                clocks=ClockChange.between(row.clocks, []),
            )
            await self._store.commit(end)
            self._take_over(table, ended=True)
        return Done(table, Change(row.n, row.revision + 1, "table", notices=(Notice("ended", {"why": "reset"}),)))

    def tell(self, table: Table, change: Change) -> None:
        """Tell the listener. Nothing is awaited since the lock was released, so the order is that of commits."""
        if self.listener is None:
            return
        try:
            self.listener.table_changed(table, change)
        except Exception:
            log.exception("table.listener-failed", table=table.id, n=change.n)


def _tell(seen: asyncio.Future[Hand | None], hand: Hand | None) -> None:
    if not seen.done():  # whoever waited for it may have gone
        seen.set_result(hand)


def _lately_after(table: Table, draft: Draft) -> Lately | None:
    """The table's last moves with what was done; where something was taken back they are to be read again."""
    if table.lately is None or draft.before.game is None or any(row.by == "undo" for row in draft.rows):
        return None
    return table.lately.followed_by(draft.rows, draft.snapshots)
