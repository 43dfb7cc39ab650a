"""The application emojis: what any game writes with, and what each adds (`GamePictures.emojis`).

Each fills its square, has a rim and needs no ground: readable at 22 px on Discord's dark and on its light.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, partial

from PIL import Image

from .art import MARKS, sticker
from .canvas import WIDTH, Canvas
from .game import PICTURES, Painter
from .palette import WHITE
from .pieces import tick
from .sprites import SPRITES
from .tile import Tile
from .type import BOLD, WIDE, fitted

SIZE = 128
"""Pixels of an emoji's square: what Discord wants."""
SHARED = ("hand", "lock", "stop", "die", "winner", "round", "time", "look", "everybody")
"""Which of `art.toml`'s marks any game may write with."""


@cache
def drawings() -> dict[str, Painter]:
    """Name → how it is drawn. Names are letters, digits and low lines, as Discord asks; the first game's holds."""
    found = {"met": partial(tick, True, SIZE), "unmet": partial(tick, False, SIZE), **marks(SHARED)}
    found["cards"] = partial(sticker, "🃏", SIZE)
    for own in (*[game.emojis for game in PICTURES.values()], *[game.faces for game in PICTURES.values()]):
        found |= {name: draw for name, draw in own.items() if name not in found}
    return found


def png(name: str) -> bytes:
    """An emoji's picture. Raises KeyError for one that there isn't."""
    out = io.BytesIO()
    drawings()[name]().save(out, "PNG", optimize=True)
    return out.getvalue()


@dataclass(frozen=True)
class EmojiTile(Tile):
    """An emoji, as the drawing process takes it."""

    GAME = ""
    name: str

    def png(self) -> bytes:
        with SPRITES.aside():  # once a start: all together they would take 20 MB
            return png(self.name)

    def paint(self) -> Canvas:
        c = Canvas(SIZE, SIZE, None)
        c.image = drawings()[self.name]()
        return c


def names() -> Iterator[str]:
    """All of them, in a stated order."""
    yield from drawings()


# ---- for the games' own ----------------------------------------------------------------------------------------


def marks(names: Iterable[str]) -> dict[str, Painter]:
    """Signs of `art.toml`'s marks, by the names of their emojis."""
    return {name.replace("-", "_"): partial(sticker, MARKS[name], SIZE) for name in names}


def written(words: str, size: int, ground: Image.Image, ink: str, y: float = 0.52, width: int = WIDE) -> Image.Image:
    """Letters on a ground."""
    c = Canvas(SIZE, SIZE, None)
    c.image = ground.copy()
    said = fitted(words, SIZE - 10, size, BOLD, width)
    c.text(SIZE / 2, SIZE * y, said.words, said.size, ink, "mm", BOLD, said.width)
    return c.image


def trimmed(image: Image.Image) -> Image.Image:
    """Without the empty room about it."""
    image = image.crop(image.getbbox())
    side = max(image.size)
    out = Image.new("RGBA", (side, side))
    out.alpha_composite(image, ((side - image.width) // 2, (side - image.height) // 2))
    return out.resize((SIZE, SIZE), Image.Resampling.LANCZOS)


# ---- to be looked at -----------------------------------------------------------------------------------------------


def sheet() -> Image.Image:
    """All at 72 px, and at 22 px on Discord's dark and on its light ground."""
    across, w, h = 14, 77, 118
    rows = -(-len(drawings()) // across)
    c = Canvas(rows * h + 14, WIDTH, "#313338")
    for at, draw in enumerate(drawings().values()):
        x, y = 12 + at % across * w, 14 + at // across * h
        image = draw()
        c.put(image.resize((66, 66), Image.Resampling.LANCZOS), x, y)
        small = image.resize((22, 22), Image.Resampling.LANCZOS)
        c.put(small, x + 6, y + 76)
        c.draw.rectangle((x + 36, y + 72, x + 65, y + 101), fill=WHITE)
        c.put(small, x + 40, y + 76)
    return c.image
