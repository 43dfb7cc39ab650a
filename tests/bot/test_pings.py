"""Calls as people get them: what rings, what lies in the channel, and what a restart or a lost answer does to that."""

from __future__ import annotations

import asyncio
import json
import random  # noqa: TID251 - seeded
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.calls import Calls
from bot.delivery.discord_api import DiscordApi
from bot.delivery.layout import compose
from bot.delivery.presence import Presence
from bot.delivery.recent_events import RecentEvents
from bot.screens.screen import Screen, Text
from bot.texts import Markdown
from playground import P, Playground, Seat
from tables.timing import Timing
from tests.bot.house import House, a_game, a_house, asked, exchanges, rings, sure, text
from tests.bot.test_playing import boards, ends
from tests.harness.people import Player, play_on

HELLO = Screen((Text(Markdown("Hello")),))


async def called(seat: Seat) -> str:
    """The first of them, once it is there."""
    return (await seat.until(lambda: rings(seat)))[0]


def posts(play: Playground) -> list[Any]:
    """What was sent to post messages, boards that interactions bring apart."""
    return [one for one in exchanges(play) if one.method == "POST" and one.template.endswith("/messages")]


async def until_kept(database: Path) -> list[list[Any]]:
    """The calls as they are saved, once of each it is known whether it is there: what they say, and their message."""
    while True:
        with closing(sqlite3.connect(database)) as file:
            rows = file.execute("SELECT state, about, message_id FROM posts WHERE kind <> 'board'").fetchall()
        if rows and all(state in ("there", "gone") for state, *_ in rows):
            return [[*json.loads(about), message] for _, about, message in rows]
        await asyncio.sleep(0.02)


async def test_the_nonce_of_a_deleted_message_is_followed_by_another(house: House, play: Playground) -> None:
    api, here = DiscordApi(house.client), play.channel.id
    first = await api.post(here, compose(HELLO), "1.a")
    assert await api.post(here, compose(HELLO), "1.a") == first
    await api.delete(here, first)
    second = await api.post(here, compose(HELLO), "1.a")
    assert second != first and list(play.channel.messages) == [second]
    assert await api.post(here, compose(HELLO), "1.a") == second, "a third try is the second one repeated"


async def test_a_call_says_on_a_locked_phone_what_is_asked_and_opens_the_hand(house: House) -> None:
    """Whoever is called gets their hand by its button; anybody else is told privately whom it calls."""
    ana, bea = await a_game(house, "Ana", "Bea", game="alakazoo")
    who, _ = await asked(house, [ana, bea])
    (other,) = {ana, bea} - {who}
    id = await called(who)
    (push,) = [one["push"] for one in who.pushes if one["id"] == id]
    (call,) = [one for one in who.messages if one["id"] == id]
    assert push.startswith(f"@{who.name}, it’s your turn in **Alakazoo**") and push.endswith("do you summon?"), push
    opened = await who.click("Your turn", on=call)
    assert opened.ephemeral and "Your hand" in text(await opened.shown())
    told = await other.click("Your turn", on=call)
    assert told.ephemeral and text(await told.shown()).startswith("That calls somebody else.")


async def test_nothing_rings_that_calls_nobody(house: House) -> None:
    """Neither the first board, nor one that is posted again, nor an end without places; the calls do."""
    ana, bea = await a_game(house, "Ana", "Bea")
    await called((await asked(house, [ana, bea]))[0])
    first = boards(ana)[0]["id"]
    assert (await ana.slash("table status")).ephemeral
    await ana.until(lambda: [one["id"] for one in boards(ana) if one["id"] != first] and len(boards(ana)) == 1)
    table = await house.tables.find(1)
    await play_on([Player(seat, random.Random(1)) for seat in (ana, bea)], lambda: table.n > 10)
    await sure(ana, "table end")
    await sure(bea, "table end")
    await ana.until(lambda: ends(ana))
    rung = ana.pushes
    assert rings(ana) or rings(bea)
    assert [(text(one)[:80], one["flags"]) for one in rung if not one["mentions"]] == []


async def test_a_restart_repeats_no_call_and_reads_nothing(tmp_path: Path, play: Playground) -> None:
    async with a_house(play, tmp_path / "a.db") as house:
        seats = await a_game(house, "Ana", "Bea")
        who, _ = await asked(house, seats)
        call = await called(who)
    before = len(exchanges(play))
    async with a_house(play, tmp_path / "a.db") as house:
        await play.connected(2)
        house.client.services.boards.update_all([1])
    since = {(one.method, one.template) for one in exchanges(play)[before:]}
    assert not [one for one in since if one[1].endswith(("/messages", "/messages/{message_id}"))]
    assert rings(who) == [call] and int(call) in play.channel.messages


@pytest.mark.parametrize("fault", ["lost", "502-after", "reset"])
async def test_a_call_whose_answer_is_lost_rings_once(fault: str, tmp_path: Path) -> None:
    faults = f"{fault} @1 on POST /channels/*/messages"
    async with Playground(record=True, faults=faults) as play, a_house(play, tmp_path / "a.db") as house:
        seats = await a_game(house, "Ana", "Bea")
        who, _ = await asked(house, seats)
        call = await called(who)
        await until_kept(tmp_path / "a.db")
        assert rings(who) == [call] and int(call) in play.channel.messages
        assert len({one.body["nonce"] for one in posts(play)}) == 1


def forget_whether(database: Path) -> None:
    """As a bot leaves it that is killed after it has begun to post the call, and before it has saved which it is."""
    with closing(sqlite3.connect(database)) as file, file:
        tried = "UPDATE posts SET state = 'trying', message_id = NULL WHERE about LIKE '[\"turn\"%'"
        assert file.execute(tried).rowcount == 1
        file.execute("UPDATE tables SET dirty = 1")


def from_before(database: Path) -> None:
    """As an older version of the bot leaves it."""
    with closing(sqlite3.connect(database)) as file, file:
        file.execute("DELETE FROM posts WHERE kind <> 'board'")
        file.execute("INSERT INTO posts (owner_id, kind, number, state) VALUES (1, 'before', 0, 'unsure')")
        file.execute("UPDATE tables SET dirty = 1")


@pytest.mark.parametrize("left", [forget_whether, from_before])
@pytest.mark.parametrize("is_there", [True, False])
@pytest.mark.parametrize("may_read", [True, False])
async def test_a_call_that_may_be_there_is_looked_for(
    left: Any, is_there: bool, may_read: bool, tmp_path: Path, play: Playground
) -> None:
    """A call is posted where it surely isn't there, and not where nobody can know; nor to what was called before."""
    async with a_house(play, tmp_path / "a.db") as house:
        seats = await a_game(house, "Ana", "Bea")
        who, _ = await asked(house, seats)
        call = await called(who)
    left(tmp_path / "a.db")
    if not is_there:
        play.world.messages.remove(play.channel.messages[int(call)])
    if not may_read:
        play.world.allow(play.channel, play.guild, deny=P.READ_HISTORY)
    async with a_house(play, tmp_path / "a.db") as house:
        await play.connected(2)
        kept = await until_kept(tmp_path / "a.db")
    assert len(rings(who)) == 1 + (may_read and not is_there and left is forget_whether)
    message = int(rings(who)[-1]) if may_read and left is forget_whether else None
    assert [(one[0], one[2], one[4]) for one in kept] == [("turn", False, message)]


async def test_where_nobody_new_is_called_a_board_stays_where_it_is(
    tmp_path: Path, house: House, play: Playground, seats: list[Seat]
) -> None:
    """However much lies below it; nobody looks."""
    await called((await asked(house, seats))[0])
    await until_kept(tmp_path / "a.db")
    for number in range(9):
        play.world.messages.send(seats[0].person, play.channel, {"content": f"word {number}"})
    board = boards(seats[0])[0]["id"]
    before = len(exchanges(play))
    await sure(seats[0], "table end")
    await sure(seats[1], "table end")
    await seats[0].until(lambda: ends(seats[0]))
    assert [one["id"] for one in boards(seats[0])] == [board]
    since = [one for one in exchanges(play)[before:] if one.method == "GET"]
    assert not [one for one in since if one.template.endswith("/messages")]


async def test_two_who_delete_the_answered_calls_at_once_leave_the_others(
    tmp_path: Path, house: House, play: Playground, seats: list[Seat]
) -> None:
    who, _ = await asked(house, seats)
    wanted, here = int(await called(who)), play.channel.id
    await until_kept(tmp_path / "a.db")
    pings = house.client.services.boards.posts_of(await house.tables.find(1)).pings
    lying = [await DiscordApi(house.client).post(here, compose(HELLO), f"1.{at}") for at in range(2)]
    for message in lying:
        pings.calls.add("turn", {0: 0}, 0, Presence("there", message)).answered = -1e6
    await asyncio.gather(pings.delete_answered(), pings.delete_answered())
    assert [call.message for call in pings.calls.all] == [wanted]
    assert wanted in play.channel.messages and not {*lying} & {*play.channel.messages}


async def test_what_is_answered_while_it_is_prepared_calls_nobody(
    tmp_path: Path, house: House, play: Playground, seats: list[Seat], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else its message would lie there for ever: whoever answers by the board forgets a call that isn't sent."""
    who, _ = await asked(house, seats)
    await called(who)
    await until_kept(tmp_path / "a.db")
    table = await house.tables.find(1)
    pings = house.client.services.boards.posts_of(table).pings
    call, sent = pings.calls.add("turn", {seats.index(who): 0}, table.n), len(posts(play))

    async def answered_meanwhile(_: RecentEvents, __: object) -> None:
        call.answered = 0.0
        pings.calls.forget(call)

    monkeypatch.setattr(RecentEvents, "load", answered_meanwhile)
    await pings.send(table, None, lambda: asyncio.sleep(0))
    assert len(posts(play)) == sent


async def test_who_comes_while_their_call_waits_to_be_sent_is_called_only_once_they_have_gone(
    tmp_path: Path, house: House, seats: list[Seat]
) -> None:
    who, _ = await asked(house, seats)
    await called(who)
    await until_kept(tmp_path / "a.db")
    table, timing = await house.tables.find(1), Timing()
    at, here, whose = house.tables.time.now(), timing.here[False], seats.index(who)
    calls = Calls((), 0.0)

    def due_at(now: float) -> list[tuple[int, ...]]:
        calls.plan(table, now, now, timing)
        return [call.seats for call in calls.due]

    assert due_at(at) == [(whose,)]
    calls.pressed[table.seats[whose].user or 0] = at + 1
    assert due_at(at + 2) == [] and calls.later == at + 1 + here
    assert due_at(at + 1 + here) == [(whose,)]
