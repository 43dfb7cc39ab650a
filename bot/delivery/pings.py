"""Short messages below a table's board: those that call people, deleted once that is answered, and those that tell
somebody something once."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import structlog

from bot.delivery import history
from bot.delivery.calls import CALL, MOVED, READ, Call, Calls, open_window
from bot.delivery.discord_api import ChannelMessage, DiscordApi, DiscordRefused
from bot.delivery.presence import GONE, Event, Post
from bot.delivery.recent_events import RecentEvents
from bot.delivery.reconciler import Reconciler, Save
from bot.delivery.surface import Words
from bot.delivery.transports import ByChannel
from bot.screens import call as screens
from bot.screens.invite import begun, invitation
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
        self,
        table: Table,
        messages: DiscordApi,
        library: Library,
        tables: Tables,
        recent: RecentEvents,
        reconciler: Reconciler,
    ) -> None:
        self._messages, self._library, self._tables, self._reconciler = messages, library, tables, reconciler
        self._recent, self._here = recent, table.place.here
        self.calls = Calls(table.posts, reconciler.time.time())
        self.signposts: set[int] = set()
        """Older boards that are now only a link to the newest. They stay because open hands are shown as replies to
        them."""
        self.invitations = {row.message for row in table.posts if row.kind == INVITED and row.message}
        """Messages that call people to the lobby; they say so once it is none any more."""
        self.news: list[News] = []
        """Still to be told, in this order."""

    @property
    def kept(self) -> list[KeptPost]:
        """Return what the next run must know."""
        moved = json.dumps([MOVED, [], True, 0])
        links = [KeptPost(CALL, message, "there", message, moved) for message in sorted(self.signposts)]
        invited = [KeptPost(INVITED, message, "there", message) for message in sorted(self.invitations)]
        return [*[call.kept for call in self.calls.all], *links, *invited]

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

    def adopt(self, table: Table, read: list[ChannelMessage] | None) -> None:
        """Note what the channel's history says of calls that may be there; None: it can't be read."""
        known = {*self.signposts, *[call.message for call in self.calls.all]}
        for call in [call for call in self.calls.all if call.presence.may_be_there]:
            users = {table.seats[seat].user for seat in call.seats}
            found = [one for one in read or () if history.is_call(one, table.id) and one.id not in known]
            history.note(call, None if read is None else found, lambda one, users=users: users == set(one.mentions))
            known.add(call.message)
        self.calls.all = [call for call in self.calls.all if call.answered is None or call.message]

    async def below(self, message: int, limit: int) -> list[ChannelMessage]:
        """The messages below this one, at most `limit`; none where the bot may not read them."""
        try:
            return await self._messages.after(self._here, message, limit)
        except DiscordRefused:
            return []
        except Exception as error:  # without it the board is posted less often at the bottom: no reason to fail
            log.warning("messages_not_read", channel=self._here, error=repr(error))
            return []

    async def look_around(self, table: Table) -> None:
        """Note what people did in an earlier run, and whom a newly opened window is announced to: all whom it asks, so
        that nobody sees who has answered."""
        window, calls = open_window(table), self.calls
        if calls.restored:
            lines = await self._tables.log(table.id, None, max(0, table.n - READ)) if table.game is not None else []
            calls.read(table, [line for line, _ in lines])
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
        """Call people to the table, then tell the news, each once; calls whose words have changed are edited."""
        now = self._reconciler.time.time()
        for post in self.news:
            if post.presence.is_lost(now) or (post.key == INVITED and table.status != "lobby"):
                log.info("news_given_up", table=table.id, key=post.key)
                post.note(Event.GIVEN_UP)
        try:
            for call in self.calls.open:
                await self._bring(table, call, save)
            for post in self.news:
                if post.presence.is_open:
                    await self._post(post, self._news(table, post, board), save)
                if post.key == INVITED and post.message is not None:
                    self.invitations.add(post.message)
            if self.invitations and table.status != "lobby":
                await self._say_it_began(table)
            elif any(post.key == INVITED for post in self.news):
                await save()
        except DiscordRefused:
            self.news = [post for post in self.news if post.key != INVITED]  # whoever invites is told at once
            raise
        finally:
            self.news = [post for post in self.news if post.presence.is_open]

    async def _bring(self, table: Table, call: Call, save: Save) -> None:
        """Send a call, or edit it where its words have changed; an edit calls nobody.

        It may be answered while this waits for something: then it is no call any more.
        """
        say = self._library.texts(table.rules.locale)
        if call.presence.is_open and not call.told:
            await self._recent.load(table)
            call.told = "".join(self._recent.sentences(table, say)[-1:])
            users = [user for seat in call.seats if (user := table.seats[seat].user) is not None]
            call.named = any([len(await self._tables.tables_of(user)) > 1 for user in users])
        if call.presence == GONE or call.answered is not None:
            return
        screen = screens.call(table, call.seats, say, call.key, call.told, named=call.named)
        if call.presence.is_open:
            await self._post(call, screen, save)
        elif call.shown not in (None, screen.mark):
            await self._edit(screen, call.message or 0)
        call.shown = screen.mark

    async def _post(self, post: Post, screen: Screen, save: Save) -> None:
        await self._reconciler.post(post, Words(self._here, screen), self._messages, save)
        await save()

    def _news(self, table: Table, post: News, board: int | None) -> Screen:
        say = self._library.texts(table.rules.locale)
        if post.key == INVITED:
            return invitation(table, post.users, say, board)
        told = screens.news(table, post.users[0], say, post.key, board)
        return replace(told, mentions=()) if table.rules.quiet else told

    async def _say_it_began(self, table: Table) -> None:
        for message in sorted(self.invitations):
            await self._edit(begun(table, self._library.texts(table.rules.locale)), message)
        self.invitations.clear()

    async def lead_to(self, table: Table, board: int) -> None:
        """The board was posted again: update the links to it."""
        for message in sorted(self.signposts):
            await self.turn_into_signpost(table, message, board)

    async def turn_into_signpost(self, table: Table, message: int, board: int) -> bool:
        """Turn a message that was the board into a link to the newest; False if that isn't possible."""
        return await self._edit(screens.moved(table, board, self._library.texts(table.rules.locale)), message)

    async def delete_answered(self, *, all: bool = False) -> None:
        """Delete the calls that were answered, once they have lain in the channel for long enough, or `all`."""
        for call in self.calls.lying if all else self.calls.outlived(self._reconciler.time.time()):
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

    async def _edit(self, screen: Screen, message: int) -> bool:
        """Have a message show this instead; False if that isn't possible."""
        try:
            await self._reconciler.bring(Words(self._here, screen, message), ByChannel(self._messages, self._here))
        except Exception as error:  # a call says what it said, and an old board goes: it must not stay
            log.info("message_not_edited", channel=self._here, message=message, error=repr(error))
            return False
        return True
