"""`play.json`: the example is good, and a wrong one is refused with the place of the mistake."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from playground.page_server import WORDS
from playground.quickstart import NO_GAMES, BadFirstScreen, language_of, read_first_screen

from .conftest import PLAY_JSON

GOOD: dict[str, Any] = {
    "schema": "play/1",
    "title": "Chess club",
    "games": [
        {
            "name": "Chess",
            "tagline": "Kings and queens",
            "choices": [
                {
                    "id": "ai",
                    "label": "Opponents",
                    "values": [{"value": 0, "label": "None"}, {"value": 1, "label": "One"}],
                    "default": 1,
                }
            ],
            "steps": [
                {"slash": "chess new", "options": {"ai": "{ai}"}},
                {"press": {"label": "^Start$"}, "when": {"ai": [1]}},
            ],
        }
    ],
}


def read(tmp_path: Path, data: Any) -> Any:
    path = tmp_path / "play.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data))
    return read_first_screen(path)


def test_the_example_is_good():
    play = read_first_screen(PLAY_JSON)
    assert [value.value for value in play.games[0].choices[0].values] == ["Bea", "Cem"]


def test_a_good_file_keeps_what_it_says(tmp_path: Path):
    play = read(tmp_path, GOOD)
    assert play.title == "Chess club"
    assert play.games[0].steps[0].options == {"ai": "{ai}"}
    assert play.games[0].channel == "table"


def test_without_a_file_there_are_no_games(tmp_path: Path):
    assert read_first_screen(tmp_path / "play.json") == NO_GAMES


def test_words_may_be_said_in_several_languages(tmp_path: Path):
    data = copy.deepcopy(GOOD)
    data["languages"] = {"en": "English", "gl": "galego"}
    data["title"] = {"en": "Chess club", "gl": "Club de xadrez"}
    data["games"][0]["steps"][0]["options"]["language"] = "{language}"
    data["speak"] = {"slash": "me language", "options": {"language": "{language}"}}
    play = read(tmp_path, data)
    assert play.title["gl"] == "Club de xadrez" and play.games[0].name == "Chess"
    asked = {"gl": "gl", "gl_ES.UTF-8": "gl", "fr_FR:gl:en": "gl", "en_US:en": "en", "fr": None, "": None}
    assert {wanted: language_of(wanted, play) for wanted in asked} == asked
    data["title"] = {"en": "Chess club"}
    with pytest.raises(BadFirstScreen, match="title is not said in the same languages as all the rest: gl"):
        read(tmp_path, data)


def test_the_page_has_the_same_words_in_every_language():
    assert {language: set(words) for language, words in WORDS.items()} == {each: set(WORDS["en"]) for each in WORDS}


WRONG = {
    "an unknown field": (["games", 0, "sound"], "loud", "sound"),
    "a colour that is none": (["games", 0, "colour"], "red", "colour"),
    "a default that can't be chosen": (["games", 0, "choices", 0, "default"], 7, "default 7"),
    "a hole without a choice": (["games", 0, "steps", 0, "options"], {"ai": "{level}"}, "{level}"),
    "a pattern that is none": (["games", 0, "steps", 1, "press"], {"label": "(Start"}, "no regular expression"),
    "a button without a pattern": (["games", 0, "steps", 1, "press"], {}, "name a label"),
    "a condition that can't be": (["games", 0, "steps", 1, "when"], {"ai": [9]}, "can't be chosen"),
    "a choice called like the page's language": (["games", 0, "choices", 0, "id"], "language", "language of the page"),
    "a language that is none": (["languages"], {"en": "English", "x": "y"}, "languages"),
    "a language told by something else": (["speak"], {"slash": "me language", "options": {"a": "{ai}"}}, "speak"),
    "a picture outside the folder": (["games", 0, "picture"], "../a.png", "picture"),
    "a picture that isn't there": (["games", 0, "picture"], "a.png", "no picture a.png"),
    "a way to learn it with a hole": (["games", 0, "learn"], [{"slash": "{who}"}], "{who}"),
    "something else without steps": (["more"], [{"name": "Puzzle", "tagline": "Daily", "steps": []}], "steps"),
    "no steps": (["games", 0, "steps"], [], "steps"),
    "another version": (["schema"], "play/2", "schema"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_mistake_is_refused_with_its_place(tmp_path: Path, what: str):
    path, value, told = WRONG[what]
    data = copy.deepcopy(GOOD)
    spot: Any = data
    for step in path[:-1]:
        spot = spot[step]
    spot[path[-1]] = value
    with pytest.raises(BadFirstScreen) as refused:
        read(tmp_path, data)
    assert told in str(refused.value)


def test_broken_json_is_refused(tmp_path: Path):
    with pytest.raises(BadFirstScreen, match=r"play\.json can't be used"):
        read(tmp_path, '{"title": ')
