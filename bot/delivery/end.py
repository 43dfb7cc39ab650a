"""The message about the end of a game."""

from __future__ import annotations

import asyncio

from bot.delivery.surface import Policy, Surface
from bot.screens.end import end
from bot.screens.replay import turning
from bot.screens.screen import Screen
from bot.screens.turning_points import Moment
from bot.texts import Library, Texts
from tables.errors import TableError
from tables.people import People
from tables.replay import Replays
from tables.table import Table
from tables.tables import Tables

END_WAITS = 3.0
"""Seconds for which it waits for its pictures, because it is never edited later."""


class End(Surface):
    """How the game ended."""

    policy = Policy(waits=END_WAITS)

    def __init__(
        self, tables: Tables, people: People, library: Library, table: Table, replays: Replays | None = None
    ) -> None:
        super().__init__(table.place.here)
        self._replays = replays
        self._tables, self._people = tables, people
        self._library, self._table = library, table

    async def wanted(self, *, pictures: bool) -> Screen | None:
        """See `Surface`."""
        table = self._table
        say, log_of_game = self._library.texts(table.rules.locale), await self._tables.log(table.id)
        moved, turned = await self._people.moved(table), await self._turned(say)
        return end(table, log_of_game, say, moved, turned, pictures=pictures)

    async def _turned(self, say: Texts) -> list[Moment] | None:
        """What the game turned on, as its replay says it; None where there is none."""
        if self._replays is None:
            return None
        try:
            return await asyncio.to_thread(turning, await self._replays.of(self._table.id), say)
        except TableError:
            return None
