"""Games among AI players: who has which share of the first places, with 95 % intervals. `python -m bench.arena GAME …`

`python -m bench.arena alakazum hard normal --games 400` seats one `hard` against `normal` in every place, on the same
deals; one player alone is everybody. Beside the players it tells the seats in turn order, and what was chosen in the
set-up. A shared first place counts its part; 1 is a fair share. `random` picks any option, `newcomer` does what a hint
says at every second question. `--deal` has the set-up choice made at random.

`--fit outlook` fits `outlook.toml` of a game's folder, `--fit hard` its `hard.toml`, to `--games` of `normal` against
itself at each number of seats: the weights under which the winners were likeliest, each seat's chance being the softmax
of the seats' sums. It prints the mean logarithm of the chance that later winners were given in other games, beside that
of knowing nothing. The same command gives the same games.
"""

from __future__ import annotations

import argparse
import importlib
import math
import random  # noqa: TID251 - deals what is chosen in the set-up, no game
import statistics
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy

from games import GAMES
from games.alakazoo.cards import CREATURES
from games.alakazum.cards import CARDS
from games.kernel.chance import Chance
from games.kernel.frames import BACK
from games.kernel.game import Action, Decision, Event
from games.kernel.outlook import weights_file
from games.kernel.search import PATIENCE, share

STARTS = {
    "alakazum": ("start", "started", [card.name for card in CARDS]),
    "alakazoo": ("board", "board", [creature.name for creature in CREATURES]),
}
"""The set-up choice whose shares are told apart: its question's kind, its event's, and what each choice is called."""
IDLE = frozenset(("skip", "pass", "done"))
"""Words of who does nothing: nobody chooses them blindly."""
FITTED_FROM, JUDGED_FROM = 30_000_000, 40_000_000
"""The numbers of the first deals."""
EVERY = 7
"""Positions from one that an outlook is fitted to, to the next."""
STEPS, RIDGE = 12, 1e-3
"""Newton's steps; what keeps the weights of features that say the same from growing against each other."""


class Random:
    """Picks any option."""

    def choose(self, view: Any, decision: Decision, rng: Chance, budget: int) -> Action | None:
        """See `games.kernel.game.AI`."""
        return rng.choice(decision.options)


class Newcomer(NamedTuple):
    """Somebody in their first game, who does what `normal` says at one question of so many, else anything.

    What is begun by a hint is gone on with as it says, word by word.
    """

    normal: Any
    hints: int

    def choose(self, view: Any, decision: Decision, rng: Chance, budget: int) -> Action | None:
        """See `games.kernel.game.AI`."""
        if BACK in decision.options or not rng.below(self.hints):
            return self.normal.choose(view, decision, rng, 0)
        return rng.choice([option for option in decision.options if option[0] not in IDLE] or decision.options)


def player(kind: Any, name: str) -> Any:
    """Return whoever plays by that name: "random", "newcomer", "newcomer-4", or a level of the game."""
    if name.startswith("newcomer"):
        return Newcomer(kind.LEVELS["normal"], int(name.partition("-")[2] or 2))
    return Random() if name == "random" else kind.LEVELS[name]


class Setting(NamedTuple):
    """What the games have in common."""

    key: str
    seats: int
    players: tuple[str, ...] = ("normal",)
    """The first has one seat, the last all that are left."""
    options: str = "{}"
    deal: bool = False

    def seated(self, number: int) -> tuple[str, ...]:
        """Return who sits where in game `number`."""
        row = (*self.players, *self.players[-1:] * self.seats)[: self.seats]
        at = number % self.seats
        return row[-at:] + row[:-at]

    def deals(self, number: int) -> int:
        """Return the number of the deal: each is played once with everybody in every seat."""
        return number // self.seats if len(self.players) > 1 else number


class Seat(NamedTuple):
    """One seat of a finished game."""

    player: str
    start: str
    share: float
    """Of the first place, times the number of seats: 1 is fair."""


def a_game(setting: Setting, deal: int) -> Any:
    """Return a new game."""
    kind: Any = GAMES[setting.key]
    options = kind.Options.model_validate_json(setting.options)
    number = 7_000_000 * setting.seats + 5_000_000 * getattr(options, "expansion", False) + deal
    return kind.new(number.to_bytes(32, "big"), setting.seats, options)


def moves(game: Any, bots: Sequence[Any], number: int, dealt: Callable[[Decision], bool]) -> Iterator[list[Event]]:
    """Play `game` to its end: what each answer brought about. Questions that are `dealt` are answered at random."""
    seats, waited = len(bots), 0
    rngs = [Chance(b"arena").fork(f"{number} {seat}") for seat in range(seats)]
    at_random = random.Random(number * 10 + seats)
    while game.decisions:
        asked = game.decisions[0]
        if asked.may_wait:
            asked = rngs[0].choice(game.decisions)
        bot = bots[asked.seat]
        budget = 0 if asked.silence == "pass" else getattr(bot, "playouts", 0)
        if dealt(asked):
            action = at_random.choice(asked.options)
        else:
            action = bot.choose(game.view(asked.seat), asked, rngs[asked.seat], budget)
        waited += action is None
        if action is None and waited <= PATIENCE * len(game.decisions):
            continue
        if action is not None:
            waited = 0
        yield game.submit(asked.seat, action or asked.default, asked.id)


def play(setting: Setting, number: int) -> list[Seat]:
    """Return the seats in turn order as game `number` ended."""
    names, game = setting.seated(number), a_game(setting, setting.deals(number))
    kind, chosen, called = STARTS.get(setting.key, ("", "", []))
    starts = [""] * setting.seats
    bots = [player(GAMES[setting.key], name) for name in names]
    for events in moves(game, bots, setting.deals(number), lambda asked: setting.deal and asked.kind == kind):
        for event in events:
            if event.kind == chosen:
                starts[int(event.data[0])] = called[int(event.data[1])]
    first = getattr(game.state, "starter", 0) or getattr(game.state, "first", 0)
    order = [(first + step) % setting.seats for step in range(setting.seats)]
    return [Seat(names[at], starts[at], setting.seats * share(game.outcome, at)) for at in order]


def told(values: Sequence[float]) -> str:
    """Return the mean share with half of its 95 % interval."""
    return f"{statistics.fmean(values):.2f} ± {1.96 * statistics.pstdev(values) / math.sqrt(len(values)):.2f}"


def report(setting: Setting, games: Iterable[Sequence[Seat]]) -> Iterator[str]:
    """Yield rows of Markdown: who, seats that were played, of a fair share, of all games."""
    found: dict[str, list[float]] = defaultdict(list)
    for game in games:
        for place, seat in enumerate(game, 1):
            names = [seat.player] if len(setting.players) > 1 else []
            names += [f"turn {place}", *filter(None, [seat.start])]
            for name in names:
                found[name].append(seat.share)
    for name, values in sorted(found.items()):
        won = statistics.fmean(values) / setting.seats
        yield f"| {setting.seats} | {name} | {len(values):,} | {told(values)} | {won:.1%} |"


def match(chosen: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    """Play the games and print their table in Markdown."""
    print(f"| seats | {chosen.game} | seats played | of a fair share | won |\n|---|---|---|---|---|")
    for seats in chosen.seats:
        setting = Setting(chosen.game, seats, tuple(chosen.players), chosen.options, chosen.deal)
        games = pool.map(partial(play, setting), range(chosen.games), chunksize=10)
        print(*report(setting, games), sep="\n", flush=True)


# ---- what the fitted files need to be made again ---------------------------------------------------------------------


class Sample(NamedTuple):
    """A position: what speaks for each seat, and what share of the first place it had in the end."""

    rows: list[dict[str, float]]
    won: list[float]


def samples(key: str, what: str, form: str, seats: int, number: int) -> list[Sample]:
    """Return positions of game `number` of `normal` against itself.

    For an outlook every seventh, seen by each seat and a spectator in turn; for `hard` each beginning of a turn, every
    seat seen by itself.
    """
    module: Any = importlib.import_module(f"games.{key}.{what}")
    setting = Setting(key, seats, options=f'{{"{form}": true}}' if form else "{}")
    readers, rows = (*range(seats), None), list[list[dict[str, float]]]()
    game = a_game(setting, number)
    judge: Any = GAMES[key].JUDGE
    before = -1
    for at, _ in enumerate(moves(game, [GAMES[key].LEVELS["normal"]] * seats, number, lambda _: False)):
        if not game.decisions:
            break
        if what == "outlook" and at % EVERY == 0:
            rows.append(module.features(game.view(readers[at // EVERY % len(readers)])))
        if what == "hard" and judge.time(game) != before and judge.is_under_way(game):
            rows.append([module.features(game.view(seat)) for seat in range(seats)])
        before = judge.time(game)
    assert game.outcome is not None
    won = [share(game.outcome, seat) for seat in range(seats)]
    return [Sample(row, won) for row in rows]


class Turns(NamedTuple):
    """All positions with one number of seats."""

    rows: Any
    """positions × seats × features."""
    won: Any
    """positions × seats."""

    def chances(self, weights: Any) -> Any:
        """Return positions × seats: the softmax of the seats' sums."""
        scores = self.rows @ weights
        powers = numpy.exp(scores - scores.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True)


def tables(found: Sequence[Sample], names: Sequence[str]) -> list[Turns]:
    """Return the samples as arrays."""
    by_seats: dict[int, list[Sample]] = defaultdict(list)
    for one in found:
        by_seats[len(one.won)].append(one)
    return [
        Turns(
            numpy.array([[[row.get(name, 0.0) for name in names] for row in one.rows] for one in those], dtype=float),
            numpy.array([one.won for one in those]),
        )
        for those in by_seats.values()
    ]


def likeliest(turns: list[Turns]) -> Any:
    """Return the weights under which the winners are likeliest: Newton's method, as there is one maximum.

    Features are scaled to a deviation of 1 between the seats meanwhile.
    """
    number = sum(len(table.won) for table in turns)
    spread = numpy.maximum(1e-6, numpy.sqrt(sum(t.rows.var(axis=1).sum(axis=0) for t in turns) / number))
    turns = [table._replace(rows=table.rows / spread) for table in turns]
    weights = numpy.zeros(len(spread))
    for _ in range(STEPS):
        slope, bend = -RIDGE * weights, RIDGE * numpy.eye(len(weights))
        for table in turns:
            given = table.chances(weights)
            around = table.rows - (given[:, :, None] * table.rows).sum(axis=1, keepdims=True)
            slope = slope + ((table.won - given)[:, :, None] * table.rows).sum(axis=(0, 1)) / number
            bend = bend + numpy.einsum("ns,nsi,nsj->ij", given, around, around, optimize=True) / number
        weights = weights + numpy.linalg.solve(bend, slope)
    return weights / spread


def foretold(turns: list[Turns], weights: Any) -> float:
    """Return the mean logarithm of the chance that later winners were given."""
    logs = [numpy.log(numpy.maximum(1e-9, (table.chances(weights) * table.won).sum(axis=1))) for table in turns]
    return float(numpy.concatenate(logs).mean())


def fit(chosen: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    """Fit the weights of `chosen.fit` and write them."""
    fitted, others = (
        [
            one
            for seats in chosen.seats
            for game in pool.map(
                partial(samples, chosen.game, chosen.fit, chosen.form, seats), range(start, start + chosen.games)
            )
            for one in game
        ]
        for start in (FITTED_FROM, JUDGED_FROM)
    )
    names = list(dict.fromkeys(name for one in fitted for row in one.rows for name in row))
    weights, judged = likeliest(tables(fitted, names)), tables(others, names)
    seats_said = "" if chosen.seats == [2, 3, 4] else " --seats " + " ".join(map(str, chosen.seats))
    form_said = f" --form {chosen.form}" if chosen.form else ""
    command = f"python -m bench.arena {chosen.game} --fit {chosen.fit} --games {chosen.games}{seats_said}{form_said}"
    lines = [f"# Made again by `{command}`: see there.", "[weights]"]
    lines += [f"{name} = {weight:.4f}" for name, weight in zip(names, weights, strict=True)]
    path = weights_file(importlib.import_module(f"games.{chosen.game}.{chosen.fit}").__file__ or "", chosen.form)
    (chosen.to or path).write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(
        f"{len(fitted):,} positions; in {len(others):,} of other games the mean log chance of the winner is"
        f" {foretold(judged, weights):.3f}, knowing nothing {foretold(judged, 0 * weights):.3f}"
    )


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.arena", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("players", nargs="*", default=["normal"], metavar="player", help="normal")
    parser.add_argument("--games", type=int, default=400, help="games at each number of seats (400)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4], help="how many play (2 3 4)")
    parser.add_argument("--options", default="{}", help="house rules in JSON")
    parser.add_argument("--deal", action="store_true", help="the set-up choice is made at random")
    parser.add_argument("--fit", choices=["outlook", "hard"], help="fit the weights of this file")
    parser.add_argument("--form", default="", help="with --fit: the house rule that has weights of its own, sprint")
    parser.add_argument("--to", type=Path, help="with --fit: write them there")
    parser.add_argument("--processes", type=int, help="as many as there are cores")
    chosen = parser.parse_args()
    with ProcessPoolExecutor(chosen.processes) as pool:
        fit(chosen, pool) if chosen.fit else match(chosen, pool)


if __name__ == "__main__":
    main()
