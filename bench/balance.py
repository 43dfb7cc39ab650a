"""How evenly the cultures win with Alakazum! 2: `normal` against itself. `python -m bench.balance [--games N]`.

A culture's share is the part of all Alakazums tried that were of it. Each cell shows share → part of the games won by
an Alakazum of that culture, in percent, and in brackets the second divided by the first.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from games.alakazum import Alakazum
from games.kernel.chance import Chance

CULTURES = ("VAL", "CAT", "GAL", "EUS", "AND", "CAS", "none")
"""`none`: Almudena alone, who goes her own way."""


class BalanceGame(NamedTuple):
    """One game: the cultures of the Alakazums tried, in order, and whether the last one won."""

    tried: tuple[str, ...]
    won: bool


class Share(NamedTuple):
    """A culture's part of the Alakazums tried and of the games won by one, each from 0 to 1."""

    tried: float
    won: float

    @property
    def ratio(self) -> float:
        """How much more often it wins than it is tried."""
        return self.won / self.tried if self.tried else 0.0

    def __str__(self) -> str:
        return f"{100 * self.tried:.1f} → {100 * self.won:.1f} ({self.ratio:.2f})"


def play(seats: int, number: int) -> BalanceGame:
    """Game `number` of `normal` with the expansion, dealt by the number of seats and that number."""
    seed = (1_000_000 * seats + number).to_bytes(32, "big")
    game = Alakazum.new(seed, seats, Alakazum.Options(expansion=True))
    rng, normal = Chance(b"balance", number * 1000), Alakazum.LEVELS["normal"]
    tried: list[str] = []
    while game.decisions:
        decision = game.decisions[0]
        action = normal.choose(game.view(decision.seat), decision, rng, 0) or decision.default
        for event in game.submit(decision.seat, action, decision.id):
            if event.kind == "announced" and event.data[1] == "alakazum":
                tried.append(str(event.data[2]))
    assert game.outcome is not None
    return BalanceGame(tuple(tried), game.outcome.reason == "alakazum")


def shares(games: Iterable[BalanceGame]) -> dict[str, Share]:
    """Each culture's shares over some games."""
    tried, won = Counter[str](), Counter[str]()
    for game in games:
        tried.update(game.tried)
        if game.won:
            won[game.tried[-1]] += 1
    return {
        culture: Share(tried[culture] / max(1, tried.total()), won[culture] / max(1, won.total()))
        for culture in CULTURES
    }


def main() -> None:
    """`python -m bench.balance [--games N] [--seats 2 3 4 5]`: a table in Markdown."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="games a seat count (2000)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5], choices=[2, 3, 4, 5])
    parser.add_argument("--processes", type=int, default=None, help="as many as there are cores")
    chosen = parser.parse_args()
    print("| seats | games | won | tried |", " | ".join(CULTURES), "|")
    print("|---" * (4 + len(CULTURES)) + "|")
    greatest = 0.0
    with ProcessPoolExecutor(chosen.processes) as pool:
        for seats in chosen.seats:
            games = list(pool.map(partial(play, seats), range(chosen.games), chunksize=20))
            found = shares(games)
            greatest = max(greatest, *(share.ratio for share in found.values()))
            won, tried = sum(game.won for game in games), sum(len(game.tried) for game in games)
            cells = " | ".join(str(found[culture]) for culture in CULTURES)
            print(f"| {seats} | {len(games):,} | {won:,} | {tried:,} | {cells} |", flush=True)
    print(f"\nThe greatest ratio is {greatest:.2f}; the limit is 1.5.")


if __name__ == "__main__":
    main()
