"""Forest cards that a crystal ball of Alakazum! 2 has turned up for all to see, each with its name and its number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from games.alakazum.cards import CARDS, CHARACTERS, NUMBER, HandRow
from games.alakazum.forest import CrystalBall
from games.alakazum.view import View
from pictures.art import art, hand_art, sticker
from pictures.canvas import INNER, MARGIN, Canvas
from pictures.faces.bust import short_name
from pictures.palette import CREAM, INK, PANEL, PAPER
from pictures.tile import Tile
from pictures.type import BODY, BOLD, NARROWEST, SMALL, wrapped

from .cards import portrait
from .hand_cards import HandWords, worth, worth_sign

ACROSS, MOST = 3, 15
"""Cards in a row; the last of those turned up that are drawn."""
LEFT, WIDE, HIGH, GAP = 120, 304, 116, 8
"""Where the first card begins beside the sign; a card; between two."""
PICTURE, SIGN, LINE = 84, 34, 36
"""The picture on a card, the sign of what it is worth, a line beside them."""


class OpenCard(NamedTuple):
    """A card of the forest: its id, and its name in the reader's language."""

    card: str
    name: str


@dataclass(frozen=True)
class ForestCards(Tile):
    """Cards in the order in which they were turned up."""

    GAME: ClassVar[str] = "alakazum"
    cards: tuple[OpenCard, ...]
    more: int = 0
    """Cards before these that are not drawn."""

    def paint(self) -> Canvas:
        rows = -(-len(self.cards) // ACROSS)
        high = rows * HIGH + (rows - 1) * GAP + 16
        c = Canvas(2 * MARGIN + high)
        c.box(MARGIN, MARGIN, INNER, high, PANEL)
        c.put(sticker(hand_art("crystal-ball"), 88), MARGIN + 58, MARGIN + 66, "mm")
        if self.more:
            c.text(MARGIN + 58, MARGIN + 140, f"+{self.more}", BODY, CREAM, "mm", BOLD)
        for at, card in enumerate(self.cards):
            x, y = LEFT + at % ACROSS * (WIDE + GAP), MARGIN + 8 + at // ACROSS * (HIGH + GAP)
            _card(c, MARGIN + x, y, card)
        return c


def turned(view: View, words: HandWords) -> ForestCards | None:
    """What a crystal ball has turned up so far; None where none is looked into."""
    ball = view.find(CrystalBall)
    if ball is None:
        return None
    return ForestCards(_named(ball.cards[-MOST:], words), max(0, len(ball.cards) - MOST))


def _named(cards: Sequence[int], words: HandWords) -> tuple[OpenCard, ...]:
    ids = [CARDS[card].id for card in cards]
    return tuple([OpenCard(id_, short_name(id_) if NUMBER[id_] in CHARACTERS else words(id_)[0]) for id_ in ids])


def _card(c: Canvas, x: float, y: float, shown: OpenCard) -> None:
    """The picture, beside it the name, and below that what the card is worth: two hats look alike but for that."""
    c.box(x, y, WIDE, HIGH, PAPER, 16)
    row, left, room = CARDS[NUMBER[shown.card]], x + PICTURE + 16, WIDE - PICTURE - 20
    if NUMBER[shown.card] in CHARACTERS:
        c.put(portrait(shown.card, PICTURE), x + 10, y + HIGH / 2, "lm", over=True)
    else:
        c.put(art(hand_art(shown.card).partition("|")[0], PICTURE - 6), x + 10 + PICTURE / 2, y + HIGH / 2, "mm")
    number, signs = worth(row) if isinstance(row, HandRow) else ("", [])
    lines = wrapped(shown.name.replace("-", "- "), room, SMALL, width=NARROWEST)
    top = y + (HIGH - LINE * (len(lines) + bool(number))) / 2
    for at, line in enumerate(lines):
        words = line.replace("- ", "-")
        c.text(left, top + LINE * (at + 0.5), words, SMALL, INK, "lm", width=NARROWEST, fit=room)
    if number and isinstance(row, HandRow):
        y = top + LINE * (len(lines) + 0.5)
        left += c.text(left, y, number, BODY, INK, "lm", BOLD) + 6
        for at, sign in enumerate(signs):
            c.put(worth_sign(sign, row, SIGN), left + at * (SIGN + 6), y, "lm")
