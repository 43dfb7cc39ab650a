"""AM-1, AM-2, AM-10 … AM-12, AM-30, AM-32, AM-40 … AM-42, AM-51: rounds, ends, variants, who leaves."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from games.alakazam import Alakazam
from games.kernel.errors import GameOver, NotYourDecision

from .table import BASE, CARDS, EXTRA, LETTERS, a_table, cards

PER_COLOUR = {
    2: ["OOWWYY", "OOWWYY"],
    3: ["BBOOYY"] * 3,
    4: ["GGOOYY", "BBOOYY", "BBGGYY", "BBGGOO"],
    5: ["KKOOYY", "BBOOYY", "BBGGYY", "BBGGKK", "GGKKOO"],
}
"""Two own dice and two of each neighbour, by hand; with two players the centre is the second neighbour."""


def colours(dice: list[int]) -> str:
    return "".join(sorted(LETTERS[die // 10] for die in dice))


@pytest.mark.rule("AM-1", "AM-2", "AM-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_set_up(seats: int):
    game = Alakazam.new(bytes(32), seats)
    s = game.state
    assert [colours(pool) for pool in s.pools] == PER_COLOUR[seats]
    assert colours(s.centre) == ("OOWWYY" if seats == 2 else "WWWWWW")
    assert all(1 <= die % 10 <= 6 for die in s.centre), "the neutral dice are rolled"
    assert all(die % 10 == 0 for pool in s.pools for die in pool), "the pools are not"
    assert len(s.table) == 2 * seats
    assert len(s.table) + len(s.deck) == (17 if seats == 2 else 18)
    assert (CARDS.index("rainbow") in s.aside) == (seats == 2)


@pytest.mark.rule("AM-1")
@pytest.mark.parametrize("seats", [1, 6])
def test_no_other_number_of_players(seats: int):
    with pytest.raises(ValueError, match="2 to 5"):
        Alakazam.new(bytes(32), seats)


@pytest.mark.rule("AM-11", "AM-12")
def test_all_look_before_the_pools_are_rolled():
    game = Alakazam.new(bytes(32), 3)
    assert {(d.kind, d.options, d.clocks) for d in game.decisions} == {("look", (("ready",),), (("look", 1),))}
    game.submit(2, ("ready",))
    game.submit(0, ("ready",))
    assert [d.seat for d in game.decisions] == [1], "the last one is waited for too"
    told = game.submit(1, ("ready",))
    assert [event.kind for event in told] == ["ready", "rolled", "rolled", "rolled"]
    assert all(1 <= die % 10 <= 6 for pool in game.state.pools for die in pool)
    assert {(d.seat, d.kind) for d in game.decisions} == {(0, "trade"), (1, "trade"), (2, "trade")}
    assert Alakazam.CLOCKS["look"] == (30, 12 * 3600)


@pytest.mark.rule("AM-4")
def test_extra_cards_are_shuffled_in():
    game = Alakazam.new(bytes(32), 3, Alakazam.Options(extra_cards=True))
    assert len(game.state.table) + len(game.state.deck) == len(BASE) + len(EXTRA)


def three_done(**options: Any) -> Any:
    table = a_table("O2 B3 Y4 Y5 O6 B6", "Y1 Y2 Y3", "B1 B1 B1", hands={0: "straight flush bonus-3"}, **options)
    return table.play(0, "done").play(1, "done")


@pytest.mark.rule("AM-30", "AM-10")
def test_a_round_is_scored_and_a_new_one_begins():
    table = three_done(points=[10, 0, -3]).play(2, "done")
    assert table.kinds() == ["done", "shown", "scored", "scored", "scored", "round"]
    scored = next(event for event in table.told if event.kind == "scored")
    seat, lines, points, total = scored.data
    assert (seat, points, total) == (0, 6, 16)
    assert [(CARDS[card], met, value) for card, met, value, _ in lines] == [
        ("straight", True, 5),
        ("flush", False, -2),
        ("bonus-3", True, 3),
    ]
    s = table.game.state
    assert (s.round, s.points, s.hands) == (2, [16, 0, -3], [[], [], []])
    assert [colours(pool) for pool in s.pools] == PER_COLOUR[3]


@pytest.mark.rule("AM-32")
@pytest.mark.parametrize(("before", "over"), [(24, False), (25, True)])
def test_more_than_thirty_points_end_the_game(before: int, over: bool):
    table = three_done(points=[before, 0, 31 if over else 0]).play(2, "done")
    assert (table.game.outcome is not None) == over
    if over:
        assert table.game.outcome == ((1, 3, 1), (0, 2), (31, 0, 31), "points"), "ties share"


@pytest.mark.rule("AM-33")
def test_the_cap_of_twelve_rounds():
    assert three_done(round_=11).play(2, "done").game.outcome is None
    assert three_done(round_=12).play(2, "done").game.outcome == ((1, 2, 2), (0,), (6, 0, 0), "cap")


@pytest.mark.rule("AM-42")
def test_three_rounds_without_a_test_for_thirty_one():
    table = three_done(round_=2, points=[40, 0, 0], three_rounds=True).play(2, "done")
    assert table.game.outcome is None
    table = three_done(round_=3, points=[-10, 0, 0], three_rounds=True).play(2, "done")
    assert table.game.outcome == ((3, 1, 1), (1, 2), (-4, 0, 0), "three-rounds"), "totals may be negative"


@pytest.mark.rule("AM-43")
def test_a_sprint_has_two_rounds_whatever_the_points():
    table = three_done(round_=1, points=[40, 0, 0], sprint=True).play(2, "done")
    assert table.game.outcome is None and table.game.state.round == 2
    table = three_done(round_=2, points=[-10, 0, -4], sprint=True).play(2, "done")
    assert table.game.outcome == ((2, 1, 2), (1,), (-4, 0, -4), "sprint"), "−10 and 6; totals may be negative"
    assert table.told[-1].data == ("sprint", (1,))


@pytest.mark.rule("AM-43", "AM-51")
def test_who_is_left_alone_has_won_a_sprint_too():
    table = three_done(round_=1, sprint=True)
    table.game.retire(0)
    table.game.retire(1)
    assert table.game.outcome == ((2, 2, 1), (2,), (0, 0, 0), "left")


@pytest.mark.rule("AM-43", "AM-42")
def test_what_a_sprint_goes_with():
    with pytest.raises(ValidationError, match="three_rounds and sprint exclude each other"):
        Alakazam.Options(three_rounds=True, sprint=True)
    Alakazam.Options(face_down=True, extra_cards=True, penalty="flat", slow=True, sprint=True)
    assert Alakazam.Options(market=True, sprint=True).rounds == 2


@pytest.mark.rule("AM-42", "AM-40", "AM-41")
def test_which_variants_go_together():
    with pytest.raises(ValidationError, match="exclude"):
        Alakazam.Options(face_down=True, market=True)
    Alakazam.Options(face_down=True, three_rounds=True)
    Alakazam.Options(market=True, three_rounds=True)


@pytest.mark.rule("AM-41")
def test_the_market_turns_a_card_only_when_fewer_than_three_lie_open():
    assert len(Alakazam.new(bytes(32), 4, Alakazam.Options(market=True)).state.table) == 3
    pools = ("O1 O2 O3", "Y1 Y2 Y3", "B1 B2 B3")
    table = a_table(*pools, table="straight flush nuttin", market=True)
    table.game.state.deck[-1:] = [table.game.state.deck[-1]]
    following = CARDS[table.game.state.deck[-1]]
    table.play(0, "take card straight")
    assert table.kinds() == ["took", "turned"]
    assert set(table.cards.split()) == {"flush", "nuttin", following}
    table.play(0, "return card straight")
    assert len(table.game.state.table) == 4, "a returned card joins them"
    table.play(1, "take card flush")
    assert table.kinds() == ["took"]


@pytest.mark.rule("AM-41")
def test_no_card_is_turned_when_the_deck_is_empty():
    table = a_table(
        "O1 O2 O3", "Y1 Y2 Y3", "B1 B2 B3", table="straight flush", market=True,
        hands={2: " ".join(card for card in CARDS[:18] if card not in ("straight", "flush"))},
    )  # fmt: skip
    table.play(0, "take card straight")
    assert table.cards == "flush"


@pytest.mark.rule("AM-40")
def test_face_down_a_take_draws_one_at_random_that_only_the_taker_sees():
    table = a_table("O1 O2 O3", "Y1 Y2 Y3", "B1 B2 B3", table="straight flush nuttin", chance=[1], face_down=True)
    table.play(0, "take")
    assert [(e.kind, e.data, e.audience) for e in table.told] == [
        ("took", (0, -1), None),
        ("drew", (0, CARDS.index("flush")), (0,)),
    ]
    assert table.game.view(1).hands[0] == [None]
    assert table.game.view(None).table == [None, None]
    assert table.game.view(0).hands[0] == cards("flush")
    table.play(0, "return card flush")
    assert table.told[-2:][0].data == (0, -1)
    assert table.game.view(0).table == [None, None, None]


@pytest.mark.rule("AM-40", "AM-18")
def test_a_face_down_bonus_taken_unseen_binds():
    table = a_table(
        "O1 O2 O3", "Y1 Y2 Y3", "B1 B2 B3", table="bonus-5 flush", chance=[0], face_down=True
    )  # fmt: skip
    table.play(0, "offer to 1 give O1 for want Y1 propose").play(2, "offer to 0 give B1 for want O2 propose")
    table.play(0, "take")
    assert [event.kind for event in table.told] == ["took", "drew", "withdrawn", "declined", "closed"]
    assert table.words(0) == ["return", "done"]
    table.play(1, "offer to 0 give Y1 for want O2 propose")
    assert table.words(0, "offer") == ["decline 3"]
    assert not table.question(0, "offer").public


@pytest.mark.rule("AM-40")
def test_face_down_every_take_withdraws_and_declines():
    table = a_table("O1 O2 O3", "Y1 Y2 Y3", "B1 B2 B3", table="bonus-5 flush", chance=[1], face_down=True)
    table.play(0, "offer to 1 give O1 for want Y1 propose").play(0, "take")
    assert table.kinds() == ["took", "drew", "withdrawn"]
    assert "swap" in table.words(0), "flush is no Bonus"


@pytest.mark.rule("AM-50")
def test_all_but_the_deck_and_drafts_is_public():
    table = a_table("O1 O2 O3", "Y1 Y2 Y3", "B1 B2 B3", table="straight flush", hands={1: "nuttin"})
    table.play(0, "offer to 1 give O1")
    seen, mine = table.game.view(2), table.game.view(0)
    assert (seen.table, seen.hands, seen.pools) == (cards("flush straight"), [[], cards("nuttin"), []],
                                                    table.game.state.pools)  # fmt: skip
    assert seen.trade is not None and seen.trade.drafts == [None, None, ()]
    assert mine.trade is not None and mine.trade.drafts[0] == (("offer",), ("to", 1), ("give", 1))


# ---- who leaves ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AM-51")
def test_leaving():
    table = a_table("O1 O2 O3", "Y1 Y2 Y3", "B1 B2 B3", hands={1: "straight flush"}, points=[3, 7, 5])
    table.play(0, "offer to 1 give O1 for want Y1 propose").play(2, "offer all give B1 for any-colour number 1 propose")
    told = table.game.retire(1)
    table.game.check()
    assert [(e.kind, e.data) for e in told] == [("done", (1, 1)), ("failed", (1, "left"))]
    s = table.game.state
    assert (table.cards, s.hands[1], table.pool(1)) == ("straight flush", [], "Y1 Y2 Y3")
    assert [offer.waiting for offer in table.trade.offers] == [(0,)], "the others may still answer"
    assert {d.seat for d in table.game.decisions} == {0, 2}
    table.play(0, "decline 2").play(0, "done").play(2, "done")
    assert table.kinds()[-1] == "round"
    s = table.game.state
    assert [colours(pool) for pool in s.pools] == ["BBOOWW", "", "BBOOWW"], "AM-2, without the colour that left"
    assert (colours(s.centre), colours(s.box), s.points) == ("BBOOWW", "YYYYYY", [3, 7, 5])
    assert CARDS.index("rainbow") in s.aside
    assert [event.kind for event in table.game.retire(0)] == ["done", "over"]
    assert table.game.outcome == ((3, 2, 1), (2,), (3, 7, 5), "left"), "with one left the game ends, and who left loses"
    with pytest.raises(GameOver):
        table.game.retire(2)


@pytest.mark.rule("AM-51")
def test_leaving_while_all_look():
    game = Alakazam.new(bytes(32), 3)
    game.submit(0, ("ready",))
    game.retire(1)
    with pytest.raises(NotYourDecision):
        game.retire(1)
    game.submit(2, ("ready",))
    game.submit(0, ("done",))
    game.submit(2, ("done",))
    assert game.state.round == 2, "who has left counts as done"


@pytest.mark.rule("AM-51", "AM-19")
def test_leaving_ends_the_round_when_all_others_are_done():
    table = a_table("O1 O2 O3", "Y1 Y2 Y3", "B1 B2 B3").play(0, "done").play(2, "done")
    table.game.retire(1)
    assert table.game.state.round == 2


@pytest.mark.rule("AM-51")
def test_who_leaves_ranks_below_all_who_stay():
    pools = ("O1 O2 O3", "Y1 Y2 Y3", "B1 B2 B3", "G1 G2 G3")
    table = a_table(*pools, points=[30, -9, 12, -9], hands={1: "straight"}, three_rounds=True, round_=3)
    table.game.retire(2)
    table.game.retire(0)
    table.play(1, "done").play(3, "done")
    assert table.game.outcome == ((3, 2, 4, 1), (3,), (30, -12, 12, -9), "three-rounds")
