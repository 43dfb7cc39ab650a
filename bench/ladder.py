"""How strong the AI players are: matches with seats rotated on the same deals. `python -m bench.ladder [game …]`.

A win counts 1 and a shared place ½; beside each rate stands its 95 % Wilson interval. Heads-up but for Alakazam!, which
is played by three, one against two of the other kind. `random` picks any option, all equally likely.
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from time import process_time
from typing import Any, NamedTuple

from games import GAMES
from games.alakazoo.cards import CREATURES
from games.alakazum.cards import CARDS
from games.kernel.chance import Chance
from games.kernel.game import Action, Decision

BUDGETS = {
    "alakazam": {("normal", "random"): 0.75, ("normal", "easy"): 0.55},
}
HEADS_UP = {("easy", "random"): 0.70, ("normal", "random"): 0.90, ("normal", "easy"): 0.65}
MATCHES = (("easy", "random"), ("normal", "random"), ("normal", "easy"), ("normal", "normal"))
PATIENCE = 4
"""So many times each open question may be left to wait before a clock runs out: one is answered with its default."""
START: dict[str, tuple[str, Callable[[int], str]]] = {
    "alakazum": ("start", lambda card: CARDS[card].name),
    "alakazoo": ("board", lambda creature: CREATURES[creature].name),
}
"""The set-up choice whose wins are told apart: its word, and what the chosen is called."""


class Random:
    """Picks any option."""

    def choose(self, view: Any, decision: Decision, rng: Chance, budget: int) -> Action | None:
        """See `games.kernel.game.AI`."""
        return rng.choice(decision.options)


class Played(NamedTuple):
    """One game: who sat where, and how it ended."""

    players: tuple[str, ...]
    places: tuple[int, ...]
    rounds: int
    reason: str
    starts: tuple[str, ...]
    """What each seat began with; empty where nothing is chosen."""
    seconds: float
    decisions: int


def play(key: str, players: tuple[str, ...], number: int) -> Played:
    """Game `number`, dealt by that number, `players` in their seats."""
    kind = GAMES[key]
    bots: list[Any] = [Random() if name == "random" else kind.LEVELS[name] for name in players]
    rngs = [Chance(b"ladder").fork(f"{number} {seat}") for seat in range(len(players))]
    game = kind.new(number.to_bytes(32, "little"), len(players))
    word, called = START.get(key, ("", str))
    starts = [""] * len(players)
    begun, decisions, waited = process_time(), 0, 0
    while game.decisions:
        decision = rngs[0].choice(game.decisions)
        seat = decision.seat
        view = None if players[seat] == "random" else game.view(seat)
        action = bots[seat].choose(view, decision, rngs[seat], 0)
        if action is None:
            waited += 1
            if waited <= PATIENCE * len(game.decisions):
                continue
            action = decision.default
        waited = 0
        if action[0] == word:
            starts[seat] = called(action[1])
        game.submit(seat, action, decision.id)
        decisions += 1
    assert game.outcome is not None
    seconds = process_time() - begun
    rounds = getattr(game.state, "round", 0)
    return Played(players, game.outcome.places, rounds, game.outcome.reason, tuple(starts), seconds, decisions)


def _one(job: tuple[str, tuple[str, ...], int]) -> Played:
    return play(*job)


def seatings(key: str, one: str, other: str) -> list[tuple[str, ...]]:
    """Every seat for `one`, the others for `other`."""
    seats = 3 if key == "alakazam" else 2
    return [tuple(one if seat == at else other for seat in range(seats)) for at in range(seats)]


def score(game: Played, at: int) -> float:
    """1 for the only first place of seat `at`, ½ for a shared one."""
    first = [seat for seat, place in enumerate(game.places) if place == 1]
    return (at in first) / len(first)


def wilson(rate: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a rate over `n` games."""
    z = 1.96
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - half, middle + half


def better(game: Played, one: str) -> float:
    """What the game counts for `one` against the best of the others: a better place 1, the same ½."""
    at = game.players.index(one)
    rival = min(place for seat, place in enumerate(game.places) if seat != at)
    own = game.places[at]
    return 1.0 if own < rival else 0.5 if own == rival else 0.0


def report(key: str, games: int) -> None:
    """Play all matches of a game and print them."""
    by_seat: dict[int, list[float]] = defaultdict(list)
    by_start: dict[str, list[float]] = defaultdict(list)
    with ProcessPoolExecutor() as pool:
        for one, other in MATCHES:
            where = seatings(key, one, other)
            jobs = [(key, where[n % len(where)], n // len(where)) for n in range(games)]
            played = list(pool.map(_one, jobs, chunksize=20))
            rate = statistics.fmean(better(game, one) if one != other else score(game, 0) for game in played)
            low, high = wilson(rate, games)
            wanted = BUDGETS.get(key, HEADS_UP).get((one, other))
            rounds = statistics.median(game.rounds for game in played)
            reasons = {reason: sum(game.reason == reason for game in played) for reason in {g.reason for g in played}}
            took = 1000 * sum(game.seconds for game in played) / sum(game.decisions for game in played)
            print(
                f"{key}: {one} against {other}, {games} games: {rate:.1%} [{low:.1%}, {high:.1%}]"
                f"{f' (wanted ≥ {wanted:.0%})' if wanted else ''}, median {rounds:g} rounds, "
                f"{dict(sorted(reasons.items()))}, {took:.2f} ms a decision",
                flush=True,
            )
            if one == other:
                for game in played:
                    for seat, start in enumerate(game.starts):
                        by_seat[seat].append(score(game, seat))
                        by_start[start].append(score(game, seat))
    print(
        f"{key}: wins by seat: "
        + ", ".join(f"{seat}: {statistics.fmean(by_seat[seat]):.1%}" for seat in sorted(by_seat))
    )
    if key in START:
        rows = sorted(by_start.items(), key=lambda row: -statistics.fmean(row[1]))
        print(
            f"{key}: wins by start: " + ", ".join(f"{name} {statistics.fmean(w):.1%} of {len(w)}" for name, w in rows)
        )


def main() -> None:
    """`python -m bench.ladder [game …] [--games N]`"""
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="game", help="default: all")
    parser.add_argument("--games", dest="count", type=int, default=400, help="games a match (400)")
    chosen = parser.parse_args()
    for key in chosen.games:
        report(key, chosen.count)


if __name__ == "__main__":
    main()
