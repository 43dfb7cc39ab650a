"""Reviews of people's own decisions in finished games."""

import sqlalchemy as sa
from alembic import op

DOUBLE: sa.Double[float] = sa.Double()

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("asked_at", DOUBLE, nullable=False),
        sa.Column("accuracy", DOUBLE, nullable=True),
        sa.Column("found", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_reviews_table_id", initially="DEFERRED", deferrable=True
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_reviews"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_reviews_user_id", "reviews", ["user_id"], unique=False)
    op.create_index(
        "ix_reviews_open",
        "reviews",
        ["asked_at"],
        unique=False,
        sqlite_where=sa.text("accuracy IS NULL"),
        postgresql_where=sa.text("accuracy IS NULL"),
    )
