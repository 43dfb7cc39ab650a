"""The hand of Alakazoo: rivals as chips, the own Portal and the cards, large those that may come into it; the columns
where they can be taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, cast

from games.alakazoo.cards import type_of
from games.alakazoo.facts import fact
from games.alakazoo.view import View
from games.kernel.facts import total, which
from pictures.canvas import GAP, WIDTH, Canvas
from pictures.layout import EM, Box, Column, Drawn, Person, Piece, Row, Sprite, Words, bold, page, sized
from pictures.palette import BACK, CREAM, GOOD, INK, MUTED, PANEL
from pictures.people import DrawnPerson
from pictures.pieces import disc, tick, token
from pictures.seats import counted, points
from pictures.tile import Tile
from pictures.type import BODY, NARROWEST, SMALL

from .cards import SpellCard, card_of, crossed, face, loose, lying, nine, placed, rune
from .portal import HALF, Portal, PortalLayout, panel, portal_of

LARGE, LYING, BESIDE = 176, 84, 76
"""Pixels of a card that may be placed while there are few, of one in a list, of one beside large ones or many."""
MOST_LARGE, MOST_BESIDE, LIST, MOST_IN_TWO = 2, 3, 4, 8
"""How many are drawn large, how many others beside them; how many have a line each, how many two columns so large."""
FLAT = PortalLayout(HALF, 396, 94, True)
"""Of the own Portal: low, so that the hand and its question fit a phone."""
EDGE, GAPS = 14, GAP / EM
"""Pixels around it, units between its parts."""
ASKED_ABOUT = ("turn", "swap", "keeper")
"""Questions about columns; where nothing is asked they are shown too."""
PART = (WIDTH - 2 * EDGE - GAP) / 2 / EM
"""Units of either half."""
COLUMN, COLUMNS, DARK = 68, 760, 46
"""Pixels of a card in a column, for the cards of all, and what a token takes of that."""


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


class OpenColumn(NamedTuple):
    """A column that can be taken."""

    cards: tuple[tuple[SpellCard, bool], ...]
    """Each, and whether it has a space and brings more than what the seat holds for it."""
    points: int
    """What these would bring."""
    dark: bool
    """The hand would be too large: that costs a Dark token."""


@dataclass(frozen=True)
class HandTile(Tile):
    """All of it in one picture."""

    GAME: ClassVar[str] = "alakazoo"
    portal: Portal
    cards: tuple[HeldSpell, ...]
    words: HandWords
    rivals: tuple[Portal, ...] = ()
    columns: tuple[OpenColumn, ...] = ()

    def paint(self) -> Canvas:
        return page(self.tree(), margin=EDGE)

    def tree(self) -> Piece:
        """What lies on it."""
        own = Drawn(PART, FLAT.height / EM, lambda c, x, y, w, h: c.put(panel(self.portal, FLAT), x - 2, y))
        cards = Box(self._cards(), PANEL, (0.3, 0.1), w=PART, h=FLAT.height / EM)
        rows: list[Piece] = [Row([own, cards], GAPS)]
        if self.rivals:
            rows.insert(0, Row([_chip(one, len(self.rivals)) for one in self.rivals], GAPS))
        if self.columns:
            dark, cards = sum(one.dark for one in self.columns), sum(len(one.cards) for one in self.columns)
            size = min(COLUMN, (COLUMNS - DARK * dark) // max(1, cards) - 6)
            best = max(1, *[one.points for one in self.columns])
            columns = [_column(at, one, size, one.points == best) for at, one in enumerate(self.columns, 1)]
            rows.append(Row(columns, GAPS))
        return Column(rows, GAPS)

    def _cards(self) -> Piece:
        """Those that may be placed, large, the others below; or a line each, many in two columns."""
        free, full = [one for one in self.cards if not one.full], [one for one in self.cards if one.full]
        if 0 < len(free) <= MOST_LARGE and len(full) <= MOST_BESIDE:
            large = Row([_card(one, self.words) for one in free], 0, grow=1, at="mm")
            return Column([large, *([self._filled(full)] if full else [])], 0.2)
        told = self.words if len(self.cards) <= LIST else None
        size, gap = (LYING, 0.25) if len(self.cards) <= MOST_IN_TWO else (BESIDE, 0.05)
        lines = [sized(_line(one, size, told), 14 if told else 6.9) for one in self.cards]
        each = 1 if told else 2
        rows = [Row(lines[at : at + each], 0.4) for at in range(0, len(lines), each)]
        return Column(rows, gap, at="lm")

    def _filled(self, some: Sequence[HeldSpell]) -> Piece:
        """Those whose space has a card."""
        cards = [Sprite(lying(one.card, BESIDE)) for one in some]
        word = Words(self.words.full, SMALL, MUTED, width=NARROWEST, at="rm", grow=1)
        return Box(Row([*cards, word], 0.3), BACK, (0.4, 0), h=2.7)


def hand(view: View, who: Sequence[DrawnPerson], words: HandWords) -> HandTile:
    """The hand of the view's seat."""
    seat = cast(int, view.seat)
    portal = portal_of(view, who[seat])
    cards = [_held(view, portal, card_of(card)) for card in sorted(view.hand, key=lambda card: (type_of(card), card))]
    cards.sort(key=lambda held: (held.full, len(held.missing), -held.points))
    rivals = [portal_of(view, who[(seat + step) % view.seats]) for step in range(1, view.seats)]
    asked = {each.kind for each in view.decisions if each.seat == seat}
    columns = [_open(view, seat, number) for number in range(len(view.columns))]
    shown = not asked or asked.intersection(ASKED_ABOUT)
    return HandTile(portal, tuple(cards), words, tuple(rivals), tuple(columns) if shown else ())


def _held(view: View, portal: Portal, card: SpellCard) -> HeldSpell:
    space = portal.spaces[card.space]
    missing = tuple([kind for kind, lit in zip(space.runes, space.lit, strict=True) if not lit])
    first = all(placed[card.space] < 0 for placed in view.portals)
    points = (card.creature == portal.creature) + first
    return HeldSpell(card, points, missing if not space.card else (), space.card is not None)


def _open(view: View, seat: int, number: int) -> OpenColumn:
    """What a column is to the seat."""
    found = fact(view, seat, "turn", [("column", number)]).stands
    good = which(found, "points")
    cards = tuple([(card_of(card), card in good) for card in view.columns[number]])
    return OpenColumn(cards, total(found, "points"), total(found, "over") > 0)


# ---- drawing -------------------------------------------------------------------------------------------------------


def _chip(one: Portal, beside: int) -> Piece:
    """A rival: creature, name, spaces filled, points; alone also tokens and hand, with two others in two lines."""
    look = [Sprite(face(one.creature, 60))] if one.creature else []
    who = Person(one.person, BODY if beside < 3 else SMALL, most=9, grow=1)
    size = 54 if beside < 3 else 44
    has: list[Piece] = [Sprite(nine(one.filled, size)), points(one.points, one.leads, size=size, h=size / EM)]
    if beside == 1:
        has = [Row([Sprite(token(slot, 48)) for slot in one.slots], 0.12), counted("hand", one.hand), *has]
    w = (WIDTH - 2 * EDGE - (beside - 1) * GAP) / beside / EM
    if beside < 3:
        return Box(Row([*look, who, *has], 0.4), PANEL, (0.4, 0.1), turn=one.turn, w=w, h=2.2)
    below = Row([has[0], Drawn(grow=1), has[1]], 0.4)
    return Box(Row([*look, Column([who, below], 0, grow=1)], 0.4), PANEL, (0.4, 0), turn=one.turn, w=w, h=2.6)


def _card(held: HeldSpell, words: HandWords) -> Piece:
    """A card that may be placed, large, and below it whether it fits."""
    card = Box(Sprite(loose(held.card, LARGE)), None, (0, 0), usable=not held.missing)
    return sized(Column([Row([card], at="mm"), Row(_use(held, words), 0.25, at="mm")], 0.2, at="lm"), 7.2)


def _line(held: HeldSpell, size: int, words: HandWords | None) -> Piece:
    """A card, and beside it whether it fits."""
    card = Box(Sprite(lying(held.card, size)), None, (0, 0), usable=not held.missing and not held.full, h=size / EM)
    return Row([card, *_use(held, words)], 0.3)


def _use(held: HeldSpell, words: HandWords | None) -> list[Piece]:
    """Whether it fits, or what its space lacks, and the points that it brings; without words in signs alone."""
    if held.full:
        filled = [Words(words.full, BODY, MUTED, width=NARROWEST)] if words else []
        return [Sprite(tick(False, 40)), *filled]
    points = f"+{held.points}"
    if not held.missing:
        return [Sprite(tick(True, 40)), bold(f"{words.fits}: {points}" if words else points, BODY, GOOD)]
    needs = [Words(words.needs, BODY, CREAM, width=NARROWEST)] if words else []
    brings = [bold(points)] if held.points and words else []
    return [*needs, *[Sprite(rune(kind, 46, False)) for kind in held.missing], *brings]


def _column(number: int, one: OpenColumn, size: int, best: bool) -> Piece:
    """A column: what is of no use is crossed; mint corners where it brings most."""
    cards = [Sprite((placed if good else crossed)(card, size)) for card, good in one.cards]
    dark = [Sprite(token("dark", 40))] if one.dark else []
    mark = Sprite(disc(str(number), 48, CREAM, INK))
    return Box(Row([mark, *dark, *cards], 0.18), PANEL, (0.25, 0), usable=best, h=2.15, grow=1)
