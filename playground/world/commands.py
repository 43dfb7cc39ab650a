"""Application commands: what Discord accepts, and what it gives back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from .errors import DiscordError, Json, part
from .validation import Anything, Bool, Check, Choice, Fields, FormErrors, Int, ListOf, MapOf, Number, Path, Text

if TYPE_CHECKING:
    from .world import World

LOCALES = frozenset((
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
))  # fmt: skip
"""The client languages Discord localises commands to."""

CHAT, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
MAX_COMMAND = 8000
CREATES_A_DAY = 200

_NAME = re.compile(r"[-_'\w]{1,32}")
_INVALID_NAME = ("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
_LOWER_NAME = Text(1, 32, required=True, pattern=_NAME, pattern_error=_INVALID_NAME)
_LOCALIZED_NAME = MapOf(LOCALES, Text(1, 32))
_LOCALIZED_TEXT = MapOf(LOCALES, Text(1, 100))
_CHOICE = Fields("choice", {
    "name": Text(1, 100, required=True), "value": Anything(required=True), "name_localizations": _LOCALIZED_TEXT,
})  # fmt: skip


class _Options:
    """The options of a command, a group or a sub-command; groups hold sub-commands, these hold plain options."""

    required = False

    def check(self, form: FormErrors, path: Path, value: Any) -> bool:
        return ListOf(_OPTION, 0, 25).check(form, path, value)


_OPTION_FIELDS: dict[str, Check] = {
    "type": Choice(tuple(range(1, 12)), required=True), "name": _LOWER_NAME, "description": Text(1, 100, required=True),
    "name_localizations": _LOCALIZED_NAME, "description_localizations": _LOCALIZED_TEXT, "required": Bool(),
    "choices": ListOf(_CHOICE, 0, 25), "options": _Options(), "channel_types": ListOf(Int(0, 16)),
    "min_value": Number(), "max_value": Number(), "min_length": Int(0, 6000), "max_length": Int(1, 6000),
    "autocomplete": Bool(),
}  # fmt: skip


def _option(form: FormErrors, path: Path, option: Json) -> None:
    kind = option["type"]
    _names(form, path, option)
    choices: list[Json] = option.get("choices") or []
    if choices and option.get("autocomplete"):
        text = "Choices and autocomplete are mutually exclusive"
        form.fail((*path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", text)
    wanted = {STRING: str, INTEGER: int, NUMBER: (int, float)}.get(kind)
    for index, choice in enumerate(choices):
        if wanted is None or isinstance(choice["value"], bool) or not isinstance(choice["value"], wanted):
            text = "The choice's value does not fit the option's type"
            form.fail((*path, "choices", index, "value"), "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID", text)
        elif isinstance(choice["value"], str):
            Text(1, 100).check(form, (*path, "choices", index, "value"), choice["value"])
    _nesting(form, path, option, inside=kind)


_OPTION = Fields("command option", _OPTION_FIELDS, also=_option)


def _names(form: FormErrors, path: Path, thing: Json) -> None:
    """Names of chat commands and options are lower case and of letters, digits, - _ ' only; translations too."""
    names = [((*path, "name"), thing["name"])]
    names += [
        ((*path, "name_localizations", locale), name) for locale, name in part(thing, "name_localizations").items()
    ]
    for place, name in names:
        if name is not None and (not _NAME.fullmatch(name) or name != name.lower()):
            form.fail(place, *_INVALID_NAME)


def _nesting(form: FormErrors, path: Path, holder: Json, *, inside: int | None) -> None:
    """Which options may stand in which, in which order, and no name twice."""
    options: list[Json] = holder.get("options") or []
    kinds = {option["type"] for option in options}
    allowed = {None: set(range(1, 12)), GROUP: {SUBCOMMAND}, SUBCOMMAND: set(range(3, 12))}.get(inside, set())
    if kinds - allowed or (kinds & {SUBCOMMAND, GROUP} and kinds - {SUBCOMMAND, GROUP}):
        text = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        form.fail((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
        return
    optional = False
    names: set[str] = set()
    for index, option in enumerate(options):
        if option["name"] in names:
            text = "The option name is already used"
            form.fail((*path, "options", index, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", text)
        names.add(option["name"])
        if option.get("required") and optional:
            text = "Required options must be placed before non-required options"
            form.fail((*path, "options", index), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional |= not option.get("required")


def command_size(thing: Json) -> int:
    """What Discord counts against 8000: names, descriptions and choice values, each with its longest translation."""
    size = 0
    for key in ("name", "description"):
        translations = part(thing, f"{key}_localizations").values()
        size += max([len(thing.get(key) or ""), *(len(one or "") for one in translations)])
    value = thing.get("value")
    size += len(value) if isinstance(value, str) else 0
    return size + sum(command_size(one) for key in ("options", "choices") for one in thing.get(key) or ())


def _whole(form: FormErrors, path: Path, command: Json) -> None:
    """What one field of a command alone does not tell."""
    chat = command.get("type", CHAT) == CHAT
    if chat:
        _names(form, path, command)
        if not command.get("description"):
            form.required((*path, "description"))
    elif command.get("description") or command.get("options"):
        text = "Context menu commands have neither description nor options"
        form.fail((*path, "description"), "APPLICATION_COMMAND_INVALID_DESCRIPTION", text)
    _nesting(form, path, command, inside=None)
    if command_size(command) > MAX_COMMAND:
        form.fail(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MAX_COMMAND})")


_COMMAND = Fields("command", {
    "id": Anything(), "type": Choice((CHAT, USER_MENU, MESSAGE_MENU)), "name": Text(1, 32, required=True),
    "description": Text(0, 100), "name_localizations": _LOCALIZED_NAME, "description_localizations": _LOCALIZED_TEXT,
    "options": _Options(), "default_member_permissions": Int(0), "dm_permission": Bool(), "nsfw": Bool(),
    "contexts": ListOf(Choice((0, 1, 2))), "integration_types": ListOf(Choice((0, 1))),
    "default_permission": Bool(),
}, also=_whole)  # fmt: skip


class Commands:
    """The commands of the application: global ones (scope None) and those of single guilds."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._scopes: dict[int | None, dict[int, Json]] = {None: {}}
        self._creates: list[float] = []

    def all(self, scope: int | None) -> list[Json]:
        """The commands of a scope, in the order they were made."""
        return list(self._scopes.get(scope, {}).values())

    def get(self, scope: int | None, command_id: int) -> Json:
        """:raises DiscordError: 10063."""
        try:
            return self._scopes.get(scope, {})[command_id]
        except KeyError:
            raise DiscordError(10063) from None

    def usable_in(self, guild_id: int | None) -> list[Json]:
        """What people can pick in a guild (or a DM): the guild's own and the global ones."""
        own = self.all(guild_id) if guild_id is not None else []
        context = 0 if guild_id is not None else 1
        return own + [one for one in self.all(None) if one.get("contexts") is None or context in one["contexts"]]

    def replace(self, scope: int | None, body: Any) -> list[Json]:
        """Bulk overwrite; a command of the same name and type keeps its id.

        :raises DiscordError: 50035 with the errors of every command, 30032, 30034. Nothing changes then.
        """
        form = self.world.form()
        ListOf(_COMMAND, 0, 130).check(form, (), body)
        form.close()
        seen: set[tuple[str, int]] = set()
        for index, command in enumerate(body):
            key = (command["name"], command.get("type", CHAT))
            if key in seen:
                text = "Application command names must be unique"
                form.fail((index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", text)
            seen.add(key)
        form.close()
        for kind, most in ((CHAT, 100), (USER_MENU, 15), (MESSAGE_MENU, 15)):
            if sum(command.get("type", CHAT) == kind for command in body) > most:
                raise DiscordError(30032)
        old = self._by_name(scope)
        self._count(sum((one["name"], one.get("type", CHAT)) not in old for one in body))
        made = [self._make(scope, one, old.get((one["name"], one.get("type", CHAT)))) for one in body]
        self._scopes[scope] = {int(one["id"]): one for one in made}
        self.world.commands_changed(scope)
        return made

    def create(self, scope: int | None, body: Any) -> Json:
        """Make one command, or replace the one of the same name.

        :raises DiscordError: 50035, 30032, 30034.
        """
        self.world.check(_COMMAND, body)
        old = self._by_name(scope).get((body["name"], body.get("type", CHAT)))
        self._count(old is None)
        made = self._make(scope, body, old)
        self._scopes.setdefault(scope, {})[int(made["id"])] = made
        self.world.commands_changed(scope)
        return made

    def edit(self, scope: int | None, command_id: int, body: Any) -> Json:
        """Change parts of a command.

        :raises DiscordError: 10063, 50035.
        """
        old = self.get(scope, command_id)
        whole = {**{key: old[key] for key in _COMMAND.fields if key in old}, **body}
        self.world.check(_COMMAND, whole)
        made = self._make(scope, whole, old)
        self._scopes[scope][command_id] = made
        self.world.commands_changed(scope)
        return made

    def delete(self, scope: int | None, command_id: int) -> None:
        """:raises DiscordError: 10063."""
        self.get(scope, command_id)
        del self._scopes[scope][command_id]
        self.world.commands_changed(scope)

    def _by_name(self, scope: int | None) -> dict[tuple[str, int], Json]:
        return {(one["name"], one["type"]): one for one in self.all(scope)}

    def _count(self, creates: int) -> None:
        now = self.world.clock.time()
        self._creates = [when for when in self._creates if now - when < 86400]
        if len(self._creates) + creates > CREATES_A_DAY:
            raise DiscordError(30034)
        self._creates += [now] * creates

    def _make(self, scope: int | None, body: Json, old: Json | None) -> Json:
        permissions = body.get("default_member_permissions")
        command: Json = {
            "id": old["id"] if old else str(self.world.new_id()),
            "application_id": str(self.world.application_id),
            "version": str(self.world.new_id()),
            "type": body.get("type", CHAT),
            "name": body["name"],
            "name_localizations": body.get("name_localizations"),
            "description": body.get("description") or "",
            "description_localizations": body.get("description_localizations"),
            "default_member_permissions": None if permissions is None else str(permissions),
            "nsfw": bool(body.get("nsfw")),
            "integration_types": body.get("integration_types") or [0],
        }
        if body.get("options"):
            command["options"] = [_without_nulls(one) for one in body["options"]]
        if scope is None:
            command["contexts"] = body.get("contexts")
            command["dm_permission"] = body.get("dm_permission") is not False
        else:
            command["guild_id"] = str(scope)
        return command


def _without_nulls(option: Json) -> Json:
    done = {key: value for key, value in option.items() if value is not None and key in _OPTION_FIELDS}
    if "options" in done:
        done["options"] = [_without_nulls(one) for one in done["options"]]
    return done
