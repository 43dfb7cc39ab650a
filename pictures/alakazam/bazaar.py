"""What all share in Alakazam!: round and phase, who is done, the dice and cards in the centre, the open offers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple

from games.alakazam.offers import ALL
from games.alakazam.offers import Offer as OpenOffer
from games.alakazam.rules import Look
from games.alakazam.view import View
from pictures.art import mark
from pictures.canvas import GAP, HIGHEST, INNER, MARGIN, Canvas
from pictures.palette import CREAM, INK, MUTED, PANEL, RAISED
from pictures.people import DrawnPerson, initial, write
from pictures.pieces import arrow, disc, tick
from pictures.tile import Tile
from pictures.type import BODY, BOLD, NAME, NARROW, NARROWEST, SMALL, width_of

from .cards import BazaarWords, Goal, backs, chip, dice_row, flow, lines_of, row_size, wish
from .goal_cards import cards_height, goal_card, put_cards
from .seats import open_goal

CHIP_ROOM = 880
STRIP, DICE = 92, 94
"""Heights: of what the round is at, of the dice in the centre."""
OFFER = 92
FIRST, TOP = 134, MARGIN + STRIP + GAP
"""Where the dice of the centre begin, from the left and from above."""


class DrawnOffer(NamedTuple):
    """An open offer."""

    giver: DrawnPerson
    taker: DrawnPerson | None
    """None: to everybody."""
    gives: tuple[tuple[int, int], ...]
    """A die, and 1 where its receiver may roll it again."""
    wants: tuple[tuple[int, int], ...]
    """A die or a pattern: 100 + colour, 200 + number."""


@dataclass(frozen=True)
class BazaarTile(Tile):
    """Round, phase, who is done (a tick, else the initial of the name); what lies in the centre."""

    GAME: ClassVar[str] = "alakazam"
    round: int
    phase: int
    """0 look, 1 trade, 2 score."""
    people: tuple[tuple[str, bool], ...]
    """Of each seat in the round its initial, and whether it is done."""
    centre: tuple[int, ...]
    cards: tuple[Goal, ...]
    hidden: int
    """Cards that lie face down."""
    deck: int
    """Cards of the market's deck; 0 where there is none."""
    phases: tuple[str, ...] = BazaarWords().phases
    """What the three are called."""
    called: str = BazaarWords().centre
    """What the centre is called."""
    cramped: bool = False
    """There is no room for the cards with their dice: their names are chips."""

    @property
    def with_cards(self) -> int:
        """How high it is unless it is cramped."""
        return TOP + DICE + (GAP + cards_height(len(self.cards)) if self.cards else 0) + MARGIN

    def paint(self) -> Canvas:
        return _chips(self) if self.cramped else _cards(self)


@dataclass(frozen=True)
class Offers(Tile):
    """The open offers, each die on the arrow to where it would go."""

    GAME: ClassVar[str] = "alakazam"
    offers: tuple[DrawnOffer, ...]

    @property
    def high(self) -> int:
        """Pixels."""
        return 2 * MARGIN + len(self.offers) * (OFFER + GAP) - GAP

    def paint(self) -> Canvas:
        c = Canvas(self.high)
        for at, offer in enumerate(self.offers):
            _offer(c, MARGIN + at * (OFFER + GAP), offer)
        return c


# ---- facts ---------------------------------------------------------------------------------------------------------


def bazaar(view: View, who: Sequence[DrawnPerson], words: BazaarWords, room: int = HIGHEST) -> BazaarTile:
    """Of a spectator's view; cramped where it would be higher than `room` pixels."""
    phase = 0 if view.find(Look) is not None else 1 if view.trade is not None else 2
    asked = {decision.seat for decision in view.decisions}
    there = [seat for seat in view.dealt if seat not in view.left]
    done = [(initial(who[seat]), bool(view.done[seat]) if phase else seat not in asked) for seat in there]
    cards = [card for card in view.table if card is not None]
    goals = tuple([open_goal(card, called=words.called) for card in cards])
    hidden = len(view.table) - len(cards)
    deck = view.deck_size if view.options.market else 0
    lying = tuple(view.centre), goals, hidden, deck
    tile = BazaarTile(view.round, phase, tuple(done), *lying, words.phases, words.centre)
    return replace(tile, cramped=tile.with_cards > min(room, HIGHEST))


def offers(view: View, who: Sequence[DrawnPerson]) -> Offers | None:
    """The open offers of a spectator's view; None where there are none."""
    open_ = view.trade.offers if view.trade is not None else []
    return Offers(tuple([offer_of(offer, who) for offer in open_])) if open_ else None


def offer_of(offer: OpenOffer, who: Sequence[DrawnPerson]) -> DrawnOffer:
    """One of them."""
    taker = None if offer.to == ALL else who[offer.to]
    return DrawnOffer(who[offer.seat], taker, tuple(offer.given), tuple(offer.wanted))


# ---- drawing -------------------------------------------------------------------------------------------------------


def _cards(facts: BazaarTile) -> Canvas:
    """The dice in the centre, and below them all cards that lie open."""
    c = Canvas(facts.with_cards)
    _strip(c, facts)
    c.box(MARGIN, TOP, INNER, DICE, PANEL)
    middle = TOP + DICE / 2
    _named(c, middle, facts.called)
    left = 1060.0
    for count in (facts.deck, facts.hidden):
        if count:
            sprite = backs(count)
            left -= sprite.width
            c.put(sprite, left, middle, "lm")
    if facts.centre:
        size = row_size(facts.centre, left - FIRST - MARGIN, 66)
        dice_row(c, FIRST, middle - size / 2 - 5, facts.centre, size)
    put_cards(c, MARGIN, TOP + DICE + GAP, [goal_card(goal) for goal in facts.cards])
    return c


def _named(c: Canvas, y: float, called: str) -> None:
    """The centre's sign with its name below, about the line `y`."""
    c.put(mark("centre", 60), 78, y - 16, "mm")
    c.text(78, y + 30, called, SMALL, CREAM, "mm", BOLD, NARROWEST, 100)


def _chips(facts: BazaarTile) -> Canvas:
    """The same with so many cards that names alone have room."""
    chips = [chip(goal) for goal in facts.cards]
    chips += [backs(count) for count in (facts.hidden, facts.deck) if count]
    lines = lines_of([each.width for each in chips], CHIP_ROOM)
    c, y = Canvas(TOP + 112 + 64 * lines + MARGIN), TOP
    _strip(c, facts)
    c.box(MARGIN, y, INNER, c.height - MARGIN - y, PANEL)
    _named(c, y + 56 + 32 * lines, facts.called)
    if facts.centre:
        dice_row(c, 170, y + 16, facts.centre, 66, fit=880)
    flow(c, 170, y + 104, chips, CHIP_ROOM)
    return c


def _strip(c: Canvas, facts: BazaarTile) -> None:
    """The round, its phases with the present one on cream, and who is done."""
    y = MARGIN
    c.box(MARGIN, y, INNER, STRIP, RAISED)
    c.put(mark("round", 60), 74, y + 45, "mm")
    x = 116 + c.text(116, y + 48, facts.round, 56, CREAM, weight=BOLD) + 24
    room = 1044 - 62 * (len(facts.people) - 1) - 29 - 14 - x
    natural = [width_of(words, BODY, BOLD, NARROW) + 32 for words in facts.phases]
    size, width = (BODY, NARROW) if sum(natural) <= room else (SMALL, NARROWEST)
    for k, words in enumerate(facts.phases):
        wide = width_of(words, size, BOLD, width) + 32
        if k == facts.phase:
            c.box(x, y + 14, wide, 64, CREAM, 18)
        ink = INK if k == facts.phase else MUTED
        c.text(x + wide / 2, y + 47, words, size, ink, "mm", BOLD, width)
        x += wide
    for k, (letter, done) in enumerate(facts.people):
        x = 1044 - (len(facts.people) - 1 - k) * 62
        c.put(tick(True, 54, MUTED) if done else disc(letter, 58, PANEL, CREAM, MUTED), x, y + 46, "mm")


def _offer(c: Canvas, y: float, offer: DrawnOffer) -> None:
    """Giver and what it gives at the left, taker and what it would give at the right, arrows between."""
    c.box(MARGIN, y, INNER, OFFER, PANEL)
    middle = y + OFFER / 2
    write(c, 46, middle + 1, offer.giver, NAME, fit=190)
    if offer.taker is None:
        c.put(mark("everybody", 76), 1046, middle, "rm")
    else:
        write(c, 1054, middle + 1, offer.taker, NAME, anchor="rm", fit=190)
    side(c, 246, middle, offer.gives, False)
    side(c, 854, middle, offer.wants, True)
    c.put(arrow(66, 34, MUTED), 550, middle - 20, "mm")
    c.put(arrow(66, 34, MUTED, True), 550, middle + 20, "mm")


def side(c: Canvas, x: float, y: float, dice: Sequence[tuple[int, int]], right: bool, size: int = 56) -> None:
    """One side of an offer: its dice from `x` on, or up to it."""
    sprites = [wish(number, size) for number, _ in dice]
    total = sum(sprite.width + 4 for sprite in sprites) - 4
    left = x - total if right else x
    for sprite, (_, again) in zip(sprites, dice, strict=True):
        c.put(sprite, left, y, "lm")
        if again:
            c.put(mark("again", 34), left + sprite.width - 2, y + sprite.height / 2 + 4, "rb", over=True)
        left += sprite.width + 4
