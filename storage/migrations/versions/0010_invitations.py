"""Who was invited to a lobby, by whom, and how often that day."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "invitations",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", id, nullable=False),
        sa.PrimaryKeyConstraint("day", "user_id", "number", name="pk_invitations"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_invitations_once", "invitations", ["day", "user_id", "host_id"], unique=True)
    op.create_index("ix_invitations_user_id", "invitations", ["user_id"], unique=False)
    op.create_index("ix_invitations_host_id", "invitations", ["host_id"], unique=False)
