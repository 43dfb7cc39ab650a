"""A game begun before a change of the rules is played to its end by the rules it began with."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest

from games.alakazum import Alakazum
from games.alakazum.cards import NUMBER, NUMBERS, RULES
from games.kernel import codec
from tables import formats, press
from tables.replies import Done
from tables.reviewed import decisions_of
from tables.rounds import rounds_of
from tables.table import Table
from tables.table_rules import TableRules
from tables.time_source import day_of
from tests.tables.builder import ANA, PEP, World, done

GAMES = {"alakazum": Alakazum}
ROCIO = NUMBER["rocio"]
UNCHANGED = ("state", "stack", "seed", "drawn", "outcome", "rules")


def before(self: Alakazum) -> dict[str, Any]:
    """A snapshot as the bot of before wrote it: form 1, without a word of whose numbers hold."""
    data = of_now(self)
    del data["state"]["rules"]
    return {**data, "schema": 1}


of_now = Alakazum.snapshot
AS_BEFORE: dict[str, Any] = {"RULES_VERSION": 2, "OLDER_RULES": frozenset(), "SCHEMA": 1, "snapshot": before}
BEFORE: dict[int, dict[str, Any]] = {2: AS_BEFORE, 3: {"RULES_VERSION": 3, "OLDER_RULES": frozenset((2,))}}
"""By version of the rules, the class as it was then."""
OLDER = pytest.mark.parametrize("version", BEFORE)


async def begun_before(world: World, moves: int, version: int) -> Table:
    """A game of two people, so many moves old, as the bot of before left it."""
    with patch.multiple(Alakazum, **BEFORE[version]):
        await world.restart(games=GAMES)
        table = await opened(world)
        await world.play(table.id, until=lambda at: at.n >= moves)
        await world.close()
    await world.open(games=GAMES)
    return await world.tables.find(table.id)


async def opened(world: World) -> Table:
    reply = await world.tables.open(world.place(), ANA, "alakazum", {}, TableRules(stand_in="easy"))
    done(await world.tables.join(done(reply).table.id, PEP))
    return done(await world.tables.start(done(reply).table.id, ANA.id)).table


def test_the_rules_of_version_2_had_other_numbers() -> None:
    """AZ-50: Rocío's two marks."""
    assert (NUMBERS[2].sociable[ROCIO], NUMBERS[RULES].sociable[ROCIO]) == (2, 1)
    assert NUMBERS[2] != NUMBERS[RULES] == NUMBERS[3] and set(NUMBERS) == {2, 3, 4}


@OLDER
@pytest.mark.rule("AZ-50", "AZ-98")
async def test_a_game_begun_before_the_change_keeps_its_rules_to_the_end(world: World, version: int) -> None:
    table = await begun_before(world, 30, version)
    assert table.game is not None and (table.game.rules, table.game.view(0).rules) == (version, version)
    table.game.check()
    while table.status == "live":
        asked = table.now.decisions[0]
        user = (ANA, PEP)[asked.seat].id
        done(await world.tables.change(table.id, press.press, user, asked.id, [asked.default]))
    assert table.status == "over"
    rows = await world.store.moves(table.id)
    assert {row.rules_version for row in rows} == {version}
    assert not any(row.action in ('["roll"]', '["flip"]') for row in rows), "its dice fall by themselves"
    assert "rolled" in "".join(row.events for row in rows)
    assert rounds_of(Alakazum, table.now, rows, 0)[-1].number > 1
    assert decisions_of(Alakazum, table.now, rows, ANA.id), "it can be reviewed"
    replay = await world.replays.of(table.id)
    assert all(step.snapshot is not None for step in replay.steps), "it can be stepped through"
    after = await opened(world)
    assert after.game is not None and after.game.rules == RULES
    assert {row.rules_version for row in await world.store.moves(after.id)} == {RULES}


@OLDER
async def test_what_was_done_before_is_taken_back_by_the_rules_of_then(world: World, version: int) -> None:
    table = await begun_before(world, 12, version)
    for _ in range(60):
        asked = table.now.decisions[0]
        person = (ANA, PEP)[asked.seat]
        assert table.game is not None
        was = table.game.snapshot()
        done(await world.tables.change(table.id, press.press, person.id, asked.id, [asked.options[0]]))
        if isinstance(await world.tables.undo(table.id, person.id), Done):
            now = table.game.snapshot()
            assert [now[name] for name in UNCHANGED] == [was[name] for name in UNCHANGED] and now["rules"] == version
            return
    raise AssertionError("nothing could be taken back")


async def test_a_daily_table_is_played_all_day_by_the_rules_the_day_began_with(world: World) -> None:
    await world.restart(games=GAMES)
    day = day_of(world.clock.now())
    with patch.multiple(Alakazum, **AS_BEFORE):
        await formats.settle(world.store, GAMES, world.clock.now())
        first = await world.days.start(1, ANA, "alakazum", day)
    await formats.settle(world.store, GAMES, world.clock.now())
    second = await world.days.start(1, PEP, "alakazum", day)
    assert isinstance(first, int) and isinstance(second, int)
    games = [(await world.tables.find(table)).game for table in (first, second)]
    assert [game and game.rules for game in games] == [2, 2]
    await world.restart(games=GAMES)
    await formats.settle(world.store, GAMES, world.clock.now())
    world.clock.advance(86_400)
    third = await world.days.start(1, PEP, "alakazum", day_of(world.clock.now()))
    assert isinstance(third, int)
    game = (await world.tables.find(third)).game
    assert game is not None and game.rules == RULES


def test_a_snapshot_of_before_is_brought_to_the_form_of_now() -> None:
    game = Alakazum.new(bytes(32), 3, rules=2)
    old = codec.loads(codec.dumps(before(game)))
    assert Alakazum.restore(old).snapshot() == game.snapshot()


def test_rules_that_nobody_keeps_are_refused() -> None:
    with pytest.raises(ValueError, match="rules of version 1"):
        Alakazum.new(bytes(32), 2, rules=1)
