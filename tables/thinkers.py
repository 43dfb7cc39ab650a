"""The processes for AI that think ahead: of low priority, replaced when they die, ended while nobody thinks.

A process is sent what the AI's seat may see, and sends back its answers. `Thinkers.think` returns a future; where it
fails, the caller lets a simpler AI answer. One thread for each process waits for it, so that the event loop needn't.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any

from games import GAMES
from games.kernel.chance import Chance
from games.kernel.game import AI, Decision, Game
from games.kernel.values import Actions, public_number
from workers.process import Process, ProcessLost

from .table_rules import in_window

NICENESS = 15
"""Of the processes: answering people comes first, then drawing pictures, then these."""
SECONDS = 4.0
"""A thought that takes longer is given up, and its process with it."""
WORDS = 20
"""Answers an AI may give at once in an action that it makes up word by word."""

IDLE = 120.0
"""Seconds without a thought after which a process is ended: it takes 30 MB, and less than a second to start."""
BEGINNING = 60.0
"""Seconds for a new process to load the games on a busy machine; they don't count against `SECONDS`."""


class ThoughtLost(Exception):
    """No answer came: the process died, or thought for too long."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A question for an AI: everything that a worker process is told."""

    game: str
    level: str
    view: Any
    decision: Decision
    seed: bytes
    """Of the AI's own random numbers; the same seed gives the same answers."""


def playouts(ai: AI | None) -> int:
    """How many playouts an AI wants for an answer; 0: it answers at once, wherever it is asked."""
    return getattr(ai, "playouts", 0)


def words_of(rules: type[Game], ai: AI, view: Any, decision: Decision, rng: Chance, budget: int) -> Actions:
    """Return what an AI answers, a private draft to its end; empty: it lets the question wait.

    The words that follow the first are tried in an imagined game, with chance of its own: neither what is hidden nor
    the table's seed has a part in it.
    """
    seat = decision.seat
    first = ai.choose(view, decision, rng, budget)
    if first is None or in_window(decision) or first not in decision.options:
        return () if first is None else (first,)
    game, words = rules.imagine(view, rng), [first]
    question, events = public_number(decision.id), game.submit(seat, first, decision.id)
    while not events and len(words) < WORDS:
        steps = [each for each in game.decisions if each.seat == seat and public_number(each.id) == question]
        action = ai.choose(game.view(seat), steps[0], rng, budget) if steps else None
        if action is None:
            break
        words.append(action)
        events = game.submit(seat, action, steps[0].id)
    return tuple(words)


def think(thought: Thought) -> Actions:
    """In the worker process: what one of the bot's own AI answers."""
    rules = GAMES[thought.game]
    ai = rules.LEVELS[thought.level]
    return words_of(rules, ai, thought.view, thought.decision, Chance(thought.seed), playouts(ai))


class Thinkers:
    """Has AI think in processes of their own. Safe to use from several threads; end the processes with `close`."""

    def __init__(
        self, workers: int = 0, seconds: float = SECONDS, thinking: Callable[[Thought], Actions] = think
    ) -> None:
        """`workers`: how many processes; 0: one less than there are cores, at least one."""
        self.counts: Counter[str] = Counter()
        """Of thoughts: "thought", "late" (took too long), "died" (with its process), "failed" (a fault of ours); of
        answers "replaced" (given without a thought, as it was lost); of processes "started"."""
        self.thinking, self.seconds = thinking, seconds
        self.asked: SimpleQueue[tuple[Thought, Future[Actions]] | None] = SimpleQueue()
        self._lock = Lock()
        self._busy, self.closed = 0, False
        self._workers = [_Worker(self) for _ in range(workers or max(1, (os.cpu_count() or 2) - 1))]

    @property
    def is_free(self) -> bool:
        """Return whether a process has nothing to do."""
        return not self.closed and self._busy < len(self._workers)

    @property
    def is_idle(self) -> bool:
        """Return whether nobody thinks."""
        return not self._busy

    def think(self, thought: Thought) -> Future[Actions]:
        """A future of the answers; the first call starts the processes.

        The future fails with ThoughtLost, or with what the AI raised; it may be cancelled. Raises RuntimeError once
        they are closed.
        """
        future: Future[Actions] = Future()
        with self._lock:
            if self.closed:
                raise RuntimeError("these thinkers are closed")
            if not self._busy and not self._workers[0].ident:
                for worker in self._workers:
                    worker.start()
            self._busy += 1
        future.add_done_callback(self._done)
        self.asked.put((thought, future))
        return future

    def close(self) -> None:
        """End the processes and give up what they are thinking about."""
        with self._lock:
            self.closed = True
        for worker in self._workers:
            self.asked.put(None)
            worker.kill()

    def _done(self, future: Future[Actions]) -> None:
        with self._lock:
            self._busy -= 1


class _Worker(Thread):
    """A thread and its process."""

    def __init__(self, house: Thinkers) -> None:
        super().__init__(name="thinker", daemon=True)
        self._house = house
        self.process: Process | None = None

    def run(self) -> None:
        while True:
            try:
                asked = self._house.asked.get(timeout=IDLE)
            except Empty:
                self._end()  # the next thought starts another
                continue
            if asked is None:
                break
            thought, future = asked
            if self._house.closed:
                future.cancel()
            elif future.set_running_or_notify_cancel():
                self._answer(thought, future)
        self._end()

    def kill(self) -> None:
        """Kill the process, whatever it is doing."""
        if (process := self.process) is not None:
            process.kill()

    def _end(self) -> None:
        if self.process is not None:
            self.process.end()
            self.process = None

    def _begin(self) -> Process:
        if self.process is None or not self.process.is_alive:
            self._end()
            self.process = Process(self._house.thinking, NICENESS)
            self._house.counts["started"] += 1
            self.process.ready(BEGINNING)
        return self.process

    def _answer(self, thought: Thought, future: Future[Actions]) -> None:
        counts = self._house.counts
        try:
            process = self._begin()
            process.send(thought)
            done = process.receive(self._house.seconds)
        except (ProcessLost, OSError) as error:
            self._end()
            if not self._house.closed:
                counts["late" if isinstance(error, ProcessLost) and error.late else "died"] += 1
            future.set_exception(ThoughtLost(str(error)))
            return
        except Exception as error:  # it can't be sent: a fault of ours
            counts["failed"] += 1
            future.set_exception(error)
            return
        if done.error is not None:
            counts["failed"] += 1
            future.set_exception(done.error)
        else:
            counts["thought"] += 1
            future.set_result(done.value)
