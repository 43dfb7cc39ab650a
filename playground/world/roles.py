"""Roles of a server: made, changed, moved and deleted by those who stand above them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import audit_log
from .errors import DiscordError, Unsupported, part
from .model import Guild, Role, User
from .permissions import ALL, P, in_guild
from .validation import Anything, Bool, Fields, Int, Text

if TYPE_CHECKING:
    from .world import World

MAX_ROLES = 250
_COLORS = Fields("role colors", {
    "primary_color": Int(0, 0xFFFFFF), "secondary_color": Int(0, 0xFFFFFF), "tertiary_color": Int(0, 0xFFFFFF),
})  # fmt: skip
ROLE = Fields("role", {
    "name": Text(1, 100), "permissions": Int(0), "color": Int(0, 0xFFFFFF), "colors": _COLORS, "hoist": Bool(),
    "mentionable": Bool(), "icon": Anything(), "unicode_emoji": Text(1, 32), "description": Text(0, 90),
})  # fmt: skip


class Roles:
    """The roles of one world's servers."""

    def __init__(self, world: World) -> None:
        self.world = world

    def get(self, guild: Guild, role_id: int) -> Role:
        """:raises DiscordError: 10011."""
        role = guild.roles.get(role_id)
        if role is None:
            raise DiscordError(10011)
        return role

    def create(self, who: User, guild: Guild, body: Any, reason: str | None = None) -> Role:
        """A new role, the lowest but @everyone.

        :raises DiscordError: 50013 without Manage Roles or for permissions one does not hold, 30005, 50035.
        """
        self._checked(who, guild, body)
        if len(guild.roles) >= MAX_ROLES:
            raise DiscordError(30005)
        given = body.get("permissions")
        permissions = guild.roles[guild.id].permissions if given is None else int(given)
        self._may_grant(who, guild, permissions)
        role = self.world.role(guild, body.get("name") or "new role", permissions, announce=False)
        self._apply(role, body)
        self.world.dispatch("GUILD_ROLE_CREATE", {"guild_id": str(guild.id), "role": role.json()}, guild)
        self.world.show_all("people", guild)
        self.world.audit_log.note(guild, audit_log.ROLE_CREATE, who, role.id, reason)
        return role

    def _checked(self, who: User, guild: Guild, body: Any) -> None:
        self.world.check(ROLE, body)
        if not in_guild(guild, who) & P.MANAGE_ROLES:
            raise DiscordError(50013)
        if body.get("icon"):
            raise Unsupported("role icons")

    def _may_grant(self, who: User, guild: Guild, permissions: int) -> None:
        if permissions & ~in_guild(guild, who) & ALL:
            raise DiscordError(50013)

    def _apply(self, role: Role, body: Any) -> None:
        colors = part(body, "colors")
        role.color = int(colors.get("primary_color") or body.get("color") or (0 if "color" in body else role.color))
        role.hoist = bool(body.get("hoist", role.hoist))
        role.mentionable = bool(body.get("mentionable", role.mentionable))
        role.unicode_emoji = body.get("unicode_emoji", role.unicode_emoji)
