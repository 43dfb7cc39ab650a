"""Our own `play.json`: the playground takes it, and its page speaks every language that the bot speaks."""

from __future__ import annotations

from pathlib import Path

from bot.texts import Library
from playground.page_server import WORDS
from playground.quickstart import read_first_screen

PLAY_JSON = Path(__file__).parents[2] / "play.json"


def test_the_games_stand_on_the_first_screen_in_every_language_of_the_bot() -> None:
    play = read_first_screen(PLAY_JSON)
    assert [game.name for game in play.games] == ["Alakazum!", "Alakazoo", "Alakazam!"]
    assert [value.value for value in play.games[0].choices[0].values] == [0, 1, 2, 3, 4]
    assert set(play.languages) == set(Library().languages) <= set(WORDS)
