"""Turns a screen into a message, within all of Discord's limits.

First it is fitted: what is too long is shortened, what is too much is dropped, the least needed first; that never
fails. Then it becomes a `discord.ui.LayoutView`. Its buttons and selects do nothing by themselves: `Intake` reads their
ids when they are pressed.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import discord

from bot.delivery.drawing import Drawn, KeptPictures
from bot.screens.custom_ids import PATTERN, page
from bot.screens.screen import (
    Button,
    Buttons,
    File,
    Option,
    Part,
    People,
    Picture,
    Screen,
    Select,
    Separator,
    Text,
    Weight,
)

COMPONENTS = 40
CHARACTERS = 4000
OPTIONS = 25
ROW = 4
"""Buttons a row, so that their labels stay readable on a phone; five where space is scarce."""
FULL_ROW = 5
MOST_BUTTONS = 25
"""In one block: five rows of five."""
LABEL = 80
CUSTOM_ID = 100
OPTION_TEXT = 100
PLACEHOLDER = 150
ALT = 1024
NOTHING = "…"


@dataclass(frozen=True, slots=True)
class Fitted:
    """A screen within all limits. Two that are equal look the same."""

    screen: Screen
    row: int
    """Buttons a row."""


def fit(screen: Screen) -> Fitted:
    """As much of `screen` as one message may show."""
    parts = _unique([fitted for part in screen.parts for fitted in _normal(part)])
    parts = _fewer_characters(parts)
    row = ROW
    frame = int(screen.accent is not None)
    if frame + _components(parts, row) > COMPONENTS:
        parts, row = _fewer_components(parts, COMPONENTS - frame)
    return Fitted(replace(screen, parts=tuple(parts) or (Text(NOTHING),)), row)


class Sheet(discord.ui.LayoutView):
    """A message on its way out.

    discord.py neither stores nor times it: what a control does stands in its id alone (`screens.custom_ids`).
    """

    def __init__(self, drawn: Drawn) -> None:
        super().__init__(timeout=None)
        self.emojis = drawn.emojis
        """Ours, which Discord may not take."""
        fitted = fit(drawn.emojis.put_in(drawn.screen))
        items = _items(fitted)
        accent = fitted.screen.accent
        for item in items if accent is None else [discord.ui.Container(*items, accent_colour=accent)]:
            self.add_item(item)
        pictures = {part.name: part.alt for part in fitted.screen.parts if isinstance(part, Picture)}
        self.files = [
            discord.File(io.BytesIO(drawn.files[name]), name, description=alt or None)
            for name, alt in pictures.items()
            if name in drawn.files
        ] + [
            discord.File(io.BytesIO(part.content), part.name) for part in fitted.screen.parts if isinstance(part, File)
        ]
        """What is uploaded."""
        self.attachments: list[Any] = [
            *(KeptFile(drawn.kept[name], name) for name in pictures if name in drawn.kept),
            *self.files,
        ]
        """What the message has after an edit: discord.py drops whatever isn't named."""
        self.pictures: KeptPictures = drawn.kept
        """The pictures that the message has once this is sent; known in full when Discord has answered."""

    def let_go(self) -> None:
        """It is sent: give back its files and parts, which hold each other, before a garbage collector comes by."""
        self.files, self.attachments = [], []
        for part in [*self.walk_children()]:
            if isinstance(part, discord.ui.Container | discord.ui.ActionRow):
                part.clear_items()
        self.clear_items()

    def is_finished(self) -> bool:
        """Always True: discord.py keeps only unfinished views in memory."""
        return True


class KeptFile(NamedTuple):
    """A file that a message has already, named in an edit so that it stays."""

    id: int
    filename: str

    def to_dict(self) -> dict[str, Any]:
        """The form that discord.py expects of an attachment."""
        return {"id": self.id, "filename": self.filename}


def compose(screen: Screen | Drawn) -> Sheet:
    """The message that shows `screen`; a fresh object at every call. Pictures are there only if they were drawn."""
    if isinstance(screen, Drawn):
        return Sheet(screen)
    return Sheet(Drawn(replace(screen, parts=tuple(part for part in screen.parts if not isinstance(part, Picture)))))


# ---- lengths -------------------------------------------------------------------------------------------------------


def length(text: str) -> int:
    """Characters as the strictest reader counts them: an emoji outside the basic plane is two."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2


def cut(text: str, limit: int) -> str:
    """`text` in at most `limit` characters, an ellipsis in the place of what is left out."""
    if length(text) <= limit:
        return text
    kept = text[: max(limit - 1, 0)]
    while length(kept) > limit - 1:
        kept = kept[:-1]
    return (kept.rstrip().rstrip("\\") + NOTHING)[:limit] if limit > 0 else ""


# ---- each part for itself ------------------------------------------------------------------------------------------


def _normal(part: Part) -> Iterable[Part]:
    match part:
        case Text():
            short = part.short.strip()
            fitted = part if short == part.short else replace(part, short=short)
            return [fitted] if part.text.strip() else []
        case Buttons():
            buttons = tuple(_button(button) for button in part.buttons if _works(button))[:MOST_BUTTONS]
            return [replace(part, buttons=buttons)] if buttons else []
        case Select():
            return list(_selects(part))
        case People():
            works = PATTERN.fullmatch(part.id) is not None
            return [replace(part, placeholder=cut(part.placeholder, PLACEHOLDER))] if works else []
        case Picture():
            return [replace(part, alt=cut(part.alt, ALT))]
        case Separator() | File():
            return [part]


def _works(button: Button) -> bool:
    return bool(button.url) or (len(button.id) <= CUSTOM_ID and PATTERN.fullmatch(button.id) is not None)


def _button(button: Button) -> Button:
    label = cut(button.label.strip(), LABEL) or ("" if button.emoji else NOTHING)
    return button if label == button.label else replace(button, label=label)


def _selects(part: Select) -> Iterable[Select]:
    """The select itself, or several where there are more options than one may have."""
    options = _unlike(_option(option) for option in part.options if 0 < len(option.value) <= OPTION_TEXT)
    if PATTERN.fullmatch(part.id) is None:
        return
    for at in range(0, len(options), OPTIONS):
        some = tuple(options[at : at + OPTIONS])
        id = part.id if at == 0 else page(part.id, at // OPTIONS + 1)
        if PATTERN.fullmatch(id) is None or len(id) > CUSTOM_ID:
            return
        most = max(1, min(part.most, len(some)))
        some = _few_chosen(some, most)
        yield replace(
            part,
            id=id,
            placeholder=cut(part.placeholder, PLACEHOLDER),
            options=some,
            least=max(0, min(part.least if len(options) <= OPTIONS else 1, most)),
            most=most,
        )


def _option(option: Option) -> Option:
    label = cut(option.label.strip(), OPTION_TEXT) or NOTHING
    description = cut(option.description.strip(), OPTION_TEXT)
    if label == option.label and description == option.description:
        return option
    return replace(option, label=label, description=description)


def _few_chosen(options: tuple[Option, ...], most: int) -> tuple[Option, ...]:
    """No more chosen beforehand than may be chosen."""
    if sum(option.chosen for option in options) <= most:
        return options
    chosen = [option for option in options if option.chosen][:most]
    return tuple(replace(option, chosen=option in chosen) for option in options)


def _unlike(options: Iterable[Option]) -> list[Option]:
    return list({option.value: option for option in options}.values())


def _unique(parts: list[Part]) -> list[Part]:
    """Without controls whose id stands in the message already."""
    seen: set[str] = set()
    found: list[Part] = []
    for part in parts:
        if isinstance(part, Select | People):
            if part.id in seen:
                continue
            seen.add(part.id)
        elif isinstance(part, Buttons):
            buttons: list[Button] = []
            for button in part.buttons:
                if button.url or button.id not in seen:
                    buttons.append(button)
                    seen.add(button.id)
            if not buttons:
                continue
            if len(buttons) < len(part.buttons):
                part = replace(part, buttons=tuple(buttons))
        found.append(part)
    return found


# ---- all together --------------------------------------------------------------------------------------------------


def _characters(parts: list[Part]) -> int:
    return sum(length(part.text) for part in parts if isinstance(part, Text))


def _fewer_characters(parts: list[Part]) -> list[Part]:
    """Use short forms first, beginning with what is needed least; then drop texts; then cut what can't be dropped."""
    if _characters(parts) <= CHARACTERS:
        return parts
    for weight in reversed(Weight):
        for at in reversed(range(len(parts))):
            part = parts[at]
            if isinstance(part, Text) and part.weight == weight and 0 < length(part.short) < length(part.text):
                parts[at] = replace(part, text=part.short, short="")
                if _characters(parts) <= CHARACTERS:
                    return parts
    while _characters(parts) > CHARACTERS:
        at = _least(parts, lambda part: isinstance(part, Text) and part.weight > Weight.NEEDED)
        if at is None:
            return _cut_longest(parts)
        del parts[at]
    return parts


def _cut_longest(parts: list[Part]) -> list[Part]:
    while (over := _characters(parts) - CHARACTERS) > 0:
        texts = [(at, part) for at, part in enumerate(parts) if isinstance(part, Text)]
        at, longest = max(texts, key=lambda each: length(each[1].text))
        if length(longest.text) <= 2:
            del parts[at]
            continue
        parts[at] = replace(
            longest, text=cut(longest.text, max(length(longest.text) - over, length(longest.text) // 2, 1))
        )
    return parts


def _components(parts: list[Part], row: int) -> int:
    return sum(_cost(part, row) for part in parts)


def _cost(part: Part, row: int) -> int:
    match part:
        case Buttons():
            return len(part.buttons) + -(-len(part.buttons) // row)
        case Select() | People():
            return 2
        case _:
            return 1


def _fewer_components(parts: list[Part], limit: int) -> tuple[list[Part], int]:
    """Merge neighbouring texts, drop lines, allow a fifth button a row; then drop the least needed part."""
    steps: tuple[Callable[[list[Part]], list[Part]], ...] = (
        lambda parts: [part for part in parts if not isinstance(part, Separator)],
        _merged,
    )
    for step in steps:
        parts = step(parts)
        if _components(parts, ROW) <= limit:
            return parts, ROW
    while _components(parts, FULL_ROW) > limit:
        at = _least(parts, lambda part: True)
        assert at is not None
        del parts[at]
        parts = _merged(parts)
    return parts, FULL_ROW


def _merged(parts: list[Part]) -> list[Part]:
    found: list[Part] = []
    for part in parts:
        last = found[-1] if found else None
        if isinstance(part, Text) and isinstance(last, Text):
            weight = min(last.weight, part.weight)
            both = f"{last.text}\n{part.text}"
            found[-1] = Text(both, weight=weight)
        else:
            found.append(part)
    if _characters(found) > CHARACTERS:
        return _fewer_characters(found)
    return found


def _least(parts: list[Part], among: Callable[[Part], bool]) -> int | None:
    """Which part is needed least, of equals the last; None where there is none."""
    found = [(part.weight, at) for at, part in enumerate(parts) if among(part)]
    return max(found)[1] if found else None


# ---- into discord.py -----------------------------------------------------------------------------------------------


def _items(fitted: Fitted) -> list[discord.ui.Item[Any]]:
    items: list[discord.ui.Item[Any]] = []
    for part in fitted.screen.parts:
        match part:
            case Text():
                items.append(discord.ui.TextDisplay(part.text))
            case Separator():
                items.append(discord.ui.Separator())
            case Picture():
                gallery: discord.ui.MediaGallery[Sheet] = discord.ui.MediaGallery()
                gallery.add_item(media=f"attachment://{part.name}", description=part.alt or None)
                items.append(gallery)
            case File():
                items.append(discord.ui.File(f"attachment://{part.name}"))
            case Buttons():
                buttons = part.buttons
                for at in range(0, len(buttons), fitted.row):
                    items.append(discord.ui.ActionRow(*map(_pressable, buttons[at : at + fitted.row])))
            case Select():
                items.append(discord.ui.ActionRow(_menu(part)))
            case People():
                items.append(discord.ui.ActionRow(_people(part)))
    return items


def _pressable(button: Button) -> discord.ui.Item[Any]:
    label = button.label or None
    if button.url:
        return discord.ui.Button(label=label, url=button.url, emoji=button.emoji)
    return discord.ui.Button(
        label=label,
        custom_id=button.id,
        style=discord.ButtonStyle[button.style.value],
        emoji=button.emoji,
        disabled=button.disabled,
    )


def _menu(part: Select) -> discord.ui.Select[Sheet]:
    options = [
        discord.SelectOption(
            label=option.label,
            value=option.value,
            description=option.description or None,
            emoji=option.emoji,
            default=option.chosen,
        )
        for option in part.options
    ]
    return discord.ui.Select(
        custom_id=part.id,
        placeholder=part.placeholder or None,
        options=options,
        min_values=part.least,
        max_values=part.most,
    )


def _people(part: People) -> discord.ui.UserSelect[Sheet]:
    return discord.ui.UserSelect(
        custom_id=part.id, placeholder=part.placeholder or None, min_values=part.least, max_values=part.most
    )
