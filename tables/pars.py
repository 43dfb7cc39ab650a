"""Par: the points that the best AI reaches on a day's shuffle, worked out in a process of the lowest priority."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median_low

from games import GAMES
from games.kernel.chance import Chance
from workers.process import Process, ProcessLost

from .thinkers import BEGINNING, playouts

GAMES_PLAYED = 7
"""Games of the same shuffle, in each of which the best AI thinks with other random numbers."""
NICENESS = 19
"""Of the process: there is no lower priority."""
SECONDS = 1800.0
"""A par that takes longer is given up."""
PATIENCE = 20
"""How often an AI may let each open question wait, one after the other, before its default is played."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A day's table: everything that a worker process is told."""

    game: str
    seed: bytes
    options: Mapping[str, str | int | bool]
    rules: int
    """The older rules by which it is played; 0: the newest."""


def par_of(shuffle: Shuffle) -> int:
    """In the worker process: the median of what the best AI reaches in the seat of whoever plays it."""
    return median_low([points_of(shuffle, number) for number in range(GAMES_PLAYED)])


def points_of(shuffle: Shuffle, number: int) -> int:
    """Return what the best AI reaches in one game, against the opponent that everybody has."""
    kind = GAMES[shuffle.game]
    options = kind.Options.model_validate(shuffle.options)
    game = kind.new(shuffle.seed, 2, options, shuffle.rules or None)
    levels = list(kind.LEVELS.values())
    bots, chance, waited = (levels[-1], levels[0]), Chance(shuffle.seed).fork(f"par {number}"), 0
    while game.decisions:
        decision = chance.choice(game.decisions)
        ai = bots[decision.seat]
        budget = 0 if decision.silence == "pass" else playouts(ai)
        view = game.view(decision.seat)
        action = decision.default if decision.is_roll else ai.choose(view, decision, chance, budget)
        waited = waited + 1 if action is None else 0
        if action is not None or waited > PATIENCE * len(game.decisions):
            game.submit(decision.seat, decision.default if action is None else action, decision.id)
    assert game.outcome is not None
    return game.outcome.points[0]


class Pars:
    """Works out pars, one after the other, each in a process of its own that ends with it. End it with `close`."""

    def __init__(self, work: Callable[[Shuffle], int] = par_of) -> None:
        self._work = work
        self._process: Process | None = None
        self.closed = False

    async def of(self, shuffle: Shuffle) -> int:
        """The par of a shuffle. Raises ProcessLost, OSError, or what the AI or the game raised."""
        return await asyncio.to_thread(self._worked_out, shuffle)

    def _worked_out(self, shuffle: Shuffle) -> int:
        if self.closed:
            raise ProcessLost("no more pars are worked out")
        process = self._process = Process(self._work, NICENESS)
        try:
            process.ready(BEGINNING)
            process.send(shuffle)
            done = process.receive(SECONDS)
        finally:
            process.end()
        if done.error is not None:
            raise done.error
        return done.value

    def close(self) -> None:
        """Give up what is being worked out."""
        self.closed = True
        if self._process is not None:
            self._process.kill()
