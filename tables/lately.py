"""What happened at a table lately: its last moves that stand, and what somebody may know of them.

All of it follows from the log, so it is the same after a restart and in another process. An answer that told nobody
anything leaves no trace here: how many moves are kept is counted in those that all could see.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from games.kernel import codec
from games.kernel.game import Event, Game
from storage.rows import MoveRow

if TYPE_CHECKING:
    from .table import Table

KEPT = 24
"""Moves with something for all to see."""
NOTHING_TOLD = "[]"
"""The events of a move that told nobody anything."""
Chances = tuple[float, ...]
"""By seat, how likely it is to win."""


@dataclass(slots=True)
class PastMove:
    """A move of the log that told somebody something."""

    row: MoveRow
    """Without its events."""
    events: tuple[Event, ...]
    """All, with their audiences."""
    packed: bytes | None
    """The position after it, compressed; None where it can't be known: it was played by rules that aren't kept."""
    outlooks: dict[int | None, Chances | None] = field(default_factory=dict[int | None, "Chances | None"])
    """By seat (None: a spectator), the chances as it saw them then, once somebody has asked."""

    @property
    def is_public(self) -> bool:
        """Everybody learnt something."""
        return any(event.audience is None for event in self.events)


class Lately:
    """The last moves of one table, the oldest first."""

    def __init__(self, rules: type[Game], rows: Sequence[MoveRow], snapshots: Sequence[bytes | None]) -> None:
        """`snapshots`: of each row the position after it."""
        self.rules = rules
        self.moves: list[PastMove] = []
        self.add(rows, snapshots)

    def add(self, rows: Sequence[MoveRow], snapshots: Sequence[bytes | None]) -> None:
        """Further moves, none of which takes others back."""
        self.moves += [
            PastMove(replace(row, events=""), tuple(codec.load_events(row.events.encode())), _packed(snapshot))
            for row, snapshot in zip(rows, snapshots, strict=True)
            if row.events != NOTHING_TOLD
        ]
        public = [at for at, move in enumerate(self.moves) if move.is_public]
        if len(public) > KEPT:
            del self.moves[: public[-KEPT]]


def _packed(snapshot: bytes | None) -> bytes | None:
    """Half the bytes, for 8 µs: most are never looked at."""
    return None if snapshot is None else zlib.compress(snapshot, 1)


# ---- what one person may know of it ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Happened:
    """A move as one seat (None: a spectator) may know it."""

    move: PastMove
    rules: type[Game]
    seat: int | None
    events: tuple[Event, ...]
    seated: Mapping[int, int]
    """Seat → user, where somebody sat then who has left the game since."""

    @property
    def outlook(self) -> Chances | None:
        """Everybody's chances as the seat saw them after it; None where the game doesn't say, or nobody knows."""
        kept = self.move.outlooks
        if self.seat not in kept:
            kept[self.seat] = self._outlook()
        return kept[self.seat]

    def _outlook(self) -> Chances | None:
        if self.move.packed is None:
            return None
        position = codec.loads(zlib.decompress(self.move.packed))
        return self.rules.outlook(self.rules.restore(position).view(self.seat))


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """What happened since somebody's last move, as their seat may know it."""

    before: Happened | None = None
    """The move before the first; None where it isn't known."""
    moves: tuple[Happened, ...] = ()
    """Their own move first, if it is known."""
    earlier: tuple[Happened, ...] = ()
    """Their own moves right before that: a roll, say, that they have resolved since in several answers."""


QUIET = Meanwhile()
"""Nothing."""


def meanwhile(table: Table, seat: int | None) -> Meanwhile:
    """What a seat may know of the moves from its person's last one on.

    An answer that told nothing, as in a reaction window or in the middle of a draft, is no move here. Without one of
    that person all that is kept is told, as to somebody who has just sat down.
    """
    if table.lately is None or seat is None:
        return QUIET
    kept, user = table.lately.moves, table.seats[seat].user
    found: list[Happened] = []
    begins = 0
    for move, seated in zip(kept, seated_then([move.row for move in kept], table), strict=True):
        events = tuple([each for each in move.events if each.audience is None or seat in each.audience])
        if events:
            row = move.row
            if (row.by, row.seat, row.user_id) == ("player", seat, user):
                begins = len(found)
            found.append(Happened(move, table.lately.rules, seat, events, seated))
    first = begins
    while first and (found[first - 1].move.row.by, found[first - 1].move.row.seat) == ("player", seat):
        first -= 1
    return Meanwhile(found[begins - 1] if begins else None, tuple(found[begins:]), tuple(found[first:begins]))


def seated_then(rows: Sequence[MoveRow], table: Table) -> list[dict[int, int]]:
    """Of each row, seat → user where somebody sat who has left since, until whoever came after them moved."""
    last = {(row.seat, row.user_id): at for at, row in enumerate(rows) if row.by == "player"}
    sits = _first_known(rows, table)
    found: list[dict[int, int]] = []
    for at, row in enumerate(rows):
        if row.seat is not None and row.by == "player" and row.user_id is not None:
            sits[row.seat] = row.user_id
        elif row.by == "bot" and last.get((row.seat, sits.get(row.seat or 0)), -1) < at:
            sits.pop(row.seat or 0, None)
        found.append({seat: user for seat, user in sits.items() if table.seats[seat].user != user})
    return found


def _first_known(rows: Sequence[MoveRow], table: Table) -> dict[int, int]:
    """Seat → user who sat there first, as far as the log tells it; of a whole log also who left without a move."""
    sits: dict[int, int] = {}
    if rows and rows[0].by == "opening":
        sits = {at: seat.leaver for at, seat in enumerate(table.seats) if seat.leaver is not None}
    for row in reversed(rows):
        if row.by == "player" and row.seat is not None and row.user_id is not None:
            sits[row.seat] = row.user_id
    return sits
