"""Goals as cards: the dice that they ask for, which of them are there and which are missing, and what they bring."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageOps

from games.alakazam.cards import CARDS, COLOURS, NEUTRAL
from games.alakazam.offers import ANY_COLOUR
from pictures.art import mark
from pictures.canvas import Canvas
from pictures.palette import BACK, BAD, COST, GAIN, GOOD, INK, PAPER, mix
from pictures.pen import Pen, Point
from pictures.pieces import PIPS, arrow, comparison, signed, tick
from pictures.sprites import SPRITES
from pictures.type import BOLD, NARROW, NARROWEST, REGULAR, SMALL, width_of

from .cards import Goal, chip, chip_width, die, wish
from .progress import Slot

CARD_WIDTH, CARD_HEIGHT, BETWEEN, ACROSS = 260, 120, 6, 4
TALL = 146
"""Height of a card that also says in words what it asks for."""
EDGE = 9
SIZE, STEP = 34, 38
"""Of a die on a card, and from one to the next."""
FAINT = 0.76
"""How much paper is in what is missing."""
PLAIN = "#FBF8F0"
"""A die whose colour doesn't matter, or a white one (with its letter)."""
SHAPES: dict[str, tuple[Point, ...]] = {
    "a": (),
    "b": ((28, 28), (72, 28), (72, 72), (28, 72)),
    "c": ((50, 23), (79, 73), (21, 73)),
    "d": ((50, 19), (79, 50), (50, 81), (21, 50)),
    "e": (
        *((40, 22), (60, 22), (60, 40), (78, 40), (78, 60), (60, 60)),
        *((60, 78), (40, 78), (40, 60), (22, 60), (22, 40), (40, 40)),
    ),
    "f": tuple(
        (50 + r * math.sin(k * math.pi / 5), 53 - r * math.cos(k * math.pi / 5)) for k, r in enumerate((36, 16) * 5)
    ),
}
"""Any colour: the same shape (none: a ring, as a disc would be the pip of a one) is the same colour."""
ANY_GROUND = "#C9C3B4"
"""Of a die of any colour: grey as paper, which no die of the game is."""


class Pattern(NamedTuple):
    """What a card asks for; see patterns.toml."""

    rows: tuple[str, ...] = ()
    either: bool = False
    sum: str = ""
    sign: str = ""

    @property
    def line(self) -> str:
        """All signs in one row: the first where one row is enough."""
        return self.rows[0] if self.either else "".join(sorted(self.rows, key=len, reverse=True))


def _read() -> dict[str, Pattern]:
    rows = tomllib.loads(Path(__file__).with_name("patterns.toml").read_text("utf-8"))
    return {card: Pattern(**row | {"rows": tuple(row.get("rows", ()))}) for card, row in rows.items()}


PATTERNS = _read()
"""By the card's id."""
NEUTRAL_LETTER = COLOURS[NEUTRAL].letter
LETTER_W: tuple[Point, ...] = ((20, 28), (34, 73), (50, 38), (66, 73), (80, 28))
"""As strokes: on a card the typeface would be too small."""
POINTS = {row.id: row.points for row in CARDS}


# ---- dice ----------------------------------------------------------------------------------------------------------


@SPRITES
def pattern_die(sign: str, size: int, faint: bool = False) -> Image.Image:
    """A die as a goal asks for it; `faint`: it is missing."""
    c, pen = Canvas(size, size, None), Pen(size)
    fill, shape = ANY_GROUND if sign in SHAPES else PLAIN, SHAPES.get(sign, ())
    ink = mix(INK, PAPER, 0.6) if faint else INK
    fill = mix(fill, PAPER, FAINT) if faint else fill
    c.box(0, 0, size, size, fill, size // 5, ink, max(2, size // 13), over=True)
    if sign.isdigit():
        for x, y in PIPS[int(sign)]:
            pen.oval(x, y, 11.5, 11.5, ink, None)
    elif sign == "?":
        c.text(size / 2, size / 2 + 1, sign, max(SMALL, round(size * 0.7)), mix(INK, PAPER, 0.3), "mm", BOLD)
    elif sign == "x":
        pen.curve([(27, 27), (73, 73)], 13, COST if not faint else ink, None)
        pen.curve([(73, 27), (27, 73)], 13, COST if not faint else ink, None)
    elif shape:
        pen.poly(shape, ink, None)
    elif sign in SHAPES:
        pen.oval(50, 50, 31, 31, ink, None)
        pen.oval(50, 50, 15, 15, fill, None)
    elif sign == NEUTRAL_LETTER:
        for ends in pairwise(LETTER_W):
            pen.curve(list(ends), 12, ink, None)
    c.put(pen.done(), 0, 0, over=True)
    return c.image


@SPRITES
def slot_die(slot: Slot, size: int) -> Image.Image:
    """A place of a held goal: the die that is there, or pale what is missing, or crossed what is in the way."""
    if slot.die < 0 and slot.colour >= 0:
        return Image.blend(wish(slot.colour, size - 10), pattern_die("?", size, True), FAINT)
    if slot.die < 0:
        return pattern_die("?" if slot.sign in SHAPES else slot.sign, size, slot.sign != "x")
    image = die(slot.die, size) if slot.die < ANY_COLOUR else wish(slot.die, size - 10)
    c = Canvas(size, size, None)
    c.put(image, 0, 0)
    c.box(0, 0, size, size, None, size // 5, INK, max(2, size // 20), over=True)
    if not slot.sign:
        pen = Pen(size)
        for ends in ([(12, 12), (88, 88)], [(88, 12), (12, 88)]):
            pen.curve(ends, 9, BAD, INK, 4)
        c.put(pen.done(), 0, 0, over=True)
    return c.image


def dice_chip_width(goal: Goal, slots: tuple[Slot, ...]) -> int:
    """Of a `dice_chip`, in pixels."""
    if not slots:
        return chip_width(goal)
    left, step, end, _ = _within_dice_chip(goal, slots)
    return round(left + len(slots) * step + 10 + end + 16)


def _within_dice_chip(goal: Goal, slots: tuple[Slot, ...]) -> tuple[float, int, float, str]:
    """Where the dice begin, how far apart they are, how wide what stands at the end is; that."""
    said = signed(goal.points or 0)
    name = width_of(goal.name, SMALL, REGULAR, NARROW)
    return 58 + name + 12, min(STEP, 232 // len(slots)), width_of(said, SMALL, BOLD), said


@SPRITES
def dice_chip(goal: Goal, slots: tuple[Slot, ...]) -> Image.Image:
    """A held goal as a chip: met or not, its name, what is there of its dice, what it brings.

    The dice have the goal's signs, not their colours: letters would be crammed.
    """
    if not slots:
        return chip(goal)
    dice, step, _, said = _within_dice_chip(goal, slots)
    wide = dice_chip_width(goal, slots)
    c = Canvas(56, wide, None)
    c.box(0, 0, wide, 56, PAPER if goal.met else mix(PAPER, BACK, 0.2), 14)
    c.put(tick(goal.met, 38), 31, 28, "mm")
    c.text(58, 29, goal.name, SMALL, INK, width=NARROW)
    for at, slot in enumerate(slots):
        faint = slot.die < 0 and slot.sign != "x"
        c.put(pattern_die(slot.sign or "x", step - 4, faint), dice + at * step, 28, "lm")
    c.text(wide - 16, 29, said, SMALL, GAIN if goal.met else COST, "rm", BOLD)
    return c.image


# ---- cards ---------------------------------------------------------------------------------------------------------


@SPRITES
def goal_card(goal: Goal) -> Image.Image:
    """A card that lies open: its name, its dice, what it brings; with a tick where the reader's dice meet it."""
    high = TALL if goal.asks else CARD_HEIGHT
    c = Canvas(high, CARD_WIDTH, None)
    c.box(0, 0, CARD_WIDTH, high, PAPER, 16, GOOD if goal.met else None, 6 if goal.met else 0)
    room = CARD_WIDTH - 2 * EDGE - (40 if goal.met else 0)
    c.text(EDGE, 25, goal.name, SMALL, INK, "lm", BOLD, NARROWEST, room)
    if goal.met:
        c.put(tick(True, 36), CARD_WIDTH - EDGE - 2, 25, "rm")
    pattern, points = PATTERNS[goal.card], POINTS[goal.card]
    if goal.asks:
        _told(c, goal, pattern, points)
    elif pattern.sign:
        _bonus(c, pattern.sign, points[0])
    elif pattern.either:
        for at, row in enumerate(pattern.rows):
            _dice(c, row, 48 + at * 30, 25, 26)
        c.text(CARD_WIDTH - EDGE, 76, "/".join(map(str, points)), SMALL, GAIN, "rm", BOLD, NARROWEST)
    else:
        _dice(c, pattern.line, 46, SIZE, STEP)
        _worth(c, pattern, points)
    return c.image


def _told(c: Canvas, goal: Goal, pattern: Pattern, points: Sequence[int]) -> None:
    """What it asks for in words and as dice; below what missing it costs, whether a die is short, what it brings."""
    c.text(EDGE, 56, goal.asks, SMALL, INK, "lm", width=NARROWEST, fit=CARD_WIDTH - EDGE)
    y, brings = TALL - 20, "+" + "/".join(map(str, points))
    if pattern.sign:
        c.put(bonus_sign(pattern.sign), EDGE, 106, "lm")
        y = 108
    elif pattern.either:
        for at, row in enumerate(pattern.rows):
            for k, sign in enumerate(row[:4]):
                c.put(pattern_die(sign, 26), EDGE + 1 + at * 125 + k * 29, 76)
    else:
        _dice(c, pattern.line, 73, SIZE, STEP)
    c.text(CARD_WIDTH - EDGE - 4, y, brings, 56 if pattern.sign else SMALL, GAIN, "rm", BOLD, NARROWEST)
    if goal.cost:
        wide = c.text(EDGE + 2, y, signed(-goal.cost), SMALL, COST, "lm", BOLD, NARROWEST)
        c.text(EDGE + 14 + wide, y, goal.short, SMALL, INK, "lm", width=NARROWEST)


def _dice(c: Canvas, row: str, y: float, size: int, step: int) -> None:
    for at, sign in enumerate(row):
        c.put(pattern_die(sign, size), EDGE + 1 + at * step, y)


def _worth(c: Canvas, pattern: Pattern, points: Sequence[int]) -> None:
    """Below the dice: points under the fourth, fifth, sixth where they grow; what the numbers must come to."""
    y = CARD_HEIGHT - 19
    if len(points) > 1:
        for at, value in enumerate(points, 3):
            c.text(EDGE + 1 + at * STEP + SIZE / 2, y, value, SMALL, GAIN, "mm", BOLD, NARROW)
    else:
        c.text(CARD_WIDTH - EDGE - 6, y, f"+{points[0]}", SMALL + 4, GAIN, "rm", BOLD, NARROW)
    if pattern.sum:
        c.put(bound(pattern.sum[0], 28, INK), EDGE + 2, y - 1, "lm")
        c.text(EDGE + 34, y + 1, pattern.sum[1:], SMALL, INK, "lm", BOLD, NARROW)


def _bonus(c: Canvas, sign: str, points: int) -> None:
    c.text(CARD_WIDTH - EDGE - 6, 80, f"+{points}", 56, GAIN, "rm", BOLD, NARROW)
    c.put(bonus_sign(sign), 16, 80, "lm")


@SPRITES
def goal_dice(card: str, size: int, framed: bool) -> Image.Image:
    """A goal as six dice, on paper or (`framed` is False) bare."""
    c, pattern = Canvas(size, size, None), PATTERNS[card]
    if framed:
        c.box(0, 0, size, size, PAPER, size // 6, INK, 4, over=True)
    signs, step = (pattern.rows[0][:3] + pattern.rows[1][:3]) if pattern.either else pattern.line, (size - 16) // 3
    top = (size - 2 * step - (28 if pattern.sum else 0)) // 2
    for at, sign in enumerate(signs):
        c.put(pattern_die(sign, step - 3), 10 + at % 3 * step, top + at // 3 * step)
    if pattern.sum:
        c.put(bound(pattern.sum[0], 26, INK), size / 2 - 4, top + 2 * step + 15, "rm")
        c.text(size / 2, top + 2 * step + 17, pattern.sum[1:], SMALL, INK, "lm", BOLD, NARROW)
    return c.image


@SPRITES
def bonus_sign(sign: str) -> Image.Image:
    """A lock: no more trading; else points for each goal of a neighbour (an arrow), or for each that is met."""
    c = Canvas(64, 112, None)
    if sign == "lock":
        c.put(mark("lock", 64), 4, 0)
        return c.image
    c.put(tick(True, 46) if sign == "met" else arrow(54, 44, INK, sign == "left"), 0, 32, "lm")
    c.box(68, 7, 40, 50, PLAIN, 8, INK, 3)
    c.put(pattern_die("b", 24), 88, 32, "mm")
    return c.image


@SPRITES
def bound(sign: str, size: int, fill: str) -> Image.Image:
    """≥ or ≤."""
    image = comparison("≥", size, fill)
    return image if sign == "≥" else ImageOps.mirror(image)


def cards_height(count: int) -> int:
    """How high so many cards are, four in a row."""
    return -(-count // ACROSS) * (CARD_HEIGHT + BETWEEN) - BETWEEN if count else 0


def put_cards(c: Canvas, x: float, y: float, sprites: Sequence[Image.Image]) -> None:
    """Cards, four in a row."""
    for at, sprite in enumerate(sprites):
        c.put(sprite, x + at % ACROSS * (CARD_WIDTH + BETWEEN), y + at // ACROSS * (sprite.height + BETWEEN))
