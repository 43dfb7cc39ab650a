"""The limiter of calls to Discord: never more than our share of them in any second."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.delivery.rate_limiter import COUNTED_WITHIN, SECOND, TOGETHER, Counted, RateLimiter, counts
from playground import Playground
from tests.bot.house import a_game, a_house, exchanges, text

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
        limiter.answered(await limiter.wait(path))
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
        limiter.answered(await limiter.wait(PATH))
        assert clock.now == before
        clock.now += 0.05


@pytest.mark.parametrize("way", [0.0, 0.2, COUNTED_WITHIN])
async def test_no_second_has_more_calls_however_long_they_take(way: float) -> None:
    """The first fifty are counted as late as can be, all others at once."""
    clock = Clock()
    limiter = RateLimiter(lambda: 1, clock)
    counted: list[float] = []

    def arrive(call: Counted | None, late: float) -> None:
        assert call is not None
        counted.append(clock.now + late)
        call.counted = min(call.counted, clock.now + late)  # its answer will come then

    for at in range(150):
        arrive(await limiter.wait(PATH), way if at < TOGETHER else 0.0)
    assert most_in_a_second(sorted(counted)) <= TOGETHER


async def test_what_is_not_urgent_leaves_places_to_others() -> None:
    clock = Clock()
    limiter = RateLimiter(lambda: 1, clock)
    before = clock.now
    for _ in range(30):
        await limiter.room()
        limiter.answered(await limiter.wait(PATH))
    assert clock.now == before
    await limiter.room()
    assert clock.now == before + SECOND, "of fifty places the last twenty are others'"


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


async def test_every_call_of_a_single_process_waits_for_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed: list[str] = []
    wait = RateLimiter.wait

    async def noted(self: RateLimiter, path: str) -> Counted | None:
        call = await wait(self, path)
        assert self.share == TOGETHER
        passed.append(path)
        return call

    monkeypatch.setattr(RateLimiter, "wait", noted)
    async with Playground(record=True) as play, a_house(play, tmp_path / "a.db") as house:
        ana, _ = await a_game(house, "Ana", "Bea")
        await ana.until(lambda: any("<@" in text(one) for one in ana.messages))  # somebody is called to move
        called = {one.path for one in exchanges(play)}
        assert any(path.endswith("/callback") for path in called)
        assert any(path.endswith(f"/channels/{ana.channel_id}/messages") for path in called)
        assert called <= set(passed)
