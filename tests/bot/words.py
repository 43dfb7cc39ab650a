"""How much there is to read on a screen, and how many presses a deed takes."""

from __future__ import annotations

import re
from collections import Counter

from bot.screens.screen import Buttons, Picture, Screen, Select, Text
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
    lines = [part.text for part in screen.parts if isinstance(part, Text)]
    lines += [button.label for part in screen.parts if isinstance(part, Buttons) for button in part.buttons]
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


def unnumbered(label: str) -> str:
    """The label of a control without the number of its picture."""
    return NUMBER.sub("", label)
