"""How a finished game is told: the sum that won it, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.screens.alakazum.words import card_names, cause, enemy_name, saying
from bot.screens.game import Reader
from bot.texts import Markdown
from games.alakazum.cards import CARDS, NUMBER
from games.alakazum.view import View
from games.kernel.game import Event
from pictures.alakazum.ending import hero


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
    """The winning sum, and what the best character has to say about it; empty where nobody won."""
    cast = casting(events)
    if view.outcome is None or not view.outcome.winners or cast is None:
        return Markdown("")
    say = reader.say
    seat, culture, shown, place, points = cast
    enemy = view.enemies[int(place)]
    assert enemy is not None
    won = say(
        "alakazum-end-how",
        sign=cause(culture, say),
        points=points,
        cards=len(shown),
        names=card_names(shown, say),
        enemy=enemy_name(enemy, view.seats, say),
    )
    best = NUMBER[hero(view, seat, (culture, shown))]
    return Markdown(f"{won} {say('alakazum-end-hero', name=CARDS[best].name, saying=saying(best, say))}")
