"""The exception that stops the bot: a sentence for the operator and an exit code (listed in `docs/operations.md`)."""

from __future__ import annotations

NO_DISCORD = 69
"""Discord can't be reached, or refuses us."""
NO_DATABASE = 74
"""The database can't be used, or was lost while the bot ran."""
IN_USE = 75
"""Another instance has the database, or may have it: our session with it was lost."""
BAD_SETTINGS = 78
"""A setting can't be used; the token is one."""


class Stop(Exception):
    """The bot can't run; the message is for the operator."""

    def __init__(self, message: str, code: int) -> None:
        self.code = code
        super().__init__(message)
