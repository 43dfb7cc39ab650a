"""Channels of a server: made, changed, moved and deleted, and what they allow to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import audit_log
from .errors import DiscordError, Json, Unsupported, wrong_field
from .model import (
    CATEGORY,
    DIRECTORY,
    DM,
    FORUM,
    MEDIA,
    NEWS,
    STAGE,
    TEXT_CHANNEL,
    THREADS,
    VOICE,
    Channel,
    Guild,
    Overwrite,
    Role,
    User,
)
from .permissions import ALL, P, in_guild
from .validation import Bool, Check, Choice, Fields, Id, Int, ListOf, Text

if TYPE_CHECKING:
    from .world import World

UNSUPPORTED = {
    STAGE: "stage channels",
    DIRECTORY: "directory channels",
    FORUM: "forum channels",
    MEDIA: "media channels",
}
MAX_CHANNELS, MAX_IN_CATEGORY = 500, 50

OVERWRITE = Fields("overwrite", {
    "id": Id(required=True), "type": Choice((0, 1, "0", "1")), "allow": Int(0), "deny": Int(0),
})  # fmt: skip
ONE_OVERWRITE = Fields("overwrite", {"id": Id(), "type": Int(0, 1, required=True), "allow": Int(0), "deny": Int(0)})
_ARCHIVE = Choice((60, 1440, 4320, 10080))
_FIELDS: dict[str, Check] = {
    "topic": Text(0, 1024), "position": Int(0), "nsfw": Bool(), "parent_id": Id(), "rate_limit_per_user": Int(0, 21600),
    "permission_overwrites": ListOf(OVERWRITE), "default_auto_archive_duration": _ARCHIVE, "flags": Int(0),
}  # fmt: skip
_TYPES = (TEXT_CHANNEL, VOICE, CATEGORY, NEWS, *UNSUPPORTED)
CREATE = Fields("channel", {**_FIELDS, "name": Text(1, 100, required=True), "type": Choice(_TYPES)})
EDIT = Fields("channel", {**_FIELDS, "name": Text(1, 100)})


class Channels:
    """The channels of one world's servers; threads are in `threads`. Who acts is the bot."""

    def __init__(self, world: World) -> None:
        self.world = world

    def create(self, guild: Guild, body: Any, reason: str | None = None) -> Channel:
        """A new channel.

        :raises DiscordError: 50013, 30013, 50035 (also for a parent that is no category).
        :raises Unsupported: forums, stages and the like.
        """
        self.world.check(CREATE, body)
        kind = int(body.get("type") or TEXT_CHANNEL)
        if kind in UNSUPPORTED:
            raise Unsupported(f"{UNSUPPORTED[kind]} (type {kind})")
        if not in_guild(guild, self.world.bot) & P.MANAGE_CHANNELS:
            raise DiscordError(50013)
        if len(guild.channels) >= MAX_CHANNELS:
            raise DiscordError(30013)
        parent = self._parent(guild, body.get("parent_id"), kind)
        overwrites = self._overwrites(guild, body.get("permission_overwrites"), in_guild(guild, self.world.bot))
        channel = self.world.channel(guild, _name(body["name"], kind), parent=parent, kind=kind, announce=False)
        self._apply(channel, body)
        inherited = parent.overwrites if parent is not None and body.get("permission_overwrites") is None else {}
        channel.overwrites = {**inherited, **overwrites}
        self.world.announce_channel(channel)
        audit_log.note(self.world, guild, audit_log.CHANNEL_CREATE, channel.id, reason)
        return channel

    def edit(self, channel: Channel, body: Any, reason: str | None = None) -> Channel:
        """Change a channel.

        :raises DiscordError: 50003 for a direct one, 50013, 50035.
        """
        guild = channel.guild
        if guild is None or channel.type == DM:
            raise DiscordError(50003)
        may = self.world.require(channel, self.world.bot, P.MANAGE_CHANNELS)
        self.world.check(EDIT, body)
        saw = self.world.who_sees(channel)
        if "parent_id" in body:
            channel.parent = self._parent(guild, body["parent_id"], channel.type)
        if body.get("permission_overwrites") is not None:
            if not may & P.MANAGE_ROLES:
                raise DiscordError(50013)
            channel.overwrites = self._overwrites(guild, body["permission_overwrites"], may)
        if body.get("name"):
            channel.name = _name(body["name"], channel.type)
        self._apply(channel, body)
        self.world.channel_changed(channel, saw)
        audit_log.note(self.world, guild, audit_log.CHANNEL_UPDATE, channel.id, reason)
        return channel

    def delete(self, channel: Channel, reason: str | None = None) -> Json:
        """Delete a channel or a thread; its last JSON.

        :raises DiscordError: 50003 for a direct one, 50013.
        """
        if channel.guild is None:
            raise DiscordError(50003)
        self.world.require(channel, self.world.bot, P.MANAGE_THREADS if channel.type in THREADS else P.MANAGE_CHANNELS)
        data = channel.json()
        self.world.delete_channel(channel)
        audit_log.note(self.world, channel.guild, audit_log.CHANNEL_DELETE, channel.id, reason)
        return data

    # -- what a channel allows -----------------------------------------------------------------------------------------

    def set_overwrite(self, channel: Channel, target: int, body: Any, reason: str | None = None) -> None:
        """Allow and deny something to a role or a member.

        :raises DiscordError: 50001, 50013 for what one does not hold, 10009, 50035.
        """
        may = self.world.require(channel, self.world.bot, P.MANAGE_ROLES)
        self.world.check(ONE_OVERWRITE, body)
        assert channel.guild is not None
        allow, deny = int(body.get("allow") or 0), int(body.get("deny") or 0)
        self._may_set(channel.guild, may, allow, deny, channel.overwrites.get(target))
        known = target in channel.overwrites
        self.world.allow(channel, self._whom(channel.guild, target, int(body["type"])), allow, deny, keep=True)
        action = audit_log.OVERWRITE_UPDATE if known else audit_log.OVERWRITE_CREATE
        audit_log.note(self.world, channel.guild, action, channel.id, reason)

    def drop_overwrite(self, channel: Channel, target: int, reason: str | None = None) -> None:
        """Allow and deny nothing in particular any more.

        :raises DiscordError: 50001, 50013, 10009.
        """
        self.world.require(channel, self.world.bot, P.MANAGE_ROLES)
        assert channel.guild is not None
        found = channel.overwrites.get(target)
        if found is None:
            raise DiscordError(10009)
        self.world.allow(channel, self._whom(channel.guild, target, found.type))
        audit_log.note(self.world, channel.guild, audit_log.OVERWRITE_DELETE, channel.id, reason)

    def _overwrites(self, guild: Guild, listed: Any, may: int) -> dict[int, Any]:
        made: dict[int, Any] = {}
        for one in listed or ():
            target, kind = int(one["id"]), one.get("type")
            kind = (0 if target in guild.roles else 1) if kind is None else int(kind)
            self._whom(guild, target, kind)
            allow, deny = int(one.get("allow") or 0), int(one.get("deny") or 0)
            self._may_set(guild, may, allow, deny, None)
            made[target] = Overwrite(target, 1 if kind else 0, allow, deny)
        return made

    def _may_set(self, guild: Guild, may: int, allow: int, deny: int, old: Any) -> None:
        """Nobody may allow or deny what they don't hold themselves; Manage Roles only administrators."""
        changed = (allow ^ old.allow) | (deny ^ old.deny) if old is not None else allow | deny
        if changed & ~may & ALL:
            raise DiscordError(50013)
        if changed & P.MANAGE_ROLES and in_guild(guild, self.world.bot) != ALL:
            raise DiscordError(50013)

    def _whom(self, guild: Guild, target: int, kind: int) -> Role | User:
        found = guild.roles.get(target) if kind == 0 else self.world.users.get(target)
        if found is None:
            raise DiscordError(10009)
        return found

    def _parent(self, guild: Guild, parent_id: Any, kind: int) -> Channel | None:
        if parent_id is None:
            return None
        parent = guild.channels.get(int(parent_id))
        if parent is None:
            raise wrong_field("parent_id", "CHANNEL_PARENT_INVALID", "Category does not exist")
        if parent.type != CATEGORY:
            raise wrong_field("parent_id", "CHANNEL_PARENT_INVALID_TYPE", "Not a category")
        if kind == CATEGORY:
            raise wrong_field("parent_id", "CHANNEL_PARENT_INVALID_PARENT", "Categories cannot have subcategories")
        if sum(one.parent is parent for one in guild.channels.values()) >= MAX_IN_CATEGORY:
            text = f"Maximum number of channels in category reached ({MAX_IN_CATEGORY})"
            raise wrong_field("parent_id", "CHANNEL_PARENT_MAX_CHANNELS", text)
        return parent

    def _apply(self, channel: Channel, body: Any) -> None:
        channel.topic = body.get("topic", channel.topic)
        channel.slowmode = int(body.get("rate_limit_per_user", channel.slowmode) or 0)
        channel.nsfw = bool(body.get("nsfw", channel.nsfw))
        if body.get("position") is not None:
            channel.position = int(body["position"])
        channel.auto_archive = body.get("default_auto_archive_duration", channel.auto_archive)


def _name(name: str, kind: int) -> str:
    """Text channels have no capitals and no spaces."""
    return "-".join(name.lower().split()) if kind in (TEXT_CHANNEL, NEWS) else name
