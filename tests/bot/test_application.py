"""A token of another application is refused a database, until an operator says that it is meant."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.operations.application import check_owner
from bot.operations.stop import BAD_SETTINGS, Stop
from playground import Playground
from storage.__main__ import main
from storage.rows import APPLICATION
from storage.store import TableStore
from tables.servers import Servers
from tables.services import table_services
from tables.time_source import SystemTime
from tests.bot.house import LIBRARY, QuickTime, exchanges

OURS, OTHER = 111_222_333_444_555_666, 222_333_444_555_666_777


async def test_another_applications_token_is_refused_until_it_is_adopted(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'a.db'}"

    async def begin(application: int) -> None:
        store = await TableStore.open(url, wait=0)
        try:
            await check_owner(Servers(store, SystemTime()), application)
        finally:
            await store.close()

    await begin(OURS)
    await begin(OURS)
    with pytest.raises(Stop, match=f"python -m storage adopt {OTHER}") as stop:
        await begin(OTHER)
    assert stop.value.code == BAD_SETTINGS and str(OURS) in str(stop.value)
    assert await asyncio.to_thread(main, ["--database", url, "adopt", str(OTHER)]) == 0
    await begin(OTHER)
    with pytest.raises(Stop):
        await begin(OURS)


async def test_the_bot_refuses_before_it_tells_discord_anything(tmp_path: Path) -> None:
    from bot.client import TableClient

    store = await TableStore.open(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}", wait=0)
    async with Playground(record=True) as play:
        await Servers(store, SystemTime()).set_own(**{APPLICATION: OURS})
        with play.patched():
            client = TableClient(table_services(store), LIBRARY, shards=1, sync_always=False, time=QuickTime())
            with pytest.raises(Stop, match=str(OURS)):
                await client.login(play.token)
            await client.services.tables.close()
            await client.close()
        assert [one.path for one in exchanges(play) if one.method != "GET"] == []
    await store.close()
