"""The hand of Alakazam!: rivals in a line each, own dice and goals and how far these are, what offers are worth, the
centre."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, NamedTuple, cast

from games.alakazam.cards import CARDS, IS_BONUS, LIMITS, NEUTRAL, penalty
from games.alakazam.goals import worths
from games.alakazam.lacking import CENTRE, LackingDie, lacking_dice
from games.alakazam.offers import said
from games.alakazam.view import View
from games.alakazam.worth import one_short
from pictures.art import mark
from pictures.canvas import HIGHEST, WIDTH, Canvas
from pictures.layout import EM, Box, Column, Drawn, Person, Piece, Row, Sprite, Words, bold, flow, page, sized
from pictures.palette import COST, GAIN, INK, PANEL, PAPER, RAISED
from pictures.people import DrawnPerson
from pictures.pieces import arrow, signed, tick
from pictures.seats import GAP, named, points, seat_line
from pictures.tile import Tile
from pictures.type import BODY, BOLD, NAME, NARROW, NARROWEST, SCORE, SMALL, WIDE

from .bazaar import DrawnOffer, offer_of, side
from .cards import BazaarWords, Called, Goal, backs, capsule, capsules, chip, dice_row, gain_ink, printed, row_size
from .goal_cards import ACROSS, BETWEEN, PATTERNS, POINTS, bonus_sign, dice_chip, goal_card, pattern_die, slot_die
from .offered import worth
from .progress import Slot, progress
from .seats import SeatLine, goal_of, open_goal, row_of

HandWords = Callable[[str], str]
"""A goal's id → what it asks for, in at most four words of the reader's language."""
EDGE = 14
"""Pixels around it."""
HIGH, LOW, DIE, OWN_DIE, LYING_DIE, OFFERED_DIE = 1.9, 1.65, 46, 62, 44, 46
"""Units of a rival's line, and where room is short; pixels of a die there, an own one, in the centre, in an offer."""
NAMED, SLOTS, CARD = 8.4, 11.4, 2.7
"""Units of a goal's name, of its dice, and how high it stands."""
WORDED, DRAWN, NAMES = range(3)
"""How the cards of the centre are shown: with what they ask for in words and dice, in dice alone, by their names."""
FADED = "#655F48"
"""What a goal would bring with more dice, or fewer."""


class Lacking(NamedTuple):
    """The one die that is missing."""

    die: int
    owner: DrawnPerson | None
    """Whose it is; None: it lies in the centre."""
    points: int
    """What the goal would bring with it."""


class Own(NamedTuple):
    """A held card, and what of its dice is there; no dice before they are rolled."""

    goal: Goal
    words: str
    slots: tuple[Slot, ...]
    lacking: Lacking | None = None


class Proposal(NamedTuple):
    """An offer to the own seat."""

    offer: DrawnOffer
    worth: int | None
    """How much more the round would bring if it ended then; None: it can't be accepted now."""


class Stall(NamedTuple):
    """What lies in the centre for whoever trades."""

    dice: tuple[int, ...]
    cards: tuple[Goal, ...]
    """Met: by the own dice."""
    hidden: int
    """Cards that lie face down."""
    deck: int
    """Cards of the market's deck; 0 where there is none."""


@dataclass(frozen=True)
class HandTile(Tile):
    """All of it in one picture; the cards of the centre large while no goal is held."""

    GAME: ClassVar[str] = "alakazam"
    mine: SeatLine
    cards: tuple[Own, ...]
    rivals: tuple[SeatLine, ...] = ()
    offers: tuple[Proposal, ...] = ()
    stall: Stall | None = None

    def paint(self) -> Canvas:
        return page(self.tree(), margin=EDGE)

    def tree(self) -> Piece:
        """As large as there is room for."""
        forms = [(WORDED, True), (DRAWN, True)] * (not self.cards) + [(NAMES, True), (NAMES, False)]
        trees = [self._tree(*form) for form in forms]
        fits = [tree for tree in trees if tree.high(WIDTH - 2 * EDGE) <= HIGHEST - 2 * EDGE]
        return [*fits, trees[-1]][0]

    def _tree(self, cards: int, whole: bool) -> Piece:
        """How the centre's cards are shown, and whether the own goals have a line each."""
        high = HIGH if whole else LOW
        rows: list[Piece] = [_rival(row, self._wanted(row.person.seat), high) for row in self.rivals]
        rows += [_proposal(one, high + (0.4 if whole else 0.1)) for one in self.offers]
        rows.append(self._own(whole))
        if self.stall is not None:
            rows.append(_lying(self.stall, self._wanted(None), cards))
        return Column(rows, GAP if whole else GAP / 2)

    def _wanted(self, seat: int | None) -> tuple[int, ...]:
        """The dice there, None: in the centre, of which own goals lack one."""
        lacking = [own.lacking for own in self.cards if own.lacking is not None]
        return tuple([one.die for one in lacking if (None if one.owner is None else one.owner.seat) == seat])

    def _own(self, whole: bool) -> Piece:
        """Dice, points and what the round would bring; below each goal."""
        row, goal = self.mine, LIMITS.target + 1 if self.mine.flag else None
        gain = [Words(signed(row.gain), SCORE, gain_ink(row.gain), BOLD)] if row.gain else []
        dice = Drawn(grow=1, h=2.3, paint=partial(_dice, row, (), OWN_DIE))
        head = Row(
            [Person(row.person, NAME, weight=BOLD, most=5), dice, points(row.points, row.leads, goal), *gain], 0.4
        )
        if whole:
            goals: list[Piece] = [_goal(own) for own in self.cards]
        else:
            goals = [*flow([Sprite(dice_chip(own.goal, own.slots)) for own in self.cards], WIDTH / EM - 2, 0.25)]
        return Box(Column([head, *goals], GAP), PANEL, (0.6, 0.3), turn=row.trading and not row.done)


# ---- facts ---------------------------------------------------------------------------------------------------------


def hand(view: View, who: Sequence[DrawnPerson], words: HandWords, named: BazaarWords) -> HandTile | None:
    """What the view's seat has and sees; None where it has no dice."""
    seat = cast(int, view.seat)
    if not view.pools[seat]:
        return None
    mine = row_of(view, who[seat], named.called)
    order = [(seat + step) % view.seats for step in range(1, view.seats)]
    rivals = [row_of(view, who[each])._replace(goals=(), slots=()) for each in order]
    open_ = view.trade.offers if view.trade is not None else []
    offers = [Proposal(offer_of(offer, who), worth(view, seat, offer)) for offer in open_ if seat in offer[5]]
    there = (view.table or view.centre) and view.outcome is None and not _is_offering(view, seat)
    stall = stall_of(view, words, named) if there else None
    return HandTile(mine, own_cards(view, who, words, named.called), tuple(rivals), tuple(offers), stall)


def _is_offering(view: View, seat: int) -> bool:
    """An offer is being made: what lies in the centre is no part of it."""
    words = view.trade.drafts[seat] if view.trade is not None else ()
    return said(tuple([tuple(word) for word in words])).first in ("offer", "counter", "change")


def own_cards(view: View, who: Sequence[DrawnPerson], words: HandWords, called: Called = printed) -> tuple[Own, ...]:
    """The held goals and how far they are."""
    seat = cast(int, view.seat)
    pool = view.pools[seat]
    if not pool[0] % 10:
        held = [card for card in view.hands[seat] if card is not None]
        return tuple([Own(open_goal(card, called=called), words(CARDS[card].id), ()) for card in held])
    missing = {found.card: _lacking(found, who) for found in lacking_dice(view, seat)}
    return tuple(
        [
            Own(
                goal_of(line, called),
                words(CARDS[line.card].id),
                progress(line.card, line.finding, pool, seat),
                missing.get(line.card),
            )
            for line in view.sheet(seat).lines
        ]
    )


def _lacking(found: LackingDie, who: Sequence[DrawnPerson]) -> Lacking:
    return Lacking(found.into, None if found.owner == CENTRE else who[found.owner], found.points)


def stall_of(view: View, asks: Called, words: BazaarWords) -> Stall:
    """What lies in the centre: with a tick what the own dice meet. `asks`: what a card asks for, by its id."""
    seat = cast(int, view.seat)
    pool = tuple(sorted(view.pools[seat]))
    brings = worths(pool, seat) if pool[0] % 10 else None
    lying = [card for card in view.table if card is not None]
    colours, flat, goals = (*view.dealt, NEUTRAL), view.options.penalty == "flat", list[Goal]()
    for card in lying:
        goal = open_goal(card, called=words.called)
        short = words.short if brings is not None and one_short(card, pool, seat, colours) else ""
        costs = 0 if IS_BONUS[card] else penalty(card, flat)
        met = brings is not None and brings[card] > 0
        goals.append(goal._replace(met=met, worth=f"+{goal.worth}", asks=asks(goal.card), short=short, cost=costs))
    deck = view.deck_size if view.options.market else 0
    return Stall(tuple(view.centre), tuple(goals), len(view.table) - len(lying), deck)


# ---- drawing -------------------------------------------------------------------------------------------------------


def _rival(row: SeatLine, wanted: tuple[int, ...], high: float) -> Piece:
    """A line: who leads in gold, who is done with a grey tick; ringed in mint what an own goal lacks."""
    gain = Words(signed(row.gain), SCORE - 16, gain_ink(row.gain), BOLD, width=WIDE) if row.gain else Drawn()
    return seat_line(
        named(row.person, row.trading and row.done, row.left),
        [
            Drawn(grow=1, paint=partial(_dice, row, wanted, DIE)),
            points(row.points, row.leads, size=52, h=high - 0.3),
            sized(gain, 2.8),
        ],
        h=high,
    )


def _dice(
    row: SeatLine, wanted: tuple[int, ...], size: int, c: Canvas, x: float, y: float, wide: float, high: float
) -> None:
    if row.dice:
        size = row_size(row.dice, wide, size)
        dice_row(c, x, y + (high - size - 10) / 2, row.dice, size, row.locked, row.again, wanted=wanted)


def _goal(own: Own) -> Piece:
    """Whether it is met, its name and what it asks for; its dice; what it brings or costs."""
    goal = own.goal
    met = [] if goal.points is None else [Sprite(tick(goal.met, 52))]
    name = Words(goal.name, BODY, INK, BOLD, smaller=(SMALL,), width=NARROWEST)
    about = Column([name, Words(own.words, SMALL, INK, smaller=(SMALL,), width=NARROWEST)], -0.15, at="lm")
    slots = Drawn(SLOTS if own.lacking is None else SLOTS - 3, CARD, partial(_slots, own))
    brings = _brings(own) if own.lacking is None else _would_bring(goal, own.lacking)
    return Box(Row([*met, sized(about, NAMED), slots, Drawn(grow=1), brings], 0.3), PAPER, (0.4, 0), radius=18, h=CARD)


def _slots(own: Own, c: Canvas, x: float, y: float, wide: float, high: float) -> None:
    pattern = PATTERNS[own.goal.card]
    step = min(64, int(wide / max(6, len(own.slots))))
    dice = [slot_die(slot, step - 6) for slot in own.slots] or [pattern_die(sign, step - 6) for sign in pattern.line]
    for at, sprite in enumerate([bonus_sign(pattern.sign)] if pattern.sign else dice):
        c.put(sprite, x + at * step, y + high / 2, "lm")


def _brings(own: Own) -> Piece:
    """What it brings now; met, with the points for four, five, six dice."""
    goal, tiers = own.goal, POINTS[own.goal.card]
    if len(tiers) < 3 or not goal.met:
        said = goal.worth if goal.points is None else signed(goal.points)
        ink = INK if goal.points is None else GAIN if goal.met else COST
        return Words(said, 56 if len(said) < 4 else NAME, ink, BOLD, width=NARROW)
    return Row([_tier(value, count, value == goal.points) for count, value in enumerate(tiers, 4)], 0.3)


def _tier(points: int, dice: int, now: bool) -> Piece:
    """What so many dice bring."""
    ink = GAIN if now else FADED
    number = Words(dice, SMALL, ink, width=NARROW, at="mm")
    return Column([bold(f"+{points}", NAME - 4, ink, "mm"), number], -0.2, at="mm")


def _would_bring(goal: Goal, lacking: Lacking) -> Piece:
    """What the goal costs as it is; below, the die that is missing, who has it, what the goal would bring with it."""
    owner = Sprite(mark("centre", 42)) if lacking.owner is None else Person(lacking.owner, SMALL, INK, BOLD, 5.2)
    die = Sprite(capsule(((lacking.die, False, False),), 32))
    then = [die, owner, Sprite(arrow(36, 30, GAIN)), bold(signed(lacking.points), BODY, GAIN)]
    costs = Words(signed(goal.points or 0), BODY, COST, BOLD, at="rm")
    return Column([costs, Row(then, 0.2, at="rm")], -0.1, at="rm")


def _proposal(one: Proposal, high: float) -> Piece:
    """Who gives which dice for which of the reader's, and what that is worth."""
    gives, wants = [_side(dice) for dice in (one.offer.gives, one.offer.wants)]
    worth = [] if one.worth is None else [bold(signed(one.worth), SCORE, gain_ink(one.worth))]
    row = Row([named(one.offer.giver), gives, Sprite(mark("trade", 56)), wants, Drawn(grow=1), *worth], 0.4)
    return Box(row, RAISED, (0.85, 0.1), usable=one.worth is not None, h=high)


def _side(dice: Sequence[tuple[int, int]]) -> Piece:
    return Drawn(
        sum([OFFERED_DIE + (40 if number < 100 else 14) for number, _ in dice]) / EM,
        2,
        lambda c, x, y, w, h: side(c, x, y + h / 2, dice, False, OFFERED_DIE),
    )


def _centre(stall: Stall, wanted: tuple[int, ...]) -> list[Piece]:
    """Its sign and dice, and what lies face down."""
    size = row_size(stall.dice, WIDTH - 2 * EDGE - 120, LYING_DIE) if stall.dice else 0
    dice = [Row([Sprite(one) for one in capsules(stall.dice, size, wanted=wanted)], 0.2)] if stall.dice else []
    return [Sprite(mark("centre", 56)), *dice, *[Sprite(backs(count)) for count in (stall.hidden, stall.deck) if count]]


def _lying(stall: Stall, wanted: tuple[int, ...], how: int) -> Piece:
    """What lies in the centre; mint corners, or a tick, where the own dice meet a card."""
    if how == NAMES:
        cards = [Box(Sprite(chip(goal)), None, (0, 0), usable=goal.met) for goal in stall.cards]
        return Box(Column([*flow([*_centre(stall, wanted), *cards], WIDTH / EM - 2, 0.3)], 0.25), PANEL, (0.6, 0.25))
    large = [Sprite(goal_card(goal if how == WORDED else goal._replace(asks=""))) for goal in stall.cards]
    rows = [Row(large[at : at + ACROSS], BETWEEN / EM) for at in range(0, len(large), ACROSS)]
    return Column([Box(Row(_centre(stall, wanted), 0.4), PANEL, (0.6, 0), h=1.8), *rows], GAP)
