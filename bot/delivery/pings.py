"""Short messages below a table's board: those that call people, deleted once that is answered, and those that tell
somebody something once."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import structlog

from bot.delivery.calls import MOVED, Call, Calls, open_window
from bot.delivery.discord_api import ChannelMessage, DiscordApi, DiscordRefused, RateLimited, UnknownOutcome
from bot.delivery.presence import Event, Found, Post, Presence
from bot.delivery.reconciler import Reconciler
from bot.delivery.surface import Words
from bot.delivery.transports import ByChannel
from bot.screens.invite import invitation
from bot.screens.pages import moved, news, turn
from bot.screens.screen import Screen
from bot.texts import Library, Texts
from tables.replies import Notice
from tables.table import KeptPost, Table
from tables.tables import Tables
from tables.windows import is_pinged

log = structlog.get_logger(__name__)

Save = Callable[[], Awaitable[None]]
"""Saves what is known of all posts of the table."""


class News(Post):
    """What somebody is told once of what was done with their seat. It isn't kept: a kill forgets it."""

    def __init__(self, key: str, user: int) -> None:
        super().__init__("news")
        self.key, self.user = key, user


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
        self._news: list[News] = []
        self.invited: tuple[int, ...] = ()
        """Who is still to be called to the lobby, once."""
        self._invitation = Post("invitation")

    @property
    def kept(self) -> list[KeptPost]:
        """What the next run must know."""
        links = [Call(message, MOVED, 0, (), Presence("there", message)) for message in sorted(self.signposts)]
        for link in links:
            link.answered = 0.0
        return [call.kept for call in (*self.calls.all, *links)]

    def heard(self, table: Table, notices: Sequence[Notice]) -> None:
        """A change was committed: note whom a message of its own tells of it, and who is to be called once more."""
        for notice in notices:
            match notice.kind:
                case "reminder":
                    self.calls.reminded.update(notice.seats)
                case "took-over":
                    users = [table.seats[at].user for at in notice.seats if at < len(table.seats)]
                    self._news += [News("took-over-call", user) for user in users if user]
                case "removed" if isinstance(who := notice.facts.get("who"), int):
                    self._news.append(News("removed-call", who))
                case _:
                    pass

    def adopt(self, table: Table, found: list[ChannelMessage] | None) -> None:
        """Note what the channel's history says of calls that may be there; None: it can't be read.

        Messages that nobody knows are deleted like answered calls.
        """
        rest, now = [] if found is None else found, self._reconciler.time.time()
        for call in [call for call in self.calls.all if call.presence.may_be_there]:
            users = {table.seats[seat].user for seat in call.seats}
            mine = [message for message in rest if users == set(message.mentions)]
            if mine:
                call.note(Found(mine[-1].id))
                rest.remove(mine[-1])
            else:
                call.note(Event.UNREADABLE if found is None else Event.NOT_FOUND)
        self.calls.unknown = False
        self.calls.all = [call for call in self.calls.all if call.answered is None or call.message]
        for message in rest:
            self.calls.add(MOVED, 0, (), Presence("there", message.id)).answered = now

    @property
    def known(self) -> set[int | None]:
        """The messages that are known."""
        return {*self.signposts, *[call.message for call in self.calls.all]}

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

    async def call(self, table: Table, call: Call, board: int | None, save: Save) -> None:
        """Call people to the table, by a message that must never be there twice."""
        words = Words(self._here, turn(table, call.seats, self._say(table), call.key, board))
        await self._reconciler.post(call, words, self._messages, f"{table.id:x}.{secrets.token_hex(4)}", save)

    async def tell(self, table: Table, board: int | None) -> None:
        """Tell people once what has been done with their seat, and call those whom the host has invited, as long as
        there is a lobby. These messages stay."""
        while self._news:
            told = self._news[0]
            screen = news(table, told.user, self._say(table), told.key, board)
            nonce = f"{table.id:x}.{table.n:x}.{told.key[0]}{told.user & 0xFFFFFF:x}"
            await self._once(told, replace(screen, mentions=()) if table.rules.quiet else screen, nonce)
            del self._news[0]
        if self.invited:
            try:
                if table.status == "lobby":
                    screen = invitation(table, self.invited, self._say(table), board)
                    await self._once(self._invitation, screen, f"{table.id:x}.invitation")
            except DiscordRefused:
                self.invited = ()
                raise
            self.invited, self._invitation = (), Post("invitation")

    async def _once(self, post: Post, screen: Screen, nonce: str) -> None:
        """Send it, unless an earlier try may be there and Discord has perhaps forgotten its nonce."""
        if post.presence.is_lost(self._reconciler.time.time()):
            log.info("post_given_up", kind=post.kind)
            return
        await self._reconciler.post(post, Words(self._here, screen), self._messages, nonce)

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

    def _say(self, table: Table) -> Texts:
        return self._library.texts(table.rules.locale)
