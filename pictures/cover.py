"""The cover of a lobby: what a game is called, how it looks, how many play."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from games import GAMES
from pictures.art import mark
from pictures.canvas import WIDTH, Canvas
from pictures.drawings import star
from pictures.faces.bust import cutout
from pictures.game import PICTURES
from pictures.palette import CREAM, GOLD, PANEL, RAISED, mix
from pictures.poster import rays
from pictures.sprites import SPRITES
from pictures.tile import GameTile
from pictures.type import BOLD, NARROW, width_of

HIGH = 420


@dataclass(frozen=True)
class Cover(GameTile):
    """One for each game."""

    def png(self) -> bytes:
        with SPRITES.aside():  # drawn at the start, and then known: its people are larger than any board's
            return super().png()

    def paint(self) -> Canvas:
        c = Canvas(HIGH)
        own = PICTURES[self.game]
        c.image.paste(rays(*own.sun, mix(PANEL, own.accent, 0.16), HIGH, 24))
        own.scene(c)
        c.text(44, 124, own.title, 100, own.accent, weight=BOLD, width=NARROW, fit=500)
        seats, minutes = GAMES[self.game].SEATS, GAMES[self.game].FACTS.minutes
        x = 46.0
        said_of = [(mark("everybody", 60), f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0]))]
        for sign, said in [*said_of, *([(mark("time", 60), f"{minutes} min")] if minutes else [])]:
            w = 98 + width_of(said, 50, BOLD, NARROW)
            c.box(x, 268, w, 80, RAISED, 18, over=True)
            c.put(sign, x + 14, 308, "lm", over=True)
            c.text(x + 86, 311, said, 50, CREAM, weight=BOLD, width=NARROW)
            x += w + 14
        return c


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
