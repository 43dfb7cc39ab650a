"""Five thousand servers with the same hour, on a machine whose time is moved: spread, and in nobody's way."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random  # noqa: TID251 - seeded
from types import SimpleNamespace
from typing import Any

import pytest

from bot.delivery import evenings as delivery
from bot.delivery.evenings import EveningPosts
from bot.delivery.rate_limiter import RateLimiter
from bot.delivery.reconciler import Reconciler
from games import GAMES
from storage.evening_protocol import EveningRow
from storage.store import TableStore
from tables.services import table_services
from tests.bot.fakes import FakeMessages
from tests.bot.house import LIBRARY, made_ready
from tests.whole.simulation.virtual import Clock, a_machine

SERVERS = 5000
TEN_MINUTES = 600.0
CALL = 0.12
"""Seconds that Discord takes for a call."""
EDITS = 20
"""Edits of people's boards a second, beside Discord takes of one bot."""
CALLED = "/api/v10/channels/1/messages"


class LimitedMessages(FakeMessages):
    """A Discord that is called within the limiter, and takes its time."""

    def __init__(self, limiter: RateLimiter) -> None:
        super().__init__(SimpleNamespace(now=0.0))  # pyright: ignore[reportArgumentType]
        self.limiter, self.sent = limiter, list[float]()

    async def post(self, *given: Any) -> int:
        async def post() -> int:
            self.sent.append(asyncio.get_running_loop().time())
            return await FakeMessages.post(self, *given)

        return await called(self.limiter, post)


async def called(limiter: RateLimiter, call: Callable[[], Awaitable[int]]) -> int:
    place = await limiter.wait(CALLED)
    try:
        await asyncio.sleep(CALL)
        return await call()
    finally:
        limiter.answered(place)


async def edits(limiter: RateLimiter, seconds: float) -> list[float]:
    """How long each of people's boards waits to be edited, the longest last; they come in no rhythm."""
    chance, waits, loop, running = Random(7), list[float](), asyncio.get_running_loop(), list[asyncio.Task[int]]()

    async def edit() -> int:
        began = loop.time()

        async def sent() -> int:
            waits.append(loop.time() - began - CALL)
            return 0

        return await called(limiter, sent)

    end = loop.time() + seconds
    while loop.time() < end:
        await asyncio.sleep(chance.expovariate(EDITS))
        running.append(asyncio.ensure_future(edit()))
    await asyncio.gather(*running)
    return sorted(waits)


async def reads(store: TableStore, seconds: float) -> float:
    """How long people's presses wait for what they read, at most."""
    longest, loop = 0.0, asyncio.get_running_loop()
    end = loop.time() + seconds
    while loop.time() < end:
        began = loop.time()
        await store.user_settings(1)
        longest = max(longest, loop.time() - began)
        await asyncio.sleep(0.1)
    return longest


async def an_evening(path: Path, servers: int) -> None:
    await made_ready(path)
    clock, spread = Clock(), TEN_MINUTES * servers / SERVERS
    hour = clock.now() + 2 * spread
    store = await TableStore.open(f"sqlite+aiosqlite:///{path}", now=clock.now, wait=0)
    live = table_services(store, games=GAMES, time=clock)  # pyright: ignore[reportArgumentType]
    limiter = RateLimiter(lambda: 1)
    discord: Any = LimitedMessages(limiter)
    posts = EveningPosts(live.evenings, live.servers, discord, LIBRARY, Reconciler(), clock.now, limiter)
    guilds = [number << 22 for number in range(1, servers + 1)]
    rows = [EveningRow(each, each, 20, "Europe/Madrid", "1234567", "en", "2026-09-21", hour, hour) for each in guilds]
    await asyncio.gather(*(store.evenings.keep(row) for row in rows))
    await live.tables.begin()
    await live.tables.connected()
    alone = await edits(limiter, spread)
    await live.evenings.connected(0)
    await asyncio.sleep(hour - clock.now())
    waits, longest = await asyncio.gather(edits(limiter, spread), reads(store, spread))
    await asyncio.sleep(10)
    took = max(discord.sent) - min(discord.sent)
    figures = f"{took:.0f} s; boards wait {[round(one[-1], 3) for one in (alone, waits)]}, reads {longest:.3f} s"
    late = [[one[len(one) * 99 // 100], one[-1]] for one in (alone, waits)]
    assert Counter(discord.named("post")) == dict.fromkeys(guilds, 1), "each server has one"
    assert 0.9 * spread <= took <= max(spread, 8.0), figures
    assert late[1][0] <= late[0][0] + 0.001 and late[1][1] <= late[0][1] + 0.1, figures
    assert longest < 0.02, figures
    assert not posts.waiting
    await live.tables.close()
    await store.close()


@pytest.mark.parametrize("servers", [60, pytest.param(SERVERS, marks=[pytest.mark.long, pytest.mark.timeout(1800)])])
def test_servers_with_the_same_hour_are_spread_and_nobody_who_plays_waits(
    servers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "SERVERS", servers // 10)
    with a_machine() as loop:
        loop.run_until_complete(an_evening(tmp_path / "a.db", servers))
