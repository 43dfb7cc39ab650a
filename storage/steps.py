"""Turns new tables and changes into steps: the statements that write them."""

import json
from collections.abc import Iterable
from typing import Any

from storage import statements as sql
from storage.compiled import Step
from storage.errors import RefusedRow, StaleMove, StaleRating
from storage.rows import (
    WHOLE,
    Clock,
    ClockChange,
    ClockKey,
    DailyTry,
    KeptPost,
    MoveRow,
    RatingRow,
    ResultRow,
    SeatRow,
    TableChange,
    TableRow,
)

_RATED_MEANWHILE = StaleRating("Another game of one of these people was counted meanwhile.")


def of_new_table(row: TableRow, daily: DailyTry | None = None) -> list[Step]:
    """A table with its seats and clocks; `daily`: the try of its host that it is."""
    kept = {name: getattr(row, name) for name in sql.TABLE}
    own = kept | {"options": json.dumps(row.options), "house": json.dumps(row.house), "dirty": int(row.dirty)}
    steps = [sql.INSERT_TABLE.step([own]), _put_seats(row.id, row.seats), _put_clocks(row.id, row.clocks)]
    if daily is not None:
        attempt = {"day": daily.day, "game": row.game, "user_id": row.host_id, "table_id": row.id}
        attempt["own_game"] = int(daily.own_game)
        steps.append(sql.INSERT_DAILY_TRY.step([attempt]))
    return steps


def of_forgetting(user_id: int, alias: int, shards: int) -> list[Step]:
    """Somebody is to be forgotten, once the process of each of `shards` connections has done its part."""
    rows = [{"user_id": user_id, "shard": shard, "shards": shards, "alias": alias} for shard in (WHOLE, *range(shards))]
    return [sql.UNASK_TO_FORGET.step([{"user_id": user_id}]), sql.ASK_TO_FORGET.step(rows)]


def of_change(change: TableChange) -> list[Step]:
    """The steps of a change. The table's own row comes first: it is refused where the table has moved on."""
    table_id = change.table_id
    steps = [_own_row(change)]
    if change.log:
        steps.append(sql.INSERT_MOVE.step([{"table_id": table_id, **_kept(row)} for row in change.log]))
    if change.seats:
        steps.append(_put_seats(table_id, change.seats))
    if change.seats_gone:
        steps.append(sql.DROP_SEAT.step([{"table_id": table_id, "seat": seat} for seat in change.seats_gone]))
    if change.clocks is not None:
        steps += _change_clocks(table_id, change.clocks)
    if change.results:
        steps.append(sql.INSERT_RESULT.step([_result(table_id, each) for each in change.results]))
    if change.ratings:
        steps.append(sql.RATE.step([_kept(each) for each in change.ratings], _RATED_MEANWHILE))
    return steps


def of_posts(table_id: int, posts: Iterable[KeptPost]) -> list[Step]:
    """These are the posts of a table, whatever was kept before."""
    steps = [sql.DROP_POSTS.step([{"owner_id": table_id}])]
    rows = [{"owner_id": table_id, **_post(post)} for post in posts]
    return [*steps, sql.PUT_POST.step(rows)] if rows else steps


def _post(post: KeptPost) -> dict[str, Any]:
    kept = post._asdict()
    return {"message_id": kept.pop("message"), **kept}


def _own_row(change: TableChange) -> Step:
    new: dict[str, Any] = {"updated_at": change.at}
    for name in ("status", "host_id", "options", "house", "snapshot", "revision"):
        if (value := getattr(change, name)) is not None:
            new[name] = json.dumps(value) if name in ("options", "house") else value
    if change.log:
        new["n"] = _last(change)
    if change.clocks is not None:
        new["wake_at"] = change.clocks.wake_at
    stale = StaleMove(
        f"Table {change.table_id} isn't {change.was} at move {change.expected} any more; somebody else was first."
    )
    statement = sql.change_table(tuple(new), change.revision is not None)
    new["table_id"], new["was"], new["expected"] = change.table_id, change.was, change.expected
    return statement.step([new], stale)


def _last(change: TableChange) -> int:
    """The number of the change's last move. Raises `RefusedRow` where its moves aren't numbered consecutively."""
    first = 0 if change.was == "lobby" else change.expected + 1
    if [row.n for row in change.log] != list(range(first, first + len(change.log))):
        raise RefusedRow(f"The moves of table {change.table_id} aren't numbered on from {first}.")
    return change.log[-1].n


def _result(table_id: int, row: ResultRow) -> dict[str, Any]:
    switches = {"winner": int(row.winner), "leaver": int(row.leaver), "rated": int(row.rated)}
    return {"table_id": table_id, **_kept(row), **switches}


def _change_clocks(table_id: int, change: ClockChange) -> list[Step]:
    """Only what changed: most moves leave the clock rows alone."""
    steps: list[Step] = []
    if change.gone:
        steps.append(sql.DROP_CLOCK.step([_clock_key(table_id, key) for key in change.gone]))
    if change.put:
        steps.append(_put_clocks(table_id, change.put))
    return steps


def _put_clocks(table_id: int, clocks: Iterable[Clock]) -> Step:
    return sql.PUT_CLOCK.step([_clock(table_id, clock) for clock in clocks])


def _clock(table_id: int, clock: Clock) -> dict[str, Any]:
    own = {"due_at": clock.until, "phase": clock.state, "remaining": clock.left}
    return {**_clock_key(table_id, clock.key), **own}


def _clock_key(table_id: int, key: ClockKey) -> dict[str, Any]:
    seat = -1 if key.whose is None else key.whose
    return {"table_id": table_id, "name": key.what, "number": key.number, "seat": seat}


def _put_seats(table_id: int, seats: Iterable[SeatRow]) -> Step:
    rows = [{"table_id": table_id, **_kept(seat), "state": json.dumps(seat.state)} for seat in seats]
    return sql.PUT_SEAT.step(rows)


def _kept(row: MoveRow | ResultRow | SeatRow | RatingRow) -> dict[str, Any]:
    """A row by its columns; what `asdict` gives, without its copies."""
    return {name: getattr(row, name) for name in row.__slots__}
