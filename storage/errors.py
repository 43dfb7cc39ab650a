"""The errors of storage. Every message is a sentence for whoever runs the bot."""

import errno
import shutil
import sqlite3
from pathlib import Path

ROOM = 65_536
"""Bytes of free space below which an I/O error is put down to a full disk: SQLite's index of its log takes 32 KiB."""


class StorageError(Exception):
    """Something could not be saved or read. Nothing of a save that was refused is on disk."""


class DatabaseRefused(StorageError):
    """The database can't be used as it is; nothing was written to it."""


class UnusableAddress(DatabaseRefused):
    """The URL names no place where a SQLite file can be."""


class DamagedDatabase(DatabaseRefused):
    """The file is no SQLite database, or a broken one."""


class ForeignDatabase(DatabaseRefused):
    """A sound SQLite database, but another program's."""


class NewerDatabase(DatabaseRefused):
    """The file was written by a newer version of the bot."""


class ReadOnlyDatabase(DatabaseRefused):
    """The file or its folder can't be written to."""


class DatabaseInUse(DatabaseRefused):
    """Another instance of the bot has the database open, or another program keeps it locked."""


class DatabaseLost(StorageError):
    """The file was deleted, moved or replaced while it was open: what is saved from then on nobody would find again."""


class DiskFailed(StorageError):
    """The operating system reported an error on reading or writing."""


class TooBusy(StorageError):
    """Others have used all connections for too long. The same works once the machine is less busy."""


class DiskFull(DiskFailed):
    """No space left. The same save works once there is space again."""


class StaleMove(StorageError):
    """The table on disk has changed since this save was prepared: somebody else was first."""


class StaleRating(StorageError):
    """A person's rating has changed since it was read: another game of theirs was rated first."""


class StaleSettings(StorageError):
    """The settings have changed since they were read: somebody else was first."""


class NotInvited(StorageError):
    """The person has been invited that day, or their host has invited enough people."""


class ReviewGone(StorageError):
    """Nobody wants this review any more: its person has been forgotten."""


class CollectedBefore(StorageError):
    """What that game brought somebody is in their album already, or they have been forgotten."""


class ChannelTaken(StorageError):
    """The channel or thread has a table that isn't over."""


class TryTaken(StorageError):
    """The person has begun this daily table before."""


class StaleEvening(StorageError):
    """A server's evening post has changed since it was read, or that evening had one."""


class NoSuchTable(StorageError):
    """There is no table of that id."""


class RefusedRow(StorageError):
    """A row breaks a constraint of the schema, or holds what SQLite can't keep."""


class DamagedRow(StorageError):
    """A row holds something that this version can't read. Other rows are not affected."""


class StoreClosed(StorageError):
    """The store is closed, or closing."""


# SQLite's primary result codes (the low byte of the extended ones): https://sqlite.org/rescode.html
_BY_CODE: dict[int, tuple[type[StorageError], str]] = {
    sqlite3.SQLITE_BUSY: (DatabaseInUse, "Another program keeps {path} locked."),
    sqlite3.SQLITE_LOCKED: (DatabaseInUse, "Another program keeps {path} locked."),
    sqlite3.SQLITE_CANTOPEN: (ReadOnlyDatabase, "{path} can't be opened for writing; check its folder's permissions."),
    sqlite3.SQLITE_PERM: (ReadOnlyDatabase, "{path} can't be opened; check its permissions."),
    sqlite3.SQLITE_READONLY: (ReadOnlyDatabase, "{path} is read-only."),
    sqlite3.SQLITE_CORRUPT: (DamagedDatabase, "{path} is damaged; restore it from a backup."),
    sqlite3.SQLITE_NOTADB: (DamagedDatabase, "{path} is not a SQLite database; nothing was written to it."),
    sqlite3.SQLITE_FULL: (DiskFull, "The disk is full: there is no space left for {path}."),
    sqlite3.SQLITE_IOERR: (DiskFailed, "The disk refused to read or write {path}."),
    sqlite3.SQLITE_CONSTRAINT: (RefusedRow, "A row breaks a constraint."),
}


def translate(error: Exception, path: Path) -> StorageError:
    """The typed error that says what SQLite (or the system, or Python on binding a value) said."""
    if isinstance(error, StorageError):
        return error
    if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT):
        return DiskFull(f"The disk is full: there is no space left for {path}. ({error.strerror})")
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code == sqlite3.SQLITE_CONSTRAINT and "tables.channel_id" in str(error):
        return ChannelTaken("This channel has a table that isn't over.")
    if code == sqlite3.SQLITE_CONSTRAINT and "daily_tries.user_id" in str(error):
        return TryTaken("This person has begun that daily table before.")
    if code in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN) and _is_full(path):
        code = sqlite3.SQLITE_FULL  # SQLite says "I/O error" where a file beside the database finds no space
    kind, sentence = _BY_CODE.get(code) or _without_code(error)
    return kind(f"{sentence.format(path=path)} ({error})")


def _without_code(error: Exception) -> tuple[type[StorageError], str]:
    """What an error is that SQLite has no code of its own for."""
    if isinstance(error, OverflowError | UnicodeEncodeError | sqlite3.InterfaceError | sqlite3.ProgrammingError):
        return RefusedRow, "A row holds what can't be kept."  # a value that can't be bound
    if isinstance(error, OSError):
        return DiskFailed, "The system refused to read or write {path}."
    return StorageError, "{path} failed in a way that the bot doesn't know."


def _is_full(path: Path) -> bool:
    """Whether there is less space than SQLite needs to begin."""
    try:
        return shutil.disk_usage(path.parent).free < ROOM
    except OSError:
        return False
