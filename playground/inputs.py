"""What a real client lets a person send: options, values of selects, forms; checked, and spelled as Discord does."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from playground.world import Channel, Part, User, World
from playground.world import commands as kinds
from playground.world import components as parts
from playground.world.errors import Json
from playground.world.permissions import in_channel

if TYPE_CHECKING:
    from .seats import Upload


class CannotDo(ValueError):
    """The person could not do this in a real client: no such button, a missing option, too long a text …

    The message names what was wanted and what there is.
    """


@dataclass(slots=True)
class Resolver:
    """Gathers the people, roles, channels and files that chosen ids stand for."""

    world: World
    channel: Channel
    user: User
    found: dict[str, Json] = field(default_factory=dict[str, Json])

    def put(self, kind: str, key: str, data: Json) -> None:
        self.found.setdefault(kind, {})[key] = data

    def person(self, value: Any, _: Json | None = None) -> str:
        """A member (or in a DM a user) by id."""
        user = self.world.users.get(_id(value, "a person"))
        if user is None:
            raise CannotDo(f"there is nobody with the id {value}")
        self.put("users", str(user.id), user.json())
        guild = self.channel.guild
        if guild is not None and user.id in guild.members:
            permissions = str(in_channel(self.channel, user))
            self.put("members", str(user.id), {**guild.members[user.id].partial(), "permissions": permissions})
        return str(user.id)

    def role(self, value: Any, _: Json | None = None) -> str:
        """A role by id."""
        guild = self.channel.guild
        role = guild.roles.get(_id(value, "a role")) if guild else None
        if role is None:
            raise CannotDo(f"there is no role with the id {value}")
        self.put("roles", str(role.id), role.json())
        return str(role.id)

    def mentionable(self, value: Any, _: Json | None = None) -> str:
        """A role or a person by id."""
        guild = self.channel.guild
        number = _id(value, "a person or a role")
        return self.role(value) if guild is not None and number in guild.roles else self.person(value)

    def place(self, value: Any, asked: Json) -> str:
        """A channel by id, of one of the types that are asked for; with the bot's permissions there, as since 16 July
        2026."""
        types = asked.get("channel_types")
        channel = self.world.channels.get(_id(value, "a channel"))
        if channel is None or not in_channel(channel, self.user):
            raise CannotDo(f"there is no channel with the id {value} that {self.user.name} can see")
        if types and channel.type not in types:
            raise CannotDo(f"#{channel.name} is of type {channel.type}; only {list(types)} may be chosen")
        rights = {"permissions": self.user, "app_permissions": self.world.bot}
        full = {**channel.json(), **{key: str(in_channel(channel, who)) for key, who in rights.items()}}
        self.put("channels", str(channel.id), full)
        return str(channel.id)

    def file(self, upload: Upload) -> str:
        """A file that is given along."""
        cdn = self.world.cdn
        file = cdn.store(upload.filename, upload.content, upload.description, self.channel, ephemeral=True)
        cdn.keep([file])
        self.put("attachments", str(file.id), file.json(cdn.url(file), ephemeral=True))
        return str(file.id)


Resolve = Callable[[Resolver, Any, Json], str]
_BY_OPTION: dict[int, Resolve] = {
    kinds.USER: Resolver.person, kinds.ROLE: Resolver.role, kinds.MENTIONABLE: Resolver.mentionable,
    kinds.CHANNEL: Resolver.place,
}  # fmt: skip
_BY_SELECT: dict[int, Resolve] = {
    parts.USER_SELECT: Resolver.person, parts.ROLE_SELECT: Resolver.role,
    parts.MENTIONABLE_SELECT: Resolver.mentionable, parts.CHANNEL_SELECT: Resolver.place,
}  # fmt: skip
"""How what is chosen becomes an id with what stands behind it."""


def _id(value: Any, what: str) -> int:
    text = str(value)
    if not text.isdigit():
        raise CannotDo(f"{value!r} is no id of {what}")
    return int(text)


# -- slash commands ----------------------------------------------------------------------------------------------------


def find_command(commands: Sequence[Json], name: str) -> tuple[Json, list[Json], Json]:
    """A command by its full name; with the sub-commands on the way, and the last of them (or the command itself).

    :raises CannotDo: there is none; the message lists what there is.
    """
    words = name.strip().removeprefix("/").split()
    chat = {one["name"]: one for one in commands if one["type"] == kinds.CHAT}
    if not words or words[0] not in chat:
        raise CannotDo(f"no command /{name}; there are: {', '.join('/' + one for one in chat) or 'none at all'}")
    command = last = chat[words[0]]
    way: list[Json] = []
    for word in words[1:]:
        below = {
            one["name"]: one for one in last.get("options") or () if one["type"] in (kinds.SUBCOMMAND, kinds.GROUP)
        }
        if word not in below:
            raise CannotDo(f"/{name}: no sub-command {word!r}; there are: {', '.join(below) or 'none'}")
        last = below[word]
        way.append(last)
    below = [one["name"] for one in last.get("options") or () if one["type"] in (kinds.SUBCOMMAND, kinds.GROUP)]
    if below:
        raise CannotDo(f"/{name} needs one of its sub-commands: {', '.join(below)}")
    return command, way, last


def fill_options(
    resolver: Resolver, last: Json, values: Mapping[str, Any], *, name: str, focused: str | None = None
) -> list[Json]:
    """The options of a command as typed.

    :raises CannotDo: unknown, missing or impossible ones. While typing (`focused`) required ones may still be missing.
    """
    declared = {one["name"]: one for one in last.get("options") or ()}
    unknown = [one for one in values if one not in declared]
    if unknown:
        raise CannotDo(f"/{name} has no option {unknown[0]!r}; there are: {', '.join(declared) or 'none'}")
    missing = [one["name"] for one in declared.values() if one.get("required") and one["name"] not in values]
    if missing and focused is None:
        raise CannotDo(f"/{name} needs the option {missing[0]!r}")
    filled: list[Json] = []
    for option in declared.values():
        if option["name"] not in values:
            continue
        value = values[option["name"]]
        if option["name"] == focused:
            filled.append({"name": option["name"], "type": option["type"], "value": value, "focused": True})
        else:
            filled.append(
                {"name": option["name"], "type": option["type"], "value": _option(resolver, option, value, name)}
            )
    return filled


def _option(resolver: Resolver, option: Json, value: Any, command: str) -> Any:
    kind = option["type"]
    where = f"/{command} {option['name']}"
    if kind in _BY_OPTION:
        return _BY_OPTION[kind](resolver, value, option)
    if kind == kinds.ATTACHMENT:
        if not hasattr(value, "content"):
            raise CannotDo(f"{where} wants an Upload, not {value!r}")
        return resolver.file(value)
    choices: list[Json] = option.get("choices") or []
    if choices:
        return _choice(choices, kind, value, where)
    value = _typed(kind, value, where)
    _bounds(option, value, where)
    return value


def _choice(choices: Sequence[Json], kind: int, value: Any, where: str) -> Any:
    """The value of the choice named by its name or its value."""
    by_name = {one["name"]: one["value"] for one in choices}
    if isinstance(value, str) and value in by_name:
        return by_name[value]
    listed = ", ".join(f"{name} ({given})" for name, given in by_name.items())
    try:
        typed = _typed(kind, value, where)
    except CannotDo:
        raise CannotDo(f"{where} can't be {value!r}; there are: {listed}") from None
    if typed not in by_name.values():
        raise CannotDo(f"{where} can't be {value!r}; there are: {listed}")
    return typed


def _typed(kind: int, value: Any, where: str) -> Any:
    """The value as its option's type; digits may be given as text, as a person types them."""
    try:
        if kind == kinds.STRING and not isinstance(value, (bool, bytes)):
            return str(value)
        if kind == kinds.BOOLEAN and isinstance(value, bool):
            return value
        if kind == kinds.INTEGER and not isinstance(value, bool) and float(value) == int(value):
            return int(value)
        if kind == kinds.NUMBER and not isinstance(value, bool):
            return float(value)
    except (TypeError, ValueError):
        pass
    raise CannotDo(f"{where} can't be {value!r}")


def _bounds(option: Json, value: Any, where: str) -> None:
    if isinstance(value, str):
        size, low, high = len(value), option.get("min_length"), option.get("max_length", 6000)
        if not value:
            raise CannotDo(f"{where} is empty")
    elif isinstance(value, bool):
        return
    else:
        size, low, high = value, option.get("min_value"), option.get("max_value")
    if (low is not None and size < low) or (high is not None and size > high):
        raise CannotDo(f"{where}: {value!r} is not between {low} and {high}")


# -- selects and forms -------------------------------------------------------------------------------------------------


def choose(resolver: Resolver, select: Json, values: Sequence[Any], *, required: bool = True) -> list[str]:
    """The values of a select as a client sends them; options may be named by value or label.

    :raises CannotDo: no such option, too few or too many.
    """
    name = select.get("custom_id")
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    if not required and not values:
        return []
    if not low <= len(values) <= high:
        raise CannotDo(f"{name}: {low} to {high} values may be chosen, not {len(values)}")
    if len(set(map(str, values))) != len(values):
        raise CannotDo(f"{name}: a value is chosen twice")
    if select["type"] == parts.STRING_SELECT:
        return [_pick(select, one) for one in values]
    return [_BY_SELECT[select["type"]](resolver, one, select) for one in values]


def _pick(holder: Json, wanted: Any) -> str:
    """The value of the option named by value or label."""
    options: list[Json] = holder["options"]
    for option in options:
        if option["value"] == str(wanted):
            return option["value"]
    labelled = [option["value"] for option in options if option["label"] == str(wanted)]
    if len(labelled) != 1:
        listed = ", ".join(f"{one['label']} ({one['value']})" for one in options)
        raise CannotDo(f"{holder.get('custom_id')}: no option {wanted!r}; there are: {listed}")
    return labelled[0]


def fill_form(resolver: Resolver, modal: Json, values: Mapping[str, Any]) -> list[Json]:
    """A form's parts as a client sends them.

    :raises CannotDo: unknown or missing fields, values that do not fit.
    """
    left = dict(values)
    filled = [_form_part(resolver, part, left) for part in modal["components"]]
    if left:
        names = [name for part in modal["components"] for name in _field_names(part)]
        raise CannotDo(f"the form has no field {next(iter(left))!r}; there are: {', '.join(names)}")
    return filled


def _field_names(part: Json) -> list[str]:
    inner = (
        part["components"] if part["type"] == parts.ROW else [part["component"]] if part["type"] == parts.LABEL else []
    )
    return [one["custom_id"] for one in inner]


def _form_part(resolver: Resolver, part: Json, left: dict[str, Any]) -> Json:
    base: Json = {"type": part["type"], "id": part["id"]}
    if part["type"] == parts.LABEL:
        return {**base, "component": _field(resolver, part["component"], part["label"], left)}
    if part["type"] == parts.ROW:
        return {
            **base,
            "components": [_field(resolver, one, one.get("label") or "", left) for one in part["components"]],
        }
    return base


_UNSET: Any = object()


def _field(resolver: Resolver, one: Json, label: str, left: dict[str, Any]) -> Json:
    """One field: what was given under its id or its label, else what the form was opened with."""
    value = left.pop(one["custom_id"], _UNSET)
    if value is _UNSET:
        value = left.pop(label, _UNSET)
    done: Json = {"type": one["type"], "id": one["id"], "custom_id": one["custom_id"]}
    kind = one["type"]
    required = one.get("required", True) is not False
    name = f"{one['custom_id']} ({label})"
    if kind == parts.TEXT_INPUT:
        return {**done, "value": _text(one, one.get("value") or "" if value is _UNSET else value, required, name)}
    if kind == parts.CHECKBOX:
        chosen = one.get("default", False) if value is _UNSET else value
        if not isinstance(chosen, bool):
            raise CannotDo(f"{name} is ticked or not, not {chosen!r}")
        return {**done, "value": chosen}
    if kind == parts.RADIO_GROUP:
        chosen = (
            [one_of["value"] for one_of in one["options"] if one_of.get("default")] if value is _UNSET else _many(value)
        )
        if (required and len(chosen) != 1) or len(chosen) > 1:
            raise CannotDo(f"{name}: choose one")
        return {**done, "value": _pick(one, chosen[0]) if chosen else None}
    if kind == parts.CHECKBOX_GROUP:
        chosen = [each["value"] for each in one["options"] if each.get("default")] if value is _UNSET else _many(value)
        _count(one, chosen, required, name, len(one["options"]))
        return {**done, "values": [_pick(one, each) for each in chosen]}
    if kind == parts.FILE_UPLOAD:
        given: list[Any] = [] if value is _UNSET else _many(value)
        _count(one, given, required, name, 1)
        return {**done, "values": [resolver.file(each) for each in given]}
    chosen = _presets(one) if value is _UNSET else _many(value)
    return {**done, "values": choose(resolver, one, chosen, required=required)}


def _presets(select: Json) -> list[Any]:
    if select["type"] == parts.STRING_SELECT:
        return [one["value"] for one in select["options"] if one.get("default")]
    return [one["id"] for one in select.get("default_values") or ()]


def _many(value: Any) -> list[Any]:
    if value is None:
        return []
    return list(cast("Collection[Any]", value)) if isinstance(value, (list, tuple, set, frozenset)) else [value]


def _count(one: Json, chosen: Sequence[Any], required: bool, name: str, most: int) -> None:
    low = one.get("min_values", 1 if required else 0)
    high = one.get("max_values", most)
    if not chosen and not required:
        return
    if not low <= len(chosen) <= high:
        raise CannotDo(f"{name}: {low} to {high} may be chosen, not {len(chosen)}")


def _text(one: Json, value: Any, required: bool, name: str) -> str:
    text = "" if value is None else str(value)
    low, high = one.get("min_length") or 0, one.get("max_length") or 4000
    if not text and not required:
        return text
    if not text:
        raise CannotDo(f"{name} must be filled in")
    if not low <= len(text) <= high:
        raise CannotDo(f"{name}: {low} to {high} characters, not {len(text)}")
    return text


def to_parts(files: Sequence[Upload]) -> list[Part]:
    """Files of a message a person writes."""
    return [Part(number, one.filename, one.content, one.content_type) for number, one in enumerate(files)]
