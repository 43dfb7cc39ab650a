"""The one source of time in the playground. Tests inject `FakeClock` and move it by hand."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from itertools import count
from typing import Protocol


class Timer(Protocol):
    """Something that will happen, unless cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """What the world needs of time: seconds since 1970, and a call at a later moment."""

    def time(self) -> float: ...

    def call_later(self, seconds: float, action: Callable[[], None]) -> Timer: ...


class WallClock:
    """Real time; needs a running event loop for `call_later`."""

    def time(self) -> float:
        return time.time()

    def call_later(self, seconds: float, action: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, action)


class _FakeTimer:
    __slots__ = ("action",)

    def __init__(self, action: Callable[[], None]) -> None:
        self.action: Callable[[], None] | None = action

    def cancel(self) -> None:
        self.action = None


class FakeClock:
    """Time that stands still until `advance`. Starts at the real time, or at `start`."""

    def __init__(self, start: float | None = None) -> None:
        self._now = time.time() if start is None else start
        self._queue: list[tuple[float, int, _FakeTimer]] = []
        self._order = count()

    def time(self) -> float:
        return self._now

    def call_later(self, seconds: float, action: Callable[[], None]) -> Timer:
        timer = _FakeTimer(action)
        heapq.heappush(self._queue, (self._now + seconds, next(self._order), timer))
        return timer

    def advance(self, seconds: float) -> None:
        """Let time pass; what falls due on the way happens in its order, at its own moment."""
        end = self._now + seconds
        while self._queue and self._queue[0][0] <= end:
            when, _, timer = heapq.heappop(self._queue)
            self._now = max(self._now, when)
            action, timer.action = timer.action, None
            if action is not None:
                action()
        self._now = end
