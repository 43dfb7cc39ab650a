"""Figures of every engine: random play, copies, snapshots, memory. `python -m bench.engines [game …]` prints them.

CPU time of one process; the fastest of several rounds, as `timeit` has it: slower ones were disturbed from outside.
Random play submits a random option of a random open question: all options are listed and the chosen one is checked, as
for a person's press. Its random numbers are drawn beforehand.
"""

import argparse
import gc
import json
import tracemalloc
from collections.abc import Callable
from time import process_time
from typing import Any

from bench.figure import Figure
from games import GAMES
from games.kernel.chance import Chance
from games.kernel.game import Game

ROUNDS = 7
GAMES_A_ROUND = 40
POSITIONS = 60
BUDGETS = {"alakazum": 120_000, "alakazoo": 100_000, "alakazam": 80_000}
LONGEST = 30_000
"""Actions after which a game is given up."""
PICKS = [Chance(b"bench", at * 64).word() for at in range(1 << 14)]


def seed(number: int) -> bytes:
    """A seed of 32 bytes."""
    return number.to_bytes(32, "little")


def play(game: Game, at: int, limit: int = 1 << 60) -> tuple[int, int]:
    """Play `game` at random to its end or for `limit` actions: how many, and how many of them had an alternative."""
    submit, choices, first = game.submit, 0, at
    picks = PICKS[at % len(PICKS) :] + PICKS * (min(limit, LONGEST) // len(PICKS) + 1)
    for pick in picks[:limit]:
        if not (decisions := game.decisions):
            break
        decision = decisions[pick % len(decisions)]
        size = len(decision.options)
        choices += size > 1
        submit(decision.seat, decision.options[(pick >> 8) % size], decision.id)
        at += 1
    return at - first, choices


def one_round(kind: type[Game], number: int) -> tuple[float, float, float]:
    """Random games of all seat counts: actions a second, those with at least two options, games a second."""
    seats = kind.SEATS
    games = [kind.new(seed(number * GAMES_A_ROUND + at), seats[at % len(seats)]) for at in range(GAMES_A_ROUND)]
    gc.collect()
    actions = choices = 0
    start = process_time()
    for at, game in enumerate(games):
        one, real = play(game, at * 997)
        actions, choices = actions + one, choices + real
    spent = process_time() - start
    return actions / spent, choices / spent, GAMES_A_ROUND / spent


def speed(kind: type[Game]) -> tuple[float, float, float]:
    """What `one_round` says, each in the fastest of several."""
    actions, choices, games = zip(*[one_round(kind, number) for number in range(ROUNDS)], strict=True)
    return max(actions), max(choices), max(games)


def positions(kind: type[Game]) -> list[Game]:
    """Games under way, of all seat counts, some early, some late."""
    found: list[Game] = []
    number = 0
    while len(found) < POSITIONS:
        game = kind.new(seed(10_000 + number), kind.SEATS[number % len(kind.SEATS)])
        play(game, number * 131, 20 + number * 37 % 400)
        if game.decisions:
            found.append(game)
        number += 1
    return found


def microseconds(action: Callable[[Game], Any], games: list[Game]) -> float:
    """The time of `action` in its fastest round, the mean over `games`."""
    rounds: list[float] = []
    for _ in range(ROUNDS * 3):
        start = process_time()
        for game in games:
            for _ in range(20):
                action(game)
        rounds.append((process_time() - start) / len(games) / 20 * 1e6)
    return min(rounds)


def memory(kind: type[Game]) -> float:
    """Bytes that a live game holds: the mean over games restored from the middle of play."""
    snapshots = [json.dumps(game.snapshot()) for game in positions(kind)]
    kind.restore(json.loads(snapshots[0]))
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    games = [kind.restore(json.loads(snapshot)) for snapshot in snapshots]
    gc.collect()
    held = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return held / len(games)


def figures(key: str) -> list[Figure]:
    """All figures of one game."""
    kind = GAMES[key]
    actions, choices, games = speed(kind)
    under_way = positions(kind)
    return [
        Figure(f"{key}: random play", actions, "actions/s", f"at least {BUDGETS[key]:,}"),
        Figure(f"{key}: random play, two options or more", choices, "actions/s"),
        Figure(f"{key}: whole random games", games, "games/s"),
        Figure(f"{key}: copy", microseconds(kind.copy, under_way), "µs", "at most 5"),
        Figure(
            f"{key}: snapshot and restore",
            microseconds(lambda game: kind.restore(game.snapshot()), under_way),
            "µs",
            "at most 80",
        ),
        Figure(f"{key}: a live game in memory", memory(kind) / 1000, "kB", "at most 30"),
    ]


def main() -> None:
    """Print the figures of the named games, or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    for key in parser.parse_args().games:
        print(*figures(key), sep="\n", flush=True)


if __name__ == "__main__":
    main()
