"""Turns a table's state into the rows that are saved, and back."""

from __future__ import annotations

from dataclasses import replace

from games.kernel import codec
from games.kernel.game import Game
from storage.rows import SeatRow, TableHead, TableRow

from .table import Place, Seat, Table, TableState
from .table_rules import TableRules

_RULES = TableRules.model_fields
"""Rules that are no more, and stand in older tables, are left out."""


def row_of(table: Table, state: TableState) -> TableRow:
    """The whole table as rows."""
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
        opened_by=None if state.rules.daily else state.host,
        seats=[seat.row(at) for at, seat in enumerate(state.seats)],
        clocks=list(state.clocks.values()),
    )


def state_of(row: TableRow, rules: type[Game]) -> TableState:
    """The state that was saved, with the game restored from its snapshot."""
    return TableState(
        status=row.status,
        host=row.host_id,
        options=row.options,
        rules=TableRules.model_validate({name: row.house[name] for name in row.house if name in _RULES}),
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
    """A table of which only the head is loaded; `restore` adds the rest."""
    table = Table(head.id, Place(head.guild_id, head.channel_id), head.game)
    table.wake_at = head.wake_at
    return table


def restore(table: Table, row: TableRow, rules: type[Game]) -> None:
    """Load the rest of a table from its row."""
    if row.parent_id is not None:
        table.place = Place(row.guild_id, row.parent_id, row.channel_id)
    table.wake_at, table.posts = row.wake_at, row.posts
    table.state = state_of(row, rules)


def forget_in_memory(table: Table, user: int, alias: int) -> None:
    """Put `alias` in a person's place as the rows on disk have it; nobody may be changing the table."""
    state = table.state
    if state is None:
        return
    table.lately = None
    seats = tuple([seat.replace(leaver=alias, name="") if seat.leaver == user else seat for seat in state.seats])
    table.state = replace(state, seats=seats, host=alias if state.host == user else state.host)


def _seat(row: SeatRow) -> Seat:
    return Seat(row.user_id, row.name, row.ai, leaver=row.leaver_id, **row.state)
