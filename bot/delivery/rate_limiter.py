"""Limits the rate of calls to Discord: 50 requests a second for one bot, shared evenly among its processes.

Answers to interactions don't count there (https://discord.com/developers/docs/topics/rate-limits), so they never wait.

When Discord counts a call we don't know: some time between its beginning and its answer. So a call takes a place from
its beginning until a second after its answer; then no second of Discord's has more calls than there are places,
however long they were on their way.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass

from bot.loop_time import LoopTime, Time

TOGETHER = 50
"""Requests that Discord takes from one bot within `SECOND`."""
SECOND = 1.05
"""Seconds; a little more than Discord's one."""
COUNTED_WITHIN = 0.5
"""Seconds after which Discord has certainly counted a call, though the answer takes longer: a file is stored first."""
BUSY = 0.6
"""Part of our share that is left to what isn't urgent."""
API = re.compile(r"/api(/v\d+)?/")
UNCOUNTED = re.compile(r"(/api(/v\d+)?)?/(interactions|webhooks)/")
"""Paths with limits of their own: those that an interaction's token is used for."""


@dataclass(slots=True, eq=False)
class Counted:
    """One that counts."""

    counted: float
    """When Discord has counted it at the latest, by the event loop's clock."""


class RateLimiter:
    """Lets calls begin, in order, as fast as our share allows."""

    def __init__(self, sharers: Callable[[], int], time: Time | None = None) -> None:
        """`sharers`: how many processes of the bot run now; asked before each call."""
        self._sharers, self._time = sharers, time or LoopTime()
        self._turn = asyncio.Lock()
        self._calls: list[Counted] = []

    @property
    def share(self) -> int:
        """How many calls of ours Discord may count within `SECOND`."""
        return max(1, TOGETHER // self._sharers())

    async def wait(self, path: str) -> Counted | None:
        """Wait until a call to this path of the API (`/api/v10/channels/…`) may begin; None: it doesn't count."""
        if not counts(path):
            return None
        async with self._turn:
            while (now := self._time.time()) < (free := self._free_at(now, self.share)):
                await self._time.sleep(free - now)
            call = Counted(now + COUNTED_WITHIN)
            self._calls.append(call)
            return call

    def answered(self, call: Counted | None) -> None:
        """Discord has answered the call, or the connection is gone."""
        if call is not None:
            call.counted = min(call.counted, self._time.time())

    async def room(self) -> None:
        """Wait until no more than `BUSY` of our share is used: for what can wait until others are done."""
        while (now := self._time.time()) < (free := self._free_at(now, max(1, int(self.share * BUSY)))):
            await self._time.sleep(free - now)

    def _free_at(self, now: float, most: int) -> float:
        """When fewer than `most` calls will have places."""
        self._calls = [call for call in self._calls if call.counted > now - SECOND]
        over = len(self._calls) - most
        return now if over < 0 else sorted(call.counted for call in self._calls)[over] + SECOND


def is_api(path: str) -> bool:
    """Whether it is a path of Discord's API; else it is the gateway's."""
    return API.match(path) is not None


def counts(path: str) -> bool:
    """Whether a call to this path counts among those that Discord limits for the whole bot."""
    return UNCOUNTED.match(path) is None
