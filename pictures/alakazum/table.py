"""What all share in Alakazum!: market, forest, cemetery, the final enemies, and what beats them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from PIL import Image

from games.alakazum.cards import CARDS, ENEMIES, NUMBER, HandRow, enemy_stars
from games.alakazum.rules import NEEDED
from games.alakazum.view import View
from pictures.art import art, hand_art, mark, sticker
from pictures.canvas import GAP, INNER, MARGIN, WIDTH, Canvas
from pictures.drawings import star
from pictures.faces.bust import LOOKS, bust, cutout
from pictures.palette import CREAM, GOLD, INK, LILAC, LINE, MUTED, NIGHT, PANEL, PAPER, RAISED, VIOLET
from pictures.pieces import infinity
from pictures.tile import Tile
from pictures.type import BODY, BOLD, NARROW, NARROWEST, REGULAR, SMALL, WIDE, width_of, wrapped

from .cards import PLAIN, portrait

FLIPPED = "#5B6072"


class Enemy(NamedTuple):
    """A final enemy: what it is called, and the stars it has (None: invincible)."""

    enemy: str
    stars: int | None

    def face(self, size: int) -> Image.Image:
        """How it looks; a plain card where nobody has drawn it yet."""
        return bust(self.enemy, size) if self.enemy in LOOKS else art("🃏", size)

    def cutout(self, size: int) -> Image.Image:
        """The same with a rim, for a dark ground."""
        return cutout(self.enemy, size) if self.enemy in LOOKS else sticker("🃏", size)

    def put_number(self, c: Canvas, x: float, y: float, size: int, ink: str, anchor: str = "lm") -> None:
        """Say how many stars it has, on the line through `y`."""
        if self.stars is None:
            c.put(infinity(round(size * 0.62), ink), x, y - 2, anchor)
        else:
            c.text(x, y, self.stars, size, ink, anchor, BOLD)


class TableWords(NamedTuple):
    """What the piles are called and how the aim is said, in the board's language."""

    market: str = "Market"
    forest: str = "Forest"
    cemetery: str = "Cemetery"
    enemies: str = "Enemies"
    aim: str = "To win:"
    more_than: str = "or more, and more than"
    or_else: str = "or"


ENGLISH = TableWords()


@dataclass(frozen=True)
class TableTile(Tile):
    """The piles, the row of enemies as it lies, and the aim: 8 stars, and more than a hidden one of these."""

    GAME: ClassVar[str] = "alakazum"
    market: int
    top: str
    """The card on top of the market deck; empty where there is none."""
    forest: int
    cemetery: int
    buried: tuple[str, ...]
    """The last characters there, the newest last; two at most."""
    row: tuple[Enemy | None, ...]
    """None: lies face down."""
    hidden: tuple[Enemy, ...]
    """Those that lie face down, the weakest first."""
    cauldron: bool = False
    """It lies by the market."""
    words: TableWords = ENGLISH

    def paint(self) -> Canvas:
        c = Canvas(MARGIN * 2 + HIGH + GAP + (AIM if _beside(self) else AIM_BELOW))
        c.box(MARGIN, MARGIN, INNER, HIGH, PANEL)
        _market(c, self)
        _forest(c, self)
        _cemetery(c, self)
        c.box(700, MARGIN + 16, 4, HIGH - 32, LINE, 2)
        _row(c, self)
        _aim(c, self)
        return c


HIGH, FOOT, AIM, AIM_BELOW = 194, 168, 92, 128
"""Height of the piles' panel; where their captions stand in it; height of the panel with the aim, and of one in which
the enemies stand below the words."""
SHOWN = 2
"""Characters of the cemetery that are shown."""


def table(view: View, words: TableWords | None = None) -> TableTile:
    """The middle of the table, of a spectator's view."""
    faces = [view.enemies[place] if place in view.flipped else None for place in range(len(view.enemies))]
    shown = tuple([None if face is None else enemy_of(face, view.seats) for face in faces])
    hidden = sorted([enemy_of(enemy, view.seats) for enemy in view.box.enemies if enemy not in faces], key=_strength)
    return TableTile(
        market=len(view.market),
        top=CARDS[view.market[-1]].id if view.market else "",
        forest=len(view.forest),
        cemetery=len(view.cemetery),
        buried=tuple([CARDS[c].id for c in view.cemetery[-SHOWN:]]),
        row=shown,
        hidden=tuple(hidden),
        cauldron=view.expansion and view.cauldron < 0,
        words=words or ENGLISH,
    )


def enemy_of(enemy: int, seats: int) -> Enemy:
    """A final enemy by its number, at a table of so many seats."""
    return Enemy(ENEMIES[enemy].id, enemy_stars(enemy, seats))


def _strength(enemy: Enemy) -> tuple[bool, int, str]:
    return enemy.stars is None, enemy.stars or 0, enemy.enemy


def _caption(c: Canvas, x: float, words: str, room: float) -> None:
    c.text(x, MARGIN + FOOT, words, SMALL, MUTED, "mm", REGULAR, NARROW, room)


def _market(c: Canvas, facts: TableTile) -> None:
    x, y = 40, MARGIN + 18
    c.put(mark("market", 92), 208, y + 58, "mm")
    c.text(262, y + 60, facts.market, 52, CREAM, weight=BOLD)
    _caption(c, 170, facts.words.market, 270)
    if facts.cauldron:
        c.put(mark("cauldron", 56), 284, y + 118, "mm", over=True)
    if not facts.market:
        c.box(x, y, 108, 128, None, 12, LINE, 3)
        return
    c.box(x, y, 108, 128, PAPER, 12, PLAIN, 4)
    c.put(art(hand_art(facts.top).partition("|")[0], 70), x + 54, y + 44, "mm", over=True)
    card = CARDS[NUMBER[facts.top]]
    if isinstance(card, HandRow) and card.energy:
        c.text(x + 54, y + 104, card.energy, 40, INK, "mm", BOLD)
    elif isinstance(card, HandRow) and card.market:
        c.put(art("🧺", 34), x + 38, y + 102, "mm")
        c.text(x + 72, y + 104, card.market, SMALL, INK, "mm", BOLD)


def _forest(c: Canvas, facts: TableTile) -> None:
    c.put(mark("forest", 100), 376, MARGIN + 76, "mm")
    c.text(424, MARGIN + 78, facts.forest, 52, CREAM, weight=BOLD)
    _caption(c, 408, facts.words.forest, 170)


def _cemetery(c: Canvas, facts: TableTile) -> None:
    _caption(c, 598, facts.words.cemetery, 196)
    if not facts.buried:
        c.put(mark("cemetery", 92), 572, MARGIN + 76, "mm")
    for k, who in enumerate(facts.buried):
        c.put(portrait(who, 96), 508 + k * 42, MARGIN + 24 + k * 18, over=True)
    c.text(650, MARGIN + 78, facts.cemetery, 52, CREAM, weight=BOLD, width=NARROW)


def _row(c: Canvas, facts: TableTile) -> None:
    each = 356 / len(facts.row)
    w = round(min(78, each - 8))
    for place, enemy in enumerate(facts.row):
        x, y = 718 + place * each + (each - w) / 2, MARGIN + 18
        if enemy is None:
            c.box(x, y, w, 128, NIGHT, 12, VIOLET, 4)
            c.text(x + w / 2, y + 52, "?", 76, LILAC, "mm", BOLD)
            c.text(x + w / 2, y + 106, place + 1, SMALL, LILAC, "mm")
        else:
            c.box(x, y, w, 128, FLIPPED, 12)
            c.put(enemy.face(w - 14), x + w / 2, y + 44, "mm")
            c.draw.line((x + 12, y + 84, x + w - 10, y + 8), fill=INK, width=8)
            enemy.put_number(c, x + w / 2, y + 106, 42, CREAM, "mm")
    _caption(c, 896, facts.words.enemies, 350)


def _beside(facts: TableTile) -> list[str]:
    """The words between the stars and the enemies, in a line or two; none where the enemies stand below them."""
    sizes = ((facts.words.aim, BODY, BOLD, NARROW), (str(NEEDED), 52, BOLD, WIDE))
    room = WIDTH - 2 * MARGIN - 122 - sum(width_of(*said) for said in sizes) - sum(_enemies_wide(facts, True))
    lines = wrapped(facts.words.more_than, room, SMALL, REGULAR, NARROWEST)
    return lines if len(lines) <= 2 and max(map(_wide, lines)) <= room else []


def _wide(words: str) -> float:
    return width_of(words, SMALL, REGULAR, NARROWEST)


def _enemies_wide(facts: TableTile, beside: bool) -> list[float]:
    """How wide each hidden enemy is with its stars, and the word before the last."""
    numbers = [54 if enemy.stars is None else width_of(str(enemy.stars), 46, BOLD) for enemy in facts.hidden]
    each = [_sign(facts, beside) * 1.24 + 18 + number for number in numbers]
    return [*each, _wide(facts.words.or_else) + 12 if len(each) > 1 else 0]


def _sign(facts: TableTile, beside: bool) -> int:
    return 66 if len(facts.hidden) <= 4 else 54 if beside else 60


def _aim(c: Canvas, facts: TableTile) -> None:
    """A sentence with pictures: eight stars or more, and more than one of those who lie hidden."""
    y, lines = MARGIN + HIGH + GAP, _beside(facts)
    middle, words = y + (AIM / 2 + 2 if lines else 36), facts.words
    c.box(MARGIN, y, INNER, c.height - MARGIN - y, RAISED)
    x = 54 + c.text(40, middle, words.aim, BODY, GOLD, "lm", BOLD, NARROW)
    x += c.text(x, middle, NEEDED, 52, CREAM, weight=BOLD) + 6
    c.put(star(56), x, middle - 4, "lm")
    x += 62
    for k, line in enumerate(lines or [words.more_than]):
        c.text(x, middle + (k - (len(lines or "1") - 1) / 2) * 38, line, SMALL, CREAM, "lm", REGULAR, NARROWEST)
    x, middle = (x + max(map(_wide, lines)) + 14, middle) if lines else (40, y + 93)
    sign = _sign(facts, bool(lines))
    for k, (enemy, wide) in enumerate(zip(facts.hidden, _enemies_wide(facts, bool(lines)), strict=False)):
        if k and k == len(facts.hidden) - 1:
            x += c.text(x, middle + 3, words.or_else, SMALL, MUTED, "lm", REGULAR, NARROWEST) + 12
        c.put(enemy.cutout(sign), x, middle - 2, "lm", over=True)
        enemy.put_number(c, x + sign * 1.24, middle + 1, 46, LILAC)
        x += wide
