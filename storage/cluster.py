"""What the processes of one bot need of each other: who has which connections, and whether that is still so.

`PostgresDatabase` is the `Cluster` of several processes: its session with the server is what holds them together. A
file is one process's, with all its connections.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from typing import Protocol

from storage.ownership import Claim


class Cluster(Protocol):
    """The processes, as one of them sees them."""

    claim: Claim
    """What is ours."""
    lost: asyncio.Event
    """Set once our session has ended unexpectedly: from then on nothing is written."""
    notified: asyncio.Event
    """Set whenever another process has called `notify_processes`; cleared by `TableStore.until_notified`."""
    sharers: int
    """How many processes own a shard, as the server said last: with so many we share Discord's limits."""
    held_since: dict[int, float]
    """Since when each of our shards is ours, by the event loop's clock."""

    def may_act(self) -> bool:
        """Whether we certainly still own what we own."""
        ...

    async def take(self, shard: int) -> bool:
        """Take one more shard, if nobody has it."""
        ...

    async def may_identify(self, bucket: int) -> None:
        """Wait until a session with Discord may begin in this bucket."""
        ...

    async def notify_processes(self) -> None:
        """Tell all processes to look at the database."""
        ...

    def silence(self) -> float:
        """Seconds since the server last answered."""
        ...

    def turn(self, of: int) -> AbstractAsyncContextManager[None]:
        """A block that only one process can be in at a time, for each number."""
        ...


@dataclass(slots=True)
class OneProcess:
    """The only process there is: it has everything, always, and waits for nobody."""

    claim: Claim = field(default_factory=Claim)
    lost: asyncio.Event = field(default_factory=asyncio.Event)
    notified: asyncio.Event = field(default_factory=asyncio.Event)
    sharers: int = 1
    held_since: dict[int, float] = field(default_factory=dict[int, float])

    def may_act(self) -> bool:
        return True

    async def take(self, shard: int) -> bool:
        return False

    async def may_identify(self, bucket: int) -> None:
        pass

    async def notify_processes(self) -> None:
        pass

    def silence(self) -> float:
        return 0.0

    @asynccontextmanager
    async def turn(self, of: int) -> AsyncGenerator[None]:
        yield
