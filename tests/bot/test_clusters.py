"""Which of Discord's connections a process is to have. What processes do beside each other: `tests/cluster`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from pydantic import ValidationError

import bot.__main__ as program
from bot.client import TableClient
from bot.delivery.discord_api import NotOurs
from bot.operations.settings import Settings, shard_ids
from bot.operations.stop import IN_USE, Stop
from bot.texts import Library
from storage.errors import DatabaseLost
from storage.store import TableStore
from tables.services import table_services

LIBRARY = Library()


@pytest.mark.parametrize(
    ("shards", "ids", "cluster", "own"),
    [
        (4, None, None, (0, 1, 2, 3)),
        (16, "0-3", None, (0, 1, 2, 3)),
        (16, "0,2, 5-6", None, (0, 2, 5, 6)),
        (16, None, "0/4", (0, 1, 2, 3)),
        (16, None, "3/4", (12, 13, 14, 15)),
        (5, None, "0/2", (0, 1, 2)),
        (5, None, "1/2", (3, 4)),
        (1, None, "0/1", (0,)),
    ],
)
def test_which_shards_a_process_is_to_have(shards: int, ids: str | None, cluster: str | None, own: Any) -> None:
    assert shard_ids(shards, ids, cluster) == own


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"SHARDS": 4, "SHARD_IDS": "4"}, "the last is 3"),
        ({"SHARDS": 4, "SHARD_IDS": "3-1"}, "must be numbers"),
        ({"SHARDS": 4, "CLUSTER": "4/4"}, "must be a part"),
        ({"SHARDS": 4, "CLUSTER": "0/5"}, "at most 4 parts"),
        ({"SHARDS": 4, "CLUSTER": "first"}, "must be a part"),
        ({"SHARDS": 4, "CLUSTER": "0/2", "SHARD_IDS": "0"}, "set one of them"),
        ({"SHARDS": 0}, "it must say how many"),
        ({"SHARDS": 4, "CLUSTER": "0/2", "DATABASE_URL": "sqlite+aiosqlite:///a.db"}, "needs a DATABASE_URL of"),
    ],
)
def test_what_is_no_part_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValidationError, match=said):
        Settings(**{"DATABASE_URL": "postgresql+asyncpg://localhost/alakazum", **given})


async def taking_over_fails(monkeypatch: pytest.MonkeyPatch, failure: Exception) -> None:
    """A process runs, finds a connection free, and can't take its tables over."""

    async def for_ever(*_: object) -> Any:
        await asyncio.Event().wait()

    async def take(_connection: int) -> bool:
        return True

    async def take_over(_connection: int) -> None:
        raise failure

    async def nothing(*_: object) -> None:
        pass

    monkeypatch.setattr(program, "LOOK", 0.0)
    monkeypatch.setattr(program.login, "run", for_ever)
    monkeypatch.setattr(program, "_close", nothing)
    tables = SimpleNamespace(disconnected=lambda: None)
    client: Any = SimpleNamespace(is_ready=lambda: True, take_over=take_over, services=SimpleNamespace(tables=tables))
    cluster = SimpleNamespace(owned=(), take=take, until_notified=for_ever)
    store: Any = SimpleNamespace(cluster=cluster, until_lost=for_ever, check_files=nothing)
    async with asyncio.timeout(20):
        # What `main` does once it is logged in.
        await program._serve(client, store, "token", asyncio.Event(), program.LoopTime(), [1])


async def test_a_process_that_cannot_take_over_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(ValueError, match="no such table"):
        await taking_over_fails(monkeypatch, ValueError("no such table"))


async def test_a_session_lost_while_taking_over_ends_the_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(Stop, match="it is gone") as stop:
        await taking_over_fails(monkeypatch, DatabaseLost("it is gone"))
    assert stop.value.code == IN_USE


async def test_a_call_that_has_begun_is_not_made_once_the_tables_may_be_anothers(tmp_path: Path) -> None:
    """The process is stopped between the beginning of a call and its connection; then it goes on."""
    may_act, reached = iter([True, False]), list[str]()

    async def hear(request: web.Request) -> web.Response:
        reached.append(request.path)
        return web.Response()

    app = web.Application()
    app.router.add_get("/", hear)
    store = await TableStore.open(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}")
    cluster: Any = SimpleNamespace(
        sharers=1, owned={0}, silence=float, may_act=lambda: next(may_act), may_identify=None
    )
    client = TableClient(table_services(store), LIBRARY, shards=1, sync_always=False, cluster=cluster)
    async with TestServer(app) as server, aiohttp.ClientSession(trace_configs=[client.http.http_trace]) as session:
        with pytest.raises(NotOurs):
            await session.get(server.make_url("/"))
    await store.close()
    assert not reached and list(may_act) == []
