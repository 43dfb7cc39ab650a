"""Phase 1: exploring, fights in the forest, traps (AZ-30 … AZ-37; EX-1, EX-2)."""

from __future__ import annotations

import pytest

from games.alakazum.cards import NUMBER
from games.alakazum.forest import GiveHalf

from .table import Table, a_table

# ---- exploring -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-30")
def test_one_unseen_card_for_each_character_of_the_team() -> None:
    table = a_table().team(0, "penitente", "moma", "lamia").forest("hat-1", "double", "hat-3", "die-1").at("explore")
    assert list(zip(table.told, table.audiences, strict=True)) == [
        (("drew", 0), None),
        (("drawn", 0, "hat-1"), (0,)),
        (("drew", 0), None),
        (("drawn", 0, "double"), (0,)),
        (("drew", 0), None),
        (("drawn", 0, "hat-3"), (0,)),
    ]
    assert table.in_hand(0) == ["hat-1", "hat-3", "double"]
    assert table.in_forest[0] == "die-1"


@pytest.mark.rule("AZ-30", "EX-1")
def test_a_character_ends_the_drawing_for_good_even_if_the_team_grows() -> None:
    """EX-1: three characters, so three cards: a hand card, kept, then a character: no third card."""
    table = a_table().team(0, "basajaun", "moma", "lamia").forest("hat-1", "castanyera", "hat-3").at("explore")
    assert table.asked == {0: "fighter"}
    table.dice(2).play(0, ("fighter", "basajaun"), "pass")
    assert table.in_team(0) == ["basajaun:B", "moma:A", "lamia:A", "castanyera:A"]
    assert table.in_hand(0) == ["hat-1"]
    assert table.in_forest[0] == "hat-3"
    assert table.asked == {0: "action"}


@pytest.mark.rule("AZ-30")
def test_a_trap_ends_the_drawing_too() -> None:
    table = a_table().team(0, "basajaun", "moma").hand(0, "hat-1").market("hat-2")
    table.forest("black-friday-discount", "hat-3").at("explore")
    assert (table.heard("drew"), table.in_forest[0]) == ([], "hat-3")
    assert table.asked == {0: "action"}


# ---- characters of the forest --------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-31")
def test_one_of_the_own_characters_must_fight_with_a_helper_if_wanted() -> None:
    table = a_table().team(0, "moma", "joalduna", "rocio", "dolcainer").hand(0, "hat-1").forest("basajaun")
    table.at("explore")
    assert (table.asked, table.game.decisions[0].public) == ({0: "fighter"}, True)
    assert table.named(0, "fighter") == ["moma", "joalduna", "rocio", "dolcainer"]
    table.play(0, ("fighter", "joalduna"))
    assert table.told == [("fighter", 0, "joalduna")]
    assert (table.asked, table.options(0)) == ({0: "helper"}, [("helper", "rocio"), ("helper", "dolcainer"), "pass"])
    table.play(0, ("helper", "dolcainer"))
    assert table.heard("strengths") == [("strengths", 0, -1, "joalduna", "basajaun", 3, 3)]
    assert table.asked == {0: "potion"}


@pytest.mark.rule("AZ-31")
def test_dice_of_both_are_rolled_once_before_potions() -> None:
    table = a_table().team(0, "coeter").hand(0, "combat-1").forest("pelotaria").dice(4, 5, 2).at("explore")
    assert table.heard("rolled", "strengths") == [
        ("rolled", 0, "combat", "coeter", 4),
        ("rolled", -1, "combat", "pelotaria", 5),
        ("strengths", 0, -1, "coeter", "pelotaria", 4, 5),
    ]
    table.play(0, ("potion", "combat-1"))  # 5 : 5, a tie is not enough
    assert table.told[:3] == [
        ("potion", 0, "combat-1", "combat"),
        ("lost", 0, "coeter", "pelotaria"),
        ("shuffled", "forest"),
    ]


@pytest.mark.rule("AZ-31")
def test_only_the_active_player_plays_combat_potions() -> None:
    table = a_table(2).team(0, "moma").hand(0, "combat-1", "combat-2", "double", "die-1", "robbery")
    table.hand(1, "robbery", "combat-1").forest("basajaun").dice(6).at("explore")
    assert table.options(0) == [("potion", "combat-1"), ("potion", "combat-2"), ("potion", "double"), "pass"]
    table.play(0, ("potion", "combat-2"), ("potion", "combat-1"))
    assert table.asked == {0: "potion"}
    table.play(0, "pass")  # 1 + 2 + 1 against 3
    assert table.in_team(0) == ["moma:B", "basajaun:A"]
    assert table.asked == {0: "action"}


@pytest.mark.rule("AZ-31", "AZ-32")
def test_a_double_potion_is_a_combat_or_a_die_potion() -> None:
    combat = a_table(2).team(0, "moma").hand(0, "double").forest("castanyera").dice(6).at("explore")
    combat.play(0, ("potion", "double"))  # 2 against 1
    assert combat.heard("potion") == [("potion", 0, "double", "combat")]
    assert combat.in_team(0) == ["moma:B", "castanyera:A"]
    die = a_table(2).team(0, "muixeranguera").hand(0, "double").forest("castanyera").dice(1).at("explore")
    die.play(0, "pass", ("potion", "double"))  # 2 against 1, then die 1 + 1 against resistance 1
    assert die.heard("potion") == [("potion", 0, "double", "die")]
    assert die.in_team(0) == ["muixeranguera:B", "castanyera:A"]


@pytest.mark.rule("AZ-32")
def test_the_winner_levels_up_before_the_die_buries_the_loser() -> None:
    table = a_table(2).team(0, "basajaun").hand(0, "hat-1").forest("moma").dice(2).at("explore").play(0, "pass")
    assert table.told == [
        ("won", 0, "basajaun", "moma"),
        ("level", 0, "basajaun", 1),
        ("rolled", 0, "hypnosis", "moma", 2),
    ]
    assert table.asked == {0: "die"}  # 2 does not exceed 2
    table.play(0, "pass")
    assert (table.in_team(0), table.in_cemetery) == (["basajaun:B"], ["moma:A"])
    assert table.told[0] == ("buried", -1, "moma", "roll", 2)


@pytest.mark.rule("EX-2", "AZ-32")
def test_a_die_potion_makes_the_castanyera_join() -> None:
    table = a_table(2).team(0, "sant-jordi").hand(0, "die-1").forest("castanyera").dice(1).at("explore")
    table.play(0, "pass", ("potion", "die-1"))
    assert table.heard("potion", "joined") == [("potion", 0, "die-1", "die"), ("joined", 0, "castanyera", -1)]
    assert table.in_team(0) == ["sant-jordi:B", "castanyera:A"]
    assert table.on_market[0] == "die-1"


@pytest.mark.rule("AZ-32", "AZ-45")
def test_used_potions_go_on_the_market_in_order() -> None:
    table = a_table(2).team(0, "sant-jordi").hand(0, "combat-1", "die-1", "double", "hat-1").market("hat-3")
    table.forest("aizkolaria").dice(1).at("explore").play(0, ("potion", "combat-1"))
    assert table.on_market == ["hat-3"]  # what is played lies open until the combat ends
    table.play(0, ("potion", "double"))
    assert table.asked == {0: "potion"}
    table.play(0, "pass")  # 2 + 1 + 1 against 3
    assert table.asked == {0: "die"}
    table.play(0, ("potion", "die-1"))  # 1 + 1 against 2
    assert table.asked == {0: "die"} and table.on_market == ["hat-3"]
    table.play(0, "pass")
    assert table.in_cemetery == ["aizkolaria:A"]
    assert table.on_market == ["die-1", "double", "combat-1", "hat-3"]


@pytest.mark.rule("AZ-33")
def test_a_tie_buries_the_fighter_and_returns_the_forest_character() -> None:
    table = a_table(2).team(0, "moma:C", "lamia").hand(0, "hat-1").forest("sant-jordi").at("explore")
    before = table.in_forest
    table.play(0, ("fighter", "moma"), "pass")  # 2 : 2
    assert (table.in_team(0), table.in_cemetery) == (["lamia:A"], ["moma:A"])
    assert table.heard("lost", "buried", "shuffled") == [
        ("lost", 0, "moma", "sant-jordi"),
        ("buried", 0, "moma", "fight", "sant-jordi"),
        ("shuffled", "forest"),
    ]
    assert sorted(table.in_forest) == sorted([*before, "sant-jordi"])
    assert [card for card in table.in_forest if card != "sant-jordi"] != before  # the whole deck is shuffled


@pytest.mark.rule("AZ-33", "AZ-92")
def test_an_only_character_or_one_on_a_broom_stays() -> None:
    only = a_table(2).team(0, "moma").hand(0, "hat-1").forest("basajaun").at("explore").play(0, "pass")
    assert (only.in_team(0), only.in_cemetery) == (["moma:A"], [])
    rider = a_table(2).team(0, "moma", "lamia").broom("moma").hand(0, "hat-1").forest("basajaun").at("explore")
    rider.play(0, ("fighter", "moma"), "pass")
    assert (rider.in_team(0), rider.in_cemetery) == (["moma:A", "lamia:A"], [])


# ---- traps ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-34")
def test_black_friday_gives_half_of_the_hand_card_by_card_as_wanted() -> None:
    table = a_table(3).hand(0, "hat-1", "hat-2", "double", "amulet", "voodoo").hand(1, "hat-3")
    table.forest("black-friday-discount").at("explore")
    assert (table.asked, table.game.decisions[0].public) == ({0: "give"}, False)
    assert table.named(0, "give") == ["hat-1", "hat-2", "double", "amulet", "voodoo"]
    table.play(0, ("give", "hat-2"))
    assert table.options(0) == [("to", 1), ("to", 2), "back"]
    table.play(0, ("to", 1))
    assert len(table.game.state.hands[1]) == 1  # they change hands together at the end
    assert table.named(0, "give") == ["hat-1", "double", "amulet", "voodoo"]
    table.play(0, ("give", "double"), ("to", 2))
    assert table.told == [
        ("gave", 0, 1, 1),
        ("given", 0, 1, ("hat-2",)),
        ("gave", 0, 2, 1),
        ("given", 0, 2, ("double",)),
    ]
    assert [table.in_hand(seat) for seat in range(3)] == [
        ["hat-1", "amulet", "voodoo"],
        ["hat-2", "hat-3"],
        ["double"],
    ]
    assert table.asked == {0: "action"}


@pytest.mark.rule("AZ-34")
def test_only_the_receiver_sees_a_card() -> None:
    table = a_table(4).hand(0, "hat-1", "hat-2").forest("black-friday-discount").at("explore")
    told = table.game.submit(0, ("give", NUMBER["hat-2"])) + table.game.submit(0, ("to", 2))
    assert [(event.kind, event.audience) for event in told if event.kind == "given"] == [("given", (0, 2))]
    assert [event.data for event in told if event.kind == "gave"] == [(0, 2, 1)]


@pytest.mark.rule("AZ-34", "AZ-95")
def test_gifts_are_the_givers_secret_until_all_are_chosen() -> None:
    table = a_table(3).hand(0, *["hat-1"] * 2, *["hat-2"] * 2).forest("black-friday-discount").at("explore")
    before = [table.game.view(seat) for seat in (None, 1, 2)]
    table.play(0, ("give", "hat-2"))
    assert table.game.view(0).frame(GiveHalf).card == NUMBER["hat-2"]
    assert [table.game.view(seat) for seat in (None, 1, 2)] == before
    table.play(0, ("to", 1))
    assert table.game.view(0).frame(GiveHalf).gifts == [(NUMBER["hat-2"], 1)]
    assert [table.game.view(seat) for seat in (None, 1, 2)] == before, "nobody sees cards, receivers or how many yet"


@pytest.mark.rule("AZ-34")
def test_picks_can_be_taken_back_until_the_last() -> None:
    table = a_table(3).hand(0, *["hat-1"] * 2, *["hat-2"] * 2).forest("black-friday-discount").at("explore")
    table.play(0, ("give", "hat-1"), "back", ("give", "hat-2"), ("to", 1))
    assert table.options(0) == [("give", "hat-1"), ("give", "hat-2"), "back"]
    table.play(0, "back")
    assert table.options(0) == [("to", 1), ("to", 2), "back"]
    table.play(0, "back")
    assert table.options(0) == [("give", "hat-1"), ("give", "hat-2")]
    two = a_table(2).turn(1).hand(1, *["hat-1"] * 2, *["hat-2"] * 2).forest("black-friday-discount").at("explore")
    two.play(1, ("give", "hat-1"), "back", ("give", "hat-2"), ("give", "hat-2"))  # one rival: no question to whom
    assert (two.in_hand(0), two.in_hand(1)) == (["hat-2"] * 2, ["hat-1"] * 2)


@pytest.mark.rule("AZ-34")
@pytest.mark.parametrize("hand", [(), ("hat-1",)])
def test_black_friday_takes_nothing_of_no_card_or_one(hand: tuple[str, ...]) -> None:
    table = a_table().hand(0, *hand).market("hat-2").forest("black-friday-discount").at("explore")
    assert table.heard("gave") == [] and table.asked == {0 if hand else 1: "action"}


@pytest.mark.rule("AZ-35")
def test_trick_or_treat_costs_half_of_the_hand_or_a_character() -> None:
    def table() -> Table:
        found = a_table(2).team(0, "moma:B", "lamia:C").hand(0, "hat-1", "hat-2", "hat-3")
        return found.forest("trick-or-treat").at("explore")

    assert (table().asked, table().options(0)) == ({0: "trick"}, ["half", "character"])
    cards = table().play(0, "half")
    assert cards.asked == {0: "give"}
    cards.play(0, ("give", "hat-3"))
    assert (cards.in_hand(0), cards.in_hand(1), len(cards.in_team(0))) == (["hat-1", "hat-2"], ["hat-3"], 2)
    character = table().play(0, "character")
    assert (character.asked, character.options(0)) == ({0: "lose"}, [("lose", "moma"), ("lose", "lamia")])
    character.play(0, ("lose", "lamia"))
    assert character.heard("buried") == [("buried", 0, "lamia", "trap", "trick-or-treat")]
    assert (character.in_team(0), character.in_cemetery) == (["moma:B"], ["lamia:A"])


@pytest.mark.rule("AZ-35")
def test_a_costless_choice_is_closed_while_the_other_costs() -> None:
    one = a_table(2).team(0, "moma").hand(0, "hat-1", "hat-2").forest("trick-or-treat").at("explore")
    assert one.asked == {0: "give"}
    riders = a_table(2).team(0, "moma", "lamia").broom("moma", "lamia").hand(0, "hat-1", "hat-2")
    assert riders.forest("trick-or-treat").at("explore").asked == {0: "give"}
    poor = a_table(2).team(0, "moma", "lamia").hand(0, "hat-1").forest("trick-or-treat").at("explore")
    assert (poor.asked, poor.named(0, "lose")) == ({0: "lose"}, ["moma", "lamia"])
    half = a_table(2).team(0, "moma", "lamia").broom("moma").hand(0, "hat-1").market("hat-2")
    half.forest("trick-or-treat").at("explore")
    assert (half.in_team(0), half.in_cemetery) == (["moma:A"], ["lamia:A"])  # one choice makes itself


@pytest.mark.rule("AZ-35")
def test_when_both_cost_nothing_the_trap_does_nothing() -> None:
    table = a_table(2).team(0, "moma").hand(0, "hat-1").market("hat-2").forest("trick-or-treat").at("explore")
    assert table.asked == {0: "action"}
    riders = a_table(2).team(0, "moma", "lamia").broom("moma", "lamia").hand(0, "hat-1").market("hat-2")
    riders.forest("trick-or-treat").at("explore")
    assert (riders.asked, riders.in_cemetery) == ({0: "action"}, [])


@pytest.mark.rule("AZ-36")
@pytest.mark.parametrize("die", [1, 2])
def test_santas_present_explodes_on_one_and_two(die: int) -> None:
    table = a_table().team(0, "moma", "lamia:C").hand(0, "hat-1").market("hat-2").forest("santas-present")
    table.dice(die).at("explore")
    assert table.heard("rolled", "exploded")[-2:] == [("rolled", 0, "santa", -1, die), ("exploded", 0)]
    assert table.asked == {0: "lose"}
    table.play(0, ("lose", "lamia"))
    assert (table.in_team(0), table.in_cemetery, table.asked) == (["moma:A"], ["lamia:A"], {0: "action"})


@pytest.mark.rule("AZ-36")
def test_from_three_on_the_die_goes_to_any_rival_until_it_explodes() -> None:
    table = a_table(4).team(0, "moma", "lamia").team(2, "joalduna", "basajaun", "kattalin").hand(0, "hat-1")
    table.market("hat-2").forest("santas-present").dice(3).at("explore")
    assert (table.asked, table.options(0)) == ({0: "santa"}, [("hand", 1), ("hand", 2), ("hand", 3)])
    table.dice(6).play(0, ("hand", 3))
    assert (table.asked, table.options(3)) == ({3: "santa"}, [("hand", 0), ("hand", 1), ("hand", 2)])
    table.dice(2).play(3, ("hand", 2))
    assert (table.asked, table.named(2, "lose")) == ({2: "lose"}, ["joalduna", "basajaun", "kattalin"])
    table.play(2, ("lose", "kattalin"))
    assert table.heard("buried") == [("buried", 2, "kattalin", "trap", "santas-present")]
    assert table.in_cemetery == ["kattalin:A"]
    assert table.asked == {0: "action"}  # it is still seat 0's turn


@pytest.mark.rule("AZ-36")
def test_who_can_lose_nobody_ends_the_trap_unharmed() -> None:
    table = a_table(3).team(0, "moma", "lamia").team(1, "joalduna").team(2, "kattalin", "basajaun").hand(0, "hat-1")
    table.broom("kattalin", "basajaun").market("hat-2").forest("santas-present").dice(5, 1).at("explore")
    assert ("hand", 1) in table.options(0)
    table.play(0, ("hand", 1))
    assert (table.heard("exploded"), table.in_cemetery, table.asked) == ([("exploded", 1)], [], {0: "action"})
    table = a_table(3).team(0, "moma", "lamia").team(2, "kattalin", "basajaun").hand(0, "hat-1")
    table.broom("kattalin", "basajaun").market("hat-2").forest("santas-present").dice(5, 1).at("explore")
    table.play(0, ("hand", 2))
    assert (table.heard("exploded"), table.in_cemetery, table.asked) == ([("exploded", 2)], [], {0: "action"})


@pytest.mark.rule("AZ-37")
@pytest.mark.parametrize("trap", ["black-friday-discount", "trick-or-treat", "santas-present"])
def test_a_resolved_trap_leaves_the_game(trap: str) -> None:
    table = a_table(2).team(0, "moma").hand(0, "hat-1").market("hat-2").forest(trap).dice(1).at("explore")
    assert ("trap", 0, trap) in table.told
    assert table.out == [trap]
    assert table.in_forest.count(trap) == 1  # its twin
