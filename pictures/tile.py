"""A tile: the facts that are drawn, and nothing else. Equal tiles are equal pictures, byte for byte."""

from __future__ import annotations

import io
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import blake2b
from typing import ClassVar

from PIL import Image, ImageColor

from .canvas import Canvas
from .palette import hued, plain

LEVEL = 6
"""Of zlib: 9 saves 4 % and costs 100 ms."""
FREE = 240
"""Colours of a picture that finds its own."""


@dataclass(frozen=True)
class Tile(ABC):
    """One picture of a gallery, 1,100 px wide and at most 700 high. Subclasses are frozen dataclasses of plain facts.

    Their fields say all that can be seen: the alt text is made from them, and they are the key under which a drawn
    picture is kept. A tile can be hashed, compared and sent to another process.
    """

    GAME: ClassVar[str]
    """The key of the game whose colours it has (`GamePictures.palette`); of those of any game: `GameTile`."""

    @property
    def colours(self) -> str:
        """Which colours the picture is given."""
        return self.GAME

    def png(self) -> bytes:
        """The picture, encoded. Takes some 20 ms of one core: not for an event loop (`worker`)."""
        return encode(self.paint().image, self.colours)

    @abstractmethod
    def paint(self) -> Canvas:
        """The picture, not yet encoded."""

    @cached_property
    def file_name(self) -> str:
        """A name for the file that says nothing of the game; equal for equal tiles."""
        return blake2b(repr(self).encode(), digest_size=10).hexdigest() + ".png"


@dataclass(frozen=True)
class GameTile(Tile):
    """A tile that any game has, in the colours of its `game`."""

    game: str

    @property
    def colours(self) -> str:
        return self.game


def draw(tile: Tile) -> bytes:
    """The tile as a PNG. Takes some 20 ms of one core: not for an event loop (`worker`)."""
    return tile.png()


def encode(image: Image.Image, game: str) -> bytes:
    """A PNG in the fixed colours of a game: mapping to them is six times faster than finding new ones each time."""
    out = io.BytesIO()
    mapped = image.quantize(palette=palette(game), dither=Image.Dither.NONE)
    mapped.putpalette(hue(game))
    mapped.save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()


def encode_freely(image: Image.Image, game: str) -> bytes:
    """A PNG in the colours that this picture has, on the grounds of a game: slower, for pictures of several games."""
    from .game import PICTURES  # it knows what a tile is

    out, own = io.BytesIO(), PICTURES[game]
    mapped = image.quantize(FREE, dither=Image.Dither.NONE)
    parts = mapped.getpalette() or []
    colours = ["#" + "".join(f"{part:02x}" for part in parts[at : at + 3]) for at in range(0, len(parts), 3)]
    mapped.putpalette(_parts(hued(colours, own.grounds, own.tints())))
    mapped.save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()


@cache
def palette(game: str) -> Image.Image:
    """The colours that pictures of a game are drawn in."""
    holder = Image.new("P", (1, 1))
    holder.putpalette(_parts(_colours(game)))
    return holder


@cache
def hue(game: str) -> bytes:
    """The same colours as they are shown: on the game's own grounds."""
    from .game import PICTURES  # it knows what a tile is

    own = PICTURES.get(game)
    return _parts(hued(_colours(game), own.grounds, own.tints()) if own is not None else _colours(game))


def _colours(game: str) -> Sequence[str]:
    from .game import PICTURES

    own = PICTURES.get(game)
    return (own.palette() if own is not None else ()) or plain()


def _parts(colours: Sequence[str]) -> bytes:
    return bytes(part for colour in colours for part in ImageColor.getrgb(colour))
