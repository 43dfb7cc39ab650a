"""A hand is one screen of a phone and read at a glance: heights and words of hands of whole games, worst language."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

import pytest

from bot.screens.hand import hand as hand_screen
from bot.texts import Library, Texts
from games import GAMES
from games.alakazam.cards import CARDS
from tests.bot.heights import height
from tests.bot.situations import Situation, played
from tests.bot.words import drawn_words, words

LIBRARY = Library()


class Limits(NamedTuple):
    """What hands of a game stay within: CSS pixels, words said and drawn."""

    nine_of_ten: float
    highest: float
    median: float
    most: int


LIMITS = {
    "alakazum": Limits(640, 844, 60, 90),
    "alakazoo": Limits(640, 844, 60, 90),
    "alakazam": Limits(640, 844, 60, 90),
}


def shown(key: str, games: int) -> Iterator[Situation]:
    """The hands of so many games, at tables of all sizes in turn."""
    seats = [*GAMES[key].SEATS]
    for number in range(games):
        yield from played(key, number, people=seats[number % len(seats)])


def apart(key: str, say: Texts) -> frozenset[str]:
    """The rules of cards, as they are written on them."""
    return frozenset(say.plain(f"alakazam-card-{card.id}.short") for card in CARDS if key == "alakazam")


@pytest.mark.parametrize(
    ("games", "every", "counted"), [(2, 3, 18), pytest.param(100, 1, 8, marks=pytest.mark.long)], ids=["some", "all"]
)
@pytest.mark.parametrize("key", LIMITS)
def test_hands_are_one_screen_of_a_phone(key: str, games: int, every: int, counted: int) -> None:
    """One of `every` hands is measured, the words of one of `counted`."""
    high, said = list[float](), list[int]()
    for at, one in enumerate(shown(key, games)):
        if at % every:
            continue
        every_language = [LIBRARY.texts(language) for language in LIBRARY.languages]
        screens = [hand_screen(one.hand, say, pictures=True) for say in every_language]
        high.append(max(map(height, screens)))
        if at % counted == 0:
            both = zip(screens, every_language, strict=True)
            said.append(max(words(screen) + drawn_words(screen, apart(key, say)).total() for screen, say in both))
    high.sort()
    found = Limits(high[int(len(high) * 0.9)], high[-1], median(said), max(said))
    assert len(high) > 10 * games and len(said) > games
    assert all(each <= most for each, most in zip(found, LIMITS[key], strict=True)), found
