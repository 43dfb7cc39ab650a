"""What is seen of a position, and that the network says of it what the program that fitted it says."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from games.alakazoo import prospects
from games.alakazoo.cards import card_of
from games.alakazoo.rules import Rules

EMPTY = -1
POSITIONS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("prospects.json").read_text("utf-8"))
"""Ends of turns, as a second implementation printed them: the program that fitted the networks."""


def test_rows_and_columns_are_counted_by_what_they_lack():
    # Row 1 alike, row 2 lacks one to two alike; columns: 1 has two unlike, 2 two unlike, 3 one card.
    portal = (0, 1, 2, card_of(1, 3), card_of(1, 4), EMPTY, EMPTY, EMPTY, EMPTY)
    assert prospects.lines(portal) == prospects.Lines(full=1, alike=1, unlike=2, begun=1)


def test_cards_of_a_hand_are_planned_together():
    """Of two heads one makes three unlike with the ear that is held; alone each would do as well."""
    lying = (0, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY)
    heads, ear = (card_of(1, 1), card_of(2, 1)), card_of(1, 2)
    assert prospects.planned(lying, (*heads, ear), 5) == (0, card_of(2, 1), ear, *[EMPTY] * 6)
    assert prospects.planned(lying, (), 5) == lying


def test_a_line_wants_what_lies_in_a_column():
    plan = (0, 1, *[EMPTY] * 7)
    assert prospects.wanted(plan, frozenset([card_of(0, 2)])) == 1, "a third of the same creature"
    assert prospects.wanted(plan, frozenset([card_of(3, 2), card_of(0, 3)])) == 0


def test_runes_that_have_no_place_left_are_counted():
    # Emberdrake: 35 24 15 / 14 45 23 / 25 13 34. All but the head is filled: Flame, Leaf and Stone have no place left,
    # Wave and Gale have one, until the Wave is covered.
    portal = (0, EMPTY, *range(2, 9))
    assert prospects.lacking(0, portal, 0, 3) == [1.5, 1.0, 0.0]
    assert prospects.lacking(0, portal, 1 << 2, 3) == [2.0, 0.5, 0.0]


@pytest.mark.parametrize("row", POSITIONS, ids=lambda row: f"round-{row['round']}-seat-{row['seat']}")
def test_the_network_says_what_the_program_says_that_fitted_it(row: dict[str, Any]):
    seat: int = row["seat"]
    portals = [row["portals"][:9], row["portals"][9:]]
    hands = [row["hand"] if at == seat else [None] * row["rival_hand"] for at in range(2)]
    names = ("first", "round", "finisher", "boards", "runes", "magic", "dark", "points", "columns")
    view = cast(
        Any, SimpleNamespace(options=Rules(), portals=portals, hands=hands, **{name: row[name] for name in names})
    )
    mine = prospects.Belongings(
        tuple(portals[seat]),
        row["runes"][seat],
        tuple(row["hand"]),
        row["magic"][seat],
        row["dark"][seat],
        row["points"][seat],
    )
    assert prospects.Prospects(view, seat).worth(mine) == pytest.approx(row["chance"], abs=2e-5)


@pytest.mark.parametrize(("round_", "finisher", "sprint"), [(9, 1, False), (40, EMPTY, False), (6, EMPTY, True)])
def test_with_the_last_turn_of_the_game_the_outcome_counts(round_: int, finisher: int, sprint: bool):
    """Seat 1 fills its Portal last in the round: 9 own cards earn all seven of the Jury's points (OO-42)."""
    portals = [[EMPTY] * 9, [*range(9, 18)]]
    view = SimpleNamespace(
        options=Rules(sprint=sprint),
        portals=portals,
        hands=[[], []],
        first=0,
        round=round_,
        finisher=finisher,
        boards=[0, 1],
        points=[0, 0],
        columns=[[]] * 4,
    )

    def worth(points: int, theirs: int) -> float:
        view.points = [theirs, 0]
        mine = prospects.Belongings(tuple(portals[1]), 0, (), 0, 0, points)
        return prospects.Prospects(cast(Any, view), 1).worth(mine)

    assert [worth(3, 9), worth(3, 10), worth(3, 11)] == [1.0, 0.5, 0.0]
