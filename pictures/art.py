"""What `art.toml` says: signs drawn in any size, once, and then kept.

A sign is an OpenMoji glyph (CC BY-SA 4.0) or one of our own drawings. Characters are drawn by `faces`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageFilter, ImageOps

from .drawings import DRAWN
from .glyphs import centred, cropped, glyph
from .palette import CREAM, ink_on
from .sprites import SPRITES

_FILE = tomllib.loads(Path(__file__).with_name("art.toml").read_text("utf-8"))
RIM = 10
"""Pixels that the cream rim of a sign takes on both sides together."""


class Culture(NamedTuple):
    """How a culture of Alakazum! looks."""

    glyph: str
    colour: str
    weave: str
    tag: str
    """The ground for its letters."""
    ink: str
    """Its letters."""


class Die(NamedTuple):
    """How a colour of dice looks."""

    colour: str
    pips: str


def _culture(row: dict[str, str]) -> Culture:
    ground = row.get("tag", row["colour"])
    return Culture(row["glyph"], row["colour"], row["weave"], ground, ink_on(ground))


CULTURES = {key: _culture(row) for key, row in _FILE["culture"].items()}
CREATURES: dict[str, str] = {row["letter"]: row["colour"] for row in _FILE["creature"].values()}
"""Colour by the creature's letter."""
DICE = {letter: Die(**row) for letter, row in _FILE["dice"].items()}
"""By the colour's letter."""
MARKS: dict[str, str] = _FILE["mark"]
HAND: dict[str, str] = _FILE["hand"]
TRAPS: dict[str, str] = _FILE["trap"]


def hand_art(card: str) -> str:
    """The art of a hand card or a trap; a plain card where it has none of its own yet."""
    return HAND.get(card) or TRAPS.get(card) or "🃏"


# ---- drawing them --------------------------------------------------------------------------------------------------


@SPRITES
def art(name: str, size: int) -> Image.Image:
    """What stands in `art.toml`, filling a square of `size` pixels, without a rim: for pastel grounds."""
    if name.startswith("draw:"):
        return DRAWN[name.removeprefix("draw:")](size)
    return glyph(name, size)


@SPRITES
def sticker(name: str, size: int) -> Image.Image:
    """The same with a crisp cream rim, so that its black lines hold on a dark ground."""
    if name.startswith("draw:"):
        return DRAWN[name.removeprefix("draw:")](size)
    inner = max(1, size - RIM) * 3
    image = ImageOps.contain(cropped(name, size), (inner, inner), Image.Resampling.LANCZOS)
    big = centred(image, size * 3)
    return rimmed(big, 9).reduce(3)


def rimmed(image: Image.Image, width: float) -> Image.Image:
    """A picture with a crisp cream rim of about so many pixels, for which there must be room."""
    shape = image.getchannel("A").point([255 * (a > 60) for a in range(256)]).filter(ImageFilter.GaussianBlur(width))
    out = Image.new("RGBA", image.size, CREAM)
    out.putalpha(shape.point([255 * (a > 14) for a in range(256)]))
    out.alpha_composite(image)
    return out


def mark(name: str, size: int) -> Image.Image:
    """A sign of `art.toml`'s marks ("forest", "hand", …) for the dark ground."""
    return sticker(MARKS[name], size)
