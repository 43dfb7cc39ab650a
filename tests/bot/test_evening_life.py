"""Half a year of evenings in injected time: kills, lost answers, summer time, one post each evening, true streaks."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random  # noqa: TID251 - seeded
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.delivery.discord_api import Code, DiscordRefused, UnknownOutcome
from bot.delivery.evenings import EveningPosts
from bot.delivery.rate_limiter import RateLimiter
from bot.delivery.reconciler import Reconciler
from bot.screens.evening import PLAY, control
from games import GAMES
from storage.rows import DailyTry, ResultRow, SeatRow, TableChange, TableRow
from storage.store import TableStore
from tables import seats
from tables.evenings import Evenings
from tables.replies import Person
from tables.services import TableServices, table_services
from tables.time_source import FakeTime
from tests.bot.fakes import FakeMessages, snowflake
from tests.bot.house import LIBRARY, made_ready
from tests.tables.builder import until

GUILD, CHANNEL, ANA = 10 << 22, 20, Person(101, "Ana")
OCTOBER = datetime(2025, 10, 1, tzinfo=UTC).timestamp()
HOUR, DAY = 3600.0, 86400.0
PAR = 8
AWAY = [OCTOBER + (days + 0.5) * DAY for days in (17, 60, 61, 140)]
"""Noons of days on which the bot is away from three to ten, by UTC: no evening of the two zones falls into that."""


class Passing:
    """A clock that moves on when somebody sleeps by it."""

    def __init__(self) -> None:
        self.now = 0.0

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += max(0.0, seconds)
        await asyncio.sleep(0)


class Life:
    """A bot that may die, on a database and a Discord that stay."""

    def __init__(self, path: Path, now: float = OCTOBER) -> None:
        self.path, self.clock, self.passing = path, FakeTime(now), Passing()
        self.discord: Any = FakeMessages(self.passing)  # pyright: ignore[reportArgumentType]
        self.discord.ids = self._ids()
        self.store: TableStore
        self.live: TableServices
        self.posts: EveningPosts

    def _ids(self) -> Iterator[int]:
        for n in itertools.count(1):
            yield snowflake(self.clock.now(), n)

    @property
    def evenings(self) -> Evenings:
        return self.live.evenings

    async def begin(self) -> Life:
        await made_ready(self.path)
        self.store = await TableStore.open(f"sqlite+aiosqlite:///{self.path}", now=self.clock.now, wait=0)
        self.live = table_services(self.store, games=GAMES, time=self.clock)
        reconciler = Reconciler(time=self.passing)
        limiter = RateLimiter(lambda: 1, self.passing)
        live = self.live
        self.discord.by_nonce.clear()  # Discord has forgotten them: the history alone can say
        self.posts = EveningPosts(
            live.evenings, live.servers, self.discord, LIBRARY, reconciler, self.clock.now, limiter
        )
        await live.tables.begin()
        await live.tables.connected()
        await live.evenings.connected(0)
        await self.rest()
        return self

    async def end(self) -> None:
        """It is gone; a fault of the Discord said where it was killed."""
        await self.rest()
        await self.live.tables.close()
        await self.store.close()

    async def restart(self) -> None:
        await self.end()
        await self.begin()

    async def rest(self) -> None:
        await until(lambda: not self.posts.waiting)

    async def wait_until(self, moment: float) -> None:
        """Let time go by, stopping wherever something is due."""
        while (least := self.live.tables.next_due) is not None and least <= moment:
            self.clock.advance_to(least)
            await self.live.tables.tick()
            await self.rest()
        self.clock.advance_to(moment)
        await self.live.tables.tick()
        await self.rest()

    def there(self) -> dict[str, list[int]]:
        """Evening → its messages in the channel."""
        found: dict[str, list[int]] = {}
        for message in self.discord.shown:
            text = str(self.discord.shown[message])
            for at in range(len(text)):
                if text.startswith("al:0:evening:play.", at):
                    found.setdefault(text[at + 18 : at + 28], []).append(message)
        return found


class Regulars:
    """Two who play on most days, saved as tables save it, and by hand what they have of it."""

    def __init__(self, life: Life, zone: str) -> None:
        self.life, self.zone, self.chance = life, ZoneInfo(zone), Random(zone)
        self.days: dict[int, set[str]] = {user: set() for user in (101, 102)}
        self.brought = Counter[tuple[int, date]]()
        """(user, local date) → points, if a day had no most."""

    async def play(self, now: float) -> None:
        """What they finished since the bot was back or, if it was there, in the last eleven hours."""
        span = (2 if now in AWAY else 11) * HOUR
        for user, days in self.days.items():
            at = now - self.chance.uniform(0, span)
            day = _utc(at - 0.5 * HOUR)  # begun on it, whatever day it is by now
            if day not in days and self.chance.random() < (0.3 if now in AWAY or now - DAY / 2 in AWAY else 0.65):
                days.add(day)
                points, par = self.chance.choice((PAR - 1, PAR, PAR + 1)), date.fromisoformat(day).day % 5 > 0
                if par:
                    await self.life.store.keep_daily_par(day, self.life.live.days.own_game(day), PAR)
                await self.finish(at, points, [user], DailyTry(day, own_game=True))
                self.bring(user, at, 1 + (par and points >= PAR))
        for _ in range(self.chance.choice((0, 0, 0, 0, 0, 2))):
            people, at = [*self.days], now - self.chance.uniform(0, span)
            await self.finish(at, 9, people)
            for user in people:
                self.bring(user, at, 3)

    async def finish(self, at: float, points: int, people: list[int], daily: DailyTry | None = None) -> None:
        game, store = self.life.live.days.own_game(_utc(at) if daily is None else daily.day), self.life.store
        row = TableRow(GUILD, -int(at * 1000) - people[0], game, people[0], status="live")
        row.seats = [SeatRow(seat, user, f"P{user}") for seat, user in enumerate(people)]
        results = [ResultRow(seat, user, None, f"P{user}", 1, points, True, "", at) for seat, user in enumerate(people)]
        table = await store.create_table(row, daily)
        await store.commit(TableChange(table_id=table, was="live", expected=0, at=at, status="over", results=results))

    def bring(self, user: int, at: float, points: int) -> None:
        self.brought[user, datetime.fromtimestamp(at, self.zone).date()] += points

    def streak(self, user: int, today: str) -> tuple[int, int]:
        """(days in a row, the most) as one walks through the calendar."""
        away, run, most = {_utc(noon) for noon in AWAY}, 0, 0
        for day in (_utc(OCTOBER + n * DAY) for n in range(200)):
            if day in self.days[user]:
                run += 1
                most = max(run, most)
            elif day >= today:
                break
            elif day not in away:
                run = 0
        return run, most

    def months(self) -> dict[str, dict[int, int]]:
        """Month → user → points."""
        found: dict[str, dict[int, int]] = {}
        for (user, day), points in self.brought.items():
            month = found.setdefault(day.isoformat()[:7], Counter())
            month[user] += min(6, points)
        return found

    async def check(self) -> None:
        """The bot says of streaks and of all months what is so."""
        live = self.life.live
        for user in self.days:
            found = await live.days.streak(user)
            assert (found.days, found.longest) == self.streak(user, live.days.today), (user, live.days.today)
        for month, points in self.months().items():
            found = await live.months.month(GUILD, month=month)
            assert {one.user: one.points for one in found.ranked} == points, month


def _utc(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


@pytest.mark.parametrize(
    ("zone", "gap", "twice"),
    [
        # At two in the morning clocks go to three: 01:00 UTC. The first of two twos is still summer's: 00:00 UTC.
        ("Europe/Madrid", "2026-03-29T01:00", "2025-10-26T00:00"),
        # Sydney's gap of 5 October begins at 16:00 UTC of the day before; the first two of 5 April is UTC+11.
        ("Australia/Sydney", "2025-10-04T16:00", "2026-04-04T15:00"),
    ],
)
async def test_each_evening_has_one_post_through_kills_and_both_changes(
    zone: str, gap: str, twice: str, tmp_path: Path
) -> None:
    life, chance = await Life(tmp_path / "a.db").begin(), Random(zone)
    await life.evenings.set(GUILD, here=CHANNEL, hour=2, zone=zone)
    people, sent = Regulars(life, zone), dict[str, float]()
    posts, kills, now = Counter[str](), 0, OCTOBER
    post = life.discord.post

    async def posted(*given: Any) -> int:
        """Notes each message that comes to be there."""
        before = set(life.discord.shown)
        try:
            return await post(*given)
        finally:
            for day, messages in life.there().items():
                if fresh := set(messages) - before:
                    posts[day] += len(fresh)
                    sent.setdefault(day, life.clock.now())

    life.discord.post = posted
    while now < OCTOBER + 195 * DAY:
        now += DAY / 2
        trouble = chance.choice(("", "", "kill", "post", "posted", "lost", "gave no answer")) if posts else ""
        if any(abs(now - datetime.fromisoformat(f"{at}Z").timestamp()) <= DAY for at in (gap, twice)):
            trouble = ""
        if now in AWAY:
            await life.wait_until(now - 9 * HOUR)
            await life.end()
            life.clock.advance_to(now - 2 * HOUR)
            await life.begin()
        fault = asyncio.CancelledError() if trouble in ("post", "posted") else UnknownOutcome("post")
        if trouble in ("post", "lost"):
            life.discord.faults["post"] = [fault]
        elif trouble:
            life.discord.faults["posted"] = [fault] if trouble != "kill" else []
        if trouble in ("kill", "post", "posted"):
            due = life.live.tables.next_due
            await life.wait_until(min(now, (due or now) + HOUR))
            kills += 1
            life.discord.faults.clear()
            await life.restart()
        await life.wait_until(now)
        life.discord.faults.clear()
        await people.play(now)
        if chance.random() < 0.1:
            await people.check()
        await life.evenings.pressed(GUILD)
    first, last = date.fromisoformat(min(posts)), date.fromisoformat(max(posts))
    evenings = [(first + timedelta(days=n)).isoformat() for n in range((last - first).days + 1)]
    assert len(evenings) >= 190 and dict(posts) == dict.fromkeys(evenings, 1) and kills > 50
    assert {datetime.fromtimestamp(sent[day], UTC).isoformat()[:16] for day in evenings} >= {gap, twice}
    assert list(life.there()) == [evenings[-1]], "each replaced the one before"
    await people.check()
    assert len(people.months()) == 7 and max(people.streak(user, _utc(now))[1] for user in people.days) > 9
    await life.end()


async def test_a_post_of_unknown_outcome_is_not_sent_again_without_history(tmp_path: Path) -> None:
    life = await Life(tmp_path / "a.db").begin()
    await life.evenings.set(GUILD, here=CHANNEL, zone="UTC", hour=20)
    life.discord.faults["posted"] = [asyncio.CancelledError()]
    await life.wait_until(OCTOBER + 21 * HOUR)
    life.discord.between = DiscordRefused("after", Code.NO_ACCESS)
    await life.restart()
    assert len(life.discord.named("post")) == 1 and len(life.there()) == 1
    row = await life.evenings.newest(GUILD)
    assert row is not None and row.state == "gone"
    await life.end()


async def test_a_post_of_unknown_outcome_is_replaced_where_nobody_could_look_before_the_next(tmp_path: Path) -> None:
    life = await Life(tmp_path / "a.db").begin()
    await life.evenings.set(GUILD, here=CHANNEL, zone="UTC", hour=20)
    life.discord.faults["posted"] = [asyncio.CancelledError()]
    await life.wait_until(OCTOBER + 21 * HOUR)
    await life.end()
    life.clock.advance_to(OCTOBER + DAY + 21 * HOUR)
    await life.begin()
    assert list(life.there()) == ["2025-10-02"]
    await life.end()


async def test_one_that_is_more_than_two_hours_late_is_skipped(tmp_path: Path) -> None:
    life = await Life(tmp_path / "a.db").begin()
    await life.evenings.set(GUILD, here=CHANNEL, zone="UTC", hour=20)
    await life.end()
    life.clock.advance_to(OCTOBER + 22 * HOUR + 1)
    await life.begin()
    assert life.there() == {}
    await life.end()
    life.clock.advance_to(OCTOBER + DAY + 21.9 * HOUR)
    await life.begin()
    assert list(life.there()) == ["2025-10-02"]
    await life.end()


async def test_after_seven_evenings_three_silent_days_end_it_until_somebody_plays_or_presses(
    tmp_path: Path,
) -> None:
    life = await Life(tmp_path / "a.db").begin()

    async def posts_until(day: int) -> int:
        await life.wait_until(OCTOBER + day * DAY)
        return len(life.discord.named("post"))

    await life.evenings.set(GUILD, here=CHANNEL, zone="UTC", hour=20)
    assert await posts_until(20) == 7, "the first seven come whatever happens"
    days = life.live.days
    table = await days.start(GUILD, ANA, days.own_game(days.today), days.today)
    assert isinstance(table, int)
    await life.live.tables.change(table, seats.leave, ANA.id)
    assert await posts_until(30) == 10, "on the evenings of the three days after it"
    await life.evenings.pressed(GUILD)
    assert await posts_until(40) == 13
    await life.end()


async def test_at_most_ninety_are_mentioned_and_nobody_who_deleted_their_data(tmp_path: Path) -> None:
    life = await Life(tmp_path / "a.db").begin()
    await life.evenings.set(GUILD, here=CHANNEL, zone="UTC", hour=20)
    for number in range(95):
        assert await life.evenings.call(GUILD, Person(1000 + number, "Caller"))
    await life.rest()
    await life.wait_until(OCTOBER + 21 * HOUR)
    (messages,) = life.there().values()
    said = str(life.discord.shown[messages[0]])
    assert said.count("<@") == 90 and "<@1000>" in said and len(life.discord.mentions[messages[0]]) == 90
    await life.live.people.forget(1000)
    await life.evenings.look_again()
    await life.rest()
    said = str(life.discord.shown[messages[0]])
    assert "<@1000>" not in said and "<@1090>" in said, "the next one came up"
    assert control(PLAY, "2025-10-01") in said
    await life.end()
