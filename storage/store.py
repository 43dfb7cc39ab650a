"""`TableStore`: all that the bot keeps, in words of the domain."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence

from storage.rows import (
    ClockChange,
    Json,
    Move,
    MoveRow,
    RatingRow,
    ResultRow,
    SeatRow,
    Status,
    TableHead,
    TableRow,
)

Sleep = Callable[[float], Awaitable[object]]


class TableStore:
    """Tables, their logs and clocks, results, ratings and settings.

    Every `save_*` (and `create_table`, `finish`, `mark_*`, `set_*`, `beat`) returns after its commit reached the disk,
    or raises a `StorageError` and has changed nothing. Saves of the same table happen in the order they were called.
    A caller that is cancelled while it waits doesn't know whether its save happened; whoever must know shields it.
    Reads see every save that has returned, and never wait for a writer.
    """

    @classmethod
    async def open(
        cls, url: str, *, now: Callable[[], float] = time.time, wait: float = 30.0, sleep: Sleep = asyncio.sleep
    ) -> "TableStore":
        """Open the database at `url` (`sqlite+aiosqlite:///file.db`), making or migrating it where needed.

        While another instance has it, ask again for `wait` seconds, as slept. `now` dates what is saved.
        Raises `DatabaseRefused` (its subclasses say why) and `DiskFull`; then the file is as it was.
        """
        raise NotImplementedError

    async def close(self) -> None:
        """Finish the saves under way, then close. Later saves raise `StoreClosed`."""
        raise NotImplementedError

    # lobby and start: the row as a whole

    async def create_table(self, row: TableRow) -> int:
        """Keep a new table with its seats and clocks; sets and returns `row.id`. Raises `ChannelTaken`."""
        raise NotImplementedError

    async def save_lobby(self, row: TableRow) -> None:
        """Keep a lobby as a whole: host, seats, options, house, seed, clocks, message.

        Raises `StaleMove` when it isn't a lobby any more.
        """
        raise NotImplementedError

    async def save_start(self, row: TableRow, opening: MoveRow) -> None:
        """Turn a lobby into a live table: the row as a whole (status "live", n 0, seed, snapshot) and row 0 of its log.

        Raises `StaleMove` when it isn't a lobby any more.
        """
        raise NotImplementedError

    # a live table: what changes

    async def save_move(self, move: Move) -> None:
        """Append to the log and replace snapshot, clocks and changed seats, in one transaction.

        Raises `StaleMove` unless n is as expected.
        """
        raise NotImplementedError

    async def save_undo(self, move: Move, to: int) -> None:
        """Take the table back to where it was after move `to`: `move` has that snapshot and one row `by="undo"`.

        Nothing is removed from the log: n goes on, the row's action becomes `to`, and `standing` skips what was taken
        back. Raises `StaleMove` like `save_move`.
        """
        raise NotImplementedError

    async def save_clocks(self, table_id: int, clocks: ClockChange) -> None:
        """Change clocks alone (downtime given back, a pace, a pause)."""
        raise NotImplementedError

    async def save_seats(self, table_id: int, seats: Sequence[SeatRow], *, revision: int | None = None) -> None:
        """Replace the rows of these seats; with a `revision` the board is stale."""
        raise NotImplementedError

    async def save_status(self, table_id: int, status: Status, *, revision: int, clocks: ClockChange) -> None:
        """Pause a table or go on with it."""
        raise NotImplementedError

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
        raise NotImplementedError

    # outbox

    async def mark_sent(self, table_id: int, revision: int, message_id: int | None) -> None:
        """The board of `revision` is in the channel as `message_id`.

        Clears `dirty` unless a later revision was saved meanwhile.
        """
        raise NotImplementedError

    async def mark_stale(self, table_id: int) -> None:
        """The board must be sent again though nothing changed (it was deleted, an older one landed last)."""
        raise NotImplementedError

    # reading tables

    async def load_live(self) -> list[TableHead]:
        """The heads of all tables that aren't over, by id."""
        raise NotImplementedError

    async def load(self, table_id: int) -> TableRow:
        """A table as a whole, with seats and clocks. Raises `NoSuchTable`."""
        raise NotImplementedError

    async def moves(self, table_id: int, since: int = 0) -> list[MoveRow]:
        """The log from row `since` on (0: with the opening), in order, with what was undone."""
        raise NotImplementedError

    async def standing(self, table_id: int) -> list[MoveRow]:
        """The log without undone moves and without the undoing: what a replay plays."""
        raise NotImplementedError

    async def results(self, table_id: int) -> list[ResultRow]:
        """The results of a finished table, by seat; empty when it has none."""
        raise NotImplementedError

    async def live_at(self, channel_id: int) -> TableHead | None:
        """The table of a channel or thread that isn't over."""
        raise NotImplementedError

    async def tables_of(self, user_id: int) -> list[TableHead]:
        """The tables that aren't over where this person has a seat, by id."""
        raise NotImplementedError

    async def count_live(
        self, *, user: int | None = None, host: int | None = None, channel: int | None = None, guild: int | None = None
    ) -> int:
        """How many tables aren't over: with a seat of `user`, of `host`, in `channel` or its threads, in `guild`.

        What is given must hold all at once.
        """
        raise NotImplementedError

    # time

    async def due(self, before: float) -> list[int]:
        """The tables that want to be woken at `before` or earlier, the earliest first."""
        raise NotImplementedError

    async def least_wake(self) -> float | None:
        """The next moment any table wants to be woken."""
        raise NotImplementedError

    async def beat(self, at: float) -> None:
        """Note that the bot was alive at this moment."""
        raise NotImplementedError

    async def last_beat(self) -> float | None:
        """When the bot was last known to be alive; None in a new database."""
        raise NotImplementedError

    # people and servers

    async def ratings(self, game: str, user_ids: Iterable[int]) -> dict[int, RatingRow]:
        """The ratings these people have in a game."""
        raise NotImplementedError

    async def guild_settings(self, guild_id: int) -> Json:
        """A server's settings; empty when it has none."""
        raise NotImplementedError

    async def set_guild_settings(self, guild_id: int, settings: Json) -> None:
        """Replace a server's settings."""
        raise NotImplementedError

    async def user_settings(self, user_id: int) -> Json:
        """A person's settings; empty when there are none."""
        raise NotImplementedError

    async def set_user_settings(self, user_id: int, settings: Json) -> None:
        """Replace a person's settings."""
        raise NotImplementedError

    async def export_user(self, user_id: int) -> Json:
        """Everything kept about a person, JSON-ready."""
        raise NotImplementedError

    async def forget_user(self, user_id: int) -> None:
        """Remove a person's settings and ratings; elsewhere a negative number stands for them, without a name.

        Live seats are the caller's to hand over first.
        """
        raise NotImplementedError
