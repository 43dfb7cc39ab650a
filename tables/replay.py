"""A finished game, to be stepped through: every move that stands, and the position after it."""

from __future__ import annotations

import asyncio
import pickle
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, TypeVar

from games.kernel import codec
from games.kernel.game import Decision, Event, Game
from games.kernel.values import Actions
from storage.protocol import Storage
from storage.rows import MoveRow, standing
from workers.aside import aside

from .automatic import BUDGET, level_of
from .daily import check_open
from .errors import LogPrunedError, NotOverError, UndoLostError
from .hints import best_at_once
from .lately import Lately, seated_then
from .table import Table, TableState, round_of
from .table_rules import in_window
from .thinkers import playouts, words_of
from .thoughts import random_for
from .undo import replayed

REMEMBERED = 6_000_000
"""Bytes of games that are kept in memory, 10 to 20 kB each; others are played again from their logs."""
TOLD = 256
"""Answers about games that are kept, some kB each: those of the games of half an hour with 200 tables."""

T = TypeVar("T")


class Surprise(NamedTuple):
    """A move of an AI that thinks ahead, where one that doesn't would have made another."""

    seat: int
    view: Any
    """What it saw."""
    decision: Decision
    rather: Actions
    """What the AI that doesn't think ahead would have answered."""


class ReplayStep(NamedTuple):
    """One step: a move, together with moves just before it that showed nothing."""

    n: int
    """Number of the move in the log."""
    round: int
    """The game's round then; 0 where the position isn't known."""
    events: tuple[Event, ...]
    """All, with their audiences: the game is over."""
    snapshot: bytes | None
    """The position after it; None for a game of older rules."""
    surprise: Surprise | None = None
    seated: Mapping[int, int] = {}
    """Seat → user, where somebody sat then who has left the game since."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished game, step by step; the first step is the opening."""

    table: Table
    steps: Sequence[ReplayStep]
    rules: type[Game]
    turns: dict[str, list[tuple[int, int, str]]] = field(default_factory=dict[str, list[tuple[int, int, str]]])
    """By language: step, round and words of each turning point, once they have been worked out."""

    @property
    def last(self) -> int:
        """Number of the last step."""
        return len(self.steps) - 1

    def position(self, step: int) -> Game | None:
        """The game after a step; None where only the log is known."""
        kept = self.steps[step].snapshot
        return self.rules.restore(codec.loads(kept)) if kept is not None else None


class _Packed(NamedTuple):
    """A replay that is kept: unpacked in a thirtieth of the time that it takes to play the game again."""

    written: bytes
    turns: dict[str, list[tuple[int, int, str]]]
    """Shared by all that are unpacked: what one has worked out the next needn't."""

    @classmethod
    def of(cls, found: Replay) -> _Packed:
        bare = replace(found, turns={})
        return cls(zlib.compress(pickle.dumps(bare, pickle.HIGHEST_PROTOCOL), 1), found.turns)

    def replay(self) -> Replay:
        return replace(pickle.loads(zlib.decompress(self.written)), turns=self.turns)


class Replays:
    """Plays finished games again from their logs, in a thread, and keeps those that were looked at last."""

    def __init__(
        self,
        store: Storage,
        games: Mapping[str, type[Game]],
        find: Callable[[int], Awaitable[Table]],
        now: Callable[[], float],
    ) -> None:
        self._store, self._games, self._find, self._now = store, games, find, now
        self._kept: OrderedDict[int, _Packed] = OrderedDict()
        """Who was looked at last stands last."""
        self._size = 0
        self._one = asyncio.Lock()
        """Games are played again one after the other: who waited for the same finds it ready."""
        self._told: OrderedDict[tuple[int, Hashable], Any] = OrderedDict()
        """What was asked last stands last."""
        self._telling = asyncio.Lock()

    async def of(self, table_id: int) -> Replay:
        """A finished game. Raises NoTableError, NotOverError (also where a lobby never became a game), DailyError,
        LogPrunedError.
        """
        if table_id not in self._kept:
            async with self._one:
                if table_id not in self._kept:
                    return await self._again(table_id)
        self._kept.move_to_end(table_id)
        return await aside(self._kept[table_id].replay)

    async def told(self, table_id: int, about: Hashable, tell: Callable[[Replay], T]) -> T:
        """What `tell` says of a finished game, in a thread; the same again to whoever asks next, by `about`. Each look
        at a hand after the end asks, and to work it out takes 50 ms. Raises as `of`.
        """
        key = (table_id, about)
        if key not in self._told:
            async with self._telling:
                if key not in self._told:
                    self._told[key] = await aside(tell, await self.of(table_id))
                    while len(self._told) > TOLD:
                        self._told.popitem(last=False)
        self._told.move_to_end(key)
        return self._told[key]

    async def _again(self, table_id: int) -> Replay:
        table = await self._find(table_id)
        if table.status != "over" or table.game is None:
            raise NotOverError(status=table.status)
        check_open(table, self._now())
        rules, rows = self._games[table.game_key], await self._store.moves(table_id)
        if not rows:
            raise LogPrunedError
        found = Replay(table, await aside(_steps, table, rules, rows), rules)
        self._keep(table_id, await aside(_Packed.of, found))
        return found

    def _keep(self, table_id: int, packed: _Packed) -> None:
        self._kept[table_id] = packed
        self._size += len(packed.written)
        while self._size > REMEMBERED:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest.written)

    async def has_log(self, table_id: int) -> bool:
        """Return whether the moves of a game are still known."""
        return await self._store.has_log(table_id)

    def forget(self) -> None:
        """Drop all games kept in memory, because somebody's data is being deleted."""
        self._kept.clear()
        self._told.clear()
        self._size = 0


def _steps(table: Table, rules: type[Game], rows: Sequence[MoveRow]) -> list[ReplayStep]:
    """The moves that weren't taken back; one that showed nothing becomes part of the next step."""
    positions = _positions(table, rules, rows)
    steps: list[ReplayStep] = []
    moves = standing(rows)
    begun, seated = 0, dict(zip([row.n for row in rows], seated_then(rows, table), strict=True))
    for at_move, row in enumerate(moves):
        events = codec.load_events(row.events.encode())
        if not events and row is not moves[-1]:
            continue
        game = positions.get(row.n)
        at = round_of(game) or 0
        kept = codec.dumps(game.snapshot()) if game is not None else None
        found = (
            _surprise(table, rules, moves[each], positions.get(moves[each - 1].n)) for each in range(begun, at_move + 1)
        )
        surprise = next((each for each in found if each is not None), None)
        steps.append(ReplayStep(row.n, at, tuple(events), kept, surprise, seated[row.n]))
        begun = at_move + 1
    return steps


def _surprise(table: Table, rules: type[Game], row: MoveRow, before: Game | None) -> Surprise | None:
    """Return whether the best AI that answers at once would have made another move; `before`: where it was made."""
    if row.by != "bot" or row.seat is None or before is None:
        return None
    if not playouts(rules.LEVELS.get(level_of(table.now, row.seat))):
        return None
    decision = next((each for each in before.decisions if (each.id, each.seat) == (row.question, row.seat)), None)
    if decision is None or in_window(decision):
        return None
    view, level = before.view(row.seat), best_at_once(rules)
    rather = words_of(rules, rules.LEVELS[level], view, decision, random_for(table.now, level, decision), BUDGET)
    if not rather or rather[0] == codec.action(codec.loads(row.action)):
        return None
    return Surprise(row.seat, view, decision, rather)


def _positions(table: Table, rules: type[Game], rows: Sequence[MoveRow]) -> Mapping[int, Game]:
    """The game after each move; nothing where it was played by rules that aren't kept."""
    assert table.game is not None
    if any(row.rules_version != table.game.rules for row in rows):
        return {}
    try:
        return {step.n: step.position for step in replayed(rules, table.now, rows)}
    except UndoLostError:
        return {}


def last_moves(rules: type[Game], state: TableState, rows: Sequence[MoveRow]) -> Lately:
    """The last moves of a running game. Plays it once more, some milliseconds: to be called in a thread."""
    left, snapshots = standing(rows), dict[int, bytes]()
    if state.game is not None and all(row.rules_version == state.game.rules for row in rows):
        try:
            steps = replayed(rules, state, rows)
        except UndoLostError:
            steps = []
        snapshots = {step.n: codec.dumps(step.position.snapshot()) for step in steps}
    return Lately(rules, left, [snapshots.get(row.n) for row in left])
