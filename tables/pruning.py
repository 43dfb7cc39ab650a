"""Deleting the logs of old games day by day, where an operator wants that (PRUNE_AFTER_DAYS)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Protocol

import structlog

from storage.errors import StorageError
from storage.rows import OldLog

log = structlog.get_logger(__name__)

FIRST, EVERY = 600.0, 86_400.0
"""Seconds from the start to the first time, and then between two."""
DAY = 86_400.0
AT_ONCE = 20
"""Logs that are deleted together: some thousand rows, while moves wait for some milliseconds."""
PAUSE = 1.0
"""Seconds between two deletions."""


class Logs(Protocol):
    """What is asked of storage."""

    async def old_logs(self, before: float, most: int | None = None) -> Sequence[OldLog]: ...
    async def prune(self, table_ids: Iterable[int]) -> None: ...


async def prune_daily(
    logs: Logs, days: int, now: Callable[[], float], sleep: Callable[[float], Awaitable[object]]
) -> None:
    """Delete the logs of games that were over `days` days ago, now and then; `now`: unix seconds. Never ends."""
    await sleep(FIRST)
    while True:
        await prune_old(logs, now() - days * DAY, sleep)
        await sleep(EVERY)


async def prune_old(logs: Logs, before: float, pause: Callable[[float], Awaitable[object]]) -> None:
    """Delete all logs of games that were over then, some at a time."""
    pruned = 0
    try:
        while found := await logs.old_logs(before, AT_ONCE):
            await logs.prune([each.table_id for each in found])
            pruned += len(found)
            await pause(PAUSE)
    except StorageError as error:  # the next time
        log.warning("logs_not_pruned", error=str(error))
    if pruned:
        log.info("logs_pruned", games=pruned)
