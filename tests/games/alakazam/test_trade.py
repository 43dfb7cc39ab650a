"""AM-13 … AM-21: swaps, cards, offers, re-rolls, done, last call, caps, slow mode."""

from __future__ import annotations

from typing import Any

import pytest

from games.alakazam import Alakazam
from games.alakazam.offers import Offer, refusal
from games.alakazam.slow import SlowTrade
from games.kernel.errors import IllegalAction

from .table import CARDS, a_table, cards, dice

POOLS = ("O1 O2 O3 O4", "Y1 Y2 Y3 Y4", "B1 B2 B3 B4")


@pytest.mark.rule("AM-13")
def test_a_swap_is_atomic_and_faces_stay():
    table = a_table(*POOLS).play(0, "swap out O4 in W6")
    assert (table.pool(0), table.centre) == ("O1 O2 O3 W6", "O4 W1 W2 W3 W4 W5")
    assert [(e.kind, e.data) for e in table.told] == [("swapped", (0, 4, 56))]
    assert table.game.state.dealings == [1, 0, 0]


@pytest.mark.rule("AM-13", "AM-20")
def test_the_first_of_two_gets_a_die_and_the_other_keeps_its_draft():
    table = a_table(*POOLS).play(0, "swap out O4").play(1, "swap out Y4")
    asked = table.question(1)
    table.play(0, "in W6")
    with pytest.raises(IllegalAction):
        table.game.submit(1, ("in", 56), asked.id)
    assert "in W6" not in table.words(1) and "in O4" in table.words(1), "told, and at no cost"
    assert table.game.state.dealings == [1, 0, 0]


@pytest.mark.rule("AM-14")
def test_take_and_return():
    table = a_table(*POOLS, table="straight flush").play(0, "take card flush")
    assert (table.hand(0), table.cards) == ("flush", "straight")
    table.play(0, "take card straight").play(0, "return card flush")
    assert (table.hand(0), table.cards) == ("straight", "flush"), "no hand limit"


@pytest.mark.rule("AM-14", "AM-20")
def test_a_draft_of_the_last_card_is_dropped_when_another_takes_it():
    table = a_table(*POOLS, table="flush").play(0, "take").play(1, "take").play(1, "card flush")
    assert ("dropped", (0,), (0,)) in [tuple(event) for event in table.told]
    assert table.words(0) == ["swap", "offer", "done"]


@pytest.mark.rule("AM-14")
def test_more_cards_than_a_list_holds_are_listed_by_kind():
    every = list(range(len(CARDS)))
    table = a_table(*POOLS, market=True, extra_cards=True)
    s = table.game.state
    s.table, s.deck = every, []
    table = type(table)(Alakazam.restore(table.game.snapshot())).play(0, "take")
    assert table.words(0) == ["group bonus", "group number", "group colour", "group both", "back"]
    assert table.play(0, "group both").words(0) == ["card full-house", "card nuttin", "back"]
    assert table.play(0, "card nuttin").hand(0) == "nuttin"


@pytest.mark.rule("AM-15", "AM-16")
def test_an_offer_word_by_word():
    table = a_table(*POOLS, hands={1: "flush"}).play(0, "offer")
    assert table.words(0) == ["to 1", "to 2", "all", "back"]
    assert table.play(0, "to 1").words(0) == ["give O1", "give O2", "give O3", "give O4", "back"]
    table.play(0, "give O1")
    assert table.words(0) == ["for", "give O2", "give O3", "give O4", "mark", "back"]
    assert "mark" not in table.play(0, "mark").words(0), "it is marked"
    assert table.play(0, "for").words(0) == [
        "want Y1", "want Y2", "want Y3", "want Y4", "colour Y", "any-colour", "back",
    ]  # fmt: skip
    table.play(0, "want Y2 propose")
    assert [(e.kind, e.data) for e in table.told] == [("offered", (1, 0, 1, ((1, 1),), ((12, 0),)))]
    assert table.question(1, "offer").public and table.question(2, "offer") is None
    assert table.words(1, "offer") == ["accept 1", "decline 1", "counter 1"]
    assert table.question(1, "offer").clocks == (("offer", 1), ("round", 1))
    table.play(1, "accept 1")
    assert (table.pool(0), table.pool(1)) == ("O2 O3 O4 Y2", "O1 Y1 Y3 Y4")
    assert table.game.state.rights == [[], [1], []]


@pytest.mark.rule("AM-15", "AM-18", "AM-51")
def test_without_a_partner_nothing_is_offered_and_one_is_not_asked_for():
    assert a_table(*POOLS[:2], hands={1: "bonus-3"}).words(0) == ["swap", "done"]
    table = a_table(*POOLS)
    table.game.retire(1)
    assert table.play(0, "offer").words(0)[0] == "give O1"


@pytest.mark.rule("AM-15")
def test_a_draft_to_one_player_is_dropped_when_the_wanted_die_has_gone():
    table = a_table(*POOLS).play(0, "offer to 1 give O1 for want Y1").play(1, "swap out Y1 in W1")
    assert "dropped" in table.kinds() and table.words(0) == ["swap", "offer", "done"]


@pytest.mark.rule("AM-15")
def test_back_takes_words_back_at_no_cost():
    table = a_table(*POOLS).play(0, "offer to 1 give O1 for want Y1")
    table.play(0, "back back back back back")
    assert table.words(0) == ["swap", "offer", "done"]
    assert table.game.state.dealings == [0, 0, 0]


@pytest.mark.rule("AM-15")
def test_three_dice_a_side_at_most_and_no_gifts():
    table = a_table("O1 O2 O3 O4 O5 O6", "Y1 Y2 Y3 Y4 Y5 Y6", "B1 B2 B3").play(0, "offer to 1")
    assert "for" not in table.words(0), "nothing is given yet"
    table.play(0, "give O1 give O2 give O3")
    assert table.words(0) == ["for", "mark", "back"]
    table.play(0, "for")
    assert "propose" not in table.words(0), "nothing is wanted yet"
    table.play(0, "want Y1 want Y2 want Y3")
    assert table.words(0) == ["propose", "mark", "back"]


@pytest.mark.rule("AM-15")
def test_given_dice_are_locked_and_only_one_offer_is_open():
    table = a_table(*POOLS).play(0, "offer to 1 give O1 give O2 for want Y1 want Y2 propose")
    assert table.words(0) == ["swap", "change", "withdraw", "done"]
    assert table.play(0, "swap").words(0) == ["out O3", "out O4", "back"]
    table.play(0, "back").play(2, "offer to 0 give B1 for want O1 propose")
    assert table.words(0, "offer") == ["decline 2", "counter 2"], "locked in the own offer"
    table.play(0, "withdraw")
    assert table.kinds() == ["withdrawn"]
    assert table.words(0, "offer") == ["accept 2", "decline 2", "counter 2"]


@pytest.mark.rule("AM-15")
def test_an_offer_fails_as_a_whole_when_a_wanted_die_has_gone():
    table = a_table(*POOLS).play(0, "offer to 1 give O1 for want Y1 want Y2 propose").play(1, "swap out Y2 in W1")
    assert [(e.kind, e.data) for e in table.told][-1] == ("failed", (1, "gone"))
    assert table.question(1, "offer") is None and "offer" in table.words(0)


@pytest.mark.rule("AM-15")
def test_an_offer_stays_while_the_wanted_die_has_a_twin():
    table = a_table("O1 O2 O3", "Y1 Y1 Y3 Y4", "B1 B2 B3")
    table.play(0, "offer to 1 give O1 for want Y1 propose").play(1, "swap out Y1 in W1")
    assert table.words(1, "offer") == ["accept 1", "decline 1", "counter 1"]


@pytest.mark.rule("AM-15")
def test_pools_keep_three_to_nine_dice():
    table = a_table("O1 O2 O3", "Y1 Y2 Y3 Y4 Y5 Y6 B1 B2 B3", "B4 B5 B6").play(0, "offer to 1 give O1 give O2 for")
    assert "propose" not in table.play(0, "want Y1").words(0), "one die less than three, one more than nine"
    assert "propose" in table.play(0, "want Y2").words(0)
    table.play(0, "want Y3 propose").play(2, "offer to 1 give B4 for want Y1 propose")
    table.play(1, "accept 2")
    assert table.kinds() == ["accepted", "failed"], "Y1 has gone from the other offer"


@pytest.mark.rule("AM-15")
def test_no_more_is_asked_for_than_pools_can_hold():
    table = a_table("O1 O2 O3 O4 O5 O6 Y1 Y2", "Y3 Y4 Y5 Y6 B1 B2", "B3 B4 B5").play(0, "offer to 1 give O1 for")
    table.play(0, "want Y3 want Y4")
    assert table.words(0) == ["propose", "mark", "back"], "a third die would be a tenth"


@pytest.mark.rule("AM-15")
def test_sizes_are_looked_at_when_it_comes_to_accept():
    table = a_table("O1 O2 O3 O4", "Y1 Y2 Y3 Y4", "B1 B2 B3 B4")
    table.play(0, "offer to 1 give O1 give O2 for want Y1 propose").play(
        2, "offer to 0 give B1 for want O3 want O4 propose"
    )
    assert "accept 2" in table.words(0, "offer")
    table.play(0, "accept 2")
    assert table.pool(0) == "O1 O2 B1"
    assert "accept 1" not in table.words(1, "offer"), "two dice would be left"


@pytest.mark.rule("AM-15")
def test_the_acceptor_picks_for_a_pattern():
    table = a_table(*POOLS)
    table.play(0, "offer to 1 give O1 for colour Y any-number any-colour number 2 propose").play(1, "accept 1")
    assert table.words(1) == ["pick Y1", "pick Y3", "pick Y4", "back"], "the only 2 is for the other pattern"
    assert table.question(1, "offer") is not None
    table.play(1, "pick Y3")
    assert [(e.kind, e.data) for e in table.told] == [("accepted", (1, 0, 1, ((1, 0),), ((13, 0), (12, 0))))]
    assert (table.pool(0), table.pool(1)) == ("O2 O3 O4 Y2 Y3", "O1 Y1 Y4")


@pytest.mark.rule("AM-15")
def test_a_pattern_that_leaves_no_choice_is_filled_at_once():
    table = a_table(*POOLS).play(0, "offer to 1 give O1 for any-colour number 2 propose").play(1, "accept 1")
    assert table.pool(0) == "O2 O3 O4 Y2"


@pytest.mark.rule("AM-15")
def test_an_offer_to_all_wants_patterns_and_the_first_to_accept_gets_it():
    table = a_table(*POOLS).play(0, "offer all give O1 for")
    assert table.words(0) == ["colour O", "colour Y", "colour B", "colour W", "any-colour", "back"]
    table.play(0, "any-colour")
    assert table.words(0) == [*[f"number {number}" for number in range(1, 7)], "any-number", "back"]
    table.play(0, "number 4 propose")
    asked = table.question(1, "offer")
    table.play(2, "accept 1")
    assert table.pool(2) == "O1 B1 B2 B3"
    with pytest.raises(IllegalAction):
        table.game.submit(1, ("accept", 1), asked.id)
    assert table.question(1, "offer") is None


@pytest.mark.rule("AM-15")
def test_an_offer_to_all_may_want_what_the_largest_pool_can_give():
    table = a_table("O1 O2 O3 O4", "Y1 Y2 Y3", "B1 B2 B3 B4 B5")
    table.play(0, "offer all give O1 for any-colour any-number any-colour any-number propose")
    assert table.words(1, "offer") == ["decline 1", "counter 1"], "it would keep two dice"
    assert "accept 1" in table.words(2, "offer")


@pytest.mark.rule("AM-15")
def test_an_offer_to_all_is_closed_when_all_have_declined():
    table = a_table(*POOLS).play(0, "offer all give O1 for any-colour number 4 propose").play(1, "decline 1")
    assert table.kinds() == ["declined"]
    assert table.play(2, "decline 1").kinds() == ["declined", "closed"]


@pytest.mark.rule("AM-15")
def test_patterns_are_a_colour_then_a_number():
    table = a_table(*POOLS).play(0, "offer all give O1 give O2 give O3 for")
    table.play(0, "colour B number 6 any-colour any-number any-colour number 1 propose")
    assert table.told[0].data == (1, 0, -1, ((1, 0), (2, 0), (3, 0)), ((26, 0), (300, 0), (201, 0)))
    table.play(1, "swap out Y2 in W6")
    assert table.words(1, "offer") == ["decline 1", "counter 1"], "a white six is no blue one"
    table = a_table("O1 O2 O3 O4", "Y1 Y2 B6 Y4", "B1 B2 B3 B4")
    table.play(0, "offer all give O1 give O2 for colour B number 6 any-colour any-number propose").play(1, "accept 1")
    assert table.words(1) == ["pick Y1", "pick Y2", "pick Y4", "back"], "the blue six is given in any case"
    assert table.play(1, "pick Y4").pool(1) == "O1 O2 Y1 Y2"


@pytest.mark.rule("AM-15")
def test_a_pattern_of_colour_and_number_asked_of_one_player_is_that_die():
    table = a_table(*POOLS).play(0, "offer to 1 give O1 for colour Y")
    assert table.words(0) == ["number 1", "number 2", "number 3", "number 4", "any-number", "back"]
    table.play(0, "number 2 propose")
    assert table.told[0].data[-1] == ((12, 0),)


@pytest.mark.rule("AM-15")
def test_of_one_player_no_more_can_be_wanted_than_it_has():
    table = a_table("O1 O2 O3 O4", "Y1 Y2 B2", "B1 B2 B3").play(0, "offer to 1 give O1 give O2 give O3 for")
    table.play(0, "any-colour number 2 want Y2")
    assert table.words(0) == ["propose", "want Y1", "colour Y", "any-colour", "mark", "back"], "B2 is for any two"
    assert table.play(0, "any-colour").words(0) == ["number 1", "any-number", "back"]


@pytest.mark.rule("AM-15")
def test_an_offer_fails_when_the_last_die_that_fits_a_pattern_has_gone():
    table = a_table("O1 O2 O3", "Y1 Y2 B2", "B1 B4 B5").play(0, "offer to 1 give O1 for any-colour number 2 propose")
    table.play(1, "swap out Y2 in W1")
    assert table.kinds() == ["swapped"], "a blue two is left"
    table.play(1, "swap out B2 in W3")
    assert table.told[-1] == ("failed", (1, "gone"), None)


@pytest.mark.rule("AM-15")
def test_an_offer_to_all_fails_when_nobody_asked_has_the_die():
    table = a_table("O1 O2 O3", "Y1 Y2 B2", "B1 B2 B5").play(0, "offer all give O1 for colour B number 2 propose")
    table.play(1, "swap out B2 in W1").play(1, "decline 1")
    assert [offer.waiting for offer in table.trade.offers] == [(2,)]
    table.play(2, "swap out B2 in W3")
    assert table.kinds() == ["swapped", "failed"]
    table.play(0, "offer all give O1 for colour B number 2 propose").play(2, "swap out B5 in W2")
    assert table.kinds() == ["swapped"], "nobody had one when it was made: somebody may come to have it"


@pytest.mark.rule("AM-15", "AM-19")
def test_an_open_offer_is_changed_in_place():
    table = a_table(*POOLS).play(0, "offer to 1 give O1 mark for want Y1 propose").play(0, "done").play(0, "change")
    assert table.trade.drafts[0] == (("change", 1), ("to", 1), ("give", 1), ("mark",), ("for",), ("want", 11))
    assert table.game.state.done[0] == 1, "nothing is changed yet"
    table.play(0, "back want Y4 mark propose")
    assert [(e.kind, e.data) for e in table.told] == [
        ("not-done", (0,)),
        ("changed", (1, 2, 0, 1, ((1, 1),), ((14, 1),))),
    ]
    assert [offer[:2] for offer in table.trade.offers] == [(2, 0)] and table.game.state.dealings[0] == 2
    assert table.question(1, "offer").clocks == (("offer", 2), ("round", 1)), "its time starts again"


@pytest.mark.rule("AM-15")
def test_a_change_may_give_what_the_offer_locks_and_go_to_others():
    table = a_table(*POOLS).play(
        0, "offer all give O1 give O2 give O3 for any-colour number 1 colour B any-number propose"
    )
    table.play(0, "change")
    assert table.words(0)[0] == "propose"
    table.play(0, "back back back back back back back back back")
    assert table.words(0) == ["to 1", "to 2", "all", "back"]
    table.play(0, "to 2 give O3 give O4 for want B1 propose")
    assert [offer[1:5] for offer in table.trade.offers] == [(0, 2, ((3, 0), (4, 0)), ((21, 0),))]


@pytest.mark.rule("AM-15")
def test_a_change_is_dropped_when_the_offer_is_accepted_meanwhile():
    table = a_table(*POOLS).play(0, "offer to 1 give O1 for want Y1 propose").play(0, "change").play(1, "accept 1")
    assert table.words(0) == ["swap", "offer", "done"] and "dropped" in table.kinds()


@pytest.mark.rule("AM-15", "AM-18")
@pytest.mark.parametrize(
    ("mine", "givers", "given", "wanted", "hand", "why"),
    [
        ("Y1 Y2 Y3", "O1 O2 O3", "O1", "Y1", "", ""),
        ("Y1 Y2 Y3", "O1 O2 O3", "O1", "Y1", "bonus-3", "bonus"),
        ("Y1 Y2 Y3", "O1 O2 O3", "O1", "Y4", "", "missing"),
        ("Y1 Y2 Y3", "O1 O2 O3", "O1", "Y3", "", "locked"),
        ("Y1 Y2 Y3", "O1 O2 O3", "O1", "Y1 Y2", "", "too-few"),
        ("Y1 Y2 Y3 Y4 Y5 Y6 B1 B2 B3", "O1 O2 O3 O4", "O1 O2", "Y1", "", "too-many"),
        ("Y1 Y2 Y3", "O1 O2 O3", "O1 O2", "Y1", "", "giver-too-few"),
        ("Y1 Y2 Y3 Y4", "O1 O2 O3 O4 O5 O6 B1 B2 B3", "O1", "Y1 Y2", "", "giver-too-many"),
    ],
)
def test_why_an_offer_can_not_be_accepted(mine: str, givers: str, given: str, wanted: str, hand: str, why: str):
    own = Offer(1, 1, 0, ((13, 0),), ((1, 0),), (0,))
    offer = Offer(2, 0, 1, tuple((die, 0) for die in dice(given)), tuple((die, 0) for die in dice(wanted)), (1,))
    assert refusal([dice(givers), dice(mine)], cards(hand), [own, offer], 1, offer) == why


@pytest.mark.rule("AM-15")
def test_a_counter_declines_and_replaces_the_own_open_offer():
    table = (
        a_table(*POOLS)
        .play(1, "offer to 2 give Y1 for want B1 propose")
        .play(0, "offer to 1 give O1 for want Y2 propose")
    )
    table.play(1, "counter 2")
    assert table.words(1) == ["give Y1", "give Y2", "give Y3", "give Y4", "back"], "what it locks now is free then"
    table.play(1, "give Y1 for want O4 propose")
    assert [(e.kind, e.data[:2]) for e in table.told] == [
        ("withdrawn", (1, 1)),
        ("declined", (2, 1)),
        ("closed", (2, 0)),
        ("offered", (3, 1)),
    ]
    assert [offer[:3] for offer in table.trade.offers] == [(3, 1, 0)]


@pytest.mark.rule("AM-15")
def test_an_offer_expires_by_its_clock():
    table = a_table(*POOLS).play(0, "offer to 1 give O1 for want Y1 propose")
    asked = table.question(1, "offer")
    assert asked.default == ("decline", 1) and asked.may_wait
    assert Alakazam.CLOCKS["offer"] == (45, 12 * 3600)


@pytest.mark.rule("AM-17")
def test_a_received_die_may_be_rolled_again_once_if_its_giver_allowed_it():
    table = a_table(*POOLS, chance=[6]).play(0, "offer to 1 give O1 mark give O2 for want Y1 want Y2 propose")
    table.play(1, "accept 1")
    assert "reroll" not in table.words(0), "nothing was allowed to the giver"
    table.play(1, "reroll")
    assert table.words(1) == ["die O1", "back"]
    table.play(1, "die O1")
    assert [(e.kind, e.data) for e in table.told] == [("rerolled", (1, 1, 6))]
    assert table.pool(1) == "O2 O6 Y3 Y4"
    assert "reroll" not in table.words(1)
    assert table.game.revealed


@pytest.mark.rule("AM-17")
def test_a_wanted_die_can_be_marked_until_it_moves_on():
    table = a_table(*POOLS).play(0, "offer to 1 give O1 for want Y1 mark propose").play(1, "accept 1")
    assert table.game.state.rights == [[11], [], []]
    table.play(0, "swap out Y1 in W1")
    assert table.game.state.rights == [[], [], []]
    assert "reroll" not in table.play(0, "swap out W1 in Y1").words(0), "dice from the centre never carry it"


@pytest.mark.rule("AM-17")
def test_the_right_ends_when_an_alike_die_comes_back_in_the_same_deal():
    table = a_table("O1 O2 O3", "O1 Y2 Y3", "B1 B2 B3")
    table.game.state.rights[1] = [1]
    table.play(0, "offer to 1 give O1 for want O1 propose").play(1, "accept 1")
    assert (table.pool(1), table.game.state.rights) == ("O1 Y2 Y3", [[], [], []])


@pytest.mark.rule("AM-17")
def test_of_alike_dice_the_one_without_a_right_goes_first():
    table = a_table("O1 O1 O3", "Y1 Y2 Y3", "B1 B2 B3")
    table.game.state.rights[0] = [1]
    table.play(0, "swap out O1 in W1")
    assert table.game.state.rights[0] == [1]
    table.play(0, "swap out O1 in W2")
    assert table.game.state.rights[0] == []


@pytest.mark.rule("AM-18")
def test_a_bonus_holder_may_only_return_cards_and_say_done():
    table = a_table(*POOLS, table="bonus-3 flush").play(0, "offer to 1 give O1 for want Y1 propose")
    table.play(2, "offer all give B1 for any-colour number 1 propose").play(1, "offer to 0 give Y2 for want O2 propose")
    table.play(0, "take card bonus-3")
    assert table.kinds() == ["took", "withdrawn", "declined", "declined", "closed"]
    assert table.words(0) == ["return", "done"] and table.question(0, "offer") is None
    assert [offer.waiting for offer in table.trade.offers] == [(1,)]
    assert table.play(2, "withdraw").play(2, "offer").words(2)[0] == "give B1", "only seat 1 can be asked"
    assert "swap" in table.play(0, "return card bonus-3").words(0)


@pytest.mark.rule("AM-18")
def test_a_draft_to_a_new_bonus_holder_is_dropped():
    table = a_table(*POOLS, table="bonus-3").play(0, "offer to 1 give O1").play(1, "take card bonus-3")
    assert "dropped" in table.kinds() and table.words(0) == ["swap", "offer", "done"]


@pytest.mark.rule("AM-19")
def test_the_round_ends_when_all_are_done_and_no_offer_is_open():
    table = a_table(*POOLS).play(0, "offer to 1 give O1 for want Y1 propose")
    table.play(0, "done").play(1, "done").play(2, "done")
    assert table.game.state.round == 1
    table.play(1, "decline 1")
    assert table.game.state.round == 2


@pytest.mark.rule("AM-19")
@pytest.mark.parametrize(
    ("move", "clears"),
    [
        ("swap out O1 in W1", True),
        ("take card flush", True),
        ("return card straight", True),
        ("reroll die O2", True),
        ("offer to 1 give O1 for want Y1 propose", True),
        ("accept 1", True),
        ("decline 1", False),
        ("not-done", True),
        ("done", False),
    ],
)
def test_what_clears_the_own_flag(move: str, clears: bool):
    table = a_table(*POOLS, table="flush", hands={0: "straight"}, chance=[1])
    table.game.state.rights[0] = [2]
    table.play(1, "offer to 0 give Y4 for want O3 propose").play(0, "done")
    table.play(0, move)
    assert table.game.state.done[0] == (not clears)
    assert ("not-done" in table.kinds()) == clears


@pytest.mark.rule("AM-19")
def test_an_accepted_offer_clears_both_flags():
    table = a_table(*POOLS).play(0, "offer to 1 give O1 for want Y1 propose").play(0, "done").play(1, "done")
    table.play(1, "accept 1")
    assert table.game.state.done == [0, 0, 0]
    assert {event.data for event in table.told if event.kind == "not-done"} == {(0,), (1,)}


@pytest.mark.rule("AM-19")
def test_withdrawing_does_not_clear_the_flag():
    table = a_table(*POOLS).play(0, "offer to 1 give O1 for want Y1 propose").play(0, "done").play(0, "withdraw")
    assert table.game.state.done == [1, 0, 0]


@pytest.mark.rule("AM-19")
def test_the_last_call_runs_once_a_person_and_round():
    table = a_table(*POOLS).play(0, "done")
    assert table.clocks(1) == ["round"] and table.clocks(0) == ["rest"]
    table.play(1, "done")
    assert table.kinds() == ["done", "last-call"]
    assert table.clocks(2) == ["last_call", "round"]
    first = table.question(2).clocks
    table.play(1, "not-done")
    assert table.clocks(2) == ["round"], "two are not done"
    table.play(1, "done")
    assert table.kinds() == ["done"] and table.question(2).clocks == first, "the same goes on"
    table.play(2, "done")
    assert table.game.state.round == 2


@pytest.mark.rule("AM-19")
def test_another_person_has_a_last_call_of_its_own():
    table = a_table(*POOLS).play(0, "done").play(1, "done").play(1, "not-done")
    table.play(2, "done")
    assert table.kinds() == ["done", "last-call"] and table.question(1).clocks[0] == ("last_call", 2)


@pytest.mark.rule("AM-19")
@pytest.mark.parametrize(("clock", "others"), [("round", ""), ("last_call", "done")])
def test_at_the_end_of_cap_or_last_call_the_round_ends(clock: str, others: str):
    """The table answers every question that carries the clock with its default, as long as there is one."""
    table = a_table(*POOLS).play(0, "offer all give O1 for any-colour number 1 propose").play(2, "swap out B1")
    for seat in (0, 1) if others else ():
        table.play(seat, "done")
    for _ in range(20):
        due = [d for d in table.game.decisions if clock in dict(d.clocks)]
        if not due or table.game.state.round == 2:
            break
        table.game.submit(due[0].seat, due[0].default, due[0].id)
    assert table.game.state.round == 2
    assert (Alakazam.CLOCKS["round"], Alakazam.CLOCKS["last_call"]) == ((300, 86400), (60, 4 * 3600))


@pytest.mark.rule("AM-19")
def test_after_forty_dealings_a_seat_may_only_answer_return_and_say_done():
    table = a_table(*POOLS, table="flush", hands={0: "straight"})
    table.game.state.dealings[0] = 39
    table.play(1, "offer to 0 give Y4 for want O4 propose").play(0, "swap out O1 in W1")
    assert table.game.state.dealings[0] == 40
    assert table.words(0) == ["return", "done"]
    assert table.words(0, "offer") == ["accept 1", "decline 1"]
    table.play(0, "accept 1").play(0, "return card straight")
    assert table.game.state.dealings[0] == 40


@pytest.mark.rule("AM-19")
def test_at_the_limit_an_acceptance_in_the_making_goes_on_while_others_deal():
    table = a_table(*POOLS)
    table.play(0, "offer to 1 give O1 for colour Y any-number any-colour number 2 propose")
    table.game.state.dealings[1] = 40
    table.play(1, "accept 1").play(2, "offer to 1 give B1 for want Y2 propose")
    assert table.words(1) == ["pick Y1", "pick Y3", "pick Y4", "back"] and "dropped" not in table.kinds()
    table.play(1, "pick Y3")
    assert table.kinds()[0] == "accepted"


@pytest.mark.rule("AM-20")
@pytest.mark.parametrize("words", ["swap out O1 in W1", "offer to 1 give O1 for want Y1 propose", "accept 1"])
def test_what_a_seat_has_drafted_itself_is_nothing_hidden_that_was_shown(words: str):
    """So it can be taken back: nothing was rolled, drawn or looked at."""
    table = a_table(*POOLS).play(1, "offer to 0 give Y2 for want O2 propose").play(0, words)
    assert not table.game.revealed


@pytest.mark.rule("AM-20")
def test_only_dealings_count():
    table = a_table(*POOLS, table="flush").play(0, "take card flush").play(0, "return card flush").play(0, "done")
    assert table.play(0, "not-done").game.state.dealings[0] == 1


# ---- slow mode -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AM-21")
def test_dealings_are_queued_and_carried_out_when_the_table_wakes():
    table = a_table(*POOLS, slow=True).play(0, "swap out O1 in W1")
    assert table.kinds() == ["queued"] and table.told[0].audience == (0,)
    assert table.words(0) == ["cancel", "wake"] and table.question(0).default == ("wake",)
    assert table.question(0).clocks[0] == ("wake", 1)
    table.play(1, "swap out Y1 in W2").play(0, "wake")
    assert table.pool(0) == POOLS[0], "it waits for all"
    table.play(1, "wake")
    assert table.kinds() == ["woke", "swapped", "swapped"]
    assert (table.pool(0), table.pool(1)) == ("O2 O3 O4 W1", "Y2 Y3 Y4 W2")
    assert Alakazam.CLOCKS["wake"] == (20, 20)


@pytest.mark.rule("AM-21")
def test_a_queued_dealing_is_secret_and_can_be_cancelled():
    table = a_table(*POOLS, slow=True).play(0, "swap out O1 in W1")
    seen = table.game.view(1).trade
    assert isinstance(seen, SlowTrade) and seen.queue == [None, (), ()]
    assert table.play(0, "cancel").words(0) == ["swap", "offer", "done"]


@pytest.mark.rule("AM-21")
def test_the_first_action_into_an_empty_queue_starts_a_bell_of_its_own():
    table = a_table(*POOLS, slow=True)
    rung = table.game.state.bells
    table.play(0, "swap out O1 in W1").play(0, "cancel").play(1, "swap out Y1 in W1")
    assert table.question(1).clocks[0] == ("wake", rung + 2), "the bell of what was cancelled is not this one"
    table.play(0, "swap out O1 in W1")
    assert table.question(0).clocks[0] == ("wake", rung + 2), "later ones don't move the bell"
    table.play(1, "cancel").play(0, "cancel").play(0, "swap out O1 in W1")
    assert table.question(0).clocks[0] == ("wake", rung + 3)


@pytest.mark.rule("AM-21")
def test_opening_a_question_and_going_back_leaves_the_queue_as_it_is():
    table = a_table(*POOLS, slow=True).play(1, "offer to 0 give Y1 for want O4 propose").play(1, "wake")
    table.play(0, "swap out O1 in W1").play(0, "counter 1")
    assert table.words(0)[-2:] == ["back", "wake"], "the bell rings while it is being thought over"
    table.play(0, "back")
    assert table.slow.queue[0] == ("swap", 1, 51)
    table.play(0, "counter 1 give O2").play(0, "wake")
    assert table.pool(0) == "O2 O3 O4 W1"
    assert table.words(0) == ["for", "give O3", "give O4", "give W1", "mark", "back"], "what is drafted stays too"


@pytest.mark.rule("AM-21")
def test_a_queued_dealing_stays_until_another_replaces_it():
    table = offered("want Y3").play(1, "swap out Y1 in W1").play(1, "counter 1 give Y4 for want O4 propose")
    assert table.slow.queue[1] == ("counter", 0, ((14, 0),), ((4, 0),), 1)
    table.play(1, "accept 1").play(1, "wake")
    assert table.pool(1) == "O1 Y1 Y1 Y4"


def offered(*words: str, to: str = "to 1") -> Any:
    """Slow mode: seat 0's open offer of O1, for which these words ask."""
    table = a_table("O1 O2 O3 O4", "Y1 Y1 Y3 Y4", "B1 B2 B3 B4", slow=True)
    return table.play(0, f"offer {to} give O1 for {' '.join(words)} propose").play(0, "wake")


@pytest.mark.rule("AM-21")
def test_an_offer_with_a_queued_acceptance_can_not_be_withdrawn():
    table = offered("want Y3").play(1, "accept 1")
    assert table.kinds() == ["queued", "accepting"] and table.told[1] == ("accepting", (1, 1, 1), None)
    assert "withdraw" not in table.words(0)
    assert table.words(1, "offer") == ["decline 1", "counter 1", "lapse 1"]
    table.play(1, "cancel")
    assert table.told == [("accepting", (1, 1, 0), None)] and "withdraw" in table.words(0)
    table.play(1, "accept 1").play(1, "counter 1 give Y4 for want O4 propose")
    assert table.kinds() == ["queued", "accepting"] and "withdraw" in table.words(0)


@pytest.mark.rule("AM-15", "AM-21")
def test_a_queued_acceptance_is_carried_out_before_an_offer_expires():
    table = offered("want Y3").play(1, "accept 1")
    asked = table.question(1, "offer")
    assert asked.default == ("lapse", 1) and asked.clocks[0] == ("offer", 1)
    table.play(1, "lapse 1")
    assert table.told == [] and len(table.trade.offers) == 1
    table.play(1, "wake")
    assert table.kinds() == ["woke", "accepted"] and table.slow.lapsed == []


@pytest.mark.rule("AM-15", "AM-21")
@pytest.mark.parametrize("words", ["cancel", "counter 1 give Y1 for want O4 propose"])
def test_an_offer_whose_time_is_over_goes_with_the_acceptance(words: str):
    table = offered("want Y4").play(1, "accept 1").play(1, "lapse 1").play(1, words)
    assert [(e.kind, e.data) for e in table.told if e.audience is None] == [
        ("accepting", (1, 1, 0)),
        ("declined", (1, 1)),
        ("closed", (1, 0)),
    ]
    assert table.trade.offers == [] and table.slow.lapsed == []


@pytest.mark.rule("AM-15", "AM-21")
def test_an_offer_to_all_expires_for_whom_has_not_accepted():
    table = offered("any-colour number 4", to="all").play(1, "accept 1").play(1, "lapse 1").play(2, "decline 1")
    assert [offer.waiting for offer in table.trade.offers] == [(1,)]
    table.play(1, "wake")
    assert table.pool(0) == "O2 O3 O4 Y4"


@pytest.mark.rule("AM-15", "AM-21")
def test_who_declines_an_offer_whose_time_was_over_is_told_to_decline_once():
    table = offered("any-colour number 4", to="all").play(1, "accept 1").play(1, "lapse 1").play(1, "decline 1")
    assert [(e.kind, e.data) for e in table.told if e.audience is None] == [
        ("declined", (1, 1)),
        ("accepting", (1, 1, 0)),
    ]
    assert [offer.waiting for offer in table.trade.offers] == [(2,)] and table.slow.lapsed == []


@pytest.mark.rule("AM-15", "AM-21")
def test_that_an_offers_time_is_over_is_said_once_and_holds():
    table = offered("want Y4").play(1, "accept 1")
    assert not table.game.holds(table.question(1, "offer"))
    table.play(1, "lapse 1")
    assert table.game.holds(table.question(1, "offer")) and not table.game.holds(table.question(1))


@pytest.mark.rule("AM-21", "AM-15")
def test_a_late_acceptance_is_dropped_with_its_expired_offer():
    """Two accept, one is first by the priority; to the other nothing is left, and it is told."""
    table = offered("any-colour number 4", to="all").play(1, "accept 1").play(2, "accept 1").play(1, "wake")
    table.play(2, "wake")
    assert table.kinds() == ["woke", "accepted", "dropped"]
    assert [event.data for event in table.told[2:]] == [(1,)], "of seats 1 and 2 the first to be woken is 2"


@pytest.mark.rule("AM-21")
def test_a_decline_acts_at_once_and_drops_what_was_queued():
    table = offered("want Y3").play(1, "accept 1").play(1, "decline 1")
    assert table.kinds() == ["declined", "closed", "dropped"] and table.slow.queue == [(), (), ()]
    table = offered("want Y3").play(1, "swap out Y1 in W1").play(1, "decline 1")
    assert table.slow.queue[1] == ("swap", 11, 51), "what has nothing to do with the offer stays"


@pytest.mark.rule("AM-21", "AM-15")
def test_a_change_that_is_queued_comes_after_the_acceptance():
    table = (
        offered("want Y3").play(0, "change back want Y4 propose").play(1, "accept 1").play(0, "wake").play(1, "wake")
    )
    assert table.kinds() == ["woke", "accepted", "dropped"]
    table = offered("want Y3").play(0, "change back want Y4 propose").play(0, "wake")
    assert table.kinds() == ["woke", "changed"]


@pytest.mark.rule("AM-21")
def test_who_leaves_leaves_nothing_queued():
    table = offered("any-colour number 4", to="all").play(1, "accept 1").play(1, "lapse 1").play(2, "accept 1")
    table.game.retire(1)
    table.game.check()
    assert (table.slow.queue[1], table.slow.lapsed) == ((), [])
    assert table.play(2, "wake").kinds() == ["woke", "accepted"]


@pytest.mark.rule("AM-21")
def test_the_order_in_which_they_are_carried_out():
    table = a_table(
        "O1 O2 O3 O4", "Y1 Y2 Y3 Y4", "B1 B2 B3 B4", "G1 G2 G3 G4", "K1 K2 K3 K4",
        hands={3: "flush"}, table="straight", chance=[5], slow=True,
    )  # fmt: skip
    table.game.state.rights[2] = [21]
    table.play(4, "offer to 1 give K1 for want Y1 propose").play(4, "wake")
    table.play(0, "offer to 1 give O1 for want Y2 propose")
    table.play(4, "swap out K4 in W1").play(2, "reroll die B1").play(1, "accept 1").play(3, "return card flush")
    for seat in range(4):
        table.play(seat, "wake")
    table.play(4, "wake")
    done = [event.kind for event in table.told]
    assert done == ["woke", "returned", "accepted", "rerolled", "swapped", "offered"]


@pytest.mark.rule("AM-21")
def test_ties_are_broken_by_a_priority_that_rotates():
    held = {0: "straight flush candy-cane", 1: "ones-sixes twos-fives threes-fours", 2: "nuttin rainbow pyramid"}
    table = a_table(*POOLS, hands=held, slow=True)
    order: list[tuple[int, ...]] = []
    for turn in range(3):
        for seat in range(3):
            table.play(seat, f"return card {held[seat].split()[turn]}")
        for seat in range(3):
            table.play(seat, "wake")
        order += [event.data[1] for event in table.told if event.kind == "woke"]
    assert order == [(1, 2, 0), (2, 0, 1), (0, 1, 2)]


@pytest.mark.rule("AM-21", "AM-20")
def test_of_two_queued_dealings_for_one_die_one_is_dropped_at_no_cost():
    table = a_table(*POOLS, slow=True).play(0, "swap out O1 in W1").play(1, "swap out Y1 in W1")
    table.play(0, "wake").play(1, "wake")
    assert [(e.kind, e.data[0]) for e in table.told] == [("woke", 1), ("swapped", 1), ("dropped", 0)]
    assert table.game.state.dealings == [0, 1, 0]


@pytest.mark.rule("AM-21", "AM-19")
def test_the_round_does_not_end_while_something_is_queued():
    table = a_table(*POOLS, slow=True).play(0, "done").play(1, "done").play(2, "done")
    assert table.game.state.round == 2, "nothing was queued"
    table = a_table(*POOLS, slow=True).play(0, "done").play(0, "swap out O1 in W1").play(1, "done").play(2, "done")
    assert table.game.state.round == 1
    table.play(0, "wake")
    assert table.game.state.done[0] == 0, "the swap clears the flag"


@pytest.mark.rule("AM-50")
def test_hands_are_seen_by_all_but_face_down():
    table = a_table(*POOLS, hands={0: "flush"})
    assert table.game.view(None).hands[0] == cards("flush")
