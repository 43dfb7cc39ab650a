"""Deleting old logs day by day: some at a time, and never a reason to stop."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from storage.errors import DiskFull
from storage.rows import OldLog
from tables.pruning import AT_ONCE, DAY, EVERY, FIRST, PAUSE, prune_daily
from tests.bot.times import NoWaiting


class Logs:
    """Games that ended at these moments."""

    def __init__(self, *ended: float) -> None:
        self.kept = {number: OldLog(number, "alakazoo", at, 100) for number, at in enumerate(ended)}
        self.together: list[int] = []
        self.full = 0

    async def old_logs(self, before: float, most: int | None = None) -> list[OldLog]:
        return [each for each in self.kept.values() if each.ended_at < before][:most]

    async def prune(self, table_ids: Iterable[int]) -> None:
        if self.full:
            self.full -= 1
            raise DiskFull("The disk is full.")
        ids = list(table_ids)
        self.together.append(len(ids))
        for each in ids:
            del self.kept[each]


async def run(logs: Logs, pauses: int) -> NoWaiting:
    """So many pauses of it."""
    enough = asyncio.Event()
    time = NoWaiting(lambda pause: enough.set() if pause >= pauses else None)
    task = asyncio.create_task(prune_daily(logs, 30, lambda: 100 * DAY, time.sleep))
    await enough.wait()
    task.cancel()
    return time


async def test_old_logs_are_deleted_some_at_a_time_and_others_stay() -> None:
    logs = Logs(*[69 * DAY] * (AT_ONCE + 1), 71 * DAY)
    time = await run(logs, 4)
    assert logs.together == [AT_ONCE, 1]
    assert [each.ended_at for each in logs.kept.values()] == [71 * DAY]
    assert time.pauses == [FIRST, PAUSE, PAUSE, EVERY]


async def test_what_could_not_be_deleted_is_deleted_the_next_time() -> None:
    logs = Logs(1.0)
    logs.full = 1
    await run(logs, 4)
    assert not logs.kept
