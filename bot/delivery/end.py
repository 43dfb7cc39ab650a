"""The message about the end of a game."""

from __future__ import annotations

from bot.delivery.surface import Policy, Surface
from bot.screens.end import end
from bot.screens.screen import Screen
from bot.texts import Library
from tables.people import People
from tables.table import Table
from tables.tables import Tables

END_WAITS = 3.0
"""Seconds for which it waits for its pictures, because it is never edited later."""


class End(Surface):
    """How the game ended."""

    policy = Policy(waits=END_WAITS)

    def __init__(self, tables: Tables, people: People, library: Library, table: Table) -> None:
        super().__init__(table.place.here)
        self._tables, self._people = tables, people
        self._library, self._table = library, table

    async def wanted(self, *, pictures: bool) -> Screen | None:
        """See `Surface`."""
        table = self._table
        say, log_of_game = self._library.texts(table.rules.locale), await self._tables.log(table.id)
        return end(table, log_of_game, say, await self._people.moved(table), pictures=pictures)
