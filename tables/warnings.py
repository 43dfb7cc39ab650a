"""Warnings before a streak ends: who wants one, and that each day brings at most one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import structlog

from storage.protocol import Storage
from storage.rows import WARNED, Json

from .daily import day_after, ends_at
from .days import Days
from .streaks import Streak
from .tables import Tables

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

BEFORE = 6 * 3600.0
"""Seconds before the end of the day."""
RETRY = 60.0
"""Seconds after which warnings that Discord didn't take are tried again."""
DIRECT = 0
"""In the place of a server: direct messages belong to the first connection."""


@dataclass(frozen=True, slots=True)
class Warned:
    """Somebody who is to be warned now."""

    user: int
    streak: Streak
    day: str
    ends_at: float
    """Unix seconds."""
    game: str
    """The day's own."""
    locale: str
    """In which they asked for it."""
    unsure: bool
    """It may have been sent."""


class Unreachable(Exception):
    """Somebody takes no messages from us."""


class Warnings:
    """Says who is to be warned, and when. What is sent, and how, is for `send`. May raise StorageError."""

    def __init__(self, store: Storage, tables: Tables, days: Days) -> None:
        self._store, self._tables, self._days = store, tables, days
        self.send: Callable[[Warned], Awaitable[None]] | None = None
        """Sends one; raises Unreachable, or anything else where it isn't sent."""

    async def want(self, user: int, locale: str | None) -> None:
        """Somebody wants to be warned from now on; None: no longer."""

        def change(kept: Json) -> Json:
            rest = {name: value for name, value in kept.items() if name != WARNED}
            was = kept.get(WARNED, {"day": "", "sent": True})
            return rest if locale is None else {**rest, WARNED: {**was, "locale": locale}}

        await self._store.change_user_settings(user, change)

    def connected(self, connection: int) -> None:
        """A connection runs: see to what is due by the one for direct messages."""
        if self._tables.connections.of(DIRECT) == connection:
            self._schedule(self._tables.time.now())

    def _schedule(self, due: float) -> None:
        self._tables.waking.errand("streaks", due, self._due)

    async def _due(self) -> None:
        """Warn everybody whose streak ends within `BEFORE`, then wait for the next day's hour."""
        if not self._tables.connections.runs_in(DIRECT):
            return  # `connected` comes
        now, day = self._tables.time.now(), self._days.today
        if now < ends_at(day) - BEFORE:
            self._schedule(ends_at(day) - BEFORE)
            return
        failed = False
        for user, settings in (await self._store.warned()).items():
            try:
                await self._warn(user, settings[WARNED], day)
            except Exception as error:
                failed = True
                log.warning("streak.not-warned", error=repr(error))
        self._schedule(now + RETRY if failed else ends_at(day_after(day)) - BEFORE)

    async def _warn(self, user: int, kept: Mapping[str, Any], day: str) -> None:
        if self.send is None or (kept["day"] == day and kept["sent"]):
            return
        streak = await self._days.streak(user, day)
        if not streak.at_risk:
            return
        unsure = kept["day"] == day
        if not unsure:
            await self._note(user, day, sent=False)
        warned = Warned(user, streak, day, ends_at(day), self._days.own_game(day), kept["locale"], unsure)
        try:
            await self.send(warned)
        except Unreachable:
            log.info("streak.unreachable")
            await self.want(user, None)
            return
        await self._note(user, day, sent=True)

    async def _note(self, user: int, day: str, *, sent: bool) -> None:
        """Keep it, unless they have turned it off meanwhile."""

        def change(kept: Json) -> Json:
            return {**kept, WARNED: {**kept[WARNED], "day": day, "sent": sent}} if WARNED in kept else kept

        await self._store.change_user_settings(user, change)
