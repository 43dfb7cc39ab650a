"""Covers, ends and pages of rules: in order, and never too large."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from games.alakazum.cards import BASE_CULTURES, CARD_STARS, NUMBER, OBJECT_CULTURE
from games.alakazum.state import revealed_stars, stars
from pictures import gallery, samples
from pictures.canvas import audited
from pictures.result import Fact, Podium, Sum
from pictures.tile import Tile, draw
from tests.games.alakazum.table import a_table

from .canvas_checks import faults, too_big

FACTS = (Fact("round", "13"), Fact("time", "31 min"), Fact("combat", "22"), Fact("cemetery", "5"))


def in_order(tile: Tile) -> None:
    with audited() as audit:
        canvas = tile.paint()
    assert not too_big(canvas.image.size), tile
    assert not faults(audit), (faults(audit)[:5], tile)
    assert len(draw(tile)) <= 60_000


@pytest.mark.parametrize("key", samples.OPTIONS)
def test_a_cover_is_in_order(key: str) -> None:
    cover = gallery.cover(key)
    assert cover is not None
    in_order(cover)


def test_a_game_without_pictures_has_no_cover() -> None:
    assert gallery.cover("kuhn-poker") is None


@pytest.mark.parametrize("key", samples.OPTIONS)
def test_pages_of_rules_are_in_order(key: str) -> None:
    pages = [gallery.rules(key, page, samples.WORDS[key]) for page in range(1, 10)]
    drawn = [page for page in pages if page is not None]
    assert len(drawn) >= 4
    for page in drawn:
        in_order(page)
    assert gallery.rules(key, 99, samples.WORDS[key]) is None


@pytest.mark.parametrize("key", samples.OPTIONS)
@pytest.mark.parametrize("number", range(2))
def test_an_end_is_in_order(key: str, number: int) -> None:
    for seats in GAMES[key].SEATS:
        game = samples.game(key, seats, -1, 20 + number, "easy")
        assert game.outcome is not None
        names = ["Maximiliana-Josefina", "日本", "Bo", "W" * 30, "Ana"][:seats]
        tiles = gallery.result(game.view(None), names, FACTS[: 1 + seats % 4], deed_of(game))
        podium = tiles[0]
        assert isinstance(podium, Podium)
        assert [one.place for one in podium.placed] == sorted(game.outcome.places)
        assert {one.person.seat for one in podium.placed if one.won} == set(game.outcome.winners)
        for tile in tiles:
            in_order(tile)


def deed_of(game: Any) -> tuple[str, list[int]] | None:
    """What won a game of Alakazum!, with all that the winner could show."""
    if game.KEY != "alakazum" or not game.outcome.winners:
        return None
    (seat,) = game.outcome.winners
    hand = game.state.hands[seat]
    culture = max(BASE_CULTURES, key=lambda one: stars(game.state, seat, one) + revealed_stars(one, hand))
    return culture, [card for card in hand if CARD_STARS[card] and OBJECT_CULTURE[card] in (culture, "")]


def test_the_winning_sum_says_what_beat_whom() -> None:
    game = next(one for number in range(1, 30) if (one := samples.game("alakazum", 3, -1, number)).outcome.winners)  # type: ignore[union-attr]
    deed = deed_of(game)
    _, tile = gallery.result(game.view(None), samples.NAMES[:3], (), deed)
    assert isinstance(tile, Sum) and deed is not None
    assert tile.stars == stars(game.state, game.outcome.winners[0], deed[0])  # type: ignore[union-attr]
    assert sum(one.stars for one in tile.team) == tile.stars
    assert tile.enemy.stars is not None and tile.stars + sum(points for _, points in tile.shown) >= 8


def test_an_alakazum_of_almudena_alone_is_summed_up() -> None:
    """AZ-101: 8 points of hers and an amulet against Fast Food's 8."""
    table = a_table(2, expansion=True).team(0, "almudena:C", "melchor:C").hand(0, "amulet").enemies("fast-food")
    table.at("alakazum").play(0, ("culture", "none"), ("reveal", "amulet"), ("enemy", 0), "announce")
    _, summed = gallery.result(table.game.view(None), ("Ana", "Pep"), (), ("none", [NUMBER["amulet"]]))
    assert isinstance(summed, Sum)
    assert ([who.card for who in summed.team], summed.stars, summed.shown) == (["almudena"], 8, (("amulet", 1),))
    in_order(summed)
