"""A copy of a PostgreSQL database as it is at one moment, made by `pg_dump` while the bot goes on writing."""

import os
import shutil
import subprocess
from pathlib import Path

import sqlalchemy as sa

from storage.addresses import TLS
from storage.errors import StorageError, UnusableAddress

FLAGS = ("--format=custom", "--no-owner", "--no-privileges", "--lock-wait-timeout=10s", "--no-password")
"""Compressed, with tables that `pg_restore` can pick; owned by whoever restores it; never waiting for ever."""


def dump(database: sa.URL, target: Path) -> None:
    """Dump to `target`, which must not exist; it is there whole or not at all. Raises `StorageError`."""
    if target.exists():
        raise UnusableAddress(f"{target} exists already; nothing was written to it.")
    program = shutil.which("pg_dump")
    if program is None:
        raise StorageError(
            "pg_dump isn't installed here (Debian: apt install postgresql-client); run it where the server is, as "
            f"pg_dump {' '.join(FLAGS)} --file={target}"
        )
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)  # left by a copy that was killed
    ended = subprocess.run(
        [program, *FLAGS, f"--file={part}"], env=os.environ | environment(database), capture_output=True, text=True
    )
    if ended.returncode != 0:
        part.unlink(missing_ok=True)
        raise StorageError(f"pg_dump failed: {' '.join(ended.stderr.split())}")
    part.rename(target)


def environment(database: sa.URL) -> dict[str, str]:
    """Where the database is, as PostgreSQL's own programs read it; no password on a command line that others see."""
    named = {
        "PGHOST": database.host or str(database.query.get("host", "")),
        "PGPORT": str(database.port or database.query.get("port", "")),
        "PGUSER": database.username,
        "PGPASSWORD": database.password,
        "PGDATABASE": database.database,
    } | {f"PG{name.upper().replace('_', '')}": database.query.get(name) for name in TLS if name != "sslpassword"}
    return {name: str(value) for name, value in named.items() if value}
