"""Hints: which games have them, and that such a game can't count."""

from typing import Any

import pytest

from games import GAMES
from games.kernel.chance import Chance
from tables import ending
from tables.replies import Person
from tables.table_rules import TableRules
from tables.tutorials import seed_of
from tests.tables.builder import ANA, PEP, World, done


@pytest.mark.parametrize(
    ("hints", "people", "hinted"),
    [
        ("alone", (ANA,), True),
        ("alone", (ANA, PEP), False),
        ("yes", (ANA, PEP), True),
        ("no", (ANA,), False),
    ],
)
async def test_it_is_decided_at_the_start_whether_a_game_has_hints_and_counts(
    world: World, hints: Any, people: tuple[Person, ...], hinted: bool
) -> None:
    table = await world.lobby(*people, ai=1, rules=TableRules(stand_in="easy", hints=hints))
    assert not (await world.tables.find(table)).rules.hinted

    done(await world.tables.start(table, ANA.id))

    await world.restart()
    rules = (await world.tables.find(table)).rules
    assert (rules.hinted, rules.rated) == (hinted, not hinted)


async def test_a_rematch_decides_anew(world: World) -> None:
    table = await world.live(ANA, PEP, ai=1, rules=TableRules(stand_in="easy", hints="yes", tutorial=True))
    assert (await world.tables.find(table)).rules.hinted
    for person in (ANA, PEP):
        await world.tables.change(table, ending.end, person.id)

    again = done(await world.tables.rematch(table, ANA)).table

    assert (again.status, again.rules.hinted, again.rules.tutorial) == ("lobby", False, False)


async def test_what_is_kept_of_a_person_outlives_a_restart_and_leaves_the_rest(world: World) -> None:
    assert await world.people.settings(ANA.id) == {}
    await world.people.set(ANA.id, coach=False, told={"parley": 1})
    await world.people.set(ANA.id, told=None, language="gl")

    await world.restart()

    assert await world.people.settings(ANA.id) == {"coach": False, "language": "gl"}
    assert await world.people.settings(PEP.id) == {}


@pytest.mark.parametrize("game", ("alakazum", "alakazoo", "alakazam"))
def test_whoever_follows_the_hints_of_a_tutorial_wins_it_soon(game: str) -> None:
    """Against the easy AI, by other lots than it draws at a table."""
    rules, rng = GAMES[game].new(seed_of(game), 2), Chance(b"o" * 32)
    rounds = {"alakazum": 8, "alakazoo": 14, "alakazam": 4}
    while rules.outcome is None:
        for decision in rules.decisions:
            level = rules.LEVELS["easy" if decision.seat else "normal"]
            action = level.choose(rules.view(decision.seat), decision, rng, 0)
            if action is not None:
                rules.submit(decision.seat, action, decision.id)
                break
        else:
            rules.submit(rules.decisions[0].seat, ("done",), rules.decisions[0].id)
    assert rules.outcome.winners == (0,)
    assert rules.view(0).round <= rounds[game]
