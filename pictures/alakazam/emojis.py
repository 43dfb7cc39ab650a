"""The emojis of Alakazam!: every die, its colours, the bazaar."""

from __future__ import annotations

from functools import partial

from PIL import Image

from games.alakazam.cards import COLOURS, NUMBERS
from pictures.art import DICE
from pictures.canvas import box_sprite
from pictures.emojis import SIZE, marks, written
from pictures.game import Painter
from pictures.palette import INK, MUTED, mix

from .cards import lettered


def _emojis() -> dict[str, Painter]:
    found: dict[str, Painter] = {}
    for colour, kind in enumerate(COLOURS):
        found |= {f"die_{kind.letter}{number}": partial(lettered, 10 * colour + number, SIZE) for number in NUMBERS}
        found[f"colour_{kind.letter}"] = partial(_letter, kind.letter)
    return found | marks(("goal", "trade", "centre"))


def _letter(letter: str) -> Image.Image:
    look = DICE[letter]
    rim = MUTED if letter in "KW" else mix(look.colour, INK, 0.35)
    return written(letter, 100, box_sprite(SIZE, SIZE, SIZE // 6, look.colour, rim, 6), look.pips)


EMOJIS = _emojis()
"""Name → how it is drawn."""
