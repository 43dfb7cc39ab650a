"""The audit log, as the gateway tells it: who did what to whom, and why. `changes` are empty; it can't be read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .errors import Json
from .model import Guild, User

if TYPE_CHECKING:
    from .world import World

CHANNEL_CREATE, CHANNEL_UPDATE, CHANNEL_DELETE, OVERWRITE_CREATE, OVERWRITE_UPDATE, OVERWRITE_DELETE = range(10, 16)
MEMBER_KICK, MEMBER_PRUNE, MEMBER_BAN, MEMBER_UNBAN, MEMBER_UPDATE, MEMBER_ROLES = range(20, 26)
ROLE_CREATE, ROLE_UPDATE, ROLE_DELETE = range(30, 33)
EMOJI_CREATE, EMOJI_UPDATE, EMOJI_DELETE = range(60, 63)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log."""

    id: int
    action: int
    guild: Guild
    actor: User
    target_id: int | None
    reason: str | None

    def json(self) -> Json:
        """Audit log entry JSON."""
        data: Json = {
            "id": str(self.id),
            "action_type": self.action,
            "user_id": str(self.actor.id),
            "target_id": None if self.target_id is None else str(self.target_id),
            "changes": [],
        }
        return data if self.reason is None else {**data, "reason": self.reason}


class AuditLog:
    """The audit logs of one world."""

    def __init__(self, world: World) -> None:
        self.world = world

    def note(self, guild: Guild, action: int, actor: User, target_id: int | None, reason: str | None) -> None:
        """Write a line, and tell the bot of it."""
        entry = Entry(self.world.new_id(), action, guild, actor, target_id, reason)
        self.world.dispatch("GUILD_AUDIT_LOG_ENTRY_CREATE", {**entry.json(), "guild_id": str(guild.id)}, guild)
