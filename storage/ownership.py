"""Which process owns which tables in PostgreSQL: advisory locks of its writing session, released when that ends.

A shard is one of Discord's connections, and with it the tables of its servers. Its lock is held by one process at a
time. All processes share a lock on the total number of shards, because the total decides which shard a server belongs
to.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from storage.schema import APPLICATION_ID

SHARD = APPLICATION_ID
"""First key of a shard's lock; its number is the second."""
COUNT = APPLICATION_ID + 1
"""First key of the lock that all share; the second is the number of shards, 0 to keep all others out."""
TURN = APPLICATION_ID + 3
"""First key of the lock for work that one process does at a time; the second says which work."""
NOTICES = "alakazum"
"""The channel on which processes tell each other to look: who lives has changed, or somebody is to be forgotten."""
MIGRATING = -1
"""Second key, after `SHARD`: held while the schema is brought up to date."""
ALONE = 0

_OTHER_COUNT = """
    SELECT objid::int, pid FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid() AND classid::bigint = $1 AND objid::int <> $2
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    LIMIT 1
"""

_OWNERS = """
    SELECT count(DISTINCT pid) FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND classid::bigint = $1 AND objid::int >= 0
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


async def owners(session: Any) -> int:
    """How many processes own a shard, ours among them if it does."""
    return int(await session.fetchval(_OWNERS, SHARD))


@dataclass(slots=True)
class Claim:
    """The shards that a process wants to own, and those that it owns."""

    shards: int = 1
    """How many there are in all; `ALONE`: no other process may run meanwhile."""
    wanted: Sequence[int] = (0,)
    owned: set[int] = field(default_factory=set[int])
    stands_by: bool = False
    """Wait for as long as it takes where another process has all that is wanted."""
    taken: bool = False
    """When last seen, other processes owned everything that is wanted."""
    _shared: bool = False

    async def enter(self, session: Any) -> str | None:
        """Take the shards that are wanted and free. Returns why we must wait, in a sentence; None: we own something."""
        if (hindrance := await self._count(session)) is not None:
            self.taken = False
            return hindrance
        for shard in self.wanted:
            await self.take(session, shard)
        self.taken = not self.owned and bool(self.wanted)
        if self.taken:
            return f"Another instance of the bot has {_named(self.wanted)}: stop it, or let this one wait."
        return None

    async def take(self, session: Any, shard: int) -> bool:
        """Take a shard's lock; whether it is ours."""
        if shard not in self.owned and await session.fetchval("SELECT pg_try_advisory_lock($1, $2)", SHARD, shard):
            self.owned.add(shard)
        return shard in self.owned

    async def _count(self, session: Any) -> str | None:
        """Share the lock of our number of shards; why that can't be, in a sentence."""
        if self._shared:
            return None
        alone = self.shards == ALONE
        kind = "" if alone else "_shared"
        if not await session.fetchval(f"SELECT pg_try_advisory_lock{kind}($1, $2)", COUNT, self.shards):
            return "Another instance of the bot has the database to itself."
        other = await session.fetchrow(_OTHER_COUNT, COUNT, self.shards)
        if other is None:
            self._shared = True
            return None
        await session.fetchval(f"SELECT pg_advisory_unlock{kind}($1, $2)", COUNT, self.shards)
        there = int(other[0])
        if alone:
            return f"The bot runs ({there} shards): stop it first."
        if there == ALONE:
            return "Another instance of the bot has the database to itself."
        return f"An instance with {there} shards lives, this one has {self.shards}: stop all of the old number first."


def _named(shards: Sequence[int]) -> str:
    return f"shard {shards[0]}" if len(shards) == 1 else f"all of shards {shards[0]} to {shards[-1]}"
