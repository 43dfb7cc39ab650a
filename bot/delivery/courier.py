"""The outbox: brings every table's board to its channel, and calls those whose turn it is.

A table has one worker while there is something to bring. It compares the board that is wanted with the one that was
sent, waits so that edits of one board are at least 1.2 s apart, and never stands between a press and its answer: a
press on the newest board is answered by updating it, and the worker holds back meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import discord
import structlog

from bot.delivery.answer import Shown
from bot.delivery.discord_api import APART, CANNOT_WRITE, Code, DiscordRefused, Messages, RateLimited, UnknownOutcome
from bot.delivery.layout import compose
from bot.delivery.pings import MESSAGES_BETWEEN, Pings, asked_of
from bot.delivery.recent_events import RecentEvents
from bot.delivery.sent_board import Board
from bot.loop_time import LoopTime, Time
from bot.operations import logs
from bot.screens.screen import Screen
from bot.screens.table import board as board_screen
from bot.texts import Library
from tables.errors import NoTableError
from tables.hall import Hall
from tables.replies import Change
from tables.table import Table

log = structlog.get_logger(__name__)

ANSWERS_FIRST = 0.05
"""Seconds by which a board lets the answers to presses go before it."""
HOLD_FOR_AI = 4.0
"""Seconds for which a board waits while only AI seats are asked, so that their moves make one edit."""
HOLD_FOR_PRESS = 3.0
"""Seconds after which a press that carries the board is waited for no longer."""
OLD = 50 * 60.0
"""Seconds after which a board is posted anew at a change of turn: after an hour Discord hardly lets it be edited."""
POST_ANEW = (Code.UNKNOWN_MESSAGE, Code.OLD_MESSAGE_EDITS, Code.ARCHIVED_THREAD)
"""A message that can't be edited where one can be sent: sending wakes an archived thread."""
BETWEEN = 0.05
"""Seconds between two boards when many are looked after."""
RETRY = (1.0, 60.0)
"""Seconds until a failed delivery is tried again: the first, doubling up to the second."""


class Courier:
    """Brings boards. Told of every commit by the hall."""

    def __init__(
        self,
        hall: Hall,
        messages: Messages,
        library: Library,
        recent: RecentEvents,
        time: Time | None = None,
        also: Callable[[Table, Change], None] = lambda table, change: None,
        gone: Callable[[int], None] = lambda table: None,
    ) -> None:
        """`also` is told of every commit too: open hands. `gone` is told of tables whose channel isn't there."""
        self._hall, self._messages, self._library, self._recent = hall, messages, library, recent
        self._time, self._also, self._gone = time or LoopTime(), also, gone
        self._pings = Pings(messages, library)
        self._boards: dict[int, Board] = {}
        self._opening: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._resting: set[asyncio.Future[None]] = set()
        self._closing = False

    # ---- what others say ---------------------------------------------------------------------------------------------

    def table_changed(self, table: Table, change: Change) -> None:
        """A commit happened (`tables.replies.Listener`)."""
        self._recent.add(table, change)
        board = self._of(table)
        for notice in change.notices:
            if notice.kind == "reminder":
                board.reminded.update(notice.seats)
        if not change.quiet:
            self._want(board)
        self._also(table, change)

    def want(self, table: Table) -> None:
        """The board should be looked after (after a restart, or when one seems stale)."""
        self._want(self._of(table))

    def look_after(self, tables: Iterable[int]) -> None:
        """Bring the boards of these tables, one after another: there may be thousands."""
        self._soon(self._look_after(list(tables)))

    async def _look_after(self, tables: list[int]) -> None:
        for table_id in tables:
            if self._closing:
                return
            try:
                self.want(await self._hall.table(table_id))
            except NoTableError:
                continue
            except Exception:  # one that can't be restored must not keep the others waiting
                log.exception("board_lost", table=table_id)
            await self._time.sleep(BETWEEN)

    def repost(self, table: Table) -> None:
        """Bring the board to the bottom of the channel."""
        board = self._of(table)
        board.repost = True
        self._want(board)

    @property
    def waiting(self) -> int:
        """How many boards are still to be brought."""
        return sum(board.worker is not None for board in self._boards.values())

    def trouble(self, table_id: int) -> Code | None:
        """Why the table's board can't be brought, once: for the next person who presses something."""
        board = self._boards.get(table_id)
        if board is None or board.trouble is None:
            return None
        trouble, board.trouble = board.trouble, None
        return trouble

    # ---- a press that carries the board ------------------------------------------------------------------------------

    @contextmanager
    def carrying(self, table: Table, message: int) -> Iterator[bool]:
        """A press on the public `message` is being answered; True: it is the newest board, and the worker waits."""
        board = self._of(table)
        if board.message is None and not board.flying:
            board.message = message  # we were stopped before we could note it
        if board.message != message:
            yield False
            return
        board.carriers += 1
        try:
            yield True
        finally:
            board.carriers -= 1
            board.freed.set()
            if table.status == "over" and board.worker is None:
                board.over = True
                self._forget(board)

    @contextmanager
    def opening(self, channel: int) -> Iterator[None]:
        """A table is being opened in `channel`, and the answer will bring its first board: the worker waits."""
        self._opening.add(channel)
        try:
            yield
        finally:
            self._opening.discard(channel)

    async def give(self, table: Table, reply: Callable[[Screen], Awaitable[Shown]]) -> None:
        """Let an answer bring a table's first board."""
        board, revision = self._of(table), table.revision
        version, screen = self._render(board, table)
        self._opening.discard(table.place.here)  # from here on the worker waits for this version
        board.swept, there = True, False
        try:
            shown = await reply(screen)
            board.message = shown.message
            there = shown.there and shown.message is not None
        finally:
            sure = self._landed(board, version, screen, there=there)
        if sure:
            await self._keep(board, revision)

    async def carry(self, table: Table, give: Callable[[Screen], Awaitable[bool]]) -> None:
        """Let `give` bring the board as it is now; it returns whether that surely got there."""
        board, revision = self._of(table), table.revision
        version, screen = self._render(board, table)
        there = False
        try:
            there = await give(screen)
        finally:
            sure = self._landed(board, version, screen, there=there)
        if sure:
            await self._keep(board, revision)

    def _render(self, board: Board, table: Table) -> tuple[int, Screen]:
        """The board as it is now, and its version; `_landed` must follow."""
        version = board.start()
        say = self._library.texts(table.rules.locale)
        return version, board_screen(table, self._recent.told(table, say), say)

    async def _keep(self, board: Board, revision: int) -> None:
        """Let the hall know what is in the channel."""
        if board.kept != (revision, board.message):
            board.kept = (revision, board.message)
            await self._hall.mark_sent(board.table, revision, board.message)

    def _landed(self, board: Board, version: int, screen: Screen, *, there: bool) -> bool:
        sure = board.landed(version, screen, there=there, at=self._time.time())
        if not sure:
            self._want(board)
        return sure

    def orphaned(self, table: Table, message: int) -> None:
        """An older board was pressed: it should not be there any more."""
        self._soon(self._pings.remove(table.place.here, message))

    # ---- the worker --------------------------------------------------------------------------------------------------

    def _of(self, table: Table) -> Board:
        board = self._boards.get(table.id)
        if board is None:
            board = self._boards[table.id] = Board(table.id, table.message_id)
        return board

    def _want(self, board: Board) -> None:
        board.wanted = True
        if board.worker is None and not self._closing:
            board.worker = asyncio.get_running_loop().create_task(self._work(board), name=f"board-{board.table}")

    async def _work(self, board: Board) -> None:
        logs.about(table=board.table)  # for later presses too, so of none
        wait = RETRY[0]
        try:
            while board.wanted:
                try:
                    table = await self._hall.table(board.table)
                    await self._recent.load(table)
                    await self._pause(board, table)
                    board.wanted = False
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
                    await self._rest(wait)
                    wait = min(wait * 2, RETRY[1])
        finally:
            board.worker = None
            self._forget(board)

    async def _rest(self, seconds: float) -> None:
        """Wait, unless cut short by `back`."""
        rest = asyncio.ensure_future(self._time.sleep(seconds))
        self._resting.add(rest)
        try:
            await asyncio.wait([rest])
        finally:
            self._resting.discard(rest)
            rest.cancel()

    def back(self) -> None:
        """Discord is there again: what failed while it was away is tried at once."""
        for rest in self._resting:
            rest.cancel()

    def _forget(self, board: Board) -> None:
        """A table that is over and shown as such needs no more of our memory."""
        if board.over and not board.wanted:
            self._boards.pop(board.table, None)
            self._recent.forget(board.table)

    async def _pause(self, board: Board, table: Table) -> None:
        """Wait until this board may be written to."""
        held = self._time.time()
        if not self._closing:
            await self._rest(ANSWERS_FIRST)
        while self._only_ai(table) and not self._closing:
            if (left := held + HOLD_FOR_AI - self._time.time()) <= 0:
                break
            await self._time.sleep(min(left, 0.25))
        if (left := board.last + APART - self._time.time()) > 0:
            await self._time.sleep(left)
        while board.carriers or board.flying or table.place.here in self._opening:
            board.freed.clear()
            try:
                async with asyncio.timeout(HOLD_FOR_PRESS):
                    await board.freed.wait()
            except TimeoutError:
                return

    def _refused(self, board: Board, refused: DiscordRefused) -> None:
        board.sent, board.wanted = None, False  # nothing helps until somebody acts, or presses again
        if refused.code == Code.UNKNOWN_CHANNEL:
            log.info("board_gone", table=board.table, call=refused.call)
            self._gone(board.table)
        elif refused.code in CANNOT_WRITE:
            board.trouble = refused.code
            log.warning("board_no_place", table=board.table, call=refused.call, code=int(refused.code))

    async def _deliver(self, board: Board, table: Table) -> None:
        """Bring the board as it is now, then call people: a call always stands below the board."""
        await self._pings.sweep(board, table)
        asked = asked_of(table)
        await self._pings.uncall(board, table, asked)
        changed = bool(asked - board.turn_of)
        if board.repost or board.message is None or (changed and await self._is_far(board, table)):
            await self._post(board, table)
        else:
            await self._edit(board, table)
        await self._pings.call(board, table, asked)

    async def _edit(self, board: Board, table: Table) -> None:
        assert board.message is not None
        revision = table.revision
        version, screen = self._render(board, table)
        if screen == board.sent:
            board.unchanged(version)
            await self._keep(board, revision)
            return
        refused: DiscordRefused | None = None
        there = False
        try:
            await self._messages.edit(table.place.here, board.message, compose(screen))
            there = True
        except DiscordRefused as error:
            refused = error
        finally:
            sure = self._landed(board, version, screen, there=there)
        if refused is not None:
            if refused.code not in POST_ANEW:
                raise refused
            log.info("board_anew", table=board.table, code=int(refused.code))
            await self._post(board, table, gone=refused.code == Code.UNKNOWN_MESSAGE)
        elif sure:
            await self._keep(board, revision)

    async def _post(self, board: Board, table: Table, *, gone: bool = False) -> None:
        """The board as a new message; the old one goes."""
        old, revision = board.message, table.revision
        version, screen = self._render(board, table)
        again = board.nonce is not None
        board.nonce = board.nonce or f"{table.id:x}.{revision:x}.{(old or 0) & 0xFFFFFFF:x}"
        there = False
        try:
            board.message = await self._messages.post(table.place.here, compose(screen), board.nonce)
            board.nonce, board.repost = None, False
            there = not again  # else it may be the first try's message, which shows what was then
        except DiscordRefused:
            board.nonce = None
            raise
        finally:
            sure = self._landed(board, version, screen, there=there)
        if old is not None and not gone and old != board.message:
            await self._pings.remove(table.place.here, old)
        # Noted last: killed before, we find both boards when we look after this table again.
        await self._keep(board, revision if sure else revision - 1)

    async def _is_far(self, board: Board, table: Table) -> bool:
        """Whether the board has scrolled away, or is nearly too old to be edited."""
        assert board.message is not None
        age = self._hall.time.now() - discord.utils.snowflake_time(board.message).timestamp()
        return age > OLD or len(await self._pings.after(table, board.message)) > MESSAGES_BETWEEN

    def _only_ai(self, table: Table) -> bool:
        game = table.game
        if game is None or table.status != "live" or not game.decisions:
            return False
        return not any(table.seats[decision.seat].plays_itself for decision in game.decisions)

    # ---- the end -----------------------------------------------------------------------------------------------------

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self, seconds: float) -> None:
        """Bring what is wanted, for at most `seconds`; what isn't brought is on disk as such."""
        self._closing = True
        self.back()
        workers = [board.worker for board in self._boards.values() if board.worker is not None]
        workers += self._tasks
        if workers:
            _, late = await asyncio.wait(workers, timeout=seconds)
            for worker in late:
                worker.cancel()
            await asyncio.gather(*late, return_exceptions=True)
