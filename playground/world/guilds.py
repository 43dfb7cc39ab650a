"""Settings of a server, changed by those who may manage it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import audit_log
from .errors import DiscordError
from .model import TEXT_CHANNEL, VOICE, Guild, User
from .permissions import P, in_guild
from .validation import Anything, Bool, Choice, Fields, Id, Int, ListOf, Text

if TYPE_CHECKING:
    from .world import World

EDIT = Fields("guild", {
    "name": Text(2, 100), "description": Text(0, 300), "system_channel_id": Id(), "afk_channel_id": Id(),
    "afk_timeout": Choice((60, 300, 900, 1800, 3600)), "verification_level": Int(0, 4), "preferred_locale": Text(2, 5),
    "default_message_notifications": Int(0, 1), "explicit_content_filter": Int(0, 2), "system_channel_flags": Int(0),
    "rules_channel_id": Id(), "public_updates_channel_id": Id(), "safety_alerts_channel_id": Id(),
    "premium_progress_bar_enabled": Bool(), "features": ListOf(Text()), "icon": Anything(), "splash": Anything(),
    "banner": Anything(), "discovery_splash": Anything(), "owner_id": Id(), "region": Anything(),
})  # fmt: skip


class Guilds:
    """The settings of one world's servers."""

    def __init__(self, world: World) -> None:
        self.world = world

    def edit(self, who: User, guild: Guild, body: Any, reason: str | None = None) -> Guild:
        """Change name, description, system channel, AFK channel and the like; what else is named is taken and ignored.

        :raises DiscordError: 50013, 10003, 50035.
        """
        self.world.check(EDIT, body)
        if not in_guild(guild, who) & P.MANAGE_GUILD:
            raise DiscordError(50013)
        guild.name = body.get("name") or guild.name
        guild.description = body.get("description", guild.description)
        if "system_channel_id" in body:
            guild.system_channel_id = self._channel(guild, body["system_channel_id"], TEXT_CHANNEL)
        if "afk_channel_id" in body:
            guild.afk_channel_id = self._channel(guild, body["afk_channel_id"], VOICE)
        guild.locale = body.get("preferred_locale") or guild.locale
        guild.features = tuple(body.get("features", guild.features))
        guild.afk_timeout = int(body.get("afk_timeout") or guild.afk_timeout)
        if body.get("verification_level") is not None:
            guild.verification_level = int(body["verification_level"])
        self.changed(guild)
        self.world.audit_log.note(guild, audit_log.GUILD_UPDATE, who, guild.id, reason)
        return guild

    def give_to(self, guild: Guild, user: User) -> None:
        """Make a member the owner."""
        guild.owner_id = user.id
        self.changed(guild)

    def changed(self, guild: Guild) -> None:
        """Tell everybody that a server is another one now."""
        self.world.dispatch("GUILD_UPDATE", guild.json(), guild)
        self.world.show_all("people", guild)

    def _channel(self, guild: Guild, channel_id: Any, kind: int) -> int | None:
        if channel_id is None:
            return None
        channel = guild.channels.get(int(channel_id))
        if channel is None or channel.type != kind:
            raise DiscordError(10003)
        return channel.id
