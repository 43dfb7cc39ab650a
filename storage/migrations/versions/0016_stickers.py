"""Albums: what somebody has found, and of which results it is known what they brought (of older ones when asked)."""

import sqlalchemy as sa
from alembic import op

DOUBLE: sa.Double[float] = sa.Double()

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("results", sa.Column("collected", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "stickers",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("sticker", sa.Text(), nullable=False),
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("at", DOUBLE, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_stickers_table_id", initially="DEFERRED", deferrable=True
        ),
        sa.PrimaryKeyConstraint("user_id", "game", "sticker", name="pk_stickers"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_stickers_table_id", "stickers", ["table_id"])
