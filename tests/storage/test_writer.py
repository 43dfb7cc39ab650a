"""Many saves at once: committed together, refused apart, in the order of each table."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from storage import sqlite
from storage.errors import ChannelTaken, DiskFull, StaleMove, StorageError, StoreClosed
from storage.rows import Clock, ClockChange, SeatRow, Status, TableRow
from storage.statements import BEAT
from storage.store import TableStore
from storage.writer import Step, Writer
from tests.storage.conftest import open_at
from tests.storage.examples import NOW, a_lobby, a_move, an_answer, board_at, change, started
from tests.storage.examples import over as ends

Live = Callable[..., Awaitable[TableRow]]


@pytest.fixture
def batches(store: TableStore, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many saves each batch held."""
    sizes: list[int] = []
    together = store.writer.write

    async def write(saves: Sequence[Any]) -> Any:
        sizes.append(len(saves))
        return await together(saves)

    monkeypatch.setattr(store.writer, "write", write)
    return sizes


async def test_what_waits_together_is_committed_together(store: TableStore, live: Live, batches: list[int]) -> None:
    rows = [await live(channel) for channel in range(64)]
    batches.clear()
    await asyncio.gather(*[store.commit(a_move(row.id, 0)) for row in rows])
    assert batches == [64]


async def test_the_next_saves_of_those_answered_are_one_batch_again(
    store: TableStore, live: Live, batches: list[int]
) -> None:
    rows = [await live(channel) for channel in range(8)]
    batches.clear()

    async def play(row: TableRow) -> None:
        for n in range(10):
            await store.commit(a_move(row.id, n))

    await asyncio.gather(*[play(row) for row in rows])
    assert batches == [8] * 10
    assert [head.n for head in await store.load_live()] == [10] * 8


async def test_who_asks_while_others_are_written_joins_them_next_time(
    store: TableStore, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = [await live(channel) for channel in range(8)]
    sizes: list[int] = []
    begun, others_wait, together = asyncio.Event(), asyncio.Event(), store.writer.write

    async def write(saves: Sequence[Any]) -> Any:
        sizes.append(len(saves))
        begun.set()
        await others_wait.wait()
        return await together(saves)

    async def play(row: TableRow) -> None:
        for n in range(5):
            await store.commit(a_move(row.id, n))

    monkeypatch.setattr(store.writer, "write", write)
    first = asyncio.create_task(play(rows[0]))
    await begun.wait()
    others = [asyncio.create_task(play(row)) for row in rows[1:]]
    await asyncio.sleep(0)
    others_wait.set()
    await asyncio.gather(first, *others)
    assert sizes == [1, 8, 8, 8, 8, 7]


def test_who_waits_for_another_program_waits_once_a_batch(path: Path) -> None:
    tries: list[str] = []
    beat = BEAT.step([{"id": 1, "at": NOW}])
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as other,
        closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as ours,
    ):
        other.execute("BEGIN IMMEDIATE")
        ours.set_trace_callback(tries.append)
        failures = sqlite.commit(ours, [[beat]] * 5)
        assert [type(failure) for failure in failures] == [sqlite3.OperationalError] * 5
        assert tries == ["BEGIN IMMEDIATE"]


async def test_one_bad_save_fails_alone(store: TableStore, live: Live, batches: list[int]) -> None:
    rows = [await live(channel) for channel in range(20)]
    await store.commit(a_move(rows[7].id, 0))
    batches.clear()
    saves = [store.commit(a_move(row.id, 0)) for row in rows]
    saves.append(store.create_table(a_lobby(channel=3)))  # a channel that is taken
    answers = await asyncio.gather(*saves, store.beat(NOW), return_exceptions=True)
    assert batches == [22]
    assert {number: type(answer) for number, answer in enumerate(answers) if answer is not None} == {
        7: StaleMove,
        20: ChannelTaken,
    }
    assert str(answers[7]) == "Table 8 isn't live at move 0 any more; somebody else was first."
    assert [head.n for head in await store.load_live()] == [1] * 20
    assert await store.last_beat() == NOW


async def test_saves_of_one_table_keep_their_order(store: TableStore, live: Live) -> None:
    row = await live()
    first = asyncio.create_task(store.commit(a_move(row.id, 0)))
    second = asyncio.create_task(
        store.commit(change(replace(row, n=1), seats=[SeatRow(0, 30, "Ann", ai="normal")], revision=9))
    )
    third = asyncio.create_task(store.mark_sent(row.id, 2, board_at(777)))
    fourth = asyncio.create_task(store.commit(replace(a_move(row.id, 1), revision=10)))
    await asyncio.gather(first, second, third, fourth)
    kept = await store.load(row.id)
    assert (kept.n, kept.revision, kept.posts, kept.dirty) == (2, 10, board_at(777), True)


async def test_a_batch_has_at_most_one_save_of_a_table() -> None:
    batches: list[int] = []

    async def write(saves: Sequence[Sequence[Step]]) -> list[Exception | None]:
        batches.append(len(saves))
        return [None] * len(saves)

    writer = Writer(write, lambda error: StorageError(str(error)))
    await asyncio.gather(*[writer.save(table, []) for table in (1, 1, 2, 1)])
    await writer.close()
    assert batches == [2, 1, 1]


async def test_the_same_move_twice_at_once_happens_once(store: TableStore, live: Live) -> None:
    row = await live()
    answers = await asyncio.gather(*[store.commit(a_move(row.id, 0)) for _ in range(5)], return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), *[StaleMove] * 4]
    assert len(await store.moves(row.id)) == 2


async def test_different_kinds_of_saves_share_a_batch(store: TableStore, live: Live, batches: list[int]) -> None:
    playing, ending, lobby = await live(20), await live(21), a_lobby(22)
    await store.create_table(lobby)
    batches.clear()
    await asyncio.gather(
        store.commit(a_move(playing.id, 0, clocks=ClockChange.between(playing.clocks, [Clock("turn", 2, 5.0)]))),
        store.commit(replace(a_move(ending.id, 0), status="over", revision=3)),
        store.commit(started(lobby)),
        store.create_table(a_lobby(23)),
        store.beat(1_000.0),
        store.set_guild_settings(10, {"locale": "eu"}),
    )
    assert batches == [6]
    assert [(head.id, head.status, head.n) for head in await store.load_live()] == [
        (1, "live", 1),
        (3, "live", 0),
        (4, "lobby", 0),
    ]
    assert (await store.load(1)).clocks == [Clock("turn", 2, 5.0)]
    assert (await store.load(3)).clocks == lobby.clocks
    assert (await store.last_beat(), await store.guild_settings(10)) == (1_000.0, {"locale": "eu"})


async def test_who_left_before_the_batch_began_saved_nothing(store: TableStore, live: Live) -> None:
    row = await live()
    leaving = asyncio.create_task(store.commit(a_move(row.id, 0)))
    await asyncio.sleep(0)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    await store.beat(NOW)
    assert (await store.load(row.id)).n == 0


async def test_a_save_under_way_is_finished_though_its_caller_left(
    store: TableStore, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await live()
    begun, together = asyncio.Event(), store.writer.write

    async def write(saves: Sequence[Any]) -> Any:
        writing = asyncio.create_task(together(saves))
        await asyncio.sleep(0)
        begun.set()
        return await writing

    monkeypatch.setattr(store.writer, "write", write)
    leaving = asyncio.create_task(store.commit(a_move(row.id, 0)))
    await begun.wait()
    leaving.cancel()
    async with asyncio.timeout(5):  # else the next save waits for ever for the one that was left
        await store.beat(NOW)
    assert (await store.load(row.id)).n == 1


async def test_closing_finishes_what_was_asked_before(path: Path) -> None:
    store = await open_at(path)
    rows = [a_lobby(channel) for channel in range(30)]
    saves = [asyncio.create_task(store.create_table(row)) for row in rows]
    await asyncio.sleep(0)
    await store.close()
    assert all(save.done() and save.exception() is None for save in saves)
    with pytest.raises(StoreClosed):
        await store.create_table(a_lobby(99))
    store = await open_at(path)
    assert len(await store.load_live()) == 30
    await store.close()


async def test_a_refusal_that_is_kept_does_not_keep_the_file_open(path: Path) -> None:
    store = await open_at(path)
    with pytest.raises(StaleMove) as kept:
        await store.commit(a_move(1, 0))
    await store.close()
    assert kept.value.__traceback__ is not None
    assert sorted(file.name for file in path.parent.iterdir()) == ["alakazum.db", "alakazum.db.lock"]


async def test_an_error_of_ours_is_an_answer_too(
    store: TableStore, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await live()

    async def write(_: Any) -> Any:
        raise RuntimeError("a mistake")

    with monkeypatch.context() as broken:
        broken.setattr(store.writer, "write", write)
        with pytest.raises(StorageError, match="a mistake"):
            await store.commit(a_move(row.id, 0))
    await store.commit(a_move(row.id, 0))


async def test_a_full_disk_fails_the_save_and_spares_the_store(path: Path, store: TableStore, live: Live) -> None:
    rows = [await live(channel) for channel in range(10)]

    driver = store.database.driver
    ((pages,),) = await driver.execute_fetchall("PRAGMA page_count")
    await driver.execute_fetchall(f"PRAGMA max_page_count = {pages + 1}")
    large = [replace(a_move(row.id, 0), snapshot=bytes(50_000)) for row in rows]
    answers = await asyncio.gather(*[store.commit(move) for move in large], return_exceptions=True)
    assert {type(answer) for answer in answers} == {DiskFull}
    assert [head.n for head in await store.load_live()] == [0] * 10
    assert "no space left" in str(answers[0])

    await driver.execute_fetchall(f"PRAGMA max_page_count = {2**30}")
    await asyncio.gather(*[store.commit(move) for move in large])
    assert [head.n for head in await store.load_live()] == [1] * 10


# whatever is saved, in whatever company, is what is read

saves = st.tuples(
    st.integers(1, 4), st.sampled_from(["move", "stale", "seats", "clocks", "sent", "pause", "resume", "end"])
)


@given(st.lists(st.lists(saves, max_size=8), max_size=8))
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_saves_in_groups_are_as_saves_in_turn(
    path: Path, new_database: Path, groups: list[list[tuple[int, str]]]
) -> None:
    path.write_bytes(new_database.read_bytes())
    asyncio.run(_saves_in_groups(path, groups))


async def _saves_in_groups(path: Path, groups: list[list[tuple[int, str]]]) -> None:
    wanted: dict[int, TableRow] = {}
    async with closing_store(await open_at(path)) as store:
        for channel in (1, 2, 3, 4):
            row = a_lobby(channel)
            await store.create_table(row)
            await store.commit(started(row))
            wanted[row.id] = row
        for group in groups:
            asked = [_ask(store, wanted[table_id], what) for table_id, what in group]
            answers = await asyncio.gather(*[save for save, _ in asked], return_exceptions=True)
            assert [type(answer) for answer in answers] == [StaleMove if stale else type(None) for _, stale in asked]
    async with closing_store(await open_at(path)) as store:
        for table_id, row in wanted.items():
            assert await store.load(table_id) == row
            assert [move.n for move in await store.moves(table_id)] == list(range(row.n + 1))


@asynccontextmanager
async def closing_store(store: TableStore) -> AsyncGenerator[TableStore]:
    """Close a store, whatever happens."""
    try:
        yield store
    finally:
        await store.close()


def _ask(store: TableStore, row: TableRow, what: str) -> tuple[Awaitable[object], bool]:
    """A save, and whether it must be refused; `row` becomes what it then must be."""
    revision, over = row.revision + 1, row.status == "over"
    was: Status = "live" if over else row.status  # somebody who doesn't know that it is over
    match what:
        case "move" | "stale":
            expected = row.n if what == "move" else row.n - 1
            put = [Clock("turn", row.n + 2, row.n + 50.0)]
            clocks = ClockChange.between(row.clocks, put)
            move = replace(a_move(row.id, expected, clocks=clocks), revision=revision)
            refused = what == "stale" or row.status != "live"
            if not refused:
                row.n, row.revision, row.snapshot, row.dirty = row.n + 1, revision, move.snapshot, True
                row.clocks, row.wake_at, row.updated_at = put, clocks.wake_at, an_answer(row.n).at
            return store.commit(move), refused
        case "seats":
            seat, save = SeatRow(1, None, "", f"level {revision}"), change(row)
            if not over:
                row.seats[1], row.revision, row.dirty, row.updated_at = seat, revision, True, NOW
            return store.commit(replace(save, was=was, seats=[seat], revision=revision)), over
        case "clocks":
            put = [*row.clocks, Clock("remind", len(row.clocks), row.n - 3.0)][-3:]
            put = list({clock.key: clock for clock in put}.values())
            clocks, save = ClockChange.between(row.clocks, put), change(row)
            if not over:
                row.clocks, row.wake_at = sorted(put, key=lambda c: (c.until, c.what, c.number)), clocks.wake_at
                row.updated_at = NOW
            return store.commit(replace(save, was=was, clocks=clocks)), over
        case "sent":
            row.posts, row.dirty = board_at(500 + revision), False
            return store.mark_sent(row.id, row.revision, row.posts), False
        case "pause" | "resume":
            status, save = "paused" if what == "pause" else "live", change(row)
            if not over:
                row.status, row.revision, row.dirty, row.updated_at = status, revision, True, NOW
            return store.commit(replace(save, was=was, status=status, revision=revision)), over
        case _:
            save = ends(row, revision)
            if not over:
                row.status, row.revision, row.dirty, row.updated_at = "over", revision, True, NOW
                row.clocks, row.wake_at = [], None
            return store.commit(replace(save, was=was)), over
