"""OpenMoji's signs as the font has them: one code point each, in colour, in any size."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw, ImageFont, ImageOps

from .sprites import SPRITES

FONTS = Path(__file__).with_name("fonts")
CONTENTS: dict[str, Any] = tomllib.loads((FONTS / "contents.toml").read_text("utf-8"))
"""What the fonts have: `subset.py` writes it."""
SIGNS = frozenset(CONTENTS["signs"])
_FONT = str(FONTS / "signs.ttf")


@SPRITES
def glyph(character: str, size: int) -> Image.Image:
    """A sign as large as fits into a square of `size` pixels, in its middle."""
    image = ImageOps.contain(cropped(character, size), (size, size), Image.Resampling.LANCZOS)
    return centred(image, size)


def cropped(character: str, size: int) -> Image.Image:
    """A sign without the empty room about it, larger than `size` pixels. Raises KeyError for one that we don't keep."""
    if character not in SIGNS:
        raise KeyError(f"pictures/fonts has no {character}: run `python -m pictures fonts`")
    image = Image.new("RGBA", (size * 2, size * 2))
    face = ImageFont.truetype(_FONT, size, layout_engine=ImageFont.Layout.BASIC)
    ImageDraw.Draw(image).text((size, size), character, font=face, anchor="mm", embedded_color=True)
    return image.crop(image.getbbox())


def centred(image: Image.Image, size: int) -> Image.Image:
    """An image in the middle of an empty square."""
    out = Image.new("RGBA", (size, size))
    out.alpha_composite(image, ((size - image.width) // 2, (size - image.height) // 2))
    return out
