from __future__ import annotations

import pickle

import pytest

from games.kernel.errors import GameOver, IllegalAction, NoSeat, NotYourDecision, StaleDecision


@pytest.mark.parametrize("kind", [IllegalAction, NoSeat, NotYourDecision, StaleDecision, GameOver])
def test_a_refusal_says_who_what_why_and_what_instead(kind: type[IllegalAction]) -> None:
    error = kind(2, ("potion", 17), (("pass",), ("potion", 3)), "is spent")
    assert isinstance(error, ValueError)
    assert (error.seat, error.action, error.options, error.why) == (
        2,
        ("potion", 17),
        (("pass",), ("potion", 3)),
        "is spent",
    )
    assert str(error) == "seat 2: ('potion', 17) is spent; allowed: ('pass',), ('potion', 3)"


def test_without_a_reason_it_is_not_among_the_options() -> None:
    assert str(IllegalAction(0, ("fly",))) == "seat 0: ('fly',) is not among its options; allowed: nothing"


def test_a_refusal_crosses_a_process() -> None:
    error = pickle.loads(pickle.dumps(StaleDecision(1, ("a",), (("b",),), "answers question 3, which is not open")))
    assert type(error) is StaleDecision
    assert (error.seat, error.action, error.options) == (1, ("a",), (("b",),))
    assert "question 3" in str(error)
