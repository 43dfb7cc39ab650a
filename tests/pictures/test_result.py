"""The card of the end: no word of it is cut off, in no language, and a name of Discord's full length is recognised."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from bot.screens.game import screens_of
from bot.texts import Library, Texts
from games import GAMES
from games.alakazum.cards import CARD_STARS, CARDS, ENEMIES, OBJECT_CULTURE
from games.kernel.game import Game
from pictures import gallery, samples
from pictures.canvas import audited
from pictures.game import PICTURES
from pictures.people import people
from pictures.result import Placed, ResultCard, SumPart
from pictures.type import SMALL, width_of
from tests.pictures.test_pages import deed_of

from .canvas_checks import faults

LIBRARY = Library()
NAMES = (
    "Maximiliana-Josefina von Rumpels",
    "Bartholomew_Featherstonehaugh_99",
    "The Quick Brown Fox Jumps Over A",
    "Toadstool 🤖",
    "Xiomara de los Ángeles Etxebarri",
)
LEAST = 15
"""Letters of a name by which one is recognised."""


@cache
def over(key: str, seats: int) -> Game:
    return samples.game(key, seats, -1, 20, "easy")


def drawn(card: ResultCard) -> list[str]:
    """The words on it, which lie as they should."""
    with audited() as audit:
        card.paint()
    assert not faults(audit), (faults(audit)[:5], card)
    return [mark.name for _, marks in audit.canvases for mark in marks if mark.kind == "text"]


def shown(name: str, words: list[str]) -> int:
    """How many letters of `name` stand there, in one line or in two below each other."""
    lines = [line.rstrip("…") for line in words]
    ways = [first + gap + second for first, second in zip(lines, [*lines[1:], ""], strict=True) for gap in ("", " ")]
    return max(len(way) for way in [*lines, *ways] if way and name.startswith(way))


@pytest.mark.parametrize("language", LIBRARY.languages)
@pytest.mark.parametrize("key", PICTURES)
def test_long_names_are_recognised_and_nothing_else_is_cut_off(key: str, language: str) -> None:
    say, screens = LIBRARY.texts(language), screens_of(key)
    for seats in GAMES[key].SEATS:
        game: Any = over(key, seats)
        card = gallery.result(
            game.view(None),
            NAMES[:seats],
            lambda key, count=0: screens.result_word(key, count, say),
            say.plain("result-rounds", count=13),
            deed_of(game),
        )[0]
        assert isinstance(card, ResultCard)
        words = drawn(card)
        for name in [name.removesuffix(" 🤖") for name in NAMES[:seats]]:
            assert shown(name, words) >= min(LEAST, len(name)), (name, words)
        cut = [line for line in words if line.endswith("…") and not any(line.rstrip("…") in name for name in NAMES)]
        assert not cut


def longest(names: list[str], say: Texts) -> str:
    return max(names, key=lambda name: width_of(screens_of("alakazum").result_word(name, 0, say), SMALL))


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_the_longest_sum_of_alakazum_is_not_cut_off(language: str) -> None:
    say = LIBRARY.texts(language)
    card_ids = [CARDS[card].id for card in range(len(CARD_STARS)) if CARD_STARS[card] and OBJECT_CULTURE[card]]
    thing, enemy = longest(card_ids, say), longest([row.id for row in ENEMIES], say)
    said = {what: screens_of("alakazum").result_word(what, 0, say) for what in ("team", thing, "amulet", enemy)}
    terms = (
        SumPart("", "VAL", 12, said["team"]),
        SumPart("+", thing, 2, said[thing]),
        SumPart("+", "amulet", 1, said["amulet"]),
        SumPart("=", "", 15, ""),
        SumPart(">", enemy, 14, said[enemy]),
    )
    one = Placed(1, people(NAMES)[0], 15, True, "moura", "")
    words = drawn(ResultCard("alakazum", (one,), "halloween", say.plain("result-wins", count=15), terms, ""))
    assert not [line for line in words if line.endswith("…")]
    assert {word for caption in said.values() for word in caption.split()} <= {
        w for line in words for w in line.split()
    }
