"""Whether each message of ours in a channel is there has a row of its own, in the place of a table's two columns.

Of tables from before calls were kept nobody knows which messages there are: their row says so ("before").
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

BOARD = """
INSERT INTO posts (owner_id, kind, number, state, message_id, about)
SELECT id, 'board', 0, 'there', message_id, '' FROM tables WHERE message_id IS NOT NULL
"""
BEFORE = """
INSERT INTO posts (owner_id, kind, number, state, message_id, about)
SELECT id, 'before', 0, 'unsure', NULL, '' FROM tables
WHERE calls IS NULL AND channel_id > 0 AND (status <> 'over' OR dirty = 1)
"""
PUT = sa.text(
    "INSERT INTO posts (owner_id, kind, number, state, message_id, about) "
    "VALUES (:owner, :kind, :number, :state, :message, :about)"
)


def upgrade() -> None:
    id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "posts",
        sa.Column("owner_id", id, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("number", id, nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("about", sa.Text(), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("owner_id", "kind", "number", name="pk_posts"),
        sqlite_with_rowid=False,
    )
    op.execute(BOARD)
    op.execute(BEFORE)
    bind = op.get_bind()
    for table, calls in bind.execute(sa.text("SELECT id, calls FROM tables WHERE length(calls) > 2")).all():
        for number, call in enumerate(json.loads(calls), 1):
            _take_over(bind, table, number, *call)
    op.execute("ALTER TABLE tables DROP COLUMN message_id")
    op.execute("ALTER TABLE tables DROP COLUMN calls")


def _take_over(
    bind: sa.Connection, table: int, number: int, key: str, question: int, seats: list[int], message: Any, done: bool
) -> None:
    """A board that was being posted; an end that was; or a call: null may be there, 0 is not to be."""
    if key == "board":
        moved = bind.execute(sa.text("UPDATE posts SET state = 'unsure' WHERE owner_id = :owner"), {"owner": table})
        if moved.rowcount:
            return
    about = "" if key in ("board", "end") else json.dumps([key, question, seats, done])
    state = "unsure" if message is None else "there" if message else "gone"
    kind, number = (key, 0) if key in ("board", "end") else ("call", number)
    row = {"owner": table, "kind": kind, "number": number, "state": state, "message": message or None, "about": about}
    bind.execute(PUT, row)
