"""`kill -9` at any point: what was told as saved is there, whole, once; what wasn't is there whole or not at all."""

import random  # noqa: TID251 (how long a child may live, nothing else)
import shutil
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from storage.inspection import problems
from storage.rows import Clock
from tests.storage import children
from tests.storage.conftest import open_at
from tests.storage.examples import a_lobby, position, started
from tests.storage.processes import KILLED, needs_posix, run, start

pytestmark = needs_posix

TABLES = 12


def kill_after(path: Path, saves: int, acknowledged: dict[int, int]) -> None:
    """Let a child play on until it told of so many saves, kill it, and note all it had told."""
    ears, mouth = Pipe(duplex=False)
    child = start(children.play, path, TABLES, mouth)
    mouth.close()
    for _ in range(saves):
        _note(ears, acknowledged)
    child.kill()
    child.join()
    assert child.exitcode == KILLED
    try:
        while True:  # told, but not yet heard when it died
            _note(ears, acknowledged)
    except (EOFError, ConnectionResetError):
        ears.close()


def _note(ears: Connection, acknowledged: dict[int, int]) -> None:
    table_id, n = ears.recv()
    assert n > acknowledged.get(table_id, -1)
    acknowledged[table_id] = n


async def everything_is_there(path: Path, acknowledged: dict[int, int]) -> None:
    """Reopen, and hold the file against what was told."""
    store = await open_at(path)
    ahead = 0
    for table_id, told in acknowledged.items():
        row = await store.load(table_id)
        assert row.n >= told
        ahead += row.n > told
        assert row.snapshot == position(row.n)
        assert [(move.n, move.action) for move in await store.moves(table_id) if move.n] == [
            (n, f'["potion",{n}]') for n in range(1, row.n + 1)
        ]
        if row.n:
            assert row.clocks == [Clock("turn", row.n, row.n)]
            assert row.wake_at == row.n
        acknowledged[table_id] = row.n
    assert ahead <= TABLES  # at most the one save each table had under way
    await store.close()
    assert problems(path) == []


async def killed_again_and_again(path: Path, times: int, seed: int) -> None:
    """The same database through many lives."""
    chance = random.Random(seed)
    acknowledged: dict[int, int] = {}
    for _ in range(times):
        kill_after(path, chance.randrange(1, 400), acknowledged)
        await everything_is_there(path, acknowledged)
    assert len(acknowledged) == TABLES
    assert sum(acknowledged.values()) > times * 50


async def test_every_acknowledged_save_outlives_a_kill(path: Path) -> None:
    await killed_again_and_again(path, 12, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 8))
async def test_every_acknowledged_save_outlives_hundreds_of_kills(path: Path, seed: int) -> None:
    await killed_again_and_again(path, 50, seed)


async def test_a_kill_at_each_statement_of_a_save_leaves_all_or_nothing(path: Path, tmp_path: Path) -> None:
    store = await open_at(path)
    row = a_lobby()
    await store.create_table(row)
    await store.commit(started(row))
    await store.close()
    found: list[int] = []
    for statement in range(30):
        copy = Path(shutil.copy(path, tmp_path / f"copy-{statement}.db"))
        ended = run(children.die_at, copy, statement)
        found.append(await what_is_there(copy))
        if ended == 0:
            break
        assert ended == KILLED
    # before BEGIN, UPDATE, two INSERTs, DELETE, INSERT and COMMIT; after it, before the caller hears; undisturbed
    assert found == [0] * 7 + [2, 2]


async def what_is_there(path: Path) -> int:
    """The move the table is at, with all that belongs to it."""
    assert problems(path) == []
    store = await open_at(path)
    row = await store.load(1)
    assert row.snapshot == position(row.n)
    assert [clock.number for clock in row.clocks] == [row.n or 1]
    assert len(await store.moves(1)) == row.n + 1
    await store.close()
    return row.n


def test_a_disk_that_fills_up_fails_the_move_and_no_more(path: Path) -> None:
    ears, mouth = Pipe(duplex=False)

    assert run(children.make_one_live, path) == 0
    assert run(children.run_out_of_space, path, mouth) == 0
    made, error = ears.recv()
    assert made > 1
    assert error in ("DiskFull", "DiskFailed")  # a limit on a file's size is an error of writing, not "no space"
    assert ears.recv() == made
    assert ears.recv() == made + 1
    assert problems(path) == []


def test_a_new_database_needs_space(tmp_path: Path) -> None:
    ears, mouth = Pipe(duplex=False)
    path = tmp_path / "new.db"
    assert run(children.with_little_space, path, 20_000, mouth) == 0
    assert ears.recv()[0] in ("DiskFull", "DiskFailed")
    assert run(children.make_one_live, path) == 0
    assert problems(path) == []
