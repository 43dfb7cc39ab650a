"""`TableStore`: all that the bot keeps, in words of the domain. This file is its writing half; `reads.py` the other."""

import asyncio
import json
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from storage import statements as sql
from storage.backup import backup_beside
from storage.database import Database, open_database
from storage.errors import NoSuchTable, RefusedRow, StaleMove, StorageError
from storage.reads import Reads
from storage.rows import (
    ClockChange,
    ClockKey,
    ClockRow,
    Json,
    Move,
    MoveRow,
    RatingRow,
    ResultRow,
    SeatRow,
    Status,
    TableRow,
)
from storage.schema import tables
from storage.writer import Step, Writer

Sleep = Callable[[float], Awaitable[object]]


class TableStore(Reads):
    """Tables, their logs and clocks, results, ratings and settings.

    Every `save_*` (and `create_table`, `finish`, `mark_*`, `set_*`, `beat`) returns after its commit reached the disk,
    or raises a `StorageError` and has changed nothing. Saves of the same table happen in the order they were called.
    A caller that is cancelled while it waits doesn't know whether its save happened; whoever must know shields it.
    Reads see every save that has returned, and never wait for a writer.
    """

    def __init__(self, database: Database, writer: Writer, now: Callable[[], float], next_id: int) -> None:
        """Use `TableStore.open`."""
        self._database = database
        self._writer = writer
        self._now = now
        self._next_id = next_id

    @classmethod
    async def open(
        cls, url: str, *, now: Callable[[], float] = time.time, wait: float = 30.0, sleep: Sleep = asyncio.sleep
    ) -> "TableStore":
        """Open the database at `url` (`sqlite+aiosqlite:///file.db`), making or migrating it where needed.

        While another instance has it, ask again for `wait` seconds, as slept. `now` dates what is saved.
        Raises `DatabaseRefused` (its subclasses say why) and `DiskFull`; then the file is as it was.
        """
        database = await open_database(url, wait, sleep)
        store = cls(database, Writer(database.driver, database.path), now, next_id=1)
        try:
            # We alone write, so we can count ourselves; no table is ever removed, so no id comes twice.
            store._next_id = 1 + (await store._value(sa.select(sa.func.max(tables.c.id))) or 0)
            database.remember_files()
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Finish the saves under way, then close. Later saves and reads raise `StoreClosed`."""
        await self._writer.close()
        await self._database.close()

    async def check_files(self) -> None:
        """Raise `DatabaseLost` where the file was deleted or replaced since it was opened."""
        await asyncio.to_thread(self._database.check_files)

    async def rescue(self) -> Path:
        """Take no more saves, and copy the lost database beside where it was, as `<file>.rescue`; where the copy is.

        May be tried again after a `StorageError`.
        """
        await self._writer.close()
        return await self._database.rescue()

    async def copy_beside(self, name: str) -> Path:
        """Copy the database as it is into its own folder, as `<file>.<name>`; where the copy is."""
        return await asyncio.to_thread(backup_beside, self._database.path, name)

    # lobby and start: the row as a whole

    async def create_table(self, row: TableRow) -> int:
        """Keep a new table with its seats and clocks; sets and returns `row.id`. Raises `ChannelTaken`."""
        table_id, at = self._next_id, self._now()
        self._next_id += 1
        whole = _table(replace(row, id=table_id, dirty=True, created_at=at, updated_at=at))
        await self._writer.save(
            table_id,
            [
                Step(sql.INSERT_TABLE, [sql.INSERT_TABLE.values(whole)]),
                _put_seats(table_id, row.seats),
                _put_clocks(table_id, row.clocks),
            ],
        )
        row.id, row.dirty, row.created_at, row.updated_at = table_id, True, at, at
        return table_id

    async def save_lobby(self, row: TableRow) -> None:
        """Keep a lobby as a whole: host, seats, options, house, seed, clocks. The message is `mark_sent`'s to keep.

        Raises `StaleMove` when it isn't a lobby any more.
        """
        await self._save_whole(row)

    async def save_start(self, row: TableRow, opening: MoveRow) -> None:
        """Turn a lobby into a live table: the row as a whole (status "live", n 0, seed, snapshot) and row 0 of its log.

        Raises `StaleMove` when it isn't a lobby any more.
        """
        await self._save_whole(row, _log(row.id, [opening]))

    async def _save_whole(self, row: TableRow, *more: Step) -> None:
        at = self._now()
        whole = _table(replace(row, updated_at=at)) | {"table_id": row.id}
        gone = StaleMove(f"Table {row.id} isn't in its lobby any more.")
        await self._writer.save(
            row.id,
            [
                Step(sql.SAVE_LOBBY, [sql.SAVE_LOBBY.values(whole)], gone),
                Step(sql.CLEAR_SEATS, [(row.id,)]),
                _put_seats(row.id, row.seats),
                Step(sql.CLEAR_CLOCKS, [(row.id,)]),
                _put_clocks(row.id, row.clocks),
                *more,
            ],
        )
        row.dirty, row.updated_at = True, at

    # a live table: what changes

    async def save_move(self, move: Move) -> None:
        """Append to the log and replace snapshot, clocks and changed seats, in one transaction.

        Raises `StaleMove` unless n is as expected and the table is live.
        """
        await self._writer.save(move.table_id, [*_advance(move), *_change_clocks(move.table_id, move.clocks)])

    async def save_undo(self, move: Move, to: int) -> None:
        """Take the table back to where it was after move `to`: `move` has that snapshot and one row `by="undo"`.

        Nothing is removed from the log: n goes on, the row's action becomes `to`, and `standing` skips what was taken
        back. Raises `StaleMove` like `save_move`.
        """
        (row,) = move.rows
        await self.save_move(replace(move, rows=[replace(row, by="undo", action=json.dumps(to))]))

    async def save_clocks(self, table_id: int, clocks: ClockChange) -> None:
        """Change clocks alone (downtime given back, a pace). Raises `StaleMove` when the table is over."""
        await self._set(sql.SET_WAKE, table_id, {"wake_at": clocks.wake_at}, _change_clocks(table_id, clocks))

    async def save_seats(
        self, table_id: int, seats: Sequence[SeatRow], *, revision: int | None = None, clocks: ClockChange | None = None
    ) -> None:
        """Replace the rows of these seats, and change clocks with them; with a `revision` the board is stale.

        Raises `StaleMove` when it is over.
        """
        steps = [_put_seats(table_id, seats), *(_wake_anew(table_id, clocks) if clocks else ())]
        if revision is None:
            await self._set(sql.IS_OPEN, table_id, {}, steps)
        else:
            await self._set(sql.TOUCH, table_id, {"revision": revision}, steps)

    async def save_status(
        self, table_id: int, status: Status, *, revision: int, clocks: ClockChange, seats: Sequence[SeatRow] = ()
    ) -> None:
        """Pause a table or go on with it, and what changed with it. Raises `StaleMove` when it is a lobby or over."""
        change = {"status": status, "revision": revision, "wake_at": clocks.wake_at}
        await self._set(
            sql.SET_STATUS, table_id, change, [*_change_clocks(table_id, clocks), _put_seats(table_id, seats)]
        )

    async def save_house(self, table_id: int, *, house: Json, host_id: int, revision: int) -> None:
        """Change the house rules or the host of a table. Raises `StaleMove` when it is over."""
        await self._set(sql.SET_HOUSE, table_id, {"house": json.dumps(house), "host_id": host_id, "revision": revision})

    async def finish(
        self,
        table_id: int,
        *,
        revision: int,
        move: Move | None = None,
        results: Sequence[ResultRow] = (),
        ratings: Sequence[RatingRow] = (),
    ) -> None:
        """End a table: the last move, results, ratings and status "over" in one transaction; its clocks go.

        Without a move it is an ending from outside (expiry, `/table end`). Raises `StaleMove` like `save_move`, or when
        the table is over already.
        """
        change = {"table_id": table_id, "revision": revision, "updated_at": self._now()}
        over = StaleMove(f"Table {table_id} is over already.")
        results_of = [sql.INSERT_RESULT.values({"table_id": table_id, **asdict(each)}) for each in results]
        await self._writer.save(
            table_id,
            [
                *(_advance(move) if move else ()),
                Step(sql.FINISH, [sql.FINISH.values(change)], over),
                Step(sql.CLEAR_CLOCKS, [(table_id,)]),
                Step(sql.INSERT_RESULT, results_of),
                Step(sql.PUT_RATING, [sql.PUT_RATING.values(asdict(each)) for each in ratings]),
            ],
        )

    # outbox

    async def mark_sent(self, table_id: int, revision: int, message_id: int | None) -> None:
        """The board of `revision` is in the channel as `message_id`.

        Clears `dirty` unless a later revision was saved meanwhile. Raises `NoSuchTable`.
        """
        sent = {"revision": revision, "message_id": message_id}
        await self._set(sql.MARK_SENT, table_id, sent, otherwise=NoSuchTable(f"There is no table {table_id}."))

    async def mark_stale(self, table_id: int) -> None:
        """The board must be sent again though nothing changed (it was deleted, an older one landed last)."""
        await self._set(sql.MARK_STALE, table_id, {}, otherwise=NoSuchTable(f"There is no table {table_id}."))

    async def _set(
        self,
        statement: sql.Statement,
        table_id: int,
        change: dict[str, Any],
        more: Iterable[Step] = (),
        otherwise: StorageError | None = None,
    ) -> None:
        """Update a table's own row, and `more`."""
        row = statement.values({"table_id": table_id, "updated_at": self._now(), **change})
        over = otherwise or StaleMove(f"Table {table_id} isn't open to that change: it is over, or still a lobby.")
        await self._writer.save(table_id, [Step(statement, [row], over), *more])

    # time, people, servers

    async def beat(self, at: float) -> None:
        """Note that the bot was alive at this moment."""
        await self._put("beat", sql.BEAT, {"id": 1, "at": at})

    async def give_back(
        self, seconds: float, at: float, near: float = 0.0, guilds: Sequence[int] | None = None
    ) -> None:
        """Put off every clock by the `seconds` the bot was away, and note that it is alive at `at`.

        `guilds`: only the clocks of tables on these servers; None: all.

        The board of a live table with a clock that is then due at `near` (unix seconds) or earlier must be sent again.
        For a moment when no table is being saved.
        """
        late = {"seconds": seconds, "near": near}
        put_off = sql.PUT_OFF if guilds is None else sql.PUT_OFF_GUILD
        whose = [late] if guilds is None else [{**late, "guild": guild} for guild in guilds]
        steps = [Step(each, [each.values(one) for one in whose]) for each in put_off if whose]
        steps.append(Step(sql.BEAT, [sql.BEAT.values({"id": 1, "at": at})]))
        await self._writer.save("beat", steps)

    async def set_guild_settings(self, guild_id: int, settings: Json) -> None:
        """Replace a server's settings."""
        kept = {"guild_id": guild_id, "settings": json.dumps(settings)}
        await self._put(("guild", guild_id), sql.PUT_GUILD_SETTINGS, kept)

    async def set_user_settings(self, user_id: int, settings: Json) -> None:
        """Replace a person's settings."""
        kept = {"user_id": user_id, "settings": json.dumps(settings)}
        await self._put(("user", user_id), sql.PUT_USER_SETTINGS, kept)

    async def _put(self, key: object, statement: sql.Statement, row: dict[str, Any]) -> None:
        await self._writer.save(key, [Step(statement, [statement.values(row)])])

    async def forget_user(self, user_id: int) -> None:
        """Remove a person's settings, ratings and news; elsewhere a negative number stands for them, without a name.

        Live seats are the caller's to hand over first.
        """
        names = {"user_id": user_id, "user": user_id, "alias": -1 - secrets.randbelow(2**62)}
        theirs = [{**names, "table": table, "move": n} for table, n in await self.moves_of(user_id)]
        steps = [Step(each, [each.values(names)]) for each in sql.FORGET]
        steps.append(Step(sql.FORGET_MOVE, [sql.FORGET_MOVE.values(each) for each in theirs]))
        await self._writer.save(("user", user_id), steps)


# from dataclasses to what the driver is given


def _table(row: TableRow) -> dict[str, Any]:
    """The columns of a table's own row."""
    names = sql.columns_of(tables)
    kept = {name: getattr(row, name) for name in names}
    return kept | {"options": json.dumps(row.options), "house": json.dumps(row.house), "dirty": int(row.dirty)}


def _advance(move: Move) -> list[Step]:
    """The table's own row, the log, the changed seats."""
    if [row.n for row in move.rows] != list(range(move.expected + 1, move.expected + 1 + len(move.rows))):
        raise RefusedRow(f"The moves of table {move.table_id} aren't numbered on from {move.expected}.")
    change = {
        "table_id": move.table_id,
        "expected": move.expected,
        "n": move.expected + len(move.rows),
        "snapshot": move.snapshot,
        "undo": move.undo,
        "wake_at": move.clocks.wake_at,
        "dirty": int(move.dirty),
        "revision": move.revision,
        "updated_at": move.rows[-1].at,
    }
    stale = StaleMove(f"Table {move.table_id} isn't live at move {move.expected}; somebody else was first.")
    steps = [Step(sql.ADVANCE, [sql.ADVANCE.values(change)], stale), _log(move.table_id, move.rows)]
    return [*steps, _put_seats(move.table_id, move.seats)] if move.seats else steps


def _log(table_id: int, rows: Sequence[MoveRow]) -> Step:
    return Step(
        sql.INSERT_MOVE,
        [
            sql.INSERT_MOVE.values(
                {
                    "table_id": table_id,
                    "n": row.n,
                    "seat": row.seat,
                    "question": row.question,
                    "action": row.action,
                    "by": row.by,
                    "user_id": row.user_id,
                    "events": row.events,
                    "rules_version": row.rules_version,
                    "at": row.at,
                }
            )
            for row in rows
        ],
    )


def _change_clocks(table_id: int, change: ClockChange) -> list[Step]:
    """Only what changed: most moves leave the clock rows alone."""
    steps: list[Step] = []
    if change.gone:
        rows = [_clock_key(table_id, key) for key in change.gone]
        steps.append(Step(sql.DROP_CLOCK, [sql.DROP_CLOCK.values(row) for row in rows]))
    if change.put:
        steps.append(_put_clocks(table_id, change.put))
    return steps


def _wake_anew(table_id: int, change: ClockChange) -> list[Step]:
    """`_change_clocks`, with the table's own wake."""
    wake = sql.SET_WAKE.values({"table_id": table_id, "wake_at": change.wake_at})
    return [Step(sql.SET_WAKE, [wake]), *_change_clocks(table_id, change)]


def _put_clocks(table_id: int, clocks: Iterable[ClockRow]) -> Step:
    rows = [{**_clock_key(table_id, clock.key), "due_at": clock.due_at} for clock in clocks]
    return Step(sql.PUT_CLOCK, [sql.PUT_CLOCK.values(row) for row in rows])


def _clock_key(table_id: int, key: ClockKey) -> dict[str, Any]:
    seat = -1 if key.seat is None else key.seat
    return {"table_id": table_id, "name": key.name, "number": key.number, "seat": seat}


def _put_seats(table_id: int, seats: Iterable[SeatRow]) -> Step:
    rows = [
        {
            "table_id": table_id,
            "seat": seat.seat,
            "user_id": seat.user_id,
            "name": seat.name,
            "ai": seat.ai,
            "state": json.dumps(seat.state),
        }
        for seat in seats
    ]
    return Step(sql.PUT_SEAT, [sql.PUT_SEAT.values(row) for row in rows])
