"""Turning points of a finished game: the beats whose move changed most how likely somebody was to win.

The message about the end and the replay take them from here, from the same moves, so that they agree.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.screens.beats import Beat, moved
from bot.texts import Markdown, Texts
from games.kernel.game import Event, View
from tables.lately import Chances
from tables.replies import LogLine

if TYPE_CHECKING:
    from bot.screens.game import GameScreens, Reader

TOLD = 3
"""How many turning points are shown."""

Log = Sequence[tuple[LogLine, Sequence[Event]]]
"""Moves with the events that a spectator may know, the first first."""


class PublicMove(NamedTuple):
    """A move that stands, as everybody knows it."""

    events: Sequence[Event]
    seated: Mapping[int, int]
    """Seat → user, where somebody sat then who has left the game since."""


class TurningPoint(NamedTuple):
    """A moment that may have decided the game."""

    round: int
    weight: float
    """How much the game turned on it; moments are compared within one game only."""
    words: Markdown
    at: int
    """The number of its move."""


def round_named(number: int, say: Texts) -> Markdown:
    """What a round is called; 0 is what comes before the first one."""
    return say("round-named", round=number)


def standing_moves(log: Log) -> list[PublicMove]:
    """The moves that were not taken back."""
    moves: list[tuple[int | None, str, PublicMove]] = []
    for line, events in log:
        if line.by == "undo":
            _take_back(moves, line.seat)
        else:
            moves.append((line.seat, line.by, PublicMove(events, line.seated)))
    return [move for _, _, move in moves]


def _take_back(moves: list[tuple[int | None, str, PublicMove]], seat: int | None) -> None:
    """Remove the last move of that person, and everything after it."""
    own = [at for at, (who, by, _) in enumerate(moves) if (who, by) == (seat, "player")]
    if own:
        del moves[own[-1] :]


def turning_points(
    moves: Sequence[PublicMove],
    view: View,
    screens: GameScreens[Any],
    reader: Reader,
    outlook: Callable[[int], Chances | None] = lambda at: None,
) -> list[TurningPoint]:
    """The moments that weigh most, one a move, in the order in which they happened.

    `view` is a spectator's, at the end; `outlook` says how a spectator judged the chances after a move, by its number.
    """
    best: dict[int, TurningPoint] = {}
    for at, beat in _beats(moves, view, screens, reader):
        if not beat.weight:  # no game turns on such a thing
            continue
        moment = TurningPoint(beat.round, _weight(beat, at, outlook), beat.words, at)
        if at not in best or moment.weight > best[at].weight:
            best[at] = moment
    return sorted(sorted(best.values(), key=lambda each: -each.weight)[:TOLD], key=lambda each: each.at)


def _beats(
    moves: Sequence[PublicMove], view: View, screens: GameScreens[Any], reader: Reader
) -> list[tuple[int, Beat]]:
    """Every beat with the number of its move, its people called as they were then."""
    events = [event for move in moves for event in move.events]
    number = [at for at, move in enumerate(moves) for _ in move.events]
    seated = {tuple(sorted(move.seated.items())): move.seated for move in moves}
    return [
        (number[beat.at], beat)
        for left in seated.values()
        for beat in screens.beats(view, events, replace(reader, seat=None, left=left))
        if moves[number[beat.at]].seated == left
    ]


def _weight(beat: Beat, at: int, outlook: Callable[[int], Chances | None]) -> float:
    """How far the chances of whoever did it moved; where nobody knows, what such a thing usually means."""
    shift = moved(outlook(at - 1) if at else None, outlook(at), beat.seats[0])
    return beat.weight if shift is None else shift + beat.weight / 100
