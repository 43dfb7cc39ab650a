"""Everything specific to PostgreSQL: opening a database, the one session that writes, and what errors mean.

The session that writes holds the locks that say which tables are ours (`ownership.py`). The server ends it after `IDLE`
silent seconds. So a process that has lost its locks can't write, and one that can't write has lost its locks.
"""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.addresses import named, server
from storage.cluster import Cluster
from storage.compiled import Step, by_shape
from storage.errors import DatabaseInUse, DatabaseLost, StorageError, UnusableAddress
from storage.lock import POLL, Patience
from storage.ownership import NOTICES, TURN, Claim, owners
from storage.postgres_engine import (
    IDLE,
    READERS,
    ServerReaders,
    bring_up_to_date,
    driver_error,
    engine,
    opened,
    translate,
)
from storage.rows import WHOLE, pseudonym, session_id
from storage.schema import forgetting

OLDEST = 14
"""The first version with `idle_session_timeout`."""
BEAT = 1.5
"""Seconds between two signs of life of the writing session."""
FENCE = 5.0
"""Seconds a batch or a sign of life may take. Below `IDLE`, so that a process stops before another takes over."""
IDENTIFY = 5.6
"""Seconds between two sessions that begin in one bucket: Discord's five, and what a network may add."""
AT_ONCE = 0.5
"""Seconds in which the server's word that a session may begin must be here: one that comes later is out of date."""
IDS = 50  # table numbers fetched at once; who stops leaves as many unused at most

_GONE = (OSError, asyncpg.InternalClientError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError)
_ENDED = ("25P03", "25P04")
"""States with which the server ends a session in whose transaction nothing happened: its process was stopped."""
_BEGIN_SESSION = """
    INSERT INTO heartbeat (id, at) VALUES ($1, extract(epoch FROM clock_timestamp()))
    ON CONFLICT (id) DO UPDATE SET at = EXCLUDED.at WHERE heartbeat.at NOT BETWEEN EXCLUDED.at - $2 AND EXCLUDED.at
    RETURNING at
"""
_NEXT_IDS = "SELECT nextval('tables_id_seq') FROM generate_series(1, $1)"


@dataclass(slots=True, kw_only=True)
class PostgresDatabase(Cluster):
    """An open database: the session that writes, an engine for readers, and the claim that keeps others out."""

    name: str
    writing: AsyncEngine
    reading: ServerReaders
    closed: bool = False
    _session: AsyncConnection | None = None
    _driver: Any = None  # asyncpg's own connection
    _notice: asyncio.Event = field(default_factory=asyncio.Event)
    _alive: asyncio.Task[None] | None = None
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)  # a connection does one thing at a time
    _sure_until: float = 0.0
    _ids: list[int] = field(default_factory=list[int])  # of tables still to be made, the next last
    _why: str = ""

    @property
    def cluster(self) -> "PostgresDatabase":
        """The session is what holds the processes together."""
        return self

    async def connect_writer(self) -> None:
        """Open the session that writes, until `close`."""
        self._session = await self.writing.connect()
        self._driver = (await self._session.get_raw_connection()).driver_connection
        if self._driver.get_server_version().major >= 17:
            await self._driver.execute(f"SET transaction_timeout = '{IDLE:g}s'")
        self._driver.add_termination_listener(self._ended)
        await self._driver.add_listener(NOTICES, self._heard)
        self._alive = asyncio.create_task(self._stay_alive(), name="storage-session")

    async def enter(self, patience: Patience) -> None:
        """Take the shards we want, once others let go of them. Raises `DatabaseInUse` where they don't."""
        while True:
            async with self._session_of_ours():
                hindrance = await self.claim.enter(self._driver)
            if hindrance is None:
                await self._changed_hands()
                return
            held = DatabaseInUse(f"{hindrance} (It is {self.name}.)")
            await patience.wait(held, for_ever=self.claim.taken and self.claim.stands_by)

    async def write(self, saves: Sequence[Sequence[Step]]) -> Sequence[Exception | None]:
        """Commit these saves. Returns for each the error, or None when it is on disk."""
        async with self._session_of_ours():
            failure = await self._together(saves)
            if failure is None:
                return [None] * len(saves)
            if len(saves) == 1 or self.lost.is_set():
                return [failure] * len(saves)
            return [await self._together([steps]) for steps in saves]

    async def next_id(self) -> int:
        """The number of the next table; other processes make tables too."""
        if not self._ids:
            async with self._session_of_ours():
                self._ids += [row[0] for row in reversed(await self._driver.fetch(_NEXT_IDS, IDS))]
        return self._ids.pop()

    def translate(self, error: Exception) -> StorageError:
        """The typed error for what the driver said; once the session is lost, that is why anything fails."""
        if self.lost.is_set() and not isinstance(error, StorageError):
            return DatabaseLost(self._why)
        return translate(driver_error(error), self.name)

    async def take(self, shard: int) -> bool:
        """Take a shard's lock if it is free; returns whether its tables are ours now."""
        async with self._session_of_ours():
            ours = await self.claim.take(self._driver, shard)
        if ours:
            await self._changed_hands()
        return ours

    async def _changed_hands(self) -> None:
        """After taking a shard: note since when, and notify the other processes, which count again."""
        now = asyncio.get_running_loop().time()
        self.held_since = {shard: self.held_since.get(shard, now) for shard in self.claim.owned}
        await self.notify_processes()
        await self._look()

    async def notify_processes(self) -> None:
        """Notify all processes of the bot, this one too: there is something new in the database."""
        async with self._session_of_ours():
            await self._driver.execute(f"NOTIFY {NOTICES}")

    def silence(self) -> float:
        """Seconds since our session was certainly alive."""
        return max(0.0, asyncio.get_running_loop().time() - (self._sure_until - IDLE)) if self._sure_until else 0.0

    def may_act(self) -> bool:
        """Whether the server can't have ended our session yet: it answered something asked less than `IDLE` ago.

        Also right in a process that was stopped for a while and goes on, before it has heard anything. False once
        closed: from then on another process may answer the same press.
        """
        return not self.closed and not self.lost.is_set() and asyncio.get_running_loop().time() < self._sure_until

    async def may_identify(self, bucket: int) -> None:
        """Wait until no process has begun a session in this bucket for `IDENTIFY` seconds; from now on we have.

        The moment is a row, by the server's clock: whatever becomes of a process, others keep their distance.
        """
        loop = asyncio.get_running_loop()
        while True:
            asked = loop.time()
            async with self._session_of_ours():
                ours = await self._driver.fetchval(_BEGIN_SESSION, session_id(bucket), IDENTIFY)
            if ours is not None and loop.time() - asked < AT_ONCE:
                return
            await asyncio.sleep(POLL)

    @asynccontextmanager
    async def turn(self, of: int) -> AsyncGenerator[None]:
        """Within the block no other process is in one of the same number; waits for it."""
        while not await self._locked(TURN, of):  # noqa: ASYNC110
            await asyncio.sleep(4 * POLL)
        try:
            yield
        finally:
            if not self.lost.is_set():
                async with self._session_of_ours():
                    await self._driver.fetchval("SELECT pg_advisory_unlock($1, $2)", TURN, of)

    async def _locked(self, kind: int, number: int) -> bool:
        async with self._session_of_ours():
            return bool(await self._driver.fetchval("SELECT pg_try_advisory_lock($1, $2)", kind, number))

    async def check(self) -> None:
        """Raise `DatabaseLost` once the session that writes was lost."""
        if self.lost.is_set():
            raise DatabaseLost(self._why)

    async def rescue(self) -> Path:
        """There is no file to rescue. Raises `StorageError`."""
        raise StorageError(f"What was saved is in {self.name}; nothing needs to be rescued.")

    async def empty_log(self) -> None:
        """Nothing: the log of a server is for whoever looks after it."""

    async def copy_beside(self, _name: str) -> Path | None:
        """None: there is no folder beside it. Whoever looks after the server has backups."""
        return None

    async def close(self) -> None:
        """Close all connections; what was ours may be taken by others."""
        self.closed = True
        if self._alive is not None:
            self._alive.cancel()
        if self._session is not None:
            if self.lost.is_set():
                await self._session.invalidate()
            await self._session.close()
        await self.reading.close()
        await self.writing.dispose()

    @asynccontextmanager
    async def _session_of_ours(self) -> AsyncGenerator[None]:
        """Use the writing session alone, within the time after which it counts as lost. Raises `DatabaseLost`."""
        async with self._turn:
            await self.check()
            loop = asyncio.get_running_loop()
            began, late = loop.time(), loop.call_later(FENCE, self._lose, f"it didn't answer for {FENCE:g} s")
            try:
                yield
                self._sure_until = began + IDLE
            except Exception as error:
                if not self._is_lost_by(error):
                    raise
                raise DatabaseLost(self._why) from error
            finally:
                late.cancel()

    def _ended(self, _session: object) -> None:
        self._lose("the server ended it, or the connection broke")

    def _is_lost_by(self, error: Exception) -> bool:
        """Whether the session is lost, of which an error tells; then it is noted."""
        if self._driver.is_closed() or isinstance(error, _GONE) or getattr(error, "sqlstate", "") in _ENDED:
            internal = isinstance(error, asyncpg.InternalClientError)  # of no use to anybody: "cannot switch to state"
            self._lose("the connection broke" if internal else str(error))
        return self.lost.is_set()

    def _lose(self, why: str) -> None:
        """Never write again: another process may own the tables from now on."""
        if self.closed or self.lost.is_set():
            return
        self._why = f"The session with {self.name} is lost: {why}."
        self.lost.set()
        self._driver.terminate()

    async def _stay_alive(self) -> None:
        """Ask every few seconds how many processes there are, so that the server doesn't end the session."""
        while not self.lost.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._notice.wait(), BEAT)
            self._notice.clear()
            try:
                await self._look()
            except (DatabaseLost, asyncpg.PostgresError) as error:
                self._lose(str(error))

    async def _look(self) -> None:
        """Ask the server how many processes there are."""
        async with self._session_of_ours():
            self.sharers = max(1, await owners(self._driver))

    def _heard(self, *_: object) -> None:
        self._notice.set()
        self.notified.set()

    async def _together(self, saves: Sequence[Sequence[Step]]) -> Exception | None:
        try:
            async with self._driver.transaction():
                for alike in by_shape(saves):
                    for steps in zip(*alike, strict=True):
                        await self._execute(steps)
        except Exception as error:
            return DatabaseLost(self._why) if self._is_lost_by(error) else error
        return None

    async def _execute(self, steps: Sequence[Step]) -> None:
        """Run the same statement for all the steps given, sent in one go."""
        compiled = steps[0].statement.postgres
        rows = [compiled.values(row) for step in steps for row in step.rows]
        if steps[0].otherwise is None:
            await self._driver.executemany(compiled.sql, rows)
        elif len(await self._driver.fetchmany(f"{compiled.sql} RETURNING 1", rows)) != len(rows):
            raise steps[0].otherwise  # of a batch only to be tried again one by one; of a single save the right one


async def open_database(url: str, claim: Claim, patience: Patience) -> PostgresDatabase:
    """Connect, look, migrate, claim. Raises `DatabaseRefused`, `DiskFull`, `DiskFailed`; then nothing is left open."""
    parsed = server(url)
    writing, reading = engine(parsed, writes=True), ServerReaders(engine(parsed), READERS)
    database = PostgresDatabase(name=named(parsed), writing=writing, reading=reading, claim=claim)
    try:
        await _reached(database, patience)
        await bring_up_to_date(database.writing, database.name)
        await database.connect_writer()
        await database.enter(patience)
    except BaseException as error:
        await database.close()
        if isinstance(error, Exception) and not isinstance(error, StorageError):
            raise translate(driver_error(error), database.name) from error
        raise
    return database


async def _reached(database: PostgresDatabase, patience: Patience) -> None:
    """Wait for a server that is starting. Raises `DatabaseLost` where there is none in time."""
    while True:
        try:
            async with database.writing.connect() as connection:
                version = (await connection.execute(sa.text("SHOW server_version_num"))).scalar_one()
            break
        except Exception as error:
            found = translate(driver_error(error), database.name)
            if not isinstance(found, DatabaseLost):
                raise found from error
        await patience.wait(found)
    if int(version) // 10_000 < OLDEST:
        raise UnusableAddress(f"PostgreSQL {OLDEST} or later is needed; {database.name} is {int(version) // 10_000}.")


async def ask_to_forget(url: sa.URL, user: int, within: float) -> bool:
    """Ask the bot, which runs, to forget somebody; whether it has within so many seconds. Raises `StorageError`."""
    theirs = sa.select(sa.func.count()).select_from(forgetting).where(forgetting.c.user_id == user)
    row = {"user_id": user, "shard": WHOLE, "shards": 0, "alias": pseudonym()}
    async with opened(url, patient=True) as writing:
        async with writing.begin() as connection:
            if not (await connection.execute(theirs)).scalar_one():
                await connection.execute(sa.insert(forgetting).values(row))
            await connection.execute(sa.text(f"NOTIFY {NOTICES}"))
        for _ in range(max(1, round(within / POLL))):
            async with writing.begin() as connection:
                if not (await connection.execute(theirs)).scalar_one():
                    return True
            await asyncio.sleep(POLL)
        return False
