"""Bringing a database to the schema of this version: Alembic's migrations, all in one transaction.

Revisions are four digits that count up, also in the file names of `migrations/versions`, so that older and newer are
known without importing Alembic (which is done only when there is something to do). There is no way down: a backup copy
lies beside the file.
"""

from pathlib import Path

import sqlalchemy as sa

from storage.recount import recount

SCRIPTS = Path(__file__).parent / "migrations"
RATED_SINCE = "0002"
"""The revision that added ratings: what was played before is counted when it is reached."""


def newest() -> str:
    """The revision this version of the bot works with."""
    return max(script.name[:4] for script in (SCRIPTS / "versions").glob("[0-9][0-9][0-9][0-9]_*.py"))


def upgrade(connection: sa.Connection) -> None:
    """Run what is missing; where there were no ratings, count them.

    On a connection whose transaction begins with BEGIN IMMEDIATE; the caller commits it.
    """
    from alembic import command
    from alembic.config import Config
    from alembic.migration import MigrationContext

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    before = MigrationContext.configure(connection).get_current_revision()
    command.upgrade(config, "head")
    if before is not None and before < RATED_SINCE:
        recount(connection)
