"""Thinking ahead: a few answers are tried in games that could lie behind a view, and played on for a while.

Flat Monte Carlo with sequential halving. All candidates meet the same worlds (common random numbers), so that luck
cancels out where they are compared. A world comes from `Game.imagine`: the searcher never holds a game its seat may
not see. The budget is a number of playouts, not a time: the same `rng` gives the same answer on any machine.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from math import exp
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from .chance import Chance
from .game import Action, Decision, Game, Outcome

Policy = Callable[[Any, Decision, Chance], Action | None]
"""How a seat plays on in a world: from its view there, as an AI chooses; None: it waits."""


class Candidate(NamedTuple):
    """An answer worth trying."""

    action: Action
    plan: Any = None
    """The plan that it begins, for the policy that plays on; None: none."""


STEPS = 600
"""Answers after which a playout is cut wherever it is; a horizon comes long before."""
PATIENCE = 4
"""How often each open question may be left to wait before one is answered with its default."""


class Judgement(Protocol):
    """What a game's own AI knows of how a game goes on, for playing worlds on and weighing them."""

    @property
    def game(self) -> type[Game]:
        """The game that it judges."""
        ...

    def policy(self, seat: int, plan: Any) -> Policy:
        """How everybody plays on in one playout, where `seat` has begun what it planned."""
        ...

    def time(self, game: Any) -> int:
        """A number that grows by one with every turn."""
        ...

    def horizon(self, game: Any) -> int:
        """The number of turns after which a playout is cut."""
        ...

    def worth(self, game: Any, seat: int) -> float:
        """The chance of that seat to win, 0 to 1, as things stand where a playout is cut."""
        ...


class Reviewing(Judgement, Protocol):
    """The same with what a review tries beside the best AI's own answer."""

    def beginnings(self, decision: Decision) -> Sequence[Action]:
        """First words that the AI goes on with; none where it has tried them all itself."""
        ...


class Searching(Judgement, Protocol):
    """The same with what the search tries."""

    def candidates(self, view: Any, decision: Decision, rng: Chance) -> Sequence[Candidate]:
        """The answers worth trying, the most promising first; one: nothing to think about."""
        ...


class Search:
    """An AI that thinks ahead. With a budget of 0 it takes the most promising candidate."""

    def __init__(self, judgement: Searching, playouts: int, trust: float) -> None:
        """`playouts`: the budget it should be given.

        `trust`: by so much a candidate must look better than the most promising one to be preferred to it.
        """
        self.judgement, self.playouts, self.trust = judgement, playouts, trust

    def choose(self, view: Any, decision: Decision, rng: Chance, budget: int) -> Action | None:
        """See `games.kernel.game.AI`."""
        among = self.judgement.candidates(view, decision, rng)
        if len(among) == 1 or budget < 2 * len(among):
            return among[0].action
        return self.best(view, decision, among, rng, budget).action

    def best(self, view: Any, decision: Decision, among: Sequence[Candidate], rng: Chance, budget: int) -> Candidate:
        """The best of at least two candidates by sequential halving: each round the worse half is left out.

        The budget is shared out evenly over the rounds; what was seen in earlier rounds counts too.
        """
        rounds = (len(among) - 1).bit_length()
        seen = [0.0] * len(among)
        alive = list(range(len(among)))
        world = 0
        for _ in range(rounds):
            for _ in range(max(1, budget // (rounds * len(alive)))):
                imagined = self.judgement.game.imagine(view, rng.fork(f"world {world}"))
                for at in alive:
                    seen[at] += self._playout(imagined.copy(), decision, among[at], rng.fork(f"play {world}"))
                world += 1
            trust = self.trust * world
            alive.sort(key=lambda at: -seen[at] - (trust if at == 0 else 0.0))
            alive = alive[: (len(alive) + 1) // 2]
        return among[alive[0]]

    def _playout(self, game: Game, decision: Decision, tried: Candidate, rng: Chance) -> float:
        """The result of one candidate in one world."""
        judgement, seat = self.judgement, decision.seat
        policy, end = judgement.policy(seat, tried.plan), judgement.time(game) + judgement.horizon(game)
        game.submit(seat, tried.action, decision.id)
        return play_on(judgement, game, seat, policy, end, rng)


def play_on(judgement: Judgement, game: Game, seat: int, policy: Policy, end: int, rng: Chance) -> float:
    """Play a game on to the time `end`, and say how likely `seat` is to win then.

    Where all may wait they are asked in random order, until nobody wants to do anything any more.
    """
    waited = 0
    for _ in range(STEPS):
        if not game.decisions or judgement.time(game) >= end:
            break
        asked = game.decisions[0]
        if asked.may_wait:
            asked = rng.choice(game.decisions)
        answer = asked.default if asked.is_roll else policy(game.view(asked.seat), asked, rng)
        if answer is None and asked.may_wait and waited < PATIENCE * len(game.decisions):
            waited += 1
            continue
        waited = 0
        game.submit(asked.seat, asked.default if answer is None else answer, asked.id)
    return share(game.outcome, seat) if game.outcome is not None else judgement.worth(game, seat)


def share(outcome: Outcome, seat: int) -> float:
    """1 for the only first place, shared where several have it."""
    first = outcome.places.count(1)
    return 1 / first if outcome.places[seat] == 1 else 0.0


def load_weights(path: Path) -> dict[str, float]:
    """The weights of a game's evaluation: `bench.arena` fits them. None where there is no file yet."""
    return tomllib.loads(path.read_text(encoding="utf-8"))["weights"] if path.exists() else {}


def chance_of(seat: int, scores: Sequence[float]) -> float:
    """The chance of `seat` to win where each seat has a score: the softmax, by which weights are fitted too."""
    own = scores[seat]
    return 1 / sum([exp(min(50.0, score - own)) for score in scores])
