"""Taking a column, swapping hand cards, the deck (OO-26, OO-27, OO-34)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from games.kernel.frames import BACK, Frame, Question, ask

from .cards import LIMITS
from .limits import Discarding, Limits

if TYPE_CHECKING:
    from games.kernel.game import Action

    from .rules import Alakazoo

COLUMN_LIMIT = LIMITS.column
DONE: Action = ("done",)


def take_column(g: Alakazoo, seat: int, number: int) -> None:
    """OO-26: every card of one column, then a refill; in the earlier edition the hand is trimmed in between (OO-51)."""
    s = g.state
    taken, s.columns[number] = s.columns[number], []
    s.hands[seat] += taken
    g.tell("column", seat, number, *taken)
    if g.edition.at_once:
        g.then(Limits(seat), Refill())
    else:
        g.push(Refill())


@dataclass(slots=True)
class Refill(Frame["Alakazoo"]):
    """OO-26, OO-27: one deck card to each column from left to right; a fifth card sends the four before it away."""

    def run(self, g: Alakazoo) -> bool:
        s = g.state
        g.stack.pop()
        for number, column in enumerate(s.columns):
            card = s.deck.pop() if s.deck else draw(g)
            if card is None:
                break
            if len(column) == COLUMN_LIMIT:
                g.tell("cleared", number, *column)
                s.discard += column
                column.clear()
            column.append(card)
            g.tell("added", number, card)
        return True


def draw(g: Alakazoo) -> int | None:
    """OO-34: the top card of the deck, made again from the discard pile where it has run out; None: no card."""
    s = g.state
    if not s.deck:
        if not s.discard:
            return None
        s.deck, s.discard = s.discard, []
        g.chance.shuffle(s.deck)
        g.tell("reshuffled", len(s.deck))
    return s.deck.pop()


@dataclass(slots=True)
class Swap(Discarding):
    """OO-26: discard one or more hand cards, then draw as many; till then a private draft.

    `count` is 0 once it is done.
    """

    DRAFT: ClassVar[bool] = True
    KIND: ClassVar[str] = "swap"

    def run(self, g: Alakazoo) -> bool:
        if self.count:
            return False
        g.stack.pop()
        self.complete(g)
        return True

    def choices(self, g: Alakazoo) -> list[Question]:
        done = (DONE,) if self.picked else ()
        return ask(self.seat, self.KIND, (*self.options(g), *done, BACK), BACK, False)

    def apply(self, g: Alakazoo, seat: int, action: Action, key: str = "") -> None:
        if action == DONE:
            self.count = 0
        elif action == BACK and not self.picked:
            g.stack.pop()
            g.drafted()
        else:
            Discarding.apply(self, g, seat, action, key)

    def complete(self, g: Alakazoo) -> None:
        g.begin(self.seat)
        g.discard(self.seat, self.picked, "swapped")
        g.push(Draw(self.seat, len(self.picked)))


@dataclass(slots=True)
class Draw(Frame["Alakazoo"]):
    """OO-26, OO-34: draw up to that many deck cards into the hand."""

    seat: int
    count: int

    def run(self, g: Alakazoo) -> bool:
        g.stack.pop()
        drawn = [card for card in (draw(g) for _ in range(self.count)) if card is not None]
        g.state.hands[self.seat] += drawn
        g.tell("drew", self.seat, len(drawn))
        g.tell("drawn", self.seat, *drawn, to=(self.seat,))
        return True
