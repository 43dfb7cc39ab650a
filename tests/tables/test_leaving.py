"""Who goes away or leaves: what the others agreed on, the way back, and what the log goes on calling them."""

from __future__ import annotations

import pytest

from games.kernel.game import Game
from tables import ending, seats
from tables.persistence import forget_in_memory
from tables.table import Place, Seat, Table, TableState
from tables.table_rules import TableRules
from tests.games.kernel.toy import a_parley
from tests.tables.builder import ANA, PEP, ZOE, World, done, refusal
from tests.tables.test_market import a_bazaar, trading

MINUTES = 60.0


def pep_to_move() -> Game:
    """Seat 0 is asked, so that the AI in seat 1 does nothing by itself."""
    return a_parley([1], [2], [3], deck=(1,) * 50)


@pytest.mark.parametrize(("wish", "status", "notice"), [("end", "over", "ended"), ("pause", "paused", "paused")])
async def test_what_all_others_wish_is_done_when_somebody_goes_away(
    world: World, wish: str, status: str, notice: str
) -> None:
    table = await world.live(ANA, PEP, game=a_parley([1], [2], deck=(1,) * 50))
    at = await world.tables.find(table)
    await world.wait(60)  # Ana's first miss
    done(await world.press(table, PEP, ("rest",)))
    done(await world.tables.change(table, getattr(ending, wish), PEP.id))
    world.ear.changes.clear()
    await world.wait(60)  # and her second: an AI takes her seat
    assert at.status == status
    assert world.ear.kinds()[-1] == notice


@pytest.mark.parametrize(("wish", "status"), [("end", "over"), ("pause", "paused")])
async def test_what_all_others_wish_is_done_when_somebody_leaves(world: World, wish: str, status: str) -> None:
    table = await world.live(ANA, PEP, ZOE, game=pep_to_move())
    for person in (ANA, ZOE):
        done(await world.tables.change(table, getattr(ending, wish), person.id))
    done(await world.tables.change(table, seats.leave, PEP.id))
    assert (await world.tables.find(table)).status == status
    assert (await world.store.load(table)).status == status


async def test_a_wish_of_one_is_not_enough_when_another_leaves(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=pep_to_move())
    done(await world.tables.change(table, ending.end, ANA.id))
    done(await world.tables.change(table, seats.leave, PEP.id))
    assert (await world.tables.find(table)).status == "live"


async def test_who_left_by_mistake_is_back_by_one_press(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=pep_to_move())
    at = await world.tables.find(table)
    done(await world.tables.change(table, seats.leave, PEP.id))
    now = world.clock.now()
    await world.wait(30)
    await world.restart()
    at = await world.tables.find(table)
    assert at.seats[1] == Seat(ai="easy", name=PEP.name, leaver=PEP.id, left_order=1, left_at=now)
    world.ear.changes.clear()
    done(await world.tables.change(table, seats.return_to_seat, PEP.id))
    assert at.seats[1] == Seat(user=PEP.id, name=PEP.name)
    assert world.ear.kinds() == ["returned"]
    row = (await world.store.load(table)).seats[1]
    assert (row.user_id, row.leaver_id) == (PEP.id, None)
    assert refusal(await world.tables.change(table, seats.return_to_seat, 999)) == "outsider"


async def test_not_after_ten_minutes(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=pep_to_move(), rules=TableRules(stand_in="easy", absence="nothing"))
    done(await world.tables.change(table, seats.leave, PEP.id))
    await world.wait(10 * MINUTES + 1)
    assert refusal(await world.tables.change(table, seats.return_to_seat, PEP.id)) == "outsider"


async def test_not_once_the_ai_has_moved_in_the_seat(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=pep_to_move())
    at = await world.tables.find(table)
    done(await world.tables.change(table, seats.leave, PEP.id))
    done(await world.press(table, ANA, ("rest",)))
    await world.wait(5)
    assert any(row[1] == 1 for row in await world.log(table))
    assert refusal(await world.tables.change(table, seats.return_to_seat, PEP.id)) == "outsider"
    assert at.seats[1] == Seat(ai="easy", name=PEP.name, leaver=PEP.id, left_order=1)


async def test_the_log_says_who_sat_there_then(world: World) -> None:
    table = await world.live(ANA, PEP, ZOE, game=pep_to_move())
    done(await world.press(table, ANA, ("rest",)))
    done(await world.press(table, PEP, ("rest",)))
    done(await world.tables.change(table, seats.leave, PEP.id))
    done(await world.press(table, ZOE, ("rest",)))
    done(await world.press(table, ANA, ("rest",)))
    await world.wait(5)  # the AI in Pep's seat
    log = [(move.seat, move.seated) for move, _ in await world.tables.log(table)]
    assert [seat for seat, _ in log[:6]] == [None, 0, 1, 2, 0, 1]
    assert all(seated == {1: PEP.id} for _, seated in log[:5]), "nobody else has done anything in his seat"
    assert all(seated == {} for _, seated in log[5:])


def test_who_is_forgotten_is_gone_from_memory_too() -> None:
    """Once they have left they may still be known as the host, and as the one who left the seat."""
    left = Seat(name=ZOE.name, ai="normal", leaver=ZOE.id, left_round=2)
    state = TableState(
        status="over",
        host=ZOE.id,
        options={},
        rules=TableRules(),
        seats=(left, Seat(user=ANA.id, name=ANA.name)),
        clocks={},
        seed=bytes(32),
        n=9,
        revision=9,
        wake_at=None,
        created_at=0.0,
        game=None,
    )
    table = Table(1, Place(5, 6), "alakazum", state)
    forget_in_memory(table, ZOE.id, -7)
    assert (table.now.host, table.seats[0].leaver, table.seats[0].name) == (-7, -7, "")
    assert table.seats[1] == state.seats[1]
    assert state.host == ZOE.id, "what somebody reads meanwhile stays one moment's"


async def test_who_left_an_empty_seat_has_no_way_back(world: World) -> None:
    """Where the lobby chose so, a leaver is out of the game: what the seat had is gone."""
    table = await a_bazaar(world, ANA, PEP, ZOE, rules=TableRules(stand_in="easy", leaver="empty"), game=trading())
    done(await world.tables.change(table.id, seats.leave, PEP.id))
    assert table.seats[1] == Seat(name=PEP.name, leaver=PEP.id, left_round=1, left_order=1)
    assert not world.tables.may_come_back(table, PEP.id)
    assert refusal(await world.tables.change(table.id, seats.return_to_seat, PEP.id)) == "outsider"
