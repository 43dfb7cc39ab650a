"""The card of a daily table: what is drawn, read aloud and pasted is the same, and nothing of the shuffle is in it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.screens import daily_card
from bot.screens.game import Reader
from bot.screens.screen import Part, Picture, Text
from games import GAMES
from games.kernel.chance import Chance
from games.kernel.game import Event, Game
from pictures.daily import GROUNDS, DailyCard
from storage.rows import DailyRow
from tables.days import Finished
from tables.rounds import Round
from tables.streaks import streak_of
from tables.table import round_of
from tests.bot.house import LIBRARY

DAY = "2025-11-22"
SAY = LIBRARY.texts("en")


def played(key: str, seed: bytes) -> tuple[Game, list[Round]]:
    """A short game of two `easy`, round by round as the first seat knows it."""
    kind, rng = GAMES[key], Chance(seed)
    game = kind.new(seed, 2, kind.Options(sprint=True))
    rounds, number = list[Round](), 1
    while game.decisions:
        asked = rng.choice(game.decisions)
        action = kind.LEVELS["easy"].choose(game.view(asked.seat), asked, rng, 0) or asked.default
        events: Sequence[Event] = game.submit(asked.seat, action, asked.id)
        heard = tuple([one for one in events if one.audience is None or 0 in one.audience])
        if rounds and rounds[-1].number == number:
            heard = (*rounds.pop().events, *heard)
        rounds.append(Round(number, game.view(0), heard))
        number = max(1, round_of(game) or 0)
    return game, rounds


def finished(key: str, seed: bytes = bytes(range(32)), **facts: Any) -> Finished:
    game, rounds = played(key, seed)
    assert game.outcome is not None
    mine, other = game.outcome.points
    row = DailyRow(100, 7, "Ana", 0 in game.outcome.winners, False, mine, other, 0.0, "sprint", key, True)
    streak = streak_of(["2025-11-20", "2025-11-21", DAY], [], DAY)
    known: dict[str, Any] = {"par": mine - 1, "streak": streak, "accuracy": None, "rounds": rounds}
    return Finished(**{"result": row, **known, **facts})


def parts(done: Finished, language: str = "en", *, pictures: bool = True) -> list[Part]:
    return daily_card.card(done, DAY, Reader(LIBRARY.texts(language), ("Ana", "AI"), 0, pictures=pictures))


def drawn(done: Finished, language: str = "en") -> tuple[DailyCard, str]:
    (picture,) = [part for part in parts(done, language) if isinstance(part, Picture)]
    assert isinstance(picture.tile, DailyCard)
    return picture.tile, picture.alt


@pytest.mark.parametrize("key", GAMES)
def test_all_that_a_card_has_of_the_game_is_a_square_a_round(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A square is one of five kinds, with points or without: with these alone the same card can be made."""
    done = finished(key)
    cards = {language: parts(done, language) for language in LIBRARY.languages}
    squares = drawn(done)[0].squares
    assert len(squares) == len(done.rounds) > 1
    for square in squares:
        assert square.kind in GROUNDS and re.fullmatch(r"([+−]\d+)?", square.points)
    assert sum(int(square.points.replace("−", "-") or 0) for square in squares) == done.result.points
    monkeypatch.setattr(daily_card, "squares_of", lambda *_: squares)
    assert {language: parts(replace(done, rounds=[]), language) for language in LIBRARY.languages} == cards


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LIBRARY.languages)
def test_what_is_drawn_is_read_aloud_and_said_in_words(key: str, language: str) -> None:
    done = finished(key, accuracy=86.4)
    tile, alt = drawn(done, language)
    for words in (tile.title, tile.date, tile.points, tile.par, tile.against, tile.accuracy, tile.days, tile.longest):
        assert words and words in alt
    for square in tile.squares:
        assert not square.points or square.points in alt
    text, copied = parts(done, language, pictures=False)
    assert isinstance(text, Text) and isinstance(copied, Text)
    for words in (tile.points, tile.par, tile.accuracy, f"{tile.streak} {tile.days}"):
        assert words in text.text
    assert tile.accuracy in copied.text and parts(done, language)[1] == copied


def test_what_nobody_knows_is_left_out() -> None:
    tile, alt = drawn(finished("alakazoo", par=None, streak=None))
    assert tile.beaten is None and "par comes later" in tile.par
    assert not tile.accuracy and "accuracy" not in alt
    assert not tile.streak and not tile.calendar and "in a row" not in alt
    tile, alt = drawn(finished("alakazoo", rounds=[]))  # its log is gone
    assert tile.squares == () and "Round by round" not in alt


def test_the_card_fits_where_its_words_are_longest() -> None:
    """Each language beside the others: nothing lies over something else, nothing is cut."""
    from pictures.canvas import audited

    row = finished("alakazam").result
    for language in LIBRARY.languages:
        days = streak_of([f"2025-11-{day:02}" for day in range(1, 23)], [], DAY)
        tile, _ = drawn(finished("alakazam", result=replace(row, points=28), streak=days, accuracy=100.0), language)
        with audited() as audit:
            tile.paint()
        texts = [mark for _, marks in audit.canvases for mark in marks if mark.kind == "text"]
        assert not [mark.name for mark in texts if "…" in mark.name], language
        assert {tile.accuracy, tile.days, tile.longest, tile.date} <= {mark.name for mark in texts}
