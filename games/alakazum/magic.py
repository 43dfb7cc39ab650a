"""Magic: the scroll's seven spells, paying for them, and what they do (AZ-44, AZ-60 … AZ-68)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self, cast

from games.kernel.frames import BACK, Frame, Question, ask
from games.kernel.values import Actions

from .cards import COST, ENERGY, HAND_KINDS, SPELLS, TOP
from .combat import lay_piece_aside, rise
from .forest import face
from .questions import Announced, each, listed, those, words
from .state import State2, Zones, energy_marks, face_down, owner_of

if TYPE_CHECKING:
    from games.kernel.chance import Chance
    from games.kernel.game import Action

    from .rules import Alakazum
    from .view import View

HAT = words("hat")
TAKE = words("take")
KEEP = words("keep")
PUT = words("put")
SPELL = {name: ("spell", name) for name, _ in SPELLS}
LOOKED_AT = 6
"""Forest cards that Magic of the forest looks at."""


# ---- which spells can be cast --------------------------------------------------------------------------------------


def miserable(zones: Zones, seat: int) -> bool:
    """AZ-60: every rival has more characters; with five players at least three rivals."""
    own = len(zones.teams[seat])
    richer = 0
    for team in zones.teams:
        richer += len(team) > own
    return richer >= (3 if len(zones.teams) == 5 else len(zones.teams) - 1)


def pass_cauldron(g: Alakazum, seat: int) -> None:
    """AZ-106: at the start of a turn who meets the condition of AZ-60 takes the cauldron, who misses it returns it."""
    s = cast(State2, g.state)
    holds, before = s.cauldron == seat, s.cauldron
    if miserable(s, seat) != holds:
        s.cauldron = -1 if holds else seat
        g.tell("cauldron", s.cauldron, before)


def trainable(zones: Zones, seat: int) -> list[int]:
    """AZ-61: the caster's characters below C."""
    return [c for c in zones.teams[seat] if zones.levels[c] < TOP]


def sendable(zones: Zones, seat: int) -> list[int]:
    """AZ-64: the caster's characters that may be exchanged, whatever their level; a broom holds its rider."""
    return [c for c in zones.teams[seat] if c not in zones.brooms]


def fetchable(zones: Zones, seat: int) -> list[int]:
    """AZ-64: what an own character may be exchanged for: below C, of a rival or the cemetery, not on a broom."""
    return [
        c
        for owner, team in enumerate(zones.teams)
        if owner != seat
        for c in team
        if zones.levels[c] < TOP and c not in zones.brooms
    ] + list(zones.cemetery)


TARGETS: dict[str, Callable[[Zones, int], Sequence[int | None] | bool]] = {
    "miserable-witch": lambda zones, seat: zones.market,
    "training": trainable,
    "divination": lambda zones, seat: face_down(zones),
    "magic-of-the-forest": lambda zones, seat: zones.forest,
    "levitation": lambda zones, seat: sendable(zones, seat) and fetchable(zones, seat),
    "resurrect": lambda zones, seat: zones.cemetery,
    "deja-vu": lambda zones, seat: True,
}
"""What each spell is cast on; empty: it can't be cast (AZ-60, AZ-63, AZ-67)."""


def refusal(zones: Zones, seat: int, spell: str, energy: int, again: bool) -> str | None:
    """Why `seat` can't cast `spell`, or None: "energy", "again" (inside a Déjà vu), "rivals", "target"."""
    if energy < COST[spell]:
        return "energy"
    if spell == "deja-vu" and again:
        return "again"
    if spell == "miserable-witch" and not miserable(zones, seat):
        return "rivals"
    return None if TARGETS[spell](zones, seat) else "target"


def spell_refusal(view: View, spell: str) -> str | None:
    """Why the view's seat can't cast `spell` in its action, or None.

    "energy" (costs more than marks and hats give), "again" (a Déjà vu inside a Déjà vu), "rivals" (AZ-60: too few
    rivals have more characters), "target" (nothing to cast it on). Meaningful while that seat is asked for its action.
    """
    seat = cast(int, view.seat)
    return refusal(view, seat, spell, energy_of(view, seat), view.in_deja_vu)


def energy_of(zones: Zones, seat: int) -> int:
    """Energy from marks, the cauldron and the hats in the hand (AZ-44); of another's view without the hats."""
    energy = energy_marks(zones, seat)
    for card in zones.hands[seat]:
        if card is not None:
            energy += ENERGY[card]
    return energy


def castable(zones: Zones, seat: int, again: bool) -> Actions:
    """The spells that `seat` can pay and that have a target, in the scroll's order."""
    energy = energy_of(zones, seat)
    return tuple(
        [SPELL[name] for name, cost in SPELLS if cost <= energy and not refusal(zones, seat, name, energy, again)]
    )


def can_cast(zones: Zones, seat: int, again: bool) -> bool:
    """Whether any spell can be cast. Two energy are enough: an enemy lies face down as long as the game lasts."""
    energy = energy_of(zones, seat)
    return (
        energy > 1
        or not refusal(zones, seat, "training", energy, again)
        or (not refusal(zones, seat, "miserable-witch", energy, again))
    )


# ---- paying and carrying out ---------------------------------------------------------------------------------------


@dataclass(slots=True)
class Magic(Announced):
    """AZ-44: marks pay first by themselves, then hats one by one until the cost is reached; then the spell works."""

    seat: int
    spell: str
    args: tuple[int, ...]
    """What it was announced on: a character; a place in the row of enemies; the two characters of a Levitation."""
    paid: int
    """Energy paid with hats."""

    def owes(self, zones: Zones) -> int:
        return COST[self.spell] - self.paid - energy_marks(zones, self.seat)

    def run(self, g: Alakazum) -> bool:
        if self.owes(g.state) > 0:
            return False
        g.stack.pop()
        g.tell("cast", self.seat, self.spell)
        EFFECTS[self.spell](g, self.seat, *self.args)
        return True

    def choices(self, g: Alakazum) -> list[Question]:
        hats = those(HAT, g.state.hands[self.seat], ENERGY)
        return ask(self.seat, "pay", hats, hats[0], False)

    def is_moot(self, g: Alakazum, seat: int) -> bool:
        """It owes what all its hats give together, and none of them less."""
        hats = [ENERGY[card] for card in g.state.hands[seat] if ENERGY[card]]
        return sum(hats) - min(hats) < self.owes(g.state)

    def apply(self, g: Alakazum, seat: int, action: Action, key: str = "") -> None:
        hat = action[1]
        self.paid += ENERGY[hat]
        g.state.hands[seat].remove(hat)
        g.state.market.append(hat)
        g.tell("paid", seat, hat)


def miserable_witch(g: Alakazum, seat: int) -> None:
    """AZ-60: any two cards of the market deck; one where there is one."""
    g.push(Browse(seat, min(2, len(g.state.market))))


@dataclass(slots=True)
class Browse(Frame["Alakazum"]):
    """AZ-60: pick from the whole market deck; of equal cards the topmost goes."""

    seat: int
    left: int

    def choices(self, g: Alakazum) -> list[Question]:
        if not self.left:
            return []
        options = listed(TAKE, tuple(dict.fromkeys(reversed(g.state.market))), beside=0)
        return ask(self.seat, "witch", options, options[0], True)

    def apply(self, g: Alakazum, seat: int, action: Action, key: str = "") -> None:
        if action[0] == "group":
            g.push(BrowseKind(seat, action[1]))
        else:
            self.take(g, seat, action[1])

    def take(self, g: Alakazum, seat: int, card: int) -> None:
        """A card of the market enters the hand."""
        market = g.state.market
        self.left -= 1
        del market[len(market) - 1 - market[::-1].index(card)]
        insort(g.state.hands[seat], card)
        g.tell("took", seat, card, "witch")


@dataclass(slots=True)
class BrowseKind(Frame["Alakazum"]):
    """AZ-68: the market deck holds more sorts of cards than a question: one of a kind. Only Alakazum! 2 has so many."""

    seat: int
    kind: str

    def choices(self, g: Alakazum) -> list[Question]:
        options = listed(TAKE, tuple(dict.fromkeys(reversed(g.state.market))), self.kind, beside=0)
        return ask(self.seat, "witch", (*options, BACK), options[0], True)

    def apply(self, g: Alakazum, seat: int, action: Action, key: str = "") -> None:
        g.stack.pop()
        if action != BACK:
            g.frame(Browse).take(g, seat, action[1])


def training(g: Alakazum, seat: int, character: int) -> None:
    """AZ-61: one own character levels up."""
    rise(g, seat, character)


def divination(g: Alakazum, seat: int, place: int) -> None:
    """AZ-62: a secret look at one face-down enemy."""
    g.state.peeked[seat] |= 1 << place
    g.tell("peeked", seat, place)
    g.tell("divined", place, g.state.enemies[place], to=(seat,))


def magic_of_the_forest(g: Alakazum, seat: int) -> None:
    """AZ-63: look at the top six forest cards, fewer if fewer."""
    cards = [g.draw() for _ in range(min(LOOKED_AT, len(g.state.forest)))]
    g.tell("looked", seat, len(cards))
    g.tell("saw", tuple(cards), to=(seat,))
    g.push(ForestMagic(seat, cards, -1, []))


@dataclass(slots=True)
class ForestMagic(Frame["Alakazum"]):
    """AZ-63: keep one; the others go back one by one, the first named on top; then what was kept is faced."""

    seat: int
    cards: list[Any]
    """All that were looked at, the topmost first: a secret of the seat."""
    kept: int
    order: list[int]

    def rest(self) -> Sequence[int]:
        """What is neither kept nor put back yet."""
        rest = self.cards[:]
        for card in (self.kept, *self.order):
            rest.remove(card)
        return rest

    def run(self, g: Alakazum) -> bool:
        if len(self.cards) == 1:
            self.kept = self.cards[0]
        if self.kept < 0 or len(rest := self.rest()) > 1:
            return False
        g.stack.pop()
        back = [*self.order, *rest]
        g.state.forest += back[::-1]
        g.state.known[self.seat] = len(back)
        if self.kept in HAND_KINDS:
            insort(g.state.hands[self.seat], self.kept)
            g.tell("kept", self.seat)
        else:
            face(g, self.seat, self.kept)
        return True

    def choices(self, g: Alakazum) -> list[Question]:
        options = each(KEEP, self.cards) if self.kept < 0 else (*each(PUT, self.rest()), BACK)
        return ask(self.seat, "forest", options, options[0], False)

    def apply(self, g: Alakazum, seat: int, action: Action, key: str = "") -> None:
        if action[0] == "keep":
            self.kept = action[1]
        elif action[0] == "put":
            self.order.append(action[1])
        elif self.order:
            self.order.pop()
        else:
            self.kept = -1
        g.drafted()

    def seen_by(self, seat: int | None) -> Self:
        return self.copy() if seat == self.seat else type(self)(self.seat, [None] * len(self.cards), -1, [])

    def dreamt(self, g: Alakazum, rng: Chance) -> None:
        if None in self.cards:
            self.cards = [g.state.forest.pop() for _ in self.cards]


def levitation(g: Alakazum, seat: int, sent: int, fetched: int) -> None:
    """AZ-64: levels stay between teams; from and to the cemetery both end at A."""
    teams, levels = g.state.teams, g.state.levels
    owner = owner_of(g.state, fetched)
    other = g.state.cemetery if owner < 0 else teams[owner]
    teams[seat].remove(sent)
    other.remove(fetched)
    if owner < 0:
        levels[sent] = levels[fetched] = 0
    other.append(sent)
    teams[seat].append(fetched)
    g.tell("exchanged", seat, sent, owner, fetched)
    if owner < 0:
        lay_piece_aside(g, sent)
    else:
        g.strike(seat, owner)


def resurrect(g: Alakazum, seat: int, character: int) -> None:
    """AZ-65: a cemetery character joins the team at A."""
    g.state.cemetery.remove(character)
    g.state.teams[seat].append(character)
    g.tell("resurrected", seat, character)


def deja_vu(g: Alakazum, seat: int) -> None:
    """AZ-66: two actions in a row, neither a Déjà vu; the phase under way goes on with them."""
    g.act_twice()


EFFECTS: dict[str, Callable[..., None]] = {
    "miserable-witch": miserable_witch,
    "training": training,
    "divination": divination,
    "magic-of-the-forest": magic_of_the_forest,
    "levitation": levitation,
    "resurrect": resurrect,
    "deja-vu": deja_vu,
}
