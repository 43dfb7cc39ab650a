"""Reading a message as a person would: its words, and the controls on it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playground.world.components import BUTTON, LINK, SELECTS, walk
from playground.world.errors import Json, part


@dataclass(frozen=True, slots=True)
class Control:
    """A button or a select menu of a message. `label` is a button's words (or its emoji), a select's placeholder."""

    component: Json
    custom_id: str | None
    label: str
    disabled: bool

    @property
    def is_button(self) -> bool:
        return self.component["type"] == BUTTON

    @property
    def is_link(self) -> bool:
        return self.is_button and self.component["style"] == LINK

    @property
    def options(self) -> list[Json]:
        """The options of a string select: [{"label", "value", …}, …]."""
        return self.component.get("options") or []

    @property
    def wants(self) -> range:
        """How many options may be chosen in it at once, as they are there: at least one."""
        least, most = self.component.get("min_values", 1), self.component.get("max_values", 1)
        return range(max(1, least), min(most, len(self.options)) + 1)


def controls(message: Json) -> list[Control]:
    """All buttons and selects of a message, in reading order."""
    return [_control(one) for _, one in walk(message["components"]) if one["type"] == BUTTON or one["type"] in SELECTS]


def _control(component: Json) -> Control:
    emoji = part(component, "emoji").get("name") or ""
    label = component.get("label") or component.get("placeholder") or emoji
    return Control(component, component.get("custom_id"), label, bool(component.get("disabled")))


def words(message: Json) -> str:
    """Everything readable: content, texts, alt texts, labels, options, embeds; one line each."""
    return "\n".join(part for part in _words(message) if part)


def _words(message: Json) -> Iterator[str]:
    yield message.get("content") or ""
    for embed in message.get("embeds") or ():
        yield part(embed, "author").get("name") or ""
        yield embed.get("title") or ""
        yield embed.get("description") or ""
        for field in embed.get("fields") or ():
            yield field["name"]
            yield field["value"]
        yield part(embed, "footer").get("text") or ""
    for _, component in walk(message.get("components") or []):
        for key in ("content", "label", "placeholder", "description"):
            yield component.get(key) or ""
        for option in component.get("options") or ():
            yield option["label"]
            yield option.get("description") or ""
        for item in component.get("items") or ():
            yield item.get("description") or ""
    for file in message.get("attachments") or ():
        yield file.get("description") or ""


_MARKS = re.compile(r"<(?:(?P<sign>@&|@|#)!?(?P<id>\d+)|a?:(?P<emoji>\w+):\d+)>")


def on_a_phone(content: str, name_of: Callable[[str, int], str]) -> str:
    """A message's `content` in a notification: mentions by their names, custom emojis by theirs, the rest as it is.

    :param name_of: the name for a sign ("@", "@&", "#") and an id.
    """
    return _MARKS.sub(
        lambda found: f":{found['emoji']}:" if found["emoji"] else name_of(found["sign"], int(found["id"])), content
    )
