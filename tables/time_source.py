"""The one source of time: unix seconds, injected, so that no test waits for the wall clock."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from typing import Protocol


def day_of(at: float) -> str:
    """The UTC day of a moment (unix seconds), as 2026-11-22."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


class TimeSource(Protocol):
    """Tells the time, and waits until a moment."""

    def now(self) -> float:
        """This moment, unix seconds."""
        ...

    async def sleep_until(self, moment: float) -> None:
        """Return once `now()` is `moment` (unix seconds) or later."""
        ...


class SystemTime:
    """The wall clock."""

    def now(self) -> float:
        return time.time()

    async def sleep_until(self, moment: float) -> None:
        # The wall clock may be set while we sleep: look again when we wake.
        while (left := moment - time.time()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(left)


class FakeTime:
    """A clock that stands still until a test moves it."""

    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self._now = now
        self._waiting: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

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
