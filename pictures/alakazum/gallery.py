"""All that is drawn of Alakazum!"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from games.alakazum.cards import CARDS, MULTICOLOURED, NONE, NUMBER
from games.alakazum.rules import NEEDED
from games.alakazum.view import View
from pictures import palette
from pictures.art import CULTURES, art, hand_art, mark, sticker
from pictures.canvas import Canvas
from pictures.drawings import plain_star
from pictures.faces.bust import LOOKS, cutout, short_name
from pictures.game import Deed, GamePictures
from pictures.palette import CREAM, mix
from pictures.people import DrawnPerson
from pictures.pieces import infinity
from pictures.result import Placed, ResultCard, ResultWords, SumPart
from pictures.stage import LIGHT
from pictures.tile import Tile
from pictures.type import NARROWEST, SMALL

from . import ending, fight, forest_cards, rules, start, table, team
from . import hand as own_hand
from .cards import HALF_LEVEL, RAINBOW, portrait, tag
from .emojis import EMOJIS, FACES
from .hand_cards import HandWords

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
DISHES = {
    "val": "Paella",
    "cat": "Escudella",
    "gal": "Polbo á feira",
    "eus": "Marmitako",
    "and": "Gazpacho",
    "cas": "Sopa",
}
CARD_WORDS = {
    "hat": ("Magic hat", "Pays for magic"),
    "combat": ("Combat potion", "In a fight"),
    "double": ("Double potion", "Fight or roll"),
    "die": ("Die potion", "On a roll"),
    "robbery": ("Robbery potion", "Steals a potion"),
    "broom": ("Broom", "One can't leave"),
    "voodoo": ("Voodoo doll", "Stops a rival"),
    "cape": ("Cape", "One resists"),
    "sceptre": ("Sceptre", "One fights"),
    "crystal": ("Crystal ball", "Forest cards"),
    "recovery": ("Recovery potion", "Saves a fighter"),
}


FLAT = (
    *("#A8C66C", "#2E8C8C", "#FFD700", "#7FB24A", "#7A3E6E", "#9A4BE0", "#2F6FB5", "#CFE58A", "#3E9C7A", "#B34F00"),
    *("#2E6FA8", "#66793A", "#F08CA8", "#D9E8A0", "#E09A45", "#E27022", "#C89658", "#C8552B", "#F9B20C", "#5B1420"),
)
"""Colours of faces that no other sample has enough of: a goblin must stay green."""


def words_of_a_card(card: str) -> tuple[str, str]:
    """A name and an effect, in English."""
    kind, _, rest = card.partition("-")
    if kind == "meal":
        return " or ".join(DISHES[culture] for culture in rest.split("-")), "Lifts all to C"
    return CARD_WORDS.get(kind, (card.capitalize(), "In an Alakazum"))


class BoardWords(NamedTuple):
    """What a board says in its language: captions, and what cards are called."""

    table: table.TableWords
    card: HandWords


class AlakazumPictures(GamePictures[View]):
    """Boards, hands, rules, cover and end of Alakazum!"""

    key, view, title = "alakazum", View, "Alakazum!"
    grounds = ("#1C141D", "#2C212E", "#3E2F41", "#63506A")
    palette_file = Path(__file__).with_name("palette.toml")
    emojis, faces = EMOJIS, FACES
    options = ({}, {"chaotic_toad": True}, {"expansion": True, "chaotic_toad": True})
    colours, shown = 160, (4, 300, 2)
    variants = {"expansion": (3, 300, 4, {"expansion": True})}
    words = staticmethod(words_of_a_card)

    def board(self, view: View, who: Sequence[DrawnPerson], words: Any) -> Sequence[Tile | None]:
        """A fight or a crystal ball takes the place of what doesn't matter to it, so that the board stays in sight.

        `words` are `BoardWords`.
        """
        combat = fight.fight(view, who)
        if combat is not None:
            fighting = [side.person.seat for side in combat.sides if side.person is not None]
            return (*team.teams_beside(view, who, team.BESIDE_FIGHT, fighting), combat)
        own = words or BoardWords(table.ENGLISH, words_of_a_card)
        turned = forest_cards.turned(view, own.card)
        if turned is not None:
            return (*team.teams_beside(view, who, team.BESIDE_BALL, [view.turn]), turned, table.table(view, own.table))
        return (*team.teams(view, who), start.starters(view), table.table(view, own.table))

    def hand(self, view: View, who: Sequence[DrawnPerson], words: Any, called: Any) -> Sequence[Tile]:
        """One picture; `called`: what matters to the question (`hand.Matter`)."""
        shown = own_hand.hand(view, who, words, called)
        return [shown] if shown is not None else []

    def sketch(self, kind: str, what: str | int, size: int) -> Image.Image:
        if kind == "face":
            return portrait(str(what), size)
        if kind == "infinite":
            return infinity(round(size * 0.45), CREAM)
        if kind == "enemy":
            return cutout(str(what), round(size * 0.9))
        return sticker(hand_art(str(what)).partition("|")[0], size)

    def rules(self, page: int, words: Any, called: Any) -> Tile | None:
        made = rules.PAGES.get(page)
        return made(words) if made else None

    def scene(self, c: Canvas) -> None:
        """A crowd of all cultures."""
        for card, x, foot, size in CROWD:
            c.put(cutout(card, size), x, foot, "mb", over=True)

    def host(self, size: int) -> Image.Image | None:
        return cutout("bertsolari", size, True)

    def hero(self, view: View, seat: int, deed: Deed | None) -> str:
        return ending.hero(view, seat, deed)

    def heroes(self, view: View, seat: int) -> Sequence[str]:
        return [CARDS[c].id for c in ending.team(view, seat)]

    def nobody(self, view: View) -> str:
        return ending.strongest(view)

    def terms(self, view: View, first: Placed, deed: Deed | None, words: ResultWords) -> Sequence[SumPart]:
        return ending.terms(view, first.person.seat, deed, words) if deed is not None else ()

    def lack(self, view: View, points: int, best: int, words: ResultWords) -> str:
        if view.options.sprint:
            return super().lack(view, points, best, words)
        return words("short", NEEDED - points) if points < NEEDED else ""

    def likeness(self, hero: str, size: int, winning: bool) -> Image.Image | None:
        return cutout(hero, size, winning) if hero in LOOKS else None

    def tint(self, card: ResultCard) -> str:
        """The colour of the culture that won."""
        culture = next((term.what for term in card.terms if term.what in CULTURES), MULTICOLOURED)
        return CULTURES[culture].colour

    def unit(self, size: int, ink: str) -> Image.Image | None:
        return plain_star(size, ink)

    def sign(self, c: Canvas, x: float, y: float, what: str, size: int) -> None:
        if what in CULTURES and what not in (MULTICOLOURED, NONE):
            tag(c, x - 6, y - 22, what)
        else:
            c.put(_sign(what, size), x + size / 2, y - 3, "mm")

    def sheets(self) -> Iterable[tuple[str, Image.Image]]:
        return [("faces", _faces())]

    def tints(self) -> Sequence[str]:
        woven = [culture for culture in CULTURES if culture not in (MULTICOLOURED, NONE)]
        pale = [(0.7, [*woven, NONE]), (0.6, RAINBOW), (0.42, woven), (0.25, CULTURES)]
        half = [mix(look.colour, palette.PANEL, HALF_LEVEL) for look in CULTURES.values()]
        mixed = [mix(CULTURES[one].colour, palette.WHITE, share) for share, some in pale for one in some]
        lights = [
            *[CULTURES[culture].colour for culture in woven],
            palette.BAD,
            palette.GOLD,
            palette.VIOLET,
            palette.LINE,
        ]
        stage = [mix(palette.PANEL, light, LIGHT) for light in lights]
        return [*mixed, *half, *stage, *FLAT, *[c for look in CULTURES.values() for c in (look.colour, look.tag)]]


def _sign(what: str, size: int) -> Image.Image:
    if what in LOOKS:
        return cutout(what, size - 8)
    if what in CULTURES:
        return sticker(CULTURES[what].glyph, size)
    return mark(what, size) if what == "hand" else art(hand_art(what), size)


def _faces() -> Image.Image:
    """All characters and enemies at 130 px, with the names on their cards, and below at 64 px."""
    across, step = 6, 177
    people = [card for card in LOOKS if card in NUMBER]
    c = Canvas(20 + -(-len(people) // across) * 184 + 150 + -(-len(people) // 16) * 74)
    for k, card in enumerate(people):
        x, y = 20 + k % across * step, 20 + k // across * 184
        c.put(portrait(card, 124), x + 26, y)
        c.text(x + 88, y + 148, short_name(card), SMALL, CREAM, "mm", width=NARROWEST, fit=step)
    y = 20 + -(-len(people) // across) * 184
    for k, card in enumerate([card for card in LOOKS if card not in NUMBER]):
        c.put(cutout(card, 108), 20 + k * 152, y)
    for k, card in enumerate(people):
        c.put(portrait(card, 64), 20 + k % 16 * 67, y + 150 + k // 16 * 74)
    return c.image


PICTURES = AlakazumPictures()
