"""`TableStore`: the interface of `protocol.py` on a database. Its reading half is `reads.py`."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

from storage import addresses, recount, steps
from storage import database as file
from storage import statements as sql
from storage.album_rows import Sticker
from storage.compiled import Step
from storage.database import Database
from storage.errors import (
    CollectedBefore,
    DatabaseLost,
    NoSuchTable,
    NotInvited,
    ReviewGone,
    StaleSettings,
    StorageError,
)
from storage.evenings import FORGET as FORGET_EVENINGS
from storage.evenings import EveningStore
from storage.lock import Patience, Sleep
from storage.ownership import Claim
from storage.reads import Reads, read_object
from storage.rows import (
    DailyTry,
    InvitationRow,
    Json,
    KeptPost,
    ReviewRow,
    TableChange,
    TableRow,
    away_by_day,
    beat_id,
)
from storage.schema import guild_settings, user_settings
from storage.writer import Writer

if TYPE_CHECKING:
    from storage.postgres import PostgresDatabase

SETTINGS_TRIES = 20
"""How often settings are read again because another process was faster."""
NOTED_AWAY = 60.0
"""Seconds of a day without a connection from which on they are noted."""
_CHANGED_MEANWHILE = StaleSettings("Somebody else has changed these settings meanwhile.")


class TableStore(Reads):
    """Tables, their logs and clocks, results, ratings and settings.

    What writes returns after its commit reached the disk, or raises a `StorageError` and has changed nothing. Writes to
    the same table happen in the order they were called. A caller that is cancelled while it waits doesn't know whether
    its write happened; whoever must know shields it. Reads see every write that has returned, and never wait for one.
    """

    def __init__(self, database: Database | PostgresDatabase, now: Callable[[], float]) -> None:
        """Use `TableStore.open`."""
        self._database = database
        self.cluster = database.cluster
        """What the processes of the bot need of each other."""
        self.writer = Writer(database.write, database.translate)
        self._now = now
        self.evenings = EveningStore(self._rows, self.writer)
        """The evening posts of servers."""

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        now: Callable[[], float] = time.time,
        wait: float = 30.0,
        sleep: Sleep = asyncio.sleep,
        claim: Claim | None = None,
        awaited: Callable[[StorageError], object] = lambda why: None,
    ) -> TableStore:
        """Open the database at `url`, making its tables or migrating it where needed.

        `url`: `sqlite+aiosqlite:///file.db`, or `postgresql+asyncpg://user:password@host/database`.

        While another instance has it or its server isn't reached, ask again for `wait` seconds, as slept; `awaited` is
        told why, once for each of the two. `now` dates what is saved. `claim`: what
        of a PostgreSQL database is to be ours; None: all of it, for a bot of one connection.
        Raises `DatabaseRefused` (its subclasses say why) and `DiskFull`; then the database is as it was.
        """
        patience = Patience(wait, sleep, awaited)
        if addresses.on_server(url):
            from storage import postgres  # with its driver, 9 MB: only where it is needed

            return cls(await postgres.open_database(url, claim or Claim(), patience), now)
        return cls(await file.open_database(url, patience), now)

    @property
    def database(self) -> Database | PostgresDatabase:
        """The open database."""
        return self._database

    async def close(self) -> None:
        """Finish the saves under way, then close. Later saves and reads raise `StoreClosed`."""
        await self.writer.close()
        await self._database.close()

    async def check_files(self) -> None:
        await self._database.check()

    async def until_lost(self) -> str:
        """Wait until the session with the database is lost, for ever where it is a file; why it was."""
        await self.cluster.lost.wait()
        try:
            await self._database.check()
        except DatabaseLost as error:
            return str(error)
        return ""

    async def rescue(self) -> Path:
        """Take no more saves, and copy the lost database beside where it was, as `<file>.rescue`; where the copy is.

        May be tried again after a `StorageError`.
        """
        await self.writer.close()
        return await self._database.rescue()

    async def copy_beside(self, name: str) -> Path | None:
        return await self._database.copy_beside(name)

    # a table

    async def create_table(self, row: TableRow, daily: DailyTry | None = None) -> int:
        try:
            table_id, at = await self._database.next_id(), self._now()
        except Exception as error:
            raise self._database.translate(error) from error
        dirty = row.channel_id > 0  # one in no channel has no board to be sent
        new = replace(row, id=table_id, dirty=dirty, created_at=at, updated_at=at)
        await self.writer.save(table_id, steps.of_new_table(new, daily))
        row.id, row.dirty, row.created_at, row.updated_at = table_id, dirty, at, at
        return table_id

    async def commit(self, change: TableChange) -> None:
        await self.writer.save(change.table_id, steps.of_change(change))

    # outbox

    async def mark_sent(self, table_id: int, revision: int, posts: Sequence[KeptPost] | None = None) -> None:
        nowhere = NoSuchTable(f"There is no table {table_id}.")
        own = [sql.MARK_SENT.step([{"table_id": table_id, "revision": revision}], nowhere)]
        await self.writer.save(table_id, own if posts is None else [*own, *steps.of_posts(table_id, posts)])

    # daily tables

    async def daily_seed(self, day: str, game: str, new: bytes) -> bytes:
        if (kept := await self.kept_daily_seed(day, game)) is not None:
            return kept
        row = {"day": day, "game": game, "seed": new}
        await self.writer.save(("daily", day, game), [sql.KEEP_DAILY_SEED.step([row])])
        kept = await self.kept_daily_seed(day, game)  # perhaps another process was first
        assert kept is not None
        return kept

    async def keep_daily_par(self, day: str, game: str, par: int) -> None:
        row = {"day": day, "game": game, "par": par}
        await self.writer.save(("daily", day, game), [sql.KEEP_DAILY_PAR.step([row])])

    # reviews

    async def begin_review(self, row: ReviewRow) -> None:
        kept = {**asdict(row), "found": json.dumps(row.found)}
        await self.writer.save(("review", row.table_id, row.user_id), [sql.BEGIN_REVIEW.step([kept])])

    async def keep_review(self, row: ReviewRow) -> None:
        gone = ReviewGone(f"Nobody wants the review of table {row.table_id} any more.")
        kept = {"table": row.table_id, "user": row.user_id, "accuracy": row.accuracy, "found": json.dumps(row.found)}
        await self.writer.save(("review", row.table_id, row.user_id), [sql.KEEP_REVIEW.step([kept], gone)])

    # albums

    async def collect(self, user_id: int, table_id: int, found: Sequence[Sticker]) -> None:
        before = CollectedBefore(f"What table {table_id} brought is known, or nobody is there to have it.")
        own = [sql.COLLECTED.step([{"table": table_id, "user": user_id}], before)]
        kept = [sql.KEEP_STICKERS.step([each._asdict() for each in found])] if found else []
        await self.writer.save(("user", user_id), [*own, *kept])

    # invitations

    async def invite(self, row: InvitationRow, most: int) -> None:
        enough = NotInvited(f"Nobody is invited twice a day, and nobody invites more than {most}.")
        old, new = (
            sql.OLD_INVITATIONS.step([{"day": row.day, "guild": row.guild_id}]),
            sql.INVITE.step([{**asdict(row), "most": most}], enough),
        )
        await self.writer.save(("invitation", row.user_id), [old, new])

    # time, people, servers

    async def beat(self, at: float, connections: Sequence[int] = (0,), count: int = 1) -> None:
        await self.writer.save("beat", [_beats(at, connections, count)])

    async def give_back(
        self,
        seconds: float,
        at: float,
        near: float = 0.0,
        guilds: Sequence[int] | None = None,
        connections: Sequence[int] = (0,),
        count: int = 1,
        lost: int = 0,
    ) -> None:
        late = {"seconds": seconds, "near": near}
        put_off = sql.PUT_OFF if guilds is None else sql.PUT_OFF_GUILD
        whose = [late] if guilds is None else [{**late, "guild": guild} for guild in guilds]
        late_steps = [each.step(whose) for each in put_off if whose]
        away = [asdict(row) for row in away_by_day(at - seconds, at, beat_id(lost, count)) if row.seconds >= NOTED_AWAY]
        noted = [sql.ADD_AWAY.step(away)] if away else []
        await self.writer.save("beat", [*late_steps, *noted, _beats(at, connections, count)])

    async def change_guild_settings(self, guild_id: int, change: Callable[[Json], Json]) -> None:
        await self._change_settings(guild_settings, guild_id, change)

    async def change_user_settings(self, user_id: int, change: Callable[[Json], Json]) -> None:
        await self._change_settings(user_settings, user_id, change)

    async def _change_settings(self, table: sa.Table, id: int, change: Callable[[Json], Json]) -> None:
        (key,) = table.primary_key.columns
        for tries_left in reversed(range(SETTINGS_TRIES)):
            kept: str | None = await self._value(sa.select(table.c.settings).where(key == id))
            old = {} if kept is None else read_object(kept)
            if (new := change(dict(old))) == old:
                return
            row = {key.name: id, "whose": id, "settings": json.dumps(new), "was": kept}
            statement = (sql.NEW_SETTINGS if kept is None else sql.CHANGE_SETTINGS)[table.name]
            try:
                await self.writer.save((key.name, id), [statement.step([row], _CHANGED_MEANWHILE)])
                return
            except StaleSettings:
                if not tries_left:
                    raise

    async def set_guild_settings(self, guild_id: int, settings: Json) -> None:
        kept = {"guild_id": guild_id, "settings": json.dumps(settings)}
        await self.writer.save(("guild_id", guild_id), [sql.PUT_GUILD_SETTINGS.step([kept])])

    async def recount(self) -> int:
        """Count all ratings again from the results; returns how many games there were."""
        made, games = recount.steps(await self._rows(recount.RATED, long=True))
        await self.writer.save("ratings", made)
        return games

    async def prune(self, table_ids: Iterable[int]) -> None:
        """Delete the logs of these finished tables. Their results, from which ratings are counted, stay."""
        await self.writer.save("prune", [sql.PRUNE_LOG.step([{"table_id": each} for each in table_ids])])

    async def ask_to_forget(self, user_id: int, alias: int, shards: int) -> None:
        await self.writer.save(("forgetting", user_id), steps.of_forgetting(user_id, alias, shards))

    async def let_go(self, user_id: int, shards: Sequence[int]) -> None:
        rows = [{"user_id": user_id, "shard": shard} for shard in shards]
        await self.writer.save(("forgetting", user_id), [sql.LET_GO.step(rows)])

    async def notify_processes(self) -> None:
        await self.cluster.notify_processes()

    async def forget_log(self, user_id: int, alias: int) -> None:
        theirs = [{"alias": alias, "table": table, "move": n} for table, n in await self.moves_of(user_id)]
        await self.writer.save(("user", user_id), [sql.FORGET_MOVE.step(theirs)])

    async def forget_user(self, user_id: int, alias: int) -> None:
        names = {"user_id": user_id, "user": user_id, "alias": alias}
        await self.writer.save(("user", user_id), [each.step([names]) for each in (*FORGET_EVENINGS, *sql.FORGET)])
        await self._database.empty_log()


def _beats(at: float, connections: Sequence[int], count: int) -> Step:
    return sql.BEAT.step([{"id": beat_id(each, count), "at": at} for each in connections])
