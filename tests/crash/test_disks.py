"""A disk that is full, a database that is locked, damaged or newer: said clearly, nothing lost, going on afterwards."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

from playground import Playground, Reply
from storage.store import TableStore
from tables.formats import OURS
from tests.bot.house import LIBRARY, text
from tests.harness import proof
from tests.harness.bot_processes import BotProcesses, Launch
from tests.harness.scene import Scene, Seating, a_scene
from tests.storage.processes import needs_posix

pytestmark = needs_posix

NOT_SAVED = LIBRARY.texts("en")("refused-not-saved")
NO_DATABASE = 74


async def nothing_can_be_saved(scene: Scene) -> None:
    """Everybody presses what there is: all is answered, a move with why not, and no move is made."""
    before = await proof.Books.read(scene.database)
    seen = len(scene.replies)
    await scene.press_everything()
    await scene.press(30)
    after = await proof.Books.read(scene.database)
    assert [row.n for row in after.tables.values()] == [row.n for row in before.tables.values()]
    assert [reply for reply in scene.replies[seen:] if _says(reply, NOT_SAVED)] != []
    assert scene.unanswered == []
    assert _only_about_saving(scene)


def _says(reply: Reply, words: str) -> bool:
    return reply.message is not None and words in text(reply.message)


def _only_about_saving(scene: Scene) -> bool:
    """The log has errors, all of them about what could not be kept."""
    told = {"table.not-saved", "board_failed", "tables.heartbeat-failed", "table.not-opened"}
    errors, scene.bots.errors[:] = list(scene.bots.errors), []
    assert errors
    return all(any(f'"event": "{event}"' in error for event in told) for error in errors)


async def it_goes_on(scene: Scene) -> None:
    """Moves are made again, boards come, and no restart was needed."""
    await proof.boards_show_the_truth(scene)
    done = scene.counts()["done"]
    await scene.press(120)
    assert scene.counts()["done"] > done
    await proof.boards_show_the_truth(scene)
    books = await proof.Books.read(scene.database)
    proof.nothing_lost(books, scene.presses)
    proof.snapshots_are_replays(books)
    assert scene.unanswered == []


async def test_a_full_disk_refuses_moves_and_no_more_until_there_is_room(tmp_path: Path) -> None:
    async with a_scene(tmp_path, 21, Seating("alakazum", 2, 1), Seating("alakazoo", 2)) as scene:
        await scene.press(40)
        await proof.boards_show_the_truth(scene)
        scene.running.send(signal.SIGUSR1)
        await nothing_can_be_saved(scene)
        scene.running.send(signal.SIGUSR2)
        await it_goes_on(scene)
        assert scene.bots.errors == []


async def test_a_locked_database_refuses_moves_and_no_more_until_it_is_let_go(tmp_path: Path) -> None:
    async with a_scene(tmp_path, 22, Seating("alakazum", 2), Seating("alakazoo", 2)) as scene:
        await scene.press(40)
        await proof.boards_show_the_truth(scene)
        with closing(sqlite3.connect(scene.database, isolation_level=None)) as another:
            another.execute("BEGIN IMMEDIATE")
            await nothing_can_be_saved(scene)
            another.execute("ROLLBACK")
        await it_goes_on(scene)
        assert scene.bots.errors == []


async def test_a_bot_that_is_older_than_a_games_snapshots_refuses_to_start(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'bot.db'}"
    store = await TableStore.open(url)
    await store.set_guild_settings(OURS, {"forms": {"alakazum": 99, "tables": 1}})
    await store.close()
    async with Playground() as play, BotProcesses() as bots:
        bot = await bots.start(Launch({**play.environment(), "DATABASE_URL": url, "PICTURES": "no"}))
        assert await bot.end() == NO_DATABASE
        said = "\n".join(bots.said)
        assert "A newer version of the bot has written to this database: alakazum 99" in said
        assert bots.errors == []
        assert play.server.gateway.identified == 0


async def test_a_damaged_database_is_refused_untouched_and_its_backup_goes_on(tmp_path: Path) -> None:
    async with a_scene(tmp_path, 23, Seating("alakazum", 2)) as scene:
        await scene.press(40)
        scene.running.send(signal.SIGTERM)
        assert await scene.running.end() == 0
        backup = scene.database.read_bytes()
        damaged = bytearray(backup)
        for page in range(4096, len(damaged), 4096):
            damaged[page : page + 64] = b"\xff" * 64
        scene.database.write_bytes(damaged)
        assert not await scene.start()
        assert await scene.running.end() == NO_DATABASE
        assert scene.database.read_bytes() == damaged
        assert "is damaged" in "\n".join(scene.bots.said) and scene.bots.errors == []
        scene.database.write_bytes(backup)
        assert await scene.start()
        await it_goes_on(scene)
        await asyncio.sleep(0)
