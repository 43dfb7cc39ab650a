"""The own dice and cards of Alakazam!, how far each card is, and what offers to the own seat are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import ClassVar, NamedTuple, cast

from games.alakazam.cards import CARDS
from games.alakazam.goals import Line, sheet
from games.alakazam.lacking import CENTRE, LackingDie, lacking_dice
from games.alakazam.offers import Offer as OpenOffer
from games.alakazam.offers import candidates, is_pattern, said
from games.alakazam.state import present, without
from games.alakazam.view import View
from pictures.art import mark
from pictures.canvas import GAP, INNER, MARGIN, Canvas
from pictures.palette import COST, CREAM, GAIN, GOLD, INK, MUTED, PANEL, PAPER, RAISED
from pictures.people import DrawnPerson, write
from pictures.pieces import arrow, signed, tick, usable
from pictures.tile import Tile
from pictures.type import BOLD, NAME, NARROW, NARROWEST, SMALL, width_of

from .bazaar import DrawnOffer, offer_of, side
from .cards import BazaarWords, Called, Goal, capsule, chip, flow, gain_ink, lines_of, named_dice, printed, track
from .goal_cards import PATTERNS, POINTS, bonus_sign, dice_chip, pattern_die, slot_die
from .progress import Slot, progress
from .seats import goal_of, locked, open_goal

HandWords = Callable[[str], str]
"""A goal's id → what it asks for, in at most four words of the reader's language."""
SHOWN = 3
"""Cards that have room for how far they are; with more they are chips."""
LINES = 6
"""Of chips with their dice; with more the names alone are shown."""
CARD = 120
DICE, FOOT = 148, 52
"""Heights: of the own dice with the points beside them, of the way to 31 below the cards."""
OFFERED = 168
FITTINGS = 64
"""Ways to fill an offer's patterns that are looked at."""


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


@dataclass(frozen=True)
class Mine(Tile):
    """Own dice, points and what the round would bring, cards, the way to 31."""

    GAME: ClassVar[str] = "alakazam"
    dice: tuple[int, ...]
    points: int
    gain: int
    cards: tuple[Own, ...]
    colour_names: tuple[str, ...] = BazaarWords().colours
    """What each colour is called."""
    ends: str = BazaarWords().ends
    """How many points end the game, in words; empty: none do."""
    leads: bool = False
    short: str = BazaarWords().short
    """That one die is missing."""

    def paint(self) -> Canvas:
        room = INNER - 48
        chips = [dice_chip(own.goal, own.slots) for own in self.cards] if len(self.cards) > SHOWN else []
        if lines_of([each.width for each in chips], room) > LINES:
            chips = [chip(own.goal) for own in self.cards]
        tall = lines_of([each.width for each in chips], room) * 66 if chips else len(self.cards) * (CARD + GAP)
        c = Canvas(2 * MARGIN + DICE + tall + FOOT)
        c.box(MARGIN, MARGIN, INNER, c.height - 2 * MARGIN, PANEL)
        _dice(c, self)
        if chips:
            flow(c, 44, MARGIN + DICE, chips, room, line=66)
        else:
            for at, own in enumerate(self.cards):
                _card(c, MARGIN + DICE + at * (CARD + GAP), own, self.short)
        track(c, 44, c.height - MARGIN - FOOT + 17, 560, self.points, self.points + self.gain, MUTED, self.ends)
        return c


@dataclass(frozen=True)
class Proposal(Tile):
    """An offer to the own seat: what comes, what goes, what it is worth."""

    GAME: ClassVar[str] = "alakazam"
    offer: DrawnOffer
    worth: int | None
    """How much more the round would bring if it ended then; None: it can't be accepted now."""
    changed: tuple[Goal, ...]
    """The cards that would bring something else."""

    def paint(self) -> Canvas:
        c = Canvas(2 * MARGIN + OFFERED)
        c.box(MARGIN, MARGIN, INNER, OFFERED, RAISED)
        if self.worth is not None:
            usable(c, MARGIN, MARGIN, INNER, OFFERED, 0)
        c.put(mark("trade", 84), 92, MARGIN + 48, "mm")
        write(c, 52, MARGIN + 126, self.offer.giver, NAME, fit=250)
        _ways(c, self.offer)
        if self.worth is not None:
            c.text(1040, MARGIN + 54, signed(self.worth), SCORE_SIZE + 36, gain_ink(self.worth), "rm", BOLD)
            _changed(c, self.changed)
        return c


# ---- facts ---------------------------------------------------------------------------------------------------------


def hand(view: View, who: Sequence[DrawnPerson], words: HandWords, named: BazaarWords) -> tuple[Tile, ...]:
    """What the view's seat has, and the offers that wait for its answer."""
    seat = cast(int, view.seat)
    if not view.pools[seat]:
        return ()
    open_ = view.trade.offers if view.trade is not None else []
    mine = [offer for offer in open_ if seat in offer[5]]
    return (mine_of(view, who, words, named), *[proposal(view, offer, who, named.called) for offer in mine])


def is_offering(view: View) -> bool:
    """An offer is being made: what lies in the centre is no part of it."""
    words = view.trade.drafts[cast(int, view.seat)] if view.trade is not None else ()
    return said(tuple([tuple(word) for word in words])).first in ("offer", "counter", "change")


def mine_of(view: View, who: Sequence[DrawnPerson], words: HandWords, named: BazaarWords) -> Mine:
    """The own dice and cards."""
    seat, called = cast(int, view.seat), named.called
    pool = view.pools[seat]
    held = [card for card in view.hands[seat] if card is not None]
    rolled = pool[0] % 10 > 0
    lines = view.sheet(seat).lines if rolled else ()
    gain = 0 if view.outcome is not None else sum(line.points for line in lines)
    missing = {found.card: _lacking(found, who) for found in lacking_dice(view, seat)} if rolled else {}
    cards = [
        Own(
            goal_of(line, called),
            words(CARDS[line.card].id),
            progress(line.card, line.finding, pool, seat),
            missing.get(line.card),
        )
        for line in lines
    ]
    cards = cards or [Own(open_goal(card, called=called), words(CARDS[card].id), ()) for card in held]
    ends = "" if view.options.rounds else named.ends
    leads = view.points[seat] == max(view.points) > 0
    return Mine(tuple(sorted(pool)), view.points[seat], gain, tuple(cards), named.colours, ends, leads, named.short)


def _lacking(found: LackingDie, who: Sequence[DrawnPerson]) -> Lacking:
    return Lacking(found.into, None if found.owner == CENTRE else who[found.owner], found.points)


def proposal(view: View, offer: OpenOffer, who: Sequence[DrawnPerson], called: Called = printed) -> Proposal:
    """What an offer is worth to the view's seat: with the dice it would best give for patterns."""
    seat = cast(int, view.seat)
    ways = fittings(view, seat, offer)
    if not ways:
        return Proposal(offer_of(offer, who), None, ())
    before = {line.card: line for line in view.sheet(seat).lines}
    best = max([_after(view, seat, offer, gone) for gone in ways], key=lambda lines: sum(line.points for line in lines))
    worth = sum(line.points for line in best) - sum(line.points for line in before.values())
    changed = tuple([goal_of(line, called) for line in best if line.points != before[line.card].points])
    return Proposal(offer_of(offer, who), worth, changed)


def fittings(view: View, seat: int, offer: OpenOffer) -> list[tuple[int, ...]]:
    """The dice that `seat` could give for what an offer wants, at most 64 ways; [] where it can't."""
    wanted, free = offer.wanted, without(view.pools[seat], locked(view, seat))
    fixed = tuple([die for die, _ in wanted if not is_pattern(die)])
    among = candidates(tuple(free), wanted, ())
    if among is None:
        return []
    ways = [(*fixed, *picks) for picks, _ in zip(product(*among), range(FITTINGS), strict=False)]
    return [way for way in ways if all(free.count(die) >= way.count(die) for die in way)]


def _after(view: View, seat: int, offer: OpenOffer, gone: tuple[int, ...]) -> tuple[Line, ...]:
    """The own score sheet once the offer is accepted with these dice."""
    giver, come = offer.seat, [die for die, _ in offer.given]
    pools = [[*pool] for pool in view.pools]
    pools[seat] = without(pools[seat], gone) + come
    pools[giver] = [*without(pools[giver], come), *gone]
    hands = [[card for card in hand if card is not None] for hand in view.hands]
    return sheet(seat, pools, hands, present(view) or view.dealt, view.options.penalty == "flat").lines


# ---- drawing -------------------------------------------------------------------------------------------------------


def _dice(c: Canvas, facts: Mine) -> None:
    """Dice by colour at the left; points, and what the round would bring, at the right."""
    points = str(facts.points).replace("-", "−")
    gain = signed(facts.gain) if facts.gain or facts.cards else ""
    wide = width_of(points, 76, BOLD) + 56
    right = 1050 - width_of(gain, SCORE_SIZE, BOLD)
    c.text(right, MARGIN + 78, gain, SCORE_SIZE, gain_ink(facts.gain), weight=BOLD)
    c.box(right - 18 - wide, MARGIN + 24, wide, 104, GOLD if facts.leads else RAISED, 22)
    c.text(right - 18 - wide / 2, MARGIN + 78, points, 76, INK if facts.leads else CREAM, "mm", BOLD)
    named_dice(c, 44, MARGIN + 12, facts.dice, right - 18 - wide - 60, facts.colour_names)


SCORE_SIZE = 64


def _card(c: Canvas, y: float, own: Own, short: str) -> None:
    """Name and what it asks for at the left, its dice in the middle, what it brings at the right.

    Where one die is missing that die stands below the others, with whoever has it and what it would bring.
    """
    goal, lacking = own.goal, own.lacking
    c.box(44, y, 1012, CARD, PAPER, 20)
    left = 64
    if goal.points is not None:
        c.put(tick(goal.met, 56), 92, y + CARD / 2 + 2, "mm")
        left = 138
    c.text(left, y + 38, goal.name, NAME - 4, INK, weight=BOLD, width=NARROW, fit=452 - left)
    c.text(left, y + 88, own.words, SMALL, INK, width=NARROW, fit=452 - left)
    pattern = PATTERNS[goal.card]
    step = min(66 if lacking is None else 56, int(400 / max(6, len(own.slots))))
    dice = [slot_die(slot, step - 6) for slot in own.slots]
    dice = dice or [pattern_die(sign, step - 6) for sign in pattern.line]
    middle = y + (CARD / 2 if lacking is None else 34)
    for at, sprite in enumerate([bonus_sign(pattern.sign)] if pattern.sign else dice):
        c.put(sprite, 464 + at * step, middle, "lm")
    if lacking is None:
        _brings(c, y, own)
    else:
        _would_bring(c, y, goal, lacking, short)


def _would_bring(c: Canvas, y: float, goal: Goal, lacking: Lacking, short: str) -> None:
    """What the goal costs as it is; below, the die that is missing, who has it, what the goal would bring with it."""
    c.text(1036, y + 34, signed(goal.points or 0), NAME - 4, COST, "rm", BOLD)
    line, end = y + 90, 1036 - width_of(signed(lacking.points), NAME - 4, BOLD)
    c.text(1036, line + 1, signed(lacking.points), NAME - 4, GAIN, "rm", BOLD)
    c.put(arrow(44, 34, GAIN), end - 12, line, "rm")
    x = 464 + c.text(464, line + 1, short, SMALL, COST, weight=BOLD, width=NARROWEST) + 12
    sprite = capsule(((lacking.die, False, False),), 40)
    c.put(sprite, x, line, "lm")
    x += sprite.width + 10
    if lacking.owner is None:
        c.put(mark("centre", 50), x, line, "lm")
    else:
        write(c, x, line + 1, lacking.owner, SMALL, INK, weight=BOLD, fit=end - 68 - x)


def _brings(c: Canvas, y: float, own: Own) -> None:
    """The points for four, five, six dice, or what it brings now."""
    goal, tiers = own.goal, POINTS[own.goal.card]
    if len(tiers) < 3 or not goal.met:
        said = goal.worth if goal.points is None else signed(goal.points)
        ink = INK if goal.points is None else GAIN if goal.met else COST
        c.text(1036, y + CARD / 2 + 3, said, 56 if len(said) < 4 else NAME, ink, "rm", BOLD, fit=160)
        return
    for k, value in enumerate(tiers):
        ink = GAIN if value == goal.points else "#655F48"
        c.text(906 + k * 58, y + 40, f"+{value}", NAME - 4, ink, "mm", BOLD, NARROW)
        c.text(906 + k * 58, y + 88, k + 4, SMALL, ink, "mm", width=NARROW)


def _ways(c: Canvas, offer: DrawnOffer) -> None:
    for dice, y, left in ((offer.gives, MARGIN + 44, False), (offer.wants, MARGIN + 124, True)):
        c.put(arrow(330, 50, MUTED, left), 480, y, "mm", over=True)
        wide = sum(58 + 54 for _ in dice)
        side(c, 480 - min(150, wide / 2), y, dice, False, 60)


def _changed(c: Canvas, goals: Sequence[Goal]) -> None:
    """The card that changes most."""
    if not goals:
        return
    goal = max(goals, key=lambda goal: abs(goal.points or 0))
    c.put(chip(goal, 380), 1040, MARGIN + 130, "rm")
