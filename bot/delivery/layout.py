"""Turns a screen into a message, within all of Discord's limits.

First it is fitted: what is too long is shortened, what is too much is dropped, the least needed first; that never
fails. Then it becomes what Discord is sent: plain values, not discord.py's objects, which would be made only to be
taken apart again. Its buttons and selects do nothing by themselves: `Intake` reads their ids when they are pressed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, NamedTuple

import discord

from bot.delivery.drawing import Drawn, KeptPictures
from bot.delivery.emojis import Emojis
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
    Style,
    Text,
    Weight,
)

COMPONENTS = 40
CHARACTERS, CLASSIC = 4000, 2000
OPTIONS = 25
ROW = 5
"""Buttons a row, which a phone breaks where their labels need it."""
MOST_BUTTONS = 25
"""In one block: five rows of five."""
LABEL = 80
CUSTOM_ID = 100
OPTION_TEXT = 100
PLACEHOLDER = 150
ALT = 1024
NOTHING = "…"


def fit(screen: Screen) -> Screen:
    """As much of `screen` as one message may show."""
    parts = _unique([fitted for part in screen.parts for fitted in _normal(part)])
    parts = _fewer_characters(parts, CLASSIC - len(parts) if screen.classic else CHARACTERS)
    parts = _fewer_components(parts, COMPONENTS - (screen.accent is not None))
    return replace(screen, parts=tuple(parts) or (Text(NOTHING),))


Json = dict[str, Any]


class Upload(NamedTuple):
    """A file that is sent with a message."""

    name: str
    content: bytes
    alt: str = ""


@dataclass(slots=True)
class Sheet:
    """A message on its way out, as Discord spells it."""

    components: list[Json]
    files: list[Upload]
    """What is uploaded."""
    pictures: KeptPictures
    """The pictures that the message has once this is sent: those that it keeps, and, when Discord has answered, those
    that were uploaded."""
    emojis: Emojis
    """Ours, which Discord may not take."""
    content: str | None = None
    """The words of a classic message; None: it is made of components alone."""

    @property
    def attachments(self) -> list[Json]:
        """Return what the message has once this is sent: Discord drops whatever isn't named."""
        kept = [{"id": id, "filename": name} for name, id in self.pictures.items()]
        return kept + [
            {"id": at, "filename": file.name, **({"description": file.alt} if file.alt else {})}
            for at, file in enumerate(self.files)
        ]


def compose(screen: Screen | Drawn) -> Sheet:
    """The message that shows `screen`. Pictures are there only if they were drawn."""
    if not isinstance(screen, Drawn):
        screen = Drawn(replace(screen, parts=tuple([part for part in screen.parts if not isinstance(part, Picture)])))
    fitted = fit(screen.screen if (classic := screen.screen.classic) else screen.emojis.put_in(screen.screen))
    components, accent = _components_of(fitted), fitted.accent
    content = "\n".join(one["content"] for one in components if one["type"] == TEXT) if classic else None
    if classic:
        components = [one for one in components if one["type"] == ACTION_ROW]
    elif accent is not None:
        components = [{"type": CONTAINER, "accent_color": accent, "components": components}]
    pictures = {part.name: part.alt for part in fitted.parts if isinstance(part, Picture)}
    files = [Upload(name, screen.files[name], alt) for name, alt in pictures.items() if name in screen.files]
    files += [Upload(part.name, part.content) for part in fitted.parts if isinstance(part, File)]
    kept = {name: screen.kept[name] for name in pictures if name in screen.kept}
    return Sheet(components, files, kept, screen.emojis, content)


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


def _fewer_characters(parts: list[Part], most: int) -> list[Part]:
    """Use short forms first, beginning with what is needed least; then drop texts; then cut what can't be dropped."""
    if _characters(parts) <= most:
        return parts
    for weight in reversed(Weight):
        for at in reversed(range(len(parts))):
            part = parts[at]
            if isinstance(part, Text) and part.weight == weight and 0 < length(part.short) < length(part.text):
                parts[at] = replace(part, text=part.short, short="")
                if _characters(parts) <= most:
                    return parts
    while _characters(parts) > most:
        at = _least(parts, lambda part: isinstance(part, Text) and part.weight > Weight.NEEDED)
        if at is None:
            return _cut_longest(parts, most)
        del parts[at]
    return parts


def _cut_longest(parts: list[Part], most: int) -> list[Part]:
    while (over := _characters(parts) - most) > 0:
        texts = [(at, part) for at, part in enumerate(parts) if isinstance(part, Text)]
        at, longest = max(texts, key=lambda each: length(each[1].text))
        if (long := length(longest.text)) <= 2:
            del parts[at]
        else:
            parts[at] = replace(longest, text=cut(longest.text, max(long - over, long // 2, 1)))
    return parts


def _components(parts: list[Part]) -> int:
    return sum(map(_cost, parts))


def _cost(part: Part) -> int:
    match part:
        case Buttons():
            return len(part.buttons) + -(-len(part.buttons) // ROW)
        case Select() | People():
            return 2
        case _:
            return 1


def _fewer_components(parts: list[Part], limit: int) -> list[Part]:
    """Drop lines, merge neighbouring texts; then drop the least needed part."""
    if _components(parts) > limit:
        parts = [part for part in parts if not isinstance(part, Separator)]
    while _components(parts) > limit:
        merged = _merged(parts)
        if len(merged) == len(parts):
            at = _least(parts, lambda part: True)
            assert at is not None
            del merged[at]
        parts = merged
    return parts


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
        return _fewer_characters(found, CHARACTERS)
    return found


def _least(parts: list[Part], among: Callable[[Part], bool]) -> int | None:
    """Return which part is needed least, of equals the last; None where there is none."""
    found = [(part.weight, at) for at, part in enumerate(parts) if among(part)]
    return max(found)[1] if found else None


# ---- as Discord spells it ------------------------------------------------------------------------------------------

ACTION_ROW, BUTTON, SELECT, USER_SELECT, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 2, 3, 5, 10, 12, 13, 14, 17
"""Types of components: https://docs.discord.com/developers/components/reference."""
STYLES = {Style.MAIN: 1, Style.QUIET: 2, Style.GOOD: 3, Style.GRAVE: 4}
LINK = 5


def _components_of(fitted: Screen) -> list[Json]:
    found: list[Json] = []
    for part in fitted.parts:
        match part:
            case Text():
                found.append({"type": TEXT, "content": part.text})
            case Separator():
                found.append({"type": SEPARATOR})
            case Picture():
                item: Json = {"media": {"url": f"attachment://{part.name}"}}
                found.append({"type": GALLERY, "items": [item | ({"description": part.alt} if part.alt else {})]})
            case File():
                found.append({"type": FILE, "file": {"url": f"attachment://{part.name}"}})
            case Buttons():
                buttons = [_pressable(button) for button in part.buttons]
                found += [_row(*buttons[at : at + ROW]) for at in range(0, len(buttons), ROW)]
            case Select():
                options = [_line(option) for option in part.options]
                found.append(_row({"type": SELECT, **_menu(part), "options": options}))
            case People():
                found.append(_row({"type": USER_SELECT, **_menu(part)}))
    return found


def _row(*controls: Json) -> Json:
    return {"type": ACTION_ROW, "components": list(controls)}


def _pressable(button: Button) -> Json:
    if button.url:
        found: Json = {"type": BUTTON, "style": LINK, "url": button.url}
    else:
        found = {"type": BUTTON, "style": STYLES[button.style], "custom_id": button.id}
    if button.label:
        found["label"] = button.label
    if button.emoji:
        found["emoji"] = _emoji(button.emoji)
    if button.disabled:
        found["disabled"] = True
    return found


def _menu(part: Select | People) -> Json:
    found: Json = {"custom_id": part.id, "min_values": part.least, "max_values": part.most}
    return {**found, "placeholder": part.placeholder} if part.placeholder else found


def _line(option: Option) -> Json:
    found: Json = {"label": option.label, "value": option.value}
    if option.description:
        found["description"] = option.description
    if option.emoji:
        found["emoji"] = _emoji(option.emoji)
    if option.chosen:
        found["default"] = True
    return found


@lru_cache(maxsize=1024)
def _emoji(emoji: str) -> Json:
    """An emoji as Discord spells it: a sign, or one of ours (`<:name:id>`)."""
    return dict(discord.PartialEmoji.from_str(emoji).to_dict())
