"""Wakes tables at their deadlines and does what is due, on the same path as every other change.

What else has a due time (a day's par, a post) is woken by the same alarm, as an errand.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog

from . import automatic, clocks, ending, lobby
from .changes import Changes
from .draft import Draft
from .errors import GameGoneError
from .registry import Registry
from .replies import Refused
from .schedule import Schedule
from .table import HOST, NO_PLACE, Table
from .thoughts import Conclusion, Thoughts
from .time_source import TimeSource
from .timing import Timing

log: structlog.stdlib.BoundLogger = structlog.get_logger()


class Waking:
    """One task sleeps until the earliest deadline of all tables, then wakes those that are due."""

    def __init__(
        self,
        changes: Changes,
        registry: Registry,
        time: TimeSource,
        timing: Timing,
        runs: Callable[[int], bool],
        thoughts: Thoughts,
    ) -> None:
        """`runs(guild)`: whether that server's clocks run."""
        self._changes, self._registry, self._time, self._timing, self._runs = changes, registry, time, timing, runs
        self._thoughts = thoughts
        self._schedule = Schedule()
        self._alarm: tuple[float, asyncio.Task[None]] | None = None
        self._wakes: set[asyncio.Task[None]] = set()
        self._errands: dict[int, Callable[[], Awaitable[None]]] = {}
        """By a number below that of any table."""
        self._names: dict[str, int] = {}
        self._retries: dict[int, float] = {}
        """Seconds after which a table that couldn't be changed is tried again."""
        changes.committed = self.schedule

    @property
    def next_due(self) -> float | None:
        """When the next table is to be woken, unix seconds."""
        return self._schedule.least()

    def schedule(self, table: Table, earliest: float = 0.0) -> None:
        """Wake the table at its deadline, not before `earliest`; not at all where it is over or its clocks stand."""
        if self._registry.get(table.id) is None:
            self._retries.pop(table.id, None)
            self._schedule.put(table.id, None)
            self._thoughts.forget(table.id)
        else:
            runs = self._runs(table.place.guild)
            due = table.wake_at if runs else None
            self._schedule.put(table.id, None if due is None else max(due, earliest))
            if runs:
                self._thoughts.begin(table)
        self._set_alarm()

    def errand(self, name: str, due: float | None, do: Callable[[], Awaitable[None]]) -> None:
        """Do something at `due` (unix seconds), once; in the place of an errand of that name. None: not at all.

        It is not kept: whoever asks for it does so again after a restart, from rows of its own.
        """
        number = self._names.setdefault(name, -1 - len(self._names))
        self._errands[number] = do
        self._schedule.put(number, due)
        self._set_alarm()

    async def tick(self) -> None:
        """Do all that is due now, and what becomes due by it; return when that is done."""
        self.start_due()
        while self._wakes:
            await asyncio.wait(self._wakes)
            self.start_due()

    async def finish(self, seconds: float | None = None) -> None:
        """Wait for what is under way, for at most `seconds`; None: to its end."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._wakes:
                    await asyncio.wait(self._wakes)

    def start_due(self) -> None:
        """Start what is due."""
        for number in self._schedule.take(self._time.now()):
            task = asyncio.create_task(self._wake(number) if number > 0 else self._run(number))
            self._wakes.add(task)
            task.add_done_callback(self._wakes.discard)
        self._set_alarm()

    def _set_alarm(self) -> None:
        """Set the timer for the next deadline; where it fires too early, it is set again."""
        least = self._schedule.least()
        if self._alarm is not None and (least is None or least < self._alarm[0]):
            self._alarm[1].cancel()
            self._alarm = None
        if self._alarm is None and least is not None:
            self._alarm = least, asyncio.create_task(self._sleep(least), name="tables-alarm")

    async def _sleep(self, moment: float) -> None:
        await self._time.sleep_until(moment)
        self._alarm = None
        self.start_due()

    async def _run(self, number: int) -> None:
        """Run an errand. One that fails is a fault of ours, and isn't tried again by itself."""
        structlog.contextvars.clear_contextvars()
        try:
            await self._errands[number]()
        except Exception:
            log.exception("errand.failed", name=next(name for name, at in self._names.items() if at == number))

    async def _wake(self, table_id: int) -> None:
        """Do what one due row of a table says, in one commit. Rows that are due after it are done in commits of their
        own."""
        structlog.contextvars.clear_contextvars()  # of the press in whose time the alarm was set
        structlog.contextvars.bind_contextvars(table=table_id)
        table = self._registry.get(table_id)
        thought = await self._thoughts.due(table, self._time.now()) if table is not None else None
        reply = await self._changes.change(table_id, lambda draft: run_due(draft, thought))
        table = self._registry.get(table_id)
        if table is None:
            return
        if isinstance(reply, Refused) and isinstance(reply.error, GameGoneError):
            log.warning("table.game-gone", game=table.game_key)  # it stays; the next start looks for the game again
        elif isinstance(reply, Refused):
            first, most = self._timing.retry
            wait = self._retries[table_id] = min(2 * self._retries.get(table_id, first / 2), most)
            self.schedule(table, self._time.now() + wait)
        else:
            self._retries.pop(table_id, None)
            self.schedule(table)


def run_due(draft: Draft, thought: Conclusion | None = None) -> None:
    """Do what the earliest due clock stands for. One of the game stays until no question carries it any more."""
    clock = clocks.next_due(draft.state, draft.at)
    if clock is None:
        return
    if clocks.is_own(clock.what):
        draft.state.clocks = {key: each for key, each in draft.state.clocks.items() if key != clock.key}
    if clock.what == clocks.LOBBY:
        lobby.expire(draft)
    elif clock.what == HOST:
        draft.state.clocks[clock.key] = clock._replace(until=0.0, state="spent")
    elif clock.what in (clocks.ABSENCE, clocks.PAUSE, NO_PLACE):
        ending.abandon(draft)
    elif clock.what == clocks.ANSWER:
        automatic.answer(draft, clock.number, clock.whose if clock.whose is not None else -1, thought)
    elif clock.what.startswith(clocks.REMIND):
        clocks.remind(draft, clock.what.removeprefix(clocks.REMIND), clock.number)
    else:
        automatic.run_out(draft, clock.what, clock.number)
