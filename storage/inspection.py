"""What an operator asks of a file: is it sound, and what is at this table. Only reads, also while the bot runs."""

import base64
import json
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from storage.backup import read_only
from storage.database import look
from storage.errors import NoSuchTable, UnusableAddress, translate
from storage.migrate import newest

# A table that was started has row 0 (the opening) to row n; a lobby has no row.
_LOGS = """
    SELECT tables.id, tables.status, tables.n, snapshot IS NULL, count(moves.n), min(moves.n), max(moves.n)
    FROM tables LEFT JOIN moves ON moves.table_id = tables.id GROUP BY tables.id ORDER BY tables.id
"""


@contextmanager
def _reading(path: Path) -> Generator[sqlite3.Connection]:
    if not path.exists():
        raise UnusableAddress(f"There is no file {path}.")
    look(path)
    try:
        with closing(read_only(path)) as connection:
            connection.row_factory = sqlite3.Row
            connection.execute("BEGIN")  # all that is read is of one moment
            yield connection
    except sqlite3.Error as error:
        raise translate(error, path) from error


def problems(path: Path) -> list[str]:
    """What is wrong with a database, a sentence each; empty when it is sound. Raises `StorageError` if unreadable."""
    with _reading(path) as connection:
        broken = [row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
        if broken:
            return broken
        revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        if revision != newest():
            return [
                f"Its schema is {revision}, this version's is {newest()}; start the bot once to bring it up to date."
            ]
        orphans = [
            f"Table {row['table']}: row {row['rowid']} belongs to no row of {row['parent']}."
            for row in connection.execute("PRAGMA foreign_key_check")
        ]
        return orphans + [found for row in connection.execute(_LOGS) if (found := _log_problem(*row))]


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


def export(path: Path, table_id: int) -> dict[str, Any]:
    """One table with all that belongs to it, JSON-ready, secrets included. Raises `NoSuchTable`."""
    with _reading(path) as connection:
        row = connection.execute("SELECT * FROM tables WHERE id = ?", (table_id,)).fetchone()
        if row is None:
            raise NoSuchTable(f"There is no table {table_id} in {path}.")
        parts = {
            name: [
                _readable(part) for part in connection.execute(f"SELECT * FROM {name} WHERE table_id = ?", (table_id,))
            ]
            for name in ("seats", "clocks", "moves", "results")
        }
        return {"table": _readable(row) | {"seed": row["seed"].hex()}, **parts}


def _readable(row: sqlite3.Row) -> dict[str, Any]:
    return {name: _parsed(name, row[name]) for name in row.keys() if name != "table_id"}  # noqa: SIM118 (a Row is no dict)


def _parsed(name: str, value: Any) -> Any:
    """JSON as what it says; bytes that aren't JSON in base64; all else as it is."""
    if isinstance(value, bytes):
        try:
            return json.loads(value)
        except ValueError:
            return f"base64:{base64.b64encode(value).decode()}"
    if name in ("options", "house", "state", "action", "events"):
        return json.loads(value)
    return value
