"""SIGTERM under load: gone within ten seconds, intake first, and nothing of what was answered is lost."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

from tests.bot.house import LIBRARY, text
from tests.crash import proof
from tests.crash.scene import Seating, a_scene
from tests.storage.processes import needs_posix

pytestmark = needs_posix

RESTARTING = LIBRARY.texts("en")("refused-restarting")
GONE_IN = 10.0
"""Seconds a bot that is told to stop may take."""


async def test_a_bot_told_to_stop_under_load_ends_in_good_order(tmp_path: Path) -> None:
    async with a_scene(tmp_path, 11, Seating("alakazum", 3, 1), Seating("alakazoo", 2)) as scene:
        for presses in (60, 3, 25):
            crowd = asyncio.create_task(scene.press(1_000_000))
            there = len(scene.replies) + presses
            await scene.comes_true(lambda there=there: _reached(len(scene.replies) >= there), 20)
            told = time.monotonic()
            scene.running.send(signal.SIGTERM)
            assert await scene.running.end() == 0
            assert time.monotonic() - told < GONE_IN
            await crowd
            books = await proof.Books.read(scene.copy())
            proof.nothing_lost(books, scene.presses)
            proof.snapshots_are_replays(books)
            assert [row.id for row in books.tables.values() if row.dirty] == []  # all boards were brought
            assert proof.what_boards_hide(scene.play, books) == []
            await scene.start()
            await proof.boards_show_the_truth(scene)
            await scene.press_everything()
        assert scene.nursery.errors == []
        assert scene.unanswered == []


async def test_whoever_presses_while_it_stops_is_asked_to_come_back_and_nothing_is_done(tmp_path: Path) -> None:
    """Discord answers slowly, so that stopping takes a while."""
    async with a_scene(tmp_path, 12, Seating("alakazum", 2)) as scene:
        await scene.press(10)
        before = await proof.Books.read(scene.database)
        scene.play.faults.use("latency 350-400")
        scene.running.send(signal.SIGTERM)
        await asyncio.sleep(0.5)
        late = []
        for presser in scene.pressers:
            reply = await presser.begin()
            assert reply is not None
            late.append(await scene.answered(reply))
        assert await scene.running.end(GONE_IN) == 0
        after = await proof.Books.read(scene.copy())
        assert [row.n for row in after.tables.values()] == [row.n for row in before.tables.values()]
        told = [text(reply.message) for reply in late if reply.message is not None and not reply.failed]
        assert set(told) <= {RESTARTING}


async def _reached(is_so: bool) -> bool:
    return is_so
