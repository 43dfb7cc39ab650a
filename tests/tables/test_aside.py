"""Long steps beside the event loop: one thread at a time computes, and what several wait for is worked out once."""

from __future__ import annotations

import asyncio
import threading
import time
from unittest.mock import patch

from tables import replay, tables
from tests.tables.builder import ANA, PEP, World
from workers.aside import aside


async def test_one_long_step_at_a_time() -> None:
    at_once, most = 0, 0
    lock = threading.Lock()

    def work() -> None:
        nonlocal at_once, most
        with lock:
            at_once += 1
            most = max(most, at_once)
        time.sleep(0.001)
        with lock:
            at_once -= 1

    await asyncio.gather(*(aside(work) for _ in range(12)))
    assert most == 1


async def test_what_it_raises_is_raised() -> None:
    def work(number: int, *, by: int) -> float:
        return number / by

    assert await aside(work, 3, by=2) == 1.5
    try:
        await aside(work, 1, by=0)
    except ZeroDivisionError:
        return
    raise AssertionError("nothing was raised")


async def test_a_game_that_several_look_at_is_played_again_once(world: World) -> None:
    table = await world.live(ANA, PEP)
    await world.play(table)
    with patch.object(replay, "_steps", wraps=replay._steps) as played:  # pyright: ignore[reportPrivateUsage]
        found = await asyncio.gather(*(world.replays.of(table) for _ in range(5)))
    assert played.call_count == 1
    assert all(one.steps == found[0].steps for one in found)


async def test_games_that_many_look_at_in_turn_are_each_played_again_once(world: World) -> None:
    tables: list[int] = []
    for _ in range(12):
        tables.append(await world.live(ANA, PEP))
        await world.play(tables[-1])
    with patch.object(replay, "_steps", wraps=replay._steps) as played:  # pyright: ignore[reportPrivateUsage]
        first = [await world.replays.of(table) for table in tables]
        first[0].turns["en"] = [(1, 1, "worked out")]
        again = [await world.replays.of(table) for table in tables]
        assert played.call_count == len(tables)
        assert [(one.steps, one.turns) for one in again] == [(one.steps, one.turns) for one in first]
        with patch.object(replay, "REMEMBERED", 0):  # no room: one more is looked at, and what was kept goes
            last = await world.live(ANA, PEP)
            await world.play(last)
            await world.replays.of(last)
        assert (await world.replays.of(tables[0])).steps == first[0].steps
        assert played.call_count == len(tables) + 2


async def test_what_is_asked_of_a_finished_game_is_worked_out_once(world: World) -> None:
    table, other = await world.live(ANA, PEP), await world.live(ANA, PEP)
    await world.play(table)
    await world.play(other)
    asked: list[int] = []

    def last(found: replay.Replay) -> int:
        asked.append(found.table.id)
        return found.last

    told = [await each for each in [world.replays.told(one, "last", last) for one in (table, other, table)]]
    at_once = await asyncio.gather(*(world.replays.told(table, "again", last) for _ in range(5)))
    assert [told[0]] * 5 == at_once and told[0] == told[2] == (await world.replays.of(table)).last
    assert asked == [table, other, table]
    with patch.object(replay, "TOLD", 1):  # no room: what was asked longest ago goes
        await world.replays.told(other, "again", last)
        await world.replays.told(table, "last", last)
    world.replays.forget()
    await world.replays.told(table, "last", last)
    assert asked == [table, other, table, other, table, table]


async def test_of_long_logs_a_few_are_held_at_a_time(world: World) -> None:
    table = await world.live(ANA, PEP)
    await world.play(table)
    read, held, most = world.store.moves, 0, 0

    async def moves(*given: object) -> object:
        nonlocal held, most
        held += 1
        most = max(most, held)
        return await read(*given)  # type: ignore[arg-type]

    def told(*given: object) -> object:
        nonlocal held
        held -= 1
        return tell(*given)  # type: ignore[arg-type]

    tell = tables._told  # pyright: ignore[reportPrivateUsage]
    with patch.object(world.store, "moves", moves), patch.object(tables, "_told", told):
        logs = await asyncio.gather(*(world.tables.log(table) for _ in range(12)))
    assert (held, most) == (0, tables.LOGS) and len(logs[0]) > tables.SHORT
    assert all(log == logs[0] for log in logs)
