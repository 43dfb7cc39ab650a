"""Dealings word by word: what a view allows, and what it gains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from games.kernel.chance import Chance
from games.kernel.frames import BACK
from games.kernel.game import Action
from games.kernel.values import Actions

from .cards import NUMBERS
from .offers import Offer, locked
from .state import has_bonus, present, without
from .words import (
    DIE,
    FOR,
    GIVE,
    IN,
    OUT,
    PROPOSE,
    REROLL,
    SWAP,
    TO,
    WANT,
)
from .worth import Outlook, outlook

if TYPE_CHECKING:
    from .view import View


LEAST, APART = 0.5, 3.0
"""Points that an exchange must bring more than to be worth it, and by how many less than so many two may gain by it."""


class Plan(NamedTuple):
    """A dealing word by word, and what it gains."""

    gain: float
    words: Actions


def free_dice(view: View, seat: int) -> list[int]:
    """The dice that the seat's own offer doesn't lock."""
    return without(view.pools[seat], locked(offers(view), seat))


def offers(view: View) -> list[Offer]:
    """The open offers."""
    return view.trade.offers if view.trade else []


def swaps(view: View, look: Outlook) -> Sequence[Plan]:
    """Every swap with the centre."""
    return _swaps(tuple(view.pools[look.seat]), tuple(free_dice(view, look.seat)), tuple(view.centre), look)


@lru_cache(maxsize=1 << 7)
def _swaps(pool: tuple[int, ...], free: tuple[int, ...], centre: tuple[int, ...], look: Outlook) -> Sequence[Plan]:
    """They are asked for again at each word of one."""
    now = look.worth(pool)
    return [
        Plan(look.worth([*without(pool, (out,)), into]) - now, (SWAP, OUT[out], IN[into]))
        for out, into in product(dict.fromkeys(free), dict.fromkeys(centre))
    ]


def rerolls(view: View, look: Outlook) -> Iterator[Plan]:
    """Every re-roll, by the average of what may come."""
    pool = view.pools[look.seat]
    now, free = look.worth(pool), free_dice(view, look.seat)
    for die in dict.fromkeys(view.rights[look.seat]):
        if die in free:
            rest = without(pool, (die,))
            mean = sum([look.worth([*rest, die // 10 * 10 + number]) for number in NUMBERS]) / 6
            yield Plan(mean - now, (REROLL, DIE[die]))


def bargains(view: View, look: Outlook, to: int, all_dice: bool) -> Iterator[Plan]:
    """Offers of one die for one that help oneself and should not harm the other."""
    mine = view.pools[look.seat] if all_dice else free_dice(view, look.seat)
    theirs, other = view.pools[to], outlook(view, to)
    now, then = look.worth(view.pools[look.seat]), other.worth(theirs)
    for give, want in product(dict.fromkeys(mine), dict.fromkeys(theirs)):
        if give == want:
            continue
        gain = look.worth([*without(view.pools[look.seat], (give,)), want]) - now
        if gain < 0.5:
            continue
        good = other.worth([*without(theirs, (want,)), give]) - then
        if good > 0:
            yield Plan(gain + 0.3 * good, (TO[to], GIVE[give], FOR, WANT[want], PROPOSE))


def fair(view: View, look: Outlook, to: int) -> Iterator[Plan]:
    """Offers of one die for one that the other gains by, and that cost oneself nothing."""
    mine, theirs, other = view.pools[look.seat], view.pools[to], outlook(view, to)
    now, then = look.worth(mine), other.worth(theirs)
    for give, want in product(dict.fromkeys(free_dice(view, look.seat)), dict.fromkeys(theirs)):
        gain = look.worth([*without(mine, (give,)), want]) - now
        good = other.worth([*without(theirs, (want,)), give]) - then
        if give != want and gain >= 0 and good > LEAST and gain < good + APART:
            yield Plan(good, (TO[to], GIVE[give], FOR, WANT[want], PROPOSE))


def partners(view: View, seat: int) -> list[int]:
    """Whom to make an offer to: nobody who is done, or has declined one of the seat's in this round."""
    refused = view.refused[seat]
    return [
        other
        for other in present(view)
        if other != seat and not (view.done[other] or refused >> other & 1 or has_bonus(view.hands[other]))
    ]


def next_word(plans: Iterable[Plan], draft: Actions, rng: Chance, options: Actions) -> Action:
    """The next word of one of the three best plans that begin as the draft does, or of their equals; none: back."""
    fitting = [plan for plan in plans if plan.words[: len(draft)] == draft and len(plan.words) > len(draft)]
    fitting = [plan for plan in fitting if plan.words[len(draft)] in options]
    if not fitting:
        return BACK
    third = sorted([plan.gain for plan in fitting])[-3:][0]
    return rng.choice([plan for plan in fitting if plan.gain >= third]).words[len(draft)]
