"""The machine's clock is set, or the machine stands still, while games go on: nobody's turn runs out by that."""

import asyncio
from itertools import count
from typing import Any

import pytest

from storage.errors import StorageError
from tables.time_source import SystemTime
from tests.tables.builder import World, until
from tests.tables.test_clocks import made, slow_to_end, turn_of_ana

HOUR = 3600.0


@pytest.mark.parametrize("seconds", [HOUR, -HOUR])
async def test_every_clock_has_as_long_left_as_before_the_machines_clock_was_set(world: World, seconds: float) -> None:
    told: list[tuple[float, list[int]]] = []
    world.tables.connections.clock_was_set = lambda *what: told.append(what)
    table, untouched = await turn_of_ana(world), await turn_of_ana(world, slow_to_end(clock="slow"))
    at = await world.tables.find(table)
    await world.wait(10)
    world.clock.ahead = seconds
    await world.wait(10)
    await until(lambda: bool(told))
    assert told == [(seconds, [table, untouched])], "the boards show the new moments"
    assert at.deadline(at.now.decisions[0]) == world.clock.now() + 40
    kept = await world.store.load(table)
    assert ({clock.key: clock for clock in kept.clocks}, kept.wake_at) == (at.now.clocks, at.wake_at)
    assert (await world.store.load(untouched)).wake_at == world.clock.now() + HOUR / 2 - 20
    await world.wait(39)
    assert await made(world, table) == []
    await world.wait(1)
    assert await made(world, table) == [(0, '["rest"]', "clock")]


@pytest.mark.parametrize("seconds", [HOUR, -HOUR])
async def test_a_clock_that_is_set_while_discord_is_away_takes_and_gives_nothing(world: World, seconds: float) -> None:
    table = await turn_of_ana(world)
    at = await world.tables.find(table)
    await world.wait(10)
    world.tables.disconnected()
    world.clock.ahead = seconds
    await world.wait(20)
    await until(lambda: not world.clock.ahead)
    await world.tables.connected()
    assert at.deadline(at.now.decisions[0]) == world.clock.now() + 50
    assert await made(world, table) == []


@pytest.mark.parametrize("seconds", [HOUR, -HOUR])
async def test_a_clock_that_was_set_between_two_starts_takes_no_time(world: World, seconds: float) -> None:
    table = await turn_of_ana(world)
    await world.wait(10)
    await world.close()
    world.clock.ahead = seconds
    await world.open()
    at = await world.tables.find(table)
    assert at.deadline(at.now.decisions[0]) == world.clock.now() + 50


async def test_a_clock_that_was_set_and_cannot_be_kept_yet_stops_all_clocks(world: World) -> None:
    table, give_back = await turn_of_ana(world), world.store.give_back
    tried = count()

    async def fails(*given: object) -> None:
        next(tried)
        raise StorageError("the disk is full")

    world.store.give_back = fails  # type: ignore[method-assign]
    world.clock.ahead = HOUR
    await world.wait(10)
    await until(lambda: next(tried) > 1)
    await world.wait(100)
    assert await made(world, table) == []
    given = list[float]()

    async def works(seconds: float, now: float, *more: Any) -> None:
        given.append(now)
        await give_back(seconds, now, *more)

    world.store.give_back = works  # type: ignore[method-assign]
    while not world.tables.connections.runs(0):
        await world.wait(1)
        await asyncio.sleep(0.001)
    at = await world.tables.find(table)
    assert at.deadline(at.now.decisions[0]) == given[-1] + 50


async def test_a_clock_that_is_set_a_little_moves_nothing(world: World) -> None:
    """Discord rounds to seconds, and to the minute far away."""
    table = await turn_of_ana(world)
    at = await world.tables.find(table)
    world.clock.ahead = 0.9
    await world.wait(10)
    await asyncio.sleep(0.01)
    assert at.deadline(at.now.decisions[0]) == world.clock.now() + 50


async def test_the_time_goes_on_evenly_until_it_follows_the_machines_clock() -> None:
    wall, steady = [1_000_000.0], [50.0]
    time = SystemTime(lambda: wall[0], lambda: steady[0])

    def passes(seconds: float, shown: float) -> float:
        steady[0] += seconds
        wall[0] += shown
        return time.now()

    assert passes(10, 10) == 1_000_010
    assert passes(10, 3610) == 1_000_020, "set forward by an hour"
    assert passes(10, -7190) == 1_000_030, "and back by two"
    assert passes(20, 20) == 1_000_050
    assert passes(900, 900) == 1_000_050, "the process was stopped for a quarter of an hour"
    assert time.wall() == 1_000_000 + 10 + 3610 - 7190 + 920
    time.follow()
    assert passes(10, 10) == time.wall()
    await time.sleep_until(time.now() - 1)
