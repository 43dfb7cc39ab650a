"""Pings: short messages below a board for those whose turn it is, deleted once the turn is taken; and what is found out
about messages that may have been posted."""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import discord
import structlog

from bot.delivery.calls import END, MOVED, NOBODY, Call, Calls, open_window
from bot.delivery.discord_api import ChannelMessage, DiscordRefused, Messages, UnknownOutcome
from bot.delivery.reconciler import Reconciler
from bot.delivery.surface import Words
from bot.delivery.transports import ByChannel
from bot.screens.custom_ids import custom_id, read_press
from bot.screens.pages import address_of, moved, news, turn
from bot.screens.screen import Screen
from bot.texts import Library
from tables.replies import Notice
from tables.table import Table
from tables.tables import Tables
from tables.windows import is_pinged

if TYPE_CHECKING:
    from bot.delivery.board import TableLine

log = structlog.get_logger(__name__)

MESSAGES_BETWEEN = 5
"""With more messages than this below it, a board has scrolled out of sight."""
ENOUGH = MESSAGES_BETWEEN + 1
"""Messages read to see whether a board has scrolled away."""
READ_AT_MOST = 100
"""Messages read at once to find those that may have been posted."""
PAGES = 10
"""As many times that are read at most."""
BOARD_VIEWS = ("lobby", "watch")
"""Views that only a board has buttons for; a ping has a link to the board alone."""
EARLIER = 60.0
"""Seconds by which a table's first board may seem older than the table: Discord's clock differs from ours."""


def news_of(table: Table, notice: Notice) -> list[tuple[str, int]]:
    """Whom a notice is to be told by a message of its own, and in which words."""
    if notice.kind == "took-over":
        users = [table.seats[at].user for at in notice.seats if at < len(table.seats)]
    else:
        who = notice.facts.get("who") if notice.kind == "removed" else None
        users = [who if isinstance(who, int) else None]
    return [(f"{notice.kind}-call", user) for user in users if user]


class Pings:
    """The pings of all tables."""

    def __init__(self, messages: Messages, library: Library, tables: Tables, reconciler: Reconciler) -> None:
        self._messages, self._library, self._tables, self._reconciler = messages, library, tables, reconciler

    async def settle(self, line: TableLine, table: Table, now: float) -> None:
        """Find out by the channel's history what became of messages that may have been posted.

        All boards but the newest are deleted. Calls that are found are kept; those that aren't are posted, unless the
        history can't be read: then they are not, because they may be there.
        """
        calls, shown = line.calls, line.board.shown
        if shown.message is not None and not calls.is_lost(now):
            return
        since = shown.message or _snowflake(table.now.created_at - EARLIER)
        read = await self._history(table, since)
        own = sorted(message for message in read or () if message.own)
        if any(_is_end(message, table.id) for message in own) or (read is None and calls.posting == END):
            line.owes_end = False  # without the history: it may be there
        calls.settled, calls.posting = True, ""
        boards = {message.id for message in own if _is_board(message, table.id)}
        newest = max(boards, default=since)
        if boards:
            for message in sorted({*boards, shown.message or newest} - {newest}):
                await self.delete(table.place.here, message)
            if shown.message != newest:
                shown.message = newest
                shown.forget()
        known = {*line.signposts, *[call.message for call in calls.all]}
        found = [message for message in own if message.id not in known and _calls_to(message, table, newest)]
        _adopt(calls, table, found, now, was_read=read is not None)

    async def _history(self, table: Table, since: int) -> list[ChannelMessage] | None:
        """The messages from `since` on; None where they can't be read, at least not all of them."""
        found: list[ChannelMessage] = []
        try:
            for _ in range(PAGES):
                after = max((message.id for message in found), default=since - 1)
                page = await self._messages.after(table.place.here, after, READ_AT_MOST)
                found += page
                if len(page) < READ_AT_MOST:
                    return found or None  # without the permission it is empty, and the board itself would be there
        except DiscordRefused as refused:
            log.info("history_not_read", table=table.id, code=int(refused.code))
        return None

    async def note_window(self, line: TableLine, table: Table) -> None:
        """Note whom a newly opened window is announced to: all it asks, so that nobody sees who has answered."""
        window, calls = open_window(table), line.calls
        if window is None or window == calls.window or table.game is None:
            return
        calls.window, calls.window_seats = window, ()
        asked = [each for each in table.game.decisions if each.id == window]
        everybody = [asked[0]._replace(seat=seat) for seat in range(len(table.seats))]
        pinged = {each.seat for each in everybody if is_pinged(table.now, each)}
        if pinged:
            all_asked = {each.seat for each in asked} | await self._tables.answered(table.id, window)
            calls.window_seats = tuple(sorted(pinged & all_asked))

    async def tell_news(self, line: TableLine, table: Table) -> None:
        """Tell people once what has been done with their seat; the message stays."""
        while line.news:
            key, user = line.news[0]
            nonce = f"{table.id:x}.{table.n:x}.{key[0]}{user & 0xFFFFFF:x}"
            say, board = self._library.texts(table.rules.locale), line.board.shown.message
            told = news(table, user, say, key, board)
            await self._put(table, replace(told, mentions=()) if table.rules.quiet else told, nonce=nonce)
            del line.news[0]

    async def call(self, line: TableLine, table: Table, call: Call) -> None:
        """Post a call. Where the answer is lost, the next try has the same nonce: it can't become a second one."""
        call.nonce = call.nonce or f"{table.id:x}.{secrets.token_hex(4)}"
        if not call.unsure:
            call.tried, call.unsure = self._reconciler.time.time(), True
        try:
            call.message = await self._put(table, self._words_of(line, table, call), nonce=call.nonce)
        except UnknownOutcome:
            raise
        except Exception:
            call.unsure = False
            raise
        call.unsure = False

    def _words_of(self, line: TableLine, table: Table, call: Call) -> Screen:
        say, board = self._library.texts(table.rules.locale), line.board.shown.message
        return turn(table, call.seats, say, call.key, board)

    async def _put(self, table: Table, screen: Screen, message: int | None = None, *, nonce: str = "") -> int | None:
        """Post words in a table's channel, or put them in the place of a message; its id."""
        words = Words(table.place.here, screen, message)
        await self._reconciler.bring(words, ByChannel(self._messages, table.place.here, nonce))
        return words.shown.message

    async def delete_answered(self, line: TableLine, now: float) -> None:
        """Delete the calls that were answered, once they have lain in the channel for long enough."""
        for call in line.calls.gone(now):
            if call.message is None or await self.delete(line.here, call.message):
                line.calls.all.remove(call)

    async def lead_to(self, line: TableLine, table: Table) -> None:
        """The board was posted again: update the link in every call that people have yet to answer."""
        for message in sorted(line.signposts):
            await self.turn_into_signpost(line, table, message)
        for call in line.calls.open:
            if not call.message:
                continue
            try:
                await self._put(table, self._words_of(line, table, call), call.message)
            except DiscordRefused as refused:
                log.info("call_not_edited", table=table.id, message=call.message, code=int(refused.code))

    async def turn_into_signpost(self, line: TableLine, table: Table, message: int) -> bool:
        """Turn a message that was the board into a link to the newest; False if that isn't possible."""
        say, board = self._library.texts(table.rules.locale), line.board.shown.message
        assert board is not None
        try:
            await self._put(table, moved(table, board, say), message)
        except Exception as error:  # then it goes: an old board must not stay
            log.info("board_not_replaced", table=table.id, message=message, error=repr(error))
            return False
        return True

    async def messages_below(self, table: Table, message: int, limit: int = ENOUGH) -> list[ChannelMessage]:
        """The messages below this one, at most `limit`; none where the bot may not read them."""
        try:
            return await self._messages.after(table.place.here, message, limit)
        except DiscordRefused:
            return []
        except Exception:  # without it the board is posted less often at the bottom: no reason to fail
            log.warning("messages_not_read", table=table.id, exc_info=True)
            return []

    async def delete(self, channel: int, message: int) -> bool:
        """Delete a message of ours; False if it may still be there: the log says so, and it is left."""
        try:
            await self._messages.delete(channel, message)
        except DiscordRefused as refused:
            log.info("message_not_deleted", channel=channel, message=message, code=int(refused.code))
        except Exception as error:  # one message too many is no reason to stop
            log.warning("message_not_deleted", channel=channel, message=message, error=repr(error))
            return False
        return True


def _adopt(calls: Calls, table: Table, found: list[ChannelMessage], now: float, *, was_read: bool) -> None:
    """Give the calls that may have been posted their messages; what is `found` beyond them is to be deleted."""
    for call in [call for call in calls.all if call.unsure]:
        users = {table.seats[seat].user for seat in call.seats}
        mine = [message for message in found if users == set(message.mentions)]
        if mine:
            call.message = mine[-1].id
            found.remove(mine[-1])
        elif not was_read:
            call.message = NOBODY
        call.unsure, call.nonce = False, ""
    calls.all = [call for call in calls.all if call.answered is None or call.message]
    calls.all += [Call(MOVED, 0, (), message.id, answered=now) for message in found]


def _is_board(message: ChannelMessage, table_id: int) -> bool:
    """Whether it is a board of that table: nothing else in a channel has such buttons."""
    presses = [read_press(control) for control in message.controls]
    return any(press is not None and press.table == table_id and press.place in BOARD_VIEWS for press in presses)


def _is_end(message: ChannelMessage, table_id: int) -> bool:
    """Whether it tells the end of that table; that of a tutorial has no rematch."""
    rematch, log_of_it = custom_id(table_id, "end", "rematch"), custom_id(table_id, "log", "last")
    return rematch in message.controls or message.controls == [log_of_it]


def _calls_to(message: ChannelMessage, table: Table, newest: int) -> bool:
    """Whether it is a call to that table: a link to one of its boards is all it has to press."""
    if len(message.controls) != 1:
        return False
    if message.controls == [custom_id(table.id, "hand", "open")]:  # as calls were in version 0.2
        return True
    where, _, board = message.controls[0].rpartition("/")
    first = _snowflake(table.now.created_at - EARLIER)
    return f"{where}/0" == address_of(table.place, 0) and board.isdigit() and first <= int(board) <= newest


def _snowflake(moment: float) -> int:
    """The least id of a message made at that moment (unix seconds)."""
    return discord.utils.time_snowflake(datetime.fromtimestamp(moment, UTC))
