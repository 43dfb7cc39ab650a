"""What is saved is what is read, in this process and after a restart."""

import ast
import inspect
import sqlite3
from collections.abc import Awaitable, Callable, Hashable, Sequence
from contextlib import closing
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import event

from storage.compiled import Step
from storage.errors import ChannelTaken, NoSuchTable, RefusedRow, StaleMove, StoreClosed
from storage.rows import (
    Clock,
    ClockChange,
    ClockKey,
    InvitationRow,
    RatingRow,
    ResultRow,
    ReviewRow,
    SeatRow,
    TableChange,
    TableHead,
    TableRow,
)
from storage.store import TableStore
from tests.storage.conftest import open_at
from tests.storage.examples import NOW, SEED, a_lobby, a_move, an_answer, board_at, change, over, position, started

Live = Callable[..., Awaitable[TableRow]]


async def test_a_lobby_is_read_back_as_it_was(store: TableStore) -> None:
    row = a_lobby()
    table_id = await store.create_table(row)
    assert await store.load(table_id) == replace(a_lobby(), id=1, dirty=True, created_at=NOW, updated_at=NOW)
    assert row.id == table_id == 1


async def test_a_lobby_changes_in_what_it_says(store: TableStore) -> None:
    row = a_lobby()
    await store.create_table(row)
    await store.mark_sent(row.id, 0, board_at(777))
    await store.commit(
        change(
            row,
            host_id=31,
            options={"seats": 3},
            house={"clock": "slow"},
            seats=[SeatRow(0, 31, "Ben")],
            seats_gone=[1, 2],
            clocks=ClockChange.between(row.clocks, []),
            revision=1,
        )
    )
    row.host_id, row.options, row.house, row.seats = 31, {"seats": 3}, {"clock": "slow"}, [SeatRow(0, 31, "Ben")]
    row.clocks, row.wake_at, row.revision = [], None, 1
    assert await store.load(row.id) == replace(row, posts=board_at(777), dirty=True)


async def test_a_change_of_nothing_changes_nothing(store: TableStore, live: Live) -> None:
    row = await live()
    assert change(row).is_empty
    await store.commit(change(row))
    assert await store.load(row.id) == row


@pytest.mark.parametrize(
    "what",
    [
        {"status": "over"},
        {"host_id": 31},
        {"options": {}},
        {"house": {}},
        {"log": [an_answer(1)]},
        {"snapshot": b""},
        {"revision": 0},
        {"seats": [SeatRow(0)]},
        {"seats_gone": [0]},
        {"clocks": ClockChange(None)},
        {"results": [ResultRow(0, 30, None, "Ann", 1, 12, True, "")]},
        {"ratings": [RatingRow(30, "alakazum", 25.5, 8.1, 1, NOW)]},
    ],
)
def test_whatever_a_change_names_is_something(what: dict[str, Any]) -> None:
    assert {field.name for field in fields(TableChange)} > what.keys()
    assert not change(a_lobby(), **what).is_empty


async def test_a_start_opens_the_log(store: TableStore) -> None:
    row = a_lobby()
    await store.create_table(row)
    start = started(row)
    await store.commit(start)
    assert await store.load(row.id) == row
    assert (row.status, row.seed, row.snapshot) == ("live", SEED, position(0))
    assert await store.moves(row.id) == list(start.log)


async def test_a_table_starts_once(store: TableStore, live: Live) -> None:
    row = await live()
    with pytest.raises(StaleMove, match="Table 1 isn't lobby at move 0 any more"):
        await store.commit(started(replace(row, status="lobby")))
    with pytest.raises(StaleMove):
        await store.commit(change(replace(row, status="lobby"), revision=5))
    assert await store.load(row.id) == row


async def test_a_move_changes_all_it_says_and_nothing_else(store: TableStore, live: Live) -> None:
    row = await live()
    other = await live(21)
    clocks = ClockChange.between(row.clocks, [Clock("turn", 2, NOW + 180), Clock("remind", 2, NOW + 135)])
    move = replace(a_move(row.id, 0, clocks=clocks), seats=[SeatRow(0, 30, "Ann", state={"misses": 1})])
    await store.commit(move)
    assert await store.load(row.id) == replace(
        row,
        n=1,
        revision=2,
        snapshot=position(1),
        wake_at=NOW + 135,
        updated_at=NOW + 1,
        seats=[SeatRow(0, 30, "Ann", state={"misses": 1}), SeatRow(1, ai="easy"), SeatRow(2)],
        clocks=[Clock("remind", 2, NOW + 135), Clock("turn", 2, NOW + 180)],
    )
    assert await store.moves(row.id, since=1) == [an_answer(1)]
    assert await store.load(other.id) == other


async def test_a_press_of_several_answers_is_one_save(store: TableStore, live: Live) -> None:
    row = await live()
    await store.commit(a_move(row.id, 0, answers=3))
    assert (await store.load(row.id)).n == 3
    assert [move.n for move in await store.moves(row.id)] == [0, 1, 2, 3]
    assert [move.n for move in await store.moves(row.id, since=2)] == [2, 3]


async def test_the_second_save_for_the_same_move_is_refused_whole(store: TableStore, live: Live) -> None:
    row = await live()
    await store.commit(a_move(row.id, 0))
    late = replace(
        a_move(row.id, 0, answers=2),
        status="over",
        seats=[SeatRow(0)],
        snapshot=b"late",
        results=[ResultRow(0, 30, None, "Ann", 1, 12, True, "")],
        ratings=[RatingRow(30, "alakazum", 25.5, 8.1, 1, NOW)],
    )
    with pytest.raises(StaleMove, match="Table 1 isn't live at move 0 any more"):
        await store.commit(late)
    kept = await store.load(row.id)
    assert (kept.status, kept.n, kept.snapshot, kept.seats[0].name) == ("live", 1, position(1), "Ann")
    assert len(await store.moves(row.id)) == 2
    assert (await store.results(row.id), await store.ratings("alakazum", [30])) == ([], {})


async def test_moves_need_a_live_table(store: TableStore, live: Live) -> None:
    lobby = a_lobby(21)
    await store.create_table(lobby)
    row = await live()
    await store.commit(change(row, status="paused", revision=2, clocks=ClockChange(None)))
    for table_id in (lobby.id, row.id, 999):
        with pytest.raises(StaleMove):
            await store.commit(a_move(table_id, 0))


async def test_moves_are_numbered_on(store: TableStore, live: Live) -> None:
    row = await live()
    with pytest.raises(RefusedRow, match="aren't numbered on from 1"):
        await store.commit(replace(a_move(row.id, 0), log=[an_answer(2)]))
    assert (await store.load(row.id)).n == 0


async def test_undo_goes_on_counting_and_a_replay_skips_it(store: TableStore, live: Live) -> None:
    row = await live()
    for n in range(4):
        await store.commit(a_move(row.id, n))
    back = replace(a_move(row.id, 4), log=[replace(an_answer(5), by="undo", action="2")], snapshot=position(2))
    await store.commit(back)
    await store.commit(a_move(row.id, 5))
    kept = await store.moves(row.id)
    assert [(move.n, move.by) for move in kept[4:]] == [(4, "player"), (5, "undo"), (6, "player")]
    assert kept[5].action == "2"
    assert [move.n for move in await store.standing(row.id)] == [0, 1, 2, 6]
    again = replace(a_move(row.id, 6), log=[replace(an_answer(7), by="undo", action="0")], snapshot=position(0))
    await store.commit(again)
    assert [move.n for move in await store.standing(row.id)] == [0]
    assert (await store.load(row.id)).snapshot == position(0)


async def test_clocks_change_alone(store: TableStore, live: Live) -> None:
    row = await live()
    later = [Clock("turn", 1, NOW + 100, 0), Clock("turn", 1, NOW + 95, 1), Clock("turn", 1, NOW + 120)]
    await store.commit(change(row, clocks=ClockChange.between(row.clocks, later)))
    kept = await store.load(row.id)
    assert kept.clocks == [later[1], later[0], later[2]]
    assert kept.wake_at == NOW + 95
    await store.commit(change(row, clocks=ClockChange.between(kept.clocks, [])))
    kept = await store.load(row.id)
    assert (kept.clocks, kept.wake_at) == ([], None)


def test_between_names_only_what_differs() -> None:
    stays, moved, gone = Clock("turn", 1, 5.0), Clock("offer", 2, 7.0, 3), Clock("remind", 1, 3.0)
    change = ClockChange.between([stays, moved, gone], [stays, Clock("offer", 2, 8.0, 3), Clock("pace", 1, 6.0)])
    assert change.put == [Clock("offer", 2, 8.0, 3), Clock("pace", 1, 6.0)]
    assert change.gone == [ClockKey("remind", 1)]
    assert change.wake_at == 5.0
    assert ClockChange.between([stays], []) == ClockChange(None, [], [ClockKey("turn", 1)])


async def test_seats_change_alone(store: TableStore, live: Live) -> None:
    row = await live()
    await store.mark_sent(row.id, 1, board_at(777))
    await store.commit(change(row, seats=[SeatRow(0, 30, "Ann", state={"standing": "never"})]))
    kept = await store.load(row.id)
    assert (kept.seats[0].state, kept.seats[1:], kept.dirty) == ({"standing": "never"}, row.seats[1:], False)
    await store.commit(change(row, seats=[SeatRow(2, 32, "Cleo"), SeatRow(0, 30, "Ann", ai="normal")], revision=2))
    kept = await store.load(row.id)
    assert kept.seats == [SeatRow(0, 30, "Ann", ai="normal"), SeatRow(1, ai="easy"), SeatRow(2, 32, "Cleo")]
    assert (kept.revision, kept.dirty) == (2, True)
    await store.commit(over(row, 3))
    for table_id in (row.id, 999):
        with pytest.raises(StaleMove):
            late = change(replace(row, id=table_id), seats=[SeatRow(0)], clocks=ClockChange(5.0, [Clock("t", 9, 5.0)]))
            await store.commit(late)
    kept = await store.load(row.id)
    assert (kept.seats[0].name, kept.clocks, kept.wake_at) == ("Ann", [], None)


async def test_a_table_is_paused_and_goes_on(store: TableStore, live: Live) -> None:
    row = await live()
    await store.commit(change(row, status="paused", revision=2, clocks=ClockChange.between(row.clocks, [])))
    kept = await store.load(row.id)
    assert (kept.status, kept.clocks, kept.wake_at, kept.revision) == ("paused", [], None, 2)
    await store.commit(change(kept, status="live", revision=3, clocks=ClockChange.between([], row.clocks)))
    await store.commit(a_move(row.id, 0))
    assert (await store.load(row.id)).n == 1


async def test_the_last_move_ends_the_table(store: TableStore, live: Live) -> None:
    row = await live()
    results = [
        ResultRow(0, 30, None, "Ann", 1, 12, True, "most points"),
        ResultRow(1, None, "easy", "", 2, 7, False, "most points"),
    ]
    rating = RatingRow(30, "alakazum", 25.5, 8.1, 1, NOW)
    clocks = ClockChange.between(row.clocks, [])
    move = replace(a_move(row.id, 0, clocks=clocks), status="over", revision=3, results=results, ratings=[rating])
    await store.commit(move)
    kept = await store.load(row.id)
    assert (kept.status, kept.n, kept.snapshot, kept.revision) == ("over", 1, position(1), 3)
    assert (kept.clocks, kept.wake_at, kept.dirty) == ([], None, True)
    assert await store.results(row.id) == results
    assert await store.ratings("alakazum", [30, 31]) == {30: rating}
    assert await store.ratings("alakazoo", [30]) == {}
    for late in (over(row, 4), change(row, clocks=ClockChange(1.0))):
        with pytest.raises(StaleMove):
            await store.commit(late)


async def test_one_table_a_channel_until_it_is_over(store: TableStore, live: Live) -> None:
    row = await live(20)
    with pytest.raises(ChannelTaken):
        await store.create_table(a_lobby(20))
    assert await store.load_live() == [TableHead(1, 10, 20, "alakazum", "live", 0, NOW + 90)]
    await store.commit(over(row, 2))
    assert await store.load_live() == []
    await store.create_table(a_lobby(20))


async def test_a_refused_table_leaves_no_seat(store: TableStore, live: Live) -> None:
    await live(20)
    refused = a_lobby(20)
    with pytest.raises(ChannelTaken):
        await store.create_table(refused)
    assert (refused.id, refused.dirty) == (0, False)
    assert [head.id for head in await store.tables_of(30)] == [1]


async def test_counts_of_what_is_not_over(store: TableStore, live: Live) -> None:
    await store.create_table(a_lobby(20, guild=1, host=5))
    await store.create_table(replace(a_lobby(21, guild=1, host=5), parent_id=20))
    await store.create_table(a_lobby(22, guild=2, host=6))
    ended = await live(23)
    await store.commit(over(ended, 2))
    assert await store.count_live() == 3
    assert await store.count_by_status() == {"lobby": 3}
    assert await store.count_live(host=5) == 2
    assert await store.count_live(user=6) == 1
    assert await store.count_live(user=30) == 0
    assert await store.count_live(channel=20) == 2
    assert await store.count_live(channel=21) == 1
    assert await store.count_live(guild=1, host=6) == 0


async def test_a_table_that_is_not_there(store: TableStore) -> None:
    with pytest.raises(NoSuchTable):
        await store.load(1)
    with pytest.raises(NoSuchTable):
        await store.mark_sent(1, 0)
    assert await store.moves(1) == []


async def test_the_outbox_is_cleared_only_by_the_newest_board(store: TableStore, live: Live) -> None:
    row = await live()
    await store.commit(a_move(row.id, 0))  # revision 2
    await store.mark_sent(row.id, 1, board_at(777))
    kept = await store.load(row.id)
    assert (kept.posts, kept.dirty) == (board_at(777), True)
    await store.mark_sent(row.id, 2, board_at(778))
    assert (await store.load(row.id)).dirty is False
    await store.mark_sent(row.id, 1, board_at(778))  # told late of an older one: still clean
    assert (await store.load(row.id)).dirty is False


async def test_a_move_the_board_does_not_show_leaves_it_as_it_is(store: TableStore, live: Live) -> None:
    row = await live()
    await store.commit(replace(a_move(row.id, 0), revision=None))
    assert (await store.load(row.id)).dirty is True  # the start hasn't been sent yet
    await store.mark_sent(row.id, 2, board_at(777))
    await store.commit(replace(a_move(row.id, 1), revision=None))
    assert (await store.load(row.id)).dirty is False


async def test_no_question_reads_through_what_is_over(store: TableStore, path: Path) -> None:
    asked: list[tuple[str, tuple[object, ...]]] = []

    def note(_c: object, _k: object, statement: str, parameters: tuple[object, ...], *_: object) -> None:
        if statement.startswith("SELECT"):
            asked.append((statement, parameters))

    event.listen(store.database.reading.engine, "before_cursor_execute", note)
    await store.load_live()
    await store.tables_of(1)
    for question in ({}, {"user": 1}, {"host": 1}, {"channel": 1}, {"guild": 1}):
        await store.count_live(**question)
    await store.moves(1)
    await store.results(1)
    await store.ratings("alakazum", [1, 2])
    with closing(sqlite3.connect(path)) as connection:
        plans = [row[3] for q, given in asked for row in connection.execute(f"EXPLAIN QUERY PLAN {q}", given)]
    assert len(asked) == 10
    scans = {plan for plan in plans if plan.startswith("SCAN") and "ix_tables_" not in plan}
    assert scans <= {"SCAN read"}  # of what the query has read already (`FileReaders.whole`)


async def test_all_is_there_after_a_restart(path: Path) -> None:
    store = await open_at(path)
    row = a_lobby()
    await store.create_table(row)
    await store.commit(started(row))
    await store.commit(a_move(row.id, 0))
    await store.beat(NOW)
    before = await store.load(row.id)
    await store.close()
    with pytest.raises(StoreClosed):
        await store.beat(NOW)
    with pytest.raises(StoreClosed):
        await store.load(row.id)

    store = await open_at(path)
    assert await store.load(row.id) == before
    assert [move.n for move in await store.moves(row.id)] == [0, 1]
    assert await store.last_beat() == NOW
    assert await store.create_table(a_lobby(21)) == 2
    await store.close()
    assert sorted(file.name for file in path.parent.iterdir()) == ["alakazum.db", "alakazum.db.lock"]


async def test_what_sqlite_cannot_keep_is_refused(store: TableStore, live: Live) -> None:
    row = await live()
    with pytest.raises(RefusedRow):
        await store.commit(replace(a_move(row.id, 0), revision=2**70))
    with pytest.raises(RefusedRow):
        await store.commit(replace(a_move(row.id, 0), log=[replace(an_answer(1), events=None)]))  # type: ignore[arg-type]
    assert (await store.load(row.id)).n == 0


async def test_an_opening_without_a_start_is_no_log(store: TableStore) -> None:
    row = a_lobby()
    await store.create_table(row)
    await store.commit(over(row, 1))
    with pytest.raises(StaleMove):
        await store.commit(started(row))
    assert await store.moves(row.id) == []


OF_TABLES = {"tables", "seats", "clocks", "moves", "results", "posts"}
"""The rows of a table."""
GAME = OF_TABLES - {"posts"}
WRITERS = {
    "create_table": GAME - {"moves", "results"},
    "commit": GAME,
    "mark_sent": {"tables", "posts"},
    "give_back": {"tables", "clocks"},
    "forget_log": {"moves"},
    "prune": {"moves"},
    "forget_user": GAME - {"clocks", "moves"},
    "recount": {"results"},
    "collect": {"results"},
}
"""Method → which rows of a table it writes. A table changes by `commit` alone; the others open it, say which message
shows it, give time back, put a pseudonym in somebody's place, delete an old log, compute ratings again, or note that a
game was counted for an album."""
REVIEW = ReviewRow(1, 30, NOW)
OTHERS = {
    "daily_seed": ("2026-11-22", "alakazum", SEED),
    "keep_daily_par": ("2026-11-22", "alakazum", 9),
    "begin_review": (REVIEW,),
    "keep_review": (replace(REVIEW, accuracy=81.5),),
    "invite": (InvitationRow("2026-11-22", 10, 31, 30, 1), 3),
    "beat": (NOW,),
    "set_guild_settings": (10, {"language": "es"}),
    "change_guild_settings": (10, lambda kept: {**kept, "language": "gl"}),
    "change_user_settings": (30, lambda kept: {**kept, "text": False}),
    "ask_to_forget": (30, -7, 1),
    "let_go": (30, [0]),
}
"""All other methods that hand something to the writer, each with something to write."""


def methods_that_write() -> set[str]:
    """The public methods of a store that come to its writer's `save`, themselves or through a private one."""
    (store,) = [node for node in ast.parse(inspect.getsource(TableStore)).body if isinstance(node, ast.ClassDef)]
    found = {"writer.save"}
    while True:
        more = {
            method.name
            for method in store.body
            if isinstance(method, ast.AsyncFunctionDef)
            and any(isinstance(node, ast.Attribute) and ast.unparse(node)[5:] in found for node in ast.walk(method))
        }
        if more <= found:
            return {name for name in found if name[0] != "_" and "." not in name}
        found |= more


async def test_a_table_changes_by_commit_alone(store: TableStore, live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await live()
    whole = a_move(row.id, 0, clocks=ClockChange.between(row.clocks, []))
    results = [ResultRow(0, 30, None, "Ann", 1, 12, True, "most points", rated=True)]
    rating = RatingRow(30, "alakazum", 25.5, 8.1, 1, NOW)
    end = replace(whole, status="over", revision=3, seats=[SeatRow(0, 30, "Ana")], results=results, ratings=[rating])
    of_tables = {
        "commit": (end,),
        "create_table": (a_lobby(channel=21),),
        "mark_sent": (row.id, 3, board_at(5)),
        "give_back": (60.0, NOW),
        "recount": (),
        "collect": (30, row.id, []),
        "forget_log": (30, -7),
        "prune": ([row.id],),
        "forget_user": (30, -7),
    }
    assert methods_that_write() == WRITERS.keys() | OTHERS.keys() and of_tables.keys() == WRITERS.keys()
    save, written = store.writer.save, set[str]()

    async def noted(key: Hashable, steps: Sequence[Step]) -> None:
        # A step doesn't say which table it writes: its statement knows.
        written.update(cast(Any, step.statement)._sqlite.table.name for step in steps)
        await save(key, steps)

    monkeypatch.setattr(store.writer, "save", noted)
    for name, given in (of_tables | OTHERS).items():
        written.clear()
        await getattr(store, name)(*given)
        assert written, f"{name} has written nothing"
        assert (name, written & OF_TABLES) == (name, WRITERS.get(name, set()))
