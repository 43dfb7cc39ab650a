"""What a game's outlook weighs, fitted to games of `normal` against itself, and how true it comes.

`python -m bench.outlook [game …]` plays other games than those it was fitted to and prints the mean logarithm of the
chance that it gave the later winner, beside that of knowing nothing (an equal chance for every seat), and how often who
was given a chance of about that much did win. `--fit` fits the weights first and writes them to `outlook.toml` in the
game's folder. The same numbers of games give the same figures.
"""

from __future__ import annotations

import argparse
import importlib
import math
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from bench.ladder import moves
from bench.weights import Sample, fitted
from games import GAMES
from games.kernel.chance import Chance
from games.kernel.outlook import weights_file
from games.kernel.search import share

FITTED_FROM, JUDGED_FROM = 30_000_000, 40_000_000
"""The numbers of the first deals."""
EVERY = 7
"""Positions from one that is looked at to the next."""
BINS = 10


class Judged(NamedTuple):
    """One position, as somebody there saw it."""

    chances: tuple[float, ...]
    won: list[float]


def positions(key: str, number: int, seats: int, form: str) -> Iterator[tuple[Any, list[float]]]:
    """Views of one game of `normal` against itself, each of another seat or of a spectator, and who won in the end."""
    kind = GAMES[key]
    options = kind.Options.model_validate({form: True} if form else {})
    game: Any = kind.new(number.to_bytes(32, "little"), seats, options)
    rngs = [Chance(b"outlook").fork(f"{number} {seat}") for seat in range(seats)]
    views: list[Any] = []
    readers = (*range(seats), None)
    for at, _ in enumerate(moves(game, [kind.LEVELS["normal"]] * seats, rngs)):
        if at % EVERY == 0 and game.outcome is None:
            views.append(game.view(readers[at // EVERY % len(readers)]))
    assert game.outcome is not None
    won = [share(game.outcome, seat) for seat in range(seats)]
    return ((view, won) for view in views)


def fit(key: str, count: int, every: list[int], form: str) -> None:
    """Fit the weights to so many games of each number of seats, and write them."""
    module: Any = importlib.import_module(f"games.{key}.outlook")
    games = [
        [(module.features(view), won) for view, won in positions(key, FITTED_FROM + n, seats, form)]
        for seats in every
        for n in range(count)
    ]
    names = list(dict.fromkeys(name for game in games for rows, _ in game for row in rows for name in row))
    samples = [
        [Sample([[row.get(name, 0.0) for name in names] for row in rows], won) for rows, won in game] for game in games
    ]
    weights, told = fitted([game for game in samples if game])
    said = f" --form {form}" if form else ""
    lines = [f"# Written by `python -m bench.outlook {key} --fit {count}{said}`: see there.", "[weights]"]
    lines += [f"{name} = {weight:.4f}" for name, weight in zip(names, weights, strict=True)]
    path = weights_file(module.__file__, form)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(
        f"{key}: fitted to {len(games)} games, mean log chance of the winner there {told:.4f}: {path.name}", flush=True
    )
    print("\n".join(lines[2:]), flush=True)


def judge(key: str, count: int, every: list[int], form: str) -> None:
    """How true the outlook comes in other games: all numbers of seats in turn."""
    found: list[Judged] = []
    spent = 0.0
    importlib.reload(importlib.import_module(f"games.{key}.outlook"))
    module: Any = importlib.import_module(f"games.{key}.outlook")
    for n in range(count):
        for view, won in positions(key, JUDGED_FROM + n, every[n % len(every)], form):
            begun = time.perf_counter()
            chances = module.outlook(view)
            spent += time.perf_counter() - begun
            found.append(Judged(chances, won))
    told = sum(_log(one.chances, one.won) for one in found) / len(found)
    nothing = sum(-math.log(len(one.won)) for one in found) / len(found)
    print(
        f"{key}: {count} games, {len(found)} views, mean log chance of the winner {told:.3f}, knowing nothing"
        f" {nothing:.3f}; {1000 * spent / len(found):.2f} ms a view",
        flush=True,
    )
    for low in range(BINS):
        pairs = [
            (chance, share)
            for one in found
            for chance, share in zip(one.chances, one.won, strict=True)
            if low <= chance * BINS < low + 1 or (low == BINS - 1 and chance == 1)
        ]
        if pairs:
            said, did = [sum(each) / len(pairs) for each in zip(*pairs, strict=True)]
            print(f"  given {said:.0%}: won {did:.0%} of {len(pairs)}", flush=True)


def _log(chances: tuple[float, ...], won: list[float]) -> float:
    return math.log(max(1e-9, sum(chance * share for chance, share in zip(chances, won, strict=True))))


def main() -> None:
    """`python -m bench.outlook [game …] [--fit N] [--games N] [--seats N …] [--form sprint]`"""
    parser = argparse.ArgumentParser(prog="python -m bench.outlook", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="game", help="default: all")
    parser.add_argument("--fit", type=int, default=0, metavar="N", help="fit to N games a number of seats first")
    parser.add_argument("--games", dest="count", type=int, default=1000, help="games to judge by (1000)")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4], help="how many play (2 3 4)")
    parser.add_argument("--form", default="", help="a house rule that is on, which has weights of its own: sprint")
    chosen = parser.parse_args()
    for key in chosen.games:
        if chosen.fit:
            fit(key, chosen.fit, chosen.seats, chosen.form)
        judge(key, chosen.count, chosen.seats, chosen.form)


if __name__ == "__main__":
    main()
