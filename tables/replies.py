"""The results of requests and commits, as values; the screens choose the words."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

from games.kernel.game import Decision, Event

from .errors import FactValue, TableError
from .lately import QUIET, Meanwhile, meanwhile

if TYPE_CHECKING:
    from .table import Table

ChangeBy = Literal["player", "bot", "clock", "standing", "table"]


class Person(NamedTuple):
    """Somebody at a table: user id and the name shown there."""

    id: int
    name: str


@dataclass(frozen=True, slots=True)
class Notice:
    """Something the table or one of its people should be told beside the board.

    Kinds, with their facts: `opened`, `started`, `joined` · `left` · `removed` · `ai-added` (seat, name or level;
    `removed` also who: the user), `host-passed` (user), `options`, `expired` (a lobby's day is over), `closed` (a lobby
    without people, or by its host), `reminder` (seats still missing), `missed` (seat: its clock ran out), `took-over`
    (seat: an AI plays for it now), `returned` (seat), `handed` (seat, name: another person), `left-empty` (seat: the
    game goes on without it), `end-wanted` · `pause-wanted` (seat, agreed, needed), `paused` (why: agreed, place: it is
    lost, gone: all people are), `resumed` (seat), `undo-wanted` · `undo-refused` · `end-refused` · `pause-refused`
    (seat), `ended` (why: agreed, empty, reset, forsaken, learnt: a tutorial), `over` (the game's own end).
    """

    kind: str
    facts: dict[str, FactValue]
    seats: tuple[int, ...] = ()
    """Whom it concerns."""


@dataclass(frozen=True, slots=True)
class Change:
    """What one commit changed."""

    n: int
    """Moves made, after it."""
    revision: int
    """Number of the state of the public board, after it; as before where nothing on the board changed."""
    by: ChangeBy
    seat: int | None = None
    """Who acted, if a seat did."""
    events: tuple[Event, ...] = ()
    """With their audiences: whoever shows them must filter."""
    asked: tuple[int, ...] = ()
    """Seats with a question that wasn't open before."""
    notices: tuple[Notice, ...] = ()
    quiet: bool = False
    """An answer inside a reaction window that stays open: showing anything would tell who has answered."""
    thoughts: tuple[tuple[str, float], ...] = ()
    """Level of every AI that was asked, and the seconds it thought."""
    answers: int = 0
    """How many of a press's answers were given: fewer than it said where something came between."""


class Listener(Protocol):
    """Who is told of every commit, in its order: the courier."""

    def table_changed(self, table: Table, change: Change) -> None:
        """Take note and return at once; the table's lock has been released. Must not raise."""
        ...


@dataclass(frozen=True, slots=True)
class Hand:
    """What one person may see of a table now."""

    table: Table
    seat: int | None
    """None: a spectator."""
    view: Any
    """The game's own View of that seat; None in a lobby."""
    decisions: tuple[Decision, ...]
    """The open questions of that seat, with their options."""
    revision: int
    n: int
    meanwhile: Meanwhile = QUIET
    """What happened since the person's last move."""

    @property
    def thought_about(self) -> tuple[Decision, ...]:
        """Those of the questions that leave something to think about: no throws."""
        return tuple([each for each in self.decisions if not each.is_roll])


def hand_of(table: Table, seat: int | None) -> Hand:
    """Return what `seat` (None: a spectator) may see of a table now."""
    state = table.now
    decisions = tuple([each for each in state.decisions if each.seat == seat])
    view = state.game.view(seat) if state.game is not None else None
    past = meanwhile(table, seat) if state.status in ("live", "paused") else QUIET
    return Hand(table, seat, view, decisions, state.revision, state.n, past)


class LogLine(NamedTuple):
    """A move of the log; its question and action are private unless an event says them."""

    n: int
    seat: int | None
    by: str
    """opening, player, bot, clock, standing or undo."""
    at: float
    """Unix seconds."""
    seated: Mapping[int, int]
    """Seat → user, where somebody sat then who has left the game since."""


def events_for(seat: int | None, events: Iterable[Event]) -> tuple[Event, ...]:
    """Return what a seat (None: a spectator) may know of what happened."""
    return tuple([each for each in events if each.audience is None or seat in each.audience])


@dataclass(frozen=True, slots=True)
class Done:
    """It is done, and on disk."""

    table: Table
    change: Change
    hand: Hand | None = None
    """What whoever acted sees after it, where they asked for that (`Ahead`) and have a seat in a game."""

    @property
    def events(self) -> tuple[Event, ...]:
        """Return what happened, with audiences."""
        return self.change.events

    @property
    def revision(self) -> int:
        """Number of the board's state after it."""
        return self.change.revision


@dataclass(frozen=True, slots=True)
class Stale:
    """The action isn't open to this person (any more) and was not applied; here is what is.

    `reason`: `question-gone` (answered, or overtaken), `not-offered` (not among the options), `not-asked` (nothing is
    asked of this seat), `of-others` (it is asked of others only).
    """

    fresh: Hand
    reason: Literal["question-gone", "not-offered", "not-asked", "of-others"]


@dataclass(frozen=True, slots=True)
class Refused:
    """Not done, and nothing changed; `error` says why."""

    error: TableError

    @property
    def key(self) -> str:
        """Names the text for it."""
        return self.error.key

    @property
    def facts(self) -> dict[str, FactValue]:
        """Return what to put into the text."""
        return self.error.facts


Reply = Done | Stale | Refused
Ahead = Callable[[Hand], Awaitable[object]]
"""Draws what whoever acts will see, while it is being saved; nothing of it may be shown before that. Must not raise."""
