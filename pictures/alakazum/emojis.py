"""The emojis of Alakazum!: cultures, levels, stars, potions, marks and objects; faces of enemies and characters."""

from __future__ import annotations

from functools import partial

from PIL import Image

from games.alakazum.cards import CARDS, CHARACTERS, LEVELS
from pictures.art import CULTURES, art, sticker
from pictures.canvas import box_sprite
from pictures.drawings import flask, star
from pictures.emojis import SIZE, marks, trimmed, written
from pictures.faces.bust import cutout
from pictures.game import Painter
from pictures.palette import CREAM, GOLD, INK, MUTED, PANEL
from pictures.pen import Pen
from pictures.type import NARROWEST

MARKS = ("combat", "resistance", "sociable", "thrifty", "very-magical", "chaotic", "market", "forest", "cemetery")
OBJECTS = {
    "broom": "🧹",
    "hat": "🎩",
    "amulet": "🧿",
    "trap": "🪤",
    "magic": "🪄",
    "cape": "🧥",
    "cauldron": "🫕",
    "crystal_ball": "🔮",
}
POTIONS = ("combat", "die", "double", "robbery")


def _emojis() -> dict[str, Painter]:
    found: dict[str, Painter] = {f"culture_{culture}": partial(_culture, culture) for culture in CULTURES}
    found |= {f"level_{name}": partial(_level, at) for at, name in enumerate(LEVELS)}
    found |= {"star": partial(_star, GOLD), "star_dark": partial(_star, PANEL, MUTED)}
    found |= {f"potion_{kind}": partial(flask, kind, SIZE) for kind in POTIONS}
    found |= {"voodoo": _voodoo} | marks(MARKS)
    found["enemy"] = partial(_face, "hidden")
    return found | {name: partial(sticker, sign, SIZE) for name, sign in OBJECTS.items()}


def _face(card: str) -> Image.Image:
    return trimmed(cutout(card, SIZE))


def _culture(culture: str) -> Image.Image:
    look = CULTURES[culture]
    if culture in ("multicoloured", "none"):
        ground = box_sprite(SIZE, SIZE, SIZE // 6, look.colour, INK, 4).copy()
        ground.alpha_composite(art(look.glyph, SIZE - 20), (10, 10))
        return ground
    ground = box_sprite(SIZE, SIZE, SIZE // 6, look.tag, INK, 4).copy()
    sign = art(look.glyph, SIZE // 2 + 4)
    ground.alpha_composite(sign, ((SIZE - sign.width) // 2, 5))
    return written(culture, 66, ground, look.ink, 0.76, NARROWEST)


def _level(level: int) -> Image.Image:
    fill, ink = ((PANEL, CREAM), (MUTED, INK), (GOLD, INK))[level]
    pen = Pen(SIZE)
    pen.oval(50, 50, 46, 46, fill, CREAM if level == 0 else INK, 6)
    return written(LEVELS[level], 96, pen.done(), ink)


def _star(fill: str, line: str | None = None) -> Image.Image:
    return trimmed(star(SIZE, fill, line) if line else star(SIZE, fill))


def _voodoo() -> Image.Image:
    return trimmed(art("draw:voodoo", SIZE))


EMOJIS = _emojis()
"""Name → how it is drawn."""
FACES = {CARDS[card].id.replace("-", "_"): partial(_face, CARDS[card].id) for card in CHARACTERS}
"""The same, of characters."""
