"""How each option of a question looks; and lists that save presses, a word of trading with what is chosen for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.screens.alakazam.hand import drafted
from bot.screens.alakazam.stakes import change, gains_of
from bot.screens.alakazam.words import (
    MET,
    SIGNS,
    UNMET,
    card_name,
    colour_name,
    die_name,
    locked_dice,
    signed,
    worth,
)
from bot.screens.custom_ids import in_a_row
from bot.screens.game import Choice, ListOf, Reader
from bot.screens.screen import Style
from games.alakazam.cards import BONUSES, CARDS, IS_BONUS, penalty
from games.alakazam.offers import ALL, Offer, is_pattern, size_fault
from games.alakazam.state import present, without
from games.alakazam.view import View
from games.alakazam.words import FOR, OFFER, PROPOSE, RETURN, ROOM, SWAP, TAKE, TO_ALL
from games.kernel.codec import short
from games.kernel.game import Action, Decision

STYLES = {
    "ready": Style.MAIN,
    "propose": Style.MAIN,
    "for": Style.MAIN,
    "done": Style.GOOD,
    "accept": Style.GOOD,
    "withdraw": Style.GRAVE,
    "cancel": Style.GRAVE,
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
    given = [each for each, _ in about.given]
    wanted = [*[each for each, _ in about.wanted if not is_pattern(each)], die]
    if seat is None or about.to is None or about.to == ALL or len(wanted) <= len(about.wanted):
        return _die(view, die, reader)
    offer = Offer(0, seat, about.to, tuple((each, 0) for each in given), tuple((each, 0) for each in wanted), ())
    found = gains_of(view, offer, about.to)
    if found is None:
        return _die(view, die, reader)
    theirs, mine = found
    facts = {"mine": signed(mine), "theirs": signed(theirs), "who": reader.names[about.to]}
    return Choice(die_name(die), reader.say.plain("alakazam-deal-worth", **facts), SIGNS[die // 10])


def _valued(view: View, die: int, reader: Reader, gone: list[int], come: list[int]) -> Choice:
    """A die, and what the own score changes by."""
    if view.seat is None or not view.hands[view.seat]:
        return _die(view, die, reader)
    key = "alakazam-change" if come else "alakazam-without"
    said = reader.say.plain(key, points=signed(change(view, view.seat, gone, come)))
    return Choice(die_name(die), said, SIGNS[die // 10])


def _any_colour(view: View, colour: int, reader: Reader) -> Choice:
    say = reader.say
    return Choice(say.plain("alakazam-do-any", what=colour_name(colour, say)), emoji=SIGNS[colour])


def _number(view: View, number: int, reader: Reader) -> Choice:
    colour = drafted(view).colour
    return Choice(str(number), emoji="🎲" if colour is None else SIGNS[colour])


def _card(view: View, card: int, reader: Reader) -> Choice:
    """A card to take or return: what it asks for, and whether the own dice have it now."""
    say, seat = reader.say, view.seat
    about = say.plain(f"alakazam-card-{CARDS[card].id}.about")
    if IS_BONUS[card] or seat is None:
        return Choice(card_name(card, say), about, emoji="⭐")
    points = worth(view, seat, card)
    cost = penalty(card, view.options.penalty == "flat")
    key = "alakazam-card-met" if points else "alakazam-card-unmet"
    said = say.plain(key, about=about, points=points, cost=cost)
    return Choice(card_name(card, say), said, emoji=MET if points else UNMET)


def _group(view: View, group: str, reader: Reader) -> Choice:
    return Choice(reader.say.plain(f"alakazam-group-{group}"))


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
    "card": _card,
    "group": _group,
    "to": _to,
}
"""How an option with something named in it looks, by its word."""


# ---- lists that save presses ---------------------------------------------------------------------------------------

NONE: Action = ("",)
"""Beside these lists every option is shown."""


def lists(view: View, decision: Decision, reader: Reader) -> Sequence[ListOf]:
    """In the menu: what to swap, take or return, and whom to ask. In an offer: one die for one."""
    if decision.kind != "trade" or decision.seat != view.seat or view.trade is None:
        return ()
    about = drafted(view)
    if not about.first:
        own = view.hands[decision.seat]
        menu = {SWAP: _dice(view), TAKE: _cards(view.table), OFFER: _partners(view), RETURN: _cards(own)}
        return [
            _menu(view, decision, reader, word, words)
            for word, words in menu.items()
            if word in decision.options and words
        ]
    if about.to is None or about.to == ALL or about.first == "change":
        return ()
    return _one_die(view, decision, reader)


def _menu(view: View, decision: Decision, reader: Reader, word: Action, words: Sequence[Action]) -> ListOf:
    choices = [(short(each), _choice(view, decision, each, reader)) for each in words]
    return ListOf(word[0], reader.say.plain(f"alakazam-list-{word[0]}"), word, (word,), choices)


def _choice(view: View, decision: Decision, action: Action, reader: Reader) -> Choice:
    if len(action) == 1:
        return Choice(reader.say.plain(f"alakazam-do-{action[0]}"))
    return CHOICES[action[0]](view, action[1], reader)


def _dice(view: View) -> list[Action]:
    """The own dice that no offer locks."""
    assert view.seat is not None
    return [("out", die) for die in dict.fromkeys(without(view.pools[view.seat], locked_dice(view, view.seat)))]


def _cards(cards: Sequence[int | None]) -> list[Action]:
    """Cards that can be named, where one list takes them all."""
    known = [card for card in cards if card is not None]
    return [("card", card) for card in known] if len(known) == len(cards) <= ROOM else []


def _partners(view: View) -> list[Action]:
    """Whom an offer can be made to; with one partner the game knows who is meant."""
    hidden = view.options.face_down
    others = [
        seat
        for seat in present(view)
        if seat != view.seat and (hidden or BONUSES.isdisjoint(card for card in view.hands[seat] if card is not None))
    ]
    return [*[("to", seat) for seat in others], TO_ALL] if len(others) > 1 else []


def _one_die(view: View, decision: Decision, reader: Reader) -> list[ListOf]:
    """The next die, and that it is the only one on its side of the offer."""
    about, seat = drafted(view), view.seat
    assert seat is not None and about.to is not None
    word, last, some = ("want", PROPOSE, about.wanted) if about.asking else ("give", FOR, about.given)
    sizes = len(view.pools[about.to]), len(view.pools[seat])
    if some or (about.asking and size_fault(*sizes, len(about.given), 1)):
        return []
    dice = [option for option in decision.options if option[0] == word]
    choices = [(in_a_row(short(each), short(last)), _choice(view, decision, each, reader)) for each in dice]
    return [ListOf(f"one{word}", reader.say.plain(f"alakazam-list-one-{word}"), NONE, (), choices)] if choices else []
