"""A database from before clocks said whether they run (0012), made by that version: nobody loses a second by it.

Its last heartbeat was at second 31, and the bot comes back two months later. At its nine tables:

1. a last call that stood still at 20 of 60 seconds · 2. the same, paused · 3. a turn paused at 20 of 90 seconds ·
4. the same, its channel lost · 5. Pep left and came back: asked while Ana was alone · 6. Eva alone, an AI to answer ·
7. a window that closes at 36, for which Leo waits until 66 · 8. everybody is away · 9. the same, paused since 31
"""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games import GAMES
from storage.rows import Clock
from storage.store import TableStore
from tables import ending, press
from tables.table import Table
from tables.time_source import FakeTime
from tables.timing import Timing
from tests.databases import url
from tests.storage.released import build
from tests.tables.builder import ANA, PEP, World, done
from tests.tables.test_market import say

WEEK = 7 * 86400


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    path = shutil.copy(build.HERE / "clocks" / "before.db", tmp_path / "bot.db")
    world = await World(Path(path), FakeTime(build.NOW + 5_000_000)).open(games=GAMES, timing=Timing())
    yield world
    await world.close()


def left(world: World, table: Table, seat: int | None = None) -> float | None:
    """Seconds until the first question's time is over, or that of a seat's."""
    asked = next(each for each in table.now.decisions if seat in (None, each.seat))
    due = table.deadline(asked)
    return due - world.clock.now() if due is not None else None


@pytest.mark.parametrize("number", [1, 2])
async def test_a_last_call_that_stood_still_goes_on(world: World, number: int) -> None:
    table = await world.tables.find(number)
    if number == 2:
        assert table.status == "paused"
        await world.wait(1000)
        done(await world.tables.change(number, ending.resume, ANA.id))
    await world.wait(5)
    assert left(world, table, 0) == pytest.approx(264 if number == 1 else 265), "the round's: hers stands still"
    done(await say(world, table, PEP, ("done",)))
    assert left(world, table, 0) == pytest.approx(40)


@pytest.mark.parametrize("number", [3, 4])
async def test_a_pause_ends_with_the_time_it_began_with(world: World, number: int) -> None:
    table = await world.tables.find(number)
    assert (table.status, table.has_lost_its_place) == ("paused", number == 4)
    await world.wait(20 * 86400)
    assert table.status == "paused"
    done(await world.tables.change(number, ending.resume, ANA.id))
    assert left(world, table) == pytest.approx(70) and not table.has_lost_its_place
    assert {clock.what for clock in table.now.clocks.values()} == {"turn", ":remind.turn", ":gone"}


@pytest.mark.parametrize("number", [3, 4])
async def test_a_pause_ends_the_game_after_thirty_days(world: World, number: int) -> None:
    table = await world.tables.find(number)
    await world.wait(30 * 86400 - 12)
    assert table.status == "paused"
    await world.wait(12)
    assert table.status == "over"


async def test_who_was_asked_while_alone_has_no_clock(world: World) -> None:
    table = await world.tables.find(5)
    asked = table.now.decisions[0]
    assert left(world, table) is None
    await world.wait(3600)
    user = table.seats[asked.seat].user
    assert user is not None and table.now.decisions == (asked,)
    done(await world.tables.change(5, press.press, user, asked.id, [asked.default]))
    assert left(world, table) == pytest.approx(90)


async def test_an_ai_answers_whom_it_plays_with(world: World) -> None:
    table = await world.tables.find(6)
    n = table.n
    await world.wait(1)
    assert table.n > n


async def test_a_window_is_open_while_somebody_waits(world: World) -> None:
    table = await world.tables.find(7)
    (wait,) = (clock for clock in table.now.clocks.values() if clock.what == ":more-time")
    assert left(world, table) == pytest.approx(35)
    await world.wait(34.9)
    assert table.now.decisions[0].id == wait.number
    await world.wait(0.1)
    assert table.now.decisions[0].id != wait.number


async def test_a_game_that_all_had_left_is_paused(world: World) -> None:
    await world.wait(0)
    table = await world.tables.find(8)
    assert (table.status, table.n) == ("paused", 0)


@pytest.mark.parametrize("number", [8, 9])
async def test_a_game_that_all_have_left_ends_after_a_week(world: World, number: int) -> None:
    await world.wait(0)
    table = await world.tables.find(number)
    await world.wait(WEEK - 2)
    assert table.status == "paused"
    await world.wait(2)
    assert table.status == "over"


def runs(what: str, number: int, until: float, whose: int | None = None) -> Clock:
    return Clock(what, number, build.NOW + until, whose)


def stands(what: str, number: int, until: float, left: float, whose: int | None = None) -> Clock:
    return Clock(what, number, build.NOW + until, whose, "stands", left)


ROUND = (runs(":remind.rest", 1, 150), runs(":remind.round", 1, 150), runs("rest", 1, 300), runs("round", 1, 300))
PAUSED_AT_20 = {stands("turn", 1, 90, 70), stands(":remind.turn", 1, 45, 25)}
BEGUN_AT_31 = {runs("turn", 1, 121), runs(":remind.turn", 1, 76)}
MONTH = 30 * 86400
ROWS = {
    1: {*ROUND, stands("last_call", 1, 60, 40), runs(":gone", 0, WEEK)},
    2: {
        *(clock.stopped(build.NOW + 30) for clock in ROUND),
        stands("last_call", 1, 60, 40),
        runs(":pause", 0, MONTH + 30),
    },
    3: PAUSED_AT_20 | {runs(":pause", 0, MONTH + 20)},
    4: PAUSED_AT_20 | {runs(":no-place", 0, MONTH + 20)},
    5: {Clock(":timeless", 1, build.NOW + 20, 1, "spent"), runs(":gone", 0, WEEK)},
    7: {runs("window", 4, 36), runs(":more-time", 4, 66, 0), runs(":gone", 0, WEEK + 31)},
    8: BEGUN_AT_31 | {runs(":gone", 0, WEEK + 31)},
    9: {clock.stopped(build.NOW + 31) for clock in BEGUN_AT_31} | {runs(":pause", 0, WEEK + 31)},
}
"""By table, what its clocks are; beside them answers to come."""


@pytest.mark.parametrize("number", ROWS)
async def test_each_clock_says_whether_it_runs(tmp_path: Path, number: int) -> None:
    store = await TableStore.open(url(shutil.copy(build.HERE / "clocks" / "before.db", tmp_path / "bot.db")), wait=0)
    assert {clock for clock in (await store.load(number)).clocks if clock.what != ":answer"} == ROWS[number]
    await store.close()
