"""What can go wrong between the bot and Discord, and what goes out on the wire."""

from __future__ import annotations

import asyncio
import random  # noqa: TID251 - people press at random
import re
import time
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

import bot.__main__ as program
from bot.client import TableClient
from bot.delivery.boards import Boards
from bot.delivery.hands import Hands
from playground import Playground, Seat
from storage.rows import TableChange
from tables import press as presses
from tables.tables import Tables
from tests.bot.house import LIBRARY, House, a_game, a_house, asked, buttons, exchanges, text
from tests.bot.test_playing import answer, hand
from tests.harness import proof
from tests.harness.people import Player, play_on
from tests.slowness import slowness

VIEW_CHANNEL = 1 << 10
DONE = LIBRARY.texts("en")("done-not-shown")


@pytest.mark.usefixtures("no_errors")
async def test_every_send_has_its_nonce_and_every_edit_its_mentions(house: House, play: Playground) -> None:
    """Mentions are none unless named: only a call to a turn may ping, and only whom it calls."""
    ana, bea = await a_game(house, "Ana", "Bea")
    players = [Player(ana, random.Random(1)), Player(bea, random.Random(2))]
    table = await house.tables.find(1)
    await play_on(players, lambda: table.n > 30)
    sends = [one for one in exchanges(play) if one.method == "POST" and one.template.endswith("/messages")]
    edits = [one for one in exchanges(play) if one.method == "PATCH"]
    answers = [one for one in exchanges(play) if one.template.endswith("/callback")]
    assert sends and edits and answers
    for one in sends:
        assert re.fullmatch(r"[0-9a-f.]+", one.body["nonce"]) and one.body["enforce_nonce"] is True
        assert one.body["allowed_mentions"]["parse"] == []
        named = one.body["allowed_mentions"].get("users", [])
        assert len(named) <= 1 and all(f"<@{user}>" in one.body["content"] for user in named)
    assert len({one.body["nonce"] for one in sends}) == len(sends), "a nonce is used once"
    for one in edits:
        assert one.body["allowed_mentions"] == {"parse": [], "replied_user": False} or not one.body[
            "allowed_mentions"
        ].get("users")
        assert one.body["attachments"] == []
    for one in answers:
        if one.body["type"] in (4, 7):
            assert one.body["data"]["allowed_mentions"]["parse"] == []
            assert one.body["data"]["flags"] & (1 << 15)


@pytest.mark.parametrize("breaks", ["change", "open"])
async def test_a_fault_of_ours_is_answered_and_in_the_log(
    breaks: str, monkeypatch: pytest.MonkeyPatch, house: House, play: Playground
) -> None:
    """Of a press and of a command. discord.py would only log it; the person would see that the interaction failed."""
    seats = await a_game(house, "Ana", "Bea")
    who, _ = await asked(house, seats)
    elsewhere = play.world.channel(play.guild, "elsewhere")

    async def broken(*given: object, **named: object) -> None:
        raise KeyError("a bug")

    monkeypatch.setattr(Tables, breaks, broken)
    with capture_logs() as events:
        pressing = (
            answer(who, who.messages[0]) if breaks == "change" else who.slash("alakazum new", channel=elsewhere.id)
        )
        reply = await pressing
    assert reply.ephemeral and "Something went wrong on our side" in text(await reply.shown())
    assert [one["event"] for one in events if one["log_level"] == "error"] == ["interaction_failed"]


@pytest.mark.parametrize("where", ["hand", "board"])
async def test_what_was_done_is_told_as_done_though_showing_it_fails(
    where: str, monkeypatch: pytest.MonkeyPatch, house: House, seats: list[Seat]
) -> None:
    async def broken(*given: object, **named: object) -> None:
        raise KeyError("a bug")

    who, _ = await asked(house, seats)
    message = who.messages[0] if where == "board" else await hand(who)
    n = (await house.tables.find(1)).n
    monkeypatch.setattr(Boards, "answer", broken)
    monkeypatch.setattr(Hands, "answer", broken)
    with capture_logs() as events:
        reply = await answer(who, message)
        assert DONE in text(await reply.shown())
    assert [one["event"] for one in events if one["log_level"] == "error"] == ["interaction_failed"]
    assert (await house.tables.find(1)).n > n


async def test_a_press_that_the_end_of_the_bot_overtakes_is_told_nothing_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its move is on disk, the gateway doesn't say goodbye, and the database is closed before the hand is shown."""
    for patience in ("FINISH", "FLUSH", "HANDS", "CLOSE"):
        monkeypatch.setattr(program, patience, 0.05)
    saved, closed = asyncio.Event(), asyncio.Event()
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        seats = await a_game(house, "Ana", "Bea")
        who, _ = await asked(house, seats)
        mine = await hand(who)
        n, commit = (await house.tables.find(1)).n, house.store.commit

        async def slowly(change: TableChange) -> None:
            await commit(change)
            saved.set()
            await closed.wait()

        monkeypatch.setattr(house.store, "commit", slowly)
        reply = await answer(who, mine, wait=False)
        await saved.wait()
        house.client.services.preferences._known.clear()  # they are read again now and then
        with monkeypatch.context() as patched, capture_logs() as events:
            patched.setattr(TableClient, "close", lambda client: asyncio.Event().wait())
            await program._close(house.client)  # what `main` does at SIGTERM
            await house.store.close()
            closed.set()
            await asyncio.sleep(0.1)
            assert reply.message is None or reply.message["id"] == mine["id"], text(reply.message)
        assert [one["event"] for one in events if one["log_level"] == "error"] == []  # a slow disk is no fault of ours
        assert [one["event"] for one in events].count("closing_cut_short") == 2
    async with proof.Looker(tmp_path / "a.db") as there:
        assert (await there.load(1)).n > n, "it was done"


@pytest.mark.usefixtures("no_errors")
async def test_a_press_that_waited_too_long_for_the_table_is_dropped(
    monkeypatch: pytest.MonkeyPatch, house: House, seats: list[Seat]
) -> None:
    real = presses.press

    def late(*given: Any, too_late: Any, **named: Any) -> object:
        too_late.__self__._created -= 10.0  # ten seconds in the queue, and not even acknowledged
        return real(*given, too_late=too_late, **named)

    who, _ = await asked(house, seats)
    monkeypatch.setattr(presses, "press", late)
    reply = await answer(who, who.messages[0], wait=False)
    await reply.acknowledged()
    assert reply.failed
    assert (await house.tables.find(1)).n == 0


@pytest.mark.usefixtures("no_errors")
async def test_a_rate_limit_on_the_board_keeps_no_press_waiting(tmp_path: Path) -> None:
    plan = "429 every 1 on PATCH /channels/*/messages/*"
    async with Playground(faults=plan) as play, a_house(play, tmp_path / "a.db") as house:
        seats = await a_game(house, "Ana", "Bea")
        for _ in range(3):
            who, _ = await asked(house, seats)
            mine = await hand(who)
            began = time.monotonic()
            reply = await answer(who, mine)
            assert reply.state == "updated" and time.monotonic() - began < 1.0 * slowness()


@pytest.mark.usefixtures("no_errors")
@pytest.mark.parametrize("how", ["drop", "cut", "op7"])
async def test_after_a_broken_connection_clocks_and_ai_go_on(how: str, tmp_path: Path) -> None:
    """The session is resumed, so there is no READY: nothing may wait for one."""
    async with Playground(faults=f"{how} @3") as play, a_house(play, tmp_path / "a.db") as house:
        ana, bea = await a_game(house, "Ana", "Bea", ai=1)
        players = [Player(ana, random.Random(1)), Player(bea, random.Random(2))]
        table = await house.tables.find(1)
        await play_on(players, lambda: table.n > 25)


async def test_a_channel_we_are_shut_out_of_is_told_once_and_the_game_goes_on(house: House, play: Playground) -> None:
    seats = await a_game(house, "Ana", "Bea")
    who, _ = await asked(house, seats)
    mine = await hand(who)
    play.world.allow(play.channel, play.world.bot, deny=VIEW_CHANNEL)
    await answer(who, mine)
    await asyncio.sleep(0.2)
    for seat in seats:
        await seat.click("Refresh" if seat is who else "My hand")
    mine = await hand((await asked(house, seats))[0])
    who, _ = await asked(house, seats)
    reply = await answer(who, mine)
    assert reply.state == "updated"
    told = "I can’t write in the table’s channel"  # to whoever presses first once the board has failed
    await who.until(lambda: any(seat.message(told) for seat in seats))
    play.world.allow(play.channel, play.world.bot)
    await who.slash("table status")
    await who.until(lambda: [one for one in who.messages if "Watch" in buttons(one)])
