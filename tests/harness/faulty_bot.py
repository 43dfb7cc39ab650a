"""A bot in which something goes wrong: `bot.__main__` itself, with a fault planted from outside, by its private names.

Some faults kill it, and say when: `["statement", n]` before the writer's nth statement, so inside a commit;
`["committed", n]` after its nth commit, before anybody was told; `["call", n]` before the nth call to Discord,
`["called", n]` after its answer; `["post", n]`, `["posted", n]` the same of the nth message in a channel.

Others must be noticed by the proofs of `tests.cluster`. `["goes-on"]`: it acts as if its session with the database
could not be lost; `["without-lock"]`: it takes shards that are another's; `["forgets", n]`: each nth save of moves is
confirmed and not made; `["shows-nothing"]`: it doesn't edit boards. `["slow", seconds]`: the disk takes so long to
confirm each move.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random  # noqa: TID251 - seeds of games, by the test's own seed
import resource
import signal
import sqlite3
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import bot.__main__ as bot_main
import bot.delivery.discord_api
from bot.client import TableClient
from storage import database, sqlite
from storage.ownership import Claim
from storage.postgres import PostgresDatabase
from storage.statements import INSERT_MOVE
from storage.store import TableStore
from tables.services import table_services
from tables.time_source import SystemTime
from tables.timing import Timing
from tests.harness.bot_processes import FIGURES, Launch

PULSE = 0.05
"""Seconds between two looks at the event loop's delay."""
BUSY = 0.2
"""Seconds for which a bot of ours waits for another program that holds the database."""


def run(launch: Launch) -> None:
    """Be a bot, then end this process."""
    code = 1
    try:
        os.environ.clear()
        os.environ.update(launch.environment)
        _surround(launch)
        code = bot_main.main([])
    except BaseException as error:
        sys.stderr.write(f"Traceback of a bot: {error!r}\n")
    finally:
        sys.stderr.flush()
        os._exit(code)


def _surround(launch: Launch) -> None:
    chance = random.Random(launch.seed)
    timing = Timing(answer=(0.0, 0.0), here=(0.0, 0.0)) if launch.quick else Timing()
    seeds = partial(chance.randbytes, 32)
    main: Any = bot_main
    main.table_services = partial(
        table_services, time=SystemTime(wall=lambda: time.time() + launch.ahead), timing=timing, seeds=seeds
    )
    if launch.quick:
        from tests.bot.house import QuickTime

        main.TableClient = partial(TableClient, time=QuickTime())
    _measure()
    database.BUSY = BUSY
    signal.signal(signal.SIGUSR1, lambda *_: _room(1))
    signal.signal(signal.SIGUSR2, lambda *_: _room(resource.RLIM_INFINITY))
    match launch.fault:
        case ["statement", n]:
            _at_statement(n)
        case ["committed", n]:
            _at_commit(n)
        case ["slow", seconds]:
            _slow_disk(seconds)
        case ["call" | "called" as when, n]:
            _at_call(n, after=when == "called")
        case ["post" | "posted" as when, n]:
            _at_call(n, after=when == "posted", only="post")
        case ["goes-on"]:
            _goes_on()
        case ["without-lock"]:
            Claim.take = _without_lock
        case ["forgets", n]:
            _forgets(n)
        case ["shows-nothing"]:
            bot.delivery.discord_api.DiscordApi.edit = _nothing
        case _:
            pass


async def _pulse(lates: list[float], tasks: list[int]) -> None:
    """How late the loop wakes who sleeps, and how many tasks there are."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + PULSE
        await asyncio.sleep(PULSE)
        lates.append(max(0.0, loop.time() - due))
        if len(lates) % 100 == 0:
            tasks.append(len(asyncio.all_tasks()))


def _measure() -> None:
    """Tell at the end what the loop was like."""
    serve = bot_main._serve

    async def served(*given: Any) -> None:
        lates: list[float] = []
        tasks: list[int] = [0]
        pulse = asyncio.create_task(_pulse(lates, tasks))
        try:
            await serve(*given)
        finally:
            pulse.cancel()
            late = sorted(lates)[int(0.99 * (len(lates) - 1))] if lates else 0.0
            warm = tasks[len(tasks) // 5]
            figures = {"loop_p99": round(late * 1000, 1), "tasks_warm": warm, "tasks": tasks[-1]}
            sys.stderr.write(f"{FIGURES}{json.dumps(figures)}\n")

    bot_main._serve = served  # type: ignore[assignment]


def _room(room: int) -> None:
    """No file may be written beyond its first `room` bytes: what a full disk does."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))


def _goes_on() -> None:
    PostgresDatabase.may_act = lambda self: True
    serve = bot_main._serve

    async def for_ever(*_: object) -> str:
        return await asyncio.Event().wait() and ""

    async def served(*given: Any) -> None:
        TableStore.until_lost = for_ever
        bot_main._lost = for_ever
        await serve(*given)

    bot_main._serve = served


async def _without_lock(claim: Claim, _session: Any, shard: int) -> bool:
    claim.owned.add(shard)
    return True


def _forgets(n: int) -> None:
    write, saves = PostgresDatabase.write, itertools.count(1)

    async def written(self: PostgresDatabase, what: Sequence[Any]) -> Any:
        if _has_moves(what) and next(saves) % n == 0:
            return [None] * len(what)
        return await write(self, what)

    PostgresDatabase.write = written


def _has_moves(saves: Sequence[Any]) -> bool:
    return any(step.statement is INSERT_MOVE for steps in saves for step in steps)


async def _nothing(*_: object) -> None:
    pass


class _Countdown:
    """Kills this process at the nth call."""

    def __init__(self, n: int) -> None:
        self._left = n

    def __call__(self, *_: object) -> None:
        self._left -= 1
        if self._left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)


def _at_statement(n: int) -> None:
    together, down = sqlite.commit, _Countdown(n)

    def commit(connection: sqlite3.Connection, saves: Sequence[Any]) -> Any:
        connection.set_trace_callback(down)
        return together(connection, saves)

    sqlite.commit = commit


def _at_commit(n: int) -> None:
    together, down = sqlite.commit, _Countdown(n)

    def commit(connection: sqlite3.Connection, saves: Sequence[Any]) -> Any:
        done = together(connection, saves)
        down()
        return done

    sqlite.commit = commit


def _slow_disk(seconds: float) -> None:
    together = sqlite.commit

    def commit(connection: sqlite3.Connection, saves: Sequence[Any]) -> Any:
        done = together(connection, saves)
        if _has_moves(saves):
            time.sleep(seconds)
        return done

    sqlite.commit = commit


def _at_call(n: int, *, after: bool, only: str = "") -> None:
    real, down = bot.delivery.discord_api.expecting, _Countdown(n)

    @contextmanager
    def expecting(*call: Any, **more: Any) -> Iterator[None]:
        counts = not only or call[0] == only
        if counts and not after:
            down()
        with real(*call, **more):
            yield
        if counts and after:
            down()

    bot.delivery.discord_api.expecting = expecting
