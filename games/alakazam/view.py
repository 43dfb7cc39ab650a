"""What a seat of Alakazam! may know, and games it could be in (AM-50)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from games.kernel import game as kernel

from .cards import CARDS, IS_BONUS
from .goals import ScoreSheet, sheet
from .slow import SlowTrade
from .state import State, present
from .trade import Trade

if TYPE_CHECKING:
    from games.kernel.chance import Chance

    from .rules import Alakazam, Rules


@dataclass(slots=True)
class View(kernel.View):
    """The zones of `State` under the same names, with None in the place of a card that `seat` doesn't know."""

    options: Rules  # pyright: ignore[reportIncompatibleVariableOverride]
    round: int
    dealt: list[int]
    left: list[int]
    pools: list[list[int]]
    centre: list[int]
    box: list[int]
    table: list[int | None]
    deck_size: int
    aside: list[int]
    hands: list[list[int | None]]
    rights: list[list[int]]
    done: list[int]
    dealings: list[int]
    refused: list[int]
    points: list[int]
    calls: list[int]
    called: int
    offered: int
    ticks: int
    bells: int

    @property
    def trade(self) -> Trade | None:
        """Drafts (the seat's own) and open offers, while there is trading."""
        return self.find(Trade)

    @property
    def queue(self) -> list[Any]:
        """Slow mode: what each seat has queued, () for nothing, None where it is not told; live: nothing of all."""
        slow: SlowTrade | None = self.find(SlowTrade)
        return [()] * self.seats if slow is None else slow.queue

    def sheet(self, seat: int) -> ScoreSheet:
        """What `seat` would score if the round ended now, as far as the cards are known."""
        known = [[card for card in hand if card is not None] for hand in self.hands]
        return sheet(seat, self.pools, known, present(self) or self.dealt, self.options.penalty == "flat")


def view_of(g: Alakazam, seat: int | None) -> View:
    """What `seat` (None: a spectator) may know, built up from nothing."""
    s, hidden = g.state, g.options.face_down
    return View(
        *g.seen(seat),
        **s.shown_in(View),
        table=[None] * len(s.table) if hidden else [*s.table],
        deck_size=len(s.deck),
        hands=[[None] * len(hand) if hidden and owner != seat else [*hand] for owner, hand in enumerate(s.hands)],
    )


def imagined(view: View, rng: Chance) -> State:
    """Zones that agree with `view`: hidden cards dealt at random, no Bonus to a seat whose offer is open (AM-40)."""
    shown = {card for zone in (view.table, view.aside, *view.hands) for card in zone if card is not None}
    unseen = [n for n, card in enumerate(CARDS) if n not in shown and (view.options.extra_cards or card.set == "base")]
    rng.shuffle(unseen)
    offering = {offer.seat for offer in view.trade.offers} if view.trade else set[int]()
    hands = cast(list[list[int]], [[*hand] for hand in view.hands])
    for seat in sorted(range(view.seats), key=lambda seat: seat not in offering):
        for at, card in enumerate(view.hands[seat]):
            if card is None:
                goals = (at for at, c in enumerate(unseen) if not IS_BONUS[c])
                hands[seat][at] = unseen.pop(next(goals) if seat in offering else -1)
        hands[seat].sort()
    table = sorted([unseen.pop() if card is None else card for card in view.table])
    return State.behind(view, table=table, deck=unseen, hands=hands)
