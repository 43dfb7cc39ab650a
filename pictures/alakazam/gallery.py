"""All that is drawn of Alakazam!"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PIL import Image

from games.alakazam.view import View
from pictures import palette
from pictures.art import DICE, mark
from pictures.canvas import Canvas
from pictures.game import Deed, GamePictures
from pictures.palette import mix
from pictures.people import DrawnPerson
from pictures.result import Placed, ResultWords, SumPart
from pictures.tile import Tile

from . import bazaar, rules, seats
from . import hand as own_hand
from .cards import die, lettered, pyramid, words_of
from .emojis import EMOJIS
from .goal_cards import ANY_GROUND, FAINT, PATTERNS, goal_dice

HIGHEST_BOARD = 1420
"""Pixels of all tiles: with the words and buttons beside them they fill a desktop's height."""
THROWN = (
    (4, 650, 120, 140, 12),
    (13, 816, 100, 150, -8),
    (26, 990, 132, 146, 16),
    (34, 672, 304, 160, -14),
    (52, 1004, 312, 150, -10),
)
"""Dice: which, the middle, the size, how far it is turned."""


GOAL_WORDS = {
    "straight": "Four in a row",
    "flush": "Four of a colour",
    "candy-cane": "3 + 3 of colours",
    "double-triple": "3 + 3 of numbers",
    "29-and-up": "Six sum to 29",
    "13-and-under": "Six sum to 13",
    "full-house": "Four and two alike",
    "nuttin": "No other goal met",
    "tri-color": "2 + 2 + 2 colours",
    "rainbow": "Four colours",
    "pyramid": "3 + 2 + 1 colours",
    "yours-theirs": "White and one more",
}


def words_of_a_goal(card: str) -> str:
    """What a goal asks for, in English."""
    if card in GOAL_WORDS:
        return GOAL_WORDS[card]
    return "No more trading" if card.startswith("bonus") else "Four of a number"


class AlakazamPictures(GamePictures[View]):
    """Boards, hands, rules, cover and end of Alakazam!"""

    key, view, title, accent, sun = "alakazam", View, "Alakazam!", "#56B4E9", (800, 400)
    grounds = ("#12172B", "#1C2442", "#2A3560", "#4A5890")
    palette_file = Path(__file__).with_name("palette.toml")
    emojis = EMOJIS
    options = ({}, {"face_down": True}, {"market": True, "extra_cards": True}, {"slow": True})
    colours, shown = 96, (4, 294, 3)
    words = staticmethod(words_of_a_goal)

    def people(self, names: Sequence[str]) -> tuple[DrawnPerson, ...]:
        return seats.alakazam_people(names)

    def board(self, view: View, who: Sequence[DrawnPerson], words: Any) -> Sequence[Tile | None]:
        """The centre's cards are drawn with their dice where seats and offers leave room for that.

        `words` are `BazaarWords`, or what its goals are called.
        """
        named = words_of(words)
        rows, open_ = seats.seats(view, who, named.called), bazaar.offers(view, who)
        room = HIGHEST_BOARD - sum(tile.high for tile in rows) - (open_.high if open_ else 0)
        return (*rows, bazaar.bazaar(view, who, named, room), open_)

    def hand(self, view: View, who: Sequence[DrawnPerson], words: Any, called: Any) -> Sequence[Tile]:
        own = own_hand.hand(view, who, words, words_of(called))
        return () if own is None else (own,)

    def sketch(self, kind: str, what: str | int, size: int) -> Image.Image:
        return goal_dice(str(what), size, True) if kind == "face" else lettered(int(what), round(size * 0.8))

    def rules(self, page: int, words: Any, called: Any) -> Tile | None:
        made = rules.PAGES.get(page)
        return made(words, words_of(called)) if made else None

    def scene(self, c: Canvas) -> None:
        """Dice in the air over the bazaar."""
        for number, x, y, size, turn in THROWN:
            big = die(number, size * 2).rotate(turn, Image.Resampling.BICUBIC, expand=True)
            c.put(big.reduce(2), x, y, "mm", over=True)
        c.put(mark("centre", 200), 838, 296, "mm", over=True)

    def host(self, size: int) -> Image.Image | None:
        return mark("centre", round(size * 0.8))

    def hero(self, view: View, seat: int, deed: Deed | None) -> str:
        """Its dice."""
        return " ".join(map(str, sorted(view.pools[seat])))

    def likeness(self, hero: str, size: int, winning: bool) -> Image.Image | None:
        """The dice of a goal, or a seat's."""
        if hero in PATTERNS:
            return goal_dice(hero, size, False)
        return pyramid([int(die) for die in hero.split()], size) if hero else super().likeness(hero, size, winning)

    def terms(self, view: View, first: Placed, deed: Deed | None, words: ResultWords) -> Sequence[SumPart]:
        gain = deed[1][first.person.seat] if deed is not None else 0
        rest = SumPart("", "", first.points - gain, words("before", 0)), SumPart("+", "", gain, words("last", 0))
        return (*rest, SumPart("=", "", first.points, words("sum", 0))) if gain > 0 else ()

    def tints(self) -> Sequence[str]:
        pale = [ANY_GROUND, mix(ANY_GROUND, palette.PAPER, FAINT)]
        half = [tint for look in DICE.values() for tint in (look.colour, mix(look.colour, palette.PANEL, 0.72))]
        return [*pale, *half]


PICTURES = AlakazamPictures()
