"""What all share in Alakazoo: the four columns of open cards, the supplies, and how the game ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games.alakazoo.cards import BOX, LIMITS, SPACES
from games.alakazoo.state import supply
from games.alakazoo.view import View
from pictures.art import mark
from pictures.canvas import GAP, INNER, MARGIN, Canvas
from pictures.palette import BACK, CREAM, GOLD, GOOD, INK, NIGHT, PANEL, RAISED, VIOLET, mix
from pictures.pieces import arrow, token
from pictures.tile import Tile
from pictures.type import BOLD, NAME

from .cards import SpellCard, card_of, loose, loose_height, lying, lying_width, nine

EACH = 2
"""Cards side by side in a column."""
STANDING, LYING = 114, 72
"""Width of a card, and its height where a column has more than one row: so the board stays in sight."""


@dataclass(frozen=True)
class Columns(Tile):
    """The columns from the first card laid to the last; deck, Magic, Dark; nine spaces end the game for a point."""

    GAME: ClassVar[str] = "alakazoo"
    columns: tuple[tuple[SpellCard, ...], ...]
    deck: int
    magic: int
    """Tokens in the supply."""
    dark: int
    last: bool
    """The last round is under way: nobody gets the point for nine spaces any more."""

    def paint(self) -> Canvas:
        rows = max(1, max(-(-len(cards) // EACH) for cards in self.columns))
        tall = 64 + (loose_height(STANDING) + 8 if rows == 1 else rows * (LYING + 8))
        c = Canvas(2 * MARGIN + tall + GAP + 96)
        for n, cards in enumerate(self.columns):
            _column(c, n, cards, rows, tall)
        _foot(c, self, MARGIN + tall + GAP)
        return c


def columns(view: View) -> Columns:
    """Of a spectator's view."""
    cards = tuple([tuple([card_of(card) for card in column]) for column in view.columns])
    return Columns(cards, view.deck_size, supply(view), BOX.dark_tokens - sum(view.dark), view.finisher >= 0)


def _column(c: Canvas, n: int, cards: tuple[SpellCard, ...], rows: int, tall: int) -> None:
    """A column's number and its cards."""
    w = (INNER - 3 * GAP) / LIMITS.columns
    left = MARGIN + n * (w + GAP)
    c.box(left, MARGIN, w, tall, PANEL)
    c.text(left + w / 2, MARGIN + 30, n + 1, NAME, CREAM, "mm", BOLD)
    sprites = [loose(card, STANDING) if rows == 1 else lying(card, LYING) for card in cards]
    wide, high = (STANDING, loose_height(STANDING)) if rows == 1 else (lying_width(LYING), LYING)
    start = left + (w - EACH * (wide + 8) + 8) / 2
    for k in range(EACH * rows):
        x, y = start + k % EACH * (wide + 8), MARGIN + 58 + k // EACH * (high + 8)
        if k < len(sprites):
            c.put(sprites[k], x, y)
        else:
            c.box(x, y, wide, high, BACK, high // 9)


def _foot(c: Canvas, facts: Columns, y: int) -> None:
    c.box(MARGIN, y, INNER, 96, RAISED)
    for k in (2, 1, 0):
        c.box(50 + k * 5, y + 12 + k * 4, 50, 64, mix(NIGHT, INK, 0.3 * k), 10, VIOLET, 3, over=k > 0)
    c.text(130, y + 50, facts.deck, 56, CREAM)
    for x, kind, number in ((290, "magic", facts.magic), (490, "dark", facts.dark)):
        c.put(token(kind, 68), x, y + 48, "mm")
        c.text(x + 50, y + 50, number, 56, CREAM)
    c.put(nine(frozenset(SPACES), 68, GOLD), 690, y + 48, "lm")
    c.text(774, y + 50, "9/9", 56, CREAM, weight=BOLD)
    c.put(arrow(52, 44, CREAM), 880, y + 48, "lm")
    c.put(mark("goal", 68), 975, y + 46, "mm")
    if not facts.last:
        c.text(1062, y + 50, "+1", 56, GOOD, "rm", BOLD)
