"""Rolling (OO-22 … OO-25)."""

from __future__ import annotations

import pytest

from .table import a_table, place

FLAMES = "right-ear:Flame left-hand:Flame tail:Flame"  # all of Emberdrake's
SLOTS_FULL = {0: 3}
# Eight spaces filled: only the tail (Flame, Leaf) is left on Emberdrake's board.
ALL_BUT_TAIL = "E-left-ear E-head E-right-ear E-left-hand E-torso E-right-hand E-left-leg E-right-leg"


@pytest.mark.rule("OO-22")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_one_two_or_three_dice_are_rolled_together(dice: int):
    table = a_table(dice="Wave Wave Wave").play(f"roll {dice}")
    assert table.said("rolled") == [(0, *[2] * dice)]
    assert table.game.revealed, "a roll can't be taken back"


@pytest.mark.rule("OO-22")
def test_order_is_asked_only_while_two_unresolved_results_differ():
    table = a_table(dice="Flame Stone Flame").play("roll 3")
    assert (table.asked, table.options) == ((0, "order"), ["resolve Flame", "resolve Stone"])
    table.play("resolve Flame", "light tail:Flame")
    assert (table.asked, table.options) == ((0, "order"), ["resolve Flame", "resolve Stone"])
    table.play("resolve Stone", "light torso:Stone")
    assert table.asked == (0, "light"), "the last Flame needs no order"


@pytest.mark.rule("OO-22")
def test_equal_results_need_no_order():
    table = a_table(dice="Gale Gale").play("roll 2")
    assert table.asked == (0, "light")


@pytest.mark.rule("OO-22", "OO-24")
def test_a_star_before_a_flame_may_take_the_last_flame():
    table = a_table(runes={0: "right-ear:Flame left-hand:Flame"}, dice="Star Flame").play("roll 2", "resolve Star")
    table.play("light tail:Flame")
    assert table.runes(0) >= {"tail:Flame"}
    assert table.said("dark") == [(0, 0)], "no Flame is left for the Flame"


@pytest.mark.rule("OO-22", "OO-24")
def test_a_flame_before_the_star_takes_it_itself():
    table = a_table(runes={0: "right-ear:Flame left-hand:Flame"}, dice="Star Flame").play("roll 2", "resolve Flame")
    table.play("light keeper")
    assert (table.game.state.dark[0], table.game.state.magic[0]) == (0, 1)
    assert table.runes(0) == {"right-ear:Flame", "left-hand:Flame", "tail:Flame"}


@pytest.mark.rule("OO-22", "OO-33")
def test_a_dark_token_may_push_a_magic_one_out_that_a_star_brought():
    # Two slots taken: the Star fills the third, then the Flame without a place pushes a Magic token out again.
    table = a_table(runes={0: FLAMES}, magic={0: 2}, dice="Star Flame").play("roll 2", "resolve Star", "light keeper")
    assert (table.game.state.magic[0], table.game.state.dark[0]) == (2, 1)
    # The other way round the Dark token fills the third slot and the Star finds none.
    table = a_table(runes={0: FLAMES}, magic={0: 2}, dice="Star Flame").play("roll 2", "resolve Flame")
    assert "light keeper" not in table.options


@pytest.mark.rule("OO-23")
def test_a_star_goes_to_any_uncovered_rune_or_a_free_slot():
    table = a_table(runes={0: "head:Wave"}, portals={0: "G-tail"}, dice="Star").play("roll 1")
    assert table.options == [
        *("light left-ear:Leaf", "light left-ear:Stone", "light head:Gale"),
        *("light right-ear:Flame", "light right-ear:Stone", "light left-hand:Flame", "light left-hand:Gale"),
        *("light torso:Gale", "light torso:Stone", "light right-hand:Wave", "light right-hand:Leaf"),
        *("light left-leg:Wave", "light left-leg:Stone", "light right-leg:Leaf", "light right-leg:Gale"),
        "light keeper",
    ]


@pytest.mark.rule("OO-23")
def test_a_star_must_be_placed_if_it_can_be():
    table = a_table(portals={0: ALL_BUT_TAIL}, runes={0: "tail:Flame"}, magic=SLOTS_FULL, dice="Star").play("roll 1")
    assert table.said("lit") == [(0, 15, 3)], "tail:Leaf, its only place, without asking"
    assert table.runes(0) == {"tail:Flame", "tail:Leaf"}


@pytest.mark.rule("OO-23")
def test_a_star_without_a_place_does_nothing():
    table = a_table(
        portals={0: ALL_BUT_TAIL}, runes={0: "tail:Flame tail:Leaf"}, magic={0: 2}, dark={0: 1}, dice="Star"
    ).play("roll 1")
    assert table.said("nothing") == [(0, 0, "full")]
    assert (table.game.state.magic[0], table.game.state.dark[0]) == (2, 1)


@pytest.mark.rule("OO-24")
def test_a_rune_goes_to_a_matching_uncovered_rune_of_the_players_choice():
    table = a_table(runes={0: "left-ear:Leaf"}, magic={0: 0}, dice="Leaf").play("roll 1")
    assert table.options == ["light right-hand:Leaf", "light tail:Leaf", "light right-leg:Leaf"]
    table.play("light tail:Leaf")
    assert table.runes(0) == {"left-ear:Leaf", "tail:Leaf"}


@pytest.mark.rule("OO-24")
def test_the_only_matching_rune_is_taken_without_asking():
    table = a_table(runes={0: "right-ear:Flame left-hand:Flame"}, dice="Flame").play("roll 1")
    assert table.said("lit") == [(0, 14, 1)]
    assert table.asked == (1, "turn")


@pytest.mark.rule("OO-24")
def test_no_matching_rune_brings_a_dark_token():
    table = a_table(runes={0: FLAMES}, dice="Flame").play("roll 1")
    assert table.game.state.dark[0] == 1
    assert table.runes(0) == set(FLAMES.split())


@pytest.mark.rule("OO-24")
def test_runes_of_a_filled_space_count_as_covered():
    table = a_table(portals={0: "G-tail G-left-hand G-right-ear"}, dice="Flame").play("roll 1")
    assert table.game.state.dark[0] == 1


# Three rivals with six tokens on the board and three at the Keeper each, and three at the Keeper of seat 0: 30.
SIX = {
    "G": "left-ear:Wave left-ear:Gale head:Flame head:Gale tail:Wave tail:Stone",
    "M": "left-ear:Flame left-ear:Leaf head:Flame head:Stone tail:Wave tail:Leaf",
    "T": "left-ear:Flame left-ear:Wave head:Leaf head:Gale tail:Flame tail:Stone",
}
EMPTY_SUPPLY = {"boards": "EGMT", "runes": {1: SIX["G"], 2: SIX["M"], 3: SIX["T"]}, "magic": dict.fromkeys(range(4), 3)}


@pytest.mark.rule("OO-25", "OO-6")
@pytest.mark.parametrize(("face", "number"), [("Star", 0), ("Wave", 2)])
def test_an_empty_supply_gives_neither_magic_nor_dark(face: str, number: int):
    table = a_table(**EMPTY_SUPPLY, dice=face).play("roll 1")
    assert table.said("nothing") == [(0, number, "supply")]
    assert (table.runes(0), table.game.state.dark[0], table.game.state.magic[0]) == (set(), 0, 3)


@pytest.mark.rule("OO-24", "OO-25")
def test_a_rune_with_no_free_place_brings_a_dark_token():
    magic = {0: 0, 1: 3, 2: 3, 3: 3}
    table = a_table(**EMPTY_SUPPLY | {"magic": magic}, dice="Flame")
    table.game.state.runes[0] = sum(1 << place("E", text) for text in FLAMES.split())
    table.play("roll 1")
    assert table.said("nothing") == []
    assert table.game.state.dark[0] == 1


@pytest.mark.rule("OO-25")
def test_the_last_token_of_the_supply_is_taken():
    table = a_table(**EMPTY_SUPPLY | {"magic": {1: 3, 2: 3, 3: 3, 0: 2}}, dice="Wave Wave").play("roll 2")
    table.play("light head:Wave")
    assert table.runes(0) == {"head:Wave"}
    assert table.said("nothing") == [(0, 2, "supply")]
