"""The evening's post as people meet it: set up, sent at its hour, its buttons, and what it says."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from playground import Playground, Seat
from tables.evenings import NOWHERE
from tables.time_source import FakeTime
from tests.bot.house import House, a_house, buttons, ready, text
from tests.bot.test_together import MANAGE_GUILD
from tests.tables.builder import until

pytestmark = pytest.mark.usefixtures("no_errors")
NOON = 1_763_812_800.0
"""Saturday, 22 November 2025, 12:00 UTC: 13:00 in Madrid."""
DAY = 86400.0
SEND_MESSAGES = 1 << 11


def a_manager(house: House) -> Seat:
    kim = house.seat("Kim")
    house.play.world.allow(house.play.channel, house.play.world.users[int(kim.id)], MANAGE_GUILD)
    return kim


async def told(seat: Seat, command: str, **options: Any) -> str:
    reply = await seat.slash(command, **options)
    assert reply.ephemeral
    return text(await reply.shown())


async def newest(house: House) -> Any:
    return await house.live.evenings.newest(house.play.guild.id)


async def evening(house: House, clock: FakeTime, seat: Seat, seconds: float) -> dict[str, Any]:
    """Let time go by; the post that is there then."""
    before = await newest(house)
    await settled(house)
    clock.advance(seconds)
    await house.tables.tick()
    async with asyncio.timeout(10):
        while True:
            row = await newest(house)
            if row is not None and row.message_id and (before is None or row.day != before.day):
                break
            await asyncio.sleep(0.01)
        await seat.until(lambda: seat.message("Game night"))
        await settled(house)
    return next(one for one in seat.messages if int(one["id"]) == row.message_id)


def fresh(seat: Seat, message: dict[str, Any]) -> dict[str, Any]:
    """The same message as it is now."""
    return next(one for one in seat.messages if one["id"] == message["id"])


async def settled(house: House) -> None:
    await asyncio.sleep(0)
    await until(lambda: not house.client.services.posts.waiting)


async def test_it_is_set_up_and_sent_and_each_of_its_buttons_does_what_it_says(tmp_path: Path) -> None:
    clock = FakeTime(NOON)
    async with Playground() as play, a_house(play, tmp_path / "a.db", time=clock) as house:
        await ready(house)
        kim, ana, bea = a_manager(house), house.seat("Ana"), house.seat("Bea")
        assert "is off" in await told(kim, "settings evening")
        page = await told(kim, "settings evening", hour=20, zone="Madrid")
        assert "Next: Saturday 22 November, 20:00 there" in page and "Europe/Madrid" in page and "every day" in page
        assert f"<#{play.channel.id}>, every day at 20:00" in await told(kim, "settings show")
        shown = await evening(house, clock, ana, 7 * 3600)
        assert shown["flags"] & 1 << 12 and not shown["mentions"], "silent"
        assert list(buttons(shown)) == ["Play today’s", "Open a table", "Call me"]

        played = await ana.click("Play today’s", on=shown)
        assert played.ephemeral and "daily table" in text(await played.shown())

        await ana.click("Open a table", on=shown)
        assert "**Ana** wants to play" in text(fresh(ana, shown))
        await ana.click("Open a table", on=fresh(ana, shown))
        assert "wants to play" not in text(fresh(ana, shown)), "pressed again: no longer"
        await ana.click("Open a table", on=fresh(ana, shown))
        await bea.click("Open a table", on=fresh(ana, shown))
        await bea.until(lambda: bea.message("you sit at it"))
        table = await house.tables.find(1)
        assert [seat.name for seat in table.seats] == ["Bea", "Ana"] and table.status == "lobby"
        await settled(house)
        assert "is open:** Bea and Ana" in text(fresh(ana, shown))
        carl = house.seat("Carl")
        await carl.click("Open a table", on=fresh(ana, shown))
        assert [seat.name for seat in (await house.tables.find(1)).seats] == ["Bea", "Ana", "Carl"]

        await ana.click("Call me", on=fresh(ana, shown))
        await ana.until(lambda: ana.message("mentions you from"))
        called = await evening(house, clock, ana, DAY)
        assert [one["id"] for one in called["mentions"]] == [ana.id] and not called["flags"] & 1 << 12
        assert "22 November" not in "".join(text(one) for one in ana.messages if "Game night" in text(one))
        await ana.click("Call me", on=called)
        await ana.until(lambda: ana.message("mention you any more"))
        assert not (await evening(house, clock, ana, DAY))["mentions"]


async def test_what_cant_be_is_refused_in_a_sentence_and_nothing_changes(tmp_path: Path) -> None:
    clock = FakeTime(NOON)
    async with Playground() as play, a_house(play, tmp_path / "a.db", time=clock) as house:
        await ready(house)
        kim = a_manager(house)
        assert "no hour 25" in await told(kim, "settings evening", hour=25, zone="Europe/Madrid")
        assert "no time zone “Atlantis”" in await told(kim, "settings evening", zone="Atlantis")
        assert "the time zone too" in await told(kim, "settings evening", hour=20)
        assert "no days of the week" in await told(kim, "settings evening", zone="UTC", weekdays="someday")
        mute = play.world.channel(play.guild, "mute")
        play.world.allow(mute, play.world.bot, deny=SEND_MESSAGES)
        assert "I can’t post" in await told(kim, "settings evening", zone="UTC", channel=mute.id)
        assert await house.live.evenings.settings(play.guild.id) is None
        page = await told(kim, "settings evening", zone="UTC", weekdays="fri, sat")
        assert "Friday and Saturday" in page
        assert "is off" in await told(kim, "settings evening", on=False)


async def test_a_channel_that_is_lost_turns_it_off_and_one_manager_is_told_once(tmp_path: Path) -> None:
    clock = FakeTime(NOON)
    async with Playground() as play, a_house(play, tmp_path / "a.db", time=clock) as house:
        await ready(house)
        kim, ana = a_manager(house), house.seat("Ana")
        there = play.world.channel(play.guild, "evenings")
        await told(kim, "settings evening", zone="UTC", hour=20, channel=there.id)
        play.world.allow(there, play.world.bot, deny=SEND_MESSAGES)
        clock.advance(8 * 3600)
        await house.tables.tick()
        await settled(house)
        row = await house.live.evenings.settings(play.guild.id)
        assert row is not None and row.due_at is None and (await newest(house)).message_id == NOWHERE
        await ana.slash("help")
        await kim.slash("help")
        await kim.until(lambda: kim.message("was turned off"))
        await kim.slash("help")
        assert sum("was turned off" in text(one) for one in kim.messages) == 1 and not ana.message("was turned off")
