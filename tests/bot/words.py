"""What there is to read and to press on a screen, and how much."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from bot.screens.screen import Button, Buttons, Part, Picture, Screen, Select, Text
from pictures.canvas import audited
from pictures.sprites import PANELS, SPRITES

TIME = re.compile(r"<t:\d+:R>")
WORD = re.compile(r"\w")
LETTERS = re.compile(r"[^\W\d_][\w’'-]*[^\W\d_]")
NUMBER = re.compile(r"^\d · ")
"""Before the label of a choice that is drawn."""


def words(screen: Screen) -> int:
    """The words that are in sight: lines, labels of buttons, names of lists; a time reads as "in 2 minutes".

    Signs between words are none, nor are lines of a list that is closed.
    """
    lines = [text_of(screen), *labels_of(screen)]
    lines += [part.placeholder for part in screen.parts if isinstance(part, Select)]
    said = TIME.sub("in 2 minutes", "\n".join(lines))
    return sum(WORD.search(word) is not None for word in said.split())


def drawn_words(screen: Screen) -> Counter[str]:
    """The words in its pictures: of two letters and more, without numbers."""
    SPRITES.clear()
    PANELS.clear()  # what is in a cache isn't recorded
    with audited() as audit:
        for part in screen.parts:
            if isinstance(part, Picture):
                part.tile.paint()
    said = [mark.name for _, marks in audit.canvases for mark in marks if mark.kind == "text"]
    return Counter(word for words in said for word in LETTERS.findall(words))


def text_of(shown: Screen | Iterable[Part]) -> str:
    """What stands in the texts of a screen, or of some parts."""
    parts = shown.parts if isinstance(shown, Screen) else shown
    return "\n".join(part.text for part in parts if isinstance(part, Text))


def buttons_of(shown: Screen | Iterable[Part]) -> list[Button]:
    parts = shown.parts if isinstance(shown, Screen) else shown
    return [button for part in parts if isinstance(part, Buttons) for button in part.buttons]


def labels_of(shown: Screen | Iterable[Part]) -> list[str]:
    """Of its buttons."""
    return [button.label for button in buttons_of(shown)]


def unnumbered(label: str) -> str:
    """The label of a control without the number of its picture."""
    return NUMBER.sub("", label)
