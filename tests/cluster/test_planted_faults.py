"""A fault is planted in one process; the proofs notice it."""

from __future__ import annotations

import signal
import time
from typing import Any

import pytest

from tests.cluster.scene import Clusters, clusters
from tests.cluster.server import Mortal
from tests.harness import proof
from tests.storage.processes import needs_posix

pytestmark = [needs_posix, pytest.mark.postgres, pytest.mark.long, pytest.mark.timeout(300)]


async def a_pair(scene: Clusters, fault: list[Any]) -> None:
    """One process with the fault, one without that stands by, and people."""
    await scene.add("faulty", fault=fault)
    await scene.play.connected(2)
    await scene.add("standby", SHARD_IDS="0-1")
    await scene.begin()
    await scene.everybody_is_answered()


async def test_an_owner_that_goes_on_after_it_has_lost_its_session_is_noticed(server: Mortal) -> None:
    async with clusters(server, seed=1, tables=4, think=(0.1, 0.4)) as scene:
        await a_pair(scene, ["goes-on"])
        faulty = scene.processes["faulty"]
        faulty.running.send(signal.SIGSTOP)
        await scene.taken_over("take-over", [0], faulty, time.monotonic())
        assert scene.strangers == []
        faulty.running.send(signal.SIGCONT)
        assert await scene.until(lambda: bool(scene.strangers), 30)


async def test_a_process_that_takes_what_is_anothers_is_noticed(server: Mortal) -> None:
    async with clusters(server, seed=2, tables=4, think=(0.1, 0.4)) as scene:
        await scene.add("first", SHARD_IDS="0-1")
        await scene.play.connected(2)
        await scene.begin()
        await scene.everybody_is_answered()
        assert (await scene.writes())[False] == 0
        await scene.add("faulty", fault=["without-lock"], SHARD_IDS="0-1")
        assert await scene.until(lambda: bool(scene.strangers), 30)
        scene.unanswered.clear()
        assert await scene.comes_true(lambda: _wrote_without(scene), 30)


async def test_a_save_that_was_confirmed_and_not_made_is_noticed(server: Mortal) -> None:
    async with clusters(server, seed=3, tables=4, think=(0.1, 0.4)) as scene:
        await a_pair(scene, ["forgets", 10])
        assert await scene.until(lambda: len(scene.answers[0]) > 60, 60)
        books = await proof.Books.read(scene.url)
        with pytest.raises(AssertionError):
            proof.nothing_lost(books, scene.presses)


async def test_a_board_that_is_not_brought_is_noticed(server: Mortal) -> None:
    async with clusters(server, seed=4, tables=4, think=(0.1, 0.4)) as scene:
        await a_pair(scene, ["shows-nothing"])
        assert await scene.until(lambda: len(scene.answers[0]) > 60, 60)
        with pytest.raises(AssertionError, match=r"doesn't say|shows the controls"):
            await scene.boards_are_true()


async def _wrote_without(scene: Clusters) -> bool:
    return (await scene.writes())[False] > 0
