"""Phase 2: drafts, the market, objects, voodoo dolls (AZ-40 … AZ-45, AZ-68, AZ-70 … AZ-72; EX-6)."""

from __future__ import annotations

import pytest

from games.alakazum.cards import CULTURE, NUMBER

from . import box
from .table import Table, a_table

# ---- one action ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-40")
def test_what_is_possible_is_listed_verb_first() -> None:
    table = a_table(2).team(0, "moma", "lamia").team(1, "coeter", "moura").hand(0, "hat-1", "meal-and-val")
    table.market("hat-2").at("act")
    assert table.options(0) == ["market", "give", "fight", "magic", "pass"]
    poor = a_table(2).team(0, "moma:C").team(1, "coeter").hand(0, "hat-1").at("act")
    assert poor.options(0) == ["pass"]  # an empty market; nobody to attack; nothing a single energy is good for


@pytest.mark.rule("AZ-40")
def test_a_draft_is_secret_and_can_be_taken_back_until_it_is_announced() -> None:
    table = a_table(3).team(0, "moma", "lamia").hand(0, "hat-1", "hat-3").hand(1, "hat-1").market("hat-2").at("act")
    before = table.game.view(1), table.game.view(None)
    table.play(0, "market")
    assert table.told == [] and table.options(0) == [("show", "hat-1"), ("show", "hat-3"), "back"]
    for seat, view in ((1, before[0]), (None, before[1])):
        now = table.game.view(seat)
        assert (now.frames, now.decisions[0].options, now.decisions[0].kind) == (view.frames, (), "action")
    table.play(0, "back")
    assert table.options(0)[0] == "market"
    table.play(0, "market", ("show", "hat-3"))
    assert table.told == [("announced", 0, "market", "hat-3")]


@pytest.mark.rule("AZ-40")
def test_the_action_is_carried_out_after_the_rivals_let_it_happen() -> None:
    table = a_table(3).hand(0, "hat-1").hand(1, "hat-1").hand(2, "hat-1").market("hat-2").at("act")
    table.play(0, "market", ("show", "hat-1"))
    assert table.asked == {1: "voodoo", 2: "voodoo"}
    table.play(2, "pass")
    assert (table.told, table.in_hand(0)) == ([], ["hat-1"])
    table.play(1, "pass")
    assert table.heard("took", "sold") == [("took", 0, "hat-2", "market"), ("sold", 0, "hat-1")]


@pytest.mark.rule("AZ-40")
def test_one_action_and_it_is_optional() -> None:
    table = a_table(2).hand(0, "hat-1", "hat-1").hand(1, "hat-1").market("hat-2", "hat-3").at("act")
    table.announce(0, "market", ("show", "hat-1"))
    assert table.asked == {1: "action"}
    table = a_table(2).hand(0, "hat-1").market("hat-2").at("act").play(0, "pass")
    assert (table.in_hand(0), table.heard("announced")) == (["hat-1"], [])


@pytest.mark.rule("AZ-22", "AZ-40")
def test_an_empty_hand_with_nothing_else_to_do_is_not_asked() -> None:
    assert a_table(2).team(0, "moma").market("hat-1").at("act").asked == {1: "action"}
    assert a_table(2).team(0, "moma").hand(0, "voodoo").market("hat-1").at("act").options(0) == ["pass"]
    assert a_table(2).team(0, "moura").at("act").options(0) == ["magic", "pass"]
    assert a_table(2).team(0, "moma").team(1, "lamia", "trasno").at("act").options(0) == ["fight", "pass"]


# ---- the market ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-41", "EX-6")
def test_a_potion_of_number_two_takes_the_top_two_and_lies_on_top() -> None:
    table = a_table(2).hand(0, "combat-2").market("hat-1", "double", "hat-3").at("act")
    table.announce(0, "market", ("show", "combat-2"))
    assert table.heard("took") == [("took", 0, "hat-1", "market"), ("took", 0, "double", "market")]
    assert (table.in_hand(0), table.on_market) == (["hat-1", "double"], ["combat-2", "hat-3"])


@pytest.mark.rule("AZ-41")
def test_a_small_market_gives_fewer_and_an_empty_one_is_closed() -> None:
    table = a_table(2).hand(0, "broom").market("hat-1").at("act")
    table.announce(0, "market", ("show", "broom"))
    assert (table.in_hand(0), table.on_market) == (["hat-1"], ["broom"])
    assert "market" not in a_table(2).hand(0, "hat-3", "hat-1").at("act").options(0)


@pytest.mark.rule("AZ-41")
def test_a_voodoo_doll_has_no_market_number() -> None:
    table = a_table(2).hand(0, "voodoo", "hat-1").market("hat-2").at("act").play(0, "market")
    assert table.options(0) == [("show", "hat-1"), "back"]
    assert "market" not in a_table(2).hand(0, "voodoo", "voodoo").market("hat-2").at("act").options(0)


@pytest.mark.rule("AZ-41", "AZ-95")
def test_anyone_may_look_through_the_market_deck() -> None:
    table = a_table(3).hand(0, "hat-1").market("hat-2", "double").at("act")
    assert [table.game.view(seat).market for seat in (None, 0, 1, 2)] == [[NUMBER["double"], NUMBER["hat-2"]]] * 4


# ---- objects -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-42", "AZ-45")
def test_a_meal_raises_all_of_one_of_its_cultures_to_c() -> None:
    table = a_table(2).team(0, "lamia", "basajaun:B", "joalduna:C", "penitente", "melchor").hand(0, "meal-eus-and")
    table.hand(1, "hat-1").market("hat-1").at("act").play(0, "give", ("give", "meal-eus-and"))
    assert table.options(0) == [("culture", "EUS"), ("culture", "AND"), "back"]
    table.play(0, ("culture", "EUS"))
    assert table.told == [("announced", 0, "meal", "meal-eus-and", "EUS")]
    table.play(1, "pass")
    assert table.in_team(0) == ["lamia:C", "basajaun:C", "joalduna:C", "penitente:A", "melchor:A"]
    assert (table.on_market, table.in_hand(0)) == (["meal-eus-and", "hat-1"], [])


@pytest.mark.rule("AZ-42")
def test_a_meal_needs_an_own_character_of_the_culture_below_c() -> None:
    table = a_table(2).team(0, "lamia:C", "penitente").hand(0, "meal-eus-and", "meal-val-cat").at("act")
    table.play(0, "give")
    assert table.options(0) == [("give", "meal-eus-and"), "back"]
    table.play(0, ("give", "meal-eus-and"))
    assert table.options(0) == [("culture", "AND"), "back"]
    full = a_table(2).team(0, "lamia:C", "melchor").hand(0, "meal-eus-and").market("hat-1").at("act")
    assert "give" not in full.options(0)


@pytest.mark.rule("AZ-42", "AZ-45")
def test_a_broom_goes_under_a_character_without_one_and_stays() -> None:
    table = a_table(2).team(0, "lamia", "moma").hand(0, "broom").hand(1, "hat-1").broom("moma").at("act")
    table.play(0, "give", ("give", "broom"))
    assert table.options(0) == [("rider", "lamia"), "back"]
    table.play(0, ("rider", "lamia"))
    assert table.told == [("announced", 0, "broom", "lamia")]
    table.play(1, "pass")
    assert table.heard("broomed") == [("broomed", 0, "lamia")]
    assert table.game.state.brooms == [NUMBER["moma"], NUMBER["lamia"]]
    assert (table.in_hand(0), table.on_market) == ([], [])
    both = a_table(2).team(0, "moma").hand(0, "broom", "hat-1").market("hat-1").broom("moma").at("act")
    assert "give" not in both.options(0)


@pytest.mark.rule("AZ-42")
def test_who_rides_a_broom_cannot_leave_its_owner() -> None:
    """By loss and combat: AZ-33, AZ-35, AZ-56; by magic: AZ-64; by a failed Alakazum: AZ-81."""
    table = a_table(2).team(0, "moma", "lamia").broom("moma").hand(0, "hat-1").market("hat-1")
    table.forest("santas-present").dice(1).at("explore")
    assert (table.in_team(0), table.in_cemetery) == (["moma:A"], ["lamia:A"])


# ---- magic's price -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-44")
def test_hats_pay_one_by_one_and_a_surplus_is_lost() -> None:
    table = a_table(2).team(0, "moma").cemetery("lamia").hand(0, "hat-1", "hat-1", "hat-3").market("double").at("act")
    table.announce(0, "magic", ("spell", "resurrect"), ("raise", "lamia"))
    assert (table.asked, table.options(0)) == ({0: "pay"}, [("hat", "hat-1"), ("hat", "hat-3")])
    table.play(0, ("hat", "hat-1"))
    assert (table.asked, table.on_market) == ({0: "pay"}, ["hat-1", "double"])
    assert table.told == [("paid", 0, "hat-1")]
    table.play(0, ("hat", "hat-1"), ("hat", "hat-3"))  # 5 for 4
    assert table.in_team(0) == ["moma:A", "lamia:A"]
    assert (table.in_hand(0), table.on_market) == ([], ["hat-3", "hat-1", "hat-1", "double"])


@pytest.mark.rule("AZ-44")
def test_very_magical_marks_pay_first_by_themselves() -> None:
    table = a_table(2).team(0, "maruxa", "moura").hand(0, "hat-1", "hat-2").at("act")
    table.announce(0, "magic", ("spell", "magic-of-the-forest"))  # 2 + 1 marks for 3
    assert (table.asked, table.in_hand(0)) == ({0: "forest"}, ["hat-1", "hat-2"])
    table = a_table(2).team(0, "moura").hand(0, "hat-2").at("act")
    table.announce(0, "magic", ("spell", "training"), ("train", "moura"))
    assert (table.in_team(0), table.in_hand(0)) == (["moura:B"], ["hat-2"])


@pytest.mark.rule("AZ-44", "AZ-22")
def test_which_hats_pay_is_asked_in_private_even_where_there_is_but_one() -> None:
    table = a_table(2).team(0, "moma").hand(0, "hat-1").at("act")
    table.announce(0, "magic", ("spell", "training"), ("train", "moma"))
    assert (table.asked, table.options(0)) == ({0: "pay"}, [("hat", "hat-1")])
    assert not table.game.decisions[0].public


@pytest.mark.rule("AZ-44")
def test_a_spell_that_cannot_be_paid_cannot_be_announced() -> None:
    table = a_table(2).team(0, "moura").hand(0, "hat-1", "hat-1").cemetery("lamia").at("act").play(0, "magic")
    assert table.named(0, "spell") == ["training", "divination", "magic-of-the-forest", "levitation"]
    table = a_table(2).team(0, "moma").hand(0, "hat-1", "hat-1").cemetery("lamia").at("act").play(0, "magic")
    assert table.named(0, "spell") == ["training", "divination"]


@pytest.mark.rule("EX-7", "AZ-44")
@pytest.mark.parametrize(("team", "hats"), [("moma", ["hat-2"]), ("moma", ["hat-1", "hat-1"]), ("moura", ["hat-1"])])
def test_what_divination_costs(team: str, hats: list[str]) -> None:
    table = a_table(2).team(0, team).hand(0, *hats).enemies("halloween", "fast-food").at("act")
    table.announce(0, "magic", ("spell", "divination"), ("enemy", 1))
    table.play(0, *[("hat", hat) for hat in hats])
    assert ("cast", 0, "divination") in table.told
    assert (table.in_hand(0), table.on_market) == ([], hats)


# ---- more than 25 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-68")
def test_up_to_25_are_chosen_in_one_step() -> None:
    crowd = [text for text in box.FOREST_CHARACTERS if text != "basajaun"]
    table = a_table(2).team(0, *crowd[:25]).hand(0, "hat-1").forest("basajaun").at("explore")
    assert (table.asked, table.named(0, "fighter")) == ({0: "fighter"}, crowd[:25])
    others = [text for text in box.FOREST_CHARACTERS if text != "moma"]
    draft = a_table(2).team(0, "moma").cemetery(*others[:24]).hand(0, "hat-3", "hat-1").at("act")
    draft.play(0, "magic", ("spell", "resurrect"))
    assert draft.named(0, "raise") == others[:24], "24, and back"
    more = a_table(2).team(0, "moma").cemetery(*others[:25]).hand(0, "hat-3", "hat-1").at("act")
    more.play(0, "magic", ("spell", "resurrect"))
    assert more.options(0)[0] == ("group", "VAL"), "25 and back are more than 25"


@pytest.mark.rule("AZ-68")
def test_more_than_25_are_chosen_in_two_steps_culture_first() -> None:
    crowd = [text for text in box.FOREST_CHARACTERS if text != "basajaun"]
    table = a_table(2).team(0, *crowd).hand(0, "hat-1").forest("basajaun").at("explore")
    assert table.asked == {0: "fighter"}
    groups = [("group", text) for text in ("VAL", "CAT", "GAL", "EUS", "AND", "multicoloured")]
    assert table.options(0) == groups
    table.play(0, ("group", "EUS"))
    assert table.named(0, "fighter") == ["aizkolaria", "joalduna", "lamia", "pelotaria", "kattalin"]
    table.play(0, "back", ("group", "CAT"))
    assert all(CULTURE[NUMBER[text]] == "CAT" for text in table.named(0, "fighter"))
    assert len(table.options(0)) == 7  # Castanyera, Sant Jordi, Caganer, Diable, Anxaneta, Montserrat; back


@pytest.mark.rule("AZ-68")
def test_a_draft_goes_by_culture_too() -> None:
    crowd = [text for text in box.FOREST_CHARACTERS if text != "moma"]
    table = a_table(2).team(0, "moma").cemetery(*crowd).hand(0, "hat-3", "hat-1").at("act")
    table.play(0, "magic", ("spell", "resurrect"))
    assert table.options(0)[0] == ("group", "VAL")
    table.play(0, ("group", "GAL"))
    assert table.named(0, "raise") == ["santa-compana", "gaiteiro", "peliqueiro", "trasno", "apalpador", "maruxa"]
    table.play(0, "back")
    assert table.options(0)[0] == ("group", "VAL")
    table.play(0, ("group", "GAL"), ("raise", "maruxa"))
    assert table.told[0] == ("announced", 0, "spell", "resurrect", "maruxa")


# ---- voodoo dolls --------------------------------------------------------------------------------------------------


def market_turn(seats: int = 3) -> Table:
    """Seat 0 can go to the market; seat 1 holds a doll."""
    table = a_table(seats).hand(0, "hat-1", "voodoo").hand(1, "voodoo", "hat-1")
    return table.market("hat-2", "hat-3")


@pytest.mark.rule("AZ-70", "AZ-71")
def test_a_doll_cancels_what_was_announced_and_leaves_the_game() -> None:
    table = market_turn().at("act").play(0, "market", ("show", "hat-1"))
    assert (table.asked, table.options(1)) == ({1: "voodoo"}, ["doll", "pass"])
    table.play(1, "doll")
    assert table.told[0] == ("cancelled", 1, 0)
    assert (table.in_hand(0), table.on_market) == (["hat-1", "voodoo"], ["hat-2", "hat-3"])
    assert (table.in_hand(1)[:1], table.out) == (["hat-1"], ["voodoo"])
    assert table.asked == {1: "action"}  # the action is gone: no market, no second try


@pytest.mark.rule("AZ-70")
def test_the_first_to_answer_spends_the_one_that_is_enough() -> None:
    table = a_table(3).hand(0, "hat-1").hand(1, "voodoo").hand(2, "voodoo").market("hat-2").at("act")
    table.play(0, "market", ("show", "hat-1"))
    assert table.asked == {1: "voodoo", 2: "voodoo"}
    table.play(2, "doll")
    assert "voodoo" not in table.asked.values()  # the other doll is kept; it cancels no doll either
    assert ["voodoo" in table.in_hand(seat) for seat in (1, 2)] == [True, False]


@pytest.mark.rule("AZ-70")
def test_a_doll_is_of_no_use_in_the_own_turn_or_against_exploring() -> None:
    table = market_turn().team(0, "basajaun").forest("moma").dice(3).at("explore")
    assert table.asked == {0: "potion"}  # a fight in the forest is no action: nobody is asked for dolls
    assert "doll" not in str(table.options(0))


@pytest.mark.rule("AZ-71")
def test_a_cancelled_spell_costs_no_energy() -> None:
    table = a_table(2).team(0, "moma").hand(0, "hat-1", "hat-2").hand(1, "voodoo").market("double").at("act")
    table.play(0, "magic", ("spell", "training"), ("train", "moma"))
    table.play(1, "doll")
    assert (table.in_hand(0), table.in_team(0), table.on_market) == (["hat-1", "hat-2"], ["moma:A"], ["double"])


@pytest.mark.rule("AZ-71")
def test_a_cancelled_fight_and_object_spend_nothing() -> None:
    table = a_table(2).team(0, "lamia", "moma").team(1, "trasno", "moura").hand(0, "combat-1").hand(1, "voodoo")
    table.at("act").play(0, "fight", ("target", "trasno"), ("attacker", "lamia"), "announce").play(1, "doll")
    assert (table.in_team(0), table.in_hand(0)) == (["lamia:A", "moma:A"], ["combat-1"])
    table = a_table(2).team(0, "lamia").hand(0, "meal-gal-eus").hand(1, "voodoo").at("act")
    table.play(0, "give", ("give", "meal-gal-eus"), ("culture", "EUS")).play(1, "doll")
    assert (table.in_team(0), table.in_hand(0)) == (["lamia:A"], ["meal-gal-eus"])


@pytest.mark.rule("AZ-71", "AZ-66")
def test_a_doll_cancels_deja_vu_whole_or_one_of_its_actions() -> None:
    table = a_table(2).team(0, "maruxa", "moura", "lamia", "trasno", "moma").hand(0, "hat-1").hand(1, "voodoo")
    table.market("hat-2").at("act").play(0, "magic", ("spell", "deja-vu")).play(1, "doll")
    assert (table.asked, table.in_hand(0)) == ({1: "action"}, ["hat-1"])
    table = a_table(2).team(0, "maruxa", "moura", "lamia", "trasno", "moma").hand(0, "hat-1").hand(1, "voodoo")
    table.market("hat-2").at("act").play(0, "magic", ("spell", "deja-vu")).play(1, "pass")
    table.play(0, "market", ("show", "hat-1")).play(1, "doll")
    assert table.asked == {0: "action"}  # the second of the two
    table.play(0, "market", ("show", "hat-1"))
    assert table.in_hand(0) == ["hat-2"]


@pytest.mark.rule("AZ-72", "AZ-22")
def test_every_rival_with_a_hand_is_asked_with_or_without_a_doll() -> None:
    table = a_table(4).hand(0, "hat-1").hand(1, "hat-1").hand(3, "voodoo").market("hat-2").at("act")
    table.play(0, "market", ("show", "hat-1"))
    assert table.asked == {1: "voodoo", 3: "voodoo"}
    assert (table.options(1), table.options(3)) == (["pass"], ["doll", "pass"])
    assert {d.id for d in table.game.decisions} == {table.game.decisions[0].id}
    assert [d.public for d in table.game.decisions] == [False, False]


@pytest.mark.rule("AZ-72")
def test_once_both_dolls_are_gone_nobody_is_asked() -> None:
    one = a_table(3).hand(0, "hat-1").hand(1, "hat-1").market("hat-2").removed("voodoo").at("act")
    assert one.play(0, "market", ("show", "hat-1")).asked == {1: "voodoo"}
    none = a_table(3).hand(0, "hat-1").hand(1, "hat-1").market("hat-2").removed("voodoo", "voodoo").at("act")
    none.play(0, "market", ("show", "hat-1"))
    assert none.heard("sold") == [("sold", 0, "hat-1")]


@pytest.mark.rule("AZ-72")
def test_whom_a_window_concerns_is_seen_by_all() -> None:
    def concerned(table: Table, *words: object) -> list[int]:
        table.play(0, *words)
        return [d.seat for d in table.game.decisions if table.game.concerns(d)]

    def three() -> Table:
        table = a_table(3).team(0, "maruxa:B", "moma", "moura").team(1, "lamia:B", "anxaneta").team(2, "trasno")
        return table.hand(0, "hat-1").hand(1, "hat-1").hand(2, "voodoo").market("hat-2").cemetery("basajaun").at("act")

    assert concerned(three(), "market", ("show", "hat-1")) == []
    assert concerned(three(), "magic", ("spell", "training"), ("train", "moma")) == []
    assert concerned(three(), "fight", ("rival", 1), ("target", "lamia"), ("attacker", "moma"), "announce") == [1]
    levitation = ("magic", ("spell", "levitation"), ("send", "moma"))
    assert concerned(three(), *levitation, ("fetch", "trasno"), "announce") == [2]
    assert concerned(three(), *levitation, ("fetch", "basajaun"), "announce") == []
    table = a_table(3).team(0, "sant-jordi:C", "tio-de-nadal:C").hand(0, "barretina", "amulet", "amulet")
    table.hand(1, "hat-1").hand(2, "voodoo").at("alakazum")
    shown = [("reveal", "barretina"), ("reveal", "amulet"), ("reveal", "amulet")]
    assert concerned(table, ("culture", "CAT"), *shown, ("enemy", 0), "announce") == [1, 2]
