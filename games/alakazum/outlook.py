"""How likely each seat is to win, as far as a view tells: its team and hand, more of it the later it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kernel.outlook import Features, outlook_of

from .cards import STARS, TOP
from .state import best_stars, face_down, marks, points
from .worth import card_worth, chance_against, focus, worth

if TYPE_CHECKING:
    from .view import View

LEAST = 8
"""Points with which an Alakazum begins to be worth casting."""
HELD_CARD = 0.9
"""What a card in a hand is worth on average, in stars."""
LATE = 10
"""Rounds after which a game of Alakazum! is usually decided."""


def features(view: View) -> list[Features]:
    """Of each seat, what speaks for it. Of the hand of the seat that looks also what is in it."""
    late = view.round / view.options.rounds if view.options.sprint else min(view.round, LATE) / LATE
    return [_features(view, seat, late) for seat in range(view.seats)]


def _features(view: View, seat: int, late: float) -> Features:
    team = view.teams[seat]
    culture, stars, cards = focus(view, seat), best_stars(view, seat), len(view.hands[seat])
    found = {
        "stars": stars,
        "stars-late": stars * late,
        "six": float(stars >= 6),
        "eight": float(stars >= LEAST),
        "team": sum([worth(view, c, culture) for c in team]),
        "grown": sum([STARS[c][TOP] - STARS[c][view.levels[c]] for c in team]),
        "size": len(team),
        "thrifty": marks(view, seat, "thrifty"),
        "magical": marks(view, seat, "magical"),
        "brooms": sum([c in view.brooms for c in team]),
        "cards": cards,
        "cards-late": cards * late,
        "turn": float(seat == view.turn),
        "waits": (seat - view.turn) % view.seats / view.seats,
    }
    return {**found, **_own(view, seat, culture, cards)} if seat == view.seat else found


def _own(view: View, seat: int, culture: str, cards: int) -> Features:
    """What the seat that looks knows of its hand beyond the number of its cards."""
    most = points(view, seat, culture, view.hand)
    ready = max([chance_against(view, place, most) for place in face_down(view)], default=0.0) if most >= LEAST else 0.0
    return {
        "hand": sum([card_worth(view, card, culture) for card in view.hand]) - HELD_CARD * cards,
        "shown": most - best_stars(view, seat),
        "ready": ready,
        "ready-now": ready * (seat == view.turn),
    }


outlook = outlook_of(__file__, features, "sprint")
"""See `Game.outlook`."""
