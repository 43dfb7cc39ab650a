"""Each shared frame, in the rules of Parley."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from games.kernel.chance import Chance
from games.kernel.frames import BACK, PASS, Frame, Question, frame_table, freeze, named, thaw
from games.kernel.game import Event

from .toy import Barter, Blow, Bury, Doll, Fight, Loaded, Parley, Turn, Vote, a_parley, ask_anew

A_CHANCE = Chance(b"a chance")


def asked(g: Parley) -> list[tuple[int, str, tuple[Any, ...]]]:
    return [(d.seat, d.kind, d.options) for d in g.decisions]


# ---- Ask -----------------------------------------------------------------------------------------------------------


def test_ask_is_answered_once_and_its_default_is_the_last_option() -> None:
    g = a_parley([1], [2], deck=(1, 2, 3), under_way=(Bury(1),))
    assert asked(g) == [(1, "bury", (("bury",), ("keep",)))]
    assert g.decisions[0].default == ("keep",) and g.decisions[0].public
    assert g.submit(1, ("bury",)) == [Event("settles", (1, "bury"))]
    assert g.state.deck == [3, 1, 2]
    assert asked(g)[0][:2] == (0, "turn")


def test_ask_without_options_is_finished() -> None:
    class Silent(Bury):
        def options(self, g: Any) -> tuple[Any, ...]:
            return ()

    assert asked(a_parley([1], [2], under_way=(Silent(1),)))[0][:2] == (0, "turn")


def test_ask_with_one_option_answers_itself_only_if_public() -> None:
    class Forced(Bury):
        def options(self, g: Any) -> tuple[Any, ...]:
            return (("bury",),)

    class Hidden(Forced):
        PUBLIC = False

    g = a_parley([1], [2], deck=(1, 2, 3), under_way=(Forced(1),))
    assert g.state.deck == [3, 1, 2] and asked(g)[0][:2] == (0, "turn")
    assert asked(a_parley([1], [2], under_way=(Hidden(1),))) == [(1, "bury", (("bury",),))]


def test_a_question_that_gives_time_is_put_with_one_option_too() -> None:
    class Ready(Bury):
        def choices(self, g: Any) -> list[Question]:
            return [Question(1, "ready", (("bury",),), ("bury",), True, clocks=(("turn", 9),))]

    class Waiting(Bury):
        def choices(self, g: Any) -> list[Question]:
            return [Question(1, "trade", (("bury",),), ("bury",), True, silence="wait")]

    for kind in (Ready, Waiting):
        assert a_parley([1], [2], under_way=(kind(1),)).decisions[0].options == (("bury",),)


def test_a_question_says_what_not_answering_means() -> None:
    """An answer is owed; in a window silence lets it happen; only trading may wait."""
    attack = a_window([1], [2], [3])
    assert [(d.silence, d.may_wait) for d in attack.decisions] == [("pass", False)] * 2
    turn = a_parley([1], [2]).decisions[0]
    assert (turn.silence, turn.may_wait) == ("miss", False)
    assert turn._replace(silence="wait").may_wait


# ---- AskEach -------------------------------------------------------------------------------------------------------


def a_window(*hands: list[int], dice: tuple[int, ...] = ()) -> Parley:
    """Seat 0 attacks seat 1, and its rivals are asked for a doll."""
    g = a_parley(*hands, dice=dice)
    g.submit(0, ("attack", 1))
    return g


def test_ask_each_asks_all_at_once_also_those_who_can_only_pass() -> None:
    g = a_window([1], [0, 2], [3])
    assert asked(g) == [(1, "doll", (("doll",), PASS)), (2, "doll", (PASS,))]
    assert [d.default for d in g.decisions] == [PASS, PASS]
    assert not any(d.public for d in g.decisions)


def test_ask_each_is_closed_by_the_first_that_is_no_pass() -> None:
    g = a_window([1], [2], [0])
    assert g.submit(2, ("doll",)) == [Event("doll", (2,))]
    assert asked(g)[0][:2] == (1, "turn") and len(g.decisions) == 1
    assert [type(frame) for frame in g.stack] == [Turn]


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_ask_each_lets_it_happen_when_all_have_passed_in_any_order(order: tuple[int, int]) -> None:
    g = a_window([1], [2], [0])
    g.submit(order[0], PASS)
    assert [d.seat for d in g.decisions] == [order[1]]
    g.submit(order[1], PASS)
    assert asked(g) == [(0, "strike", (("strike", 1), PASS))]


def test_ask_each_says_when_all_have_let_it_happen() -> None:
    class Telling(Doll):
        def passed(self, g: Any) -> None:
            g.tell("calm", *[type(frame).__name__ for frame in g.stack])

    g = a_parley([1], [2], [0], under_way=(Telling([1, 2]),))
    assert g.submit(2, PASS) == []
    assert g.submit(1, PASS) == [Event("calm", ("Turn",))]


def test_ask_each_of_nobody_has_passed() -> None:
    g = a_parley([1], [2], under_way=(Fight((0, 1), 0, 0, [0, 0]), Doll([])))
    assert asked(g)[0][:2] == (0, "strike")


# ---- Alternate -----------------------------------------------------------------------------------------------------


def test_alternate_goes_on_until_all_pass_in_a_row() -> None:
    g = a_parley([1, 1], [2, 3], under_way=(Fight((0, 1), 0, 0, [0, 0]),), dice=(6, 3))
    steps = [(0, PASS), (1, ("strike", 2)), (0, ("strike", 1)), (1, PASS), (0, ("strike", 1)), (1, PASS)]
    for seat, action in steps:
        assert g.decisions[0].seat == seat and g.decisions[0].default == PASS and not g.decisions[0].public
        g.submit(seat, action)
    assert asked(g)[0][:2] == (0, "turn")  # seat 0 has no card left and passes unasked: two passes in a row
    assert g.state.points == [1, 0]  # 2 + 6 against 2 + 3


def test_alternate_goes_round_more_than_two_in_order_from_its_first_side() -> None:
    g = a_parley([1], [2], [3], [1, 2], under_way=(Fight((3, 1, 2), 1, 0, [0, 0, 0]),), dice=(1, 1))
    asked_in_turn: list[int] = []
    for action in (PASS, ("strike", 3), PASS, PASS):
        asked_in_turn.append(g.decisions[0].seat)
        g.submit(g.decisions[0].seat, action)
    assert asked_in_turn == [1, 2, 3, 1]
    assert g.decisions[0].kind == "turn"  # seat 2 has no card left: three passes in a row


def test_alternate_asks_whoever_has_cards_though_they_cannot_strike() -> None:
    g = a_parley([0], [0], under_way=(Fight((0, 1), 0, 0, [0, 0]),))
    assert asked(g) == [(0, "strike", (PASS,))]


def test_alternate_passes_for_those_whom_public_facts_let_do_nothing() -> None:
    g = a_parley([], [2, 3], under_way=(Fight((0, 1), 0, 0, [0, 0]),), dice=(1, 1))
    assert asked(g)[0][:2] == (1, "strike")
    g.submit(1, ("strike", 2))
    assert asked(g) == [(1, "strike", (("strike", 3), PASS))]
    g.submit(1, PASS)
    assert g.state.points == [0, 1]
    assert a_parley([], [], under_way=(Fight((0, 1), 0, 0, [0, 0]),), dice=(2, 1)).state.points == [1, 0]


# ---- Together ------------------------------------------------------------------------------------------------------


def test_together_opens_the_answers_when_the_last_has_come_in() -> None:
    g = a_parley([1], [2], [3], under_way=(Vote([0, 1, 2], []),))
    g.state.points = [2, 0, 0]
    assert asked(g) == [
        (0, "vote", (("name", 1), ("name", 2))),
        (1, "vote", (("name", 2), ("name", 0))),
        (2, "vote", (("name", 0), ("name", 1))),
    ]
    assert [d.default for d in g.decisions] == [("name", 2), ("name", 0), ("name", 1)]
    assert g.submit(2, ("name", 0)) == [] == g.submit(0, ("name", 1))
    assert g.submit(1, ("name", 0)) == [Event("votes", (1, 0, 0)), Event("loses", (0,))]
    assert g.state.points == [1, 0, 0]


def test_together_shows_others_only_who_has_answered() -> None:
    vote = Vote([1], [(2, ("name", 0)), (0, ("name", 1))])
    assert vote.seen_by(0) == Vote([1], [(2, None), (0, ("name", 1))])
    assert vote.seen_by(None) == Vote([1], [(2, None), (0, None)])
    assert vote.answers[0] == (2, ("name", 0)), "the frame itself forgets nothing"


def test_together_imagines_answers_that_could_have_been_given() -> None:
    g = a_parley([1], [2], [3])
    for draw in range(20):
        vote = Vote([1], [(2, None), (0, ("name", 1))])
        vote.dreamt(g, Chance(b"x%d" % draw))
        assert vote.answers[0] in [(2, ("name", 0)), (2, ("name", 1))]
        assert vote.answers[1] == (0, ("name", 1))


# ---- Pick ----------------------------------------------------------------------------------------------------------


def test_pick_asks_once_a_thing_and_then_completes() -> None:
    g = a_parley([1, 1, 3], [2], deck=(2, 2, 3), under_way=(Barter(0, 2, []),))
    assert asked(g) == [(0, "barter", (("give", 1), ("give", 3)))]
    g.submit(0, ("give", 1))
    assert asked(g) == [(0, "barter", (("give", 1), ("give", 3), BACK))]
    assert g.decisions[0].default == ("give", 3), "back is never the default"
    g.submit(0, ("give", 1))
    assert g.state.hands[0] == [3, 3] and g.state.deck == [1, 1, 2, 2]


def test_pick_takes_the_last_one_back() -> None:
    g = a_parley([1, 1, 3], [2], under_way=(Barter(0, 3, []),))
    g.submit(0, ("give", 1))
    g.submit(0, ("give", 3))
    g.submit(0, BACK)
    assert asked(g) == [(0, "barter", (("give", 1), ("give", 3), BACK))]
    g.submit(0, BACK)
    assert asked(g) == [(0, "barter", (("give", 1), ("give", 3)))]


def test_pick_completes_with_fewer_where_the_options_run_out() -> None:
    g = a_parley([1], [2], deck=(2, 3), under_way=(Barter(0, 2, []),))
    g.submit(0, ("give", 1))
    assert g.state.hands[0] == [3] and g.state.deck == [1, 2]


def test_pick_of_nothing_is_complete_at_once() -> None:
    g = a_parley([], [2], deck=(2, 3), under_way=(Barter(0, 2, []),))
    assert g.state.hands[0] == [3] and asked(g)[0][:2] == (0, "turn")


def test_secret_picks_leave_no_trace_for_others() -> None:
    picked = Barter(0, 3, [1, 3])
    assert picked.seen_by(0) == picked
    assert picked.seen_by(1) == picked.seen_by(None) == Barter(0, 3, [])
    g = a_parley([1, 1, 3], [2], under_way=(Barter(0, 3, []),))
    before = [g.view(seat) for seat in (None, 0, 1)]
    g.submit(0, ("give", 1))
    assert [g.view(None), g.view(1)] == [before[0], before[2]]
    assert g.view(0) != before[1]
    g.submit(0, ("give", 3))
    g.submit(0, BACK)
    g.submit(0, BACK)
    assert [g.view(None), g.view(1)] == [before[0], before[2]]


def test_open_picks_are_seen_by_all() -> None:
    class Open(Barter):
        SECRET = False

    assert frame_table(Open)["Open"] is Open
    assert Open(0, 3, [1, 3]).seen_by(1) == Open(0, 3, [1, 3])


# ---- Roll ----------------------------------------------------------------------------------------------------------


def test_roll_throws_its_dice_together_in_order() -> None:
    g = a_parley([1], [2], under_way=(Blow(0, 2, 1, [1, 0]),), dice=(3, 4))
    assert g.state.points == [0, 1]  # 1 + 3 against 0 + 4: a tie is the attacked one's
    assert a_parley([1], [2], under_way=(Blow(0, 2, 1, [1, 0]),), dice=(4, 4)).state.points == [1, 0]


def test_a_roll_with_a_kind_is_asked_and_does_not_break_the_run_of_its_seats_clock() -> None:
    class Asked(Blow):
        KIND = "blow"

    dice = Loaded(3, 4)
    g = a_parley([1], [2])
    turn = g.decisions[0].clocks
    g.chance = dice
    g.stack.append(Asked(0, 2, 1, [1, 0]))
    ask_anew(g)
    (asked,) = g.decisions
    assert asked[1:6] == (0, "blow", (("roll",),), ("roll",), True)
    assert (asked.silence, asked.clocks, g.concerned) == ("rolls", (("roll", asked.id),), range(2))
    assert dice.dice == [3, 4], "nothing of chance is drawn before the answer"
    g.submit(0, ("roll",))
    assert g.state.points == [0, 1] and g.concerned == ()
    assert g.decisions[0].clocks == turn and g.decisions[0].seat == 0


# ---- frames as data ------------------------------------------------------------------------------------------------

UNDER_WAY = [
    Turn(2),
    Doll([3, 0, 1]),
    Fight((0, 2), 1, 0, [3, 0]),
    Blow(1, 2, 0, [4, 5]),
    Bury(1),
    Barter(1, 2, [3]),
    Vote([1], [(2, ("name", 0)), (0, ("name", 1))]),
]


@pytest.mark.parametrize("frame", UNDER_WAY, ids=lambda frame: type(frame).__name__)
def test_a_frame_comes_back_from_what_json_has(frame: Frame) -> None:
    data = freeze(frame)
    assert thaw(Parley.FRAMES, data) == frame


def test_frozen_frames_are_names_and_plain_values() -> None:
    assert freeze(UNDER_WAY[2]) == ["Fight", [0, 2], 1, 0, [3, 0]]
    assert freeze(UNDER_WAY[6]) == ["Vote", [1], [[2, ["name", 0]], [0, ["name", 1]]]]
    fight = thaw(Parley.FRAMES, ["Fight", [0, 2], 1, 0, [3, 0]])
    assert isinstance(fight, Fight) and type(fight.sides) is tuple and type(fight.totals) is list


@pytest.mark.parametrize("data", [["Nobody", 1], ["Turn"], ["Turn", 1, 2]])
def test_what_is_no_frame_is_not_thawed(data: list[Any]) -> None:
    with pytest.raises((KeyError, ValueError)):
        thaw(Parley.FRAMES, data)


@pytest.mark.parametrize("frame", UNDER_WAY, ids=lambda frame: type(frame).__name__)
def test_a_copied_frame_is_another(frame: Frame) -> None:
    copy = frame.copy()
    assert copy == frame and copy is not frame
    for name in frame.FIELDS:
        if isinstance(value := getattr(frame, name), list):
            assert getattr(copy, name) is not value


def test_two_frames_of_one_name_are_refused() -> None:
    @dataclass(slots=True)
    class Turn(Frame):
        seat: int

    with pytest.raises(TypeError, match="two frames"):
        frame_table(Turn, *Parley.FRAMES.values())


def test_a_frame_without_rules_says_so() -> None:
    with pytest.raises(NotImplementedError, match="Frame"):
        Frame().apply(None, 0, PASS)
    assert Frame().choices(None) == [] and Frame().run(None) is False


def test_a_draft_is_read_by_name() -> None:
    draft = [("give",), ("give", 4), ("rider", 7), ("rider", 8)]
    assert (named(draft, "give"), named(draft, "rider"), named(draft, "target")) == (4, 7, None)


def test_rules_are_put_in_the_order_in_which_they_are_carried_out() -> None:
    g = a_parley([1], [2])
    g.then(Bury(0), Bury(1))
    assert [frame.seat for frame in g.stack[-2:]] == [1, 0]  # type: ignore[attr-defined]
