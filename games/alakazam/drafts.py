"""What the words of a draft say, by name: a dealing in the making, and the words that an open offer is spelled with."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, cast

from games.kernel.values import Action, Actions

from .offers import ALL, ANY, ANY_COLOUR, ANY_NUMBER, MarkedDice, Offer, wish_for

UNSAID = -2
"""In the place of a colour: none has been chosen for a pattern."""


class Said(NamedTuple):
    """What a draft says so far."""

    first: str = ""
    """Its first word; "" where there is no draft."""
    out: int = 0
    """The die that is swapped away."""
    group: str = ""
    """The kind of card that is looked through."""
    number: int = 0
    """The offer that is accepted, countered or changed."""
    picked: tuple[int, ...] = ()
    """Dice for the patterns of an offer that is accepted."""
    to: int | None = None
    """Whom the offer is for; None: not said yet."""
    given: MarkedDice = ()
    asking: bool = False
    """What is given is settled: now for what."""
    colour: int | None = UNSAID
    """The colour of a pattern whose number is still to be said; None: any."""
    wanted: MarkedDice = ()


NOTHING = Said()
_as_said = cast(Callable[[type[Said], tuple[Any, ...]], Said], tuple.__new__)  # pyright: ignore
"""Makes a Said of a whole tuple, at half the price of a call."""
Reading = tuple[Actions, Said, Any]
"""A draft, what it says, and the reading of all its words but the last one (None: not known)."""
UNREAD: Reading = ((), NOTHING, None)


@lru_cache(maxsize=1 << 13)
def said(draft: Actions) -> Said:
    """What a draft says: what all its words but the last one said, and that one."""
    return read_on(said(draft[:-1]), draft[-1]) if draft else NOTHING


def read_on(before: Said, word: Action) -> Said:
    """What a draft says with one word more."""
    first, out, group, number, picked, to, given, asking, colour, wanted = before
    match word[0]:
        case "give":
            given = (*given, (word[1], 0))
        case "want":
            wanted = (*wanted, (word[1], 0))
        case "colour":
            colour = word[1]
        case "any-colour":
            colour = None
        case "number":
            wanted, colour = (*wanted, (wish_for(colour, word[1]), 0)), UNSAID
        case "any-number":
            wanted, colour = (*wanted, (wish_for(colour, None), 0)), UNSAID
        case "mark" if asking:
            wanted = _marked(wanted)
        case "mark":
            given = _marked(given)
        case "for":
            asking = True
        case "to":
            to = word[1]
        case "all":
            to = ALL
        case "out":
            out = word[1]
        case "group":
            group = word[1]
        case "pick":
            picked = (*picked, word[1])
        case "counter":
            first, number, to = word
        case "change" | "accept":
            first, number = word
        case _:
            first = word[0]
    return _as_said(Said, (first, out, group, number, picked, to, given, asking, colour, wanted))


def _marked(side: MarkedDice) -> MarkedDice:
    """The die named last may be re-rolled by its receiver."""
    return (*side[:-1], (side[-1][0], 1))


def spelled(offer: Offer) -> Actions:
    """The draft that changes an open offer: it says all that the offer says, to be gone back over."""
    words: list[Action] = [("change", offer.number), ("all",) if offer.to == ALL else ("to", offer.to)]
    for die, mark in offer.given:
        words += [("give", die), *_mark(mark)]
    words.append(("for",))
    for wish, mark in offer.wanted:
        words += [*_wish(wish, offer.to), *_mark(mark)]
    return tuple(words)


def _mark(mark: int) -> list[Action]:
    return [("mark",)] if mark else []


def _wish(wish: int, to: int) -> list[Action]:
    """A die of one player is named; a pattern is a colour, then a number."""
    if wish == ANY:
        return [("any-colour",), ("any-number",)]
    if wish >= ANY_NUMBER:
        return [("any-colour",), ("number", wish - ANY_NUMBER)]
    if wish >= ANY_COLOUR:
        return [("colour", wish - ANY_COLOUR), ("any-number",)]
    colour, number = divmod(wish, 10)
    return [("colour", colour), ("number", number)] if to == ALL else [("want", wish)]
