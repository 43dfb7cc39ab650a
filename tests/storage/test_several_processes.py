"""What several processes with one database tell each other, and what they share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from storage import postgres
from storage.ownership import Claim
from storage.rows import OURS, WHOLE, Forgetting
from storage.store import TableStore
from tests.storage.examples import NOW, a_lobby

HOUR = 3600.0
ANN, BEN = 30, 31


# ---- one database --------------------------------------------------------------------------------------------------


async def test_many_changes_at_once_lose_none(store: TableStore) -> None:
    await asyncio.gather(*[_add(store, n) for n in range(12)])
    assert sorted((await store.guild_settings(OURS))["news"]) == list(range(12))


async def _add(store: TableStore, n: int) -> None:
    await store.change_guild_settings(OURS, lambda kept: {**kept, "news": [*kept.get("news", []), n]})


async def test_what_is_forgotten_meanwhile_is_not_brought_back_by_a_change(store: TableStore) -> None:
    """Who wanted to add to it begins with nothing."""
    await store.change_user_settings(ANN, lambda kept: {"language": "gl"})
    loop, seen = asyncio.get_running_loop(), list[Any]()

    def change(kept: dict[str, Any]) -> dict[str, Any]:
        seen.append(kept)
        if len(seen) == 1:
            tasks.append(loop.create_task(store.forget_user(ANN, -1)))
        return {**kept, "coach": True}

    tasks: list[asyncio.Task[None]] = []
    await store.change_user_settings(ANN, change)
    await asyncio.gather(*tasks)
    assert (await store.user_settings(ANN)).get("language") is None


async def test_tables_opened_count_also_those_that_have_another_host(store: TableStore) -> None:
    for channel, opener in ((1, ANN), (2, ANN), (3, BEN), (4, None)):
        row = a_lobby(channel, host=BEN)
        row.opened_by = opener
        await store.create_table(row)
    assert await store.count_opened(ANN, NOW - HOUR) == 2
    assert await store.count_opened(BEN, NOW - HOUR) == 1
    assert await store.count_opened(ANN, NOW) == 0


async def test_who_is_to_be_forgotten_stands_there_until_they_are(store: TableStore) -> None:
    await store.ask_to_forget(ANN, -5, 2)
    assert await store.forgetting() == [Forgetting(ANN, shard, 2, -5) for shard in (WHOLE, 0, 1)]
    await store.let_go(ANN, [1])
    assert [row.shard for row in await store.forgetting()] == [WHOLE, 0]
    await store.ask_to_forget(ANN, -5, 3)
    assert [(row.shard, row.shards) for row in await store.forgetting()] == [(WHOLE, 3), (0, 3), (1, 3), (2, 3)]
    await store.forget_user(ANN, -5)
    assert await store.forgetting() == []


# ---- another number of connections ---------------------------------------------------------------------------------


async def test_each_connection_has_a_beat_of_its_own(store: TableStore) -> None:
    await store.beat(NOW, (0, 1), 4)
    await store.beat(NOW + 9, (2, 3), 4)
    assert [await store.last_beat(each, 4) for each in range(4)] == [NOW, NOW, NOW + 9, NOW + 9]


async def test_after_another_number_the_beats_of_before_are_no_downtime(store: TableStore) -> None:
    """Four connections long ago, then two, now four again."""
    await store.beat(NOW - 900 * HOUR, (0, 1, 2, 3), 4)
    await store.beat(NOW, (0,), 2)
    await store.beat(NOW - 60, (1,), 2)
    assert [await store.last_beat(each, 4) for each in range(4)] == [NOW, NOW - 60, NOW, NOW - 60]
    await store.beat(NOW + 30, (0,), 4)  # the first of four is there already
    assert [await store.last_beat(each, 4) for each in range(4)] == [NOW + 30, NOW - 60, NOW, NOW - 60]


async def test_fewer_connections_take_the_latest_sighting_of_the_old_ones(store: TableStore) -> None:
    for connection in range(4):
        await store.beat(NOW + connection, (connection,), 4)
    assert [await store.last_beat(each, 2) for each in range(2)] == [NOW + 2, NOW + 3]
    assert await store.last_beat() == NOW + 3


async def test_from_one_connection_to_several(store: TableStore) -> None:
    assert await store.last_beat(1, 2) is None
    await store.beat(NOW)
    assert [await store.last_beat(each, 2) for each in range(2)] == [NOW, NOW]


# ---- two processes -------------------------------------------------------------------------------------------------


@pytest.fixture
async def both(postgres_url: str) -> AsyncIterator[tuple[TableStore, TableStore]]:
    """A process with the first of two connections, and one with the second."""
    opened = [
        await TableStore.open(postgres_url, now=lambda: NOW, wait=5, claim=Claim(2, (shard,))) for shard in (0, 1)
    ]
    yield opened[0], opened[1]
    for store in opened:
        await store.close()


@pytest.fixture
def rare_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for a sign of life waits longer than a busy machine takes to tell."""
    monkeypatch.setattr(postgres, "BEAT", 5.0)


@pytest.mark.postgres
@pytest.mark.usefixtures("rare_beats")
async def test_processes_know_at_once_how_many_they_are(both: tuple[TableStore, TableStore]) -> None:
    first, second = both
    async with asyncio.timeout(4):
        while first.cluster.sharers != 2:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    assert second.cluster.sharers == 2
    assert list(first.cluster.lock_ages()) == [0] and first.cluster.lock_ages()[0] >= second.cluster.lock_ages()[1]
    assert first.cluster.silence() < 3
    await second.close()
    async with asyncio.timeout(20):
        while first.cluster.sharers != 1:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


@pytest.mark.postgres
async def test_what_one_tells_all_hear(both: tuple[TableStore, TableStore]) -> None:
    first, second = both
    for store in both:
        store.database.notified.clear()
    await first.notify_processes()
    async with asyncio.timeout(20):
        await second.cluster.until_notified()
        await first.cluster.until_notified()


@pytest.mark.postgres
async def test_only_one_process_at_a_time_has_its_turn(both: tuple[TableStore, TableStore]) -> None:
    inside, most = 0, 0

    async def work(store: TableStore, of: int) -> None:
        nonlocal inside, most
        async with store.cluster.turn(of):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0.2)
            inside -= 1

    await asyncio.gather(*[work(store, 0) for store in both])
    assert most == 1
    await asyncio.gather(*[work(store, of) for of, store in enumerate(both)])
    assert most == 2, "of another number each has its own"
