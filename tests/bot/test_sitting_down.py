"""*Sit down* on the evening's poster: who waits, for how long, where the table opens, and who is called."""

from __future__ import annotations

from typing import Any

import pytest

from playground import P, Playground, Seat
from tables.time_source import FakeTime
from tests.bot.house import House, buttons, text, told
from tests.bot.test_evenings import a_manager, evening, fresh, settled

pytestmark = pytest.mark.usefixtures("no_errors")
THREADS = P.CREATE_PUBLIC_THREADS


@pytest.fixture
def parts(clock: FakeTime) -> dict[str, Any]:
    return {"time": clock}


async def posted(house: House, clock: FakeTime, *names: str) -> tuple[dict[str, Any], list[Seat]]:
    """The first evening's post, and who sees it."""
    seats = [house.seat(name) for name in names]
    await told(a_manager(house), "settings evening", hour=20, zone="UTC")
    return await evening(house, clock, seats[0], 8 * 3600), seats


def calls(seat: Seat) -> list[dict[str, Any]]:
    return [one for one in seat.pushes if "your table of" in text(one)]


async def test_the_second_opens_a_thread_and_whoever_waited_is_called_once_by_name(
    house: House, clock: FakeTime
) -> None:
    shown, (ana, bea) = await posted(house, clock, "Ana", "Bea")
    await ana.click("Sit down", on=shown)
    assert f"and has been looking around since <t:{int(clock.now())}:t>" in text(fresh(ana, shown))
    await bea.click("Sit down", on=fresh(bea, shown))
    await ana.until(lambda: calls(ana))
    table = await house.tables.find(1)
    assert [seat.name for seat in table.seats] == ["Bea", "Ana"] and table.place.thread is not None
    (call,) = calls(ana)
    assert [one["id"] for one in call["mentions"]] == [ana.id] and call["channel_id"] == str(table.place.thread)
    assert "looking around since" not in text(fresh(ana, shown)) and "is open:** Bea and Ana" in text(fresh(ana, shown))


async def test_waiting_ends_after_an_hour_also_through_a_restart(house: House, clock: FakeTime) -> None:
    shown, (ana, bea) = await posted(house, clock, "Ana", "Bea")
    await ana.click("Sit down", on=shown)
    clock.advance(3599)
    await house.tables.tick()
    await settled(house)
    assert "looking around since" in text(fresh(ana, shown))
    await house.live.evenings.connected(0)  # as a process that has just begun
    clock.advance(1)
    await house.tables.tick()
    await settled(house)
    assert "looking around since" not in text(fresh(ana, shown))
    await bea.click("Sit down", on=fresh(bea, shown))
    assert "**Bea** has shuffled for" in text(fresh(bea, shown)) and house.tables.in_guild(house.play.guild.id) == []


async def test_who_has_left_the_server_is_not_seated(house: House, clock: FakeTime) -> None:
    shown, (ana, bea) = await posted(house, clock, "Ana", "Bea")
    await ana.click("Sit down", on=shown)
    await ana.leave()
    await bea.click("Sit down", on=fresh(bea, shown))
    await settled(house)
    assert "**Bea** has shuffled for" in text(fresh(bea, shown)) and "Ana" not in text(fresh(bea, shown))
    assert house.tables.in_guild(house.play.guild.id) == []


async def test_without_threads_it_opens_in_the_channel_then_in_the_next_allowed_one_else_nowhere(
    house: House, play: Playground, clock: FakeTime
) -> None:
    kim, other = a_manager(house), play.world.channel(play.guild, "other")
    for channel in (play.channel, other):
        play.world.allow(channel, play.world.bot, deny=THREADS)
        await told(kim, "settings channel", channel=channel.id, allowed=True)
    shown, (ana, bea) = await posted(house, clock, "Ana", "Bea")
    for where, more in ((play.channel, True), (other, False)):
        await ana.click("Sit down", on=fresh(ana, shown))
        await bea.click("Sit down", on=fresh(bea, shown))
        await settled(house)
        (table,) = [house.tables.table_in(where.id)]
        assert table is not None and (await house.tables.find(table)).place.thread is None
        await house.tables.start(table, int(bea.id))
        await house.live.evenings.change(play.guild.id)
        await settled(house)
        assert ("Sit down" in buttons(fresh(ana, shown))) == more
