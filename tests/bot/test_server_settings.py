"""What holds on a server: told, kept, and what new tables make of it."""

from __future__ import annotations

import pytest

from bot.screens import settings
from playground import Playground, Seat
from tests.bot.house import LIBRARY, House, text
from tests.bot.test_together import MANAGE_GUILD

pytestmark = pytest.mark.usefixtures("no_errors")
SAY = LIBRARY.texts("en")


async def test_all_is_told_and_each_change_shows_what_holds_then(house: House, play: Playground) -> None:
    kim = house.seat("Kim")
    play.world.allow(play.channel, play.world.users[int(kim.id)], MANAGE_GUILD)
    shown = await kim.slash("settings show")
    assert shown.ephemeral
    before = text(await shown.shown())
    assert "in all channels" in before and "live" in before and "leaderboards are on" in before
    for command, options, said in (
        ("clock", {"which": "slow"}, "slow: days"),
        ("threads", {}, "each table gets a thread"),
        ("quiet", {}, "quiet: players"),
        ("leaderboard", {"on": False}, "leaderboards are off"),
        ("language", {"which": "en"}, "English"),
        ("channel", {"channel": play.channel.id}, f"allowed in <#{play.channel.id}>"),
    ):
        assert said in text(await (await kim.slash(f"settings {command}", options)).shown())
    for command, options in (
        ("clock", {"which": "live"}),
        ("threads", {"on": False}),
        ("quiet", {"on": False}),
        ("leaderboard", {"on": True}),
        ("language", {"which": "auto"}),
        ("channel", {"channel": play.channel.id, "allowed": False}),
    ):
        after = text(await (await kim.slash(f"settings {command}", options)).shown())
    assert after == before
    assert await house.store.guild_settings(play.guild.id) == {}


async def test_new_tables_follow_them_unless_somebody_chooses(house: House, play: Playground, ana: Seat) -> None:
    await house.live.servers.set(play.guild.id, clock="slow", quiet=True)
    await ana.slash("alakazum new")
    table = await house.tables.find(1)
    assert (table.rules.clock, table.rules.quiet) == ("slow", True)
    other = play.world.channel(play.guild, "other")
    await ana.slash("alakazum new", channel=other.id, clock="live")
    assert (await house.tables.find(2)).rules.clock == "live"
    await house.live.servers.set(play.guild.id, threads=True)
    third = play.world.channel(play.guild, "third")
    await ana.slash("alakazoo new", channel=third.id)
    assert (await house.tables.find(3)).place.thread is not None


async def test_tables_are_opened_in_the_named_channels_alone(house: House, play: Playground) -> None:
    ana, games = house.seat("Ana"), play.world.channel(play.guild, "games")
    await house.live.servers.set(play.guild.id, channels=[games.id])
    said = text(await (await ana.slash("alakazum new")).shown())
    assert f"<#{games.id}>" in said and house.tables.table_in(play.channel.id) is None
    await ana.slash("alakazum new", channel=games.id)
    assert house.tables.table_in(games.id) == 1


async def test_a_server_without_boards_of_the_best_says_so(house: House, play: Playground) -> None:
    await house.live.servers.set(play.guild.id, no_leaderboard=True)
    said = text(await (await house.seat("Ana").slash("leaderboard", game="alakazum")).shown())
    assert "Leaderboards are turned off" in said


def test_several_channels_are_named() -> None:
    (_, lines, _) = settings.settings({"channels": [1, 2]}, SAY).parts
    assert "<#1> and <#2>" in lines.text  # type: ignore[union-attr]
