"""Hints: which games have them, and that such a game can't count."""

from typing import Any

import pytest

from games import GAMES
from tables import ending
from tables.replies import Person
from tables.table_rules import TableRules
from tables.tutorials import lesson_of, seed_of
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
def test_a_lesson_is_a_game_by_the_rules_that_its_person_wins(game: str) -> None:
    """Every answer from the first card on is given to the engine, which refuses what its rules don't allow."""
    lesson = lesson_of(game)
    assert lesson is not None and lesson.seed == seed_of(game)
    rules = GAMES[game].new(lesson.seed, 2)
    for at, (seat, action) in enumerate(lesson.answers):
        assert rules.outcome is None, at
        rules.submit(seat, action)
    assert rules.outcome is not None and rules.outcome.winners == (0,)
