"""`kill -9` of clusters and of PostgreSQL: others take over, and nothing of what was answered is lost."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.cluster.scene import Clusters, Process, clusters
from tests.cluster.server import Mortal
from tests.postgres import Server
from tests.storage.processes import needs_posix

pytestmark = [needs_posix, pytest.mark.postgres]


async def kill(scene: Clusters, process: Process) -> None:
    """It dies; others answer its people in time, and boards are true."""
    carried = scene.carried_by(process)
    with scene.trouble(carried):
        since = time.monotonic()
        await process.running.kill()
        scene.note("take-over", [await scene.answered_again(shard, since, len(carried)) for shard in carried])
    await scene.boards_are_true()


async def crash(scene: Clusters) -> None:
    """PostgreSQL dies and is started again after up to three seconds; then everybody is answered again."""
    everywhere = range(scene.shards)
    with scene.trouble(everywhere):
        await scene.server.crash()
        await asyncio.sleep(scene.chance.uniform(0.1, 3))
        await scene.server.start_again()
        back = time.monotonic()
        scene.note("since PostgreSQL is back", [await scene.answered_again(shard, back, 2) for shard in everywhere])
    await scene.boards_are_true()


async def test_others_take_over_what_is_killed(shared_server: Server) -> None:
    async with clusters(shared_server, seed=3, tables=4, think=(0.1, 0.4)) as scene:
        await scene.two_and_a_standby()
        shards = [session.shard for session in scene.play.server.gateway.sessions.values()]
        assert sorted(shards) == [(0, 2), (1, 2)], "who owns no shard doesn't identify itself"
        await kill(scene, scene.processes["first"])
        await kill(scene, scene.processes["second"])
        await scene.end()


@pytest.mark.long
@pytest.mark.timeout(1500)
async def test_nothing_is_lost_by_thirty_kills(server: Mortal) -> None:
    async with clusters(server, seed=30) as scene:
        await scene.two_and_a_standby()
        for _ in range(30):
            await scene.everybody_is_answered()
            await kill(scene, scene.chance.choice([one for one in scene.processes.values() if scene.carried_by(one)]))
        await scene.end()
        scene.in_time("take-over")


@pytest.mark.long
@pytest.mark.timeout(1500)
async def test_nothing_is_lost_by_ten_kills_of_postgresql(server: Mortal) -> None:
    async with clusters(server, seed=10) as scene:
        await scene.two_and_a_standby()
        for _ in range(10):
            await scene.everybody_is_answered()
            await crash(scene)
        await scene.end()
        scene.in_time("since PostgreSQL is back")
