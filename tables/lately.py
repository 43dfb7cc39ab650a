"""What happened at a table lately: its last moves that stand, and what somebody may know of them.

All of it follows from the log, so it is the same after a restart and in another process. An answer that told nobody
anything leaves no trace here: how many moves are kept is counted in those that all could see.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from games.kernel import codec
from games.kernel.game import Event, Game
from storage.rows import MoveRow

if TYPE_CHECKING:
    from .table import Table

KEPT = 24
"""Moves with something for all to see that are kept with their positions; of those before them as many as somebody
at the table needs, who is told what happened since their last turn."""
MOST = 240
"""All moves that are kept."""
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
    turn: int | None
    """Whose turn it was before it; None: nobody's, or not known any more."""
    outlooks: dict[int | None, Chances | None] = field(default_factory=dict[int | None, "Chances | None"])
    """By seat (None: a spectator), the chances as it saw them then, once somebody has asked."""
    is_public: bool = field(init=False)
    """Everybody learnt something."""

    def __post_init__(self) -> None:
        self.is_public = any(event.audience is None for event in self.events)

    def is_of(self, seat: int, user: int | None) -> bool:
        """That person made it for that seat, not in somebody else's turn."""
        return (self.row.by, self.row.seat, self.row.user_id) == ("player", seat, user) and self.turn in (seat, None)


class Lately:
    """The last moves of one table, the oldest first."""

    def __init__(self, rules: type[Game], rows: Sequence[MoveRow], snapshots: Sequence[bytes | None]) -> None:
        """`snapshots`: of each row the position after it."""
        self.rules = rules
        self.moves: list[PastMove] = []
        self._turn: int | None = None
        self.add(rows, snapshots)

    def followed_by(self, rows: Sequence[MoveRow], snapshots: Sequence[bytes | None]) -> Lately:
        """These moves and further ones, none of which takes others back, while this one stays as it is."""
        after = copy(self)
        after.moves = [*self.moves]
        after.add(rows, snapshots)
        return after

    def add(self, rows: Sequence[MoveRow], snapshots: Sequence[bytes | None]) -> None:
        """Further moves, none of which takes others back."""
        for row, snapshot in zip(rows, snapshots, strict=True):
            if row.events != NOTHING_TOLD:
                events = tuple(codec.load_events(row.events.encode()))
                self.moves.append(PastMove(replace(row, events=""), events, _packed(snapshot), self._turn))
                begun = [event.data[0] for event in events if self.rules.TURNS and event.kind == self.rules.TURNS]
                self._turn = begun[-1] if begun else self._turn
        public = [at for at, move in enumerate(self.moves) if move.is_public]
        recent = public[-KEPT] if len(public) > KEPT else 0
        self.moves[:recent] = [m if m.packed is None else replace(m, packed=None) for m in self.moves[:recent]]
        del self.moves[: max(min([recent, *self._needed()]), len(self.moves) - MOST)]

    def _needed(self) -> list[int]:
        """From where on each seat that somebody plays is told what happened."""
        people = {row.seat: row.user_id for row in [move.row for move in self.moves] if row.by == "player"}
        return [before_turn(self.moves, seat, user)[0] for seat, user in people.items() if seat is not None]


def baseline(moves: Sequence[PastMove], seat: int, user: int | None) -> tuple[int, int]:
    """The number of the move that began the turn in which that person moved last, and of that last move.

    What they answered in the turns of others changes nothing. (0, 0) where no such move is kept.

    In a game without turns: where their moves right before the last one begin.
    """
    last = next((at for at in reversed(range(len(moves))) if moves[at].is_of(seat, user)), None)
    if last is None:
        return 0, 0
    first = last
    while first and _goes_with(moves[first - 1], moves[last]):
        first -= 1
    began_by_a_move = moves[last].turn is not None and first > 0  # what follows a turn's beginning is told with it
    return first - began_by_a_move, last


def before_turn(moves: Sequence[PastMove], seat: int, user: int | None) -> tuple[int, int]:
    """The same as it was before the turn that the seat is in."""
    end = next((at for at in range(len(moves), 0, -1) if moves[at - 1].turn != seat), 0)
    return baseline(moves[:end], seat, user)


def _goes_with(move: PastMove, last: PastMove) -> bool:
    """Made in the same turn; without turns, by the same seat."""
    if last.turn is None:
        return (move.row.by, move.row.seat) == ("player", last.row.seat)
    return move.turn == last.turn


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
    """The moves of that turn before it: how a fight began, say, that has been decided since."""
    between_turns: tuple[Happened, ...] = ()
    """From their last move before the turn that they are in."""

    @property
    def is_own_turn(self) -> bool:
        """The last move was made in a turn of its seat's that isn't over yet."""
        if not self.moves or self.moves[0].move.turn != self.moves[0].seat:
            return False
        kinds = {event.kind for happened in self.moves for event in happened.events}
        return self.moves[0].rules.TURNS not in kinds


QUIET = Meanwhile()
"""Nothing."""


def meanwhile(table: Table, seat: int | None) -> Meanwhile:
    """Return what a seat may know of the moves from its person's last one on.

    Their last move is the last in a turn of their own (`baseline`); what was under way then is told whole. An answer
    that told nothing, as in the middle of a draft, is no move here. Without one of that person all that is kept is
    told, as to somebody who has just sat down.
    """
    if table.lately is None or seat is None:
        return QUIET
    kept, rules = table.lately.moves, table.lately.rules
    seated = seated_then([move.row for move in kept], table)
    first, last = baseline(kept, seat, table.seats[seat].user)

    def known(begin: int, end: int) -> list[Happened]:
        found: list[Happened] = []
        for at in range(begin, end):
            events = tuple([each for each in kept[at].events if each.audience is None or seat in each.audience])
            if events:
                found.append(Happened(kept[at], rules, seat, events, seated[at]))
        return found

    earlier = known(first, last)
    before = earlier or known(0, first)
    between = known(before_turn(kept, seat, table.seats[seat].user)[1], len(kept))
    return Meanwhile(before[-1] if before else None, tuple(known(last, len(kept))), tuple(earlier), tuple(between))


def seated_then(rows: Sequence[MoveRow], table: Table) -> list[dict[int, int]]:
    """Of each row, seat → user where somebody sat who has left since, until whoever came after them moved."""
    last = {(row.seat, row.user_id): at for at, row in enumerate(rows) if row.by == "player"}
    sits, now = _first_known(rows, table), [seat.user for seat in table.seats]
    found: list[dict[int, int]] = []
    for at, row in enumerate(rows):
        if row.seat is not None and row.by == "player" and row.user_id is not None:
            sits[row.seat] = row.user_id
        elif row.by == "bot" and last.get((row.seat, sits.get(row.seat or 0)), -1) < at:
            sits.pop(row.seat or 0, None)
        found.append({seat: user for seat, user in sits.items() if now[seat] != user})
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
