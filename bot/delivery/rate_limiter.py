"""Limits the rate of calls to Discord: 50 requests a second for one bot, shared evenly among its processes.

Answers to interactions don't count there (https://discord.com/developers/docs/topics/rate-limits), so they never wait.
"""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Callable

from bot.loop_time import LoopTime, Time

TOGETHER = 50
"""Requests that Discord takes from one bot within `SECOND`."""
SECOND = 1.05
"""Seconds; a little more than Discord's one, for requests that reach it faster than those before them."""
API = re.compile(r"/api(/v\d+)?/")
UNCOUNTED = re.compile(r"(/api(/v\d+)?)?/(interactions|webhooks)/")
"""Paths with limits of their own: those that an interaction's token is used for."""


class RateLimiter:
    """Lets calls begin, in order, as fast as our share allows."""

    def __init__(self, sharers: Callable[[], int], time: Time | None = None) -> None:
        """`sharers`: how many processes of the bot run now; asked before each call."""
        self._sharers, self._time = sharers, time or LoopTime()
        self._turn = asyncio.Lock()
        self._begun: deque[float] = deque()
        """When our calls of the last `SECOND` began, the oldest first."""

    @property
    def share(self) -> int:
        """How many calls of ours may begin within `SECOND`."""
        return max(1, TOGETHER // self._sharers())

    async def wait(self, path: str) -> None:
        """Wait until a call to this path of the API (`/api/v10/channels/…`) may begin."""
        if counts(path):
            async with self._turn:
                while (now := self._time.time()) < (free := self._free_at(now)):
                    await self._time.sleep(free - now)
                self._begun.append(now)

    def _free_at(self, now: float) -> float:
        while self._begun and self._begun[0] <= now - SECOND:
            self._begun.popleft()
        over = len(self._begun) - self.share
        return now if over < 0 else self._begun[over] + SECOND


def is_api(path: str) -> bool:
    """Whether it is a path of Discord's API; else it is the gateway's."""
    return API.match(path) is not None


def counts(path: str) -> bool:
    """Whether a call to this path counts among those that Discord limits for the whole bot."""
    return UNCOUNTED.match(path) is None
