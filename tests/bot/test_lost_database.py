"""The database file is lost while the bot runs: players are told, its games are rescued, the bot ends."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from structlog.testing import capture_logs

import bot.__main__ as program
from bot.operations import lost_database
from bot.operations.settings import Settings
from bot.operations.stop import Stop
from playground import Playground
from storage.errors import DiskFull
from storage.store import TableStore
from tests.bot.house import LIBRARY, text
from tests.bot.test_metrics import a_port, get
from tests.bot.test_process import environment
from tests.bot.times import NoWaiting
from tests.storage.processes import needs_posix

LOST = LIBRARY.texts("en")("refused-database-lost")


# ---- looking and copying -------------------------------------------------------------------------------------------


async def test_the_file_is_looked_at_every_ten_seconds_until_it_is_lost() -> None:
    found, time = [None, None, None, "It was deleted."], NoWaiting()

    async def find() -> str | None:
        return found[len(time.pauses) - 1]

    with capture_logs() as events:
        assert await lost_database.loss(find, time) == "It was deleted."
    assert time.pauses == [10, 10, 10, 10]
    assert [(event["event"], event["log_level"]) for event in events] == [("database_lost", "critical")]


async def test_a_copy_is_tried_until_it_is_written() -> None:
    time = NoWaiting()

    async def copy() -> Path:
        if len(time.pauses) < 3:
            raise DiskFull("The disk is full.")
        return Path("a.db.rescue")

    assert await lost_database.rescue(copy, asyncio.Event(), time) == Path("a.db.rescue")
    assert time.pauses == [10, 10, 10]


async def never() -> Path:
    raise DiskFull("The disk is full.")


async def test_after_ten_minutes_no_copy_is_tried_any_more() -> None:
    time = NoWaiting()
    assert await lost_database.rescue(never, asyncio.Event(), time) is None
    assert time.pauses == [10] * 60
    stop = lost_database.ending("It was deleted.", None)
    assert stop.code == 74 and str(stop) == "It was deleted. No copy could be written beside it: restore a backup."


async def test_who_is_told_to_stop_tries_no_more() -> None:
    time, stopping = NoWaiting(), asyncio.Event()
    stopping.set()
    assert await lost_database.rescue(never, stopping, time) is None
    assert len(time.pauses) <= 1


# ---- the whole bot -------------------------------------------------------------------------------------------------


@asynccontextmanager
async def the_bot(
    play: Playground, monkeypatch: pytest.MonkeyPatch, **settings: str
) -> AsyncIterator[asyncio.Task[None]]:
    """All of `python -m bot` in this process, connected, and in more of a hurry."""
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    for owner, name in ((Route, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY"), (discord.Asset, "BASE")):
        monkeypatch.setattr(owner, name, getattr(owner, name))  # put back afterwards
    monkeypatch.setattr(lost_database, "EVERY", 0.1)
    running = asyncio.create_task(program.run(Settings(), play.token))
    try:
        await asyncio.wait_for(play.connected(), 20)
        yield running
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def until_lost(events: list[dict[str, object]]) -> None:
    async with asyncio.timeout(20):
        while not any(event["event"] == "database_rescued" for event in events):  # noqa: ASYNC110 - it is said in the log
            await asyncio.sleep(0.02)


@needs_posix
async def test_players_are_told_and_what_they_did_is_rescued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lost_database, "TELL", 3.0)
    unlooked = asyncio.Lock()
    check = TableStore.check_files

    async def check_files(store: TableStore) -> None:
        async with unlooked:
            await check(store)

    monkeypatch.setattr(TableStore, "check_files", check_files)
    port, database = a_port(), tmp_path / "bot.db"
    async with Playground() as play:
        settings = environment(tmp_path, DISCORD_API_BASE=play.base, METRICS_PORT=str(port))
        async with the_bot(play, monkeypatch, **settings) as running:
            ana, bea = play.seat("Ana"), play.seat("Bea")
            lobby = await (await ana.slash("alakazum new")).shown()
            assert (await get(port, "/healthz"))[0] == 200
            with capture_logs() as events:
                async with unlooked:
                    os.unlink(database)
                    await bea.click("Sit down", on=lobby)  # saved where nobody would find it
                await until_lost(events)
            reply = await bea.slash("table status")
            assert reply.ephemeral and text(await reply.shown()) == LOST
            reply = await ana.click("Options", on=lobby)
            assert LOST in text(await reply.shown())
            status, said = await get(port, "/healthz")
            assert status == 503 and json.loads(said)["database"] == {"ok": False, "why": "DatabaseLost"}
            with pytest.raises(Stop, match=r"bot\.db was deleted .* is in .*bot\.db\.rescue") as stop:
                await asyncio.wait_for(running, 20)
            assert stop.value.code == 74
    await the_rescued_one_has_both(tmp_path / "bot.db.rescue")


async def the_rescued_one_has_both(path: Path) -> None:
    store = await TableStore.open(f"sqlite+aiosqlite:///{path}", wait=0)
    (head,) = await store.load_live()
    row = await store.load(head.id)
    await store.close()
    assert row.status == "lobby" and [seat.name for seat in row.seats if seat.name] == ["Ana", "Bea"]


@needs_posix
async def test_told_to_stop_it_does_so_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SIGTERM while players are still being told."""
    monkeypatch.setattr(lost_database, "TELL", 60.0)
    async with Playground() as play:
        settings = environment(tmp_path, DISCORD_API_BASE=play.base)
        async with the_bot(play, monkeypatch, **settings) as running:
            with capture_logs() as events:
                os.replace(tmp_path / "bot.db", tmp_path / "elsewhere.db")
                await until_lost(events)
            os.kill(os.getpid(), 15)
            with pytest.raises(Stop, match="deleted or moved"):
                await asyncio.wait_for(running, 10)
