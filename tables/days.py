"""The table of the day: everybody plays the same shuffle of that UTC day, each alone against one easy AI, once."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

import structlog

from games.kernel.chance import commitment
from games.kernel.game import Game
from storage.protocol import Storage
from storage.rows import DailyRow

from .albums import Albums, Brought, Sticker
from .changes import as_reply
from .daily import DAY, check_open, day_after, day_before, ends_at, is_sealed
from .errors import DailyError, NotLobbyError, NotTodayError, TriedError
from .formats import OURS, older_rules
from .pars import Pars, Shuffle
from .replies import Person, Refused
from .rounds import Round, rounds_of
from .streaks import AWAY, Regular, Streak, streak_of
from .table import Place, Table
from .table_rules import TableRules
from .tables import Tables
from .time_source import day_of

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

RETRY = 600.0
"""Seconds after which a par that couldn't be worked out or saved is tried again."""
REMEMBERED = 200
"""Finished games whose rounds are kept in memory."""


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
    is_own_game: bool
    """It is the day's own game, the one that makes streaks."""
    par: int | None
    """The points that the best AI reaches; None: not worked out yet, or never."""
    streak: Streak
    """The asker's, as of today."""

    @property
    def is_over(self) -> bool:
        """All of it may be looked at."""
        return self.seed is not None

    @property
    def may_start(self) -> bool:
        """The asker may begin it now."""
        return self.day == self.today and self.own is None


@dataclass(frozen=True, slots=True)
class Finished:
    """How somebody's daily table went."""

    result: DailyRow
    par: int | None
    """The points that the best AI reaches; None: not worked out yet, or never."""
    streak: Streak | None
    """Its person's, as of its day; None: it wasn't the day's own game."""
    accuracy: float | None
    """Percent, as its person's review says once the day is over; None: there is none, or not yet."""
    rounds: Sequence[Round]
    """Empty where its log is gone."""
    brought: Sequence[Brought] = ()
    """What is new in its person's album."""
    newest: Sticker | None = None
    """What others may see there of its game."""

    @property
    def is_short(self) -> bool:
        """It was begun since daily tables are short: its points are compared."""
        return self.result.own_game is not None


def ranked(results: Sequence[DailyRow]) -> list[Ranked]:
    """By points, the most first; who left comes last. Equals share a place, in which the first who finished is first.

    Tables from before they were short come after the others: who won first, then by points, then by how few the AI had.
    """

    def rank(row: DailyRow) -> tuple[bool, bool, bool, int, int]:
        if row.own_game is not None:
            return row.leaver, False, False, -row.points, 0
        return row.leaver, True, not row.winner, -row.points, row.against

    ranks = [rank(row) for row in results]
    found = [Ranked(1 + sum(other < rank(row) for other in ranks), row) for row in results]
    return sorted(found, key=lambda one: (one.place, one.result.ended_at, one.result.table_id))


def opponent(game: type[Game]) -> str:
    """The level of the AI that everybody plays against."""
    return next(iter(game.LEVELS))


class Days:
    """Opens daily tables and describes their days. Seeds are drawn at random a day ahead, and saved."""

    def __init__(
        self,
        store: Storage,
        games: Mapping[str, type[Game]],
        tables: Tables,
        draw: Callable[[], bytes],
        pars: Pars | None,
        albums: Albums,
    ) -> None:
        """Without `pars` nobody knows how far the best AI comes."""
        self._store, self._games, self._tables, self._draw, self._pars = store, games, tables, draw, pars
        self._albums = albums
        self.working: asyncio.Task[None] | None = None
        """Works out the pars of a day."""
        self._rounds: dict[int, Sequence[Round]] = {}

    # ---- the calendar ------------------------------------------------------------------------------------------------

    @property
    def today(self) -> str:
        """The UTC day it is, as 2026-11-22."""
        return day_of(self._tables.time.now())

    def is_sealed(self, table: Table) -> bool:
        """Return whether this is a daily table whose day isn't over: then only its player may see any of it."""
        return is_sealed(table, self._tables.time.now())

    def ends(self, table: Table) -> int:
        """When the day of a daily table is over, unix seconds."""
        return int(ends_at(table.rules.daily))

    def check_open(self, table: Table) -> None:
        """Raise DailyError where it is sealed."""
        check_open(table, self._tables.time.now())

    def own_game(self, day: str) -> str:
        """The day's own game, the one that makes streaks: by weekday, in the order in which games are hosted.

        Raises ValueError for what is no day.
        """
        keys = list(self._games)
        return keys[date.fromisoformat(day).weekday() % len(keys)]

    async def opened_today(self, user: int) -> int:
        """How many tables, of any kind, this person has opened this UTC day, also those that are over."""
        return await self._store.count_opened(user, ends_at(self.today) - DAY)

    # ---- playing -----------------------------------------------------------------------------------------------------

    async def start(self, guild: int, person: Person, game: str, day: str, locale: str = "en") -> int | Refused:
        """Begin today's table of a game, which a person may do once; its number, also where they have begun it before.

        `guild`: the server whose board of the day it will be on. Refuses: NotTodayError, NotSavedError.
        """
        work = self._begun(guild, person, game, day, locale)
        return await self._tables.changes.to_the_end(as_reply(None, work))

    async def table(self, game: str, day: str, user: int) -> int | Refused | None:
        """The table of that day which this person has begun; None: they haven't.

        Refuses: NotSavedError, DailyError (they have begun it on a server that another process looks after).
        """
        return await as_reply(None, self._own(game, day, user))

    async def _begun(self, guild: int, person: Person, game: str, day: str, locale: str) -> int:
        table = await self._opened(guild, person, game, day, locale)
        await self._start(table, person.id)
        return table

    async def _own(self, game: str, day: str, user: int) -> int | None:
        table = await self._store.daily_try(day, game, user)
        if table is not None:
            await self._start(table, user)
        return table

    async def _opened(self, guild: int, person: Person, game: str, day: str, locale: str) -> int:
        """The person's table of today, opened now unless it was before. Raises NotTodayError, NotSavedError."""
        if day != self.today:
            raise NotTodayError(day=day, today=self.today)
        seed = await self.seed(game, day)
        older = await self._older_rules(game, day)
        rules = TableRules(daily=day, rules=older, hints="no", unrated=True, quiet=True, locale=locale)
        place = Place(guild, -1 - secrets.randbelow(2**62))
        kind = self._games[game]
        own = game == self.own_game(day)
        try:
            opened = await self._tables.new_tables.open(
                place, person, kind, kind.FACTS.short, rules, [opponent(kind)], seed, own_game=own
            )
        except TriedError:
            before = await self._store.daily_try(day, game, person.id)
            assert before is not None
            return before
        return opened.table.id

    async def _older_rules(self, game: str, day: str) -> int:
        return older_rules(await self._store.guild_settings(OURS), game, day)

    async def _start(self, table: int, user: int) -> None:
        """Start a daily table that is open only: just now, or the bot was stopped in between."""
        if not await self._is_here(table):
            raise DailyError(what="elsewhere", until=0)
        if (await self._tables.find(table)).status == "lobby":
            reply = await self._tables.start(table, user)
            if isinstance(reply, Refused) and not isinstance(reply.error, NotLobbyError):
                raise reply.error

    async def _is_here(self, table: int) -> bool:
        """No other process has it."""
        return self._tables.registry.get(table) is not None or (await self._tables.glance(table)).status == "over"

    # ---- par ---------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Have the pars of today worked out, and those of each day when it begins."""
        if self._pars is not None:
            self._tables.waking.errand("pars", self._tables.time.now(), self._begin_pars)

    async def _begin_pars(self) -> None:
        if self.working is None or self.working.done():
            self.working = asyncio.create_task(self._work_out(self.today), name="pars")

    async def _work_out(self, day: str) -> None:
        """All pars of a day that nobody has yet, its own game's first; then what is due next."""
        due, own = ends_at(day), self.own_game(day)
        for game in sorted(self._games, key=lambda game: game != own):
            try:
                await self._keep_par(game, day)
            except Exception as error:
                if self._pars is None or self._pars.closed:
                    return
                log.warning("daily.no-par", game=game, day=day, error=repr(error))
                due = min(due, self._tables.time.now() + RETRY)
        self._tables.waking.errand("pars", due, self._begin_pars)

    async def _keep_par(self, game: str, day: str) -> None:
        if self._pars is None or await self.par(game, day) is not None:
            return
        options, rules = self._games[game].FACTS.short, await self._older_rules(game, day)
        par = await self._pars.of(Shuffle(game, await self.seed(game, day), dict(options), rules))
        await self._store.keep_daily_par(day, game, par)

    async def par(self, game: str, day: str) -> int | None:
        """The points that the best AI reaches on that day's shuffle; None: not worked out yet, or never."""
        return await self._store.daily_par(day, game)

    # ---- streaks -----------------------------------------------------------------------------------------------------

    async def streak(self, user: int, day: str = "") -> Streak:
        """Somebody's days in a row, as of today or of a past day."""
        day = day or self.today
        played = (await self._store.days_played([user])).get(user, [])
        return streak_of([one for one in played if one <= day], await self._store.days_away(AWAY), day)

    async def streaks(self, guild: int, day: str) -> list[Regular]:
        """Who on a server has a streak on that day (today, or a past one): the longest first. Who hides isn't there.

        Those who haven't finished that day's game yet have the streak that ends with it (`Streak.at_risk`).
        """
        away, since = await self._store.days_away(AWAY), day_before(day)
        while since in away:
            since = day_before(since)
        names = await self._store.played_days(guild, since, 0)
        played = await self._store.days_played(names)
        found = [
            Regular(user, name, streak_of([one for one in played[user] if one <= day], away, day))
            for user, name in names.items()
        ]
        return sorted([one for one in found if one.streak.days], key=lambda one: (-one.streak.days, one.user))

    async def podium(self, guild: int, day: str) -> list[Ranked]:
        """The people of a server who have played the day's game to its end, the best first; without those who hide."""
        rows = await self._store.daily_results(day, None, guild, 0)
        return [one for one in ranked(rows) if not one.result.leaver]

    # ---- looking at a day --------------------------------------------------------------------------------------------

    async def seed(self, game: str, day: str) -> bytes:
        """The seed of a game's daily table that day: the same for everybody, also after a restart."""
        return await self._store.daily_seed(day, game, self._draw())

    async def day(self, game: str, day: str, guild: int, asker: int) -> Day | None:
        """Return what the asker may know now of a day's table and its board on that server; None for a day without one.

        Raises ValueError for what is no day.
        """
        now, today = self._tables.time.now(), self.today
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
            unfinished=await self._unfinished(game, day, asker),
            ranked=ranked(results),
            playing=max(0, begun - len(results)),
            is_own_game=game == self.own_game(day),
            par=await self.par(game, day),
            streak=await self.streak(asker),
        )

    async def finished(self, table: Table) -> Finished | None:
        """How a daily table went; None where it isn't over, or was ended without a result."""
        day, user = table.rules.daily, next((seat.user for seat in table.seats if seat.user is not None), None)
        if not day or user is None or table.status != "over":
            return None
        rows = await self._store.daily_results(day, table.game_key, table.place.guild, user)
        row = next((row for row in rows if row.table_id == table.id), None)
        if row is None or row.leaver:
            return None
        return Finished(
            result=row,
            par=await self.par(table.game_key, day) if row.own_game is not None else None,
            streak=await self.streak(user, day) if row.own_game else None,
            accuracy=None if self.is_sealed(table) else await self._accuracy(table.id, user),
            rounds=await self._rounds_of(table, user),
            brought=await self._albums.brought(table),
            newest=await self._albums.newest(user, table.game_key),
        )

    async def _accuracy(self, table: int, user: int) -> float | None:
        row = await self._store.review(table, user)
        return row.accuracy if row is not None else None

    async def _rounds_of(self, table: Table, user: int) -> Sequence[Round]:
        if table.id not in self._rounds:
            rows, seat = await self._store.moves(table.id), table.seat_of(user)
            assert seat is not None
            rules = self._games[table.game_key]
            while len(self._rounds) >= REMEMBERED:
                del self._rounds[next(iter(self._rounds))]
            self._rounds[table.id] = await asyncio.to_thread(rounds_of, rules, table.now, rows, seat)
        return self._rounds[table.id]

    async def _unfinished(self, game: str, day: str, asker: int) -> list[str]:
        """Earlier days of which somebody has a game under way."""
        heads = [head for head in await self._store.tables_of(asker) if head.channel_id < 0 and head.game == game]
        days = [(await self._tables.glance(head.id)).rules.daily for head in heads]
        return sorted(one for one in days if one and one < day)
