"""All that storage refuses, as types. Every message is a sentence for whoever runs the bot."""


class StorageError(Exception):
    """Something could not be kept or read. Nothing of what was refused is on disk."""


class DatabaseRefused(StorageError):
    """The database was not opened. Its file is as it was."""


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
    """Another instance of the bot has the database open."""


class DiskFull(StorageError):
    """No space left. The same save works once there is space again."""


class DiskFailed(StorageError):
    """The operating system reported an error on reading or writing."""


class StaleMove(StorageError):
    """The table on disk isn't at the move this save was made for: somebody else was first."""


class ChannelTaken(StorageError):
    """The channel or thread has a table that isn't over."""


class NoSuchTable(StorageError):
    """There is no table of that id."""


class RefusedRow(StorageError):
    """A row breaks a constraint of the schema."""


class StoreClosed(StorageError):
    """The store is closed, or closing."""
