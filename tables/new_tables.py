"""Opening tables, within the limits of how many there may be."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import structlog

from games.kernel.game import Game
from storage.errors import ChannelTaken, StorageError, TryTaken
from storage.protocol import Storage
from storage.rows import DailyTry

from . import automatic, lobby
from .changes import Changes
from .draft import Draft
from .errors import ChannelTakenError, NotSavedError, TooManyTablesError, TriedError
from .persistence import row_of
from .registry import Registry
from .replies import Done, Person
from .table import Place, Table
from .table_rules import TableRules
from .time_source import TimeSource
from .timing import Timing

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

HOUR = 3600.0


def new_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(32)


async def _anybody(user: int) -> None:
    """Everybody may sit down."""


@dataclass(frozen=True, slots=True)
class TableLimits:
    """How many tables that aren't over may be there at once, and how fast one person may open them."""

    hosted: int = 5
    """by one host"""
    seats: int = 20
    """that one person sits at"""
    channel: int = 10
    """in one channel, its threads included (and one each in the channel itself and in every thread)"""
    guild: int = 100
    hourly: int = 30
    """that one person opens within an hour, also those that are over"""


class NewTables:
    """Opens lobbies, and says whether there may be one more."""

    def __init__(
        self,
        store: Storage,
        registry: Registry,
        changes: Changes,
        time: TimeSource,
        timing: Timing,
        limits: TableLimits,
        seeds: Callable[[], bytes],
    ) -> None:
        self._store, self._registry, self._changes, self._seeds = store, registry, changes, seeds
        self._time, self._timing, self._limits = time, timing, limits
        self.check_free: Callable[[int], Awaitable[None]] = _anybody
        """Called with everybody who wants to sit down; raises a TableError where they can't."""

    async def open(
        self,
        place: Place,
        host: Person,
        game: type[Game],
        options: Mapping[str, Any],
        rules: TableRules,
        ai: Sequence[str],
        seed: bytes | None = None,
        *,
        own_game: bool = False,
    ) -> Done:
        """Open a lobby, its host in seat 0 and AI of these levels beside. Raises a TableError where it can't be.

        A daily table isn't counted: whoever has begun it before gets TriedError. `own_game`: it is the day's own.
        """
        now = self._time.now()
        draft = Draft(
            0, game, lobby.new_state(game, host.id, options, rules, seed or self._seeds(), now), now, self._timing
        )
        lobby.join(draft, host, is_new=not rules.tutorial and not await self._store.has_finished(host.id, game.KEY))
        for level in ai:
            lobby.add_ai(draft, None, level)
        draft.notices.clear()
        draft.note("opened", 0)
        await self.check_free(host.id)
        async with self._changes.opening:
            if (there := self._registry.table_in(place.here)) is not None:
                raise ChannelTakenError(table=there)
            if not rules.daily:
                await self.check_limits(place, host.id)
            automatic.follow_up(draft)
            table = Table(0, place, game.KEY, draft.state)
            await self._create(table, draft, DailyTry(rules.daily, own_game) if rules.daily else None)
        change = draft.change()
        self._changes.tell(table, change)
        return Done(table, change)

    async def _create(self, table: Table, draft: Draft, daily: DailyTry | None) -> None:
        try:
            table.id = await self._store.create_table(row_of(table, draft.state), daily)
        except TryTaken as error:
            raise TriedError(day=draft.state.rules.daily) from error
        except ChannelTaken as error:
            raise ChannelTakenError(table=self._registry.table_in(table.place.here) or 0) from error
        except StorageError as error:
            log.exception("table.not-opened", channel=table.place.here)
            raise NotSavedError(table=0) from error
        table.wake_at = draft.state.wake_at
        self._registry.add(table)
        self._changes.committed(table)

    async def check_limits(self, place: Place, host: int) -> None:
        """Raise TooManyTablesError where this person can't open one more table in that channel or its threads."""
        hourly = self._limits.hourly
        if await self._store.count_opened(host, self._time.now() - HOUR) >= hourly:
            raise TooManyTablesError(whose="hour", limit=hourly)
        limits, count = self._limits, self._store.count_live
        if await count(host=host) >= limits.hosted:
            raise TooManyTablesError(whose="host", limit=limits.hosted)
        if await count(channel=place.channel) >= limits.channel:
            raise TooManyTablesError(whose="channel", limit=limits.channel)
        if await count(guild=place.guild) >= limits.guild:
            raise TooManyTablesError(whose="guild", limit=limits.guild)
        await self.check_seats(host)

    async def check_seats(self, user: int) -> None:
        """Raise TooManyTablesError where this person sits at too many tables already."""
        await self.check_free(user)
        if await self._store.count_live(user=user) >= self._limits.seats:
            raise TooManyTablesError(whose="seats", limit=self._limits.seats)
