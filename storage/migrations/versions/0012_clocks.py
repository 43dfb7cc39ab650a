"""A clock says whether it runs, stands or is spent: rows that said so of others go, each has what it had left."""

import sqlalchemy as sa
from alembic import op

DOUBLE: sa.Double[float] = sa.Double()
revision = "0012"
down_revision = "0011"

_OF_TABLE = "FROM clocks AS other WHERE other.table_id = clocks.table_id AND other.name = "
_PAUSED, _CLOSES, _NO_PLACE, _GONE = (f"{_OF_TABLE}':{name}'" for name in ("paused", "closes", "no-place", "gone"))
_STOOD = f"{_OF_TABLE}':stood.' || clocks.name AND other.number = clocks.number"


def _update(values: str, where: str, of: str) -> str:
    """Change the clocks for which there is another one, `of` the same table, whose time is `{at}` in `values`."""
    values = values.format(at=f"(SELECT other.due_at {of})")
    return f"UPDATE clocks SET {values} WHERE {where} AND EXISTS (SELECT 1 {of})"


_STANDS = "phase = 'stands', remaining = due_at - {at}"
STATEMENTS = (
    # A clock that nothing carried stood still from a moment on.
    _update(_STANDS, "phase = 'runs'", _STOOD),
    # A window kept open by somebody is due when it closes; who waits has a clock of their own.
    _update("due_at = {at}", "name = 'window'", _CLOSES),
    # All clocks of a paused table stand, but for the one of the pause.
    _update(_STANDS, "phase = 'runs' AND name NOT IN (':gone', ':no-place')", _PAUSED),
    _update("due_at = {at}", "name = ':no-place'", _GONE),
    f"DELETE FROM clocks WHERE name = ':gone' AND EXISTS (SELECT 1 {_NO_PLACE})",
    _update("name = ':pause'", "name = ':gone'", _PAUSED),
    "UPDATE clocks SET phase = 'spent' WHERE name = ':timeless'",
    "DELETE FROM clocks WHERE name IN (':paused', ':closes', ':deserted', ':pressed') OR name LIKE ':stood.%'",
)


def upgrade() -> None:
    op.add_column("clocks", sa.Column("phase", sa.Text(), nullable=False, server_default="runs"))
    op.add_column("clocks", sa.Column("remaining", DOUBLE, nullable=False, server_default="0"))
    for statement in STATEMENTS:
        op.execute(sa.text(statement.replace(":", "\\:")))
