"""All that is drawn of Alakazoo."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PIL import Image

from games.alakazoo.cards import SPACES
from games.alakazoo.view import View
from pictures import palette
from pictures.art import CREATURES
from pictures.canvas import Canvas
from pictures.game import Deed, GamePictures
from pictures.palette import VIOLET, WHITE, mix
from pictures.pen import Pen
from pictures.people import DrawnPerson
from pictures.pieces import token
from pictures.result import Placed, ResultCard, ResultWords, SumPart
from pictures.tile import Tile

from . import choice, columns, ending, portal, roll, rules
from . import hand as own_hand
from .cards import beast, card_of, coming, face, framed, placed, rune
from .emojis import EMOJIS

MANY = 4
"""Seats at which a roll takes the place of the columns, so that the board stays in sight."""
MIXED = "MVGETVGNE"
"""A beast of all creatures."""
RUNES = ((556, 72), (536, 212), (556, 352), (1024, 72), (1044, 212), (1024, 352))


class AlakazooPictures(GamePictures[View]):
    """Boards, hands, rules, cover and end of Alakazoo."""

    key, view, title, accent, sun = "alakazoo", View, "Alakazoo", VIOLET, (800, 240)
    grounds = ("#0F1B1C", "#182B2C", "#213D3C", "#44696A")
    palette_file = Path(__file__).with_name("palette.toml")
    emojis = EMOJIS
    options = ({"edition": "castle-keeper"}, {"edition": "magic-helper"})
    colours, shown = 64, (3, 110, 1)
    words = own_hand.HandWords("fits", "needs", "filled")

    def board(self, view: View, who: Sequence[DrawnPerson], words: Any) -> Sequence[Tile | None]:
        if choosing := choice.choice(view, who):
            return choosing
        rolled = roll.roll(view, who)
        shared = None if rolled and view.seats == MANY else columns.columns(view)
        return (*portal.portals(view, who), shared, rolled)

    def hand(self, view: View, who: Sequence[DrawnPerson], words: Any, called: Any) -> Sequence[Tile]:
        assert view.seat is not None
        if view.boards[view.seat] < 0:
            return choice.choice(view, who)
        return (own_hand.hand(view, who, words),)

    def sketch(self, kind: str, what: str | int, size: int) -> Image.Image:
        if kind == "face":
            return framed(str(what), size)
        if kind == "limb":
            return placed(card_of(int(what)), size)
        if kind in ("coming", "useless"):
            card, _, words = str(what).partition(" ")
            return coming(card_of(int(card)), words, kind == "coming", size)
        if kind == "token":
            return token(str(what), round(size * 0.8))
        return face(str(what), size) if kind == "beast" else rune(int(what), round(size * 0.8), True)

    def rules(self, page: int, words: Any, called: Any) -> Tile | None:
        made = rules.PAGES.get(page)
        return made(words) if made else None

    def scene(self, c: Canvas) -> None:
        """One creature, put together from six, and the runes that summon it."""
        pen = Pen(404)
        pen.oval(50, 50, 47, 47, mix(VIOLET, WHITE, 0.7), VIOLET, 5)
        c.put(pen.done(), 790, 212, "mm", over=True)
        c.put(beast(MIXED, 122), 790, 206, "mm", over=True)
        for kind, (x, y) in zip((1, 2, 3, 4, 5, 0), RUNES, strict=True):
            c.put(rune(kind, 92, True), x, y, "mm")

    def host(self, size: int) -> Image.Image | None:
        return beast(MIXED, size // 3)

    def hero(self, view: View, seat: int, deed: Deed | None) -> str:
        return ending.hero(view, seat)

    def terms(self, view: View, first: Placed, deed: Deed | None, words: ResultWords) -> Sequence[SumPart]:
        return ending.terms(view, first.person.seat, first.points, words)

    def more(self, view: View, who: Sequence[DrawnPerson]) -> Sequence[Tile]:
        return (ending.Jury(tuple([ending.verdict_of(view, person) for person in who])),)

    def likeness(self, hero: str, size: int, winning: bool) -> Image.Image | None:
        return beast(hero, size // 3) if len(hero) == len(SPACES) else super().likeness(hero, size, winning)

    def tint(self, card: ResultCard) -> str:
        """The winner's creature's colour."""
        hero = card.placed[0].hero
        return CREATURES[hero[0]] if hero else self.accent

    def tints(self) -> Sequence[str]:
        pale = [mix(colour, palette.WHITE, share) for colour in CREATURES.values() for share in (0.72, 0.55)]
        return [
            *CREATURES.values(),
            mix(VIOLET, WHITE, 0.7),
            *pale,
            *[mix(colour, palette.INK, 0.35) for colour in CREATURES.values()],
        ]


PICTURES = AlakazooPictures()
