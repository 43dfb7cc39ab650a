"""`/healthz` and `/metrics`, for whoever looks after the bot; only where METRICS_PORT is set."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.operations.metrics import LoopDelay, Metrics
from tables.services import TableServices

log = structlog.get_logger(__name__)

WRITE_WITHIN = 3.0
"""Seconds in which a row must be on disk."""
LATE = 1.0
"""Seconds by which the event loop may have been late: beyond, presses are answered too late."""

Found = dict[str, Any]


class ClockStep(NamedTuple):
    """The machine's clock was set while the bot ran, or the machine stood still."""

    seconds: float
    """Forward; negative: back."""
    at: float
    """When that was noticed, by the event loop's clock."""


@dataclass(slots=True)
class Watched:
    """The parts that `/healthz` reports on; without tables the bot has no database yet."""

    connected: Callable[[], bool] = lambda: False
    """Whether people can see it."""
    live: TableServices | None = None
    clock_step: Callable[[], ClockStep | None] = lambda: None
    """When the clock was last set while the bot ran."""
    standing_by: bool = False
    """The bot is a standby that waits for another process to end, which counts as healthy."""


class Health:
    """Whether the bot can do its work: people reach it, it can save, and it has time for them."""

    def __init__(
        self,
        connected: Callable[[], bool],
        write: Callable[[], Awaitable[None]],
        delay: Callable[[], float],
        clock_step: Callable[[], ClockStep | None] = lambda: None,
    ) -> None:
        """`write` writes something to disk; `delay` is the event loop's greatest recent delay, in seconds."""
        self._connected, self._write, self._delay, self._clock_step = connected, write, delay, clock_step

    async def look(self) -> tuple[bool, Found]:
        """Whether all is well, and the result of each check: `ok`, and `why` where it isn't."""
        parts = {"gateway": self._gateway(), "database": await self._database(), "loop": self._loop()}
        parts["clock"] = self._clock()
        healthy = all(part["ok"] for part in parts.values())
        return healthy, {"healthy": healthy, **parts}

    def _gateway(self) -> Found:
        return {"ok": True} if self._connected() else {"ok": False, "why": "not connected to Discord"}

    async def _database(self) -> Found:
        began = time.perf_counter()
        try:
            await asyncio.wait_for(self._write(), WRITE_WITHIN)
        except TimeoutError:
            return {"ok": False, "why": f"no write within {WRITE_WITHIN:g} s"}
        except Exception as error:
            log.warning("health_write_failed", error=str(error))
            return {"ok": False, "why": type(error).__name__}
        return {"ok": True, "seconds": round(time.perf_counter() - began, 4)}

    def _loop(self) -> Found:
        found: Found = {"ok": (delay := self._delay()) <= LATE, "seconds": round(delay, 4)}
        return found if found["ok"] else {**found, "why": f"late by more than {LATE:g} s"}

    def _clock(self) -> Found:
        """A clock that was set is no fault, but explains others; how late a press comes is known again at once."""
        step = self._clock_step()
        if step is None:
            return {"ok": True}
        ago = asyncio.get_running_loop().time() - step.at
        return {"ok": True, "stepped": round(step.seconds, 1), "seconds_ago": round(ago)}

    def wait(self, standing_by: bool) -> tuple[bool, Found]:
        """The same for a bot without a database: healthy if it stands by and its event loop is on time."""
        loop = self._loop()
        healthy = bool(standing_by and loop["ok"])
        return healthy, {"healthy": healthy, "standing_by": standing_by, "loop": loop}


def pages(health: Health, metrics: Metrics, watched: Watched) -> web.Application:
    """The two pages."""

    async def healthz(request: web.Request) -> web.Response:
        healthy, found = health.wait(watched.standing_by) if watched.live is None else await health.look()
        return web.json_response(found, status=200 if healthy else 503)

    async def figures(request: web.Request) -> web.Response:
        metrics.standing_by.set(watched.standing_by)
        try:
            if watched.live is not None:
                metrics.count_tables(await watched.live.tables.count_by_status())
        except Exception as error:  # the other figures are wanted most when the disk is ill
            log.warning("tables_not_counted", error=str(error))
        return web.Response(body=metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    application = web.Application()
    application.add_routes([web.get("/healthz", healthz), web.get("/metrics", figures)])
    return application


@asynccontextmanager
async def served(host: str, port: int, watched: Watched, metrics: Metrics) -> AsyncGenerator[None]:
    """Serve both pages within the block. Raises OSError where nothing can listen there."""
    delay = LoopDelay(metrics)
    loop = asyncio.get_running_loop()
    metrics.connected.set_function(lambda: float(watched.connected()))
    watching = asyncio.create_task(delay.watch(), name="loop-delay")

    async def write() -> None:
        assert watched.live is not None
        await watched.live.servers.check_saving()

    health = Health(lambda: watched.connected(), write, lambda: delay.worst(loop.time()), lambda: watched.clock_step())
    runner = web.AppRunner(pages(health, metrics, watched), access_log=None, shutdown_timeout=0.5)
    try:
        await runner.setup()
        await web.TCPSite(runner, host, port).start()
        log.info("metrics_served", host=host, port=port)
        yield
    finally:
        await runner.cleanup()
        watching.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await watching
