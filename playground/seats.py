"""A seat: one person at a keyboard, and the ordered list of what that person sees.

Here belongs what people do and see. What Discord answers them with is in `world`, how a bot speaks to it is in `wire`.

    async with Playground() as play:
        ana, bea = play.seat("Ana"), play.seat("Bea")
        reply = await ana.slash("game new", players=2)
        await bea.click("Join", on=reply.message)
        await ana.until(lambda: ana.message("Bea has joined"))
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

Json = dict[str, Any]
"""A Discord object as Discord's API spells it: ids are strings, names are Discord's."""

MessageRef = Json | int | str
"""A message (its JSON) or its id."""

Value = str | int | float | bool
"""What is typed into an option or a field. People, roles and channels are given by id, files as `Upload`."""

T = TypeVar("T")

Kind = Literal[
    "message",  # a message appeared; data: message JSON (an ephemeral one only in its owner's list)
    "edit",  # a message changed; data: message JSON, whole
    "delete",  # a message is gone; data: {"id", "channel_id"} (an ephemeral one that was dismissed too)
    "acknowledged",  # the bot took note without showing anything (type 6); data: {"id"} of the interaction
    "modal",  # a form opened for this seat; data: {"id" of the interaction, "custom_id", "title", "components"}
    "choices",  # autocomplete was answered; data: {"id" of the interaction, "choices": [{"name", "value"}, …]}
    "failed",  # "This interaction failed" / "The application did not respond"; data: {"id", "message_id" or None, "reason"}
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
    """One thing a seat saw. `n` counts 1, 2, 3 … within the seat and never changes; `at` is in seconds of the world's clock."""

    n: int
    at: float
    kind: Kind
    channel_id: str | None
    data: Json

    def to_json(self) -> Json:
        """The same as a JSON object, for a page."""
        return {"n": self.n, "at": self.at, "kind": self.kind, "channel_id": self.channel_id, "data": self.data}


@dataclass(frozen=True, slots=True)
class Upload:
    """A file a person gives to the bot or to the channel."""

    filename: str
    content: bytes
    content_type: str = "application/octet-stream"
    description: str | None = None


class CannotDo(ValueError):
    """The person could not do this in a real client: no such button, it is disabled, a missing option, a text too long …

    The message names what was wanted and what there is.
    """


class Timeout(AssertionError):
    """Nothing that was waited for came in time; the message lists what the seat saw last."""


class Reply:
    """What came of one slash command, press, choice or submission.

    Live: a deferred answer fills in later. States:
    `waiting` → `thinking` (types 5) → `answered`; or `answered` (4), `updated` (7), `acknowledged` (6), `modal` (9), `choices` (8),
    `failed` (no valid answer within 3 s, or the bot is offline).
    """

    id: str
    """The interaction's id."""
    state: Literal["waiting", "thinking", "answered", "updated", "acknowledged", "modal", "choices", "failed"]
    modal: Json | None
    choices: list[Json]
    reason: str | None
    """Why it failed."""

    @property
    def message(self) -> Json | None:
        """The bot's answer (or the message it updated) as it is now; None if there is none, or it was deleted."""
        raise NotImplementedError

    @property
    def failed(self) -> bool:
        """Whether the person was told that the interaction failed."""
        raise NotImplementedError

    @property
    def ephemeral(self) -> bool:
        """Whether the answer is visible to this seat only."""
        raise NotImplementedError

    async def acknowledged(self, timeout: float = 10.0) -> Reply:
        """Wait for the bot's first answer of any kind, or for the failure. Never raises for a failure.

        :param timeout: real seconds, a safety net for tests only.
        :raises Timeout: neither came.
        """
        raise NotImplementedError

    async def shown(self, timeout: float = 10.0) -> Json:
        """Wait until the answer is a real message (not "thinking…") and return it.

        :raises Timeout: it did not come.
        :raises AssertionError: the interaction failed, or was answered by something that is no message.
        """
        raise NotImplementedError


class Seat:
    """One person. Actions of several seats may run at the same time.

    Actions wait for the bot's first answer and return a `Reply`; with `wait=False` they return at once.
    `on` names the message with the control: its JSON, its id, or None for the newest visible message that has such a control.
    `channel` is a channel id; None means where the seat looks (`seat.channel_id`).
    """

    id: str
    name: str
    locale: str
    """The client's language as Discord names it, "en-US" unless told otherwise."""
    guild_id: str
    channel_id: str

    # ---- what the seat sees -------------------------------------------------------------------------------------------

    @property
    def events(self) -> Sequence[Seen]:
        """Everything seen since the seat was taken, in order."""
        raise NotImplementedError

    @property
    def messages(self) -> list[Json]:
        """What is on the screen now in the seat's channel, oldest first: messages and own ephemerals that were not dismissed."""
        raise NotImplementedError

    @property
    def modal(self) -> Json | None:
        """The form that is open, if any."""
        raise NotImplementedError

    @property
    def channels(self) -> list[Json]:
        """Channels and threads of all guilds that this person can see."""
        raise NotImplementedError

    @property
    def user(self) -> Json:
        """This person's user JSON."""
        raise NotImplementedError

    def messages_in(self, channel: str | int) -> list[Json]:
        """Like `messages`, for another channel or thread."""
        raise NotImplementedError

    def message(self, text: str = "", *, channel: str | int | None = None) -> Json | None:
        """The newest visible message whose readable text (content, components, embeds) contains `text`, or None."""
        raise NotImplementedError

    def commands(self) -> list[Json]:
        """The bot's commands this person may use here: command JSON with `name_localized`, `description_localized` filled in."""
        raise NotImplementedError

    def people(self, guild: str | int | None = None) -> list[Json]:
        """Members of a guild (member JSON), for mentions and for user selects."""
        raise NotImplementedError

    def roles(self, guild: str | int | None = None) -> list[Json]:
        """Roles of a guild (role JSON)."""
        raise NotImplementedError

    # ---- waiting -------------------------------------------------------------------------------------------------------

    async def until(self, predicate: Callable[[], T | None], timeout: float = 10.0) -> T:
        """Wait until `predicate()` is truthy, tried now and after everything this seat sees; returns its value.

        :param timeout: real seconds, a safety net for tests only.
        :raises Timeout: with the last things seen.
        """
        raise NotImplementedError

    async def next(
        self,
        kind: Kind | None = None,
        where: Callable[[Json], bool] | None = None,
        *,
        after: int | None = None,
        timeout: float = 10.0,
    ) -> Seen:
        """The first event of that kind whose data satisfies `where`, later than number `after` (None: later than this call).

        :raises Timeout: it did not come.
        """
        raise NotImplementedError

    def stream(self, after: int = 0) -> AsyncIterator[Seen]:
        """All events later than number `after`, then live, without end. For pages; several may run at once."""
        raise NotImplementedError

    # ---- doing ---------------------------------------------------------------------------------------------------------

    def go(self, channel: str | int) -> None:
        """Look at another channel or thread.

        :raises CannotDo: the person can't see it.
        """
        raise NotImplementedError

    async def slash(
        self, command: str, /, *, channel: str | int | None = None, wait: bool = True, **options: Value | Upload
    ) -> Reply:
        """Send a slash command: `slash("alakazum new", players=3)`. The name may contain group and sub-command, a leading / is ignored.

        :raises CannotDo: no such command or option, a required one missing, a value that the client would not let one send.
        """
        raise NotImplementedError

    async def autocomplete(
        self,
        command: str,
        focused: str,
        typed: str = "",
        /,
        *,
        channel: str | int | None = None,
        **options: Value,
    ) -> list[Json]:
        """Type `typed` into option `focused` of a command; returns the choices [{"name", "value"}, …] the bot offers.

        :raises CannotDo: no such command or option, or the option has no autocomplete.
        :raises AssertionError: the bot did not answer within 3 s.
        """
        raise NotImplementedError

    async def context_menu(
        self, command: str, target: MessageRef, *, channel: str | int | None = None, wait: bool = True
    ) -> Reply:
        """Use a user or message command of the bot on a member or message id."""
        raise NotImplementedError

    async def click(
        self, button: str, /, *, on: MessageRef | None = None, channel: str | int | None = None, wait: bool = True
    ) -> Reply:
        """Press a button, named by its custom_id or its label.

        :raises CannotDo: it is not there, disabled, ambiguous, or a link.
        """
        raise NotImplementedError

    async def select(
        self,
        select: str,
        values: str | int | Iterable[str | int],
        /,
        *,
        on: MessageRef | None = None,
        channel: str | int | None = None,
        wait: bool = True,
    ) -> Reply:
        """Choose in a select menu, named by its custom_id or its placeholder; values are option values or labels, or ids.

        :raises CannotDo: it is not there, disabled, no such option, too few or too many values.
        """
        raise NotImplementedError

    async def submit(
        self,
        values: Mapping[str, Value | Upload | Sequence[Value | Upload] | None] | None = None,
        /,
        *,
        modal: Json | None = None,
        wait: bool = True,
    ) -> Reply:
        """Fill in the open form (or `modal`) and send it: custom_id or label → text, chosen value(s), bool for a checkbox, files.

        Fields not named keep their preset value.
        :raises CannotDo: no form open, no such field, a required one empty, too long or too short, no such option.
        """
        raise NotImplementedError

    async def close_modal(self) -> None:
        """Close the open form without sending it; the bot learns nothing of it."""
        raise NotImplementedError

    async def dismiss(self, message: MessageRef) -> None:
        """Dismiss an ephemeral message. The bot learns nothing of it.

        :raises CannotDo: it is not an ephemeral message of this seat.
        """
        raise NotImplementedError

    async def say(
        self,
        text: str,
        /,
        *,
        files: Sequence[Upload] = (),
        reply_to: MessageRef | None = None,
        channel: str | int | None = None,
    ) -> Json:
        """Write an ordinary message; returns its JSON.

        :raises CannotDo: not allowed to write there, empty, or longer than 2000 characters.
        """
        raise NotImplementedError

    async def delete(self, message: MessageRef) -> None:
        """Delete a message: one's own, or anybody's with Manage Messages.

        :raises CannotDo: not allowed.
        """
        raise NotImplementedError

    async def react(self, message: MessageRef, emoji: str) -> None:
        """Add a reaction (a second time: take it away)."""
        raise NotImplementedError

    async def leave(self) -> None:
        """Leave the guild."""
        raise NotImplementedError
