"""What somebody writes down of a game: each moment that concerned them, how long it stood, whether it was told them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.screens.beats import told
from bot.screens.game import Reader, screens_of
from bot.screens.moments import moments
from games.kernel.game import Event
from tables.replies import hand_of
from tables.table import Table

LATELY = 60
"""Events among which a moment has all that it is made of."""


@dataclass
class Entry:
    """A moment that concerned its writer."""

    words: str
    at: float
    told: bool
    """Their hand said it, first of all that it said."""
    stood: float | None = None
    """Seconds until something else happened that wasn't their own doing; None: nothing did."""


@dataclass
class Diary:
    """Of one seat. It is told of each change of the table, right after it."""

    seat: int
    reader: Reader
    """Of the table, with the seat."""
    entries: list[Entry] = field(default_factory=list[Entry])
    _events: list[Event] = field(default_factory=list[Event])
    _open: list[Entry] = field(default_factory=list[Entry])

    def note(self, table: Table, events: Sequence[Event], now: float, *, own: bool) -> None:
        """Write down what happened; `own`: by the seat's own answer."""
        public = [event for event in events if event.audience is None]
        if not public or table.game is None:
            return
        for entry in self._open:
            entry.stood = None if own else now - entry.at
        self._events = [*self._events, *public][-LATELY:]
        screens, spectator = screens_of(table.game_key), Reader(self.reader.say, self.reader.names)
        found = moments(table.game.view(None), self._events, screens, spectator)
        fresh = [each for each in found if each.at >= len(self._events) - len(public) and self.seat in each.seats]
        self._open = []
        if fresh and table.status == "live":
            hand = hand_of(table, self.seat)
            said = told(hand.meanwhile, hand.view, screens, self.reader)
            is_told = bool(said) and said[0].stage is not None and said[0].stage.kind == fresh[-1].kind
            self._open = [Entry(str(fresh[-1].words), now, is_told)]
            self.entries += self._open
