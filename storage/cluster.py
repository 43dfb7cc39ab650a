"""What the processes of one bot need of each other, where there is one alone: a file is its own, with all connections.

`PostgresDatabase` is the same for several: its session with the server is what holds them together.
"""

import asyncio
from collections.abc import AsyncGenerator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from storage.ownership import Claim


@dataclass(slots=True, kw_only=True)
class Cluster:
    """What a process has of the bot, and knows of the others."""

    claim: Claim = field(default_factory=Claim)
    lost: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once our session has ended unexpectedly: from then on nothing is written."""
    notified: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever a process has called `notify_processes`; cleared by `until_notified`."""
    sharers: int = 1
    """How many processes own a connection, this one included: so many share Discord's rate limit."""
    held_since: dict[int, float] = field(default_factory=dict[int, float])
    """Since when each of our connections is ours, by the event loop's clock; empty where a file has the tables."""

    @property
    def owned(self) -> Collection[int]:
        """The connections whose tables are ours, of a PostgreSQL database; it changes as they come and go."""
        return self.claim.owned

    def lock_ages(self) -> dict[int, float]:
        """Connection → seconds for which its tables have been ours."""
        now = asyncio.get_running_loop().time()
        return {connection: now - since for connection, since in self.held_since.items()}

    async def until_notified(self) -> None:
        """Wait until some process has called `notify_processes`; for ever where the database is a file."""
        await self.notified.wait()
        self.notified.clear()


@dataclass(slots=True, kw_only=True)
class OneProcess(Cluster):
    """The only process there is: it has everything, always, and waits for nobody."""

    def may_act(self) -> bool:
        """Whether we certainly still own our tables."""
        return True

    async def take(self, shard: int) -> bool:
        """Take over the tables of one more connection; returns whether they are ours."""
        return False

    async def may_identify(self, bucket: int) -> None:
        """Wait until a session may begin in this bucket."""

    async def notify_processes(self) -> None:
        """Notify all processes that there is something new in the database."""

    def silence(self) -> float:
        """Seconds since our tables were certainly ours."""
        return 0.0

    @asynccontextmanager
    async def turn(self, of: int) -> AsyncGenerator[None]:
        """A block that only one process of the bot can be in at a time, for each number; waits for its turn."""
        yield
