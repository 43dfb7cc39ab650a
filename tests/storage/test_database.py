"""What is opened and what is refused: with its reason, and with every byte as it was."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from multiprocessing import Pipe
from pathlib import Path

import pytest

from storage import database
from storage.errors import (
    DamagedDatabase,
    DatabaseInUse,
    DatabaseRefused,
    ForeignDatabase,
    NewerDatabase,
    StorageError,
    UnusableAddress,
)
from storage.rows import SeatRow
from storage.schema import APPLICATION_ID
from storage.store import TableStore
from tests.storage import children
from tests.storage.conftest import open_at
from tests.storage.examples import a_lobby, url
from tests.storage.processes import KILLED, needs_posix, run

Spoil = Callable[[Path], object]


def all_bytes(folder: Path) -> dict[str, bytes]:
    """Every file of a folder but the lock's."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file() and file.suffix != ".lock"}


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
    before = all_bytes(full.parent)
    for _ in range(2):  # a refusal doesn't change what the next start says
        with pytest.raises(error, match=said) as refusal:
            await open_at(full)
        assert isinstance(refusal.value, DatabaseRefused)
        assert str(full) in str(refusal.value)
    assert all_bytes(full.parent) == before


async def test_a_file_too_large_to_be_checked_as_a_whole_is_still_known_when_truncated(
    full: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "CHECKED", 0)
    await (await open_at(full)).close()
    cut(full, 1)
    with pytest.raises(DamagedDatabase):
        await open_at(full)


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://localhost/alakazum", "Only sqlite"),
        ("sqlite+aiosqlite:///a.db?mode=ro", "Only sqlite"),
        ("sqlite+aiosqlite://", "names no file"),
        ("sqlite+aiosqlite:///:memory:", "names no file"),
        ("alakazum.db", "no database URL"),
        ("sqlite+aiosqlite:////nowhere/at/all.db", "doesn't exist"),
    ],
)
async def test_addresses_that_name_no_file(address: str, said: str) -> None:
    with pytest.raises(UnusableAddress, match=said):
        await TableStore.open(address)


async def test_an_address_does_not_tell_its_password() -> None:
    with pytest.raises(UnusableAddress) as refusal:
        await TableStore.open("postgresql://bot:secret@localhost/alakazum")
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

    def ask(connection: sqlite3.Connection, _: None) -> dict[str, object]:
        return {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in asked}

    assert await store._writer._on_thread(ask, None) == asked
    await store.close()


@needs_posix
@pytest.mark.parametrize("what", ["the file", "the folder", "both"])
def test_what_may_not_be_written_is_refused(new_database: Path, folder_of_all: Path, what: str) -> None:
    path = Path(shutil.copy(new_database, folder_of_all / "alakazum.db"))
    path.chmod(0o444 if what in ("the file", "both") else 0o666)
    folder_of_all.chmod(0o555 if what in ("the folder", "both") else 0o777)
    before = all_bytes(folder_of_all)
    told, ears = Pipe()
    assert run(children.as_nobody, path, ears) == 0
    error, said = told.recv()
    assert error == "ReadOnlyDatabase", said
    assert str(path) in said
    assert all_bytes(folder_of_all) == before


@needs_posix
def test_what_may_not_be_read_is_refused(new_database: Path, folder_of_all: Path) -> None:
    path = Path(shutil.copy(new_database, folder_of_all / "alakazum.db"))
    path.chmod(0)
    told, ears = Pipe()
    assert run(children.as_nobody, path, ears) == 0
    assert told.recv()[0] == "ReadOnlyDatabase"


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

    with pytest.raises(DatabaseInUse, match=rf"process {os.getpid()}\); it didn't let go for 30 s") as refusal:
        await TableStore.open(url(path), sleep=sleep)
    assert sum(slept) == 30
    assert str(path) in str(refusal.value)
    await first.close()
    await (await open_at(path)).close()


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


async def test_a_refused_opening_lets_go_of_the_lock(path: Path) -> None:
    execute(path, "PRAGMA application_id = 1")
    with pytest.raises(ForeignDatabase):
        await open_at(path)
    execute(path, f"PRAGMA application_id = {APPLICATION_ID}")
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
            await store.save_lobby(row)
        assert (await store.load(row.id)).seats == row.seats  # reads go on
        other.execute("ROLLBACK")
    await store.save_lobby(row)
    await store.close()
