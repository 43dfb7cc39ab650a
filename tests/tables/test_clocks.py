"""Turns, windows, reminders, absence and downtime, on a clock that stands still until it is moved.

Parley's clocks: turn 60 s live and 3600 s slow, window 8 s and 1800 s; what a run-out turn plays is ("rest",).
"""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest
from structlog.testing import capture_logs

from games import GAMES
from games.kernel.game import Decision, Event
from storage.rows import Clock, ClockKey, MoveRow
from tables import clocks, ending, press
from tables import seats as seating
from tables.draft import Draft
from tables.replies import Notice
from tables.schedule import Schedule
from tables.table import Place, Seat, TableState
from tables.table_rules import TableRules
from tables.time_source import FakeTime
from tables.timing import Timing
from tests.games.kernel.toy import Barter, Fight, Parley, a_parley
from tests.tables.builder import ANA, PEP, RULES, SEED, ZOE, World, done, until
from tests.tables.test_faults import Broken
from tests.tables.test_press import HANDS, a_window


async def made(world: World, table: int) -> list[tuple[Any, ...]]:
    """Seat, action and maker of all moves."""
    return [(row[1], row[3], row[4]) for row in (await world.log(table))[1:]]


async def turn_of_ana(world: World, rules: TableRules = RULES, **more: Any) -> int:
    return await world.live(ANA, PEP, ZOE, rules=rules, game=a_parley(*HANDS, **more))


def slow_to_end(**rules: Any) -> TableRules:
    return TableRules(stand_in="easy", **rules)


async def test_a_turn_that_runs_out_plays_the_default(world: World) -> None:
    table = await turn_of_ana(world)
    at = await world.tables.find(table)
    start = world.clock.now()
    assert at.deadline(at.now.decisions[0]) == start + 60
    await world.wait(59.9)
    assert await made(world, table) == []
    await world.wait(0.1)
    assert await made(world, table) == [(0, '["rest"]', "clock")]
    assert at.deadline(at.now.decisions[0]) == start + 120
    assert world.ear.notices[-1] == Notice("missed", {}, (0,))


@pytest.mark.parametrize(
    ("rules", "seconds"),
    [
        (slow_to_end(clock="slow"), 3600),
        (slow_to_end(seconds={"turn": 20}), 20),
        (slow_to_end(clock="slow", seconds={"window": 20}), 3600),
    ],
)
async def test_the_lobby_chooses_how_long_a_turn_is(world: World, rules: TableRules, seconds: int) -> None:
    table = await turn_of_ana(world, rules)
    await world.wait(seconds - 1)
    assert await made(world, table) == []
    await world.wait(1)
    assert await made(world, table) == [(0, '["rest"]', "clock")]


async def test_private_steps_and_back_never_renew_a_clock(world: World) -> None:
    table = await turn_of_ana(world)
    at = await world.tables.find(table)
    deadline = at.deadline(at.now.decisions[0])
    for steps in (("barter",), ("give", 2), ("back",), ("give", 1)):
        await world.wait(14)
        done(await world.press(table, ANA, steps))
        assert at.deadline(at.now.decisions[0]) == deadline
    await world.wait(4)
    # her whole run ends with its clock: the pick that was left takes its default, the last card listed
    assert (await made(world, table))[-1] == (0, '["give",3]', "clock")
    assert at.now.decisions[0].seat == 1


async def test_one_run_out_clock_answers_the_whole_run_in_one_commit(world: World) -> None:
    table = await turn_of_ana(world, under_way=(Barter(0, 2, []),))
    await world.wait(60)
    # the two picks, and what the same seat is asked right after them
    assert await made(world, table) == [
        (0, '["give",3]', "clock"),
        (0, '["give",2]', "clock"),
        (0, '["rest"]', "clock"),
    ]
    (change,) = [change for change in world.ear.changes if change.by == "clock"]
    assert (change.n, [notice.kind for notice in change.notices]) == (3, ["missed"])


# ---- reminders -----------------------------------------------------------------------------------------------------


async def test_half_time_reminds_those_who_are_missing_once(world: World) -> None:
    table = await turn_of_ana(world)
    before = await world.store.load(table)
    await world.wait(29.9)
    assert world.ear.notices == []
    await world.wait(0.1)
    assert world.ear.notices == [Notice("reminder", {}, (0,))]
    await world.restart()
    await world.wait(29)
    assert len(world.ear.notices) == 1
    assert (await world.store.load(table)).revision == before.revision  # nothing on the board changed


async def test_who_has_answered_is_not_reminded(world: World) -> None:
    table = await turn_of_ana(world)
    await world.wait(20)
    done(await world.press(table, ANA, ("vote",)))  # all are asked together now
    done(await world.press(table, PEP, ("name", 2)))
    await world.wait(30)
    assert world.ear.notices == [Notice("reminder", {}, (0, 2))]


async def test_short_clocks_and_windows_do_not_remind(world: World) -> None:
    await turn_of_ana(world, slow_to_end(seconds={"turn": 59}))
    await world.wait(40)
    assert world.ear.notices == []
    table = await world.live(
        ANA, PEP, ZOE, rules=slow_to_end(clock="slow"), game=a_parley(*HANDS, under_way=(Fight((0, 1), 0, 0, [0, 0]),))
    )
    assert [key.what for key in (await world.tables.find(table)).now.clocks] == ["turn", ":remind.turn", ":gone"]
    other = await a_window(world, slow_to_end(clock="slow"))
    assert [key.what for key in (await world.tables.find(other)).now.clocks] == ["window", ":gone"]


# ---- absence -------------------------------------------------------------------------------------------------------


async def test_after_two_misses_an_ai_takes_the_seat_until_im_back(world: World) -> None:
    table = await world.live(ANA, PEP, game=a_parley([1], [2]))
    at = await world.tables.find(table)
    await world.wait(60)
    done(await world.press(table, PEP, ("rest",)))
    assert at.seats[0].plays_itself and at.seats[0].misses == 1
    world.ear.kinds()

    await world.wait(60)

    assert at.seats[0].away
    assert world.ear.kinds() == ["reminder", "missed", "took-over"]
    done(await world.press(table, PEP, ("rest",)))
    await world.wait(1.5)
    assert (await made(world, table))[-1][2] == "bot"
    await world.restart()
    at = await world.tables.find(table)
    assert at.seats[0] == Seat(101, "Ana", misses=2, away=True)
    back = done(await world.tables.change(table, seating.return_to_seat, ANA.id))
    assert at.seats[0] == Seat(101, "Ana")
    assert back.change.notices == (Notice("returned", {}, (0,)),)


async def test_acting_again_is_being_back(world: World) -> None:
    table = await world.live(ANA, PEP, game=a_parley([1], [2]), rules=RULES)
    await world.wait(60)
    done(await world.press(table, PEP, ("rest",)))
    await world.wait(60)
    done(await world.press(table, PEP, ("rest",)))
    reply = done(await world.press(table, ANA, ("rest",)))
    assert reply.table.seats[0] == Seat(101, "Ana")
    assert [notice.kind for notice in reply.change.notices] == ["returned"]


async def test_a_miss_that_is_followed_by_a_move_is_forgotten(world: World) -> None:
    table = await world.live(ANA, PEP, game=a_parley([1], [2]))
    at = await world.tables.find(table)
    for _ in range(3):
        await world.wait(60)
        assert at.seats[0].misses == 1
        done(await world.press(table, PEP, ("rest",)))
        done(await world.press(table, ANA, ("rest",)))
        assert at.seats[0].misses == 0
        done(await world.press(table, PEP, ("rest",)))


@pytest.mark.parametrize(
    ("rules", "turn"),
    [({"absence": "default"}, 60), ({"clock": "slow", "seconds": {"turn": 3600}}, 3600)],
)
async def test_where_the_lobby_says_default_nobody_is_replaced(world: World, rules: dict[str, Any], turn: int) -> None:
    table = await world.live(ANA, PEP, game=a_parley([1], [2]), rules=slow_to_end(**rules))
    await world.wait(turn * 8)
    assert await made(world, table) == [(0, '["rest"]', "clock"), (1, '["rest"]', "clock")] * 4


async def test_where_the_lobby_says_move_an_ai_plays_this_move(world: World) -> None:
    table = await world.live(ANA, PEP, game=a_parley([1], [2]), rules=slow_to_end(absence="move"))
    await world.wait(60)
    assert await made(world, table) == [(0, '["attack",1]', "bot")]  # Bold attacks whenever it may
    assert (await world.tables.find(table)).seats[0].plays_itself


async def test_where_the_lobby_says_nothing_only_windows_close(world: World) -> None:
    nothing = slow_to_end(absence="nothing")
    table = await turn_of_ana(world, nothing)
    await world.wait(6 * 86400)
    assert await made(world, table) == []
    done(await world.press(table, ANA, ("attack", 1)))
    await world.wait(8)
    assert await made(world, table) == [
        (0, '["attack",1]', "player"),
        (1, '["pass"]', "clock"),
        (2, '["pass"]', "clock"),
    ]


async def test_a_seat_of_an_ai_has_no_clock_until_its_person_is_back(world: World) -> None:
    table = await world.live(ANA, PEP, game=a_parley([1], [2]))
    await world.wait(60)
    done(await world.press(table, PEP, ("rest",)))
    await world.wait(60)
    done(await world.press(table, PEP, ("rest",)))
    at = await world.tables.find(table)
    assert [key.what for key in at.now.clocks if key.number == at.now.decisions[0].clocks[0][1]] == []
    done(await world.tables.change(table, seating.return_to_seat, ANA.id))
    assert at.deadline(at.now.decisions[0]) == world.clock.now() + 60
    assert [row.what for row in clocks.running(at.now)] == ["turn", ":remind.turn", ":gone"]


async def test_nobody_comes_back_to_a_game_that_ai_have_played_to_its_end(world: World) -> None:
    """Ana is away, then Pep too: the game is paused, for a week after the last move of a person."""
    table = await world.live(ANA, PEP, ai=1, game=a_parley([1], [2], [3]))
    at = await world.tables.find(table)
    await world.wait(60 * 8)
    assert [seat.away for seat in at.seats] == [True, False, True]
    assert at.status == "paused" and at.game is not None and at.game.outcome is None
    assert [kind for kind in world.ear.kinds() if kind != "reminder"] == [
        *["missed"] * 3,
        "took-over",
        "missed",
        "paused",
    ]
    n = at.n
    await world.restart()
    await world.wait(3 * 86400)
    at = await world.tables.find(table)
    assert (at.status, at.n) == ("paused", n)

    resumed = done(await world.tables.change(table, ending.resume, ANA.id))
    assert [notice.kind for notice in resumed.change.notices] == ["returned", "resumed"]
    assert [seat.away for seat in at.seats] == [False, False, True]
    await world.play(table, until=lambda at: at.n > n + 2)
    assert at.status == "live" and at.seats[2].away, "an AI goes on playing for Pep"


async def test_a_deserted_game_ends_a_week_after_a_person_last_moved(world: World) -> None:
    table = await world.live(ANA, PEP, game=a_parley([1], [2]))
    at = await world.tables.find(table)
    await world.wait(600)
    assert at.status == "paused"
    world.ear.changes.clear()
    await world.wait(7 * 86400 - 601)
    assert at.status == "paused"
    await world.wait(1)
    assert (at.status, world.ear.notices) == ("over", [Notice("ended", {"why": "forsaken"})])


async def test_who_leaves_the_others_away_pauses_the_game(world: World) -> None:
    table = await world.live(ANA, PEP, game=a_parley([1], [2]))
    at = await world.tables.find(table)
    for _ in range(2):
        await world.wait(60)
        done(await world.press(table, PEP, ("rest",)))
    assert at.seats[0].away
    done(await world.tables.change(table, seating.leave, PEP.id))
    await world.wait(0)
    assert at.status == "paused"


# ---- all people are gone -------------------------------------------------------------------------------------------

WEEK = 7 * 86400


async def test_a_game_that_no_person_has_moved_in_for_a_week_ends_with_a_notice(world: World) -> None:
    table = await turn_of_ana(world, slow_to_end(absence="nothing"))
    await world.wait(3 * 86400)
    done(await world.press(table, ANA, ("rest",)))
    world.ear.changes.clear()
    await world.wait(WEEK - 3601)
    assert (await world.tables.find(table)).status == "live"
    await world.wait(3601)
    assert (await world.tables.find(table)).status == "over"
    assert world.ear.notices == [Notice("ended", {"why": "forsaken"})]


async def test_the_moves_of_ai_and_clocks_don_t_keep_a_game_alive(world: World) -> None:
    rules = slow_to_end(absence="default", seconds={"turn": 3700})
    table = await world.live(ANA, PEP, ai=1, rules=rules, game=a_parley([1], [2], [3], deck=(1,) * 50))
    at = await world.tables.find(table)
    due = {row.what: row.until for row in at.now.clocks.values()}[":gone"]
    assert due == world.clock.now() + WEEK
    begun = world.clock.now()
    await world.wait(clocks.RENEWED + 110)  # a move of a person renews it only after so long
    assert at.status == "live"
    late = {move.by for move in await world.store.moves(table) if move.at > begun + clocks.RENEWED}
    assert late == {"clock", "bot"}
    assert {row.what: row.until for row in at.now.clocks.values()}[":gone"] == due


async def test_a_game_goes_on_being_kept_alive_without_a_write_for_every_move(world: World) -> None:
    table = await turn_of_ana(world)
    at = await world.tables.find(table)
    first = {row.what: row.until for row in at.now.clocks.values()}[":gone"]
    done(await world.press(table, ANA, ("rest",)))
    assert {row.what: row.until for row in at.now.clocks.values()}[":gone"] == first


# ---- downtime ------------------------------------------------------------------------------------------------------


async def test_the_time_the_bot_was_down_is_given_back(world: World) -> None:
    table = await turn_of_ana(world)
    await world.wait(50)
    await world.close()
    world.clock.advance(1000)
    await world.open()
    await world.wait(9.9)
    assert await made(world, table) == []
    await world.wait(0.1)
    assert await made(world, table) == [(0, '["rest"]', "clock")]


async def test_after_a_crash_the_last_heartbeat_counts(path: Path, world: World, tmp_path: Path) -> None:
    table = await turn_of_ana(world)
    beats, beat = list[float](), world.store.beat

    async def heard(at: float, *more: Any) -> None:
        await beat(at, *more)
        beats.append(at)

    world.store.beat = heard  # type: ignore[method-assign]
    for _ in range(4):
        await asyncio.sleep(0)
        await world.wait(10)
        await until(lambda: beats[-1:] == [world.clock.now()])
    await world.wait(5)  # 45 s of the turn are gone, the last beat was at 40
    crashed = world.dead(tmp_path / "crashed.db")
    crashed.clock.advance(1000)
    await crashed.open()
    await crashed.wait(19.9)
    assert await made(crashed, table) == []
    await crashed.wait(0.1)
    assert await made(crashed, table) == [(0, '["rest"]', "clock")]
    await crashed.close()


async def test_nothing_runs_out_while_discord_is_away_and_the_time_is_given_back(world: World) -> None:
    touched, lobby = await turn_of_ana(world), await world.lobby(PEP)
    await world.restart()
    at = await world.tables.find(touched)  # the lobby's head only is in memory
    await world.wait(50)
    world.tables.disconnected()
    world.tables.disconnected()  # says the same
    await world.wait(1000)
    assert await made(world, touched) == []
    await world.tables.connected()
    await world.tables.connected()
    assert at.deadline(at.now.decisions[0]) == world.clock.now() + 10
    left = {row.what: row.until - world.clock.now() for row in (await world.store.load(touched)).clocks}
    assert left == {"turn": 10, ":gone": WEEK - 50}
    assert (await world.store.load(lobby)).wake_at == world.clock.now() + 600 - 50
    await world.wait(10)
    assert await made(world, touched) == [(0, '["rest"]', "clock")]


@pytest.mark.parametrize(("seconds", "tables"), [(0.9, []), (20, [1, 3]), (40, [1, 3, 2])])
async def test_boards_whose_deadline_moved_much_are_brought_anew(
    world: World, seconds: float, tables: list[int]
) -> None:
    """Reminders are due in 30 s at the first table and in 30 min at the second; the lobby's host is away in 10 min."""
    for rules in (RULES, slow_to_end(clock="slow")):
        table = await turn_of_ana(world, rules)
        await world.tables.mark_sent(table, (await world.tables.find(table)).revision)
    lobby = await world.lobby(PEP)
    assert await world.tables.connected() == []
    world.tables.disconnected()
    await world.wait(seconds)
    assert await world.tables.connected() == tables
    assert await world.tables.connected() == []
    await world.restart()
    assert world.unsent == sorted({*tables, lobby})


async def test_a_press_at_the_very_moment_of_return_keeps_its_clocks(world: World) -> None:
    table = await turn_of_ana(world)
    at = await world.tables.find(table)
    world.tables.disconnected()
    world.clock.advance(1000)
    reply, _, late = await asyncio.gather(
        world.press(table, ANA, ("draw",)),
        world.tables.connected(),
        world.tables.change(table, press.press, PEP.id, 2, [("rest",)]),
    )
    done(reply), done(late)
    kept = await world.store.load(table)
    assert {clock.key: clock for clock in kept.clocks} == at.now.clocks
    assert kept.wake_at == at.wake_at == at.now.wake_at


async def test_one_lost_connection_stops_the_clocks_of_its_own_servers_only(world: World) -> None:
    """Two connections, as of a bot on thousands of servers: the first carries even ones, the second odd ones."""
    world.tables.connections.of = lambda guild: guild % 2
    await world.tables.connected(1)
    odd = await turn_of_ana(world)
    with patch.object(world, "place", return_value=Place(2, 500)):
        even = await turn_of_ana(world)
    first, second = [await world.tables.find(table) for table in (odd, even)]
    await world.wait(50)
    world.tables.disconnected(1)
    await world.wait(30)
    assert await made(world, even) == [(0, '["rest"]', "clock")], "its connection is there"
    assert await made(world, odd) == []
    await world.tables.connected(0)  # the other one, which has been there all the time
    await world.wait(30)
    assert await made(world, odd) == []
    before = second.wake_at, (await world.store.load(even)).clocks
    await world.tables.connected(1)
    assert first.deadline(first.now.decisions[0]) == world.clock.now() + 10
    assert (await world.store.load(odd)).wake_at == first.wake_at == world.clock.now() + 10
    assert (second.wake_at, (await world.store.load(even)).clocks) == before
    await world.wait(10)
    assert await made(world, odd) == [(0, '["rest"]', "clock")]


async def test_each_connection_gives_back_its_own_part_of_the_time_a_start_takes(world: World) -> None:
    odd = await turn_of_ana(world)
    with patch.object(world, "place", return_value=Place(2, 500)):
        even = await turn_of_ana(world)
    await world.close()
    await world.open(here=False)
    world.tables.connections.of = lambda guild: guild % 2
    await world.wait(100)
    await world.tables.connected(0)
    await world.wait(40)
    assert await made(world, odd) == await made(world, even) == []
    await world.tables.connected(1)
    left = [
        at.wake_at - world.clock.now() for at in [await world.tables.find(each) for each in (odd, even)] if at.wake_at
    ]
    assert left == [30, 20], "the reminder is at 30 s; the even table's has come and gone, its turn ends in 20 s"


async def test_downtime_that_cannot_be_kept_is_tried_again(world: World) -> None:
    table = await turn_of_ana(world)
    world.tables.disconnected()
    await world.wait(100)
    broken = Broken(world.store, "give_back")
    back = asyncio.create_task(world.tables.connected())
    await asyncio.sleep(0.01)
    broken.mend()
    assert not back.done()
    world.clock.advance(1)
    await back
    at = await world.tables.find(table)
    assert at.deadline(at.now.decisions[0]) == world.clock.now() + 60


async def test_discord_that_goes_away_again_at_once_leaves_all_clocks_standing(world: World) -> None:
    table = await turn_of_ana(world)
    world.tables.disconnected()
    await world.wait(100)
    give_back = world.store.give_back

    async def goes(*given: Any) -> None:
        await give_back(*given)
        world.tables.disconnected()

    world.store.give_back = goes  # type: ignore[method-assign]
    await world.tables.connected()
    await world.wait(100)
    assert await made(world, table) == []
    world.store.give_back = give_back  # type: ignore[method-assign]
    await world.tables.connected()
    at = await world.tables.find(table)
    assert at.deadline(at.now.decisions[0]) == world.clock.now() + 60


async def test_a_bot_can_stop_while_downtime_cannot_be_kept(world: World) -> None:
    world.tables.disconnected()
    with capture_logs() as logs:
        broken = Broken(world.store, "give_back")
        back = asyncio.create_task(world.tables.connected())
        await until(lambda: bool(logs))
    await world.restart()
    broken.mend()
    assert not back.done()
    world.clock.advance(1)
    await back  # closed tables do nothing any more


async def test_the_heart_beats_every_ten_seconds_while_discord_is_there(world: World) -> None:
    beats: list[float] = []

    async def beat(at: float, *_: object) -> None:
        beats.append(at - start)

    start = world.clock.now()
    world.store.beat = beat  # type: ignore[method-assign]

    async def after(seconds: float) -> None:
        for _ in range(int(seconds)):
            world.clock.advance(1)
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    await after(25)
    world.tables.disconnected()
    await after(30)
    assert beats == [10, 20]


# ---- waking --------------------------------------------------------------------------------------------------------


async def test_the_hall_wakes_by_itself(world: World) -> None:
    table = await turn_of_ana(world)
    at = await world.tables.find(table)
    for moment in (30, 30):  # the reminder, the turn
        await asyncio.sleep(0)
        world.clock.advance(moment)
        seen = at.now
        await until(lambda seen=seen: at.now is not seen)
    assert await made(world, table) == [(0, '["rest"]', "clock")]


async def test_tables_that_were_not_touched_since_the_start_are_woken_too(world: World) -> None:
    tables = [await turn_of_ana(world) for _ in range(3)]
    await world.restart()
    await world.wait(60)
    assert [await made(world, table) for table in tables] == [[(0, '["rest"]', "clock")]] * 3


def test_the_agenda_wakes_each_table_once_at_its_last_moment() -> None:
    agenda = Schedule()
    for table, due in ((1, 10.0), (2, 5.0), (1, 7.0), (3, 6.0), (3, None), (2, 5.0)):
        agenda.put(table, due)
    assert agenda.least() == 5.0
    assert agenda.take(6.9) == [2]
    assert agenda.take(20.0) == [1]
    assert agenda.least() is None


async def test_a_fake_clock_wakes_who_waits_for_a_moment_that_has_come() -> None:
    clock = FakeTime(100.0)
    early, late = asyncio.create_task(clock.sleep_until(105)), asyncio.create_task(clock.sleep_until(110))
    await asyncio.sleep(0)
    clock.advance(5)
    await asyncio.sleep(0)
    assert (early.done(), late.done(), clock.now()) == (True, False, 105.0)
    clock.advance_to(200)
    await late
    await clock.sleep_until(150)
    with pytest.raises(ValueError):
        clock.advance(-1)


def test_only_people_who_play_themselves_are_reminded() -> None:
    seats = (Seat(1), Seat(ai="easy"), Seat(2, away=True), Seat(3))
    asked = [Decision(1, seat, "deal", (("pass",),), ("pass",), True, (("round", 2),)) for seat in (0, 1, 2)]
    game: Any = SimpleNamespace(decisions=tuple(asked), copy=lambda: game)
    state = TableState("live", 1, {}, TableRules(), seats, {}, SEED, 0, 0, None, 0.0, game)
    draft = Draft(1, Parley, state, 0.0, Timing())
    clocks.remind(draft, "round", 2)
    assert draft.notices == [Notice("reminder", {}, (0,))]


@pytest.mark.parametrize(
    ("events", "notices", "left", "silence", "quiet"),
    [
        ([], [], 1, "pass", True),
        ([Event("gasps", ())], [], 1, "pass", False),
        ([], [Notice("returned", {})], 1, "pass", False),
        ([], [], 0, "pass", False),
        ([], [], 1, "miss", False),  # outside windows
    ],
)
def test_only_a_bare_answer_in_an_open_window_is_quiet(
    events: list[Event], notices: list[Notice], left: int, silence: Any, quiet: bool
) -> None:
    asked = [Decision(1, seat, "doll", (("pass",),), ("pass",), False, (("window", 2),), silence) for seat in (0, 1)]

    def position(*decisions: Decision) -> Any:
        game: Any = SimpleNamespace(decisions=decisions, copy=lambda: game)
        return game

    state = TableState("live", 1, {}, TableRules(), (Seat(1), Seat(2)), {}, SEED, 0, 0, None, 0.0, position(*asked))
    draft = Draft(1, Parley, state, 0.0, Timing())
    draft.state.game = position(*asked[:left])
    draft.rows.append(MoveRow(1, 1, 1, '["pass"]', "player", 2, "[]", 1, 0.0))
    draft.events, draft.notices, draft.told = events, notices, True
    assert (draft.quiet, draft.shown) == (quiet, not quiet)


def test_a_clock_that_comes_back_goes_on_instead_of_starting_anew() -> None:
    def asked(*names: tuple[str, int]) -> tuple[Decision, ...]:
        return (Decision(1, 0, "deal", (("pass",),), ("pass",), True, names),)

    def after(old: TableState, at: float, *names: tuple[str, int]) -> TableState:
        class Stub(Parley):
            CLOCKS = {"turn": (60, 60), "round": (300, 300), "offer": (12, 12)}

        old.game = SimpleNamespace(decisions=asked(*names), state=None, copy=lambda: old.game)  # type: ignore[assignment]
        draft = Draft(1, Stub, old, at, Timing())
        clocks.update(draft)
        return draft.state

    state = TableState("live", 1, {}, TableRules(), (Seat(1), Seat(2)), {}, SEED, 0, 0, None, 0.0, None)
    state = after(state, 0.0, ("round", 2), ("offer", 1))
    state = after(state, 5.0, ("turn", 1))  # something interrupts the round
    assert state.clocks[ClockKey("round", 2)] == Clock("round", 2, 300.0)
    assert state.wake_at == 35.0  # half time of the turn: what interrupts counts, not what is interrupted
    state = after(state, 100.0, ("round", 2), ("offer", 2))
    assert state.clocks[ClockKey("round", 2)].until == 300.0
    assert ClockKey("offer", 1) not in state.clocks
    state = after(state, 200.0, ("round", 3))
    assert ClockKey("round", 2) not in state.clocks and state.clocks[ClockKey("round", 3)].until == 500.0


async def test_a_first_time_player_has_twice_the_time_for_three_turns(world: World) -> None:
    """Ana has played to the end before, Pep and Zoe have not; Alakazoo's turns have 90 s."""
    await world.restart(games=GAMES, timing=Timing(answer=(0.0, 0.0)))

    async def has_finished(user: int, game: str, times: int = 1) -> bool:
        return (user, game) == (ANA.id, "alakazoo")

    seen: dict[tuple[int, int], set[float]] = {}
    with patch.object(world.store, "has_finished", side_effect=has_finished):
        at = done(await world.tables.open(world.place(), ANA, "alakazoo")).table
        done(await world.tables.join(at.id, PEP))
        done(await world.tables.start(at.id, ANA.id))
    assert [seat.novice for seat in at.seats] == [False, True]
    before: tuple[Any, ...] = ()
    while at.status == "live":
        asked = at.now.decisions[0]
        assert at.game is not None
        if asked.clocks != before and (due := at.deadline(asked)) is not None:
            seen.setdefault((asked.seat, min(at.game.state.round, 4)), set()).add(due - world.clock.now())
        before = asked.clocks
        user = at.seats[asked.seat].user
        assert user is not None
        done(await world.tables.change(at.id, press.press, user, asked.id, [asked.default]))
    assert set().union(*[times for (seat, _), times in seen.items() if seat == 0]) == {90.0}
    doubled = {turn: times for (seat, turn), times in seen.items() if seat == 1}
    assert doubled.pop(0, {180.0}) == {180.0}  # the set-up
    assert doubled == {1: {180.0}, 2: {180.0}, 3: {180.0}, 4: {90.0}}


async def test_whoever_reads_the_rules_or_the_log_is_there(world: World) -> None:
    table = await turn_of_ana(world)
    at = await world.tables.find(table)
    for _ in range(3):
        await world.wait(60)
        assert at.seats[0].misses == 1
        await world.tables.reads(table, ANA.id)
        assert (at.seats[0].misses, at.seats[0].away) == (0, False)
        for person in (PEP, ZOE):
            done(await world.press(table, person, ("rest",)))
    n, revision = at.n, at.revision
    await world.tables.reads(table, ANA.id)
    await world.tables.reads(table, 999)
    assert (at.n, at.revision) == (n, revision)
