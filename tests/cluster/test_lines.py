"""The network between a cluster and the database fails, for a moment or for a minute."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.cluster.scene import TAKEN_FROM, Clusters, Process, clusters
from tests.cluster.server import Mortal
from tests.storage.processes import needs_posix

pytestmark = [needs_posix, pytest.mark.postgres]

SECONDS = (1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 10.0, 15.0, 30.0, 60.0)


async def fails(scene: Clusters, process: Process, seconds: float, how: str) -> None:
    """Its line to the database fails for so long; its people are answered again, by whoever it may be."""
    carried = scene.carried_by(process)
    with scene.trouble(carried):
        since = time.monotonic()
        getattr(process.database, how)()
        if how == "cut" or seconds > TAKEN_FROM:
            await scene.taken_over(f"take-over after a {how}", carried, process, since)
        await asyncio.sleep(max(0.0, since + seconds - time.monotonic()))
        process.database.mend()
        mended = time.monotonic()
        scene.note("since it is mended", [await scene.answered_again(shard, mended, len(carried)) for shard in carried])
    await scene.boards_are_true()


@pytest.mark.long
@pytest.mark.timeout(1500)
@pytest.mark.parametrize("how", ["stall", "cut"])
async def test_nothing_is_lost_while_the_line_to_the_database_fails(server: Mortal, how: str) -> None:
    async with clusters(server, seed=60) as scene:
        await scene.two_and_a_standby()
        for seconds in SECONDS:
            await scene.everybody_is_answered()
            owners = [one for one in scene.processes.values() if scene.carried_by(one)]
            await fails(scene, scene.chance.choice(owners), seconds, how)
        await scene.end()
        scene.in_time(f"take-over after a {how}")
