"""An owner that is stopped, overtaken and goes on: it hears everything, as on Discord, and does nothing any more."""

from __future__ import annotations

import signal
import time

import pytest

from tests.cluster.scene import PATIENCE, Clusters, Process, clusters
from tests.cluster.server import Mortal
from tests.storage.processes import needs_posix

pytestmark = [needs_posix, pytest.mark.postgres]

IN_USE = 75


async def stopped_and_continued(scene: Clusters, owner: Process, presses: int) -> None:
    """SIGSTOP; another plays on with so many presses; SIGCONT: no call to Discord, no write, an end with 75."""
    carried = scene.carried_by(owner)
    with scene.trouble(carried):
        since = time.monotonic()
        owner.running.send(signal.SIGSTOP)
        await scene.taken_over("take-over of a stopped one,", carried, owner, since)
    shard = carried[0]
    mine, others = [one for one in scene.sessions(shard) if one.connection is not None][-2:]  # two of one shard
    heard, now = (mine.seq, others.seq), time.monotonic()
    assert await scene.until(lambda: sum(began > now for began, _ in scene.answers[shard]) >= presses, PATIENCE)
    assert mine.seq - heard[0] >= presses and others.seq - heard[1] >= presses, "both are told of everything"

    bot, calls, writes = owner.running, len(owner.calls), await scene.writes_of(owner.running)
    owner.running.send(signal.SIGCONT)
    assert await bot.end(15) == IN_USE
    assert (len(owner.calls), await scene.writes_of(bot)) == (calls, writes), "it went on"
    await scene.boards_are_true()


@pytest.mark.long
@pytest.mark.timeout(1500)
async def test_a_stopped_owner_that_goes_on_does_nothing_more(server: Mortal) -> None:
    async with clusters(server, seed=19) as scene:
        await scene.two_and_a_standby()
        for _ in range(5):
            await scene.everybody_is_answered()
            owners = [one for one in scene.processes.values() if scene.carried_by(one)]
            await stopped_and_continued(scene, scene.chance.choice(owners), presses=60)
        await scene.end()
        scene.in_time("take-over of a stopped one,")
