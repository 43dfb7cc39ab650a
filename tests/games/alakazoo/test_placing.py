"""Placing cards (OO-30, OO-31)."""

from __future__ import annotations

import pytest

from .table import a_table

LIT = "head:Wave head:Gale tail:Flame tail:Leaf"  # two spaces of Emberdrake
COLUMNS = ("N-left-ear", "", "", "")


@pytest.mark.rule("OO-30")
def test_any_number_of_cards_is_placed_one_by_one():
    table = a_table(hands={0: "G-head E-tail M-head"}, runes={0: LIT}, columns=COLUMNS).play("column 0")
    assert table.options == ["place G-head", "place E-tail", "place M-head", "pass"]
    table.play("place M-head")
    assert table.options == ["place E-tail", "pass"]
    table.play("place E-tail")
    assert table.asked == (1, "turn")
    assert table.portal(0) == ". M-head . . . . . E-tail ."


@pytest.mark.rule("OO-30")
def test_none_need_be_placed():
    table = a_table(hands={0: "G-head"}, runes={0: LIT}, columns=COLUMNS).play("column 0", "pass")
    assert table.portal(0) == ". . . . . . . . ."
    assert len(table.runes(0)) == 4


@pytest.mark.rule("OO-30", "OO-6")
def test_both_tokens_return_to_the_supply():
    table = a_table(hands={0: "G-head"}, runes={0: LIT}, columns=COLUMNS).play("column 0", "place G-head")
    assert table.runes(0) == {"tail:Flame", "tail:Leaf"}
    assert table.hand(0) == "N-left-ear"


@pytest.mark.rule("OO-30")
def test_both_runes_must_be_covered():
    table = a_table(hands={0: "G-head G-tail"}, runes={0: "head:Wave tail:Flame tail:Leaf"}, columns=COLUMNS)
    assert table.play("column 0").options == ["place G-tail", "pass"]
    table = a_table(hands={0: "G-head G-tail"}, runes={0: "head:Wave tail:Flame"}, columns=COLUMNS).play("column 0")
    assert table.asked == (1, "turn"), "no space is ready: nobody is asked"


@pytest.mark.rule("OO-30")
def test_covered_runes_of_two_neighbouring_spaces_are_no_pair():
    # The second rune of the left ear and the first of the head.
    table = a_table(hands={0: "G-head G-left-ear"}, runes={0: "left-ear:Stone head:Wave"}, columns=COLUMNS)
    assert table.play("column 0").asked == (1, "turn")


@pytest.mark.rule("OO-30")
def test_asking_tells_nothing_of_the_hand():
    table = a_table(hands={0: "G-torso"}, runes={0: LIT}, columns=COLUMNS).play("column 0")
    assert (table.asked, table.options) == ((0, "place"), ["pass"]), "asked though no card fits"
    assert not table.game.decisions[0].public
    table = a_table(runes={0: LIT}, columns=COLUMNS, dice="Wave").play("roll 1", "light right-hand:Wave")
    assert table.asked == (1, "turn"), "an empty hand is public: not asked"


@pytest.mark.rule("OO-30")
@pytest.mark.parametrize(
    "moves", [("roll 1", "light left-leg:Wave"), ("column 0",), ("swap", "discard G-torso", "done")]
)
def test_placing_follows_each_action(moves: tuple[str, ...]):
    hand = {0: "G-torso E-tail"}
    table = a_table(hands=hand, runes={0: LIT}, columns=COLUMNS, deck="N-tail", dice="Wave").play(*moves)
    assert table.asked == (0, "place")


@pytest.mark.rule("OO-31")
@pytest.mark.parametrize(
    ("card", "rival", "own", "first"),
    [
        ("E-head", "", 1, 1),
        ("E-head", "G-head", 1, 0),
        ("M-head", "", 0, 1),
        ("M-head", "G-head", 0, 0),
        ("E-head", "G-tail", 1, 1),
    ],
)
def test_points_for_the_own_creature_and_for_the_first_of_a_type(card: str, rival: str, own: int, first: int):
    table = a_table(
        "EMG", hands={0: card}, runes={0: LIT}, portals={2: rival}, columns=COLUMNS, points={0: 3, 1: 4, 2: 5}
    ).play("column 0", f"place {card}")
    assert table.game.state.points == [3 + own + first, 4, 5]
    assert table.said("placed")[0][2:] == (own, first)
