"""Reaching PostgreSQL: connections, what its errors mean, and bringing a database up to date."""

import os
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar, cast
from urllib.parse import urlencode

import asyncpg
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage.addresses import PLACES, TLS, named
from storage.errors import (
    ChannelTaken,
    DamagedDatabase,
    DatabaseInUse,
    DatabaseLost,
    DiskFailed,
    DiskFull,
    ForeignDatabase,
    NewerDatabase,
    ReadOnlyDatabase,
    RefusedRow,
    StorageError,
    TryTaken,
    UnusableAddress,
)
from storage.migrate import newest, upgrade
from storage.ownership import MIGRATING
from storage.readers import PATIENCE, Readers
from storage.schema import APPLICATION_ID

T = TypeVar("T")

CONNECT = 5.0  # seconds to wait for a connection
READERS = 5
CHANNEL = "ix_tables_one_live_a_channel"
TRY = "pk_daily_tries"
DRIVER_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
IDLE = 7.0
"""Seconds after which the server ends a writing session that says nothing: its owner was stopped, or is cut off.

Another process must answer within ten seconds of the fault; this wait is most of them.
"""


def driver_error(error: Exception) -> Exception:
    """What the driver said, where SQLAlchemy put its own error around it, twice."""
    if isinstance(error, DBAPIError) and isinstance(error.orig, Exception):
        return error.orig.__cause__ if isinstance(error.orig.__cause__, Exception) else error.orig
    return error


def engine(url: sa.URL, *, writes: bool = False, patient: bool = False) -> AsyncEngine:
    """Connections to a database: the one that writes, or several that only read, each read of one moment.

    `patient`: without time limits, for an operator's commands.
    """
    own = {"default_transaction_read_only": "off" if writes or patient else "on"}
    if writes:
        own |= {"idle_session_timeout": f"{IDLE:g}s", "idle_in_transaction_session_timeout": f"{IDLE:g}s"}
    return create_async_engine(
        url.set(query={name: value for name, value in url.query.items() if name in PLACES}),
        connect_args={
            "dsn": "postgresql:///?" + urlencode({name: url.query[name] for name in TLS if name in url.query}),
            "timeout": CONNECT,
            "server_settings": {"application_name": f"alakazum {os.getpid()}", **own},
        },
        pool_size=1 if writes else READERS,
        max_overflow=0,
        pool_timeout=PATIENCE,
        isolation_level="READ COMMITTED" if writes or patient else "REPEATABLE READ",
    )


@asynccontextmanager
async def opened(url: sa.URL, *, patient: bool = False) -> AsyncGenerator[AsyncEngine]:
    """What an operator's command has of a database within the block. What fails in it is raised as `StorageError`."""
    connections = engine(url, patient=patient)
    try:
        yield connections
    except (DBAPIError, OSError) as error:
        raise translate(driver_error(error), named(url)) from error
    finally:
        await connections.dispose()


class ServerReaders(Readers):
    """Of a PostgreSQL database; its driver hands over a whole result at once."""

    failures = (DBAPIError, OSError, *DRIVER_ERRORS)

    def __init__(self, engine: AsyncEngine, count: int) -> None:
        super().__init__(count)
        self.engine = engine

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """See `Readers`."""
        await self.engine.dispose()


# Classes and codes of https://www.postgresql.org/docs/current/errcodes-appendix.html, the longer first.
_BY_STATE: dict[str, tuple[type[StorageError], str]] = {
    "53100": (DiskFull, "The disk is full: there is no space left for {name}."),
    "25P03": (DatabaseLost, "The session with {name} is lost."),
    "25P04": (DatabaseLost, "The session with {name} is lost."),
    "25006": (ReadOnlyDatabase, "{name} is read-only."),
    "42501": (ReadOnlyDatabase, "This user may not do that in {name}; check its rights."),
    "28": (UnusableAddress, "This user is not let into {name}; check user and password."),
    "3D": (UnusableAddress, "There is no {name}; create it first."),
    "22": (RefusedRow, "A row holds what can't be kept."),
    "23": (RefusedRow, "A row breaks a constraint."),
    "40": (DatabaseInUse, "Others write to the same rows of {name}."),
    "55": (DatabaseInUse, "Others write to the same rows of {name}."),
    "53": (DatabaseLost, "{name} takes no more connections."),
    "08": (DatabaseLost, "The session with {name} is lost."),
    "57": (DatabaseLost, "The session with {name} is lost."),
    "58": (DiskFailed, "The server's disk refused to read or write {name}."),
    "XX": (DamagedDatabase, "{name} is damaged; restore it from a backup."),
}


def translate(error: Exception, name: str) -> StorageError:
    """The typed error that says what PostgreSQL (or the system, or the driver on binding a value) said."""
    if isinstance(error, StorageError):
        return error
    if isinstance(error, asyncpg.UniqueViolationError) and cast(Any, error).constraint_name == CHANNEL:
        return ChannelTaken("This channel has a table that isn't over.")
    if isinstance(error, asyncpg.UniqueViolationError) and cast(Any, error).constraint_name == TRY:
        return TryTaken("This person has begun that daily table before.")
    state = str(getattr(error, "sqlstate", "") or "")
    kind, sentence = _BY_STATE.get(state) or _BY_STATE.get(state[:2]) or _without_state(error)
    said = " ".join(str(error).split()) or type(error).__name__
    return kind(f"{sentence.format(name=name)} ({said})")


def _without_state(error: Exception) -> tuple[type[StorageError], str]:
    """What an error is that the server's appendix doesn't list: most come from the driver or the network."""
    if isinstance(error, asyncpg.ClientConfigurationError):
        return UnusableAddress, "The address of {name} can't be used."
    if isinstance(error, asyncpg.InterfaceError) and isinstance(error, ValueError):
        return RefusedRow, "A row holds what can't be kept."
    if isinstance(error, OSError | asyncpg.InterfaceError | asyncpg.InternalClientError):
        return DatabaseLost, "{name} can't be reached."
    return StorageError, "{name} failed in a way that the bot doesn't know."


async def migrate(url: sa.URL) -> None:
    """Bring a database up to date and close it; possible while others use it. Raises `StorageError`."""
    async with opened(url, patient=True) as writing:
        await bring_up_to_date(writing, named(url))


async def bring_up_to_date(writing: AsyncEngine, name: str) -> None:
    """Look whether the database is ours, and migrate it where it is older. Raises `DatabaseRefused`."""
    async with writing.connect() as connection:
        if await connection.run_sync(_revision, name) == newest():
            return
    try:
        async with writing.begin() as connection:
            await connection.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = 0"))
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(APPLICATION_ID, MIGRATING)))
            if await connection.run_sync(_revision, name) != newest():  # somebody else may have done it meanwhile
                await connection.run_sync(upgrade)
    except Exception as error:
        cause = translate(driver_error(error), name)
        kind = StorageError if isinstance(cause, RefusedRow) else type(cause)
        raise kind(f"{name} could not be brought up to date; it is as it was. ({cause})") from error


def _revision(connection: sa.Connection, name: str) -> str | None:
    """The revision of a database, None of an empty one. Raises `DatabaseRefused` where it isn't ours."""
    there = set(sa.inspect(connection).get_table_names())
    if "alembic_version" not in there:
        if there:
            raise ForeignDatabase(f"There are tables of another program in {name}; nothing was written to it.")
        return None
    versions = [row[0] for row in connection.exec_driver_sql("SELECT version_num FROM alembic_version")]
    if not {"tables", "moves", "seats"} <= there:
        raise ForeignDatabase(f"There are tables of another program in {name}; nothing was written to it.")
    if len(versions) != 1:
        raise DamagedDatabase(f"{name} doesn't say the version of its schema; restore it from a backup.")
    if versions[0] > newest():
        raise NewerDatabase(
            f"{name} was written to by a newer version of the bot (schema {versions[0]}; this one knows up to "
            f"{newest()}). Run the newer version, or restore a backup from before."
        )
    return str(versions[0])
