"""How a finished game is told: the sum that won it, and who has the last word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.screens.alakazum.words import card_names, cause, enemy_name, saying
from bot.screens.game import Reader
from bot.texts import Markdown, Texts
from games.alakazum.cards import CARDS, NUMBER
from games.alakazum.view import View
from games.kernel.game import Event
from pictures.alakazum.ending import hero
from pictures.game import Deed


def casting(events: Sequence[Event]) -> tuple[Any, ...] | None:
    """The Alakazum that won the game: seat, culture, shown cards, place, points."""
    for event in reversed(events):
        if event.kind == "over" and event.data[0] != "alakazum":
            return None
        if event.kind == "announced" and event.data[1] == "alakazum":
            seat, _, culture, shown, place, points = event.data
            return seat, culture, tuple(shown), place, points
    return None


def deed(events: Sequence[Event]) -> Deed | None:
    """For what the Alakazum was cast that won, and the cards shown with it."""
    cast = casting(events)
    return (cast[1], cast[2]) if cast is not None else None


def how(view: View, events: Sequence[Event], reader: Reader) -> Markdown:
    """The sum where an Alakazum won; empty where none did."""
    cast = casting(events) if view.outcome is not None and view.outcome.winners else None
    return _won(view, cast, reader.say) if cast is not None else Markdown("")


def last_word(view: View, seat: int, deed: Deed | None, say: Texts) -> tuple[str, Markdown] | None:
    """What the best character of a team has to say; None: there is none."""
    best = hero(view, seat, deed)
    return (CARDS[NUMBER[best]].name, saying(NUMBER[best], say)) if best else None


def _won(view: View, cast: tuple[Any, ...], say: Texts) -> Markdown:
    """The sum that beat the enemy."""
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
