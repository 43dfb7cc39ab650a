"""When the database is deleted or replaced while the bot runs: notice it, rescue the games, tell players, stop.

Without this the bot would go on saving into a deleted file, and the next start would find nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import structlog

from bot.loop_time import Time
from bot.operations.stop import NO_DATABASE, Stop

log = structlog.get_logger(__name__)

EVERY = 10.0
"""Seconds between two looks at the file, and between two tries to write a copy."""
PATIENCE = 600.0
"""Seconds for which a copy that can't be written is tried again: somebody may make room for it."""
TELL = 30.0
"""Seconds for which players who press something are told, and `/healthz` is red, before the bot ends."""


async def loss(find: Callable[[], Awaitable[str | None]], time: Time) -> str:
    """Call `find` every ten seconds until it says what happened to the database, and return that."""
    while True:
        await time.sleep(EVERY)
        if (what := await find()) is not None:
            log.critical("database_lost", why=what)
            return what


async def rescue(copy: Callable[[], Awaitable[Path]], stopping: asyncio.Event, time: Time) -> Path | None:
    """Copy what the bot has open to where it can be found again; None: that can't be done, or isn't waited for."""
    began = time.time()
    while True:
        try:
            found = await copy()
        except Exception as error:
            log.critical("database_not_rescued", why=str(error), again_in=EVERY)
            if time.time() - began >= PATIENCE or await pause(EVERY, stopping, time):
                return None
        else:
            log.critical("database_rescued", copy=str(found))
            return found


async def pause(seconds: float, stopping: asyncio.Event, time: Time) -> bool:
    """Wait for `seconds`, or until `stopping` is set; returns whether it is set."""
    waits = {asyncio.create_task(time.sleep(seconds)), asyncio.create_task(stopping.wait())}
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()
    return stopping.is_set()


def ending(what: str, copy: Path | None) -> Stop:
    """What the operator is told in the end."""
    if copy is None:
        kept = "No copy could be written beside it: restore a backup."
    else:
        kept = f"Everything that was saved is in {copy}: rename that to go on with it (docs/operations.md, Restore)."
    return Stop(f"{what} {kept}", NO_DATABASE)
