"""Daily tables: the seeds of the days, and who has begun which."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "daily_seeds",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name="pk_daily_seeds"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_daily_tries_table_id", initially="DEFERRED", deferrable=True
        ),
        sa.PrimaryKeyConstraint("day", "game", "user_id", name="pk_daily_tries"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_daily_tries_user_id", "daily_tries", ["user_id"], unique=False)
