"""Between a table's state and the rows that are kept of it; and what of them a change changes."""

from __future__ import annotations

from dataclasses import asdict

from games.kernel import codec
from games.kernel.game import Game, Outcome
from storage.rows import ClockChange, ResultRow, SeatRow, TableChange, TableHead, TableRow

from .draft import Draft
from .table import Place, Seat, State, Table
from .table_rules import TableRules

_STATE = ("standing", "misses", "away", "wants_end", "wants_pause", "undo", "agrees")


def change_of(draft: Draft) -> TableChange | None:
    """What a draft changed of its table, by comparing before and after; None where that is nothing."""
    old, new = draft.before, draft.state
    seats, seats_gone = _seat_changes(old, new)
    change = TableChange(
        table_id=draft.table_id,
        was=old.status,
        expected=old.n,
        at=draft.at,
        status=new.status if new.status != old.status else None,
        host_id=new.host if new.host != old.host else None,
        options=new.options if new.options != old.options else None,
        house=new.rules.model_dump(mode="json") if new.rules != old.rules else None,
        log=draft.rows,
        snapshot=codec.dumps(new.game.snapshot()) if draft.rows and new.game is not None else None,
        revision=new.revision if new.revision != old.revision else None,
        seats=seats,
        seats_gone=seats_gone,
        clocks=_clock_change(old, new),
        results=_results(new) if new.status == "over" else (),
    )
    return None if change.is_empty else change


def _clock_change(old: State, new: State) -> ClockChange | None:
    change = ClockChange.between(old.clocks.values(), new.clocks.values())
    change.wake_at = new.wake_at
    return change if change != ClockChange(old.wake_at, [], []) else None


def _seat_changes(old: State, new: State) -> tuple[list[SeatRow], list[int]]:
    """The seats that are new or changed, and the numbers of those that are gone (only in a lobby)."""
    kept = dict(enumerate(old.seats))
    changed = [_seat_row(at, seat) for at, seat in enumerate(new.seats) if kept.get(at) != seat]
    return changed, list(range(len(new.seats), len(old.seats)))


def _results(state: State) -> list[ResultRow]:
    """How everybody did; nothing where the game didn't come to its own end."""
    outcome: Outcome | None = state.game.outcome if state.game else None
    if outcome is None:
        return []
    won, reason = outcome.winners, outcome.reason
    placed = zip(state.seats, outcome.places, outcome.points, strict=True)
    return [
        ResultRow(at, seat.user, seat.ai, seat.name, place, points, at in won, reason)
        for at, (seat, place, points) in enumerate(placed)
    ]


# ---- rows ----------------------------------------------------------------------------------------------------------


def row_of(table: Table, state: State) -> TableRow:
    """The table as a whole."""
    place = table.place
    return TableRow(
        id=table.id,
        guild_id=place.guild,
        channel_id=place.here,
        parent_id=place.channel if place.thread is not None else None,
        game=table.game_key,
        host_id=state.host,
        options=state.options,
        house=state.rules.model_dump(mode="json"),
        status=state.status,
        seed=state.seed,
        n=state.n,
        revision=state.revision,
        snapshot=codec.dumps(state.game.snapshot()) if state.game else None,
        wake_at=state.wake_at,
        seats=[_seat_row(at, seat) for at, seat in enumerate(state.seats)],
        clocks=list(state.clocks.values()),
    )


def state_of(row: TableRow, rules: type[Game]) -> State:
    """What `row_of` and the changes since have kept, the game restored."""
    return State(
        status=row.status,
        host=row.host_id,
        options=row.options,
        rules=TableRules.model_validate(row.house),
        seats=tuple([_seat(seat) for seat in row.seats]),
        clocks={clock.key: clock for clock in row.clocks},
        seed=row.seed,
        n=row.n,
        revision=row.revision,
        wake_at=row.wake_at,
        created_at=row.created_at,
        game=rules.restore(codec.loads(row.snapshot)) if row.snapshot is not None else None,
    )


def table_of(head: TableHead | TableRow) -> Table:
    """A table of which only the head is loaded; `restore` puts the rest to it."""
    table = Table(head.id, Place(head.guild_id, head.channel_id), head.game)
    table.message_id, table.wake_at = head.message_id, head.wake_at
    return table


def restore(table: Table, row: TableRow, rules: type[Game]) -> None:
    """Put everything of `row` on the table."""
    if row.parent_id is not None:
        table.place = Place(row.guild_id, row.parent_id, row.channel_id)
    table.message_id, table.wake_at = row.message_id, row.wake_at
    table.state = state_of(row, rules)


def _seat_row(at: int, seat: Seat) -> SeatRow:
    kept = asdict(seat)
    return SeatRow(at, seat.user, seat.name, seat.ai, {name: kept[name] for name in _STATE})


def _seat(row: SeatRow) -> Seat:
    return Seat(row.user_id, row.name, row.ai, **row.state)
