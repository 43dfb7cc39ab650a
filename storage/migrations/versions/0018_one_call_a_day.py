"""A person is called once a local day of a server, and a caller calls so many: invitations say of which server.

Whoever is known already goes on with what held until now where they have chosen nothing: who has played with them may
call them.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

KNOWN = """
SELECT user_id FROM seats UNION SELECT leaver_id FROM seats UNION SELECT user_id FROM results
UNION SELECT user_id FROM daily_tries UNION SELECT user_id FROM evening_people UNION SELECT user_id FROM user_settings
"""


def upgrade() -> None:
    op.drop_table("invitations")
    id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "invitations",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", id, nullable=False),
        sa.PrimaryKeyConstraint("day", "guild_id", "user_id", name="pk_invitations"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_invitations_of_host", "invitations", ["day", "guild_id", "host_id", "number"], unique=True)
    op.create_index("ix_invitations_user_id", "invitations", ["user_id"], unique=False)
    op.create_index("ix_invitations_host_id", "invitations", ["host_id"], unique=False)
    _keep_who_may_call()


def _keep_who_may_call() -> None:
    settings = sa.table("user_settings", sa.column("user_id", sa.BigInteger()), sa.column("settings", sa.Text()))
    bind = op.get_bind()
    chosen = {user: json.loads(text) for user, text in bind.execute(sa.select(settings)).all()}
    known = {user for (user,) in bind.execute(sa.text(KNOWN)).all() if user is not None and user > 0}
    for user in known:
        kept = {"calls": "played", **chosen.get(user, {})}
        text = json.dumps(kept, separators=(",", ":"))
        if user not in chosen:
            bind.execute(settings.insert().values(user_id=user, settings=text))
        elif kept != chosen[user]:
            bind.execute(settings.update().where(settings.c.user_id == user).values(settings=text))
