"""Many who read at once: long reads wait for each other, and nobody who presses a button waits for them."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.util import await_only

from storage import database, readers
from storage.errors import TooBusy
from storage.rows import TableRow
from storage.store import TableStore
from tests.storage.conftest import open_at
from tests.storage.examples import NOW, a_move, an_answer

Live = Callable[..., Awaitable[TableRow]]


@pytest.fixture
def held() -> int:
    """How many."""
    return 1_000


@pytest.fixture
def logs_take_long(monkeypatch: pytest.MonkeyPatch, held: int) -> Iterator[threading.Event]:
    """The first who read a log have a connection until this is set."""
    done, execute, slow = threading.Event(), sa.Connection.execute, iter(range(held))

    def slowly(connection: sa.Connection, query: Any, *more: Any) -> Any:
        if "FROM moves" in str(query) and next(slow, None) is not None:
            await_only(asyncio.to_thread(done.wait)) if connection.dialect.is_async else done.wait()
        return execute(connection, query, *more)

    monkeypatch.setattr(sa.Connection, "execute", slowly)
    yield done
    done.set()


@pytest.mark.parametrize("many", [1, 2, 20])
async def test_a_press_does_not_wait_for_those_who_read_logs(
    many: int, store: TableStore, live: Live, logs_take_long: threading.Event
) -> None:
    row = await live()
    reading = [asyncio.create_task(store.moves(row.id)) for _ in range(many)]
    await asyncio.sleep(0)
    async with asyncio.timeout(20):
        assert (await store.load(row.id)).id == row.id
        assert await store.count_live(user=7) == 0
        assert await store.guild_settings(1) == {}
    assert not any(task.done() for task in reading)
    logs_take_long.set()
    assert [[move.n for move in log] for log in await asyncio.gather(*reading)] == [[0]] * many


@pytest.mark.parametrize("held", [1])
async def test_who_wants_the_last_rows_of_a_log_does_not_wait_for_one_who_reads_all_of_it(
    store: TableStore, live: Live, logs_take_long: threading.Event
) -> None:
    row = await live()
    reading = asyncio.create_task(store.moves(row.id))
    await asyncio.sleep(0.1)
    assert len(await asyncio.wait_for(store.moves(row.id, 0), 20)) == 1
    assert not reading.done()
    logs_take_long.set()
    assert len(await reading) == 1


async def test_a_whole_log_is_read_as_it_was_written(store: TableStore, live: Live) -> None:
    row = await live()
    said = [
        json.dumps([["said", [word], None]], ensure_ascii=False)
        for word in ('a "quote"', "a\\b\n\tc", "🧙‍♀️ ñ", "null", "")
    ]
    written = [
        replace(an_answer(n, user=(2**63 - n) if n % 2 else None), at=NOW + n * 1.234_567_1, events=said[n % 5])
        for n in range(1, 200)
    ]
    await store.commit(replace(a_move(row.id, 0, len(written)), log=written))
    assert (await store.moves(row.id))[1:] == written == await store.moves(row.id, 1)


async def test_a_reader_who_gives_up_leaves_the_queue(
    store: TableStore, live: Live, logs_take_long: threading.Event
) -> None:
    row = await live()
    reading = [asyncio.create_task(store.moves(row.id)) for _ in range(3)]
    await asyncio.sleep(0)
    for task in reading[:2]:
        task.cancel()
    await asyncio.gather(*reading[:2], return_exceptions=True)
    logs_take_long.set()
    assert len(await asyncio.wait_for(reading[2], 20)) == 1


async def test_where_nothing_can_be_read_at_all_it_is_said_by_type(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readers, "PATIENCE", 0.01)
    store, done = await open_at(path), threading.Event()
    stuck = [asyncio.create_task(store._read(lambda _: done.wait())) for _ in range(database.READERS)]
    await asyncio.sleep(0)
    with pytest.raises(TooBusy, match="Nothing could be read"):
        await store.load_live()
    done.set()
    await asyncio.gather(*stuck)
    assert await store.load_live() == []
    await store.close()
