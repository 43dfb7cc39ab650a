"""The audit log, as the gateway tells it: what the bot did to whom, and why. `changes` are empty; it can't be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import Json
from .model import Guild

if TYPE_CHECKING:
    from .world import World

CHANNEL_CREATE, CHANNEL_UPDATE, CHANNEL_DELETE, OVERWRITE_CREATE, OVERWRITE_UPDATE, OVERWRITE_DELETE = range(10, 16)
MEMBER_KICK, _, MEMBER_BAN, MEMBER_UNBAN, MEMBER_UPDATE, MEMBER_ROLES = range(20, 26)
ROLE_CREATE, EMOJI_CREATE = 30, 60


def note(world: World, guild: Guild, action: int, target_id: int, reason: str | None) -> None:
    """Tell the bot of a new line in the log."""
    entry: Json = {
        "id": str(world.new_id()),
        "action_type": action,
        "user_id": str(world.bot.id),
        "target_id": str(target_id),
        "changes": [],
        "guild_id": str(guild.id),
    }
    world.dispatch("GUILD_AUDIT_LOG_ENTRY_CREATE", entry if reason is None else {**entry, "reason": reason}, guild)
