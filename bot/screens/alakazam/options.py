"""How each option of a question looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.screens.alakazam.hand import drafted
from bot.screens.alakazam.words import (
    MET,
    SIGNS,
    UNMET,
    both,
    card_name,
    changed,
    colour_name,
    die_name,
    worth,
)
from bot.screens.game import Choice, Reader
from bot.screens.screen import Style
from games.alakazam.cards import CARDS, IS_BONUS, penalty
from games.alakazam.facts import change, deal, is_rolled, with_cards
from games.alakazam.offers import ALL, is_pattern
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


def _out(view: View, die: int, reader: Reader) -> Choice:
    """A die to swap away: what that alone would cost."""
    return _valued(view, die, reader, [die], [])


def _in(view: View, die: int, reader: Reader) -> Choice:
    """A die to take for the one that is swapped away: what the two do to the own cards."""
    return _valued(view, die, reader, [drafted(view).out], [die])


def _give(view: View, die: int, reader: Reader) -> Choice:
    """A die to give: what that alone would cost."""
    return _valued(view, die, reader, [*[each for each, _ in drafted(view).given], die], [])


def _want(view: View, die: int, reader: Reader) -> Choice:
    """A die to ask for: what the deal would change for the asker, and for whom they ask."""
    about, seat = drafted(view), view.seat
    wanted = tuple((each, 0) for each in (*[each for each, _ in about.wanted if not is_pattern(each)], die))
    if seat is None or about.to is None or about.to == ALL or len(wanted) <= len(about.wanted):
        return _die(view, die, reader)
    found = deal(view, seat, about.to, about.given, wanted)
    if not found:
        return _die(view, die, reader)
    theirs, mine = found
    said = reader.say.plain("alakazam-deal-worth", who=reader.names[about.to], **both(mine.number, theirs.number))
    return Choice(die_name(die), said, SIGNS[die // 10])


def _valued(view: View, die: int, reader: Reader, gone: list[int], come: list[int]) -> Choice:
    """A die, and what the own score changes by."""
    if view.seat is None or not view.hands[view.seat]:
        return _die(view, die, reader)
    key = "alakazam-change" if come else "alakazam-without"
    said = changed(change(view, view.seat, gone, come), reader.say, key)
    return Choice(die_name(die), said, SIGNS[die // 10])


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
    points = worth(view, seat, card)
    cost = penalty(card, view.options.penalty == "flat")
    key = "alakazam-card-met" if points else "alakazam-card-unmet"
    said = say.plain(key, about=about, points=points, cost=cost)
    return Choice(card_name(card, say), said, emoji=MET if points else UNMET)


def return_choice(view: View, card: int, reader: Reader) -> Choice:
    """A card to return, and what the own score changes by."""
    say, seat = reader.say, view.seat
    label = say.plain("alakazam-return", card=card_name(card, say))
    if seat is None or not is_rolled(view):
        return Choice(label)
    return Choice(label, changed(with_cards(view, seat, [card], []), say))


def _to(view: View, seat: int, reader: Reader) -> Choice:
    return Choice(reader.names[seat])


def _answer(word: str) -> Callable[[View, int, Reader], Choice]:
    return lambda view, number, reader: Choice(reader.say.plain(f"alakazam-do-{word}"))


CHOICES: dict[str, Callable[[View, Any, Reader], Choice]] = {
    **dict.fromkeys(("die", "pick"), _die),
    "out": _out,
    "in": _in,
    "give": _give,
    "want": _want,
    **{word: _answer(word) for word in ("accept", "decline", "counter")},
    "colour": _any_colour,
    "number": _number,
    "card": card_choice,
    "group": lambda view, group, reader: Choice(reader.say.plain(f"alakazam-group-{group}")),
    "to": _to,
}
"""How an option with something named in it looks, by its word."""
