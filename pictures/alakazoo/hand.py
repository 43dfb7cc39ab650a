"""A seat's Portal in Alakazoo with its hand beside it: under each card whether it fits, and what it brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from games.alakazoo.cards import type_of
from games.alakazoo.view import View
from pictures.canvas import GAP, MARGIN, Canvas
from pictures.palette import BACK, CREAM, GOOD, LINE, MUTED, PANEL
from pictures.people import DrawnPerson
from pictures.pieces import tick, usable
from pictures.tile import Tile
from pictures.type import BODY, BOLD, SMALL

from .cards import SpellCard, card_of, loose, loose_height, rune
from .portal import FORMS, HALF, Portal, panel, portal_of

FEW = 4
"""Cards that are drawn large."""


class HandWords(NamedTuple):
    """What is said below cards, in the reader's language, a word each."""

    fits: str
    needs: str
    full: str


class HeldSpell(NamedTuple):
    """A card of the hand."""

    card: SpellCard
    points: int
    """What placing it now would bring."""
    missing: tuple[int, ...]
    """The runes of its space that are not lit."""
    full: bool
    """Its space has a card already."""


@dataclass(frozen=True)
class HandTile(Tile):
    """The own Portal, the own cards."""

    GAME: ClassVar[str] = "alakazoo"
    portal: Portal
    cards: tuple[HeldSpell, ...]
    words: HandWords

    def paint(self) -> Canvas:
        form = FORMS[2]
        c = Canvas(2 * MARGIN + form.height)
        c.put(panel(self.portal, form), MARGIN - 2, MARGIN, over=True)
        c.box(MARGIN + HALF + GAP, MARGIN, HALF, form.height, PANEL)
        across = 2 if len(self.cards) <= FEW else 3
        for at in range(across * across):
            _slot(c, at, across, self.cards[at] if at < len(self.cards) else None, self.words)
        return c


def hand(view: View, person: DrawnPerson, words: HandWords) -> HandTile:
    """The hand of the view's seat, which is `person`'s."""
    portal = portal_of(view, person)
    cards = sorted(view.hand, key=lambda card: (type_of(card), card))
    return HandTile(portal, tuple([_held(view, portal, card_of(card)) for card in cards]), words)


def _held(view: View, portal: Portal, card: SpellCard) -> HeldSpell:
    space = portal.spaces[card.space]
    missing = tuple([kind for kind, lit in zip(space.runes, space.lit, strict=True) if not lit])
    first = all(placed[card.space] < 0 for placed in view.portals)
    points = (card.creature == portal.creature) + first
    return HeldSpell(card, points, missing if not space.card else (), space.card is not None)


def _slot(c: Canvas, at: int, across: int, held: HeldSpell | None, words: HandWords) -> None:
    size, left = 198 if across == 2 else 108, MARGIN + HALF + GAP
    tall = loose_height(size)
    between = (HALF - across * size) / (across + 0.5)
    x = left + between * 0.75 + at % across * (size + between)
    y = MARGIN + 14 + at // across * (642 / across)
    if held is None:
        c.box(x, y, size, tall, BACK, size // 9, LINE, 2)
        return
    c.put(loose(held.card, size), x, y)
    if not held.full and not held.missing:
        usable(c, x, y, size, tall, 6)
    _below(c, x, y + tall + 30, held, words, size)


def _below(c: Canvas, x: float, y: float, held: HeldSpell, words: HandWords, size: int) -> None:
    large = size > 150
    left, type_size, room = (x + 6, BODY, size + 20) if large else (x - 22, SMALL, size + 52)
    if held.full or not held.missing:
        c.put(tick(not held.full, 40), left + 18, y, "mm")
    if held.full:
        c.text(left + 46, y + 2, words.full, type_size, MUTED, fit=room - (60 if large else 48))
    elif not held.missing:
        said = f"{words.fits}: +{held.points}" if large else f"+{held.points}"
        c.text(left + 46, y + 2, said, BODY, GOOD, weight=BOLD, fit=room - 44)
    else:
        sign = 50 if large else 36
        room -= (sign + 4) * len(held.missing)
        left += c.text(left, y + 2, words.needs, type_size, CREAM, fit=room + 6 if large else room) + 8
        for n, kind in enumerate(held.missing):
            c.put(rune(kind, sign, False), left + n * (sign + 4), y, "lm")
