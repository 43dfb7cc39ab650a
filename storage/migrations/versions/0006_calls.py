"""The messages that call people to a table are saved. Of tables from before, nobody knows which there are: null."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("calls", sa.Text(), nullable=True))
