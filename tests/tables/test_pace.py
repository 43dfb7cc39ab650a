"""How soon AI answer: nobody who plays alone waits for them, and the pace of the table is kept."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from games import GAMES
from games.kernel.values import Action
from tables import press
from tables.pace import MOMENT
from tables.table import Place, Table
from tables.table_rules import TableRules
from tables.time_source import FakeTime
from tests.tables.builder import ANA, PEP, World, done

READY: Action = ("ready",)
DONE: Action = ("done",)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Tables that host the real games."""
    world = await World(tmp_path / "a.db", FakeTime()).open(games=GAMES)
    yield world
    await world.close()


async def started(world: World, game: str, *levels: str, **rules: Any) -> Table:
    """A game of Ana and AI."""
    chosen = TableRules(**rules)
    table = done(await world.tables.open(Place(1, 2), ANA, game, ai=levels, rules=chosen)).table
    done(await world.tables.start(table.id, ANA.id))
    return table


async def say(world: World, table: Table, word: Action, user: int = ANA.id) -> None:
    """Press a word that is among the options of one of that person's questions."""
    seat = table.seat_of(user)
    asked = next(each for each in table.now.decisions if each.seat == seat and word in each.options)
    done(await world.tables.change(table.id, press.press, user, asked.id, [word]))


def round_of(table: Table) -> int:
    """The bazaar's round."""
    assert table.game is not None
    return table.game.view(None).round


async def until_the_round_ends(world: World, table: Table) -> float:
    """Seconds of the table's clock."""
    began, number = world.clock.now(), round_of(table)
    while table.status == "live" and round_of(table) == number and world.clock.now() < began + 600:
        due = table.wake_at
        assert due is not None
        await world.wait(max(0.0, due - world.clock.now()))
    return world.clock.now() - began


@pytest.mark.parametrize("levels", [("easy", "easy"), ("easy",) * 4, ("normal", "normal"), ("normal",) * 4])
@pytest.mark.parametrize("reading", [0, 50])
async def test_the_round_ends_within_three_seconds_of_done(world: World, levels: tuple[str, ...], reading: int) -> None:
    """Whatever somebody has been offered, who answers no offer."""
    table = await started(world, "alakazam", *levels)
    waits, offered = list[float](), 0
    for _ in range(2):
        await say(world, table, READY)
        await world.wait(2 + reading)
        offered += any(each.kind == "offer" and each.seat == 0 for each in table.now.decisions)
        await say(world, table, DONE)
        waits.append(await until_the_round_ends(world, table))
    assert max(waits) <= 3
    assert offered or not reading or levels[0] == "easy"


async def test_easy_ai_keep_their_pace_while_one_person_still_deals(world: World) -> None:
    table = done(await world.tables.open(Place(1, 2), ANA, "alakazam", ai=["easy"] * 2)).table
    done(await world.tables.join(table.id, PEP))
    done(await world.tables.start(table.id, ANA.id))
    for person in (ANA, PEP):
        await say(world, table, READY, person.id)
    await world.wait(2)
    assert table.game is not None
    done_at = world.clock.now()
    await say(world, table, DONE)
    await world.wait(17)
    told = [event for change in world.ear.changes for event in change.events]
    assert not [event for event in told if event.kind in ("swapped", "took")] and world.clock.now() == done_at + 17
    await say(world, table, DONE, PEP.id)
    assert await until_the_round_ends(world, table) <= 3


async def test_nobody_is_offered_anything_once_all_people_are_done(world: World) -> None:
    """Four dealings an easy AI in the round in all, none of them with the person."""
    table = await started(world, "alakazam", "easy", "easy", "easy")
    for _ in range(2):
        await say(world, table, READY)
        await world.wait(50)
        await say(world, table, DONE)
        world.ear.changes.clear()
        await until_the_round_ends(world, table)
        offers = [event.data for change in world.ear.changes for event in change.events if event.kind == "offered"]
        assert all(offer[2] not in (-1, 0) for offer in offers), offers
        dealt = [event for change in world.ear.changes for event in change.events if event.kind in ("swapped", "took")]
        assert len(dealt) <= 3 * 4


async def answering(world: World, table: Table, presses: int) -> tuple[list[float], list[float]]:
    """Ana answers at once with what a clock would: seconds without a question, and between two answers of AI.

    A throw that concerns her stands for 2.5 s (AZ-98), and AI wait as long after a moment: that isn't counted.
    """
    waits, gaps = list[float](), list[float]()
    for _ in range(presses):
        if table.status != "live":
            break
        at = table.seat_of(ANA.id)
        asked = next((each for each in table.now.decisions if each.seat == at), None)
        if asked is not None:
            done(await world.tables.change(table.id, press.press, ANA.id, asked.id, [asked.default]))
        began, answers, stood = world.clock.now(), list[float](), 0.0
        while table.status == "live" and all(each.seat != at for each in table.now.decisions):
            due, n = table.wake_at, table.n
            assert due is not None
            throws = any(each.is_roll for each in table.now.decisions)
            held = any(key.what == MOMENT and row.until > world.clock.now() for key, row in table.now.clocks.items())
            stood += (throws or held) * max(0.0, due - world.clock.now())
            await world.wait(max(0.0, due - world.clock.now()))
            answers += [world.clock.now()] * (table.n > n)
        waits.append(world.clock.now() - began - stood)
        gaps += [after - before for before, after in pairwise([began, *answers])]
    return waits, gaps


@pytest.mark.parametrize(("game", "ai"), [("alakazum", 1), ("alakazum", 4), ("alakazoo", 1), ("alakazoo", 2)])
async def test_ai_let_one_person_wait_two_seconds_at_most(world: World, game: str, ai: int) -> None:
    waits, gaps = await answering(world, await started(world, game, *["easy"] * ai), 60)
    assert max(waits) <= 2
    assert max(gaps) > 0.6, "the first of them can be followed"


@pytest.mark.parametrize(("pace", "least", "most"), [("quick", 0.0, 1.0), ("normal", 0.0, 2.0), ("slow", 4.1, 90.0)])
async def test_the_table_chooses_the_pace(world: World, pace: Any, least: float, most: float) -> None:
    waits, gaps = await answering(world, await started(world, "alakazum", "easy", "easy", pace=pace), 40)
    assert least <= max(waits) <= most
    assert min(gaps) >= (2.0 if pace == "slow" else 0.0)
