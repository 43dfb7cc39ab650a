"""Hand cards of Alakazum! as they are: name, art, what each is worth, what it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from PIL import Image

from games.alakazum.cards import CARDS, NUMBER, HandRow
from pictures.art import CULTURES, art, hand_art
from pictures.canvas import GAP, MARGIN, Canvas
from pictures.drawings import flask, star
from pictures.palette import INK, PAPER, WHITE, mix
from pictures.sprites import SPRITES
from pictures.strip import Sketch
from pictures.tile import Tile
from pictures.type import BODY, BOLD, NARROWEST, REGULAR, SCORE, SMALL, width_of, wrapped

from .cards import NEW, PLAIN, corner, tag

ACROSS = 4
WIDE, HIGH = 254, 322
"""A card."""
LINE_HIGH = 36
"""From one line of a name to the next."""
HandWords = Callable[[str], tuple[str, str]]
"""A card's id → its name and what it does, in the reader's language; together four words."""


class WholeCard(NamedTuple):
    """A card, what it is called and what it does."""

    card: str
    name: str
    effect: str


@dataclass(frozen=True)
class CardsTile(Tile):
    """Up to eight cards."""

    GAME: ClassVar[str] = "alakazum"
    cards: tuple[WholeCard, ...]

    def paint(self) -> Canvas:
        rows = max(1, -(-len(self.cards) // ACROSS))
        c = Canvas(2 * MARGIN + rows * HIGH + (rows - 1) * GAP)
        left = MARGIN + max(0, ACROSS - len(self.cards)) * (WIDE + GAP + 1) / 2
        for at, card in enumerate(self.cards):
            sprite = card_sprite(card.card, card.name, card.effect, WIDE, HIGH)
            c.put(sprite, left + at % ACROSS * (WIDE + GAP + 1), MARGIN + at // ACROSS * (HIGH + GAP))
        return c


# ---- drawing -------------------------------------------------------------------------------------------------------


@SPRITES
def card_sprite(card: str, name: str, effect: str, w: int, h: int) -> Image.Image:
    """A hand card: name, art, the number it has at the market, what it is worth, what it does."""
    row = _row_of(card)
    c = Canvas(h, w, None)
    _frame(c, row, w, h)
    if card in NEW:
        c.put(corner(36), w - 44, 8, over=True)
    title, does = _lines(name, w - 28), _lines(effect, w - 26)
    for at, line in enumerate(title):
        c.text(w / 2, (38 if len(title) == 1 else 30) + at * LINE_HIGH, line, SMALL, INK, "mm", width=78, fit=w - 28)
    lower, higher = 16 * (len(title) - 1), 12 * (len(does) - 1)
    middle = h * 0.385 + lower - higher
    _picture(c, card, w, middle, 124 - 7 * (lower + higher) // 4)
    if row.market:
        c.put(art("🧺", 44), w - 34, middle - 26, "mm", over=True)
        c.text(w - 34, middle + 24, row.market, SMALL, INK, "mm", BOLD)
    _worth(c, row, w, h - 94 - 2 * higher)
    for at, line in enumerate(reversed(does)):
        c.text(w / 2, h - (37 if len(does) == 1 else 28) - at * LINE_HIGH, line, SMALL, INK, "mm", width=78, fit=w - 26)
    return c.image


def _lines(words: str, room: float) -> list[str]:
    """`words` in one line where narrow letters make them fit, else in two, also broken at a hyphen."""
    if width_of(words, SMALL, REGULAR, NARROWEST) <= room:
        return [words]
    lines = wrapped(words.replace("-", "- "), room, SMALL, REGULAR, NARROWEST)
    return [line.replace("- ", "-") for line in lines]


def _row_of(card: str) -> HandRow:
    row = CARDS[NUMBER[card]]
    assert isinstance(row, HandRow), f"{card} is no hand card"
    return row


def _cultures(row: HandRow) -> tuple[str, ...]:
    return row.cultures or ((row.culture,) if row.culture else ())


def _frame(c: Canvas, row: HandRow, w: int, h: int) -> None:
    cultures = _cultures(row)
    frame = CULTURES[cultures[0]].colour if cultures else PLAIN
    c.box(0, 0, w, h, frame, 24, over=True)
    if len(cultures) == 2:
        c.box(w / 2, 0, w / 2, h, CULTURES[cultures[1]].colour, 24, over=True)
        c.box(w / 2, 0, 30, h, CULTURES[cultures[1]].colour, 0, over=True)
    c.box(8, 8, w - 16, h - 16, mix(frame, WHITE, 0.7) if len(cultures) == 1 else PAPER, 18)


def _picture(c: Canvas, card: str, w: int, middle: float, size: int) -> None:
    dishes = hand_art(card).split("|")
    if len(dishes) == 1:
        c.put(art(dishes[0], size), w / 2, middle, "mm")
        return
    for dish, side in zip(dishes, (-1, 1), strict=True):
        c.put(art(dish, 82), w / 2 - 24 + side * 44, middle, "mm")


def _worth(c: Canvas, row: HandRow, w: int, y: float) -> None:
    if row.kind == "meal":
        for culture, side in zip(row.cultures, (-1, 1), strict=True):
            tag(c, w / 2 + side * 52 - 42, y - 24, culture, BODY)
        return
    number, signs = worth(row)
    wide = width_of(number, SCORE, BOLD) + 12 if number else 0
    left = (w - wide - 60 * len(signs)) / 2
    if number:
        left += c.text(left, y + 2, number, SCORE, INK, weight=BOLD) + 12
    for k, one in enumerate(signs):
        c.put(worth_sign(one, row), left + 30 + k * 60, y, "mm")


def worth_sign(name: str, row: HandRow, size: int = 54) -> Image.Image:
    """A sign of what a card counts for (`worth`)."""
    if name == "star":
        return star(size + 4, CULTURES[row.culture].colour if row.culture else PLAIN)
    return flask("double", size + 14) if name == "potion" else art(name, size)


def worth(row: HandRow) -> tuple[str, list[str]]:
    """What a card is worth: a number, and the signs of what it counts for."""
    if row.energy:
        return str(row.energy), ["✨"]
    if row.resistance:
        return f"+{row.resistance}", ["🛡"]
    if row.combat or row.die:
        return f"+{row.combat or row.die}", ["draw:sword"] * bool(row.combat) + ["🎲"] * bool(row.die)
    if row.stars:
        return f"+{row.stars}", ["star"]
    return "", {
        "broom": ["🔒"],
        "voodoo": ["🛑"],
        "robbery": ["potion"],
        "crystal-ball": ["🌲"],
        "recovery": ["🪦"],
    }.get(row.kind, [])


def card_facts(card: str) -> list[Sketch]:
    """The same beside a little picture of the card."""
    row = _row_of(card)
    if row.kind == "meal":
        return [Sketch("words", " ".join(row.cultures))]
    number, signs = worth(row)
    words = [Sketch("words", number)] if number else []
    return words + [
        Sketch("mark", "star") if sign == "star" else Sketch("sign", sign) for sign in signs if sign != "potion"
    ]
