"""The first schema: tables with seats, clocks and logs; results and ratings; settings; the heartbeat."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
DOUBLE: sa.Double[float] = sa.Double()
NOT_OVER = sa.text("status != 'over'")
OVER_UNSENT = sa.text("status = 'over' AND dirty = 1")


def only(rows: sa.TextClause) -> dict[str, Any]:
    """An index over these rows alone, in both databases."""
    return {"sqlite_where": rows, "postgresql_where": rows}


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("parent_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("dirty", sa.Integer(), nullable=False),
        sa.Column("wake_at", DOUBLE, nullable=True),
        sa.Column("created_at", DOUBLE, nullable=False),
        sa.Column("updated_at", DOUBLE, nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("house", sa.Text(), nullable=False),
        sa.Column("snapshot", sa.LargeBinary(), nullable=True),
        sa.Column("undo", sa.LargeBinary(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_live", "tables", ["id"], unique=False, **only(NOT_OVER))
    op.create_index("ix_tables_live_guild", "tables", ["guild_id"], unique=False, **only(NOT_OVER))
    op.create_index("ix_tables_live_host", "tables", ["host_id"], unique=False, **only(NOT_OVER))
    op.create_index("ix_tables_live_parent", "tables", ["parent_id"], unique=False, **only(NOT_OVER))
    op.create_index("ix_tables_one_live_a_channel", "tables", ["channel_id"], unique=True, **only(NOT_OVER))
    op.create_index("ix_tables_over_unsent", "tables", ["id"], unique=False, **only(OVER_UNSENT))
    op.create_table(
        "seats",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("ai", sa.Text(), nullable=True),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_seats_table_id", initially="DEFERRED", deferrable=True
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"], unique=False)
    op.create_table(
        "clocks",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("number", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("due_at", DOUBLE, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_clocks_table_id", initially="DEFERRED", deferrable=True
        ),
        sa.PrimaryKeyConstraint("table_id", "name", "number", "seat", name="pk_clocks"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "moves",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("question", ID, nullable=True),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("at", DOUBLE, nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_moves_table_id", initially="DEFERRED", deferrable=True
        ),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_moves"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "results",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("ai", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("winner", sa.Integer(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_results_table_id", initially="DEFERRED", deferrable=True
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_user_id", "results", ["user_id"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("mean", DOUBLE, nullable=False),
        sa.Column("deviation", DOUBLE, nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("updated_at", DOUBLE, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "guild_settings",
        sa.Column("guild_id", ID, autoincrement=False, nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guild_settings"),
    )
    op.create_table(
        "user_settings",
        sa.Column("user_id", ID, autoincrement=False, nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_user_settings"),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", DOUBLE, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_heartbeat"),
    )
