"""Who has left a server: asked of Discord where it matters, for no event tells a bot without a privileged intent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from bot.delivery.discord_api import Code, DiscordApi, DiscordRefused, RateLimited, UnknownOutcome

log = structlog.get_logger(__name__)

KEPT = 600.0
"""Seconds for which an answer of Discord's is believed."""
REMEMBERED = 10_000
PATIENCE = 1.5
"""Seconds that a press waits for the answer; then nobody has left."""


class Members:
    """Remembers what Discord has said of people."""

    def __init__(self, api: DiscordApi, now: Callable[[], float]) -> None:
        self._api, self._now = api, now
        self._known: dict[tuple[int, int], tuple[float, bool]] = {}

    async def has_left(self, guild: int, user: int) -> bool:
        """Discord says that somebody is no member of a server; False where it says nothing."""
        known = self._known.get((guild, user))
        if known is not None and self._now() - known[0] < KEPT:
            return known[1]
        try:
            async with asyncio.timeout(PATIENCE):
                left = await self._look_up(guild, user)
        except (UnknownOutcome, RateLimited, TimeoutError) as error:
            log.info("member_unknown", error=repr(error))
            return False
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[guild, user] = (self._now(), left)
        return left

    async def _look_up(self, guild: int, user: int) -> bool:
        try:
            await self._api.look_up(guild, user)
        except DiscordRefused as refused:
            return refused.code == Code.UNKNOWN_MEMBER  # else it is we who aren't there
        return False
