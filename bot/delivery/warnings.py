"""Warnings before a streak ends, as direct messages: each at most once a day, whatever happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.delivery import history
from bot.delivery.discord_api import CANNOT_WRITE, UNREACHABLE, DiscordApi, DiscordRefused
from bot.delivery.rate_limiter import RateLimiter
from bot.delivery.reconciler import Reconciler
from bot.delivery.surface import Words
from bot.delivery.transports import ByChannel
from bot.screens import streaks as screens
from bot.screens.screen import Screen
from bot.screens.settings import LANGUAGE
from bot.texts import Library, Texts
from tables.people import People
from tables.warnings import BEFORE, Unreachable, Warned, Warnings

READ = 10
"""Messages looked at to find one: people's own answers may follow it."""


class StreakWarnings:
    """Sends them."""

    def __init__(
        self,
        warnings: Warnings,
        people: People,
        api: DiscordApi,
        library: Library,
        reconciler: Reconciler,
        limiter: RateLimiter,
        now: Callable[[], float],
    ) -> None:
        """`now`: unix seconds."""
        self._warnings, self._people, self._api = warnings, people, api
        self._library, self._reconciler, self._limiter, self._now = library, reconciler, limiter, now
        warnings.send = self.send

    async def turn(self, user: int, say: Texts, locale: str, *, on: bool) -> bool:
        """Warn somebody from now on, or no longer. False: they take no messages from us, so nothing is changed.

        Turned on, it says so where warnings will come.
        """
        if on:
            try:
                await self._post(user, screens.promised(say), f"w{user:x}.{int(self._now())}", ring=False)
            except Unreachable:
                return False
        await self._warnings.want(user, locale if on else None)
        return True

    async def send(self, warned: Warned) -> None:
        """See `Warnings`."""
        language = (await self._people.settings(warned.user)).get(LANGUAGE)
        screen = screens.warning(warned, self._library.texts(language or warned.locale))
        await self._limiter.room()
        since = warned.ends_at - BEFORE if warned.unsure else None
        await self._post(warned.user, screen, f"w{warned.user:x}.{warned.day[2:].replace('-', '')}", since)

    async def _post(
        self, user: int, screen: Screen, nonce: str, unless_since: float | None = None, *, ring: bool = True
    ) -> None:
        """Send somebody a message, unless one of ours has come since that moment (unix seconds)."""
        try:
            channel = await self._api.direct(user)
            if unless_since is not None and await self._is_there(channel, unless_since):
                return
            words = Words(channel, replace(screen, mentions=(user,) if ring else ()))
            await self._reconciler.bring(words, ByChannel(self._api, channel, nonce), anew=True)
        except DiscordRefused as refused:
            if refused.code in (*UNREACHABLE, *CANNOT_WRITE):
                raise Unreachable from None
            raise

    async def _is_there(self, channel: int, since: float) -> bool:
        return any(message.own for message in await self._api.after(channel, history.since(since), READ))
