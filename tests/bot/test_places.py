"""Channels, threads and servers where not everything is possible: one true sentence each, and no fault."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
from structlog.testing import capture_logs

from bot.commands.new_table import _thread_name
from bot.delivery.calls import Calls
from bot.texts import Library
from playground import DiscordError, P, Playground, Rules, Seat
from playground.world import Channel
from playground.world.model import FORUM, NEWS, NEWS_THREAD, PRIVATE_THREAD, STAGE, VOICE
from tables.replies import Person
from tests.bot.house import House, a_game_in_a_thread, a_house, asked, begin, buttons, exchanges, moved, text
from tests.bot.test_lost_channels import status
from tests.bot.test_playing import answer, boards
from tests.tables.builder import until

pytestmark = pytest.mark.usefixtures("no_errors")


def channel(house: House, kind: int, name: str = "place") -> Channel:
    return house.play.world.channel(house.play.guild, name, kind=kind)


def told(seat: Seat, words: str) -> bool:
    """Somebody reads this, alone."""
    return any(words in text(one) and one["flags"] & 64 for one in seat.messages)


def lock(house: House, thread: Channel, on: bool, **more: Any) -> None:
    """Whoever owns the server locks a thread, or unlocks it."""
    house.play.world.threads.change(house.play.world.developer, thread, {"locked": on, **more})


def refusals(play: Playground, code: int) -> int:
    """How often Discord has refused a call by this code."""
    answers = [one.answer for one in exchanges(play) if isinstance(one.answer, dict)]
    return sum(one.get("code") == code for one in answers)


# ---- channels without threads, or with others ------------------------------------------------------------------------


@pytest.mark.parametrize("wish", ["option", "setting"])
@pytest.mark.parametrize("kind", [VOICE, STAGE])
async def test_where_there_are_no_threads_the_table_stands_in_the_channel(
    kind: int, wish: str, house: House, play: Playground
) -> None:
    ana, lounge = house.seat("Ana"), channel(house, kind)
    await house.live.servers.set(play.guild.id, threads=wish == "setting")
    ana.go(lounge.id)
    reply = await (ana.slash("alakazum new", thread=True) if wish == "option" else ana.slash("alakazum new"))
    assert "Sit down" in buttons(await reply.shown()) and not reply.ephemeral
    await ana.until(lambda: told(ana, "A channel like this can’t have threads"))
    assert (await house.tables.find(1)).place.thread is None
    for command in ("alakazoo new", "alakazoo tutorial"):
        second = await (await ana.slash(command)).shown()
        assert "another channel" in text(second) and "thread: True" not in text(second)


async def test_discords_word_counts_where_the_kind_of_channel_is_unknown(
    monkeypatch: pytest.MonkeyPatch, play: Playground, ana: Seat
) -> None:
    def without(*given: Any) -> Any:
        raise DiscordError(50024)

    monkeypatch.setattr(play.world.threads, "start", without)
    assert "Sit down" in buttons(await (await ana.slash("alakazum new", thread=True)).shown())
    await ana.until(lambda: told(ana, "A channel like this can’t have threads"))


async def test_announcements_have_threads_of_their_own_type(house: House, play: Playground) -> None:
    ana, news = house.seat("Ana"), channel(house, NEWS)
    await ana.slash("alakazum new", channel=news.id, thread=True)
    thread = play.world.channels[(await house.tables.find(1)).place.here]
    assert thread.type == NEWS_THREAD
    ana.go(thread.id)
    await ana.until(lambda: any("Sit down" in buttons(one) for one in ana.messages))


async def test_a_tables_thread_asks_for_seven_days(house: House, play: Playground) -> None:
    await house.seat("Ana").slash("alakazum new", thread=True)
    thread = play.world.channels[(await house.tables.find(1)).place.here]
    assert thread.thread is not None and thread.thread.auto_archive == 7 * 24 * 60


@pytest.mark.parametrize("code", [160006, 160007])
async def test_with_all_threads_taken_it_says_what_helps(
    code: int, monkeypatch: pytest.MonkeyPatch, house: House, play: Playground
) -> None:
    def full(*given: Any) -> Any:
        raise DiscordError(code)

    monkeypatch.setattr(play.world.threads, "start", full)
    said = text(await (await house.seat("Ana").slash("alakazum new", thread=True)).shown())
    assert "as many active threads as Discord allows" in said


# ---- where the bot sees nothing --------------------------------------------------------------------------------------


async def test_in_a_private_thread_it_asks_to_be_mentioned(house: House, play: Playground, ana: Seat) -> None:
    about = {"name": "Ours", "type": PRIVATE_THREAD}
    thread = play.world.threads.start(play.world.users[int(ana.id)], play.channel, about)
    ana.go(thread.id)
    reply = await ana.slash("alakazum new")
    me = f"<@{play.world.bot.id}>"
    assert reply.ephemeral and "can’t see this private thread" in text(await reply.shown())
    assert me in text(await reply.shown()) and house.tables.table_in(thread.id) is None
    await ana.say(f"{me} come in")
    assert "Sit down" in buttons(await (await ana.slash("alakazum new")).shown())


async def test_taken_out_of_a_private_thread_it_asks_to_be_let_in_again(house: House, play: Playground) -> None:
    ana, bea, me = house.seat("Ana"), house.seat("Bea"), play.world.bot
    person = play.world.users[int(ana.id)]
    thread = play.world.threads.start(person, play.channel, {"name": "Ours", "type": PRIVATE_THREAD})
    ana.go(thread.id)
    await ana.say(f"<@{me.id}> <@{bea.id}>")
    bea.go(thread.id)
    await begin(ana, bea)
    play.world.threads.leave(person, thread, me)
    for _ in range(2):  # the board can't follow the first; whoever moves next is told
        who, _ = await asked(house, [ana, bea])
        await answer(who, await (await who.click("My hand")).shown())
        await until(lambda: not house.client.services.boards.waiting)
    assert told(ana, "can’t see this private thread") or told(bea, "can’t see this private thread")
    before = text(boards(ana)[-1])
    await ana.say(f"<@{me.id}>")
    await ana.slash("table status")
    await ana.until(lambda: text(boards(ana)[-1]) != before)


async def test_with_commands_alone_it_says_how_to_add_the_bot(house: House, play: Playground) -> None:
    half = play.world.guild("Half", with_bot=False)
    play.world.channel(half, "general")
    play.world.invite_commands(half)
    ana = house.seat("Ana", guild=half)
    reply = await ana.slash("alakazum new")
    shown = await reply.shown()
    assert reply.ephemeral and "only my commands" in text(shown)
    link = next(one["url"] for one in shown["components"][0]["components"][-1]["components"])
    assert f"client_id={play.world.application_id}" in link and f"guild_id={half.id}" in link
    assert "scope=bot+applications.commands" in link and "permissions=309237746688" in link
    assert house.tables.in_guild(half.id) == []
    play.world.invite_bot(half)
    await until(lambda: house.client.get_guild(half.id) is not None)
    assert "Sit down" in buttons(await (await ana.slash("alakazum new")).shown())


async def test_where_it_may_do_nothing_it_says_what_it_needs(house: House, play: Playground) -> None:
    """Discord sends 0 then: that is no gap in what it sends."""
    play.world.allow(play.channel, play.world.bot, deny=P.VIEW_CHANNEL)
    reply = await house.seat("Ana").slash("alakazum new")
    said = text(await reply.shown())
    assert reply.ephemeral and "View Channel" in said and "Send Messages" in said
    assert house.tables.table_in(play.channel.id) is None


# ---- locked and archived threads -------------------------------------------------------------------------------------


@pytest.mark.parametrize("archived", [False, True])
async def test_a_locked_thread_pauses_its_game_until_it_is_unlocked(
    archived: bool, house: House, play: Playground
) -> None:
    ana, bea, thread = await a_game_in_a_thread(house)
    lock(house, thread, True, archived=archived)
    await status(house, "paused")
    await until(lambda: not house.client.lost_channels.busy)
    for seat in (ana, bea):
        seat.go(play.channel.id)
    await bea.slash("help")
    await ana.slash("help")
    await ana.until(lambda: told(ana, "has been locked, so the game is paused"))
    await ana.slash("help")
    assert sum("has been locked" in text(one) for one in [*ana.messages, *bea.messages]) == 1
    await asyncio.sleep(1.0)  # twenty seconds of the courier's
    assert refusals(play, 160005) <= 2, "nobody tries again and again"
    lock(house, thread, False, archived=False)
    await status(house, "live")
    who, _ = await asked(house, [ana, bea])
    who.go(thread.id)
    board = await who.until(lambda: next((one for one in boards(who) if "Resume" not in buttons(one)), None))
    assert (await answer(who, board)).state == "updated"


async def test_a_lock_that_nobody_told_of_is_found_out_by_the_board(house: House, play: Playground) -> None:
    ana, _, thread = await a_game_in_a_thread(house)
    assert thread.thread is not None
    thread.thread.locked = True
    with capture_logs() as events:
        await moved(house)
        await status(house, "paused")
        await asyncio.sleep(1.0)
    assert [one for one in events if one.get("exc_info")] == []
    assert 1 <= refusals(play, 160005) <= 2
    ana.go(play.channel.id)
    await ana.slash("help")
    await ana.slash("help")
    await ana.until(lambda: told(ana, "has been locked, so the game is paused"))


async def test_a_game_in_a_locked_thread_goes_on_after_a_restart_too(tmp_path: Path, play: Playground) -> None:
    async with a_house(play, tmp_path / "a.db") as house:
        _, _, thread = await a_game_in_a_thread(house)
        lock(house, thread, True)
        await status(house, "paused")
    async with a_house(play, tmp_path / "a.db") as house:
        lock(house, thread, False)
        await status(house, "live")


async def test_a_game_that_was_paused_before_the_lock_stays_paused(house: House) -> None:
    ana, bea, thread = await a_game_in_a_thread(house)
    for seat in (ana, bea):
        await seat.slash("table pause")
    await status(house, "paused")
    lock(house, thread, True)
    lock(house, thread, False)
    await ana.slash("help")
    await asyncio.sleep(0.1)
    assert (await house.tables.find(1)).status == "paused"


@pytest.mark.parametrize("archived", [False, True])
@pytest.mark.parametrize("command", ["help", "table status", "alakazum new"])
async def test_an_answer_that_a_locked_thread_refuses_is_no_fault(command: str, archived: bool, house: House) -> None:
    ana, _, thread = await a_game_in_a_thread(house)
    assert thread.thread is not None
    lock(house, thread, True, archived=archived)
    with capture_logs() as events:
        reply = await ana.slash(command, wait=False)
        await reply.acknowledged()
    assert reply.failed
    assert [one["event"] for one in events if one["log_level"] == "error" or one.get("exc_info")] == []


async def test_a_press_in_an_archived_thread_is_answered_and_the_board_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From a desktop it arrives, and Discord refuses to change the message it was on."""
    rules = Rules(archived_presses=False)
    monkeypatch.setattr(Calls, "plan", lambda *_: None)  # a call may come before the answer, and opens the thread
    async with Playground(rules=rules) as play, a_house(play, tmp_path / "a.db") as house:
        ana, bea, thread = await a_game_in_a_thread(house)
        assert thread.thread is not None
        who, _ = await asked(house, [ana, bea])
        await until(lambda: not house.client.services.boards.waiting)  # so does an edit that is under way
        before = boards(who)[-1]
        thread.thread.archived = True
        reply = await answer(who, before)
        assert reply.ephemeral and not reply.failed
        assert (await house.tables.find(1)).n == 1
        await who.until(lambda: len(boards(who)) == 1 and text(boards(who)[0]) != text(before))
        assert not thread.thread.archived


async def test_whoever_sits_down_is_a_member_of_the_thread_once(tmp_path: Path, play: Playground) -> None:
    """An archived thread opens for it; who has left it isn't made a member again, also by another run of the bot."""
    async with a_house(play, tmp_path / "a.db") as house:
        ana, bea = house.seat("Ana"), house.seat("Bea")
        await ana.slash("alakazum new", thread=True)
        thread = play.world.channels[(await house.tables.find(1)).place.here]
        assert thread.thread is not None
        members = thread.thread.members
        await until(lambda: int(ana.id) in members)
        play.world.threads.change(play.world.developer, thread, {"archived": True})
        await house.tables.join(1, Person(int(bea.id), "Bea"))
        await until(lambda: int(bea.id) in members)
        assert not thread.thread.archived
        play.world.threads.leave(bea.person, thread, bea.person)
    async with a_house(play, tmp_path / "a.db") as house:
        await play.connected(2)
        carl = house.seat("Carl")
        await house.tables.join(1, Person(int(carl.id), "Carl"))
        await until(lambda: int(carl.id) in members and not house.client.services.boards.waiting)
        assert int(ana.id) in members and int(bea.id) not in members


async def test_where_nobody_may_be_added_an_edit_that_mentions_them_makes_members(
    house: House, play: Playground
) -> None:
    """It rings for nobody, and its message is gone."""
    play.faults.use("50013 every 1 on PUT /channels/*/thread-members/*")
    ana = house.seat("Ana")
    await ana.slash("alakazum new", thread=True)
    thread = play.world.channels[(await house.tables.find(1)).place.here]
    assert thread.thread is not None
    members = thread.thread.members
    await until(lambda: int(ana.id) in members and len(thread.messages) == 1)
    assert not [push for push in ana.pushes if push["channel_id"] == str(thread.id)]


async def test_an_archived_thread_that_goes_with_its_channel_pauses_the_game(house: House, play: Playground) -> None:
    """Discord tells of the channel alone."""
    ana, _, thread = await a_game_in_a_thread(house)
    elsewhere = channel(house, 0, "elsewhere")
    await ana.until(lambda: ana.message("it’s your turn"))
    await until(lambda: not house.client.services.boards.waiting)
    play.world.threads.change(play.world.developer, thread, {"archived": True})
    play.world.delete_channel(play.channel)
    await status(house, "paused")
    ana.go(elsewhere.id)
    await ana.slash("help")
    await ana.slash("help")
    await ana.until(lambda: told(ana, "so the game is paused"))


# ---- the channels that a server names --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [VOICE, STAGE, FORUM, NEWS])
async def test_any_channel_with_messages_can_be_named(kind: int, house: House) -> None:
    place, dev = channel(house, kind), house.seat("Developer")
    reply = await dev.slash("settings channel", {"channel": place.id})
    assert f"allowed in <#{place.id}>" in text(await reply.shown())


@pytest.mark.parametrize(
    ("kind", "denied", "named", "not_named"),
    [
        (0, P.SEND_MESSAGES, "Send Messages", "Send Messages in Threads"),
        (VOICE, P.SEND_MESSAGES, "Send Messages", "Threads"),
        (FORUM, P.SEND_IN_THREADS, "Send Messages in Threads", "Create"),
    ],
)
async def test_naming_a_channel_says_at_once_what_the_bot_may_not_do_there(
    kind: int, denied: int, named: str, not_named: str, house: House, play: Playground
) -> None:
    place, dev = channel(house, kind), house.seat("Developer")
    play.world.allow(place, play.world.bot, deny=denied)
    said = text(await (await dev.slash("settings channel", {"channel": place.id})).shown())
    warning = said.splitlines()[-1]
    assert f"<#{place.id}>" in warning and named in warning and not_named not in warning
    play.world.allow(place, play.world.bot)
    said = text(await (await dev.slash("settings channel", {"channel": place.id})).shown())
    assert named not in said


async def test_tables_with_threads_need_more_of_a_channel(house: House, play: Playground) -> None:
    await house.live.servers.set(play.guild.id, threads=True)
    play.world.allow(play.channel, play.world.bot, deny=P.CREATE_PUBLIC_THREADS)
    dev = house.seat("Developer")
    said = text(await (await dev.slash("settings channel", {"channel": play.channel.id})).shown())
    assert "Create Public Threads" in said
    reply = await house.seat("Ana").slash("alakazum new")
    assert reply.ephemeral and "Create Public Threads" in text(await reply.shown())


@pytest.mark.parametrize(("before", "most"), [(0, 100), (1, 98), (11, 99)])
async def test_the_name_of_a_thread_is_no_longer_than_discord_takes(before: int, most: int) -> None:
    days: Any = SimpleNamespace(opened_today=AsyncMock(return_value=before), today="2026-11-23")
    say = Library().texts("en")
    request: Any = Mock(public=AsyncMock(return_value=say), person=Mock(), services=Mock(days=days))
    request.person.name = "x" * 200
    assert len(await _thread_name(request, "alakazum")) == most
