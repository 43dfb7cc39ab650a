"""The event loop's clock, which a test may replace."""

from __future__ import annotations

import asyncio
from typing import Protocol


class Time(Protocol):
    """The event loop's clock, and waiting by it."""

    def time(self) -> float: ...
    async def sleep(self, seconds: float) -> None: ...


class LoopTime:
    """The running event loop's."""

    def time(self) -> float:
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
