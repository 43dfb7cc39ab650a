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


AHEAD = 4
"""Turns that answers to presses get before one of the others that wait."""


class _Waiting:
    """Those who wait for the turn in one event loop."""

    def __init__(self) -> None:
        self.answers, self.others = deque[Future[None]](), deque[Future[None]]()
        self._ahead = 0

    def next(self) -> Future[None] | None:
        """Who has it next; None: nobody waits any more."""
        while self.answers or self.others:
            answers = bool(self.answers) and (self._ahead < AHEAD or not self.others)
            self._ahead = self._ahead + 1 if answers else 0
            first = (self.answers if answers else self.others).popleft()
            if not first.done():
                return first
        return None


_waiting: WeakKeyDictionary[AbstractEventLoop, _Waiting] = WeakKeyDictionary()
"""For each loop in which somebody has the turn."""


async def turn(*, answers: bool = False) -> None:
    """Await this before a step that takes a millisecond or more: only one such step is made in each pass of the event
    loop. Without it, eight answers at once are rendered in one pass, and heartbeats, clocks and connections wait for
    all of them. Where nobody else has a turn there is no wait.

    `answers`: somebody has pressed something and waits. They come first, else in the order of asking: where there is
    more to do than can be done, what others look at is brought later, several changes at once, and presses are answered
    all the same. Presses that come in take no turn: moves made in one pass share a commit.
    """
    loop = asyncio.get_running_loop()
    waiting = _waiting.get(loop)
    if waiting is None:
        _waiting[loop] = _Waiting()
        loop.call_soon(_pass_on, loop)
        return
    mine: Future[None] = loop.create_future()
    (waiting.answers if answers else waiting.others).append(mine)
    await mine


def _pass_on(loop: AbstractEventLoop) -> None:
    """Give the turn to the next who waits, a pass later."""
    if (following := _waiting[loop].next()) is None:
        del _waiting[loop]
        return
    following.set_result(None)
    loop.call_soon(_pass_on, loop)
