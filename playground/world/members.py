"""Members of a server and their roles: what the bot does to those who stand below it, kicks and bans among it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import audit_log
from .errors import DiscordError, Json, Unsupported, part, wrong_field
from .model import Guild, Member, Role, User
from .permissions import ALL, P, in_guild, outranks, outranks_role
from .validation import Anything, Bool, Fields, Id, Int, ListOf, Text, Timestamp, moment

if TYPE_CHECKING:
    from .world import World

LONGEST_TIMEOUT = 28 * 86400.0
DAY = 86400.0
EDIT = Fields("member", {
    "nick": Text(0, 32), "roles": ListOf(Id(), 0, 250), "mute": Bool(), "deaf": Bool(), "channel_id": Id(),
    "communication_disabled_until": Timestamp(), "flags": Int(0),
})  # fmt: skip
BAN = Fields(
    "ban", {"delete_message_days": Int(0, 7), "delete_message_seconds": Int(0, 604800), "reason": Text(0, 512)}
)


MAX_ROLES = 250
_COLOR = Int(0, 0xFFFFFF)
ROLE = Fields("role", {
    "name": Text(1, 100), "permissions": Int(0), "color": _COLOR, "hoist": Bool(), "mentionable": Bool(),
    "colors": Fields("role colors", {"primary_color": _COLOR, "secondary_color": _COLOR, "tertiary_color": _COLOR}),
    "icon": Anything(), "unicode_emoji": Text(1, 32), "description": Text(0, 90),
})  # fmt: skip


class Members:
    """The members and roles of one world's servers. Who acts is the bot."""

    def __init__(self, world: World) -> None:
        self.world = world

    def get(self, guild: Guild, user_id: int) -> Member:
        """:raises DiscordError: 10007."""
        member = guild.members.get(user_id)
        if member is None:
            raise DiscordError(10007)
        return member

    def role(self, guild: Guild, role_id: int) -> Role:
        """:raises DiscordError: 10011."""
        role = guild.roles.get(role_id)
        if role is None:
            raise DiscordError(10011)
        return role

    # -- changing one --------------------------------------------------------------------------------------------------

    def edit(self, guild: Guild, member: Member, body: Any, reason: str | None = None) -> Member:
        """Change nickname, roles or timeout.

        :raises DiscordError: 50013 for somebody who stands above, 10011, 50028, 50035.
        """
        self.world.check(EDIT, body)
        is_bot = member.user is self.world.bot
        if not is_bot:
            self._need_rank(guild, member.user)
        if "nick" in body:
            self._need(guild, P.CHANGE_NICKNAME if is_bot else P.MANAGE_NICKNAMES)
            member.nick = body["nick"] or None
        if body.get("roles") is not None:
            self._set_roles(guild, member, [self.role(guild, int(one)) for one in body["roles"]])
        if "communication_disabled_until" in body:
            self._need(guild, P.MODERATE_MEMBERS)
            self._time_out(guild, member, body["communication_disabled_until"])
        if any(body.get(key) is not None for key in ("mute", "deaf", "channel_id")):
            raise DiscordError(40032)  # nobody is ever connected to voice here
        self._changed(guild, member)
        action = audit_log.MEMBER_ROLES if "roles" in body else audit_log.MEMBER_UPDATE
        audit_log.note(self.world, guild, action, member.user.id, reason)
        return member

    def give_role(self, guild: Guild, member: Member, role: Role, reason: str | None = None) -> None:
        """:raises DiscordError: 50013, 50028."""
        self._change_roles(guild, member, [*member.roles, role.id], reason)

    def take_role(self, guild: Guild, member: Member, role: Role, reason: str | None = None) -> None:
        """:raises DiscordError: 50013, 50028."""
        self._change_roles(guild, member, [one for one in member.roles if one != role.id], reason)

    def _change_roles(self, guild: Guild, member: Member, ids: list[int], reason: str | None) -> None:
        before = list(member.roles)
        self._set_roles(guild, member, [guild.roles[one] for one in dict.fromkeys(ids)])
        if member.roles != before:
            self._changed(guild, member)
            audit_log.note(self.world, guild, audit_log.MEMBER_ROLES, member.user.id, reason)

    def _set_roles(self, guild: Guild, member: Member, roles: list[Role]) -> None:
        self._need(guild, P.MANAGE_ROLES)
        wanted = [role.id for role in roles if role.id != guild.id]
        for role_id in set(wanted) ^ set(member.roles):
            role = guild.roles[role_id]
            if role.managed:
                raise DiscordError(50028)
            if not outranks_role(guild, self.world.bot, role):
                raise DiscordError(50013)
        if any(role.id == guild.id for role in roles):
            raise DiscordError(50028)
        member.roles = wanted

    def _time_out(self, guild: Guild, member: Member, until: str | None) -> None:
        """Nobody in a timeout may do more than read; Discord refuses it for administrators.

        :raises DiscordError: 50013, 50035.
        """
        now = self.world.clock.time()
        end = None if until is None else moment(until)
        if end is not None and end > now + LONGEST_TIMEOUT:
            code, text = "GUILD_COMMUNICATION_DISABLED_TOO_LONG", "Timeouts may not be longer than 28 days."
            raise wrong_field("communication_disabled_until", code, text)
        if end is not None and in_guild(guild, member.user) & P.ADMINISTRATOR:
            raise DiscordError(50013)
        member.timeout_until = end
        member.timed_out = end is not None and end > now
        if member.timed_out and end is not None:
            self.world.clock.call_later(end - now, lambda: self._timeout_over(member))

    def _timeout_over(self, member: Member) -> None:
        if member.timeout_until is not None and member.timeout_until <= self.world.clock.time():
            member.timed_out = False

    def set_roles(self, guild: Guild, member: Member, roles: list[int]) -> None:
        """Give a member these roles, without checking permissions."""
        member.roles = list(dict.fromkeys(roles))
        self._changed(guild, member)

    def _changed(self, guild: Guild, member: Member) -> None:
        member.changed()
        self.world.dispatch("GUILD_MEMBER_UPDATE", {**member.json(), "guild_id": str(guild.id)}, guild)
        self.world.show_all("people", guild)

    def _need(self, guild: Guild, wanted: int) -> None:
        if wanted & ~in_guild(guild, self.world.bot):
            raise DiscordError(50013)

    def _need_rank(self, guild: Guild, user: User) -> None:
        if not outranks(guild, self.world.bot, user):
            raise DiscordError(50013)

    # -- out of the server ---------------------------------------------------------------------------------------------

    def kick(self, guild: Guild, member: Member, reason: str | None = None) -> None:
        """:raises DiscordError: 50013."""
        self._need(guild, P.KICK_MEMBERS)
        self._need_rank(guild, member.user)
        self.world.leave(member.user, guild)
        audit_log.note(self.world, guild, audit_log.MEMBER_KICK, member.user.id, reason)

    def ban_json(self, guild: Guild, user_id: int) -> Json:
        """:raises DiscordError: 10026."""
        if user_id not in guild.bans:
            raise DiscordError(10026)
        return {"user": self.world.users[user_id].json(), "reason": guild.bans[user_id]}

    def ban(self, guild: Guild, user: User, body: Any, reason: str | None = None) -> None:
        """Ban somebody, who need not be there, and delete what they wrote lately if the body says so.

        :raises DiscordError: 50013, 50035.
        """
        body = body or {}
        self.world.check(BAN, body)
        self._need(guild, P.BAN_MEMBERS)
        self._need_rank(guild, user)
        guild.bans[user.id] = reason or body.get("reason")
        if user.id in guild.members:
            self.world.leave(user, guild)
        seconds = int(body.get("delete_message_seconds") or 0) or int(body.get("delete_message_days") or 0) * DAY
        self._delete_written(guild, user, seconds)
        self.world.dispatch("GUILD_BAN_ADD", {"guild_id": str(guild.id), "user": user.json()}, guild)
        audit_log.note(self.world, guild, audit_log.MEMBER_BAN, user.id, reason)

    def _delete_written(self, guild: Guild, user: User, seconds: float) -> None:
        since = self.world.clock.time() - seconds
        for channel in [one for one in self.world.channels.values() if one.guild is guild] if seconds else ():
            for message in [m for m in channel.messages.values() if m.author is user and m.created >= since]:
                self.world.messages.remove(message)

    def unban(self, guild: Guild, user_id: int, reason: str | None = None) -> None:
        """:raises DiscordError: 50013, 10026."""
        self._need(guild, P.BAN_MEMBERS)
        self.ban_json(guild, user_id)
        del guild.bans[user_id]
        event: Json = {"guild_id": str(guild.id), "user": self.world.users[user_id].json()}
        self.world.dispatch("GUILD_BAN_REMOVE", event, guild)
        audit_log.note(self.world, guild, audit_log.MEMBER_UNBAN, user_id, reason)

    # -- roles ---------------------------------------------------------------------------------------------------------

    def create_role(self, guild: Guild, body: Any, reason: str | None = None) -> Role:
        """A new role, the lowest but @everyone.

        :raises DiscordError: 50013 without Manage Roles or for permissions the bot does not hold, 30005, 50035.
        """
        self.world.check(ROLE, body)
        self._need(guild, P.MANAGE_ROLES)
        if body.get("icon"):
            raise Unsupported("role icons")
        if len(guild.roles) >= MAX_ROLES:
            raise DiscordError(30005)
        given = body.get("permissions")
        permissions = guild.roles[guild.id].permissions if given is None else int(given)
        self._need(guild, permissions & ALL)
        role = self.world.role(
            guild, body.get("name") or "new role", permissions, mentionable=bool(body.get("mentionable")),
            color=int(part(body, "colors").get("primary_color") or body.get("color") or 0),
            hoist=bool(body.get("hoist")), unicode_emoji=body.get("unicode_emoji"),
        )  # fmt: skip
        self.world.show_all("people", guild)
        audit_log.note(self.world, guild, audit_log.ROLE_CREATE, role.id, reason)
        return role
