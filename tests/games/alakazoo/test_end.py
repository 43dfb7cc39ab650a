"""The end of a game and the Magic Jury (OO-40, OO-42 … OO-44)."""

from __future__ import annotations

from typing import Any

import pytest

from games.alakazoo import Alakazoo
from games.alakazoo.jury import jury
from games.alakazoo.worth import NOBODY, Hopes
from games.kernel.game import Outcome

from .table import LETTERS, TYPES, Table, a_table, card

ALL_BUT_TAIL = "M-left-ear M-head T-right-ear M-left-hand T-torso V-right-hand M-left-leg V-right-leg"
LIT_TAIL = "tail:Flame tail:Leaf"  # of Emberdrake's board
LIT_G_TAIL = "tail:Wave tail:Stone"
COLUMNS = ("N-left-ear", "N-left-hand", "", "")


def portal(letters: str) -> list[int]:
    """A Portal from the creatures' letters, space by space; ``.`` is empty."""
    return [-1 if c == "." else 9 * LETTERS.index(c) + n for n, c in enumerate(letters.replace(" ", ""))]


def one_card_short(boards: str = "EGM", seat: int = 0, lit: str = LIT_TAIL, card: str = "M-tail", **more: Any) -> Table:
    """A seat lacks the tail, whose space is lit, and holds one; it takes a column, and then may place it."""
    known: dict[str, Any] = {"turn": seat, "portals": {seat: ALL_BUT_TAIL}, "hands": {seat: card}}
    return a_table(boards, runes={seat: lit}, columns=COLUMNS, **known | more).play("column 0", f"place {card}")


# ---- the end -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OO-40")
def test_the_ninth_space_gives_a_point_at_once_and_the_round_goes_on():
    table = one_card_short()
    assert table.said("finished") == [(0, 1)]
    assert table.game.state.points == [2, 0, 0], "first of its type, and the fastest"
    assert table.asked == (1, "turn")
    table.play("skip")
    assert table.asked == (2, "turn")
    table.play("skip")
    assert table.game.outcome is not None, "up to, not including, the first player"


@pytest.mark.rule("OO-40")
def test_a_finisher_leaves_only_the_seats_before_the_first_player():
    table = one_card_short(first=2)
    assert table.asked == (1, "turn")
    assert table.play("skip").game.outcome is not None


@pytest.mark.rule("OO-40")
def test_with_the_last_of_the_round_the_game_ends_at_once():
    table = one_card_short(first=1, hands={0: "M-tail N-head N-tail N-torso N-left-leg"})
    assert table.game.outcome is not None, "not even the hand of five is trimmed"
    assert table.said("finished") == [(0, 1)]


@pytest.mark.rule("OO-40")
def test_a_later_finisher_of_that_round_gets_no_such_point():
    filled = "G-" + " G-".join(TYPES)
    table = one_card_short(seat=1, lit=LIT_G_TAIL, finisher=0, portals={0: filled, 1: ALL_BUT_TAIL})
    assert table.said("finished") == [(1, 0)]
    assert table.said("placed") == [(1, card("M-tail"), 0, 0)]
    assert table.game.state.points == [0, 0, 0]
    assert table.asked == (2, "turn")


@pytest.mark.rule("OO-40")
def test_eight_filled_spaces_end_nothing():
    table = one_card_short("EG", first=1, portals={0: ALL_BUT_TAIL.removesuffix(" V-right-leg")})
    assert table.said("finished") == [] and table.game.outcome is None


@pytest.mark.rule("OO-44")
def test_after_forty_rounds_the_game_is_scored():
    table = a_table("EG", first=0, turn=0, round=40, points={0: 3, 1: 5}, portals={1: "G-head"}).play("skip")
    assert table.asked == (1, "turn"), "the fortieth round is played to its end"
    table.play("skip")
    assert table.game.outcome == Outcome((2, 1), (1,), (3, 6), "rounds")
    assert table.said("ended") == [("rounds", 1)]
    table = a_table("EG", turn=1, round=39).play("skip")
    assert (table.game.outcome, table.game.state.round) == (None, 40)


@pytest.mark.rule("OO-40")
def test_turns_and_rounds_are_told():
    table = a_table("EG", columns=("M-head", "", "", ""), first=1, turn=1, round=4).play("skip")
    assert table.told == [("skipped", 1, 0), ("turn", 0)]
    assert table.play("skip").told == [("skipped", 0, 0), ("round", 5), ("turn", 1)]


@pytest.mark.rule("OO-45")
def test_a_sprint_is_scored_after_six_rounds():
    table = a_table("EG", sprint=True, round=6, points={0: 3, 1: 5}, portals={1: "G-head"}).play("skip")
    assert table.asked == (1, "turn"), "the sixth round is played to its end"
    table.play("skip")
    assert table.game.outcome == Outcome((2, 1), (1,), (3, 6), "sprint"), "the Jury gives 1 for the own creature alone"
    assert table.said("ended") == [("sprint", 1)]
    table = a_table("EG", sprint=True, turn=1, round=5).play("skip")
    assert (table.game.outcome, table.game.state.round) == (None, 6)


@pytest.mark.rule("OO-45", "OO-20")
def test_a_lost_turn_is_one_of_the_six():
    table = a_table("EG", edition="magic-helper", sprint=True, round=6, dark={1: 3}, columns=COLUMNS).play("column 0")
    assert table.said("turn-lost") == [(1, 3)]
    assert table.game.outcome == Outcome((1, 1), (0, 1), (0, 0), "sprint"), "ties share"


@pytest.mark.rule("OO-45", "OO-40")
def test_a_portal_filled_in_the_sixth_round_of_a_sprint():
    table = one_card_short("EG", sprint=True, round=6)
    assert table.asked == (1, "turn")
    outcome = table.play("skip").game.outcome
    assert outcome is not None and outcome.reason == "finished"


@pytest.mark.rule("OO-43", "OO-42")
def test_most_points_win():
    # The last to finish: 1 for the fastest, own creature, first of its type; then the Jury (rows and columns below).
    table = one_card_short(
        card="E-tail", first=1, points={0: 4, 1: 9, 2: 11}, portals={0: ALL_BUT_TAIL, 1: "G-head G-torso G-tail"}
    )
    # Emberdrake: M M T mixed, M T V different, M E V different; columns M M M same, M T E different, T V V mixed;
    #   not all its own: 4 points. 4 + 1 own (the tail was filled by seat 1: no first) + 1 fastest + 4 = 10.
    # Goldcrest: one column G G G, all its own: 9 + 2 = 11. Mosshorn: nothing: 11.
    assert table.game.outcome == Outcome((3, 1, 1), (1, 2), (10, 11, 11), "finished")
    assert table.said("ended") == [("finished", 1, 2)]


@pytest.mark.rule("OO-43")
@pytest.mark.parametrize(
    ("points", "places", "winners"),
    [
        ((5, 3, 4), (1, 3, 2), (0,)),
        ((5, 5, 4), (1, 1, 3), (0, 1)),
        ((3, 5, 3), (2, 1, 2), (1,)),
        ((0, 0, 0), (1, 1, 1), (0, 1, 2)),
    ],
)
def test_ties_share_their_place(points: tuple[int, ...], places: tuple[int, ...], winners: tuple[int, ...]):
    table = a_table("EGM", first=0, turn=2, round=40, points=dict(enumerate(points))).play("skip")
    assert table.game.outcome == Outcome(places, winners, points, "rounds")


# ---- the Magic Jury ------------------------------------------------------------------------------------------------


@pytest.mark.rule("OO-42")
@pytest.mark.parametrize(
    ("letters", "rows", "columns", "board"),
    [
        # All of the own creature: 3 + 3 + 1 = 7, the most there is.
        ("EEE EEE EEE", "111", "111", 1),
        # A Latin square of three creatures: every line has three different ones.
        ("EGM GME MEG", "111", "111", 0),
        # Rows of one creature each: columns of three different ones.
        ("EEE GGG MMM", "111", "111", 0),
        # Two and one in every line.
        ("EEG EGE GEE", "000", "000", 0),
        # Nothing placed: no line, and no card for the board's point.
        ("... ... ...", "000", "000", 0),
        # One own card: the board's point needs no filled Portal.
        ("... .E. ...", "000", "000", 1),
        # One card of another creature.
        ("... .G. ...", "000", "000", 0),
        # A full row of three different, the rest unfilled; two of three are no line.
        ("EGM EE. ...", "100", "000", 0),
        # A column of the own creature and nothing else.
        ("E.. E.. E..", "000", "100", 1),
        # All of one creature, but not the board's: six lines and no seventh point.
        ("GGG GGG GGG", "111", "111", 0),
    ],
)
def test_the_jury_gives_zero_to_seven_points(letters: str, rows: str, columns: str, board: int):
    lines = jury(LETTERS.index("E"), portal(letters))
    assert [(line.kind, line.number) for line in lines] == [
        *(("row", 1), ("row", 2), ("row", 3)),
        *(("column", 1), ("column", 2), ("column", 3)),
        ("board", 0),
    ]
    assert "".join(str(line.points) for line in lines) == rows + columns + str(board)


@pytest.mark.rule("OO-42")
def test_each_line_says_its_cards_and_why():
    lines = jury(LETTERS.index("E"), portal("EEE EGM GG."))
    found = [(line.kind, line.number, line.reason, line.points) for line in lines]
    assert found == [
        ("row", 1, "same", 1),
        ("row", 2, "different", 1),
        ("row", 3, "unfilled", 0),
        ("column", 1, "mixed", 0),
        ("column", 2, "mixed", 0),
        ("column", 3, "unfilled", 0),
        ("board", 0, "foreign", 0),
    ]
    assert lines[1].cards == (card("E-left-hand"), card("G-torso"), card("M-right-hand"))
    assert lines[5].cards == (card("E-right-ear"), card("M-right-hand"), -1)
    assert jury(0, portal("... ... ..."))[6].reason == "empty"
    assert jury(0, portal("E.. ... ..."))[6].reason == "own"


@pytest.mark.rule("OO-42")
def test_the_jury_is_told_line_by_line_and_counts():
    table = a_table("EG", first=0, turn=1, round=40, portals={0: "E-left-ear M-head V-right-ear"}).play("skip")
    told = table.said("jury")
    assert told[:7] == [
        (0, "row", 1, 1, "different"),
        (0, "row", 2, 0, "unfilled"),
        (0, "row", 3, 0, "unfilled"),
        (0, "column", 1, 0, "unfilled"),
        (0, "column", 2, 0, "unfilled"),
        (0, "column", 3, 0, "unfilled"),
        (0, "board", 0, 0, "foreign"),
    ]
    assert table.game.outcome is not None and table.game.outcome.points == (1, 0)


@pytest.mark.rule("OO-42")
def test_a_view_can_ask_the_jury():
    table = a_table("EG", portals={1: "G-left-ear G-head G-right-ear"})
    for seat in (None, 0, 1):
        lines = table.game.view(seat).jury(1)
        assert [(line.kind, line.number, line.reason) for line in lines if line.points] == [
            ("row", 1, "same"),
            ("board", 0, "own"),
        ]


@pytest.mark.rule("OO-40")
def test_a_game_with_a_finisher_is_saved_and_copied_whole():
    table = one_card_short()
    for game in (table.game.copy(), Alakazoo.restore(table.game.snapshot())):
        assert game.state.finisher == 0
        game.submit(1, ("skip",))
        game.submit(2, ("skip",))
        assert game.outcome is not None
    assert table.game.outcome is None


@pytest.mark.rule("OO-40")
def test_the_fastest_has_a_point_that_later_finishers_have_not_and_the_ai_knows():
    hopes = list[float]()
    for finisher in (NOBODY, 1):
        table = a_table("EGM", runes={0: LIT_TAIL}, columns=COLUMNS, portals={0: ALL_BUT_TAIL}, hands={0: "M-tail"})
        table.game.state.finisher = finisher
        hopes.append(Hopes(table.game.view(0)).worth(card("M-tail")))
    assert hopes[0] - hopes[1] == 1
