"""The search, on a game whose best answer is known by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from games.kernel.chance import Chance
from games.kernel.game import Action, Decision, Outcome
from games.kernel.search import Candidate, Policy, Search, chance_of, share

DRAWS = 0.5
"""What the judgement says of a game that isn't decided."""


class Urn:
    """Three red balls and a hidden number of green ones in an urn: take a sure 0.6, or bet that red comes."""

    def __init__(self, red: int, chance: Chance) -> None:
        self.red, self.chance, self.won, self.outcome = red, chance, None, None
        self.decisions: tuple[Decision, ...] = (Decision(7, 0, "bet", (("sure",), ("red",)), ("sure",), True, ()),)
        self.turn = 0

    @classmethod
    def imagine(cls, view: int, rng: Chance) -> Urn:
        return cls(view, rng.fork("imagine"))

    def copy(self) -> Urn:
        return Urn(self.red, self.chance.copy())

    def view(self, seat: int) -> int:
        return self.red

    def submit(self, seat: int, action: Action, decision: int) -> None:
        assert (seat, decision) == (0, 7)
        self.turn += 1
        if action == ("red",):
            self.won = self.chance.below(10) < self.red
        self.decisions = ()


class Bets:
    game: ClassVar[Any] = Urn

    def candidates(self, view: int, decision: Decision, rng: Chance) -> Sequence[Candidate]:
        return [Candidate(option) for option in decision.options]

    def policy(self, seat: int, plan: Any) -> Policy:
        return lambda view, asked, rng: asked.default

    def time(self, game: Urn) -> int:
        return game.turn

    def horizon(self, game: Urn) -> int:
        return 1

    def worth(self, game: Urn, seat: int) -> float:
        return 0.6 if game.won is None else float(game.won)


def chosen(red: int, budget: int, trust: float = 0.0, seed: bytes = b"lots") -> Action | None:
    (decision,) = Urn(red, Chance(b"x")).decisions
    return Search(Bets(), 100, trust).choose(red, decision, Chance(seed), budget)


@pytest.mark.parametrize(("red", "best"), [(9, ("red",)), (8, ("red",)), (4, ("sure",)), (1, ("sure",))])
def test_it_finds_what_is_better_on_average(red: int, best: Action) -> None:
    assert {chosen(red, 400, seed=bytes([seed + 1])) for seed in range(10)} == {best}


def test_without_a_budget_it_takes_the_most_promising() -> None:
    assert chosen(10, 0) == chosen(10, 3) == ("sure",)


def test_a_little_better_is_not_enough_where_judgement_is_trusted() -> None:
    assert chosen(10, 400, trust=0.3) == ("red",)
    assert chosen(10, 400, trust=0.5) == ("sure",)


def test_the_same_lots_give_the_same_answer() -> None:
    assert len({chosen(6, 8, seed=bytes([seed])) for seed in range(1, 40)}) == 2, "with so few playouts it errs"
    for seed in range(1, 20):
        assert chosen(6, 8, seed=bytes([seed])) == chosen(6, 8, seed=bytes([seed]))


def test_a_first_place_is_shared() -> None:
    outcome = Outcome((1, 3, 1), (0, 2), (5, 1, 5), "points")
    assert [share(outcome, seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_chances_are_the_softmax_of_scores() -> None:
    assert chance_of(0, [0.0, 0.0]) == 0.5
    assert chance_of(1, [0.0, 1.0986122886681098]) == pytest.approx(0.75)  # ln 3: three to one
    assert sum(chance_of(seat, [1.0, 2.0, 900.0]) for seat in range(3)) == pytest.approx(1.0)
