"""Letters: the one typeface, its sizes, how wide words are, how words are made to fit, which names can be drawn.

Words are laid out letter by letter, without a shaping library of the system, so that a picture is the same everywhere;
what would need one (Arabic, Hebrew, Indic scripts, emojis) counts as not drawable.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from .glyphs import CONTENTS
from .sprites import SPRITES

SMALL, BODY, NAME, SCORE, HERO = 34, 38, 46, 64, 128
"""Sizes in pixels of a tile; 34 are 10.8 on a phone and 17 on a desktop, the least that must be read."""
REGULAR, BOLD = 600, 700
WIDE, NARROW, NARROWEST = 88, 80, 75
"""Widths of the letters, in per cent."""
LONGEST = 40
"""Letters of a name that are looked at."""

FREDOKA = str(files("fontpkg_fredoka") / "files/Fredoka[wdth,wght].ttf")


@cache
def font(size: int, weight: int = REGULAR, width: int = WIDE) -> ImageFont.FreeTypeFont:
    """The typeface in a size (pixels), weight (300–700) and width (75–125 per cent)."""
    face = ImageFont.truetype(FREDOKA, size, layout_engine=ImageFont.Layout.BASIC)
    face.set_variation_by_axes([weight, width])
    return face


@lru_cache(4096)
def width_of(words: str, size: int = BODY, weight: int = REGULAR, width: int = WIDE) -> float:
    """How many pixels wide `words` are."""
    return font(size, weight, width).getlength(words)


class Mask(NamedTuple):
    """Words as a grey image to paint through, and where its corner lies from the anchor."""

    image: Image.Image
    left: int
    top: int


@SPRITES
def mask(words: str, size: int, weight: int, width: int, anchor: str) -> Mask:
    """`words` to paint through; `anchor` as Pillow has it ("lm": left, middle)."""
    face = font(size, weight, width)
    left, top, right, bottom = face.getbbox(words, anchor=anchor)
    image = Image.new("L", (max(1, int(right - left)), max(1, int(bottom - top))))
    ImageDraw.Draw(image).text((-left, -top), words, font=face, fill=255, anchor=anchor)
    return Mask(image, int(left), int(top))


class FittedText(NamedTuple):
    """Words and the letters that make them fit."""

    words: str
    size: int
    weight: int
    width: int


@lru_cache(4096)
def fitted(words: str, room: float | None, size: int, weight: int, width: int) -> FittedText:
    """`words` within `room` pixels: as asked for, else in narrower letters, else cut off with an ellipsis."""
    if room is None or width_of(words, size, weight, width) <= room:
        return FittedText(words, size, weight, width)
    kept = words
    while width_of(kept, size, weight, NARROWEST) > room and len(kept) > 1:
        words = words[:-1].rstrip()
        kept = words + "…"
    return FittedText(kept, size, weight, NARROWEST)


def wrapped(words: str, room: float, size: int = SMALL, weight: int = REGULAR, width: int = NARROW) -> list[str]:
    """`words` in lines of at most `room` pixels, broken between words."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size, weight, width) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def halved(words: str, room: float, size: int, weight: int) -> tuple[str, str]:
    """`words` in two lines, the second perhaps empty; the first fits `room` in the narrowest letters.

    Broken between words, within one only where a line is too short for it.
    """
    first = wrapped(words, room, size, weight, NARROWEST)[0]
    while width_of(first, size, weight, NARROWEST) > room:
        first = first[:-1]
    return first, words[len(first) :].strip()


# ---- which names can be drawn --------------------------------------------------------------------------------------


@lru_cache(1024)
def drawable(name: str) -> str | None:
    """`name` as it can be drawn, or None where it can't: then the seat's letter stands for the person.

    Emojis, control characters and stray accents are left out; what remains must be letters that the typeface has.
    """
    parts = [_plain(char) for char in unicodedata.normalize("NFC", name)[:LONGEST] if not _dropped(char)]
    kept = " ".join("".join(parts).split())
    shown = any(char.isalnum() for char in kept)
    return kept if shown and all(_has(char) for char in kept) else None


GONE, CLOSES = "\0", ".,:;!?’'"
"""Stands for what was left out, and what never stands behind a blank that was before that."""


def legible(words: str) -> str:
    """`words` without what the typeface can't draw."""
    shown = ""
    for char in unicodedata.normalize("NFC", words):
        kept = "" if _dropped(char) else _plain(char)
        if kept.isspace() or (kept and _has(kept)):
            gone = shown.endswith(GONE)
            shown = (shown.rstrip(f" {GONE}") if gone and kept in CLOSES else shown) + kept
        else:
            shown += GONE
    return " ".join(shown.replace(GONE, "").split())


def _dropped(char: str) -> bool:
    """Not a letter, digit or sign of writing: emojis, marks, control characters, private ones."""
    return unicodedata.category(char) in {"So", "Sk", "Mn", "Me", "Cc", "Cf", "Co", "Cn", "Cs"} and char not in "\t\n"


def _plain(char: str) -> str:
    """A letter whose accents the typeface hasn't, without them: Nguyễn is drawn as Nguyen."""
    base = unicodedata.normalize("NFD", char)[0]
    return base if not _has(char) and base.isascii() else char


def _has(char: str) -> bool:
    return ord(char) in characters() and unicodedata.bidirectional(char) not in {"R", "AL"}


@cache
def characters() -> frozenset[int]:
    """The code points that the typeface has letters for."""
    return frozenset(code for start, end in CONTENTS["letters"] for code in range(start, end + 1))
