"""How the data of an event stand in its sentence: a name for each thing of it, and how that is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from bot.texts import Markdown, Texts

if TYPE_CHECKING:
    from bot.screens.game import Reader

Spell = Callable[[Any, "Reader"], str | int]
"""How one thing is written for a reader."""
Telling = Mapping[str, Spell] | Callable[..., Markdown | None]
"""The facts of an event's text, in the order of its data; else a function, given the reader and the data."""


def who(seat: int, reader: Reader) -> Markdown:
    """A seat, by its name."""
    return reader.who(seat)


def as_is(value: Any, reader: Reader) -> str | int:
    """A number, or a word that the text chooses by."""
    return value


def place(at: int, reader: Reader) -> int:
    """A place in a row, counted from one."""
    return at + 1


def in_words(name: Callable[[Any, Texts], str]) -> Spell:
    """What has a name in each language."""
    return lambda value, reader: name(value, reader.say)


def spelled(told: Mapping[str, Spell], data: Sequence[Any], reader: Reader) -> dict[str, str | int]:
    """The facts of a text; beside several things also how many they are, as ``count``."""
    facts = {name: spell(value, reader) for (name, spell), value in zip(told.items(), data, strict=False)}
    counts = [len(cast("Sequence[Any]", value)) for value in data if isinstance(value, list | tuple)]
    return {"count": counts[0], **facts} if counts else facts
