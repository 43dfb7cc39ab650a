"""Taking back the last own press, with all that it said. The way back is found by playing the log again; the
log itself only grows.

Free while nobody has acted since; otherwise all other people must agree; never once a roll, a draw or a look at
something hidden lies on the way, nor while a reaction window is open: whether it can be done would tell who has
answered.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.kernel import codec
from games.kernel.game import Event, Game
from storage.rows import MoveRow

from .draft import RETIRE, Draft
from .errors import (
    UndoGoneError,
    UndoLostError,
    UndoNothingError,
    UndoOvertakenError,
    UndoRevealedError,
    UndoWindowError,
)
from .lobby import options_of
from .press import person_acted
from .table import Seat, TableState
from .table_rules import in_window

NEVER = -1
"""`Seat.undo` and `Seat.agrees` where nothing is asked."""


class StandingMove(NamedTuple):
    """A move that wasn't taken back, and the game after it."""

    n: int
    seat: int | None
    by: str
    revealed: bool
    in_window: bool
    position: Game
    at: float = 0.0
    """When: the answers of one press bear the same moment."""


@dataclass(frozen=True, slots=True)
class WayBack:
    """The position to which one seat's last action can be taken back, found when the log ended with move `n`."""

    n: int
    to: int
    """The move after which the table would stand again."""
    position: Game
    free: bool
    """Nobody has acted since."""


def way_back(rules: type[Game], state: TableState, rows: Sequence[MoveRow], seat: int) -> WayBack:
    """The way back for `seat`; costs as much as playing the game once more, so it is not for the event loop.

    Raises UndoNothingError, UndoRevealedError, UndoLostError (by rules that aren't kept, or another deal).
    """
    steps = replayed(rules, state, rows)
    mine = [at for at, step in enumerate(steps) if (step.seat, step.by) == (seat, "player") and not step.in_window]
    if not mine:
        raise UndoNothingError
    first = last = mine[-1]
    while first - 1 in mine and steps[first - 1].at == steps[last].at:
        first -= 1
    if any(step.revealed for step in steps[first:]):
        raise UndoRevealedError
    before = steps[first - 1]
    return WayBack(rows[-1].n, before.n, before.position, free=last == len(steps) - 1)


def replayed(rules: type[Game], state: TableState, rows: Sequence[MoveRow]) -> list[StandingMove]:
    """The moves of the log that stand, each with its position. Raises UndoLostError where it can't be played again."""
    assert state.game is not None
    try:
        game = rules.new(state.seed, state.game.seats, options_of(rules, state.options), state.game.rules)
        steps = [StandingMove(0, None, "opening", True, False, game.copy())]
        for row in rows[1:]:
            if row.by == "undo":
                game = _taken_back(steps, int(json.loads(row.action)), game)
            else:
                steps.append(_played(game, row))
    except Exception as error:
        raise UndoLostError from error
    if game.snapshot() != state.game.snapshot():
        raise UndoLostError
    return steps


def _taken_back(steps: list[StandingMove], to: int, game: Game) -> Game:
    while steps[-1].n > to:
        steps.pop()
    return restored(steps[-1].position, game.serial)


def restored(position: Game, serial: int) -> Game:
    """The same position with its questions numbered above `serial`, so that no old button can answer them."""
    return type(position).restore(position.snapshot(), serial=serial)


def _played(game: Game, row: MoveRow) -> StandingMove:
    assert row.seat is not None
    action = codec.action(codec.loads(row.action))
    if action == RETIRE and row.question is None:
        game.retire(row.seat)
        return StandingMove(row.n, row.seat, "table", True, False, game.copy())
    window = any(in_window(each) for each in game.decisions if (each.id, each.seat) == (row.question, row.seat))
    game.submit(row.seat, action, row.question)
    return StandingMove(row.n, row.seat, row.by, game.revealed, window, game.copy(), row.at)


# ---- on a draft ----------------------------------------------------------------------------------------------------


def asker_of(state: TableState) -> int | None:
    """The seat that would like to take back its last action; a wish lapses with the next move."""
    return next((at for at, seat in enumerate(state.seats) if seat.undo == state.n), None)


def ask(draft: Draft, user: int, way: WayBack) -> None:
    """Take the last own action back, or ask the others where they must agree.

    Raises OutsiderError, NotLiveError, UndoWindowError, UndoOvertakenError.
    """
    at = _ready(draft, user, way)
    if way.free or not _others(draft, at):
        _take_back(draft, at, way)
        return
    draft.sit(at, draft.state.seats[at].replace(undo=draft.state.n))
    draft.note("undo-wanted", at)


def agree(draft: Draft, user: int, way: WayBack) -> None:
    """Agree that somebody takes back; it is done once all people agree. Raises like `ask`, and UndoGoneError."""
    at = _ready(draft, user, way)
    asker = _asker(draft, at)
    draft.sit(at, draft.state.seats[at].replace(agrees=draft.state.n))
    if all(seat.agrees == draft.state.n for seat in _others(draft, asker)):
        _take_back(draft, asker, way)


def refuse(draft: Draft, user: int) -> None:
    """Refuse that somebody takes back, or withdraw one's wish. Raises OutsiderError, NotLiveError, UndoGoneError."""
    draft.game  # noqa: B018 - raises where there is none
    at = draft.seat_of(user)
    asker = asker_of(draft.state)
    if asker is None:
        raise UndoGoneError
    draft.seat = at
    draft.sit(asker, draft.state.seats[asker].replace(undo=NEVER))
    draft.note("undo-refused", at)


def _ready(draft: Draft, user: int, way: WayBack) -> int:
    draft.game  # noqa: B018 - raises where there is none
    at = draft.seat_of(user)
    if any(in_window(each) for each in draft.decisions):
        raise UndoWindowError
    if way.n != draft.state.n:
        raise UndoOvertakenError
    draft.by, draft.seat = "player", at
    person_acted(draft, at)
    return at


def _asker(draft: Draft, at: int) -> int:
    """Who asked; nobody agrees with themselves."""
    asker = asker_of(draft.state)
    if asker is None or asker == at:
        raise UndoGoneError
    return asker


def _others(draft: Draft, at: int) -> list[Seat]:
    """The people who must agree."""
    return [seat for other, seat in enumerate(draft.state.seats) if other != at and seat.plays_itself]


def _take_back(draft: Draft, at: int, way: WayBack) -> None:
    for other, seat in enumerate(draft.state.seats):
        draft.sit(other, seat.replace(undo=NEVER, agrees=NEVER))
    game = restored(way.position, draft.game.serial)
    draft.took_back(game, way.to, at, Event("undone", (at,) if way.free else (at, 1)))  # 1: others' moves too
