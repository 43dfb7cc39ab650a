"""The evening's posts: one message a server and evening, sent once, which replaces the one before.

Posts that are due at the same hour are sent one after another, so that what people do meanwhile is never behind them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import structlog

from bot.delivery import history
from bot.delivery.discord_api import APART, Code, DiscordApi, DiscordRefused, RateLimited
from bot.delivery.places import spot
from bot.delivery.presence import Event, Post, presence_of
from bot.delivery.rate_limiter import BUSY, TOGETHER, RateLimiter
from bot.delivery.reconciler import Reconciler, Then, Updater
from bot.delivery.surface import Surface, Words
from bot.delivery.transports import ByInteraction
from bot.screens import evening as screens
from bot.screens.poster import poster
from bot.screens.screen import Part, Screen
from bot.screens.settings import ALLOWED, LANGUAGE, NO_BOARDS
from bot.texts import Library
from tables.evening_facts import Evening
from tables.evenings import LATE, Evenings, PostRow
from tables.replies import Change
from tables.servers import Servers
from tables.table import KeptPost, Table

log = structlog.get_logger(__name__)

SPREAD = 590.0 / 5000
"""Seconds between two posts of all processes together: five thousand servers within ten minutes."""
IN_TURN = 0.7
"""Part of our share up to which the next post is sent: more than for what comes in crowds."""
WAITS = 20.0
"""Seconds for which a post waits for its picture: those of boards are drawn first."""
OLD_AGAIN = 10.0
"""Seconds until a message older than an hour is edited again, where Discord takes no more edits now."""
SERVERS = 500
"""Servers of whose posts it is remembered what they show; of others the next edit sends all again."""


class EveningPost(Surface):
    """What the channel sees of a server's newest post."""

    waits, later = WAITS, True

    def __init__(self, posts: EveningPosts, row: PostRow) -> None:
        self.post = _post_of(row)
        super().__init__(row.channel_id, self.post.message)
        self._posts = posts
        self.row = row
        """As it was when it was last asked what is wanted."""

    async def wanted(self, *, pictures: bool) -> Screen | None:
        """See `Surface`."""
        found = await self._posts.evenings.shown(self.row.guild_id)
        if found is None or found.post.day != self.row.day:
            return None  # there is a newer one, or none any more
        self.row = found.post
        return await self._posts.screen(found, pictures=pictures)


class EveningUpdater(Updater):
    """The posts of one server: the newest, and those that it replaces."""

    name = "evening"
    table = 0

    def __init__(self, posts: EveningPosts, guild: int) -> None:
        super().__init__()
        self._posts, self.guild = posts, guild
        self.newest: EveningPost | None = None

    async def ready(self) -> bool:
        """See `Updater`."""
        posts, newest, time = self._posts, self.newest, self._posts.reconciler.time
        await posts.limiter.room(IN_TURN if newest is None or newest.post.presence.is_open else BUSY)
        if newest is not None and newest.shown.message is not None:
            if (left := newest.shown.at + APART - time.time()) > 0:
                await time.sleep(left)
            await posts.reconciler.until_free(newest.shown.message)
        return not posts.reconciler.closing

    async def bring(self) -> None:
        """Send the newest post or edit it, then take away those before it."""
        rows = await self._posts.evenings.take(self.guild)
        if not rows:
            return
        newest = self.of(rows[0])
        post, before = newest.post, newest.post.presence
        if before.is_lost(self._posts.reconciler.time.time()):
            await self._posts.look_for(post, newest.row)
        if post.presence.state == "absent" and self._posts.is_too_late(newest.row):
            post.note(Event.GIVEN_UP)
        if post.presence != before:
            log.info("evening_looked_for", guild=self.guild, day=newest.row.day, state=post.presence.state)
            await self._save(newest)
        if post.presence.is_open:
            await self._send(newest)
        elif post.message is not None:
            await self._edit(newest)
        for old in rows[1:]:
            await self._take_away(old, newest)

    def of(self, row: PostRow) -> EveningPost:
        """The surface of that post."""
        if self.newest is None or self.newest.row.day != row.day:
            self.newest = EveningPost(self._posts, row)
        return self.newest

    async def _save(self, newest: EveningPost) -> None:
        await self._posts.evenings.sent(newest.row, newest.post.kept)

    async def _send(self, newest: EveningPost) -> None:
        save = partial(self._save, newest)
        try:
            whole = await self._posts.reconciler.post(newest.post, newest, self._posts.messages, save)
        except DiscordRefused as refused:
            newest.post.note(Event.GIVEN_UP)
            await save()
            why = "gone" if refused.code == Code.UNKNOWN_CHANNEL else "rights"
            await self._posts.evenings.refused(self.guild, why)
            return
        await save()
        await self.brought(newest, whole)

    async def _edit(self, newest: EveningPost) -> None:
        try:
            whole = await self._posts.reconciler.edit(newest.post, newest, self._posts.messages)
        except DiscordRefused as refused:
            if refused.code == Code.OLD_MESSAGE_EDITS:
                raise RateLimited(refused.call, OLD_AGAIN) from None
            log.info("evening_not_edited", guild=self.guild, code=int(refused.code))
            await self._save(newest)  # somebody may have deleted it
            return
        await self.brought(newest, whole)

    async def brought(self, newest: EveningPost, whole: bool) -> None:
        """Its message shows it, if `whole` surely all of it."""
        if whole:
            await self._posts.evenings.shows(newest.row)
        else:
            self._posts.reconciler.look(self)

    # ---- replaced ----------------------------------------------------------------------------------------------------

    async def _take_away(self, old: PostRow, newest: EveningPost) -> None:
        """Delete a post that is replaced; where that is refused it becomes a line."""
        post = _post_of(old)
        if post.presence.may_be_there:
            await self._posts.look_for(post, old)
        if post.message is not None:
            try:
                await self._posts.messages.delete(old.channel_id, post.message)
            except DiscordRefused as refused:
                if refused.code not in (Code.UNKNOWN_MESSAGE, Code.UNKNOWN_CHANNEL):
                    await self._say_it_is_over(old, post, newest)
        await self._posts.evenings.drop(old)

    async def _say_it_is_over(self, old: PostRow, post: Post, newest: EveningPost) -> None:
        screen = await self._posts.replaced(old, replace(newest.row, message_id=newest.post.message))
        try:
            await self._posts.reconciler.edit(post, Words(old.channel_id, screen), self._posts.messages)
        except DiscordRefused as refused:
            log.info("evening_left", guild=self.guild, message=post.message, code=int(refused.code))

    def refused(self, then: Then, refused: DiscordRefused) -> None:
        """See `Updater`."""
        log.warning("evening_refused", guild=self.guild, call=refused.call, code=int(refused.code))


class EveningPosts:
    """The posts of all servers."""

    def __init__(
        self,
        evenings: Evenings,
        servers: Servers,
        messages: DiscordApi,
        library: Library,
        reconciler: Reconciler,
        now: Callable[[], float],
        limiter: RateLimiter,
    ) -> None:
        """`now`: unix seconds. `limiter` says when Discord takes more calls than people who play need."""
        self.evenings, self._servers, self.messages = evenings, servers, messages
        self._library, self.reconciler, self._now, self.limiter = library, reconciler, now, limiter
        self._updaters: OrderedDict[int, EveningUpdater] = OrderedDict()
        self._due = dict[int, None]()
        """Servers whose post is due, in order."""
        self._feeding = False
        evenings.look, evenings.due = self.look, self.due

    def look(self, guild: int) -> None:
        """A server's post may show something else than it should."""
        updater = self.posts_of(guild)
        if updater.newest is not None:
            updater.newest.touch()
        self.reconciler.look(updater)

    def table_changed(self, table: Table, change: Change) -> None:
        """A commit happened (`tables.replies.Listener`)."""
        if change.notices and (guild := self.evenings.guild_of(table)) is not None:
            self.reconciler.start(self.evenings.change(guild))

    def posts_of(self, guild: int) -> EveningUpdater:
        """The posts of a server."""
        updater = self._updaters.pop(guild, None) or EveningUpdater(self, guild)
        while len(self._updaters) >= SERVERS and next(iter(self._updaters.values())).worker is None:
            self._updaters.popitem(last=False)
        self._updaters[guild] = updater
        return updater

    @property
    def waiting(self) -> int:
        """How many are still to be sent."""
        return len(self._due) + sum(updater.worker is not None for updater in self._updaters.values())

    def due(self, guild: int) -> None:
        """A server's post is due: it is sent when its turn comes."""
        self._due[guild] = None
        if not self._feeding:
            self._feeding = True
            self.reconciler.start(self._feed())

    async def _feed(self) -> None:
        """Send what is due one by one, and read nothing of it before its turn; all processes together keep to `SPREAD`.

        Who had to wait for boards makes up for it, but never at once.
        """
        time = self.reconciler.time
        at = time.time()
        try:
            while self._due and not self.reconciler.closing:
                await self.limiter.room(IN_TURN)
                guild = next(iter(self._due))
                self.look(guild)
                del self._due[guild]
                at += (apart := SPREAD * TOGETHER / self.limiter.share)
                await time.sleep(max(at - time.time(), apart / 2))
        finally:
            self._feeding = False

    async def answer(self, guild: int, pressed: int, transport: ByInteraction) -> bool:
        """Show the newest post by the answer to a press on it. False: that was another message."""
        row = await self.evenings.newest(guild)
        if row is None or row.message_id != pressed:
            return False
        updater = self.posts_of(guild)
        post = updater.of(row)
        post.shown.message = pressed
        post.touch()
        try:
            whole = await self.reconciler.bring(post, transport)
        except Exception:
            self.reconciler.look(updater)
            raise
        await updater.brought(post, whole)
        return True

    async def close(self, seconds: float) -> None:
        """Finish what is being sent, for at most `seconds`; the next start sends the rest."""
        await self.reconciler.close([*self._updaters.values()], seconds)

    # ---- what they say -----------------------------------------------------------------------------------------------

    async def screen(self, found: Evening, *, pictures: bool) -> Screen:
        """A post, in the server's language."""
        kept = await self._servers.settings(found.post.guild_id)
        say = self._library.texts(kept.get(LANGUAGE) or found.locale)
        there = spot(found.post.channel_id, kept.get(ALLOWED) or (), self.messages.rights, self.evenings.is_taken)
        may_open = there is not None or (found.table is not None and found.table.status == "lobby")
        return screens.post(found, say, boards=not kept.get(NO_BOARDS), may_open=may_open, pictures=pictures)

    async def preview(self, guild: int, *, pictures: bool) -> Part | None:
        """A server's poster as it would be now; None: the server has none."""
        if (found := await self.evenings.preview(guild)) is None:
            return None
        kept = await self._servers.settings(guild)
        say = self._library.texts(kept.get(LANGUAGE) or found.locale)
        return poster(found, say, boards=not kept.get(NO_BOARDS), pictures=pictures)

    async def replaced(self, old: PostRow, newest: PostRow) -> Screen:
        """Return what stays of a post that can't be deleted."""
        kept, row = await self._servers.settings(old.guild_id), await self.evenings.settings(old.guild_id)
        say = self._library.texts(kept.get(LANGUAGE) or (row.locale if row is not None else None))
        return screens.replaced(old, newest, say)

    # ---- which are there ---------------------------------------------------------------------------------------------

    def is_too_late(self, row: PostRow) -> bool:
        """Return whether it is not sent any more."""
        return self._now() - row.at > LATE

    async def look_for(self, post: Post, row: PostRow) -> None:
        """Note in a post that may be there what the channel's history says of it."""
        read = await history.read(self.messages, row.channel_id, history.since(row.at))
        control = screens.control(screens.PLAY, row.day)
        history.note(post, read, lambda message: control in message.controls)


def _post_of(row: PostRow) -> Post:
    return Post("evening", presence=presence_of(KeptPost("evening", 0, row.state, row.message_id)))
