"""Turning points of a finished game: the beats that changed most how likely whoever won and whoever reads was to win.
A fight counts with its roll and its loot.

The message about the end and the replay take them from here, from the same moves, so that they agree.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.screens.beats import Beat
from bot.texts import Markdown, Texts
from games.kernel.game import Event, View
from pictures.strip import Sketch
from tables.lately import Chances
from tables.replies import LogLine

if TYPE_CHECKING:
    from bot.screens.game import GameScreens, Reader

TOLD, MOST = 2, 4
"""How many are told of those who won, and of the people who lost; and in all."""

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
    sketches: tuple[Sketch, ...] = ()
    good: bool | None = None
    """For whoever did it; None: neither."""
    shift: Shift | None = None
    """Whose chances it moved most; None: they aren't known."""


class Shift(NamedTuple):
    """How somebody's chance changed."""

    seat: int
    before: float
    after: float

    @property
    def rise(self) -> float:
        """Below 0: it fell."""
        return self.after - self.before


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
    winners: Collection[int],
    people: Collection[int],
    outlook: Callable[[int], Chances | None] = lambda at: None,
) -> list[TurningPoint]:
    """What carried whoever won, what cost the people who lost most, `TOLD` each, and the last moment of a winner: one a
    move, in the order in which they happened.

    `view` is a spectator's, at the end; `outlook` says how a spectator judged the chances after a move, by its number.
    """
    found: dict[str, dict[int, TurningPoint]] = {"won": {}, "lost": {}}
    last: dict[int, TurningPoint] = {}
    for began, at, beat in _beats(moves, view, screens, replace(reader, seat=None)):
        for why, seats in (("won", winners), ("lost", [seat for seat in people if seat not in winners])):
            touched = [seat for seat in beat.seats if seat in seats and _good(beat, seat) in (None, why == "won")]
            if not beat.weight or not touched:  # no game turns on such a thing, or nobody's of these
                continue
            moment = _moment(began, at, beat, touched, outlook, 1 if why == "won" else -1)
            if moment.weight > (found[why][at].weight if at in found[why] else 0):
                found[why][at] = moment
            if why == "won" and beat.stage is not None:
                last = {at: moment}
    won, lost = [sorted(some.items(), key=lambda each: -each[1].weight) for some in found.values()]
    ranked = dict([*last.items(), *[each for pair in zip_longest(won[:TOLD], lost[:TOLD]) for each in pair if each]])
    return [moment for _, moment in sorted([*ranked.items()][:MOST])]


def best(
    moves: Sequence[PublicMove],
    view: View,
    screens: GameScreens[Any],
    reader: Reader,
    outlook: Callable[[int], Chances | None] = lambda at: None,
) -> TurningPoint | None:
    """What raised the chance of `reader.seat` most, told to its person; None: nothing did. The rest as above."""
    seat, found = reader.seat, list[TurningPoint]()
    assert seat is not None
    for began, at, beat in _beats(moves, view, screens, reader):
        if beat.weight and seat in beat.seats and _good(beat, seat) is not False and seat not in moves[at].seated:
            found.append(_moment(began, at, beat, [seat], outlook)._replace(good=True))
    return max(found, key=lambda one: one.weight, default=None)


def _moment(
    began: int, at: int, beat: Beat, seats: Sequence[int], outlook: Callable[[int], Chances | None], sign: int = 1
) -> TurningPoint:
    """A beat weighed by how far it moved the chances of these, of the one most: `sign` 1 up, −1 down. It lasted from
    one move to the other."""
    begun = began if began < at else at - 1  # what announced it has changed nothing yet
    before, after = outlook(begun) if begun >= 0 else None, outlook(at)
    shifts = [Shift(seat, before[seat], after[seat]) for seat in seats] if before and after else []
    most = max(shifts, key=lambda each: sign * each.rise, default=None)
    weight = beat.weight if most is None else sign * most.rise + beat.weight / 100
    return TurningPoint(beat.round, weight, beat.words, at, beat.sketches, beat.good, most)


def _beats(
    moves: Sequence[PublicMove], view: View, screens: GameScreens[Any], reader: Reader
) -> list[tuple[int, int, Beat]]:
    """Every beat with the numbers of its first and last move, its people called as they were then."""
    events = [event for move in moves for event in move.events]
    number = [at for at, move in enumerate(moves) for _ in move.events]
    seated = {tuple(sorted(move.seated.items())): move.seated for move in moves}
    return [
        (number[beat.since if beat.since >= 0 else beat.at], number[beat.at], beat)
        for left in seated.values()
        for beat in screens.beats(view, events, replace(reader, left=left))
        if moves[number[beat.at]].seated == left
    ]


def _good(beat: Beat, seat: int) -> bool | None:
    """Whether it was good for that seat, which did it or had it done to it."""
    return beat.good if beat.good is None or seat == beat.seats[0] else not beat.good
