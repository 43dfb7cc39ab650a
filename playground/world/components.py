"""Components: what Discord accepts in messages and forms, and how it gives them back (ids, defaults, media)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from .emoji_text import is_emoji
from .errors import Json, Unsupported, is_object
from .validation import Anything, Bool, Check, Choice, Fields, FormErrors, Id, Int, ListOf, Path, Text, Url

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK, PREMIUM = 5, 6

TOTAL_COMPONENTS = 40
TOTAL_TEXT = 4000


@dataclass(frozen=True, slots=True)
class OneOf:
    """A component, of one of the types allowed in this place."""

    types: tuple[int, ...]
    required: bool = False
    modal: bool = False

    def check(self, form: FormErrors, path: Path, value: Any) -> bool:
        kind = value.get("type") if is_object(value) else None
        if kind not in self.types:
            if kind is not None and kind not in KINDS:
                raise Unsupported(f"component of type {kind!r} at {'.'.join(map(str, path))}")
            listed = f"({', '.join(map(str, self.types))}{',' if len(self.types) == 1 else ''})"
            form.fail(path, "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {listed}.')
            return False
        return (MODAL_ROW if self.modal and kind == ROW else KINDS[kind]).check(form, path, value)


def _emoji_is_real(form: FormErrors, path: Path, value: Json) -> None:
    if value.get("id") is None and not is_emoji(value.get("name") or ""):
        form.fail((*path, "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


EMOJI = Fields("emoji", {"id": Id(), "name": Text(0, 32), "animated": Bool()}, also=_emoji_is_real)
MEDIA = Fields("media", {"url": Url(2048, ("http", "https", "attachment"), required=True)}, required=True,
               extra=frozenset({"proxy_url", "height", "width", "content_type", "placeholder", "loading_state", "flags",
                                "attachment_id", "id"}))  # fmt: skip
FILE_MEDIA = Fields("file", {"url": Url(2048, ("attachment",), required=True)}, required=True, extra=MEDIA.extra)


def _kind(name: str, also: Callable[[FormErrors, Path, Json], None] | None = None, /, **fields: Check) -> Fields:
    return Fields(name, {"type": Anything(), "id": Int(0, 2**31 - 1), **fields}, also=also)


def _button(form: FormErrors, path: Path, value: Json) -> None:
    style = value["style"]
    if style == PREMIUM:
        raise Unsupported("premium buttons (style 6)")
    if value.get("sku_id") is not None:
        raise Unsupported("field 'sku_id' of a button")
    is_link = style == LINK
    if is_link and value.get("url") is None:
        form.required((*path, "url"))
    if not is_link and value.get("custom_id") is None:
        form.fail((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
    too_much = "custom_id" if is_link else "url"
    if value.get(too_much) is not None:
        text = "A custom id and url cannot both be specified"
        form.fail((*path, too_much), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", text)
    if not value.get("label") and value.get("emoji") is None:
        form.required((*path, "label"))


def _choices(form: FormErrors, path: Path, value: Json) -> None:
    """What all lists of options share: no value twice, no more presets than may be chosen, enough options."""
    options = value["options"]
    seen: set[str] = set()
    for index, option in enumerate(options):
        if option["value"] in seen:
            place = (*path, "options", index, "value")
            form.fail(place, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used")
        seen.add(option["value"])
    low, high = value.get("min_values"), value.get("max_values")
    high = 1 if high is None and value["type"] != CHECKBOX_GROUP else high
    if high is not None and sum(bool(option.get("default")) for option in options) > high:
        text = "The specified number of default values exceeds the specified maximum values"
        form.fail((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", text)
    wanted = max(low or 0, high or 0)
    if len(options) < wanted:
        form.length((*path, "options"), len(options), wanted, 25)
    _span(form, path, value)


def _span(form: FormErrors, path: Path, value: Json) -> None:
    low, high = value.get("min_values"), value.get("max_values")
    if low is not None and low > (high if high is not None else 1) and value["type"] != CHECKBOX_GROUP:
        top = high if high is not None else 1
        form.fail((*path, "min_values"), "NUMBER_TYPE_MAX", f"int value should be less than or equal to {top}.")


def _presets(form: FormErrors, path: Path, value: Json) -> None:
    allowed = {
        USER_SELECT: ("user",),
        ROLE_SELECT: ("role",),
        MENTIONABLE_SELECT: ("user", "role"),
        CHANNEL_SELECT: ("channel",),
    }[value["type"]]
    presets: list[Json] = value.get("default_values") or []
    for index, preset in enumerate(presets):
        form.one_of((*path, "default_values", index, "type"), preset["type"], allowed)
    if len(presets) > (value.get("max_values") or 1):
        text = "The specified number of default values exceeds the specified maximum values"
        form.fail((*path, "default_values"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", text)
    _span(form, path, value)


def _row(form: FormErrors, path: Path, value: Json) -> None:
    """A row is five wide: a button is one, everything else five."""
    width = 0
    for index, child in enumerate(value["components"]):
        width += 1 if child["type"] == BUTTON else 5
        if width > 5:
            text = "The specified component exceeds the maximum width"
            form.fail((*path, "components", index), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)


def _text_lengths(form: FormErrors, path: Path, value: Json) -> None:
    low, high = value.get("min_length"), value.get("max_length")
    if low is not None and high is not None and low > high:
        form.fail((*path, "min_length"), "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
    preset = value.get("value")
    if preset and high is not None and len(preset) > high:
        form.length((*path, "value"), len(preset), 0, high)


_PLAIN_OPTION = Fields("option", {"label": Text(1, 100, required=True), "value": Text(1, 100, required=True),
                                  "description": Text(0, 100), "default": Bool()})  # fmt: skip
_OPTION = Fields("option", {**_PLAIN_OPTION.fields, "emoji": EMOJI})
_PRESET = Fields("default value", {"id": Id(required=True), "type": Text(required=True)})
_ID = Text(1, 100, required=True)
_SELECT: dict[str, Check] = {
    "custom_id": _ID, "placeholder": Text(0, 150), "min_values": Int(0, 25), "max_values": Int(1, 25),
    "disabled": Bool(), "required": Bool(),
}  # fmt: skip
_AUTO_SELECT: dict[str, Check] = {**_SELECT, "default_values": ListOf(_PRESET, 0, 25)}
_CHANNEL_TYPES = ListOf(Choice((0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16)))

KINDS: dict[int, Fields] = {
    ROW: _kind("action row", _row, components=ListOf(OneOf((BUTTON, *SELECTS)), 1, 5, required=True)),
    BUTTON: _kind("button", _button, style=Choice((1, 2, 3, 4, 5, 6), required=True), custom_id=Text(1, 100),
                  label=Text(0, 80), emoji=EMOJI, url=Url(512), sku_id=Id(), disabled=Bool()),
    STRING_SELECT: _kind("string select", _choices, **_SELECT, options=ListOf(_OPTION, 1, 25, required=True)),
    USER_SELECT: _kind("user select", _presets, **_AUTO_SELECT),
    ROLE_SELECT: _kind("role select", _presets, **_AUTO_SELECT),
    MENTIONABLE_SELECT: _kind("mentionable select", _presets, **_AUTO_SELECT),
    CHANNEL_SELECT: _kind("channel select", _presets, **_AUTO_SELECT, channel_types=_CHANNEL_TYPES),
    SECTION: _kind("section", components=ListOf(OneOf((TEXT,)), 1, 3, required=True),
                   accessory=OneOf((BUTTON, THUMBNAIL), required=True)),
    TEXT: _kind("text display", content=Text(1, 4000, required=True)),
    THUMBNAIL: _kind("thumbnail", media=MEDIA, description=Text(1, 1024), spoiler=Bool()),
    GALLERY: _kind("media gallery", items=ListOf(Fields("media gallery item", {
        "media": MEDIA, "description": Text(1, 1024), "spoiler": Bool()}), 1, 10, required=True)),
    FILE: _kind("file", file=FILE_MEDIA, spoiler=Bool(), name=Anything(), size=Anything()),
    SEPARATOR: _kind("separator", divider=Bool(), spacing=Choice((1, 2))),
    CONTAINER: _kind("container", accent_color=Int(0, 0xFFFFFF), spoiler=Bool(), components=ListOf(
        OneOf((ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)), 1, 40, required=True)),
    TEXT_INPUT: _kind("text input", _text_lengths, custom_id=_ID, style=Choice((1, 2), required=True),
                      label=Text(1, 45), value=Text(0, 4000), placeholder=Text(0, 100), required=Bool(),
                      min_length=Int(0, 4000), max_length=Int(1, 4000)),
    LABEL: _kind("label", label=Text(1, 45, required=True), description=Text(1, 100), component=OneOf(
        (*SELECTS, TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX), required=True)),
    FILE_UPLOAD: _kind("file upload", _span, custom_id=_ID, min_values=Int(0, 10), max_values=Int(1, 10),
                       required=Bool()),
    RADIO_GROUP: _kind("radio group", _choices, custom_id=_ID, required=Bool(),
                       options=ListOf(_PLAIN_OPTION, 2, 10, required=True)),
    CHECKBOX_GROUP: _kind("checkbox group", _choices, custom_id=_ID, min_values=Int(0, 10), max_values=Int(1, 10),
                          required=Bool(), options=ListOf(_PLAIN_OPTION, 1, 10, required=True)),
    CHECKBOX: _kind("checkbox", custom_id=_ID, default=Bool()),
}  # fmt: skip
"""Every component the playground knows, by Discord's type number."""


def _old_style_label(form: FormErrors, path: Path, value: Json) -> None:
    for place, field in walk(value["components"], (*path, "components")):
        if not field.get("label"):
            form.required((*place, "label"))


MODAL_ROW = _kind("action row of a modal", _old_style_label,
                  components=ListOf(OneOf((TEXT_INPUT,)), 1, 1, required=True))  # fmt: skip
MODAL = Fields("modal", {"custom_id": _ID, "title": Text(1, 45, required=True), "components": ListOf(
    OneOf((ROW, TEXT, LABEL), modal=True), 1, 5, required=True)})  # fmt: skip
CLASSIC = ListOf(OneOf((ROW,)), 0, 5)
LAYOUT = ListOf(OneOf((ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)), 0, 40)


def walk(components: list[Json], path: Path = ()) -> list[tuple[Path, Json]]:
    """Every component with its place, outer before inner, in reading order."""
    found: list[tuple[Path, Json]] = []
    for index, component in enumerate(components):
        _walk_one(component, (*path, index), found)
    return found


def _walk_one(component: Json, path: Path, found: list[tuple[Path, Json]]) -> None:
    found.append((path, component))
    for index, child in enumerate(component.get("components") or ()):
        _walk_one(child, (*path, "components", index), found)
    for key in ("accessory", "component"):
        child = component.get(key)
        if child:
            _walk_one(child, (*path, key), found)


def check_message(form: FormErrors, components: Any, path: Path, *, v2: bool) -> None:
    """Check the components of a message; the errors land in `form`."""
    if not (LAYOUT if v2 else CLASSIC).check(form, path, components):
        return
    _unique(form, components, path)
    if v2:
        _totals(form, components, path)


def check_modal(form: FormErrors, data: Any, path: Path) -> None:
    """Check a form that a bot opens; the errors land in `form`."""
    if MODAL.check(form, path, data):
        _unique(form, data["components"], (*path, "components"))


def _unique(form: FormErrors, components: list[Json], path: Path) -> None:
    ids: set[int] = set()
    custom_ids: set[str] = set()
    for place, component in walk(components, path):
        custom_id = component.get("custom_id")
        if custom_id is not None:
            if custom_id in custom_ids:
                text = "Component custom id cannot be duplicated"
                form.fail((*place, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", text)
            custom_ids.add(custom_id)
        number = component.get("id")
        if number:
            if number in ids:
                form.fail((*place, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            ids.add(number)


def _totals(form: FormErrors, components: list[Json], path: Path) -> None:
    everything = [component for _, component in walk(components)]
    if len(everything) > TOTAL_COMPONENTS:
        text = f"Total number of components exceeds maximum of {TOTAL_COMPONENTS}"
        form.fail(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", text)
    if sum(len(component["content"]) for component in everything if component["type"] == TEXT) > TOTAL_TEXT:
        text = f"Components displayable text size exceeds maximum size of {TOTAL_TEXT}"
        form.fail(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)


def texts(components: list[Json]) -> list[str]:
    """All displayed texts of a message's components."""
    return [component["content"] for _, component in walk(components) if component["type"] == TEXT]


def media_places(components: list[Json], path: Path = ()) -> Iterator[tuple[Path, Json]]:
    """Every media object with its place: thumbnails, gallery items, files."""
    for place, component in walk(components, path):
        if component["type"] == THUMBNAIL:
            yield (*place, "media"), component["media"]
        elif component["type"] == FILE:
            yield (*place, "file"), component["file"]
        elif component["type"] == GALLERY:
            for index, item in enumerate(component["items"]):
                yield (*place, "items", index, "media"), item["media"]


_DEFAULTS: dict[int, Json] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    SEPARATOR: {"divider": True, "spacing": 1},
    CONTAINER: {"accent_color": None, "spoiler": False},
    CHECKBOX: {"default": False},
}
"""What Discord fills in where a bot left it out."""


def _emoji(emoji: Json) -> Json:
    """An emoji as Discord gives it back; a plain one has no id."""
    done: Json = {"id": None if emoji.get("id") is None else str(emoji["id"]), "name": emoji.get("name")}
    if emoji.get("animated"):
        done["animated"] = True
    return {key: value for key, value in done.items() if key != "id" or value is not None}


def _option(option: Json) -> Json:
    done = {key: value for key, value in option.items() if value is not None and key in _OPTION.fields}
    return {**done, "emoji": _emoji(done["emoji"])} if "emoji" in done else done


def _known(item: Json) -> Json:
    """The fields of a gallery item that Discord has."""
    return {key: value for key, value in item.items() if key in ("description", "spoiler")}


Media = tuple[Json, str | None, int | None]
"""Media JSON, with the name and the size of the file if it is one of the message's own."""


def finish(components: list[Json], resolve: Callable[[str], Media]) -> list[Json]:
    """The components as Discord gives them back: numbered, defaults filled in, media resolved."""
    taken = {component["id"] for _, component in walk(components) if component.get("id")}
    numbers = (number for number in range(1, 2**31) if number not in taken)

    def one(component: Json) -> Json:
        kind = component["type"]
        done: Json = {"type": kind, "id": component.get("id") or next(numbers)}
        for key, value in component.items():
            if value is None or key in ("type", "id", "name", "size") or key not in KINDS[kind].fields:
                continue
            if key == "components":
                done[key] = [one(child) for child in value]
            elif key in ("accessory", "component"):
                done[key] = one(value)
            elif key == "media":
                done[key] = resolve(value["url"])[0]
            elif key == "file":
                done[key], done["name"], done["size"] = resolve(value["url"])
            elif key == "emoji":
                done[key] = _emoji(value)
            elif key == "options":
                done[key] = [_option(option) for option in value]
            elif key == "default_values":
                done[key] = [{**preset, "id": str(preset["id"])} for preset in value]
            elif key == "items":
                done[key] = [
                    {"description": None, "spoiler": False, **_known(item), "media": resolve(item["media"]["url"])[0]}
                    for item in value
                ]
            else:
                done[key] = value
        for key, value in _DEFAULTS.get(kind, {}).items():
            done.setdefault(key, value)
        return done

    return [one(component) for component in components]
