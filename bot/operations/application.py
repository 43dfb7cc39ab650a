"""Whose database it is: its boards and hands are messages that only the application which sent them can change."""

from __future__ import annotations

from bot.operations.stop import BAD_SETTINGS, Stop
from tables.formats import APPLICATION
from tables.servers import Servers


async def check_owner(servers: Servers, application: int) -> None:
    """Note the application whose token we have; raise Stop where the database is another one's."""
    kept = (await servers.own()).get(APPLICATION)
    if kept is None:
        await servers.set_own(**{APPLICATION: application})
    elif kept != application:
        raise Stop(
            f"DISCORD_TOKEN is of application {application}, but the database is of application {kept}: this bot could "
            "neither edit the messages of its tables nor delete them. Is it the right token, and the right "
            f"DATABASE_URL? If it is meant to take over: python -m storage adopt {application}",
            BAD_SETTINGS,
        )
