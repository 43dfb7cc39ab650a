"""SQL statements that write, compiled once for each database, and steps: a statement with its rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import asyncpg
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.sql.dml import UpdateBase

from storage.errors import StorageError

SQLITE: sa.Dialect = sqlite_dialect(paramstyle="qmark")
POSTGRES: sa.Dialect = cast(Any, asyncpg).dialect()

Parameters = Mapping[str, Any]


class Compiled:
    """SQL of one database, and how to put a row's values in the order its driver wants them."""

    __slots__ = ("_fixed", "_order", "sql")

    def __init__(self, statement: UpdateBase, dialect: sa.Dialect) -> None:
        compiled = cast(Any, statement.compile(dialect=dialect))
        self.sql: str = compiled.string
        self._order: tuple[str, ...] = tuple(compiled.positiontup)
        self._fixed = {name: bind.value for name, bind in compiled.binds.items() if not bind.required}

    def values(self, row: Parameters) -> tuple[Any, ...]:
        """A row's values in the driver's order."""
        given = {**self._fixed, **row} if self._fixed else row
        return tuple([given[name] for name in self._order])


class Statement:
    """One statement, in the SQL of each database where they differ."""

    def __init__(self, statement: UpdateBase, postgres: UpdateBase | None = None) -> None:
        """`postgres`: the statement for PostgreSQL, where it differs."""
        self._sqlite, self._postgres = statement, postgres if postgres is not None else statement

    @cached_property
    def sqlite(self) -> Compiled:
        """For SQLite's own driver."""
        return Compiled(self._sqlite, SQLITE)

    @cached_property
    def postgres(self) -> Compiled:
        """For asyncpg."""
        return Compiled(self._postgres, POSTGRES)

    def step(self, rows: Iterable[Parameters], otherwise: StorageError | None = None) -> Step:
        """This statement with these rows. With `otherwise`, each must change exactly one row, or that is raised."""
        return Step(self, list(rows), otherwise)


@dataclass(slots=True)
class Step:
    """One statement with its rows. With `otherwise`, every row must change exactly one row, or that is raised."""

    statement: Statement
    rows: Sequence[Parameters]
    otherwise: StorageError | None = None


def by_shape(saves: Sequence[Sequence[Step]]) -> list[list[Sequence[Step]]]:
    """Group saves that consist of the same statements. They concern different tables, so their order doesn't matter."""
    shapes: dict[tuple[Statement, ...], list[Sequence[Step]]] = {}
    for steps in saves:
        shapes.setdefault(tuple([step.statement for step in steps]), []).append(steps)
    return list(shapes.values())
