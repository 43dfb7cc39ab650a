"""Every text fits its box, nothing lies over anything, sizes hold: over random positions of all games."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.screens.alakazum.pictures import board_words, picture_words
from bot.texts import Library
from games.alakazum.cards import CARDS, ENEMIES, HandRow, TrapRow
from pictures import gallery, samples
from pictures.alakazum.cards import Member
from pictures.alakazum.fight import CombatTile, Side, Term
from pictures.alakazum.forest_cards import MOST, ForestCards, OpenCard
from pictures.alakazum.hand import HandTile
from pictures.alakazum.table import enemy_of, table
from pictures.canvas import Canvas, audited
from pictures.game import PICTURES
from pictures.palette import BACK, CREAM, MUTED
from pictures.tile import draw
from tests.games.alakazum.table import a_table

from .canvas_checks import faults, positions, too_big

LIBRARY = Library()
MOST_BYTES = 61_000
HIGHEST_BOARD = {"alakazum": 1510, "alakazoo": 1400, "alakazam": 1740}
"""Pixels of all tiles of a board. On a desktop they are half as high; words and buttons take some 340 of the 1,100 CSS
pixels that there are, which `tests/page/test_heights.py` measures in the page."""


@pytest.mark.parametrize("key", PICTURES)
def test_random_positions_are_drawn_in_order(key: str) -> None:
    look(key, 20)


@pytest.mark.long
@pytest.mark.parametrize("key", PICTURES)
def test_many_random_positions_are_drawn_in_order(key: str) -> None:
    look(key, 300, first=1000)


def look(key: str, count: int, first: int = 1) -> None:
    """Draw `count` positions, the board and every hand, and look at them."""
    drawn: set[Any] = set()
    for game in positions(key, count, first):
        board = gallery.board(game.view(None), samples.NAMES[: game.seats])  # type: ignore[attr-defined]
        assert sum(tile.paint().height for tile in board) <= HIGHEST_BOARD[key], board
        for tile in samples.tiles(game):  # type: ignore[arg-type]
            if tile in drawn:
                continue
            drawn.add(tile)
            with audited() as audit:
                canvas = tile.paint()
            assert not too_big(canvas.image.size), (canvas.image.size, tile)
            assert not faults(audit), (faults(audit)[:5], tile)
            if len(drawn) % 5 == 0:
                assert len(draw(tile)) <= MOST_BYTES, tile
    assert len(drawn) > count


# ---- what the tests see is really seen -----------------------------------------------------------------------------


def test_words_that_overlap_are_seen() -> None:
    with audited() as audit:
        c = Canvas(100)
        c.text(20, 50, "Toadstool")
        c.text(40, 50, "Ana")
    assert any("overlap" in fault for fault in faults(audit))


def test_words_wider_than_their_box_are_seen() -> None:
    with audited() as audit:
        c = Canvas(200)
        c.box(20, 20, 120, 80, MUTED)
        c.text(30, 60, "Maximiliana", fill=BACK)
    assert any("spills" in fault for fault in faults(audit))


def test_words_beyond_the_edge_small_ones_and_pale_ones_are_seen() -> None:
    with audited() as audit:
        c = Canvas(200)
        c.text(1000, 60, "Maximiliana")
        c.text(30, 60, "small", size=20)
        c.text(30, 150, "pale", fill="#222633")
        c.text(500, 150, "fine", fill=CREAM)
    told = " ".join(faults(audit))
    assert "outside" in told
    assert "only 20 px" in told
    assert "'pale'" in told
    assert "'fine'" not in told


@pytest.mark.parametrize("language", LIBRARY.languages)
@pytest.mark.parametrize("sprint", [False, True])
def test_what_wins_is_said_whole_however_many_enemies_lie_hidden(language: str, sprint: bool) -> None:
    view: Any = samples.game("alakazum", 5, 60, 3, "easy", **({"sprint": True} if sprint else {})).view(None)
    words = board_words(view, LIBRARY.texts(language)).table
    for count in range(1, len(ENEMIES) + 1):
        hidden = tuple([enemy_of(number, 5) for number in range(count)])
        with audited() as audit:
            replace(table(view, words), hidden=hidden).paint()
        assert not faults(audit), (faults(audit)[:5], count)
        said = [mark.name for _, marks in audit.canvases for mark in marks if mark.kind == "text"]
        assert words.aim in said and words.more_than in " ".join(said)


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_every_card_of_the_forest_has_its_name_and_number_where_it_is_looked_at(language: str) -> None:
    """Two hats look alike; a trap has no number."""
    words = picture_words(LIBRARY.texts(language))
    cards = [row for row in CARDS if isinstance(row, HandRow | TrapRow)]
    for at in range(0, len(cards), MOST):
        shown = [OpenCard(row.id, words(row.id)[0]) for row in cards[at : at + MOST]]
        with audited() as audit:
            ForestCards(tuple(shown), 3).paint()
        assert not faults(audit), faults(audit)[:5]
        said = [mark.name for _, marks in audit.canvases for mark in marks if mark.kind == "text"]
        for card, row in zip(shown, cards[at:], strict=False):
            assert "".join(card.name.split()) in "".join("".join(said).split()), card
            if isinstance(row, HandRow) and row.energy:
                assert str(row.energy) in said


def test_every_kind_of_card_in_a_hand_is_drawn_once_large_or_as_a_sign() -> None:
    cards = ("meal-val-cat", "meal-gal-eus", "hat-1", "hat-2", "hat-2", "combat-1", "voodoo", "broom", "amulet")
    table = a_table(2, expansion=True).team(0, "maruxa").hand(0, *cards).at("act")
    (tile,) = gallery.hand(table.game.view(0), samples.NAMES[:2], picture_words(LIBRARY.texts("en")))
    assert isinstance(tile, HandTile)
    large = [each.sketch.what for each in tile.matters]
    signs = [sign.what for shelf in tile.shelves for sign in shelf.signs if sign.kind == "hand"]
    assert sorted([*large, *signs]) == sorted(set(cards)) and not any(shelf.more for shelf in tile.shelves)


def test_a_fight_with_every_potion_of_the_box_is_drawn_in_order() -> None:
    """Found in play: so many terms that no pixel was left for a sign."""
    cards = ["", "moura", "trasno", *["combat-1"] * 5, *["combat-2"] * 4, *["double"] * 6]
    terms = tuple(Term(card, 2) for card in cards)
    sides = [Side(None, Member("moura", 1), terms, 36, 1, False, turn) for turn in (True, False)]
    with audited() as audit:
        CombatTile((sides[0], sides[1]), None).paint()
    assert not faults(audit), faults(audit)
