"""Several processes with one PostgreSQL and one Discord: who owns what, who acts, who takes over."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from bot.operations.settings import Settings, shard_ids
from playground import Playground, Seat
from playground.world import Guild
from tests.bot.house import text
from tests.bot.test_process import environment
from tests.storage.processes import needs_posix

TAKEN_OVER = 60.0
"""Seconds for a standby to take over on a busy machine; a stopped owner alone may take eight of them."""


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
        ({"SHARDS": 4, "SHARD_IDS": "4"}, "SHARD_IDS are numbers from 0 to 3"),
        ({"SHARDS": 4, "SHARD_IDS": "3-1"}, "SHARD_IDS are numbers from 0 to 3"),
        ({"SHARDS": 4, "CLUSTER": "4/4"}, "CLUSTER is the number of a part"),
        ({"SHARDS": 4, "CLUSTER": "0/5"}, "CLUSTER is the number of a part"),
        ({"SHARDS": 4, "CLUSTER": "first"}, "CLUSTER is the number of a part"),
        ({"SHARDS": 4, "CLUSTER": "0/2", "SHARD_IDS": "0"}, "set one of them"),
        ({"SHARDS": 0}, "SHARDS must say"),
        ({"SHARDS": 4, "CLUSTER": "0/2", "DATABASE_URL": "sqlite+aiosqlite:///a.db"}, "need a DATABASE_URL of"),
    ],
)
def test_what_is_no_part_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValidationError, match=said):
        Settings(**{"DATABASE_URL": "postgresql+asyncpg://localhost/alakazum", **given})


class Process:
    """One of the bot's processes."""

    def __init__(self, running: asyncio.subprocess.Process) -> None:
        self.running = running
        self.said: list[str] = []
        self._ears = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        assert self.running.stdout is not None
        async for line in self.running.stdout:
            self.said.append(line.decode())

    async def says(self, event: str, seconds: float = TAKEN_OVER) -> None:
        """Wait until it has said this."""
        async with asyncio.timeout(seconds):
            while not any(event in line for line in self.said):  # noqa: ASYNC110
                await asyncio.sleep(0.02)

    def send(self, number: int) -> None:
        self.running.send_signal(number)

    async def end(self) -> int:
        """Kill what still runs; its exit code."""
        if self.running.returncode is None:
            self.running.kill()
        await self.running.wait()
        await self._ears
        return self.running.returncode or 0


class Clusters:
    """A loopback Discord, a PostgreSQL, and processes beside each other."""

    def __init__(self, play: Playground, database: str, folder: Path) -> None:
        self.play, self.database, self.folder = play, database, folder
        self.processes: list[Process] = []

    async def start(self, shards: int, **more: str) -> Process:
        settings = environment(
            self.folder,
            DISCORD_API_BASE=self.play.base,
            DISCORD_TOKEN=self.play.token,
            DATABASE_URL=self.database,
            SHARDS=str(shards),
            **more,
        )
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", env=settings, cwd=self.folder,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        )  # fmt: skip
        self.processes.append(Process(process))
        return self.processes[-1]

    def guild_on(self, shard: int, shards: int) -> Guild:
        """A server that this shard carries."""
        number = 0
        while True:
            number += 1
            guild = self.play.world.guild(f"server {shard}-{number}")
            if (guild.id >> 22) % shards == shard:
                return guild

    def identities(self) -> list[tuple[int, int]]:
        """The shards of all sessions that there are, as they were named when they began."""
        return sorted(session.shard for session in self.play.server.gateway.sessions.values())


@pytest.fixture
async def clusters(postgres_url: str, tmp_path: Path) -> AsyncIterator[Clusters]:
    async with a_discord() as play:
        found = Clusters(play, postgres_url, tmp_path)
        yield found
        for process in found.processes:
            await process.end()


@asynccontextmanager
async def a_discord() -> AsyncIterator[Playground]:
    async with Playground() as play:
        play.server.gateway.identify_limit = True
        play.server.gateway.max_concurrency = 2
        yield play


async def a_table(clusters: Clusters, guild: Guild, *names: str) -> list[Seat]:
    """A game of these people on that server, begun."""
    channel = clusters.play.world.channel(guild, "table")
    seats = [clusters.play.seat(name, channel=channel) for name in names]
    lobby = await (await seats[0].slash("alakazoo new")).shown()
    for seat in seats[1:]:
        await seat.click("Join", on=lobby)
    await seats[0].click("Start", on=lobby)
    return seats


async def opens_a_hand(seat: Seat, seconds: float = TAKEN_OVER) -> str:
    """Ask for the own hand until somebody answers; what it says."""
    end = time.monotonic() + seconds
    while True:
        reply = await seat.click("My hand")
        try:
            async with asyncio.timeout(3):
                return text(await reply.shown())
        except (TimeoutError, AssertionError, Exception):
            if time.monotonic() > end:
                raise


@needs_posix
@pytest.mark.postgres
@pytest.mark.timeout(200)
async def test_each_cluster_carries_its_servers_and_a_standby_takes_over_what_is_killed(clusters: Clusters) -> None:
    first = await clusters.start(2, CLUSTER="0/2")
    second = await clusters.start(2, CLUSTER="1/2")
    await clusters.play.connected(2)
    assert clusters.identities() == [(0, 2), (1, 2)]
    standby = await clusters.start(2, SHARD_IDS="0-1")
    await standby.says("standing_by")
    assert clusters.identities() == [(0, 2), (1, 2)], "who doesn't own a shard doesn't identify itself"
    even = await a_table(clusters, clusters.guild_on(0, 2), "Ana", "Bea")
    odd = await a_table(clusters, clusters.guild_on(1, 2), "Carl", "Dora")

    first.send(signal.SIGKILL)
    killed = time.monotonic()
    await standby.says("gateway_connected")
    took = time.monotonic() - killed
    assert await opens_a_hand(even[0])
    assert await opens_a_hand(odd[0])
    assert took < TAKEN_OVER, f"it took {took:.1f} s"

    second.send(signal.SIGKILL)
    await standby.says("shard_taken_over")
    assert await opens_a_hand(odd[1])
    assert await opens_a_hand(even[1])
    standby.send(signal.SIGTERM)
    async with asyncio.timeout(30):
        assert await standby.running.wait() == 0
