"""A ban of our address (a 429 without `Via`): one gate for all calls, which opens after longer and longer waits."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.delivery.rate_limiter import LOST, TRIAL, WAIT, Ban
from playground import Playground
from tests.bot.house import House, QuickTime, text
from tests.bot.test_metrics import figures, watched
from tests.bot.test_rate_limiter import Clock

VIA = {"Via": "1.1 google", "Content-Type": "application/json"}


def left(ban: Ban) -> float:
    """Seconds for which no call is made; 0: this one may be."""
    try:
        ban.before_call()
    except discord.RateLimited as error:
        return error.retry_after
    return 0.0


def test_the_gate_opens_after_doubling_waits_for_one_call() -> None:
    clock = Clock()
    ban = Ban(clock)
    assert left(ban) == 0.0
    ban.answered(429, VIA)
    assert left(ban) == 0.0, "an ordinary 429 is no ban"
    for wait in (60.0, 120.0, 240.0):
        ban.answered(429, {})
        ban.answered(429, {})  # was under way too
        assert left(ban) == wait and ban.is_on
        clock.now += wait - 1
        assert left(ban) == 1.0
        clock.now += 1
        assert left(ban) == 0.0
        assert left(ban) == TRIAL, "one is enough to see"
    ban.answered(404, VIA)
    assert left(ban) == left(ban) == 0.0 and not ban.is_on
    ban.answered(429, {})
    assert left(ban) == WAIT[0], "the next one begins with a minute again"


def test_a_trial_that_is_never_answered_is_followed_by_another() -> None:
    clock = Clock()
    ban = Ban(clock)
    ban.answered(429, {})
    clock.now += WAIT[0]
    assert left(ban) == 0.0
    clock.now += LOST
    assert left(ban) == 0.0 and left(ban) == TRIAL


def test_the_wait_has_an_end() -> None:
    clock = Clock()
    ban = Ban(clock)
    for _ in range(20):
        ban.answered(429, {})
        clock.now += WAIT[1]
        assert left(ban) == 0.0, "never more than half an hour"


async def test_a_ban_stops_every_call_until_one_goes_through(
    monkeypatch: pytest.MonkeyPatch, house: House, play: Playground
) -> None:
    """Two tables; the courier's seconds are twenty times shorter: a minute is three seconds."""
    calls: list[str] = []
    async with watched(house) as port:
        serve = play.server._serve  # every call passes here

        tried = asyncio.Event()

        async def counted(request: Any, path: str) -> Any:
            calls.append(f"{request.method} {path}")
            tried.set()
            return await serve(request, path)

        monkeypatch.setattr(play.server, "_serve", counted)
        await play.connected()
        other = play.world.channel(play.guild, "other")
        ana, pep = house.seat("Ana"), house.seat("Pep", channel=other)
        for seat in (ana, pep):
            await (await seat.slash("alakazum new")).shown()
        bea, eva = house.seat("Bea"), house.seat("Eva", channel=other)
        calls.clear()
        play.server.banned, began = True, QuickTime().time()
        replies = await asyncio.gather(*(seat.click("Sit down", wait=False) for seat in (bea, eva)))
        await asyncio.sleep(2.5)
        assert len(calls) <= 4, "two answers and two boards were under way"
        assert (await figures(port))["alakazum_banned"] == 1
        assert (await figures(port))["alakazum_discord_requests_total status=429"] == len(calls)
        before = len(calls)
        tried.clear()
        await asyncio.wait_for(tried.wait(), 10)
        assert QuickTime().time() - began >= WAIT[0]
        await asyncio.sleep(0.5)
        assert len(calls) == before + 1, "one call tries"
        play.server.banned = False
        for seat in (bea, eva):
            await seat.until(lambda seat=seat: any(seat.name in text(one) for one in seat.messages), timeout=15)
        assert all(reply.failed for reply in replies), (
            "Discord waits three seconds for an answer, the ban lasted longer"
        )
        assert (await figures(port))["alakazum_banned"] == 0
