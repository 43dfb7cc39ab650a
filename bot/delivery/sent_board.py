"""What we know about a table's messages in its channel: the board, pings and what they show."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bot.delivery.discord_api import Code
from bot.delivery.drawing import KeptPictures, Sent
from bot.screens.screen import Screen


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
    last_asked: frozenset[int] = frozenset()
    """The seats last asked outside a reaction window."""
    nonce: str | None = None
    """Of a post whose outcome is unknown: sent again with it, it can't become a second message."""
    recorded: tuple[int, int | None] = (-1, None)
    """The revision and the message that are saved as being in the channel."""
    cleaned_up: bool = False
    """Messages left over from an earlier run, or from a post with unknown outcome, have been deleted."""
    called: dict[int, int] = field(default_factory=dict[int, int])
    """Seat → the message that pings it."""
    failures: int = 0
    """How often in a row it could not be sent with its pictures."""
    news: list[tuple[str, int]] = field(default_factory=list[tuple[str, int]])
    """What somebody is still to be told once: the words, and their user id."""
    reminded: set[int] = field(default_factory=set[int])
    """Seats to be pinged once more: half their time is gone."""
    offers: frozenset[tuple[int, int]] = frozenset()
    """Seat and number of the offers' questions that were open when the board was last sent."""
    offered: dict[int, float] = field(default_factory=dict[int, float])
    """Seat → when a message last told it of an offer, by the event loop's clock."""
    offer_calls: dict[int, int] = field(default_factory=dict[int, int])
    """Seat → that message, while an offer to it is open."""
    window: int = 0
    """The question of the last reaction window that opened."""
    window_seats: tuple[int, ...] = ()
    """The seats that the message about it names. They stay the same while it is open, so that nobody sees who has
    answered."""
    window_call: tuple[int, int] | None = None
    """The question of that window, and the message."""
    call_screens: dict[int, tuple[tuple[int, ...], str]] = field(default_factory=dict[int, tuple[tuple[int, ...], str]])
    """Of each message that calls people: the seats, and which words it has."""
    owes_end: bool = False
    """The game has ended, and the message about its end is still to be posted."""
    unrecorded: int | None = None
    """The revision that the channel shows, to be saved once the end is told."""
    over: bool = False
    problem: Code | None = None
    """Why the board can't be sent."""
    released: asyncio.Event = field(default_factory=asyncio.Event)
    worker: asyncio.Task[None] | None = None

    @property
    def calls(self) -> set[int]:
        """The messages that call people now."""
        window = {self.window_call[1]} if self.window_call is not None else set[int]()
        return {*self.called.values(), *self.offer_calls.values(), *window}

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
