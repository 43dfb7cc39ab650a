"""How likely each seat is to win, as far as a view tells: points, what its cards would score, how near the end is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kernel.outlook import Features, outlook_of

from .cards import LIMITS
from .worth import outlook as promise

if TYPE_CHECKING:
    from .view import View


def features(view: View) -> list[Features]:
    """Of each seat, what speaks for it; who has left can't win."""
    trading = view.trade is not None
    sheets = [view.sheet(seat).points if trading and view.pools[seat] else 0 for seat in range(view.seats)]
    late = _late(view, max([sum(each) for each in zip(view.points, sheets, strict=True)]))
    return [_features(view, seat, sheets[seat], late) for seat in range(view.seats)]


def _late(view: View, most: int) -> float:
    """How near the end is, 0 to 1: the best score against the target, or the rounds there are."""
    rounds = view.options.rounds or LIMITS.rounds
    if view.options.sprint:
        return view.round / rounds
    return max(min(1.0, max(0, most) / LIMITS.target), view.round / rounds)


def _features(view: View, seat: int, sheet: int, late: float) -> Features:
    points, pool = view.points[seat], view.pools[seat]
    hoped = promise(view, seat).worth(pool) - max(0, sheet) if pool and view.trade is not None else 0.0
    return {
        "points": points,
        "points-late": points * late,
        "sheet": sheet,
        "sheet-late": sheet * late,
        "over": float(points + sheet > LIMITS.target and not view.options.sprint),
        "hoped": hoped,
        "hoped-late": hoped * late,
        "cards": len(view.hands[seat]),
        "dice": len(pool),
        "done": float(view.done[seat]),
        "left": float(seat in view.left),
    }


outlook = outlook_of(__file__, features, "sprint")
"""See `Game.outlook`."""
