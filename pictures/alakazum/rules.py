"""Pictures beside the pages of rules: small positions in which what the page says can be seen.

Drawn like the boards themselves, so that a reader recognises the table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from PIL import Image

from pictures.alakazum import fight, hand_cards, start, table
from pictures.alakazum.cards import Member
from pictures.alakazum.table import Enemy
from pictures.art import sticker
from pictures.canvas import INNER, MARGIN, Canvas
from pictures.faces.bust import LOOKS, cutout
from pictures.palette import CREAM, MUTED, PANEL, RAISED
from pictures.people import people
from pictures.pieces import arrow
from pictures.result import Placed, ResultCard, SumPart
from pictures.tile import Tile
from pictures.type import BODY, BOLD

WITCHES = people(("Ana", "Ben"))
ENEMIES = (Enemy("black-friday", 7), Enemy("fast-food", 8), Enemy("halloween", 9), Enemy("santa-claus", 13))


@dataclass(frozen=True)
class Steps(Tile):
    """Signs in the order of a turn; several in one box are a choice."""

    GAME: ClassVar[str] = "alakazum"
    steps: tuple[tuple[str, ...], ...]

    def paint(self) -> Canvas:
        c = Canvas(2 * MARGIN + 190)
        c.box(MARGIN, MARGIN, INNER, 190, PANEL)
        count = sum(len(step) for step in self.steps)
        between, sign = 72, min(84, round((INNER - 40 - 72 * (len(self.steps) - 1)) / count) - 24)
        total = count * (sign + 16) + len(self.steps) * 8 + between * (len(self.steps) - 1)
        x = MARGIN + (INNER - total) / 2
        for at, step in enumerate(self.steps):
            if at:
                c.put(arrow(48, 40, MUTED), x - between / 2, MARGIN + 95, "mm")
            w = len(step) * (sign + 16) + 8
            c.box(x, MARGIN + 26, w, 138, RAISED)
            c.text(x + 14, MARGIN + 50, at + 1, BODY, CREAM, "lm", BOLD)
            for k, name in enumerate(step):
                c.put(_sign(name, sign), x + 12 + k * (sign + 16) + sign / 2, MARGIN + 108, "mm")
            x += w + between
        return c


def _sign(name: str, size: int) -> Image.Image:
    """A sign, or the face of somebody."""
    return cutout(name, round(size * 0.8)) if name in LOOKS else sticker(name, size)


def _goal(words: Any) -> Tile:
    return table.TableTile(18, "hat-2", 33, 5, ("olentzero", "moma"), (None, None, ENEMIES[3], None), ENEMIES[:3])


def _characters(words: Any) -> Tile:
    return start.Starters(("senyor-pirotecnic", "castanyera", "moura", "penitente"))


def _turn(words: Any) -> Tile:
    return Steps((("🌲",), ("🧺", "🥘", "draw:sword", "✨"), ("hidden",)))


def _forest(words: Any) -> Tile:
    own = fight.Side(
        WITCHES[0], Member("sant-jordi", 0), (fight.Term("", 2), fight.Term("combat-1", 1)), 3, 1, False, True
    )
    return fight.CombatTile(
        (own, fight.Side(None, Member("trasno", 0), (fight.Term("", 2),), 2, 2, False, False)), None
    )


def _rivals(words: Any) -> Tile:
    terms = (fight.Term("", 2), fight.Term("gaiteiro", 1), fight.Term("double", 1))
    one = fight.Side(WITCHES[0], Member("moura", 1), terms, 4, 1, False, True)
    terms = (fight.Term("", 1), fight.Term("combat-2", 2), fight.Term("double", 1))
    return fight.CombatTile((one, fight.Side(WITCHES[1], Member("castanyera", 1), terms, 4, 2, False, False)), None)


def _cards(words: Any) -> Tile:
    kinds = ("hat-2", "combat-2", "die-1", "robbery", "meal-val-cat", "broom", "barretina", "voodoo")
    said = [(card, *words(card)) for card in kinds]
    return hand_cards.CardsTile(tuple([hand_cards.WholeCard(*each) for each in said]))


def _won(words: Any) -> Tile:
    terms = (
        SumPart("", "AND", 8, ""),
        SumPart("+", "abanico", 2, words("abanico")[0]),
        SumPart("=", "", 10, ""),
        SumPart(">", "fast-food", 8, ""),
    )
    first = Placed(1, WITCHES[0], 10, True, "cantaora", "")
    second = Placed(2, WITCHES[1], 6, False, "olentzero", "")
    return ResultCard("alakazum", (first, second), "", "", terms, "")


PAGES: dict[int, Callable[[Any], Tile]] = {
    1: _goal,
    2: _characters,
    3: _turn,
    4: _forest,
    5: _rivals,
    6: _cards,
    9: _won,
}
"""By number of the page."""
