"""What things are worth to a seat, as far as its view tells, counted in stars.

A character is worth what it gives, or may come to give, to the culture its owner is best at.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from .actions import hungry
from .cards import (
    ALONE,
    BROOM,
    CAPE,
    CAPE_RESISTANCE,
    CARD_STARS,
    CARDS,
    COMBAT_POTION,
    CRYSTAL_BALL,
    CULTURE,
    DIE,
    DIE_POTION,
    ENERGY,
    FIRST_HAND,
    FIRST_TRAP,
    MEAL,
    MULTICOLOURED,
    NUMBERS,
    OBJECT_CULTURE,
    RECOVERY,
    ROBBERY,
    SCEPTRE,
    SCEPTRE_COMBAT,
    STARS,
    TOP,
    VOODOO,
    enemy_stars,
)
from .combat import possible_helpers
from .state import can_leave, revealed_stars, stars
from .view import seen

if TYPE_CHECKING:
    from .view import View

ENERGY_WORTH = 0.35
"""What a unit of energy from a hat is worth."""
RIVAL_POTIONS = 0.45
"""Combat that a card in a rival's hand adds on average."""
PAYS_BACK = 2
"""Rounds before the last of a sprint in which what is won for later counts in full."""
IN_THE_END = 0.3
"""What is left of a hand card's worth in the last round of a sprint: it may still win a fight."""
DENIED = 0.6
"""How much a rival's loss counts beside one's own gain."""
ALONE_WORTH = 0.35
"""What a point of a character counts that goes into an Alakazum alone, beside a star that adds to others."""
PIECES = {CAPE: 0.7, SCEPTRE: 0.9, CRYSTAL_BALL: 0.8, RECOVERY: 1.0}
"""What the new cards of Alakazum! 2 are worth in the hand."""


def later(view: View) -> float:
    """How much of what pays back only later counts, 0 to 1: less in the last rounds of a sprint (AZ-97)."""
    return min(1.0, (view.options.rounds - view.round) / PAYS_BACK) if view.options.sprint else 1.0


def focus(view: View, seat: int) -> str:
    """The culture that `seat` is best at, its team grown up counting a little, its own hand's objects too.

    In a sprint the hand counts nothing.
    """
    growing, with_hand = 0.4 * later(view), seat == view.seat and not view.options.sprint

    def hope(culture: str) -> float:
        team = [c for c in view.teams[seat] if CULTURE[c] == culture]
        shown = revealed_stars(culture, view.hand) if with_hand else 0
        grown = sum([STARS[c][TOP] - STARS[c][view.levels[c]] for c in team])
        return stars(view, seat, culture) + shown + growing * grown

    return max(view.cultures, key=hope)


def worth(view: View, c: int, culture: str, level: int | None = None) -> float:
    """A character, now or at `level`, for an owner who is best at `culture`."""
    return _worth(view.rules, c, view.levels[c] if level is None else level, culture, later(view))


@lru_cache(maxsize=1 << 13)
def _worth(rules: int, c: int, level: int, culture: str, later: float) -> float:
    numbers = NUMBERS[rules]
    combat = numbers.combat[c][level]
    if ALONE[c][TOP]:
        now, grown = ALONE_WORTH * ALONE[c][level], ALONE_WORTH * ALONE[c][TOP]
        return 0.4 + now + 0.35 * later * (grown - now) + 0.2 * combat
    now, grown = STARS[c][level], STARS[c][TOP]
    given = (now + 0.35 * later * (grown - now)) * (1.0 if CULTURE[c] in (culture, MULTICOLOURED) else 0.4)
    combat = 3.5 if combat == DIE else combat
    marks = later * (numbers.magical[c] + numbers.thrifty[c])
    return 0.4 + given + 0.2 * combat + 0.5 * marks + 0.2 * numbers.sociable[c]


def rise_worth(view: View, c: int, culture: str, to: int | None = None) -> float:
    """What a level more, or the rise to level `to`, gives."""
    level = view.levels[c]
    risen = min(level + 1, TOP) if to is None else to
    return worth(view, c, culture, risen) - worth(view, c, culture, level)


def card_worth(view: View, card: int, culture: str) -> float:
    """A card in one's own hand."""
    return max(later(view), IN_THE_END) * _card_worth(view, card, culture)


def _card_worth(view: View, card: int, culture: str) -> float:
    seat = cast(int, view.seat)
    if card == VOODOO:
        return 1.6
    if card == BROOM:
        return 1.1
    if MEAL[card]:
        return 0.4 + 0.6 * max([meal_worth(view, seat, each, culture) for each in MEAL[card]])
    if CARD_STARS[card]:
        return 1.8 if OBJECT_CULTURE[card] in (culture, "") else 0.5
    if card == ROBBERY:
        return 0.9
    if card in PIECES:
        return PIECES[card]
    return 0.15 + ENERGY_WORTH * ENERGY[card] + 0.45 * COMBAT_POTION[card] + 0.25 * DIE_POTION[card]


def meal_worth(view: View, seat: int, served: str, culture: str) -> float:
    """What a meal of one culture raises."""
    return sum([rise_worth(view, c, culture, TOP) for c in hungry(view, seat, served)])


def strength(rules: int, c: int, level: int) -> float:
    """Combat, a die at its average."""
    combat = NUMBERS[rules].combat[c][level]
    return 3.5 if combat == DIE else combat


def fighting(view: View, c: int) -> float:
    """Combat of a character on the table, with its sceptre."""
    return strength(view.rules, c, view.levels[c]) + SCEPTRE_COMBAT * (c in view.sceptres)


def helper_of(view: View, seat: int, fighter: int) -> int | None:
    """The strongest helper."""
    among = possible_helpers(view, seat, fighter, ())
    return max(among, key=lambda c: fighting(view, c), default=None)


def side_strength(view: View, seat: int, fighter: int) -> float:
    """A fighter with its strongest helper."""
    helper = helper_of(view, seat, fighter)
    return fighting(view, fighter) + (0 if helper is None else fighting(view, helper))


def potions(view: View) -> int:
    """Combat that one's hand can add."""
    return sum([COMBAT_POTION[card] for card in view.hand])


def hypnosis(view: View, c: int, level: int, helped: bool) -> float:
    """The chance that a roll, with one's die potions where `helped`, exceeds a resistance."""
    extra = sum([DIE_POTION[card] for card in view.hand]) if helped else 0
    cape = CAPE_RESISTANCE * (c in view.capes)
    return min(1.0, max(0.0, (6 - NUMBERS[view.rules].resistance[c][level] - cape + extra) / 6))


def cape_worth(view: View, seat: int, c: int, culture: str) -> float:
    """One roll of six less takes a character away that can leave at all."""
    return 0.2 + 0.2 * worth(view, c, culture) if can_leave(view, seat, c) else 0.1


def sceptre_worth(view: View, c: int) -> float:
    """Best with a helper, who adds it to every fight, and else with the strongest."""
    own = strength(view.rules, c, view.levels[c])
    return 0.5 + 0.15 * own + 0.3 * NUMBERS[view.rules].sociable[c]


def next_card(view: View, seat: int, culture: str, at_stake: float) -> float:
    """What turning up one more forest card is worth (AZ-104), while cards worth `at_stake` lie open."""
    unseen = (Counter(view.box.cards) - seen(view)).elements()
    hidden = [card for card in unseen if not FIRST_HAND <= card < FIRST_TRAP]
    size = len(view.forest)
    people = [card for card in hidden if card < FIRST_HAND]
    strongest = max([side_strength(view, seat, c) for c in view.teams[seat]]) + min(potions(view), 2)
    met = sum([meeting(view, card, strongest, culture) for card in people]) - 0.8 * (len(hidden) - len(people))
    return (0.8 * (size - len(hidden)) + met - at_stake * len(hidden)) / size


def meeting(view: View, c: int, strongest: float, culture: str) -> float:
    """What a character of the forest is worth to a team that can bring so much combat against it."""
    won = strongest > strength(view.rules, c, 0)
    return 0.6 + hypnosis(view, c, 0, True) * worth(view, c, culture, 0) if won else -1.5


def chance_against(view: View, place: int, points: int) -> float:
    """The chance that `points` exceed the enemy at `place`, as far as the view knows."""
    beaten, among = beats(view, place, points)
    return beaten / among


def beats(view: View, place: int, points: int) -> tuple[int, int]:
    """How many of the enemies that may lie at `place` so many points exceed, and how many they are."""
    known = view.enemies[place]
    among = [known] if known is not None else [enemy for enemy in view.box.enemies if enemy not in view.enemies]
    limits = [enemy_stars(enemy, view.seats) for enemy in among]
    return sum([limit is not None and points > limit for limit in limits]), len(among)


# ---- who to begin with ---------------------------------------------------------------------------------------------

PIROTECNIC, TIO, MOURA, OLENTZERO, PENITENTE, BOTARGA = (
    "senyor-pirotecnic",
    "tio-de-nadal",
    "moura",
    "olentzero",
    "penitente",
    "botarga",
)
STARTERS: dict[tuple[bool, int], tuple[str, ...]] = {
    (False, 2): (MOURA, OLENTZERO, TIO, PIROTECNIC, PENITENTE),
    (False, 3): (OLENTZERO, TIO, MOURA, PENITENTE, PIROTECNIC),
    (False, 4): (PENITENTE, OLENTZERO, PIROTECNIC, TIO, MOURA),
    (False, 5): (PENITENTE, PIROTECNIC, OLENTZERO, TIO, MOURA),
    (True, 2): (OLENTZERO, MOURA, BOTARGA, TIO, PIROTECNIC, PENITENTE),
    (True, 3): (OLENTZERO, PIROTECNIC, BOTARGA, MOURA, TIO, PENITENTE),
    (True, 4): (PENITENTE, BOTARGA, OLENTZERO, PIROTECNIC, TIO, MOURA),
    (True, 5): (PENITENTE, TIO, OLENTZERO, MOURA, PIROTECNIC, BOTARGA),
}
"""With Alakazum! 2 or without it, and by the number of seats: the start characters, who won most in games of `normal`
first. The figures stand in docs/rules/alakazum.md. The chaotic toad, which isn't measured, comes after all others."""


def best_starter(view: View) -> str:
    """The start character, of those still in the row, that has won most often with so many seats."""
    there = [CARDS[character].id for character in view.starters]
    known = [each for each in STARTERS[view.options.expansion, view.seats] if each in there]
    return (*known, *there, "")[0]
