"""A rolling deploy: new code takes over shard by shard, while people play."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path

import pytest

from tests.cluster.scene import PATIENCE, Clusters, clusters
from tests.cluster.server import Mortal
from tests.harness.bot_processes import ROOT, BotProcesses
from tests.storage.processes import needs_posix

pytestmark = [needs_posix, pytest.mark.postgres]

SHARDS = 4
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", "__pycache__", "*.db-*", ".*_cache", ".hypothesis", "docs", "mutants"
)


def new_code(folder: Path) -> Path:
    """A copy of the project whose bot says something else in its log when it is connected."""
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT)
    client = folder / "bot" / "client.py"
    old = client.read_text()
    new = old.replace('"gateway_connected"', '"gateway_connected_anew"')
    assert new != old
    client.write_text(new)
    return folder


async def take_the_place_of(scene: Clusters, name: str) -> None:
    """The process of that name is told to stop; others carry all that it had, one shard after the other."""
    await scene.everybody_is_answered()
    process = scene.processes[name]
    carried = scene.carried_by(process)
    with scene.trouble(carried):
        since = time.monotonic()
        taken = asyncio.create_task(scene.taken_over("taken over since it was told to stop,", carried, process, since))
        assert await scene.stop(name) == 0
        scene.figures["stopped"].append(time.monotonic() - since)
        await taken
    await scene.boards_are_true()


@pytest.mark.long
@pytest.mark.timeout(1500)
@pytest.mark.parametrize("server", [SHARDS], indirect=True)
async def test_new_code_takes_over_shard_by_shard(server: Mortal, tmp_path: Path) -> None:
    async with clusters(server, seed=7, shards=SHARDS) as scene, BotProcesses(root=new_code(tmp_path / "new")) as new:
        await scene.add("first", CLUSTER="0/2")
        await scene.add("second", CLUSTER="1/2")
        await asyncio.wait_for(scene.play.connected(SHARDS), PATIENCE)
        await scene.add("standby", SHARD_IDS="0-3")
        await scene.begin()
        for _ in range(2):  # once with new code, once more with what is new then
            await scene.everybody_is_answered()
            assert await scene.stop("standby") == 0
            await scene.add("standby", new, SHARD_IDS="0-3")
            await take_the_place_of(scene, "first")
            await take_the_place_of(scene, "second")
            await scene.add("first", new, CLUSTER="0/2")
            await scene.add("second", new, CLUSTER="1/2")
            await take_the_place_of(scene, "standby")
            await scene.add("standby", new, SHARD_IDS="0-3")
        await scene.end()
        assert new.errors == []
        assert new.told["gateway_connected_anew"] >= 3 * SHARDS
        scene.in_time("taken over since it was told to stop,")
