"""The limiter of calls to Discord: never more than our share of them in any second."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.rate_limiter import SECOND, TOGETHER, RateLimiter, counts
from playground import Playground
from tests.bot.house import QuickTime, a_house

PATH = "/api/v10/channels/5/messages"


class Clock:
    """Time that passes when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 1000.0

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


async def begun(limiter: RateLimiter, clock: Clock, calls: int, path: str = PATH) -> list[float]:
    """When so many calls that are made at once begin."""

    async def call() -> float:
        await limiter.wait(path)
        return clock.now

    return await asyncio.gather(*[call() for _ in range(calls)])


def most_in_a_second(moments: list[float]) -> int:
    return max(sum(first <= moment < first + 1.0 for moment in moments) for first in moments)


@pytest.mark.parametrize(("sharers", "share"), [(1, 50), (2, 25), (3, 16), (50, 1), (70, 1)])
async def test_no_second_has_more_than_our_share(sharers: int, share: int) -> None:
    clock = Clock()
    moments = await begun(RateLimiter(lambda: sharers, clock), clock, 4 * share)
    assert most_in_a_second(moments) == share
    assert moments == sorted(moments), "first come, first served"
    assert moments[-1] - moments[0] == pytest.approx(3 * SECOND)


async def test_a_call_waits_for_nothing_where_there_were_few() -> None:
    clock = Clock()
    limiter = RateLimiter(lambda: 2, clock)
    for _ in range(100):
        before = clock.now
        await limiter.wait(PATH)
        assert clock.now == before
        clock.now += 0.05


async def test_the_share_changes_with_the_processes_that_live() -> None:
    clock, living = Clock(), 1
    limiter = RateLimiter(lambda: living, clock)
    assert most_in_a_second(await begun(limiter, clock, TOGETHER)) == TOGETHER
    living = 5
    moments = await begun(limiter, clock, 30)
    assert moments[0] >= 1000.0 + SECOND and most_in_a_second(moments) == 10


@pytest.mark.parametrize(
    ("path", "counted"),
    [
        (PATH, True),
        ("/api/v10/applications/1/commands", True),
        ("/api/gateway/bot", True),
        ("/api/v10/interactions/7/token/callback", False),
        ("/api/v10/webhooks/1/token/messages/@original", False),
        ("/api/webhooks/1/token", False),
    ],
)
async def test_answers_to_interactions_never_wait(path: str, counted: bool) -> None:
    assert counts(path) == counted
    clock = Clock()
    moments = await begun(RateLimiter(lambda: 50, clock), clock, 3, path)
    assert (moments[-1] > moments[0]) == counted


async def test_no_second_has_more_than_fifty_calls_in_a_single_process(tmp_path: Path) -> None:
    """At Discord, by the clock of the courier, whose seconds are shorter: a burst of 120 calls and some presses."""
    begun_at: list[float] = []
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        serve = play.server._serve

        async def noted(request: Any, path: str) -> Any:
            if counts(path):
                begun_at.append(QuickTime().time())
            return await serve(request, path)

        play.server._serve = noted  # type: ignore[method-assign]
        await play.connected()
        channels = [play.world.channel(play.guild, f"c{n}") for n in range(120)]
        await asyncio.gather(*(house.client.http.get_channel(channel.id) for channel in channels))
    begun_at.sort()
    assert len(begun_at) >= 120
    assert begun_at[119] - begun_at[0] >= 2 * SECOND * 0.9, "fifty, fifty, twenty"
