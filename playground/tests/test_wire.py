"""The wire: gateway sessions, resume with replay, rate limits that run out, and what a stranger meets."""

from __future__ import annotations

import asyncio
import gc
import json
import shutil
import subprocess
import weakref
import zlib
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import Route

from playground import FakeClock, Playground, RateLimits
from playground.tests.sample_bot import SampleBot
from playground.wire.compression import ENCODERS

GUILDS, GUILD_MESSAGES, MESSAGE_CONTENT = 1, 1 << 9, 1 << 15


class Line:
    """A bare gateway connection."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def next(self) -> dict[str, Any]:
        message = await asyncio.wait_for(self.socket.receive(), 20)
        assert message.type is aiohttp.WSMsgType.TEXT, (message.type, message.data)
        return json.loads(message.data)

    async def until(self, name: str) -> dict[str, Any]:
        while True:
            event = await self.next()
            if event.get("t") == name:
                return event

    async def closed(self) -> int:
        while True:
            message = await asyncio.wait_for(self.socket.receive(), 20)
            if message.type is not aiohttp.WSMsgType.TEXT:
                assert self.socket.close_code is not None
                return self.socket.close_code

    async def say(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})


class Caller:
    """Raw access to a playground."""

    def __init__(self, play: Playground, session: aiohttp.ClientSession) -> None:
        self.play = play
        self.session = session

    async def line(self, **query: Any) -> Line:
        url = self.play.server.gateway_url
        line = Line(await self.session.ws_connect(url, params={"v": 10, "encoding": "json", **query}))
        hello = await line.next()
        assert hello["op"] == 10 and hello["d"]["heartbeat_interval"] == 41250
        return line

    async def identified(self, intents: int = GUILDS, **more: Any) -> tuple[Line, dict[str, Any]]:
        line = await self.line()
        await line.say(2, {"token": self.play.token, "intents": intents, "properties": {}, **more})
        return line, (await line.until("READY"))

    async def rest(self, method: str, path: str, body: Any = None, **headers: str) -> aiohttp.ClientResponse:
        auth = {"Authorization": f"Bot {self.play.token}", **headers}
        return await self.session.request(method, f"{self.play.base}/api/v10{path}", json=body, headers=auth)


class Open:
    """`async with Open(...) as caller`."""

    def __init__(self, **options: Any) -> None:
        self.play = Playground(**options)

    async def __aenter__(self) -> Caller:
        await self.play.start()
        self.session = aiohttp.ClientSession()
        return Caller(self.play, self.session)

    async def __aexit__(self, *_: object) -> None:
        await self.session.close()
        await self.play.stop()


# -- the gateway -------------------------------------------------------------------------------------------------------


async def test_ready_says_who_the_bot_is_and_where_to_resume() -> None:
    async with Open() as caller:
        line, ready = await caller.identified(shard=[0, 1])
        data = ready["d"]
        assert ready["s"] == 1 and data["v"] == 10 and data["shard"] == [0, 1]
        assert data["user"]["id"] == data["application"]["id"] == str(caller.play.world.bot.id)
        assert data["guilds"] == [{"id": str(caller.play.guild.id), "unavailable": True}]
        assert data["resume_gateway_url"] == caller.play.server.gateway_url
        created = await line.until("GUILD_CREATE")
        assert [one["name"] for one in created["d"]["channels"]] == ["table"]


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong", "intents": 1}, 4004),
        (2, {"token": None, "intents": 1, "shard": [2, 2]}, 4010),
        (2, {"token": None, "intents": 1 << 40}, 4013),
        (2, {"token": None, "intents": 1 << 1}, 4014),
        (3, {}, 4003),
        (6, {"token": "wrong", "session_id": "x", "seq": 1}, 4004),
    ],
)
async def test_what_closes_the_socket_before_a_session(op: int, data: dict[str, Any], code: int) -> None:
    async with Open() as caller:
        caller.play.server.gateway.allowed_intents = GUILDS
        line = await caller.line()
        await line.say(op, {**data, "token": data.get("token") or caller.play.token})
        assert await line.closed() == code


@pytest.mark.parametrize(("text", "code"), [("no json", 4002), ('{"op": 99}', 4001), ('{"op": 2, "d": {}}', 4005)])
async def test_what_closes_the_socket_in_a_session(text: str, code: int) -> None:
    async with Open() as caller:
        line, _ = await caller.identified()
        await line.socket.send_str(text)
        assert await line.closed() == code


async def test_120_messages_a_minute_and_no_more() -> None:
    async with Open(clock=FakeClock()) as caller:
        line, _ = await caller.identified()
        for _ in range(119):
            await line.say(1, None)
        await line.say(1, None)
        assert await line.closed() == 4008


async def test_a_heartbeat_is_acknowledged() -> None:
    async with Open() as caller:
        line = await caller.line()
        loop = asyncio.get_running_loop()
        said = loop.time()
        await line.say(1, None)
        assert (await line.next())["op"] == 11
        assert loop.time() - said >= 0.015, "discord.py hasn't noted yet that it has sent one"


async def test_a_resume_replays_what_was_missed() -> None:
    async with Open() as caller:
        line, ready = await caller.identified(GUILDS | GUILD_MESSAGES)
        created = await line.until("GUILD_CREATE")
        await caller.play.server.gateway.drop(None)
        ana = caller.play.seat("Ana")
        for text in ("one", "two"):
            await ana.say(text)
        again = await caller.line()
        resume = {"token": caller.play.token, "session_id": ready["d"]["session_id"], "seq": created["s"]}
        await again.say(6, resume)
        events = [await again.next() for _ in range(3)]
        assert [one["t"] for one in events] == ["MESSAGE_CREATE", "MESSAGE_CREATE", "RESUMED"]
        assert [one["s"] for one in events] == [3, 4, 5]


async def test_a_session_of_the_future_or_the_past_cannot_be_resumed() -> None:
    async with Open() as caller:
        line, ready = await caller.identified()
        session = ready["d"]["session_id"]
        await line.until("GUILD_CREATE")
        await caller.play.server.gateway.drop(None)
        unknown = await caller.line()
        await unknown.say(6, {"token": caller.play.token, "session_id": "no such", "seq": 1})
        assert await unknown.next() == {"op": 9, "d": False, "s": None, "t": None}
        ahead = await caller.line()
        await ahead.say(6, {"token": caller.play.token, "session_id": session, "seq": 99})
        assert await ahead.closed() == 4007


async def test_a_session_ends_with_a_polite_goodbye_and_after_some_minutes() -> None:
    clock = FakeClock()
    async with Open(clock=clock) as caller:
        line, _ = await caller.identified()
        await line.socket.close(code=1000)
        await caller.play.server.gateway.until(lambda: not caller.play.server.gateway.sessions)
        line, _ = await caller.identified()
        await line.socket.close(code=4000)
        await caller.play.server.gateway.until(lambda: not caller.play.online)
        assert caller.play.server.gateway.sessions
        clock.advance(301)
        assert not caller.play.server.gateway.sessions


async def test_events_need_their_intents_and_words_theirs() -> None:
    async with Open() as caller:
        quiet, _ = await caller.identified(GUILDS)
        blind, _ = await caller.identified(GUILDS | GUILD_MESSAGES)
        full, _ = await caller.identified(GUILDS | GUILD_MESSAGES | MESSAGE_CONTENT)
        ana = caller.play.seat("Ana")
        await ana.say("hello")
        await ana.say(f"you there <@{caller.play.world.bot.id}>")
        caller.play.world.channel(caller.play.guild, "new")
        assert (await blind.until("MESSAGE_CREATE"))["d"]["content"] == ""
        assert (await full.until("MESSAGE_CREATE"))["d"]["content"] == "hello"
        assert (await full.until("MESSAGE_CREATE"))["d"]["member"]["joined_at"]
        events = [(await quiet.next())["t"] for _ in range(2)]
        assert events == ["GUILD_CREATE", "CHANNEL_CREATE"]


async def test_words_that_mention_the_bot_are_readable_without_the_intent() -> None:
    async with Open() as caller:
        blind, _ = await caller.identified(GUILDS | GUILD_MESSAGES)
        await caller.play.seat("Ana").say(f"you there <@{caller.play.world.bot.id}>")
        assert (await blind.until("MESSAGE_CREATE"))["d"]["content"].startswith("you there")


async def test_what_is_replied_to_needs_the_intent_as_well() -> None:
    async with Open() as caller:
        blind, _ = await caller.identified(GUILDS | GUILD_MESSAGES)
        full, _ = await caller.identified(GUILDS | GUILD_MESSAGES | MESSAGE_CONTENT)
        ana, me = caller.play.seat("Ana"), caller.play.world.bot.id
        await ana.say("a secret")
        await ana.say(f"<@{me}> look at that", reply_to=ana.message("a secret"))
        for line, secret in ((blind, ""), (full, "a secret")):
            await line.until("MESSAGE_CREATE")
            reply = (await line.until("MESSAGE_CREATE"))["d"]
            assert reply["content"].endswith("look at that") and reply["referenced_message"]["content"] == secret
        answer = await caller.rest("POST", f"/channels/{caller.play.channel.id}/messages", {"content": "by the bot"})
        assert answer.status == 200
        await ana.say("hm", reply_to=ana.message("by the bot"))
        assert (await blind.until("MESSAGE_CREATE"))["d"]["content"] == "by the bot"
        assert (await blind.until("MESSAGE_CREATE"))["d"]["referenced_message"]["content"] == "by the bot"


@pytest.mark.parametrize(("bit", "opens"), [(17, True), (26, True), (18, False), (27, False)])
async def test_intents_of_activities_are_taken_though_undocumented(bit: int, opens: bool) -> None:
    async with Open() as caller:
        line = await caller.line()
        await line.say(2, {"token": caller.play.token, "intents": GUILDS | 1 << bit, "properties": {}})
        if opens:
            assert (await line.next())["t"] == "READY"
        else:
            assert await line.closed() == 4013


# -- who may come in ---------------------------------------------------------------------------------------------------

PATHS = ["/api/v10/users/@me", "/gw?v=10&encoding=json", "/cdn/embed/avatars/0.png"]


def own(play: Playground) -> str:
    return play.base.removeprefix("http://")


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "https://discord.com"])
async def test_no_other_page_may_speak_to_it(path: str, origin: str) -> None:
    async with Open() as caller:
        headers = {"Authorization": f"Bot {caller.play.token}", "Origin": origin}
        answer = await caller.session.get(f"{caller.play.base}{path}", headers=headers)
        assert (answer.status, await answer.text()) == (403, "Another page may not speak to this one.\n")


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example:1", "evildiscord.com", "discord.com.evil.example"]
)
async def test_a_name_made_to_point_here_is_refused(path: str, host: str) -> None:
    """DNS rebinding: the browser takes the page of such a name for one with the playground."""
    async with Open() as caller:
        headers = {"Authorization": f"Bot {caller.play.token}", "Host": host}
        answer = await caller.session.get(f"{caller.play.base}{path}", headers=headers)
        assert answer.status == 403


async def test_bots_and_the_page_itself_come_in() -> None:
    async with Open() as caller:
        port = own(caller.play).partition(":")[2]
        for headers in (
            {}, {"Host": f"localhost:{port}"}, {"Host": "127.0.0.1:1"}, {"Host": "discord.com"},
            {"Host": "canary.discord.com:443"}, {"Origin": f"http://127.0.0.1:{port}"},
        ):  # fmt: skip
            assert (await caller.rest("GET", "/users/@me", **headers)).status == 200, headers
        socket = await caller.session.ws_connect(f"{caller.play.base}/?v=10", headers={"Host": "gateway.discord.gg"})
        assert (await socket.receive_json())["op"] == 10


async def test_zlib_stream_is_one_stream_flushed_after_each_message() -> None:
    async with Open() as caller:
        socket = await caller.session.ws_connect(f"{caller.play.server.gateway_url}?v=10&compress=zlib-stream")
        inflate = zlib.decompressobj()
        first = (await socket.receive()).data
        assert first.endswith(b"\x00\x00\xff\xff") and json.loads(inflate.decompress(first))["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert json.loads(inflate.decompress((await socket.receive()).data))["op"] == 11


def test_zstd_stream_is_one_frame_of_raw_blocks() -> None:
    """Bytes by hand from RFC 8878: magic, header, window; a block is 3 bytes (size, type, last) and its data."""
    encode = ENCODERS["zstd-stream"]()
    assert encode("hi") == bytes.fromhex("28b52ffd 00 38 100000") + b"hi"
    assert encode("again") == bytes.fromhex("280000") + b"again"
    long = encode("x" * 131_073)
    assert isinstance(long, bytes)
    assert long[:3] == bytes.fromhex("000010") and long[131_075:] == bytes.fromhex("080000") + b"x"


@pytest.mark.skipif(shutil.which("zstd") is None, reason="the zstd command is not here")
def test_the_zstd_command_reads_our_stream() -> None:
    encode = ENCODERS["zstd-stream"]()
    texts = ["hello", "ñandú " * 50_000, "{}"]
    end = bytes.fromhex("010000")  # an empty last block
    stream = b"".join(encode(text) for text in texts) + end  # type: ignore[misc]
    done = subprocess.run(["zstd", "-d", "-c"], input=stream, capture_output=True, check=True)
    assert done.stdout.decode() == "".join(texts)


async def test_an_unknown_compression_is_named() -> None:
    async with Open() as caller:
        socket = await caller.session.ws_connect(f"{caller.play.server.gateway_url}?v=10&compress=lzma")
        await socket.receive()
        assert caller.play.world.unsupported == ["The playground has no gateway compression 'lzma'"]


async def test_members_come_in_chunks_on_request() -> None:
    async with Open() as caller:
        line, _ = await caller.identified(GUILDS | 1 << 1)
        ana = caller.play.seat("Ana")
        ask = {"guild_id": str(caller.play.guild.id), "user_ids": [ana.id, "5"], "limit": 0, "nonce": "n"}
        await line.say(8, ask)
        chunk = (await line.until("GUILD_MEMBERS_CHUNK"))["d"]
        assert [one["user"]["id"] for one in chunk["members"]] == [ana.id]
        assert (chunk["not_found"], chunk["nonce"], chunk["chunk_count"]) == (["5"], "n", 1)


# -- discord.py through breaks -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["drop", "cut", "op7", "close 4000", "close 4009"])
async def test_discord_py_resumes_after_a_break(way: str) -> None:
    async with Playground() as play, play.running(SampleBot()):
        gateway, ana = play.server.gateway, play.seat("Ana")
        breaks = {"drop": 1001, "cut": None, "close 4000": 4000, "close 4009": 4009}
        if way == "op7":
            gateway.reconnect()
        else:
            await gateway.drop(breaks[way])
        await asyncio.wait_for(gateway.until(lambda: gateway.resumed == 1 and gateway.connected), 20)
        assert (await ana.slash("hello")).state == "answered"
        assert gateway.identified == 1


async def test_a_press_during_a_break_arrives_with_the_resume() -> None:
    async with Playground() as play, play.running(SampleBot()):
        gateway, ana = play.server.gateway, play.seat("Ana")
        await ana.slash("count")
        await gateway.drop(None)
        assert not play.online
        reply = await ana.click("count:0")
        assert reply.state == "updated" and gateway.resumed == 1


async def test_an_auto_sharded_client_asks_how_many_shards() -> None:
    async with Playground(shards=1, record=True) as play:
        client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        async with play.running(client):
            assert client.shard_count == 1
        assert play.traffic is not None
        assert [one.template for one in play.traffic.exchanges].count("/gateway/bot") == 1


# -- REST --------------------------------------------------------------------------------------------------------------


async def test_a_press_is_told_to_every_session_of_its_shard_only() -> None:
    async with Open(shards=2) as caller:
        shard = (caller.play.guild.id >> 22) % 2
        (first, _), (second, _) = [await caller.identified(shard=[shard, 2]) for _ in range(2)]
        elsewhere, _ = await caller.identified(shard=[1 - shard, 2])
        caller.play.world.commands.create(None, {"name": "where", "description": "where"})
        reply = await caller.play.seat("Ana").slash("where", wait=False)
        for line in (first, second):
            assert (await line.until("INTERACTION_CREATE"))["d"]["id"] == str(reply.interaction.id)
        await elsewhere.say(1, None)
        told = []
        while (event := await elsewhere.next())["op"] != 11:
            told.append(event["t"])
        assert "INTERACTION_CREATE" not in told


async def test_a_stranger_is_unauthorized() -> None:
    async with Open() as caller:
        for token in ("Bot wrong", "", caller.play.token):
            answer = await caller.rest("GET", "/users/@me", Authorization=token)
            assert answer.status == 401
            assert await answer.json() == {"message": "401: Unauthorized", "code": 0}


async def test_json_has_exactly_discords_content_type() -> None:
    async with Open() as caller:
        answer = await caller.rest("GET", "/users/@me")
        assert answer.headers["Content-Type"] == "application/json"


async def test_a_bucket_announces_how_much_is_left_and_then_runs_out() -> None:
    clock = FakeClock()
    async with Open(clock=clock, limits=RateLimits()) as caller:
        path = f"/channels/{caller.play.channel.id}/messages"
        answers = [await caller.rest("POST", path, {"content": str(n)}) for n in range(6)]
        assert [one.status for one in answers] == [200] * 5 + [429]
        assert [one.headers["X-RateLimit-Remaining"] for one in answers] == ["4", "3", "2", "1", "0", "0"]
        assert {one.headers["X-RateLimit-Limit"] for one in answers} == {"5"}
        assert len({one.headers["X-RateLimit-Bucket"] for one in answers}) == 1
        limited = answers[-1]
        assert limited.headers["Via"] and limited.headers["Retry-After"] == "5"
        body = {"message": "You are being rate limited.", "retry_after": 5.0, "global": False}
        assert await limited.json() == body
        other = caller.play.world.channel(caller.play.guild, "other")
        assert (await caller.rest("POST", f"/channels/{other.id}/messages", {"content": "x"})).status == 200
        clock.advance(5)
        assert (await caller.rest("POST", path, {"content": "x"})).status == 200
        assert len(caller.play.channel.messages) == 6, "what was limited was not sent"


async def test_fifty_requests_a_second_altogether() -> None:
    clock = FakeClock()
    async with Open(clock=clock, limits=RateLimits(other=(1000, 1.0))) as caller:
        statuses = [(await caller.rest("GET", "/users/@me")).status for _ in range(50)]
        assert set(statuses) == {200}
        limited = await caller.rest("GET", "/gateway/bot")
        assert limited.status == 429 and limited.headers["X-RateLimit-Global"] == "true"
        assert (await limited.json())["global"] is True


async def test_ten_thousand_invalid_requests_ban_the_address() -> None:
    async with Open() as caller:
        for _ in range(9_999):
            caller.play.server.count(401)
        assert (await caller.rest("GET", "/users/@me", Authorization="no")).status == 401
        banned = await caller.rest("GET", "/users/@me")
        assert banned.status == 429 and "Via" not in banned.headers


async def test_discord_py_waits_for_an_exhausted_bucket_and_sends_all() -> None:
    limits = RateLimits(channel=(2, 0.05), overall=(1000, 1.0))
    async with Playground(limits=limits, record=True) as play:
        client = SampleBot()
        async with play.running(client):
            channel = client.get_partial_messageable(play.channel.id)
            await asyncio.gather(*(channel.send(str(n)) for n in range(6)))
        assert sorted(one["content"] for one in play.seat("Ana").messages) == ["0", "1", "2", "3", "4", "5"]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/channels/5", None, 404, 10003),
        ("GET", "/channels/{channel}/messages/5", None, 404, 10008),
        ("GET", "/guilds/5", None, 404, 10004),
        ("GET", "/users/5", None, 404, 10013),
        ("GET", "/guilds/{guild}/members/5", None, 404, 10007),
        ("GET", "/applications/{application}/emojis/5", None, 404, 10014),
        ("GET", "/applications/{application}/commands/5", None, 404, 10063),
        ("POST", "/interactions/5/token/callback", {"type": 4}, 404, 10062),
        ("PATCH", "/webhooks/{application}/token/messages/@original", {}, 404, 10015),
        ("PATCH", "/channels/{channel}", {"name": "x"}, 403, 50013),
        ("GET", "/channels/abc", None, 400, 50035),
        ("POST", "/channels/{channel}/messages", {"content": "x" * 2001}, 400, 50035),
    ],
)
async def test_codes_of_unknown_and_forbidden_things(method: str, path: str, body: Any, status: int, code: int) -> None:
    async with Open() as caller:
        play = caller.play
        names = {"channel": play.channel.id, "guild": play.guild.id, "application": play.world.application_id}
        answer = await caller.rest(method, path.format_map(names), body)
        assert (answer.status, (await answer.json())["code"]) == (status, code)


async def test_a_body_that_is_no_json() -> None:
    async with Open() as caller:
        headers = {"Authorization": f"Bot {caller.play.token}", "Content-Type": "application/json"}
        url = f"{caller.play.base}/api/v10/channels/{caller.play.channel.id}/messages"
        answer = await caller.session.post(url, data="{", headers=headers)
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)


async def test_links_to_files_work_for_a_day_and_only_as_they_were_given() -> None:
    clock = FakeClock()
    async with Open(clock=clock) as caller:
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", json.dumps({"content": "x"}))
        form.add_field("files[0]", b"words", filename="a.txt")
        url = f"{caller.play.base}/api/v10/channels/{caller.play.channel.id}/messages"
        sent = await caller.session.post(url, data=form, headers={"Authorization": f"Bot {caller.play.token}"})
        link = (await sent.json())["attachments"][0]["url"]
        found = await caller.session.get(link)
        assert (found.status, await found.read()) == (200, b"words")
        assert (await caller.session.get(link.replace("hm=", "hm=0"))).status == 404
        assert (await caller.session.get(link.partition("?")[0])).status == 404
        clock.advance(24 * 3600 + 2)
        assert (await caller.session.get(link)).status == 404


async def test_another_version_of_the_api_is_refused() -> None:
    async with Open() as caller:
        answer = await caller.session.get(f"{caller.play.base}/api/v8/users/@me")
        assert answer.status == 400
        assert await answer.json() == {"message": "Invalid API version provided", "code": 50041}


async def test_a_429_of_a_plan_is_taken_for_what_it_is() -> None:
    async with Playground(faults="429 @1 on POST /channels/*/messages") as play:
        client = SampleBot()
        async with play.running(client):
            await client.get_partial_messageable(play.channel.id).send("after all")
        assert [one["content"] for one in play.seat("Ana").messages] == ["after all"]


async def test_old_message_edits_reach_discord_py_with_their_code() -> None:
    clock = FakeClock()
    async with Playground(clock=clock, limits=RateLimits(old_edits=(0, 60.0))) as play:
        client = SampleBot(max_ratelimit_timeout=30)
        async with play.running(client):
            message = await client.get_partial_messageable(play.channel.id).send("x")
            clock.advance(3601)
            answer = await client.http._HTTPClient__session.patch(  # type: ignore[attr-defined]
                f"{Route.BASE}/channels/{play.channel.id}/messages/{message.id}",
                json={"content": "y"},
                headers={"Authorization": f"Bot {play.token}"},
            )
            body = await answer.json()
        assert answer.status == 429 and answer.headers["Via"] and answer.headers["Retry-After"] == "60"
        assert (body["code"], body["retry_after"], body["global"]) == (30046, 60.0, False)


async def test_a_playground_that_is_over_is_let_go() -> None:
    async with (
        Playground() as play,
        aiohttp.ClientSession() as session,
        session.get(f"{play.base}/api/v10/gateway") as answer,
    ):
        assert answer.status == 200
    world = weakref.ref(play.world)
    del play, answer
    for _ in range(3):
        await asyncio.sleep(0)
        gc.collect()
    assert world() is None
