"""Any presses by anybody, at the same moment, with time and restarts in between, and a disk that fails at times."""

import asyncio
import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from structlog.testing import capture_logs

from games.kernel import codec
from tables import press as presses
from tables import seats
from tables.replies import Done, Refused, Reply, Stale
from tables.table_rules import TableRules
from tables.time_source import FakeTime
from tests.games.kernel.toy import Parley
from tests.tables.builder import ANA, MAX, PEP, SEED, ZOE, World
from tests.tables.test_faults import Broken

PEOPLE = (ANA, PEP, ZOE, MAX)
"""Max has no seat."""

press = st.tuples(st.just("press"), st.integers(0, 3), st.integers(-2, 2), st.integers(0, 4), st.integers(1, 2))
"""Who, how far from the newest question, which option, how many in a chain."""

steps = st.lists(
    st.one_of(
        st.tuples(st.just("presses"), st.lists(press, min_size=1, max_size=4)),
        st.tuples(st.just("wait"), st.sampled_from([0.5, 1.5, 8.0, 61.0])),
        st.tuples(st.just("restart")),
        st.tuples(st.just("full disk"), press),
        st.tuples(st.just("back"), st.integers(0, 3)),
        st.tuples(st.just("away"), st.sampled_from([1.0, 100.0])),
    ),
    max_size=30,
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=steps, reactions=st.sampled_from(["strict", "quick"]))
def test_whatever_is_pressed_the_disk_has_what_was_answered(
    new_database: Path, steps: list[Any], reactions: Any
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(shutil.copy(new_database, Path(folder) / "alakazum.db"))
        asyncio.run(_play(path, steps, TableRules(stand_in="easy", reactions=reactions)))


async def _play(path: Path, steps: list[Any], rules: TableRules) -> None:
    world = await World(path, FakeTime()).open()
    table = await world.live(ANA, PEP, ZOE, ai=1, rules=rules, goal=2)
    answered: list[tuple[int, int]] = []
    for step in steps:
        with capture_logs() as logs:
            await _do(world, table, step, answered)
        assert all(line["event"] == "table.not-saved" for line in logs)
        await _agree(world, table)
    log = await world.store.moves(table)
    by_people = [(row.seat, row.question) for row in log if row.by == "player"]
    assert [seat for seat, _ in by_people] == [seat for seat, _ in answered]
    assert all(question in (-1, kept) for (_, kept), (_, question) in zip(by_people, answered, strict=True))
    assert len(set(by_people)) == len(by_people)
    game = Parley.new(SEED, 4, Parley.Options(goal=2))
    for row in log[1:]:
        game.submit(row.seat if row.seat is not None else -1, codec.action(json.loads(row.action)), row.question)
        game.check()
    at = await world.tables.find(table)
    assert at.game is not None and game.snapshot() == at.game.snapshot()
    await world.close()


async def _pressed(world: World, table: int, *given: Any) -> Reply:
    return await world.tables.change(table, presses.press, *given)


async def _do(world: World, table: int, step: Any, answered: list[tuple[int, int]]) -> None:
    match step:
        case ("presses", wishes):
            presses = [await _press(world, table, wish) for wish in wishes]
            replies = await asyncio.gather(*[_pressed(world, *press) for press in presses])
            for reply, press in zip(replies, presses, strict=True):
                _note(reply, press, answered)
        case ("wait", seconds):
            await world.wait(seconds)
        case ("restart",):
            await world.restart()
        case ("full disk", wish):
            broken = Broken(world.store, "commit")
            reply = await _pressed(world, *await _press(world, table, wish))
            broken.mend()
            assert not isinstance(reply, Done)
        case ("back", who):
            await world.tables.change(table, seats.return_to_seat, PEOPLE[who].id)
        case (_, seconds):
            world.tables.disconnected()
            await world.wait(seconds)
            await world.tables.connected()


async def _press(world: World, table: int, wish: Any) -> tuple[int, int, int, list[Any]]:
    """A press like `wish`; it may be quite wrong."""
    _, who, shift, option, length = wish
    at = await world.tables.find(table)
    seat = at.seat_of(PEOPLE[who].id)
    mine = [each for each in at.now.decisions if each.seat == seat]
    asked = mine[0] if mine else (at.now.decisions or (None,))[0]
    if asked is None:
        return table, PEOPLE[who].id, 1, [("rest",)]
    action = asked.options[option % len(asked.options)]
    return table, PEOPLE[who].id, asked.id + (shift if abs(shift) == 2 else 0), [action] * length


def _note(reply: Reply, press: tuple[int, int, int, list[Any]], answered: list[tuple[int, int]]) -> None:
    assert isinstance(reply, Done | Stale | Refused)
    if isinstance(reply, Refused):
        assert reply.key in ("outsider", "not-live")
    if isinstance(reply, Done):
        seat = reply.change.seat
        assert seat is not None and reply.change.by == "player"
        answered += [(seat, press[2]), (seat, -1)][: reply.change.answers]
        assert 1 <= reply.change.answers <= len(press[3])


async def _agree(world: World, table: int) -> None:
    """Memory and disk say the same."""
    at, row = await world.tables.find(table), await world.store.load(table)
    assert at.game is not None and row.snapshot is not None
    assert codec.loads(row.snapshot) == codec.loads(codec.dumps(at.game.snapshot()))
    assert (row.n, row.revision, row.status, row.wake_at) == (at.n, at.revision, at.status, at.wake_at)
    assert {clock.key: clock for clock in row.clocks} == at.now.clocks
    assert [(seat.user_id, seat.ai, seat.state["misses"], seat.state["away"]) for seat in row.seats] == [
        (seat.user, seat.ai, seat.misses, seat.away) for seat in at.seats
    ]
    assert [move.n for move in await world.store.moves(table)] == list(range(at.n + 1))
