"""Opening a database file: is it ours, sound and writable; then bringing it up to date.

Whatever is refused is refused before the first byte is written to the file.
"""

import asyncio
import errno
import glob
import os
import sqlite3
import struct
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, cast

import aiosqlite
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

from storage.addresses import file
from storage.backup import backup_beside, copy_open, private, read_only
from storage.cluster import OneProcess
from storage.errors import (
    DamagedDatabase,
    DatabaseInUse,
    DatabaseLost,
    ForeignDatabase,
    NewerDatabase,
    ReadOnlyDatabase,
    RefusedRow,
    StorageError,
    translate,
)
from storage.lock import InstanceLock, Patience
from storage.migrate import newest, upgrade
from storage.readers import FileReaders
from storage.schema import APPLICATION_ID
from storage.sqlite import Batch, BatchConnection, write
from storage.writer import Write

RESCUE = "rescue"  # what a copy of a lost database is called, after the database's own name
BUSY = 5.0  # seconds to wait for another program that holds SQLite's own lock
SHORT = 0.5  # seconds to wait for readers, and for the writer, before a log can be emptied
EMPTIED = 20  # tries to empty it
READERS = 2
#: Bytes up to which a file is checked as a whole at each start; above, only `python -m storage check` does it.
CHECKED = 256_000_000

_HEADER = struct.Struct(">16s52xI")  # the magic string, and the application id at offset 68


@dataclass(slots=True)
class Database:
    """An open database: the connection that writes, those that read, and the lock that keeps others out."""

    path: Path
    reading: FileReaders
    lock: InstanceLock
    driver: aiosqlite.Connection
    """The connection that writes."""
    batch: Batch  # what it is to commit next
    closed: bool = False
    files: dict[Path, os.stat_result] = field(default_factory=dict[Path, os.stat_result])
    """The database and its log, as they were when they were opened."""
    cluster: OneProcess = field(default_factory=OneProcess)
    _last_id: int = 0

    @property
    def name(self) -> str:
        """What it is called in a message."""
        return str(self.path)

    async def connect_writer(self) -> None:
        """Open the writer's connection, until `close`."""
        await self.driver
        for pragma in _pragmas(writes=True):
            await self.driver.execute(pragma)
        # We alone write, so we can count ourselves; no table is ever removed, so no id comes twice.
        ((last,),) = await self.driver.execute_fetchall("SELECT max(id) FROM tables")
        self._last_id = last or 0
        self.remember_files()

    async def next_id(self) -> int:
        """The number of the next table."""
        self._last_id += 1
        return self._last_id

    async def check(self) -> None:
        """Raise `DatabaseLost` where the file was deleted or replaced since it was opened."""
        await asyncio.to_thread(self.check_files)

    async def empty_log(self) -> None:
        """Carry the write-ahead log into the file and leave it empty: what was replaced stands in it until then.

        Waits for who is reading, at most some seconds; raises `DatabaseInUse`.
        """
        for _ in range(EMPTIED):
            if await asyncio.to_thread(_emptied, self.path):
                return
        raise DatabaseInUse(f"Somebody reads {self.path} for too long: what was deleted is still in its log.")

    async def copy_beside(self, name: str) -> Path | None:
        """Copy the database as it is into its own folder, as `<file>.<name>`; where the copy is."""
        return await asyncio.to_thread(backup_beside, self.path, name)

    @property
    def write(self) -> Write:
        """What commits saves on the writer's connection: `sqlite.write`."""
        return partial(write, self.driver, self.batch)

    def translate(self, error: Exception) -> StorageError:
        """The typed error for what the driver said."""
        return translate(driver_error(error), self.path)

    def remember_files(self) -> None:
        """Remember the files as they are now, for `check_files`; to be called once the first statement has run."""
        self.files = {path: path.stat() for path in (self.path, _log(self.path)) if path.exists()}

    def check_files(self) -> None:
        """Raise `DatabaseLost` where the open files aren't those any more that the next start would find."""
        if self.closed:
            return  # its log is gone as it should be; whoever writes is told that it is closed
        for path, opened in self.files.items():
            try:
                same = os.path.samestat(opened, path.stat())
            except (FileNotFoundError, NotADirectoryError):
                raise DatabaseLost(f"{path} was deleted or moved while the bot had it open.") from None
            except OSError:
                continue  # not to be seen now; that it is gone is not known
            if not same:
                raise DatabaseLost(f"{path} was replaced by another file while the bot had it open.")

    async def rescue(self) -> Path:
        """Copy what is open into the database's own folder as `<file>.rescue`; where that is. Raises `StorageError`.

        For when nothing is being written.
        """
        return await copy_open(self.driver, self.path, RESCUE)

    async def close(self, *, refused: bool = False) -> None:
        """Close all connections, then release the lock. `refused`: remove files that weren't there before."""
        self.closed = True
        await self.reading.close()
        await self.driver.close()  # last, so that it tidies up the write-ahead log
        self.lock.release(refused=refused)


async def open_database(url: str, patience: Patience) -> Database:
    """Lock, look, check, migrate. Raises `DatabaseRefused`, `DiskFull`, `DiskFailed`; then nothing is left open."""
    path, batch = file(url), Batch()
    driver = aiosqlite.connect(path, **connects(), factory=partial(BatchConnection, batch))
    cast(Any, driver)._thread.daemon = True  # a store that nobody has closed keeps no process from ending
    database = Database(path, FileReaders(readers(path), READERS), InstanceLock(path), driver, batch)
    try:
        await database.lock.take(patience)
        look(path)  # only now: reading and closing a file would drop SQLite's locks on it, were it open in this process
        old = await asyncio.to_thread(_prepare, path)
        if old != newest():
            if old is not None:
                await asyncio.to_thread(backup_beside, path, f"before-{newest()}")
            await _migrate(path)
        await database.connect_writer()
    except BaseException as error:
        await database.close(refused=True)
        if isinstance(error, (sqlite3.Error, DBAPIError)):
            raise translate(driver_error(error), path) from error
        raise
    return database


def look(path: Path) -> None:
    """Check by the file's first bytes, without SQLite, that it is ours. A missing or empty file is a new database."""
    try:
        with path.open("rb") as file:
            header = file.read(_HEADER.size)
    except FileNotFoundError:
        header = b""
    except OSError as error:
        raise ReadOnlyDatabase(f"{path} can't even be read; check its permissions. ({error})") from error
    if not header:
        if (log := _log(path)).exists() and log.stat().st_size:
            raise DamagedDatabase(f"{path} is missing or empty, but {log.name} beside it is not; restore a backup.")
        if rescued := sorted(path.parent.glob(f"{glob.escape(path.name)}.{RESCUE}*")):
            raise DamagedDatabase(
                f"{path} is missing or empty, but {rescued[-1].name} beside it holds the games it had. "
                f"Rename that to {path.name} to go on with them, or move it elsewhere to begin with none."
            )
        return
    if len(header) < _HEADER.size or not header.startswith(b"SQLite format 3\0"):
        raise DamagedDatabase(
            f"{path} is not a SQLite database, or its beginning is damaged; nothing was written to it."
        )
    if _HEADER.unpack(header)[1] != APPLICATION_ID:
        raise ForeignDatabase(f"{path} is a database of another program; nothing was written to it.")


def _emptied(path: Path) -> bool:
    with closing(sqlite3.connect(path, timeout=SHORT, isolation_level=None)) as connection:
        busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy


def _log(path: Path) -> Path:
    """SQLite's write-ahead log: there while somebody has the database open, or was killed."""
    return path.with_name(path.name + "-wal")


def _prepare(path: Path) -> str | None:
    """Check an existing file or make a new one; returns its revision, None when it has no tables yet."""
    if path.exists() and not os.access(path, os.W_OK):
        raise ReadOnlyDatabase(f"{path} is read-only; check its permissions.")
    revision = _check(path) if path.exists() and path.stat().st_size else None
    try:
        private(path)
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise translate(error, path) from error
        raise ReadOnlyDatabase(f"{path} can't be made; check its folder's permissions. ({error})") from error
    with closing(sqlite3.connect(path, timeout=BUSY, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(
            f"PRAGMA application_id = {APPLICATION_ID}"
        )  # no news to an old file, but refused if read-only
        connection.execute("COMMIT" if revision is None else "ROLLBACK")
        connection.execute("PRAGMA journal_mode = WAL")
    return revision


def _check(path: Path) -> str | None:
    with closing(read_only(path, alone=not _log(path).exists())) as connection:
        if path.stat().st_size <= CHECKED:
            ((verdict,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
            if verdict != "ok":
                raise DamagedDatabase(f"{path} is damaged ({verdict}); restore it from a backup.")
        if not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'").fetchall():
            return None
        versions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    if len(versions) != 1:
        raise DamagedDatabase(f"{path} doesn't say the version of its schema; restore it from a backup.")
    revision = str(versions[0][0])
    if revision > newest():
        raise NewerDatabase(
            f"{path} was written by a newer version of the bot (schema {revision}; this one knows up to {newest()}). "
            "Run the newer version, or restore a backup from before."
        )
    return revision


async def _migrate(path: Path) -> None:
    """Bring a file up to date on a thread of its own; who is cancelled meanwhile waits for its end."""
    migrating = asyncio.ensure_future(asyncio.to_thread(_upgrade, path))
    try:
        await asyncio.shield(migrating)
    except asyncio.CancelledError:
        await asyncio.wait({migrating})
        raise
    except Exception as error:
        cause = translate(driver_error(error), path)
        kind = StorageError if isinstance(cause, RefusedRow) else type(cause)
        raise kind(f"{path} could not be brought up to date; it is as it was. ({cause})") from error


def _upgrade(path: Path) -> None:
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)), connect_args=connects())
    configure(engine, writes=True)
    try:
        with engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()


def driver_error(error: Exception) -> Exception:
    """What the driver said, where SQLAlchemy put its own error around it."""
    return error.orig if isinstance(error, DBAPIError) and isinstance(error.orig, Exception) else error


def readers(path: Path) -> sa.Engine:
    """Connections to a file that only read; they make no new file where ours was moved away."""
    where = sa.URL.create("sqlite", database=path.resolve().as_uri(), query={"mode": "rw", "uri": "true"})
    made = sa.create_engine(where, connect_args=connects(), pool_size=READERS, max_overflow=0)
    configure(made, writes=False)
    return made


def connects() -> dict[str, Any]:
    """What each connection to a file is opened with."""
    return {"isolation_level": None, "timeout": BUSY, "check_same_thread": False}  # transactions begin where we say so


def _pragmas(*, writes: bool) -> tuple[str, ...]:
    return "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON", f"PRAGMA query_only = {'OFF' if writes else 'ON'}"


def configure(engine: sa.Engine, *, writes: bool) -> None:
    """Have SQLite's own settings made on each connection to a file, and transactions begin as we want them."""

    def connected(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in _pragmas(writes=writes):
            cursor.execute(pragma)
        cursor.close()

    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begin)
