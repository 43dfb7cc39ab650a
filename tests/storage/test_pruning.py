"""Logs of finished games that an operator has deleted: results and ratings stay."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from storage.__main__ import main
from storage.rows import ResultRow, TableRow
from storage.store import TableStore
from tests.storage.examples import NOW, a_move, over

Live = Callable[..., Awaitable[TableRow]]
DAY = 86_400.0


def result(seat: int, user: int, place: int) -> ResultRow:
    return ResultRow(seat, user, None, f"Person {user}", place, 8, place == 1, "goal", ended_at=NOW, rated=True)


async def finished(store: TableStore, live: Live, channel: int, at: float, moves: int = 3) -> TableRow:
    """A game that is over at this moment."""
    row = await live(channel)
    await store.commit(a_move(row.id, 0, moves))
    row.n = moves
    results = [result(0, 30, 1), result(1, 31, 2)]
    store._now = lambda: at  # one store, whose games ended on several days
    await store.commit(replace(over(row, 9, results=results), at=at))
    await store.mark_sent(row.id, 9)
    return row


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str]) -> Callable[[], str]:
    return lambda: capsys.readouterr().out


async def test_only_logs_of_games_that_were_over_before_are_pruned(store: TableStore, live: Live) -> None:
    old, new = await finished(store, live, 20, NOW), await finished(store, live, 21, NOW + 2 * DAY)
    running = await live(22)
    found = await store.old_logs(NOW + DAY)
    assert [(each.table_id, each.game, each.ended_at, each.moves) for each in found] == [(old.id, old.game, NOW, 4)]
    await store.prune([each.table_id for each in found])
    assert [await store.has_log(row.id) for row in (old, new, running)] == [False, True, True]
    assert await store.old_logs(NOW + DAY) == []
    assert (await store.load(old.id)).snapshot is not None
    assert len(await store.results(old.id)) == 2


async def test_an_end_that_was_not_shown_yet_keeps_its_log(store: TableStore, live: Live) -> None:
    row = await live()
    await store.commit(replace(over(row, 9), at=NOW))
    assert await store.old_logs(NOW + DAY) == []


async def test_ratings_are_counted_again_to_the_same_numbers(store: TableStore, live: Live) -> None:
    row = await finished(store, live, 20, NOW)
    await store.recount()
    before = await store.ratings(row.game, [30, 31])
    await store.prune([row.id])
    assert await store.recount() == 1
    assert await store.ratings(row.game, [30, 31]) == before and len(before) == 2


async def test_the_command_shows_what_would_go_and_deletes_only_when_told(
    store: TableStore, live: Live, address: str, printed: Callable[[], str]
) -> None:
    row = await finished(store, live, 20, NOW)

    def call(*more: str) -> Any:
        return main(["--database", address, "prune", "--before", "2099-01-01", *more])

    await store.close()
    assert await asyncio.to_thread(call) == 0
    said = printed()
    assert f"{row.game}: 1 games, 4 moves" in said and "Would delete the moves of 1 games" in said
    assert "add --delete" in said
    assert await asyncio.to_thread(call, "--delete") == 0
    assert "Deleted the moves of 1 games" in printed()
    assert await asyncio.to_thread(call) == 0
    assert "Would delete the moves of 0 games" in printed()
    assert await asyncio.to_thread(main, ["--database", address, "check"]) == 0


def test_a_date_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["prune", "--before", "soon"])
    assert "--before" in capsys.readouterr().err
