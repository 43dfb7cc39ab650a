"""Time for tests that passes at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class NoWaiting:
    """Time that passes at once. `during` is done in each pause."""

    def __init__(self, during: Callable[[int], object] = lambda pause: None) -> None:
        self.now, self.pauses, self._during = 1000.0, list[float](), during

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.now += seconds
        self._during(len(self.pauses))
        await asyncio.sleep(0)
