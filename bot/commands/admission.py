"""Which presses and commands are taken in where more come at once than can be answered in Discord's three seconds.

So many are under way at once; others wait, the oldest first. One that could not be answered in time any more is dropped
before anything is read or locked for it: so what fits is answered, however much comes beside it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

import structlog

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
"""Seconds without a drop after which an overload is over, and the next one is told of again."""


class _Waiting(NamedTuple):
    until: float
    """By when it must be answered."""
    admitted: asyncio.Future[bool]


class Admission:
    """A number of places, and a queue before them. Times are the event loop's."""

    def __init__(self, time: Callable[[], float], places: int = PLACES) -> None:
        self._time, self._free = time, places
        self._queue: deque[_Waiting] = deque()
        self._takes = 0.0
        """Seconds that an answer has taken lately."""
        self._dropped, self._dropped_at = 0, float("-inf")

    @property
    def is_overloaded(self) -> bool:
        """Whether something was dropped just now."""
        return self._time() - self._dropped_at < OVER_AFTER

    async def enter(self, until: float) -> bool:
        """Wait for a place, which is to be given back (`leave`).

        False: there is none; it could not be answered at `until` any more.
        """
        if self._free and not self._queue:
            self._free -= 1
            return True
        if not self._fits(until):
            self._drop()
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
                self._drop()
            first.admitted.set_result(fits)

    def _fits(self, until: float) -> bool:
        return self._time() + min(max(LEAST, SAFETY * self._takes), MOST) <= until

    def _drop(self) -> None:
        if not self.is_overloaded:
            log.warning("overload", waiting=len(self._queue), answers_take=round(self._takes, 3), before=self._dropped)
            self._dropped = 0
        self._dropped += 1
        self._dropped_at = self._time()
