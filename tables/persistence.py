"""Between a table's state and the rows that are kept of it, and which kind of save a change needs."""

from __future__ import annotations

from dataclasses import asdict

from games.kernel import codec
from games.kernel.game import Game, Outcome
from storage.rows import ClockChange, Move, ResultRow, SeatRow, TableHead, TableRow
from storage.store import TableStore

from .draft import Draft
from .table import Place, Seat, State, Table
from .table_rules import TableRules

_STATE = ("standing", "misses", "away", "wants_end", "wants_pause", "undo", "agrees")


async def save(store: TableStore, table: Table, draft: Draft) -> None:
    """Keep what a draft changed, all in one transaction. Raises StorageError, and then nothing is changed."""
    old, new = draft.before, draft.state
    if old.status == "lobby" and new.status == "lobby":
        await store.save_lobby(row_of(table, new))
    elif old.status == "lobby" and new.status == "live":
        await store.save_start(row_of(table, new), draft.rows[0])
    elif new.status == "over":
        await store.finish(
            table.id,
            revision=new.revision,
            move=_move(table, draft) if draft.rows else None,
            results=_results(new),
        )
    elif draft.rows and draft.rows[-1].by == "undo":
        await store.save_undo(_move(table, draft), int(draft.rows[-1].action))
    elif draft.rows:
        await store.save_move(_move(table, draft))
    elif old.status != new.status:
        await store.save_status(
            table.id, new.status, revision=new.revision, clocks=_clock_change(draft), seats=_changed_seats(draft)
        )
    elif changed := _changed_seats(draft):
        revision = new.revision if new.revision != old.revision else None
        await store.save_seats(table.id, changed, revision=revision, clocks=_clock_change(draft))
    else:
        await store.save_clocks(table.id, _clock_change(draft))


def _move(table: Table, draft: Draft) -> Move:
    game = draft.state.game
    assert game is not None
    return Move(
        table_id=table.id,
        expected=draft.before.n,
        rows=draft.rows,
        snapshot=codec.dumps(game.snapshot()),
        clocks=_clock_change(draft),
        revision=draft.state.revision,
        seats=_changed_seats(draft),
        dirty=draft.state.revision != draft.before.revision,
    )


def _clock_change(draft: Draft) -> ClockChange:
    change = ClockChange.between(draft.before.clocks.values(), draft.state.clocks.values())
    change.wake_at = draft.state.wake_at
    return change


def _changed_seats(draft: Draft) -> list[SeatRow]:
    pairs = zip(draft.before.seats, draft.state.seats, strict=True)
    return [_seat_row(at, new) for at, (old, new) in enumerate(pairs) if old != new]


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
    """What `row_of` and the saves since have kept, the game restored."""
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
