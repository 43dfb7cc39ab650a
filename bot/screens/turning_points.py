"""Turning points of a finished game: moments found in its log, each with a weight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.texts import Markdown
from games.kernel.game import Event
from tables.replies import LogLine

TOLD = 3
"""How many turning points the message about the end shows."""

Log = Sequence[tuple[LogLine, Sequence[Event]]]
"""Moves with the events that a spectator may know, the first first."""


class Moment(NamedTuple):
    """A moment that may have decided the game."""

    round: int
    weight: int
    """How much the game turned on it; moments are compared within one game only."""
    words: Markdown


def standing_events(log: Log) -> list[Event]:
    """The events of the moves that were not taken back."""
    moves: list[tuple[int | None, str, Sequence[Event]]] = []
    for line, events in log:
        if line.by == "undo":
            _take_back(moves, line.seat)
        else:
            moves.append((line.seat, line.by, events))
    return [event for _, _, events in moves for event in events]


def _take_back(moves: list[tuple[int | None, str, Sequence[Event]]], seat: int | None) -> None:
    """Remove the last move of that person, and everything after it."""
    own = [at for at, (who, by, _) in enumerate(moves) if (who, by) == (seat, "player")]
    if own:
        del moves[own[-1] :]


def turning_points(moments: Sequence[Moment]) -> list[Moment]:
    """The moments with the greatest weights, in the order in which they happened."""
    some = sorted(enumerate(moments), key=lambda each: (-each[1].weight, each[0]))[:TOLD]
    return [moment for _, moment in sorted(some, key=lambda each: each[0]) if moment.weight > 0]


def leader(points: Sequence[int]) -> int | None:
    """The seat that is alone in the lead."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 and best > 0 else None
