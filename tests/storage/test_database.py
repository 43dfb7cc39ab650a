"""What is opened and what is refused: with its reason, and with every byte as it was."""

import errno
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from multiprocessing import Pipe
from pathlib import Path
from types import SimpleNamespace

import pytest

from storage import database, lock
from storage.backup import backup
from storage.errors import (
    DamagedDatabase,
    DatabaseInUse,
    DatabaseLost,
    DatabaseRefused,
    DiskFailed,
    DiskFull,
    ForeignDatabase,
    NewerDatabase,
    RefusedRow,
    StorageError,
    StoreClosed,
    UnusableAddress,
    translate,
)
from storage.lock import InstanceLock, Patience
from storage.rows import SeatRow
from storage.schema import APPLICATION_ID
from storage.store import TableStore
from tests.databases import url
from tests.storage import children
from tests.storage.conftest import open_at
from tests.storage.examples import a_lobby, change
from tests.storage.processes import KILLED, needs_posix, run

Spoil = Callable[[Path], object]

LOADED = """
import asyncio, sys
import bot.__main__
from storage.store import TableStore

async def opened():
    await (await TableStore.open(sys.argv[1])).close()

asyncio.run(opened())
print(*{"asyncpg", "sqlalchemy.orm", "sqlalchemy.ext.asyncio", "storage.postgres"} & set(sys.modules))
"""


def test_a_bot_with_a_file_loads_nothing_of_postgresql(tmp_path: Path) -> None:
    found = subprocess.run(
        [sys.executable, "-c", LOADED, url(tmp_path / "new.db")], capture_output=True, text=True, check=True
    )
    assert found.stdout.split() == []


def all_bytes(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def lock_of(path: Path) -> Path:
    """The file that keeps a second instance out."""
    return path.with_name(path.name + ".lock")


def cut(path: Path, pages: float) -> None:
    """Take so many pages off the end of a file."""
    os.truncate(path, path.stat().st_size - int(pages * 4096))


@pytest.fixture
async def full(path: Path) -> Path:
    """A database of some pages, closed."""
    store = await open_at(path)
    for channel in range(60):
        row = a_lobby(channel)
        row.seats = [SeatRow(seat, seat, "A long name, to fill a page" * 4) for seat in range(5)]
        await store.create_table(row)
    await store.close()
    return path


def overwrite(path: Path, at: int, data: bytes) -> None:
    """Write into the middle of a file."""
    with path.open("r+b") as file:
        file.seek(at)
        file.write(data)


def execute(path: Path, sql: str) -> None:
    """Change a database behind our back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(sql)


def replace_by_foreign(path: Path) -> None:
    """Put a sound database without an application id in the place of ours."""
    path.unlink()
    execute(path, "CREATE TABLE tables (id INTEGER PRIMARY KEY); INSERT INTO tables VALUES (1)")


@pytest.mark.parametrize(
    ("spoil", "error", "said"),
    [
        (lambda path: path.write_bytes(b"Dear diary, " * 1000), DamagedDatabase, "not a SQLite database"),
        (lambda path: path.write_bytes(bytes(8192)), DamagedDatabase, "not a SQLite database"),
        (lambda path: os.truncate(path, 40), DamagedDatabase, "its beginning is damaged"),
        (lambda path: os.truncate(path, 4096), DamagedDatabase, "damaged"),
        (lambda path: cut(path, 9.5), DamagedDatabase, "restore it from a backup"),
        (lambda path: cut(path, 1), DamagedDatabase, "restore it from a backup"),
        (lambda path: overwrite(path, 8 * 4096, os.urandom(4096)), DamagedDatabase, "restore it from a backup"),
        (lambda path: overwrite(path, 100, bytes(200)), DamagedDatabase, "restore it from a backup"),
        (lambda path: execute(path, "UPDATE alembic_version SET version_num = '9999'"), NewerDatabase, "schema 9999"),
        (lambda path: execute(path, "DELETE FROM alembic_version"), DamagedDatabase, "version of its schema"),
        (lambda path: execute(path, "PRAGMA application_id = 1"), ForeignDatabase, "another program"),
        (replace_by_foreign, ForeignDatabase, "another program"),
        (lambda path: (path.unlink(), path.mkdir()), UnusableAddress, "is a directory"),
        (
            lambda path: (os.truncate(path, 0), path.with_name("alakazum.db-wal").write_bytes(b"moves")),
            DamagedDatabase,
            "missing or empty, but alakazum.db-wal beside it is not",
        ),
    ],
)
async def test_what_is_not_a_sound_database_of_ours_is_left_alone(
    full: Path, spoil: Spoil, error: type[StorageError], said: str
) -> None:
    spoil(full)
    lock_of(full).unlink()
    before = all_bytes(full.parent)
    for _ in range(2):  # a refusal doesn't change what the next start says
        with pytest.raises(error, match=said) as refusal:
            await open_at(full)
        assert isinstance(refusal.value, DatabaseRefused)
        assert str(full) in str(refusal.value)
    assert all_bytes(full.parent) == before


async def test_a_large_truncated_file_is_still_refused(full: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "CHECKED", 0)
    await (await open_at(full)).close()
    cut(full, 1)
    with pytest.raises(DamagedDatabase):
        await open_at(full)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("mysql://bot:secret@localhost/alakazum", "not mysql://"),
        ("postgresql://bot:secret@localhost:port/alakazum", "no database URL"),
        ("postgresql//bot:secret@localhost/alakazum", "no database URL"),
        ("sqlite+aiosqlite:///a.db?mode=ro", "nothing may stand"),
        ("sqlite+aiosqlite://", "names no file"),
        ("sqlite+aiosqlite:///:memory:", "names no file"),
        ("alakazum.db", "no database URL"),
        ("sqlite+aiosqlite:////nowhere/at/all.db", "doesn't exist"),
        ("sqlite+aiosqlite://alakazum.db", "names no file"),
        ("sqlite+aiosqlite://bot:secret@localhost/alakazum.db", "names a host"),
        ("sqlite+aiosqlite://host:port/alakazum.db", "no database URL"),
    ],
)
async def test_addresses_that_name_no_file_are_refused_without_a_password(wrong: str, said: str) -> None:
    with pytest.raises(UnusableAddress, match=said) as refusal:
        await TableStore.open(wrong)
    assert "secret" not in str(refusal.value)


async def test_an_empty_file_is_a_new_database(tmp_path: Path) -> None:
    path = tmp_path / "touched.db"
    path.touch()
    store = await open_at(path)
    assert await store.load_live() == []
    await store.close()


async def test_what_the_database_promises(path: Path) -> None:
    store = await open_at(path)
    asked = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    said = {name: await store.database.driver.execute_fetchall(f"PRAGMA {name}") for name in asked}
    assert {name: value for name, ((value,),) in said.items()} == asked
    await store.close()


@needs_posix
@pytest.mark.parametrize(
    ("of_file", "of_folder"),
    [(0o444, 0o777), (0o666, 0o555), (0o444, 0o555), (0, 0o777)],
    ids=["no file", "no folder", "neither", "no reading"],
)
def test_what_may_not_be_written_or_read_is_refused(
    new_database: Path, folder_of_all: Path, of_file: int, of_folder: int
) -> None:
    path = Path(shutil.copy(new_database, folder_of_all / "alakazum.db"))
    path.chmod(of_file)
    folder_of_all.chmod(of_folder)
    before = all_bytes(folder_of_all)
    told, ears = Pipe()
    assert run(children.as_nobody, path, ears) == 0
    error, said = told.recv()
    assert error == "ReadOnlyDatabase", said
    assert str(path) in said
    assert all_bytes(folder_of_all) == before


@pytest.fixture
def folder_of_all() -> Iterator[Path]:
    """A folder that any user of the machine may enter."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        yield folder
        folder.chmod(0o777)


# one instance


async def test_a_second_instance_waits_then_says_who_is_first(path: Path) -> None:
    first = await open_at(path)
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    told: list[StorageError] = []
    with pytest.raises(DatabaseInUse, match=rf"process {os.getpid()}\)\. Stop it") as refusal:
        await TableStore.open(url(path), sleep=sleep, awaited=told.append)
    assert sum(slept) == 30 and [type(why) for why in told] == [DatabaseInUse]
    with pytest.raises(DatabaseInUse):
        await TableStore.open(url(path), wait=0, awaited=told.append)
    assert len(told) == 1, "who doesn't wait isn't said to"
    assert str(path) in str(refusal.value)
    await first.close()
    await (await open_at(path)).close()


async def no_sleep(_seconds: float) -> None:
    """Time that stands still."""


async def test_a_second_instance_follows_the_first(path: Path) -> None:
    first = await open_at(path)
    slept = 0

    async def sleep(_seconds: float) -> None:
        nonlocal slept
        slept += 1
        if slept == 3:
            await first.close()

    second = await TableStore.open(url(path), sleep=sleep)
    assert slept == 3
    await second.close()


async def test_a_link_is_no_way_around_the_lock(path: Path, tmp_path: Path) -> None:
    first = await open_at(path)
    (tmp_path / "other").mkdir()
    link = tmp_path / "other" / "link.db"
    link.symlink_to(path)
    with pytest.raises(DatabaseInUse):
        await open_at(link)
    await first.close()


@needs_posix
async def test_a_killed_instance_holds_no_lock(path: Path) -> None:
    assert run(children.die_at, path, 0) == KILLED
    await (await open_at(path)).close()


async def test_a_refused_opening_lets_go_of_the_lock_and_leaves_its_file(path: Path) -> None:
    """Somebody may be waiting for it."""
    await (await open_at(path)).close()
    execute(path, "PRAGMA application_id = 1")
    with pytest.raises(ForeignDatabase):
        await open_at(path)
    assert lock_of(path).exists()
    execute(path, f"PRAGMA application_id = {APPLICATION_ID}")
    await (await open_at(path)).close()


async def test_who_waited_for_a_lock_that_was_removed_takes_the_new_one(path: Path) -> None:
    """Else two would each have a file of their own, and both believe that the database is theirs."""
    waiting, refused = InstanceLock(path), InstanceLock(path)
    refused._made, waiting._made = True, False  # as if the refused one had come first
    await refused.take(Patience(0, no_sleep))
    refused.release(refused=True)
    assert not lock_of(path).exists()
    await waiting.take(Patience(0, no_sleep))
    third = InstanceLock(path)
    with pytest.raises(DatabaseInUse):
        await third.take(Patience(0, no_sleep))
    third.release()
    waiting.release()


@needs_posix
@pytest.mark.parametrize("call", ["open", "write"])
async def test_a_disk_too_full_for_the_lock_is_called_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    whole = getattr(os, call)

    def full(what: object, *arguments: object) -> object:
        if call == "write" or str(what).endswith(".lock"):
            raise OSError(errno.ENOSPC, "No space left on device")
        return whole(what, *arguments)

    monkeypatch.setattr(lock.os, call, full)
    with pytest.raises(DiskFull, match="disk is full"):
        await open_at(tmp_path / "new.db")
    monkeypatch.undo()
    assert all_bytes(tmp_path) == {}


@pytest.mark.parametrize(("free", "error"), [(20_000, DiskFull), (10_000_000, DiskFailed)])
def test_an_io_error_on_a_disk_without_space_is_called_full(
    free: int, error: type[StorageError], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """SQLite says "disk I/O error" (code 4874) when it can't make its `-shm` of 32 KiB."""
    said = sqlite3.OperationalError("disk I/O error")
    said.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    assert type(translate(said, tmp_path / "a.db")) is error


# a file that is lost while it is open


def delete(path: Path) -> None:
    path.unlink()


def delete_all(path: Path) -> None:
    for file in path.parent.glob(path.name + "*"):
        file.unlink()


def move(path: Path) -> None:
    path.rename(path.with_name("elsewhere.db"))


def replace(path: Path) -> None:
    other = path.with_name("other.db")
    shutil.copy(path, other)
    other.replace(path)


def delete_log(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


@needs_posix
@pytest.mark.parametrize("lose", [delete, delete_all, move, replace, delete_log])
async def test_a_lost_file_is_noticed_and_all_that_was_saved_is_rescued(path: Path, lose: Spoil) -> None:
    store = await open_at(path)
    first, second = a_lobby(1), a_lobby(2)
    await store.create_table(first)
    await store.check_files()
    lose(path)
    await store.create_table(second)  # nobody has looked yet
    with pytest.raises(DatabaseLost, match=f"{re.escape(str(path))}.* while the bot had it open"):
        await store.check_files()
    rescued = await store.rescue()
    assert rescued == path.with_name("alakazum.db.rescue")
    with pytest.raises(StoreClosed):
        await store.create_table(a_lobby(3))
    await store.close()
    delete_all_but(path, rescued)
    rescued.rename(path)
    store = await open_at(path)
    assert [head.channel_id for head in await store.load_live()] == [first.channel_id, second.channel_id]
    await store.close()


def delete_all_but(path: Path, kept: Path) -> None:
    for file in path.parent.iterdir():
        if file != kept:
            file.unlink()


async def test_a_file_that_is_played_on_and_copied_is_not_lost(path: Path) -> None:
    store = await open_at(path)
    for channel in range(3):
        await store.create_table(a_lobby(channel))
        backup(path, path.with_name(f"backup-{channel}"))  # another connection comes and goes
        execute(path, "PRAGMA wal_checkpoint(TRUNCATE)")
        await store.check_files()
    await store.close()


@needs_posix
async def test_a_rescue_that_fails_may_be_tried_again(path: Path) -> None:
    store = await open_at(path)
    await store.create_table(a_lobby())
    away = path.parent.with_name("away")
    path.parent.rename(away)
    with pytest.raises(DatabaseLost):
        await store.check_files()
    with pytest.raises(StorageError, match="rescue"):
        await store.rescue()
    path.parent.mkdir()
    assert (await store.rescue()).exists()
    await store.close()


@pytest.fixture
def rescued(path: Path) -> Path:
    """A copy of a database that is not there any more."""
    return path.rename(path.with_name("alakazum.db.rescue"))


async def test_a_missing_database_with_a_rescued_one_beside_it_is_not_made_anew(path: Path, rescued: Path) -> None:
    before = all_bytes(path.parent)
    with pytest.raises(DamagedDatabase, match=r"alakazum\.db\.rescue beside it holds the games"):
        await open_at(path)
    assert all_bytes(path.parent) == before
    shutil.copy(rescued, path)
    await (await open_at(path)).close()


# another program


async def test_another_programs_lock_is_waited_for_then_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "BUSY", 0.05)
    store = await open_at(path)
    row = a_lobby()
    await store.create_table(row)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseInUse, match="Another program keeps"):
            await store.commit(change(row, revision=1))
        assert (await store.load(row.id)).seats == row.seats  # reads go on
        other.execute("ROLLBACK")
    await store.commit(change(row, revision=1))
    await store.close()


@pytest.mark.parametrize(
    ("error", "kind", "said"),
    [
        (OverflowError("too large"), RefusedRow, "A row holds what can't be kept. (too large)"),
        (sqlite3.ProgrammingError("no such type"), RefusedRow, "A row holds what can't be kept. (no such type)"),
        (OSError(5, "I/O"), DiskFailed, "The system refused to read or write a.db. ([Errno 5] I/O)"),
        (sqlite3.OperationalError("no such column"), StorageError, "a.db failed in a way that the bot doesn't know."),
        (TypeError("unexpected keyword"), StorageError, "a.db failed in a way that the bot doesn't know."),
    ],
)
def test_what_is_unknown_is_not_put_down_to_a_row(error: Exception, kind: type[StorageError], said: str) -> None:
    found = translate(error, Path("a.db"))
    assert type(found) is kind and str(found).startswith(said)
