"""Pictures beside the pages of rules: small positions in which what the page says can be seen.

Drawn like the boards themselves, so that a reader recognises the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.alakazam.cards import CARDS as GOALS
from games.alakazam.cards import NUMBER as GOAL
from games.alakazam.cards import penalty
from games.alakazam.goals import judged
from pictures.alakazam import bazaar, hand, seats
from pictures.alakazam.cards import BazaarWords, Called, Goal
from pictures.alakazam.progress import progress
from pictures.tile import Tile

TRADERS = seats.alakazam_people(("Ana", "Ben"))


def _held(card: str, points: int | None, called: Called) -> Goal:
    worth = "/".join(map(str, GOALS[GOAL[card]].points))
    return Goal(card, called(card), points, bool(points and points > 0), "" if points is not None else worth)


def _seat(at: int, dice: tuple[int, ...], points: int, named: BazaarWords, *cards: str) -> seats.SeatLine:
    held = [_own(card, dice, str, named) for card in cards]
    goals, slots = tuple([own.goal for own in held]), tuple([own.slots for own in held])
    gain = sum([goal.points or 0 for goal in goals])
    return seats.SeatLine(TRADERS[at], points, gain, bool(at), False, True, False, dice, (), (), goals, 0, slots)


def _tables(words: Any, named: BazaarWords) -> Tile:
    one = _seat(0, (1, 4, 12, 34, 44), 12, named, "threes-fours")
    other = _seat(1, (3, 6, 14, 14, 21, 25, 56), 24, named, "rainbow")
    return seats.Seats((one, other), seats.FORMS[2])


def _round(words: Any, named: BazaarWords) -> Tile:
    lying = (
        _held("pyramid", None, named.called),
        _held("29-and-up", None, named.called),
        _held("straight", None, named.called),
        _held("bonus-3", None, named.called),
    )
    there, said = (("A", False), ("B", True)), (named.phases, named.centre)
    return bazaar.BazaarTile(1, 1, there, (11, 15, 43, 46, 53, 53), lying, 0, 0, *said)


def _offers(words: Any, named: BazaarWords) -> Tile:
    direct = bazaar.DrawnOffer(TRADERS[0], TRADERS[1], ((54, 0),), ((1, 1),))
    return bazaar.Offers((direct, bazaar.DrawnOffer(TRADERS[1], None, ((32, 0), (25, 0)), ((201, 0), (102, 0)))))


def _progress(words: Any, named: BazaarWords) -> Tile:
    pool = (1, 12, 4, 34, 44, 25)
    some = tuple([_own(card, pool, words, named) for card in ("threes-fours", "tri-color", "rainbow")])
    gain = sum([own.goal.points or 0 for own in some])
    mine = seats.SeatLine(TRADERS[0], 12, gain, False, True, True, False, pool, (), (), (), 0)
    return hand.HandTile(mine, some)


def _own(card: str, pool: tuple[int, ...], words: Any, named: BazaarWords) -> hand.Own:
    """A goal that these dice are judged for."""
    number = GOAL[card]
    points, finding = judged(number, pool, 0)
    held = _held(card, points or -penalty(number, False), named.called)
    return hand.Own(held, words(card), progress(number, finding, pool, 0))


PAGES: dict[int, Callable[[Any, BazaarWords], Tile]] = {1: _tables, 2: _round, 3: _offers, 5: _progress}
"""By number of the page."""
