"""The daily table: everybody plays the same shuffle of that UTC day, each alone against one easy AI, once.

It is in no channel, and until its day is over only its player sees any of it, because everybody plays the same deck.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from games.kernel.chance import commitment
from games.kernel.game import Game
from storage.protocol import Storage
from storage.rows import DailyRow

from .errors import DailyError, NotTodayError, TriedError
from .formats import OURS, older_rules
from .new_tables import NewTables
from .replies import Person
from .table import Place, Table
from .table_rules import TableRules
from .time_source import TimeSource, day_of

DAY = 86400.0


def ends_at(day: str) -> float:
    """The moment a day is over, unix seconds. Raises ValueError for what is no day."""
    midnight = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return (midnight + timedelta(days=1)).timestamp()


def day_after(day: str) -> str:
    """The next day. Raises ValueError for what is no day."""
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def is_sealed(table: Table, now: float) -> bool:
    """Whether this is a daily table whose day isn't over: then only its player may see any of it."""
    return bool(table.rules.daily) and now < ends_at(table.rules.daily)


def check_open(table: Table, now: float) -> None:
    """Raise DailyError while a daily table is sealed."""
    if is_sealed(table, now):
        raise DailyError(what="sealed", until=int(ends_at(table.rules.daily)))


def check_no_daily(table: Table, what: str) -> None:
    """Raise DailyError if this is a daily table; `what` names the feature that no daily table has."""
    if table.rules.daily:
        raise DailyError(what=what, until=int(ends_at(table.rules.daily)))


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of the day's board."""

    place: int
    """1 is first; equals share."""
    result: DailyRow


@dataclass(frozen=True, slots=True)
class Day:
    """What may be known of a day's table of one game, on one server, by one person."""

    game: str
    day: str
    today: str
    ends_at: float
    """Unix seconds."""
    hash: str
    """SHA-256 of the day's seed, in hex."""
    seed: str | None
    """In hex; None while the day isn't over."""
    next_hash: str | None
    """Of the day after, where that isn't over."""
    before: str | None
    """The day before that has a board, if there is one."""
    after: str | None
    own: int | None
    """The asker's table of that day."""
    unfinished: Sequence[str]
    """Earlier days of which the asker has a game under way."""
    ranked: Sequence[Ranked]
    """Who has finished on this server, the best first."""
    playing: int
    """How many on this server have begun and not finished, or hide."""

    @property
    def is_over(self) -> bool:
        """All of it may be looked at."""
        return self.seed is not None

    @property
    def may_start(self) -> bool:
        """The asker may begin it now."""
        return self.day == self.today and self.own is None


def ranked(results: Sequence[DailyRow]) -> list[Ranked]:
    """Who won before who didn't, then by points, then by how few the AI had; who left comes last. Equals share a place.

    Within a place the first who finished comes first.
    """

    def rank(row: DailyRow) -> tuple[bool, bool, int, int]:
        return row.leaver, not row.winner, -row.points, row.against

    ranks = [rank(row) for row in results]
    found = [Ranked(1 + sum(other < rank(row) for other in ranks), row) for row in results]
    return sorted(found, key=lambda one: (one.place, one.result.ended_at, one.result.table_id))


class Dailies:
    """Opens daily tables and describes their days. Seeds are drawn at random a day ahead, and saved."""

    def __init__(
        self,
        store: Storage,
        games: Mapping[str, type[Game]],
        new_tables: NewTables,
        time: TimeSource,
        draw: Callable[[], bytes],
    ) -> None:
        self._store, self._games, self._new_tables = store, games, new_tables
        self._time, self._draw = time, draw

    @property
    def today(self) -> str:
        """The UTC day it is."""
        return day_of(self._time.now())

    async def seed(self, game: str, day: str) -> bytes:
        """The seed of a game's daily table that day: the same for everybody, also after a restart."""
        return await self._store.daily_seed(day, game, self._draw())

    async def table(self, game: str, day: str, user: int) -> int | None:
        """The table that this person has begun that day."""
        return await self._store.daily_try(day, game, user)

    async def open(self, guild: int, person: Person, game: str, day: str, locale: str) -> int:
        """The person's table of today, opened now unless it was before. Raises NotTodayError, NotSavedError."""
        if day != self.today:
            raise NotTodayError(day=day, today=self.today)
        seed = await self.seed(game, day)
        older = older_rules(await self._store.guild_settings(OURS), game, day)
        rules = TableRules(daily=day, rules=older, hints="no", unrated=True, quiet=True, locale=locale)
        place = Place(guild, -1 - secrets.randbelow(2**62))
        level = next(iter(self._games[game].LEVELS))
        try:
            opened = await self._new_tables.open(place, person, self._games[game], {}, rules, [level], seed)
        except TriedError:
            table = await self._store.daily_try(day, game, person.id)
            assert table is not None
            return table
        return opened.table.id

    async def day(self, game: str, day: str, guild: int, asker: int, unfinished: Sequence[str]) -> Day | None:
        """What the asker may know now about that day's table; None for a day without a seed.

        `unfinished`: earlier days of which they have a game under way. Raises ValueError for what is no day.
        """
        now, today = self._time.now(), self.today
        over = now >= ends_at(day)
        if day > today or (over and await self._store.kept_daily_seed(day, game) is None):
            return None
        seed, then = await self.seed(game, day), day_after(day)
        next_seed = await self.seed(game, then) if then >= today else None
        before, after = await self._store.daily_days(day, game)
        results = await self._store.daily_results(day, game, guild, asker)
        begun = await self._store.daily_tries(day, game, guild)
        return Day(
            game=game,
            day=day,
            today=today,
            ends_at=ends_at(day),
            hash=commitment(seed),
            seed=seed.hex() if over else None,
            next_hash=commitment(next_seed) if next_seed is not None else None,
            before=before,
            after=after if after is not None and after <= today else None,
            own=await self._store.daily_try(day, game, asker),
            unfinished=unfinished,
            ranked=ranked(results),
            playing=max(0, begun - len(results)),
        )
