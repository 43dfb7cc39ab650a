"""The evening's post of a server: when it is due, that each evening has one, and what it should show.

Due times are rows, and errands of the waker that tables have. The key of a post is the server and its local date; it is
saved before the post is sent. What is sent, and how, is for `Evenings.look`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial

import structlog

from storage.errors import StaleEvening
from storage.evening_protocol import EveningPerson as EveningPerson
from storage.evening_protocol import EveningRow as EveningRow
from storage.evening_protocol import PostRow as PostRow
from storage.protocol import Storage
from storage.rows import KeptPost

from .albums import Albums
from .daily import DAY
from .days import Days
from .errors import EveningError, NoTableError
from .evening_facts import WAITS, Evening, Facts, waiting
from .local_time import WEEK, day_at, fixed, next_evening, zones
from .months import TOGETHER, Months
from .replies import Person
from .table import Table
from .tables import Tables

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

LATE = 2 * 3600.0
"""Seconds after which an evening's post is not sent any more."""
FIRST = 7
"""Evenings that have a post whatever happens."""
REFUSALS = 3
"""Evenings in a row whose post was refused, after which there are no more."""
QUIET = 3 * DAY
"""Seconds after which later ones have none where nobody pressed one and nobody played."""
PRESSES = 3600.0
"""Seconds within which several presses count as one."""
HOUR = 20
"""Where nobody has said one."""


class Evenings:
    """Says when each server's post is due and what it shows. Everything here may raise StorageError."""

    def __init__(self, store: Storage, tables: Tables, days: Days, months: Months, albums: Albums) -> None:
        self._store, self._kept, self._tables = store, store.evenings, tables
        self._facts = Facts(store, tables, days, months, albums)
        self.look: Callable[[int], None] = lambda guild: None
        """Called with a server whose post may not be there, or should show something else now."""
        self.due: Callable[[int], None] = lambda guild: None
        """Called with a server whose post is due."""
        self._changing = asyncio.Lock()
        self._opening: dict[int, asyncio.Lock] = {}
        self._problems: dict[int, str] = {}
        self._tables_of: dict[int, int] = {}
        """Table → the server whose post it was opened from."""

    # ---- where and when ----------------------------------------------------------------------------------------------

    async def settings(self, guild: int) -> EveningRow | None:
        """Where and when a server has its post; None: it never had one."""
        return await self._kept.of(guild)

    async def set(
        self,
        guild: int,
        *,
        here: int,
        channel: int | None = None,
        hour: int | None = None,
        zone: str | None = None,
        days: str | None = None,
        on: bool | None = None,
        locale: str = "en",
    ) -> EveningRow:
        """Change where and when; what is None stays. It is turned on unless `on` is False.

        `here`: the channel, where none was ever said.
        `zone`: one of `zones()` or `fixed()`; `days`: digits from Monday, 1.
        Raises EveningError, and then nothing has changed.
        """
        if hour is not None and not 0 <= hour <= 23:
            raise EveningError(what="hour", given=str(hour)[:40])
        if zone is not None and zone not in (*zones(), *fixed()):
            raise ValueError(f"no zone {zone!r}")
        if days is not None and (not days or not set(days) <= set(WEEK)):
            raise EveningError(what="weekdays", given=days[:40])
        now = self._tables.time.now()
        async with self._changing:
            row = await self._kept.of(guild)
            if row is None:
                if zone is None:
                    raise EveningError(what="missing", given="")
                row = EveningRow(guild, here, HOUR, zone, WEEK, locale, day_at(now, zone), None, now)
            row = replace(row, channel_id=channel or row.channel_id, zone=zone or row.zone, locale=locale)
            days = "".join(sorted(set(days or row.days)))
            row = replace(row, hour=row.hour if hour is None else hour, days=days)
            if on is False:
                row = replace(row, due_at=None, problem="")
            else:
                taken = [post.day for post in await self._kept.posts(guild)]
                day, due = next_evening(now, row.hour, row.zone, row.days, taken=taken)
                posted = 0 if row.due_at is None else row.posted
                row = replace(row, day=day, due_at=due, active_at=now, asleep_at=None)
                row = replace(row, problem="", posted=posted, refused=0)
            await self._kept.keep(row)
        self._problems.pop(guild, None)
        self._schedule(guild, row.due_at)
        return row

    async def refused(self, guild: int, why: str) -> None:
        """This evening's can't be sent; after `REFUSALS` in a row it is turned off, and `why` told to somebody once."""
        async with self._changing:
            row = await self._kept.of(guild)
            if row is None or row.due_at is None:
                return
            row = replace(row, refused=row.refused + 1)
            if row.refused >= REFUSALS:
                row = replace(row, due_at=None, problem=why)
            await self._kept.keep(row)
        log.warning("evening_off", guild=guild, why=why, times=row.refused)
        if row.due_at is None:
            self._problems[guild] = why
            self._schedule(guild, None)

    async def take_problem(self, guild: int) -> str | None:
        """Why it was turned off, for whoever is told now; None: nothing to tell, or somebody was told."""
        if guild not in self._problems:
            return None
        async with self._changing:
            row, why = await self._kept.of(guild), self._problems.pop(guild, None)
            if row is not None and row.problem:
                await self._kept.keep(replace(row, problem=""))
        return why

    # ---- when it is due ----------------------------------------------------------------------------------------------

    async def connected(self, connection: int) -> None:
        """A connection runs: see to the posts of its servers, what is due and what an earlier run has left."""
        connections = self._tables.connections
        shards = connections.shards
        for guild, due in await self._kept.due(shards):
            if connections.of(guild) == connection:
                self._schedule(guild, due)
        for guild, since in await self._kept.waits(shards):
            if connections.of(guild) == connection:
                self._end_waiting(guild, since)
        self._problems |= await self._kept.problems(shards)
        await self.look_again(connection)

    async def look_again(self, connection: int | None = None) -> None:
        """Look at all posts that may not be there, or should show something else: another process may have said so."""
        connections = self._tables.connections
        for guild in await self._kept.unsure(connections.shards):
            if connections.runs_in(guild) and connection in (None, connections.of(guild)):
                self.look(guild)

    def _schedule(self, guild: int, due: float | None) -> None:
        self._tables.waking.errand(f"evening {guild}", due, partial(self._due, guild))

    async def _due(self, guild: int) -> None:
        if self._tables.connections.runs_in(guild):  # else `connected` comes
            self.due(guild)

    async def take(self, guild: int) -> list[PostRow]:
        """Save what is due now as the newest post, or skip it. Returns the posts that aren't replaced, newest first."""
        async with self._changing:
            row, now = await self._kept.of(guild), self._tables.time.now()
            while row is not None and row.due_at is not None and row.due_at <= now:
                with suppress(StaleEvening):
                    row = await self._gone_on(row, now)
                    continue
                row = await self._kept.of(guild)
        if row is not None:
            self._schedule(guild, row.due_at)
        return await self._kept.posts(guild)

    async def newest(self, guild: int) -> PostRow | None:
        """The newest post of a server."""
        return next(iter(await self._kept.posts(guild)), None)

    async def _gone_on(self, was: EveningRow, now: float) -> EveningRow:
        """After this evening the next: with its post, unless it is too late or everybody sleeps."""
        assert was.due_at is not None
        posts = await self._kept.posts(was.guild_id)
        taken = {was.day, *[post.day for post in posts]}
        day, due = next_evening(max(was.due_at, now - LATE), was.hour, was.zone, was.days, taken=taken)
        then = replace(was, day=day, due_at=due)
        post: PostRow | None = PostRow(was.guild_id, was.day, was.channel_id, was.due_at)
        if now - was.due_at > LATE or any(one.day == was.day for one in posts):
            log.info("evening_skipped", guild=was.guild_id, day=was.day)
            post = None
        else:
            active = max(await self._kept.last_played(was.guild_id), was.active_at)
            if was.posted >= FIRST and active < now - QUIET:
                then, post = replace(then, asleep_at=was.asleep_at or now), None
            else:
                then = replace(then, asleep_at=None, posted=min(FIRST, was.posted + 1))
        await self._kept.go_on(was, then, post)
        return then

    # ---- what was sent -----------------------------------------------------------------------------------------------

    async def sent(self, post: PostRow, message: KeptPost) -> None:
        """Keep what is known of its message; one that is there ends a row of refusals."""
        async with self._changing:
            row = await self._kept.of(post.guild_id) if message.state == "there" else None
            if row is not None and row.refused:
                await self._kept.keep(replace(row, refused=0))
        await self._kept.sent(replace(post, state=message.state, message_id=message.message))

    async def shows(self, post: PostRow) -> None:
        """Its message surely shows it as this row says."""
        if post.shown != post.revision:
            await self._kept.shows(post)

    async def drop(self, post: PostRow) -> None:
        """It is replaced, and its message gone."""
        await self._kept.drop(post)

    # ---- what it shows -----------------------------------------------------------------------------------------------

    async def shown(self, guild: int) -> Evening | None:
        """Return what a server's newest post should show now; None: there is none."""
        posts, row = await self._kept.posts(guild), await self._kept.of(guild)
        if not posts or row is None:
            return None
        return await self._facts.of(posts[0], row, await self._kept.people(guild), await self._table(posts[0]))

    async def preview(self, guild: int) -> Evening | None:
        """Return what a server's post would show if it was due now; None: it is off."""
        row, now = await self._kept.of(guild), self._tables.time.now()
        if row is None or row.due_at is None:
            return None
        post = PostRow(guild, day_at(now, row.zone), row.channel_id, now)
        return await self._facts.of(post, row, await self._kept.people(guild), None)

    async def _table(self, post: PostRow) -> Table | None:
        """The table that was opened from it, while it isn't over."""
        if post.table_id is None:
            return None
        self._tables_of[post.table_id] = post.guild_id
        with suppress(NoTableError):
            table = await self._tables.find(post.table_id)
            return table if table.status != "over" else None
        return None

    def guild_of(self, table: Table) -> int | None:
        """The server whose post shows something of a table that has just changed: who sits there, whose streak goes on,
        or what it brings in the month."""
        if table.status == "over":
            guild = self._tables_of.pop(table.id, None)
            people = sum(seat.user is not None or seat.leaver is not None for seat in table.seats)
            return table.place.guild if table.rules.daily or people >= TOGETHER else guild
        return self._tables_of.get(table.id)

    async def change(self, guild: int) -> None:
        """Something that a server's posts show has changed."""
        await self._kept.change(guild)
        self.look(guild)

    async def change_of(self, user: int) -> None:
        """Somebody is to be named elsewhere, or no longer: on all servers, also those of other processes."""
        await self._kept.change_of(user)
        await self._store.notify_processes()
        await self.look_again()

    # ---- who presses -------------------------------------------------------------------------------------------------

    def opening(self, guild: int) -> asyncio.Lock:
        """Held by whoever looks who waits there and opens a table for them: two at once would open two."""
        return self._opening.setdefault(guild, asyncio.Lock())

    async def pressed(self, guild: int) -> None:
        """Somebody has pressed a server's post."""
        async with self._changing:
            row, now = await self._kept.of(guild), self._tables.time.now()
            if row is not None and now - row.active_at > PRESSES:
                await self._kept.keep(replace(row, active_at=now))

    async def call(self, guild: int, person: Person) -> bool:
        """Mention somebody in a server's posts from now on, or no longer; returns which."""
        kept = await self._person(guild, person)
        kept = replace(kept, called=not kept.called)
        await self._kept.keep_person(guild, kept)
        self.look(guild)
        return kept.called

    async def waiting(self, guild: int) -> list[EveningPerson]:
        """Return who waits for a table there, the first first."""
        return waiting(await self._kept.people(guild), self._tables.time.now())

    async def wait(self, guild: int, person: Person, *, on: bool) -> None:
        """Somebody wants a table there, for an hour, or no longer."""
        now = self._tables.time.now()
        await self._kept.keep_person(guild, replace(await self._person(guild, person), waits_at=now if on else None))
        if on:
            self._end_waiting(guild, now)
        self.look(guild)

    def _end_waiting(self, guild: int, since: float) -> None:
        self._tables.waking.errand(f"evening wait {guild}", since + WAITS, partial(self._has_waited, guild))

    async def _has_waited(self, guild: int) -> None:
        """Who has waited long enough no longer does."""
        now = self._tables.time.now()
        people = await self._kept.people(guild)
        still = waiting(people, now)
        for person in people:
            if person.waits_at is not None and person not in still:
                await self._kept.keep_person(guild, replace(person, waits_at=None))
        if still:
            self._end_waiting(guild, still[0].waits_at or now)
        self.look(guild)

    def is_taken(self, channel: int) -> bool:
        """A table stands in that channel or thread."""
        return self._tables.table_in(channel) is not None

    async def opened(self, guild: int, table: int) -> None:
        """A table was opened for those who waited there."""
        self._tables_of[table] = guild
        for person in await self.waiting(guild):
            await self._kept.keep_person(guild, replace(person, waits_at=None))
        await self._kept.change(guild, table)
        self.look(guild)

    async def _person(self, guild: int, person: Person) -> EveningPerson:
        people = await self._kept.people(guild)
        known = next((one for one in people if one.user_id == person.id), EveningPerson(person.id, person.name))
        return replace(known, name=person.name)
