"""Nobody is warned of a streak by direct message any more. Who was is told so once, at their next `/daily`."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    settings = sa.table("user_settings", sa.column("user_id", sa.BigInteger()), sa.column("settings", sa.Text()))
    bind = op.get_bind()
    wanted = sa.select(settings.c.user_id, settings.c.settings).where(settings.c.settings.contains('"warned"'))
    for user, text in bind.execute(wanted).all():
        kept = json.loads(text)
        if kept.pop("warned", None) is not None:
            changed = json.dumps({**kept, "was_warned": True}, separators=(",", ":"))
            bind.execute(settings.update().where(settings.c.user_id == user).values(settings=changed))
