"""The hard AI: what it sees in a hand, that it thinks ahead, and that its games come to an end."""

from __future__ import annotations

from typing import Any

import pytest

from games.alakazoo import Alakazoo, hard
from games.alakazoo.cards import card_of
from games.alakazoo.rules import Rules
from games.kernel.chance import Chance

from .table import one_tail_short

EMPTY = -1


def test_rows_and_columns_are_counted_by_what_they_lack():
    # Row 1 alike, row 2 lacks one to two alike; columns: 1 has two unlike, 2 two unlike, 3 one card.
    portal = (0, 1, 2, card_of(1, 3), card_of(1, 4), EMPTY, EMPTY, EMPTY, EMPTY)
    assert hard.lines(portal) == hard.Lines(full=1, alike=1, unlike=2, begun=1)


def test_cards_of_a_hand_are_planned_together():
    """Of two heads one makes three unlike with the ear that is held; alone each would do as well."""
    lying = (0, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY)
    heads, ear = (card_of(1, 1), card_of(2, 1)), card_of(1, 2)
    assert hard.planned(lying, (*heads, ear), 5) == (0, card_of(2, 1), ear, *[EMPTY] * 6)
    assert hard.planned(lying, (), 5) == lying


def test_a_line_wants_what_lies_in_a_column():
    plan = (0, 1, *[EMPTY] * 7)
    assert hard.wanted(plan, frozenset([card_of(0, 2)])) == 1, "a third of the same creature"
    assert hard.wanted(plan, frozenset([card_of(3, 2), card_of(0, 3)])) == 0


def test_it_sees_no_card_that_its_seat_may_not_see():
    """Another hand behind the same view makes no difference."""
    game = Alakazoo.new(bytes(32), 3)
    rng = Chance(b"behind")
    while game.state.round < 3:
        asked = game.decisions[0]
        game.submit(asked.seat, Alakazoo.LEVELS["normal"].choose(game.view(asked.seat), asked, rng, 0) or asked.default)
    asked = game.decisions[0]
    view = game.view(asked.seat)
    other = Alakazoo.imagine(view, Chance(b"another"))
    assert other.state.hands != game.state.hands
    answers = {
        Alakazoo.LEVELS["hard"].choose(each.view(asked.seat), asked, Chance(b"same"), 16) for each in (game, other)
    }
    assert len(answers) == 1


@pytest.mark.parametrize("edition", ["castle-keeper", "magic-helper"])
@pytest.mark.parametrize("seats", [2, 4])
def test_hard_players_finish_their_games(seats: int, edition: Any):
    game, rng = Alakazoo.new(bytes([seats]) * 32, seats, Rules(edition=edition)), Chance(b"thinks")
    while game.decisions:
        asked = game.decisions[0]
        answer = Alakazoo.LEVELS["hard"].choose(game.view(asked.seat), asked, rng, 8)
        assert answer in asked.options
        game.submit(asked.seat, answer, asked.id)
        rng.word()
    assert game.outcome is not None and game.outcome.reason == "finished"
    assert game.state.round <= 20


def test_it_finishes_its_portal_where_it_can():
    table = one_tail_short()
    (asked,) = table.game.decisions
    assert Alakazoo.LEVELS["hard"].choose(table.game.view(0), asked, Chance(b"a"), 32) == ("column", 1)


def test_weights_are_those_of_the_traits():
    game = Alakazoo.new(bytes(32), 2)
    while not hard.Judge().is_under_way(game):
        game.submit(game.decisions[0].seat, game.decisions[0].default)
    assert list(hard.WEIGHTS) == list(hard.features(game.view(0)))
    assert len(hard.LATE) == len(hard.EARLY) == len(hard.WEIGHTS) // 2
