"""Warnings of streaks as they come: a direct message, never two, and a true word where none can come."""

from __future__ import annotations

from typing import Any

import pytest

from playground import Seat
from storage.rows import WARNED, DailyTry, ResultRow, SeatRow, TableChange, TableRow
from tables.daily import ends_at
from tables.time_source import FakeTime
from tables.warnings import BEFORE
from tests.bot.house import NOON, House, text
from tests.tables.builder import until

pytestmark = pytest.mark.usefixtures("no_errors")
"""Saturday, 22 November 2025, 12:00 UTC."""


def direct(house: House, seat: Seat) -> list[dict[str, Any]]:
    return seat.messages_in(house.play.world.direct(seat.person).id)


async def played(house: House, seat: Seat, day: str) -> None:
    """They have finished that day's own game."""
    game = house.live.days.own_game(day)
    row = TableRow(house.play.guild.id, -900, game, int(seat.id), status="live")
    row.seats = [SeatRow(0, int(seat.id), seat.name), SeatRow(1, ai="easy")]
    table = await house.store.create_table(row, DailyTry(day, own_game=True))
    results = [
        ResultRow(0, int(seat.id), None, seat.name, 1, 9, True, "", NOON),
        ResultRow(1, None, "easy", "", 2, 3, False, "", NOON),
    ]
    end = TableChange(table_id=table, was="live", expected=0, at=NOON, status="over", results=results)
    await house.store.commit(end)


@pytest.fixture
def parts(clock: FakeTime) -> dict[str, Any]:
    return {"time": clock}


async def test_a_warning_is_promised_and_comes_as_a_direct_message_that_rings(house: House, clock: FakeTime) -> None:
    ana = house.seat("Ana")
    reply = await ana.slash("me streak")
    assert reply.ephemeral and "six hours before" in text(await reply.shown())
    await until(lambda: len(direct(house, ana)) == 1)
    await played(house, ana, house.live.days.today)
    clock.advance_to(ends_at(house.live.days.today) + 60)
    clock.advance_to(ends_at(house.live.days.today) - BEFORE)
    await house.tables.tick()
    await until(lambda: len(direct(house, ana)) == 2)
    promise, warning = direct(house, ana)
    assert "streak of 1 day ends" in text(warning) and "/daily" in text(warning)
    assert promise["flags"] & 1 << 12 and not warning["flags"] & 1 << 12, "only the warning rings"


async def test_who_takes_no_direct_messages_is_told_so_and_nothing_is_kept(house: House, ana: Seat) -> None:
    ana.person.takes_direct = False
    assert "I can’t message you" in text(await (await ana.slash("me streak")).shown())
    assert WARNED not in await house.store.user_settings(int(ana.id))
    ana.person.takes_direct = True
    await ana.slash("me streak")
    assert WARNED in await house.store.user_settings(int(ana.id))
    assert "no more messages" in text(await (await ana.slash("me streak", on=False)).shown())
    assert await house.store.user_settings(int(ana.id)) == {}


async def test_a_warning_that_may_be_lost_is_looked_for_before_it_is_sent_again(
    house: House, clock: FakeTime, ana: Seat
) -> None:
    await ana.slash("me streak")
    await played(house, ana, house.live.days.today)
    clock.advance_to(ends_at(house.live.days.today) + 60)
    sender, sent = house.client.services.warnings, house.live.warnings.send
    assert sent == sender.send
    lost: list[str] = []

    async def loses(warned: Any) -> None:
        await sender.send(warned)
        if not lost:
            lost.append(warned.day)
            raise RuntimeError("its answer was lost")

    house.live.warnings.send = loses
    clock.advance_to(ends_at(house.live.days.today) - BEFORE)
    await house.tables.tick()
    clock.advance(120)
    await house.tables.tick()
    settings = await house.store.user_settings(int(ana.id))
    assert lost and settings[WARNED]["sent"]
    assert len(direct(house, ana)) == 2, "the promise, and one warning"
