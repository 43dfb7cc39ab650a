"""A public picture shows nothing that only a seat knows: two worlds, the same picture, byte for byte."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from games.kernel.chance import Chance
from pictures import gallery, samples
from pictures.game import PICTURES
from pictures.tile import draw

from .canvas_checks import positions

WORLDS = 24
"""Positions looked at in each game."""


def board(game: Any) -> list[Any]:
    return list(gallery.board(game.view(None), samples.NAMES[: game.seats]))


def hand(game: Any, seat: int) -> list[Any]:
    return list(gallery.hand(game.view(seat), samples.NAMES[: game.seats], PICTURES[game.KEY].words))


@pytest.mark.parametrize("key", PICTURES)
def test_two_worlds_have_the_same_public_picture(key: str) -> None:
    rng, differing = Chance(b"two worlds"), 0
    for number, game in enumerate(positions(key, WORLDS, first=400)):
        tiles = board(game)
        for seat in (None, number % game.seats):  # type: ignore[attr-defined]
            world = GAMES[key].imagine(game.view(seat), rng)  # type: ignore[attr-defined]
            assert board(world) == tiles
            if number % 8 == 0:
                assert [draw(tile) for tile in board(world)] == [draw(tile) for tile in tiles]
            differing += world.state != game.state  # type: ignore[attr-defined]
    assert differing > (WORLDS // 3 if key != "alakazam" else 0), "the worlds differ in what is hidden"


@pytest.mark.parametrize("key", PICTURES)
def test_a_hand_shows_what_its_seat_knows_and_no_more(key: str) -> None:
    rng = Chance(b"two hands")
    for number, game in enumerate(positions(key, WORLDS, first=500)):
        seat = number % game.seats  # type: ignore[attr-defined]
        world = GAMES[key].imagine(game.view(seat), rng)  # type: ignore[attr-defined]
        assert hand(world, seat) == hand(game, seat)


def test_a_board_is_drawn_for_spectators_and_a_hand_for_its_seat() -> None:
    game = samples.game("alakazum", 3, 40)
    with pytest.raises(gallery.PrivateView, match="seat 1"):
        gallery.board(game.view(1), samples.NAMES[:3])
    with pytest.raises(gallery.PrivateView, match="spectator"):
        gallery.hand(game.view(None), samples.NAMES[:3], PICTURES["alakazum"].words)


def test_the_hand_of_another_world_is_another_picture() -> None:
    """So that the tests above can fail: what is hidden is really drawn for its seat."""
    game = samples.game("alakazum", 2, 60)
    rng = Chance(b"others")
    worlds = [GAMES["alakazum"].imagine(game.view(None), rng) for _ in range(4)]
    assert len({tuple(hand(world, 0)) for world in worlds}) > 1


def test_a_file_name_says_nothing_and_is_the_same_for_the_same_picture() -> None:
    game = samples.game("alakazum", 2, 60)
    names = [tile.file_name for tile in board(game)]
    assert names == [tile.file_name for tile in board(game.copy())]
    assert len(set(names)) == len(names)
    assert all(len(name) == 24 and name.endswith(".png") and int(name[:-4], 16) >= 0 for name in names)
