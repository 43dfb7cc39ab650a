"""Which presses and commands are taken in where more come at once than can be answered in Discord's three seconds.

So many are under way at once; others wait, the oldest first. One that could not be answered in time any more is dropped
before anything is read or locked for it: so what fits is answered, however much comes beside it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import NamedTuple

import structlog

from bot.loop_time import LoopTime, Time
from bot.operations import logs

log = structlog.get_logger(__name__)

PLACES = 32
"""Presses and commands under way at once, from their admission to their first answer."""
LEAST, MOST = 0.2, 1.5
"""Seconds between which the time is that is kept free for answering."""
SAFETY = 1.5
"""What is kept free, as a multiple of what answers have taken lately."""
WEIGHT = 0.1
"""What the newest answer counts in that."""
OVER_AFTER = 10.0
"""Seconds without a drop after which an overload is over, which is told, and the next one again."""


class _Waiting(NamedTuple):
    until: float
    """By when it must be answered."""
    admitted: asyncio.Future[bool]


class Admission:
    """A number of places, and a queue before them. Times are the event loop's."""

    def __init__(self, time: Time | None = None, places: int = PLACES) -> None:
        self._time, self._free = time or LoopTime(), places
        self._queue: deque[_Waiting] = deque()
        self._takes = 0.0
        """Seconds that an answer has taken lately."""
        self._dropped, self._dropped_at = 0, 0.0
        self._overload: asyncio.Task[None] | None = None

    @property
    def is_overloaded(self) -> bool:
        """Whether something was dropped just now."""
        return self._overload is not None

    async def enter(self, until: float) -> bool:
        """Wait for a place, which is to be given back (`leave`).

        False: there is none; it could not be answered at `until` any more.
        """
        if self._free and not self._queue:
            self._free -= 1
            return True
        if not self._fits(until):
            self.drop()
            return False
        mine = _Waiting(until, asyncio.get_running_loop().create_future())
        self._queue.append(mine)
        try:
            return await mine.admitted
        except asyncio.CancelledError:
            if mine.admitted.done() and not mine.admitted.cancelled() and mine.admitted.result():
                self.leave(None)
            raise

    def leave(self, took: float | None) -> None:
        """Give the place back; `took`: seconds from the admission to the answer. None: there was none."""
        if took is not None:
            self._takes += WEIGHT * (took - self._takes)
        self._free += 1
        while self._queue and self._free:
            first = self._queue.popleft()
            if first.admitted.done():
                continue
            if fits := self._fits(first.until):
                self._free -= 1
            else:
                self.drop()
            first.admitted.set_result(fits)

    def _fits(self, until: float) -> bool:
        return self._time.time() + min(max(LEAST, SAFETY * self._takes), MOST) <= until

    def drop(self) -> None:
        """One is not done because of all the others. That an overload begins is told, and when it is over."""
        self._dropped, self._dropped_at = self._dropped + 1, self._time.time()
        if self._overload is None:
            log.warning("overload", waiting=len(self._queue), answers_take=round(self._takes, 3))
            self._overload = asyncio.create_task(self._until_over(self._dropped_at), name="overload")

    async def _until_over(self, began: float) -> None:
        logs.about()  # all that came, not the first that was dropped
        while (left := self._dropped_at + OVER_AFTER - self._time.time()) > 0:
            await self._time.sleep(left)
        log.warning("overload_over", seconds=round(self._dropped_at - began, 1), dropped=self._dropped)
        self._dropped, self._overload = 0, None
