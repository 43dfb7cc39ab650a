"""The cover of a lobby: what a game is called, how it looks, how many play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games import GAMES
from pictures.alakazam.cards import die
from pictures.alakazoo.cards import limb, rune
from pictures.alakazum.cards import portrait
from pictures.art import mark, sticker
from pictures.canvas import WIDTH, Canvas
from pictures.drawings import star
from pictures.palette import BACK, CREAM, GOLD, PANEL, VIOLET
from pictures.tile import Tile
from pictures.type import BOLD, HERO, SCORE

TITLES = {"alakazum": "Alakazum!", "alakazoo": "Alakazoo", "alakazam": "Alakazam!"}
"""As on the boxes."""
ACCENTS = {"alakazum": GOLD, "alakazoo": VIOLET, "alakazam": "#56B4E9"}
HIGH = 420


@dataclass(frozen=True)
class Cover(Tile):
    """One for each game."""

    game: str

    @property
    def colours(self) -> str:
        """The game's own."""
        return self.game

    def paint(self) -> Canvas:
        c = Canvas(HIGH)
        c.box(20, 20, WIDTH - 40, HIGH - 40, PANEL, 40)
        SCENES[self.game](c)
        c.text(560, 150, TITLES[self.game], HERO - 18, CREAM, weight=BOLD, fit=500)
        c.box(566, 212, 132, 12, ACCENTS[self.game], 6)
        c.put(mark("everybody", 92), 606, 292, "mm")
        seats = GAMES[self.game].SEATS
        c.text(672, 296, f"{seats[0]}–{seats[-1]}", SCORE + 12, CREAM, weight=BOLD)
        return c


def cover(game: str) -> Cover:
    """The cover of a game, by its key."""
    return Cover(game)


def _witches(c: Canvas) -> None:
    """Five cultures about a star, an enemy beyond it."""
    cards = ("vicentica", "castanyera", "moura", "olentzero", "cantaora", "quarantamaula")
    for at, card in enumerate(cards):
        c.put(portrait(card, 148), 52 + at % 3 * 160, 50 + at // 3 * 164)
    c.put(star(76), 1010, 290, "mm")
    c.put(sticker("🎃", 92), 900, 290, "mm")


def _beast(c: Canvas) -> None:
    """One creature, put together, and the runes that call it."""
    size = 112
    c.box(60, 44, 3 * size + 16, 3 * size - 4, BACK, 26)
    for space, creature in enumerate("TTTTTTTTT"):
        x, y = 68 + space % 3 * size, 44 + space // 3 * (size - 2)
        c.put(limb(space, creature, size, free=False), x, y, over=True)
    for kind in range(1, 6):
        c.put(rune(kind, 68, True), 446, 72 + (kind - 1) * 70, "mm")


def _dice(c: Canvas) -> None:
    """Dice of all colours."""
    for at, number in enumerate((6, 15, 24, 33, 42, 51)):
        c.put(die(number, 140), 56 + at % 3 * 158, 58 + at // 3 * 158)
    c.put(mark("centre", 108), 900, 290, "mm")
    c.put(mark("trade", 100), 1012, 290, "mm")


SCENES: dict[str, Callable[[Canvas], None]] = {"alakazum": _witches, "alakazoo": _beast, "alakazam": _dice}
