"""The one source of time: unix seconds, injected, so that no test waits for the wall clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

LOOKS = 10.0
"""Seconds after which whoever sleeps looks at the time again: meanwhile `now` may have been put forward."""
STOPPED = 3 * LOOKS
"""Seconds without a look at the time after which this process was stopped meanwhile; some sleeper always looks."""


def day_of(at: float) -> str:
    """The UTC day of a moment (unix seconds), as 2026-11-22."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


class TimeSource(Protocol):
    """Tells the time, and waits until a moment."""

    def now(self) -> float:
        """This moment, unix seconds. It goes on evenly, whatever happens to the machine's clock, until `follow`."""
        ...

    def wall(self) -> float:
        """Return what the machine's clock says, unix seconds: it may be set at any moment."""
        ...

    def follow(self) -> None:
        """Let `now` go on from what the machine's clock says."""
        ...

    async def sleep_until(self, moment: float) -> None:
        """Return once `now()` is `moment` (unix seconds) or later."""
        ...


class SystemTime:
    """The machine's clock as it was at first, and the time lived through since. A clock that is set, a machine that
    sleeps and a process that is stopped change nothing until `follow`."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.wall, self._steady = wall, steady
        self._looked = self._ahead = 0.0
        self.follow()

    def follow(self) -> None:
        """See `TimeSource`."""
        self._looked = self._steady()
        self._ahead = self.wall() - self._looked

    def now(self) -> float:
        """See `TimeSource`."""
        looked = self._steady()
        if (passed := looked - self._looked) > STOPPED:
            self._ahead -= passed
        self._looked = looked
        return looked + self._ahead

    async def sleep_until(self, moment: float) -> None:
        """See `TimeSource`."""
        while (left := moment - self.now()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(min(left, LOOKS))


class FakeTime:
    """A clock that stands still until a test moves it."""

    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self._now, self.ahead = now, 0.0
        """`ahead`: seconds by which the machine's clock was set forward, or (negative) back."""
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    def wall(self) -> float:
        return self._now + self.ahead

    def follow(self) -> None:
        self._now, self.ahead = self.wall(), 0.0

    async def sleep_until(self, moment: float) -> None:
        if moment <= self._now:
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append((moment, waiter))
        await waiter

    def advance(self, seconds: float) -> None:
        """Move on by `seconds` (not negative) and wake whom that concerns, the earliest first."""
        if seconds < 0:
            raise ValueError(f"time goes forward, not by {seconds}")
        self._now += seconds
        due = sorted((row for row in self._waiting if row[0] <= self._now), key=lambda row: row[0])
        self._waiting = [row for row in self._waiting if row[0] > self._now]
        for _, waiter in due:
            if not waiter.done():
                waiter.set_result(None)

    def advance_to(self, moment: float) -> None:
        """Move on to `moment` (unix seconds); a moment that has passed changes nothing."""
        self.advance(max(0.0, moment - self._now))
