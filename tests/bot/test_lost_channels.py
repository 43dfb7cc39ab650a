"""Channels, threads and servers that are lost, and come back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from playground import Playground, Seat
from tables import press
from tables.time_source import FakeTime
from tests.bot.house import House, a_game, a_game_in_a_thread, a_house, asked, begin, buttons, text
from tests.bot.test_playing import answer, boards
from tests.tables.builder import until

pytestmark = pytest.mark.usefixtures("no_errors")

DAY = 86400.0
SEND_MESSAGES = 1 << 11
GONE = "so the game is paused"


async def status(house: House, wanted: str) -> None:
    """Wait until the one table is so."""
    table = await house.tables.find(1)
    async with asyncio.timeout(10):
        await until(lambda: table.status == wanted)


async def a_game_elsewhere(house: House) -> tuple[Seat, Seat]:
    """A game of Ana, the host, and Bea in a channel of its own; both look at the first one again afterwards."""
    ana, bea = house.seat("Ana"), house.seat("Bea")
    here, elsewhere = ana.channel_id, house.play.new_channel("elsewhere")["id"]
    for seat in (ana, bea):
        seat.go(elsewhere)
    await begin(ana, bea)
    for seat in (ana, bea):
        seat.go(here)
    return ana, bea


async def test_a_table_whose_channel_is_deleted_is_paused_and_its_host_told_once(
    house: House, play: Playground
) -> None:
    ana, bea = await a_game_elsewhere(house)
    table = await house.tables.find(1)
    play.world.delete_channel(play.world.channels[table.place.channel])
    await ana.slash("help")
    await status(house, "paused")
    await bea.slash("help")
    await ana.slash("help")
    await ana.until(lambda: ana.message(GONE))
    await ana.slash("help")
    await ana.slash("help")
    assert [GONE in text(one) for one in ana.messages].count(True) == 1
    assert not bea.message(GONE)


async def test_what_a_host_must_be_told_outlives_a_restart(tmp_path: Path, play: Playground) -> None:
    async with a_house(play, tmp_path / "a.db") as house:
        ana, _ = await a_game_elsewhere(house)
        place = (await house.tables.find(1)).place
        play.world.delete_channel(play.world.channels[place.channel])
        await ana.slash("alakazum rules")
        await status(house, "paused")
    async with a_house(play, tmp_path / "a.db"):
        await ana.slash("help")
        await ana.until(lambda: ana.message(GONE))


async def test_a_table_whose_thread_is_deleted_is_paused(house: House, play: Playground) -> None:
    ana, _, thread = await a_game_in_a_thread(house)
    play.world.delete_channel(thread)
    ana.go(play.channel.id)
    await ana.slash("help")
    await status(house, "paused")


async def test_a_thread_that_was_archived_wakes_with_the_next_move(house: House, play: Playground) -> None:
    ana, bea, thread = await a_game_in_a_thread(house)
    table = await house.tables.find(1)
    who, _ = await asked(house, [ana, bea])
    before = boards(who)[-1]
    assert thread.thread is not None
    thread.thread.archived = True
    decision = table.now.decisions[0]
    await house.tables.change(1, press.press, int(who.id), decision.id, [decision.options[0]])
    await who.until(lambda: len(boards(who)) == 1 and text(boards(who)[0]) != text(before))
    assert not thread.thread.archived


async def test_what_we_may_not_do_any_more_is_named(house: House, play: Playground) -> None:
    ana, bea = await a_game(house, "Ana", "Bea")
    play.world.allow(play.channel, play.world.bot, deny=SEND_MESSAGES)
    await ana.slash("table status")  # would post the board anew
    await until(lambda: house.client.services.boards._of[1].problem is not None)  # known before anybody presses
    who, _ = await asked(house, [ana, bea])
    await answer(who, boards(who)[0])
    await who.until(lambda: who.message("I’m missing **Send Messages**"))


async def test_games_pause_when_the_bot_is_removed_and_resume_when_invited(house: House, play: Playground) -> None:
    seats = await a_game(house, "Ana", "Bea")
    play.world.kick_bot(play.guild)
    await status(house, "paused")
    play.world.invite_bot(play.guild)
    await status(house, "live")
    who, _ = await asked(house, seats)
    board = await who.until(lambda: next((one for one in boards(who) if "Resume" not in buttons(one)), None))
    assert (await answer(who, board)).state == "updated"


async def test_whoever_presses_something_shows_that_we_are_there(house: House, seats: list[Seat]) -> None:
    """A session may begin without a list of its servers; then we must not think for ever that they put us out."""
    who, _ = await asked(house, seats)
    board = dict(boards(who)[0])
    await house.client.lost_channels.compare([])
    await status(house, "paused")
    await house.client.lost_channels.compare([])
    assert (await answer(who, board)).state == "updated"
    await status(house, "live")
    table = await house.tables.find(1)
    assert table.n == 1, "and the press counts"


@pytest.mark.parametrize(("days", "after"), [(29, "live"), (31, "paused")])
async def test_within_a_month_and_though_the_bot_was_not_running_meanwhile(
    days: int, after: str, tmp_path: Path, play: Playground
) -> None:
    clock = FakeTime()
    async with a_house(play, tmp_path / "a.db", time=clock) as house:
        await a_game(house, "Ana", "Bea")
    play.world.kick_bot(play.guild)
    async with a_house(play, tmp_path / "a.db", time=clock) as house:
        await status(house, "paused")
    play.world.invite_bot(play.guild)
    clock.advance(days * DAY)
    async with a_house(play, tmp_path / "a.db", time=clock) as house:
        await house.client.wait_until_ready()
        await until(lambda: not house.client.lost_channels.busy)
        await status(house, after)


async def test_a_lobby_is_left_as_it_is(play: Playground, ana: Seat) -> None:
    lobby = await (await ana.slash("alakazum new")).shown()
    play.world.kick_bot(play.guild)
    play.world.invite_bot(play.guild)
    await ana.until(lambda: play.online)
    assert (await ana.click("Add AI", on=lobby)).state == "updated"


async def test_a_server_that_removed_us_unseen_is_paused_by_the_next_ready(tmp_path: Path, play: Playground) -> None:
    """Discord restarts, no session can be resumed, and the new one's READY lacks the server: discord.py keeps it."""
    other = play.world.guild("Other")
    play.world.channel(other, "there")
    async with a_house(play, tmp_path / "a.db") as house:
        await a_game(house, "Ana", "Bea")
        await house.client.wait_until_ready()
        play.server.gateway.forget_all()
        del play.guild.members[play.world.bot.id]  # nobody is connected who could be told
        await play.server.gateway.drop(None)
        await status(house, "paused")
        assert [guild.id for guild in house.client.guilds] == [other.id]
