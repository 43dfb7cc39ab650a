"""The Castle Keeper's powers, and in the earlier edition the Magic Helper's (OO-28, OO-29, OO-41, OO-53).

a: discard a hand card, take any column card · b: exchange a hand card for a random one of a rival's hand · c: exchange
a Portal card with a hand card · d: exchange a Portal card with a rival's. Power and targets are drafted in secret
before the token is paid; the questions of the draft are all of one kind, as which is asked tells of the hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from games.kernel.frames import BACK, Frame, Question, ask, named

from .cards import CARDS, SPACES, type_of
from .state import WIZARD, Zones, full

if TYPE_CHECKING:
    from games.kernel.game import Action

    from .rules import Alakazoo

STEPS = {"a": ("discard", "take"), "b": ("offer", "rival"), "c": ("lay",), "d": ("rival", "space")}
"""What each power asks for, one question a word; an answer has one meaning, so the words for a hand card differ."""
POWER = {power: ("power", power) for power in STEPS}
CARD_WORDS = {word: tuple((word, card) for card in CARDS) for word in ("discard", "take", "offer", "lay")}
RIVAL = tuple(("rival", seat) for seat in range(4))
SPACE = tuple(("space", space) for space in SPACES)


# ---- who and what the powers can name -------------------------------------------------------------------------------


def own_spaces(s: Zones, seat: int) -> list[int]:
    """The filled spaces of the acting seat's Portal that c and d may name.

    The Helper is put on the space it exchanges, so not where it stands (OO-53).
    """
    helper = s.helpers[seat]
    return [space for space, card in enumerate(s.portals[seat]) if card >= 0 and space != helper]


def hand_rivals(s: Zones, seat: int) -> list[int]:
    """Whom b may name: a hand to draw from, and no Portal that is filled (OO-41)."""
    return [rival for rival, hand in enumerate(s.hands) if rival != seat and hand and not full(s, rival)]


def shared_spaces(s: Zones, seat: int, rival: int) -> list[int]:
    """The spaces that d may exchange with `rival`: filled in both Portals, the rival's not whole (OO-41)."""
    theirs = s.portals[rival]
    if rival == seat or full(s, rival):
        return []
    return [space for space in own_spaces(s, seat) if theirs[space] >= 0]


def portal_rivals(s: Zones, seat: int) -> list[int]:
    """Whom d may name."""
    return [rival for rival in range(len(s.portals)) if shared_spaces(s, seat, rival)]


def available(s: Zones, seat: int) -> bool:
    """OO-28: a power that can be carried out, for all the table knows of the hand."""
    if s.hands[seat] and (any(s.columns) or own_spaces(s, seat) or hand_rivals(s, seat)):
        return True
    return bool(portal_rivals(s, seat))


# ---- the draft -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Keeper(Frame["Alakazoo"]):
    """OO-28: power and targets, step by step; with the last of them the token is paid and the power used."""

    seat: int
    steps: list[Action]
    """The answers so far."""
    DRAFT: ClassVar[bool] = True

    def choices(self, g: Alakazoo) -> list[Question]:
        options = next_options(g.state, self.seat, completed(g.state, self.seat, self.steps))
        return ask(self.seat, "keeper", (*options, BACK), BACK, False)

    def apply(self, g: Alakazoo, seat: int, action: Action, key: str = "") -> None:
        if action == BACK:
            if self.steps:
                self.steps.pop()
            else:
                g.stack.pop()
            g.drafted()
            return
        self.steps.append(action)
        steps = completed(g.state, seat, self.steps)
        if next_options(g.state, seat, steps):
            g.drafted()
        else:
            use(g, seat, *[value for _, value in steps])


def completed(s: Zones, seat: int, answers: list[Action]) -> list[Action]:
    """All that is named by the answers so far: with the rival, where only one can be."""
    steps: list[Action] = []
    for answer in answers:
        steps.append(answer)
        options = next_options(s, seat, steps)
        if len(options) == 1 and options[0][0] == "rival":
            steps += options
    return steps


def next_options(s: Zones, seat: int, steps: list[Action]) -> tuple[Action, ...]:
    """What can be named after `steps`; () after the last."""
    if not steps:
        return tuple([POWER[power] for power in POWER if possible(s, seat, power)])
    power = named(steps, "power")
    words = STEPS[power][len(steps) - 1 :]
    if not words:
        return ()
    word = words[0]
    if word == "rival":
        return tuple([RIVAL[rival] for rival in (hand_rivals if power == "b" else portal_rivals)(s, seat)])
    if word == "space":
        return tuple([SPACE[space] for space in shared_spaces(s, seat, named(steps, "rival"))])
    cards = [card for column in s.columns for card in column] if word == "take" else s.hands[seat]
    if word == "lay":
        spaces = own_spaces(s, seat)
        cards = [card for card in cards if card is not None and type_of(card) in spaces]
    return tuple([CARD_WORDS[word][card] for card in cards if card is not None])


def possible(s: Zones, seat: int, power: str) -> bool:
    """Whether `seat` can carry out `power`."""
    if power == "d":
        return bool(portal_rivals(s, seat))
    if power == "c":
        return bool(next_options(s, seat, [POWER["c"]]))
    return bool(s.hands[seat]) and bool(any(s.columns) if power == "a" else hand_rivals(s, seat))


# ---- the powers ------------------------------------------------------------------------------------------------------


def use(g: Alakazoo, seat: int, power: str, first: int, second: int = -1) -> None:
    """The token is paid, the Helper put where it helps (OO-53), and the power carried out."""
    s = g.state
    g.begin(seat)
    s.magic[seat] -= 1
    g.tell("keeper", seat, power)
    if g.edition.figure:
        stand = {"c": type_of(first), "d": second}.get(power, WIZARD)
        s.helpers[seat] = stand
        g.tell("helper", seat, stand)
    if power == "a":
        trade(g, seat, first, second)
    elif power == "b":
        g.push(Exchange(seat, second, first))
    elif power == "c":
        exchange_own(g, seat, first)
    else:
        exchange_portals(g, seat, first, second)


def trade(g: Alakazoo, seat: int, given: int, taken: int) -> None:
    """OO-28 a: discard a hand card, take any one card of any column; the column is not refilled."""
    s = g.state
    number = next(number for number, column in enumerate(s.columns) if taken in column)
    s.hands[seat].remove(given)
    s.discard.append(given)
    s.columns[number].remove(taken)
    s.hands[seat].append(taken)
    g.tell("traded", seat, given, taken, number)


@dataclass(slots=True)
class Exchange(Frame["Alakazoo"]):
    """OO-28 b: a hand card for a random one of a rival's hand, drawn before it gets there; then a Dark token.

    Both players see the two cards, the others only that it happened.
    """

    seat: int
    rival: int
    given: int

    def run(self, g: Alakazoo) -> bool:
        g.stack.pop()
        mine, theirs = g.state.hands[self.seat], g.state.hands[self.rival]
        got = theirs.pop(g.chance.below(len(theirs)))
        mine.remove(self.given)
        theirs.append(self.given)
        mine.append(got)
        g.tell("exchanged", self.seat, self.rival)
        g.tell("exchanged-cards", self.seat, self.rival, self.given, got, to=(self.seat, self.rival))
        g.take_dark(self.seat)
        return True


def exchange_own(g: Alakazoo, seat: int, laid: int) -> None:
    """OO-28 c, OO-29: a hand card replaces the card of its type in the seat's Portal, for no points."""
    hand, portal = g.state.hands[seat], g.state.portals[seat]
    taken = portal[type_of(laid)]
    hand.remove(laid)
    hand.append(taken)
    portal[type_of(laid)] = laid
    g.tell("own-exchange", seat, laid, taken)


def exchange_portals(g: Alakazoo, seat: int, rival: int, space: int) -> None:
    """OO-28 d, OO-29: the seat swaps a Portal card with a rival's of the same type, then takes a Dark token."""
    mine, theirs = g.state.portals[seat], g.state.portals[rival]
    mine[space], theirs[space] = theirs[space], mine[space]
    g.tell("rival-exchange", seat, rival, mine[space], theirs[space])
    g.strike(seat, rival)
    g.take_dark(seat)
