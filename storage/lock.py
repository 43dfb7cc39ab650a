"""One process for each database file: an exclusive lock on a small file beside it, released when the process ends."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from storage.errors import DatabaseInUse, DiskFull, ReadOnlyDatabase, StorageError, translate

POLL = 0.25  # seconds between two tries
Sleep = Callable[[float], Awaitable[object]]
_CLOSED = -1  # what no open file's number is

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


@dataclass(slots=True)
class Patience:
    """How long to wait for a database that others have, or that isn't reached yet."""

    seconds: float
    """Counted by what was slept."""
    sleep: Sleep = asyncio.sleep
    tell: Callable[[StorageError], object] = lambda why: None
    """Told why, before the first wait for each kind of it."""
    _waited: float = 0.0
    _told: type[StorageError] | None = None

    async def wait(self, why: StorageError, *, for_ever: bool = False) -> None:
        """Wait until the next try. Raises `why` once it has taken too long."""
        if self._waited >= self.seconds and not for_ever:
            raise why
        if self._told is not type(why):
            self._told = type(why)
            self.tell(why)
        await self.sleep(POLL)
        self._waited += POLL


class InstanceLock:
    """The lock of one database.

    The file stays when it is released, unless it was made for a database that was then refused. Who waits for the lock
    therefore looks, once it has it, whether its file is still the one that is there.
    """

    def __init__(self, database: Path) -> None:
        """Open (not yet take) the lock of `database`. Raises `ReadOnlyDatabase`, `DiskFull`: no file can be made."""
        self._database = database
        self._path = database.with_name(database.name + ".lock")
        self._taken = False
        self._open()

    async def take(self, patience: Patience) -> None:
        """Take the lock, trying again for a time. Raises `DatabaseInUse`, `DiskFull`."""
        while not self._try():
            where = f"{self._database} open (process {self._holder()})"
            await patience.wait(
                DatabaseInUse(
                    f"Another instance of the bot has {where}. Stop it, or give this one another DATABASE_URL."
                )
            )
        self._taken = True
        try:
            os.ftruncate(self._file, 0)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, f"{os.getpid()}\n".encode())
        except OSError as error:
            raise translate(error, self._path) from error

    def release(self, *, refused: bool = False) -> None:
        """Let go; closing the file is enough for the system. `refused`: leave no file that wasn't there before."""
        if self._file == _CLOSED:
            return
        remove = refused and self._taken and self._made
        if remove and os.name == "posix":
            self._path.unlink(missing_ok=True)  # while we still hold it: nobody has taken it meanwhile
        os.close(self._file)
        self._file = _CLOSED
        if remove and os.name != "posix":  # Windows removes no open file, be it ours or of one who waits
            with contextlib.suppress(OSError):
                self._path.unlink(missing_ok=True)

    def _open(self) -> None:
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
        try:
            try:
                self._file, self._made = os.open(self._path, flags | os.O_EXCL, 0o644), True
            except FileExistsError:
                self._file, self._made = os.open(self._path, flags, 0o644), False
        except OSError as error:
            if isinstance(full := translate(error, self._path), DiskFull):
                raise full from error
            raise ReadOnlyDatabase(f"The folder of {self._database} can't be written to. ({error})") from error

    def _try(self) -> bool:
        while _try_lock(self._file):
            if self._is_there():
                return True
            os.close(self._file)
            self._open()
        return False

    def _is_there(self) -> bool:
        """Whether our file is the one of that name."""
        try:
            return os.path.samestat(os.fstat(self._file), self._path.stat())
        except FileNotFoundError:
            return False

    def _holder(self) -> str:
        try:
            return self._path.read_text(errors="replace").strip() or "unknown"
        except OSError:
            return "unknown"
