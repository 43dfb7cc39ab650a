"""The hard AI: what it makes of a turn, that it sees no more than it may, and that its games come to an end."""

from __future__ import annotations

from typing import Any

import pytest

from games.alakazoo import Alakazoo, hard
from games.alakazoo.cards import SLOT, card_of
from games.alakazoo.rules import Rules
from games.kernel.chance import Chance

from .table import one_tail_short

HARD = Alakazoo.LEVELS["hard"]


def in_round(rounds: int, seats: int = 3) -> Alakazoo:
    """A game of `normal`, in that round."""
    game, rng = Alakazoo.new(bytes(32), seats), Chance(b"behind")
    while game.state.round < rounds:
        asked = game.decisions[0]
        game.submit(asked.seat, Alakazoo.LEVELS["normal"].choose(game.view(asked.seat), asked, rng, 0) or asked.default)
    return game


def test_it_sees_no_card_that_its_seat_may_not_see():
    """Another hand behind the same view makes no difference."""
    game = in_round(3)
    asked = game.decisions[0]
    other = Alakazoo.imagine(game.view(asked.seat), Chance(b"another"))
    assert other.state.hands != game.state.hands
    answers = {HARD.choose(each.view(asked.seat), asked, Chance(b"same"), 4) for each in (game, other)}
    assert len(answers) == 1


@pytest.mark.parametrize("edition", ["castle-keeper", "magic-helper"])
@pytest.mark.parametrize("seats", [2, 4])
def test_hard_players_finish_their_games(seats: int, edition: Any):
    """What it thinks that a card placed or a token laid will change is what the rules change."""
    game, rng = Alakazoo.new(bytes([seats]) * 32, seats, Rules(edition=edition)), Chance(b"thinks")
    while game.decisions:
        asked = game.decisions[0]
        view = game.view(asked.seat)
        answer = HARD.choose(view, asked, rng, 1)
        assert answer in asked.options
        expected = None
        turn = hard.OwnTurn(view, 0, rng)
        if asked.kind == "place" and answer and answer[0] == "place":
            expected = turn.placed(turn.now, answer[1])
        elif asked.kind == "light" and answer:
            expected = turn.covered(turn.now, answer[1])
        game.submit(asked.seat, answer, asked.id)
        rng.word()
        if expected and game.decisions and game.decisions[0].seat == asked.seat and asked.kind == "place":
            assert hard.OwnTurn(game.view(asked.seat), 0, rng).now == expected
        elif expected and not game.outcome:
            assert game.state.runes[asked.seat] & expected.runes == expected.runes or asked.kind == "place"
    assert game.outcome is not None and game.outcome.reason == "finished"
    assert game.state.round <= 20


def test_it_finishes_its_portal_where_it_can():
    table = one_tail_short()
    (asked,) = table.game.decisions
    assert HARD.choose(table.game.view(0), asked, Chance(b"a"), 4) == ("column", 1)


def test_without_a_budget_it_answers_as_normal():
    game = in_round(4)
    asked = game.decisions[0]
    view, rng = game.view(asked.seat), Chance(b"a")
    assert HARD.choose(view, asked, rng, 0) == Alakazoo.LEVELS["normal"].choose(view, asked, rng, 0)


def turn_with(**zones: Any) -> hard.OwnTurn:
    """A turn in which the seat has what is given."""
    game = in_round(4)
    turn = hard.OwnTurn(game.view(game.decisions[0].seat), 0, Chance(b"a"))
    turn.now = turn.now._replace(**zones)
    return turn


def test_a_dark_token_pushes_a_magic_one_out_of_a_full_keeper():
    """OO-33."""
    turn = turn_with(magic=1, dark=2)
    assert turn.darkened(turn.now)[3:5] == (0, 3)
    assert turn.darkened(turn.now._replace(magic=0))[3:5] == (0, 3)
    assert turn.darkened(turn.now._replace(magic=0, dark=3))[3:5] == (0, 3)


def test_too_many_cards_and_tokens_are_trimmed_for_a_dark_token_each():
    """OO-32."""
    hand = tuple(card_of(creature, 1) for creature in range(5))
    turn = turn_with(portal=(-1,) * 9, hand=hand, runes=0b1111111, magic=0, dark=0)
    kept, _ = turn.trimmed(turn.now, turn.prospects)
    assert len(kept.hand) == 4 and set(kept.hand) < set(hand)
    assert kept.runes.bit_count() == 6 and kept.runes & 0b1111111 == kept.runes
    assert kept.dark == 2


def test_a_star_may_go_to_the_keeper_while_there_is_room():
    """OO-23."""
    turn = turn_with(magic=2, dark=0)
    assert SLOT in turn.free(turn.now, 0)
    assert SLOT not in turn.free(turn.now._replace(dark=1), 0)
    assert SLOT not in turn.free(turn.now, 1)


def test_all_throws_together_are_weighed():
    """What one die brings is the mean of what its six faces bring."""
    turn = turn_with()
    faces = [turn.worth(turn.resolved(turn.now, rune)) for rune in range(6)]
    assert turn.rolls()[1] == pytest.approx(sum(faces) / 6)
