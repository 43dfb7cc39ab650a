"""What an offer to a seat of Alakazam! is worth to it, as far as it may know."""

from __future__ import annotations

from itertools import product

from games.alakazam.goals import Line, sheet
from games.alakazam.offers import Offer, candidates, is_pattern
from games.alakazam.state import present, without
from games.alakazam.view import View

from .seats import locked

FITTINGS = 64
"""Ways to fill an offer's patterns that are looked at."""


def worth(view: View, seat: int, offer: Offer) -> int | None:
    """How much more the round would bring if it ended then, with the dice that `seat` would best give for patterns;
    None: it can't accept now."""
    ways = fittings(view, seat, offer)
    if not ways:
        return None
    best = max([sum(line.points for line in _after(view, seat, offer, gone)) for gone in ways])
    return best - sum(line.points for line in view.sheet(seat).lines)


def fittings(view: View, seat: int, offer: Offer) -> list[tuple[int, ...]]:
    """The dice that `seat` could give for what an offer wants, at most 64 ways; [] where it can't."""
    wanted, free = offer.wanted, without(view.pools[seat], locked(view, seat))
    fixed = tuple([die for die, _ in wanted if not is_pattern(die)])
    among = candidates(tuple(free), wanted, ())
    if among is None:
        return []
    ways = [(*fixed, *picks) for picks, _ in zip(product(*among), range(FITTINGS), strict=False)]
    return [way for way in ways if all(free.count(die) >= way.count(die) for die in way)]


def _after(view: View, seat: int, offer: Offer, gone: tuple[int, ...]) -> tuple[Line, ...]:
    """The own score sheet once the offer is accepted with these dice."""
    giver, come = offer.seat, [die for die, _ in offer.given]
    pools = [[*pool] for pool in view.pools]
    pools[seat] = without(pools[seat], gone) + come
    pools[giver] = [*without(pools[giver], come), *gone]
    hands = [[card for card in hand if card is not None] for hand in view.hands]
    return sheet(seat, pools, hands, present(view) or view.dealt, view.options.penalty == "flat").lines
