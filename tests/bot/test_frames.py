"""What can't be read of Discord: a frame is dropped or the session goes on, a refusal is one; nothing ends the bot."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

from bot.delivery import discord_api
from bot.operations import logs
from bot.operations.frames import PARTS, PatientSocket, Unreadable
from playground import Playground, Seat
from playground.broken_frames import FRAMES
from tests.bot.house import House, asked, text
from tests.bot.test_gateway import Socket, World, connected
from tests.bot.test_playing import answer, hand
from tests.tables.builder import until

RECONNECTS = ("frame-zlib", "frame-hello")
"""After these nothing that follows could be read, or trusted."""


@pytest.mark.usefixtures("no_errors")
@pytest.mark.parametrize("kind", FRAMES)
async def test_a_frame_that_cannot_be_read_costs_nobody_a_press(
    kind: str, house: House, play: Playground, seats: list[Seat]
) -> None:
    sessions = play.server.gateway.identified
    with capture_logs() as events:
        play.faults.use(f"{kind} @1,2")
        for seat in seats:
            assert await hand(seat), "within three seconds"
    lines = [event for event in events if event["event"] == "frame_unreadable"]
    assert len(lines) == (2 if kind in RECONNECTS else 1), "once for each connection"
    assert {line["log_level"] for line in lines} == {"warning"} and not any(line.get("exc_info") for line in lines)
    assert play.server.gateway.identified == sessions, "the session goes on"
    assert play.server.gateway.resumed == (2 if kind in RECONNECTS else 0)


async def a_frame(play: Playground, house: House, kind: str) -> dict[str, Any]:
    """An interaction as the gateway sends it."""
    found: list[dict[str, Any]] = []
    play.world.on_event.append(lambda name, data, *_: found.append(data) if name == "INTERACTION_CREATE" else None)
    ana = house.seat("Ana")
    if kind == "press":
        lobby = await (await ana.slash("alakazum new")).shown()
        await house.seat("Bea").click("Sit down", on=lobby)
    elif kind == "command":
        await (await ana.slash("help")).shown()
    else:
        await ana.autocomplete("alakazum rules", "search", "v")
    return json.loads(json.dumps(found[-1]))


@pytest.fixture
def in_a_line(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """discord.py's log as ours has it."""
    caplog.handler.addFilter(logs.network_in_a_line)
    yield
    caplog.handler.removeFilter(logs.network_in_a_line)


@pytest.mark.usefixtures("no_errors", "in_a_line")
@pytest.mark.parametrize("kind", ["press", "command", "autocompletion"])
async def test_an_interaction_without_one_of_its_parts_is_no_fault_of_ours(
    kind: str, house: House, play: Playground, caplog: pytest.LogCaptureFixture
) -> None:
    frame = await a_frame(play, house, kind)
    less = [{part: value for part, value in frame.items() if part != left_out} for left_out in frame]
    less += [
        {**frame, "data": {part: value for part, value in frame["data"].items() if part != left_out}}
        for left_out in frame["data"]
    ]
    less += [{**frame, part: None} for part in ("data", "token", "channel", "type")]
    for at, one in enumerate(less):
        if "id" in one:
            one["id"] = str(int(one["id"]) + 1 + at)
        event = {"t": "INTERACTION_CREATE", "s": None, "op": 0, "d": one}
        play.server.gateway.send_raw(json.dumps(event))
    assert await (await house.seat("Ana").slash("help")).shown()
    await asyncio.sleep(2.2)  # what nobody claims would be told of after two seconds
    assert not [row for row in caplog.records if row.exc_info]
    assert house.client.connected


def test_the_parts_are_those_that_discord_sends() -> None:
    assert set(PARTS) == {2, 3, 4, 5}, "all interactions but a ping, which no gateway sends"


# ---- the socket by itself ------------------------------------------------------------------------------------------


def a_socket(**parts: Any) -> Any:
    socket = PatientSocket(cast(Any, SimpleNamespace(closed=False)), loop=asyncio.get_running_loop())
    closed: list[int] = []

    async def close(code: int = 4000) -> None:
        closed.append(code)

    defaults: dict[str, Any] = {
        "shard_id": 0, "session_id": "a", "_keep_alive": SimpleNamespace(tick=lambda: None), "close": close,
        "closed": closed, "_dispatch": lambda *_: None, "_discord_parsers": {},
    }  # fmt: skip
    for name, value in (defaults | parts).items():
        setattr(socket, name, value)
    return socket


@pytest.mark.parametrize("event", ["READY", "RESUMED"])
async def test_a_greeting_that_cannot_be_read_begins_a_new_session(event: str) -> None:
    socket = a_socket()
    with pytest.raises(Unreadable) as lost:
        await socket.received_message(json.dumps({"t": event, "s": 4, "op": 0, "d": None}))
    assert not lost.value.resume and socket.closed == [4000]


async def test_before_the_greeting_nothing_is_dropped() -> None:
    socket = a_socket(_keep_alive=None)
    with pytest.raises(Unreadable):
        await socket.received_message("<html>")


@pytest.mark.parametrize("frame", ["[" * 100_000, '{"op":0,"t":{}}', "7", '"\ud800"', ""])
async def test_strange_json_is_dropped(frame: str) -> None:
    await a_socket().received_message(frame)


async def test_what_a_parser_says_of_the_connection_is_passed_on() -> None:
    def gone(_: object) -> None:
        raise ConnectionResetError

    with pytest.raises(ConnectionResetError):
        await a_socket(_discord_parsers={"X": gone}).received_message('{"t":"X","s":1,"op":0,"d":1}')


async def test_a_session_that_sends_it_again_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()

    async def unreadable(self: Socket) -> None:
        await world.sleep(20.0)
        self.sequence += len(world.tries) > 2  # the same frame twice, others after it
        raise Unreadable(0)

    monkeypatch.setattr(Socket, "poll_event", unreadable)
    async with connected(world, monkeypatch):
        await world.until(world.now + 5)
        kinds = [kind for _, _, kind, _ in world.tries]
        assert kinds[:3] == ["IDENTIFY", "RESUME", "IDENTIFY"]


# ---- answers to calls ----------------------------------------------------------------------------------------------


async def test_words_in_the_place_of_a_429_are_a_ban(house: House, play: Playground, seats: list[Seat]) -> None:
    """Of a webhook's edit: discord.py takes them for JSON where they have a `Via`."""
    ana, bea = seats
    await hand(ana)
    who, _ = await asked(house, seats)
    other = bea if who is ana else ana
    await hand(other)  # open, so that the move of the one edits it
    play.faults.use("429-plain @1 on PATCH /webhooks/*")
    with capture_logs() as events:
        await answer(who, who.messages[0])
        while not house.client._ban.is_on:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert [event["event"] for event in events if event["log_level"] == "error"] == ["banned"]
    assert not [event for event in events if event.get("exc_info")]
    assert house.client._ban.is_on


async def test_a_401_with_a_live_session_is_told_once(
    house: House, play: Playground, seats: list[Seat], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press is answered by its own token; the board comes when Discord takes ours again."""
    monkeypatch.setattr(discord_api, "BANNED", 0.2)  # on a busy machine the board's edit is refused too, and waits
    who, _ = await asked(house, seats)
    before = text(who.messages[0])
    play.faults.use("401 every 1 on * /channels/*")
    with capture_logs() as events:
        reply = await answer(who, who.messages[0])
        assert not reply.failed
        await hand(who)
        await who.until(lambda: len(play.faults.struck) > 1, timeout=10)
        play.faults.use("")
        await who.until(lambda: text(who.messages[0]) != before, timeout=10)
    assert [event["event"] for event in events if event["log_level"] == "error"] == ["token_refused"]
    assert not [event for event in events if event.get("exc_info")]
    assert not [row for row in caplog.records if row.exc_info]


@pytest.mark.usefixtures("in_a_line")
async def test_what_is_offered_too_late_is_no_error(
    house: House, play: Playground, caplog: pytest.LogCaptureFixture
) -> None:
    frame = await a_frame(play, house, "autocompletion")
    frame["id"] = str(int(frame["id"]) + 1)  # Discord doesn't know it any more
    play.server.gateway.send_raw(json.dumps({"t": "INTERACTION_CREATE", "s": None, "op": 0, "d": frame}))
    await until(lambda: any("autocomplete" in row.getMessage() for row in caplog.records))
    (row,) = [row for row in caplog.records if "autocomplete" in row.getMessage()]
    assert (row.levelno, row.exc_info) == (logging.WARNING, None) and "10062" in row.getMessage()
