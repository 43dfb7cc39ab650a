"""After a restart with many live tables, on a Discord as strict as the real one: no call is refused for its rate, who
presses is answered in time, boards where somebody presses come first, and all others follow.

Nobody's deadline has run out meanwhile: each moves by the time without a bot, so each board must be edited.
"""

from __future__ import annotations

import asyncio
import random  # noqa: TID251 - seeded
import re
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from playground import Control, RateLimits
from playground.traffic import Exchange
from tests.bot.house import begin
from tests.harness.people import EPHEMERAL, QUESTION, Presser
from tests.harness.proof import Books, Looker, what_a_board_hides
from tests.harness.scene import Scene, a_scene
from tests.slowness import slowness
from tests.storage.processes import needs_posix

pytestmark = needs_posix

AWAY = 40.0
"""Seconds without a bot; each deadline of a live game moves by as much."""
ANSWERED, FOLLOWED, ALL = 2.0, 3.0, 90.0
"""Seconds: a press is answered (95 of 100), its board shows it, all boards show the truth."""
PRESSERS = 10


async def a_hall(scene: Scene, tables: int) -> None:
    """So many games of two people, ten opened at a time."""
    channels = [scene.play.world.channel(scene.server_of(at), f"table-{at}") for at in range(1, tables + 1)]

    async def sit(at: int) -> None:
        seats = [scene.play.seat(f"{name}{at}", channel=channels[at]) for name in ("Ana", "Bea")]
        await begin(*seats)
        scene.pressers += [Presser(seat, random.Random(at), eager=QUESTION) for seat in seats]

    for first in range(0, tables, 10):
        await asyncio.gather(*(sit(at) for at in range(first, min(first + 10, tables))))


async def quiet(scene: Scene) -> None:
    """Wait until the bot has nothing to say for a second."""
    assert scene.play.traffic is not None
    before = -1
    while before != (before := len(scene.play.traffic.exchanges)):  # noqa: ASYNC110
        await asyncio.sleep(1)


async def with_hands(scene: Scene) -> list[Presser]:
    """Some people who are asked, with their hands open; of as many tables."""
    found: dict[str, Presser] = {}
    for presser in scene.pressers:
        if len(found) == PRESSERS:
            break
        seat = presser.seat
        await seat.click("My hand")
        if answers(presser):
            found.setdefault(seat.channel_id, presser)
    assert len(found) == PRESSERS
    return list(found.values())


def answers(presser: Presser) -> list[tuple[dict[str, Any], Control]]:
    """Controls of the own hand that answer a question."""
    return [
        (message, one)
        for message, one in presser.choices()
        if message.get("flags", 0) & EPHEMERAL and re.match(QUESTION, one.custom_id or "")
    ]


async def press(scene: Scene, presser: Presser) -> tuple[float, float]:
    """One move: seconds until it is answered, and until the board shows it."""
    message, control = presser.chance.choice(answers(presser))
    began = time.monotonic()
    reply = await presser.press(message, control)
    assert reply is not None
    await reply.acknowledged()
    answered = time.monotonic() - began
    assert not reply.failed, reply.reason
    async with Looker(scene.database) as look:
        number = int((control.custom_id or "").split(":")[1])
        while what_a_board_hides(scene.play, await look.load(number)):
            await asyncio.sleep(0.05)
            assert time.monotonic() - began < 2 * ALL * slowness(), "the board never follows"
    return answered, time.monotonic() - began


async def all_true(scene: Scene) -> None:
    """Until every board shows the truth."""
    hiding: set[int] | None = None
    while hiding is None or hiding:
        rows = (await Books.read(scene.database, logs=False)).open
        hiding = {
            row.id for row in rows if (hiding is None or row.id in hiding) and what_a_board_hides(scene.play, row)
        }
        await asyncio.sleep(0.5)


@pytest.mark.parametrize("tables", [40, pytest.param(500, marks=[pytest.mark.long, pytest.mark.timeout(900)])])
async def test_all_boards_come_back_in_time_and_those_in_use_first(tables: int, tmp_path: Path) -> None:
    async with a_scene(tmp_path, 1, quick=False, record=True) as scene:
        await a_hall(scene, tables)
        await quiet(scene)
        pressing = await with_hands(scene)
        await scene.running.kill()
        scene.pass_time(AWAY)
        play, traffic = scene.play, scene.play.traffic
        assert traffic is not None
        play.world.limits = play.server.rates.limits = RateLimits.strict()
        traffic.exchanges.clear()
        assert await scene.start(), list(scene.bots.said)[-5:]
        began = time.monotonic()
        everything = asyncio.create_task(all_true(scene))
        times = await asyncio.gather(*(press(scene, presser) for presser in pressing))
        await asyncio.wait_for(everything, 2 * ALL * slowness())
        took = time.monotonic() - began
        await quiet(scene)
        slow = slowness()
        limited = [f"{one.method} {one.path}: {one.answer}" for one in traffic.exchanges if one.status == 429]
        answered, followed = (sorted(each) for each in zip(*times, strict=True))
        figures = f"{told(traffic.exchanges)}\nanswered {answered}\nfollowed {followed}\nall in {took:.1f} s\n"
        sys.stdout.write(figures)
        assert limited == [], figures
        assert answered[int(0.95 * (PRESSERS - 1))] <= ANSWERED * slow, figures
        assert followed[-1] <= FOLLOWED * slow, figures
        assert took <= ALL * slow, figures


def told(exchanges: list[Exchange]) -> str:
    """Calls by kind."""
    kinds = Counter(f"{one.method} {one.template} {one.status}" for one in exchanges)
    return ", ".join(f"{kind}: {count}" for kind, count in kinds.most_common())
