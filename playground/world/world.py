"""The state of a small Discord: who and what there is. Time is injected; nothing here does I/O.

What happens to messages, threads, commands, interactions and emojis stands in the modules of these names. Bots
subscribe to changes by `on_event` (the gateway), people by `viewers`.
"""

from __future__ import annotations

import base64
import logging
import secrets
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from playground.clock import Clock, WallClock

from .cdn import Cdn
from .channels import Channels
from .commands import Commands
from .emojis import Emojis
from .errors import DiscordError, Json
from .interactions import Interactions
from .members import Members
from .message_bodies import MessageBodies
from .messages import Messages
from .model import (
    CATEGORY,
    DM,
    TEXT_CHANNEL,
    THREADS,
    Channel,
    Guild,
    Interaction,
    Member,
    Overwrite,
    Role,
    User,
    iso,
)
from .permissions import EVERYONE, P, in_channel
from .quotas import Quotas, RateLimits
from .rules import Rules
from .threads import Threads
from .validation import Check, FormErrors, Path

log = logging.getLogger("playground")

DISCORD_EPOCH = 1420070400000


class Viewer(Protocol):
    """Somebody who looks at channels."""

    @property
    def person(self) -> User: ...

    def see(self, kind: Any, channel: Channel | None, data: Json) -> None: ...

    def see_interaction(self, interaction: Interaction) -> None: ...


EVENTS = frozenset((
    "CHANNEL_CREATE", "CHANNEL_DELETE", "CHANNEL_PINS_UPDATE", "CHANNEL_UPDATE",
    "GUILD_AUDIT_LOG_ENTRY_CREATE", "GUILD_BAN_ADD", "GUILD_BAN_REMOVE", "GUILD_CREATE", "GUILD_DELETE",
    "GUILD_EMOJIS_UPDATE", "GUILD_MEMBERS_CHUNK", "GUILD_MEMBER_ADD", "GUILD_MEMBER_REMOVE", "GUILD_MEMBER_UPDATE",
    "GUILD_ROLE_CREATE", "GUILD_ROLE_UPDATE", "GUILD_UPDATE", "INTERACTION_CREATE", "MESSAGE_CREATE",
    "MESSAGE_DELETE", "MESSAGE_DELETE_BULK", "MESSAGE_REACTION_ADD", "MESSAGE_REACTION_REMOVE",
    "MESSAGE_REACTION_REMOVE_ALL", "MESSAGE_REACTION_REMOVE_EMOJI", "MESSAGE_UPDATE", "PRESENCE_UPDATE",
    "THREAD_CREATE", "THREAD_DELETE", "THREAD_MEMBERS_UPDATE", "THREAD_UPDATE", "TYPING_START",
))  # fmt: skip
"""Everything a bot may hear of by the gateway, beside READY and RESUMED."""


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that people or the bot did: "message", "edit" or "delete" (`data`: its JSON), "acted" or "failed" (the
    interaction), "raised" (an error of the bot's)."""

    what: str
    data: Json | Interaction
    only_for: int | None = None


EventSink = Callable[[str, Json, Channel | Guild | None, Interaction | None], None]
"""Called with an event's name, its data, where it happens (None: nowhere in particular) and its interaction."""


class World:
    """One Discord with one application in it."""

    def __init__(
        self, clock: Clock | None = None, *, bot_name: str = "Bot", limits: RateLimits | None = None,
        strict: bool = False, rules: Rules | None = None,
    ) -> None:  # fmt: skip
        self.strict = strict
        """Whether fields that the playground does not know are refused; Discord ignores what it does not know."""
        self.clock: Clock = clock or WallClock()
        self.limits = limits or RateLimits()
        self.rules = rules or Rules()
        self._last_id = 0
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.cdn = Cdn(self)
        self.quotas = Quotas(self.clock)
        self.unsupported: list[str] = []
        self.happenings: deque[Happening] = deque(maxlen=40)
        """The last of them, for a transcript."""
        self.viewers: list[Viewer] = []
        self.on_event: list[EventSink] = []
        self.presence: Callable[[Guild | None], bool] = lambda guild: False
        self.application_id = self.new_id()
        self.bot = self._user(User(self.application_id, bot_name, bot=True))
        self.developer = self._user(User(self.new_id(), "Developer"))
        self.token = ".".join(
            (base64.b64encode(str(self.bot.id).encode()).decode().rstrip("="), "play", secrets.token_hex(19))
        )
        self.bodies = MessageBodies(self)
        self.messages = Messages(self)
        self.threads = Threads(self)
        self.commands = Commands(self)
        self.interactions = Interactions(self)
        self.emojis = Emojis(self)
        self.members = Members(self)
        self.channel_edits = Channels(self)
        self.bot_presence: Json = {"status": "online", "activities": []}

    # -- what a request may say ----------------------------------------------------------------------------------------

    def form(self) -> FormErrors:
        """For the errors of one request body."""
        return FormErrors(strict=self.strict)

    def check(self, kind: Check, body: Any, path: Path = ()) -> None:
        """Check a whole body.

        :raises DiscordError: 50035 with every error.
        :raises Unsupported: a field the playground does not know, if the world is strict.
        """
        form = self.form()
        kind.check(form, path, body)
        form.close()

    # -- ids and time --------------------------------------------------------------------------------------------------

    def new_id(self, *, spread: bool = False) -> int:
        """A snowflake: later ones are greater, the upper bits are time. `spread` gives it a millisecond of its own."""
        fresh = (int(self.clock.time() * 1000) - DISCORD_EPOCH) << 22
        step = (self._last_id | (1 << 22) - 1) + 1 if spread else self._last_id + 1
        self._last_id = max(fresh, step)
        return self._last_id

    def created(self, snowflake: int) -> float:
        """The moment inside a snowflake."""
        return ((snowflake >> 22) + DISCORD_EPOCH) / 1000

    # -- people and places ---------------------------------------------------------------------------------------------

    def _user(self, user: User) -> User:
        self.users[user.id] = user
        return user

    def person(self, name: str, *, locale: str = "en-US") -> User:
        """A new person, not yet in any guild."""
        return self._user(User(self.new_id(), name, locale=locale))

    def guild(self, name: str, *, bot_permissions: int = 0, with_bot: bool = True) -> Guild:
        """A new server, owned by the bot's developer; `bot_permissions` is what the bot gets beyond everyone's."""
        guild = Guild(self.new_id(spread=True), name, self.developer.id, self.clock.time(), rules=self.rules)
        guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYONE)
        guild.members[self.developer.id] = Member(self.developer, guild.created)
        self.guilds[guild.id] = guild
        if with_bot:
            self.invite_bot(guild, bot_permissions)
        return guild

    def invite_bot(self, guild: Guild, permissions: int = 0) -> None:
        """Somebody adds the bot to a guild."""
        role = Role(self.new_id(), self.bot.name, permissions, managed=True, bot_id=self.bot.id)
        self._at_the_bottom(guild, role)
        guild.members[self.bot.id] = Member(self.bot, self.clock.time(), [role.id])
        self.dispatch("GUILD_CREATE", self.guild_event(guild), guild)

    def kick_bot(self, guild: Guild) -> None:
        """Somebody takes the bot out of a guild."""
        self.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild)
        member = guild.members.pop(self.bot.id, None)
        for role in member.roles if member else ():
            guild.roles.pop(role, None)

    def invite_commands(self, guild: Guild) -> None:
        """Somebody adds the bot's commands to a guild without the bot: an install without the scope `bot`."""
        guild.has_commands = True

    def channel(
        self, guild: Guild, name: str, *, parent: Channel | None = None, kind: int = TEXT_CHANNEL, announce: bool = True
    ) -> Channel:
        """A new channel (or category) of a guild."""
        channel = Channel(self.new_id(), kind, name, guild, parent, position=len(guild.channels))
        guild.channels[channel.id] = self.channels[channel.id] = channel
        if guild.system_channel_id is None and kind == TEXT_CHANNEL:
            guild.system_channel_id = channel.id
        if announce:
            self.announce_channel(channel)
        return channel

    def announce_channel(self, channel: Channel) -> None:
        """Tell everybody who may see it that a channel is new."""
        self.dispatch("CHANNEL_CREATE", channel.json(), channel)
        if channel.type != CATEGORY:
            self.show("channel", channel, channel.json())

    def delete_channel(self, channel: Channel, *, quietly: bool = False) -> None:
        """A channel or thread goes, with everything in it.

        The bot hears nothing of archived threads in a channel that goes: they are no part of what it is told.
        """
        for thread in [one for one in self.channels.values() if one.parent is channel and one.type in THREADS]:
            self.delete_channel(thread, quietly=thread.thread is not None and thread.thread.archived)
        self.show("channel_gone", channel, {"id": str(channel.id)})
        name = "THREAD_DELETE" if channel.type in THREADS else "CHANNEL_DELETE"
        if not quietly:
            self.dispatch(name, channel.json(), channel)
        channel.deleted = True
        self.channels.pop(channel.id, None)
        guild = channel.guild
        if guild is not None:
            guild.channels.pop(channel.id, None)
            if guild.system_channel_id == channel.id:
                guild.system_channel_id = None

    def direct(self, user: User) -> Channel:
        """The direct conversation between the bot and a person, made at need."""
        for channel in self.channels.values():
            if channel.type == DM and user in channel.recipients:
                return channel
        channel = Channel(self.new_id(), DM, user.name, recipients=[user, self.bot])
        self.channels[channel.id] = channel
        return channel

    def role(
        self, guild: Guild, name: str, permissions: int = 0, *, mentionable: bool = False, color: int = 0,
        hoist: bool = False, unicode_emoji: str | None = None,
    ) -> Role:  # fmt: skip
        """A new role of a guild: the lowest but @everyone, as Discord places new ones."""
        role = Role(self.new_id(), name, permissions, 1, mentionable, False, color, hoist, unicode_emoji)
        self._at_the_bottom(guild, role)
        self.dispatch("GUILD_ROLE_CREATE", {"guild_id": str(guild.id), "role": role.json()}, guild)
        return role

    def _at_the_bottom(self, guild: Guild, role: Role) -> None:
        """Put a new role just above @everyone; all others move up by one."""
        for other in guild.roles.values():
            if other.position >= 1:
                other.position += 1
        role.position = 1
        guild.roles[role.id] = role

    def join(self, user: User, guild: Guild, roles: Iterable[Role] = ()) -> Member:
        """Somebody joins a guild.

        :raises DiscordError: 40007, they are banned from it.
        """
        if user.id in guild.bans:
            raise DiscordError(40007)
        member = Member(user, self.clock.time(), [role.id for role in roles])
        guild.members[user.id] = member
        event: Json = {**member.json(), "guild_id": str(guild.id)}
        self.dispatch("GUILD_MEMBER_ADD", event, guild)
        self.show_all("people", guild)
        return member

    def leave(self, user: User, guild: Guild) -> None:
        """Somebody leaves a guild, or is made to."""
        seen = [one for one in self.channels.values() if one.guild is guild and self.can_see(user, one)]
        guild.members.pop(user.id, None)
        for channel in seen:
            self.show("channel_gone", channel, {"id": str(channel.id)}, user.id)
        self.threads.left_server(user, guild)
        self.dispatch("GUILD_MEMBER_REMOVE", {"guild_id": str(guild.id), "user": user.json()}, guild)
        self.show_all("people", guild)

    def allow(
        self, channel: Channel, whom: Role | User | Guild, allow: int = 0, deny: int = 0, *, keep: bool = False
    ) -> None:
        """Set what a channel allows and denies to a role, a member or (a guild) everyone.

        Nothing at all removes the overwrite, unless it is to be kept.
        """
        before = self.who_sees(channel)
        if allow or deny or keep:
            channel.overwrites[whom.id] = Overwrite(whom.id, 1 if isinstance(whom, User) else 0, allow, deny)
        else:
            channel.overwrites.pop(whom.id, None)
        self.channel_changed(channel, before)

    def who_sees(self, channel: Channel) -> dict[Viewer, bool]:
        """Everybody at a client, and whether they see the channel."""
        return {one: self.can_see(one.person, channel) for one in self.viewers}

    def channel_changed(self, channel: Channel, saw: Mapping[Viewer, bool]) -> None:
        """Tell everybody that a channel is another one now; to some it may appear or vanish by that."""
        self.dispatch("CHANNEL_UPDATE", channel.json(), channel)
        if channel.type == CATEGORY:
            return
        for one in self.viewers:
            if self.can_see(one.person, channel):
                one.see("channel", channel, channel.json())
            elif saw.get(one):
                one.see("channel_gone", channel, {"id": str(channel.id)})

    def set_role(self, guild: Guild, role: Role, permissions: int) -> None:
        """Change the permissions of a role."""
        role.permissions = permissions
        self.dispatch("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": role.json()}, guild)

    def guild_event(self, guild: Guild, *, with_presences: bool = False, large_threshold: int = 50) -> Json:
        """A guild as the gateway spells it: with channels, threads and members.

        Without the presences intent the only member in it is the bot; with it all are, in a large guild those online.
        Presences are of the same. Discord's documentation, "Gateway Events", Guild Create: "members and presences
        returned in this event will only contain your bot and users in voice channels".
        """
        bot = self.bot
        threads = [
            self.threads.json(one)
            for one in self.channels.values()
            if one.guild is guild and one.thread is not None and not one.thread.archived and in_channel(one, bot)
        ]
        large = len(guild.members) > large_threshold
        everybody = guild.members.values()
        online = [one.user for one in everybody if self.status_of(one.user) != "offline"] if with_presences else []
        members = [
            one for one in everybody if one.user is bot or (with_presences and (not large or one.user in online))
        ]
        if not with_presences and self.status_of(bot) != "offline":
            online = [bot]
        presences = [self.presence_json(user) for user in online]
        return {
            **guild.json(),
            "joined_at": iso(guild.members[bot.id].joined if bot.id in guild.members else guild.created),
            "large": large,
            "member_count": len(guild.members),
            "members": [one.json() for one in members],
            "channels": [one.json() for one in guild.channels.values() if one.type not in THREADS],
            "threads": threads,
            "presences": presences,
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    # -- who is online -------------------------------------------------------------------------------------------------

    def watch(self, viewer: Viewer) -> None:
        """A person sits down at a client: from now on they see what happens, and others see them online."""
        self.viewers.append(viewer)
        for guild in self.guilds.values():
            if viewer.person.id in guild.members:
                self.dispatch("PRESENCE_UPDATE", self.presence_json(viewer.person, guild), guild)

    def status_of(self, user: User) -> str:
        """ "online" for people at a client and for a connected bot, else "offline"."""
        if user is self.bot:
            return self.bot_presence["status"] if self.presence(None) else "offline"
        return "online" if any(one.person is user for one in self.viewers) else "offline"

    def presence_json(self, user: User, guild: Guild | None = None) -> Json:
        """A presence as the gateway spells it."""
        status = self.status_of(user)
        data: Json = {
            "user": {"id": str(user.id)},
            "status": status,
            "activities": self.bot_presence["activities"] if user is self.bot else [],
            "client_status": {} if status == "offline" else {"web" if user.bot else "desktop": status},
        }
        return data if guild is None else {**data, "guild_id": str(guild.id)}

    def set_bot_presence(self, status: str, activities: list[Json]) -> None:
        """The bot says whether it is online and what it is doing; everybody sees it."""
        self.bot_presence = {"status": status, "activities": activities}
        for guild in self.guilds.values():
            if self.bot.id in guild.members:
                self.dispatch("PRESENCE_UPDATE", self.presence_json(self.bot, guild), guild)
        self.show_all("people", None)

    # -- looking up ----------------------------------------------------------------------------------------------------

    def find_channel(self, channel_id: int) -> Channel:
        """:raises DiscordError: 10003."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise DiscordError(10003)
        return channel

    def find_guild(self, guild_id: int) -> Guild:
        """A guild the bot is in.

        :raises DiscordError: 10004.
        """
        guild = self.guilds.get(guild_id)
        if guild is None or self.bot.id not in guild.members:
            raise DiscordError(10004)
        return guild

    def require(self, channel: Channel, user: User, wanted: int) -> int:
        """What a user may do in a channel, if that is enough.

        :raises DiscordError: 50001 who cannot see it, 50013 who may not do it.
        """
        may = in_channel(channel, user)
        if not may & P.VIEW_CHANNEL:
            raise DiscordError(50001)
        if wanted & ~may:
            raise DiscordError(50013)
        return may

    def can_see(self, user: User, channel: Channel) -> bool:
        """Whether a user sees a channel at all."""
        return bool(in_channel(channel, user) & P.VIEW_CHANNEL)

    def knows_emoji(self, emoji_id: int) -> bool:
        """Whether the bot may use this custom emoji."""
        return emoji_id in self.emojis.known or any(
            emoji_id in guild.emojis for guild in self.guilds.values() if self.bot.id in guild.members
        )

    def give_guild(self, guild: Guild, user: User) -> None:
        """Make a member the owner."""
        guild.owner_id = user.id
        self.guild_changed(guild)

    def guild_changed(self, guild: Guild) -> None:
        """Tell everybody that a server is another one now."""
        self.dispatch("GUILD_UPDATE", guild.json(), guild)
        self.show_all("people", guild)

    # -- telling -------------------------------------------------------------------------------------------------------

    def dispatch(self, name: str, data: Json, where: Channel | Guild, about: Interaction | None = None) -> None:
        """Tell the bot by the gateway, if it is there and may see it. `name` is one of `EVENTS`."""
        assert name in EVENTS, name
        guild = where.guild if isinstance(where, Channel) else where
        if guild is not None and self.bot.id not in guild.members and not (about and guild.has_commands):
            return
        if isinstance(where, Channel) and about is None and not in_channel(where, self.bot) & P.VIEW_CHANNEL:
            if not name.startswith("CHANNEL"):
                return
        for sink in self.on_event:
            sink(name, data, where, about)

    def show(self, kind: str, channel: Channel, data: Json, only_for: int | None = None) -> None:
        """Show something to everybody who can see the channel, or to one user only."""
        if kind in ("message", "edit", "delete"):
            self.note(kind, data, only_for)
        for one in self.viewers:
            if only_for is not None:
                if one.person.id == only_for:
                    one.see(kind, channel, data)
            elif self.can_see(one.person, channel):
                one.see(kind, channel, data)

    def note(self, what: str, data: Json | Interaction, only_for: int | None = None) -> None:
        """Keep what happened for a transcript."""
        self.happenings.append(Happening(what, data, only_for))

    def show_all(self, kind: str, guild: Guild | None, data: Json | None = None) -> None:
        """Show something to everybody in a guild (or everywhere)."""
        for one in self.viewers:
            if guild is None or one.person.id in guild.members:
                one.see(kind, None, data or {})

    def show_interaction(self, interaction: Interaction) -> None:
        """Show an interaction's new state to whoever acted."""
        for one in self.viewers:
            if one.person is interaction.user:
                one.see_interaction(interaction)

    def typing(self, user: User, channel: Channel) -> None:
        """Somebody is typing.

        :raises DiscordError: 50001, 50013.
        """
        self.require(channel, user, P.SEND_IN_THREADS if channel.thread else P.SEND_MESSAGES)
        event: Json = {"channel_id": str(channel.id), "user_id": str(user.id), "timestamp": int(self.clock.time())}
        guild = channel.guild
        if guild is not None:
            event |= {"guild_id": str(guild.id), "member": guild.members[user.id].json()}
        self.dispatch("TYPING_START", event, channel)
        self.show("typing", channel, {"user_id": str(user.id)})

    def commands_changed(self, scope: int | None) -> None:
        """The bot's commands are others now."""
        self.show_all("commands", self.guilds.get(scope) if scope is not None else None)

    def report_unsupported(self, what: str) -> None:
        """Something was asked that the playground does not support: log it as an error, keep it for the end."""
        if what not in self.unsupported:
            self.unsupported.append(what)
        log.error("%s", what)
