"""Webhooks of channels: made by those who may, used by whoever has the token."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import audit_log
from .errors import DiscordError, Json
from .files import Part
from .message_bodies import BODY
from .messages import DEFAULT
from .model import NEWS, TEXT_CHANNEL, VOICE, Channel, Guild, Message, User
from .permissions import P, in_guild
from .validation import Anything, Fields, Id, Text, Url

if TYPE_CHECKING:
    from .world import World

MAX_WEBHOOKS = 15
CREATE = Fields("webhook", {"name": Text(1, 80, required=True), "avatar": Text(0)})
EDIT = Fields("webhook", {"name": Text(1, 80), "avatar": Text(0), "channel_id": Id()})
EXECUTE = Fields("webhook message", {
    **BODY, "poll": Anything(), "username": Text(1, 80), "avatar_url": Url(), "thread_name": Text(0, 100),
    "applied_tags": Anything(),
})  # fmt: skip
EDIT_MESSAGE = Fields("webhook message edit", {**BODY, "poll": Anything()})


@dataclass(slots=True, eq=False)
class Webhook:
    """A webhook of a channel."""

    id: int
    token: str
    channel: Channel
    name: str
    user: User
    application_id: int | None
    avatar: str | None = None

    def json(self, base: str, *, with_user: bool = True) -> Json:
        """Webhook JSON; without the user for those who only have the token."""
        assert self.channel.guild is not None
        data: Json = {
            "id": str(self.id),
            "type": 1,
            "application_id": None if self.application_id is None else str(self.application_id),
            "avatar": self.avatar,
            "channel_id": str(self.channel.id),
            "guild_id": str(self.channel.guild.id),
            "name": self.name,
            "token": self.token,
            "url": f"{base}/webhooks/{self.id}/{self.token}",
        }
        return {**data, "user": self.user.json()} if with_user else data


class Webhooks:
    """The webhooks of one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._known: dict[int, Webhook] = {}

    def get(self, webhook_id: int, token: str | None = None) -> Webhook:
        """:raises DiscordError: 10015; 50027 for a wrong token."""
        webhook = self._known.get(webhook_id)
        if webhook is None or webhook.channel.deleted:
            raise DiscordError(10015)
        if token is not None and not secrets.compare_digest(token.encode(), webhook.token.encode()):
            raise DiscordError(50027)
        return webhook

    def allowed(self, who: User, webhook_id: int) -> Webhook:
        """A webhook that somebody may manage.

        :raises DiscordError: 10015, 50001, 50013.
        """
        webhook = self.get(webhook_id)
        self.world.require(webhook.channel, who, P.MANAGE_WEBHOOKS)
        return webhook

    def of_channel(self, who: User, channel: Channel) -> list[Webhook]:
        """:raises DiscordError: 50001, 50013."""
        self.world.require(channel, who, P.MANAGE_WEBHOOKS)
        return [one for one in self._known.values() if one.channel is channel]

    def of_guild(self, who: User, guild: Guild) -> list[Webhook]:
        """:raises DiscordError: 50013."""
        if not in_guild(guild, who) & P.MANAGE_WEBHOOKS:
            raise DiscordError(50013)
        return [one for one in self._known.values() if one.channel.guild is guild and not one.channel.deleted]

    def create(self, who: User, channel: Channel, body: Any, reason: str | None = None) -> Webhook:
        """:raises DiscordError: 50001, 50013, 50024, 30007, 50035."""
        if channel.guild is None or channel.type not in (TEXT_CHANNEL, NEWS, VOICE):
            raise DiscordError(50024)
        there = self.of_channel(who, channel)
        self.world.check(CREATE, body)
        _name_is_free(body["name"])
        if len(there) >= MAX_WEBHOOKS:
            raise DiscordError(30007)
        owner = self.world.application_id if who.bot else None
        avatar = self.world.cdn.keep_avatar(body.get("avatar"))
        webhook = Webhook(self.world.new_id(), secrets.token_urlsafe(51), channel, body["name"], who, owner, avatar)
        self._known[webhook.id] = webhook
        self._changed(channel)
        self.world.audit_log.note(channel.guild, audit_log.WEBHOOK_CREATE, who, webhook.id, reason)
        return webhook

    def edit(self, who: User | None, webhook: Webhook, body: Any, reason: str | None = None) -> Webhook:
        """Change a webhook; without a person it is changed by its token, which can't move it.

        :raises DiscordError: 10003, 50013, 50035.
        """
        self.world.check(EDIT, body)
        if body.get("name"):
            _name_is_free(body["name"])
            webhook.name = body["name"]
        if "avatar" in body:
            webhook.avatar = self.world.cdn.keep_avatar(body["avatar"])
        if body.get("channel_id") and who is not None:
            channel = self.world.find_channel(int(body["channel_id"]))
            self.world.require(channel, who, P.MANAGE_WEBHOOKS)
            webhook.channel = channel
        self._changed(webhook.channel)
        if who is not None and webhook.channel.guild is not None:
            self.world.audit_log.note(webhook.channel.guild, audit_log.WEBHOOK_UPDATE, who, webhook.id, reason)
        return webhook

    def delete(self, who: User | None, webhook: Webhook, reason: str | None = None) -> None:
        """Delete a webhook."""
        del self._known[webhook.id]
        self._changed(webhook.channel)
        if who is not None and webhook.channel.guild is not None:
            self.world.audit_log.note(webhook.channel.guild, audit_log.WEBHOOK_DELETE, who, webhook.id, reason)

    def _changed(self, channel: Channel) -> None:
        assert channel.guild is not None
        event: Json = {"guild_id": str(channel.guild.id), "channel_id": str(channel.id)}
        self.world.dispatch("WEBHOOKS_UPDATE", event, channel)

    # -- its messages --------------------------------------------------------------------------------------------------

    def execute(self, webhook: Webhook, body: Any, parts: Sequence[Part] = (), *, thread: int | None = None) -> Message:
        """Write into the webhook's channel, or a thread of it.

        :raises DiscordError: 10003, 50006, 50035.
        """
        channel = self._place(webhook, thread)
        name = (body or {}).get("username") or webhook.name
        author = User(webhook.id, name, bot=True, avatar=webhook.avatar, webhook=True)
        content = self.world.bodies.read(EXECUTE, body or {}, parts, channel, author)
        extra: Json = {"webhook_id": str(webhook.id)}
        if webhook.application_id is not None:
            extra["application_id"] = str(webhook.application_id)
        if channel.thread is not None:
            self.world.threads.wake(channel, author)
            channel.thread.members.pop(author.id, None)
        return self.world.messages.add(author, channel, content, type=DEFAULT, extra=extra)

    def message(self, webhook: Webhook, message_id: int, *, thread: int | None = None) -> Message:
        """One of its own messages.

        :raises DiscordError: 10003, 10008.
        """
        message = self._place(webhook, thread).messages.get(message_id)
        if message is None or message.author.id != webhook.id:
            raise DiscordError(10008)
        return message

    def edit_message(self, message: Message, body: Any, parts: Sequence[Part] = ()) -> Message:
        """:raises DiscordError: 50006, 50035."""
        return self.world.messages.change(message, body, parts, EDIT_MESSAGE)

    def _place(self, webhook: Webhook, thread: int | None) -> Channel:
        if thread is None:
            return webhook.channel
        channel = self.world.find_channel(thread)
        if channel.parent is not webhook.channel:
            raise DiscordError(10003)
        return channel


def _name_is_free(name: str) -> None:
    """Discord refuses names with its own in them."""
    for word in ("clyde", "discord"):
        if word in name.lower():
            error = {"code": "USERNAME_INVALID_CONTAINS", "message": f'Username cannot contain "{word}"'}
            raise DiscordError(50035, errors={"name": {"_errors": [error]}})
