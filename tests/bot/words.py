"""What there is to read and to press on a screen, and how much."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any
from unittest import mock

from PIL import Image

from bot.screens.custom_ids import Press, read_press
from bot.screens.screen import Button, Buttons, Part, Picture, Screen, Select, Text
from pictures.canvas import Canvas
from pictures.pen import OVERSAMPLE, Pen
from pictures.sprites import PANELS, SPRITES

TIME = re.compile(r"<t:\d+:R>")
WORD = re.compile(r"\w")
SAID = "said"
"""Of a picture: where its words are noted."""
LETTERS = re.compile(r"[^\W\d_][\w’'-]*[^\W\d_]")


def words(screen: Screen) -> int:
    """The words that are in sight: lines, labels of buttons, names of lists; a time reads as "in 2 minutes".

    Signs between words are none, nor are lines of a list that is closed.
    """
    lines = [text_of(screen), *labels_of(screen)]
    lines += [part.placeholder for part in screen.parts if isinstance(part, Select)]
    said = TIME.sub("in 2 minutes", "\n".join(lines))
    return sum(WORD.search(word) is not None for word in said.split())


def drawn_words(screen: Screen, apart: Collection[str] = ()) -> Counter[str]:
    """The words in its pictures: of two letters and more, without numbers and without what stands `apart`. Nothing
    else is drawn for that."""
    SPRITES.clear()
    PANELS.clear()  # what is in a cache isn't recorded
    with mock.patch.multiple(Canvas, text=_say, put=_put), mock.patch.multiple(Pen, **UNDRAWN):
        tiles = [part.tile.paint() for part in screen.parts if isinstance(part, Picture)]
    SPRITES.clear()
    PANELS.clear()  # nor may what is half drawn stay
    said = [words for tile in tiles for words in tile.image.info.get(SAID, ())]
    return Counter(word for words in said if words not in apart for word in LETTERS.findall(words))


def _nothing(*how: Any, **more: Any) -> None:
    """Nothing is drawn."""


def _blank(pen: Pen) -> Image.Image:
    return Image.new("RGBA", (pen.image.width // OVERSAMPLE, pen.image.height // OVERSAMPLE))


UNDRAWN = {**dict.fromkeys(("poly", "curves", "oval", "cover", "outline"), _nothing), "done": _blank}


def _say(canvas: Canvas, x: float, y: float, words: object, *how: Any, **more: Any) -> float:
    """`Canvas.text`, which only notes what it is to write."""
    canvas.image.info.setdefault(SAID, []).append(str(words))
    return 0.0


def _put(canvas: Canvas, sprite: Image.Image, *how: Any, **more: Any) -> None:
    """`Canvas.put`, which only notes what the sprite says: one that was tried and found too large says nothing."""
    canvas.image.info.setdefault(SAID, []).extend(sprite.info.get(SAID, ()))


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


def moves_of(shown: Screen | Iterable[Part]) -> dict[str, Press]:
    """What answers a question with one press, buttons and lines of lists alike: its name with what it brings, and what
    it says."""
    found: dict[str, Press | None] = {}
    for part in shown.parts if isinstance(shown, Screen) else shown:
        match part:
            case Buttons():
                found |= {each.label: read_press(each.id) for each in part.buttons}
            case Select() if part.most == 1:
                for each in part.options:
                    found[" · ".join(filter(None, [each.label, each.description]))] = read_press(part.id, [each.value])
            case _:
                pass
    return {said: press for said, press in found.items() if press is not None and press.question}
