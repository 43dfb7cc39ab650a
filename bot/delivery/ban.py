"""Stops all calls once Discord has banned our address for too many refused ones.

Cloudflare, in front of Discord, answers 429 without a `Via` header to an address that had 10,000 answers of 401, 403 or
429 in ten minutes (https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans).
Whoever goes on calling stays banned: where one call met a ban, none is made for a minute, then a single one; a ban that
is still there doubles the wait.
"""

from __future__ import annotations

from collections.abc import Mapping

import discord
import structlog

from bot.loop_time import LoopTime, Time

log = structlog.get_logger(__name__)

WAIT = (60.0, 1800.0)
"""Seconds without calls: the first, doubling up to the second."""
TRIAL = 2.0
"""Seconds after which others look again while the single call is under way."""
LOST = 30.0
"""Seconds after which a single call without an answer counts as none."""


class Ban:
    """Whether calls may be made."""

    def __init__(self, time: Time | None = None) -> None:
        self._time = time or LoopTime()
        self._until: float | None = None
        """When the next call may be made; None: always."""
        self._wait = 0.0
        self._trying = False
        """A single call is under way, to see whether the ban is still there."""

    @property
    def is_on(self) -> bool:
        """Whether we were banned, and no call has gone through since."""
        return self._until is not None

    def before_call(self) -> None:
        """Raise discord.RateLimited, with the seconds to wait, where no call may be made now."""
        if self._until is None:
            return
        now = self._time.time()
        if now < self._until:
            raise discord.RateLimited(TRIAL if self._trying else self._until - now)
        self._trying, self._until = True, now + LOST

    def answered(self, status: int, headers: Mapping[str, str]) -> None:
        """Discord, or Cloudflare before it, has answered a call."""
        if status != 429 or "Via" in headers:
            if self._trying:
                self._until, self._wait, self._trying = None, 0.0, False
                log.info("ban_over")
        elif self._until is None or self._trying:  # else this call was under way when another met the ban
            self._wait = min(max(WAIT[0], 2 * self._wait), WAIT[1])
            self._until, self._trying = self._time.time() + self._wait, False
            log.error("banned", seconds=self._wait)
