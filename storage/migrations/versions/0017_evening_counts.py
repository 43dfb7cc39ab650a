"""An evening's post knows how many came since it was turned on, and how many in a row were refused; none says that it
sleeps."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    for name in ("posted", "refused"):
        op.add_column("evenings", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE evenings SET posted = 7 WHERE asleep_at IS NOT NULL")
    op.execute("ALTER TABLE evening_posts DROP COLUMN asleep")
