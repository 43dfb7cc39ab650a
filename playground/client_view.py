"""What one person sees: the present screen, and the ordered list of everything that appeared on it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

from playground.world import Channel, Guild, Interaction, Message, P, User, World
from playground.world.interactions import MODAL_SUBMIT
from playground.world.model import CATEGORY, EPHEMERAL, SUPPRESS_NOTIFICATIONS
from playground.world.permissions import in_channel

from .message_text import on_a_phone, words
from .world.errors import Json, part

"""A Discord object as Discord's API spells it: ids are strings, names are Discord's."""

T = TypeVar("T")

Kind = Literal[
    "message",  # a message appeared; data: message JSON (an ephemeral one only in its owner's list)
    "edit",  # a message changed; data: message JSON, whole
    "delete",  # a message is gone (an ephemeral one that was dismissed too); data: {"id", "channel_id"}
    "acknowledged",  # the bot acknowledged without showing anything (type 6); data: {"id", "message_id"}
    "modal",  # a form opened for this seat; data: {"id" of the interaction, "custom_id", "title", "components"}
    "choices",  # autocomplete was answered; data: {"id" of the interaction, "choices": [{"name", "value"}, …]}
    "failed",  # "This interaction failed"; data: {"id", "message_id" or None, "reason"}
    "typing",  # somebody is typing; data: {"user_id"}
    "channel",  # a channel or thread appeared or changed; data: channel JSON
    "channel_gone",  # … is gone or no longer visible; data: {"id"}
    "reactions",  # the reactions of a message changed; data: {"id", "reactions"}
    "commands",  # the bot's commands changed; data: {}
    "bot",  # the bot's presence changed; data: {"online": bool}
    "people",  # somebody joined, left or was renamed; data: {}
]


@dataclass(frozen=True, slots=True)
class Seen:
    """One thing a seat saw. `n` counts 1, 2, 3 … within the seat; `at` is in seconds of the world's clock."""

    n: int
    at: float
    kind: Kind
    channel_id: str | None
    data: Json

    def to_json(self) -> Json:
        """The same as a JSON object, for a page."""
        return {"n": self.n, "at": self.at, "kind": self.kind, "channel_id": self.channel_id, "data": self.data}


class Timeout(AssertionError):
    """Nothing that was waited for came in time; the message lists what the seat saw last."""


class ClientView:
    """What one person has in front of them: the present state and, in order, everything that led to it."""

    def __init__(self, world: World, user: User, channel: Channel) -> None:
        self.world = world
        self.person = user
        self.channel = channel
        self._events: list[Seen] = []
        self._pushes: list[Json] = []
        self._waiting: set[asyncio.Future[None]] = set()
        self._modals: list[Json] = []
        self._forms: dict[str, Interaction] = {}
        self._form_opened = 0.0
        world.watch(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"

    @property
    def id(self) -> str:
        return str(self.person.id)

    @property
    def name(self) -> str:
        return self.person.name

    @property
    def locale(self) -> str:
        """The client's language as Discord names it, "en-US" unless told otherwise."""
        return self.person.locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self.person.locale = locale

    @property
    def guild_id(self) -> str:
        """The server of the channel the seat looks at; "@me" in a direct conversation."""
        return str(self.channel.guild.id) if self.channel.guild else "@me"

    @property
    def channel_id(self) -> str:
        return str(self.channel.id)

    # -- what the seat sees --------------------------------------------------------------------------------------------

    @property
    def user(self) -> Json:
        """This person's user JSON."""
        return self.person.json()

    @property
    def events(self) -> Sequence[Seen]:
        """Everything seen since the seat was taken, in order."""
        return self._events

    @property
    def messages(self) -> list[Json]:
        """What is on the screen in the seat's channel, oldest first: messages, and own ephemerals not yet dismissed."""
        return self.messages_in(self.channel.id)

    @property
    def pushes(self) -> list[Json]:
        """What this person's devices rang for, each as it was then, where they are told of all messages.

        Message JSON with one key more: `push`, the words that a phone shows below the bot's name. They are those of
        `content` alone; of Components V2 nothing is shown, also where they mention somebody (discord-api-docs#7854).
        Nothing rings for one's own messages, ephemeral ones, those sent with SUPPRESS_NOTIFICATIONS ("this message will
        not trigger push and desktop notifications": message flags), or in a thread that one hasn't joined
        (`Rules.joined_threads`); a mention joins first.
        """
        return self._pushes

    def _rings(self, channel: Channel | None, message: Json) -> bool:
        if message["flags"] & (EPHEMERAL | SUPPRESS_NOTIFICATIONS) or message["author"]["id"] == self.id:
            return False
        return channel is None or self._lists(channel)

    def _lists(self, channel: Channel) -> bool:
        """Whether it stands in this person's list, where they can see it: any channel, and threads they have joined."""
        everywhere = channel.thread is None or not self.world.rules.joined_threads
        return everywhere or channel.thread is None or self.person.id in channel.thread.members

    def _name_of(self, sign: str, number: int, message: Json) -> str:
        """What a client shows for an id: a member's, a role's or a channel's name."""
        guild = self.channel.guild
        if sign == "#":
            there = self.world.channels.get(number)
            return f"#{there.name}" if there else "#unknown"
        if sign == "@&":
            role = guild.roles.get(number) if guild else None
            return f"@{role.name}" if role else "@deleted-role"
        member = guild.members.get(number) if guild else None
        if member is not None:
            return f"@{member.nick or member.user.name}"
        told = next((one for one in message["mentions"] if one["id"] == str(number)), None)
        return f"@{told['global_name'] or told['username']}" if told else "@unknown-user"

    @property
    def modal(self) -> Json | None:
        """The form that is open, if any."""
        return self._modals[-1] if self._modals else None

    @property
    def channels(self) -> list[Json]:
        """What stands in this person's list: the channels they can see, threads they have joined (with `member`, their
        own membership) and a conversation with the bot.
        """
        return [self._channel(one) for one in self._visible() if self._lists(one)]

    @property
    def places(self) -> list[Json]:
        """Whatever this person could open: `channels`, and the threads that they haven't joined."""
        return [self._channel(one) for one in self._visible()]

    def _visible(self) -> list[Channel]:
        everything = self.world.channels.values()
        return [one for one in everything if one.type != CATEGORY and self.world.can_see(self.person, one)]

    def _channel(self, channel: Channel) -> Json:
        return channel.json() if channel.thread is None else self.world.threads.json(channel, self.person)

    def messages_in(self, channel: str | int) -> list[Json]:
        """Like `messages`, for another channel or thread."""
        found = self.world.channels.get(int(channel))
        if found is None or not self.world.can_see(self.person, found):
            return []
        return [one.payload for one in found.messages.values() if self._sees(one)]

    def _sees(self, message: Message) -> bool:
        return message.only_for is None or (message.only_for == self.person.id and not message.dismissed)

    def message(self, text: str = "", *, channel: str | int | None = None) -> Json | None:
        """The newest visible message whose readable text (content, components, embeds) contains `text`, or None."""
        for one in reversed(self.messages_in(channel or self.channel.id)):
            if text in words(one):
                return one
        return None

    def commands(self) -> list[Json]:
        """The bot's commands this person may use here: command JSON with `name_localized`, `description_localized`."""
        return [_localized(one, self.locale) for one in self._usable(self.channel)]

    def _usable(self, channel: Channel) -> list[Json]:
        guild = channel.guild
        may = in_channel(channel, self.person)
        if not may & P.USE_COMMANDS:
            return []
        found = self.world.commands.usable_in(guild.id if guild else None)
        return [
            one
            for one in found
            if one["default_member_permissions"] is None or not int(one["default_member_permissions"]) & ~may
        ]

    def people(self, guild: str | int | None = None) -> list[Json]:
        """Members of a guild (member JSON), for mentions and for user selects."""
        where = self._guild(guild)
        return [member.json() for member in where.members.values()] if where else []

    def presences(self, guild: str | int | None = None) -> Json:
        """Who of a guild is online, and what the bot says it is doing: user id → {"status", "activity"}."""
        where = self._guild(guild)
        shown = [self.world.presence_json(member.user) for member in where.members.values()] if where else []
        return {
            one["user"]["id"]: {
                "status": one["status"],
                "activity": next((each.get("state") or each["name"] for each in one["activities"]), ""),
            }
            for one in shown
        }

    def roles(self, guild: str | int | None = None) -> list[Json]:
        """Roles of a guild (role JSON)."""
        where = self._guild(guild)
        return [role.json() for role in where.roles.values()] if where else []

    def _guild(self, guild: str | int | None) -> Guild | None:
        if guild is None:
            return self.channel.guild
        return self.world.guilds.get(int(guild)) if str(guild).isdigit() else None

    # -- what the world shows it ------------------------------------------------------------------

    def see(self, kind: Kind, channel: Channel | None, data: Json) -> None:
        """Something appears on the screen."""
        n = len(self._events) + 1
        if kind == "channel" and channel is not None:
            data = self._channel(channel)
        elif kind == "message" and self._rings(channel, data):
            push = on_a_phone(data["content"], lambda sign, number: self._name_of(sign, number, data))
            self._pushes.append({**data, "push": push})
        self._events.append(Seen(n, self.world.clock.time(), kind, str(channel.id) if channel else None, data))
        self._woken()

    def see_interaction(self, interaction: Interaction) -> None:
        """One of this person's interactions came into another state."""
        about: Json = {
            "id": str(interaction.id),
            "message_id": str(interaction.message.id) if interaction.message else None,
        }
        state = interaction.state
        if interaction.type == MODAL_SUBMIT and state != "failed":
            self._closed(str(interaction.parent.id) if interaction.parent else "")
        if state == "modal" and interaction.modal is not None:
            self._modals.append(interaction.modal)
            self._forms[interaction.modal["id"]] = interaction
            self._form_opened = time.monotonic()
            self.see("modal", interaction.channel, interaction.modal)
        elif state == "choices":
            self.see("choices", interaction.channel, {"id": about["id"], "choices": interaction.choices})
        elif state == "failed":
            self.see("failed", interaction.channel, {**about, "reason": interaction.reason})
        elif state == "acknowledged":
            self.see("acknowledged", interaction.channel, about)
        else:
            self._woken()

    def _closed(self, form_id: str) -> None:
        """A form is no longer on the screen."""
        self._modals = [one for one in self._modals if one["id"] != form_id]
        self._forms.pop(form_id, None)

    def _woken(self) -> None:
        waiting, self._waiting = self._waiting, set()
        for future in waiting:
            settle(future)

    async def _something(self) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(future)
        await future

    # -- waiting -------------------------------------------------------------------------------------------------------

    def recently(self, number: int = 8) -> str:
        """The last things seen, for error messages."""
        lines = [
            f"  {one.n} {one.kind} {words(one.data)[:200]!r}"
            if one.kind in ("message", "edit")
            else f"  {one.n} {one.kind} {str(one.data)[:200]}"
            for one in self._events[-number:]
        ]
        return "\n".join([f"what {self.name} saw last:", *(lines or ["  nothing"])])

    async def until(self, predicate: Callable[[], T | None], timeout: float = 10.0) -> T:
        """Wait until `predicate()` is truthy, tried now and after everything this seat sees; returns its value.

        :param timeout: real seconds, a safety net for tests only.
        :raises Timeout: with the last things seen.
        """
        try:
            async with asyncio.timeout(timeout):
                while True:
                    value = predicate()
                    if value:
                        return value
                    await self._something()
        except TimeoutError:
            raise Timeout(f"nothing of it in {timeout} s; {self.recently()}") from None

    async def next(
        self,
        kind: Kind | None = None,
        where: Callable[[Json], bool] | None = None,
        *,
        after: int | None = None,
        timeout: float = 10.0,
    ) -> Seen:
        """The first event of that kind whose data satisfies `where`, later than number `after` (None: than this call).

        :raises Timeout: it did not come.
        """
        at = len(self._events) if after is None else after
        try:
            async with asyncio.timeout(timeout):
                while True:
                    for one in self._events[at:]:
                        if kind in (None, one.kind) and (where is None or where(one.data)):
                            return one
                    at = len(self._events)
                    await self._something()
        except TimeoutError:
            raise Timeout(f"no {kind or 'event'} in {timeout} s; {self.recently()}") from None

    async def stream(self, after: int = 0) -> AsyncIterator[Seen]:
        """All events later than number `after`, then live, without end. For pages; several may run at once."""
        while True:
            while after < len(self._events):
                seen = self._events[after]
                after += 1
                yield seen
            await self._something()


def settle(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)


def _localized(thing: Json, locale: str) -> Json:
    """A command or option with the names this client shows."""
    done = dict(thing)
    for key in ("name", "description"):
        done[f"{key}_localized"] = part(thing, f"{key}_localizations").get(locale) or thing.get(key)
    for key in ("options", "choices"):
        if thing.get(key):
            done[key] = [_localized(one, locale) for one in thing[key]]
    return done
