"""Fetched rows as the dataclasses of `rows.py`. Raises `DamagedRow` for what can't be read."""

import json
from dataclasses import replace
from typing import Any, cast

import sqlalchemy as sa

from storage.errors import DamagedRow
from storage.rows import Clock, DailyRow, Json, PlayedRow, ResultRow, SeatRow

FetchedRow = sa.Row[*tuple[Any, ...]]


def read_object(text: str) -> Json:
    """A JSON object as it was kept. Raises `DamagedRow`."""
    try:
        found: Any = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise DamagedRow(f"A row holds no JSON: {str(text)[:40]!r}") from error
    if not isinstance(found, dict):
        raise DamagedRow(f"A row holds no JSON object: {str(text)[:40]!r}")
    return cast(Json, found)


def readable(row: sa.RowMapping) -> Json:
    return {
        name: json.loads(value) if name in ("state", "action", "options", "found") else value
        for name, value in row.items()
    }


def daily_of(row: FetchedRow) -> DailyRow:
    user, table, name, winner, leaver, points, against, ended, reason, game, own = row
    own_game = None if own is None else bool(own)
    return DailyRow(user, table, name, bool(winner), bool(leaver), points, against, ended, reason, game, own_game)


def seat_of(row: FetchedRow) -> SeatRow:
    return SeatRow(row.seat, row.user_id, row.name, row.ai, read_object(row.state), row.leaver_id)


def clock_of(row: FetchedRow) -> Clock:
    return Clock(row.name, row.number, row.due_at, None if row.seat == -1 else row.seat, row.phase, row.remaining)


def played_of(row: FetchedRow) -> PlayedRow:
    kept = PlayedRow(*row)
    return replace(kept, winner=bool(kept.winner), leaver=bool(kept.leaver), rated=bool(kept.rated))


def result_of(row: FetchedRow) -> ResultRow:
    result = ResultRow(*row)
    result.winner, result.leaver, result.rated = bool(result.winner), bool(result.leaver), bool(result.rated)
    return result
