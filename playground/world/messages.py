"""Messages of channels: sending, editing, deleting, history, pins and reactions, by the bot or by people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from .emoji_text import is_emoji
from .errors import DiscordError, Json, is_object, wrong_field
from .files import Part
from .message_bodies import BODY, REFERENCE, MessageContent, no_unsupported
from .model import CATEGORY, EPHEMERAL, LOADING, Channel, Interaction, Message, User, iso
from .permissions import P
from .validation import Anything, Bool, Fields, Id, ListOf, Path

if TYPE_CHECKING:
    from .world import World

CREATE = Fields("message", {
    **BODY, "nonce": Anything(), "enforce_nonce": Bool(), "message_reference": REFERENCE,
    "sticker_ids": ListOf(Id(), 0, 3), "poll": Anything(),
})  # fmt: skip
EDIT = Fields("message edit", dict(BODY))

HOUR = 3600.0
FORTNIGHT = 14 * 24 * HOUR
NONCE_LIFE = 300.0
MOST_PINS = 250
DEFAULT, REPLY, COMMAND, THREAD_STARTER, THREAD_CREATED, PIN_NOTE = 0, 19, 20, 21, 18, 6
DELETABLE_SYSTEM = (PIN_NOTE, THREAD_CREATED)


class Messages:
    """The messages of one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._nonces: dict[tuple[int, int, str], tuple[Message, float]] = {}

    # -- finding -------------------------------------------------------------------------------------------------------

    def get(self, channel: Channel, message_id: int) -> Message:
        """A message anybody may see.

        :raises DiscordError: 10008; an ephemeral one is unknown here.
        """
        message = channel.messages.get(message_id)
        if message is None or message.only_for is not None:
            raise DiscordError(10008)
        return message

    def history(
        self,
        channel: Channel,
        limit: int,
        *,
        before: int | None = None,
        after: int | None = None,
        around: int | None = None,
    ) -> list[Message]:
        """Up to `limit` messages, newest first, as Discord's history gives them."""
        everything = [one for one in channel.messages.values() if one.only_for is None]
        if around is not None:
            older = [one for one in everything if one.id < around][-(limit // 2) :]
            newer = [one for one in everything if one.id >= around][: limit - len(older)]
            return (older + newer)[::-1]
        if after is not None:
            return [one for one in everything if one.id > after][:limit][::-1]
        if before is not None:
            everything = [one for one in everything if one.id < before]
        return everything[-limit:][::-1]

    # -- sending -------------------------------------------------------------------------------------------------------

    def send(self, author: User, channel: Channel, body: Any, parts: Sequence[Part] = ()) -> Message:
        """Send an ordinary message.

        :raises DiscordError: 10008, 50001, 50013, 50008, 50083, 160005, 160002, 20028, 50035, 50006, 50278 …
        """
        if channel.type == CATEGORY:
            raise DiscordError(50008)
        world = self.world
        if author is world.bot and not self._may_write_to(channel):
            raise DiscordError(50278)
        if author is world.bot and not all(one.takes_direct for one in channel.recipients):
            raise DiscordError(50007)
        may = world.require(channel, author, P.SEND_IN_THREADS if channel.thread else P.SEND_MESSAGES)
        self.world.check(CREATE, body)
        no_unsupported(body)
        nonce = _nonce(body)
        known = self._same_nonce(author, channel, body, nonce)
        if known is not None:
            return known
        reply_to = self._reply(channel, body, may)
        if (parts and not may & P.ATTACH_FILES) or (body.get("embeds") and not may & P.EMBED_LINKS):
            raise DiscordError(50013)
        self._writes(channel)
        if channel.thread is not None:
            world.threads.wake(channel, author)
        draft = world.bodies.read(CREATE, body, parts, channel, author, reply_to=reply_to)
        draft = replace(draft, flags=draft.flags & ~EPHEMERAL)
        extra: Json = {}
        if nonce is not None:
            extra["nonce"] = nonce
        if body.get("message_reference"):
            extra["message_reference"] = _reference(channel, int(body["message_reference"]["message_id"]))
            if reply_to is not None:
                extra["referenced_message"] = {k: v for k, v in reply_to.payload.items() if k != "referenced_message"}
        message = self.add(author, channel, draft, type=REPLY if reply_to else DEFAULT, extra=extra)
        if nonce is not None:
            self._nonces[author.id, channel.id, str(nonce)] = (message, world.clock.time())
        return message

    def _may_write_to(self, channel: Channel) -> bool:
        """Whether the bot shares a server with the person of a direct conversation (discord-api-docs #8212, #8244)."""
        bot = self.world.bot.id
        return channel.guild is not None or any(
            bot in guild.members and any(one.id != bot and one.id in guild.members for one in channel.recipients)
            for guild in self.world.guilds.values()
        )

    def _same_nonce(self, author: User, channel: Channel, body: Json, nonce: str | int | None) -> Message | None:
        """The message already sent with this nonce in the last minutes, if the sender asked for it.

        :raises DiscordError: 10008 where that message was deleted (`Rules.deleted_nonces`).
        """
        if nonce is None or not body.get("enforce_nonce"):
            return None
        now = self.world.clock.time()
        self._nonces = {key: value for key, value in self._nonces.items() if now - value[1] < NONCE_LIFE}
        found = self._nonces.get((author.id, channel.id, str(nonce)))
        if found is None:
            return None
        if found[0].deleted and self.world.rules.deleted_nonces:
            raise DiscordError(10008)
        return found[0]

    def _reply(self, channel: Channel, body: Json, may: int) -> Message | None:
        reference = body.get("message_reference")
        if not reference:
            return None
        if not may & P.READ_HISTORY:
            raise DiscordError(160002)
        if reference.get("channel_id") is not None and int(reference["channel_id"]) != channel.id:
            text = "Cannot reply to a message in a different channel"
            raise wrong_field("message_reference", "REPLIES_CANNOT_REFERENCE_OTHER_CHANNEL", text)
        message = channel.messages.get(int(reference["message_id"]))
        if message is None or message.only_for is not None:
            if reference.get("fail_if_not_exists", True):
                raise wrong_field("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            return None
        return message

    def add(
        self,
        author: User,
        channel: Channel,
        draft: MessageContent,
        *,
        type: int = DEFAULT,
        extra: Json | None = None,
        interaction: Interaction | None = None,
        only_for: int | None = None,
    ) -> Message:
        """Store a checked message and tell everybody who may see it."""
        world = self.world
        now = world.clock.time()
        message_id = world.new_id()
        payload: Json = {
            "id": str(message_id),
            "channel_id": str(channel.id),
            "type": type,
            "author": author.json(),
            "content": draft.content,
            "timestamp": iso(now),
            "edited_timestamp": None,
            "tts": False,
            "pinned": False,
            "flags": draft.flags,
            "mention_everyone": draft.everyone,
            "mentions": [user.json() for user in draft.mentions],
            "mention_roles": [str(role) for role in draft.roles],
            "attachments": world.cdn.attachments(draft.shown_files(), ephemeral=only_for is not None),
            "embeds": draft.embeds,
            "components": draft.components,
            **(extra or {}),
        }
        message = Message(message_id, channel, author, payload, now, type, only_for, draft.files, interaction)
        channel.messages[message_id] = message
        if only_for is None:
            channel.last_message_id = message_id
            if channel.thread is not None:
                channel.thread.sent += 1
                world.threads.touch(channel)
                world.threads.add_mentioned(channel, draft.mentions)
            world.dispatch("MESSAGE_CREATE", self.event(message), channel)
        world.show("message", channel, payload, message.only_for)
        return message

    def event(self, message: Message) -> Json:
        """A message as the gateway spells it: with its guild, its author's membership and that of those it mentions."""
        guild = message.channel.guild
        payload = message.payload
        if guild is None:
            return payload
        members = guild.members
        mentions: list[Json] = [
            {**user, "member": members[int(user["id"])].partial()} if int(user["id"]) in members else user
            for user in payload["mentions"]
        ]
        event: Json = {**payload, "guild_id": str(guild.id), "mentions": mentions}
        if message.author.id in members:
            event["member"] = members[message.author.id].partial()
        return event

    # -- editing -------------------------------------------------------------------------------------------------------

    def edit(self, editor: User, message: Message, body: Any, parts: Sequence[Part] = ()) -> Message:
        """Edit a message by the bot's token.

        :raises DiscordError: 50001, 50005, 50083, 160005, 20028, 20029, 30046, 50035, 50006, 400001 …
        """
        channel = message.channel
        may = self.world.require(channel, editor, 0)
        if message.author is not editor:
            if not (may & P.MANAGE_MESSAGES and is_object(body) and set(body) <= {"flags"}):
                raise DiscordError(50005)
        if channel.thread is not None:
            self.world.threads.check_open(channel, editor)
        if (parts and not may & P.ATTACH_FILES) or (is_object(body) and body.get("embeds") and not may & P.EMBED_LINKS):
            raise DiscordError(50013)
        self._writes(channel)
        self._old_edits(message)
        return self.change(message, body, parts, EDIT)

    def _writes(self, channel: Channel) -> None:
        """What everybody writes there counts together (`RateLimits.channel_writes`, `server_writes`)."""
        world = self.world
        world.quotas.take(("writes", channel.id), world.limits.channel_writes, 20028, shared=True)
        if channel.guild is not None:
            world.quotas.take(("server writes", channel.guild.id), world.limits.server_writes, 20029, shared=True)

    def _old_edits(self, message: Message) -> None:
        """Messages older than an hour have a small quota of edits, by channel (`RateLimits.old_edits`)."""
        world = self.world
        if world.clock.time() - message.created > HOUR:
            world.quotas.take(("old edits", message.channel.id), world.limits.old_edits, 30046)

    def change(
        self,
        message: Message,
        body: Any,
        parts: Sequence[Part],
        spec: Fields,
        path: Path = (),
        *,
        first: bool = False,
    ) -> Message:
        """Replace what the body names, no permission asked. `first`: a "thinking…" becomes a real message."""
        world = self.world
        draft = world.bodies.read(
            spec, body, parts, message.channel, message.author,
            old=message, path=path, ephemeral=message.only_for is not None,
        )  # fmt: skip
        for file in message.files.values():
            if file.id not in draft.files:
                world.cdn.drop(file)
        message.files = draft.files
        message.payload = {
            **message.payload,
            "content": draft.content,
            "embeds": draft.embeds,
            "components": draft.components,
            "flags": draft.flags & ~LOADING,
            "attachments": world.cdn.attachments(draft.shown_files(), ephemeral=message.only_for is not None),
            "mentions": [user.json() for user in draft.mentions],
            "mention_roles": [str(role) for role in draft.roles],
            "mention_everyone": draft.everyone,
            "edited_timestamp": None if first else iso(world.clock.time()),
        }
        self.announce(message)
        return message

    def announce(self, message: Message) -> None:
        """Tell everybody who may see it that a message changed. In a thread whoever it mentions now joins, unrung."""
        if message.only_for is None:
            if message.channel.thread is not None:
                named = [self.world.users[int(user["id"])] for user in message.payload["mentions"]]
                self.world.threads.add_mentioned(message.channel, named)
            self.world.dispatch("MESSAGE_UPDATE", self.event(message), message.channel)
        self.world.show("edit", message.channel, message.payload, message.only_for)

    # -- deleting ------------------------------------------------------------------------------------------------------

    def delete(self, who: User, message: Message) -> None:
        """Delete a message by hand or by the bot's token.

        :raises DiscordError: 50001, 50013, 50083.
        """
        channel = message.channel
        may = self.world.require(channel, who, 0)
        if message.author is not who and not may & P.MANAGE_MESSAGES:
            raise DiscordError(50003 if channel.guild is None else 50013)
        if channel.thread is not None and channel.thread.archived:
            raise DiscordError(50083)
        if message.type not in (DEFAULT, REPLY, COMMAND, *DELETABLE_SYSTEM):
            raise DiscordError(50021)
        self.remove(message)

    def remove(self, message: Message) -> None:
        """Take a message away, whoever asked for it."""
        channel = message.channel
        channel.messages.pop(message.id, None)
        message.deleted = True
        for file in message.files.values():
            self.world.cdn.drop(file)
        gone: Json = {"id": str(message.id), "channel_id": str(channel.id)}
        if message.only_for is None:
            self.world.dispatch("MESSAGE_DELETE", _with_guild(gone, channel), channel)
        self.world.show("delete", channel, gone, message.only_for)

    def delete_many(self, who: User, channel: Channel, body: Any) -> None:
        """Delete 2 to 100 messages at once.

        :raises DiscordError: 50013, 50016, 50034.
        """
        self.world.require(channel, who, P.MANAGE_MESSAGES)
        self.world.check(Fields("bulk delete", {"messages": ListOf(Id(), required=True)}), body)
        ids = {int(one) for one in body["messages"]}
        if not 2 <= len(ids) <= 100:
            raise DiscordError(50016)
        now = self.world.clock.time()
        if any(now - self.world.created(one) > FORTNIGHT for one in ids):
            raise DiscordError(50034)
        found = [channel.messages[one] for one in sorted(ids) if one in channel.messages]
        for message in found:
            channel.messages.pop(message.id)
            message.deleted = True
            self.world.show("delete", channel, {"id": str(message.id), "channel_id": str(channel.id)}, message.only_for)
        gone: Json = {"ids": [str(message.id) for message in found], "channel_id": str(channel.id)}
        self.world.dispatch("MESSAGE_DELETE_BULK", _with_guild(gone, channel), channel)

    # -- pins and reactions --------------------------------------------------------------------------------------------

    def pins(self, channel: Channel) -> list[tuple[Message, float]]:
        """The pinned messages of a channel with the moment of each, the latest first."""
        found = [(one, one.pinned_at) for one in channel.messages.values() if one.pinned_at is not None]
        return sorted(found, key=lambda pin: pin[1], reverse=True)

    def pin(self, who: User, message: Message, *, on: bool) -> None:
        """Pin or unpin.

        :raises DiscordError: 50013, 30003.
        """
        channel, pins = message.channel, self.pins(message.channel)
        self.world.require(channel, who, P.PIN_MESSAGES if channel.guild is not None else 0)
        if on == (message.pinned_at is not None):
            return
        if on and len(pins) >= MOST_PINS:
            raise DiscordError(30003)
        now = self.world.clock.time()
        message.pinned_at = now if on else None
        message.payload = {**message.payload, "pinned": on}
        self.announce(message)
        last = next((iso(at) for _, at in self.pins(channel)), None)
        news: Json = {"channel_id": str(channel.id), "last_pin_timestamp": last}
        self.world.dispatch("CHANNEL_PINS_UPDATE", _with_guild(news, channel), channel)

    def react(self, who: User, message: Message, emoji: str, *, on: bool, whose: User | None = None) -> None:
        """Add or take away a reaction; `emoji` is the character itself or `name:id`.

        :raises DiscordError: 10014, 50013, 30010.
        """
        whose = whose or who
        channel = message.channel
        if not is_emoji(emoji) and not self._custom(emoji):
            raise DiscordError(10014)
        users = message.reactions.get(emoji, [])
        may = self.world.require(channel, who, 0)
        if (on and not may & P.READ_HISTORY) or (on and not users and not may & P.ADD_REACTIONS):
            raise DiscordError(50013)
        if whose is not who and not may & P.MANAGE_MESSAGES:
            raise DiscordError(50013)
        if channel.thread is not None and channel.thread.archived:
            raise DiscordError(50083)
        if on and not users and len(message.reactions) >= 20:
            raise DiscordError(30010)
        if (whose.id in users) == on:
            return
        if on:
            message.reactions.setdefault(emoji, []).append(whose.id)
        else:
            users.remove(whose.id)
            if not users:
                del message.reactions[emoji]
        event: Json = {
            "user_id": str(whose.id),
            "channel_id": str(channel.id),
            "message_id": str(message.id),
            "emoji": partial_emoji(emoji),
            "type": 0,
            "burst": False,
        }
        if on:
            event["message_author_id"] = str(message.author.id)
            if channel.guild is not None and whose.id in channel.guild.members:
                event["member"] = channel.guild.members[whose.id].json()
        self._reacted(message, "MESSAGE_REACTION_ADD" if on else "MESSAGE_REACTION_REMOVE", event)

    def clear_reactions(self, who: User, message: Message, emoji: str | None = None) -> None:
        """Take away all reactions, or all of one emoji.

        :raises DiscordError: 50013.
        """
        self.world.require(message.channel, who, P.MANAGE_MESSAGES)
        event: Json = {"channel_id": str(message.channel.id), "message_id": str(message.id)}
        if emoji is None:
            message.reactions.clear()
            self._reacted(message, "MESSAGE_REACTION_REMOVE_ALL", event)
        elif message.reactions.pop(emoji, None) is not None:
            self._reacted(message, "MESSAGE_REACTION_REMOVE_EMOJI", event | {"emoji": partial_emoji(emoji)})

    def _reacted(self, message: Message, name: str, event: Json) -> None:
        bot = self.world.bot.id
        reactions: list[Json] = [
            {
                "emoji": partial_emoji(emoji),
                "count": len(users),
                "count_details": {"burst": 0, "normal": len(users)},
                "me": bot in users,
                "me_burst": False,
                "burst_colors": [],
            }
            for emoji, users in message.reactions.items()
        ]
        message.payload = {**message.payload, "reactions": reactions}
        if not reactions:
            del message.payload["reactions"]
        self.world.dispatch(name, _with_guild(event, message.channel), message.channel)
        news: Json = {"id": str(message.id), "reactions": reactions}
        self.world.show("reactions", message.channel, news, message.only_for)

    def _custom(self, emoji: str) -> bool:
        name, _, number = emoji.rpartition(":")
        return bool(name) and number.isdigit() and self.world.knows_emoji(int(number))


def partial_emoji(emoji: str) -> Json:
    """An emoji of a reaction as Discord spells it."""
    name, _, number = emoji.rpartition(":")
    return {"id": number, "name": name} if name and number.isdigit() else {"id": None, "name": emoji}


def _nonce(body: Json) -> str | int | None:
    nonce = body.get("nonce")
    if nonce is None:
        return None
    if isinstance(nonce, bool) or not isinstance(nonce, (str, int)):
        raise wrong_field("nonce", "NONCE_TYPE_INVALID_TYPE", "This field must be a string or integer.")
    if isinstance(nonce, str) and len(nonce) > 25:
        raise wrong_field("nonce", "NONCE_TYPE_TOO_LONG", "Must be 25 or fewer characters long.")
    return nonce


def _reference(channel: Channel, message_id: int) -> Json:
    reference: Json = {"type": 0, "message_id": str(message_id), "channel_id": str(channel.id)}
    return _with_guild(reference, channel)


def _with_guild(data: Json, channel: Channel) -> Json:
    return data if channel.guild is None else {**data, "guild_id": str(channel.guild.id)}
