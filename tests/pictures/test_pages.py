"""Covers, ends and pages of rules: in order, and never too large."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from games.alakazum.cards import BASE_CULTURES, CARD_STARS, NUMBER, OBJECT_CULTURE
from games.alakazum.state import revealed_stars, stars
from pictures import gallery, samples
from pictures.canvas import audited
from pictures.cover import avatar, banner
from pictures.game import PICTURES
from pictures.result import ResultCard
from pictures.tile import Tile, draw
from tests.games.alakazum.table import a_table

from .canvas_checks import faults, too_big


def in_order(tile: Tile) -> None:
    with audited() as audit:
        canvas = tile.paint()
    assert not too_big(canvas.image.size), tile
    assert not faults(audit), (faults(audit)[:5], tile)
    assert len(draw(tile)) <= 60_000


@pytest.mark.parametrize("key", PICTURES)
def test_a_cover_is_in_order(key: str) -> None:
    cover = gallery.cover(key)
    assert cover is not None
    in_order(cover)


def test_icon_and_banner_have_discords_sizes() -> None:
    """At most 10 MB each; an icon of 1,024 px square, a banner of 680 x 240."""
    assert (avatar().size, banner().size) == ((1024, 1024), (680, 240))


def test_a_game_without_pictures_has_no_cover() -> None:
    assert gallery.cover("kuhn-poker") is None


@pytest.mark.parametrize("key", PICTURES)
def test_pages_of_rules_are_in_order(key: str) -> None:
    pages = [gallery.rules(key, page, PICTURES[key].words) for page in range(1, 10)]
    drawn = [page for page in pages if page is not None]
    assert len(drawn) >= 4
    for page in drawn:
        in_order(page)
    assert gallery.rules(key, 99, PICTURES[key].words) is None


@pytest.mark.parametrize("key", PICTURES)
@pytest.mark.parametrize("number", range(2))
def test_an_end_is_in_order(key: str, number: int) -> None:
    for seats in GAMES[key].SEATS:
        game = samples.game(key, seats, -1, 20 + number, "easy")
        assert game.outcome is not None
        names = ["Maximiliana-Josefina", "日本", "Bo", "W" * 30, "Ana"][:seats]
        tiles = gallery.result(game.view(None), names, corner="13 rounds", deed=deed_of(game))
        card = tiles[0]
        assert isinstance(card, ResultCard)
        assert [one.place for one in card.placed] == sorted(game.outcome.places)
        assert {one.person.seat for one in card.placed if one.won} == set(game.outcome.winners)
        assert (card.winner is None) == (not game.outcome.winners)
        for tile in tiles:
            in_order(tile)


def deed_of(game: Any) -> tuple[str, list[int]] | None:
    """What won a game of Alakazum!, with all that the winner could show; ten in the last round of Alakazam!."""
    if game.KEY == "alakazam":
        return "scored", [10] * game.seats
    if game.KEY != "alakazum" or not game.outcome.winners:
        return None
    (seat,) = game.outcome.winners
    hand = game.state.hands[seat]
    culture = max(BASE_CULTURES, key=lambda one: stars(game.state, seat, one) + revealed_stars(one, hand))
    return culture, [card for card in hand if CARD_STARS[card] and OBJECT_CULTURE[card] in (culture, "")]


def numbers(card: Tile) -> list[tuple[str, str, int | None]]:
    assert isinstance(card, ResultCard)
    return [(term.sign, term.what, term.number) for term in card.terms]


def test_the_winning_sum_says_what_beat_whom() -> None:
    game = next(one for number in range(1, 30) if (one := samples.game("alakazum", 3, -1, number)).outcome.winners)  # type: ignore[union-attr]
    deed = deed_of(game)
    assert deed is not None
    (card,) = gallery.result(game.view(None), samples.NAMES[:3], deed=deed)
    (_, culture, team), *_, (sign, _, enemy) = numbers(card)
    assert (culture, team) == (deed[0], stars(game.state, game.outcome.winners[0], deed[0]))  # type: ignore[union-attr]
    assert sign == ">" and enemy is not None and team is not None
    assert team + sum(CARD_STARS[shown] for shown in deed[1]) > enemy


def test_an_alakazum_of_almudena_alone_is_summed_up() -> None:
    """AZ-101: 8 points of hers and an amulet against Fast Food's 8."""
    table = a_table(2, expansion=True).team(0, "almudena:C", "melchor:C").hand(0, "amulet").enemies("fast-food")
    table.at("alakazum").play(0, ("culture", "none"), ("reveal", "amulet"), ("enemy", 0), "announce")
    (card,) = gallery.result(table.game.view(None), ("Ana", "Pep"), deed=("none", [NUMBER["amulet"]]))
    assert isinstance(card, ResultCard)
    assert card.placed[0].hero == "almudena"
    assert numbers(card) == [("", "none", 8), ("+", "amulet", 1), ("=", "", 9), (">", "fast-food", 8)]
    in_order(card)


def test_a_game_that_nobody_won_shows_the_strongest_enemy_left() -> None:
    """AZ-93: the enemies win where the rounds run out."""
    game: Any = samples.game("alakazum", 2, 200)
    game.finish("rounds")
    (card,) = gallery.result(game.view(None), samples.NAMES[:2])
    assert isinstance(card, ResultCard)
    assert card.winner is None and card.said == "Nobody won" and not card.terms and card.enemy
    assert len(card.placed) == 2
    in_order(card)
