"""What a recount of the ratings needs: of each result its game, options and end, who left, and the rating after it."""

import json
from collections import Counter
from itertools import combinations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

DOUBLE: sa.Double[float] = sa.Double()

OF_ITS_TABLE = """
    UPDATE results SET (game, guild_id, options, ended_at) =
        (SELECT game, guild_id, options, updated_at FROM tables WHERE tables.id = results.table_id)
"""


def upgrade() -> None:
    op.add_column("seats", sa.Column("leaver_id", sa.BigInteger(), nullable=True))
    left = sa.text("leaver_id IS NOT NULL")
    op.create_index(
        "ix_seats_leaver_id", "seats", ["leaver_id"], unique=False, sqlite_where=left, postgresql_where=left
    )
    op.add_column("results", sa.Column("game", sa.Text(), nullable=False, server_default=""))
    op.add_column("results", sa.Column("guild_id", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("results", sa.Column("options", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("results", sa.Column("ended_at", DOUBLE, nullable=False, server_default="0"))
    op.add_column("results", sa.Column("leaver", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("results", sa.Column("rated", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("results", sa.Column("mean", DOUBLE, nullable=True))
    op.add_column("results", sa.Column("deviation", DOUBLE, nullable=True))
    op.create_index("ix_results_guild_id", "results", ["guild_id", "game"], unique=False)
    if op.get_bind().dialect.name == "sqlite":  # in PostgreSQL nobody has played before this
        op.execute(OF_ITS_TABLE)
        _say_which_count()


# Of older games it is known as far as they tell which count: two people or more at the end, none of them away, no seat
# that somebody left (when they did is not known), nobody passed over at once, at most five games a day together.

PRESENT = """
    SELECT results.table_id, results.ended_at, results.user_id FROM results
    JOIN seats ON seats.table_id = results.table_id AND seats.seat = results.seat
    WHERE results.user_id IS NOT NULL AND NOT coalesce(json_extract(seats.state, '$.away'), 0)
    ORDER BY results.ended_at, results.table_id
"""
DOUBTFUL = """
    SELECT id FROM tables WHERE id IN (SELECT value FROM json_each(?))
    AND (json_extract(house, '$.reactions') = 'quick' OR EXISTS (
        SELECT 1 FROM results WHERE results.table_id = tables.id AND user_id IS NULL AND (ai IS NULL OR EXISTS (
            SELECT 1 FROM moves
            WHERE moves.table_id = results.table_id AND moves.seat = results.seat AND moves.by = 'player'))))
"""
COUNTS = """
    UPDATE results SET rated = 1 WHERE table_id IN (SELECT value FROM json_each(?)) AND (ai IS NOT NULL OR EXISTS (
        SELECT 1 FROM seats WHERE seats.table_id = results.table_id AND seats.seat = results.seat
            AND NOT coalesce(json_extract(seats.state, '$.away'), 0)))
"""
DAILY, DAY = 5, 86_400


def _say_which_count() -> None:
    ask = op.get_bind().exec_driver_sql
    people: dict[int, tuple[float, list[int]]] = {}
    for table, ended, user in ask(PRESENT):
        people.setdefault(table, (ended, []))[1].append(user)
    several = [table for table, (_, users) in people.items() if len(users) > 1]
    doubtful = {table for (table,) in ask(DOUBTFUL, (json.dumps(several),))}
    counted: list[int] = []
    together: Counter[tuple[int, tuple[int, int]]] = Counter()
    for table in several:
        ended, users = people[table]
        pairs = [(int(ended // DAY), pair) for pair in combinations(sorted(users), 2)]
        if table not in doubtful and all(together[pair] < DAILY for pair in pairs):
            together.update(pairs)
            counted.append(table)
    ask(COUNTS, (json.dumps(counted),))
