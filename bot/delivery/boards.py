"""The boards of all tables, kept up to date in their channels."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence

import structlog

from bot.delivery.discord_api import DiscordApi
from bot.delivery.pings import INVITED, News
from bot.delivery.presence import Sent
from bot.delivery.recent_events import RecentEvents
from bot.delivery.reconciler import Reconciler
from bot.delivery.saving import Saving
from bot.delivery.table_posts import Context, TablePosts
from bot.delivery.transports import ByInteraction
from bot.loop_time import turn
from bot.texts import Library
from tables.albums import Albums
from tables.errors import NoTableError
from tables.people import People
from tables.replay import Replays
from tables.replies import Change
from tables.table import Table
from tables.tables import Tables

log = structlog.get_logger(__name__)

AT_ONCE = 12
"""Boards that are looked after together when many are updated."""
LONG = 10.0
"""Seconds after which one of them no longer keeps the next waiting."""


class Boards:
    """Knows the posts of every table that has changed. One in no channel has none."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        albums: Albums,
        messages: DiscordApi,
        library: Library,
        recent: RecentEvents,
        reconciler: Reconciler,
        hangs_on: Callable[[int], bool] = lambda message: False,
        room: Callable[[], Awaitable[None]] = turn,
        replays: Replays | None = None,
    ) -> None:
        """`hangs_on` says whether somebody's open hand is shown as a reply to a message. `room` waits until Discord
        takes more calls than people who play need. `replays`: finished games, whose end says what they turned on.
        """
        self.tables, self.recent, self.reconciler, self._room = tables, recent, reconciler, room
        self.on_channel_gone: Callable[[int], None] = lambda table: None
        """Called with the id of a table whose channel Discord doesn't know any more."""
        self.on_locked: Callable[[int], None] = lambda table: None
        """The same where its thread is locked."""
        self.saving = Saving(tables, reconciler.time)
        self.context = Context(
            tables=tables,
            people=people,
            albums=albums,
            messages=messages,
            library=library,
            recent=recent,
            reconciler=reconciler,
            saving=self.saving,
            replays=replays,
            hangs_on=hangs_on,
            channel_gone=lambda table: self.on_channel_gone(table),
            locked=lambda table: self.on_locked(table),
            done=self.forget,
        )
        self._of: dict[int, TablePosts] = {}
        self._later: dict[int, None] = {}
        """Tables that `update_all` has still to look after, in this order."""

    # ---- what is to be sent ------------------------------------------------------------------------------------------

    def table_changed(self, table: Table, change: Change) -> None:
        """A commit happened (`tables.replies.Listener`)."""
        if table.place.hidden:
            return
        posts = self.posts_of(table)
        if change.by == "player" and change.seat is not None:
            posts.calls.moved[change.seat] = change.n
        if change.notices:
            posts.pings.heard(table, change.notices)
        posts.is_over = table.status == "over" and table.game is not None
        if not change.quiet:
            self._look(posts)

    def pressed(self, channel: int, user: int) -> None:
        """Somebody has pressed something in this channel or thread: whatever table stands there, they are here."""
        here, now = self.context.pressed, self.tables.time.now()
        here.pop((channel, user), None)
        here[channel, user] = now  # the newest last
        while next(iter(here.values())) < now - max(self.tables.timing.here):
            del here[next(iter(here))]

    def update(self, table: Table) -> None:
        """Send the table's board if it isn't what the channel shows."""
        if not table.place.hidden:
            self._look(self.posts_of(table))

    def tell(self, table: Table, people: Sequence[int], key: str = INVITED) -> None:
        """Call these people to a lobby, by one message. It isn't kept: a bot that is stopped doesn't do it again."""
        posts = self.posts_of(table)
        posts.pings.news.append(News(key, *people))
        self.reconciler.look(posts)

    def repost(self, table: Table) -> None:
        """Send the board as a new message at the bottom of the channel."""
        if not table.place.hidden:
            self.posts_of(table).repost = True
            self.update(table)

    def _look(self, posts: TablePosts) -> None:
        posts.board.touch()
        self.reconciler.look(posts)

    def update_all(self, tables: Iterable[int]) -> None:
        """Update many tables, a few at a time, the first ones first: there may be thousands.

        Meanwhile tables that change are sent as always, and have nothing left to send when their turn comes.
        """
        idle = not self._later
        self._later.update(dict.fromkeys(tables))
        if idle:
            for _ in range(min(AT_ONCE, len(self._later))):
                self.reconciler.start(self._update_later())

    async def _update_later(self) -> None:
        while self._later and not self.reconciler.closing:
            table_id = next(iter(self._later))
            del self._later[table_id]
            try:
                await self._room()
                await self._update_one(await self.tables.find(table_id))
            except NoTableError:
                continue
            except Exception:  # one that can't be restored must not keep the others waiting
                log.exception("board_lost", table=table_id)

    async def _update_one(self, table: Table) -> None:
        """Send the table's board, and wait until that is done."""
        if table.place.hidden:
            return
        posts = self.posts_of(table)
        # at once, or it would have been saved that all is sent
        posts.is_over |= table.status == "over" and table.game is not None
        self._look(posts)
        if posts.worker is not None:
            enough = asyncio.ensure_future(self.reconciler.time.sleep(LONG))
            await asyncio.wait([posts.worker, enough], return_when=asyncio.FIRST_COMPLETED)
            enough.cancel()

    @property
    def waiting(self) -> int:
        """How many boards are still to be sent."""
        return sum(posts.worker is not None for posts in self._of.values())

    def take_problem(self, table_id: int) -> int | None:
        """Why the table's board can't be sent. It is told once: to the next person who presses something."""
        posts = self._of.get(table_id)
        if posts is None:
            return None
        problem, posts.problem = posts.problem, None
        return problem

    # ---- answers -----------------------------------------------------------------------------------------------------

    async def answer(self, table: Table, pressed: int | None, transport: ByInteraction) -> bool:
        """Show the board by an answer: in the place of the message that was pressed, or (None) as a table's first.

        False: that message isn't the newest board, and nothing was sent. Raises what `Reconciler.bring` does.
        """
        posts = self.posts_of(table)
        shown = posts.board.shown
        if pressed is not None and shown.message is None and not shown.under_way:
            posts.board.is_at(pressed)  # the bot was stopped before this was saved
        if shown.message != pressed:
            return False
        try:
            whole = await self.reconciler.bring(posts.board, transport)
        except Exception:
            self.reconciler.look(posts)
            raise
        if pressed is None and shown.message is not None:
            posts.board.post.note(Sent(shown.message))
        posts.brought(table, whole)
        if not whole or posts.owes_end or posts.calls.are_due(table):
            self.reconciler.look(posts)
        await posts.save(table, at_once=pressed is None)
        return True

    def delete_stale(self, table: Table, message: int) -> None:
        """Delete an older board that somebody has pressed: it should not be there any more."""
        self.reconciler.start(self.posts_of(table).pings.delete(message))

    # ---- the posts ---------------------------------------------------------------------------------------------------

    def posts_of(self, table: Table) -> TablePosts:
        """The posts of a table."""
        posts = self._of.get(table.id)
        if posts is None:
            posts = self._of[table.id] = TablePosts(self.context, table)
            self.saving.began(table.id, table.posts)
        return posts

    def forget(self, table: int) -> None:
        """It is over, and its channel shows that."""
        self._of.pop(table, None)
        self.recent.forget(table)
        self.saving.forget(table)

    async def close(self, seconds: float) -> None:
        """Send what is wanted, for at most `seconds`; the next start sends the rest, which the outbox on disk knows."""
        await self.reconciler.close([*self._of.values()], seconds)
        await self.saving.close()
