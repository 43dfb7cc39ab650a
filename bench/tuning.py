"""Steps the weights of a hard AI that plays nothing out: `python -m bench.tuning [game …] [--games N] [--write]`.

Weight after weight, a sixth more and a sixth less are tried against those in `hard.toml`, on the same deals and seats,
alone against `normal`. The games are others than the ladder's. What it gains, in wins and in points before the best of
the others, is printed with its standard error; a step is taken where both gain and the points by two errors. With
`--write` the weights that are left in the end are written to `hard.toml`.
"""

from __future__ import annotations

import argparse
import importlib
import math
import statistics
from pathlib import Path
from typing import Any, NamedTuple

from bench.ladder import moves
from games import GAMES
from games.kernel.chance import Chance

TUNED = ("alakazam",)
STEP = 7 / 6
FIRST = 20_000_000
"""The number of the first deal."""


class Trial(NamedTuple):
    """One game: what share of a win it was, and points before the best of the others."""

    won: float
    margin: float


def play(key: str, ai: Any, number: int, seats: int) -> Trial:
    """Deal `number`, `ai` in a seat of it against `normal`."""
    kind, at = GAMES[key], number % seats
    bots = [ai if seat == at else kind.LEVELS["normal"] for seat in range(seats)]
    rngs = [Chance(b"tuning").fork(f"{number} {seat}") for seat in range(seats)]
    game = kind.new((FIRST + number).to_bytes(32, "little"), seats)
    for _ in moves(game, bots, rngs):
        pass
    assert game.outcome is not None
    points = game.outcome.points
    margin = points[at] - max(p for seat, p in enumerate(points) if seat != at)
    return Trial(1.0 if margin > 0 else 0.5 if margin == 0 else 0.0, margin)


def gains(one: list[float], other: list[float]) -> tuple[float, float]:
    """What `other` has more than `one` in the mean over the same deals, and its standard error."""
    more = [b - a for a, b in zip(one, other, strict=True)]
    return statistics.fmean(more), statistics.stdev(more) / math.sqrt(len(more))


def main() -> None:
    """`python -m bench.tuning [game …] [--games N] [--seats N] [--write]`"""
    parser = argparse.ArgumentParser(prog="python -m bench.tuning", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(TUNED), metavar="game", help="default: all that are tuned")
    parser.add_argument("--games", dest="count", type=int, default=90, help="games for each weight tried (90)")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--write", action="store_true", help="keep what is better")
    chosen = parser.parse_args()
    for key in chosen.games:
        module = importlib.import_module(f"games.{key}.hard")
        weights = module.WEIGHTS

        def results(weights: Any, key: str = key, module: Any = module) -> list[Trial]:
            ai = module.with_weights(weights)
            return [play(key, ai, number, chosen.seats) for number in range(chosen.count)]

        now = results(weights)
        print(f"{key}: won {statistics.fmean(game.won for game in now):.1%} of {len(now)}: {weights}", flush=True)
        for name in weights._fields:
            for factor in (STEP, 1 / STEP):
                tried = weights._replace(**{name: round(getattr(weights, name) * factor, 3)})
                found = results(tried)
                wins, _ = gains([game.won for game in now], [game.won for game in found])
                points, error = gains([game.margin for game in now], [game.margin for game in found])
                better = wins >= 0 and points > 2 * error > 0
                print(
                    f"{name} = {getattr(tried, name)}: wins {wins:+.1%}, points {points:+.2f} ± {error:.2f}"
                    f"{', taken' if better else ''}",
                    flush=True,
                )
                if better:
                    weights, now = tried, found
                    break
        if chosen.write:
            path = Path(module.__file__ or "").with_name("hard.toml")
            lines = [f"# Tuned by `python -m bench.tuning {key} --games {chosen.count} --write`: see there."]
            lines += ["[weights]", *[f"{name} = {value}" for name, value in weights._asdict().items()]]
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
