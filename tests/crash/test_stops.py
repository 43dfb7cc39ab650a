"""SIGTERM under load: gone within ten seconds, intake first, and nothing of what was answered is lost."""

from __future__ import annotations

import asyncio
import re
import signal
import time
from pathlib import Path

from playground import Reply
from tests.bot.house import LIBRARY, text
from tests.harness import proof
from tests.harness.people import QUESTION, Presser
from tests.harness.scene import Scene, Seating, a_scene
from tests.slowness import slowness
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
            assert time.monotonic() - told < GONE_IN * slowness()
            await crowd
            books = await proof.Books.read(scene.copy())
            proof.nothing_lost(books, scene.presses)
            proof.snapshots_are_replays(books)
            assert [row.id for row in books.tables.values() if row.dirty] == []  # all boards were brought
            assert proof.what_boards_hide(scene.play, books) == []
            await scene.start()
            await proof.boards_show_the_truth(scene)
            await scene.press_everything()
        assert scene.bots.errors == []
        assert scene.unanswered == []


async def test_a_press_while_stopping_is_told_to_come_back(tmp_path: Path) -> None:
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
        told = [text(reply.message) for reply in late if not reply.failed and reply.message is not None]
        assert set(told) <= {RESTARTING}


async def test_whoever_waits_for_a_slow_disk_is_told_that_it_is_done(tmp_path: Path) -> None:
    """Boards and hands are ready at once, so that what time they had is left for the press."""
    async with a_scene(tmp_path, 13, Seating("alakazum", 2)) as scene:
        scene.running.send(signal.SIGTERM)
        await scene.running.end()
        assert await scene.start(fault=["slow", 6.0])
        replies = [await _answer_a_question(presser) for presser in scene.pressers]  # one of them is asked
        assert await scene.comes_true(lambda: _made(scene, 1), 10), "nobody's move was made"
        told = time.monotonic()
        scene.running.send(signal.SIGTERM)
        assert await scene.running.end() == 0
        assert time.monotonic() - told < GONE_IN * slowness()
        books = await proof.Books.read(scene.copy())
        assert proof.what_boards_hide(scene.play, books) == []
        assert "acknowledged" in [reply.state for reply in replies], "its board is the answer"
        assert scene.bots.errors == []


async def test_the_board_shows_the_move_an_ai_was_making(tmp_path: Path) -> None:
    """The disk takes long for it, and nobody has pressed anything that would be waited for."""
    async with a_scene(tmp_path, 14, Seating("alakazum", 1, 3)) as scene:
        scene.running.send(signal.SIGTERM)
        await scene.running.end()
        assert await scene.start(fault=["slow", 0.7])
        made = (await proof.Books.read(scene.database)).open[0].n
        await _answer_a_question(scene.pressers[0])
        assert await scene.comes_true(lambda: _made(scene, made + 2), 20), "no AI has moved"
        scene.running.send(signal.SIGTERM)
        assert await scene.running.end() == 0
        books = await proof.Books.read(scene.copy())
        assert [row.id for row in books.tables.values() if row.dirty] == []
        assert scene.bots.errors == []


async def _made(scene: Scene, moves: int) -> bool:
    """Whether the first table's log has so many moves."""
    return (await proof.Books.read(scene.database)).open[0].n >= moves


async def _answer_a_question(presser: Presser) -> Reply:
    """Press the first button that answers what this person is asked."""
    message, control = next(one for one in presser.choices() if re.match(QUESTION, one[1].custom_id or ""))
    reply = await presser.press(message, control)
    assert reply is not None
    return reply


async def _reached(is_so: bool) -> bool:
    return is_so
