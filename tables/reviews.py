"""The review of a finished game: somebody's own decisions, looked at again by the hard AI.

One review at a time, behind everybody who plays: it waits while an AI at a table thinks or a hint is asked for, and its
process runs only where nobody else wants to. What is worked out is saved after each decision, so that a restart or
another process goes on; two that work on the same find the same.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from hashlib import blake2b

import structlog

from games.kernel.game import Game
from games.kernel.review import can_be_judged
from storage.errors import ReviewGone, StorageError
from storage.protocol import Storage
from storage.rows import ReviewRow, Shards
from workers.aside import aside

from .daily import check_open
from .errors import LogPrunedError, NoReviewError, NotOverError, TableError, UndoLostError
from .reviewed import Found, InLine, Review, decisions_of
from .reviewer import AGAIN, FIRST, Look, Looked, LookLate, LookLost, Reviewer
from .table import Table
from .time_source import TimeSource

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

REMEMBERED = 8
"""Reviews that are kept in memory; others are made of log and saved rows again."""
PACE = 2.0
"""Seconds between two looks at how far it is."""
POLITE = 0.25
"""Seconds between two looks at whether an AI still thinks."""
TRIES = 2
"""How often a decision is tried whose process was lost."""

Key = tuple[int, int]
"""Table and user."""


class Reviews:
    """Makes reviews and keeps them."""

    def __init__(
        self,
        store: Storage,
        games: Mapping[str, type[Game]],
        find: Callable[[int], Awaitable[Table]],
        time: TimeSource,
        looks: Reviewer,
        is_quiet: Callable[[], bool] = lambda: True,
    ) -> None:
        """`is_quiet`: nobody at a table waits for an AI to think."""
        self._store, self._games, self._find, self._time = store, games, find, time
        self._looks, self._is_quiet = looks, is_quiet
        self._known: OrderedDict[Key, Review] = OrderedDict()
        self._waiting: list[Key] = []
        """The first of them is being worked on."""
        self._working: asyncio.Task[None] | None = None

    # ---- asking for one ----------------------------------------------------------------------------------------------

    async def begin(self, table_id: int, user: int) -> Found:
        """Return what is known of a review; from now on it is worked on, unless it is complete.

        Raises NoTableError, NotOverError, DailyError (its day isn't over), LogPrunedError, NoReviewError.
        """
        key = (table_id, user)
        if before := self._before(key):
            return InLine(table_id, (await self._find(table_id)).game_key, before)
        if key not in self._known:
            await self._allowed(key)
            if not await self._is_complete(key):
                self._check_line(key)
        review = await self._of(key)
        if not review.is_complete and key not in self._waiting:
            self._check_line(key)
            await self._store.begin_review(ReviewRow(table_id, user, self._time.now(), found=review.kept()))
            self._queue(key)
        before = self._before(key)
        return InLine(table_id, review.table.game_key, before) if before else review

    async def follow(self, table_id: int, user: int) -> AsyncIterator[Found]:
        """The same again and again while it changes, until it is complete, is given up, or nobody listens any more. Of
        a long line only its length. Raises like `begin`."""
        key, shown = (table_id, user), await self.begin(table_id, user)
        game = shown.game if isinstance(shown, InLine) else shown.table.game_key
        yield shown
        while not (isinstance(shown, InLine) and shown.is_long):
            if working := key in self._waiting:
                await self._time.sleep_until(self._time.now() + PACE)
            before = self._before(key)
            found = InLine(table_id, game, before) if before else self._known.get(key)
            if found is not None and _is_news(found, shown):
                shown = found
                yield shown
            elif not working:
                return

    async def resume(self, shards: Shards | None) -> None:
        """Go on with those that a restart broke off, of the servers of these connections; None: of all."""
        try:
            for key in await self._store.open_reviews(shards):
                if key not in self._waiting:
                    self._queue(key)
        except StorageError as error:
            log.warning("reviews_not_resumed", error=str(error))

    def forget(self) -> None:
        """Drop what is kept in memory, because somebody's data is being deleted."""
        self._known.clear()

    async def close(self) -> None:
        """Stop; what is worked out is saved."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        self._looks.close()

    # ---- which decisions ---------------------------------------------------------------------------------------------

    async def _of(self, key: Key) -> Review:
        table = await self._allowed(key)
        if key not in self._known:
            self._remember(key, await self._made(table, key[1]))
        return self._known[key]

    async def _allowed(self, key: Key) -> Table:
        """The table, if there may be a review of it; what its log says isn't looked at."""
        table_id, user = key
        table = await self._find(table_id)
        if table.status != "over" or table.game is None:
            raise NotOverError(status=table.status)
        check_open(table, self._time.now())
        if not any(user in (seat.user, seat.leaver) for seat in table.seats):
            raise NoReviewError(why="outsider", table=table_id)
        if not can_be_judged(self._games[table.game_key]):
            raise NoReviewError(why="outlook", table=table_id)
        return table

    def _check_line(self, key: Key) -> None:
        """One review at a time for everybody."""
        other = next((table for table, who in self._waiting if who == key[1] and table != key[0]), None)
        if other is not None:
            raise NoReviewError(why="waits", table=other)

    async def _is_complete(self, key: Key) -> bool:
        kept = await self._store.review(*key)
        return kept is not None and kept.accuracy is not None

    async def _made(self, table: Table, user: int) -> Review:
        rules = self._games[table.game_key]
        rows = await self._store.moves(table.id)
        if not rows:
            raise LogPrunedError
        assert table.game is not None
        if table.game.rules != rules.RULES_VERSION or any(row.rules_version != rules.RULES_VERSION for row in rows):
            raise NoReviewError(why="older", table=table.id)
        try:
            decided = await aside(decisions_of, rules, table.now, rows, user)
        except UndoLostError as error:
            raise NoReviewError(why="older", table=table.id) from error
        if not decided:
            raise NoReviewError(why="nochoice", table=table.id)
        kept = await self._store.review(table.id, user)
        review = Review(table, user, decided)
        return review if kept is None else review.resumed(kept.found)

    def _remember(self, key: Key, review: Review) -> None:
        self._known[key] = review
        self._known.move_to_end(key)
        for old in list(self._known)[:-REMEMBERED]:
            if old not in self._waiting[:1]:
                del self._known[old]

    def _before(self, key: Key) -> int:
        """How many reviews come before this one; 0: it is being worked on, or isn't waiting."""
        return self._waiting.index(key) if key in self._waiting else 0

    # ---- working -----------------------------------------------------------------------------------------------------

    def _queue(self, key: Key) -> None:
        self._waiting.append(key)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work(), name="reviews")

    async def _work(self) -> None:
        while self._waiting:
            key = self._waiting[0]
            try:
                await self._complete(key)
            except (TableError, ReviewGone) as error:
                log.info("review_dropped", table=key[0], why=str(error))
            except StorageError as error:  # whoever asks again goes on
                log.warning("review_not_saved", table=key[0], error=str(error))
            except LookLate as error:  # the same
                log.warning("review_given_up", table=key[0], error=str(error))
            except Exception:
                log.exception("review_failed", table=key[0])
            self._waiting.remove(key)
        self._looks.rest()

    async def _complete(self, key: Key) -> None:
        review = await self._of(key)
        while not review.is_complete:
            while not self._is_quiet():
                await self._time.sleep_until(self._time.now() + POLITE)
            at = len(review.looked) if review.again is None else review.again[review.twice]
            review = review.looked_at(at, await self._look(review, at))
            accuracy = review.accuracy if review.is_complete else None
            await self._store.keep_review(ReviewRow(*key, 0.0, accuracy, review.kept()))
            self._remember(key, review)

    async def _look(self, review: Review, at: int) -> Looked:
        again = review.again is not None
        given = Look(
            game=review.table.game_key,
            choice=review.decided[at].choice,
            best=review.looked[at].best if again else None,
            worlds=range(FIRST, FIRST + AGAIN) if again else range(FIRST),
            seed=blake2b(f"review {review.table.id} {review.user} {at}".encode(), digest_size=32).digest(),
        )
        for _ in range(TRIES - 1):
            try:
                return await self._looks.look(given)
            except LookLost as error:
                log.info("review_look_lost", table=review.table.id, error=str(error))
        return await self._looks.look(given)


def _is_news(found: Found, shown: Found) -> bool:
    """Return whether it has come nearer, or more of it is worked out."""
    if isinstance(found, InLine) or isinstance(shown, InLine):
        return found != shown
    return found.progress != shown.progress
