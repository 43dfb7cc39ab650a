"""The cover of a lobby: what a game is called, how it looks, how many play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from games import GAMES
from pictures.alakazam.cards import die
from pictures.alakazoo.cards import beast, rune
from pictures.art import mark
from pictures.canvas import WIDTH, Canvas
from pictures.drawings import star
from pictures.faces.bust import cutout
from pictures.palette import CREAM, GOLD, PANEL, RAISED, VIOLET, WHITE, mix
from pictures.pen import Pen
from pictures.poster import rays
from pictures.tile import Tile
from pictures.type import BOLD, NARROW, width_of

TITLES = {"alakazum": "Alakazum!", "alakazoo": "Alakazoo", "alakazam": "Alakazam!"}
"""As on the boxes."""
ACCENTS = {"alakazum": GOLD, "alakazoo": VIOLET, "alakazam": "#56B4E9"}
MINUTES = {"alakazum": 45, "alakazoo": 30, "alakazam": 20}
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
        accent = ACCENTS[self.game]
        c.image.paste(rays(*SUNS[self.game], mix(PANEL, accent, 0.16), HIGH, 24))
        SCENES[self.game](c)
        c.text(44, 124, TITLES[self.game], 100, accent, weight=BOLD, width=NARROW, fit=500)
        seats = GAMES[self.game].SEATS
        x = 46.0
        for sign, said in (
            (mark("everybody", 60), f"{seats[0]}–{seats[-1]}"),
            (mark("time", 60), f"{MINUTES[self.game]} min"),
        ):
            w = 98 + width_of(said, 50, BOLD, NARROW)
            c.box(x, 268, w, 80, RAISED, 18, over=True)
            c.put(sign, x + 14, 308, "lm", over=True)
            c.text(x + 86, 311, said, 50, CREAM, weight=BOLD, width=NARROW)
            x += w + 14
        return c


def cover(game: str) -> Cover:
    """The cover of a game, by its key."""
    return Cover(game)


SUNS = {"alakazum": (760, 330), "alakazoo": (800, 240), "alakazam": (800, 400)}
"""Where the sunburst comes from."""
CROWD = (
    ("sant-jordi", 628, 300, 170),
    ("chaotic-toad", 990, 300, 160),
    ("moma", 806, 262, 180),
    ("cantaora", 986, 424, 206),
    ("moura", 536, 424, 200),
    ("vicentica", 690, 424, 224),
    ("olentzero", 848, 424, 240),
)
"""Characters from the back to the front: the middle of each, its lower edge, its size."""
MIXED = "MVGETVGNE"
"""A beast of all creatures."""
RUNES = ((556, 72), (536, 212), (556, 352), (1024, 72), (1044, 212), (1024, 352))
THROWN = (
    (4, 650, 120, 140, 12),
    (13, 816, 100, 150, -8),
    (26, 990, 132, 146, 16),
    (34, 672, 304, 160, -14),
    (52, 1004, 312, 150, -10),
)
"""Dice: which, the middle, the size, how far it is turned."""


def _witches(c: Canvas) -> None:
    """A crowd of all cultures."""
    for card, x, foot, size in CROWD:
        c.put(cutout(card, size), x, foot, "mb", over=True)


def _beast(c: Canvas) -> None:
    """One creature, put together from six, and the runes that call it."""
    pen = Pen(404)
    pen.oval(50, 50, 47, 47, mix(VIOLET, WHITE, 0.7), VIOLET, 5)
    c.put(pen.done(), 790, 212, "mm", over=True)
    c.put(beast(MIXED, 122), 790, 206, "mm", over=True)
    for kind, (x, y) in zip((1, 2, 3, 4, 5, 0), RUNES, strict=True):
        c.put(rune(kind, 92, True), x, y, "mm")


def _dice(c: Canvas) -> None:
    """Dice in the air over the bazaar."""
    for number, x, y, size, turn in THROWN:
        big = die(number, size * 2).rotate(turn, Image.Resampling.BICUBIC, expand=True)
        c.put(big.reduce(2), x, y, "mm", over=True)
    c.put(mark("centre", 200), 838, 296, "mm", over=True)


SCENES: dict[str, Callable[[Canvas], None]] = {"alakazum": _witches, "alakazoo": _beast, "alakazam": _dice}


# ---- the bot's own -------------------------------------------------------------------------------------------------

AVATAR, BANNER = 1024, (680, 240)
"""Pixels that Discord asks of an app's icon and of its banner."""


def avatar() -> Image.Image:
    """The bot's icon: Discord cuts a circle out of it."""
    c = Canvas(AVATAR, AVATAR)
    sun = rays(512, 560, mix(PANEL, GOLD, 0.35), 619, 20).resize((AVATAR, AVATAR), Image.Resampling.LANCZOS)
    c.image.paste(sun)
    c.put(star(300), 512, 190, "mm", over=True)
    c.put(cutout("vicentica", 760), 512, AVATAR + 6, "mb", over=True)
    return c.image


def banner() -> Image.Image:
    """The bot's banner: the crowd of the first cover, wider."""
    c = Canvas(HIGH)
    c.image.paste(rays(550, 330, mix(PANEL, GOLD, 0.2), HIGH, 24))
    for card, x, size in BANNER_CROWD:
        c.put(cutout(card, size), x, 424, "mb", over=True)
    wide = c.image.crop((0, 16, WIDTH, 16 + WIDTH * BANNER[1] // BANNER[0]))
    return wide.resize(BANNER, Image.Resampling.LANCZOS)


BANNER_CROWD = (
    ("moma", 170, 230),
    ("lobishome", 930, 230),
    ("sant-jordi", 420, 250),
    ("cantaora", 690, 250),
    ("moura", 60, 210),
    ("chaotic-toad", 1040, 200),
    ("olentzero", 290, 240),
    ("kattalin", 810, 240),
    ("vicentica", 550, 290),
)
