"""AI that think ahead: they begin when the question is put, so that the answer is ready when it is due.

So nobody can see how long they thought: answers come at a time fixed beforehand. If one isn't ready then, we wait a
little; if it fails or takes too long, the AI answers without thinking ahead, as `normal` does, and that is counted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import Future
from time import perf_counter
from typing import NamedTuple

import structlog

from games.kernel.chance import Chance
from games.kernel.game import Decision, Game
from games.kernel.values import Actions

from . import clocks
from .table import Table, TableState
from .table_rules import in_window
from .thinkers import Thinkers, Thought, playouts

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)

PATIENCE = 5.0
"""Seconds to wait for an answer that isn't ready when it is due."""


class Asked(NamedTuple):
    """Which question is thought about, and after which move."""

    n: int
    question: int
    seat: int


class Conclusion(NamedTuple):
    """The answers that an AI has worked out."""

    asked: Asked
    words: Actions
    seconds: float
    """How long it took."""


class _Begun(NamedTuple):
    asked: Asked
    words: Future[Actions]
    at: float


class Thoughts:
    """The thoughts of all tables, at most one a table: that of the answer that is due first."""

    def __init__(self, thinkers: Thinkers | None, games: Mapping[str, type[Game]]) -> None:
        """Without `thinkers` no AI thinks ahead."""
        self._thinkers, self._games = thinkers, games
        self._begun: dict[int, _Begun] = {}

    def begin(self, table: Table) -> None:
        """Think about the table's next automatic answer, if its AI thinks ahead; drop a thought that is out of date."""
        found = self._next(table)
        begun = self._begun.get(table.id)
        if begun is not None and (found is None or begun.asked != found[0]):
            del self._begun[table.id]
            begun.words.cancel()
        if found is not None and self._thinkers is not None and table.id not in self._begun:
            asked, thought = found
            self._begun[table.id] = _Begun(asked, self._thinkers.think(thought), perf_counter())

    def forget(self, table_id: int) -> None:
        """The table is over."""
        if (begun := self._begun.pop(table_id, None)) is not None:
            begun.words.cancel()

    async def due(self, table: Table, now: float) -> Conclusion | None:
        """The answer that is due at `now`; None where none is, its AI doesn't think ahead, or the thought failed."""
        clock = clocks.next_due(table.state, now) if table.state is not None else None
        if clock is None or clock.what != clocks.ANSWER or self._thinkers is None:
            return None
        self.begin(table)
        begun = self._begun.pop(table.id, None)
        if begun is None:
            return None
        try:
            words = await asyncio.wait_for(asyncio.wrap_future(begun.words), PATIENCE)
        except Exception as error:  # whatever it is, somebody waits for an answer
            self._thinkers.counts["replaced"] += 1
            log.warning("ai.thought-lost", table=table.id, n=begun.asked.n, error=repr(error))
            return None
        return Conclusion(begun.asked, words, perf_counter() - begun.at)

    async def now(self, thought: Thought, seconds: float) -> Actions | None:
        """The answers for a hint, at once or in `seconds`; None: all processes are busy, or it isn't ready in time."""
        if self._thinkers is None or not self._thinkers.is_free:
            return None
        words = self._thinkers.think(thought)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(words), seconds)
        except Exception as error:  # there is another AI to ask
            log.info("ai.hint-lost", error=repr(error))
            return None

    def _next(self, table: Table) -> tuple[Asked, Thought] | None:
        """The question of the answer that is due first, if its AI thinks. In a window it doesn't: time would tell."""
        state = table.state
        if state is None or state.status != "live" or state.game is None:
            return None
        clock = clocks.next_answer(state)
        decision = None if clock is None else _asked(state, clock.number, clock.whose)
        if decision is None or state.seats[decision.seat].plays_itself or in_window(decision) or decision.is_roll:
            return None
        level = state.seats[decision.seat].ai or state.rules.stand_in
        if not playouts(self._games[table.game_key].LEVELS.get(level)):
            return None
        seed = random_for(state, level, decision).seed
        thought = Thought(table.game_key, level, state.game.view(decision.seat), decision, seed)
        return Asked(state.n, decision.id, decision.seat), thought


def random_for(state: TableState, level: str, decision: Decision) -> Chance:
    """The chance with which an AI answers a question: the same wherever it thinks."""
    return Chance(state.seed).fork(f"{level} {state.n} {decision.seat} {decision.id}")


def _asked(state: TableState, question: int, seat: int | None) -> Decision | None:
    return next((each for each in state.decisions if (each.id, each.seat) == (question, seat)), None)
