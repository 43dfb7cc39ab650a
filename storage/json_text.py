"""SQL expressions that look into JSON columns, for both databases (the JSON is kept as text)."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler


class JsonValue(sa.ColumnElement[Any]):
    """The text that stands under a key of a JSON object kept as text; NULL where nothing does."""

    inherit_cache = False
    type = sa.Text()

    def __init__(self, column: sa.ColumnElement[str], key: str) -> None:
        self.column, self.key = column, key


class WithoutKey(sa.ColumnElement[str]):
    """A JSON object kept as text, without what stands under a number, in the object that stands under a key."""

    inherit_cache = False
    type = sa.Text()

    def __init__(self, column: sa.ColumnElement[str], key: str, number: sa.ColumnElement[int]) -> None:
        self.column, self.key, self.number = column, key, number


@compiles(JsonValue, "sqlite")
def _sqlite_value(element: JsonValue, compiler: SQLCompiler, **given: Any) -> str:
    return compiler.process(sa.func.json_extract(element.column, sa.literal_column(f"'$.{element.key}'")), **given)


@compiles(JsonValue, "postgresql")
def _postgres_value(element: JsonValue, compiler: SQLCompiler, **given: Any) -> str:
    return f"(CAST({compiler.process(element.column, **given)} AS json) ->> '{element.key}')"


@compiles(WithoutKey, "sqlite")
def _sqlite_without(element: WithoutKey, compiler: SQLCompiler, **given: Any) -> str:
    column, number = compiler.process(element.column, **given), compiler.process(element.number, **given)
    return f"""json_remove({column}, '$.{element.key}."' || {number} || '"')"""


@compiles(WithoutKey, "postgresql")
def _postgres_without(element: WithoutKey, compiler: SQLCompiler, **given: Any) -> str:
    column, number = compiler.process(element.column, **given), compiler.process(element.number, **given)
    return f"CAST(CAST({column} AS jsonb) #- ARRAY['{element.key}', CAST({number} AS text)] AS text)"
