"""Whether an evening's post is there has a row of `posts` too, as of all messages of ours in channels.

Its owner is the server, as a number below zero: tables have those above.
"""

from alembic import op

revision = "0014"
down_revision = "0013"

TAKE_OVER = """
INSERT INTO posts (owner_id, kind, number, state, message_id, about)
SELECT -guild_id, 'evening', CAST(REPLACE(day, '-', '') AS BIGINT),
    CASE WHEN message_id IS NULL THEN 'unsure' WHEN message_id = 0 THEN 'gone' ELSE 'there' END,
    NULLIF(message_id, 0), ''
FROM evening_posts
"""


def upgrade() -> None:
    op.execute(TAKE_OVER)
    op.execute("ALTER TABLE evening_posts DROP COLUMN message_id")
