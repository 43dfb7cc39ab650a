"""Pieces of Alakazum!: characters on their culture's cloth, culture tags, potions."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from games.alakazum.cards import ALONE, CAPE, CARDS, COMBAT, CULTURE, DIE, LEVELS, NUMBER, SCEPTRE, STARS, CharacterRow
from games.alakazum.view import View
from pictures.art import CULTURES, art, hand_art, mark, sticker
from pictures.canvas import Canvas, box_sprite
from pictures.drawings import flask, plain_star
from pictures.faces.bust import LOOKS, bust, short_name
from pictures.palette import CREAM, GOLD, INK, LINE, MUTED, PANEL, RAISED, WHITE, ink_on, mix
from pictures.pen import Pen
from pictures.sprites import SPRITES
from pictures.type import BODY, BOLD, NARROW, NARROWEST, SMALL, width_of

TAG = {SMALL: 76, BODY: 84, 46: 104}
"""Size of a culture's letters → width of its tag."""

PLAIN = "#B9AE92"
"""The frame of a card that belongs to no culture."""


NEW = frozenset(
    row.id
    for row in CARDS
    if {"alakazum-2"} == ({row.set} if isinstance(row, CharacterRow) else {each for each, n in row.copies.items() if n})
)
"""What came with Alakazum! 2, and not with the base game too."""


class Member(NamedTuple):
    """A character in a team."""

    card: str
    level: int
    """0 to 2 for A to C."""
    broom: bool = False
    piece: str = ""
    """The cape or sceptre that it has; empty: none."""

    @property
    def culture(self) -> str:
        """VAL, CAT, …, "multicoloured" or "none"."""
        return CULTURE[NUMBER[self.card]]

    @property
    def stars(self) -> int:
        """The stars it gives now; of Almudena the points that she has alone."""
        number = NUMBER[self.card]
        return STARS[number][self.level] + ALONE[number][self.level]

    @property
    def combat(self) -> int:
        """Its combat now; DIE: thrown again for each fight."""
        return COMBAT[NUMBER[self.card]][self.level]

    @property
    def name(self) -> str:
        """As on its card."""
        return CARDS[NUMBER[self.card]].name


def member_of(view: View, character: int) -> Member:
    """A character as it lies on the table."""
    piece = CAPE if character in view.capes else SCEPTRE if character in view.sceptres else None
    worn = "" if piece is None else CARDS[piece].id
    return Member(CARDS[character].id, view.levels[character], character in view.brooms, worn)


def tag(c: Canvas, x: float, y: float, culture: str, size: int = SMALL) -> float:
    """A culture's letters on its colour; returns the width."""
    look, w = CULTURES[culture], TAG[size]
    c.box(x, y, w, size + 10, look.tag, 10)
    c.text(x + w / 2, y + (size + 10) / 2 + 1, culture, size, look.ink, "mm", BOLD, NARROW)
    return w


class CardSize(NamedTuple):
    """How large the cards of a board are: one size for all of them."""

    w: int
    h: int
    face: int
    column: int
    """Width of the column of numbers beside the face."""
    across: int
    """Cards in a row as wide as a tile."""


LARGE = CardSize(197, 160, 112, 74, 5)
SMALLER = CardSize(142, 140, 84, 50, 7)
"""For boards that would be too high."""
MIDDLE = CardSize(152, 144, 84, 58, 6)
"""For a hand with a large team."""
HALF_LEVEL = 0.72
"""How much of the panel is in the ground of a level B."""
NAMES = (32, SMALL)
"""Size of a name on a smaller card and on others; 32 px are 10 on a phone."""


def small_card(c: Canvas, x: float, y: float, who: Member, size: CardSize = LARGE) -> None:
    """Face and culture, beside it level, stars and combat, below the name; a broom, cape or sceptre on the face."""
    c.put(_card_sprite(who.card, who.level, size), x, y)
    plate = size.face // 2
    if who.broom:
        c.put(sticker("🧹", plate), x + size.face - 4, y + 4, "rt", over=True)
    if who.piece:
        left, top = x + size.face - plate, y + size.face - plate
        c.box(left, top, plate, plate, PANEL, plate // 2, CREAM, 3, over=True)
        c.put(sticker(hand_art(who.piece), plate - 8), left + plate / 2, top + plate / 2, "mm", over=True)


@SPRITES
def _card_sprite(card: str, level: int, size: CardSize) -> Image.Image:
    who = Member(card, level)
    c = Canvas(size.h, size.w, None)
    c.box(0, 0, size.w, size.h, RAISED, 18, over=True)
    c.put(portrait(card, size.face), 0, 0, over=True)
    _culture_strip(c, who.culture, size)
    _numbers(c, who, size)
    name = short_name(card, tiny=size != LARGE)
    c.text(size.w / 2, size.h - 22, name, NAMES[size != SMALLER], CREAM, "mm", width=NARROWEST, fit=size.w - 2)
    return c.image


def _culture_strip(c: Canvas, culture: str, size: CardSize) -> None:
    """The letters on the face's lower left corner, or half below the face where it is small."""
    below = size != LARGE
    y = size.face - (12 if below else 36)
    if culture in ("multicoloured", "none"):
        c.put(sticker(CULTURES[culture].glyph, 36), 2, y, over=True)
        return
    look = CULTURES[culture]
    w = size.face if below else round(width_of(culture, SMALL, BOLD, NARROWEST)) + 10
    h, letters = (32 if below else 36), NAMES[size != SMALLER]
    c.box(0, y, w, h, look.tag, 10, over=True)
    c.text(w / 2, y + h / 2 + 1, culture, letters, look.ink, "mm", BOLD, NARROWEST)


def _numbers(c: Canvas, who: Member, size: CardSize) -> None:
    look, left, right = CULTURES[who.culture], size.w - size.column - 3, size.w - 5
    fill = (PANEL, mix(look.colour, PANEL, HALF_LEVEL), look.tag)[who.level]
    c.box(left, 6, right - left, 36, fill, 10, look.colour, 3, over=True)
    c.text((left + right) / 2, 25, LEVELS[who.level], SMALL, ink_on(fill), "mm", BOLD, NARROW)
    sign = 34 if size == LARGE else 20
    step = 35 if size == LARGE else 31
    c.put(plain_star(sign, GOLD if who.stars else LINE), left, 25 + step, "lm", over=True)
    c.text(right - 1, 27 + step, who.stars, SMALL, CREAM if who.stars else MUTED, "rm", BOLD, NARROW)
    c.put(mark("combat", sign + 2), left, 25 + 2 * step, "lm", over=True)
    if who.combat == DIE:
        c.put(mark("die", sign if size != LARGE else 32), right, 25 + 2 * step, "rm", over=True)
    else:
        c.text(right - 1, 27 + 2 * step, who.combat, SMALL, CREAM if who.combat else MUTED, "rm", BOLD, NARROW)


def member(c: Canvas, x: float, y: float, who: Member, size: int, over: bool = False) -> None:
    """A character alone, as large as `size`; its broom over one corner, its cape or sceptre over the other.

    `over`: it may cover the one before it.
    """
    c.put(member_sprite(who.card, who.level, size), x, y, over=over)
    if who.broom:
        c.put(sticker("🧹", round(size * 0.56)), x + size - 24, y + 26, "mm", over=True)
    if who.piece:
        plate = round(size * 0.5)
        c.box(x - 4, y + size - plate, plate, plate, PANEL, plate // 2, CREAM, 3, over=True)
        c.put(sticker(hand_art(who.piece), plate - 8), x - 4 + plate / 2, y + size - plate / 2, "mm", over=True)


def foot_of(size: int) -> int:
    """Height of a character's foot, where level and stars stand."""
    return max(42, round(size * 0.36))


@SPRITES
def member_sprite(card: str, level: int, size: int) -> Image.Image:
    """The face on its culture's cloth; in the foot the level and the stars it gives now.

    The level's field is hollow for A, half full for B, full of the culture's colour for C.
    """
    who = Member(card, level)
    look, foot = CULTURES[who.culture], foot_of(size)
    c = Canvas(size + foot, size, None)
    c.box(0, 0, size, size + foot, look.colour, size // 6, over=True)
    c.put(on_cloth(card, who.culture, size - 8, size - 6, size // 8), 4, 4, over=True)
    _foot(c, who, size, foot)
    return c.image


def _foot(c: Canvas, who: Member, size: int, foot: int) -> None:
    look, left, tall = CULTURES[who.culture], round(size * 0.4), foot - 6
    letters = max(SMALL, round(foot * 0.76))
    c.box(left - 10, size + 2, size + 6 - left, tall, PANEL, size // 9, over=True)
    fill = (PANEL, mix(look.colour, PANEL, HALF_LEVEL), look.tag)[who.level]
    c.box(4, size + 2, left, tall, fill, size // 9, over=True)
    ink = look.ink if who.level == 2 else CREAM
    c.text(4 + left / 2, size + foot / 2, LEVELS[who.level], letters, ink, "mm", BOLD, NARROW)
    right = size - 8 - left
    wide = width_of(str(who.stars), letters, BOLD, NARROW)
    each = min(round(foot * 0.62), int(right - wide - 8)) if who.stars else 0
    each = each if each >= 12 else 0
    at = 4 + left + (right - wide - each - 2 * (each > 0)) / 2
    ink = CREAM if who.stars else MUTED
    c.text(at, size + foot / 2, who.stars, letters, ink, weight=BOLD, width=NARROW)
    if each:
        c.put(plain_star(each, mix(look.colour, WHITE, 0.25)), at + wide + 2, size + foot / 2 - 1, "lm")


@SPRITES
def portrait(card: str, size: int) -> Image.Image:
    """A character in small: the face on its culture's cloth, in a frame of the culture's colour."""
    culture, rim = CULTURE[NUMBER[card]], max(3, round(size * 0.045))
    image = box_sprite(size, size, round(size * 0.16), CULTURES[culture].colour).copy()
    image.alpha_composite(on_cloth(card, culture, size - 2 * rim, size - 2 * rim, round(size * 0.12)), (rim, rim))
    return image


def on_cloth(card: str, culture: str, w: int, h: int, radius: int) -> Image.Image:
    """The face as wide as the cloth, cut off where the cloth ends; the culture's sign where there is no face yet."""
    ground = cloth(culture, w, h, radius).copy()
    edge = ground.getchannel("A")
    face = bust(card, min(w, h)) if card in LOOKS else art(CULTURES[culture].glyph, round(min(w, h) * 0.86))
    ground.alpha_composite(face, ((w - face.width) // 2, h - face.height))
    if card in NEW:
        dark = corner(round(min(w, h) * 0.34))
        ground.alpha_composite(dark, (w - dark.width, 0))
    ground.putalpha(edge)
    return ground


@SPRITES
def corner(size: int) -> Image.Image:
    """What the cards of Alakazum! 2 have in their upper right corner."""
    pen = Pen(size)
    pen.poly([(100, 0), (0, 0), (100, 100)], CREAM, None)
    pen.poly([(100, 0), (24, 0), (100, 76)], INK, None)
    return pen.done()


@SPRITES
def cloth(culture: str, w: int, h: int, radius: int) -> Image.Image:
    """The pastel behind a character with its culture's weave, so that two near colours still differ."""
    look = CULTURES[culture]
    pen, tall = Pen(w, h), 100 * h / w
    pen.poly(_field(0, 0, 100, tall), mix(look.colour, WHITE, 0.7), None)
    WEAVES[look.weave](pen, tall, mix(look.colour, WHITE, 0.42))
    image = pen.done()
    image.putalpha(box_sprite(w, h, radius, WHITE).getchannel("A"))
    return image


def _field(x: float, y: float, w: float, h: float) -> list[tuple[float, float]]:
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def _dots(pen: Pen, tall: float, deep: str) -> None:
    for row in range(5):
        for k in range(5):
            pen.oval(k * 26 + row % 2 * 13 - 2, row * 24 + 4, 5, 5, deep, None)


def _bars(pen: Pen, tall: float, deep: str) -> None:
    for x in (4, 29, 54, 79):
        pen.poly(_field(x, 0, 12, tall), deep, None)


def _band(pen: Pen, tall: float, deep: str) -> None:
    pen.poly([(0, 0), (34, 0), (100, tall - 34), (100, tall), (66, tall), (0, 34)], deep, None)


def _cross(pen: Pen, tall: float, deep: str) -> None:
    for a, b in (((0.0, 0.0), (100.0, tall)), ((100.0, 0.0), (0.0, tall))):
        pen.curve([a, b], 17, deep, None)


def _stripes(pen: Pen, tall: float, deep: str) -> None:
    for y in (0, tall * 0.68):
        pen.poly(_field(0, y, 100, tall * 0.32), deep, None)


def _checks(pen: Pen, tall: float, deep: str) -> None:
    for x, y in ((0, 0), (50, tall / 2)):
        pen.poly(_field(x, y, 50, tall / 2), deep, None)


RAINBOW = ("VAL", "CAT", "GAL", "AND")


def _rainbow(pen: Pen, tall: float, deep: str) -> None:
    for k, culture in enumerate(RAINBOW):
        pen.poly(_field(k * 25, 0, 25, tall), mix(CULTURES[culture].colour, WHITE, 0.6), None)


def _plain(pen: Pen, tall: float, deep: str) -> None:
    pass


WEAVES = {
    "dots": _dots,
    "bars": _bars,
    "band": _band,
    "cross": _cross,
    "stripes": _stripes,
    "checks": _checks,
    "rainbow": _rainbow,
    "plain": _plain,
}


def potion(card: str, size: int) -> Image.Image:
    """A potion's flask."""
    kind = {"combat-1": "combat", "combat-2": "combat", "die-1": "die", "die-2": "die"}.get(card, card)
    return flask(kind, size) if kind in ("combat", "die", "double", "robbery") else mark("die", size)
