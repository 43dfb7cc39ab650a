"""Roles of a server: made, changed, moved and deleted by those who stand above them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import audit_log
from .errors import DiscordError, Unsupported
from .model import Guild, Role, User
from .permissions import ALL, P, in_guild, outranks_role, rank
from .validation import Anything, Bool, Fields, Id, Int, ListOf, Text

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
POSITIONS = ListOf(Fields("role position", {"id": Id(required=True), "position": Int(0)}), 0, MAX_ROLES)


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

    def edit(self, who: User, guild: Guild, role: Role, body: Any, reason: str | None = None) -> Role:
        """Change a role.

        :raises DiscordError: 50013 for a role that stands above one's own or permissions one does not hold, 50035.
        """
        self._checked(who, guild, body)
        self._above(who, guild, role)
        if body.get("permissions") is not None:
            self._may_grant(who, guild, int(body["permissions"]) ^ role.permissions)
            role.permissions = int(body["permissions"])
        role.name = body.get("name") or role.name
        self._apply(role, body)
        self._changed(guild, role)
        self.world.audit_log.note(guild, audit_log.ROLE_UPDATE, who, role.id, reason)
        return role

    def move(self, who: User, guild: Guild, body: Any, reason: str | None = None) -> list[Role]:
        """Give roles other places; the others keep their order.

        :raises DiscordError: 50013 for roles or places above one's own, 10011, 50035.
        """
        self.world.check(POSITIONS, body)
        if not in_guild(guild, who) & P.MANAGE_ROLES:
            raise DiscordError(50013)
        wanted = {
            self.get(guild, int(one["id"])): int(one["position"]) for one in body if one.get("position") is not None
        }
        ordered = sorted((role for role in guild.roles.values() if role.id != guild.id), key=rank)
        for role, position in wanted.items():
            self._above(who, guild, role)
            ordered.remove(role)
            ordered.insert(max(0, position - 1), role)
        places = {role: place for place, role in enumerate(ordered, 1)}
        untouchable = [role for role in ordered if not outranks_role(guild, who, role)]
        if any(places[role] < places[other] for role in untouchable for other in wanted if other not in untouchable):
            raise DiscordError(50013)
        for role, place in places.items():
            if role.position != place:
                role.position = place
                self._changed(guild, role)
        return list(guild.roles.values())

    def delete(self, who: User, guild: Guild, role: Role, reason: str | None = None) -> None:
        """Delete a role; its members lose it.

        :raises DiscordError: 50013, 50028 for @everyone and for roles that belong to a bot.
        """
        if not in_guild(guild, who) & P.MANAGE_ROLES:
            raise DiscordError(50013)
        if role.managed or role.id == guild.id:
            raise DiscordError(50028)
        self._above(who, guild, role)
        del guild.roles[role.id]
        for member in guild.members.values():
            if role.id in member.roles:
                member.roles.remove(role.id)
                member.changed()
        for channel in guild.channels.values():
            channel.overwrites.pop(role.id, None)
        self.world.dispatch("GUILD_ROLE_DELETE", {"guild_id": str(guild.id), "role_id": str(role.id)}, guild)
        self.world.show_all("people", guild)
        self.world.audit_log.note(guild, audit_log.ROLE_DELETE, who, role.id, reason)

    def _checked(self, who: User, guild: Guild, body: Any) -> None:
        self.world.check(ROLE, body)
        if not in_guild(guild, who) & P.MANAGE_ROLES:
            raise DiscordError(50013)
        if body.get("icon"):
            raise Unsupported("role icons")

    def _above(self, who: User, guild: Guild, role: Role) -> None:
        if not outranks_role(guild, who, role):
            raise DiscordError(50013)

    def _may_grant(self, who: User, guild: Guild, permissions: int) -> None:
        if permissions & ~in_guild(guild, who) & ALL:
            raise DiscordError(50013)

    def _apply(self, role: Role, body: Any) -> None:
        colors = body.get("colors") or {}
        role.color = int(colors.get("primary_color") or body.get("color") or (0 if "color" in body else role.color))
        role.hoist = bool(body.get("hoist", role.hoist))
        role.mentionable = bool(body.get("mentionable", role.mentionable))
        role.unicode_emoji = body.get("unicode_emoji", role.unicode_emoji)

    def _changed(self, guild: Guild, role: Role) -> None:
        self.world.dispatch("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": role.json()}, guild)
        self.world.show_all("people", guild)
