"""Text mode and language, as people and servers have chosen; cached, so that a press needn't wait for the database."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import structlog

from bot.loop_time import LoopTime, Time
from tables.people import NAME, People
from tables.servers import Servers

log = structlog.get_logger(__name__)

TEXT_MODE, LANGUAGE, OFFERED, COACH = "text_mode", "language", "language_offered", "coach"
FRESH_FOR = 60.0
"""Seconds after which a choice is read again: it may have been made at another process of the bot."""
REMEMBERED = 10_000


class Preferences:
    """Choices of people, and of servers for those who have not chosen."""

    def __init__(self, people: People, servers: Servers, time: Time | None = None) -> None:
        self._people, self._servers, self._time = people, servers, time or LoopTime()
        self._offered: set[int] = set()
        """Whom this process has told that they may choose a language."""
        self._noting = asyncio.Lock()
        self._named: dict[int, str] = {}
        """What this process knows people to be called."""
        self._known: dict[tuple[People | Servers, int], tuple[float, Mapping[str, Any]]] = {}
        """What was read of whom, the oldest first, each with the moment."""

    async def text_mode(self, user: int, guild: int) -> bool:
        """Whether somebody has messages read aloud: no pictures, and a word for each sign."""
        own = (await self._read(self._people, user)).get(TEXT_MODE)
        if own is None:
            own = (await self._read(self._servers, guild)).get(TEXT_MODE)
        return bool(own)

    async def set_text_mode(self, user: int, on: bool) -> None:
        """A person's choice."""
        await self._set(self._people, user, **{TEXT_MODE: on})

    async def set_guild_text_mode(self, guild: int, on: bool) -> None:
        """A server's choice."""
        await self._set(self._servers, guild, **{TEXT_MODE: on})

    async def coach(self, user: int) -> bool | None:
        """Whether somebody wants a line about each question; None: they have not chosen."""
        return (await self._read(self._people, user)).get(COACH)

    async def set_coach(self, user: int, on: bool) -> None:
        """A person's choice."""
        await self._set(self._people, user, **{COACH: on})

    async def language(self, user: int) -> str | None:
        """The language somebody has chosen; None: as their Discord is."""
        return (await self._read(self._people, user)).get(LANGUAGE)

    async def set_language(self, user: int, language: str | None) -> None:
        """A person's choice; None: as their Discord is, which is a choice too."""
        await self._set(self._people, user, **{LANGUAGE: language, OFFERED: True})

    async def take_language_offer(self, user: int) -> bool:
        """Whether to tell somebody that they may choose a language: true once, unless they have chosen already."""
        if user in self._offered:
            return False
        if len(self._offered) >= REMEMBERED:
            self._offered.clear()
        self._offered.add(user)
        kept = await self._read(self._people, user)
        return not (kept.get(LANGUAGE) or kept.get(OFFERED))

    async def keep_language_offer(self, user: int) -> None:
        """Save that they were told; nobody waits for it. Where that fails they are told once more, no worse."""
        try:
            async with self._noting:
                await self._people.set(user, **{OFFERED: True})
        except Exception as error:
            log.warning("language_offer_not_kept", error=repr(error))

    async def keep_name(self, user: int, name: str) -> None:
        """Save what somebody is called, where that is new; nobody waits for it. Where it fails the next press does."""
        if not name or self._named.get(user) == name:
            return
        if len(self._named) >= REMEMBERED:
            self._named.clear()
        self._named[user] = name
        try:
            async with self._noting:
                if (await self._read(self._people, user)).get(NAME) != name:
                    await self._set(self._people, user, **{NAME: name})
        except Exception as error:
            self._named.pop(user, None)
            log.warning("name_not_kept", error=repr(error))

    async def noted(self) -> None:
        """Wait until nothing is being saved that nobody waits for: else it would come back after a deletion."""
        async with self._noting:
            pass

    def forget(self, user: int) -> None:
        """Drop this person's choices from memory."""
        self._known.pop((self._people, user), None)
        self._offered.add(user)  # nothing more is kept of them because of it

    async def _set(self, of: People | Servers, id: int, **choices: Any) -> None:
        await of.set(id, **choices)
        self._known.pop((of, id), None)

    async def _read(self, of: People | Servers, id: int) -> Mapping[str, Any]:
        now = self._time.time()
        known = self._known.get((of, id))
        if known is not None and now - known[0] < FRESH_FOR:
            return known[1]
        found = await of.settings(id)
        self._known.pop((of, id), None)
        self._known[of, id] = (now, found)
        while len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
        return found
