"""What the coach had told somebody isn't kept any more: whether they want its lines is, where they have chosen."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    settings = sa.table("user_settings", sa.column("user_id", sa.BigInteger()), sa.column("settings", sa.Text()))
    bind = op.get_bind()
    wanted = sa.select(settings.c.user_id, settings.c.settings).where(settings.c.settings.contains('"coach"'))
    for user, text in bind.execute(wanted).all():
        kept = json.loads(text)
        told = kept.pop("coach", {})
        if "on" in told:
            kept["coach"] = told["on"]
        changed = json.dumps(kept, separators=(",", ":"))
        bind.execute(settings.update().where(settings.c.user_id == user).values(settings=changed))
