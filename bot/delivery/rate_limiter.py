"""When calls to Discord may be made: 50 requests a second for one bot, shared evenly among its processes; and none
while it has banned our address.

Answers to interactions don't count there (https://discord.com/developers/docs/topics/rate-limits), so they never wait.

When Discord counts a call we don't know: some time between its beginning and its answer. So a call takes a place from
its beginning until a second after its answer; then no second of Discord's has more calls than there are places,
however long they were on their way.

Cloudflare, in front of Discord, answers 429 without a `Via` header to an address that had 10,000 answers of 401, 403 or
429 in ten minutes (https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans).
So may its own words in the place of Discord's JSON mean one, `Via` or not.
Whoever goes on calling stays banned: where one call met a ban, none is made for a minute, then a single one; a ban that
is still there doubles the wait.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import discord
import structlog

from bot.loop_time import LoopTime, Time

log = structlog.get_logger(__name__)

TOGETHER = 50
"""Requests that Discord takes from one bot within `SECOND`."""
SECOND = 1.05
"""Seconds; a little more than Discord's one."""
COUNTED_WITHIN = 2.0
"""Seconds after which Discord has certainly counted a call, though the answer takes longer: a file is stored first, and
either machine may be busy."""
BUSY = 0.6
"""Part of our share that is left to what isn't urgent."""
API = re.compile(r"/api(/v\d+)?/")
UNCOUNTED = re.compile(r"(/api(/v\d+)?)?/(interactions|webhooks)/")
"""Paths with limits of their own: those that an interaction's token is used for."""

WAIT = (60.0, 1800.0)
"""Seconds without calls: the first, doubling up to the second."""
TRIAL = 2.0
"""Seconds after which others look again while the single call is under way."""
LOST = 30.0
"""Seconds after which a single call without an answer counts as none."""


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

    async def room(self, part: float = BUSY) -> None:
        """Wait until no more than this part of our share is used: for what can wait until others are done."""
        while (now := self._time.time()) < (free := self._free_at(now, max(1, int(self.share * part)))):
            await self._time.sleep(free - now)

    def _free_at(self, now: float, most: int) -> float:
        """When fewer than `most` calls will have places."""
        self._calls = [call for call in self._calls if call.counted > now - SECOND]
        over = len(self._calls) - most
        return now if over < 0 else sorted(call.counted for call in self._calls)[over] + SECOND


class Ban:
    """Whether calls may be made."""

    def __init__(self, time: Time | None = None) -> None:
        self._time = time or LoopTime()
        self._until: float | None = None
        """When the next call may be made; None: always."""
        self._wait = 0.0
        self._trying = False
        """A single call is under way, to see whether the ban is still there."""
        self._is_refused = False
        """The last call with the bot's token was refused for it."""

    @property
    def is_on(self) -> bool:
        """Return whether we were banned, and no call has gone through since."""
        return self._until is not None

    def before_call(self) -> None:
        """Raise discord.RateLimited, with the seconds to wait, where no call may be made now."""
        if self._until is None:
            return
        now = self._time.time()
        if now < self._until:
            raise discord.RateLimited(TRIAL if self._trying else self._until - now)
        self._trying, self._until = True, now + LOST

    def answered(self, status: int, headers: Mapping[str, str], *, by_token: bool = True) -> None:
        """Discord, or Cloudflare before it, has answered a call, which was made with the bot's token or without it."""
        if by_token and (status == 401) != self._is_refused:
            self._is_refused = status == 401
            if self._is_refused:
                log.error("token_refused", why="Discord doesn't accept DISCORD_TOKEN, though it has our session.")
        if not is_ban(status, headers):
            if self._trying:
                self._until, self._wait, self._trying = None, 0.0, False
                log.info("ban_over")
        elif self._until is None or self._trying:  # else this call was under way when another met the ban
            self._wait = min(max(WAIT[0], 2 * self._wait), WAIT[1])
            self._until, self._trying = self._time.time() + self._wait, False
            log.error("banned", seconds=self._wait)


def is_ban(status: int, headers: Mapping[str, str]) -> bool:
    """Return whether this answer says that our address is banned; Discord's own 429 has a `Via` and JSON."""
    return status == 429 and not ("Via" in headers and "json" in headers.get("Content-Type", ""))


def is_api(path: str) -> bool:
    """Return whether it is a path of Discord's API; else it is the gateway's."""
    return API.match(path) is not None


def counts(path: str) -> bool:
    """Return whether a call to this path counts among those that Discord limits for the whole bot."""
    return UNCOUNTED.match(path) is None
