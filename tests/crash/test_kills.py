"""`kill -9` at any moment: between presses, inside a commit, between commit and answer, while a call is under way."""

from __future__ import annotations

import logging
import random  # noqa: TID251 - seeded
from pathlib import Path
from typing import Any

import pytest

from tests.harness import proof
from tests.harness.scene import Scene, Seating, a_scene
from tests.storage.processes import needs_posix

pytestmark = needs_posix

log = logging.getLogger(__name__)

HOUR = 3600.0


def a_fault(chance: random.Random) -> list[Any] | None:
    """When the bot dies; None: by another's hand."""
    when, most = chance.choice([("statement", 150), ("committed", 40), ("call", 60), ("called", 60), (None, 0)])
    return [when, chance.randint(1, most)] if when else None


async def live_and_die(scene: Scene, presses: int) -> None:
    """One life from start to death, on what the one before has left."""
    before = await proof.Books.read(scene.copy())
    proof.nothing_lost(before, scene.presses)
    proof.snapshots_are_replays(before)
    down = scene.now()
    await scene.start(a_fault(scene.chance))
    if await scene.comes_true(lambda: _is_back(scene, before), proof.WITHIN):
        after = await proof.Books.read(scene.database, logs=False)
        proof.time_was_given_back(before, after, down, scene.now())
        await proof.boards_show_the_truth(scene)
        await scene.press_everything()
        await scene.press(presses)
    await scene.running.kill()
    scene.pass_time(HOUR)


async def _is_back(scene: Scene, before: proof.Books) -> bool:
    """Whether clocks run again; a dead bot's never do."""
    async with proof.Looker(scene.database) as look:
        return (await look.last_beat() or 0.0) > before.beat


async def killed(folder: Path, seed: int, kills: int, presses: int, quick: bool = True) -> Scene:
    """Games that go through so many deaths."""
    tables = [Seating("alakazum", 3, 1), Seating("alakazoo", 2), Seating("alakazam", 2)]
    async with a_scene(folder, seed, *tables, quick=quick) as scene:
        await scene.press(presses)
        await scene.running.kill()
        while scene.lives < kills:
            await live_and_die(scene, presses)
        await scene.start()
        await proof.boards_show_the_truth(scene)
        await scene.press_everything()
        proof.nothing_lost(await proof.Books.read(scene.database), scene.presses)
    assert scene.unanswered == []
    assert scene.bots.errors == []
    return scene


@pytest.mark.parametrize("seed", [0, 1, pytest.param(2, marks=pytest.mark.long)])
async def test_nothing_is_lost_by_a_kill(seed: int, tmp_path: Path) -> None:
    await killed(tmp_path, seed, kills=4, presses=30)


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("seed", range(100, 110))
async def test_nothing_is_lost_by_two_hundred_kills(seed: int, tmp_path: Path) -> None:
    """Two games of ten at the pace that people have; the others without waiting for AI and between two edits."""
    scene = await killed(tmp_path, seed, kills=20, presses=150, quick=seed >= 102)
    log.info("kills of seed %d: %s", seed, scene.counts())
