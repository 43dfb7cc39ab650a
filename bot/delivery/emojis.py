"""Replaces Unicode signs in messages by our own emojis, as far as Discord has them.

What a sign stands for is said in `bot.screens.signs`, how its emoji looks in `pictures.emojis`. Without our emojis (not
uploaded yet, or Discord refuses them) messages have the signs that they were written with.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from bot.screens.screen import Button, Buttons, Option, Part, Screen, Select, Text
from bot.screens.signs import is_code, sign_table

CHARACTERS = 4000
"""Of all texts of a message: an emoji of ours takes about forty."""

READY = 1024
"""Words and labels that are kept with our emojis in them, those said last: to put them in costs 20 to 130 µs."""


class Emojis:
    """The emojis that Discord has for us, by their names in `pictures.emojis`."""

    def __init__(self) -> None:
        self._markup: dict[str, str] = {}
        self._in, self._label = lru_cache(READY)(self._put_in), lru_cache(READY)(self._labelled)

    def use(self, ids: Mapping[str, tuple[str, int]]) -> None:
        """From now on these: name → the name and the id that Discord knows it by."""
        self._markup = {name: f"<:{full}:{id}>" for name, (full, id) in ids.items()}
        self._forget_texts()

    def forget(self) -> None:
        """Discord refuses one of them: use none for now."""
        self._markup = {}
        self._forget_texts()

    def _forget_texts(self) -> None:
        self._in.cache_clear()
        self._label.cache_clear()

    def put_in(self, screen: Screen) -> Screen:
        """`screen` with our emojis in its words, as far as they fit, on its buttons and in its selects."""
        if not self._markup:
            return screen
        parts = tuple([self._controls(part) for part in screen.parts])
        worded = tuple([self._words(part) for part in parts])
        length = sum(len(part.text.encode("utf-16-le")) // 2 for part in worded if isinstance(part, Text))
        return replace(screen, parts=worded if length <= CHARACTERS else parts)

    def _words(self, part: Part) -> Part:
        if not isinstance(part, Text) or is_code(part):
            return part
        return replace(part, text=self._in(part.text), short=self._in(part.short))

    def _put_in(self, text: str) -> str:
        return sign_table().any.sub(self._instead, text)

    def _instead(self, found: re.Match[str]) -> str:
        names = sign_table().emojis(found)
        if not names or any(name not in self._markup for name in names):
            return found[0]
        return "".join(self._markup.get(name, name) for name in names) + sign_table().kept(found)

    def _controls(self, part: Part) -> Part:
        match part:
            case Buttons():
                return replace(part, buttons=tuple([self._button(button) for button in part.buttons]))
            case Select():
                return replace(part, options=tuple([self._option(option) for option in part.options]))
            case _:
                return part

    def _button(self, button: Button) -> Button:
        label, emoji = self._label(button.label, button.emoji)
        return replace(button, label=label, emoji=emoji)

    def _option(self, option: Option) -> Option:
        label, emoji = self._label(option.label, option.emoji)
        return replace(option, label=label, emoji=emoji)

    def _labelled(self, label: str, emoji: str | None) -> tuple[str, str | None]:
        """A label can't contain our emojis: a sign at its beginning becomes the button's emoji, the letters stay.

        Before an emoji that isn't ours (a thumb) the sign is left out too: its letters say the same.
        """
        table = sign_table()
        if not emoji and (face := table.names.get(label.partition(" · ")[0])):
            return label, self._markup.get(face)
        signs = [*table.any.finditer(f"{emoji}{label}" if emoji else label)]
        own = table.any.match(label)
        if emoji and own and table.emojis(own) and not table.emojis(signs[0]):
            return re.sub(r"^\W+", "", label) or label, emoji
        if not signs or (signs[0].start() and len(signs) > 1):
            return label, emoji
        names = table.emojis(signs[0])
        if not names or (markup := self._markup.get(names[0])) is None:
            return label, emoji
        if emoji:
            return (label, markup) if not signs[0].start() else (label, emoji)
        letters = re.sub(r"^\W+", "", signs[0][0])
        before, after = label[: signs[0].start()].rstrip(), letters + label[signs[0].end() :]
        rest = f"{before} {after.lstrip(' ')}".strip() if before else re.sub(r"^\W+", "", after)
        return (rest, markup) if rest else (label, emoji)
