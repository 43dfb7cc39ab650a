"""Calling those whose turn it is: a short message of its own, below the board, gone once the turn is taken."""

from __future__ import annotations

from datetime import UTC, datetime

import discord
import structlog

from bot.delivery.discord_api import ChannelMessage, DiscordRefused, Messages, UnknownOutcome
from bot.delivery.layout import compose
from bot.delivery.sent_board import Board
from bot.screens.custom_ids import read_press
from bot.screens.pages import turn
from bot.screens.table import hand_button, is_window
from bot.texts import Library
from tables.table import Table
from tables.table_rules import OFFER

log = structlog.get_logger(__name__)

MESSAGES_BETWEEN = 5
"""So many messages may lie below a board; with more it has scrolled away."""
SWEPT = 100
"""Messages looked at once a run for what an earlier run has left."""
BOARD = ("lobby", "watch", "end")
"""Views that only a board has controls for; a call has My hand alone."""
EARLIER = 60.0
"""Seconds by which a table's first board may be older than the table, by another clock."""


def asked_of(table: Table) -> frozenset[int]:
    """The seats that are asked something outside a reaction window, and can't let it wait.

    Where people trade over days they are also called to an offer: it doesn't stand for long.
    """
    game = table.game
    if game is None or table.status != "live":
        return frozenset()
    offers = table.rules.clock == "slow"
    return frozenset(
        each.seat
        for each in game.decisions
        if not is_window(each) and (not each.may_wait or (offers and any(name == OFFER for name, _ in each.clocks)))
    )


class Pings:
    """The calls of all tables, and what else lies below their boards."""

    def __init__(self, messages: Messages, library: Library) -> None:
        self._messages, self._library = messages, library

    async def sweep(self, board: Board, table: Table) -> None:
        """Once a run, and after a lost answer: calls we don't know of go; of several boards the newest stays."""
        if board.swept:
            return
        board.swept = True
        since = board.message or _snowflake(table.now.created_at - EARLIER)
        own = [message for message in await self.after(table, since, SWEPT) if message.own]
        call = [hand_button(table.id, self._library.texts(None)).id]
        boards = {message.id for message in own if _is_board(message, table.id)}
        gone = {message.id for message in own if message.controls == call} - {*board.called.values()}
        if boards:
            gone |= {*boards, board.message or max(boards)} - {max(boards)}
            board.message, board.sent = max(boards), None
        for message in sorted(gone):
            await self.remove(table.place.here, message)

    async def uncall(self, board: Board, table: Table, asked: frozenset[int]) -> None:
        """Whoever has taken their turn isn't called any more."""
        for seat in [seat for seat in board.called if seat not in asked or seat in board.reminded]:
            await self.remove(table.place.here, board.called.pop(seat))

    async def call(self, board: Board, table: Table, asked: frozenset[int]) -> None:
        say = self._library.texts(table.rules.locale)
        for seat in sorted(asked - board.turn_of | (asked & board.reminded)):
            if not table.seats[seat].plays_itself:
                continue
            key = "turn-reminder" if seat in board.reminded else "turn"
            screen = turn(table, (seat,), say, key)
            nonce = f"{table.id:x}.{table.n:x}.{key[-1]}{seat}"
            try:
                board.called[seat] = await self._messages.post(
                    table.place.here, compose(screen), nonce, screen.mentions
                )
            except UnknownOutcome:
                board.swept = False  # it may be there
                raise
        board.reminded.clear()
        if asked or not _has_window(table):  # after a window the same turn goes on
            board.turn_of = asked

    async def after(self, table: Table, message: int, limit: int = MESSAGES_BETWEEN + 1) -> list[ChannelMessage]:
        """The messages below this one, as far as they matter; none where we may not look."""
        try:
            return await self._messages.after(table.place.here, message, limit)
        except DiscordRefused:
            return []
        except Exception:  # a look is a nicety: nothing may hang on it
            log.warning("no_look", table=table.id, exc_info=True)
            return []

    async def remove(self, channel: int, message: int) -> None:
        try:
            await self._messages.delete(channel, message)
        except DiscordRefused as refused:
            log.info("not_removed", channel=channel, message=message, code=int(refused.code))
        except Exception as error:  # a message too many is no reason to stop
            log.warning("not_removed", channel=channel, message=message, error=repr(error))


def _has_window(table: Table) -> bool:
    game = table.game
    return game is not None and table.status == "live" and any(map(is_window, game.decisions))


def _is_board(message: ChannelMessage, table_id: int) -> bool:
    """Whether it is a board of that table: nothing else in a channel has such controls."""
    presses = [read_press(control) for control in message.controls]
    return any(press is not None and press.table == table_id and press.place in BOARD for press in presses)


def _snowflake(moment: float) -> int:
    """The least id of what was made at that moment (unix seconds)."""
    return discord.utils.time_snowflake(datetime.fromtimestamp(moment, UTC))
