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
from .portal import FORMS, HALF, Portal, PortalLayout, panel, portal_of

FEW, MORE = 4, 6
"""Cards that are drawn two beside each other, and three in two rows; more stand in three rows."""
FLAT = PortalLayout(HALF, 490, 120, True)
"""Of the own Portal: low, so that the hand and its question fit a phone."""


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
        form = FLAT if len(self.cards) <= MORE else FORMS[2]
        c = Canvas(2 * MARGIN + form.height)
        c.put(panel(self.portal, form), MARGIN - 2, MARGIN, over=True)
        c.box(MARGIN + HALF + GAP, MARGIN, HALF, form.height, PANEL)
        across, rows = 2 if len(self.cards) <= FEW else 3, 2 if len(self.cards) <= MORE else 3
        for at in range(across * rows):
            held = self.cards[at] if at < len(self.cards) else None
            x, y = (
                MARGIN + HALF + GAP + at % across * (HALF / across),
                MARGIN + 10 + at // across * (form.height // rows),
            )
            _slot(c, x, y, HALF // across, 136 if rows == 2 else 108, held, self.words)
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


def _slot(c: Canvas, left: float, y: float, wide: int, size: int, held: HeldSpell | None, words: HandWords) -> None:
    """A card, its points in its corner, and below it whether it fits."""
    tall, x = loose_height(size), left + (wide - size) / 2
    if held is None:
        c.box(x, y, size, tall, BACK, size // 9, LINE, 2)
        return
    c.put(loose(held.card, size), x, y)
    if not held.full and not held.missing:
        usable(c, x, y, size, tall, 6)
    elif held.points and not held.full:
        c.box(x + size - 56, y + tall - 50, 52, 46, BACK, 12, over=True)
        c.text(x + size - 30, y + tall - 25, f"+{held.points}", SMALL, CREAM, "mm", BOLD)
    large = wide > HALF / 3 + 1
    _below(c, left + (24 if large else 4), y + tall + 25, held, words, wide - (32 if large else 8), large)


def _below(c: Canvas, left: float, y: float, held: HeldSpell, words: HandWords, room: float, large: bool) -> None:
    type_size = BODY if large else SMALL
    if held.full or not held.missing:
        c.put(tick(not held.full, 40), left + 18, y, "mm")
    if held.full:
        c.text(left + 46, y + 2, words.full, type_size, MUTED, fit=room - (60 if large else 48))
    elif not held.missing:
        said = f"{words.fits}: +{held.points}" if large else f"+{held.points}"
        c.text(left + 46, y + 2, said, BODY, GOOD, weight=BOLD, fit=room - 44)
    else:
        sign = 46 if large else 36
        room -= (sign + 4) * len(held.missing)
        left += c.text(left, y + 2, words.needs, type_size, CREAM, fit=room + 6 if large else room) + 8
        for n, kind in enumerate(held.missing):
            c.put(rune(kind, sign, False), left + n * (sign + 4), y, "lm")
