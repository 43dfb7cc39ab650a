"""How much a player may keep: hand cards, Magic tokens (OO-32, OO-51)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from games.kernel.frames import Frame, Pick

from .cards import CARDS, LIMITS, PLACES, SLOT, at

if TYPE_CHECKING:
    from games.kernel.game import Action

    from .rules import Alakazoo

HAND_LIMIT, MAGIC_LIMIT = LIMITS.hand, LIMITS.magic
DISCARD = tuple(("discard", card) for card in CARDS)
RETURN = tuple(("return", place) for place in (*PLACES, SLOT))


@dataclass(slots=True)
class Limits(Frame["Alakazoo"]):
    """OO-32, OO-51: more than four hand cards, then more than six Magic tokens: the excess goes, for a Dark token."""

    seat: int

    def run(self, g: Alakazoo) -> bool:
        s, seat = g.state, self.seat
        cards = len(s.hands[seat]) - HAND_LIMIT
        if cards > 0:
            g.push(TrimHand(seat, cards, []))
            return True
        tokens = s.runes[seat].bit_count() - MAGIC_LIMIT
        if g.edition.at_once:
            tokens += s.magic[seat]
        if tokens > 0:
            g.push(TrimMagic(seat, tokens, []))
        else:
            g.stack.pop()
        return True


@dataclass(slots=True)
class Discarding(Pick["Alakazoo"]):
    """Hand cards for the discard pile, one a question; which ones is shown when all are picked."""

    PUBLIC: ClassVar[bool] = False
    SECRET: ClassVar[bool] = True

    def run(self, g: Alakazoo) -> bool:
        if len(self.picked) < self.count:  # a hand doesn't run out of so many
            return False
        g.stack.pop()
        self.complete(g)
        return True

    def options(self, g: Alakazoo) -> tuple[Action, ...]:
        return tuple([DISCARD[card] for card in g.state.hands[self.seat] if card not in self.picked])


@dataclass(slots=True)
class TrimHand(Discarding):
    """OO-32: discard down to four cards of one's own choice."""

    KIND: ClassVar[str] = "trim-hand"
    BACKS: ClassVar[bool] = True

    def complete(self, g: Alakazoo) -> None:
        g.discard(self.seat, self.picked, "trimmed-hand")
        g.take_dark(self.seat)


@dataclass(slots=True)
class TrimMagic(Pick["Alakazoo"]):
    """OO-32, OO-51: return Magic tokens of one's own choice; in the earlier edition those of the Wizard card too."""

    KIND: ClassVar[str] = "trim-magic"
    BACKS: ClassVar[bool] = True

    def options(self, g: Alakazoo) -> tuple[Action, ...]:
        s, seat = g.state, self.seat
        places = s.runes[seat]
        for place in self.picked:
            places &= ~(1 << place)
        if g.edition.at_once and s.magic[seat] > self.picked.count(SLOT):
            places |= 1 << SLOT
        return at(RETURN, places)

    def complete(self, g: Alakazoo) -> None:
        s, seat = g.state, self.seat
        for place in self.picked:
            if place == SLOT:
                s.magic[seat] -= 1
            else:
                s.runes[seat] &= ~(1 << place)
        g.tell("trimmed-magic", seat, *self.picked)
        g.take_dark(seat)
