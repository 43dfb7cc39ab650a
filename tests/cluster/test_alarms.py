"""Every error in the log is an alarm: what only happens to us, whatever it is, leaves none."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.cluster.scene import Clusters, Process, clusters
from tests.cluster.server import Mortal
from tests.cluster.test_kills import crash, kill
from tests.cluster.test_lines import fails
from tests.cluster.test_stops import stopped_and_continued
from tests.storage.processes import needs_posix

pytestmark = [needs_posix, pytest.mark.postgres]

TROUBLE: dict[str, Callable[[Clusters, Process], Awaitable[None]]] = {
    "killed": kill,
    "cut off for a second": lambda scene, owner: fails(scene, owner, 1.0, "cut"),
    "not heard for eight seconds": lambda scene, owner: fails(scene, owner, 8.0, "stall"),
    "not heard for three seconds": lambda scene, owner: fails(scene, owner, 3.0, "stall"),
    "stopped": lambda scene, owner: stopped_and_continued(scene, owner, presses=20),
    "without a database": lambda scene, _: crash(scene),
}


@pytest.mark.long
@pytest.mark.timeout(600)
async def test_trouble_that_is_not_ours_leaves_no_error(server: Mortal) -> None:
    async with clusters(server, seed=77, tables=6, think=(0.1, 0.4)) as scene:
        await scene.two_and_a_standby()
        found: dict[str, list[str]] = {}
        for what, happens in TROUBLE.items():
            await scene.everybody_is_answered()
            before = len(scene.bots.errors)
            await happens(scene, next(one for one in scene.processes.values() if scene.carried_by(one)))
            await asyncio.sleep(1)
            found[what] = scene.bots.errors[before:]
        assert found == {what: [] for what in TROUBLE}
        assert scene.bots.told["session_lost"] >= 5, "each of them was told of"
        await scene.end()
