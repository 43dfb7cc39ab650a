"""Combat between players (AZ-43, AZ-45, AZ-50 … AZ-57; EX-3)."""

from __future__ import annotations

import pytest

from .table import Table, a_table


def duel(attacker: str = "moma", target: str = "lamia", seats: int = 2) -> Table:
    """Seat 0 may attack seat 1; both own a Baltasar or Melchor besides."""
    table = a_table(seats).team(0, attacker, "baltasar").team(1, target, "melchor")
    return table.market("hat-3")


def attack(table: Table, attacker: str, target: str, *helpers: str) -> Table:
    """Seat 0 attacks seat 1, and nobody cancels it."""
    rival = [("rival", 1)] if table.game.seats > 2 else []
    said = [("target", target), ("attacker", attacker), *[("helper", c) for c in helpers]]
    return table.announce(0, "fight", *rival, *said, "announce")


# ---- announcing ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-43")
def test_a_rival_with_a_single_character_cannot_be_attacked() -> None:
    table = a_table(4).team(0, "moma", "lamia").team(1, "trasno").team(2, "anxaneta", "caganer")
    table.team(3, "coeter", "moura").at("act").play(0, "fight")
    assert table.options(0) == [("rival", 2), ("rival", 3), "back"]
    table.play(0, ("rival", 2))
    assert table.named(0, "target") == ["anxaneta", "caganer"]
    table.play(0, ("target", "caganer"))
    assert table.named(0, "attacker") == ["moma", "lamia"]
    alone = a_table(2).team(0, "moma", "lamia").team(1, "trasno").hand(0, "hat-1").at("act")
    assert "fight" not in alone.options(0)


@pytest.mark.rule("AZ-43", "AZ-40")
def test_the_announcement_names_both_fighters_and_the_attackers_helper() -> None:
    table = a_table(3).team(0, "moma", "gaiteiro").team(1, "lamia", "trasno").hand(2, "hat-1").at("act")
    table.play(0, "fight", ("rival", 1), ("target", "lamia"), ("attacker", "moma"), ("helper", "gaiteiro"))
    assert table.told == []  # nothing is known before it is announced
    table.play(0, "announce")
    assert table.told == [("announced", 0, "fight", 1, "lamia", "moma", ("gaiteiro",))]
    assert table.asked == {2: "voodoo"}  # an empty hand holds no doll: seat 1 is not asked


# ---- helpers and dice ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-50")
@pytest.mark.parametrize("helper", ["rocio", "dolcainer"])
def test_the_attacker_may_add_one_sociable_helper_and_never_two(helper: str) -> None:
    team = ("kattalin", "rocio", "dolcainer", "moma")
    table = a_table(2).team(0, *team).team(1, "lamia", "trasno").at("act")
    table.play(0, "fight", ("target", "lamia"), ("attacker", "kattalin"))
    assert table.options(0) == ["announce", ("helper", "rocio"), ("helper", "dolcainer"), "back"]  # not the fighter
    table.play(0, ("helper", helper))
    assert table.options(0) == ["announce", "back"]
    table.dice(6).announce(0, "announce")
    strong = 3 + {"rocio": 2, "dolcainer": 1}[helper]
    assert table.heard("strengths") == [("strengths", 0, 1, "kattalin", "lamia", strong, 1)]
    assert table.in_team(0) == ["kattalin:B", "rocio:A", "dolcainer:A", "moma:A", "lamia:A"]  # helpers don't level up


@pytest.mark.rule("AZ-50")
def test_without_a_second_mark_no_second_helper() -> None:
    table = a_table(2).team(0, "moma", "dolcainer", "joalduna").team(1, "lamia", "trasno").at("act")
    table.play(0, "fight", ("target", "lamia"), ("attacker", "moma"), ("helper", "joalduna"))
    assert table.options(0) == ["announce", "back"]


@pytest.mark.rule("AZ-50", "AZ-40")
def test_the_defenders_helper_comes_after_the_voodoo_window_and_is_public() -> None:
    table = a_table(2).team(0, "moma", "lamia").team(1, "trasno", "penitente:C", "gaiteiro").hand(1, "hat-1").at("act")
    table.play(0, "fight", ("target", "trasno"), ("attacker", "moma"), "announce")
    assert table.asked == {1: "voodoo"}
    table.play(1, "pass")
    assert (table.asked, table.game.decisions[0].public) == ({1: "helper"}, True)
    assert table.options(1) == [("helper", "penitente"), ("helper", "gaiteiro"), "pass"]
    table.dice(6).play(1, ("helper", "penitente"), "pass")
    assert table.heard("won", "level") == [("won", 1, "trasno", "moma"), ("level", 1, "trasno", 1)]  # 0 + 2 against 1
    assert table.in_team(1) == ["trasno:B", "penitente:C", "gaiteiro:A", "moma:A"]


@pytest.mark.rule("AZ-50")
def test_characters_that_fight_with_a_die_roll_once_before_potions() -> None:
    table = duel("coeter", "bandolera").hand(0, "combat-1").at("act").dice(2, 5)
    attack(table, "coeter", "bandolera")
    assert table.heard("rolled", "strengths") == [
        ("rolled", 0, "combat", "coeter", 2),
        ("rolled", 1, "combat", "bandolera", 5),
        ("strengths", 0, 1, "coeter", "bandolera", 2, 5),
    ]
    assert table.asked == {0: "potion"}


# ---- potions and robbery -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-51")
def test_both_take_turns_until_two_passes_in_a_row() -> None:
    table = duel("moma", "lamia").hand(0, "combat-1", "combat-2").hand(1, "combat-1", "hat-1").at("act")
    attack(table, "moma", "lamia")
    order = list(table.asked)
    for seat, action in (
        (0, "pass"),
        (1, ("potion", "combat-1")),
        (0, ("potion", "combat-1")),
        (1, "pass"),
        (0, ("potion", "combat-2")),
    ):
        order += table.play(seat, action).asked
        assert set(table.asked.values()) == {"potion"}
    assert order == [0, 1, 0, 1, 0, 1]
    table.dice(1).play(1, "pass")  # seat 0 has no card left: it passes unasked, and the combat is resolved
    assert table.heard("won") == [("won", 0, "moma", "lamia")]  # 1 + 1 + 2 against 1 + 1


@pytest.mark.rule("AZ-51")
def test_the_combat_is_resolved_after_two_passes_in_a_row_only() -> None:
    table = duel("moma", "lamia").hand(0, "combat-1", "hat-1").hand(1, "hat-1").at("act")
    attack(table, "moma", "lamia")
    table.play(0, "pass")
    assert table.asked == {1: "potion"}
    table.dice(1).play(1, "pass")
    assert table.heard("won") == [("won", 1, "lamia", "moma")]  # 1 : 1, a tie is the defender's


@pytest.mark.rule("AZ-51")
def test_who_has_an_empty_hand_passes_unasked() -> None:
    table = duel("moma", "lamia").hand(0, "combat-1").at("act")
    attack(table, "moma", "lamia")
    table.dice(6).play(0, ("potion", "combat-1"))
    assert table.in_team(0) == ["moma:B", "baltasar:A", "lamia:A"]


@pytest.mark.rule("AZ-52")
def test_robbery_takes_the_last_counting_potion_for_use_at_once() -> None:
    table = duel("moma", "lamia").hand(0, "combat-1", "combat-2", "hat-1").hand(1, "robbery", "hat-1").at("act")
    attack(table, "moma", "lamia")
    assert ("rob" in table.options(0), table.asked) == (False, {0: "potion"})
    table.play(0, ("potion", "combat-2"))
    table.play(1, "pass")
    table.play(0, ("potion", "combat-1"))  # 4 : 1
    assert table.options(1) == ["rob", "pass"]
    table.play(1, "rob")
    assert table.told == [("potion", 1, "robbery", "robbery"), ("robbed", 1, 0, "combat-1")]
    assert table.in_hand(1) == ["hat-1", "combat-1"]
    table.play(0, "pass")  # 3 : 1
    table.play(1, ("potion", "combat-1"))
    table.play(0, "pass")
    table.dice(6).play(1, "pass")  # 3 : 2
    assert table.heard("won") == [("won", 0, "moma", "lamia")]
    assert table.on_market == ["combat-1", "robbery", "combat-2", "hat-3"]  # in the order used


@pytest.mark.rule("AZ-52", "AZ-54")
def test_a_robbed_potion_counts_no_more() -> None:
    table = duel("moma", "lamia").hand(0, "combat-1", "hat-1").hand(1, "robbery", "hat-1").at("act")
    attack(table, "moma", "lamia").play(0, ("potion", "combat-1"))  # 2 : 1
    table.play(1, "rob").play(0, "pass").dice(1).play(1, "pass")  # 1 : 1, a tie is the defender's
    assert table.heard("won") == [("won", 1, "lamia", "moma")]


@pytest.mark.rule("AZ-52")
def test_robbery_needs_a_potion_that_counts_and_is_no_such_potion_itself() -> None:
    table = duel("moma", "lamia").hand(0, "robbery", "combat-1").hand(1, "robbery", "hat-1").at("act")
    attack(table, "moma", "lamia")
    assert table.options(0) == [("potion", "combat-1"), "pass"]
    table.play(0, ("potion", "combat-1"))
    table.play(1, "rob")
    assert table.options(0) == ["pass"]  # only a robbery potion lies on the other side
    table.play(0, "pass")
    assert table.options(1) == [("potion", "combat-1"), "pass"]
    table.play(1, ("potion", "combat-1"))
    assert table.options(0) == ["rob", "pass"]


@pytest.mark.rule("AZ-45", "AZ-51")
def test_a_double_potion_counts_as_combat_and_lies_open_until_the_end() -> None:
    table = duel("moma", "lamia").hand(0, "double", "hat-1").at("act")
    attack(table, "moma", "lamia")
    table.play(0, ("potion", "double"))
    assert table.on_market == ["hat-3"]
    table.dice(6).play(0, "pass")
    assert table.heard("won") == [("won", 0, "moma", "lamia")]
    assert table.on_market == ["double", "hat-3"]


# ---- the result ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-53")
def test_a_stronger_attacker_levels_up_and_takes_the_loser() -> None:
    table = duel("sant-jordi", "trasno:B").at("act").dice(2)
    attack(table, "sant-jordi", "trasno")  # 2 : 1, die 2 against resistance 1
    assert table.heard("won", "level", "rolled", "joined") == [
        ("won", 0, "sant-jordi", "trasno"),
        ("level", 0, "sant-jordi", 1),
        ("rolled", 0, "hypnosis", "trasno", 2),
        ("joined", 0, "trasno", 1),
    ]
    assert table.in_team(0) == ["sant-jordi:B", "baltasar:A", "trasno:B"]  # keeping its level
    assert table.in_team(1) == ["melchor:A"]


@pytest.mark.rule("AZ-53")
def test_a_die_that_only_equals_the_resistance_changes_nothing_more() -> None:
    table = duel("sant-jordi", "trasno").at("act").dice(1)
    attack(table, "sant-jordi", "trasno")
    assert (table.in_team(0), table.in_team(1)) == (["sant-jordi:B", "baltasar:A"], ["trasno:A", "melchor:A"])


@pytest.mark.rule("AZ-54")
def test_otherwise_the_defender_levels_up_and_may_take_the_attacker() -> None:
    """A tie is the defender's: 2 : 2, and the attacking Sant Jordi (B) resists with 3."""
    table = duel("sant-jordi:B", "muixeranguera").at("act").dice(3)
    attack(table, "sant-jordi", "muixeranguera")
    assert table.heard("won", "level") == [("won", 1, "muixeranguera", "sant-jordi"), ("level", 1, "muixeranguera", 1)]
    assert (table.in_team(0), table.in_team(1)) == (["sant-jordi:B", "baltasar:A"], ["muixeranguera:B", "melchor:A"])
    table = duel("sant-jordi:B", "muixeranguera").at("act").dice(4)
    attack(table, "sant-jordi", "muixeranguera")
    assert (table.in_team(0), table.in_team(1)) == (["baltasar:A"], ["muixeranguera:B", "melchor:A", "sant-jordi:B"])


@pytest.mark.rule("AZ-55")
def test_die_potions_while_the_roll_is_too_low_each_may_be_robbed() -> None:
    table = duel("sant-jordi", "lamia").hand(0, "die-1", "die-2", "double", "combat-1")
    table.hand(1, "robbery", "hat-1").at("act").dice(1)
    attack(table, "sant-jordi", "lamia")
    table.play(0, ("potion", "combat-1"))
    table.play(1, "pass")
    table.play(0, "pass")  # 3 : 1, die 1 against resistance 2
    assert (table.asked, table.options(0)) == (
        {0: "die"},
        [("potion", "double"), ("potion", "die-1"), ("potion", "die-2"), "pass"],
    )
    table.play(0, ("potion", "die-2"))  # 3
    assert (table.asked, table.options(1)) == ({1: "rob"}, ["rob", "pass"])
    table.play(1, "rob")  # 1 again; not the combat potion
    assert table.told == [("potion", 1, "robbery", "robbery"), ("robbed", 1, 0, "die-2")]
    assert (table.asked, table.in_hand(1)) == ({0: "die"}, ["hat-1", "die-2"])
    table.play(0, ("potion", "die-1"))  # 2
    assert (table.asked, table.options(1)) == ({1: "rob"}, ["pass"])
    table.play(1, "pass")
    table.play(0, ("potion", "double"))  # 3
    table.play(1, "pass")
    assert table.in_team(0) == ["sant-jordi:B", "baltasar:A", "lamia:A"]
    assert table.on_market == ["double", "die-1", "robbery", "combat-1", "hat-3"]


@pytest.mark.rule("AZ-55")
def test_the_roller_may_stop() -> None:
    table = duel("sant-jordi", "lamia").hand(0, "die-2").at("act").dice(2)
    attack(table, "sant-jordi", "lamia")
    table.play(0, "pass", "pass")
    assert (table.in_team(1), table.in_hand(0)) == (["lamia:A", "melchor:A"], ["die-2"])


@pytest.mark.rule("AZ-56")
def test_a_last_or_broomed_character_never_changes_hands() -> None:
    last = a_table(2).team(0, "moma").team(1, "basajaun", "trasno").at("act")
    attack(last, "moma", "basajaun")  # 1 : 3; a roll would be an error
    assert (last.in_team(0), last.in_team(1)) == (["moma:A"], ["basajaun:B", "trasno:A"])
    rider = a_table(2).team(0, "basajaun", "moma").team(1, "trasno", "lamia").broom("trasno").at("act")
    attack(rider, "basajaun", "trasno")
    assert (rider.in_team(0), rider.in_team(1)) == (["basajaun:B", "moma:A"], ["trasno:A", "lamia:A"])
    attacker = a_table(2).team(0, "trasno", "moma").team(1, "basajaun", "lamia").broom("trasno").at("act")
    attack(attacker, "trasno", "basajaun")
    assert (attacker.in_team(0), attacker.in_team(1)) == (["trasno:A", "moma:A"], ["basajaun:B", "lamia:A"])


@pytest.mark.rule("AZ-57")
def test_level_c_is_the_highest_and_levels_fall_in_the_cemetery_only() -> None:
    table = duel("sant-jordi:C", "trasno").at("act").dice(1)
    attack(table, "sant-jordi", "trasno")
    assert (table.in_team(0)[0], table.heard("level")) == ("sant-jordi:C", [])
    table = a_table(2).team(0, "moma:C", "lamia:C").hand(0, "hat-1").forest("basajaun").at("explore")
    table.play(0, ("fighter", "lamia"), "pass")  # 2 : 3
    assert (table.in_team(0), table.in_cemetery) == (["moma:C"], ["lamia:A"])


@pytest.mark.rule("EX-3", "AZ-51", "AZ-54", "AZ-55")
def test_the_penitente_attacks_the_dolcainer() -> None:
    table = a_table(2).team(0, "penitente:B", "moma").team(1, "dolcainer", "lamia")
    table.hand(0, "double", "combat-1").hand(1, "double", "combat-2", "die-1").at("act").dice(1)
    attack(table, "penitente", "dolcainer")
    assert table.heard("strengths") == [("strengths", 0, 1, "penitente", "dolcainer", 1, 1)]
    table.play(0, ("potion", "double"))  # 2
    table.play(1, ("potion", "double"))  # 2
    table.play(0, ("potion", "combat-1"))  # 3
    table.play(1, ("potion", "combat-2"))  # 4; the attacker's hand is empty: it passes unasked
    table.play(1, "pass")
    assert table.told == [
        ("won", 1, "dolcainer", "penitente"),
        ("level", 1, "dolcainer", 1),
        ("rolled", 1, "hypnosis", "penitente", 1),
    ]
    table.play(1, ("potion", "die-1"))  # 2 against resistance 1
    assert table.in_team(1) == ["dolcainer:B", "lamia:A", "penitente:B"]
    assert table.in_team(0) == ["moma:A"]
