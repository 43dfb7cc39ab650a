"""What an operator asks of a database: is it sound, and what is at this table. Only reads, also while the bot runs."""

import asyncio
import base64
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from storage import postgres_engine
from storage import statements as sql
from storage.addresses import DatabasePlace, named
from storage.backup import read_only
from storage.database import driver_error, look
from storage.errors import NoSuchTable, UnusableAddress, translate
from storage.migrate import newest
from storage.rows import OldLog

T = TypeVar("T")

# A table that was started has row 0 (the opening) to row n; a lobby has no row.
_LOGS = """
    SELECT tables.id, tables.status, tables.n, snapshot IS NULL, count(moves.n), min(moves.n), max(moves.n)
    FROM tables LEFT JOIN moves ON moves.table_id = tables.id GROUP BY tables.id ORDER BY tables.id
"""
_PARTS = {"seats": "seat", "clocks": "name, number, seat", "moves": "n", "results": "seat"}
"""What belongs to a table, and its order."""


def problems(place: DatabasePlace) -> list[str]:
    """What is wrong with a database, a sentence each; empty when it is sound. Raises `StorageError` if unreadable."""
    return _reading(place, _problems)


def export(place: DatabasePlace, table_id: int) -> dict[str, Any]:
    """One table with all that belongs to it, JSON-ready, secrets included. Raises `NoSuchTable`."""

    def found(connection: sa.Connection) -> dict[str, Any]:
        row = connection.execute(sa.text("SELECT * FROM tables WHERE id = :id"), {"id": table_id}).mappings().first()
        if row is None:
            raise NoSuchTable(f"There is no table {table_id} in {named(place)}.")
        parts = {name: _part(connection, name, table_id) for name in _PARTS}
        return {"table": _readable(row) | {"seed": row["seed"].hex()}, **parts}

    return _reading(place, found)


def old_logs(place: DatabasePlace, before: float) -> list[OldLog]:
    """The logs of tables that were over before this moment (unix seconds)."""
    return _reading(place, lambda connection: [OldLog(*row) for row in connection.execute(sql.old_logs(before))])


def _reading(place: DatabasePlace, look_at: Callable[[sa.Connection], T]) -> T:
    """What `look_at` finds in one moment of a database."""
    if isinstance(place, sa.URL):
        return asyncio.run(_reading_server(place, look_at))
    if not place.exists():
        raise UnusableAddress(f"There is no file {place}.")
    look(place)
    try:
        alone = not place.with_name(f"{place.name}-wal").exists()  # a backup, say: no files are left beside it
        with closing(read_only(place, alone=alone)) as file:
            engine = sa.create_engine("sqlite://", creator=lambda: file, poolclass=sa.StaticPool)
            with engine.connect() as connection:
                connection.exec_driver_sql("BEGIN")
                return look_at(connection)
    except (sqlite3.Error, DBAPIError) as error:
        raise translate(driver_error(error), place) from error


async def _reading_server(place: sa.URL, look_at: Callable[[sa.Connection], T]) -> T:
    async with postgres_engine.opened(place) as engine, engine.connect() as connection:
        return await connection.run_sync(look_at)


def _problems(connection: sa.Connection) -> list[str]:
    ask, is_file = connection.exec_driver_sql, connection.dialect.name == "sqlite"
    broken = [row[0] for row in ask("PRAGMA integrity_check") if row[0] != "ok"] if is_file else []
    if broken:
        return broken
    revision = ask("SELECT version_num FROM alembic_version").scalar_one()
    if revision != newest():
        return [f"Its schema is {revision}, this version's is {newest()}; start the bot once to bring it up to date."]
    lost = _orphans(connection) if is_file else []  # PostgreSQL lets none be
    return lost + [found for row in ask(_LOGS) if (found := _log_problem(*row))]


def _orphans(connection: sa.Connection) -> list[str]:
    found = connection.exec_driver_sql("PRAGMA foreign_key_check")
    return [f"Table {table}: row {row} belongs to no row of {parent}." for table, row, parent, _ in found]


def _log_problem(table: int, status: str, n: int, bare: bool, count: int, first: int | None, last: int | None) -> str:
    started = count > 0 or status in ("live", "paused")
    if not started:
        return ""
    if status == "lobby":
        return f"Table {table} is a lobby and has {count} moves."
    if bare:
        return f"Table {table} is {status} and has no snapshot."
    if (count, first, last) != (n + 1, 0, n):
        return f"Table {table} is at move {n}; its log has {count} rows, {first} to {last}."
    return ""


def _part(connection: sa.Connection, name: str, table_id: int) -> list[dict[str, Any]]:
    query = sa.text(f"SELECT * FROM {name} WHERE table_id = :id ORDER BY {_PARTS[name]}")
    return [_readable(row) for row in connection.execute(query, {"id": table_id}).mappings()]


def _readable(row: sa.RowMapping) -> dict[str, Any]:
    return {name: _parsed(name, value) for name, value in row.items() if name != "table_id"}


def _parsed(name: str, value: Any) -> Any:
    """The value of JSON text or bytes; other bytes in base64; everything else unchanged."""
    if isinstance(value, bytes):
        try:
            return json.loads(value)
        except ValueError:
            return f"base64:{base64.b64encode(value).decode()}"
    if name in ("options", "house", "state", "action", "events"):
        return json.loads(value) if value is not None else None
    return value
