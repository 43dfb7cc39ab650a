"""What the processes of one bot need of each other, where there is one alone: a file is its own, with all connections.

`PostgresDatabase` is the same for several: its session with the server is what holds them together.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from storage.ownership import Claim


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
