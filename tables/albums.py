"""Albums: what people have found in the games that they finished with decisions of their own.

Nothing is counted while a game is played. Whoever looks at an album, or at the end of a game, has the finished games
counted of which it isn't known yet what they brought, from their logs: the newest as well as those from before there
were albums. A game whose log was deleted before that brings nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from games.kernel import codec
from games.kernel.album import Album, edition_of
from games.kernel.game import Event, Game
from storage.album_rows import Sticker as Sticker
from storage.album_rows import Uncollected
from storage.errors import CollectedBefore
from storage.protocol import Storage
from storage.rows import MoveRow, standing
from workers.aside import aside

from .daily import DAY
from .errors import TableError
from .table import Table
from .time_source import TimeSource


class Brought(NamedTuple):
    """What is new in somebody's album by a game that has ended, of one edition."""

    seat: int
    user: int
    stickers: Sequence[str]
    owned: int
    """How many of it they have with these."""
    of: int
    """How many there are; 0: nobody knows."""


class Albums:
    """Everybody's albums. Everything here may raise StorageError."""

    def __init__(
        self,
        store: Storage,
        games: Mapping[str, type[Game]],
        find: Callable[[int], Awaitable[Table]],
        time: TimeSource,
    ) -> None:
        self._store, self._games, self._find, self._time = store, games, find, time

    async def of(self, user: int) -> list[Sticker]:
        """All that somebody has, the first first."""
        for row in await self._store.uncollected(user):
            await self._collect(user, row)
        return await self._store.stickers(user)

    async def newest(self, user: int, game: str | None = None) -> Sticker | None:
        """The newest that others may see, of any game or of one; None: nothing.

        What a daily table brought is shown once its day is surely over.
        """
        since, own = self._time.now() - 2 * DAY, await self.of(user)
        return next(
            (one for one in own[::-1] if game in (None, one.game) and not (one.hidden and one.at > since)), None
        )

    async def brought(self, table: Table) -> list[Brought]:
        """What a finished game was the first to bring those who sit there, seat by seat."""
        album, found = self._games[table.game_key].ALBUM, list[Brought]()
        if album is None:
            return found
        for at, seat in enumerate(table.seats):
            if seat.user is None:
                continue
            own = [one for one in await self.of(seat.user) if one.game == table.game_key]
            by = [(edition_of(album, one.sticker), one) for one in own]
            for edition in dict.fromkeys([edition for edition, one in by if one.table_id == table.id]):
                those = [one for each, one in by if each == edition]
                new = [nth for nth, one in enumerate(those) if one.table_id == table.id]
                named = [those[nth].sticker for nth in new]
                found.append(Brought(at, seat.user, named, new[-1] + 1, len(edition)))
        return found

    async def _collect(self, user: int, row: Uncollected) -> None:
        """What one game brought; nothing is noted of one that can't be read now."""
        try:
            table = await self._find(row.table_id)
        except TableError:
            return
        album, moves = self._games[table.game_key].ALBUM, await self._store.moves(row.table_id)
        found = await aside(stickers_of, album, table, row.seat, user, moves) if album is not None else ()
        kept = [Sticker(user, table.game_key, one, table.id, row.ended_at) for one in found]
        with suppress(CollectedBefore):  # another process was faster, or they are being forgotten
            await self._store.collect(user, table.id, kept)


def stickers_of(album: Album, table: Table, seat: int, user: int, rows: Sequence[MoveRow]) -> Sequence[str]:
    """What the game of a table that is over brought a person who had the seat at its end and decided something there.

    Empty too where the game didn't reach its end, and where its log is gone.
    """
    if table.game is None or table.game.outcome is None:
        return ()
    events, since = list[Event](), -1
    for row in standing(rows):
        if since < 0 and (row.by, row.user_id, row.seat) == ("player", user, seat):
            since = len(events)
        events += codec.load_events(row.events)
    return album.found(table.game, seat, events, since) if since >= 0 else ()
