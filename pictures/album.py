"""A page of an album: stickers that somebody has, grey shadows of the missing ones; the newest with its story.

All words come from the caller, in the reader's language. What is missing has no name: it shall be found.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from .art import CULTURES
from .canvas import INNER, MARGIN, Canvas
from .game import PICTURES
from .layout import Box, Column, Drawn, Piece, Row, Sprite, Stack, Words, bold, in_words, page, sized
from .palette import BACK, GOLD, INK, PANEL, PAPER, WHITE, ink_on, mix
from .poster import rays
from .sprites import SPRITES
from .stage import LIGHT, bubble, burst, turned
from .tile import GameTile
from .type import BODY, BOLD, NAME, NARROWEST, SMALL

ACROSS, LEANS = 3, (-4, 3, -2, 3, -3, 2, 4, -3, 3)
"""Stickers in a row, and by how many degrees each is turned."""
GREY, WORDS = mix(PAPER, INK, 0.3), "#5A4A2A"
FACE = 104
"""Pixels of a face on a sticker."""


class Sticker(NamedTuple):
    """A place of a page."""

    hero: str
    """As `GamePictures.sketch` knows faces; empty: it is missing, and nobody knows yet how it will look."""
    name: str
    """Empty: it is missing."""
    words: str
    """How often it is there, or that it is missing."""
    new: bool = False


@dataclass(frozen=True)
class AlbumPage(GameTile):
    """Nine places at most."""

    title: str
    count: str
    """Of this page, in words."""
    total: str
    """Of the whole album."""
    share: float
    """Of the whole album, 0 to 1."""
    colour: str
    stickers: tuple[Sticker, ...]

    @property
    def alt(self) -> str:
        """The same in words."""
        return in_words(self.tree)

    def paint(self) -> Canvas:
        return page(self.tree())

    def tree(self) -> Piece:
        """What lies on it."""
        ink = ink_on(self.colour)

        def bar(c: Canvas, x: float, y: float, wide: float, high: float) -> None:
            c.box(x, y + high / 2 - 13, wide, 26, mix(self.colour, INK, 0.35), 13, over=True)
            c.box(x, y + high / 2 - 13, max(26, wide * self.share), 26, INK, 13, over=True)

        pieces = [bold(self.title, 56, ink, smaller=(46, BODY)), bold(self.count, BODY, ink), Drawn(5, 1, bar, grow=1)]
        head = Box(Row([*pieces, bold(self.total, NAME, ink)], 0.6), self.colour, (0.8, 0), radius=30, h=2.6)
        places = [self._place(one, at) for at, one in enumerate(self.stickers)]
        free = [Drawn(9.9, 4.9)] * (-len(places) % ACROSS)
        rows = [Row([*places, *free][at : at + ACROSS], 0.3) for at in range(0, len(places), ACROSS)]
        return Box(Column([head, *rows], 0.3), PAPER, (0.4, 0.4), radius=30)

    def _place(self, one: Sticker, at: int) -> Piece:
        ground = mix(PAPER, GOLD, 0.5) if one.new else mix(PAPER, INK, 0.07)
        if one.name:
            image = Sprite(_framed(self.game, one.hero, FACE, LEANS[at % len(LEANS)]), True, at="mm")
            said: list[Piece] = [Words(_breakable(one.name), BODY, INK, BOLD, 2, (SMALL,), NARROWEST)]
        else:
            image, said = Sprite(_missing(self.game, one.hero), True, at="mb"), []
        said.append(Words(one.words, SMALL, WORDS, BOLD if one.new else 600, 2, (), NARROWEST))
        row = Row([sized(image, 4.1), sized(Column(said, 0, at="lm"), 5.5)], 0.1)
        return Box(row, ground, (0.1, 0), GOLD if one.new else None, 6, 22, h=4.9, w=9.9)


@dataclass(frozen=True)
class NewSticker(GameTile):
    """One sticker, large: its saying, and what is told of it."""

    hero: str
    culture: str
    new: str
    """That it is new; empty: it isn't."""
    title: str
    saying: str
    """Empty: it says nothing."""
    story: str

    @property
    def alt(self) -> str:
        """The same in words."""
        return in_words(self.tree)

    def paint(self) -> Canvas:
        light = CULTURES[self.culture].colour if self.culture else GOLD
        tree = self.tree()
        high = max(HIGH, round(tree.high(INNER) + 2 * MARGIN))
        return page(tree, rays(210, high // 2 - 10, mix(PANEL, light, LIGHT), high, 20), high=high)

    def tree(self) -> Piece:
        """What lies on it."""
        face = Sprite(_framed(self.game, self.hero, 250, 5), True, at="mm")
        tip = Stack([Sprite(burst(150, GOLD, 12), True, at="mm"), bold(self.new, 40, INK, "mm", (SMALL,))])
        corner = [Column([Row([Drawn(grow=1), sized(tip, 4.4)])], at="lt")] if self.new else []
        left = sized(Stack([face, *corner]), 10.4)
        said = [bubble(self.saying, "l", 15, 36, "l")] if self.saying else []
        told = Words(self.story, 36, lines=6, smaller=(SMALL,))
        words = Column([bold(self.title, 46, GOLD, smaller=(BODY,)), *said, told], 0.3)
        return Row([left, Box(words, BACK, (1.2, 0.3), radius=28, grow=1)], 0.6)


HIGH = 400
"""Pixels of a large sticker, at least."""


@SPRITES
def _sheet(size: int) -> Image.Image:
    c = Canvas(size, size, None)
    c.box(0, 0, size, size, WHITE, 22, mix(PAPER, INK, 0.25), 2, over=True)
    return c.image


@SPRITES
def _framed(game: str, hero: str, size: int, lean: float) -> Image.Image:
    """A face on a white sticker that leans by so many degrees."""
    face = PICTURES[game].sketch("face", hero, size)
    image = _sheet(face.width + 18).copy()
    image.alpha_composite(face.convert("RGBA"), (9, 9))
    return turned(image, lean)


@SPRITES
def _missing(game: str, hero: str) -> Image.Image:
    """The shadow of a hero; empty: of the game's host."""
    own = PICTURES[game]
    return shadow(own.likeness(hero, FACE, False) if hero else own.host(FACE), FACE)


def _breakable(name: str) -> str:
    """A name that may be broken behind its dashes and strokes."""
    return name.replace("/", "/ ").replace("-", "- ")


def shadow(image: Image.Image | None, size: int) -> Image.Image:
    """Who is missing, in grey; an empty place where nobody knows how they look."""
    if image is None:
        return Image.new("RGBA", (size, size))
    out = Image.new("RGBA", image.size, GREY)
    out.putalpha(image.getchannel("A"))
    return out
