"""How each option of a question looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.screens.alakazam.hand import drafted
from bot.screens.alakazam.words import (
    MET,
    SIGNS,
    UNMET,
    card_name,
    colour_name,
    die_name,
    worth,
)
from bot.screens.game import Choice, Reader
from bot.screens.screen import Style
from games.alakazam.cards import CARDS, IS_BONUS
from games.alakazam.view import View

STYLES = {
    "ready": Style.MAIN,
    "propose": Style.MAIN,
    "for": Style.MAIN,
    "done": Style.MAIN,
    "accept": Style.MAIN,
}


def _die(view: View, die: int, reader: Reader) -> Choice:
    return Choice(die_name(die), emoji=SIGNS[die // 10])


def _any_colour(view: View, colour: int, reader: Reader) -> Choice:
    say = reader.say
    return Choice(say.plain("alakazam-do-any", what=colour_name(colour, say)), emoji=SIGNS[colour])


def _number(view: View, number: int, reader: Reader) -> Choice:
    colour = drafted(view).colour
    return Choice(str(number), emoji="🎲" if colour is None else SIGNS[colour])


def card_choice(view: View, card: int, reader: Reader) -> Choice:
    """A card to take or return: what it asks for, and whether the own dice have it now."""
    say, seat = reader.say, view.seat
    about = say.plain(f"alakazam-card-{CARDS[card].id}.about")
    if IS_BONUS[card] or seat is None:
        return Choice(card_name(card, say), about, emoji="🌟")
    return Choice(card_name(card, say), about, emoji=MET if worth(view, seat, card) else UNMET)


def return_choice(view: View, card: int, reader: Reader) -> Choice:
    """A card to return."""
    return Choice(reader.say.plain("alakazam-return", card=card_name(card, reader.say)))


def _to(view: View, seat: int, reader: Reader) -> Choice:
    return Choice(reader.names[seat])


def _answer(word: str) -> Callable[[View, int, Reader], Choice]:
    return lambda view, number, reader: Choice(reader.say.plain(f"alakazam-do-{word}"))


CHOICES: dict[str, Callable[[View, Any, Reader], Choice]] = {
    **dict.fromkeys(("die", "pick", "out", "in", "give", "want"), _die),
    **{word: _answer(word) for word in ("accept", "decline", "counter")},
    "colour": _any_colour,
    "number": _number,
    "card": card_choice,
    "group": lambda view, group, reader: Choice(reader.say.plain(f"alakazam-group-{group}")),
    "to": _to,
}
"""How an option with something named in it looks, by its word."""
