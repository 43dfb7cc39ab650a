"""Taking a column, swapping hand cards, the deck (OO-26, OO-27, OO-34)."""

from __future__ import annotations

import pytest

from games.kernel.chance import Chance

from .table import a_table

COLUMNS_LEFT = ("N-head", "", "", "")
COLUMNS = ("E-head G-tail", "M-head", "T-head V-head N-head", "G-head")


@pytest.mark.rule("OO-26")
def test_every_card_of_a_column_goes_to_the_hand_and_each_column_gets_one():
    table = a_table(columns=COLUMNS, deck="E-tail M-tail T-tail V-tail", hands={0: "N-tail"}).play("column 2")
    assert table.hand(0) == "N-tail T-head V-head N-head"
    assert table.columns() == ["E-head G-tail E-tail", "M-head M-tail", "T-tail", "G-head V-tail"]
    assert [kind for kind, *_ in table.told][:5] == ["column", "added", "added", "added", "added"]


@pytest.mark.rule("OO-26")
def test_an_empty_column_is_not_offered_and_still_gets_a_card():
    table = a_table(columns=("E-head", "", "", "G-head"), deck="E-tail M-tail T-tail V-tail")
    assert [option for option in table.options if option.startswith("column")] == ["column 0", "column 3"]
    table.play("column 3")
    assert table.columns() == ["E-head E-tail", "M-tail", "T-tail", "V-tail"]


@pytest.mark.rule("OO-26")
def test_hand_cards_are_swapped_for_as_many():
    table = a_table(hands={0: "E-head G-head M-head"}, columns=COLUMNS_LEFT, deck="E-tail G-tail M-tail")
    table.play("swap", "discard G-head", "discard E-head", "done")
    assert table.hand(0) == "M-head E-tail G-tail"
    assert table.game.state.discard == [10, 1], "Goldcrest's head, Emberdrake's head"
    assert table.said("swapped") == [(0, 10, 1)]
    assert table.said("drew") == [(0, 2)]
    assert table.columns() == ["N-head", "", "", ""], "no refill"


@pytest.mark.rule("OO-26")
def test_the_whole_hand_may_be_swapped_and_the_last_card_taken_back():
    table = a_table(hands={0: "E-head G-head"}, deck="E-tail G-tail").play("swap", "discard E-head", "discard G-head")
    assert (table.asked, table.options) == ((0, "swap"), ["done", "back"])
    assert table.events == [], "nothing is shown before it is done"
    table.play("back", "discard G-head", "done")
    assert table.asked == (1, "turn")
    assert table.hand(0) == "E-tail G-tail"


@pytest.mark.rule("OO-26")
def test_four_empty_columns_get_a_card_each_before_the_turn():
    table = a_table(hands={0: "E-head"}, deck="E-tail G-tail M-tail T-tail V-tail")
    assert table.columns() == ["", "", "", ""], "a table laid out in the middle of a turn"
    table.play("skip")
    assert (table.asked, table.columns()) == ((1, "turn"), ["E-tail", "G-tail", "M-tail", "T-tail"])
    assert [kind for kind, *_ in table.told][-5:] == ["turn", "added", "added", "added", "added"]
    assert "column 3" in table.options
    table.play("skip")
    assert table.columns() == ["E-tail", "G-tail", "M-tail", "T-tail"], "only where all four are empty"


@pytest.mark.rule("OO-26", "OO-34")
def test_empty_columns_stay_empty_where_there_is_no_card():
    table = a_table(hands={0: "E-head"}, deck="", discard="").play("skip")
    assert (table.asked, table.columns()) == ((1, "turn"), ["", "", "", ""])


@pytest.mark.rule("OO-20", "OO-26")
def test_empty_columns_are_filled_though_the_turn_is_lost():
    table = a_table("EGM", dark={1: 3}, deck="E-tail G-tail M-tail T-tail").play("skip")
    assert table.asked == (2, "turn") and table.columns() == ["E-tail", "G-tail", "M-tail", "T-tail"]


@pytest.mark.rule("OO-26")
def test_one_card_at_least_is_swapped():
    table = a_table(hands={0: "E-head G-head"}).play("swap")
    assert table.options == ["discard E-head", "discard G-head", "back"]
    assert "swap" not in a_table().options, "no hand, no swap"


@pytest.mark.rule("OO-26")
def test_a_swap_can_be_taken_back_until_it_is_done():
    table = a_table(hands={0: "E-torso G-torso"}, columns=COLUMNS)
    turn = table.options
    table.play("swap", "discard E-torso")
    assert (table.asked, table.options) == ((0, "swap"), ["discard G-torso", "done", "back"])
    assert table.events == [] and not table.game.revealed, "nobody has seen anything"
    table.play("back", "back")
    assert (table.asked, table.options) == ((0, "turn"), turn)
    assert table.hand(0) == "E-torso G-torso"


@pytest.mark.rule("OO-26", "OO-60")
def test_only_the_owner_sees_what_is_drawn():
    table = a_table("EGM", hands={0: "E-head"}, deck="E-tail").play("swap", "discard E-head", "done")
    (drawn,) = [event for event in table.events if event.kind == "drawn"]
    assert (drawn.data, drawn.audience) == ((0, 7), (0,))


@pytest.mark.rule("OO-27")
def test_a_fifth_card_sends_the_four_away_first():
    four = "G-left-ear G-right-ear G-torso G-left-leg"
    table = a_table(columns=("E-head", four, "", ""), deck="E-tail M-tail").play("column 0")
    assert table.columns()[:2] == ["E-tail", "M-tail"]
    assert table.game.state.discard == [9, 11, 13, 15]
    assert table.said("cleared") == [(1, 9, 11, 13, 15)]


@pytest.mark.rule("OO-27")
def test_a_fourth_card_sends_nothing_away():
    table = a_table(columns=("E-head", "G-left-ear G-right-ear G-torso", "", ""), deck="E-tail M-tail").play("column 0")
    assert table.columns()[1] == "G-left-ear G-right-ear G-torso M-tail"
    assert table.game.state.discard == []


@pytest.mark.rule("OO-27", "OO-34")
def test_the_new_card_is_secured_before_the_four_go():
    # One deck card for the first column; nothing to reshuffle for the second: its four stay.
    four = "G-left-ear G-right-ear G-torso G-left-leg"
    table = a_table(columns=("E-head", four, "", ""), deck="E-tail", discard="").play("column 0")
    assert table.columns() == ["E-tail", four, "", ""]
    assert table.game.state.discard == []


@pytest.mark.rule("OO-27", "OO-34")
def test_the_new_card_comes_from_the_discard_pile_without_the_four():
    # The second column's card is the reshuffled discard; the third gets the first of the four that just left.
    four = "G-left-ear G-right-ear G-torso G-left-leg"
    table = a_table(columns=("E-head", four, "", ""), deck="E-tail", discard="M-head").play("column 0")
    assert table.columns()[:3] == ["E-tail", "M-head", "G-left-leg"]
    assert table.said("reshuffled") == [(1,), (4,)]


@pytest.mark.rule("OO-34")
def test_an_empty_deck_is_made_of_the_discard_pile():
    # Rigged chance keeps the order: the pile's last card is on top.
    table = a_table(hands={0: "E-head G-head"}, deck="E-tail", discard="M-head M-tail")
    table.play("swap", "discard E-head", "discard G-head", "done")
    assert table.said("reshuffled") == [(4,)], "two old cards and the two that were swapped"
    assert table.hand(0) == "E-tail G-head"
    assert table.game.state.discard == []


@pytest.mark.rule("OO-34")
def test_the_discard_pile_is_shuffled():
    ears_and_more = "E-left-ear E-head E-right-ear E-left-hand E-torso E-right-hand E-left-leg E-tail E-right-leg"
    table = a_table(hands={0: "G-head"}, columns=COLUMNS_LEFT, deck="", discard=ears_and_more)
    table.game.chance = Chance(bytes(32))
    table.play("swap", "discard G-head", "done")
    deck = table.game.state.deck
    assert len(deck) == 9 and deck != sorted(deck), "not in the order in which they were discarded"


@pytest.mark.rule("OO-34")
def test_with_both_empty_fewer_are_drawn():
    # Column 0 is taken, one card is left for the columns, none for the others.
    table = a_table(columns=("E-head", "G-head", "", ""), deck="E-tail", discard="").play("column 0")
    assert table.columns() == ["E-tail", "G-head", "", ""]
    assert table.game.state.deck == []
