"""What the words of a draft say, by name: a dealing in the making, and the words that an open offer is spelled with."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from games.kernel.values import Action

from .offers import ALL, ANY, ANY_COLOUR, ANY_NUMBER, Dice, Offer, wish_for

Words = tuple[Action, ...]
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
    given: Dice = ()
    asking: bool = False
    """What is given is settled: now for what."""
    colour: int | None = UNSAID
    """The colour of a pattern whose number is still to be said; None: any."""
    wanted: Dice = ()


NOTHING = Said()


@lru_cache(maxsize=1 << 13)
def said(draft: Words) -> Said:
    """What a draft says: what all its words but the last one said, and that one."""
    return _read(said(draft[:-1]), draft[-1]) if draft else NOTHING


def _read(before: Said, word: Action) -> Said:
    """What a draft says with one word more."""
    match word[0]:
        case "give":
            return before._replace(given=(*before.given, (word[1], 0)))
        case "want":
            return _wanting(before, word[1])
        case "colour":
            return before._replace(colour=word[1])
        case "any-colour":
            return before._replace(colour=None)
        case "number":
            return _wanting(before, wish_for(before.colour, word[1]))
        case "any-number":
            return _wanting(before, wish_for(before.colour, None))
        case "mark":
            return _marked(before)
        case "for":
            return before._replace(asking=True)
        case "to":
            return before._replace(to=word[1])
        case "all":
            return before._replace(to=ALL)
        case "out":
            return before._replace(out=word[1])
        case "group":
            return before._replace(group=word[1])
        case "pick":
            return before._replace(picked=(*before.picked, word[1]))
        case "counter":
            return before._replace(first="counter", number=word[1], to=word[2])
        case "change" | "accept":
            return before._replace(first=word[0], number=word[1])
        case first:
            return before._replace(first=first)


def _wanting(before: Said, wish: int) -> Said:
    return before._replace(wanted=(*before.wanted, (wish, 0)), colour=UNSAID)


def _marked(before: Said) -> Said:
    """The die named last may be re-rolled by its receiver."""
    if before.asking:
        return before._replace(wanted=(*before.wanted[:-1], (before.wanted[-1][0], 1)))
    return before._replace(given=(*before.given[:-1], (before.given[-1][0], 1)))


def spelled(offer: Offer) -> Words:
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
