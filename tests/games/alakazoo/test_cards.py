"""The box and its data (OO-1 … OO-6)."""

from __future__ import annotations

import pytest

from games.alakazoo import Alakazoo
from games.alakazoo import cards as facts
from games.alakazoo.cards import BOARDS, BOX, CARDS, CREATURES, DIE, LIMITS, MASKS, PLACES, RUNES, SPACES, TYPES
from games.alakazoo.jury import COLUMNS, ROWS

from .table import BOARDS as BOARDS_BY_HAND
from .table import LETTERS


@pytest.mark.rule("OO-1")
def test_two_to_four_players_and_a_card_of_each_creature_and_type():
    assert list(Alakazoo.SEATS) == [2, 3, 4]
    assert (len(CREATURES), len(TYPES), len(CARDS)) == (6, 9, 54)
    assert {(facts.creature_of(card), facts.type_of(card)) for card in CARDS} == {
        (creature, kind) for creature in range(6) for kind in range(9)
    }


@pytest.mark.rule("OO-2")
def test_creatures_have_a_colour_and_a_letter_each():
    assert [(row.name, row.letter, row.colour) for row in CREATURES] == [
        ("Emberdrake", "E", "red"),
        ("Goldcrest", "G", "yellow"),
        ("Mosshorn", "M", "green"),
        ("Tidefin", "T", "blue"),
        ("Veilcat", "V", "purple"),
        ("Nightfang", "N", "black"),
    ]


@pytest.mark.rule("OO-3")
def test_types_lie_row_by_row():
    names = [row.name for row in TYPES]
    assert [[names[space] for space in row] for row in ROWS] == [
        ["left ear", "head", "right ear"],
        ["left hand", "torso", "right hand"],
        ["left leg", "tail", "right leg"],
    ]
    assert [names[space] for space in COLUMNS[0]] == ["left ear", "left hand", "left leg"]


@pytest.mark.rule("OO-4")
def test_each_die_shows_every_face_once():
    assert [row.name for row in RUNES] == ["Star", "Flame", "Wave", "Leaf", "Gale", "Stone"]
    assert sorted(DIE) == [0, 1, 2, 3, 4, 5]
    assert LIMITS.dice == 3


@pytest.mark.rule("OO-5")
def test_boards_are_those_of_the_rule_page():
    written = {
        row.letter: " ".join(f"{board[2 * space]}{board[2 * space + 1]}" for space in SPACES)
        for row, board in zip(CREATURES, BOARDS, strict=True)
    }
    assert written == BOARDS_BY_HAND


def pairs(board: tuple[int, ...]) -> list[frozenset[int]]:
    return [frozenset(board[2 * space : 2 * space + 2]) for space in SPACES]


@pytest.mark.rule("OO-5")
@pytest.mark.parametrize("board", BOARDS, ids=LETTERS)
def test_a_board_has_nine_of_ten_pairs_and_all_runes_in_each_line(board: tuple[int, ...]):
    assert len(board) == 18
    assert all(len(pair) == 2 for pair in pairs(board))
    assert len(set(pairs(board))) == 9, "a pair twice"
    for line in (*ROWS, *COLUMNS):
        assert {rune for space in line for rune in pairs(board)[space]} == {1, 2, 3, 4, 5}


@pytest.mark.rule("OO-5")
def test_each_type_has_six_different_pairs():
    for space in SPACES:
        assert len({pairs(board)[space] for board in BOARDS}) == 6


@pytest.mark.rule("OO-4", "OO-5")
def test_a_star_matches_every_place_and_a_rune_its_own():
    for board, masks in zip(BOARDS, MASKS, strict=True):
        assert masks[0] == 2**18 - 1
        for rune in range(1, 6):
            assert [place for place in PLACES if masks[rune] >> place & 1] == [
                place for place in PLACES if board[place] == rune
            ]


@pytest.mark.rule("OO-6")
def test_tokens_and_keepers():
    assert (BOX.magic_tokens, BOX.dark_tokens) == (30, 12)
    assert BOX.keepers == ("Broom", "Lantern", "Kettle", "Key")
    assert (facts.EDITIONS["castle-keeper"].slots, LIMITS.dark) == (3, 3)
