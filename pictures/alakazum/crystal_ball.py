"""The forest cards that a crystal ball of Alakazum! 2 has turned up so far, for all to see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games.alakazum.cards import CARDS
from games.alakazum.forest import CrystalBall
from games.alakazum.view import View
from pictures.art import art, hand_art, sticker
from pictures.canvas import INNER, MARGIN, Canvas
from pictures.palette import PANEL, PAPER
from pictures.tile import Tile

CARD = 104
"""Width of a card."""


@dataclass(frozen=True)
class Turned(Tile):
    """The cards in the order turned up."""

    GAME: ClassVar[str] = "alakazum"
    cards: tuple[str, ...]

    def paint(self) -> Canvas:
        c = Canvas(2 * MARGIN + 190)
        c.box(MARGIN, MARGIN, INNER, 190, PANEL)
        c.put(sticker(hand_art("crystal-ball"), 120), MARGIN + 90, MARGIN + 95, "mm")
        step = min(CARD + 20, (INNER - 200 - CARD) / max(1, len(self.cards) - 1))
        for at, card in enumerate(self.cards):
            x = MARGIN + 180 + at * step
            c.box(x, MARGIN + 22, CARD, 146, PAPER, 14, over=step < CARD and at > 0)
            c.put(art(hand_art(card).partition("|")[0], 84), x + CARD / 2, MARGIN + 95, "mm", over=step < CARD)
        return c


def turned(view: View) -> Turned | None:
    """What lies open; None where no ball is looked into."""
    ball = view.find(CrystalBall)
    return None if ball is None else Turned(tuple([CARDS[card].id for card in ball.cards]))
