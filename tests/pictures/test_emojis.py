"""The application emojis: what Discord takes, one for everything that words name, each readable when small."""

from __future__ import annotations

import re
from itertools import combinations

import numpy
from PIL import Image

from games.alakazam.cards import COLOURS
from games.alakazoo.cards import CREATURES, RUNES, TYPES
from games.alakazum.cards import GROUPS
from pictures import emojis

DARK, LIGHT = (49, 51, 56), (255, 255, 255)
"""Discord's grounds."""


def on(ground: tuple[int, int, int], name: str) -> numpy.ndarray:
    """An emoji at the size of words, on a ground."""
    small = emojis.drawings()[name]().resize((22, 22), Image.Resampling.LANCZOS)
    back = Image.new("RGBA", small.size, ground)
    back.alpha_composite(small)
    return numpy.asarray(back.convert("RGB"), dtype=int)


def test_they_are_what_discord_takes() -> None:
    names = list(emojis.names())
    assert 100 <= len(names) <= 200 and len(set(names)) == len(names)
    for name in names:
        assert re.fullmatch(r"\w{2,21}", name), f"{name}: room is left for a number in the 32 letters of a name"
        assert emojis.drawings()[name]().size == (128, 128)
        assert len(emojis.png(name)) < 256_000
        assert emojis.png(name).startswith(b"\x89PNG")


def test_there_is_one_for_everything_that_words_name() -> None:
    names = set(emojis.names())
    assert {f"die_{colour.letter}{number}" for colour in COLOURS for number in range(1, 7)} <= names
    assert {f"rune_{rune.id}{state}" for rune in RUNES for state in ("", "_dark")} <= names
    assert {f"part_{part.id.replace('-', '_')}" for part in TYPES} <= names
    assert {f"creature_{creature.letter}" for creature in CREATURES} <= names
    assert {f"culture_{culture}" for culture in GROUPS} <= names
    assert {"level_A", "level_B", "level_C", "token_magic", "token_dark", "met", "unmet", "star"} <= names


def test_each_is_seen_on_dark_and_on_light() -> None:
    for name in emojis.names():
        for ground in (DARK, LIGHT):
            apart = numpy.abs(on(ground, name) - numpy.array(ground)).max(axis=2)
            assert (apart > 60).mean() > 0.1, (name, ground)


def test_no_two_look_alike_when_small() -> None:
    small = {name: on(DARK, name) for name in emojis.names()}
    for one, other in combinations(small, 2):
        apart = numpy.abs(small[one] - small[other]).max(axis=2)
        same = {one, other} in ({"rune_star", "token_magic"},)
        assert same or (apart > 40).mean() > 0.015, (one, other)
