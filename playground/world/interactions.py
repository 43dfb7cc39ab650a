"""Interactions: opened by people, answered once within three seconds, their token good for fifteen minutes."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from . import components
from .errors import DiscordError, Json, Unsupported, is_object
from .files import Part
from .message_bodies import BODY, MessageContent
from .messages import COMMAND, DEFAULT, REPLY
from .model import DM, EPHEMERAL, LOADING, Channel, Interaction, Message, User
from .permissions import P, in_channel
from .validation import Anything, Check, Choice, Fields, FormErrors, ListOf, Number, Path, Text, Url

if TYPE_CHECKING:
    from .world import World

ANSWER_WITHIN = 3.0
TOKEN_LIFE = 15 * 60.0
REMEMBERED = 4 * TOKEN_LIFE
"""How long a dead token is told apart from one that never was."""

PING, SLASH, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = range(1, 6)
MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = range(4, 10)
PREMIUM_REQUIRED, LAUNCH_ACTIVITY = 10, 12

WITHOUT_BOT = P.ATTACH_FILES | P.EMBED_LINKS | P.MENTION_EVERYONE | P.USE_EXTERNAL_EMOJIS
"""What answers may contain where the commands were added without the bot."""

_ALLOWED = {
    SLASH: (4, 5, 9, 10, 12),
    COMPONENT: (4, 5, 6, 7, 9, 10, 12),
    AUTOCOMPLETE: (8,),
    MODAL_SUBMIT: (4, 5, 10, 12),
}
"""Which callback types answer which interaction; a form that came from a message may update it too."""

CALLBACK = Fields("interaction callback", {"type": Choice(tuple(range(1, 13)), required=True), "data": Anything()})
REPLY_BODY = Fields("interaction answer", {**BODY, "poll": Anything()})
FOLLOW_UP = Fields("follow-up", {
    **BODY, "poll": Anything(), "username": Text(1, 80), "avatar_url": Url(), "thread_name": Text(0, 0),
})  # fmt: skip
TOKEN_EDIT = Fields("edit by token", {**BODY, "poll": Anything()})
CHOICE = Fields("choice", {
    "name": Text(1, 100, required=True), "value": Anything(required=True), "name_localizations": Anything(),
})  # fmt: skip
CHOICE_LIST = Fields("autocomplete answer", {"choices": ListOf(Anything(), 0, 25, required=True)})


class Interactions:
    """The interactions of one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.known: dict[int, Interaction] = {}
        """In the order of their creation, for `REMEMBERED` seconds."""
        self.tokens: dict[str, Interaction] = {}
        self.unanswered: deque[Interaction] = deque(maxlen=40)
        """The last that a connected bot left without an answer; whoever has told of one sets its `noticed`."""

    # -- opened by people ----------------------------------------------------------------------------------------------

    def open(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        parent: Interaction | None = None,
        command: str | None = None,
        watch: Callable[[Interaction], None] | None = None,
    ) -> Interaction:
        """Somebody acts: the bot gets an event, and has three seconds to answer."""
        world = self.world
        interaction = Interaction(
            world.new_id(), _token(), kind, user, channel, world.clock.time(), data, message, parent, command
        )
        if watch is not None:
            interaction.watchers.append(watch)
        world.note("acted", interaction)
        if message is not None and kind == COMPONENT and (reason := self._never_sent(user, message, data)):
            interaction.reason = reason
            self._move(interaction, "failed")
            return interaction
        self._forget_old(interaction.created)
        self.known[interaction.id] = interaction
        self.tokens[interaction.token] = interaction
        interaction.timer = world.clock.call_later(ANSWER_WITHIN, lambda: self._too_late(interaction))
        world.dispatch("INTERACTION_CREATE", self.event(interaction), channel, interaction)
        return interaction

    def _never_sent(self, user: User, message: Message, data: Json) -> str | None:
        """Why the bot hears nothing of a press; None: it does. A press in an archived thread opens it again."""
        rules, channel = self.world.rules, message.channel
        if rules.removed_controls and not any(one.get("custom_id") == data["custom_id"] for one in _parts_of(message)):
            return "this control is not on the message any more"
        if channel.thread is None:
            return None
        if rules.locked_threads and self.world.threads.is_locked_for(user, channel):
            return "the thread is locked"
        if channel.thread.archived and rules.archived_presses:
            if user.id not in channel.thread.members:
                return "An error occurred, please try again."
            self.world.threads.open_again(channel)
        return None

    def _forget_old(self, now: float) -> None:
        """Drop old interactions, so that memory doesn't grow with every press."""
        while self.known:
            oldest = next(iter(self.known.values()))
            if now - oldest.created < REMEMBERED:
                return
            del self.known[oldest.id], self.tokens[oldest.token]

    def event(self, interaction: Interaction) -> Json:
        """What the gateway carries."""
        world, channel, user = self.world, interaction.channel, interaction.user
        guild = channel.guild
        here: Json = {**channel.json(), "permissions": str(in_channel(channel, user))}
        event: Json = {
            "version": 1,
            "type": interaction.type,
            "token": interaction.token,
            "id": str(interaction.id),
            "application_id": str(world.application_id),
            "channel_id": str(channel.id),
            "channel": here,
            "data": interaction.data,
            "locale": user.locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "app_permissions": str(self._app_permissions(channel)),
            "attachment_size_limit": 10 * 1024 * 1024,
            "authorizing_integration_owners": _owners(channel),
            "context": 1 if channel.type == DM else 0,
        }
        if guild is None:
            event["user"] = user.json()
        else:
            event["guild_id"] = str(guild.id)
            event["guild"] = guild.partial()
            event["guild_locale"] = guild.preferred_locale
            event["member"] = {**guild.members[user.id].json(), "permissions": here["permissions"]}
        if interaction.message is not None:
            event["message"] = interaction.message.payload
        return event

    def _app_permissions(self, channel: Channel) -> int:
        """What the bot may do there, whatever it is; of commands without the bot what their answers may contain.

        Discord's change log, 29 June 2022: without the scope `bot` the permissions of answers are limited to these.
        """
        guild = channel.guild
        if guild is not None and guild.has_commands and self.world.bot.id not in guild.members:
            return WITHOUT_BOT
        return in_channel(channel, self.world.bot)

    def _too_late(self, interaction: Interaction) -> None:
        if interaction.pending:
            offline = not self.world.presence(interaction.channel.guild)
            interaction.reason = "the bot is offline" if offline else "no answer within 3 seconds"
            if not offline:
                self.unanswered.append(interaction)
            self._move(interaction, "failed")

    def _never_filled(self, interaction: Interaction) -> None:
        if interaction.state == "thinking":
            interaction.reason = "still thinking after 15 minutes"
            self.unanswered.append(interaction)
            self._move(interaction, "failed")

    def _move(self, interaction: Interaction, state: Any) -> None:
        """Change an interaction's state, with the timer that belongs to it, and show the person the change."""
        interaction.state = state
        if state == "failed":
            self.world.note("failed", interaction)
        if interaction.timer is not None:
            interaction.timer.cancel()
            interaction.timer = None
        if state == "thinking":
            interaction.timer = self.world.clock.call_later(TOKEN_LIFE, lambda: self._never_filled(interaction))
        self.world.show_interaction(interaction)
        for watch in interaction.watchers:
            watch(interaction)

    # -- answered by the bot -------------------------------------------------------------------------------------------

    def callback(self, interaction_id: int, token: str, body: Any, parts: Sequence[Part] = ()) -> Json:
        """The first answer; returns the callback response.

        :raises DiscordError: 10062 when it is unknown or three seconds are over, 40060 when it was answered before,
            50035 when the answer is malformed: the interaction stays open then.
        """
        interaction = self.known.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.state == "failed":
            raise DiscordError(10062)
        if not interaction.pending:
            raise DiscordError(40060)
        if self.world.clock.time() - interaction.created > ANSWER_WITHIN:
            self._too_late(interaction)
            raise DiscordError(10062)
        form = self.world.form()
        CALLBACK.check(form, (), body)
        form.close()
        kind = body["type"]
        self._fits(form, interaction, kind)
        data = body.get("data")
        message = self._answer(interaction, kind, {} if data is None else data, parts)
        return self._response(interaction, kind, message)

    def _fits(self, form: FormErrors, interaction: Interaction, kind: int) -> None:
        allowed = _ALLOWED[interaction.type]
        if interaction.type == MODAL_SUBMIT and interaction.message is not None:
            allowed = (*_ALLOWED[COMPONENT][:4], 10, 12)
        form.one_of(("type",), kind, allowed)
        form.close()
        if kind in (PREMIUM_REQUIRED, LAUNCH_ACTIVITY):
            raise Unsupported(f"interaction callback of type {kind}")

    def _answer(self, interaction: Interaction, kind: int, data: Any, parts: Sequence[Part]) -> Message | None:
        interaction_message = interaction.message
        if kind in (MESSAGE, DEFERRED_MESSAGE, UPDATE):
            self._may_write(interaction, new=kind != UPDATE)
        if kind == MESSAGE:
            message = self._reply(interaction, data, parts, REPLY_BODY, ("data",))
            self._answered(interaction, kind, message, "answered")
            return message
        if kind == DEFERRED_MESSAGE:
            message = self._think(interaction, data)
            self._answered(interaction, kind, message, "thinking")
            return message
        if kind in (DEFERRED_UPDATE, UPDATE):
            if interaction_message is None or interaction_message.deleted:
                raise DiscordError(10008)
            if kind == UPDATE:
                self.world.messages.change(interaction_message, data, parts, REPLY_BODY, ("data",))
            self._answered(interaction, kind, interaction_message, "updated" if kind == UPDATE else "acknowledged")
            return interaction_message
        if kind == CHOICES:
            interaction.choices = _choices(self.world.form(), data, interaction)
            self._answered(interaction, kind, None, "choices")
            return None
        form = self.world.form()
        components.check_modal(form, data, ("data",))
        form.close()
        numbered = components.finish(data["components"], lambda url: ({"url": url}, None, None))
        interaction.modal = {
            "id": str(interaction.id), "custom_id": data["custom_id"], "title": data["title"], "components": numbered,
        }  # fmt: skip
        self._answered(interaction, kind, None, "modal")
        return None

    def _may_write(self, interaction: Interaction, *, new: bool) -> None:
        """Answers are messages like others: none in a locked thread; a new one opens an archived thread.

        :raises DiscordError: 50083, 160005.
        """
        channel = interaction.channel
        if channel.thread is not None:
            self.world.threads.check_open(channel, self.world.bot, even_archived=new)
            self.world.threads.open_again(channel)

    def _answered(self, interaction: Interaction, kind: int, message: Message | None, state: str) -> None:
        interaction.answered_by = kind
        interaction.response = message
        if message is not None:
            interaction.made.add(message.id)
        self._move(interaction, state)

    def _reply(
        self, interaction: Interaction, body: Any, parts: Sequence[Part], spec: Fields, path: Path = (),
        *, replies_to: Message | None = None,
    ) -> Message:  # fmt: skip
        """A new message made with the token, ephemeral as its flags say."""
        channel = interaction.channel
        private = _wants_ephemeral(body)
        draft = self.world.bodies.read(spec, body, parts, channel, self.world.bot, path=path, ephemeral=private)
        draft.flags = draft.flags & ~EPHEMERAL | (EPHEMERAL if private else 0)
        return self._add(interaction, draft, private, replies_to or interaction.message)

    def _add(
        self, interaction: Interaction, draft: MessageContent, private: bool, replies_to: Message | None
    ) -> Message:
        extra: Json = {
            "application_id": str(self.world.application_id),
            "webhook_id": str(self.world.application_id),
            "interaction_metadata": _metadata(interaction),
        }
        kind = DEFAULT
        if replies_to is not None:
            kind = REPLY
            channel_id = str(replies_to.channel.id)
            extra["message_reference"] = {"type": 0, "message_id": str(replies_to.id), "channel_id": channel_id}
        elif interaction.type == SLASH:
            kind, about = COMMAND, {"id": str(interaction.id), "type": SLASH, "name": interaction.command}
            extra["interaction"] = {**about, "user": interaction.user.json()}
        only_for = interaction.user.id if private else None
        return self.world.messages.add(
            self.world.bot,
            interaction.channel,
            draft,
            type=kind,
            extra=extra,
            interaction=interaction,
            only_for=only_for,
        )

    def _think(self, interaction: Interaction, data: Any) -> Message:
        """The "thinking…" message: whether it is ephemeral is decided here for good."""
        private = _wants_ephemeral(data)
        flags = LOADING | (EPHEMERAL if private else 0)
        return self._add(interaction, MessageContent("", [], [], flags, {}), private, interaction.message)

    def _response(self, interaction: Interaction, kind: int, message: Message | None) -> Json:
        about: Json = {"id": str(interaction.id), "type": interaction.type}
        if message is None:
            return {"interaction": about}
        about["response_message_id"] = str(message.id)
        about["response_message_loading"] = bool(message.flags & LOADING)
        about["response_message_ephemeral"] = message.only_for is not None
        if kind == DEFERRED_UPDATE:
            return {"interaction": about}
        return {"interaction": about, "resource": {"type": kind, "message": message.payload}}

    # -- by the token --------------------------------------------------------------------------------------------------

    def by_token(self, application_id: int, token: str) -> Interaction:
        """The answered interaction behind a webhook address.

        :raises DiscordError: 10015 when it is unknown or not answered yet, 50027 when its fifteen minutes are over.
        """
        interaction = self.tokens.get(token)
        if interaction is None or application_id != self.world.application_id:
            raise DiscordError(10015)
        if self.world.clock.time() - interaction.created > TOKEN_LIFE:
            raise DiscordError(50027)
        if interaction.answered_by is None:
            raise DiscordError(10015)
        return interaction

    def follow_up(self, interaction: Interaction, body: Any, parts: Sequence[Part] = ()) -> Message:
        """A further message; the first one after "thinking…" takes its place, and its visibility.

        :raises DiscordError: 50035, 50006, 50083, 160005; 429 where there were too many in the channel
            (`RateLimits.follow_ups`).
        """
        world = self.world
        world.quotas.take(("follow-ups", interaction.channel.id), world.limits.follow_ups, shared=True)
        original = interaction.response
        self._may_write(interaction, new=True)
        if interaction.state == "thinking" and original is not None and not original.deleted:
            return self._fill(interaction, original, body, parts, FOLLOW_UP)
        message = self._reply(interaction, body, parts, FOLLOW_UP, replies_to=original)
        interaction.made.add(message.id)
        return message

    def message(self, interaction: Interaction, which: str) -> Message:
        """The message a token address names: `@original` or an id made by this token or pressed for it.

        :raises DiscordError: 10008.
        """
        if which == "@original":
            message = interaction.response
        else:
            found = interaction.channel.messages.get(int(which)) if which.isdigit() else None
            message = found if found is not None and found.id in interaction.made else None
        if message is None or message.deleted:
            raise DiscordError(10008)
        return message

    def edit(self, interaction: Interaction, message: Message, body: Any, parts: Sequence[Part] = ()) -> Message:
        """Edit by token; the first edit of "thinking…" makes it a real message.

        :raises DiscordError: 50035, 50006, 50083, 160005.
        """
        self._may_write(interaction, new=False)
        if message.flags & LOADING:
            return self._fill(interaction, message, body, parts, TOKEN_EDIT)
        return self.world.messages.change(message, body, parts, TOKEN_EDIT)

    def _fill(
        self, interaction: Interaction, message: Message, body: Any, parts: Sequence[Part], spec: Fields
    ) -> Message:
        self.world.messages.change(message, body, parts, spec, first=True)
        if interaction.state == "thinking":
            self._move(interaction, "answered")
        return message


def _parts_of(message: Message) -> list[Json]:
    """All components of a message as it is now; of one that was deleted none."""
    return [] if message.deleted else [one for _, one in components.walk(message.payload["components"])]


def _token() -> str:
    return "aW50ZXJhY3Rpb246" + secrets.token_urlsafe(48)


def _wants_ephemeral(body: Any) -> bool:
    flags = body.get("flags") if is_object(body) else 0
    return bool(isinstance(flags, int) and flags & EPHEMERAL)


def _owners(channel: Channel) -> dict[str, str]:
    return {"0": str(channel.guild.id) if channel.guild else "0"}


def _metadata(interaction: Interaction) -> Json:
    """Where a message came from, as Discord notes it on the message."""
    data: Json = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": interaction.user.json(),
        "authorizing_integration_owners": _owners(interaction.channel),
    }
    if interaction.type == COMPONENT and interaction.message is not None:
        data["interacted_message_id"] = str(interaction.message.id)
    if interaction.type == MODAL_SUBMIT and interaction.parent is not None:
        data["triggering_interaction_metadata"] = _metadata(interaction.parent)
    elif interaction.type == SLASH:
        data["name"], data["command_type"] = interaction.command, interaction.data.get("type", 1)
    return data


def _choices(form: FormErrors, data: Any, interaction: Interaction) -> list[Json]:
    """Check the answer of an autocomplete.

    :raises DiscordError: 50035.
    """
    if CHOICE_LIST.check(form, ("data",), data):
        kind = _focused(interaction.data.get("options") or [])
        value: Check = Text(1, 100) if kind == 3 else Number()
        for index, one in enumerate(data["choices"]):
            place = ("data", "choices", index)
            if CHOICE.check(form, place, one):
                value.check(form, (*place, "value"), one["value"])
    form.close()
    return data["choices"]


def _focused(options: list[Json]) -> int | None:
    for option in options:
        if option.get("focused"):
            return option["type"]
        found = _focused(option.get("options") or [])
        if found is not None:
            return found
    return None
