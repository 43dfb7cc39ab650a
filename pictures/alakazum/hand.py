"""The own hand in Alakazum!: each kind of card once, what it is worth, what it does; and what else the seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from PIL import Image

from games.alakazum.actions import Act, givable
from games.alakazum.cards import CARDS, ENERGY, NUMBER, RECOVERY, ROBBERY, VOODOO, HandRow
from games.alakazum.magic import castable
from games.alakazum.view import View
from games.kernel.game import Decision
from pictures.art import CULTURES, art, hand_art
from pictures.canvas import GAP, INNER, MARGIN, Canvas
from pictures.drawings import flask, star
from pictures.palette import CREAM, INK, LILAC, NIGHT, PANEL, PAPER, VIOLET, WHITE, mix
from pictures.pieces import usable
from pictures.sprites import SPRITES
from pictures.strip import Sketch
from pictures.tile import Tile
from pictures.type import BODY, BOLD, NARROWEST, REGULAR, SCORE, SMALL, width_of, wrapped

from .cards import NEW, PLAIN, corner, tag
from .table import Enemy, enemy_of

ACROSS, DOWN = 4, 2
WIDE, HIGH = 254, 322
"""A card."""
LINE_HIGH = 36
"""From one line of a name to the next."""
HandWords = Callable[[str], tuple[str, str]]
"""A card's id → its name and what it does, in the reader's language; together four words."""


class HeldCards(NamedTuple):
    """A kind of card in the hand."""

    card: str
    copies: int
    name: str
    effect: str
    """What it does."""
    usable: bool
    """May be used now."""


@dataclass(frozen=True)
class HandTile(Tile):
    """Up to eight kinds of cards."""

    GAME: ClassVar[str] = "alakazum"
    cards: tuple[HeldCards, ...]

    def paint(self) -> Canvas:
        rows = max(1, -(-len(self.cards) // ACROSS))
        c = Canvas(2 * MARGIN + rows * HIGH + (rows - 1) * GAP)
        left = MARGIN + max(0, ACROSS - len(self.cards)) * (WIDE + GAP + 1) / 2
        for at, card in enumerate(self.cards):
            _held(c, left + at % ACROSS * (WIDE + GAP + 1), MARGIN + at // ACROSS * (HIGH + GAP), card)
        return c


@dataclass(frozen=True)
class Divined(Tile):
    """The face-down enemies that the seat alone knows."""

    GAME: ClassVar[str] = "alakazum"
    enemies: tuple[tuple[int, Enemy], ...]
    """Place in the row, from 1, and who lies there."""

    def paint(self) -> Canvas:
        c = Canvas(2 * MARGIN + 190)
        c.box(MARGIN, MARGIN, INNER, 190, PANEL)
        for at, (place, enemy) in enumerate(self.enemies):
            _divined(c, 44 + 138 * at, place, enemy)
        return c


# ---- facts ---------------------------------------------------------------------------------------------------------


def hand(view: View, words: HandWords) -> tuple[Tile, ...]:
    """The hand of the view's seat, eight kinds a tile; the enemies it has divined in one more."""
    now = usable_cards(view)
    held = [
        HeldCards(CARDS[card].id, copies, *words(CARDS[card].id), card in now)
        for card, copies in sorted(Counter(view.hand).items())
    ]
    some = ACROSS * DOWN
    tiles: list[Tile] = [HandTile(tuple(held[at : at + some])) for at in range(0, len(held), some)]
    return (*tiles, *divined(view))


def divined(view: View) -> tuple[Divined, ...]:
    """The enemies that the seat has looked at; () where that is none."""
    known = [
        (at + 1, enemy_of(enemy, view.seats))
        for at, enemy in enumerate(view.enemies)
        if enemy is not None and at not in view.flipped
    ]
    return (Divined(tuple(known)),) if known else ()


def usable_cards(view: View) -> set[int]:
    """The cards of the own hand that can be used in answer to what the seat is asked now."""
    found: set[int] = set()
    for decision in view.decisions:
        if decision.seat == view.seat:
            found |= _named(view, decision)
    return found & set(view.hand)


def _named(view: View, decision: Decision) -> set[int]:
    found: set[int] = set()
    for word, *rest in decision.options:
        if word in ("potion", "give", "hat", "show", "reveal", "lose") and rest:
            found.add(rest[0])
        elif word in USES:
            found.add(USES[word])
    if decision.kind == "action" and not view.frame(Act).draft:
        found |= {*givable(view, decision.seat, view.hand)}
        if castable(view, decision.seat, view.in_deja_vu):
            found |= {card for card in view.hand if ENERGY[card]}
    return found


USES = {"doll": VOODOO, "rob": ROBBERY, "recover": RECOVERY}
"""Words of an answer that use one kind of card."""


# ---- drawing -------------------------------------------------------------------------------------------------------


def _held(c: Canvas, x: float, y: float, held: HeldCards) -> None:
    w, h = WIDE, HIGH
    if held.copies > 1:
        c.box(x + 12, y, w - 12, h - 12, mix(PAPER, INK, 0.35), 24, over=True)
        x, y, w, h = x, y + 12, w - 12, h - 12
    c.put(card_sprite(held.card, held.name, held.effect, w, h), x, y)
    if held.copies > 1:
        c.box(x + 14, y + 62, 72, 54, INK, 16, PAPER, 4)
        c.text(x + 50, y + 90, f"×{held.copies}", BODY, CREAM, "mm", BOLD)
    if held.usable:
        usable(c, x, y, w, h, 6)


@SPRITES
def card_sprite(card: str, name: str, effect: str, w: int, h: int) -> Image.Image:
    """A hand card: name, art, the number it has at the market, what it is worth, what it does."""
    row = _row_of(card)
    c = Canvas(h, w, None)
    _frame(c, row, w, h)
    if card in NEW:
        c.put(corner(36), 8, 8, over=True)
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


def _divined(c: Canvas, x: float, place: int, enemy: Enemy) -> None:
    c.box(x, MARGIN + 18, 124, 154, NIGHT, 14, VIOLET, 4)
    c.put(enemy.cutout(70), x + 62, MARGIN + 64, "mm")
    c.text(x + 20, MARGIN + 142, place, SMALL, LILAC, "lm")
    enemy.put_number(c, x + 80, MARGIN + 140, 46, CREAM, "mm")
