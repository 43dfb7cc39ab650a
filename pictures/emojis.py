"""The application emojis: dice, runes, limbs, cultures, levels, tokens, marks, for words, buttons and selects.

Each fills its square, has a rim and needs no ground: readable at 22 px on Discord's dark and on its light.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from hashlib import blake2b

from PIL import Image

from games.alakazam.cards import COLOURS, NUMBERS
from games.alakazoo.cards import CREATURES as KINDS
from games.alakazoo.cards import RUNES, TYPES
from games.alakazum.cards import LEVELS

from .alakazam.cards import lettered
from .alakazoo.cards import limb, silhouette
from .art import CREATURES, CULTURES, DICE, MARKS, art, sticker
from .canvas import WIDTH, Canvas, box_sprite
from .drawings import flask, star
from .palette import BACK, CREAM, GOLD, INK, MUTED, PANEL, WHITE, ink_on, mix
from .pen import Pen
from .pieces import tick, token
from .tile import Tile
from .type import BOLD, NARROW, NARROWEST, WIDE, fitted

SIZE = 128
"""Pixels of an emoji's square: what Discord wants."""
MARKED = (
    *("combat", "resistance", "sociable", "thrifty", "very-magical", "chaotic", "market", "forest", "cemetery"),
    *(
        "hand",
        "lock",
        "stop",
        "die",
        "winner",
        "goal",
        "round",
        "time",
        "look",
        "trade",
        "score",
        "centre",
        "everybody",
    ),
)
"""Which of `art.toml`'s marks are emojis."""
OBJECTS = {
    "broom": "🧹",
    "hat": "🎩",
    "amulet": "🧿",
    "enemy": "👹",
    "cards": "🃏",
    "trap": "🪤",
    "magic": "🪄",
    "cape": "🧥",
    "cauldron": "🫕",
    "crystal_ball": "🔮",
}

Painter = Callable[[], Image.Image]


@cache
def drawings() -> dict[str, Painter]:
    """Name → how it is drawn. Names are letters, digits and low lines, as Discord asks."""
    found: dict[str, Painter] = {}
    for colour, kind in enumerate(COLOURS):
        found |= {f"die_{kind.letter}{number}": partial(lettered, 10 * colour + number, SIZE) for number in NUMBERS}
        found[f"colour_{kind.letter}"] = partial(_letter, kind.letter)
    for number, rune in enumerate(RUNES):
        found |= {
            f"rune_{rune.id}": partial(_rune, number, True),
            f"rune_{rune.id}_dark": partial(_rune, number, False),
        }
    for kind in KINDS:
        found[f"creature_{kind.letter}"] = partial(_creature, kind.letter)
    found |= {f"part_{part.id.replace('-', '_')}": partial(_part, space) for space, part in enumerate(TYPES)}
    found |= {f"culture_{culture}": partial(_culture, culture) for culture in CULTURES}
    found |= {f"level_{name}": partial(_level, at) for at, name in enumerate(LEVELS)}
    found |= {"star": partial(_trimmed, partial(star, SIZE, GOLD)), "star_dark": partial(_trimmed, partial(_dark_star))}
    found |= {f"token_{kind}": partial(token, kind, SIZE) for kind in ("magic", "dark")} | {"token_free": _free}
    found |= {f"potion_{kind}": partial(flask, kind, SIZE) for kind in ("combat", "die", "double", "robbery")}
    found |= {"met": partial(tick, True, SIZE), "unmet": partial(tick, False, SIZE), "voodoo": _voodoo}
    found |= {name.replace("-", "_"): partial(sticker, MARKS[name], SIZE) for name in MARKED}
    return found | {name: partial(sticker, sign, SIZE) for name, sign in OBJECTS.items()}


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
        return png(self.name)

    def paint(self) -> Canvas:
        c = Canvas(SIZE, SIZE, None)
        c.image = drawings()[self.name]()
        return c


def digest(name: str) -> str:
    """Ten letters that change when the picture does: for the name under which it is uploaded."""
    image = drawings()[name]()
    return blake2b(image.tobytes(), digest_size=5).hexdigest()


def names() -> Iterator[str]:
    """All of them, in a stated order."""
    yield from drawings()


# ---- drawing -------------------------------------------------------------------------------------------------------


def _letter(letter: str) -> Image.Image:
    look = DICE[letter]
    rim = MUTED if letter in "KW" else mix(look.colour, INK, 0.35)
    return _written(letter, 100, box_sprite(SIZE, SIZE, SIZE // 6, look.colour, rim, 6), look.pips)


def _written(words: str, size: int, ground: Image.Image, ink: str, y: float = 0.52, width: int = WIDE) -> Image.Image:
    c = Canvas(SIZE, SIZE, None)
    c.image = ground.copy()
    said = fitted(words, SIZE - 10, size, BOLD, width)
    c.text(SIZE / 2, SIZE * y, said.words, said.size, ink, "mm", BOLD, said.width)
    return c.image


def _rune(number: int, lit: bool) -> Image.Image:
    pen = Pen(SIZE)
    if lit:
        pen.oval(50, 50, 44, 44, CREAM, GOLD, 10)
    else:
        pen.oval(50, 50, 48, 48, MUTED, None)
        pen.oval(50, 50, 40, 40, BACK, None)
    image = pen.done()
    sign = silhouette(number, round(SIZE * 0.72), INK if lit else CREAM)
    image.alpha_composite(sign, ((SIZE - sign.width) // 2, (SIZE - sign.height) // 2))
    return image


def _creature(letter: str) -> Image.Image:
    """A creature's head with its letter."""
    colour = CREATURES[letter]
    image = box_sprite(SIZE, SIZE, SIZE // 6, mix(colour, WHITE, 0.72), mix(colour, INK, 0.2), 6).copy()
    image.alpha_composite(limb(1, letter, 92, free=False), (32, 32))
    badge = box_sprite(62, 62, 16, colour)
    c = Canvas(62, 62, None)
    c.image = badge.copy()
    c.text(31, 32, letter, 58, ink_on(colour), "mm", BOLD, NARROW)
    image.alpha_composite(c.image, (0, 0))
    return image


def _part(space: int) -> Image.Image:
    """A body part, of whatever creature."""
    image = box_sprite(SIZE, SIZE, SIZE // 6, mix(CREATURES["V"], WHITE, 0.72), INK, 4).copy()
    image.alpha_composite(limb(space, "V", SIZE - 16, free=False), (8, 8))
    return image


def _culture(culture: str) -> Image.Image:
    look = CULTURES[culture]
    if culture in ("multicoloured", "none"):
        ground = box_sprite(SIZE, SIZE, SIZE // 6, look.colour, INK, 4).copy()
        ground.alpha_composite(art(look.glyph, SIZE - 20), (10, 10))
        return ground
    ground = box_sprite(SIZE, SIZE, SIZE // 6, look.tag, INK, 4).copy()
    sign = art(look.glyph, SIZE // 2 + 4)
    ground.alpha_composite(sign, ((SIZE - sign.width) // 2, 5))
    return _written(culture, 66, ground, look.ink, 0.76, NARROWEST)


def _level(level: int) -> Image.Image:
    fill, ink = ((PANEL, CREAM), (MUTED, INK), (GOLD, INK))[level]
    pen = Pen(SIZE)
    pen.oval(50, 50, 46, 46, fill, CREAM if level == 0 else INK, 6)
    return _written(LEVELS[level], 96, pen.done(), ink)


def _trimmed(draw: Painter) -> Image.Image:
    """Without the empty room about it."""
    image = draw()
    image = image.crop(image.getbbox())
    side = max(image.size)
    out = Image.new("RGBA", (side, side))
    out.alpha_composite(image, ((side - image.width) // 2, (side - image.height) // 2))
    return out.resize((SIZE, SIZE), Image.Resampling.LANCZOS)


def _dark_star() -> Image.Image:
    return star(SIZE, PANEL, MUTED)


def _free() -> Image.Image:
    """The place of a token, with a rim that is seen in words."""
    pen = Pen(SIZE)
    pen.oval(50, 50, 42, 42, BACK, MUTED, 9)
    return pen.done()


def _voodoo() -> Image.Image:
    return _trimmed(partial(art, "draw:voodoo", SIZE))


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
