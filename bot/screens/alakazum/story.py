"""How a finished game is told: the sum that won it, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.screens.alakazum.words import card_names, cause, enemy_name
from bot.screens.game import Reader
from bot.texts import Markdown
from games.alakazum.view import View
from games.kernel.game import Event


def casting(events: Sequence[Event]) -> tuple[Any, ...] | None:
    """The Alakazum that won the game: seat, culture, shown cards, place, points."""
    for event in reversed(events):
        if event.kind == "over" and event.data[0] != "alakazum":
            return None
        if event.kind == "announced" and event.data[1] == "alakazum":
            seat, _, culture, shown, place, points = event.data
            return seat, culture, tuple(shown), place, points
    return None


def how(view: View, events: Sequence[Event], reader: Reader) -> Markdown:
    """The winning sum; empty where nobody won."""
    cast = casting(events)
    if view.outcome is None or not view.outcome.winners or cast is None:
        return Markdown("")
    say = reader.say
    _, culture, shown, place, points = cast
    enemy = view.enemies[int(place)]
    assert enemy is not None
    return say(
        "alakazum-end-how",
        sign=cause(culture, say),
        points=points,
        cards=len(shown),
        names=card_names(shown, say),
        enemy=enemy_name(enemy, view.seats, say),
    )
