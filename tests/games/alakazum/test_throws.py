"""AZ-98: whoever rolls is asked to; nothing of chance is drawn before, and older games throw as they did."""

from __future__ import annotations

import pytest

from games.alakazum import Alakazum
from games.kernel.chance import Chance

from .table import Table, a_table
from .test_alakazum import ENEMY, catalans
from .test_combat import attack, duel

CAST = (("culture", "CAT"), ("reveal", "barretina"), ("reveal", "amulet"), ("enemy", 0), "announce")


def stands(table: Table, seat: int, kind: str, word: str = "roll") -> None:
    """That seat alone is asked to throw, with nothing to decide. A die that had fallen would have been an error."""
    (asked,) = table.game.decisions
    assert (asked.seat, asked.kind, asked.options, asked.default) == (seat, kind, ((word,),), (word,))
    assert (asked.public, asked.silence, asked.is_roll, asked.is_idle) == (True, "rolls", True, False)
    assert asked.clocks == (("roll", asked.id),)


@pytest.mark.rule("AZ-98", "AZ-50")
def test_whoever_attacks_throws_once_for_all_who_fight_with_a_die() -> None:
    table = attack(duel("coeter", "bandolera").hand(0, "combat-1").waiting().at("act"), "coeter", "bandolera")
    stands(table, 0, "dice")
    assert table.rolls.counter == 0 and table.game.concerned == (0, 1)
    table.dice(2, 5).play(0, "roll")
    assert [event[3:] for event in table.heard("rolled")] == [("coeter", 2), ("bandolera", 5)]
    assert table.asked == {0: "potion"}


@pytest.mark.rule("AZ-98", "AZ-50")
def test_without_a_die_in_the_fight_nobody_throws_for_it() -> None:
    table = attack(duel("sant-jordi:B", "muixeranguera").hand(0, "combat-1").waiting().at("act"), "sant-jordi",
                   "muixeranguera")  # fmt: skip
    assert table.asked == {0: "potion"} and table.heard("strengths") != []


@pytest.mark.rule("AZ-98", "AZ-54")
def test_whoever_wins_throws_to_hypnotize_and_has_risen_before() -> None:
    table = attack(duel("sant-jordi:B", "muixeranguera").waiting().at("act"), "sant-jordi", "muixeranguera")
    stands(table, 1, "hypnosis")  # 2 : 2 is the defender's
    assert table.in_team(1) == ["muixeranguera:B", "melchor:A"] and table.rolls.counter == 0
    table.dice(4).play(1, "roll")
    assert table.in_team(1)[-1] == "sant-jordi:B"


@pytest.mark.rule("AZ-98", "AZ-56")
def test_no_throw_where_the_loser_cannot_change_hands() -> None:
    rider = a_table(2).team(0, "basajaun", "moma").team(1, "trasno", "lamia").broom("trasno").waiting().at("act")
    attack(rider, "basajaun", "trasno")
    assert not any(asked.is_roll for asked in rider.game.decisions) and rider.in_team(0) == ["basajaun:B", "moma:A"]


@pytest.mark.rule("AZ-98", "AZ-31", "AZ-32")
def test_whoever_explores_throws_for_both_and_then_to_hypnotize() -> None:
    table = a_table(2).team(0, "coeter", "moma").forest("bandolera").waiting().at("explore")
    table.play(0, ("fighter", "coeter"))
    stands(table, 0, "dice")
    assert table.game.concerned == (0,)
    table.dice(6, 1).play(0, "roll")
    stands(table, 0, "hypnosis")
    table.dice(6).play(0, "roll")
    assert table.in_team(0) == ["coeter:B", "moma:A", "bandolera:A"]


@pytest.mark.rule("AZ-98", "AZ-36")
def test_whoever_holds_the_present_throws_and_all_are_concerned() -> None:
    table = a_table(3).team(0, "moma", "lamia").hand(0, "hat-1").market("hat-2").forest("santas-present").waiting()
    table.at("explore")
    stands(table, 0, "present")
    assert list(table.game.concerned) == [0, 1, 2]
    table.dice(3).play(0, "roll")
    assert table.asked == {0: "santa"}
    table.play(0, ("hand", 2))
    stands(table, 2, "present")


@pytest.mark.rule("AZ-98", "AZ-81")
def test_the_enemy_is_turned_over_after_the_dolls_and_lies_hidden_until_then() -> None:
    table = catalans().hand(1, "hat-1").waiting().at("alakazum").play(0, *CAST)
    assert table.asked == {1: "voodoo"}
    table.play(1, "pass")
    stands(table, 0, "flip", "flip")
    assert table.game.state.flipped == [] and table.game.view(None).enemies[0] is None
    assert list(table.game.concerned) == [0, 1, 2]
    table.play(0, "flip")
    assert table.told[0] == ("flipped", 0, 0, ENEMY["halloween"], 9)
    assert table.game.revealed, "it can't be taken back"


@pytest.mark.rule("AZ-98")
@pytest.mark.parametrize("rules", [2, 3])
def test_by_older_rules_all_dice_fall_at_once(rules: int) -> None:
    rolled = 0
    for number in range(6):
        game, rng = Alakazum.new(bytes([number]) * 32, 3, rules=rules), Chance(b"older")
        while game.decisions:
            assert not any(each.is_roll for each in game.decisions) and game.concerned == ()
            decision = game.decisions[0]
            told = game.submit(decision.seat, rng.choice(decision.options), decision.id)
            rolled += sum(event.kind == "rolled" for event in told)
            game = Alakazum.restore(game.snapshot())
    assert rolled > 50


@pytest.mark.rule("AZ-98")
def test_a_throw_is_saved_and_seen_by_all_as_it_stands() -> None:
    table = attack(duel("coeter", "bandolera").waiting().at("act"), "coeter", "bandolera")
    game = Alakazum.restore(table.game.snapshot())
    assert game.decisions == table.game.decisions
    assert [game.view(seat).decisions for seat in (None, 0, 1)] == [game.decisions] * 3
    assert Alakazum.imagine(game.view(1), Chance(b"x")).decisions == game.decisions
