"""A finished game round by round, as one of its seats knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from games.kernel import codec
from games.kernel.game import Event, Game
from storage.rows import MoveRow, standing

from .errors import UndoLostError
from .replies import events_for
from .table import TableState, round_of
from .undo import replayed


class Round(NamedTuple):
    """What a round came to; the first begins with the set-up."""

    number: int
    """1 for the first; 1 alone where the game counts none."""
    view: Any
    """Of the seat, after the last move of the round."""
    events: tuple[Event, ...]
    """All that the seat knows."""


def rounds_of(rules: type[Game], state: TableState, rows: Sequence[MoveRow], seat: int) -> list[Round]:
    """The rounds of a game, by its whole log; none where it can't be played again. Some milliseconds: in a thread."""
    if not rows or state.game is None or any(row.rules_version != state.game.rules for row in rows):
        return []
    try:
        steps = {step.n: step.position for step in replayed(rules, state, rows)}
    except UndoLostError:
        return []
    rounds: list[Round] = []
    number = 1
    for row in standing(rows):
        position = steps[row.n]
        events = events_for(seat, codec.load_events(row.events.encode()))
        if rounds and rounds[-1].number == number:
            events = (*rounds.pop().events, *events)
        rounds.append(Round(number, position.view(seat), events))
        number = max(1, round_of(position) or 0)  # of the next move
    return rounds
