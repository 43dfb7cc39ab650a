"""Reaction windows: asking everybody tells nothing, and neither does the time an automatic answer takes."""

from typing import Any

import pytest

from games.kernel.game import Decision
from storage.rows import ClockKey, ClockRow
from tables.table_rules import Standing, TableRules
from tests.games.kernel.toy import Doll, Fight, Parley, Turn, a_parley
from tests.tables.builder import ANA, PEP, RULES, ZOE, World, done
from tests.tables.test_faults import Wrong

QUICK = TableRules(stand_in="easy", reactions="quick")
DOLL, NONE = [0, 1, 2], [1, 1, 2]
"""A hand with a doll, and one without."""


def attack(*hands: list[int]) -> Parley:
    """Seat 0 attacks seat 1; all others may stop it."""
    others = list(range(1, len(hands)))
    return a_parley(*hands, under_way=(Fight((0, 1), 0, 0, [0, 0]), Doll(others)))


async def answers(world: World, table: int) -> dict[ClockKey, ClockRow]:
    """The automatic answers that are to come."""
    at = await world.hall.table(table)
    return {key: row for key, row in at.now.clocks.items() if key.name == ":answer"}


async def made(world: World, table: int) -> list[tuple[Any, ...]]:
    return [(row[1], row[3], row[4]) for row in (await world.log(table))[1:]]


async def test_strict_asks_everybody_whatever_they_hold(world: World) -> None:
    for hands in ([NONE, NONE, NONE], [NONE, DOLL, NONE], [NONE, NONE, DOLL]):
        table = await world.live(ANA, PEP, ZOE, game=attack(*hands))
        at = await world.hall.table(table)
        assert [each.seat for each in at.now.decisions] == [1, 2]
        await world.wait(5)
        assert at.n == 0


async def test_the_time_of_an_automatic_answer_depends_on_no_hand(world: World) -> None:
    rows: list[list[float]] = []
    for hands in ([NONE, NONE, NONE], [NONE, DOLL, DOLL]):
        for standing in (True, False):
            start = world.clock.now()
            people = (ANA, PEP, ZOE) if standing else (ANA,)
            table = await _with_standing(world, "let", *people, ai=0 if standing else 2, game=attack(*hands))
            rows.append([row.due_at - start for row in (await answers(world, table)).values()])
    assert len(rows[0]) == 2 and all(1.0 <= delay <= 1.5 for delay in rows[0])
    assert rows[0][0] != rows[0][1]
    assert rows == [rows[0]] * 4


async def test_an_answer_that_is_to_come_is_not_put_off_by_others(world: World) -> None:
    table = await world.live(ANA, PEP, ai=1, game=attack(NONE, NONE, DOLL))  # the AI has seat 1
    due = [row.due_at for row in (await answers(world, table)).values()]
    await world.wait(0.5)
    done(await world.press(table, PEP, ("pass",)))
    assert [row.due_at for row in (await answers(world, table)).values()] == due


async def test_an_ai_has_chance_of_its_own_for_every_answer(world: World) -> None:
    seeds: list[bytes] = []

    class Listens:
        def choose(self, view: Any, decision: Decision, rng: Any, budget: int) -> Any:
            seeds.append(rng.seed)
            return decision.default

    class Rolls(Parley):
        LEVELS = {"easy": Listens()}

    await world.restart(games={"parley": Rolls})
    table = await world.live(ANA, ai=3)
    at = await world.play(table)
    assert at.game is not None
    assert len(set(seeds)) == len(seeds) > 20
    assert at.game.chance.seed not in seeds


async def _with_standing(world: World, standing: Standing, *people: Any, **more: Any) -> int:
    """A game whose people but the host have this standing answer from before the start."""
    game = more.pop("game")
    table = await world.lobby(*people, **more)
    for person in people[1:]:
        done(await world.hall.set_standing(table, person.id, standing))
    await world.begin(table, people[0], game)
    return table


async def test_let_it_happen_passes_by_itself_and_only_in_windows(world: World) -> None:
    table = await _with_standing(world, "let", ANA, PEP, game=attack(NONE, DOLL))
    await world.wait(1.5)
    assert await made(world, table) == [(1, '["pass"]', "standing")]
    done(await world.press(table, ANA, ("pass",)))
    await world.wait(10)
    assert (await world.asked(table, PEP)).kind == "strike"
    assert await answers(world, table) == {}


async def test_a_standing_answer_can_be_given_and_taken_back_during_a_window(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=attack(NONE, DOLL, DOLL))
    done(await world.hall.set_standing(table, PEP.id, "let"))
    done(await world.hall.set_standing(table, ZOE.id, "let"))
    done(await world.hall.set_standing(table, ZOE.id, "always"))
    await world.restart()
    await world.wait(2)
    assert await made(world, table) == [(1, '["pass"]', "standing")]
    at = await world.hall.table(table)
    assert [seat.standing for seat in at.seats] == ["always", "let", "always"]


async def test_one_may_still_react_before_the_standing_answer(world: World) -> None:
    table = await _with_standing(world, "let", ANA, PEP, game=attack(NONE, DOLL))
    reply = done(await world.press(table, PEP, ("doll",)))
    assert [event.kind for event in reply.events] == ["doll"]
    await world.wait(5)
    assert await made(world, table) == [(1, '["doll"]', "player")]


class Concerned(Parley):
    """Says whom an attack concerns: the attacked one."""

    def concerns(self, decision: Decision) -> bool:
        fight = next(frame for frame in self.stack if isinstance(frame, Fight))
        return decision.seat == fight.sides[1]


@pytest.mark.parametrize(("rules", "passes"), [(Concerned, [2]), (Parley, [])])
async def test_ask_if_it_concerns_me_asks_by_public_facts(world: World, rules: type[Parley], passes: list[int]) -> None:
    await world.restart(games={"parley": rules})
    laid = attack(NONE, DOLL, DOLL)
    game = rules.restore(laid.snapshot())
    table = await _with_standing(world, "concerned", ANA, PEP, ZOE, game=game)
    await world.wait(2)
    assert await made(world, table) == [(seat, '["pass"]', "standing") for seat in passes]


async def test_quick_passes_at_once_for_who_cannot_react(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, ai=1, rules=QUICK, game=_turn([1, 2, 3], NONE, DOLL, NONE))
    reply = done(await world.press(table, ANA, ("attack", 1)))
    assert reply.change.asked == (2,)  # seat 2 is Pep's: AI sit down before who joins
    assert await made(world, table) == [
        (0, '["attack",1]', "player"),
        (1, '["pass"]', "standing"),
        (3, '["pass"]', "standing"),
    ]


async def test_quick_goes_on_at_once_where_nobody_can_react(world: World) -> None:
    table = await world.live(ANA, PEP, rules=QUICK, game=_turn([1, 2, 3], NONE))
    reply = done(await world.press(table, ANA, ("attack", 1)))
    assert (await world.asked(table, ANA)).kind == "strike"
    assert [event.kind for event in reply.events] == ["attacks"]


def _turn(*hands: list[int]) -> Parley:
    """Seat 0's turn."""
    return a_parley(*hands)


async def test_an_ai_that_may_wait_is_asked_again_when_something_changes(world: World) -> None:
    class Patient(Turn):
        def choices(self, g: Parley) -> list[Any]:
            return [each._replace(silence="wait") for each in Turn.choices(self, g)]

    class Waits(Parley):
        FRAMES = Parley.FRAMES | {"Turn": Patient}
        LEVELS = {"easy": Wrong(None)}

    Patient.__name__ = "Turn"
    await world.restart(games={"parley": Waits})
    laid = a_parley([1], [2])
    table = await world.live(ANA, ai=1, game=Waits.restore(laid.snapshot()))
    done(await world.press(table, ANA, ("rest",)))
    assert len(await answers(world, table)) == 1
    await world.wait(10)
    assert (len(await answers(world, table)), await made(world, table)) == (0, [(0, '["rest"]', "player")])
    done(await world.hall.set_standing(table, ANA.id, "let"))
    assert len(await answers(world, table)) == 1


@pytest.mark.parametrize("rules", [RULES, QUICK])
async def test_whole_games_end_under_both_kinds_of_reactions(world: World, rules: TableRules) -> None:
    table = await world.live(ANA, PEP, ZOE, ai=1, rules=rules)
    at = await world.play(table)
    assert at.game is not None and at.game.outcome is not None
