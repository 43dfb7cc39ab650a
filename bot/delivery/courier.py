"""Keeps every table's board in its channel up to date, and pings those whose turn it is.

A table has one worker while there is something to send. It compares the board that is wanted with the one that was
sent, and keeps edits of one board at least 1.2 s apart. It never delays the answer to a press: a press on the newest
board is answered by updating it, and the worker waits meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import discord
import structlog

from bot.delivery.answer import SentMessage
from bot.delivery.calls import BOARD, END, NONCE_KEPT, STAYS, TURN, Calls
from bot.delivery.discord_api import APART, CANNOT_WRITE, Code, DiscordRefused, Messages, RateLimited, UnknownOutcome
from bot.delivery.drawing import BOARD_WAITS, Drawing, KeptPictures, Sent
from bot.delivery.layout import compose
from bot.delivery.pings import ENOUGH, MESSAGES_BETWEEN, Pings, news_of
from bot.delivery.recent_events import RecentEvents
from bot.delivery.refused_pictures import noting_failures
from bot.delivery.sent_board import SentBoard
from bot.loop_time import LoopTime, Time, turn
from bot.operations import logs
from bot.screens.end import end as end_screen
from bot.screens.screen import Screen
from bot.screens.table import board as board_screen
from bot.texts import Library
from tables.errors import NoTableError
from tables.people import People
from tables.replies import Change
from tables.table import Table
from tables.tables import Tables

log = structlog.get_logger(__name__)

ANSWERS_FIRST = 0.05
"""Seconds a board waits, so that answers to presses are sent first."""
HOLD_FOR_AI = 0.8
"""Seconds a board waits while only AI seats are asked, so that their moves make one edit."""
HOLD_FOR_PRESS = 3.0
"""Seconds after which the worker no longer waits for a press whose answer updates the board."""
OLD = 3600.0 - 10.0
"""Seconds after which Discord takes only three edits of a channel's old messages in six seconds, by its own clock."""
APART_WHEN_OLD = 2.1
"""Seconds between two edits of such a board."""
OLD_BOARD = 50 * 60.0
"""Seconds after which a change of turn posts the board again: Discord limits edits of messages older than an hour."""
POST_AGAIN = (Code.UNKNOWN_MESSAGE, Code.OLD_MESSAGE_EDITS, Code.ARCHIVED_THREAD)
"""With these a message can't be edited, but a new one can be sent: sending wakes an archived thread."""
END_WAITS = 3.0
"""Seconds for which the message about the end waits for its pictures, because it is never edited later."""
AT_ONCE = 12
"""Boards that are looked after together when many are updated."""
LONG = 10.0
"""Seconds after which one of them no longer keeps the next waiting."""
SIGNPOST_LOOKS = 60.0
"""Seconds between two checks whether a hand is still shown as a reply to a message that was a board."""
RETRY = (1.0, 60.0)
"""Seconds until a failed delivery is tried again: the first, doubling up to the second."""


class Courier:
    """Sends and updates the boards of all tables."""

    def __init__(
        self,
        tables: Tables,
        people: People,
        messages: Messages,
        library: Library,
        recent: RecentEvents,
        time: Time | None = None,
        drawing: Drawing | None = None,
        on_channel_gone: Callable[[int], None] = lambda table: None,
        on_locked: Callable[[int], None] = lambda table: None,
        hangs_on: Callable[[int], bool] = lambda message: False,
        room: Callable[[], Awaitable[None]] = turn,
    ) -> None:
        """`on_channel_gone` is called with the id of a table whose channel Discord doesn't know any more, `on_locked`
        with that of one whose thread is locked.

        `hangs_on` says whether somebody's open hand is shown as a reply to a message. `room` waits until Discord takes
        more calls than people who play need.
        """
        self._hangs_on, self._room = hangs_on, room
        self._tables, self._people, self._recent = tables, people, recent
        self._messages, self._library = messages, library
        self._time, self._on_channel_gone, self._on_locked = time or LoopTime(), on_channel_gone, on_locked
        self._drawing = drawing or Drawing()
        self._pings = Pings(messages, library, self._drawing)
        self._boards: dict[int, SentBoard] = {}
        self._opening: set[int] = set()
        self._later: dict[int, None] = {}
        """Tables that `update_all` has still to look after, in this order."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._retrying: set[asyncio.Future[None]] = set()
        self._closing = False

    # ---- what is to be sent ------------------------------------------------------------------------------------------

    def table_changed(self, table: Table, change: Change) -> None:
        """A commit happened (`tables.replies.Listener`)."""
        if table.place.hidden:
            return
        board = self._board_of(table)
        for notice in change.notices:
            if notice.kind == "reminder":
                board.calls.reminded.update(notice.seats)
            board.news += news_of(table, notice)
        board.owes_end = table.status == "over" and table.game is not None
        if not change.quiet:
            self._schedule(board)

    def update(self, table: Table) -> None:
        """Send the table's board if it isn't what the channel shows. One in no channel has none."""
        if table.place.hidden:
            return
        self._schedule(self._board_of(table))

    def update_all(self, tables: Iterable[int]) -> None:
        """The same for many tables, a few at a time, the first ones first: there may be thousands.

        Meanwhile tables that change are sent as always, and have nothing left to send when their turn comes.
        """
        idle = not self._later
        self._later.update(dict.fromkeys(tables))
        if idle:
            for _ in range(min(AT_ONCE, len(self._later))):
                self._start(self._update_later())

    async def _update_later(self) -> None:
        while self._later and not self._closing:
            table_id = next(iter(self._later))
            del self._later[table_id]
            try:
                await self._room()
                await self._update_one(await self._tables.find(table_id))
            except NoTableError:
                continue
            except Exception:  # one that can't be restored must not keep the others waiting
                log.exception("board_lost", table=table_id)

    async def _update_one(self, table: Table) -> None:
        """Send the table's board, and wait until that is done."""
        if table.place.hidden:
            return
        board = self._board_of(table)
        if table.status == "over" and table.game is not None:
            board.owes_end = True  # or it would have been saved that all is sent
        self._schedule(board)
        if board.worker is not None:
            enough = asyncio.ensure_future(self._time.sleep(LONG))
            await asyncio.wait([board.worker, enough], return_when=asyncio.FIRST_COMPLETED)
            enough.cancel()

    def repost(self, table: Table) -> None:
        """Send the board as a new message at the bottom of the channel."""
        if table.place.hidden:
            return
        board = self._board_of(table)
        board.repost = True
        self._schedule(board)

    @property
    def waiting(self) -> int:
        """How many boards are still to be sent."""
        return sum(board.worker is not None for board in self._boards.values())

    def take_problem(self, table_id: int) -> Code | None:
        """Why the table's board can't be sent. It is told once: to the next person who presses something."""
        board = self._boards.get(table_id)
        if board is None or board.problem is None:
            return None
        problem, board.problem = board.problem, None
        return problem

    # ---- answers that send the board ---------------------------------------------------------------------------------

    @contextmanager
    def answering(self, table: Table, message: int) -> Iterator[bool]:
        """A block that answers a press on the public `message`. True: it is the newest board; the worker waits."""
        board = self._board_of(table)
        if board.message is None and not board.in_flight:
            board.message = message  # the bot was stopped before this was saved
        if board.message != message:
            yield False
            return
        board.answers += 1
        try:
            yield True
        finally:
            board.answers -= 1
            board.released.set()
            if table.status == "over" and board.worker is None:
                board.over = True
                self._forget(board)

    @contextmanager
    def opening_in(self, channel: int) -> Iterator[None]:
        """A block that opens a table in `channel`; the answer sends its first board, so the worker waits."""
        self._opening.add(channel)
        try:
            yield
        finally:
            self._opening.discard(channel)

    async def post_by_answer(self, table: Table, reply: Callable[[Screen], Awaitable[SentMessage]]) -> None:
        """Send a table's first board as the answer to the command that opened it."""
        board, revision = self._board_of(table), table.revision
        version, screen = self._render(board, table)
        self._opening.discard(table.place.here)  # from here on the worker waits for this version
        board.calls.settled, sent = True, None
        try:
            shown = await reply(screen)
            board.message = shown.message
            sent = shown.sent if shown.arrived and shown.message is not None else None
        finally:
            sure = self._finish_sending(board, version, screen, sent)
        if sure:
            await self._record(board, table, revision)

    async def update_by_answer(
        self, table: Table, redraw: Callable[[Screen, KeptPictures], Awaitable[Sent | None]]
    ) -> None:
        """Send the board by `redraw`, the answer to a press on it.

        It is told which pictures the message has, and returns what surely reached Discord.
        """
        await turn()
        board, revision = self._board_of(table), table.revision
        version, screen = self._render(board, table)
        sent = None
        try:
            sent = await redraw(screen, board.known_pictures)
        finally:
            sure = self._finish_sending(board, version, screen, sent)
        if sure:
            await self._record(board, table, revision)

    def _render(self, board: SentBoard, table: Table) -> tuple[int, Screen]:
        """The board as it is now, and its version; `_finish_sending` must follow."""
        return board.begin_sending(), self._screen(table)

    def _screen(self, table: Table) -> Screen:
        say = self._library.texts(table.rules.locale)
        pictures = self._drawing.shows_in(table.place.here)
        return board_screen(table, self._recent.sentences(table, say), say, pictures=pictures)

    async def _record(self, board: SentBoard, table: Table, revision: int) -> None:
        """Save which revision the channel shows, and in which message; an end that is still to be told comes first."""
        board.unrecorded = revision
        board.calls.plan(table, self._time.time())
        if not board.owes_end:
            await self._keep_sent(board, table)
            if board.unrecorded is not None and board.worker is None:
                self._schedule(board)

    async def _keep_sent(self, board: SentBoard, table: Table) -> None:
        """Save what the channel has; that the board is sent, only once its calls and the end are.

        Until then a bot that is stopped comes back to the table at its next start.
        """
        revision = board.unrecorded
        if board.owes_end or board.calls.are_due(table):
            revision = None
        elif revision is not None:
            board.unrecorded = None
        await self._keep(board, revision)

    async def _keep(self, board: SentBoard, revision: int | None = None) -> None:
        """Save what the channel has; without `revision` the board may still be an older one than is saved."""
        now = (board.recorded[0] if revision is None else revision, board.message, board.kept)
        if board.recorded != now:
            board.recorded = now
            await self._tables.mark_sent(board.table, *now)

    def _finish_sending(self, board: SentBoard, version: int, screen: Screen, sent: Sent | None) -> bool:
        """Note the outcome; if it is uncertain, or a picture is missing, the worker sends the board again."""
        sure = board.finish_sending(version, sent, at=self._time.time())
        if not sure or board.sent != screen:
            self._schedule(board)
        return sure

    def delete_stale(self, table: Table, message: int) -> None:
        """Delete an older board that somebody has pressed: it should not be there any more."""
        self._start(self._pings.delete(table.place.here, message))

    # ---- the worker --------------------------------------------------------------------------------------------------

    def _board_of(self, table: Table) -> SentBoard:
        board = self._boards.get(table.id)
        if board is None:
            board = self._boards[table.id] = SentBoard(table.id, table.message_id)
            board.calls = Calls.of(table.calls, self._time.time())
            board.recorded = (-1, table.message_id, tuple(table.calls or ()))
        return board

    def _schedule(self, board: SentBoard) -> None:
        board.wanted = True
        if board.worker is None and not self._closing:
            board.worker = asyncio.get_running_loop().create_task(self._work(board), name=f"board-{board.table}")

    async def _work(self, board: SentBoard) -> None:
        logs.about(table=board.table)  # for later presses too, so of none
        wait = RETRY[0]
        try:
            while board.wanted:
                try:
                    table = await self._tables.find(board.table)
                    await self._recent.load(table)
                    await self._wait_until_writable(board, table)
                    board.wanted = False
                    try:
                        await self._deliver(board, table)
                    except DiscordRefused as refused:
                        if not self._may_be_files(table.place.here, refused):
                            raise
                        await self._deliver(board, table)
                    board.over = table.status == "over"
                    wait = RETRY[0]
                except NoTableError:
                    return
                except RateLimited as later:
                    board.wanted = True
                    log.warning("board_later", table=board.table, seconds=later.seconds)
                    await self._time.sleep(later.seconds)
                except DiscordRefused as refused:
                    self._refused(board, refused)
                except Exception as error:
                    board.wanted = True
                    known = isinstance(error, UnknownOutcome)
                    log.warning("board_failed", table=board.table, error=repr(error), exc_info=not known)
                    await self._sleep_unless_back(wait)
                    wait = min(wait * 2, RETRY[1])
        finally:
            board.worker = None
            self._forget(board)

    async def _sleep_unless_back(self, seconds: float) -> None:
        """Wait, unless cut short by `retry_now`."""
        rest = asyncio.ensure_future(self._time.sleep(seconds))
        self._retrying.add(rest)
        try:
            await asyncio.wait([rest])
        finally:
            self._retrying.discard(rest)
            rest.cancel()

    def retry_now(self) -> None:
        """Discord can be reached again: what failed meanwhile is tried at once."""
        for rest in self._retrying:
            rest.cancel()

    def _forget(self, board: SentBoard) -> None:
        """Forget a table that is over once its channel shows that."""
        if board.over and not board.wanted:
            self._boards.pop(board.table, None)
            self._recent.forget(board.table)

    async def _wait_until_writable(self, board: SentBoard, table: Table) -> None:
        """Wait until this board may be written to."""
        held = self._time.time()
        if not self._closing:
            await self._sleep_unless_back(ANSWERS_FIRST)
        while self._only_ai(table) and not self._closing:
            if (left := held + HOLD_FOR_AI - self._time.time()) <= 0:
                break
            await self._time.sleep(min(left, 0.25))
        apart = APART_WHEN_OLD if self._age(board) > OLD else APART
        if (left := board.last_write + apart - self._time.time()) > 0:
            await self._time.sleep(left)
        while board.answers or board.in_flight or table.place.here in self._opening:
            board.released.clear()
            try:
                async with asyncio.timeout(HOLD_FOR_PRESS):
                    await board.released.wait()
            except TimeoutError:
                return

    def _may_be_files(self, channel: int, refused: DiscordRefused) -> bool:
        """Whether we may have been refused because of the attached pictures; then boards are text from now on."""
        if refused.code != Code.MISSING_PERMISSIONS or not self._drawing.shows_in(channel):
            return False
        log.info("no_files", channel=channel)
        self._drawing.may_attach(channel, False)
        return True

    def _refused(self, board: SentBoard, refused: DiscordRefused) -> None:
        board.sent, board.wanted = None, False  # trying again is useless until somebody does something
        if refused.code == Code.UNKNOWN_CHANNEL:
            log.info("board_gone", table=board.table, call=refused.call)
            self._on_channel_gone(board.table)
        elif refused.code in CANNOT_WRITE:
            board.problem = refused.code
            log.warning("board_no_place", table=board.table, call=refused.call, code=int(refused.code))
            if refused.code == Code.LOCKED_THREAD:
                self._on_locked(board.table)

    async def _deliver(self, board: SentBoard, table: Table) -> None:
        """Send the board as it is now, then ping people: a ping always stands below the board."""
        await self._pings.note_window(board, table, self._tables)
        calls, now = board.calls, self._time.time()
        calls.plan(table, now)
        await self._pings.settle(board, table, now)
        await turn()
        await self._drawing.prepare(self._screen(table), BOARD_WAITS, board.known_pictures)  # so that it is one edit
        is_called = any(call.key == TURN for call in calls.due)
        if board.repost or board.message is None or (is_called and await self._has_scrolled_away(board, table)):
            await self._post(board, table)
        else:
            await self._edit(board, table)
        await self._keep(board)  # which calls are to be posted: a bot that is stopped in between must look for them
        await self._pings.delete_answered(board, table, self._time.time())
        for call in calls.due:
            await self._pings.call(board, table, call, self._time.time())
            await self._keep_sent(board, table)
        await self._keep_sent(board, table)
        await self._pings.tell_news(board, table)
        if board.owes_end:
            await self._tell_end(board, table)
        if table.status == "over" and calls.lying:
            self._start(self._delete_last_calls(board, table))

    async def _tell_end(self, board: SentBoard, table: Table) -> None:
        """Post how the game ended, below its last board: once, also where the bot is stopped meanwhile.

        That the last board is sent is saved only after this, so the next start comes here again; there `settle` finds
        the message if it was posted. Discord knows its nonce for some minutes besides.
        """
        say, log_of_game = self._library.texts(table.rules.locale), await self._tables.log(table.id)
        moved, pictures = await self._people.moved(table), self._drawing.shows_in(table.place.here)
        drawn = await self._drawing.draw(end_screen(table, log_of_game, say, moved, pictures=pictures), END_WAITS)
        mentions = () if table.rules.quiet else drawn.screen.mentions
        sheet = compose(drawn)
        board.end_tried, board.calls.posting = board.end_tried or self._time.time(), END
        await self._keep(board)
        try:
            with noting_failures(self._drawing, board, table.place.here, sheet):
                await self._messages.post(table.place.here, sheet, f"{table.id:x}.end", mentions)
        except UnknownOutcome:
            board.calls.settled = self._time.time() - board.end_tried < NONCE_KEPT
            raise
        board.owes_end, board.calls.posting = False, ""
        await self._keep_sent(board, table)

    async def _edit(self, board: SentBoard, table: Table) -> None:
        assert board.message is not None
        revision = table.revision
        version, screen = self._render(board, table)
        drawn = await self._drawing.draw(screen, 0.0, board.known_pictures)
        if drawn.screen == board.sent:
            board.skip_sending(version)
            await self._record(board, table, revision)
            return
        refused: DiscordRefused | None = None
        sent = None
        try:
            sheet = compose(drawn)
            with noting_failures(self._drawing, board, table.place.here, sheet):
                await self._messages.edit(table.place.here, board.message, sheet)
            sent = Sent(drawn.screen, sheet.pictures)
        except DiscordRefused as error:
            refused = error
        finally:
            sure = self._finish_sending(board, version, screen, sent)
        if refused is not None:
            if refused.code not in POST_AGAIN:
                raise refused
            log.info("board_again", table=board.table, code=int(refused.code))
            await self._post(board, table, deleted=refused.code == Code.UNKNOWN_MESSAGE)
        elif sure:
            await self._record(board, table, revision)

    async def _post(self, board: SentBoard, table: Table, *, deleted: bool = False) -> None:
        """Send the board as a new message and delete the old one, unless it is `deleted` already."""
        old, revision = board.message, table.revision
        version, screen = self._render(board, table)
        repeated = board.nonce is not None
        board.calls.posting = BOARD
        await self._keep(board)
        board.nonce = board.nonce or f"{table.id:x}.{revision:x}.{(old or 0) & 0xFFFFFFF:x}"
        sent = None
        try:
            drawn = await self._drawing.draw(screen, 0.0)
            sheet = compose(drawn)
            with noting_failures(self._drawing, board, table.place.here, sheet):
                board.message = await self._messages.post(table.place.here, sheet, board.nonce)
            board.nonce, board.repost, board.calls.posting = None, False, ""
            if not repeated:  # else Discord may give the first try's message, which shows the board as it was then
                sent = Sent(drawn.screen, sheet.pictures)
        except DiscordRefused:
            board.nonce, board.calls.posting = None, ""
            raise
        finally:
            sure = self._finish_sending(board, version, screen, sent)
        if old is not None and not deleted and old != board.message:
            await self._leave(board, table, old)
            await self._pings.lead_to(board, table)
        # Saved last: if the bot is killed before this, it finds both boards at the next start.
        await self._record(board, table, revision if sure else revision - 1)

    async def _leave(self, board: SentBoard, table: Table, old: int) -> None:
        """Delete the old board, so that two are never seen at once.

        Discord would write "Original message was deleted" above a hand that was opened from it. So while such a hand is
        open, the old board becomes one line with a link to the newest.
        """
        if not self._hangs_on(old) or not await self._pings.turn_into_signpost(board, table, old):
            await self._pings.delete(table.place.here, old)
            return
        board.signposts.add(old)
        self._start(self._take_signpost_away(board, table.place.here, old))

    async def _take_signpost_away(self, board: SentBoard, channel: int, message: int) -> None:
        while self._hangs_on(message) and not self._closing:
            await self._sleep_unless_back(SIGNPOST_LOOKS)
        board.signposts.discard(message)
        await self._pings.delete(channel, message)

    async def _delete_last_calls(self, board: SentBoard, table: Table) -> None:
        """No change follows with which they could go."""
        while board.calls.lying and not self._closing:
            await self._sleep_unless_back(STAYS + 1.0)
            await self._pings.delete_answered(board, table, self._time.time())

    async def _has_scrolled_away(self, board: SentBoard, table: Table) -> bool:
        """Whether the board has scrolled away, or is nearly too old to be edited."""
        assert board.message is not None
        if self._age(board) > OLD_BOARD:
            return True
        answered = {call.message for call in board.calls.lying}  # they don't last
        below = await self._pings.messages_below(table, board.message, ENOUGH + len(answered))
        return sum(message.id not in answered for message in below) > MESSAGES_BETWEEN

    def _age(self, board: SentBoard) -> float:
        """Seconds since the message with the board was sent; 0 where there is none."""
        if board.message is None:
            return 0.0
        return self._tables.time.now() - discord.utils.snowflake_time(board.message).timestamp()

    def _only_ai(self, table: Table) -> bool:
        game = table.game
        if game is None or table.status != "live" or not game.decisions:
            return False
        return not any(table.seats[decision.seat].plays_itself for decision in game.decisions)

    # ---- the end -----------------------------------------------------------------------------------------------------

    def _start(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self, seconds: float) -> None:
        """Send what is wanted, for at most `seconds`; the next start sends the rest, which the outbox on disk knows."""
        self._closing = True
        self.retry_now()
        workers = [board.worker for board in self._boards.values() if board.worker is not None]
        workers += self._tasks
        if workers:
            _, late = await asyncio.wait(workers, timeout=seconds)
            for worker in late:
                worker.cancel()
            await asyncio.gather(*late, return_exceptions=True)
