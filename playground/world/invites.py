"""Invites to a server, as far as libraries ask for them: made, listed and deleted. Nobody joins by one here."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import audit_log
from .errors import DiscordError, Json
from .model import Channel, Guild, User, iso
from .permissions import P, in_guild
from .validation import Anything, Bool, Fields, Id, Int

if TYPE_CHECKING:
    from .world import World

CREATE = Fields("invite", {
    "max_age": Int(0, 604800), "max_uses": Int(0, 100), "temporary": Bool(), "unique": Bool(), "flags": Int(0),
    "target_type": Int(1, 2), "target_user_id": Id(), "target_application_id": Id(), "role_ids": Anything(),
})  # fmt: skip
WEEK = 7 * 86400


@dataclass(frozen=True, slots=True)
class Invite:
    """One invite."""

    code: str
    channel: Channel
    inviter: User
    created: float
    max_age: int
    max_uses: int
    temporary: bool

    @property
    def expires(self) -> float | None:
        """When it ends; None: never."""
        return self.created + self.max_age if self.max_age else None

    def json(self) -> Json:
        """Invite JSON with its metadata."""
        guild = self.channel.guild
        assert guild is not None
        about = guild.json()
        keys = ("id", "name", "splash", "banner", "description", "icon", "features", "verification_level",
                "vanity_url_code", "nsfw_level", "nsfw", "premium_subscription_count", "premium_tier")  # fmt: skip
        return {
            "type": 0,
            "code": self.code,
            "inviter": self.inviter.json(),
            "max_age": self.max_age,
            "max_uses": self.max_uses,
            "uses": 0,
            "temporary": self.temporary,
            "created_at": iso(self.created),
            "expires_at": None if self.expires is None else iso(self.expires),
            "flags": 0,
            "guild": {key: about[key] for key in keys},
            "guild_id": str(guild.id),
            "channel": {"id": str(self.channel.id), "type": self.channel.type, "name": self.channel.name},
        }


class Invites:
    """The invites of one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._known: dict[str, Invite] = {}

    def create(self, who: User, channel: Channel, body: Any, reason: str | None = None) -> Invite:
        """:raises DiscordError: 50001, 50013, 50024, 50035."""
        body = body or {}
        self.world.check(CREATE, body)
        if channel.guild is None:
            raise DiscordError(50024)
        self.world.require(channel, who, P.CREATE_INVITE)
        max_age = body.get("max_age")
        invite = Invite(
            secrets.token_urlsafe(6), channel, who, self.world.clock.time(), 86400 if max_age is None else int(max_age),
            int(body.get("max_uses") or 0), bool(body.get("temporary")),
        )  # fmt: skip
        self._known[invite.code] = invite
        event: Json = {key: value for key, value in invite.json().items() if key not in ("guild", "channel", "type")}
        self.world.dispatch("INVITE_CREATE", {**event, "channel_id": str(channel.id)}, channel)
        self.world.audit_log.note(channel.guild, audit_log.INVITE_CREATE, who, None, reason)
        return invite

    def get(self, code: str) -> Invite:
        """:raises DiscordError: 10006."""
        invite = self._known.get(code)
        if invite is None or (invite.expires is not None and invite.expires <= self.world.clock.time()):
            raise DiscordError(10006)
        return invite

    def of_channel(self, who: User, channel: Channel) -> list[Invite]:
        """:raises DiscordError: 50001, 50013."""
        self.world.require(channel, who, P.MANAGE_CHANNELS)
        return [one for one in self._known.values() if one.channel is channel]

    def of_guild(self, who: User, guild: Guild) -> list[Invite]:
        """:raises DiscordError: 50013."""
        if not in_guild(guild, who) & P.MANAGE_GUILD:
            raise DiscordError(50013)
        return [one for one in self._known.values() if one.channel.guild is guild]

    def delete(self, who: User, code: str, reason: str | None = None) -> Invite:
        """:raises DiscordError: 10006, 50013."""
        invite = self.get(code)
        guild = invite.channel.guild
        assert guild is not None
        if not in_guild(guild, who) & P.MANAGE_GUILD:
            self.world.require(invite.channel, who, P.MANAGE_CHANNELS)
        del self._known[code]
        event: Json = {"guild_id": str(guild.id), "channel_id": str(invite.channel.id), "code": code}
        self.world.dispatch("INVITE_DELETE", event, invite.channel)
        self.world.audit_log.note(guild, audit_log.INVITE_DELETE, who, None, reason)
        return invite
