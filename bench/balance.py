"""How evenly Alakazum! is dealt: `normal` against itself, base game and Alakazum! 2. `python -m bench.balance`

Two questions, at every number of seats. With start characters dealt at random, how often does whoever has each of them
win, where 1 is a fair share? And where they are picked (AZ-14), how often does the seat win that goes first? A shared
first place counts its part. Behind ± stands half of the 95 % interval.

`--change moura.C.combat=2` measures what another number would do; it may be given several times.
"""

from __future__ import annotations

import argparse
import math
import random  # noqa: TID251 - deals start characters, no game
import statistics
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from games.alakazum import Alakazum, cards
from games.alakazum.hard import Playing
from games.kernel.chance import Chance
from games.kernel.search import share


class BalanceGame(NamedTuple):
    """One game, the seats in turn order."""

    starts: tuple[str, ...]
    """The start character of each seat."""
    shares: tuple[float, ...]
    """What each seat has of the first place, times the number of seats: 1 is fair."""


class Setting(NamedTuple):
    """Under what the games are played."""

    seats: int
    expansion: bool
    picked: bool
    """Start characters are picked; else they are dealt at random."""
    changes: tuple[str, ...] = ()


def change(number: str) -> None:
    """Give a character another number by the newest rules: "moura.C.combat=2", "moura.magical=0"."""
    name, value = number.split("=")
    character, *level, what = name.split(".")
    at = cards.NUMBER[character]
    table = [*getattr(cards.NUMBERS[cards.RULES], what)]
    own = int(value)
    if level:
        row = [*table[at]]
        row[cards.LEVELS.index(level[0])] = own
        own = tuple(row)
    table[at] = own
    cards.NUMBERS[cards.RULES] = cards.NUMBERS[cards.RULES]._replace(**{what: tuple(table)})


def prepare(changes: Iterable[str]) -> None:
    """In each process, before its first game."""
    for number in changes:
        change(number)


def play(setting: Setting, number: int) -> BalanceGame:
    """Game `number`: the same deal for the same number of seats, whatever else is changed."""
    seats = setting.seats
    seed = (7_000_000 * seats + 5_000_000 * setting.expansion + number).to_bytes(32, "big")
    game = Alakazum.new(seed, seats, Alakazum.Options(expansion=setting.expansion))
    dealt, rng = random.Random(number * 10 + seats), Chance(b"balance")
    playing, starts = Playing(0, None), dict[int, str]()  # plays as `normal`, and plans an action once
    while game.decisions:
        asked = game.decisions[0]
        if len(asked.options) == 1:
            action = asked.options[0]
        elif asked.kind == "start" and not setting.picked:
            action = dealt.choice(asked.options)
        else:
            action = playing(game.view(asked.seat), asked, rng)
        for event in game.submit(asked.seat, action, asked.id):
            if event.kind == "started":
                seat, card = event.data
                starts[seat] = cards.CARDS[int(card)].id
    assert game.outcome is not None
    order = [(game.state.starter + step) % seats for step in range(seats)]
    return BalanceGame(
        tuple([starts[seat] for seat in order]), tuple([seats * share(game.outcome, seat) for seat in order])
    )


class Mean(NamedTuple):
    """A mean with half of its 95 % interval."""

    mean: float
    half: float

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {self.half:.2f}"


def mean(values: Sequence[float]) -> Mean:
    """The mean of at least two values."""
    return Mean(statistics.fmean(values), 1.96 * statistics.pstdev(values) / math.sqrt(len(values)))


def by_start(games: Iterable[BalanceGame]) -> dict[str, Mean]:
    """How often whoever has each start character wins; 1 is fair."""
    found: dict[str, list[float]] = defaultdict(list)
    for game in games:
        for start, won in zip(game.starts, game.shares, strict=True):
            found[start].append(won)
    return {start: mean(values) for start, values in sorted(found.items())}


def main() -> None:
    """`python -m bench.balance [--games N] [--seats 2 3 4 5] [--change …]`: tables in Markdown."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="games a seat count (4000)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5], choices=[2, 3, 4, 5])
    parser.add_argument("--only", choices=["base", "expansion"], help="one of them (both)")
    parser.add_argument("--change", action="append", default=[], metavar="moura.C.combat=2")
    parser.add_argument("--processes", type=int, default=None, help="as many as there are cores")
    chosen = parser.parse_args()
    sets = [chosen.only] if chosen.only else ["base", "expansion"]
    with ProcessPoolExecutor(chosen.processes, initializer=prepare, initargs=(chosen.change,)) as pool:
        for which in sets:
            names = [cards.CARDS[n] for n in cards.box(2, False, which == "expansion").starters]
            print(f"\n| {which}, seats |", " | ".join(row.name for row in names), "| first seat, with the pick |")
            print("|---" * (2 + len(names)) + "|")
            for seats in chosen.seats:
                dealt, picked = (Setting(seats, which == "expansion", picked) for picked in (False, True))
                found = by_start(pool.map(partial(play, dealt), range(chosen.games), chunksize=20))
                first = mean([g.shares[0] for g in pool.map(partial(play, picked), range(chosen.games), chunksize=20)])
                cells = " | ".join(str(found[row.id]) for row in names)
                print(f"| {seats} | {cells} | {first} |", flush=True)


if __name__ == "__main__":
    main()
