"""The wire as other libraries than discord.py use it."""

from __future__ import annotations

import json
from typing import Any

import aiohttp
import pytest

from playground import FakeClock, P, RateLimits
from playground.tests.test_wire import GUILDS, Caller, Open

MEMBERS, PRESENCES, TYPING, CONTENT = 1 << 1, 1 << 8, 1 << 11, 1 << 15


async def post(caller: Caller, path: str, data: Any, **headers: str) -> dict[str, Any]:
    """Send something that is no JSON; status and answer."""
    auth = {"Authorization": f"Bot {caller.play.token}", **headers}
    async with caller.session.post(f"{caller.play.base}/api/v10{path}", data=data, headers=auth) as answer:
        return {"status": answer.status, **(await answer.json())}


def messages(caller: Caller) -> str:
    return f"/channels/{caller.play.channel.id}/messages"


# -- the gateway -------------------------------------------------------------------------------------------------------


async def test_every_frame_has_all_four_keys() -> None:
    async with Open() as caller:
        socket = await caller.session.ws_connect(f"{caller.play.server.gateway_url}?v=10&encoding=json")
        assert set(await socket.receive_json()) == {"op", "d", "s", "t"}
        await socket.send_json({"op": 1, "d": None})
        assert await socket.receive_json() == {"op": 11, "d": None, "s": None, "t": None}


async def test_a_bot_may_send_binary_frames() -> None:
    async with Open() as caller:
        line = await caller.line()
        identify = {"op": 2, "d": {"token": caller.play.token, "intents": GUILDS, "properties": {}}}
        await line.socket.send_bytes(json.dumps(identify).encode())
        assert (await line.until("READY"))["d"]["v"] == 10


async def test_version_9_is_spoken_beside_version_10() -> None:
    async with Open() as caller:
        line = await caller.line(v=9)
        await line.say(2, {"token": caller.play.token, "intents": GUILDS, "properties": {}})
        assert (await line.until("READY"))["d"]["v"] == 9
        auth = {"Authorization": f"Bot {caller.play.token}"}
        for version in ("v9/", "v10/", ""):
            answer = await caller.session.get(f"{caller.play.base}/api/{version}users/@me", headers=auth)
            assert answer.status == 200, version


@pytest.mark.parametrize(
    ("privileged", "intents", "flags"),
    [
        ((), CONTENT, 0),
        (("members",), PRESENCES, 1 << 15),
        (("message_content", "presences"), MEMBERS, 1 << 19 | 1 << 13),
    ],
)
async def test_an_intent_that_the_portal_has_off_closes_with_4014(
    privileged: tuple[str, ...], intents: int, flags: int
) -> None:
    async with Open(privileged=privileged) as caller:
        line = await caller.line()
        await line.say(2, {"token": caller.play.token, "intents": GUILDS | intents, "properties": {}})
        assert await line.closed() == 4014
        application = await (await caller.rest("GET", "/applications/@me")).json()
        assert application["flags"] == flags
        _, ready = await caller.identified()
        assert ready["d"]["application"]["flags"] == flags


async def test_a_bucket_lets_one_shard_in_every_five_seconds() -> None:
    clock = FakeClock()
    async with Open(clock=clock, limits=RateLimits(), max_concurrency=2, shards=4) as caller:
        bot = await (await caller.rest("GET", "/gateway/bot")).json()
        assert bot["session_start_limit"]["max_concurrency"] == 2

        async def identify(shard: int) -> int:
            line = await caller.line()
            await line.say(2, {"token": caller.play.token, "intents": 0, "properties": {}, "shard": [shard, 4]})
            return (await line.next())["op"]

        assert [await identify(shard) for shard in (0, 1, 2, 3)] == [0, 0, 9, 9]
        clock.advance(5)
        assert [await identify(shard) for shard in (2, 3)] == [0, 0]


async def test_typing_presences_and_bans_come_to_those_who_asked_for_them() -> None:
    async with Open(bot_permissions=P.BAN_MEMBERS) as caller:
        wide, _ = await caller.identified(GUILDS | PRESENCES | TYPING | 1 << 2)
        narrow, _ = await caller.identified(GUILDS)
        bea = caller.play.seat("Bea")
        presence = (await wide.until("PRESENCE_UPDATE"))["d"]
        assert presence["user"] == {"id": bea.id} and presence["status"] == "online"
        await bea.type()
        assert (await wide.until("TYPING_START"))["d"]["user_id"] == bea.id
        caller.play.world.members.ban(caller.play.guild, bea.person, {})
        assert (await wide.until("GUILD_BAN_ADD"))["d"]["user"]["id"] == bea.id
        caller.play.world.channel(caller.play.guild, "last")
        seen = [await narrow.next()]
        while seen[-1]["t"] != "CHANNEL_CREATE":
            seen.append(await narrow.next())
        assert {one["t"] for one in seen} <= {"GUILD_CREATE", "CHANNEL_CREATE"}


async def test_a_bot_hears_of_its_own_membership_without_the_members_intent() -> None:
    async with Open() as caller:
        line, _ = await caller.identified(GUILDS)
        world, guild = caller.play.world, caller.play.guild
        role = world.role(guild, "Helper")
        world.members.set_roles(guild, guild.members[world.bot.id], [role.id])
        assert (await line.until("GUILD_MEMBER_UPDATE"))["d"]["roles"] == [str(role.id)]


async def test_a_presence_of_the_bot_is_seen_by_people() -> None:
    async with Open() as caller:
        ana = caller.play.seat("Ana")
        line, _ = await caller.identified(GUILDS)
        activity = {"name": "Chess", "type": 0}
        await line.say(3, {"since": None, "activities": [activity], "status": "idle", "afk": False})
        await ana.next("people", after=0)
        assert ana.presences()[str(caller.play.world.bot.id)] == {"status": "idle", "activity": "Chess"}


# -- requests ----------------------------------------------------------------------------------------------------------


async def test_a_body_may_be_a_form() -> None:
    async with Open() as caller:
        done = await post(caller, messages(caller), {"content": "5", "tts": "false"})
        assert (done["status"], done["content"]) == (200, "5")
        payload = json.dumps({"content": "by payload", "embeds": []})
        assert (await post(caller, messages(caller), {"payload_json": payload}))["content"] == "by payload"


@pytest.mark.parametrize("names", [("files[0]", "files[1]"), ("file0", "file1"), ("file", "file"), ("a", "b")])
async def test_files_come_under_any_name(names: tuple[str, str]) -> None:
    async with Open() as caller:
        form = aiohttp.FormData()
        form.add_field("content", "two files")
        for number, name in enumerate(names):
            form.add_field(name, b"x", filename=f"{number}.txt")
        done = await post(caller, messages(caller), form)
        assert done["content"] == "two files"
        assert [one["filename"] for one in done["attachments"]] == ["0.txt", "1.txt"]


async def test_another_content_type_is_refused() -> None:
    async with Open() as caller:
        done = await post(caller, messages(caller), "content=x", **{"Content-Type": "text/plain"})
        assert done["status"] == 400 and "application/json" in done["message"]


@pytest.mark.parametrize("strict", [False, True])
async def test_unknown_fields_are_ignored_unless_the_world_is_strict(strict: bool) -> None:
    async with Open(strict=strict) as caller:
        button = {"type": 2, "style": 1, "custom_id": "x", "label": "X", "sparkle": 1}
        body = {"content": "x", "colour": "red",
                "components": [{"type": 1, "components": [button]}]}  # fmt: skip
        answer = await caller.rest("POST", messages(caller), body)
        done = await answer.json()
        if strict:
            assert answer.status == 400 and "field 'colour' of message" in done["message"]
        else:
            assert answer.status == 200
            assert "sparkle" not in json.dumps(done) and "colour" not in done


async def test_enforce_nonce_without_a_nonce_enforces_nothing() -> None:
    async with Open() as caller:
        ids = set()
        for body in ({"enforce_nonce": True}, {"enforce_nonce": True}, {"enforce_nonce": True, "nonce": "n"},
                     {"enforce_nonce": True, "nonce": "n"}):  # fmt: skip
            ids.add((await (await caller.rest("POST", messages(caller), {"content": "x", **body})).json())["id"])
        assert len(ids) == 3


@pytest.mark.parametrize(
    ("method", "path", "status", "named"),
    [
        ("GET", "/no/such/path", 404, "404: Not Found"),
        ("POST", "/users/@me", 405, "405: Method Not Allowed"),
        ("GET", "/sticker-packs", 400, "The playground has no route GET /sticker-packs"),
    ],
)
async def test_paths_that_lead_nowhere(method: str, path: str, status: int, named: str) -> None:
    async with Open() as caller:
        answer = await caller.rest(method, path)
        assert (answer.status, (await answer.json())["message"]) == (status, named)
        assert caller.play.world.unsupported == ([named] if status == 400 else []), "only what Discord has is missing"


async def test_any_token_is_taken_only_where_that_is_said() -> None:
    for any_token, status in ((True, 200), (False, 401)):
        async with Open(any_token=any_token) as caller:
            headers = {"Authorization": "Bot somebody's own"}
            answer = await caller.session.get(f"{caller.play.base}/api/v10/users/@me", headers=headers)
            assert answer.status == status


async def test_where_any_token_is_taken_the_first_is_the_bots() -> None:
    """So nobody else on this machine can come after the bot and read or write in its name."""
    async with Open(any_token=True) as caller:
        url, answers = f"{caller.play.base}/api/v10/users/@me", [("mine", 200), ("another", 401), ("mine", 200)]
        for token, status in [*answers, (caller.play.token, 200)]:
            assert (await caller.session.get(url, headers={"Authorization": f"Bot {token}"})).status == status, token
        for op in (2, 6):
            line = await caller.line()
            await line.say(op, {"token": "another", "intents": 0, "properties": {}})
            assert await line.closed() == 4004
    async with Open(any_token=True) as caller:
        await caller.identified()
        headers = {"Authorization": "Bot another"}
        assert (await caller.session.get(f"{caller.play.base}/api/v10/users/@me", headers=headers)).status == 401


async def test_a_reason_reaches_the_audit_log() -> None:
    async with Open(bot_permissions=P.MANAGE_ROLES | P.VIEW_AUDIT_LOG) as caller:
        path = f"/guilds/{caller.play.guild.id}"
        headers = {"X-Audit-Log-Reason": "because%20of%20%C3%B1"}
        told: list[str] = []
        caller.play.world.on_event.append(
            lambda name, data, *_: told.append(data["reason"]) if name == "GUILD_AUDIT_LOG_ENTRY_CREATE" else None
        )
        await caller.rest("POST", f"{path}/roles", {"name": "New"}, **headers)
        assert told == ["because of ñ"]
