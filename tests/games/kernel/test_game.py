"""Questions and their numbers, clocks, refusals, saving: what `Game` does for every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from games.kernel import codec
from games.kernel.errors import EndlessRules, GameOver, IllegalAction, NotYourDecision, StaleDecision
from games.kernel.frames import PASS, Frame, Question, frame_table
from games.kernel.game import Action, Event, Game, HouseRules, Outcome

from .toy import Blow, Bury, Doll, Fight, House, Parley, Turn, Vote, a_parley, ask_anew


def saved(g: Game) -> bytes:
    return codec.dumps(g.snapshot())


def ids(g: Game) -> list[tuple[int, int]]:
    return [(d.seat, d.id) for d in g.decisions]


# ---- a new game ----------------------------------------------------------------------------------------------------


def test_a_new_game_is_dealt_and_asks() -> None:
    g = Parley.new(bytes(32), 3)
    assert g.opening == (Event("dealt", (3,)),)
    assert len(g.decisions) == 1 and g.decisions[0].id == 1 and g.outcome is None and not g.revealed
    assert g.options == House(goal=3)
    g.check()


@pytest.mark.parametrize(
    ("seed", "seats", "options"),
    [(bytes(31), 2, None), (bytes(32), 1, None), (bytes(32), 5, None), (bytes(32), 2, HouseRules())],
)
def test_what_the_game_is_not_for_is_refused(seed: bytes, seats: int, options: Any) -> None:
    with pytest.raises(ValueError):
        Parley.new(seed, seats, options)


def test_the_seed_decides_everything() -> None:
    assert saved(Parley.new(bytes(32), 3)) == saved(Parley.new(bytes(32), 3))
    assert saved(Parley.new(bytes(32), 3)) != saved(Parley.new(b"x" * 32, 3))


# ---- numbers of questions ------------------------------------------------------------------------------------------


def test_each_answer_brings_a_question_with_a_new_number() -> None:
    g = a_parley([1], [2])
    assert ids(g) == [(0, 1)]
    g.submit(0, ("rest",), 1)
    assert ids(g) == [(1, 2)]
    g.submit(1, ("rest",), 2)
    assert ids(g) == [(0, 3)]


def test_a_double_click_is_stale_though_the_same_action_is_listed_again() -> None:
    g = a_parley([1, 1, 1], [2], under_way=(Fight((0, 1), 0, 0, [0, 0]),))
    first = g.decisions[0].id
    g.submit(0, ("strike", 1), first)
    with pytest.raises(NotYourDecision):
        g.submit(0, ("strike", 1), first)
    g.submit(1, PASS)
    before = saved(g)
    with pytest.raises(StaleDecision):
        g.submit(0, ("strike", 1), first)
    assert saved(g) == before
    g.submit(0, ("strike", 1), g.decisions[0].id)


def test_seats_asked_together_share_and_keep_a_number() -> None:
    g = a_parley([1], [2], [3], [1])
    g.submit(0, ("vote",))
    assert ids(g) == [(0, 2), (1, 2), (2, 2), (3, 2)]
    g.submit(1, ("name", 0), 2)
    g.submit(3, ("name", 0), 2)
    assert ids(g) == [(0, 2), (2, 2)]
    g.submit(0, ("name", 1), 2)
    g.submit(2, ("name", 1), 2)
    assert ids(g) == [(1, 3)]


@dataclass(slots=True)
class Stall(Frame):
    """A question for each offer still open, in any order; whoever has none left may only rest."""

    offers: list[tuple[int, str]]
    CLOCK: ClassVar[str] = "turn"

    def choices(self, g: Any) -> list[Question]:
        yes_no: tuple[Action, ...] = (("yes",), ("no",))
        return [Question(seat, "offer", yes_no, ("no",), False, key) for seat, key in self.offers]

    def apply(self, g: Any, seat: int, action: Action, key: str = "") -> None:
        self.offers.remove((seat, key))
        if action == ("yes",):
            self.offers.append((seat, key + "'"))
        g.tell("answered", seat, key, action[0])


class Fair(Parley):
    FRAMES: ClassVar[dict[str, type[Frame]]] = frame_table(Turn, Doll, Fight, Blow, Bury, Vote, Stall)


def a_fair(*offers: tuple[int, str]) -> Fair:
    g = Fair.new(bytes(32), 3)
    g.stack = [Turn(0), Stall(list(offers))]
    ask_anew(g, serial=0)
    return g


def test_several_questions_of_one_seat_have_different_numbers() -> None:
    g = a_fair((0, "a"), (1, "b"), (1, "c"), (2, "d"), (1, "e"))
    assert ids(g) == [(0, 1), (1, 1), (1, 2), (2, 1), (1, 3)]
    assert g.serial == 3
    with pytest.raises(IllegalAction, match="several open questions"):
        g.submit(1, ("no",))
    assert g.submit(1, ("no",), 2) == [Event("answered", (1, "c", "no"))]
    assert ids(g) == [(0, 1), (1, 1), (2, 1), (1, 3)]
    g.submit(1, ("yes",), 1)
    assert ids(g) == [(0, 1), (2, 1), (1, 3), (1, 4)], "only the new question has a new number"
    with pytest.raises(StaleDecision):
        g.submit(1, ("yes",), 2)


def test_the_greatest_number_counts_though_it_is_not_the_last_given() -> None:
    g = a_fair((1, "a"), (1, "b"), (1, "c"), (2, "d"))
    assert ids(g) == [(1, 1), (1, 2), (1, 3), (2, 1)] and g.serial == 3
    g.submit(2, ("yes",), 1)
    assert ids(g)[-1] == (2, 4)


def test_without_a_number_an_action_that_fits_one_question_alone_is_taken() -> None:
    class Two(Stall):
        def choices(self, g: Any) -> list[Question]:
            return [Question(s, "offer", ((key,), ("no",)), ("no",), False, key) for s, key in self.offers]

    g = a_fair((0, "a"), (0, "b"))
    g.stack[-1] = Two([(0, "a"), (0, "b")])
    ask_anew(g)
    assert g.submit(0, ("b",)) == [Event("answered", (0, "b", "b"))]


def test_questions_of_a_covered_frame_are_closed_and_asked_anew() -> None:
    class Interrupting(Stall):
        def apply(self, g: Any, seat: int, action: Action, key: str = "") -> None:
            self.offers.remove((seat, key))
            g.push(Bury(2) if action == ("yes",) else Blow(0, 2, 1, [0, 0]))

    g = a_fair((0, "a"), (1, "b"), (2, "c"))
    g.stack[-1] = Interrupting([(0, "a"), (1, "b"), (2, "c")])
    ask_anew(g)
    g.submit(0, ("no",), 2)
    assert ids(g) == [(1, 2), (2, 2)], "what asked nobody in between closes nothing"
    g.submit(1, ("yes",), 2)
    assert ids(g) == [(2, 3)] and g.decisions[0].kind == "bury"
    with pytest.raises(StaleDecision):
        g.submit(2, ("no",), 2)
    g.submit(2, ("keep",), 3)
    assert ids(g) == [(2, 4)] and g.decisions[0].kind == "offer"


def test_a_frame_above_asks_under_a_number_of_its_own() -> None:
    class Calling(Doll):
        def apply(self, g: Any, seat: int, action: Action, key: str = "") -> None:
            self.waiting.remove(seat)
            g.push(Bury(2))

    g = a_parley([1], [2], [3], under_way=(Calling([1, 2]),))
    assert ids(g) == [(1, 1), (2, 1)]
    g.submit(1, PASS)
    assert ids(g) == [(2, 2)] and g.decisions[0].kind == "bury"
    with pytest.raises(StaleDecision):
        g.submit(2, PASS, 1)
    g.submit(2, ("keep",), 2)
    assert ids(g) == [(2, 3)] and g.decisions[0].kind == "doll"


# ---- clocks --------------------------------------------------------------------------------------------------------


def clocks(g: Game) -> list[tuple[tuple[str, int], ...]]:
    return [d.clocks for d in g.decisions]


def test_a_clock_runs_through_the_unbroken_run_of_a_seat() -> None:
    g = a_parley([1, 1, 3], [2], deck=(1, 2, 3, 3))
    turn = clocks(g)
    assert [[name for name, _ in each] for each in turn] == [["turn"]]
    for action in (("barter",), ("give", 1), ("back",), ("give", 3)):
        g.submit(0, action)
        assert clocks(g) == turn, action
    g.submit(0, ("give", 1))
    assert g.decisions[0].seat == 1 and clocks(g) != turn
    assert clocks(g)[0][0][0] == "turn"


def test_a_window_has_a_clock_of_its_own_and_keeps_it_to_the_last_answer() -> None:
    g = a_parley([1], [2], [3], [2])
    turn = clocks(g)[0]
    g.submit(0, ("attack", 1))
    window = clocks(g)[0]
    assert window[0][0] == "window" and clocks(g) == [window] * 3 and window != turn
    g.submit(2, PASS)
    assert clocks(g) == [window] * 2
    g.submit(1, PASS)
    assert clocks(g) == [window], "nor is it renewed for the last one"
    g.submit(3, PASS)
    assert clocks(g)[0] not in (turn, window)


def test_two_windows_have_two_clocks_also_of_a_single_seat() -> None:
    g = a_parley([0], [2], under_way=(Doll([0]), Doll([0])))
    first = clocks(g)
    g.submit(0, PASS)
    assert clocks(g) != first and clocks(g)[0][0][0] == "window"


def test_the_last_asked_together_keeps_the_clock() -> None:
    g = a_parley([1], [2], under_way=(Vote([0, 1], []), Vote([0, 1], [])))
    first = clocks(g)
    assert first[0] == first[1]
    g.submit(0, ("name", 1))
    assert clocks(g) == first[:1]
    g.submit(1, ("name", 0))
    assert clocks(g)[0] not in first and len(g.decisions) == 2


def test_a_rule_may_start_a_new_clock_for_the_same_seat() -> None:
    g = a_parley([1], [2], under_way=(Bury(0),))
    first = clocks(g)
    g.new_clock()
    g.submit(0, ("keep",))
    assert g.decisions[0].seat == 0 and clocks(g) != first
    again = clocks(g)
    g.submit(0, ("peek",))
    assert clocks(g) == again, "once"


def test_every_clock_number_is_new() -> None:
    g, seen = a_parley([1, 2], [2, 2], dice=(1, 2)), list[tuple[str, int]]()
    for action in (("rest",), ("attack", 0), PASS, ("strike", 2), PASS, PASS, ("rest",)):
        [(clock,)] = clocks(g)
        if clock not in seen:
            assert not seen or clock[1] == seen[-1][1] + 1
            seen.append(clock)
        g.submit(g.decisions[0].seat, action)
    assert len(seen) == 7


def test_clocks_survive_saving_and_imagining() -> None:
    g = a_parley([1], [2], [3])
    g.submit(0, ("attack", 1))
    g.submit(1, PASS)
    assert clocks(Parley.restore(g.snapshot())) == clocks(g)
    assert g.decisions == Parley.restore(g.snapshot()).decisions
    assert clocks(a_fair((0, "a"), (1, "b"))) == clocks(Fair.restore(a_fair((0, "a"), (1, "b")).snapshot()))


# ---- refusals ------------------------------------------------------------------------------------------------------

REFUSED: list[tuple[Callable[[Parley], Any], type[IllegalAction]]] = [
    (lambda g: g.submit(0, ("rest",)), NotYourDecision),
    (lambda g: g.submit(0, ("pass",), 2), NotYourDecision),
    (lambda g: g.submit(7, ("pass",)), NotYourDecision),
    (lambda g: g.submit(-1, ("pass",)), NotYourDecision),
    (lambda g: g.submit(2, ("pass",), 1), StaleDecision),
    (lambda g: g.submit(2, ("pass",), 3), StaleDecision),
    (lambda g: g.submit(1, ("doll",), 2), IllegalAction),
    (lambda g: g.submit(1, ("doll",)), IllegalAction),
    (lambda g: g.submit(1, ()), IllegalAction),
    (lambda g: g.submit(1, ("pass", 1)), IllegalAction),
    (lambda g: g.submit(1, ["pass"]), IllegalAction),  # type: ignore[arg-type]
    (lambda g: g.submit(1, "pass"), IllegalAction),  # type: ignore[arg-type]
    (lambda g: g.submit(1, None), IllegalAction),  # type: ignore[arg-type]
    (lambda g: g.retire(1), IllegalAction),
]


@pytest.mark.parametrize(("wrong", "error"), REFUSED)
def test_a_refused_action_changes_nothing(wrong: Callable[[Parley], Any], error: type[IllegalAction]) -> None:
    g = a_parley([1], [2], [0])
    g.submit(0, ("attack", 1))
    before, decisions = saved(g), g.decisions
    with pytest.raises(IllegalAction) as refusal:
        wrong(g)
    assert type(refusal.value) is error
    assert saved(g) == before and g.decisions is decisions


@pytest.mark.parametrize(
    ("seat", "number", "error"),
    [(1, 1, NotYourDecision), (1, None, NotYourDecision), (0, 2, StaleDecision), (0, 0, StaleDecision)],
)
def test_only_the_asked_seat_answers_under_its_number(
    seat: int, number: int | None, error: type[IllegalAction]
) -> None:
    g = a_parley([1], [2])
    before = saved(g)
    with pytest.raises(error):
        g.submit(seat, ("rest",), number)
    assert saved(g) == before
    g.submit(0, ("rest",), 1)


def test_a_refusal_names_the_options_of_that_seat_alone() -> None:
    g = a_parley([1], [2], [0])
    g.submit(0, ("attack", 1))
    with pytest.raises(IllegalAction) as refusal:
        g.submit(1, ("doll",))
    assert refusal.value.options == (PASS,)


def test_an_action_is_taken_as_it_is_listed() -> None:
    g = a_parley([1, 2], [2], under_way=(Fight((0, 1), 0, 0, [0, 0]),))
    [event] = g.submit(0, ("strike", True))
    assert type(event.data[1]) is int


def test_after_the_end_all_is_refused() -> None:
    g = a_parley([1], [2])
    g.state.turn = 23
    g.state.points = [1, 2]
    g.submit(0, ("rest",))
    assert g.outcome == Outcome((2, 1), (1,), (1, 2), "rounds") and g.decisions == () and g.stack == []
    before = saved(g)
    for seat, number in ((0, None), (1, 1), (9, None)):
        with pytest.raises(GameOver):
            g.submit(seat, ("rest",), number)
    assert saved(g) == before
    assert Parley.restore(g.snapshot()).outcome == g.outcome


# ---- what can be taken back ----------------------------------------------------------------------------------------


def test_revealed_says_whether_chance_was_used_or_something_shown() -> None:
    g = a_parley([1, 1], [2, 0], deck=(1, 2, 3, 3))
    g.submit(0, ("barter",))
    assert not g.revealed
    g.submit(0, ("give", 1))
    assert not g.revealed
    g.submit(0, ("give", 1))
    assert g.revealed, "a card was drawn"
    g.submit(1, ("attack", 0))
    assert not g.revealed and not Parley.restore(g.snapshot()).revealed
    g.submit(0, PASS)
    assert not g.revealed, "a refused or earlier one does not count"


def test_a_die_reveals_also_without_an_event_of_reveals() -> None:
    g = Parley.new(bytes(32), 2)
    g.state.hands = [[], [2]]
    g.stack.append(Fight((0, 1), 1, 1, [0, 0]))
    ask_anew(g)
    [event] = g.submit(1, PASS)
    assert event.kind == "fought" and event.kind not in Parley.REVEALS
    assert g.revealed and Parley.restore(g.snapshot()).revealed and g.copy().revealed


# ---- saving and copying --------------------------------------------------------------------------------------------


def a_window_half_answered() -> Parley:
    g = a_parley([1], [2], [0], [3])
    g.submit(0, ("attack", 1))
    g.submit(3, PASS)
    return g


def test_open_questions_keep_their_numbers() -> None:
    g = a_window_half_answered()
    again = Parley.restore(codec.loads(saved(g)))
    assert again.decisions == g.decisions and saved(again) == saved(g)
    again.submit(2, ("doll",), g.decisions[1].id)


def test_a_serial_asks_anew_above_it() -> None:
    g = a_window_half_answered()
    data = g.snapshot()
    g.submit(1, PASS)
    g.submit(2, PASS)
    undone = Parley.restore(data, serial=g.serial)
    assert ids(undone) == [(1, g.serial + 1), (2, g.serial + 1)]
    with pytest.raises(StaleDecision):
        undone.submit(1, PASS, data["asked"][0][2])
    undone.submit(1, PASS, g.serial + 1)
    assert undone.serial == g.serial + 1


def test_a_serial_below_the_own_does_not_use_numbers_twice() -> None:
    g = a_window_half_answered()
    assert ids(Parley.restore(g.snapshot(), serial=1)) == [(1, 3), (2, 3)]


def test_a_copy_goes_its_own_way() -> None:
    g = a_window_half_answered()
    before, copy = saved(g), g.copy()
    assert saved(copy) == before and copy.decisions == g.decisions and copy.opening == ()
    copy.submit(2, ("doll",))
    assert saved(g) == before and saved(copy) != before
    g.submit(1, PASS)
    assert ids(g) == [(2, 2)], "a copy keeps the numbers, and asking does not renew them"


class Older(Parley):
    """Parley two schemas later: the points have been renamed twice."""

    SCHEMA: ClassVar[int] = 3

    @staticmethod
    def _first(data: dict[str, Any]) -> dict[str, Any]:
        state = dict(data["state"])
        state["stars"] = state.pop("score")
        return data | {"state": state}

    @staticmethod
    def _second(data: dict[str, Any]) -> dict[str, Any]:
        state = dict(data["state"])
        state["points"] = [stars + 10 for stars in state.pop("stars")]
        return data | {"state": state}

    MIGRATIONS: ClassVar[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {1: _first, 2: _second}


def older(schema: int, name: str) -> dict[str, Any]:
    data = a_window_half_answered().snapshot()
    data["schema"] = schema
    data["state"][name] = data["state"].pop("points")
    return data


def test_older_schemas_are_brought_up_to_date_step_by_step() -> None:
    assert Older.restore(older(1, "score")).state.points == [10, 10, 10, 10]
    assert Older.restore(older(2, "stars")).state.points == [10, 10, 10, 10]
    assert Older.restore(older(3, "points")).state.points == [0, 0, 0, 0]
    assert Older.restore(older(1, "score")).snapshot()["schema"] == 3


def test_a_newer_schema_and_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="schema 4 is newer than this parley, which knows 3"):
        Older.restore(older(4, "points"))
    with pytest.raises(ValueError, match="'go' is no parley"):
        Parley.restore(a_window_half_answered().snapshot() | {"game": "go"})


def test_game_snapshot_and_restored_game_are_independent() -> None:
    g = a_window_half_answered()
    data = g.snapshot()
    text = codec.dumps(data)
    again = Parley.restore(data)
    g.submit(2, ("doll",))
    again.submit(1, PASS)
    again.submit(2, PASS)
    assert codec.dumps(data) == text


# ---- views ---------------------------------------------------------------------------------------------------------


def test_a_view_shows_own_and_public_questions_whole() -> None:
    g = a_window_half_answered()
    mine = g.view(2).decisions
    assert [(d.seat, d.id, d.kind, d.options, d.default) for d in mine] == [
        (1, 2, "doll", (), ()),
        (2, 2, "doll", (("doll",), PASS), PASS),
    ]
    assert all(d.options == () for d in g.view(None).decisions)
    assert a_parley([1], [2]).view(1).decisions[0].options[-1] == ("rest",)


def test_a_view_finds_its_highest_frame_of_a_kind() -> None:
    view = a_window_half_answered().view(2)
    assert type(view.find(Fight)) is Fight and view.frame(Fight) is view.find(Fight)
    assert view.find(Vote) is None
    with pytest.raises(LookupError, match="no Vote is under way"):
        view.frame(Vote)


def test_an_imagined_game_asks_the_same_under_the_same_numbers() -> None:
    g = Parley.new(bytes(32), 4)
    g.submit(g.decisions[0].seat, g.decisions[0].options[0])
    g.submit(g.decisions[1].seat, PASS)
    assert len(g.decisions) == 2
    for seat in (None, 0, 1, 2, 3):
        rng = Parley.new(bytes(32), 2).chance.fork("bot")
        seed, world = rng.seed, Parley.imagine(g.view(seat), rng)
        assert world.view(seat) == g.view(seat)
        assert ids(world) == ids(g) and clocks(world) == clocks(g)
        assert world.chance.seed not in (g.chance.seed, seed), "its chance is its own"
    again = Parley.new(bytes(32), 2).chance.fork("bot")
    worlds = [saved(Parley.imagine(g.view(1), again)) for _ in range(8)]
    assert len(set(worlds)) > 1, "one stream imagines many worlds"
    chances = [Parley.dream(g.view(1), g.state.copy(), again).chance.seed for _ in range(3)]
    assert len(set(chances)) == 3, "and each has other chance, also where nothing was dealt"


def test_check_wants_a_question_or_an_end() -> None:
    g = a_parley([1], [2])
    g.decisions = ()
    with pytest.raises(AssertionError, match="somebody is asked"):
        Game.check(g)


def test_the_bare_game_leaves_rules_to_its_kinds() -> None:
    for missing in (lambda: Game.set_up(None), lambda: Game.view(None, 1), lambda: Game.imagine(None, None)):  # type: ignore[arg-type]
        with pytest.raises(NotImplementedError):
            missing()


class Endless(Frame[Game]):
    """A rule that never comes to an end."""

    def run(self, g: Game) -> bool:
        return True


def test_rules_without_end_are_stopped_and_the_rule_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Parley, "set_up", lambda self: self.push(Endless()))
    with pytest.raises(EndlessRules, match=r"steps without a question, the last of them of Endless in .*test_game\.py"):
        Parley.new(bytes(32), 3)
