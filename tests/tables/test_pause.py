"""A pause by agreement: clocks stand still, nobody may move, and everybody has as long left afterwards as before."""

import pytest

from tables import ending, press, seats
from tables.replies import Notice
from tables.table_rules import TableRules
from tests.games.kernel.toy import a_parley
from tests.tables.builder import ANA, PEP, ZOE, World, done, refusal

RULES = TableRules(stand_in="easy", seconds={"turn": 60})
DAY = 86400


async def a_game(world: World, *people: object, ai: int = 0) -> int:
    """Seat 0 is asked."""
    hands = [[1], [2], [3]][: len(people) + ai]
    return await world.live(*people, ai=ai, rules=RULES, game=a_parley(*hands))  # pyright: ignore


async def test_it_takes_everybody(world: World) -> None:
    table = await a_game(world, ANA, PEP)
    done(await world.tables.change(table, ending.pause, PEP.id))
    at = await world.tables.find(table)
    assert at.status == "live" and at.seats[1].wants_pause
    assert world.ear.notices == [Notice("pause-wanted", {"agreed": 1, "needed": 2}, (1,))]
    world.ear.changes.clear()
    done(await world.tables.change(table, ending.pause, ANA.id))
    assert at.status == "paused" and not any(seat.wants_pause for seat in at.seats)
    assert world.ear.notices == [Notice("paused", {"why": "agreed"})]


@pytest.mark.parametrize("wish", ["pause", "end"])
async def test_who_plays_on_no_longer_wishes_it(world: World, wish: str) -> None:
    table = await a_game(world, ANA, PEP)
    done(await world.tables.change(table, getattr(ending, wish), ANA.id))
    done(await world.press(table, ANA, ("rest",)))
    done(await world.tables.change(table, getattr(ending, wish), PEP.id))
    at = await world.tables.find(table)
    assert at.status == "live" and world.ear.notices[-1].facts == {"agreed": 1, "needed": 2}
    done(await world.tables.change(table, getattr(ending, wish), ANA.id))
    assert at.status == {"pause": "paused", "end": "over"}[wish]


async def test_ai_and_who_is_away_are_not_asked(world: World) -> None:
    table = await a_game(world, ANA, ai=1)
    done(await world.tables.change(table, ending.pause, ANA.id))
    assert (await world.tables.find(table)).status == "paused"


async def test_nothing_happens_while_paused_also_over_a_restart(world: World) -> None:
    table = await a_game(world, ANA, PEP)
    question = (await world.asked(table, ANA)).id
    await world.wait(20)
    done(await world.tables.change(table, ending.pause, PEP.id))
    done(await world.tables.change(table, ending.pause, ANA.id))
    assert refusal(await world.tables.change(table, press.press, ANA.id, question, [("rest",)])) == "not-live"
    await world.wait(5 * DAY)
    await world.restart()
    await world.wait(5 * DAY)
    at = await world.tables.find(table)
    assert (at.status, at.n) == ("paused", 0)
    world.ear.changes.clear()
    done(await world.tables.change(table, ending.resume, ANA.id))
    assert world.ear.notices == [Notice("resumed", {}, (0,))]
    assert at.deadline(at.now.decisions[0]) == world.clock.now() + 40
    await world.restart()
    at = await world.tables.find(table)
    assert at.deadline(at.now.decisions[0]) == world.clock.now() + 40
    done(await world.tables.change(table, press.press, ANA.id, question, [("rest",)]))


async def test_an_answer_that_was_due_comes_after_the_pause(world: World) -> None:
    table = await a_game(world, ANA, ai=1)
    done(await world.press(table, ANA, ("rest",)))
    done(await world.tables.change(table, ending.pause, ANA.id))
    await world.wait(DAY)
    assert (await world.tables.find(table)).n == 1
    done(await world.tables.change(table, ending.resume, ANA.id))
    await world.wait(2)
    assert (await world.tables.find(table)).n > 1


async def test_a_pause_of_thirty_days_is_the_end(world: World) -> None:
    table = await a_game(world, ANA, ai=1)
    done(await world.tables.change(table, ending.pause, ANA.id))
    world.ear.changes.clear()
    await world.wait(30 * DAY - 1)
    assert (await world.tables.find(table)).status == "paused"
    await world.wait(1)
    assert (await world.tables.find(table)).status == "over"
    assert world.ear.notices == [Notice("ended", {"why": "forsaken"})]


async def test_the_house_may_suspend_and_go_on(world: World) -> None:
    table = await a_game(world, ANA, PEP)
    done(await world.tables.change(table, ending.suspend, "place"))
    assert world.ear.notices == [Notice("paused", {"why": "place"})]
    done(await world.tables.change(table, ending.resume))
    assert (await world.tables.find(table)).status == "live"


@pytest.mark.parametrize(("do", "who", "why"), [("pause", ZOE, "outsider"), ("resume", ANA, "not-paused")])
async def test_what_can_not_be(world: World, do: str, who: object, why: str) -> None:
    table = await a_game(world, ANA, PEP)
    assert refusal(await world.tables.change(table, getattr(ending, do), who.id)) == why  # pyright: ignore


async def test_a_paused_table_can_be_left_and_ended_and_no_stranger_resumes_it(world: World) -> None:
    table = await a_game(world, ANA, PEP)
    done(await world.tables.change(table, ending.suspend, "place"))
    assert refusal(await world.tables.change(table, ending.resume, ZOE.id)) == "outsider"
    assert refusal(await world.tables.change(table, ending.pause, ANA.id)) == "not-live"
    done(await world.tables.change(table, seats.leave, PEP.id))
    done(await world.tables.change(table, ending.end, ANA.id))
    assert (await world.tables.find(table)).status == "over"


async def test_who_left_during_a_pause_has_no_way_back(world: World) -> None:
    """An AI that nobody waits for has the seat when the game goes on: no mistake that a press takes back."""
    table = await a_game(world, ANA, PEP, ZOE)
    done(await world.tables.change(table, ending.suspend, "place"))
    done(await world.tables.change(table, seats.leave, PEP.id))
    assert refusal(await world.tables.change(table, seats.return_to_seat, PEP.id)) == "not-live"
    done(await world.tables.change(table, ending.resume, ANA.id))
    assert refusal(await world.tables.change(table, seats.return_to_seat, PEP.id)) == "outsider"
    assert (await world.tables.find(table)).seats[1].user is None


async def test_a_game_that_nobody_plays_after_a_pause_ends_after_a_week(world: World) -> None:
    """Not after the thirty days that it might have been paused for."""
    table = await a_game(world, ANA, PEP)
    done(await world.tables.change(table, ending.suspend, "place"))
    await world.wait(DAY)
    done(await world.tables.change(table, ending.resume, ANA.id))
    await world.wait(7 * DAY - 1)
    assert (await world.tables.find(table)).status != "over"
    await world.wait(1)
    assert (await world.tables.find(table)).status == "over"
