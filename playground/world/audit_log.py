"""The audit log: who did what to whom, and why. Entries say no more than that; their `changes` are empty."""

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
INVITE_CREATE, INVITE_DELETE = 40, 42
WEBHOOK_CREATE, WEBHOOK_UPDATE, WEBHOOK_DELETE = range(50, 53)
EMOJI_CREATE, EMOJI_UPDATE, EMOJI_DELETE = range(60, 63)
GUILD_UPDATE = 1


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
        self._entries: list[Entry] = []

    def note(self, guild: Guild, action: int, actor: User, target_id: int | None, reason: str | None) -> None:
        """Write a line, and tell the bot of it."""
        entry = Entry(self.world.new_id(), action, guild, actor, target_id, reason)
        self._entries.append(entry)
        self.world.dispatch("GUILD_AUDIT_LOG_ENTRY_CREATE", {**entry.json(), "guild_id": str(guild.id)}, guild)

    def json(
        self, guild: Guild, limit: int, *, actor: int | None = None, action: int | None = None,
        before: int | None = None, after: int | None = None,
    ) -> Json:  # fmt: skip
        """The log as Discord gives it: the newest first, after a given entry the oldest first."""
        found = [
            one
            for one in self._entries
            if one.guild is guild
            and (actor is None or one.actor.id == actor)
            and (action is None or one.action == action)
            and (before is None or one.id < before)
            and (after is None or one.id > after)
        ]
        shown = found[:limit] if after is not None else found[::-1][:limit]
        people = {one.actor.id for one in shown} | {one.target_id for one in shown}
        return {
            "audit_log_entries": [one.json() for one in shown],
            "users": [user.json() for user in self.world.users.values() if user.id in people],
            "integrations": [],
            "webhooks": [],
            "guild_scheduled_events": [],
            "threads": [],
            "application_commands": [],
            "auto_moderation_rules": [],
        }
