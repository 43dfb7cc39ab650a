"""One table's message in its channel, as far as we know what it shows."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bot.delivery.discord_api import Code
from bot.screens.screen import Screen


@dataclass(slots=True)
class Board:
    """What the courier knows of one table's messages."""

    table: int
    message: int | None = None
    sent: Screen | None = None
    """What the message certainly shows; None: unknown."""
    wanted: bool = False
    repost: bool = False
    """Wanted at the bottom of the channel, whatever came between."""
    versions: int = 0
    """Boards rendered so far; a later one is never older."""
    flying: set[int] = field(default_factory=set[int])
    """Versions on their way."""
    carriers: int = 0
    last: float = -1e9
    """When it was last written to."""
    turn_of: frozenset[int] = frozenset()
    """The seats last asked outside a reaction window."""
    nonce: str | None = None
    """Of a post that may have happened: sent again, it can't become a second message."""
    kept: tuple[int, int | None] = (-1, None)
    """Revision and message that the hall knows to be in the channel."""
    swept: bool = False
    """What an earlier run of the bot, or a post without an answer, has left is taken away."""
    called: dict[int, int] = field(default_factory=dict[int, int])
    """Seat → the message that calls it."""
    reminded: set[int] = field(default_factory=set[int])
    """Seats to be called once more: half their time is gone."""
    over: bool = False
    trouble: Code | None = None
    """Why we can't write there."""
    freed: asyncio.Event = field(default_factory=asyncio.Event)
    worker: asyncio.Task[None] | None = None

    def start(self) -> int:
        """A board was rendered and goes on its way: its version. `landed` must follow."""
        self.versions += 1
        self.flying.add(self.versions)
        return self.versions

    def landed(self, version: int, screen: Screen, *, there: bool, at: float) -> bool:
        """Whether the message now certainly shows `version`. One overtaken on its way may have landed last."""
        self.flying.discard(version)
        self.last = at
        self.freed.set()
        sure = there and version == self.versions
        self.sent = screen if sure else None
        return sure

    def unchanged(self, version: int) -> None:
        """A version that looks like what is there was not sent."""
        self.flying.discard(version)
        self.freed.set()
