"""The event loop's clock, which a test may replace; and `turn`, which spreads long steps over passes of the loop."""

from __future__ import annotations

import asyncio
from asyncio import AbstractEventLoop, Future
from collections import deque
from typing import Protocol
from weakref import WeakKeyDictionary


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


_waiting: WeakKeyDictionary[AbstractEventLoop, deque[Future[None]]] = WeakKeyDictionary()
"""For each loop in which somebody has the turn, those who wait for it."""


async def turn() -> None:
    """Await this before a step that takes a millisecond or more: only one such step is made in each pass of the event
    loop. Without it, eight answers at once are rendered in one pass, and heartbeats, clocks and connections wait for
    all of them. Turns are given in the order of asking; where nobody else has one there is no wait. Presses that come
    in take no turn: moves made in one pass share a commit.
    """
    loop = asyncio.get_running_loop()
    line = _waiting.get(loop)
    if line is None:
        _waiting[loop] = deque()
        loop.call_soon(_pass_on, loop)
        return
    mine: Future[None] = loop.create_future()
    line.append(mine)
    await mine


def _pass_on(loop: AbstractEventLoop) -> None:
    """Give the turn to the next who waits, a pass later."""
    line = _waiting[loop]
    while line:
        if not (first := line.popleft()).done():
            first.set_result(None)
            loop.call_soon(_pass_on, loop)
            return
    del _waiting[loop]
