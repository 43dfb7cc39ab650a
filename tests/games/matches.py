"""Matches between AI players: how strong they are, how long their games last, what they use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from games.kernel.chance import Chance
from games.kernel.game import Action, Decision, Game


class Uniform:
    """Any option, each equally likely."""

    def choose(self, view: Any, decision: Decision, rng: Chance, budget: int) -> Action:
        return rng.choice(decision.options)


def players(kind: type[Game]) -> dict[str, Any]:
    """The levels of a game, and `random`."""
    return {"random": Uniform(), **kind.LEVELS}


@dataclass
class Match:
    """What came of some games."""

    share: float = 0.0
    """Of the games that `one` has won: the better place wins, a tie is half a win."""
    rounds: list[int] = field(default_factory=list[int])
    reasons: Counter[str] = field(default_factory=Counter[str])
    """How they ended."""
    effects: Counter[str] = field(default_factory=Counter[str])
    """What was said and what came of it."""


def match(
    kind: type[Game],
    one: str,
    other: str,
    games: int,
    seats: int = 2,
    effect: Callable[..., Iterable[str]] = lambda *_: (),
    **options: Any,
) -> Match:
    """`games` games, `one` against `other`s; each deal is played from every seat."""
    found, known = Match(), players(kind)
    for number in range(games):
        names = [one if seat == number % seats else other for seat in range(seats)]
        game = kind.new((number // seats).to_bytes(32, "big"), seats, kind.Options(**options))
        rng = Chance(b"bots", number * 1000)
        while game.decisions:
            decision = game.decisions[0]
            choice = known[names[decision.seat]].choose(game.view(decision.seat), decision, rng, 0)
            found.effects.update(effect(game, decision, choice, game.submit(decision.seat, choice, decision.id)))
            found.effects[choice[0]] += 1
        assert game.outcome is not None
        mine = game.outcome.places[number % seats]
        best = min(place for seat, place in enumerate(game.outcome.places) if seat != number % seats or one == other)
        found.share += (0.5 if mine == best else mine < best) / games
        found.rounds.append(game.state.round)
        found.reasons[game.outcome.reason] += 1
    return found
