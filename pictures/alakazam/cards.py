"""Pieces of Alakazam!: dice by colour, goals met or not, the way to 31."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from PIL import Image

from games.alakazam.cards import CARDS, COLOURS, LIMITS
from games.alakazam.offers import ANY, ANY_COLOUR, ANY_NUMBER
from pictures.art import DICE, mark
from pictures.canvas import Canvas, box_sprite
from pictures.palette import (
    BACK,
    BAD,
    COST,
    CREAM,
    GAIN,
    GOOD,
    INK,
    LINE,
    MUTED,
    PANEL,
    PAPER,
    RAISED,
    WHITE,
    contrast,
    mix,
)
from pictures.pen import Pen
from pictures.pieces import PIPS, die_face, hatch, signed, tick
from pictures.sprites import SPRITES
from pictures.type import BOLD, NARROW, NARROWEST, REGULAR, SMALL, width_of

TARGET = LIMITS.target + 1


Called = Callable[[str], str]
"""A goal's id → its name in the language of whoever looks."""


def printed(card: str) -> str:
    """The English name of a goal, as its author calls it."""
    return _PRINTED[card]


_PRINTED = {row.id: row.name for row in CARDS}


class BazaarWords(NamedTuple):
    """The words of the pictures, in a reader's language: phases, goals, the centre, that one die is missing."""

    phases: tuple[str, ...] = ("Look", "Trade", "Score")
    called: Called = printed
    centre: str = "Centre"
    short: str = "1 short"


def words_of(words: BazaarWords | Called | None) -> BazaarWords:
    """`words` as they are, or English ones, with the names of goals if these alone are given."""
    if isinstance(words, BazaarWords):
        return words
    return BazaarWords(called=words) if words else BazaarWords()


class Goal(NamedTuple):
    """A card on a seat's table, or on offer."""

    card: str
    name: str
    points: int | None
    """What it brings if the round ends now; None: a card that lies open."""
    met: bool
    worth: str = ""
    """Of a card that lies open: what it can score."""
    asks: str = ""
    """The same: what it asks for in words, where there is room."""
    short: str = ""
    """The same: one of the reader's dice would have to be another."""
    cost: int = 0
    """The same: points that missing it costs."""


def letter_of(die: int) -> str:
    """The letter of a die's colour."""
    return COLOURS[die // 10].letter


@SPRITES
def die(number: int, size: int, locked: bool = False, again: bool = False) -> Image.Image:
    """A die such as 14 (a yellow 4); a lock where an offer holds it, an arrow round where it may be rolled again."""
    letter = letter_of(number)
    look = DICE[letter]
    rim = MUTED if letter == "K" else mix(look.colour, WHITE, 0.35)
    image = die_face(number % 10, size, look.colour, look.pips, rim)
    if not locked and not again:
        return image
    image = image.copy()
    small = mark("lock" if locked else "again", size // 2)
    image.alpha_composite(small, (size - small.width, size - small.height))
    return image


def pyramid(dice: Sequence[int], size: int) -> Image.Image:
    """Six dice on each other, each turned a little: who stands for a seat."""
    c, step = Canvas(size, size, None), size * 0.31
    for k, number in enumerate(dice[:6]):
        row = (k > 0) + (k > 2)
        x = size / 2 + step * 1.04 * (k - (0, 1, 3)[row] - row / 2)
        turned = die(number, round(step) * 2).rotate((-4, 6, -5, 4, -3, 5)[k], Image.Resampling.BICUBIC, expand=True)
        c.put(turned.reduce(2), x, size - (2.5 - row) * step, "mm", over=True)
    return c.image


@SPRITES
def lettered(number: int, size: int) -> Image.Image:
    """A die that stands alone: pips at the left, its colour's letter on a band of its own at the right."""
    letter = letter_of(number)
    look = DICE[letter]
    band = RAISED if letter == "K" else mix(look.colour, WHITE if look.pips == INK and letter != "W" else INK, 0.3)
    rim = MUTED if letter in "KW" else mix(look.colour, WHITE, 0.35)
    c = Canvas(size, size, None)
    c.box(0, 0, size, size, band, size // 6, rim, max(2, size // 26), over=True)
    face = box_sprite(size, size, size // 6, look.colour, rim, max(2, size // 26))
    c.put(face.crop((0, 0, FACE * size // 100, size)), 0, 0, over=True)
    pen = Pen(size)
    for x, y in PIPS.get(number % 10, ()):
        pen.oval(x * 0.56 + 2, y * 0.86 + 7, 8.4, 8.4, look.pips, None)
    c.put(pen.done(), 0, 0, over=True)
    if not number % 10:
        c.text(size * FACE / 200, size / 2 + 1, "?", max(SMALL, round(size * 0.5)), look.pips, "mm", BOLD)
    letters = max(SMALL if size >= 70 else 1, round(size * (0.38 if letter == "W" else 0.46)))
    c.text(size * (98 + FACE) / 200, size / 2 + 1, letter, letters, look.pips, "mm", BOLD, NARROWEST)
    return c.image


FACE = 58
"""Per cent of a lettered die that its pips take."""


def dice_row(
    c: Canvas,
    x: float,
    y: float,
    dice: Sequence[int],
    size: int = 62,
    locked: Sequence[int] = (),
    again: Sequence[int] = (),
    fit: float | None = None,
    wanted: Sequence[int] = (),
) -> None:
    """Dice by colour, each colour a capsule headed by its letter."""
    size = row_size(dice, fit, size) if fit else size
    middle = y + size / 2 + 5
    for sprite in capsules(dice, size, locked, again, wanted):
        c.put(sprite, x, middle, "lm")
        x += sprite.width + 8


def capsules(
    dice: Sequence[int],
    size: int,
    locked: Sequence[int] = (),
    again: Sequence[int] = (),
    wanted: Sequence[int] = (),
) -> list[Image.Image]:
    """Dice by colour, each colour a capsule headed by its letter."""
    held, marks, rings = [*locked], [*again], [*wanted]
    groups = [tuple(group) for _, group in groupby(sorted(dice), key=lambda number: number // 10)]
    return [
        capsule(
            tuple([(n, _taken(n, held), _taken(n, marks)) for n in group]),
            size,
            tuple([at for at, n in enumerate(group) if _taken(n, rings)]),
        )
        for group in groups
    ]


def row_size(dice: Sequence[int], fit: float, most: int) -> int:
    """How large dice by colour can be within `fit`."""
    colours = len({number // 10 for number in dice})
    return min(most, int((fit - (HEAD + 9) * colours) / max(1, len(dice))) - 4)


def _taken(number: int, among: list[int]) -> bool:
    if number not in among:
        return False
    among.remove(number)
    return True


@SPRITES
def capsule(dice: tuple[tuple[int, bool, bool], ...], size: int, ringed: tuple[int, ...] = ()) -> Image.Image:
    """Dice of one colour after its letter: (die, locked, may be rolled again); in mint those that are wanted."""
    letter = letter_of(dice[0][0])
    c = Canvas(max(size + 10, HEAD), HEAD + len(dice) * (size + 4) + 1, None)
    middle = c.height / 2
    ground = RAISED if letter == "K" else mix(DICE[letter].colour, PANEL, 0.72)
    c.box(0, 0, c.image.width, c.height, ground, 14, over=True)
    ink = CREAM if contrast(CREAM, ground) >= 4.5 else INK
    c.text(HEAD / 2, middle + 1, letter, SMALL + 2, ink, "mm", BOLD, NARROWEST)
    for k, (number, locked, again) in enumerate(dice):
        c.put(die(number, size, locked, again), HEAD + k * (size + 4), middle, "lm")
    for k in ringed:
        c.box(HEAD + k * (size + 4) - 4, middle - size / 2 - 4, size + 8, size + 8, None, 12, GOOD, 6, over=True)
    return c.image


HEAD = 36
"""How wide and high the letter before dice of a colour stands."""


@SPRITES
def wish(number: int, size: int) -> Image.Image:
    """What an offer wants: a die, any of a colour (its letter alone), any of a number (grey), or any at all (?)."""
    if number < ANY_COLOUR:
        return capsule(((number, False, False),), size)
    if number >= ANY_NUMBER and number != ANY:
        return die_face(number - ANY_NUMBER, size + 10, RAISED, CREAM, CREAM)
    letter = "?" if number == ANY else COLOURS[number - ANY_COLOUR].letter
    ground, ink = (RAISED, CREAM) if number == ANY else DICE[letter]
    c = Canvas(size + 10, size + 10, None)
    c.box(0, 0, size + 10, size + 10, ground, 14, CREAM, 4, over=True)
    c.text(size / 2 + 5, size / 2 + 6, letter, max(SMALL, round(size * 0.7)), ink, "mm", BOLD)
    return c.image


# ---- goals ---------------------------------------------------------------------------------------------------------


def chip_width(goal: Goal, fit: int = 460) -> int:
    """Of a `chip`, in pixels."""
    left, name, wide, _ = _within_chip(goal, fit)
    return round(left + name + 12 + wide + 16)


def _within_chip(goal: Goal, fit: int) -> tuple[int, float, float, str]:
    """Where the name begins, how wide it is, how wide what stands at the end is; that."""
    label = goal.worth if goal.points is None else signed(goal.points)
    wide, left = width_of(label, SMALL, BOLD), 16 if goal.points is None else 58
    return left, min(width_of(goal.name, SMALL, REGULAR, NARROW), fit - wide - left - 28), wide, label


@SPRITES
def chip(goal: Goal, fit: int = 460) -> Image.Image:
    """A card as a chip: its name, then what it brings now, or what it is worth where it lies open."""
    (left, name, _, label), w = _within_chip(goal, fit), chip_width(goal, fit)
    ground = PAPER if goal.points is None or goal.met else mix(PAPER, BACK, 0.2)
    c = Canvas(56, w, None)
    c.box(0, 0, w, 56, ground, 14)
    if goal.points is not None:
        c.put(tick(goal.met, 38), 31, 28, "mm")
    c.text(left, 29, goal.name, SMALL, INK, width=NARROW, fit=name + 1)
    ink = INK if goal.points is None else GAIN if goal.points >= 0 else COST
    c.text(w - 16, 29, label, SMALL, ink, "rm", BOLD)
    return c.image


BACKS = 120
"""How wide `backs` are."""


@SPRITES
def backs(count: int, h: int = 56) -> Image.Image:
    """So many cards that lie face down."""
    c = Canvas(h, BACKS, None)
    for k in range(min(3, count) - 1, -1, -1):
        c.box(k * 6, k * 3, 44, h - 8, mix("#3B2A52", INK, 0.25 * k), 8, "#B05CFF", 3, over=True)
    c.text(68, h / 2 + 1, f"×{count}", SMALL, CREAM, weight=BOLD, width=NARROW)
    return c.image


def flow(c: Canvas, x: float, y: float, sprites: Sequence[Image.Image], room: float, line: int = 64) -> None:
    """Sprites one after the other within `room`, in as many lines as they need."""
    for sprite, (left, at) in zip(sprites, _flowing([sprite.width for sprite in sprites], room), strict=True):
        c.put(sprite, x + left, y + at * line)


def lines_of(widths: Sequence[int], room: float) -> int:
    """How many lines `flow` will need for sprites so wide."""
    return max([at for _, at in _flowing(widths, room)], default=0) + 1


def _flowing(widths: Sequence[int], room: float) -> Iterator[tuple[int, int]]:
    """Where each begins, and in which line."""
    left = line = 0
    for width in widths:
        if left and left + width > room:
            left, line = 0, line + 1
        yield left, line
        left += width + 10


def track(c: Canvas, x: float, y: float, w: float, points: int, after: int, colour: str, ends: str) -> None:
    """Points as far as they are safe, then what the round would add (full, mint) or take (barred, red).

    `ends` stands behind it, beside a flag: how many points end the game; empty where none do.
    """
    h = 18

    def at(value: int) -> int:
        return round(max(0, min(value, TARGET)) / TARGET * w)

    c.box(x, y, w, h, LINE, h // 2)
    if after > points:
        c.box(x, y, max(h, at(after)), h, GOOD, h // 2, over=True)
    c.box(x, y, max(h, at(min(points, after))), h, colour, h // 2, over=True)
    lost = at(points) - at(after) - 4
    if after < points and lost > 0:
        c.put(hatch(lost, h), x + at(after) + 4, y, over=True)
    if ends:
        c.put(mark("goal", 38), x + w + 30, y + h / 2, "mm", over=True)
        c.text(x + w + 58, y + h / 2 + 1, ends, SMALL + 2, CREAM, weight=BOLD, width=NARROW, fit=1056 - x - w - 58)


def gain_ink(gain: int) -> str:
    """The colour of a gain or loss."""
    return GOOD if gain > 0 else BAD if gain < 0 else MUTED
