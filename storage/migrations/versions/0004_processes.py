"""For several processes: who opened which table, and who is to be forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opened_by", sa.BigInteger(), nullable=True))
    op.create_index("ix_tables_opened_by", "tables", ["opened_by", "created_at"], unique=False)
    op.create_table(
        "forgetting",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("shard", sa.Integer(), nullable=False),
        sa.Column("shards", sa.Integer(), nullable=False),
        sa.Column("alias", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "shard", name="pk_forgetting"),
        sqlite_with_rowid=False,
    )
