"""What people have seen in the channel and in their hands, beside what the log on disk says each of them may know.

Through the real courier, recent events and hands: nothing here filters an audience but the oracle at the end.
"""

from __future__ import annotations

import random  # noqa: TID251 - people press at random, by a seed

import pytest

from bot.delivery.recent_events import RecentEvents
from bot.screens.people import reader_of
from bot.screens.sentences import sentence
from games.kernel import codec
from games.kernel.game import Event
from playground import Seat
from tables.table import Table
from tests.bot.house import LIBRARY, House, a_game, text
from tests.harness.people import Player, play_on

pytestmark = pytest.mark.usefixtures("no_errors")

SAY = LIBRARY.texts(None)
MOVES = 60


def lines(seat: Seat) -> set[str]:
    """Every line on somebody's screen: the channel's, and what only they see."""
    return {line.removeprefix("-# ") for message in seat.messages for line in text(message).splitlines()}


async def told(house: House, table: Table) -> list[Event]:
    """All events of the table's log, as they are on disk."""
    return [event for row in await house.store.moves(table.id) for event in codec.load_events(row.events)]


def secrets(events: list[Event], table: Table, seat: int | None) -> set[str]:
    """The sentences, as `seat` (None: a spectator) would read them, of events that it must not learn of."""

    def said(event: Event) -> str:
        return str(sentence(table.game_key, event, reader_of(table, SAY, seat)) or "")

    known = [event for event in events if event.audience is None or seat in event.audience]
    hidden = [event for event in events if event not in known]
    return {said(event) for event in hidden} - {said(event) for event in known} - {""}


async def test_what_one_seat_may_know_is_on_no_other_screen(house: House) -> None:
    ana, bea = await a_game(house, "Ana", "Bea", ai=1)
    eva = house.seat("Eva")
    table = await house.tables.find(1)
    seen: dict[str, set[str]] = {seat.name: set() for seat in (ana, bea, eva)}

    def looked() -> bool:
        for seat in (ana, bea, eva):
            seen[seat.name] |= lines(seat)
        return table.n >= MOVES or table.status == "over"

    players = [Player(seat, random.Random(seat.name)) for seat in (ana, bea)]
    await play_on(players, looked, seconds=220.0)
    events = await told(house, table)
    at = {"Ana": table.seat_of(int(ana.id)), "Bea": table.seat_of(int(bea.id)), "Eva": None}
    hidden = {name: secrets(events, table, seat) for name, seat in at.items()}
    assert hidden["Eva"], "nothing was secret"
    assert {name: hidden[name] & seen[name] for name in at} == {name: set() for name in at}
    after = RecentEvents(house.tables)  # of a bot that has been started again: from the log
    await after.load(table)
    read = {str(line) for line in after.sentences(table, SAY)}
    assert read and read & secrets(events, table, None) == set()
