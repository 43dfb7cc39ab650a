"""Short messages below a table's board: those that call people, deleted once that is answered, and those that tell
somebody something once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import structlog

from bot.delivery import history
from bot.delivery.calls import CALL, MOVED, Call, Calls, open_window
from bot.delivery.discord_api import ChannelMessage, DiscordApi, DiscordRefused
from bot.delivery.presence import Event, Post, Presence
from bot.delivery.reconciler import Reconciler, Save
from bot.delivery.surface import Words
from bot.delivery.transports import ByChannel
from bot.screens.invite import invitation
from bot.screens.pages import moved, news, turn
from bot.screens.screen import Screen
from bot.texts import Library
from tables.replies import Notice
from tables.table import KeptPost, Table
from tables.tables import Tables
from tables.windows import is_pinged

log = structlog.get_logger(__name__)

INVITED = "invited"
"""News that call people to a lobby."""


class News(Post):
    """What people are told once, by a message that stays. It isn't kept: a kill forgets it."""

    def __init__(self, key: str, *users: int) -> None:
        super().__init__("news")
        self.key, self.users = key, users


class Pings:
    """The short messages of one table, and the links that older boards have become."""

    def __init__(
        self, table: Table, messages: DiscordApi, library: Library, tables: Tables, reconciler: Reconciler
    ) -> None:
        self._messages, self._library, self._tables, self._reconciler = messages, library, tables, reconciler
        self._here = table.place.here
        self.calls = Calls(table.posts, reconciler.time.time())
        self.signposts: set[int] = set()
        """Older boards that are now only a link to the newest. They stay because open hands are shown as replies to
        them."""
        self.news: list[News] = []
        """Still to be told, in this order."""

    @property
    def kept(self) -> list[KeptPost]:
        """Return what the next run must know."""
        moved = json.dumps([MOVED, 0, [], True])
        links = [KeptPost(CALL, message, "there", message, moved) for message in sorted(self.signposts)]
        return [*[call.kept for call in self.calls.all], *links]

    def heard(self, table: Table, notices: Sequence[Notice]) -> None:
        """A change was committed: note whom a message of its own tells of it, and who is to be called once more."""
        for notice in notices:
            match notice.kind:
                case "reminder":
                    self.calls.reminded.update(notice.seats)
                case "took-over":
                    users = [table.seats[at].user for at in notice.seats if at < len(table.seats)]
                    self.news += [News("took-over-call", user) for user in users if user]
                case "removed" if isinstance(who := notice.facts.get("who"), int):
                    self.news.append(News("removed-call", who))
                case _:
                    pass

    def adopt(self, table: Table, read: list[ChannelMessage] | None, board: int) -> None:
        """Note what the channel's history says of calls that may be there; None: it can't be read.

        Messages that nobody knows are deleted like answered calls. `board`: the newest, to which they lead.
        """
        known = {*self.signposts, *[call.message for call in self.calls.all]}
        rest = [one for one in read or () if one.own and one.id not in known and history.calls_to(one, table, board)]
        for call in [call for call in self.calls.all if call.presence.may_be_there]:
            users = {table.seats[seat].user for seat in call.seats}
            found = [one for one in rest if users == set(one.mentions)]
            history.note(call, None if read is None else found, lambda one: True)
            rest = [one for one in rest if one.id != call.message]
        self.calls.unknown = False
        self.calls.all = [call for call in self.calls.all if call.answered is None or call.message]
        for message in rest:
            self.calls.add(MOVED, 0, (), Presence("there", message.id)).answered = self._reconciler.time.time()

    async def below(self, message: int, limit: int) -> list[ChannelMessage]:
        """The messages below this one, at most `limit`; none where the bot may not read them."""
        try:
            return await self._messages.after(self._here, message, limit)
        except DiscordRefused:
            return []
        except Exception as error:  # without it the board is posted less often at the bottom: no reason to fail
            log.warning("messages_not_read", channel=self._here, error=repr(error))
            return []

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

    async def send(self, table: Table, board: int | None, save: Save) -> None:
        """Call people to the table, then tell the news, each once."""
        now = self._reconciler.time.time()
        for post in self.news:
            if post.presence.is_lost(now) or (post.key == INVITED and table.status != "lobby"):
                log.info("news_given_up", table=table.id, key=post.key)
                post.note(Event.GIVEN_UP)
        try:
            for post in [*self.calls.due, *self.news]:
                if post.presence.is_open:
                    words = Words(self._here, self._screen(table, post, board))
                    await self._reconciler.post(post, words, self._messages, save)
                    await save()
        except DiscordRefused:
            self.news = [post for post in self.news if post.key != INVITED]  # whoever invites is told at once
            raise
        finally:
            self.news = [post for post in self.news if post.presence.is_open]

    def _screen(self, table: Table, post: Call | News, board: int | None) -> Screen:
        say = self._library.texts(table.rules.locale)
        if isinstance(post, Call):
            return turn(table, post.seats, say, post.key, board)
        if post.key == INVITED:
            return invitation(table, post.users, say, board)
        told = news(table, post.users[0], say, post.key, board)
        return replace(told, mentions=()) if table.rules.quiet else told

    async def lead_to(self, table: Table, board: int) -> None:
        """The board was posted again: update the link in every call that people have yet to answer."""
        for message in sorted(self.signposts):
            await self.turn_into_signpost(table, message, board)
        for call in self.calls.open:
            if not call.message:
                continue
            try:
                await self._put(self._screen(table, call, board), call.message)
            except DiscordRefused as refused:
                log.info("call_not_edited", table=table.id, message=call.message, code=int(refused.code))

    async def turn_into_signpost(self, table: Table, message: int, board: int) -> bool:
        """Turn a message that was the board into a link to the newest; False if that isn't possible."""
        try:
            await self._put(moved(table, board, self._library.texts(table.rules.locale)), message)
        except Exception as error:  # then it goes: an old board must not stay
            log.info("board_not_replaced", table=table.id, message=message, error=repr(error))
            return False
        return True

    async def delete_answered(self) -> None:
        """Delete the calls that were answered, once they have lain in the channel for long enough."""
        for call in self.calls.outlived(self._reconciler.time.time()):
            if call.message is None or await self.delete(call.message):
                self.calls.forget(call)

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

    async def _put(self, screen: Screen, message: int) -> None:
        """Have a message show this instead."""
        await self._reconciler.bring(Words(self._here, screen, message), ByChannel(self._messages, self._here))
