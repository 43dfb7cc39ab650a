"""PostgreSQL leaves room beside the rows of tables: a move's new row fits on the page of the old one.

Its indexes then stay as they are. Pages that are full already get room when rows on them are next replaced.
"""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    if op.get_context().dialect.name == "postgresql":
        op.execute("ALTER TABLE tables SET (fillfactor = 50)")
