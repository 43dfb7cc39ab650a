"""Rows to keep, each made in one line."""

import json
from pathlib import Path

from storage.rows import ClockChange, ClockRow, Move, MoveRow, SeatRow, TableRow

NOW = 1_700_000_000.0
SEED = bytes(range(32))


def url(path: Path) -> str:
    """The address of a database file."""
    return f"sqlite+aiosqlite:///{path}"


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
        clocks=[ClockRow("lobby", 0, NOW + 86_400)],
        wake_at=NOW + 86_400,
    )


def started(row: TableRow) -> tuple[TableRow, MoveRow]:
    """The same table as a live one, with the opening of its log."""
    row.status, row.seed, row.snapshot, row.revision = "live", SEED, position(0), row.revision + 1
    row.clocks = [ClockRow("turn", 1, NOW + 90, 0)]
    row.wake_at = NOW + 90
    return row, MoveRow(0, None, None, "[]", "opening", None, '[["dealt",[3],null]]', 1, NOW)


def position(n: int) -> bytes:
    """A snapshot that says which move it is after."""
    return json.dumps({"n": n}).encode()


def an_answer(n: int, *, seat: int = 0, user: int | None = 30) -> MoveRow:
    """Line n of a log."""
    return MoveRow(n, seat, 100 + n, f'["potion",{n}]', "player", user, f'[["drew",[{n}],[0]]]', 1, NOW + n)


def a_move(table_id: int, expected: int, answers: int = 1, clocks: ClockChange | None = None) -> Move:
    """A press at move `expected`, of one or several answers."""
    rows = [an_answer(n) for n in range(expected + 1, expected + answers + 1)]
    change = clocks or ClockChange(NOW + 90)
    return Move(table_id, expected, rows, position(expected + answers), change, revision=expected + answers + 1)
