"""Who may come in, what is bounded, and what a browser is told, without a browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest
from yarl import URL

from playground import page_server as page_module
from playground.seats import CannotDo

from .conftest import Served
from .fake_playground import FakeReply
from .screens import message

pytestmark = pytest.mark.asyncio(loop_scope="session")


@asynccontextmanager
async def client(served: Served, **headers: str) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(headers={"Origin": f"http://{served.host}"} | headers) as session:
        yield session


@asynccontextmanager
async def socket(served: Served, name: str = "Ana") -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    async with client(served) as session, session.ws_connect(f"{served.url}socket", params={"name": name}) as line:
        yield line


async def heard(line: aiohttp.ClientWebSocketResponse, kind: str) -> dict[str, Any]:
    """The next frame of that kind."""
    while True:
        frame = await line.receive_json(timeout=20)
        if frame["t"] == kind:
            return frame


async def asked(line: aiohttp.ClientWebSocketResponse, **wish: Any) -> dict[str, Any]:
    await line.send_json({"n": 1, **wish})
    return await heard(line, "reply")


# ---- who may come in -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["", "main.js", "page.css", "lobby"])
async def test_the_page_is_served_with_strict_headers(served: Served, path: str):
    async with client(served) as session, session.get(served.url + path) as answer:
        assert answer.status == 200
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "script-src 'self';" in policy and "unsafe" not in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "no-referrer"


@pytest.mark.parametrize("capability", ["", "wrong", "open-sesam", "open-sesame2"])
async def test_without_the_capability_there_is_nothing(served: Served, capability: str):
    async with client(served) as session:
        for path in ("", "main.js", "lobby", "socket"):
            async with session.get(f"http://{served.host}/play/{capability}/{path}") as answer:
                assert answer.status == 404


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1", "127.0.0.1:1", "[::1]:9", ""])
async def test_another_host_name_is_refused(served: Served, host: str):
    """DNS rebinding: a name of somebody else's that leads to this machine."""
    async with aiohttp.ClientSession(headers={"Host": host}) as session, session.get(served.url) as answer:
        assert answer.status in (400, 403)


async def test_localhost_is_this_machine_too(served: Served):
    here = f"localhost:{served.port}"
    async with client(served, Host=here, Origin=f"http://{here}") as session, session.get(served.url) as answer:
        assert answer.status == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", None])
async def test_a_websocket_of_another_page_is_refused(served: Served, origin: str | None):
    headers = {} if origin is None else {"Origin": origin}
    async with aiohttp.ClientSession(headers=headers) as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(f"{served.url}socket?name=Ana")
        assert refused.value.status == 403
    assert not served.playground.seats


@pytest.mark.parametrize(
    "path", ["../page.py", "%2e%2e/page.py", "..%2fpage.py", "..%2fpage%2fmain.js", "main.py", "page", "none.js"]
)
async def test_no_other_file_is_given_away(served: Served, path: str):
    async with client(served) as session, session.get(URL(served.url + path, encoded=True)) as answer:
        assert answer.status == 404


@pytest.mark.parametrize("name", ["", " ", "x" * 33, "a,b", "a\nb\x07", "\u202eana"])
async def test_a_bad_name_is_refused_for_good(served: Served, name: str):
    async with socket(served, name) as line:
        closing = await line.receive(timeout=20)
        assert (closing.type, closing.data) == (aiohttp.WSMsgType.CLOSE, page_module.REFUSED)
    assert not served.playground.seats


# ---- what is bounded -------------------------------------------------------------------------------------------------


async def test_a_frame_that_is_too_long_ends_the_connection(served: Served):
    async with socket(served) as line:
        await heard(line, "state")
        await line.send_str("x" * (page_module.MAX_FRAME + 1))
        closing = await line.receive(timeout=20)
        assert closing.data == aiohttp.WSCloseCode.MESSAGE_TOO_BIG


BAD_WISHES = [
    "nonsense",
    "[]",
    {"n": 1},
    {"n": 1, "op": "fly"},
    {"n": -1, "op": "close_modal"},
    {"n": 1, "op": "close_modal", "more": 1},
    {"n": 1, "op": "click", "channel": "200", "message": "x", "custom_id": "a"},
    {"n": 1, "op": "click", "channel": "200", "message": "1", "custom_id": "a" * 101},
    {"n": 1, "op": "select", "channel": "200", "message": "1", "custom_id": "a", "values": ["v"] * 26},
    {"n": 1, "op": "say", "channel": "200", "text": "x" * 6001},
    {"n": 1, "op": "slash", "channel": "200", "command": "c", "options": {"a": {"b": 1}}},
    {"n": 1, "op": "channel", "name": "../up"},
]


@pytest.mark.parametrize("wish", BAD_WISHES, ids=range(len(BAD_WISHES)))
async def test_a_wish_that_is_none_is_refused_and_the_line_holds(served: Served, wish: Any):
    async with socket(served) as line:
        await heard(line, "state")
        await line.send_str(wish if isinstance(wish, str) else json.dumps(wish))
        reply = await heard(line, "reply")
        assert not reply["ok"] and reply["error"]
        assert (await asked(line, op="close_modal"))["ok"]
    assert served.seat("Ana").done == [("close_modal",)]


async def test_only_so_many_wishes_at_once(served: Served):
    async with socket(served) as line:
        await heard(line, "state")
        ana = served.seat("Ana")
        ana.hold = asyncio.Event()
        for n in range(page_module.MAX_BUSY + 5):
            await line.send_json({"n": n, "op": "click", "channel": "200", "message": "1", "custom_id": "a"})
        assert (await heard(line, "reply"))["error"] == "Too much at once."
        assert len(ana.done) == page_module.MAX_BUSY
        ana.hold.set()


async def test_only_so_many_windows(served: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(page_module, "MAX_SOCKETS", 1)
    async with socket(served) as line:
        await heard(line, "state")
        with pytest.raises(aiohttp.WSServerHandshakeError):
            async with socket(served, "Pep"):
                pass


async def upload(served: Served, content: bytes, name: str = "a.txt") -> tuple[int, Any]:
    form = aiohttp.FormData()
    form.add_field("file", content, filename=name, content_type="text/plain")
    async with client(served) as session, session.post(f"{served.url}upload", data=form) as answer:
        return answer.status, await answer.json() if answer.status == 200 else None


async def test_an_upload_is_used_once(served: Served):
    status, told = await upload(served, b"hello")
    assert status == 200
    async with socket(served) as line:
        await heard(line, "state")
        wish = {"op": "say", "channel": "200", "text": "look", "uploads": [told["upload"]]}
        assert (await asked(line, **wish))["ok"]
        again = await asked(line, **wish)
        assert not again["ok"] and "no longer here" in again["error"]
    assert served.seat("Ana").done == [("say", "look", ["a.txt"], None)]


async def test_an_upload_that_is_too_large_is_refused(served: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(page_module, "MAX_FILE", 1000)
    assert (await upload(served, b"x" * 1001))[0] == 413
    assert (await upload(served, b"x" * 1000))[0] == 200


async def test_kept_uploads_are_bounded_and_the_oldest_go(served: Served, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(page_module, "MAX_KEPT", 25)
    tokens = [(await upload(served, b"x" * 10))[1]["upload"] for _ in range(3)]
    async with socket(served) as line:
        await heard(line, "state")
        replies = [await asked(line, op="say", channel="200", text="t", uploads=[token]) for token in tokens]
    assert [reply["ok"] for reply in replies] == [False, True, True]


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
async def test_an_upload_of_another_page_is_refused(served: Served, origin: str):
    async with client(served, Origin=origin) as session, session.post(f"{served.url}upload", data="x") as answer:
        assert answer.status == 403


# ---- what a browser is told ------------------------------------------------------------------------------------------


async def test_the_state_holds_everything_and_later_things_follow_once(served: Served):
    ana = served.seat("Ana")
    ana.show("message", message(1, content="before"))
    async with socket(served, "ana") as line:
        state = await heard(line, "state")
        assert [one["content"] for one in state["messages"]["200"]] == ["before"]
        assert (state["me"]["id"], state["n"], state["channel"]) == (ana.id, 1, "200")
        assert [guild["name"] for guild in state["guilds"]] == ["Game night"]
        ana.show("message", message(2, content="after"))
        seen = await heard(line, "seen")
        assert (seen["n"], seen["kind"], seen["data"]["content"]) == (2, "message", "after")
    assert [seat.name for seat in served.playground.seats] == ["Ana"]


async def test_two_windows_of_one_seat_are_told_the_same(served: Served):
    async with socket(served) as one, socket(served) as two:
        await heard(one, "state")
        await heard(two, "state")
        served.seat("Ana").show("message", message(1, content="to both"))
        assert (await heard(one, "seen"))["data"] == (await heard(two, "seen"))["data"]


async def test_a_press_is_answered_with_what_came_of_it(served: Served):
    ana = served.seat("Ana")
    ana.answers = [FakeReply("updated"), FakeReply("failed", "This interaction failed"), CannotDo("no such button")]
    press = {"op": "click", "channel": "200", "message": "5", "custom_id": "go"}
    async with socket(served) as line:
        replies = [await asked(line, **press) for _ in range(3)]
    assert [reply.get("data") for reply in replies] == [
        {"state": "updated", "reason": None},
        {"state": "failed", "reason": "This interaction failed"},
        None,
    ]
    assert replies[2]["error"] == "no such button"
    assert ana.done == [("click", "go", "5", "200")] * 3


async def test_going_elsewhere_brings_the_commands_of_that_place(served: Served):
    async with socket(served) as line:
        await heard(line, "state")
        served.playground.commands = [{"id": "1", "name": "here", "description": "only here"}]
        assert (await asked(line, op="go", channel="201"))["ok"]
        assert (await heard(line, "known"))["commands"][0]["name"] == "here"
        assert not (await asked(line, op="go", channel="999"))["ok"]
    assert served.seat("Ana").channel_id == "201"
