"""Members of a server: nicknames, roles, timeouts; kicked, banned and pruned by those who stand above them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import audit_log
from .errors import DiscordError, Json, wrong_field
from .model import Guild, Member, Role, User
from .permissions import P, in_guild, outranks, outranks_role
from .validation import Bool, Fields, Id, Int, ListOf, Text, Timestamp, moment

if TYPE_CHECKING:
    from .world import World

LONGEST_TIMEOUT = 28 * 86400.0
DAY = 86400.0
EDIT = Fields("member", {
    "nick": Text(0, 32), "roles": ListOf(Id(), 0, 250), "mute": Bool(), "deaf": Bool(), "channel_id": Id(),
    "communication_disabled_until": Timestamp(), "flags": Int(0),
})  # fmt: skip
EDIT_SELF = Fields("own member", {"nick": Text(0, 32), "bio": Text(0, 190)})
BAN = Fields(
    "ban", {"delete_message_days": Int(0, 7), "delete_message_seconds": Int(0, 604800), "reason": Text(0, 512)}
)


class Members:
    """The members of one world's servers."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._bans: dict[int, dict[int, str | None]] = {}

    def get(self, guild: Guild, user_id: int) -> Member:
        """:raises DiscordError: 10007."""
        member = guild.members.get(user_id)
        if member is None:
            raise DiscordError(10007)
        return member

    # -- changing one --------------------------------------------------------------------------------------------------

    def edit(self, who: User, guild: Guild, member: Member, body: Any, reason: str | None = None) -> Member:
        """Change nickname, roles, timeout, mute or deaf.

        :raises DiscordError: 50013 for somebody who stands above, 10011, 50028, 50035.
        """
        self.world.check(EDIT, body)
        may = in_guild(guild, who)
        if member.user is not who and not outranks(guild, who, member.user):
            raise DiscordError(50013)
        if "nick" in body:
            self._need(may, P.CHANGE_NICKNAME if member.user is who else P.MANAGE_NICKNAMES)
            member.nick = body["nick"] or None
        if body.get("roles") is not None:
            self._set_roles(who, guild, member, [self.world.roles.get(guild, int(one)) for one in body["roles"]])
        if "communication_disabled_until" in body:
            self._need(may, P.MODERATE_MEMBERS)
            self._time_out(guild, member, body["communication_disabled_until"])
        if any(body.get(key) is not None for key in ("mute", "deaf", "channel_id")):
            raise DiscordError(40032)  # nobody is ever connected to voice here
        self._changed(guild, member)
        action = audit_log.MEMBER_ROLES if "roles" in body else audit_log.MEMBER_UPDATE
        self.world.audit_log.note(guild, action, who, member.user.id, reason)
        return member

    def edit_self(self, who: User, guild: Guild, body: Any, reason: str | None = None) -> Member:
        """Change one's own nickname.

        :raises DiscordError: 50013, 50035.
        """
        self.world.check(EDIT_SELF, body)
        member = self.get(guild, who.id)
        if "nick" in body:
            self._need(in_guild(guild, who), P.CHANGE_NICKNAME)
            member.nick = body["nick"] or None
        self._changed(guild, member)
        self.world.audit_log.note(guild, audit_log.MEMBER_UPDATE, who, who.id, reason)
        return member

    def give_role(self, who: User, guild: Guild, member: Member, role: Role, reason: str | None = None) -> None:
        """:raises DiscordError: 50013, 50028."""
        self._change_roles(who, guild, member, [*member.roles, role.id], reason)

    def take_role(self, who: User, guild: Guild, member: Member, role: Role, reason: str | None = None) -> None:
        """:raises DiscordError: 50013, 50028."""
        self._change_roles(who, guild, member, [one for one in member.roles if one != role.id], reason)

    def _change_roles(self, who: User, guild: Guild, member: Member, ids: list[int], reason: str | None) -> None:
        before = list(member.roles)
        self._set_roles(who, guild, member, [guild.roles[one] for one in dict.fromkeys(ids)])
        if member.roles != before:
            self._changed(guild, member)
            self.world.audit_log.note(guild, audit_log.MEMBER_ROLES, who, member.user.id, reason)

    def _set_roles(self, who: User, guild: Guild, member: Member, roles: list[Role]) -> None:
        self._need(in_guild(guild, who), P.MANAGE_ROLES)
        wanted = [role.id for role in roles if role.id != guild.id]
        for role_id in set(wanted) ^ set(member.roles):
            role = guild.roles[role_id]
            if role.managed:
                raise DiscordError(50028)
            if not outranks_role(guild, who, role):
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
            self.world.call_later(end - now, lambda: self._timeout_over(member))

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

    def _need(self, may: int, wanted: int) -> None:
        if wanted & ~may:
            raise DiscordError(50013)

    # -- out of the server ---------------------------------------------------------------------------------------------

    def kick(self, who: User, guild: Guild, member: Member, reason: str | None = None) -> None:
        """:raises DiscordError: 50013."""
        self._need(in_guild(guild, who), P.KICK_MEMBERS)
        if not outranks(guild, who, member.user):
            raise DiscordError(50013)
        self.world.leave(member.user, guild)
        self.world.audit_log.note(guild, audit_log.MEMBER_KICK, who, member.user.id, reason)

    def bans(self, guild: Guild) -> dict[int, str | None]:
        """Who is banned, and why: user id → reason."""
        return self._bans.setdefault(guild.id, {})

    def ban_json(self, guild: Guild, user_id: int) -> Json:
        """:raises DiscordError: 10026."""
        bans = self.bans(guild)
        if user_id not in bans:
            raise DiscordError(10026)
        return {"user": self.world.users[user_id].json(), "reason": bans[user_id]}

    def ban(self, who: User, guild: Guild, user: User, body: Any, reason: str | None = None) -> None:
        """Ban somebody, who need not be there, and delete what they wrote lately if the body says so.

        :raises DiscordError: 50013, 50035.
        """
        body = body or {}
        self.world.check(BAN, body)
        self._need(in_guild(guild, who), P.BAN_MEMBERS)
        if not outranks(guild, who, user):
            raise DiscordError(50013)
        self.bans(guild)[user.id] = reason or body.get("reason")
        if user.id in guild.members:
            self.world.leave(user, guild)
        seconds = int(body.get("delete_message_seconds") or 0) or int(body.get("delete_message_days") or 0) * DAY
        self._delete_written(guild, user, seconds)
        self.world.dispatch("GUILD_BAN_ADD", {"guild_id": str(guild.id), "user": user.json()}, guild)
        self.world.audit_log.note(guild, audit_log.MEMBER_BAN, who, user.id, reason)

    def _delete_written(self, guild: Guild, user: User, seconds: float) -> None:
        since = self.world.clock.time() - seconds
        for channel in [one for one in self.world.channels.values() if one.guild is guild] if seconds else ():
            for message in [m for m in channel.messages.values() if m.author is user and m.created >= since]:
                self.world.messages.remove(message)

    def unban(self, who: User, guild: Guild, user_id: int, reason: str | None = None) -> None:
        """:raises DiscordError: 50013, 10026."""
        self._need(in_guild(guild, who), P.BAN_MEMBERS)
        self.ban_json(guild, user_id)
        del self.bans(guild)[user_id]
        event: Json = {"guild_id": str(guild.id), "user": self.world.users[user_id].json()}
        self.world.dispatch("GUILD_BAN_REMOVE", event, guild)
        self.world.audit_log.note(guild, audit_log.MEMBER_UNBAN, who, user_id, reason)
