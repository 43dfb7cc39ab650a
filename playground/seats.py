"""A seat: one person at a keyboard.

What people do belongs here. What they see is in `client_view`, what Discord answers them with in `world`.

    async with Playground() as play, play.running(client):
        ana, bea = play.seat("Ana"), play.seat("Bea")
        reply = await ana.slash("game new", players=2)
        await bea.click("Join", on=reply.message)
        await ana.until(lambda: ana.message("Bea has joined"))
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playground.world import Channel, DiscordError, Interaction, Message
from playground.world.interactions import AUTOCOMPLETE, COMPONENT, MODAL_SUBMIT, SLASH
from playground.world.model import State

from .client_view import ClientView, Json, Kind, Seen, Timeout, settle
from .inputs import CannotDo, Resolver, choose, fill_form, fill_options, find_command, to_parts
from .message_text import Control, controls
from .transcript import bot_failed

FORM_TAKES = 0.02
"""Real seconds to fill in a form. Nobody does it in no time, and libraries know a form only once they have been told
that it was shown."""

MessageRef = Json | int | str
"""A message (its JSON) or its id."""

Value = str | int | float | bool
"""What is typed into an option or a field. People, roles and channels are given by id, files as `Upload`."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file a person gives to the bot or to the channel."""

    filename: str
    content: bytes
    content_type: str = "application/octet-stream"
    description: str | None = None


class Reply:
    """The outcome of one slash command, press, choice or submission.

    Live: a deferred answer fills in later. `waiting` becomes `thinking` (type 5) and then `answered`; or `answered`
    (4), `updated` (7), `acknowledged` (6), `modal` (9), `choices` (8), or `failed`: no valid answer within 3 s. A test
    that has looked at a failure (`failed`, `state`, `reason`) knows of it; any other fails the test at its end.
    """

    def __init__(self, seat: Seat, interaction: Interaction) -> None:
        self.seat = seat
        self.interaction = interaction

    def __repr__(self) -> str:
        state, reason = self.interaction.state, self.interaction.reason
        return f"<Reply {self.id} {state}{f': {reason}' if reason else ''}>"

    @property
    def id(self) -> str:
        """The interaction's id."""
        return str(self.interaction.id)

    @property
    def state(self) -> State:
        self.interaction.noticed |= self.interaction.state == "failed"
        return self.interaction.state

    @property
    def modal(self) -> Json | None:
        """The form it opened."""
        return self.interaction.modal

    @property
    def choices(self) -> list[Json]:
        """What autocomplete offers."""
        return self.interaction.choices

    @property
    def reason(self) -> str | None:
        """Why it failed."""
        self.interaction.noticed = True
        return self.interaction.reason

    @property
    def message(self) -> Json | None:
        """The bot's answer (or the message it updated) as it is now; None if there is none, or it was deleted.

        :raises BotFailed: the interaction failed; with the reason and what was said before.
        """
        message = self.interaction.response
        if message is None and self.failed:
            raise bot_failed(self.seat.world, [self.interaction])
        return message.payload if message is not None and not message.deleted else None

    @property
    def failed(self) -> bool:
        """Whether the person was told that the interaction failed."""
        return self.state == "failed"

    @property
    def ephemeral(self) -> bool:
        """Whether the answer is visible to this seat only."""
        message = self.interaction.response
        return message is not None and message.only_for is not None

    async def acknowledged(self, timeout: float = 10.0) -> Reply:
        """Wait for the bot's first answer of any kind, or for the failure. Never raises for a failure.

        :param timeout: real seconds, a safety net for tests only.
        :raises Timeout: neither came.
        """
        if self.interaction.pending:
            answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.interaction.watchers.append(lambda _: settle(answered))
            try:
                async with asyncio.timeout(timeout):
                    await answered
            except TimeoutError:
                raise Timeout(f"the bot did not answer {self.interaction.data}; {self.seat.recently()}") from None
        return self

    async def shown(self, timeout: float = 10.0) -> Json:
        """Wait until the answer is a real message (not "thinking…") and return it.

        :raises Timeout: it did not come.
        :raises BotFailed: the interaction failed.
        :raises AssertionError: it was answered by something that is no message.
        """
        await self.seat.until(lambda: self.state not in ("waiting", "thinking"), timeout)
        message = self.message
        if self.interaction.state not in ("answered", "updated") or message is None:
            raise AssertionError(f"the answer was no message: {self!r}")
        return message


class Seat(ClientView):
    """One person. Actions of several seats may run at the same time.

    Actions wait for the bot's first answer and return a `Reply`; with `wait=False` they return at once. `on` names the
    message with the control: its JSON, its id, or None for the newest visible message with such a control. `channel` is
    a channel id; None means where the seat looks (`seat.channel_id`).
    """

    def go(self, channel: str | int) -> None:
        """Look at another channel or thread.

        :raises CannotDo: the person can't see it.
        """
        self.channel = self._place(channel)

    def _place(self, channel: str | int | None) -> Channel:
        number = str(self.channel.id if channel is None else channel)
        found = self.world.channels.get(int(number)) if number.isdigit() else None
        if found is None or found.deleted or not self.world.can_see(self.person, found):
            raise CannotDo(f"{self.name} can't see channel {channel or self.channel.id}")
        return found

    async def act(
        self, kind: int, channel: Channel, data: Json, wait: bool,
        *, message: Message | None = None, parent: Interaction | None = None, command: str | None = None,
    ) -> Reply:  # fmt: skip
        """Open an interaction of any kind with any `data`, also what no client would send; a bot must stand that."""
        member = channel.guild.members.get(self.person.id) if channel.guild else None
        if member is not None and member.timed_out:
            raise CannotDo(f"{self.name} is in a timeout and can't use commands or controls")
        interaction = self.world.interactions.open(
            kind, self.person, channel, data, message=message, parent=parent, command=command
        )
        reply = Reply(self, interaction)
        return await reply.acknowledged() if wait else reply

    async def slash(
        self, command: str, options: Mapping[str, Value | Upload] | None = None, /, *,
        channel: str | int | None = None, wait: bool | None = None, **more: Value | Upload | None,
    ) -> Reply:  # fmt: skip
        """Send a slash command: `slash("game new", players=3)`. The name may contain group and sub-command.

        Options are named by keyword; None is as not given. Those called `channel` or `wait` stand in the mapping:
        `slash("move", {"channel": id})`. Where one of them is there (as None, to leave it out), the keyword of that
        name means where the command is sent from, and whether to wait.
        :raises CannotDo: no such command or option, a required one missing, a value the client would not let one send;
            a keyword `channel` or `wait` where the command has an option of that name and the mapping hasn't.
        """
        self._told_apart(command, options or {}, channel=channel, wait=wait)
        return await self.command(SLASH, command, {**(options or {}), **more}, channel, wait is not False)

    def _told_apart(self, command: str, options: Mapping[str, Any], **ours: Any) -> None:
        """:raises CannotDo: a parameter of ours may be meant as the command's option of the same name."""
        given = [name for name, value in ours.items() if value is not None and name not in options]
        if not given:
            return
        _, _, last = find_command(self._usable(self.channel), command)
        for one in last.get("options") or ():
            if one["name"] in given:
                name = one["name"]
                raise CannotDo(
                    f"/{command} has an option {name!r}, and {name}= may mean that or the parameter of slash(): give "
                    f'the option in a mapping, slash("{command}", {{"{name}": …}}), with None to leave it out'
                )

    async def autocomplete(
        self, command: str, focused: str, typed: str = "", options: Mapping[str, Value] | None = None, /, *,
        channel: str | int | None = None, **more: Value,
    ) -> list[Json]:  # fmt: skip
        """Type `typed` into option `focused` of a command; returns the choices [{"name", "value"}, …] the bot offers.

        The other options are given as to `slash`.
        :raises CannotDo: no such command or option, or the option has no autocomplete.
        :raises AssertionError: the bot did not answer within 3 s.
        """
        self._told_apart(command, options or {}, channel=channel)
        given = {**(options or {}), **more, focused: typed}
        reply = await self.command(AUTOCOMPLETE, command, given, channel, True, focused)
        if reply.failed:
            raise AssertionError(f"/{command} {focused}: {reply.reason}")
        return reply.choices

    async def command(
        self, kind: int, name: str, values: Mapping[str, Any], channel: str | int | None, wait: bool,
        focused: str | None = None,
    ) -> Reply:  # fmt: skip
        """Send a command of any kind, its options by name; with `focused` ask what to propose for that one."""
        place = self._place(channel)
        name = name.strip().removeprefix("/")
        command, way, last = find_command(self._usable(place), name)
        if focused is not None and not any(
            one["name"] == focused and one.get("autocomplete") for one in last.get("options") or ()
        ):
            raise CannotDo(f"/{name} {focused} has no autocomplete")
        resolver = Resolver(self.world, place, self.person)
        typed = {option: value for option, value in values.items() if value is not None}
        options = fill_options(resolver, last, typed, name=name, focused=focused)
        for step in reversed(way):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        data: Json = {"id": command["id"], "name": command["name"], "type": 1}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        if options:
            data["options"] = options
        if resolver.found:
            data["resolved"] = resolver.found
        return await self.act(kind, place, data, wait, command=name)

    async def context_menu(
        self, command: str, target: MessageRef, *, channel: str | int | None = None, wait: bool = True
    ) -> Reply:
        """Use a user or message command of the bot on a member or message id."""
        place = self._place(channel)
        menus = {one["name"]: one for one in self._usable(place) if one["type"] != 1}
        if command not in menus:
            raise CannotDo(f"no menu command {command!r}; there are: {', '.join(menus) or 'none'}")
        found = menus[command]
        data: Json = {"id": found["id"], "name": command, "type": found["type"], "target_id": _id_of(target)}
        resolver = Resolver(self.world, place, self.person)
        if found["type"] == 2:
            resolver.person(_id_of(target))
        else:
            resolver.put("messages", _id_of(target), self.find(target).payload)
        data["resolved"] = resolver.found
        return await self.act(SLASH, place, data, wait, command=command)

    async def click(
        self, button: str, /, *, on: MessageRef | None = None, channel: str | int | None = None, wait: bool = True
    ) -> Reply:
        """Press a button, named by its custom_id or its label.

        :raises CannotDo: it is not there, disabled, ambiguous, or a link.
        """
        message, control = self._control(button, on, channel, buttons=True)
        data: Json = {"component_type": 2, "custom_id": control.custom_id, "id": control.component["id"]}
        return await self.act(COMPONENT, message.channel, data, wait, message=message)

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
        """Choose in a select menu, named by its custom_id or its placeholder; values are option values, labels, or ids.

        :raises CannotDo: it is not there, disabled, no such option, too few or too many values.
        """
        message, control = self._control(select, on, channel, buttons=False)
        resolver = Resolver(self.world, message.channel, self.person)
        chosen = choose(resolver, control.component, [values] if isinstance(values, (str, int)) else list(values))
        data: Json = {
            "component_type": control.component["type"],
            "custom_id": control.custom_id,
            "id": control.component["id"],
            "values": chosen,
        }
        if resolver.found:
            data["resolved"] = resolver.found
        return await self.act(COMPONENT, message.channel, data, wait, message=message)

    def _control(
        self, name: str, on: MessageRef | None, channel: str | int | None, *, buttons: bool
    ) -> tuple[Message, Control]:
        """The message and its one control of that name."""
        what = "button" if buttons else "select"
        if on is not None:
            messages = [self.find(on)]
        else:
            everything = self._place(channel).messages.values()
            messages = [one for one in reversed(everything) if self._sees(one)]
        for message in messages:
            mine = [one for one in controls(message.payload) if one.is_button == buttons]
            found = [one for one in mine if one.custom_id == name] or [one for one in mine if one.label == name]
            if len(found) > 1:
                raise CannotDo(
                    f"{len(found)} {what}s are called {name!r}: {', '.join(str(one.custom_id) for one in found)}"
                )
            if found:
                return message, _usable_control(found[0], name)
        there = [f"{one.label} ({one.custom_id})" for one in controls(messages[0].payload)] if messages else []
        where = f"message {_id_of(on)}" if on is not None else "any message here; the newest has"
        raise CannotDo(f"no {what} {name!r} on {where}: {', '.join(there) or 'no controls'}")

    def find(self, which: MessageRef) -> Message:
        """A message that this person sees, as the world has it.

        :raises CannotDo: there is none.
        """
        number = int(_id_of(which))
        for channel in self.world.channels.values():
            message = channel.messages.get(number)
            if message is not None and self._sees(message) and self.world.can_see(self.person, channel):
                return message
        raise CannotDo(f"{self.name} sees no message {number}")

    async def submit(
        self,
        values: Mapping[str, Value | Upload | Sequence[Value | Upload] | None] | None = None,
        /,
        *,
        modal: Json | None = None,
        wait: bool = True,
    ) -> Reply:
        """Fill in the open form (or `modal`) and send it: custom_id or label → text, chosen value(s), a bool, files.

        Fields not named keep their preset value.
        :raises CannotDo: no form open, no such field, a required one empty, too long or too short, no such option.
        """
        form = modal or self.modal
        if form is None or form["id"] not in self._forms:
            raise CannotDo(f"{self.name} has no form open")
        too_quick = self._form_opened + FORM_TAKES - time.monotonic()
        if too_quick > 0:
            await asyncio.sleep(too_quick)
        parent = self._forms[form["id"]]
        resolver = Resolver(self.world, parent.channel, self.person)
        data: Json = {"custom_id": form["custom_id"], "components": fill_form(resolver, form, values or {})}
        if resolver.found:
            data["resolved"] = resolver.found
        message = parent.message if parent.message is not None and not parent.message.deleted else None
        return await self.act(MODAL_SUBMIT, parent.channel, data, wait, message=message, parent=parent)

    async def close_modal(self) -> None:
        """Close the open form without sending it; the bot learns nothing of it."""
        if self.modal is not None:
            self._closed(self.modal["id"])

    async def dismiss(self, message: MessageRef) -> None:
        """Dismiss an ephemeral message. The bot learns nothing of it.

        :raises CannotDo: it is not an ephemeral message of this seat.
        """
        found = self.find(message)
        if found.only_for is None:
            raise CannotDo(f"message {found.id} is for everybody; only ephemeral ones can be dismissed")
        found.dismissed = True
        self.see("delete", found.channel, {"id": str(found.id), "channel_id": str(found.channel.id)})

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
        body: Json = {"content": text}
        if reply_to is not None:
            body["message_reference"] = {"message_id": _id_of(reply_to)}
        place = self._place(channel)
        with _as_a_person(f"{self.name} can't write in #{place.name}"):
            return self.world.messages.send(self.person, place, body, to_parts(files)).payload

    async def edit(self, message: MessageRef, text: str) -> Json:
        """Change one's own message; returns its JSON.

        :raises CannotDo: it is somebody else's, empty, or longer than 2000 characters.
        """
        found = self.find(message)
        with _as_a_person(f"{self.name} can't edit this"):
            return self.world.messages.edit(self.person, found, {"content": text}).payload

    async def type(self, *, channel: str | int | None = None) -> None:
        """Begin to type: everybody in the channel sees it for some seconds.

        :raises CannotDo: not allowed to write there.
        """
        place = self._place(channel)
        with _as_a_person(f"{self.name} can't type in #{place.name}"):
            self.world.typing(self.person, place)

    async def delete(self, message: MessageRef) -> None:
        """Delete a message: one's own, or anybody's with Manage Messages.

        :raises CannotDo: not allowed.
        """
        with _as_a_person(f"{self.name} can't delete this"):
            self.world.messages.delete(self.person, self.find(message))

    async def react(self, message: MessageRef, emoji: str) -> None:
        """Add a reaction (a second time: take it away).

        :raises CannotDo: not allowed, or no emoji.
        """
        found = self.find(message)
        on = self.person.id not in found.reactions.get(emoji, [])
        with _as_a_person(f"{self.name} can't react with {emoji!r}"):
            self.world.messages.react(self.person, found, emoji, on=on)

    async def leave(self) -> None:
        """Leave the guild the seat looks at."""
        if self.channel.guild is not None:
            self.world.leave(self.person, self.channel.guild)


class _as_a_person:
    """Discord's refusal of a request becomes what a client tells its user."""

    def __init__(self, what: str) -> None:
        self.what = what

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        if isinstance(error, DiscordError):
            raise CannotDo(f"{self.what}: {error.message} {error.errors or ''}".rstrip()) from error


def _usable_control(control: Control, name: str) -> Control:
    if control.disabled:
        raise CannotDo(f"{name!r} is disabled")
    if control.is_link:
        raise CannotDo(f"{name!r} is a link to {control.component['url']}")
    return control


def _id_of(message: MessageRef) -> str:
    return str(message["id"]) if isinstance(message, dict) else str(message)


__all__ = ["CannotDo", "Json", "Kind", "MessageRef", "Reply", "Seat", "Seen", "Timeout", "Upload", "Value"]
