"""The earlier edition (OO-50 … OO-54)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table, a_table

FLAMES = "right-ear:Flame left-hand:Flame tail:Flame"  # all of Emberdrake's
FOUR = "head:Wave right-hand:Wave left-ear:Leaf torso:Gale"
SIX = FOUR + " right-leg:Leaf left-leg:Stone"


def a_helper_table(boards: str = "EG", **changes: Any) -> Table:
    return a_table(boards, edition="magic-helper", **changes)


@pytest.mark.rule("OO-50")
def test_a_star_may_always_go_to_the_wizard_card():
    table = a_helper_table(magic={0: 4}, dark={0: 2}, dice="Star").play("roll 1", "light keeper")
    assert (table.game.state.magic[0], table.game.state.dark[0]) == (5, 2), "no slots, no limit of three"


@pytest.mark.rule("OO-50", "OO-33")
def test_dark_tokens_are_three_at_most():
    table = a_helper_table(runes={0: FLAMES}, dark={0: 2}, dice="Flame Flame").play("roll 2")
    assert table.game.state.dark[0] == 3
    assert table.said("dark-ignored") == [(0,)]


@pytest.mark.rule("OO-51")
def test_magic_on_board_and_card_counts_together():
    table = a_helper_table(runes={0: FOUR}, magic={0: 2}, dice="Stone").play("roll 1", "light torso:Stone")
    assert table.asked == (0, "trim-magic")
    assert table.options == [
        *("return left-ear:Leaf", "return head:Wave", "return torso:Gale", "return torso:Stone"),
        *("return right-hand:Wave", "return keeper"),
    ]
    table.play("return keeper")
    assert (table.game.state.magic[0], table.game.state.dark[0], len(table.runes(0))) == (1, 1, 5)


@pytest.mark.rule("OO-51")
def test_six_are_allowed():
    table = a_helper_table(runes={0: FOUR}, magic={0: 1}, dice="Stone").play("roll 1", "light torso:Stone")
    assert table.asked == (1, "turn")
    assert table.game.state.dark == [0, 0]


@pytest.mark.rule("OO-51")
def test_the_excess_goes_at_once_after_every_token_for_a_dark_token_each():
    table = a_helper_table(runes={0: SIX}, dice="Wave Wave").play("roll 2")
    assert table.said("lit") == [(0, 12, 2)], "left-leg:Wave, the only Wave that is free"
    assert table.asked == (0, "trim-magic"), "between two dice"
    assert "return keeper" not in table.options, "nothing lies at the Wizard card"
    table.play("return head:Wave")
    assert table.asked == (0, "trim-magic"), "the second Wave took the freed rune: seven again"
    table.play("return torso:Gale")
    assert table.game.state.dark[0] == 2
    assert table.asked == (1, "turn")


@pytest.mark.rule("OO-51")
def test_a_star_on_the_wizard_card_is_counted_too():
    table = a_helper_table(runes={0: SIX}, dice="Star").play("roll 1", "light keeper")
    assert (table.asked, table.options[-1]) == ((0, "trim-magic"), "return keeper")


@pytest.mark.rule("OO-51")
def test_the_hand_is_trimmed_before_the_refill_and_before_placing():
    table = a_helper_table(
        hands={0: "E-head E-tail G-tail"},
        columns=("M-tail M-head", "", "", ""),
        deck="N-torso",
        runes={0: "tail:Flame tail:Leaf"},
    ).play("column 0")
    assert table.asked == (0, "trim-hand"), "five cards, though one could be placed"
    assert table.columns() == ["", "", "", ""]
    table.play("discard G-tail")
    assert table.columns()[0] == "N-torso"
    assert table.game.state.dark == [1, 0]
    assert table.asked == (0, "place")


@pytest.mark.rule("OO-51", "OO-34")
def test_what_is_trimmed_may_come_back_in_the_refill():
    table = a_helper_table(
        hands={0: "E-head E-tail G-tail"}, columns=("M-tail M-head", "", "", ""), deck="", discard=""
    ).play("column 0", "discard G-tail")
    assert table.columns() == ["G-tail", "", "", ""]


@pytest.mark.rule("OO-51")
def test_a_turn_ends_without_a_further_limit():
    table = a_helper_table(runes={0: SIX}, hands={0: "E-head E-tail G-tail G-head"}, deck="M-head")
    table.play("swap", "discard G-head", "done")
    assert table.asked == (1, "turn")
    assert table.game.state.dark == [0, 0]


@pytest.mark.rule("OO-52")
def test_no_voluntary_skip():
    assert "skip" not in a_helper_table().options
    assert a_helper_table().game.decisions[0].default == ("roll", 1)


@pytest.mark.rule("OO-52")
def test_three_dark_tokens_cost_the_turn_and_are_returned():
    table = a_helper_table(dark={1: 3}, columns=("E-head", "", "", "")).play("column 0")
    assert table.said("turn-lost") == [(1, 3)]
    assert table.asked == (0, "turn")
    assert table.game.state.dark == [0, 0]


ON_THE_TABLE = {
    "magic": {0: 2},
    "hands": {0: "E-torso V-tail", 1: "N-tail N-head"},
    "portals": {0: "V-head V-torso", 1: "T-head T-torso T-tail"},
    "columns": ("E-head G-head", "M-head", "", "M-tail"),
    "draws": [1],
}


@pytest.mark.rule("OO-53")
@pytest.mark.parametrize(
    ("moves", "stands", "dark"),
    [
        (("power a", "discard V-tail", "take G-head"), 9, 0),
        (("power b", "offer V-tail"), 9, 1),
        (("power c", "lay E-torso"), 4, 0),
        (("power d", "space head"), 1, 1),
    ],
)
def test_the_helper_goes_where_it_helps(moves: tuple[str, ...], stands: int, dark: int):
    table = a_helper_table(**ON_THE_TABLE, helpers={0: 9 if stands != 9 else 4}).play("keeper", *moves)
    assert table.said("helper") == [(0, stands)]
    assert table.game.state.helpers == [stands, 9]
    assert (table.game.state.magic[0], table.game.state.dark[0]) == (1, dark), "one token from the Wizard card"


@pytest.mark.rule("OO-53")
def test_the_helper_acts_as_the_keeper_does():
    table = a_helper_table(**ON_THE_TABLE).play("keeper", "power c", "lay E-torso")
    assert (table.portal(0), table.hand(0)) == (". V-head . . E-torso . . . .", "V-tail V-torso")
    table = a_helper_table(**ON_THE_TABLE).play("keeper", "power d", "space head")
    assert (table.portal(0), table.portal(1)) == (". T-head . . V-torso . . . .", ". V-head . . T-torso . . T-tail .")
    table = a_helper_table(**ON_THE_TABLE).play("keeper", "power b", "offer V-tail")
    assert (table.hand(0), table.hand(1)) == ("E-torso N-head", "N-tail V-tail")
    table = a_helper_table(**ON_THE_TABLE).play("keeper", "power a", "discard V-tail", "take G-head")
    assert table.hand(0) == "E-torso G-head"


@pytest.mark.rule("OO-53")
def test_on_the_wizard_card_the_helper_may_stay():
    table = a_helper_table(**ON_THE_TABLE, helpers={0: 9}).play("keeper", "power a", "discard V-tail", "take G-head")
    assert table.said("helper") == [(0, 9)]


@pytest.mark.rule("OO-53")
def test_on_a_space_it_must_be_put_on_another():
    table = a_helper_table(**ON_THE_TABLE, helpers={0: 4}).play("keeper")
    assert table.options == ["power a", "power b", "power d", "back"], "c would need the torso, where it stands"
    assert table.play("power d").options == ["space head", "back"]


@pytest.mark.rule("OO-53")
def test_the_published_edition_has_no_helper():
    table = a_table("EG", **ON_THE_TABLE).play("keeper", "power d", "space head")
    assert table.said("helper") == []
    assert table.game.state.helpers == [9, 9]


@pytest.mark.rule("OO-53")
def test_a_token_on_the_wizard_card_pays_not_one_on_the_board():
    assert "keeper" not in a_helper_table(**ON_THE_TABLE | {"magic": {0: 0}}, runes={0: "left-ear:Leaf"}).options


@pytest.mark.rule("OO-54")
def test_a_dark_token_never_pushes_out_magic():
    table = a_helper_table(runes={0: FLAMES}, magic={0: 3}, dice="Flame").play("roll 1")
    assert (table.game.state.magic[0], table.game.state.dark[0]) == (3, 1)
    assert table.said("dark") == [(0, 0)]


@pytest.mark.rule("OO-54", "OO-24", "OO-31")
def test_all_else_is_as_published():
    table = a_helper_table(
        hands={0: "E-tail"}, runes={0: "tail:Flame"}, columns=("M-head", "", "", ""), dice="Leaf"
    ).play("roll 1", "light tail:Leaf", "place E-tail")
    assert table.game.state.points == [2, 0]
