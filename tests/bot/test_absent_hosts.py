"""A lobby whose host isn't there: who may do what, what the lobby says, and what Discord is asked."""

from __future__ import annotations

from typing import Any

import pytest

from playground import Playground, Seat
from tables.table import Table
from tables.time_source import FakeTime
from tests.bot.house import House, buttons, press, selects, text

pytestmark = pytest.mark.usefixtures("no_errors")
MINUTE = 60.0
AWAY = "hasn’t pressed anything for ten minutes"


@pytest.fixture
def parts(clock: FakeTime) -> dict[str, Any]:
    return {"time": clock}


async def later(house: House, clock: FakeTime, minutes: float) -> Table:
    clock.advance(minutes * MINUTE)
    await house.tables.tick()
    return await house.tables.find(1)


async def a_lobby(house: House, *people: str, ai: int = 0) -> tuple[dict[str, Any], list[Seat]]:
    seats = [house.seat(name) for name in people]
    lobby = await (await seats[0].slash("alakazoo new", ai=ai)).shown()
    for seat in seats[1:]:
        await seat.click("Sit down", on=lobby)
    return lobby, seats


def look_ups(play: Playground) -> int:
    assert play.traffic is not None
    return sum(one.method == "GET" and "/members/" in one.path for one in play.traffic.exchanges)


async def test_after_ten_minutes_without_a_press_of_the_hosts_whoever_is_seated_may_start(
    house: House, play: Playground, clock: FakeTime
) -> None:
    lobby, (_, bea) = await a_lobby(house, "Ana", "Bea")
    await later(house, clock, 9.9)
    assert "Only the host" in text(await (await bea.click("Start", on=lobby)).shown())
    await later(house, clock, 0.2)
    await bea.until(lambda: AWAY in text(bea.messages[0]))
    assert "Anybody who has a seat can now start" in text(bea.messages[0])
    cid = house.seat("Cid")
    assert "have a seat" in text(await (await cid.click("Start", on=lobby)).shown()), "a seat is needed"
    await bea.click("Start", on=lobby)
    assert (await house.tables.find(1)).status == "live"
    assert look_ups(play) == 1, "asked once in ten minutes"


async def test_a_press_of_the_hosts_gives_the_lobby_back(house: House, clock: FakeTime) -> None:
    lobby, (ana, bea) = await a_lobby(house, "Ana", "Bea")
    await later(house, clock, 9)
    await ana.click("Options", on=lobby)
    assert not (await later(house, clock, 9)).now.host_is_away
    assert (await later(house, clock, 1.1)).now.host_is_away
    await ana.slash("table hand")
    assert not (await house.tables.find(1)).now.host_is_away
    await bea.until(lambda: AWAY not in text(bea.messages[0]))
    assert "are the host’s" in text(await (await bea.click("Options", on=lobby)).shown())


async def test_who_stands_in_changes_options_sends_ai_away_and_nobody_else(house: House, clock: FakeTime) -> None:
    lobby, (_, bea, _) = await a_lobby(house, "Ana", "Bea", "Cid", ai=1)
    await later(house, clock, 10)
    panel = await (await bea.click("Options", on=lobby)).shown()
    ((remove, seats),) = [one for one in selects(panel).items() if one[0].endswith("remove")]
    assert seats == ["remove.1"], "the AI"
    await bea.select(remove, seats, on=panel)
    assert "Only the host" in text(await (await press(bea, panel, remove, "remove.1")).shown()), "Cid now"
    assert [seat.name for seat in (await house.tables.find(1)).seats] == ["Ana", "Bea", "Cid"]


async def test_who_stands_in_closes_the_table(house: House, clock: FakeTime) -> None:
    await a_lobby(house, "Ana", "Bea")
    await later(house, clock, 10)
    bea = house.seat("Bea")
    asked = await (await bea.slash("table end")).shown()
    await bea.click("End it", on=asked)
    assert (await house.tables.find(1)).status == "over"


async def test_that_the_host_has_left_the_server_is_found_out_at_the_next_press_that_needs_them(
    house: House, play: Playground
) -> None:
    lobby, (ana, bea) = await a_lobby(house, "Ana", "Bea", ai=1)
    await ana.leave()
    await bea.click("Start", on=lobby)
    table = await house.tables.find(1)
    assert table.status == "live" and [seat.name for seat in table.seats] == ["", "Bea"]
    assert look_ups(play) == 1


async def test_where_the_host_alone_is_seated_whoever_opens_a_table_there_closes_it(
    house: House, clock: FakeTime
) -> None:
    _, (ana,) = await a_lobby(house, "Ana", ai=1)
    bea = house.seat("Bea")
    assert "already has a table" in text(await (await bea.slash("alakazoo new")).shown())
    await later(house, clock, 10)
    await ana.until(lambda: "Whoever opens a table here closes this one" in text(ana.messages[0]))
    opened = await (await bea.slash("alakazoo new")).shown()
    assert "1 · **Bea**, host" in text(opened) and "Sit down" in buttons(opened)
    assert (await house.tables.find(1)).status == "over"
    await ana.until(lambda: "somebody has opened another table" in text(ana.messages[0]))


async def test_a_lone_host_who_has_left_the_server_makes_way_at_once(house: House) -> None:
    _, (ana,) = await a_lobby(house, "Ana")
    await ana.leave()
    assert "**Bea**, host" in text(await (await house.seat("Bea").slash("alakazoo new")).shown())


async def test_a_lobby_with_others_in_it_makes_way_for_nobody(house: House, clock: FakeTime) -> None:
    await a_lobby(house, "Ana", "Bea")
    await later(house, clock, 10)
    assert "already has a table" in text(await (await house.seat("Cid").slash("alakazoo new")).shown())
    assert (await house.tables.find(1)).status == "lobby"


async def test_where_discord_says_nothing_the_host_is_taken_for_there(house: House, play: Playground) -> None:
    lobby, (_, bea) = await a_lobby(house, "Ana", "Bea")
    play.faults.use("500 every 1 on GET /guilds/*")
    assert "Only the host" in text(await (await bea.click("Start", on=lobby)).shown())
