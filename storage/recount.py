"""All ratings counted again from the results: at the migration that added them, and by `python -m storage rate`."""

from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa

from storage import statements as sql
from storage.compiled import Step
from storage.rating import recounted
from storage.rows import ResultRow
from storage.schema import results

_RESULT = [results.c[name] for name in ResultRow.__slots__]
RATED = (
    sa.select(results.c.table_id, results.c.game, *_RESULT)
    .where(results.c.rated == 1)
    .order_by(results.c.ended_at, results.c.table_id, results.c.seat)
)
"""The rated results, in the order in which their games ended."""


def steps(rows: Iterable[Sequence[Any]]) -> tuple[list[Step], int]:
    """The steps that replace all saved ratings by counted ones, and the number of games; `rows` of `RATED`."""
    games, ratings = recounted((table, game, ResultRow(*row)) for table, game, *row in rows)
    after = [
        {"table": game.table_id, "at": row.seat, "new_mean": row.mean, "new_deviation": row.deviation}
        for game in games
        for row in game.results
    ]
    kept = [{name: getattr(row, name) for name in type(row).__slots__} for row in ratings]
    made = [sql.DROP_RATINGS.step([{}]), sql.PUT_RATING.step(kept), sql.RATE_RESULT.step(after)]
    return [step for step in made if step.rows], len(games)


def recount(connection: sa.Connection) -> None:
    """Count again in the transaction of this connection."""
    for step in steps(connection.execute(RATED).all())[0]:
        statement = step.statement.sqlite if connection.dialect.name == "sqlite" else step.statement.postgres
        connection.exec_driver_sql(statement.sql, [statement.values(row) for row in step.rows])
