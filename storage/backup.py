"""A copy of a database as it is at one moment, made while the bot goes on writing (SQLite's online backup)."""

import asyncio
import contextlib
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import aiosqlite

from storage.errors import DiskFull, StorageError, UnusableAddress, translate


def read_only(path: Path, *, alone: bool = False) -> sqlite3.Connection:
    """A connection that can't change the file, nor carry a log into it on closing.

    `alone`: nobody can be writing and there is no log; then not even SQLite's files beside it are made.
    """
    mode = "immutable=1" if alone else "mode=ro"
    return sqlite3.connect(f"{path.resolve().as_uri()}?{mode}", uri=True, isolation_level=None)


def private(path: Path) -> Path:
    """Make an empty file that nobody else may read, where there is none: hidden cards and seeds will be in it.

    SQLite gives the two files beside a database the same permissions. Raises OSError.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    return path


def backup(source: Path, target: Path) -> None:
    """Copy `source` to `target`, which must not exist; it is there whole or not at all. Raises `StorageError`."""
    if target.exists():
        raise UnusableAddress(f"{target} exists already; nothing was written to it.")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)  # left by a copy that was killed
        with closing(read_only(source)) as old, closing(sqlite3.connect(private(part))) as new:
            old.backup(new)  # in one step: between two of them the bot would write, and SQLite start again
        _flush(part)
        part.rename(target)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise _refused(error, target) from error


def backup_beside(path: Path, name: str) -> Path:
    """Copy a database into its own folder as `<file>.<name>`, numbered when that exists; returns where it is."""
    target = _free(path, name)
    backup(path, target)
    return target


async def copy_open(connection: aiosqlite.Connection, path: Path, name: str) -> Path:
    """`backup_beside` of what a connection has open, for when `path` isn't that file any more.

    The connection must be in no transaction. Raises `StorageError`.
    """
    target = _free(path, name)
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        with closing(
            sqlite3.connect(private(part), check_same_thread=False)
        ) as new:  # it is written to by the thread of the old
            await connection.backup(new)
        await asyncio.to_thread(_flush, part)
        part.rename(target)
    except (sqlite3.Error, OSError) as error:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise _refused(error, target) from error
    return target


def _free(path: Path, name: str) -> Path:
    """A file's name that isn't taken."""
    target = path.with_name(f"{path.name}.{name}")
    number = 1
    while target.exists():
        number += 1
        target = path.with_name(f"{path.name}.{name}-{number}")
    return target


def _refused(error: sqlite3.Error | OSError, target: Path) -> StorageError:
    found = translate(error, target)
    if isinstance(error, OSError) and not isinstance(found, DiskFull):
        return StorageError(f"{target} can't be written. ({error})")
    return found


def _flush(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())
