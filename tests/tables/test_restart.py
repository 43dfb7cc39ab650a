"""A bot that is killed between any two moves goes on as if it had not been."""

from pathlib import Path

import pytest

from tables.errors import GameGoneError
from tables.replies import Refused
from tables.table import Place
from tables.table_rules import TableRules
from tests.tables.builder import ANA, PEP, World, done

RULES = TableRules(stand_in="easy", seconds={"turn": 90})


@pytest.mark.parametrize("people", [(ANA,), (ANA, PEP)])
async def test_a_kill_between_any_two_moves_changes_nothing(
    path: Path, world: World, tmp_path: Path, people: tuple[object, ...]
) -> None:
    table = await world.live(*people, ai=3 - len(people), rules=RULES, goal=2)  # type: ignore[arg-type]
    at = await world.tables.find(table)
    killed: list[World] = []
    while at.status == "live":
        killed.append(world.dead(tmp_path / f"at-{at.n}.db"))
        n = at.n
        await world.play(table, until=lambda at, n=n: at.n > n)
    whole = await world.log(table)
    assert len(killed) > 10

    for other in killed:
        await other.open()
        await other.play(table)
        assert await other.log(table) == whole
        await other.close()


async def test_a_kill_in_the_lobby_keeps_who_sat_down(path: Path, world: World, tmp_path: Path) -> None:
    table = await world.lobby(ANA, PEP, ai=1)
    other = await world.dead(tmp_path / "killed.db").open()
    assert (await other.tables.find(table)).seats == (await world.tables.find(table)).seats
    await other.close()


async def test_a_table_in_a_thread_survives_a_restart(world: World) -> None:
    there = Place(1, 2, 5)
    table = done(await world.tables.open(there, ANA, "parley", {}, RULES, [])).table.id
    await world.restart()
    assert (await world.tables.find(table)).place == there
    done(await world.tables.open(Place(1, 2), PEP, "parley", {}, RULES, []))


async def test_a_table_whose_game_is_gone_stays_and_says_so(world: World) -> None:
    table = await world.live(ANA, PEP, rules=RULES)
    n = (await world.tables.find(table)).n

    await world.restart(games={})
    pressed = await world.tables.change(table, lambda draft: None)
    assert isinstance(pressed, Refused) and isinstance(pressed.error, GameGoneError)
    assert pressed.error.facts == {"game": "parley", "table": table}
    await world.wait(86_400)  # its clocks run out

    await world.restart()
    there = await world.tables.find(table)
    assert there.status == "live" and there.n == n
