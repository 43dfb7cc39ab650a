"""Calling those whose turn it is: a short message of its own, below the board, gone once the turn is taken."""

from __future__ import annotations

import structlog

from bot.board import Board
from bot.calls import Messages, Passing, Refused
from bot.layout import compose
from bot.screens.pages import turn
from bot.screens.table import hand_button, is_window
from bot.texts import Library
from tables.table import Table

log = structlog.get_logger(__name__)

MESSAGES_BETWEEN = 5
"""So many messages may lie below a board; with more it has scrolled away."""


def asked_of(table: Table) -> frozenset[int]:
    """The seats that are asked something outside a reaction window."""
    game = table.game
    if game is None or table.status != "live":
        return frozenset()
    return frozenset(decision.seat for decision in game.decisions if not is_window(decision))


class Turns:
    """The calls of all tables, and what else lies below their boards."""

    def __init__(self, messages: Messages, library: Library) -> None:
        self._messages, self._library = messages, library

    async def sweep(self, board: Board, table: Table) -> None:
        """Once a run: take away the calls that an earlier run left below the board."""
        if board.swept or board.message is None:
            return
        board.swept = True
        call = [hand_button(table.id, self._library.texts(None)).id]
        for message in await self.after(board, table):
            if message.own and message.controls == call:
                await self.remove(table.place.here, message.id)

    async def uncall(self, board: Board, table: Table, asked: frozenset[int]) -> None:
        """Whoever has taken their turn isn't called any more."""
        for seat in [seat for seat in board.called if seat not in asked or seat in board.reminded]:
            await self.remove(table.place.here, board.called.pop(seat))

    async def call(self, board: Board, table: Table, asked: frozenset[int]) -> None:
        say = self._library.texts(table.house.locale)
        for seat in sorted(asked - board.turn_of | (asked & board.reminded)):
            if not table.seats[seat].plays_itself:
                continue
            key = "turn-reminder" if seat in board.reminded else "turn"
            screen = turn(table, (seat,), say, key)
            nonce = f"{table.id:x}.{table.n:x}.{key[-1]}{seat}"
            board.called[seat] = await self._messages.post(table.place.here, compose(screen), nonce, screen.mentions)
        board.reminded.clear()
        if asked or table.status != "live":
            board.turn_of = asked

    async def after(self, board: Board, table: Table) -> list[Passing]:
        """The messages below the board, as far as they matter; none where we may not look."""
        assert board.message is not None
        try:
            return await self._messages.after(table.place.here, board.message, MESSAGES_BETWEEN + 1)
        except Refused:
            return []
        except Exception:  # a look is a nicety: nothing may hang on it
            log.warning("no_look", table=board.table, exc_info=True)
            return []

    async def remove(self, channel: int, message: int) -> None:
        try:
            await self._messages.delete(channel, message)
        except Refused as refused:
            log.info("not_removed", channel=channel, message=message, code=int(refused.code))
        except Exception as error:  # a message too many is no reason to stop
            log.warning("not_removed", channel=channel, message=message, error=repr(error))
