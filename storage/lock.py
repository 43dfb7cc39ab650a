"""One instance a database: an exclusive lock on a small file beside it, let go by the system when the process ends."""

import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from storage.errors import DatabaseInUse, ReadOnlyDatabase

POLL = 0.25  # seconds between two tries

if sys.platform == "win32":
    import msvcrt

    # A locked byte can't be read on Windows: take one far behind the text that says who holds the lock.
    _BYTE = 1 << 20

    def _try_lock(file: int) -> bool:
        os.lseek(file, _BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _try_lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


class InstanceLock:
    """The lock of one database. The file stays when it is released: removing it would race with who waits for it."""

    def __init__(self, database: Path) -> None:
        """Open (not yet take) the lock of `database`. Raises `ReadOnlyDatabase` where no file can be made."""
        self._database = database
        self._path = database.with_name(database.name + ".lock")
        try:
            self._file: int | None = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)
        except OSError as error:
            raise ReadOnlyDatabase(f"The folder of {database} can't be written to. ({error})") from error

    async def take(self, wait: float, sleep: Callable[[float], Awaitable[object]]) -> None:
        """Take the lock, trying for `wait` seconds (counted by what was slept). Raises `DatabaseInUse`."""
        assert self._file is not None
        waited = 0.0
        while not _try_lock(self._file):
            if waited >= wait:
                holder = self._path.read_text(errors="replace").strip() or "unknown"
                raise DatabaseInUse(
                    f"Another instance of the bot has {self._database} open (process {holder}); "
                    f"it didn't let go for {wait:g} s. Stop it, or give this one another DATABASE_URL."
                )
            await sleep(POLL)
            waited += POLL
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let go; closing the file is enough for the system."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
