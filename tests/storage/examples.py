"""Rows to keep, each made in one line."""

import json
from typing import Any

from storage.rows import Clock, ClockChange, KeptPost, MoveRow, SeatRow, TableChange, TableRow

NOW = 1_700_000_000.0
SEED = bytes(range(32))


def a_lobby(channel: int = 20, *, guild: int = 10, host: int = 30) -> TableRow:
    """A lobby with the host, an AI and an empty seat, that expires in a day."""
    return TableRow(
        guild,
        channel,
        "alakazum",
        host,
        options={"chaotic_toad": True},
        house={"clock": "live", "reactions": "strict"},
        seats=[SeatRow(0, host, "Ann", state={"standing": "ask"}), SeatRow(1, ai="easy"), SeatRow(2)],
        clocks=[Clock("lobby", 0, NOW + 86_400)],
        wake_at=NOW + 86_400,
        seed=SEED,
    )


def board_at(message: int) -> tuple[KeptPost, ...]:
    """The posts of a table whose board is this message."""
    return (KeptPost("board", 0, "there", message),)


def started(row: TableRow) -> TableChange:
    """The start of a lobby, with the opening of its log; `row` becomes the live table."""
    clocks = [Clock("turn", 1, NOW + 90, 0)]
    opening = MoveRow(0, None, None, "[]", "opening", None, '[["dealt",[3],null]]', 1, NOW)
    start = change(
        row,
        status="live",
        log=[opening],
        snapshot=position(0),
        revision=row.revision + 1,
        clocks=ClockChange.between(row.clocks, clocks),
    )
    row.status, row.snapshot, row.revision = "live", position(0), row.revision + 1
    row.clocks, row.wake_at, row.dirty = clocks, NOW + 90, True
    return start


def change(row: TableRow, **what: Any) -> TableChange:
    """A change of a table as it is in `row`."""
    return TableChange(table_id=row.id, was=row.status, expected=row.n, at=NOW, **what)


def over(row: TableRow, revision: int, **what: Any) -> TableChange:
    """The end of a table."""
    return change(row, status="over", revision=revision, clocks=ClockChange.between(row.clocks, []), **what)


def position(n: int) -> bytes:
    """A snapshot that says which move it is after."""
    return json.dumps({"n": n}).encode()


def an_answer(n: int, *, seat: int = 0, user: int | None = 30) -> MoveRow:
    """Line n of a log."""
    return MoveRow(n, seat, 100 + n, f'["potion",{n}]', "player", user, f'[["drew",[{n}],[0]]]', 1, NOW + n)


def a_move(table_id: int, expected: int, answers: int = 1, clocks: ClockChange | None = None) -> TableChange:
    """A press at move `expected`, of one or several answers."""
    rows = [an_answer(n) for n in range(expected + 1, expected + answers + 1)]
    return TableChange(
        table_id=table_id,
        was="live",
        expected=expected,
        at=rows[-1].at,
        log=rows,
        snapshot=position(expected + answers),
        revision=expected + answers + 1,
        clocks=clocks or ClockChange(NOW + 90),
    )
