"""Reaching PostgreSQL: addresses, connections, what its errors mean, and bringing a database up to date."""

import os
from typing import Any, cast

import asyncpg
import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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
from storage.readers import PATIENCE
from storage.schema import APPLICATION_ID

DRIVER = "postgresql+asyncpg"
CONNECT = 5.0  # seconds to wait for a connection
READERS = 5
CHANNEL = "ix_tables_one_live_a_channel"
TRY = "pk_daily_tries"
IDLE = 7.0
"""Seconds after which the server ends a writing session that says nothing: its owner was stopped, or is cut off.

Another process must answer within ten seconds of the fault; this wait is most of them.
"""


def is_ours(url: str) -> bool:
    """Whether a URL names a PostgreSQL database, not a file."""
    return url.startswith(f"{DRIVER}:")


def address(url: str) -> sa.URL:
    """What a URL names. Raises `UnusableAddress`, which repeats no password."""
    try:
        parsed = sa.make_url(url)
    except (ArgumentError, ValueError) as error:
        raise UnusableAddress(f"It is no database URL; try {DRIVER}://user:password@host/database.") from error
    if not parsed.database:
        raise UnusableAddress(f"The database URL names no database; try {DRIVER}://user:password@host/database.")
    return parsed


def name_of(url: sa.URL) -> str:
    """A database in words, without its password."""
    where = url.host or url.query.get("host") or "this machine"
    return f"the database {url.database} at {where}{f':{url.port}' if url.port else ''}"


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
        url,
        connect_args={"timeout": CONNECT, "server_settings": {"application_name": f"alakazum {os.getpid()}", **own}},
        pool_size=1 if writes else READERS,
        max_overflow=0,
        pool_timeout=PATIENCE,
        isolation_level="READ COMMITTED" if writes or patient else "REPEATABLE READ",
    )


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
    kind, sentence = _BY_STATE.get(state, _BY_STATE.get(state[:2], (RefusedRow, "A row was refused.")))
    if not state and isinstance(error, OSError | asyncpg.InterfaceError | asyncpg.InternalClientError):
        kind, sentence = DatabaseLost, "{name} can't be reached."
        if isinstance(error, asyncpg.InterfaceError) and isinstance(error, ValueError):  # a value that can't be sent
            kind, sentence = RefusedRow, "A row holds what can't be kept."
    said = " ".join(str(error).split()) or type(error).__name__
    return kind(f"{sentence.format(name=name)} ({said})")


async def migrate(url: sa.URL) -> None:
    """Bring a database up to date and close it; possible while others use it. Raises `StorageError`."""
    writing = engine(url, patient=True)
    try:
        await bring_up_to_date(writing, name_of(url))
    except (DBAPIError, OSError) as error:
        raise translate(driver_error(error), name_of(url)) from error
    finally:
        await writing.dispose()


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
