"""The last events of each table, for the lines below its board. The whole log is on disk."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import NamedTuple

from bot.screens.game import screens_of
from bot.screens.people import reader_of
from bot.screens.sentences import sentence
from bot.texts import Markdown, Texts
from games.kernel.game import Event
from tables.replies import Change, Hand, Notice
from tables.table import Table
from tables.tables import Tables

KEPT = 24
"""Events and notices kept for each table: more than the board has lines, as some need no words."""

CAUSES = frozenset(("missed",))
"""Notices that are told before what was done: they say why."""

TABLES = 2000
"""Tables whose events are kept at once."""


class _Entry(NamedTuple):
    """What happened, and who sat there then: seat → user."""

    what: Event | Notice
    seated: Mapping[int, int]


@dataclass(slots=True)
class _TableEvents:
    entries: deque[_Entry] = field(default_factory=lambda: deque(maxlen=KEPT))
    loaded: bool = False
    changes: int = 0


class RecentEvents:
    """The last events of every table that is shown somewhere."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._recent: dict[int, _TableEvents] = {}

    def _events_of(self, table_id: int) -> _TableEvents:
        recent = self._recent.get(table_id)
        if recent is None:
            while len(self._recent) >= TABLES:  # the one that began first; it is read again when it is wanted
                del self._recent[next(iter(self._recent))]
            recent = self._recent[table_id] = _TableEvents()
        return recent

    def table_changed(self, table: Table, change: Change) -> None:
        """Note what a commit did (`tables.replies.Listener`). What isn't loaded yet will be found on disk."""
        recent = self._events_of(table.id)
        recent.changes += 1
        if any(notice.kind == "started" for notice in change.notices):
            recent.entries.clear()  # the lobby's: who came and went then is no news of the game
            recent.loaded = True
        happened: list[Event | Notice] = [notice for notice in change.notices if notice.kind in CAUSES]
        if recent.loaded or table.game is None:
            happened += [event for event in change.events if event.audience is None]
        happened += [notice for notice in change.notices if notice.kind not in CAUSES]  # they are on no disk
        seated = _seated(table)
        recent.entries.extend(_Entry(each, seated) for each in happened)

    async def load(self, table: Table) -> None:
        """Read the end of the log, once a run of the bot."""
        recent = self._events_of(table.id)
        while not recent.loaded and table.game is not None:
            changes = recent.changes
            rows = await self._tables.log(table.id, None, max(0, table.n - KEPT))
            if changes != recent.changes:
                continue  # a move was made meanwhile: this may have it or not
            now = _seated(table)
            events = [_Entry(event, {**now, **line.seated}) for line, events in rows for event in events]
            notices = [entry for entry in recent.entries if isinstance(entry.what, Notice)]
            recent.entries = deque([*events, *notices], maxlen=KEPT)
            recent.loaded = True

    def forget(self, table_id: int) -> None:
        """Drop a table's events: it isn't shown any more."""
        self._recent.pop(table_id, None)

    def sentences(self, table: Table, say: Texts) -> list[Markdown]:
        """Return what happened last, in sentences, the newest at the end."""
        recent = self._recent.get(table.id)
        if recent is None:
            return []
        minor = screens_of(table.game_key).minor
        lines = [_sentence(table, entry, say) for entry in recent.entries if entry.what.kind not in minor]
        return [line for line in lines if line]

    @staticmethod
    def has_recap(hand: Hand) -> bool:
        """Return whether every hand still tells something now that has ended (`GameScreens.recap`)."""
        return hand.view is not None and bool(screens_of(hand.table.game_key).recap(hand.view))

    async def recap(self, hand: Hand, say: Texts) -> list[Markdown]:
        """The same, in sentences: of events in a row the last row."""
        table = hand.table
        kinds = screens_of(table.game_key).recap(hand.view) if hand.view is not None else frozenset[str]()
        if not kinds:
            return []
        await self.load(table)
        entries = self._events_of(table.id).entries
        rows = groupby(entries, lambda each: isinstance(each.what, Event) and each.what.kind in kinds)
        last: list[_Entry] = []
        for wanted, some in rows:
            last = [*some] if wanted else last
        return [line for entry in last if (line := _sentence(table, entry, say))]


def _seated(table: Table) -> Mapping[int, int]:
    """Seat → the person who sits there now."""
    return {at: seat.user for at, seat in enumerate(table.seats) if seat.user is not None}


def _sentence(table: Table, entry: _Entry, say: Texts) -> Markdown | None:
    """Return what happened in words, with the names of those who did it, also where somebody else sits there now."""
    now = _seated(table)
    left = {at: user for at, user in entry.seated.items() if now.get(at) != user}
    return sentence(table.game_key, entry.what, replace(reader_of(table, say), left=left))
