"""`kill -9` around calls: nobody's device rings twice for one question, and nobody is asked without a call.

People press one after another, each once all calls are there; the bot dies at any moment of that, or as it starts.
"""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.delivery.calls import asked_of
from games import GAMES
from playground import P
from storage.rows import TableRow
from tables.persistence import restore, table_of
from tables.table import Table
from tests.bot.house import rings
from tests.harness import proof
from tests.harness.scene import Scene, Seating, a_scene
from tests.storage.processes import needs_posix

pytestmark = needs_posix

log = logging.getLogger(__name__)

TABLES = (Seating("alakazum", 3), Seating("alakazoo", 2), Seating("alakazam", 2))
PATIENCE = 10.0
"""Seconds in which all is done that is to be done, on a busy machine."""


class Asked(NamedTuple):
    """A question that somebody has open, and is called to."""

    table: int
    user: int
    question: int


def a_fault(scene: Scene) -> list[Any]:
    """When the bot dies: mostly while it posts, for a call is posted before its id can be saved."""
    moments = [("posted", 3), ("posted", 3), ("post", 3), ("called", 12), ("committed", 10), ("statement", 40)]
    when, most = scene.chance.choice(moments)
    return [when, scene.chance.randint(1, most)]


def whole(row: TableRow) -> Table:
    table = table_of(row)
    restore(table, row, GAMES[row.game])
    return table


def asked_now(books: proof.Books) -> set[Asked]:
    """Everybody who is asked something outside a window."""
    tables = [whole(row) for row in books.open]
    return {
        Asked(table.id, user, asked.question)
        for table in tables
        for seat, asked in asked_of(table).items()
        if (user := table.seats[seat].user) is not None
    }


class Called:
    """How often people's devices have rung, and what for."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.before, self.heard = Counter[int](), Counter[int]()
        self.rung = Counter[Asked]()
        self.running: set[tuple[int, int]] = set()
        """Whose turn goes on, by table and user: they were called to it. It outlasts a window."""
        self.twice: list[Asked] = []
        self.lost: list[Asked] = []

    async def rest(self) -> set[Asked] | None:
        """Wait until the bot has done what it does; who is asked then, None where it died meanwhile."""
        books = proof.Books()

        async def done() -> bool:
            nonlocal books
            if not self.scene.running.alive:
                return True
            before = self._rings()
            books = await proof.Books.read(self.scene.database, logs=False)
            self.heard = self._rings()  # what rings later is for a later question
            return self.heard == before and all(_is_called(row) for row in books.open)

        if not await self.scene.comes_true(done, PATIENCE):
            raise AssertionError([(row.id, row.dirty, row.posts, asked_of(whole(row))) for row in books.open])
        return asked_now(books) if self.scene.running.alive else None

    def note(self, asked: set[Asked]) -> None:
        """All is at rest: what rang since the last time was for what is asked now."""
        for one in asked:
            rung = self.heard[one.user] - self.before[one.user]
            self.rung[one] += rung
            if self.rung[one] > 1:
                self.twice.append(one)
            if not rung and (one.table, one.user) not in self.running:
                self.lost.append(one)
        tables = {one.table for one in asked}
        through = {one for one in self.running if one[0] not in tables}  # a window is open there
        self.running = {(one.table, one.user) for one in asked} | through
        self.before = self.heard

    def _rings(self) -> Counter[int]:
        return Counter({int(seat.id): len(rings(seat)) for seat in self.scene.seats})


def _is_called(row: TableRow) -> bool:
    """The board is sent; of everybody who is asked, and of all calls, the bot knows what became of them."""
    calls = [(post.state, *json.loads(post.about)) for post in row.posts if post.kind == "call"]
    if row.dirty or any(state not in ("there", "gone") for state, *_ in calls):
        return False
    called = {seat for _, _, asked, answered, _ in calls if not answered for seat, _ in asked}
    return asked_of(whole(row)).keys() <= called


async def one_presses(scene: Scene, asked: set[Asked]) -> None:
    """Somebody who is asked presses something."""
    user = scene.chance.choice(sorted(asked)).user
    (presser,) = [one for one in scene.pressers if int(one.seat.id) == user]

    async def act() -> None:
        reply = await presser.begin()
        if reply is not None:
            await scene.answered(reply)

    await scene.together([act()])


async def killed(folder: Path, seed: int, kills: int, *, may_read: bool = True, presses: int = 12) -> Called:
    """Games that go through so many deaths."""
    async with a_scene(folder, seed, *TABLES) as scene:
        if not may_read:
            for row in (await proof.Books.read(scene.database, logs=False)).open:
                channel = scene.play.world.channels[row.channel_id]
                assert channel.guild is not None
                scene.play.world.allow(channel, channel.guild, deny=P.READ_HISTORY)
        called, deaths = Called(scene), 0
        while deaths <= kills:
            for _ in range(presses):
                asked = await called.rest()
                if asked is None:
                    break
                called.note(asked)
                if not asked:  # a window is open
                    await scene.press_everything()
                else:
                    await one_presses(scene, asked)
            await scene.running.kill()
            deaths += 1
            await scene.start(a_fault(scene) if deaths <= kills else None)
    assert scene.bots.errors == []
    log.info("seed %d, %d kills: %d questions called, %d twice, %d lost", seed, kills, *figures(called))
    return called


def figures(called: Called) -> Iterator[int]:
    """Questions that somebody was called to, twice, and not at all."""
    yield sum(rung > 0 for rung in called.rung.values())
    yield len(called.twice)
    yield len(called.lost)


@pytest.mark.parametrize("seed", [0])
async def test_a_kill_neither_repeats_nor_loses_a_call(seed: int, tmp_path: Path) -> None:
    called = await killed(tmp_path, seed, kills=5)
    assert (called.twice, called.lost) == ([], [])


async def test_where_nobody_can_look_a_kill_repeats_no_call(tmp_path: Path) -> None:
    called = await killed(tmp_path, 1, kills=3, may_read=False)
    assert called.twice == []


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("may_read", [True, False])
async def test_a_hundred_kills_repeat_no_call(may_read: bool, tmp_path: Path) -> None:
    called = await killed(tmp_path, 100 + may_read, kills=100, may_read=may_read)
    assert called.twice == [] and (called.lost == [] or not may_read)
    assert sum(called.rung.values()) > 50
