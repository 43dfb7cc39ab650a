"""The public messages of a table: its board, below it those that call people, and at last its end.

One worker a table sends them, in this order. It never delays the answer to a press: a press on the newest board is
answered by updating it, and the worker waits meanwhile.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
import structlog

from bot.delivery.calls import BOARD, END, STAYS, TURN
from bot.delivery.discord_api import APART, Code, DiscordRefused, UnknownOutcome
from bot.delivery.history import NONCE_KEPT
from bot.delivery.pings import Pings
from bot.delivery.reconciler import FOLLOWS, Line, Then
from bot.delivery.surface import Surface
from bot.delivery.transports import ByChannel
from bot.screens.end import end
from bot.screens.replay import turning
from bot.screens.screen import Screen
from bot.screens.signs import described
from bot.screens.table import board as board_screen
from bot.screens.turning_points import Moment
from bot.texts import Texts
from tables.errors import TableError
from tables.table import Table
from workers.aside import aside

if TYPE_CHECKING:
    from bot.delivery.boards import Boards

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


class Board(Surface):
    """What the channel sees of a table."""

    def __init__(self, boards: Boards, table: Table) -> None:
        super().__init__(table.place.here, table.message_id)
        self._boards, self._table = boards, table.id
        self.revision = -1
        """Of the table that it was made of last."""
        self.shows: int | None = None
        """The revision that the channel shows surely and in full, if that is still to be saved."""

    async def wanted(self, *, pictures: bool) -> Screen | None:
        """See `Surface`."""
        table = await self._boards.tables.find(self._table)
        await self._boards.recent.load(table)
        self.revision = table.revision
        say = self._boards.library.texts(table.rules.locale)
        screen = board_screen(table, self._boards.recent.sentences(table, say), say, pictures=pictures)
        return described(screen, say)


class End(Surface):
    """How the game ended."""

    waits = END_WAITS

    def __init__(self, boards: Boards, table: Table) -> None:
        super().__init__(table.place.here)
        self._boards, self._table = boards, table

    async def wanted(self, *, pictures: bool) -> Screen | None:
        """See `Surface`."""
        table, boards = self._table, self._boards
        say, log_of_game = boards.library.texts(table.rules.locale), await boards.tables.log(table.id)
        moved, turned = await boards.people.moved(table), await self._turned(say)
        told = described(end(table, log_of_game, say, moved, turned, pictures=pictures), say)
        return replace(told, mentions=()) if table.rules.quiet else told

    async def _turned(self, say: Texts) -> list[Moment] | None:
        """What the game turned on, as its replay says it; None where there is none."""
        if self._boards.replays is None:
            return None
        try:
            return await aside(turning, await self._boards.replays.of(self._table.id), say)
        except TableError:
            return None


class TableLine(Line):
    """A table's public messages, and what is known of them."""

    name = "board"

    def __init__(self, boards: Boards, table: Table) -> None:
        super().__init__()
        self._boards, self._reconciler = boards, boards.reconciler
        self.table, self._here = table.id, table.place.here
        self.board = Board(boards, table)
        self.pings = Pings(table, boards.messages, boards.library, boards.tables, boards.reconciler)
        self.calls = self.pings.calls
        self.repost = False
        """Wanted as a new message at the bottom of the channel."""
        self.nonce: str | None = None
        """Of a post whose outcome is unknown: sent again with it, it can't become a second message."""
        self.owes_end = False
        """The game has ended, and the message about its end is still to be posted."""
        self.end: End | None = None
        self.end_tried: float | None = None
        """When that was first tried, by the event loop's clock."""
        self.over = False
        self.problem: Code | None = None
        """Why the board can't be sent."""

    # ---- when --------------------------------------------------------------------------------------------------------

    async def ready(self) -> bool:
        """See `Line`."""
        time, table = self._reconciler.time, await self._boards.tables.find(self.table)
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
        return self._boards.tables.time.now() - discord.utils.snowflake_time(self.board.shown.message).timestamp()

    # ---- one after another -------------------------------------------------------------------------------------------

    async def bring(self) -> None:
        """Send the board as it is now, then ping people: a ping always stands below the board."""
        table, time = await self._boards.tables.find(self.table), self._reconciler.time
        await self.pings.note_window(table)
        self.calls.plan(table, time.time())
        await self._settle(table)
        is_called = any(call.key == TURN for call in self.calls.due)
        anew = self.repost or self.board.shown.message is None or (is_called and await self._has_scrolled_away())
        whole = await (self._post(table) if anew else self._edit(table))
        await self.pings.delete_answered()
        if self.calls.due:  # a bot that is stopped in between must look for them
            await self.save(table, at_once=True)
        for call in self.calls.due:
            await self.pings.call(table, call, self.board.shown.message)
            await self.save(table, at_once=True)
        await self.pings.tell_news(table, self.board.shown.message)
        await self.pings.invite(table, self.board.shown.message)
        if self.owes_end:
            await self._tell_end(table)
        await self.save(table)
        self.over = table.status == "over"
        if self.over and self.calls.lying:
            self._reconciler.start(self._delete_last_calls())
        if not whole:
            await self._reconciler.again(self, self.board)

    async def _settle(self, table: Table) -> None:
        """Find out what is there, where that isn't known."""
        shown = self.board.shown
        if (found := await self.pings.settle(table, shown.message)) is None:
            return
        self.owes_end &= not found.ended
        if found.board not in (None, shown.message):
            shown.message = found.board
            shown.forget()

    async def save(self, table: Table, *, at_once: bool = False) -> None:
        """Save what the channel has; that the board is sent, only once it is whole, and its calls and the end are.

        Until then a bot that is stopped comes back to the table at its next start.
        """
        board, due = self.board, self.owes_end or self.calls.posting or self.calls.are_due(table)
        facts = (self.table, None if due else board.shows, board.shown.message, self.pings.kept)
        if at_once:
            await self._boards.saving.now(*facts)
        else:
            self._boards.saving.later(*facts)

    async def _edit(self, table: Table) -> bool:
        try:
            whole = await self._reconciler.bring(self.board, ByChannel(self._boards.messages, self._here))
        except DiscordRefused as refused:
            if FOLLOWS.get(refused.code) is not Then.ANEW:
                raise
            log.info("board_again", table=self.table, code=int(refused.code))
            return await self._post(table, deleted=refused.code == Code.UNKNOWN_MESSAGE)
        self.brought(table, whole)
        return whole

    async def _post(self, table: Table, *, deleted: bool = False) -> bool:
        """Send the board as a new message and delete the old one, unless it is `deleted` already."""
        shown, old = self.board.shown, self.board.shown.message
        repeated = self.nonce is not None
        self.calls.posting = BOARD
        await self.save(table, at_once=True)
        self.nonce = self.nonce or f"{table.id:x}.{table.revision:x}.{(old or 0) & 0xFFFFFFF:x}"
        by = ByChannel(self._boards.messages, self._here, self.nonce)
        try:
            whole = await self._reconciler.bring(self.board, by, anew=True)
        except DiscordRefused:
            self.nonce, self.calls.posting = None, ""
            raise
        self.nonce, self.repost, self.calls.posting = None, False, ""
        if repeated:  # Discord may give the first try's message, which shows the board as it was then
            shown.forget()
            self.board.touch()
            whole = False
        if old is not None and not deleted and shown.message not in (None, old):
            await self._leave(table, old, shown.message)
            await self.pings.lead_to(table, shown.message)
        # Saved last: if the bot is killed before this, it finds both boards at the next start.
        await self.save(table, at_once=True)
        self.brought(table, whole)
        return whole

    def brought(self, table: Table, whole: bool) -> None:
        """The channel shows the board, if `whole` surely all of it."""
        if whole:
            self.board.shows = self.board.revision
        self.calls.plan(table, self._reconciler.time.time())

    async def _leave(self, table: Table, old: int, newest: int) -> None:
        """Delete the old board, so that two are never seen at once.

        Discord would write "Original message was deleted" above a hand that was opened from it. So while such a hand is
        open, the old board becomes one line with a link to the newest.
        """
        if not self._boards.hangs_on(old) or not await self.pings.turn_into_signpost(table, old, newest):
            await self.pings.delete(old)
            return
        self.pings.signposts.add(old)
        self._reconciler.start(self._take_signpost_away(old))

    async def _take_signpost_away(self, message: int) -> None:
        while self._boards.hangs_on(message) and not self._reconciler.closing:
            await self._reconciler.rest(SIGNPOST_LOOKS)
        self.pings.signposts.discard(message)
        await self.pings.delete(message)

    async def _tell_end(self, table: Table) -> None:
        """Post how the game ended, below its last board: once, also where the bot is stopped meanwhile.

        That the last board is sent is saved only after this, so the next start comes here again; there `settle` finds
        the message if it was posted. Discord knows its nonce for some minutes besides.
        """
        boards, time = self._boards, self._reconciler.time
        self.end = self.end or End(boards, table)
        self.end_tried, self.calls.posting = self.end_tried or time.time(), END
        await self.save(table, at_once=True)
        try:
            await self._reconciler.bring(self.end, ByChannel(boards.messages, self._here, f"{table.id:x}.end"))
        except UnknownOutcome:
            self.calls.settled = time.time() - self.end_tried < NONCE_KEPT
            raise
        self.owes_end, self.end, self.calls.posting = False, None, ""
        await self.save(table, at_once=True)

    async def _delete_last_calls(self) -> None:
        """No change follows with which they could go."""
        while self.calls.lying and not self._reconciler.closing:
            await self._reconciler.rest(STAYS + 1.0)
            await self.pings.delete_answered()

    async def _has_scrolled_away(self) -> bool:
        """Whether the board has scrolled away, or is nearly too old to be edited."""
        assert self.board.shown.message is not None
        if self._age() > OLD_BOARD:
            return True
        answered = {call.message for call in self.calls.lying}  # they don't last
        below = await self.pings.below(self.board.shown.message, MESSAGES_BETWEEN + 1 + len(answered))
        return sum(message.id not in answered for message in below) > MESSAGES_BETWEEN

    # ---- what follows ------------------------------------------------------------------------------------------------

    def refused(self, then: Then, refused: DiscordRefused) -> None:
        """See `Line`."""
        self.board.shown.forget()
        if then is Then.CHANNEL_GONE:
            log.info("board_gone", table=self.table, call=refused.call)
            self._boards.on_channel_gone(self.table)
        elif then is not Then.GONE:
            self.problem = refused.code
            log.warning("board_no_place", table=self.table, call=refused.call, code=int(refused.code))
            if then is Then.LOCKED:
                self._boards.on_locked(self.table)

    def rests(self) -> None:
        """Forget a table that is over once its channel shows that."""
        if self.over and not self.has_work:
            self._boards.forget(self.table)


def _only_ai(table: Table) -> bool:
    game = table.game
    if game is None or table.status != "live" or not game.decisions:
        return False
    return not any(table.seats[decision.seat].plays_itself for decision in game.decisions)
