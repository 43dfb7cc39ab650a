"""Pings: short messages below a table's board for those whose turn it is, deleted once the turn is taken; and what is
found out about messages that may have been posted."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import structlog

from bot.delivery import history
from bot.delivery.calls import END, MOVED, NOBODY, Call, Calls, open_window
from bot.delivery.discord_api import ChannelMessage, DiscordApi, DiscordRefused, RateLimited, UnknownOutcome
from bot.delivery.reconciler import Reconciler
from bot.delivery.surface import Words
from bot.delivery.transports import ByChannel
from bot.screens.invite import invitation
from bot.screens.pages import moved, news, turn
from bot.screens.screen import Screen
from bot.texts import Library, Texts
from tables.replies import Notice
from tables.table import CallRow, Table
from tables.tables import Tables
from tables.windows import is_pinged

log = structlog.get_logger(__name__)


class Found(NamedTuple):
    """What the channel's history says."""

    board: int | None
    """The newest board; None: there is none, or it can't be read."""
    ended: bool
    """The end is told there, or may be."""


class Pings:
    """The pings of one table, and the links that older boards have become. They are kept by its `Calls`."""

    def __init__(
        self, table: Table, messages: DiscordApi, library: Library, tables: Tables, reconciler: Reconciler
    ) -> None:
        self._messages, self._library, self._tables, self._reconciler = messages, library, tables, reconciler
        self._here = table.place.here
        self.calls = Calls.of(table.calls, reconciler.time.time())
        self.signposts: set[int] = set()
        """Older boards that are now only a link to the newest. They stay because open hands are shown as replies to
        them."""
        self._news: list[tuple[str, int]] = []
        """What somebody is still to be told once: the words, and their user id."""
        self.invited: tuple[int, ...] = ()
        """Who is still to be called to the lobby, once."""
        self._invited_at: float | None = None
        """When that was first tried, by the event loop's clock."""

    @property
    def kept(self) -> tuple[CallRow, ...]:
        """What the next run must know."""
        return (*self.calls.kept, *[CallRow(MOVED, 0, (), message, True) for message in sorted(self.signposts)])

    def heard(self, table: Table, notices: Sequence[Notice]) -> None:
        """A change was committed: note whom a message of its own tells of it, and who is to be called once more."""
        for notice in notices:
            match notice.kind:
                case "reminder":
                    self.calls.reminded.update(notice.seats)
                case "took-over":
                    users = [table.seats[at].user for at in notice.seats if at < len(table.seats)]
                    self._news += [("took-over-call", user) for user in users if user]
                case "removed" if isinstance(who := notice.facts.get("who"), int):
                    self._news.append(("removed-call", who))
                case _:
                    pass

    # ---- what was posted ---------------------------------------------------------------------------------------------

    async def settle(self, table: Table, board: int | None) -> Found | None:
        """Find out by the channel's history what became of messages that may have been posted; None: nothing to find.

        All boards but the newest are deleted. Calls that are found are kept; those that aren't are posted, unless the
        history can't be read: then they are not, because they may be there.
        """
        calls, now = self.calls, self._reconciler.time.time()
        if board is not None and not calls.is_lost(now):
            return None
        since = board or history.since(table.now.created_at)
        read = await self._history(since)
        own = sorted(message for message in read or () if message.own)
        told = any(history.is_end(message, table.id) for message in own) or (read is None and calls.posting == END)
        calls.settled, calls.posting = True, ""
        boards = {message.id for message in own if history.is_board(message, table.id)}
        newest = max(boards, default=since)
        if boards:
            for message in sorted({*boards, board or newest} - {newest}):
                await self.delete(message)
        known = {*self.signposts, *[call.message for call in calls.all]}
        found = [message for message in own if message.id not in known and history.calls_to(message, table, newest)]
        _adopt(calls, table, found, now, was_read=read is not None)
        return Found(newest if boards else None, told)

    async def _history(self, since: int) -> list[ChannelMessage] | None:
        """The messages from `since` on; None where they can't be read, at least not all of them."""
        found: list[ChannelMessage] = []
        try:
            async for page in history.pages(self._messages, self._here, since - 1):
                found += page
                if len(page) < history.READ:
                    return found or None  # without the permission it is empty, and the board itself would be there
        except DiscordRefused as refused:
            log.info("history_not_read", channel=self._here, code=int(refused.code))
        return None

    async def below(self, message: int, limit: int) -> list[ChannelMessage]:
        """The messages below this one, at most `limit`; none where the bot may not read them."""
        try:
            return await self._messages.after(self._here, message, limit)
        except DiscordRefused:
            return []
        except (RateLimited, UnknownOutcome) as error:
            log.warning("messages_not_read", channel=self._here, error=str(error))
            return []
        except Exception:  # without it the board is posted less often at the bottom: no reason to fail
            log.warning("messages_not_read", channel=self._here, exc_info=True)
            return []

    # ---- what is to be posted ----------------------------------------------------------------------------------------

    async def note_window(self, table: Table) -> None:
        """Note whom a newly opened window is announced to: all it asks, so that nobody sees who has answered."""
        window, calls = open_window(table), self.calls
        if window is None or window == calls.window or table.game is None:
            return
        calls.window, calls.window_seats = window, ()
        asked = [each for each in table.game.decisions if each.id == window]
        everybody = [asked[0]._replace(seat=seat) for seat in range(len(table.seats))]
        pinged = {each.seat for each in everybody if is_pinged(table.now, each)}
        if pinged:
            all_asked = {each.seat for each in asked} | await self._tables.answered(table.id, window)
            calls.window_seats = tuple(sorted(pinged & all_asked))

    async def call(self, table: Table, call: Call, board: int | None) -> None:
        """Post a call. Where the answer is lost, the next try has the same nonce: it can't become a second one."""
        call.nonce = call.nonce or f"{table.id:x}.{secrets.token_hex(4)}"
        if not call.unsure:
            call.tried, call.unsure = self._reconciler.time.time(), True
        try:
            call.message = await self._put(turn(table, call.seats, self._say(table), call.key, board), nonce=call.nonce)
        except UnknownOutcome:
            raise
        except Exception:
            call.unsure = False
            raise
        call.unsure = False

    async def tell_news(self, table: Table, board: int | None) -> None:
        """Tell people once what has been done with their seat; the message stays."""
        while self._news:
            key, user = self._news[0]
            told = news(table, user, self._say(table), key, board)
            nonce = f"{table.id:x}.{table.n:x}.{key[0]}{user & 0xFFFFFF:x}"
            await self._put(replace(told, mentions=()) if table.rules.quiet else told, nonce=nonce)
            del self._news[0]

    async def invite(self, table: Table, board: int | None) -> None:
        """Call those whom the host has invited, as long as there is a lobby. Where the answer is lost, it is sent again
        with the same nonce while Discord knows that, and then not any more; the message stays."""
        if not self.invited:
            return
        now = self._reconciler.time.time()
        self._invited_at = self._invited_at or now
        if table.status != "lobby" or now - self._invited_at > history.NONCE_KEPT:
            log.info("invitation_given_up", table=table.id)
            self.invited = ()
            return
        try:
            told = invitation(table, self.invited, self._say(table), board)
            await self._put(told, nonce=f"{table.id:x}.invitation")
        except DiscordRefused:
            self.invited = ()
            raise
        self.invited = ()

    async def lead_to(self, table: Table, board: int) -> None:
        """The board was posted again: update the link in every call that people have yet to answer."""
        for message in sorted(self.signposts):
            await self.turn_into_signpost(table, message, board)
        for call in self.calls.open:
            if not call.message:
                continue
            try:
                await self._put(turn(table, call.seats, self._say(table), call.key, board), call.message)
            except DiscordRefused as refused:
                log.info("call_not_edited", table=table.id, message=call.message, code=int(refused.code))

    async def turn_into_signpost(self, table: Table, message: int, board: int) -> bool:
        """Turn a message that was the board into a link to the newest; False if that isn't possible."""
        try:
            await self._put(moved(table, board, self._say(table)), message)
        except Exception as error:  # then it goes: an old board must not stay
            log.info("board_not_replaced", table=table.id, message=message, error=repr(error))
            return False
        return True

    async def delete_answered(self) -> None:
        """Delete the calls that were answered, once they have lain in the channel for long enough."""
        for call in self.calls.gone(self._reconciler.time.time()):
            if call.message is None or await self.delete(call.message):
                self.calls.all = [each for each in self.calls.all if each is not call]  # it may be gone meanwhile

    async def delete(self, message: int) -> bool:
        """Delete a message of ours; False if it may still be there: the log says so, and it is left."""
        try:
            await self._messages.delete(self._here, message)
        except DiscordRefused as refused:
            log.info("message_not_deleted", channel=self._here, message=message, code=int(refused.code))
        except Exception as error:  # one message too many is no reason to stop
            log.warning("message_not_deleted", channel=self._here, message=message, error=repr(error))
            return False
        return True

    async def _put(self, screen: Screen, message: int | None = None, *, nonce: str = "") -> int | None:
        """Post words in the table's channel, or put them in the place of a message; its id."""
        words = Words(self._here, screen, message)
        await self._reconciler.bring(words, ByChannel(self._messages, self._here, nonce))
        return words.shown.message

    def _say(self, table: Table) -> Texts:
        return self._library.texts(table.rules.locale)


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
