"""Figures of storage: committed moves a second against one plain aiosqlite commit a move; starting with 10,000 tables.

Everything on a real file in the folder for temporary files; both sides of a ratio are measured in the same run, turn by
turn, and the median is told. `python -m bench.storage` prints them.
"""

import asyncio
import gc
import os
import statistics
import tempfile
import time
import tracemalloc
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import aiosqlite

from bench.figure import Figure
from storage.rows import Clock, ClockChange, MoveRow, SeatRow, TableChange, TableRow
from storage.store import TableStore

SNAPSHOTS = [os.urandom(4096) for _ in range(3)]  # the plain commit and ours both write 4 kB, new ones each time
EVENTS = '[["drew",[0,3],null],["drew",[0,17],[0]]]'
ROUNDS = 5
MOVES = 640  # a round and side
WAITING = 64
LIVE = 10_000


def figures() -> list[Figure]:
    """All figures of this room; takes about half a minute."""
    with tempfile.TemporaryDirectory(prefix="bench-storage-") as folder:
        return [*asyncio.run(_commits(Path(folder))), *asyncio.run(_start(Path(folder)))]


async def _commits(folder: Path) -> list[Figure]:
    plain, ours_1, ours_n = list[float](), list[float](), list[float]()
    async with aiosqlite.connect(folder / "plain.db") as connection:
        await connection.execute("PRAGMA journal_mode = WAL")
        await connection.execute("PRAGMA synchronous = FULL")
        await connection.execute("CREATE TABLE moves (id INTEGER PRIMARY KEY, snapshot BLOB)")
        store = await TableStore.open(f"sqlite+aiosqlite:///{folder / 'ours.db'}")
        players = [await a_player(store, seat) for seat in range(WAITING)]
        for _ in range(ROUNDS):
            plain.append(await a_second(lambda: _plain_moves(connection)))
            ours_1.append(await a_second(lambda: players[0](MOVES)))
            ours_n.append(await a_second(lambda: together([player(MOVES // WAITING) for player in players])))
        await store.close()
    yardstick = statistics.median(plain)
    one = statistics.median(a / b for a, b in zip(ours_1, plain, strict=True))
    many = statistics.median(a / b for a, b in zip(ours_n, plain, strict=True))
    return [
        Figure("plain aiosqlite, a commit a move", yardstick, "moves/s", ""),
        Figure("committed moves, one waiting", statistics.median(ours_1), "moves/s", ""),
        Figure("committed moves, 64 waiting", statistics.median(ours_n), "moves/s", ""),
        Figure("committed moves against plain, one waiting", one, "×", "≥ 0.7"),
        Figure("committed moves against plain, 64 waiting", many, "×", "≥ 3"),
    ]


async def a_second(play: Callable[[], Awaitable[None]]) -> float:
    """How many moves a second `play` commits."""
    before = time.perf_counter()
    await play()
    return MOVES / (time.perf_counter() - before)


async def together(plays: list[Awaitable[None]]) -> None:
    await asyncio.gather(*plays)


async def _plain_moves(connection: aiosqlite.Connection) -> None:
    for n in range(MOVES):
        await connection.execute("INSERT INTO moves (snapshot) VALUES (?)", (SNAPSHOTS[n % 3],))
        await connection.commit()


async def a_player(
    store: TableStore, channel: int, snapshots: Sequence[bytes] = SNAPSHOTS
) -> Callable[[int], Awaitable[None]]:
    """A table of its own, and a function that makes so many moves there, to each of the positions in turn."""
    row = await _live_table(store, channel)

    async def play(count: int) -> None:
        for _ in range(count):
            await store.commit(_move(row, snapshots))
            row.n += 1
            row.revision += 1

    return play


async def _live_table(store: TableStore, channel: int) -> TableRow:
    row = TableRow(
        1, channel, "alakazum", 7, seed=bytes(32), seats=[SeatRow(seat, 7 + seat, "Player") for seat in range(4)]
    )
    await store.create_table(row)
    row.status, row.clocks, row.wake_at = "live", [Clock("turn", 1, 90.0)], 90.0
    start = TableChange(
        table_id=row.id,
        was="lobby",
        expected=0,
        at=0.0,
        status="live",
        log=[MoveRow(0, None, None, "[]", "opening", None, EVENTS, 1, 0.0)],
        snapshot=SNAPSHOTS[0],
        clocks=ClockChange(90.0, row.clocks),
    )
    await store.commit(start)
    return row


def _move(row: TableRow, snapshots: Sequence[bytes]) -> TableChange:
    """A move as they are: an answer with its events, the snapshot; every third starts a new clock."""
    n = row.n + 1
    answer = MoveRow(n, n % 4, n, '["explore",17]', "player", 7 + n % 4, EVENTS, 1, float(n))
    clocks = ClockChange(90.0)
    if n % 3 == 0:
        clocks = ClockChange.between([Clock("turn", n // 3, 90.0)], [Clock("turn", n // 3 + 1, 90.0 + n)])
    return TableChange(
        table_id=row.id,
        was="live",
        expected=row.n,
        at=float(n),
        log=[answer],
        snapshot=snapshots[n % len(snapshots)],
        revision=row.revision + 1,
        clocks=clocks,
    )


async def _start(folder: Path) -> list[Figure]:
    url = f"sqlite+aiosqlite:///{folder / 'many.db'}"
    none = f"sqlite+aiosqlite:///{folder / 'empty.db'}"
    await _open_and_load(none)  # makes it
    store = await TableStore.open(url)
    for first in range(0, LIVE, 500):
        await asyncio.gather(*[_live_table(store, channel) for channel in range(first, first + 500)])
    await store.close()
    empty = await _open_and_load(none)
    full = await _open_and_load(url)
    store = await TableStore.open(url)
    gc.collect()
    tracemalloc.start()
    heads = await store.load_live()
    gc.collect()
    each = tracemalloc.get_traced_memory()[0] / len(heads)
    tracemalloc.stop()
    await store.close()
    return [
        Figure("start with 10,000 live tables, over an empty start", full - empty, "s", "≤ 2"),
        Figure("memory of a live table until it is touched", each, "B", "≤ 1000"),
    ]


async def _open_and_load(url: str) -> float:
    before = time.perf_counter()
    store = await TableStore.open(url)
    await store.load_live()
    took = time.perf_counter() - before
    await store.close()
    return took


if __name__ == "__main__":
    for figure in figures():
        print(f"{figure.name:55} {figure.value:10.2f} {figure.unit:8} {figure.budget}")
