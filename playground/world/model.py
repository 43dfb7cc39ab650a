"""The things of the world, and how Discord spells each of them in JSON. No rules here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Literal

from playground.clock import Timer

from .errors import Json
from .rules import Rules

TEXT_CHANNEL, DM, VOICE, CATEGORY, NEWS = 0, 1, 2, 4, 5
STAGE, DIRECTORY, FORUM, MEDIA = 13, 14, 15, 16
"""Discord's channel types that the playground does not have."""
NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS = (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)

EPHEMERAL, LOADING, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 2, 1 << 12, 1 << 15
HAS_THREAD = 1 << 5
NO_NOTICES = 0b1111
"""System channel flags: the playground posts no notice of who joined, boosted or what there is to set up."""


def iso(seconds: float) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


@dataclass(slots=True, eq=False)
class User:
    """A person or a bot."""

    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    takes_direct: bool = True
    """They take direct messages from the bot."""
    _json: Json | None = None

    def json(self) -> Json:
        """User JSON; treat it as read-only, it is shared."""
        if self._json is None:
            self._json = {
                "id": str(self.id),
                "username": self.name if self.bot else self.name.lower().replace(" ", "_"),
                "global_name": None if self.bot else self.name,
                "discriminator": self.discriminator,
                "avatar": None,
                "banner": None,
                "accent_color": None,
                "bot": self.bot,
                "system": False,
                "flags": 0,
                "public_flags": 0,
                "avatar_decoration_data": None,
                "collectibles": None,
                "primary_guild": None,
            }
        return self._json

    @property
    def discriminator(self) -> str:
        """Four digits for a bot, "0" for a person."""
        return f"{(self.id >> 22) % 9999 + 1:04d}" if self.bot else "0"


@dataclass(slots=True, eq=False)
class Role:
    """A role of a guild; the guild's own id is @everyone."""

    id: int
    name: str
    permissions: int
    position: int = 0
    mentionable: bool = False
    managed: bool = False
    color: int = 0
    hoist: bool = False
    unicode_emoji: str | None = None
    bot_id: int | None = None
    """The bot whose own role it is."""

    def json(self) -> Json:
        data: Json = {
            "id": str(self.id),
            "name": self.name,
            "description": None,
            "permissions": str(self.permissions),
            "position": self.position,
            "color": self.color,
            "colors": {"primary_color": self.color, "secondary_color": None, "tertiary_color": None},
            "hoist": self.hoist,
            "managed": self.managed,
            "mentionable": self.mentionable,
            "icon": None,
            "unicode_emoji": self.unicode_emoji,
            "flags": 0,
        }
        if self.bot_id is not None:
            data["tags"] = {"bot_id": str(self.bot_id)}
        return data


@dataclass(slots=True, eq=False)
class Member:
    """A user in a guild."""

    user: User
    joined: float
    roles: list[int] = field(default_factory=list[int])
    nick: str | None = None
    timeout_until: float | None = None
    timed_out: bool = False
    _json: Json | None = None

    def json(self) -> Json:
        """Member JSON with its user; treat it as read-only."""
        if self._json is None:
            self._json = {**self.partial(), "user": self.user.json()}
        return self._json

    def partial(self) -> Json:
        """Member JSON without the user."""
        return {
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None if self.timeout_until is None else iso(self.timeout_until),
            "flags": 0,
            "joined_at": iso(self.joined),
            "nick": self.nick,
            "pending": False,
            "premium_since": None,
            "roles": [str(role) for role in self.roles],
            "mute": False,
            "deaf": False,
        }

    def changed(self) -> None:
        """Forget the JSON after a change."""
        self._json = None


@dataclass(slots=True, eq=False)
class Overwrite:
    """What a channel allows and denies to a role or a member."""

    id: int
    type: Literal[0, 1]
    allow: int = 0
    deny: int = 0

    def json(self) -> Json:
        return {"id": str(self.id), "type": self.type, "allow": str(self.allow), "deny": str(self.deny)}


@dataclass(slots=True, eq=False)
class Emoji:
    """A custom emoji, of a guild or of the application."""

    id: int
    name: str
    image: bytes
    animated: bool
    user: User
    roles: list[int] = field(default_factory=list[int])

    def json(self) -> Json:
        return {
            "id": str(self.id),
            "name": self.name,
            "roles": [str(role) for role in self.roles],
            "user": self.user.json(),
            "require_colons": True,
            "managed": False,
            "animated": self.animated,
            "available": True,
        }


@dataclass(slots=True, eq=False)
class Guild:
    """A server."""

    id: int
    name: str
    owner_id: int
    created: float
    locale: str = "en-US"
    """What it would like to be spoken to in: said only where `preferred_locale` may."""
    features: tuple[str, ...] = ()
    rules: Rules = field(default_factory=Rules)
    roles: dict[int, Role] = field(default_factory=dict[int, Role])
    members: dict[int, Member] = field(default_factory=dict[int, Member])
    channels: dict[int, Channel] = field(default_factory=dict[int, "Channel"])
    emojis: dict[int, Emoji] = field(default_factory=dict[int, Emoji])
    bans: dict[int, str | None] = field(default_factory=dict[int, "str | None"])
    """Who is banned, and why: user id → reason."""
    system_channel_id: int | None = None
    uploads: bool = True
    """Whether files may be uploaded; Discord switches that off for servers that abused it (code 400001)."""
    has_commands: bool = False
    """The bot was added with its commands alone, without the scope `bot`: they work here, but it is no member."""

    @property
    def preferred_locale(self) -> str:
        """What Discord says of it (`Rules.community_locales`)."""
        return self.locale if "COMMUNITY" in self.features or not self.rules.community_locales else "en-US"

    def partial(self) -> Json:
        """As in an interaction."""
        return {"id": str(self.id), "locale": self.preferred_locale, "features": list(self.features)}

    def json(self) -> Json:
        """As by REST."""
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "description": None,
            "home_header": None,
            "splash": None,
            "discovery_splash": None,
            "features": list(self.features),
            "banner": None,
            "owner_id": str(self.owner_id),
            "application_id": None,
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": None if self.system_channel_id is None else str(self.system_channel_id),
            "system_channel_flags": NO_NOTICES,
            "widget_enabled": False,
            "widget_channel_id": None,
            "verification_level": 0,
            "roles": [role.json() for role in self.roles.values()],
            "default_message_notifications": 1,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_presences": None,
            "max_members": 500000,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "vanity_url_code": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": self.preferred_locale,
            "rules_channel_id": None,
            "safety_alerts_channel_id": None,
            "public_updates_channel_id": None,
            "premium_progress_bar_enabled": False,
            "nsfw": False,
            "nsfw_level": 0,
            "emojis": [emoji.json() for emoji in self.emojis.values()],
            "stickers": [],
            "incidents_data": None,
        }


@dataclass(slots=True, eq=False)
class ThreadState:
    """What a thread has beyond a channel."""

    owner_id: int
    created: float
    auto_archive: int
    archived: bool = False
    archived_at: float = 0.0
    locked: bool = False
    invitable: bool = True
    members: dict[int, float] = field(default_factory=dict[int, float])
    sent: int = 0
    timer: Timer | None = None

    def metadata(self) -> Json:
        return {
            "archived": self.archived,
            "archive_timestamp": iso(self.archived_at or self.created),
            "auto_archive_duration": self.auto_archive,
            "locked": self.locked,
            "create_timestamp": iso(self.created),
            "invitable": self.invitable,
        }


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel, a category, a DM or a thread."""

    id: int
    type: int
    name: str
    guild: Guild | None = None
    parent: Channel | None = None
    topic: str | None = None
    position: int = 0
    slowmode: int = 0
    nsfw: bool = False
    overwrites: dict[int, Overwrite] = field(default_factory=dict[int, Overwrite])
    messages: dict[int, Message] = field(default_factory=dict[int, "Message"])
    recipients: list[User] = field(default_factory=list[User])
    thread: ThreadState | None = None
    last_message_id: int | None = None
    auto_archive: int | None = None
    """Minutes after which a new thread in it archives itself, where the channel says so."""
    deleted: bool = False

    def json(self) -> Json:
        """Channel JSON as by REST and in guild events."""
        data: Json = {
            "id": str(self.id),
            "type": self.type,
            "flags": 0,
            "last_message_id": str(self.last_message_id) if self.last_message_id else None,
        }
        if self.type == DM:
            return data | {"recipients": [user.json() for user in self.recipients if not user.bot]}
        assert self.guild is not None
        data |= {
            "guild_id": str(self.guild.id),
            "name": self.name,
            "parent_id": str(self.parent.id) if self.parent else None,
            "rate_limit_per_user": self.slowmode,
        }
        if self.thread is None:
            data |= {
                "position": self.position,
                "nsfw": self.nsfw,
                "permission_overwrites": [one.json() for one in self.overwrites.values()],
            }
            if self.type in (VOICE, STAGE):
                return data | {"bitrate": 64000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
            if self.auto_archive is not None:
                data["default_auto_archive_duration"] = self.auto_archive
            return data if self.type == CATEGORY else data | {"topic": self.topic}
        return data | {
            "owner_id": str(self.thread.owner_id),
            "thread_metadata": self.thread.metadata(),
            "message_count": len([1 for m in self.messages.values() if m.type != 21]),
            "member_count": min(len(self.thread.members), 50),
            "total_message_sent": self.thread.sent,
        }


@dataclass(slots=True, eq=False)
class StoredFile:
    """An uploaded file, as the CDN keeps it."""

    id: int
    filename: str
    content: bytes
    content_type: str
    path: str
    width: int | None
    height: int | None
    description: str | None

    def json(self, url: str, *, ephemeral: bool) -> Json:
        """Attachment JSON."""
        data: Json = {
            "id": str(self.id),
            "filename": self.filename,
            "size": len(self.content),
            "url": url,
            "proxy_url": url,
            "content_type": self.content_type,
        }
        if self.width is not None:
            data |= {"width": self.width, "height": self.height}
        if self.description is not None:
            data["description"] = self.description
        if self.filename.startswith("SPOILER_"):
            data["flags"] = 1 << 3
        if ephemeral:
            data["ephemeral"] = True
        return data


@dataclass(slots=True, eq=False)
class Message:
    """A message. `payload` is its JSON; it is replaced, never changed, so whoever holds an old one keeps the past."""

    id: int
    channel: Channel
    author: User
    payload: Json
    created: float
    type: int = 0
    only_for: int | None = None
    """The one user who sees it, if it is ephemeral."""
    files: dict[int, StoredFile] = field(default_factory=dict[int, StoredFile])
    interaction: Interaction | None = None
    """The interaction that made it."""
    reactions: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    pinned_at: float | None = None
    deleted: bool = False
    dismissed: bool = False

    @property
    def flags(self) -> int:
        return self.payload["flags"]


State = Literal["waiting", "thinking", "answered", "updated", "acknowledged", "modal", "choices", "failed"]


@dataclass(slots=True, eq=False)
class Interaction:
    """One interaction from its creation to the end of its token."""

    id: int
    token: str
    type: int
    user: User
    channel: Channel
    created: float
    data: Json
    message: Message | None = None
    """The message whose control was used (also for a form opened from it)."""
    parent: Interaction | None = None
    """The interaction that opened the form."""
    command: str | None = None
    state: State = "waiting"
    answered_by: int | None = None
    """The type of the bot's callback."""
    response: Message | None = None
    """What `@original` means."""
    made: set[int] = field(default_factory=set[int])
    """Ids of the messages this token may edit."""
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list[Json])
    reason: str | None = None
    noticed: bool = False
    """Whether somebody has been told that it failed, so that no other has to be."""
    timer: Timer | None = None
    watchers: list[Callable[[Interaction], None]] = field(default_factory=list[Callable[["Interaction"], None]])

    @property
    def pending(self) -> bool:
        """Whether the bot has not answered yet and still may."""
        return self.state == "waiting"
