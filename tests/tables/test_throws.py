"""Throws (AZ-98): a clock of four seconds whatever the lobby chose, and nothing that hurries or counts anybody."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from games.alakazum import Alakazum
from games.kernel.chance import Chance
from tables import press
from tables.replies import Refused
from tables.table import Place, Table
from tables.table_rules import TableRules
from tables.time_source import FakeTime
from tables.timing import Timing
from tests.games.alakazum.table import a_table
from tests.games.alakazum.test_combat import attack
from tests.tables.builder import ANA, PEP, World, done, refusal


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await World(tmp_path / "a.db", FakeTime()).open(games={"alakazum": Alakazum})
    yield world
    await world.close()


def a_duel(seats: int, seat: int = 0, rival: int = 1) -> Alakazum:
    """`seat` attacks `rival`, both with a die: it is asked to throw."""
    table = a_table(seats).team(seat, "coeter", "baltasar").team(rival, "bandolera", "melchor").market("hat-3")
    table.waiting().turn(seat).at("act")
    if (seat, rival) == (0, 1):
        attack(table, "coeter", "bandolera")
    else:
        named = [("rival", rival)] if seats > 2 else []
        table.play(seat, "fight", *named, ("target", "bandolera"), ("attacker", "coeter"), "announce")
    game = table.game
    game.chance = Chance(bytes(32))
    assert game.decisions[0].is_roll
    return game


async def live(world: World, game: Alakazum, people: int, **rules: Any) -> Table:
    """That game with Ana, perhaps Pep, and AI in the other seats."""
    chosen = TableRules(stand_in="easy", **rules)
    ai = ["easy"] * (game.seats - people)
    table = done(await world.tables.open(Place(1, 2), ANA, "alakazum", {}, chosen, ai)).table
    if people > 1:
        done(await world.tables.join(table.id, PEP))
    with patch.object(Alakazum, "new", return_value=game):
        done(await world.tables.start(table.id, ANA.id))
    world.ear.changes.clear()
    return table


def throws(table: Table) -> list[int]:
    """The seats that are asked to throw."""
    return [each.seat for each in table.now.decisions if each.is_roll]


async def made(world: World, table: Table) -> list[tuple[Any, ...]]:
    return [(row[1], row[3], row[4]) for row in (await world.log(table.id))[1:]]


@pytest.mark.rule("AZ-98")
@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize(
    "rules",
    [
        {},
        {"clock": "slow"},
        {"absence": "nothing"},
        {"absence": "move"},
        {"seconds": {"turn": 600, "roll": 600}},
        {"reactions": "quick"},
        {"pace": "quick"},
    ],
)
async def test_a_persons_throw_falls_after_four_seconds_and_nobody_has_missed_anything(
    world: World, rules: dict[str, Any], people: int
) -> None:
    table = await live(world, a_duel(2), people, **rules)
    asked = table.now.decisions[0]
    assert table.deadline(asked) == world.clock.now() + 4 and not table.may_ask_for_time(asked)
    await world.wait(3.9)
    assert throws(table) == [0] and await made(world, table) == []
    await world.wait(0.1)
    assert (await made(world, table))[0] == (0, '["roll"]', "clock")
    assert (table.seats[0].misses, table.seats[0].away, world.ear.notices) == (0, False, [])


@pytest.mark.rule("AZ-98")
async def test_a_first_timer_has_no_more_time_for_it_and_nobody_is_reminded(world: World) -> None:
    await world.restart(games={"alakazum": Alakazum}, timing=Timing(remind_from=1.0))
    table = await live(world, a_duel(2), 2)
    assert table.seats[0].novice and table.deadline(table.now.decisions[0]) == world.clock.now() + 4
    await world.wait(4)
    assert world.ear.notices == []


@pytest.mark.rule("AZ-98")
async def test_the_turns_clock_stands_while_a_throw_does_and_goes_on_after_it(world: World) -> None:
    game = a_table(2).team(0, "coeter", "baltasar").team(1, "bandolera", "melchor").hand(0, "combat-1", "hat-1")
    game.waiting().at("act")
    game.game.chance = Chance(bytes(32))
    table = await live(world, game.game, 2)
    before = table.deadline(table.now.decisions[0])
    assert before is not None
    mine, theirs = game.game.state.teams[0][0], game.game.state.teams[1][0]
    for word in (("fight",), ("target", theirs), ("attacker", mine), ("announce",)):
        asked = table.now.decisions[0]
        done(await world.tables.change(table.id, press.press, ANA.id, asked.id, [word]))
    assert throws(table) == [0]
    await world.wait(3)
    asked = table.now.decisions[0]
    done(await world.tables.change(table.id, press.press, ANA.id, asked.id, [("roll",)]))
    assert table.now.decisions[0].kind == "potion"
    assert table.deadline(table.now.decisions[0]) == before + 3


@pytest.mark.rule("AZ-98")
async def test_the_throw_of_an_ai_stands_where_it_concerns_a_person(world: World) -> None:
    table = await live(world, a_duel(3, seat=1, rival=0), 1)
    await world.wait(2.4)
    assert throws(table) == [1] and await made(world, table) == []
    await world.wait(0.1)
    assert (await made(world, table))[0] == (1, '["roll"]', "bot")


@pytest.mark.rule("AZ-98")
async def test_on_a_quick_table_it_falls_at_once(world: World) -> None:
    table = await live(world, a_duel(3, seat=1, rival=0), 1, pace="quick")
    assert (await made(world, table))[0] == (1, '["roll"]', "bot")


@pytest.mark.rule("AZ-98")
async def test_what_ai_throw_among_themselves_falls_at_once(world: World) -> None:
    table = await live(world, a_duel(3, seat=1, rival=2), 1)
    assert (await made(world, table))[0] == (1, '["roll"]', "bot")
    assert throws(table) == []


@pytest.mark.rule("AZ-98")
async def test_whoever_is_away_shows_no_presence_by_a_throw(world: World) -> None:
    table = await live(world, a_duel(2), 2, seconds={"turn": 5})
    state = table.now
    seat = state.seats[0].replace(away=True, misses=2)
    state.seats = (seat, *state.seats[1:])
    assert await world.tables.change(table.id, lambda draft: None)
    await world.wait(4)
    row = (await made(world, table))[0]
    assert row[:2] == (0, '["roll"]') and row[2] in ("bot", "clock")
    assert (table.seats[0].away, table.seats[0].misses) == (True, 2)


async def up_to_a_throw(world: World) -> tuple[Table, int]:
    """A game of Ana and Pep up to a throw of whoever moved last, and that seat's user."""
    table = done(await world.tables.open(world.place(), ANA, "alakazum", {}, TableRules(stand_in="easy"))).table
    done(await world.tables.join(table.id, PEP))
    done(await world.tables.start(table.id, ANA.id))
    await world.play(table.id, until=lambda at: bool(throws(at)) and at.now.undoable == throws(at)[0])
    return table, (ANA, PEP)[throws(table)[0]].id


@pytest.mark.rule("AZ-98")
async def test_undo_goes_back_to_before_a_throw_only_while_it_stands(world: World) -> None:
    table, user = await up_to_a_throw(world)
    (thrower,) = throws(table)
    done(await world.tables.undo(table.id, user))
    assert throws(table) == [] and table.now.decisions[0].seat == thrower
    table, user = await up_to_a_throw(world)
    await world.wait(4)
    reply = await world.tables.undo(table.id, user)
    assert isinstance(reply, Refused) and refusal(reply) == "undo-revealed"


@pytest.mark.rule("AZ-98")
async def test_no_hint_is_given_for_a_throw(world: World) -> None:
    table = await live(world, a_duel(2), 1)
    hand = await world.tables.hand(table.id, ANA.id)
    assert not isinstance(hand, Refused) and len(hand.decisions) == 1 and hand.thought_about == ()
    assert await world.tables.advice(table.id, ANA.id) is None
