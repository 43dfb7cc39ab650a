"""What people and servers have chosen about how they read; kept in memory for a while, so that a press needn't wait."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.loop_time import LoopTime, Time
from tables.hall import Hall

TEXT_MODE = "text_mode"
FRESH_FOR = 60.0
"""Seconds after which a choice is read again: it may have been made at another process of the bot."""
REMEMBERED = 10_000

Key = tuple[str, int]
Read = Callable[[int], Awaitable[Mapping[str, Any]]]


class Preferences:
    """Choices of people, and of servers for those who have not chosen."""

    def __init__(self, hall: Hall, time: Time | None = None) -> None:
        self._hall, self._time = hall, time or LoopTime()
        self._known: dict[Key, tuple[float, Mapping[str, Any]]] = {}
        """What was read, the oldest first, each with the moment."""

    async def text_mode(self, user: int, guild: int | None) -> bool:
        """Whether somebody has messages read aloud: no pictures, and a word for each sign."""
        own = (await self._read("user", user, self._hall.user_settings)).get(TEXT_MODE)
        if own is None and guild is not None:
            own = (await self._read("guild", guild, self._hall.guild_settings)).get(TEXT_MODE)
        return bool(own)

    async def set_text_mode(self, user: int, on: bool) -> None:
        """A person's choice."""
        await self._hall.set_user_settings(user, **{TEXT_MODE: on})
        self._known.pop(("user", user), None)

    async def set_guild_text_mode(self, guild: int, on: bool) -> None:
        """A server's choice."""
        await self._hall.set_guild_settings(guild, **{TEXT_MODE: on})
        self._known.pop(("guild", guild), None)

    def forget(self, user: int) -> None:
        """Don't know this person's choices any more."""
        self._known.pop(("user", user), None)

    async def _read(self, kind: str, id: int, read: Read) -> Mapping[str, Any]:
        now = self._time.time()
        known = self._known.get((kind, id))
        if known is not None and now - known[0] < FRESH_FOR:
            return known[1]
        found = await read(id)
        self._known.pop((kind, id), None)
        self._known[kind, id] = (now, found)
        while len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
        return found
