"""The Castle Keeper (OO-28, OO-29, OO-41)."""

from __future__ import annotations

import pytest

from .table import a_table

NINE = "G-left-ear G-head G-right-ear G-left-hand G-torso G-right-hand G-left-leg G-tail G-right-leg"
COLUMNS = ("E-head G-head", "M-head", "", "M-tail")


def table_for_all_powers(**changes):
    """Seat 0 could use any power; seat 1 has two hand cards and shares a filled head and torso."""
    return a_table(
        **{
            "boards": "EGM",
            "magic": {0: 2},
            "hands": {0: "E-torso V-tail", 1: "N-tail N-head"},
            "portals": {0: "V-head V-torso", 1: "T-head T-torso T-tail"},
            "columns": COLUMNS,
            "draws": [1],
        }
        | changes
    )


@pytest.mark.rule("OO-28")
def test_the_keeper_needs_a_magic_token_in_a_slot():
    assert "keeper" in table_for_all_powers().options
    assert "keeper" not in table_for_all_powers(magic={0: 0}).options


@pytest.mark.rule("OO-28")
def test_the_keeper_needs_a_power_that_can_be_carried_out():
    # An empty hand leaves only d, and that needs a type filled in both Portals.
    assert "keeper" in table_for_all_powers(hands={1: "N-tail"}).options
    assert "keeper" not in table_for_all_powers(hands={1: "N-tail"}, portals={0: "V-head", 1: "T-tail"}).options
    # With empty columns and nothing on the own Portal b is left, and that needs a rival's hand.
    bare = {"columns": ("", "", "", ""), "portals": {1: "T-tail"}}
    assert "keeper" in table_for_all_powers(**bare).options
    assert "keeper" not in table_for_all_powers(**bare, hands={0: "E-torso"}).options


@pytest.mark.rule("OO-28")
def test_powers_are_listed_where_they_can_be_carried_out():
    assert table_for_all_powers().play("keeper").options == ["power a", "power b", "power c", "power d", "back"]
    no_match = table_for_all_powers(hands={0: "V-tail", 1: "N-tail"}).play("keeper")
    assert no_match.options == ["power a", "power b", "power d", "back"]
    no_columns = table_for_all_powers(columns=("", "", "", "")).play("keeper")
    assert no_columns.options == ["power b", "power c", "power d", "back"]
    empty_hands = table_for_all_powers(hands={0: "E-torso", 1: "", 2: ""}).play("keeper")
    assert empty_hands.options == ["power a", "power c", "power d", "back"]


@pytest.mark.rule("OO-28")
def test_power_and_targets_come_before_the_token_is_paid():
    table = table_for_all_powers()
    turn = table.options
    table.play("keeper", "power a", "discard V-tail")
    assert (table.game.state.magic[0], table.hand(0), table.events) == (2, "E-torso V-tail", [])
    assert table.options == ["take E-head", "take G-head", "take M-head", "take M-tail", "back"]
    table.play("back", "back", "back")
    assert (table.asked, table.options) == ((0, "turn"), turn)
    assert not table.game.revealed


@pytest.mark.rule("OO-28")
def test_a_discard_for_any_column_card_without_refill():
    table = table_for_all_powers().play("keeper", "power a", "discard V-tail", "take G-head")
    assert table.hand(0) == "E-torso G-head"
    assert table.columns() == ["E-head", "M-head", "", "M-tail"]
    assert table.game.state.discard == [43], "Veilcat's tail"
    assert (table.game.state.magic[0], table.game.state.dark[0]) == (1, 0), "paid, and no Dark token"
    assert table.said("keeper") == [(0, "a")]
    assert table.said("traded") == [(0, 43, 10, 0)]


@pytest.mark.rule("OO-28")
def test_b_exchange_with_a_random_hand_card():
    table = table_for_all_powers().play("keeper", "power b", "offer V-tail")
    assert table.hand(0) == "E-torso N-head", "draw 1 is the second of the rival's cards"
    assert table.hand(1) == "N-tail V-tail"
    assert (table.game.state.magic[0], table.game.state.dark[0]) == (1, 1)
    assert table.game.revealed


@pytest.mark.rule("OO-28")
def test_b_draws_before_the_given_card_joins():
    # Of one card only that one can come; Rigged chance refuses a draw from more.
    table = table_for_all_powers(hands={0: "V-tail", 1: "N-tail"}, draws=[0])
    table.play("keeper", "power b", "offer V-tail")
    assert (table.hand(0), table.hand(1)) == ("N-tail", "V-tail")
    with pytest.raises(AssertionError, match="1 is not below 1"):
        table_for_all_powers(hands={0: "V-tail", 1: "N-tail"}, draws=[1]).play("keeper", "power b", "offer V-tail")


@pytest.mark.rule("OO-28", "OO-60")
def test_b_is_seen_by_both_and_only_known_to_others():
    table = table_for_all_powers().play("keeper", "power b", "offer V-tail")
    shown = [(event.kind, event.data, event.audience) for event in table.events if "exchanged" in event.kind]
    assert shown == [("exchanged", (0, 1), None), ("exchanged-cards", (0, 1, 43, 46), (0, 1))]


@pytest.mark.rule("OO-28")
def test_b_names_any_rival_with_a_hand():
    table = table_for_all_powers(hands={0: "V-tail", 1: "N-tail", 2: "N-head"}).play(
        "keeper", "power b", "offer V-tail"
    )
    assert table.options == ["rival 1", "rival 2", "back"]


@pytest.mark.rule("OO-28")
def test_the_only_rival_is_not_asked_for():
    table = table_for_all_powers().play("keeper", "power d")
    assert table.options == ["space head", "space torso", "back"]
    assert table.play("back").options == ["power a", "power b", "power c", "power d", "back"]


@pytest.mark.rule("OO-28", "OO-29")
def test_c_exchange_an_own_portal_card_with_a_hand_card():
    table = table_for_all_powers().play("keeper", "power c")
    assert table.options == ["lay E-torso", "back"], "Veilcat's tail has no card to change places with"
    table.play("lay E-torso")
    assert table.portal(0) == ". V-head . . E-torso . . . ."
    assert table.hand(0) == "V-tail V-torso"
    assert (table.game.state.magic[0], table.game.state.dark[0]) == (1, 0)
    assert table.game.state.points == [0, 0, 0], "an own creature's card, and no point"
    assert table.said("own-exchange") == [(0, 4, 40)]


@pytest.mark.rule("OO-28", "OO-29")
def test_d_exchange_with_a_rivals_portal():
    table = table_for_all_powers(boards="TGM").play("keeper", "power d", "space torso")
    assert (table.portal(0), table.portal(1)) == (". V-head . . T-torso . . . .", ". T-head . . V-torso . . T-tail .")
    assert (table.game.state.magic[0], table.game.state.dark[0]) == (1, 1)
    assert table.game.state.points == [0, 0, 0]
    assert table.said("rival-exchange") == [(0, 1, 31, 40)]


@pytest.mark.rule("OO-28")
def test_d_names_only_rivals_with_a_type_in_common():
    table = table_for_all_powers(portals={0: "V-head V-torso", 1: "T-head", 2: "N-torso N-left-ear"}).play(
        "keeper", "power d"
    )
    assert table.options == ["rival 1", "rival 2", "back"]
    assert table.play("rival 2").options == ["space torso", "back"]


@pytest.mark.rule("OO-28")
def test_the_first_card_of_all_is_a_card_like_others():
    """Emberdrake's left ear is card 0: filled spaces, exchanges, places must not take it for none."""
    table = a_table("EG", magic={0: 2}, portals={0: "V-left-ear", 1: "E-left-ear"}, columns=("M-head", "", "", ""))
    assert table.play("keeper").options == ["power d", "back"]
    table.play("power d", "space left-ear", "skip")
    assert (table.portal(0).split()[0], table.portal(1).split()[0]) == ("E-left-ear", "V-left-ear")
    assert table.play("keeper").options == ["power d", "back"]
    table = a_table("EG", portals={0: "E-left-ear"}, dice="Leaf").play("roll 1")
    assert "light left-ear:Leaf" not in table.options, "its space is filled"


@pytest.mark.rule("OO-28", "OO-33")
def test_the_paid_token_leaves_a_slot_for_the_dark_one():
    table = table_for_all_powers(magic={0: 3}).play("keeper", "power d", "space torso")
    assert (table.game.state.magic[0], table.game.state.dark[0]) == (2, 1)
    assert table.said("dark") == [(0, 0)], "nothing is pushed out"


@pytest.mark.rule("OO-28", "OO-30")
def test_placing_follows_the_keeper():
    table = table_for_all_powers(runes={0: "tail:Flame tail:Leaf"}, columns=("E-tail", "", "", ""))
    table.play("keeper", "power a", "discard E-torso", "take E-tail")
    assert (table.asked, table.options) == ((0, "place"), ["place V-tail", "place E-tail", "pass"])


@pytest.mark.rule("OO-41")
def test_b_and_d_name_nobody_whose_portal_is_filled():
    full = {
        "first": 1,
        "turn": 0,
        "finisher": 1,
        "portals": {0: "V-head V-torso", 1: NINE, 2: "T-torso"},
        "hands": {0: "E-torso V-tail", 1: "N-tail", 2: "N-head"},
        "columns": ("", "", "", ""),
        "draws": [0],
    }
    table = table_for_all_powers(**full).play("keeper")
    assert table.options == ["power b", "power c", "power d", "back"]
    assert table.play("power d").options == ["space torso", "back"], "rival 2, not 1"
    table.play("back", "power b", "offer V-tail")
    assert table.said("exchanged") == [(0, 2)]


@pytest.mark.rule("OO-41")
def test_with_nobody_left_b_and_d_cannot_be_chosen():
    table = a_table(
        "EG",
        first=1,
        finisher=1,
        magic={0: 1},
        hands={0: "E-torso", 1: "N-tail"},
        portals={0: "V-head", 1: NINE},
        columns=("M-head", "", "", ""),
    )
    assert table.play("keeper").options == ["power a", "back"]


@pytest.mark.rule("OO-41", "OO-20")
def test_in_the_last_round_three_dark_tokens_still_lose_the_turn():
    table = a_table("EGM", first=0, turn=1, finisher=0, portals={0: NINE.replace("G-", "E-")}, dark={2: 3}).play("skip")
    assert table.said("turn-lost") == [(2, 3)]
    assert table.game.outcome is not None, "it was the last turn"


@pytest.mark.rule("OO-28", "OO-60")
def test_whether_the_keeper_is_offered_tells_nothing_of_the_hand():
    """No column card, no rival's hand: a, b, d can't be; c depends on the hand, and the Keeper is offered anyway."""
    known = {"magic": {0: 1}, "portals": {0: "V-head"}, "boards": "EG"}
    matching = a_table(**known, hands={0: "E-head"})
    other = a_table(**known, hands={0: "E-tail"})
    assert matching.options == other.options
    assert matching.play("keeper").options == ["power c", "back"]
    assert other.play("keeper").options == ["back"], "it can only be taken back"
    assert other.play("back").asked == (0, "turn")
