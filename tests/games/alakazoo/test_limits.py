"""The end of a turn in the published edition (OO-32, OO-33)."""

from __future__ import annotations

import pytest

from .table import a_table

SIX = "left-ear:Leaf head:Wave right-ear:Flame left-hand:Flame torso:Gale right-hand:Wave"


@pytest.mark.rule("OO-32")
def test_down_to_four_cards_of_ones_own_choice_for_one_dark_token():
    table = a_table(
        hands={0: "E-head E-tail G-tail"}, columns=("M-tail M-head T-head", "", "", ""), deck="N-torso"
    ).play("column 0")
    assert table.asked == (0, "trim-hand")
    assert table.options == [f"discard {c}" for c in ("E-head", "E-tail", "G-tail", "M-tail", "M-head", "T-head")]
    table.play("discard G-tail", "discard T-head")
    assert table.hand(0) == "E-head E-tail M-tail M-head"
    assert table.game.state.discard == [16, 28]
    assert table.game.state.dark == [1, 0], "one token for two cards"
    assert table.asked == (1, "turn")


@pytest.mark.rule("OO-32")
def test_four_cards_are_allowed():
    table = a_table(hands={0: "E-head E-tail"}, columns=("M-tail M-head", "", "", "")).play("column 0")
    assert table.asked == (1, "turn")
    assert table.game.state.dark == [0, 0]


@pytest.mark.rule("OO-32")
def test_a_trim_can_be_taken_back_until_it_is_complete():
    table = a_table(hands={0: "E-head E-tail G-tail"}, columns=("M-tail M-head T-head", "", "", ""))
    table.play("column 0").play("discard G-tail")
    assert table.events == [], "nobody has seen the card"
    assert table.options[-1] == "back"
    table.play("back", "discard E-tail", "discard E-head")
    assert table.hand(0) == "G-tail M-tail M-head T-head"


@pytest.mark.rule("OO-32", "OO-30")
def test_placing_comes_before_the_limits():
    table = a_table(
        hands={0: "E-head E-tail G-tail"},
        columns=("M-tail M-right-ear", "", "", ""),
        runes={0: "tail:Flame tail:Leaf"},
    ).play("column 0", "place E-tail")
    assert table.asked == (1, "turn"), "four cards are left"
    assert table.game.state.dark == [0, 0]


@pytest.mark.rule("OO-32")
def test_six_magic_tokens_on_the_board_are_allowed_slots_are_not_counted():
    table = a_table(runes={0: SIX.removesuffix(" right-hand:Wave")}, magic={0: 3}, dice="Wave")
    table.play("roll 1", "light right-hand:Wave")
    assert table.asked == (1, "turn")
    assert (len(table.runes(0)), table.game.state.dark[0]) == (6, 0)


@pytest.mark.rule("OO-32")
def test_more_than_six_are_returned_for_one_dark_token():
    table = a_table(runes={0: SIX}, magic={0: 1}, dice="Stone Stone")
    table.play("roll 2", "light left-leg:Stone", "light torso:Stone")
    assert table.asked == (0, "trim-magic")
    assert table.options == [
        *("return left-ear:Leaf", "return head:Wave", "return right-ear:Flame", "return left-hand:Flame"),
        *("return torso:Gale", "return torso:Stone", "return right-hand:Wave", "return left-leg:Stone"),
    ]
    table.play("return head:Wave", "return right-hand:Wave")
    assert table.runes(0) == set((SIX + " left-leg:Stone torso:Stone").split()) - {"head:Wave", "right-hand:Wave"}
    assert (table.game.state.magic[0], table.game.state.dark[0]) == (1, 1), "slots are untouched, one Dark token"
    assert table.asked == (1, "turn")


@pytest.mark.rule("OO-32")
def test_returning_can_be_taken_back_and_is_public():
    table = a_table(runes={0: SIX}, dice="Stone Stone").play("roll 2", "light left-leg:Stone", "light torso:Stone")
    assert table.game.decisions[0].public
    table.play("return head:Wave")
    assert "return head:Wave" not in table.options and table.options[-1] == "back"
    assert "return head:Wave" in table.play("back").options


@pytest.mark.rule("OO-32")
def test_hand_first_then_runes_and_a_dark_token_for_each():
    # Nine tokens on runes stay from before: as if trimmed too late; both limits are broken at once.
    table = a_table(
        hands={0: "E-head E-tail G-tail"},
        columns=("M-tail M-head", "", "", ""),
        runes={0: SIX + " left-leg:Wave"},
    ).play("column 0")
    assert table.asked == (0, "trim-hand")
    table.play("discard G-tail")
    assert table.asked == (0, "trim-magic")
    table.play("return left-leg:Wave")
    assert table.game.state.dark == [2, 0]


@pytest.mark.rule("OO-32", "OO-33")
def test_the_dark_token_of_a_limit_pushes_magic_out():
    table = a_table(
        hands={0: "E-head E-tail G-tail"}, columns=("M-tail M-head", "", "", ""), magic={0: 2}, dark={0: 1}
    ).play("column 0", "discard G-tail")
    assert (table.game.state.magic[0], table.game.state.dark[0]) == (1, 2)
