"""The beginning of a turn, skipping, Dark tokens (OO-20, OO-21, OO-33)."""

from __future__ import annotations

import pytest

from .table import a_table

COLUMNS = ("E-head", "G-head", "M-head", "T-head")


@pytest.mark.rule("OO-20")
def test_three_dark_tokens_cost_the_turn():
    table = a_table(dark={1: 3}, hands={1: "E-tail G-tail"}, columns=COLUMNS).play("skip")
    assert table.asked == (0, "turn"), "seat 1 lost its turn"
    assert table.game.state.dark == [0, 0]
    assert table.said("turn-lost") == [(1, 3)]


@pytest.mark.rule("OO-20")
def test_two_dark_tokens_do_not():
    table = a_table(dark={1: 2}).play("skip")
    assert table.asked == (1, "turn")
    assert table.game.state.dark == [0, 2]


@pytest.mark.rule("OO-20")
def test_a_lost_turn_places_nothing_and_checks_no_limit():
    table = a_table(
        dark={1: 3},
        hands={1: "E-head G-tail M-tail T-tail V-tail"},
        runes={1: "head:Flame head:Gale"},
    ).play("skip")
    assert table.asked == (0, "turn")
    assert len(table.game.state.hands[1]) == 5, "five cards stay"
    assert table.runes(1) == {"head:Flame", "head:Gale"}


@pytest.mark.rule("OO-21")
def test_skipping_returns_all_dark_tokens_and_keeps_magic():
    table = a_table(dark={0: 2}, magic={0: 1}, hands={0: "E-head"}, runes={0: "head:Wave head:Gale tail:Flame"}).play(
        "skip"
    )
    assert table.asked == (1, "turn"), "nothing is placed"
    assert (table.game.state.dark[0], table.game.state.magic[0]) == (0, 1)
    assert table.runes(0) == {"head:Wave", "head:Gale", "tail:Flame"}
    assert table.hand(0) == "E-head"
    assert table.said("skipped") == [(0, 2)]


@pytest.mark.rule("OO-21")
def test_skipping_without_dark_tokens_is_allowed():
    assert a_table().play("skip").said("skipped") == [(0, 0)]


@pytest.mark.rule("OO-21")
def test_one_of_three_actions_or_skip():
    table = a_table(hands={0: "E-head"}, magic={0: 1}, columns=("E-tail", "G-tail", "", "M-tail"))
    assert table.options == [
        *("roll 1", "roll 2", "roll 3"),
        *("column 0", "column 1", "column 3"),
        *("swap", "keeper", "skip"),
    ]


@pytest.mark.rule("OO-21")
def test_exactly_one_action_a_turn():
    table = a_table(columns=COLUMNS).play("column 2")
    assert table.asked == (1, "turn")


@pytest.mark.rule("OO-33")
@pytest.mark.parametrize(("magic", "replaced"), [(2, 0), (3, 1)])
def test_dark_goes_to_a_free_slot_or_replaces_magic(magic: int, replaced: int):
    # Emberdrake's three Flames are covered, so a Flame brings a Dark token (OO-24).
    flames = {0: "right-ear:Flame left-hand:Flame tail:Flame"}
    table = a_table(runes=flames, magic={0: magic}, dice="Flame").play("roll 1")
    assert (table.game.state.magic[0], table.game.state.dark[0]) == (2, 1)
    assert table.said("dark") == [(0, replaced)]


@pytest.mark.rule("OO-33")
def test_a_fourth_dark_token_is_ignored():
    table = a_table(
        runes={0: "right-ear:Flame left-hand:Flame tail:Flame"}, dark={0: 2}, magic={0: 1}, dice="Flame Flame Flame"
    ).play("roll 3")
    assert (table.game.state.dark[0], table.game.state.magic[0]) == (3, 0)
    assert [kind for kind, *_ in table.told if kind.startswith("dark")] == ["dark", "dark-ignored", "dark-ignored"]


@pytest.mark.rule("OO-33", "OO-20", "OO-30")
def test_three_reached_in_a_turn_cost_the_next_one_not_this():
    table = a_table(
        runes={0: "right-ear:Flame left-hand:Flame tail:Flame tail:Leaf"},
        hands={0: "G-tail"},
        dark={0: 2},
        dice="Flame",
    ).play("roll 1")
    assert table.asked == (0, "place"), "this turn goes on"
    table.play("place G-tail", "skip")
    assert table.asked == (1, "turn"), "after seat 1 the next turn of seat 0 is lost"
    assert table.game.state.dark[0] == 0


@pytest.mark.rule("OO-20")
def test_two_turns_in_a_row_are_two_clocks():
    table = a_table(dark={1: 3})
    before = table.game.decisions[0].clocks
    table.play("skip")
    assert table.game.decisions[0].clocks != before


@pytest.mark.rule("OO-21")
def test_private_steps_and_back_keep_the_clock():
    table = a_table(hands={0: "E-head"})
    before = table.game.decisions[0].clocks
    for move in ("swap", "back", "swap"):
        assert table.play(move).game.decisions[0].clocks == before
