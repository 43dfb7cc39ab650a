"""What concerns one person alone: all their tables, and what is stored of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.texts import Library
from examples.nim import Nim
from games import GAMES
from playground import Playground, Seat
from tests.bot.house import House, a_house, begin, text
from tests.bot.test_together import in_turn

pytestmark = pytest.mark.usefixtures("no_errors")


async def test_all_ones_tables_with_their_place_and_what_they_wait_for(house: House, play: Playground) -> None:
    first, second = await in_turn(house)
    other = play.world.channel(play.guild, "other")
    await second.slash("alakazoo new", channel=other.id)
    for seat, state in ((first, "▶ **your turn**"), (second, f"waiting for **{first.name}**")):
        reply = await seat.slash("me games")
        assert reply.ephemeral
        assert f"**Alakazum!** · <#{play.channel.id}> · {state}" in text(await reply.shown())
    mine = text(await (await second.slash("me games")).shown())
    assert f"**Alakazoo** · <#{other.id}> · not started yet" in mine
    assert "Alakazoo" not in text(await (await first.slash("me games")).shown())
    for seat in (first, second):
        await seat.slash("table pause")
    assert "⏸ paused" in text(await (await first.slash("me games")).shown())


async def test_what_waits_for_one_comes_first(house: House, play: Playground, ana: Seat, bea: Seat) -> None:
    other = play.world.channel(play.guild, "other")
    for game, channel in (("alakazoo", other.id), ("alakazum", play.channel.id)):
        lobby = await (await ana.slash(f"{game} new", channel=channel)).shown()
        bea.go(channel)
        await bea.click("Sit down", on=lobby)
    await ana.click("Start", on=lobby)
    table = await house.tables.find(2)
    asked = ana if table.now.decisions[0].seat == 0 else bea
    lines = text(await (await asked.slash("me games")).shown()).splitlines()
    assert [line.split(" · ")[0] for line in lines[1:]] == ["**Alakazum!**", "**Alakazoo**"]


async def test_who_may_trade_is_awaited_and_who_is_done_is_told_for_whom(ana: Seat, bea: Seat) -> None:
    """Trading asks everybody at once, and nobody must answer; the round still waits for each who isn't done."""
    await begin(ana, bea, game="alakazam")
    for press, seat in (("Ready", ana), ("Ready", bea), ("Done", ana)):
        await seat.click(press, on=await (await seat.slash("table hand")).shown())
    for seat, state in ((ana, "waiting for **Bea**"), (bea, "▶ **your turn**")):
        assert state in text(await (await seat.slash("me games")).shown())


async def test_a_table_whose_game_is_not_installed_any_more_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, play: Playground
) -> None:
    with monkeypatch.context() as installed:
        installed.setitem(GAMES, "nim", Nim)
        async with a_house(play, tmp_path / "a.db", library=Library()) as house:
            ana = house.seat("Ana")
            await begin(ana, game="nim", ai=1)
    async with a_house(play, tmp_path / "a.db") as house:
        mine = text(await (await ana.slash("me games")).shown())
        assert "**nim** · #1 · ⏸ saved: this game isn’t installed here" in mine
        said = text(await (await ana.click("My hand", on=ana.messages[0])).shown())
        assert "This table’s game isn’t installed here at the moment (nim)" in said


async def test_who_sits_nowhere_is_told_what_to_do(house: House) -> None:
    reply = await house.seat("Ana").slash("me games")
    assert reply.ephemeral and "`/help`" in text(await reply.shown())


async def test_what_is_stored_is_said_in_private(house: House) -> None:
    """The same as docs/privacy.md."""
    reply = await house.seat("Ana").slash("privacy")
    shown = text(await reply.shown())
    assert reply.ephemeral
    for said in (
        "user id",
        "your name when you sat down",
        "seed",
        "moves",
        "pseudonym",
        "doesn’t ask Discord for message content",
    ):
        assert said in shown
