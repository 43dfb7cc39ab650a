"""A Discord that fails at login is waited out in injected time; a token that can't be one is said before any call."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from structlog.testing import capture_logs

from bot.client import TableClient
from bot.operations import login
from bot.operations.stop import BAD_SETTINGS, NO_DISCORD, Stop
from playground import Playground
from storage.store import TableStore
from tables.services import table_services
from tests.bot.house import LIBRARY
from tests.bot.times import NoWaiting

UNAVAILABLE = "discord_unavailable"


def answered(status: int, reason: str = "", /, **headers: str) -> discord.HTTPException:
    """What discord.py raises for such an answer of Discord's."""
    response: Any = SimpleNamespace(status=status, reason=reason, headers=headers)
    kinds = {403: discord.Forbidden, 503: discord.DiscordServerError}
    return kinds.get(status, discord.HTTPException)(response, "<html>\nmany lines of a page\n</html>")


def closed(code: int) -> discord.ConnectionClosed:
    """What discord.py raises when the gateway closes for good."""
    return discord.ConnectionClosed(cast("Any", SimpleNamespace(close_code=code)), shard_id=0, code=code)


class Client:
    """Logs in and connects as told: with each exception once, the last one for ever; then it is closed in order."""

    def __init__(self, *logins: Exception | None, connects: tuple[Exception | None, ...] = (None,)) -> None:
        self.calls = {"login": 0, "connect": 0}
        self._plan = {"login": logins or (None,), "connect": connects}
        self.http = SimpleNamespace(close=self._nothing, connector=None)
        self.greeted: Callable[[], object] = lambda: None

    async def login(self, token: str) -> None:
        await self._do("login")

    async def connect(self) -> None:
        await self._do("connect")

    def is_closed(self) -> bool:
        return False

    async def _nothing(self) -> None: ...

    async def _do(self, what: str) -> None:
        plan, self.calls[what] = self._plan[what], self.calls[what] + 1
        if (error := plan[min(self.calls[what], len(plan)) - 1]) is not None:
            raise error


def are_pauses(found: list[float], longest: list[float]) -> bool:
    """Whether these are the pauses, each at most a quarter shorter."""
    return len(found) == len(longest) and all(
        0.75 * most <= pause <= most for pause, most in zip(found, longest, strict=True)
    )


async def stopped(client: Client, time: NoWaiting) -> Stop:
    with pytest.raises(Stop) as stop:
        await login.run(cast("login.Client", client), "a.b.c", time)
    return stop.value


# ---- what is waited out, and for how long --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "error",
    [
        answered(503, "Service Unavailable"),
        answered(520),
        answered(500),
        aiohttp.ClientConnectionError("Cannot connect"),
        ConnectionResetError(104, "reset"),
        TimeoutError(),
    ],
    ids=repr,
)
async def test_an_outage_is_waited_out_with_growing_pauses(error: Exception) -> None:
    time, client = NoWaiting(), Client(error, error, error, error, None)
    await login.run(cast("login.Client", client), "a.b.c", time)
    assert are_pauses(time.pauses, [2, 4, 6, 6])
    assert client.calls == {"login": 5, "connect": 1}


async def test_the_pauses_differ_from_bot_to_bot() -> None:
    error, pauses = answered(503, "Service Unavailable"), set[float]()
    for _ in range(5):
        time = NoWaiting()
        await login.run(cast("login.Client", Client(error, None)), "a.b.c", time)
        pauses |= set(time.pauses)
    assert len(pauses) > 1


async def test_a_try_that_nobody_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Packets that vanish, or a server that says nothing: Discord may be back meanwhile."""
    monkeypatch.setattr(login, "ANSWERED_WITHIN", 0.01)

    class Silent(Client):
        async def login(self, token: str) -> None:
            self.calls["login"] += 1
            if self.calls["login"] == 1:
                await asyncio.Event().wait()
            self.greeted()
            await asyncio.sleep(0.05)  # what comes after the greeting has the time that it needs

    time, client = NoWaiting(), Silent()
    await asyncio.wait_for(login.run(cast("login.Client", client), "a.b.c", time), 20)
    assert client.calls == {"login": 2, "connect": 1} and are_pauses(time.pauses, [2])


@pytest.mark.parametrize("a_try_takes", [0.0, login.ANSWERED_WITHIN])
async def test_we_are_logged_in_within_12_seconds_of_discords_return(a_try_takes: float) -> None:
    """However long it was away; three more are for the commands and the gateway."""

    class Away(Client):
        async def login(self, token: str) -> None:
            if time.now < back:
                time.now += a_try_takes
                raise TimeoutError

    for away in range(1, 400, 3):
        time = NoWaiting()
        back = time.now + away
        await login.run(cast("login.Client", Away()), "a.b.c", time)
        assert back <= time.now <= back + 12


@pytest.mark.parametrize(
    ("error", "least"),
    [
        (answered(403, "Forbidden"), 60),
        (answered(429, "Too Many Requests"), 60),
        (answered(429, "Too Many Requests", **{"Retry-After": "90"}), 90),
        (answered(429, "Too Many Requests", **{"Retry-After": "soon"}), 60),
        (discord.RateLimited(45.0), 60),
        (discord.RateLimited(200.0), 200),
    ],
)
async def test_a_refusal_and_a_ban_are_given_a_minute_at_least(error: Exception, least: float) -> None:
    time = NoWaiting()
    await login.run(cast("login.Client", Client(error, error, None)), "a.b.c", time)
    assert time.pauses == [least, least]


@pytest.mark.parametrize(("error", "longest"), [(answered(503, "Service Unavailable"), 6), (answered(403), 60)])
async def test_after_ten_minutes_it_gives_up_with_a_line_a_minute(error: Exception, longest: float) -> None:
    time, client = NoWaiting(), Client(error)
    with capture_logs() as events:
        stop = await stopped(client, time)
    assert stop.code == NO_DISCORD == 69 and "can't be reached" in str(stop)
    assert 600 <= sum(time.pauses) < 600 + longest
    assert max(time.pauses) <= longest
    assert client.calls == {"login": len(time.pauses) + 1, "connect": 0}
    lines = [event for event in events if event["event"] == UNAVAILABLE]
    assert 9 <= len(lines) <= 10
    assert not any("\n" in line["why"] or "exc_info" in line for line in lines)
    assert "\n" not in str(stop) and "html" not in str(stop)


async def test_another_failure_is_told_at_once() -> None:
    unavailable, reset = answered(503, "Service Unavailable"), ConnectionResetError(104, "reset")
    client = Client(unavailable, unavailable, reset, None)
    with capture_logs() as events:
        await login.run(cast("login.Client", client), "a.b.c", NoWaiting())
    assert [event["why"] for event in events] == ["answered 503 Service Unavailable", "[Errno 104] reset"]


async def test_the_gateways_address_is_waited_for_too() -> None:
    """With SHARDS=0 Discord is asked for it after the login."""
    time, client = NoWaiting(), Client(connects=(discord.GatewayNotFound(), None))
    await login.run(cast("login.Client", client), "a.b.c", time)
    assert are_pauses(time.pauses, [2]) and client.calls == {"login": 1, "connect": 2}


# ---- what isn't ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("error", [discord.LoginFailure("Improper token"), answered(401, "Unauthorized")], ids=repr)
async def test_a_token_that_is_refused_is_said_at_once(error: Exception) -> None:
    time = NoWaiting()
    stop = await stopped(Client(error), time)
    assert (stop.code, time.pauses) == (BAD_SETTINGS, []) and "doesn't accept DISCORD_TOKEN" in str(stop)


@pytest.mark.parametrize(
    ("code", "exit_code", "said"),
    [
        (4004, 78, "doesn't accept DISCORD_TOKEN"),
        (4011, 78, "SHARDS=0"),
        (4010, 78, "SHARDS=0"),
        (4013, 69, "closed the connection"),
        (4012, 69, "closed the connection"),
    ],
)
async def test_a_gateway_that_closes_for_good_says_why(code: int, exit_code: int, said: str) -> None:
    time = NoWaiting()
    stop = await stopped(Client(connects=(closed(code),)), time)
    assert (stop.code, time.pauses) == (exit_code, []) and said in str(stop)


@pytest.mark.parametrize("error", [answered(400, "Bad Request"), KeyError("a bug")], ids=repr)
async def test_a_fault_of_ours_is_not_waited_out(error: Exception) -> None:
    time = NoWaiting()
    with pytest.raises(type(error)):
        await login.run(cast("login.Client", Client(error)), "a.b.c", time)
    assert time.pauses == []


# ---- a token that can't be one -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "said"),
    [
        ("Bot MTIz.abc.def", "leave that out"),
        ('"MTIz.abc.def"', "quotation marks"),
        ("MTIz.abc .def", "a space"),
        ("1234567890123456789", "application's id"),
        ("0123456789abcdef" * 4, "public key"),
        ("abcdefghijklmnopqrstuvwxyz_-0123", "client secret"),
        ("MTIz.abc", "three words"),
        ("MTIz.abc.déf", "three words"),
        ("MTIz..def", "three words"),
        ("your-token-here", "three words"),
    ],
)
def test_a_malformed_token_is_told_without_repeating_it(token: str, said: str) -> None:
    mistake = login.malformed(token)
    assert mistake is not None and said in mistake and mistake.startswith("DISCORD_TOKEN ")
    assert token not in mistake


@pytest.mark.parametrize("token", ["MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs", "a.b.c"])
def test_what_may_be_a_token_is_tried(token: str) -> None:
    """The first is the example of Discord's own documentation."""
    assert login.malformed(token) is None


# ---- the whole client on a loopback Discord ------------------------------------------------------------------------


@asynccontextmanager
async def a_client(play: Playground, tmp_path: Path) -> AsyncIterator[TableClient]:
    """Our client, not yet logged in."""
    store = await TableStore.open(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}", wait=0)
    try:
        with play.patched():
            client = TableClient(table_services(store), LIBRARY, shards=1, sync_always=True)
            yield client
            await client.services.tables.close()
            await client.close()
    finally:
        await store.close()


async def connected(play: Playground, client: TableClient, time: NoWaiting, token: str = "") -> None:
    """Log in and wait until it is connected; what `run` raises comes through."""
    running = asyncio.create_task(login.run(client, token or play.token, time))
    there = asyncio.create_task(play.connected())
    try:
        await asyncio.wait({running, there}, return_when=asyncio.FIRST_COMPLETED, timeout=20)
        if running.done():
            running.result()
    finally:
        running.cancel()
        there.cancel()
        await asyncio.gather(running, there, return_exceptions=True)


async def works(play: Playground) -> bool:
    """Whether a command is known and answered."""
    lobby = await (await play.seat("Ana").slash("alakazum new")).shown()
    return bool(lobby["components"])


@pytest.mark.parametrize("route", ["GET /users/@me", "GET /oauth2/applications/@me", "PUT /applications/*/commands"])
@pytest.mark.parametrize("fault", ["503", "reset"])
async def test_a_login_that_failed_anywhere_is_made_whole(
    route: str, fault: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Playground(faults=f"{fault} @1,2,3 on {route}") as play, a_client(play, tmp_path) as client:
        time = NoWaiting()
        await connected(play, client, time)
        assert are_pauses(time.pauses, [2, 4, 6]) or (fault == "reset" and are_pauses(time.pauses, [2]))
        # aiohttp tries a connection that was reset once itself
        assert client.connected
    assert [row.getMessage() for row in caplog.records if row.levelno >= logging.WARNING] == []


async def test_after_it_the_commands_are_answered(tmp_path: Path) -> None:
    async with Playground(faults="503 @1 on PUT /applications/*/commands") as play, a_client(play, tmp_path) as client:
        running = asyncio.create_task(login.run(client, play.token, NoWaiting()))
        await asyncio.wait_for(play.connected(), 20)
        assert await works(play)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_ban_is_waited_out(tmp_path: Path) -> None:
    async with Playground() as play, a_client(play, tmp_path) as client:
        play.server.banned = True

        def lift(pause: int) -> None:
            play.server.banned = pause < 3

        time = NoWaiting(lift)
        with capture_logs() as events:
            await connected(play, client, time)
        assert time.pauses == [60, 60, 60]
        whys = [event["why"] for event in events if event["event"] == UNAVAILABLE]
        assert whys == ["answered 429 Too Many Requests (this address is banned for a time)"] * 3


async def test_a_token_ended_while_the_bot_runs_is_the_token(tmp_path: Path) -> None:
    """The gateway closes with 4004 when the session is resumed."""
    async with Playground() as play, a_client(play, tmp_path) as client:
        running = asyncio.create_task(login.run(client, play.token, NoWaiting()))
        await asyncio.wait_for(play.connected(), 20)
        play.world.token = "a.new.one"
        await play.server.gateway.drop(1001)
        with pytest.raises(Stop, match="doesn't accept DISCORD_TOKEN") as stop:
            await asyncio.wait_for(running, 20)
        assert stop.value.code == BAD_SETTINGS


async def test_a_token_ended_between_login_and_gateway_is_the_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Playground() as play, a_client(play, tmp_path) as client:

        async def end_the_token(*_: object, **__: object) -> None:
            play.world.token = "a.new.one"

        monkeypatch.setattr("bot.client.sync_commands", end_the_token)
        with pytest.raises(Stop, match="doesn't accept DISCORD_TOKEN"):
            await connected(play, client, NoWaiting())
