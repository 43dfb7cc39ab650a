"""`/settings` is for whoever manages the server, even where Discord lets somebody else send it."""

from __future__ import annotations

from typing import Any

import pytest

from playground import Playground, Seat
from tests.bot.house import House, press, text
from tests.bot.test_together import MANAGE_GUILD, in_turn

pytestmark = pytest.mark.usefixtures("no_errors")


def forgeable(play: Playground) -> None:
    """Discord no longer looks at who sends `/settings`."""
    for one in play.world.commands.usable_in(play.guild.id):
        if one["name"] == "settings":
            one["default_member_permissions"] = None


def manages(play: Playground, seat: Seat) -> None:
    play.world.allow(play.channel, play.world.users[int(seat.id)], MANAGE_GUILD)


FORGED: dict[str, dict[str, Any]] = {
    "show": {},
    "reset": {},
    "text-mode": {},
    "language": {"which": "es"},
    "clock": {"which": "slow"},
    "channel": {"channel": 0},
    "threads": {},
    "quiet": {},
    "leaderboard": {"on": False},
    "evening": {"hour": 20, "zone": "Europe/Madrid"},
}


@pytest.mark.parametrize(("command", "options"), FORGED.items())
async def test_settings_forged_by_a_member(
    command: str, options: dict[str, Any], house: House, play: Playground
) -> None:
    ana, _ = await in_turn(house)
    forgeable(play)
    (group,) = [one for one in play.world.commands.usable_in(play.guild.id) if one["name"] == "settings"]
    assert {one["name"] for one in group["options"]} == FORGED.keys(), "each of them is tried"
    given = {name: play.channel.id if name == "channel" else value for name, value in options.items()}
    said = await ana.slash(f"settings {command}", given)
    assert said.ephemeral and "Manage Server" in text(await said.shown())
    assert await house.store.guild_settings(play.guild.id) == {}
    assert await house.client.services.evenings.settings(play.guild.id) is None
    assert (await house.tables.find(1)).status == "live"


async def test_reset_asks_once_more_and_looks_again_at_who_presses(house: House, play: Playground) -> None:
    ana, _ = await in_turn(house)
    kim = house.seat("Kim")
    manages(play, kim)
    asked = await (await kim.slash("settings reset")).shown()
    assert (await house.tables.find(1)).status == "live"
    await kim.click("No", on=asked)
    assert (await house.tables.find(1)).status == "live"
    board = ana.messages[0]
    forged = await press(ana, board, "al:1:surereset:yes")
    assert "Manage Server" in text(await forged.shown())
    assert (await house.tables.find(1)).status == "live"
    asked = await (await kim.slash("settings reset")).shown()
    gone = await kim.click("End the table", on=asked)
    assert "channel is free again" in text(await gone.shown())
    assert (await house.tables.find(1)).status == "over"


async def test_reset_is_refused_from_another_channel(house: House, play: Playground) -> None:
    await in_turn(house)
    kim = house.seat("Kim")
    manages(play, kim)
    asked = await (await kim.slash("settings reset")).shown()
    other = play.world.channel(play.guild, "other")
    await kim.slash("alakazoo new", channel=other.id)
    forged = await press(kim, asked, "al:2:surereset:yes")
    assert "no longer works" in text(await forged.shown())
    assert (await house.tables.find(2)).status == "lobby"


async def test_table_end_tells_whoever_manages_the_server_alone_of_the_way_that_needs_nobody(
    house: House, play: Playground
) -> None:
    def told_of_it(seat: Seat) -> int:
        return sum("/settings reset" in text(one) for one in seat.messages)

    async def end(seat: Seat) -> str:
        return text(await (await seat.slash("table end")).shown())

    ana, bea = await in_turn(house)
    kim = house.seat("Kim")
    manages(play, kim)
    manages(play, ana)
    assert "once everybody agrees" in await end(ana)
    assert "don’t have a seat" in await end(kim)
    for manager in (ana, kim):
        await manager.until(lambda seat=manager: told_of_it(seat) == 1)
    assert "once everybody agrees" in await end(bea)
    await house.tables.reset(1)
    await ana.slash("alakazoo new")
    assert "It closes" in await end(ana), "her own lobby: it ends at once"
    await end(kim)
    await kim.until(lambda: told_of_it(kim) == 2)
    assert (told_of_it(ana), told_of_it(bea)) == (1, 0)
