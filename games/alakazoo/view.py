"""What a seat of Alakazoo may know, and games it could be in (OO-60)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.kernel import game as kernel

from .cards import CARDS, creature_of
from .jury import Verdict, jury
from .state import State

if TYPE_CHECKING:
    from games.kernel.chance import Chance

    from .rules import Alakazoo, Rules


@dataclass(slots=True)
class View(kernel.View):
    """The table as one seat sees it; numbers as in `State`."""

    options: Rules  # pyright: ignore[reportIncompatibleVariableOverride]
    first: int
    turn: int
    round: int
    finisher: int
    boards: list[int]
    runes: list[int]
    portals: list[list[int]]
    magic: list[int]
    dark: list[int]
    helpers: list[int]
    points: list[int]
    hands: list[list[int | None]]
    """The cards of each hand; None for each card that this seat can't see."""
    columns: list[list[int]]
    deck_size: int
    discard: list[int]
    box: list[int]

    @property
    def hand(self) -> list[int]:
        """The own hand; empty for a spectator."""
        return [] if self.seat is None else [card for card in self.hands[self.seat] if card is not None]

    def jury(self, seat: int) -> tuple[Verdict, ...]:
        """What the Magic Jury would say now of the Portal of `seat`."""
        return jury(self.boards[seat], self.portals[seat])


def view_of(g: Alakazoo, seat: int | None) -> View:
    """The view of `seat` (None: a spectator)."""
    s = g.state
    return View(
        *g.seen(seat),
        **s.shown_in(View),
        hands=[[*hand] if owner == seat else [None] * len(hand) for owner, hand in enumerate(s.hands)],
        deck_size=len(s.deck),
    )


def imagined(view: View, rng: Chance) -> State:
    """Zones that agree with `view`: the cards it doesn't show, dealt at random to the other hands and the deck."""
    shown = {card for zone in (view.hand, view.discard, *view.columns, *view.portals) for card in zone}
    unseen = [card for card in CARDS if card not in shown and creature_of(card) not in view.box]
    rng.shuffle(unseen)
    hands = [[unseen.pop() if card is None else card for card in hand] for hand in view.hands]
    return State.behind(view, hands=hands, deck=unseen)
