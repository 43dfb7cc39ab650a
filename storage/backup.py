"""A copy of a database as it is at one moment, made while the bot goes on writing (SQLite's online backup)."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from storage.errors import StorageError, UnusableAddress, translate


def read_only(path: Path, *, alone: bool = False) -> sqlite3.Connection:
    """A connection that can't change the file, nor carry a log into it on closing.

    `alone`: nobody can be writing and there is no log; then not even SQLite's files beside it are made.
    """
    mode = "immutable=1" if alone else "mode=ro"
    return sqlite3.connect(f"{path.resolve().as_uri()}?{mode}", uri=True, isolation_level=None)


def backup(source: Path, target: Path) -> None:
    """Copy `source` to `target`, which must not exist; it is there whole or not at all. Raises `StorageError`."""
    if target.exists():
        raise UnusableAddress(f"{target} exists already; nothing was written to it.")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)  # left by a copy that was killed
        with closing(read_only(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)  # in one step: between two of them the bot would write, and SQLite begin anew
        _flush(part)
        part.rename(target)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise StorageError(f"{target} can't be written. ({error})") from error
        raise translate(error, target) from error


def backup_beside(path: Path, name: str) -> Path:
    """Copy a database into its own folder as `<file>.<name>`, numbered when that exists; returns where it is."""
    target = path.with_name(f"{path.name}.{name}")
    number = 1
    while target.exists():
        number += 1
        target = path.with_name(f"{path.name}.{name}-{number}")
    backup(path, target)
    return target


def _flush(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())
