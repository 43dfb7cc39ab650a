"""Pieces of Alakazoo: limbs, runes, cards in a Portal and loose ones, the nine spaces in small."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from PIL import Image, ImageOps

from games.alakazoo.cards import CREATURES as KINDS
from games.alakazoo.cards import RUNES, SPACES, TYPES, creature_of, type_of
from pictures.art import CREATURES
from pictures.canvas import Canvas, box_sprite
from pictures.palette import BACK, CREAM, GOLD, INK, LINE, MUTED, WHITE, ink_on, mix
from pictures.pen import Pen
from pictures.pieces import tick
from pictures.shapes import SHAPES, strokes
from pictures.sprites import SPRITES
from pictures.type import BOLD, NARROW, NARROWEST, SMALL, width_of

CORNER = {
    "ear": (0.84, 1, 1),
    "head": (0.9, 0.5, 1),
    "hand": (0.92, 1, 0.9),
    "torso": (0.92, 0.5, 0.9),
    "leg": (0.84, 0, 0),
    "tail": (0.92, 0.5, 0),
}
"""Share of the space that a limb takes, and where in it (0 left or top, 1 right or bottom): so the upper left corner
stays free for the letter, and parts still join."""
PALE = 0.72


class SpellCard(NamedTuple):
    """A Spell card."""

    creature: str
    """Its letter."""
    space: int
    """0 to 8, row by row."""


def card_of(number: int) -> SpellCard:
    """A card by its number."""
    return SpellCard(KINDS[creature_of(number)].letter, type_of(number))


def part_of(space: int) -> tuple[str, str]:
    """Side ("left", "right", "") and limb of a space."""
    side, _, limb = TYPES[space].id.rpartition("-")
    return side, limb


@SPRITES
def limb(space: int, creature: str, size: int, free: bool = True) -> Image.Image:
    """A body part, drawn so that the nine of a Portal join into one beast; `free`: its letter's corner stays free."""
    side, name = part_of(space)
    image = _limb(name, creature, size)
    if side == "right":
        image = ImageOps.mirror(image)
    if not free:
        return image
    share, across, down = CORNER[name]
    across = 1 - across if side == "right" else across
    small = image.resize((round(size * share), round(size * share)), Image.Resampling.LANCZOS)
    out = Image.new("RGBA", image.size)
    out.alpha_composite(small, (round((size - small.width) * across), round((size - small.height) * down)))
    return out


def _limb(name: str, creature: str, size: int) -> Image.Image:
    colour = CREATURES[creature]
    pen = Pen(size)
    paints = {"colour": colour, "pale": mix(colour, WHITE, 0.55), "deep": mix(colour, INK, 0.35)}
    strokes(pen, SHAPES["limb"][name][creature], paints)
    return pen.done()


@SPRITES
def rune(kind: int, size: int, lit: bool) -> Image.Image:
    """A rune by its number. Covered by a Magic token: a full cream disc; uncovered: only a ring."""
    pen = Pen(size)
    if lit:
        pen.oval(50, 50, 45, 45, CREAM, GOLD, 9)
    else:
        pen.oval(50, 50, 46, 46, MUTED, None)
        pen.oval(50, 50, 40, 40, BACK, None)
    image = pen.done()
    small = silhouette(kind, round(size * 0.74), INK if lit else MUTED)
    at = (size - small.width) // 2
    image.alpha_composite(small, (at, at))
    return image


@SPRITES
def silhouette(kind: int, size: int, ink: str) -> Image.Image:
    """A rune's sign alone; the Star is Magic's own."""
    pen = Pen(size)
    if kind:
        strokes(pen, SHAPES["rune"][RUNES[kind].id], {"sign": ink})
    else:
        pen.poly([(50, 6), (60, 40), (94, 50), (60, 60), (50, 94), (40, 60), (6, 50), (40, 40)], ink, None)
    return pen.done()


@SPRITES
def placed(card: SpellCard, size: int) -> Image.Image:
    """A card in a Portal: the limb on its creature's pastel, the letter in the corner kept free for it."""
    colour = CREATURES[card.creature]
    c = Canvas(size, size, None)
    c.box(0, 0, size, size, colour, size // 8, over=True)
    c.box(5, 5, size - 10, size - 10, mix(colour, WHITE, PALE), size // 10, over=True)
    c.put(limb(card.space, card.creature, size - 10), 5, 5, over=True)
    badge = max(40, size // 4)
    c.box(0, 0, badge, badge, colour, badge // 4, over=True)
    letters = max(SMALL, round(badge * 0.86))
    c.text(badge / 2, badge / 2 + 1, card.creature, letters, ink_on(colour), "mm", BOLD, NARROW)
    return c.image


@SPRITES
def crossed(card: SpellCard, size: int) -> Image.Image:
    """A card that is of no use: pale, with a cross."""
    image = Image.blend(box_sprite(size, size, size // 8, BACK), placed(card, size), 0.45)
    image.alpha_composite(tick(False, round(size * 0.5)), (size - round(size * 0.5), size - round(size * 0.5)))
    return image


@SPRITES
def coming(card: SpellCard, words: str, good: bool, size: int) -> Image.Image:
    """A card of a column, below it where it goes and what it brings; one of no use with a cross, and why."""
    side, room = round(size * 0.75), max(size, ceil(width_of(words, SMALL, width=NARROWEST)))
    c = Canvas(round(size * 1.2), room, None)
    middle = (side + c.image.height) / 2
    c.put((placed if good else crossed)(card, side), (room - side) // 2, 0, over=True)
    if good:
        c.put(nine(frozenset((card.space,)), 38), 6, middle, "lm")
        c.text(50, middle, words, SMALL, CREAM, "lm", BOLD, fit=room - 50)
    else:
        c.text(room / 2, middle, words, SMALL, CREAM, "mm", width=NARROW, fit=room)
    return c.image


@SPRITES
def loose(card: SpellCard, size: int) -> Image.Image:
    """A card not yet placed: in its head the letter and, in nine, the space where it belongs; the limb below."""
    colour, head = CREATURES[card.creature], head_of(size)
    c = Canvas(size + head - 4, size, None)
    c.box(0, 0, size, size + head - 4, colour, size // 9, over=True)
    c.box(5, head, size - 10, size - 9, mix(colour, WHITE, PALE), size // 10, over=True)
    c.put(limb(card.space, card.creature, size - 14, free=False), 7, head + 2)
    ink = ink_on(colour)
    c.text(12, head / 2 + 2, card.creature, max(SMALL + 4, round(head * 0.76)), ink, "lm", BOLD, NARROW)
    c.put(nine(frozenset([card.space]), head - 8, ink, mix(colour, ink, 0.5)), size - 8, head / 2 + 1, "rm")
    return c.image


@SPRITES
def lying(card: SpellCard, size: int) -> Image.Image:
    """A loose card where room is scarce, `size` high: the limb, at its right the letter and the space."""
    colour, w = CREATURES[card.creature], lying_width(size)
    c = Canvas(size, w, None)
    c.box(0, 0, w, size, colour, size // 8, over=True)
    c.box(4, 4, size - 8, size - 8, mix(colour, WHITE, PALE), size // 10, over=True)
    c.put(limb(card.space, card.creature, size - 12, free=False), 6, 6)
    ink, middle = ink_on(colour), size + SIDE / 2 - 3
    c.text(middle, size * 0.27, card.creature, SMALL + 2, ink, "mm", BOLD, NARROW)
    c.put(nine(frozenset([card.space]), 34, ink, mix(colour, ink, 0.5)), middle, size - 22, "mm")
    return c.image


SIDE = 42


def lying_width(size: int) -> int:
    """Of a loose card that lies, `size` high."""
    return size + SIDE


def head_of(size: int) -> int:
    """Height of a loose card's head."""
    return max(56, round(size * 0.32))


def loose_height(size: int) -> int:
    """Of a loose card that is `size` wide."""
    return size + head_of(size) - 4


@SPRITES
def nine(full: frozenset[int], size: int, ink: str = CREAM, soft: str = MUTED) -> Image.Image:
    """A Portal in small: full squares and empty ones."""
    gap = max(2, size // 16)
    cell = (size - 2 * gap) // 3
    c = Canvas(size, size, None)
    for k in SPACES:
        x, y = k % 3 * (cell + gap), k // 3 * (cell + gap)
        if k in full:
            c.put(box_sprite(cell, cell, cell // 4, ink), x, y)
        else:
            c.put(box_sprite(cell, cell, cell // 4, None, soft, max(2, cell // 6)), x, y)
    return c.image


@SPRITES
def empty_space(runes: tuple[int, int], lit: tuple[bool, bool], size: int) -> Image.Image:
    """A space without a card: its two runes, each lit or not."""
    c = Canvas(size, size, None)
    c.box(0, 0, size, size, BACK, size // 8, LINE, 2, over=True)
    for n in (0, 1):
        c.put(
            rune(runes[n], round(size * 0.5), lit[n]), size * (0.3 + 0.4 * n), size * (0.3 + 0.4 * n), "mm", over=True
        )
    return c.image


PLACES = {
    7: (1.0, 1.93),
    0: (0.34, -0.06),
    2: (1.66, -0.06),
    6: (0.42, 1.84),
    8: (1.58, 1.84),
    3: (0.13, 1.1),
    5: (1.87, 1.1),
    4: (1.0, 1.1),
    1: (1.0, 0.34),
}
"""Where a part's corner goes, in cells, from the back to the front: parts overlap, so that nine are one beast."""


@SPRITES
def beast(creatures: str, cell: int) -> Image.Image:
    """All nine parts joined: what a full Portal becomes. `creatures` has a letter for each space."""
    image = Image.new("RGBA", (3 * cell, 3 * cell))
    for space, (x, y) in PLACES.items():
        part = limb(space, creatures[space], cell, free=False)
        image.alpha_composite(part, (round(x * cell), max(0, round(y * cell))))
    return image


@SPRITES
def framed(creatures: str, size: int) -> Image.Image:
    """A whole creature on the colour of its head's."""
    colour = CREATURES[creatures[1]]
    image = box_sprite(size, size, size // 6, mix(colour, WHITE, PALE), colour, 4).copy()
    image.alpha_composite(beast(creatures, (size - 12) // 3), (6, 6))
    return image


@SPRITES
def face(creature: str, size: int) -> Image.Image:
    """The head of a board's creature."""
    colour = CREATURES[creature]
    image = box_sprite(size, size, size // 5, mix(colour, WHITE, PALE), colour, 4).copy()
    image.alpha_composite(limb(1, creature, size - 12, free=False), (6, 6))
    return image
