"""A change in progress: a copy of a table's state, and what has happened on it. Nobody sees it until it is saved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from games.kernel import codec
from games.kernel.game import Action, Decision, Event, Game
from storage.rows import ClockChange, ClockKey, MoveBy, MoveRow, SeatRow, TableChange

from .errors import FactValue, NotHostError, NotLiveError, NotLobbyError, OutsiderError
from .rating import results_of
from .replies import Change, ChangeBy, Notice
from .table import WAIT, Seat, TableState, round_of
from .table_rules import in_window
from .timing import Timing

RETIRE: Action = ("retire",)
"""What the log says where a seat leaves the game for good; it answers no question."""
MOOT = "moot"
"""An event of the table's own: a seat wasn't asked what to do, for nothing that it holds would have helped."""


@dataclass(slots=True)
class Draft:
    """The state `before`, and `state`, the copy that is being changed at the moment `at` (unix seconds)."""

    table_id: int
    game_class: type[Game]
    before: TableState
    at: float
    timing: Timing
    state: TableState = field(init=False)
    by: ChangeBy = "table"
    seat: int | None = None
    rows: list[MoveRow] = field(default_factory=list[MoveRow])
    snapshots: list[bytes | None] = field(default_factory=list["bytes | None"])
    """The position after each of the rows; None where a row told nobody anything."""
    events: list[Event] = field(default_factory=list[Event])
    notices: list[Notice] = field(default_factory=list[Notice])
    declined: set[tuple[int, int]] = field(default_factory=set[tuple[int, int]])
    """Questions (number, seat) that an AI lets wait for now."""
    told: bool = False
    """A row told somebody something beside whoever acted."""
    struck: set[int] = field(default_factory=set[int])
    """The seats whom moments among the moves concern."""
    answers: int = 0
    """How many answers of a press were given."""
    thoughts: list[tuple[str, float]] = field(default_factory=list[tuple[str, float]])
    """Level of every AI that was asked, and the seconds it thought."""

    def __post_init__(self) -> None:
        self.state = self.before.copy()

    # ---- asking ------------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game on the table. Raises NotLiveError where there is none under way."""
        if self.state.status != "live" or self.state.game is None:
            raise NotLiveError(status=self.state.status)
        return self.state.game

    @property
    def decisions(self) -> Sequence[Decision]:
        """The open questions; none where no game is under way."""
        return self.state.decisions

    def in_lobby(self) -> None:
        """Raise NotLobbyError once the game has started."""
        if self.state.status != "lobby":
            raise NotLobbyError(status=self.state.status)

    def seat_of(self, user: int) -> int:
        """The seat of a person. Raises OutsiderError."""
        seat = self.state.seat_of(user)
        if seat is None:
            raise OutsiderError(table=self.table_id, host=self.state.host_now, status=self.state.status)
        return seat

    def as_host(self, user: int, *, may_stand_in: bool = False) -> None:
        """Raise OutsiderError or NotHostError for anybody but the host, or who may stand in while they are away."""
        self.seat_of(user)
        if user != self.state.host_now and not (may_stand_in and self.state.host_is_away):
            raise NotHostError(host=self.state.host_now)

    # ---- changing ----------------------------------------------------------------------------------------------------

    def submit(self, decision: Decision, action: Action, by: MoveBy, user: int | None = None) -> None:
        """Answer an open question, and write the row of the log. Raises IllegalAction."""
        game = self.game
        before = game.copy() if self.rows or self.before.game is None else self.before.game
        action = decision.options[decision.options.index(action)]
        events = game.submit(decision.seat, action, decision.id)
        self.struck.update(game.struck)
        told = tells(before, game, decision.seat, events)
        if by == "standing" and len(decision.options) > 1 and not events:
            events = [Event(MOOT, (decision.seat,), (decision.seat,))]
        self._log(decision.seat, decision.id, action, by, user, events, told=told)
        if by == "player" or (by in ("clock", "bot") and decision.silence != "pass" and not self.state.alone):
            answered = self.state.seats[decision.seat].answered(round_of(before) or 0, itself=by == "player")
            if answered is not self.state.seats[decision.seat]:
                self.sit(decision.seat, answered)
        if told and by == "player" and not game.revealed and not in_window(decision):
            self.state.undoable = decision.seat
        self._end_passing()
        self._see_the_end(game)

    def _end_passing(self) -> None:
        """End `Seat.passing` where nobody is asked that kind of question any more."""
        for at, seat in enumerate(self.state.seats):
            if seat.passing and all(each.kind != seat.passing for each in self.decisions):
                self.sit(at, seat.replace(passing=""))

    def retire(self, seat: int, user: int) -> None:
        """Take a seat out of the game for good; only where the game can go on without it."""
        game = self.game
        self._log(seat, None, RETIRE, "player", user, game.retire(seat))
        self._see_the_end(game)

    def _see_the_end(self, game: Game) -> None:
        if game.outcome is not None:
            self.state.status = "over"
            self.note("over")

    def took_back(self, game: Game, to: int, seat: int, told: Event) -> None:
        """Put the table back to where it was after move `to`. The log gets a further row; clocks that no open question
        has any more are removed."""
        state, user = self.state, self.state.seats[seat].user
        state.game = game
        self._log(seat, None, (), "undo", user, [told], str(to))
        carried = {ClockKey(*clock) for each in game.decisions for clock in each.clocks}
        state.clocks = {key: clock for key, clock in state.clocks.items() if key.what[0] == ":" or key in carried}

    def opened(self, game: Game, host: int) -> None:
        """Put a new game on the table, its opening as row 0 of the log."""
        self.state.status, self.state.game, self.state.n = "live", game, -1
        self._log(None, None, (), "opening", host, game.opening)

    def _log(
        self,
        seat: int | None,
        question: int | None,
        action: tuple[Any, ...],
        by: MoveBy,
        user: int | None,
        events: Sequence[Event],
        spelled: str = "",
        *,
        told: bool = True,
    ) -> None:
        self.state.n += 1
        if told:
            self.told, self.state.undoable = True, None
        else:
            self._keep_wishes()
        if seat is not None and self.state.seats[seat].left_at:
            self.sit(seat, self.state.seats[seat].replace(left_at=0.0))
        spelled, happened = spelled or codec.dumps(action).decode(), codec.dumps(events).decode()
        assert self.state.game is not None
        version = self.state.game.rules
        self.snapshots.append(_saved(self.state.game) if events else None)
        self.rows.append(MoveRow(self.state.n, seat, question, spelled, by, user, happened, version, self.at))
        self.events += events

    def _keep_wishes(self) -> None:
        """Move a wish to take back, and who agrees to it, past a move that nobody else has seen: it ends with the next
        one that somebody has."""
        last, n = self.state.n - 1, self.state.n
        for at, seat in enumerate(self.state.seats):
            if last in (seat.undo, seat.agrees):
                undo, agrees = (n if kept == last else kept for kept in (seat.undo, seat.agrees))
                self.sit(at, seat.replace(undo=undo, agrees=agrees))

    def sit(self, at: int, seat: Seat) -> None:
        """Put `seat` in the place of number `at`."""
        seats = self.state.seats
        self.state.seats = (*seats[:at], seat, *seats[at + 1 :])

    def note(self, kind: str, *seats: int, **facts: FactValue) -> None:
        """Add a notice: something to be told beside the board."""
        self.notices.append(Notice(kind, facts, seats))

    # ---- what it comes to --------------------------------------------------------------------------------------------

    @property
    def shown(self) -> bool:
        """Return whether the board or the lobby looks different now."""
        return _looks(self.before) != _looks(self.state) or (bool(self.rows) and not self.quiet)

    @property
    def quiet(self) -> bool:
        """Nothing but private words, of which others are shown nothing; or but answers in a reaction window that stays
        open: whatever is shown would tell who has answered."""
        if self.notices or not self.rows or _open_until(self.before) != _open_until(self.state):
            return False
        if not self.told:
            return True
        if self.events:
            return False
        before, after = set(self.before.decisions), set(self.decisions)
        return bool(after) and after < before and all(in_window(each) for each in before - after)

    def table_change(self) -> TableChange:
        """Return what is to be committed: what differs between before and after."""
        old, new = self.before, self.state
        seats, seats_gone = _seat_changes(old, new)
        return TableChange(
            table_id=self.table_id,
            was=old.status,
            expected=old.n,
            at=self.at,
            status=new.status if new.status != old.status else None,
            host_id=new.host if new.host != old.host else None,
            options=new.options if new.options != old.options else None,
            house=new.rules.model_dump(mode="json") if new.rules != old.rules else None,
            log=self.rows,
            snapshot=self.snapshots[-1] or _saved(new.game) if self.rows and new.game is not None else None,
            revision=new.revision if new.revision != old.revision else None,
            seats=seats,
            seats_gone=seats_gone,
            clocks=_clock_change(old, new),
            results=results_of(new, self.at, self._why_ended) if new.status == "over" != old.status else (),
        )

    @property
    def _why_ended(self) -> str:
        return next((str(notice.facts["why"]) for notice in self.notices if notice.kind == "ended"), "")

    def change(self) -> Change:
        """Return what the listener is told once it is saved."""
        open_before = {(each.id, each.seat) for each in self.before.decisions}
        asked = {each.seat for each in self.decisions if (each.id, each.seat) not in open_before}
        return Change(
            n=self.state.n,
            revision=self.state.revision,
            by=self.by,
            seat=self.seat,
            events=tuple(self.events),
            asked=tuple(sorted(asked)),
            notices=tuple(self.notices),
            quiet=self.quiet,
            thoughts=tuple(self.thoughts),
            answers=self.answers,
        )


def tells(before: Game, after: Game, seat: int, events: Sequence[Event]) -> bool:
    """Whether an answer of `seat` told somebody something: by an event, by chance used, or by what others see now.

    If not it was a private word, as in the midst of a draft: it may leave no trace.
    """
    if after.revealed or events:
        return True
    others = [None, *[other for other in range(after.seats) if other != seat]]
    return any(before.view(other) != after.view(other) for other in others)


def _saved(game: Game) -> bytes:
    return codec.dumps(game.snapshot())


def _looks(state: TableState) -> tuple[object, ...]:
    """Return what is shown of a table beside its game."""
    seats = [
        (seat.user, seat.name, seat.ai, seat.away, seat.wants_end, seat.wants_pause, seat.undo == state.n)
        for seat in state.seats
    ]
    times = [key for key in state.clocks if key.what == WAIT]
    return state.status, state.host, state.host_is_away, state.options, state.rules, seats, times


def _open_until(state: TableState) -> tuple[object, ...]:
    """Return what is shown of the time that a reaction window has."""
    return state.thinking, {state.first_clock(each) for each in state.decisions if in_window(each)}


def _clock_change(old: TableState, new: TableState) -> ClockChange | None:
    change = ClockChange.between(old.clocks.values(), new.clocks.values())
    change.wake_at = new.wake_at
    return change if change != ClockChange(old.wake_at, [], []) else None


def _seat_changes(old: TableState, new: TableState) -> tuple[list[SeatRow], list[int]]:
    """The seats that are new or changed, and the numbers of those that are gone (only in a lobby)."""
    kept = dict(enumerate(old.seats))
    changed = [seat.row(at) for at, seat in enumerate(new.seats) if kept.get(at) != seat]
    return changed, list(range(len(new.seats), len(old.seats)))
