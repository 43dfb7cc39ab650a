"""What a review works out of one decision: in a worker process, from what the seat saw and nothing else."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, NamedTuple

from games import GAMES
from games.kernel import review
from games.kernel.chance import Chance
from games.kernel.frames import BACK
from games.kernel.game import AI, Decision, Game
from games.kernel.review import SLIP, SURE, Choice, Cost, cost
from games.kernel.values import Action, Actions
from workers.process import Process, ProcessLost

from .thinkers import playouts, words_of

FIRST, AGAIN = 64, 400
"""Imagined worlds in which every decision is tried, and those that cost most once more."""
WORST = 10
"""How many these are."""
DEEPER = 4
"""So many times as long as at a table the hard AI thinks."""
COMPARED = 4
"""Imagined worlds, as many times, in which answers that may be better than its own are compared with it."""


class Looked(NamedTuple):
    """A decision that has been looked at."""

    best: Actions
    """What the hard AI would have answered; empty: it would have waited."""
    cost: Cost


@dataclass(frozen=True, slots=True)
class Look:
    """A decision to be looked at: everything that the worker process is told."""

    game: str
    choice: Choice
    best: Actions | None
    """None: it isn't known yet."""
    worlds: range
    """The numbers of the worlds."""
    seed: bytes
    """Of the review's own random numbers, nothing to do with those of the game."""
    deeper: int = DEEPER


def look(given: Look) -> Looked:
    """In the worker process: what the hard AI would have done, and what it cost not to do it. Some 50 to 500 ms."""
    rules, rng = GAMES[given.game], Chance(given.seed)
    best = best_of(rules, given.choice, rng.fork("best"), given.deeper) if given.best is None else given.best
    return Looked(best, cost(rules, given.choice, best, given.worlds, rng))


def best_of(rules: type[Game], choice: Choice, rng: Chance, deeper: int = DEEPER) -> Actions:
    """Return what the best AI of a game would have answered, a draft to its end; or what does better than that.

    Where the AI doesn't play on what it thinks of, each other beginning is gone on with as it would, and all are tried.
    """
    ai: Any = next(reversed(rules.LEVELS.values()))
    among = [words_of(rules, ai, choice.view, choice.decision, rng, deeper * playouts(ai))]
    for word in review.judge_of(rules).beginnings(choice.decision):
        words = words_of(rules, Begins(word, ai), choice.view, choice.decision, rng, deeper * playouts(ai))
        if BACK not in words and words not in among:
            among.append(words)
    return review.best_of(rules, choice, among, range(deeper * COMPARED), rng.fork("among"))


class Begins(NamedTuple):
    """An AI that begins with a word, and goes on as another."""

    word: Action
    then: AI

    def choose(self, view: Any, decision: Decision, rng: Chance, budget: int) -> Action | None:
        """See `games.kernel.game.AI`."""
        return self.word if self.word in decision.options else self.then.choose(view, decision, rng, budget)


def worst(looked: Sequence[Looked], most: int = WORST) -> list[int]:
    """The numbers of the decisions that cost most, the worst first; none that surely cost less than a slip."""
    costly = [at for at, one in enumerate(looked) if one.cost.loss + SURE * one.cost.error >= SLIP]
    return sorted(costly, key=lambda at: -looked[at].cost.loss)[:most]


# ---- the process -----------------------------------------------------------------------------------------------------

SECONDS = 600.0
"""A look that takes longer is given up, and its process with it: on a busy machine it comes after everything else."""
BEGINNING = 120.0
"""Seconds for the process to load the games."""
NICENESS = 19


class LookLost(Exception):
    """No answer came: the process died."""


class LookLate(LookLost):
    """It took too long: the machine has no time for it."""


def give_way() -> None:
    """In the worker process: run only where nobody else wants to (Linux; elsewhere its niceness must do)."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


class Reviewer:
    """Looks at decisions one after the other, in a process that is there only meanwhile. `close` ends it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "reviewer")
        self._process: Process | None = None
        self._closed = False

    async def look(self, given: Look) -> Looked:
        """Return what is found of one decision. Raises LookLost, and whatever goes wrong with the decision itself."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._look, given)

    def rest(self) -> None:
        """Nothing is left to look at: its process, some 30 MB, is ended."""
        if not self._closed:
            self._thread.submit(self._end)

    def close(self) -> None:
        """Give up whatever is looked at."""
        self._closed = True
        if (process := self._process) is not None:
            process.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _look(self, given: Look) -> Looked:
        try:
            if self._process is None or not self._process.is_alive:
                self._end()
                self._process = Process(look, NICENESS, give_way)
                self._process.ready(BEGINNING)
            self._process.send(given)
            done = self._process.receive(SECONDS)
        except (ProcessLost, OSError) as error:
            self._end()
            late = isinstance(error, ProcessLost) and error.late
            raise (LookLate if late else LookLost)(str(error)) from error
        if done.error is not None:
            raise done.error
        return done.value

    def _end(self) -> None:
        if self._process is not None:
            self._process.end()
            self._process = None
