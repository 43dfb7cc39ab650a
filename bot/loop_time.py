"""The event loop's clock, which a test may replace, and turns in its passes."""

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
"""Who waits for a turn; a loop is in it while a turn is taken."""


async def turn() -> None:
    """Before a step of a millisecond or more: wait for a pass of the event loop in which nobody else has one.

    Eight answers at once would else be eight such steps in one pass, and heartbeats, clocks and connections would wait
    for all of them. Turns go by the order of asking; where nobody else has one there is no wait at all. Presses that
    come in take no turn: moves made in one pass share a commit.
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
    """In the pass after a turn: give the next one, if anybody still waits."""
    line = _waiting[loop]
    while line:
        if not (first := line.popleft()).done():
            first.set_result(None)
            loop.call_soon(_pass_on, loop)
            return
    del _waiting[loop]
