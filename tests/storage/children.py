"""What the child processes do."""

import asyncio
import os
import resource
import signal
import sqlite3
import tempfile
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine

from storage import migrate, sqlite
from storage.errors import StorageError
from storage.rows import Clock, ClockChange
from storage.store import TableStore
from tests.storage.conftest import open_at
from tests.storage.examples import NOW, a_lobby, a_move, started


def kill_me(*_: Any) -> None:
    """What `kill -9` does."""
    os.kill(os.getpid(), signal.SIGKILL)


# a store that plays until it is killed


def play(path: Path, tables: int, told: Connection) -> None:
    """Make tables where there are none, then moves at all of them at once; tells each save that has returned."""
    asyncio.run(_play(path, tables, told))


async def _play(path: Path, tables: int, told: Connection) -> None:
    store = await open_at(path)
    for channel in range(1 + len(await store.load_live()), tables + 1):
        row = a_lobby(channel)
        await store.create_table(row)
        await store.commit(started(row))
        told.send((row.id, 0))
    await asyncio.gather(*[_play_at(store, head.id, head.n, told) for head in await store.load_live()])


async def _play_at(store: TableStore, table_id: int, n: int, told: Connection) -> None:
    while True:
        answers = 1 + n % 3
        await store.commit(replace(a_move(table_id, n, answers), clocks=clocks_at(n, n + answers)))
        n += answers
        told.send((table_id, n))


def clocks_at(before: int, n: int) -> ClockChange:
    """After move n there is one clock, numbered n and due at n."""
    old = Clock("turn", 1, NOW + 90, 0) if before == 0 else Clock("turn", before, before)
    return ClockChange.between([old], [Clock("turn", n, n)])


# a save that is killed at one exact statement


def die_at(path: Path, statement: int) -> None:
    """Make one move of two answers with a new clock, killed when SQLite begins its statement of that number."""
    asyncio.run(_die_at(path, statement))


async def _die_at(path: Path, statement: int) -> None:
    store = await open_at(path)
    seen = 0

    def watch(_sql: str) -> None:
        nonlocal seen
        seen += 1
        if seen > statement:
            kill_me()

    together = sqlite.commit

    def commit(connection: sqlite3.Connection, saves: Any) -> Any:
        connection.set_trace_callback(watch)
        done = together(connection, saves)
        watch("committed, nobody told")
        return done

    sqlite.commit = commit
    await store.commit(replace(a_move(1, 0, 2), clocks=clocks_at(0, 2)))
    await store.close()


# migrations


def migrate_and_die(path: Path, scripts: Path, statement: int) -> None:
    """Open with these migrations, killed before the statement of that number."""
    migrate.SCRIPTS = scripts
    seen = 0

    def watch(*_: Any) -> None:
        nonlocal seen
        seen += 1
        if seen > statement:
            kill_me()

    event.listen(Engine, "before_cursor_execute", watch)
    event.listen(Engine, "commit", watch)
    asyncio.run(_open_and_close(path))


async def _open_and_close(path: Path) -> None:
    await (await open_at(path)).close()


# the operating system says no


def make_one_live(path: Path) -> None:
    """One live table."""
    asyncio.run(_make_one_live(path))


async def _make_one_live(path: Path) -> None:
    store = await open_at(path)
    row = a_lobby()
    await store.create_table(row)
    await store.commit(started(row))
    await store.close()


def as_nobody(path: Path, told: Connection) -> None:
    """Open without the rights of root; tells what was said."""
    with tempfile.TemporaryDirectory() as folder:  # imports what root alone may read
        _refusal(Path(folder) / "rehearsal.db")
    if os.getuid() == 0:
        os.setgroups([])
        os.setgid(65534)
        os.setuid(65534)
    told.send(_refusal(path))


def _refusal(path: Path) -> tuple[str, str]:
    try:
        asyncio.run(_open_and_close(path))
    except StorageError as error:
        return type(error).__name__, str(error)
    return "", ""


def with_little_space(path: Path, room: int, told: Connection) -> None:
    """Open where no file may grow beyond `room` bytes; tells what was said."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
    told.send(_refusal(path))


def run_out_of_space(path: Path, told: Connection) -> None:
    """Make moves until no file may grow any more, then until there is space again; tells how each ended."""
    asyncio.run(_run_out_of_space(path, told))


async def _run_out_of_space(path: Path, told: Connection) -> None:
    store = await open_at(path)
    n = 0
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))
    try:
        while n < 10_000:
            await store.commit(replace(a_move(1, n), snapshot=bytes(20_000)))
            n += 1
    except StorageError as error:
        told.send((n, type(error).__name__))
    told.send((await store.load(1)).n)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.commit(a_move(1, n))
    told.send((await store.load(1)).n)
    await store.close()
