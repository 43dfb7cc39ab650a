"""The one die that a held goal lacks, and where it lies: from what the seat's view shows."""

from __future__ import annotations

from typing import NamedTuple

from .cards import LIMITS, NEUTRAL
from .facts import known_hands, sheet_with
from .goals import ScoreSheet, judged
from .offers import locked
from .plans import partners
from .state import has_bonus, without
from .view import View
from .worth import one_short

CENTRE = -1
"""In the place of a seat: it lies in the centre."""


class LackingDie(NamedTuple):
    """A die that would make a held goal met in the place of an own one."""

    card: int
    out: int
    into: int
    owner: int
    """Whose it is, or `CENTRE`."""
    points: int
    """What the goal would bring then."""


def lacking_die(view: View, seat: int, card: int) -> LackingDie | None:
    """The first die that would do: in the centre, else of a seat to whom an offer can be made. It spoils no other card.

    None where more than one die is missing, where none of them lies there, or where `seat` may deal no more.
    """
    pool, trade = tuple(sorted(view.pools[seat])), view.trade
    if trade is None or has_bonus(view.hands[seat]) or view.dealings[seat] >= LIMITS.dealings:
        return None
    if not one_short(card, pool, seat, (*view.dealt, NEUTRAL)):
        return None
    there = [(owner, without(view.pools[owner], locked(trade.offers, owner))) for owner in partners(view, seat)]
    free, before = dict.fromkeys(without(pool, locked(trade.offers, seat))), view.sheet(seat)
    for owner, dice in [(CENTRE, view.centre), *there]:
        for into in dict.fromkeys(sorted(dice)):
            for out in free:
                then = tuple(sorted([*without(pool, (out,)), into]))
                points, _ = judged(card, then, seat)
                pools = [then if other == seat else held for other, held in enumerate(view.pools)]
                if points and _spoils_nothing(before, sheet_with(view, seat, pools, known_hands(view))):
                    return LackingDie(card, out, into, owner, points)
    return None


def lacking_dice(view: View, seat: int) -> list[LackingDie]:
    """Of each held goal that is not met, in the order of the score sheet, where one die would do."""
    missed = [line.card for line in view.sheet(seat).lines if not line.met] if view.trade is not None else []
    return [found for card in missed if (found := lacking_die(view, seat, card)) is not None]


def _spoils_nothing(before: ScoreSheet, after: ScoreSheet) -> bool:
    return all(new.points >= old.points for old, new in zip(before.lines, after.lines, strict=True))
