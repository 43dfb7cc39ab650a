"""What a table shows to everybody in its channel, beside the short messages that call people: its board and its end."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.delivery.surface import Policy, Surface
from bot.loop_time import turn
from bot.screens.end import end
from bot.screens.replay import turning
from bot.screens.screen import Screen
from bot.screens.signs import described
from bot.screens.table import board as board_screen
from bot.screens.turning_points import Moment
from bot.texts import Texts
from tables.errors import TableError
from tables.table import Table

if TYPE_CHECKING:
    from bot.delivery.boards import Boards

END_WAITS = 3.0
"""Seconds for which it waits for its pictures, because it is never edited later."""


class Board(Surface):
    """What the channel sees of a table."""

    def __init__(self, boards: Boards, table: Table) -> None:
        super().__init__(table.place.here, table.message_id)
        self._boards, self._table = boards, table.id
        self.revision = -1
        """Of the table that it was made of last."""
        self.shows: int | None = None
        """The revision that the channel shows surely and in full, if that is still to be saved."""

    async def wanted(self, *, pictures: bool) -> Screen | None:
        """See `Surface`."""
        table = await self._boards.tables.find(self._table)
        await self._boards.recent.load(table)
        await turn()
        self.revision = table.revision
        say = self._boards.library.texts(table.rules.locale)
        screen = board_screen(table, self._boards.recent.sentences(table, say), say, pictures=pictures)
        return described(screen, say)


class End(Surface):
    """How the game ended."""

    policy = Policy(waits=END_WAITS)

    def __init__(self, boards: Boards, table: Table) -> None:
        super().__init__(table.place.here)
        self._boards, self._table = boards, table

    async def wanted(self, *, pictures: bool) -> Screen | None:
        """See `Surface`."""
        table, boards = self._table, self._boards
        say, log_of_game = boards.library.texts(table.rules.locale), await boards.tables.log(table.id)
        moved, turned = await boards.people.moved(table), await self._turned(say)
        told = described(end(table, log_of_game, say, moved, turned, pictures=pictures), say)
        return replace(told, mentions=()) if table.rules.quiet else told

    async def _turned(self, say: Texts) -> list[Moment] | None:
        """What the game turned on, as its replay says it; None where there is none."""
        if self._boards.replays is None:
            return None
        try:
            return await asyncio.to_thread(turning, await self._boards.replays.of(self._table.id), say)
        except TableError:
            return None
