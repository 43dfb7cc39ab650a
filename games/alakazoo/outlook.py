"""How likely each seat is to win, as far as a view tells: points, what its Portal promises, how near the end is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kernel.outlook import Features, outlook_of

from .cards import SPACES, creature_of
from .jury import jury
from .prospects import lines, planned
from .state import EMPTY, lit

if TYPE_CHECKING:
    from .view import View


def features(view: View) -> list[Features]:
    """Of each seat, what speaks for it. Of the hand of the seat that looks also what fits its Portal."""
    filled = [len(SPACES) - portal.count(EMPTY) for portal in view.portals]
    late = view.round / view.options.rounds if view.options.sprint else max(filled) / len(SPACES)
    return [_features(view, seat, filled[seat], late) for seat in range(view.seats)]


def _features(view: View, seat: int, filled: int, late: float) -> Features:
    creature, portal = view.boards[seat], tuple(view.portals[seat])
    given = sum([line.points for line in jury(creature, portal)])
    own = sum([creature_of(card) == creature for card in portal if card >= 0])
    hoped = lines(portal).worth
    points = view.points[seat] + given
    found = {
        "points": points,
        "points-late": points * late,
        "hoped": hoped - given,
        "hoped-late": (hoped - given) * late,
        "filled": filled,
        "filled-late": filled * late,
        "last": float(filled >= len(SPACES) - 1),
        "own": own,
        "runes": view.runes[seat].bit_count(),
        "lit": len(lit(view, seat)),
        "magic": view.magic[seat],
        "dark": view.dark[seat],
        "darkest": float(view.dark[seat] >= 2),
        "cards": len(view.hands[seat]),
        "turn": float(seat == view.turn),
        "waits": (seat - view.turn) % view.seats / view.seats,
        "first": (seat - view.first) % view.seats / view.seats,
    }
    return {**found, **_own(view, portal, creature, hoped)} if seat == view.seat and creature >= 0 else found


def _own(view: View, portal: tuple[int, ...], creature: int, hoped: float) -> Features:
    """What the hand of the seat that looks adds to its Portal, if all of it that fits is placed."""
    plan = planned(portal, tuple(sorted(view.hand)), creature)
    placed = [card for space, card in enumerate(plan) if card != portal[space]]
    fits = sum([(creature_of(card) == creature) + 0.5 for card in placed])
    return {"plan": lines(plan).worth - hoped, "fits": fits, "useless": len(view.hand) - len(placed)}


outlook = outlook_of(__file__, features, "sprint")
"""See `Game.outlook`."""
