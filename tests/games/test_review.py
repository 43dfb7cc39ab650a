"""What a decision cost: labels, accuracy, drafts put together, and that a bad answer is found out."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from games.kernel.chance import Chance
from games.kernel.frames import BACK
from games.kernel.review import Choice, Cost, Drafts, accuracy, can_be_judged, cost, move_accuracy
from tables.reviewer import Look, Looked, best_of, look, worst
from tables.thinkers import words_of


@pytest.mark.parametrize(
    ("loss", "error", "label"),
    [
        (0.0, 0.0, "excellent"),
        (-0.2, 0.01, "excellent"),
        (0.019, 0.0, "excellent"),
        (0.03, 0.0, "good"),
        (0.05, 0.02, "slip"),
        (0.05, 0.025, "good"),  # not greater than two standard errors
        (0.149, 0.01, "slip"),
        (0.15, 0.01, "blunder"),
        (0.4, 0.21, "good"),
    ],
)
def test_a_loss_has_a_label_only_where_it_is_sure(loss: float, error: float, label: str) -> None:
    assert Cost(0.5, loss, error).label == label


def test_the_accuracy_of_a_decision_is_that_of_lichess() -> None:
    """103.1668 · exp(−0.04354 · points) − 3.1669 (lichess.org/page/accuracy), by hand."""
    assert move_accuracy(0.0) == pytest.approx(100.0, abs=0.01)
    assert move_accuracy(0.10) == pytest.approx(63.58, abs=0.05)
    assert move_accuracy(0.50) == pytest.approx(8.53, abs=0.05)
    assert move_accuracy(1.0) == 0.0 and move_accuracy(-0.3) == pytest.approx(100.0, abs=0.01)


def test_one_disaster_shows_in_the_accuracy_of_a_game() -> None:
    steady = [Cost(0.5, 0.0, 0.0)] * 20
    assert accuracy([]) == 100.0 and accuracy(steady) == pytest.approx(100.0, abs=0.01)
    # 19 at 100 and one at 8.53: plain mean 95.4, harmonic 20 / (19/100 + 1/8.53) = 65.1
    assert accuracy([*steady[:-1], Cost(0.5, 0.5, 0.0)]) == pytest.approx((95.4 + 65.1) / 2, abs=0.3)
    # where chances went up and down a decision weighs more
    wild = [Cost(0.5, 0.0, 0.0)] * 18 + [Cost(0.9, 0.5, 0.0), Cost(0.4, 0.0, 0.0)]
    assert accuracy(wild) < accuracy([*steady[:-1], Cost(0.5, 0.5, 0.0)])


def played(key: str, number: int) -> list[tuple[Any, Choice]]:
    """The choices of the first seat in a game of `normal`, each with the game that it was made in."""
    kind = GAMES[key]
    game, rng = kind.new(number.to_bytes(32, "little"), 3), Chance(b"review")
    drafts, found, ai = Drafts(0), list[tuple[Any, Choice]](), kind.LEVELS["normal"]
    for _ in range(400):
        if not game.decisions:
            break
        asked = rng.choice(game.decisions)
        action = ai.choose(game.view(asked.seat), asked, rng, 0)
        if action is None:
            continue
        if asked.seat == 0 and (choice := drafts.choice(game, asked.id, action)) is not None:
            found.append((game.copy(), choice))
        game.submit(asked.seat, action, asked.id)
    return found


@pytest.mark.parametrize("key", GAMES)
def test_a_choice_is_whole_and_begins_where_nothing_had_been_said(key: str) -> None:
    found = played(key, 3)
    assert len(found) > 8
    assert any(len(choice.played) > 1 for _, choice in found)
    for _, choice in found:
        assert BACK not in choice.played and BACK not in choice.decision.options
        assert len(choice.decision.options) > 1 and choice.view.seat == 0
        assert choice.played[0] in choice.decision.options


@pytest.mark.parametrize("key", GAMES)
def test_a_review_thinks_of_nothing_but_the_view(key: str) -> None:
    """The same view behind which another game lies: the same finding."""
    kind = GAMES[key]
    assert can_be_judged(kind)
    _, choice = played(key, 5)[6]
    other = kind.imagine(choice.view, Chance(b"elsewhere")).view(0)
    seed = bytes(range(32))
    one, two = [
        look(Look(key, choice._replace(view=view), None, range(8), seed, deeper=1)) for view in (choice.view, other)
    ]
    assert one == two


def test_throwing_a_turn_away_is_called_so() -> None:
    """Alakazoo: to swap cards turn after turn, whatever one holds."""
    kind = GAMES["alakazoo"]
    costs: list[float] = []
    for _, choice in played("alakazoo", 7):
        if choice.decision.kind == "turn" and ("swap",) in choice.decision.options:
            rng = Chance(b"plant")
            bad = words_of(kind, Says(("swap",), kind.LEVELS["normal"]), choice.view, choice.decision, rng, 0)
            best = best_of(kind, choice, rng.fork("best"))
            costs.append(cost(kind, choice._replace(played=bad), best, range(64), rng).loss)
    assert len(costs) > 5 and sum(costs) / len(costs) > 0.03 and min(costs) > -0.05


class Says:
    """Begins with a word, then goes on as another AI."""

    def __init__(self, word: Any, then: Any) -> None:
        self._word, self._then = word, then

    def choose(self, view: Any, decision: Any, rng: Chance, budget: int) -> Any:
        return self._word if self._word in decision.options else self._then.choose(view, decision, rng, budget)


def test_an_answer_that_is_better_than_the_ais_own_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Alakazam!: an AI that is content with whatever it has; to begin something and go on as `hard` is better."""
    kind = GAMES["alakazam"]
    choice = next(choice for _, choice in played("alakazam", 3) if choice.view.round == 1)
    own = Says(("done",), kind.LEVELS["hard"])
    assert words_of(kind, own, choice.view, choice.decision, Chance(b"own"), 0) == (("done",),)
    monkeypatch.setitem(kind.LEVELS, "hard", own)
    best = best_of(kind, choice, Chance(b"better"))
    assert best != (("done",),) and BACK not in best
    assert cost(kind, choice._replace(played=(("done",),)), best, range(100, 140), Chance(b"else")).loss > 0


def test_only_those_that_may_be_slips_are_looked_at_again() -> None:
    losses = [0.0, 0.3, -0.1, 0.1, 0.2, 0.03, *[0.06] * 12]
    found = worst([Looked((), Cost(0.5, loss, 0.005)) for loss in losses])
    assert found[:3] == [1, 4, 3] and len(found) == 10 and not {0, 2, 5} & {*found}
    assert worst([Looked((), Cost(0.5, 0.03, 0.02))]) == [0]  # it may be more than a slip
