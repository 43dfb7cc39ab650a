"""What the evaluation of `hard` weighs, fitted to games of `normal` against itself. `python -m bench.weights [game …]`

At every beginning of a turn each seat's features are written down, and in the end who won. The weights are those under
which the winners were likeliest: the chance of a seat is the softmax of the seats' sums (`kernel.search.chance_of`).
Written to `hard.toml` in the game's folder. The same numbers of games give the same weights.
"""

from __future__ import annotations

import argparse
import importlib
from pathlib import Path
from typing import Any, NamedTuple

import numpy

from games import GAMES
from games.kernel.chance import Chance
from games.kernel.search import share

FITTED = ("alakazum",)
STEPS = 12
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


class Turns(NamedTuple):
    """All turns with one number of seats."""

    rows: Any
    """turns × seats × features, scaled."""
    won: Any
    """turns × seats: what share of the first place each had."""


def fitted(games: list[list[Sample]]) -> tuple[list[float], float]:
    """The weights, and how well they foretell the winner: the mean logarithm of the chance they gave it.

    Features are scaled to a deviation of 1 between the seats meanwhile.
    """
    tables: list[Turns] = []
    for seats in sorted({len(game[0].rows) for game in games}):
        those = [game for game in games if len(game[0].rows) == seats]
        every = [one for game in those for one in game]
        tables.append(Turns(numpy.array([one.rows for one in every]), numpy.array([one.won for one in every])))
    number = sum(len(table.won) for table in tables)
    spread = numpy.maximum(1e-6, numpy.sqrt(sum(t.rows.var(axis=1).sum(axis=0) for t in tables) / number))
    tables = [table._replace(rows=table.rows / spread) for table in tables]
    weights = likeliest(tables, number)
    told = sum(numpy.log(numpy.maximum(1e-9, (chances(t, weights) * t.won).sum(axis=1))).sum() for t in tables)
    return [float(weight) for weight in weights / spread], float(told) / number


def chances(turns: Turns, weights: Any) -> Any:
    """turns × seats: the softmax of the seats' sums."""
    scores = turns.rows @ weights
    powers = numpy.exp(scores - scores.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def likeliest(tables: list[Turns], number: int) -> Any:
    """The weights under which the winners are likeliest: Newton's method, as there is one maximum."""
    weights = numpy.zeros(tables[0].rows.shape[2])
    for _ in range(STEPS):
        slope, bend = -RIDGE * weights, RIDGE * numpy.eye(len(weights))
        for turns in tables:
            told = chances(turns, weights)
            around = turns.rows - (told[:, :, None] * turns.rows).sum(axis=1, keepdims=True)
            slope = slope + ((turns.won - told)[:, :, None] * turns.rows).sum(axis=(0, 1)) / number
            bend = bend + numpy.einsum("ns,nsi,nsj->ij", told, around, around, optimize=True) / number
        weights = weights + numpy.linalg.solve(bend, slope)
    return weights


def main() -> None:
    """`python -m bench.weights [game …] [--games N] [--seats N …]`"""
    parser = argparse.ArgumentParser(prog="python -m bench.weights", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(FITTED), metavar="game", help="default: all that are fitted")
    parser.add_argument("--games", dest="count", type=int, default=300, help="games a number of seats (300)")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4], help="how many play (2 3 4)")
    chosen = parser.parse_args()
    seats_said = "" if chosen.seats == [2, 3, 4] else " --seats " + " ".join(map(str, chosen.seats))
    for key in chosen.games:
        games = [samples(key, n, seats) for seats in chosen.seats for n in range(chosen.count)]
        weights, told = fitted(games)
        module = importlib.import_module(f"games.{key}.hard")
        game: Any = GAMES[key].new(bytes(32), 2)
        while not module.Judge().is_under_way(game):
            game.submit(game.decisions[0].seat, game.decisions[0].default)
        names = list(module.features(game.view(0)))
        command = f"python -m bench.weights {key} --games {chosen.count}{seats_said}"
        lines = [f"# Written by `{command}`: see there.", "[weights]"]
        lines += [f"{name} = {weight:.4f}" for name, weight in zip(names, weights, strict=True)]
        path = Path(module.__file__ or "").with_name("hard.toml")
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{key}: {sum(map(len, games))} turns, mean log chance of the winner {told:.4f}: {path}", flush=True)
        print("\n".join(lines[2:]), flush=True)


if __name__ == "__main__":
    main()
