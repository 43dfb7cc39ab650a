"""How strong the AI players are: matches with seats rotated on the same deals. `python -m bench.ladder [game …]`.

A win counts 1 and a shared place ½; beside each rate stands its 95 % Wilson interval. Heads-up but for Alakazam!, which
is played by three, one against two of the other kind. `random` picks any option, all equally likely. `hard` has its
budget of playouts for every answer but those in reaction windows, as at a table.

`newcomer` is somebody who does what a hint says at every second question, `newcomer-4` at every fourth.

`--match hard normal` plays that match alone, `--seats 4 --options '{"expansion": true}'` with so many and other rules.
`--keep FILE` writes each game down there as soon as it is over; a later run with the same file goes on after those.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from games import GAMES
from games.alakazoo.cards import CREATURES
from games.alakazum.cards import CARDS
from games.kernel.chance import Chance
from games.kernel.frames import BACK
from games.kernel.game import Action, Decision

BUDGETS = {
    "alakazam": {("normal", "random"): 0.75, ("normal", "easy"): 0.55, ("hard", "normal"): 0.45},
}
HEADS_UP = {
    ("easy", "random"): 0.70,
    ("normal", "random"): 0.90,
    ("normal", "easy"): 0.65,
    ("hard", "normal"): 0.58,
}
MATCHES = (("easy", "random"), ("normal", "random"), ("normal", "easy"), ("normal", "normal"), ("hard", "normal"))
PATIENCE = 4
"""So many times each open question may be left to wait before a clock runs out: one is answered with its default."""
IDLE = frozenset(("skip", "pass", "done"))
"""Words of who does nothing: nobody chooses them blindly."""
NEWCOMERS = {"newcomer": 2, "newcomer-3": 3, "newcomer-4": 4}
"""People in their first game, who ask for a hint at one question of so many."""
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


class Newcomer:
    """Somebody in their first game: does what a hint of `normal` says in one of so many cases, else does anything.

    What is begun by a hint is gone on with as it says, word by word.
    """

    def __init__(self, normal: Any, hints: int) -> None:
        self.normal, self.hints = normal, hints

    def choose(self, view: Any, decision: Decision, rng: Chance, budget: int) -> Action | None:
        """See `games.kernel.game.AI`."""
        if BACK in decision.options or not rng.below(self.hints):
            return self.normal.choose(view, decision, rng, 0)
        return rng.choice([option for option in decision.options if option[0] not in IDLE] or decision.options)


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
    thoughts: tuple[float, ...]
    """CPU seconds of each answer of the first of `players` by name that thinks for longer."""


_KEPT = TypeAdapter(tuple[str, Played])
"""A line of what is kept: the job as JSON, and its game."""


def player(kind: Any, name: str) -> Any:
    """Whoever plays by that name."""
    if name in NEWCOMERS:
        return Newcomer(kind.LEVELS["normal"], NEWCOMERS[name])
    return Random() if name == "random" else kind.LEVELS[name]


def moves(game: Any, bots: Sequence[Any], rngs: Sequence[Chance]) -> Iterator[tuple[int, Action | None, float]]:
    """Play `game` to its end; each answer with its seat and the CPU seconds it took. None: that seat lets it wait."""
    waited = 0
    while game.decisions:
        decision = rngs[0].choice(game.decisions)
        seat = decision.seat
        view = None if isinstance(bots[seat], Random) else game.view(seat)
        budget = 0 if decision.silence == "pass" else getattr(bots[seat], "playouts", 0)
        began = process_time()
        action = bots[seat].choose(view, decision, rngs[seat], budget)
        took = process_time() - began
        if action is None:
            waited += 1
            if waited <= PATIENCE * len(game.decisions):
                yield seat, None, took
                continue
            action = decision.default
        waited = 0
        game.submit(seat, action, decision.id)
        yield seat, action, took


def play(key: str, players: tuple[str, ...], number: int, options: str = "{}") -> Played:
    """Game `number`, dealt by that number, `players` in their seats, by house rules in JSON."""
    kind = GAMES[key]
    bots: list[Any] = [player(kind, name) for name in players]
    rngs = [Chance(b"ladder").fork(f"{number} {seat}") for seat in range(len(players))]
    thoughts: list[float] = []
    game = kind.new(number.to_bytes(32, "little"), len(players), kind.Options.model_validate_json(options))
    word, called = START.get(key, ("", str))
    starts = [""] * len(players)
    begun, decisions = process_time(), 0
    for seat, action, took in moves(game, bots, rngs):
        if getattr(bots[seat], "playouts", 0):
            thoughts.append(took)
        if action is not None and action[0] == word:
            starts[seat] = called(action[1])
        decisions += action is not None
    assert game.outcome is not None
    seconds = process_time() - begun
    rounds = getattr(game.state, "round", 0)
    return Played(
        players, game.outcome.places, rounds, game.outcome.reason, tuple(starts), seconds, decisions, tuple(thoughts)
    )


def _one(job: tuple[str, tuple[str, ...], int, str]) -> Played:
    return play(*job)


def play_all(
    jobs: list[tuple[str, tuple[str, ...], int, str]], processes: int | None, kept: Path | None
) -> list[Played]:
    """All games in their order; those that `kept` has are read from there, the others written down as they end."""
    names = [json.dumps(job) for job in jobs]
    lines = kept.read_text(encoding="utf-8").splitlines() if kept is not None and kept.exists() else []
    found: dict[str, Played] = {}
    for name, game in map(_KEPT.validate_json, lines):
        found[name] = game
    missing = [at for at, name in enumerate(names) if name not in found]
    with ProcessPoolExecutor(processes) as pool:
        chunk = 1 if kept is not None else 20
        for at, game in zip(missing, pool.map(_one, [jobs[at] for at in missing], chunksize=chunk), strict=True):
            found[names[at]] = game
            if kept is not None:
                with kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([names[at], game]) + "\n")
    return [found[name] for name in names]


def seatings(key: str, one: str, other: str, seats: int = 0) -> list[tuple[str, ...]]:
    """Every seat for `one`, the others for `other`; `seats`: how many, 0: those of the match."""
    seats = seats or (3 if key == "alakazam" else 2)
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


def thought(games: list[Played]) -> str:
    """How long who thinks for longer took, if anybody did."""
    times = sorted(seconds for game in games for seconds in game.thoughts)
    if not times:
        return ""
    half, most = 1000 * times[len(times) // 2], 1000 * times[len(times) * 95 // 100]
    return f", hard: p50 {half:.1f}, p95 {most:.0f}, at most {1000 * times[-1]:.0f} ms CPU an answer"


def report(key: str, games: int, chosen: argparse.Namespace) -> None:
    """Play the matches of a game and print them."""
    matches = [tuple(chosen.match)] if chosen.match else MATCHES
    known = {"random", *NEWCOMERS, *GAMES[key].LEVELS}
    by_seat: dict[int, list[float]] = defaultdict(list)
    by_start: dict[str, list[float]] = defaultdict(list)
    for one, other in matches:
        if not {one, other} <= known:
            continue
        where = seatings(key, one, other, chosen.seats)
        jobs = [(key, where[n % len(where)], n // len(where), chosen.options) for n in range(games)]
        played = play_all(jobs, chosen.processes, chosen.keep)
        rate = statistics.fmean(better(game, one) if one != other else score(game, 0) for game in played)
        low, high = wilson(rate, games)
        wanted = BUDGETS.get(key, HEADS_UP).get((one, other))
        rounds = statistics.median(game.rounds for game in played)
        reasons = {reason: sum(game.reason == reason for game in played) for reason in {g.reason for g in played}}
        took = 1000 * sum(game.seconds for game in played) / sum(game.decisions for game in played)
        print(
            f"{key}: {one} against {other}, {games} games: {rate:.1%} [{low:.1%}, {high:.1%}]"
            f"{f' (wanted ≥ {wanted:.0%})' if wanted else ''}, median {rounds:g} rounds, "
            f"{dict(sorted(reasons.items()))}, {took:.2f} ms a decision{thought(played)}",
            flush=True,
        )
        if one == other:
            for game in played:
                for seat, start in enumerate(game.starts):
                    by_seat[seat].append(score(game, seat))
                    by_start[start].append(score(game, seat))
    if not by_seat:
        return
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
    """`python -m bench.ladder [game …] [--games N] [--match ONE OTHER] [--seats N] [--options JSON] [--keep FILE]`"""
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="game", help="default: all")
    parser.add_argument("--games", dest="count", type=int, default=400, help="games a match (400)")
    parser.add_argument("--match", nargs=2, metavar=("ONE", "OTHER"), help="one against the other alone")
    parser.add_argument("--seats", type=int, default=0, help="how many play (2; Alakazam!: 3)")
    parser.add_argument("--options", default="{}", help="house rules, in JSON")
    parser.add_argument("--keep", type=Path, help="where games are written down, and read if they are there")
    parser.add_argument("--processes", type=int, default=None, help="processes (as many as there are cores)")
    chosen = parser.parse_args()
    for key in chosen.games:
        report(key, chosen.count, chosen)


if __name__ == "__main__":
    main()
