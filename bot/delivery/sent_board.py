"""What we know about a table's messages in its channel: the board, pings and what they show."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bot.delivery.calls import MOVED, Calls
from bot.delivery.discord_api import Code
from bot.delivery.drawing import KeptPictures, Sent
from bot.screens.screen import Screen
from tables.table import CallRow


@dataclass(slots=True)
class SentBoard:
    """What the courier knows of one table's messages."""

    table: int
    message: int | None = None
    sent: Screen | None = None
    """What the message certainly shows; None: unknown."""
    pictures: KeptPictures = field(default_factory=dict[str, int])
    """Those that the message certainly has."""
    signposts: set[int] = field(default_factory=set[int])
    """Older boards that are now only a link to the newest. They stay because open hands are shown as replies to
    them."""
    wanted: bool = False
    repost: bool = False
    """Wanted as a new message at the bottom of the channel."""
    versions: int = 0
    """Boards rendered so far; a later one is never older."""
    in_flight: set[int] = field(default_factory=set[int])
    """Versions sent to Discord that it hasn't answered yet."""
    overlapping: int = 0
    """The last version that was sent while another was on its way."""
    answers: int = 0
    """Presses being answered by an update of this board."""
    last_write: float = -1e9
    """When it was last sent or edited, by the event loop's clock."""
    nonce: str | None = None
    """Of a post whose outcome is unknown: sent again with it, it can't become a second message."""
    recorded: tuple[int, int | None, tuple[CallRow, ...]] = (-1, None, ())
    """The revision, the message and the calls that are saved as being in the channel."""
    failures: int = 0
    """How often in a row it could not be sent with its pictures."""
    news: list[tuple[str, int]] = field(default_factory=list[tuple[str, int]])
    """What somebody is still to be told once: the words, and their user id."""
    calls: Calls = field(default_factory=lambda: Calls(settled=True))
    owes_end: bool = False
    """The game has ended, and the message about its end is still to be posted."""
    end_tried: float | None = None
    """When that was first tried, by the event loop's clock."""
    unrecorded: int | None = None
    """The revision that the channel shows, to be saved once the end is told."""
    over: bool = False
    problem: Code | None = None
    """Why the board can't be sent."""
    released: asyncio.Event = field(default_factory=asyncio.Event)
    worker: asyncio.Task[None] | None = None

    @property
    def kept(self) -> tuple[CallRow, ...]:
        """What the next run must know of messages beside the board."""
        return (*self.calls.kept, *[CallRow(MOVED, 0, (), message, True) for message in sorted(self.signposts)])

    def begin_sending(self) -> int:
        """A board is about to be sent: its version. `finish_sending` or `skip_sending` must follow."""
        self.versions += 1
        if self.in_flight:
            self.overlapping = self.versions
        self.in_flight.add(self.versions)
        return self.versions

    @property
    def known_pictures(self) -> KeptPictures:
        """The pictures that an edit may keep: none while another edit is on its way, or may have got there."""
        return self.pictures if self.sent is not None and len(self.in_flight) <= 1 else {}

    def finish_sending(self, version: int, sent: Sent | None, *, at: float) -> bool:
        """Note the outcome; returns whether the message now certainly shows `version`.

        `sent` is what reached the message; None: perhaps nothing did. Of two versions that were on their way at once
        nobody knows which one Discord applied last.
        """
        self.in_flight.discard(version)
        self.last_write = at
        self.released.set()
        sure = sent is not None and version == self.versions != self.overlapping
        self.sent, self.pictures = (sent.screen, sent.pictures) if sent is not None and sure else (None, {})
        return sure

    def skip_sending(self, version: int) -> None:
        """This version was not sent: the message shows the same already."""
        self.in_flight.discard(version)
        self.released.set()
