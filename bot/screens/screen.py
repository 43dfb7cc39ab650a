"""A screen: what a message shows, as plain values that can be compared. `bot.delivery.layout` makes a message of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from hashlib import blake2b

from pictures.tile import Tile


class Weight(IntEnum):
    """How much a part is needed when not all fits: the greatest number is dropped first."""

    NEEDED = 0
    USEFUL = 1
    NICE = 2
    SPARE = 3


class Style(StrEnum):
    """What a button looks like."""

    MAIN = "primary"
    QUIET = "secondary"
    GOOD = "success"
    GRAVE = "danger"


@dataclass(frozen=True, slots=True)
class Text:
    """A block of markdown; `short` takes its place when space is scarce (empty: it is cut or dropped)."""

    text: str
    short: str = ""
    weight: Weight = Weight.NEEDED


@dataclass(frozen=True, slots=True)
class Separator:
    """A thin line between blocks."""

    weight: Weight = Weight.SPARE


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, as the facts that are to be drawn, and the same in words."""

    tile: Tile = field(repr=False)
    alt: str
    weight: Weight = Weight.NEEDED
    instead: str = ""
    """Words that stand there while it isn't drawn."""

    @property
    def name(self) -> str:
        """The file's name: it says nothing of the game, and is the same for the same picture."""
        return self.tile.file_name


@dataclass(frozen=True, slots=True)
class File:
    """A file to be saved."""

    name: str
    content: bytes
    weight: Weight = Weight.NEEDED


@dataclass(frozen=True, slots=True)
class Button:
    """A button: `id` is a custom id (`custom_ids.custom_id`), or `url` where it leads elsewhere."""

    label: str
    id: str = ""
    url: str = ""
    style: Style = Style.QUIET
    emoji: str | None = None
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Buttons:
    """Buttons in rows of at most five."""

    buttons: tuple[Button, ...]
    weight: Weight = Weight.NEEDED


@dataclass(frozen=True, slots=True)
class Option:
    """A line of a select."""

    label: str
    value: str
    description: str = ""
    emoji: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A list to choose from; more than 25 options become several lists."""

    id: str
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    weight: Weight = Weight.NEEDED


@dataclass(frozen=True, slots=True)
class People:
    """A list of the server's people to choose from, which Discord fills."""

    id: str
    placeholder: str
    least: int = 1
    most: int = 1
    weight: Weight = Weight.NEEDED


@dataclass(frozen=True, slots=True)
class Field:
    """A part of a form: a choice of `options`, a channel, or (neither) a line of text with `value` in it."""

    name: str
    label: str
    options: tuple[Option, ...] = ()
    channel: int | None = None
    """The one that is chosen."""
    value: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """What somebody fills in, in a window of its own: at most five fields."""

    id: str
    title: str
    fields: tuple[Field, ...]


Part = Text | Separator | Picture | File | Buttons | Select | People


@dataclass(frozen=True, slots=True)
class Screen:
    """What a message shows, from top to bottom; `accent` is the colour of its edge (0xRRGGBB)."""

    parts: tuple[Part, ...]
    accent: int | None = None
    mentions: tuple[int, ...] = ()
    """The people it may ping when it is sent; edits never do."""
    classic: bool = False
    """It is no message of components: its words are what a phone's notification shows, which else is empty, in
    Unicode's signs; pictures stand below them, without a frame of `accent`."""

    @property
    def mark(self) -> bytes:
        """A few bytes, equal for equal screens and for no others: they stand for what a message shows."""
        pictures = [part.name for part in self.parts if isinstance(part, Picture)]
        return blake2b(repr((self, pictures)).encode(), digest_size=16).digest()
