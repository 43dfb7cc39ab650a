"""The evening posts of servers: where and when, what was posted, and whom they call."""

import sqlalchemy as sa
from alembic import op

DOUBLE: sa.Double[float] = sa.Double()
revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "evenings",
        sa.Column("guild_id", id, autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("hour", sa.Integer(), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("days", sa.Text(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("due_at", DOUBLE, nullable=True),
        sa.Column("active_at", DOUBLE, nullable=False),
        sa.Column("asleep_at", DOUBLE, nullable=True),
        sa.Column("problem", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_evenings"),
    )
    on = sa.text("due_at IS NOT NULL")
    op.create_index("ix_evenings_due_at", "evenings", ["due_at"], sqlite_where=on, postgresql_where=on)
    op.create_table(
        "evening_posts",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("at", DOUBLE, nullable=False),
        sa.Column("asleep", sa.Integer(), nullable=False),
        sa.Column("table_id", id, nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "day", name="pk_evening_posts"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "evening_people",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("called", sa.Integer(), nullable=False),
        sa.Column("waits_at", DOUBLE, nullable=True),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_evening_people"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_evening_people_user_id", "evening_people", ["user_id"], unique=False)
