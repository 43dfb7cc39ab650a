"""What the evaluation of `hard` weighs, fitted to games of `normal` against itself. `python -m bench.weights [game …]`

At every beginning of a turn each seat's features are written down, and in the end who won. The weights are those under
which the winners were likeliest: the chance of a seat is the softmax of the seats' sums (`kernel.search.chance_of`).
Written to `hard.toml` in the game's folder. The same numbers of games give the same weights.
"""

from __future__ import annotations

import argparse
import importlib
from math import exp, log
from pathlib import Path
from typing import Any, NamedTuple

from games import GAMES
from games.kernel.chance import Chance
from games.kernel.search import share

FITTED = ("alakazum",)
STEPS = 300
RIDGE = 1e-3
"""What keeps the weights of features that say the same from growing against each other."""


class Sample(NamedTuple):
    """A beginning of a turn."""

    rows: list[list[float]]
    """The features of each seat."""
    won: list[float]
    """What share of the first place each seat had in the end."""


def samples(key: str, number: int, seats: int) -> list[Sample]:
    """One game of `normal` against itself."""
    module = importlib.import_module(f"games.{key}.hard")
    kind, judge = GAMES[key], module.Judge()
    ai, rng = kind.LEVELS["normal"], Chance(b"weights").fork(f"{number} {seats}")
    game: Any = kind.new((10_000_000 + number).to_bytes(32, "little"), seats)
    rows: list[list[list[float]]] = []
    before = -1
    while game.decisions:
        if (now := judge.time(game)) != before and judge.is_under_way(game):
            rows.append([list(module.features(game.view(seat)).values()) for seat in range(seats)])
        before = now
        asked = game.decisions[0]
        game.submit(asked.seat, ai.choose(game.view(asked.seat), asked, rng, 0), asked.id)
    won = [share(game.outcome, seat) for seat in range(seats)]
    return [Sample(row, won) for row in rows]


def fitted(every: list[Sample]) -> tuple[list[float], float]:
    """The weights, and how well they foretell the winner: the mean logarithm of the chance they gave it.

    Each sample's rows count as differences from the seats' mean; features are scaled to a deviation of 1 meanwhile.
    """
    size = len(every[0].rows[0])
    spread = [
        max(1e-6, (sum(_deviation([row[at] for row in one.rows]) for one in every) / len(every)) ** 0.5)
        for at in range(size)
    ]
    scaled = [Sample([[x / s for x, s in zip(row, spread, strict=True)] for row in one.rows], one.won) for one in every]
    weights, pace = [0.0] * size, [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * w for w in weights]
        for one in scaled:
            for row, chance, won in zip(one.rows, _chances(one.rows, weights), one.won, strict=True):
                miss = (won - chance) / len(scaled)
                for at, x in enumerate(row):
                    slope[at] += miss * x
        pace = [0.9 * v + s for v, s in zip(pace, slope, strict=True)]
        weights = [w + 0.3 * v for w, v in zip(weights, pace, strict=True)]
    told = sum(
        log(max(1e-9, sum(c * w for c, w in zip(_chances(one.rows, weights), one.won, strict=True)))) for one in scaled
    )
    return [w / s for w, s in zip(weights, spread, strict=True)], told / len(scaled)


def _deviation(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return sum((x - mean) ** 2 for x in values) / len(values)


def _chances(rows: list[list[float]], weights: list[float]) -> list[float]:
    sums = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
    top = max(sums)
    powers = [exp(x - top) for x in sums]
    return [power / sum(powers) for power in powers]


def main() -> None:
    """`python -m bench.weights [game …] [--games N]`"""
    parser = argparse.ArgumentParser(prog="python -m bench.weights", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(FITTED), metavar="game", help="default: all that are fitted")
    parser.add_argument("--games", dest="count", type=int, default=300, help="games a number of seats (300)")
    chosen = parser.parse_args()
    for key in chosen.games:
        every = [one for seats in (2, 3, 4) for n in range(chosen.count) for one in samples(key, n, seats)]
        weights, told = fitted(every)
        module = importlib.import_module(f"games.{key}.hard")
        game: Any = GAMES[key].new(bytes(32), 2)
        while not module.Judge().is_under_way(game):
            game.submit(game.decisions[0].seat, game.decisions[0].default)
        names = list(module.features(game.view(0)))
        lines = [f"# Written by `python -m bench.weights {key} --games {chosen.count}`: see there.", "[weights]"]
        lines += [f"{name} = {weight:.4f}" for name, weight in zip(names, weights, strict=True)]
        path = Path(module.__file__ or "").with_name("hard.toml")
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{key}: {len(every)} turns, mean log chance of the winner {told:.4f}: {path}", flush=True)
        print("\n".join(lines[2:]), flush=True)


if __name__ == "__main__":
    main()
