"""The posts of a table in its channel: its board, below it those that call people, and at last its end.

One worker a table sends them, in this order. It never delays the answer to a press: a press on the newest board is
answered by updating it, and the worker waits meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial

import discord
import structlog

from bot.delivery import history
from bot.delivery.calls import STAYS, TURN
from bot.delivery.discord_api import APART, DiscordApi, DiscordRefused, RateLimited, UnknownOutcome
from bot.delivery.pings import Pings
from bot.delivery.presence import ABSENT, UNSURE, Found, Post, presence_of
from bot.delivery.recent_events import RecentEvents
from bot.delivery.reconciler import FOLLOWS, Reconciler, Then, Updater
from bot.delivery.saving import Saving
from bot.delivery.stage import STANDS, Stage
from bot.delivery.surface import Surface
from bot.delivery.thread_members import MEMBERS, ThreadMembers
from bot.screens.end import end
from bot.screens.moments import Moment
from bot.screens.replay import turning
from bot.screens.screen import Screen
from bot.screens.signs import described
from bot.screens.table import board as board_screen
from bot.screens.turning_points import TurningPoint
from bot.texts import Library, Texts
from tables.albums import Albums
from tables.errors import TableError
from tables.people import People
from tables.replay import Replays
from tables.table import KeptPost, Table
from tables.tables import Tables

log = structlog.get_logger(__name__)

ANSWERS_FIRST = 0.05
"""Seconds a board waits, so that answers to presses are sent first."""
HOLD_FOR_AI = 0.8
"""Seconds a board waits while only AI seats are asked, so that their moves make one edit."""
OLD = 3600.0 - 10.0
"""Seconds after which Discord takes only three edits of a channel's old messages in six seconds, by its own clock."""
APART_WHEN_OLD = 2.1
"""Seconds between two edits of such a board."""
OLD_BOARD = 50 * 60.0
"""Seconds after which a change of turn posts the board again: Discord limits edits of messages older than an hour."""
SIGNPOST_LOOKS = 60.0
"""Seconds between two checks whether a hand is still shown as a reply to a message that was a board."""
MESSAGES_BETWEEN = 5
"""With more messages than this below it, a board has scrolled out of sight."""
END_WAITS = 3.0
"""Seconds for which it waits for its pictures, because it is never edited later."""


@dataclass(slots=True)
class Context:
    """What the posts of all tables are made with, and whom they tell what happens to them."""

    tables: Tables
    people: People
    albums: Albums
    messages: DiscordApi
    library: Library
    recent: RecentEvents
    reconciler: Reconciler
    saving: Saving
    replays: Replays | None
    """Finished games, whose end says what they turned on."""
    hangs_on: Callable[[int], bool]
    """True if somebody's open hand is shown as a reply to a message."""
    channel_gone: Callable[[int], None]
    """Called with the id of a table whose channel Discord doesn't know any more."""
    locked: Callable[[int], None]
    """The same where its thread is locked."""
    done: Callable[[int], None]
    """The same where it is over and its channel shows that."""
    pressed: dict[tuple[int, int], float] = field(default_factory=dict[tuple[int, int], float])
    """Channel and user → when they pressed something there last, unix seconds; only the last minutes."""


class Board(Surface):
    """What the channel sees of a table."""

    def __init__(self, context: Context, table: Table) -> None:
        row = _row_of(table, "board")
        # its first message is sent by an answer, which isn't saved before: it may be there
        self.post = Post("board", presence=UNSURE if row is None else presence_of(row))
        super().__init__(table.place.here, self.post.message)
        self._context, self._table = context, table.id
        self.revision = -1
        """Of the table that it was made of last."""
        self.shows: int | None = None
        """The revision that the channel shows surely and in full, if that is still to be saved."""
        self.stage = Stage(table)
        self.on_stage: Moment | None = None
        """What it was made with last."""

    async def wanted(self, *, pictures: bool) -> Screen | None:
        """See `Surface`."""
        context = self._context
        table = await context.tables.find(self._table)
        await context.recent.load(table)
        self.revision = table.revision
        say = context.library.texts(table.rules.locale)
        self.on_stage = None if context.reconciler.closing else self.stage.look(table, say)
        recent = context.recent.sentences(table, say)
        return described(board_screen(table, recent, say, pictures=pictures, on_stage=self.on_stage), say)

    def is_at(self, message: int) -> None:
        """It is that message, of which nobody knows what it shows."""
        self.post.note(Found(message))
        if self.shown.message != message:
            self.shown.message = message
            self.shown.forget()


class End(Surface):
    """How the game ended."""

    waits = END_WAITS

    def __init__(self, context: Context, table: Table) -> None:
        super().__init__(table.place.here)
        self._context, self._table = context, table

    async def wanted(self, *, pictures: bool) -> Screen | None:
        """See `Surface`."""
        table, context = self._table, self._context
        say = context.library.texts(table.rules.locale)
        moved, turned = await context.people.moved(table), await self._turned(say)
        brought = await context.albums.brought(table)
        log_of_game = await context.tables.log(table.id)  # last: a megabyte of a long game, held while nothing waits
        told = described(end(table, log_of_game, say, moved, turned, brought, pictures=pictures), say)
        return replace(told, mentions=()) if table.rules.quiet else told

    async def _turned(self, say: Texts) -> list[TurningPoint] | None:
        """Return what the game turned on, as its replay says it; None where there is none."""
        if self._context.replays is None:
            return None
        try:
            about = ("turning", say.language)
            return await self._context.replays.told(self._table.id, about, lambda found: turning(found, say))
        except TableError:
            return None


class TablePosts(Updater):
    """A table's posts."""

    name = "board"

    def __init__(self, context: Context, table: Table) -> None:
        super().__init__()
        self._context, self._reconciler = context, context.reconciler
        self.table, self._here = table.id, table.place.here
        self.board = Board(context, table)
        messages, library, recent = context.messages, context.library, context.recent
        self.pings = Pings(table, messages, library, context.tables, recent, context.reconciler)
        self.calls = self.pings.calls
        self._wakes: float | None = None
        """When it looks whom to call who was here before, unix seconds."""
        self.repost = False
        """The board is wanted as a new message at the bottom of the channel."""
        self._members = ThreadMembers(messages, _row_of(table, MEMBERS))
        row = _row_of(table, "end")
        may_be_there = self.calls.unknown and table.status == "over"
        self.end = Post("end", presence=presence_of(row) if row else UNSURE if may_be_there else ABSENT)
        self.is_over = False
        """The game has ended, so that a message tells how."""
        self.over = False
        self.problem: int | None = None
        """Why the board can't be sent."""

    @property
    def owes_end(self) -> bool:
        """Return whether how the game ended is still to be told."""
        return self.is_over and self.end.presence.is_open

    # ---- when --------------------------------------------------------------------------------------------------------

    async def ready(self) -> bool:
        """See `Updater`."""
        time, table = self._reconciler.time, await self._context.tables.find(self.table)
        held = time.time()
        if not self._reconciler.closing:
            await self._reconciler.rest(ANSWERS_FIRST)
        while _only_ai(table) and not self._reconciler.closing:
            if (left := held + HOLD_FOR_AI - time.time()) <= 0:
                break
            await time.sleep(min(left, 0.25))
        apart = APART_WHEN_OLD if self._age() > OLD else APART
        if self.board.is_stale and (left := self.board.shown.at + apart - time.time()) > 0:
            await time.sleep(left)
        message = self.board.shown.message
        await self._reconciler.until_free(self._here if message is None else message)
        return True

    def _age(self) -> float:
        """Seconds since the message with the board was sent; 0 where there is none."""
        if self.board.shown.message is None:
            return 0.0
        return self._context.tables.time.now() - discord.utils.snowflake_time(self.board.shown.message).timestamp()

    # ---- one after another -------------------------------------------------------------------------------------------

    async def bring(self) -> None:
        """Send the board as it is now, then call people: a call always stands below the board."""
        table = await self._context.tables.find(self.table)
        await self._members.let_in(table, partial(self.save, table, at_once=True))
        await self.pings.look_around(table)
        self._plan(table)
        await self._look_for_lost(table)
        is_called = any(call.key == TURN for call in self.calls.due)
        is_there = self.board.post.presence.state == "there" and not self.repost
        stays = is_there and not (is_called and await self._has_scrolled_away())
        whole = await (self._edit(table) if stays else self._send(table))
        await self.pings.delete_answered()
        save = partial(self.save, table, at_once=True)
        await self.pings.send(table, self.board.post.message, save)
        if self.owes_end:  # a bot that is stopped before this comes here again: only now the last board counts as sent
            how = End(self._context, table)
            await self._reconciler.post(self.end, how, self._context.messages, save, f"{table.id:x}.end")
            await save()
        await self.save(table)
        self.over = table.status == "over" and self.board.stage.moment is None
        if self.over and self.calls.lying:
            self._reconciler.start(self._delete_last_calls(table))
        if not whole:
            await self._reconciler.again(self, self.board)

    def _plan(self, table: Table) -> None:
        """Find out whom to call now, and look again when those who are here aren't any more."""
        time, timing, calls = self._context.tables.time, self._context.tables.timing, self.calls
        for seat in table.seats:
            if (pressed := self._context.pressed.get((table.place.here, seat.user or 0))) is not None:
                calls.pressed[seat.user or 0] = pressed
        calls.plan(table, self._reconciler.time.time(), time.now(), timing)
        if calls.later is not None and (self._wakes is None or calls.later < self._wakes):
            self._wakes = calls.later
            self._reconciler.start(self._look_later(calls.later, calls.later - time.now()))

    async def _look_later(self, at: float, seconds: float) -> None:
        await self._reconciler.rest(seconds)
        if self._wakes == at and not self._reconciler.closing:
            self._wakes = None
            self._reconciler.look(self)

    async def _look_for_lost(self, table: Table) -> None:
        """Find out by the channel's history what became of posts that may be there, where nothing else tells.

        All boards but the newest are deleted.
        """
        board, now = self.board.post, self._reconciler.time.time()
        if not (self.calls.are_lost(now) or board.presence.is_lost(now) or self.end.presence.is_lost(now)):
            return
        since = board.message or history.since(table.now.created_at)
        read = await history.read(self._context.messages, self._here, since)
        history.note(self.end, read, lambda one: history.is_end(one, table.id))
        boards = history.note(board, read, lambda one: history.is_board(one, table.id))
        for older in boards[:-1]:
            await self.pings.delete(older.id)
        self.pings.adopt(table, read)

    @property
    def kept(self) -> list[KeptPost]:
        """Return what the next run must know."""
        end = [] if self.end.presence == ABSENT else [self.end.kept]
        return [self.board.post.kept, *end, *self._members.kept, *self.pings.kept]

    async def save(self, table: Table, *, at_once: bool = False) -> None:
        """Save what the channel has. That the board is sent only once it is whole, and its calls and the end are.

        Until then a bot that is stopped comes back to the table at its next start.
        """
        due = self.owes_end or self.board.post.presence.is_open or self.calls.are_due(table) or self.calls.later
        due = due or (table.status == "over" and self.calls.lying)
        facts = (self.table, None if due else self.board.shows, self.kept)
        if at_once:
            await self._context.saving.now(*facts)
        else:
            self._context.saving.later(*facts)

    async def _edit(self, table: Table) -> bool:
        try:
            whole = await self._reconciler.edit(self.board.post, self.board, self._context.messages)
        except DiscordRefused as refused:
            if FOLLOWS.get(refused.code) is not Then.ANEW:
                raise
            log.info("board_again", table=self.table, code=int(refused.code))
            return await self._send(table)
        self.brought(table, whole)
        return whole

    async def _send(self, table: Table) -> bool:
        """Send the board as a new message and delete the old one."""
        post, old = self.board.post, self.board.post.message
        nonce = f"{table.id:x}.{table.revision:x}.{(old or 0) & 0xFFFFFFF:x}"
        save = partial(self.save, table, at_once=True)
        whole = await self._reconciler.post(post, self.board, self._context.messages, save, nonce)
        self.repost = False
        if old is not None and post.message not in (None, old):
            await self._leave(table, old, post.message)
            await self.pings.lead_to(table, post.message)
        # Saved last: if the bot is killed before this, it finds both boards at the next start.
        await save()
        self.brought(table, whole)
        return whole

    def brought(self, table: Table, whole: bool) -> None:
        """The channel shows the board, if `whole` surely all of it."""
        board = self.board
        if whole:  # until a moment has left the stage, the next start would send the board
            board.shows = board.revision if board.on_stage is None or board.on_stage.asks else None
            if board.stage.shown(board.on_stage, board.revision):
                self._reconciler.start(self._leave_stage(board.stage.moment))
        self._plan(table)

    async def _leave_stage(self, moment: Moment | None) -> None:
        """Take a moment from the board that nothing else has taken from it."""
        if not self._reconciler.closing:
            await self._reconciler.rest(STANDS)
        if self.board.stage.moment is moment:
            self.board.stage.clear()
            self.board.touch()
            self._reconciler.look(self)
            if self.worker is None:  # the bot is being stopped, so nobody else does it; if it fails the next start does
                with suppress(UnknownOutcome, RateLimited, DiscordRefused):
                    await self.bring()

    async def _leave(self, table: Table, old: int, newest: int) -> None:
        """Delete the old board, so that two are never seen at once.

        Discord would write "Original message was deleted" above a hand that was opened from it. So while such a hand is
        open, the old board becomes one line with a link to the newest.
        """
        if not self._context.hangs_on(old) or not await self.pings.turn_into_signpost(table, old, newest):
            await self.pings.delete(old)
            return
        self.pings.signposts.add(old)
        self._reconciler.start(self._take_signpost_away(old))

    async def _take_signpost_away(self, message: int) -> None:
        while self._context.hangs_on(message) and not self._reconciler.closing:
            await self._reconciler.rest(SIGNPOST_LOOKS)
        self.pings.signposts.discard(message)
        await self.pings.delete(message)

    async def _delete_last_calls(self, table: Table) -> None:
        """No change follows with which they could go, and no later run looks after a table that is over."""
        await self._reconciler.rest(STAYS + 1.0)
        await self.pings.delete_answered(all=True)
        await self.save(table, at_once=True)

    async def _has_scrolled_away(self) -> bool:
        """Return whether the board has scrolled away, or is nearly too old to be edited."""
        if self._age() > OLD_BOARD or self.board.shown.message is None:
            return True
        answered = {call.message for call in self.calls.lying}  # they don't last
        below = await self.pings.below(self.board.shown.message, MESSAGES_BETWEEN + 1 + len(answered))
        return sum(message.id not in answered for message in below) > MESSAGES_BETWEEN

    # ---- what follows ------------------------------------------------------------------------------------------------

    def refused(self, then: Then, refused: DiscordRefused) -> None:
        """See `Updater`."""
        self.board.shown.forget()
        if then is Then.CHANNEL_GONE:
            log.info("board_gone", table=self.table, call=refused.call)
            self._context.channel_gone(self.table)
        elif then is not Then.GONE:
            self.problem = refused.code
            log.warning("board_no_place", table=self.table, call=refused.call, code=int(refused.code))
            if then is Then.LOCKED:
                self._context.locked(self.table)

    def on_idle(self) -> None:
        """Forget a table that is over once its channel shows that."""
        if self.over and not self.has_work:
            self._context.done(self.table)


def _row_of(table: Table, kind: str) -> KeptPost | None:
    return next((row for row in table.posts if row.kind == kind), None)


def _only_ai(table: Table) -> bool:
    game = table.game
    if game is None or table.status != "live" or not game.decisions:
        return False
    return not any(table.seats[decision.seat].plays_itself for decision in game.decisions)
