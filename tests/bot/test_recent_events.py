"""The last events of a table: everybody's, and nobody's secrets, whether they came by a commit or from the log."""

from __future__ import annotations

from typing import Any

from bot.delivery.recent_events import RecentEvents
from bot.screens.alakazum.words import enemy_name
from bot.screens.people import reader_of
from bot.screens.sentences import sentence
from bot.texts import Library
from games.alakazum import Alakazum
from games.alakazum.cards import CARDS, SANTAS_PRESENT
from games.kernel.game import Event
from tables.replies import Change, LogLine
from tables.table import Seat, Table
from tests.bot.fakes import seated

SAY = Library().texts("en")
PUBLIC = Event("buried", (0, 2))
SECRET = Event("drawn", (0, 1), (0,))


class Log:
    """Tables that have only a log, and notes who reads it."""

    def __init__(self, *events: Event) -> None:
        self.events, self.readers = events, list[int | None]()

    async def log(self, table_id: int, user: int | None = None, since: int = 0) -> list[Any]:
        self.readers.append(user)
        seat = None if user is None else user - 1
        line = LogLine(1, 0, "player", 0.0, {})
        return [(line, tuple(each for each in self.events if each.audience is None or seat in each.audience))]


def a_table() -> Table:
    return seated(Alakazum.new(bytes(32), 2), Seat(user=1, name="Ana"), Seat(user=2, name="Bea"))


async def test_what_one_seat_alone_may_know_is_not_told_to_the_channel() -> None:
    tables: Any = Log()
    table, recent = a_table(), RecentEvents(tables)
    await recent.load(table)
    recent.table_changed(table, Change(8, 8, "player", seat=0, events=(SECRET, PUBLIC, SECRET)))
    (line,) = recent.sentences(table, SAY)
    assert "goes to the cemetery" in line


async def test_the_log_is_read_as_a_spectator_may() -> None:
    tables: Any = Log(SECRET, PUBLIC)
    table, recent = a_table(), RecentEvents(tables)
    await recent.load(table)
    assert len(recent.sentences(table, SAY)) == 1
    assert tables.readers == [None]


def test_every_loss_says_what_did_it() -> None:
    """Also in the logs of games that did not say it yet."""
    reader = reader_of(a_table(), SAY)
    moma, papa = (next(at for at, row in enumerate(CARDS) if row.id == id) for id in ("moma", "apalpador"))
    said = {"fight": papa, "trap": SANTAS_PRESENT, "alakazum": 0, "roll": 2}
    told = [sentence("alakazum", Event("buried", (0, moma, why, by)), reader) for why, by in said.items()]
    assert [str(line).partition("cemetery")[2] for line in told] == [
        ": lost to Apalpador.",
        " because of Santa Claus’ Present.",
        f": the Alakazum didn’t beat {enemy_name(0, 2, SAY)}.",
        ": a roll of 2 isn’t above its resistance.",
    ]
    assert sentence("alakazum", Event("buried", (0, moma)), reader) == "⚰ Moma goes to the cemetery."
