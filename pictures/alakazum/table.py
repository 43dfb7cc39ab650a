"""What all share in Alakazum!: market, forest, cemetery, the final enemies, and what beats them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from games.alakazum.cards import CARDS, ENEMIES, NUMBER, HandRow, enemy_stars
from games.alakazum.rules import NEEDED
from games.alakazum.view import View
from pictures.art import art, enemy_art, hand_art, mark, sticker
from pictures.canvas import GAP, INNER, MARGIN, Canvas
from pictures.drawings import star
from pictures.palette import CREAM, GOLD, INK, LILAC, LINE, NIGHT, PANEL, PAPER, RAISED, VIOLET, mix
from pictures.pieces import comparison, infinity
from pictures.tile import Tile
from pictures.type import BOLD, NAME, SCORE, SMALL

FLIPPED = "#5B6072"


class Enemy(NamedTuple):
    """A final enemy: what it is called, and the stars it has (None: invincible)."""

    enemy: str
    stars: int | None

    @property
    def art(self) -> str:
        """Its sign."""
        return enemy_art(self.enemy)

    def put_number(self, c: Canvas, x: float, y: float, size: int, ink: str, anchor: str = "lm") -> None:
        """Say how many stars it has, on the line through `y`."""
        if self.stars is None:
            c.put(infinity(round(size * 0.62), ink), x, y - 2, anchor)
        else:
            c.text(x, y, self.stars, size, ink, anchor, BOLD)


@dataclass(frozen=True)
class TableTile(Tile):
    """The piles, the row of enemies as it lies, and the goal: 8 stars, then more than a hidden one of these."""

    GAME: ClassVar[str] = "alakazum"
    market: int
    top: str
    """The card on top of the market deck; empty where there is none."""
    forest: int
    cemetery: int
    row: tuple[Enemy | None, ...]
    """None: lies face down."""
    hidden: tuple[Enemy, ...]
    """Those that lie face down, the weakest first."""
    cauldron: bool = False
    """It lies by the market."""

    def paint(self) -> Canvas:
        c = Canvas(MARGIN * 2 + 190 + GAP + 108)
        _piles(c, self)
        _row(c, self.row)
        _goal(c, self.hidden)
        return c


def table(view: View) -> TableTile:
    """The middle of the table, of a spectator's view."""
    faces = [view.enemies[place] if place in view.flipped else None for place in range(len(view.enemies))]
    shown = tuple([None if face is None else enemy_of(face, view.seats) for face in faces])
    hidden = sorted([enemy_of(enemy, view.seats) for enemy in view.box.enemies if enemy not in faces], key=_strength)
    top = CARDS[view.market[-1]].id if view.market else ""
    cauldron = view.expansion and view.cauldron < 0
    return TableTile(len(view.market), top, len(view.forest), len(view.cemetery), shown, tuple(hidden), cauldron)


def enemy_of(enemy: int, seats: int) -> Enemy:
    """A final enemy by its number, at a table of so many seats."""
    return Enemy(ENEMIES[enemy].id, enemy_stars(enemy, seats))


def _strength(enemy: Enemy) -> tuple[bool, int, str]:
    return enemy.stars is None, enemy.stars or 0, enemy.enemy


def _piles(c: Canvas, facts: TableTile) -> None:
    y = MARGIN
    c.box(MARGIN, y, 456, 190, PANEL)
    _market(c, facts, y)
    if facts.cauldron:
        c.put(mark("cauldron", 60), 156, y + 38, "mm", over=True)
    for k, (sign, number) in enumerate(
        (("market", facts.market), ("forest", facts.forest), ("cemetery", facts.cemetery))
    ):
        c.put(mark(sign, 88), 218 + k * 104, y + 66, "mm")
        c.text(218 + k * 104, y + 146, number, 56, CREAM, "mm")


def _market(c: Canvas, facts: TableTile, y: int) -> None:
    if not facts.market:
        c.box(36, y + 20, 122, 152, None, 14, LINE, 3)
        return
    for k in range(min(2, facts.market - 1), -1, -1):
        c.box(36 + k * 7, y + 20 + k * 5, 108, 142, mix(PAPER, INK, 0.16 * k), 14, LINE, 2, over=k > 0)
    c.put(art(hand_art(facts.top).partition("|")[0], 80), 90, y + 66, "mm")
    card = CARDS[NUMBER[facts.top]]
    if isinstance(card, HandRow) and card.energy:
        c.text(90, y + 132, card.energy, 48, INK, "mm", BOLD)
    elif isinstance(card, HandRow) and card.market:
        c.put(art("🧺", 38), 72, y + 132, "mm")
        c.text(108, y + 134, card.market, SMALL + 4, INK, "mm", BOLD)


def _row(c: Canvas, row: tuple[Enemy | None, ...]) -> None:
    c.box(490, MARGIN, 590, 190, PANEL)
    each = 560 / len(row)
    w = round(min(104, each - 10))
    for place, enemy in enumerate(row):
        x, y = 505 + place * each + (each - w) / 2, MARGIN + 18
        if enemy is None:
            c.box(x, y, w, 154, NIGHT, 14, VIOLET, 4)
            c.text(x + w / 2, y + 62, "?", 84, LILAC, "mm", BOLD)
            c.text(x + w / 2, y + 126, place + 1, SMALL, LILAC, "mm")
        else:
            c.box(x, y, w, 154, FLIPPED, 14)
            c.put(art(enemy.art, 74), x + w / 2, y + 52, "mm")
            c.draw.line((x + 16, y + 96, x + w - 14, y + 10), fill=INK, width=9)
            enemy.put_number(c, x + w / 2, y + 126, 48, CREAM, "mm")


def _goal(c: Canvas, hidden: tuple[Enemy, ...]) -> None:
    y = MARGIN + 190 + GAP
    c.box(MARGIN, y, INNER, 108, RAISED)
    c.text(44, y + 57, f"{NEEDED}+", SCORE + 8, CREAM, weight=BOLD)
    c.put(star(78, GOLD), 130, y + 52, "lm")
    c.put(comparison(">", 56, CREAM), 240, y + 56, "mm")
    c.box(280, y + 14, 68, 80, NIGHT, 12, VIOLET, 4)
    c.text(314, y + 56, "?", 60, LILAC, "mm", BOLD)
    if not hidden:
        return
    c.put(comparison("=", 56, CREAM), 388, y + 56, "mm")
    each = 640 / len(hidden)
    sign, size = min(74, round(each - 66)), SCORE if each > 150 else NAME
    for k, enemy in enumerate(hidden):
        x = 432 + k * each
        c.put(sticker(enemy.art, sign), x + sign / 2, y + 54, "mm")
        enemy.put_number(c, x + sign + 6, y + 57, size, LILAC)
