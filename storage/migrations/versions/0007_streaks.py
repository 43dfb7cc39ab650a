"""Daily tables have a par and make streaks. Of tries from before, nobody knows whether they were of the day's game."""

import sqlalchemy as sa
from alembic import op

DOUBLE: sa.Double[float] = sa.Double()

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("daily_tries", sa.Column("own_game", sa.Integer(), nullable=True))
    op.create_table(
        "daily_pars",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("par", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name="pk_daily_pars"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "days_away",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("connection", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seconds", DOUBLE, nullable=False),
        sa.PrimaryKeyConstraint("day", "connection", name="pk_days_away"),
        sqlite_with_rowid=False,
    )
