"""The emojis of Alakazoo: runes lit and dark, creatures, parts of a body, tokens."""

from __future__ import annotations

from functools import partial

from PIL import Image

from games.alakazoo.cards import CREATURES as KINDS
from games.alakazoo.cards import RUNES, TYPES
from pictures.art import CREATURES
from pictures.canvas import Canvas, box_sprite
from pictures.emojis import SIZE, marks
from pictures.game import Painter
from pictures.palette import BACK, CREAM, GOLD, INK, MUTED, WHITE, ink_on, mix
from pictures.pen import Pen
from pictures.pieces import token
from pictures.type import BOLD, NARROW

from .cards import limb, silhouette


def _emojis() -> dict[str, Painter]:
    found: dict[str, Painter] = {}
    for number, rune in enumerate(RUNES):
        found |= {
            f"rune_{rune.id}": partial(_rune, number, True),
            f"rune_{rune.id}_dark": partial(_rune, number, False),
        }
    found |= {f"creature_{kind.letter}": partial(_creature, kind.letter) for kind in KINDS}
    found |= {f"part_{part.id.replace('-', '_')}": partial(_part, space) for space, part in enumerate(TYPES)}
    found |= {f"token_{kind}": partial(token, kind, SIZE) for kind in ("magic", "dark")} | {"token_free": _free}
    return found | marks(("score",))


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


def _free() -> Image.Image:
    """The place of a token, with a rim that is seen in words."""
    pen = Pen(SIZE)
    pen.oval(50, 50, 42, 42, BACK, MUTED, 9)
    return pen.done()


EMOJIS = _emojis()
"""Name → how it is drawn."""
