"""Coming back to Discord's gateway: soon, politely, and with the old session; on a clock that a test moves."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from structlog.testing import capture_logs
from yarl import URL

from bot.operations import gateway
from bot.operations.gateway import Beginnings, LastingShard
from playground import Playground
from tests.bot.house import House

COMMON, OWN = DiscordWebSocket.DEFAULT_GATEWAY, URL("wss://own.discord.gg/")
HOUR = 3600.0


class World:
    """A clock that moves on when everybody waits, and the gateway at its other end."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.tries: list[tuple[float, int, str, URL]] = []
        """Moment, shard, RESUME or IDENTIFY, address."""
        self.away: Callable[[URL], Exception | None] = lambda address: None
        """What happens to who calls there; None: it answers."""
        self.stands: Callable[[int], float] = lambda shard: HOUR
        """For how many seconds a connection stands that is made now."""
        self.knows = True
        """It still knows the sessions."""
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = itertools.count()

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        mine = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self.now + seconds, next(self._count), mine))
        await mine

    async def until(self, moment: float) -> None:
        """Let time pass up to a moment."""
        while True:
            for _ in range(20):
                await asyncio.sleep(0)
            if not self._waiting or self._waiting[0][0] > moment:
                self.now = moment
                return
            due, _, waiter = heapq.heappop(self._waiting)
            self.now = max(self.now, due)
            if not waiter.done():
                waiter.set_result(None)

    async def from_client(
        self, client: Any, *, shard_id: int, gateway: URL | None, resume: bool = False, **session: Any
    ) -> Socket:
        address = gateway or COMMON
        if (fault := self.away(address)) is not None:
            self.tries.append((self.now, shard_id, "nobody", address))
            raise fault
        if not resume:
            await client.shards[shard_id].may_begin()
        self.tries.append((self.now, shard_id, "RESUME" if resume else "IDENTIFY", address))
        return Socket(self, shard_id, known=self.knows or not resume)

    def at(self, *kinds: str) -> list[float]:
        """When there were tries of these kinds."""
        return [moment for moment, _, kind, _ in self.tries if kind in kinds]


class Socket:
    """A connection. It is lost after the time that the world gives it."""

    open = True

    def __init__(self, world: World, shard: int, *, known: bool) -> None:
        self._world, self._shard, self._known = world, shard, known
        self._stands = world.stands(shard)
        self.session_id: str | None = "session" if known else None
        self.sequence, self.gateway = 7, OWN

    async def poll_event(self) -> None:
        if not self._known:
            raise ReconnectWebSocket(self._shard, resume=False)
        await self._world.sleep(self._stands)
        raise ReconnectWebSocket(self._shard)

    async def close(self, code: int = 4000) -> None:
        pass


@asynccontextmanager
async def connected(
    world: World, monkeypatch: pytest.MonkeyPatch, shards: int = 1, begun: int = 0, day: float = 24 * HOUR
) -> AsyncIterator[list[str]]:
    """Connections that have just begun; what they have told the client."""
    monkeypatch.setattr(DiscordWebSocket, "from_client", world.from_client)
    told, beginnings = list[str](), Beginnings(world)
    limits = SimpleNamespace(total=1000, remaining=1000 - begun, reset_after=1000 * day, max_concurrency=1)  # in ms
    beginnings.told(cast(Any, limits))
    client: Any = SimpleNamespace(
        dispatch=lambda event, *_: told.append(event), is_closed=lambda: False, _reconnect=True, shards={},
        loop=asyncio.get_running_loop(), _AutoShardedClient__queue=asyncio.PriorityQueue(),
    )  # fmt: skip
    client.shards.update({at: LastingShard(client, at, beginnings, world) for at in range(shards)})
    lasting = list(client.shards.values())

    async def start() -> None:
        for shard in lasting:
            await shard.begin()
            shard.launch()

    starting = asyncio.create_task(start())
    await world.until(world.now + 100)
    yield told
    starting.cancel()
    for shard in lasting:
        shard._cancel_task()  # as `AutoShardedClient.close` does


@pytest.fixture
def world() -> World:
    return World()


def gaps(moments: list[float]) -> list[float]:
    return [round(later - earlier, 2) for earlier, later in itertools.pairwise(moments)]


def no_handshake(status: int) -> Exception:
    return aiohttp.WSServerHandshakeError(cast(Any, SimpleNamespace(real_url=OWN)), (), status=status, message="no")


# ---- while nobody answers ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "fault",
    [OSError("refused"), socket.gaierror("no such name"), aiohttp.ClientConnectionError(), no_handshake(503)],
    ids=lambda fault: type(fault).__name__,
)
@pytest.mark.parametrize("seconds", [1.0, 9.5, 63.0, 3 * HOUR])
async def test_after_a_silence_the_session_goes_on_within_4_s(
    fault: Exception, seconds: float, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.stands = lambda shard: lost - world.now
    lost = world.now + 2 * HOUR
    async with connected(world, monkeypatch):
        world.away = lambda address: fault if world.now < lost + seconds else None
        world.stands = lambda shard: HOUR
        await world.until(lost + seconds + 4.0)
        silent = world.at("nobody")
        assert silent[0] == lost and set(gaps(silent)) <= {4.0}, "a try every four seconds, no more"
        assert len(world.at("IDENTIFY")) == 1, "the one of the beginning"
        (back,) = world.at("RESUME")
        assert lost + seconds <= back <= lost + seconds + 4.0


async def test_a_silence_is_told_of_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async with connected(world, monkeypatch) as told:
        world.away = lambda address: OSError("refused")
        with capture_logs() as lines:
            await world.until(world.now + 2 * HOUR)
        (line,) = lines
        assert (line["event"], line["log_level"], line["why"]) == ("gateway_unavailable", "warning", "refused")
        assert told == ["disconnect", "shard_disconnect"]


async def test_an_address_that_is_gone_for_good_does_not_keep_us_away(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with connected(world, monkeypatch):
        world.away = lambda address: OSError("refused") if address == OWN else None
        await world.until(world.now + HOUR + 5)
        assert [(kind, address) for _, _, kind, address in world.tries[1:]] == [("nobody", OWN), ("RESUME", COMMON)]


async def test_whoever_does_not_greet_us_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def for_ever(*_: Any, **__: Any) -> Any:
        calls.append(len(calls))
        await asyncio.Event().wait()

    monkeypatch.setattr(gateway, "EVERY", 0.01)
    world, calls = World(), list[int]()
    async with connected(world, monkeypatch):
        monkeypatch.setattr(DiscordWebSocket, "from_client", for_ever)
        await world.until(world.now + HOUR)
        for _ in range(200):
            await asyncio.sleep(0.01)
            await world.until(world.now + 1)
            if len(calls) > 2:
                return
        raise AssertionError(f"{len(calls)} tries")


async def test_a_connection_whose_gateway_is_away_keeps_no_other_waiting(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with connected(world, monkeypatch, shards=2):
        world.tries.clear()
        real = world.from_client

        async def first_is_away(client: Any, **how: Any) -> Any:
            if how["shard_id"] == 0:
                raise OSError("refused")
            return await real(client, **how)

        monkeypatch.setattr(DiscordWebSocket, "from_client", first_is_away)
        await world.until(world.now + HOUR + 10)
        assert [(shard, kind) for _, shard, kind, _ in world.tries] == [(1, "RESUME")]


# ---- where it answers and closes -----------------------------------------------------------------------------------


async def test_whoever_answers_and_closes_is_asked_after_ever_longer_pauses(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with connected(world, monkeypatch):
        world.stands = lambda shard: 0.0
        await world.until(world.now + HOUR + 60)
        resumed = world.at("RESUME")
        assert gaps(resumed)[:7] == [1.0, 2.0, 4.0, 8.0, 15.0, 15.0, 15.0]
        assert len(world.at("IDENTIFY")) == 1
        world.stands = lambda shard: HOUR
        closed = world.now
        await world.until(closed + 16)
        assert world.at("RESUME")[-1] <= closed + 15, "back within the longest pause"
        world.tries.clear()
        world.stands = lambda shard: 0.0
        await world.until(closed + HOUR + 60)
        assert gaps(world.at("RESUME"))[:3] == [1.0, 2.0, 4.0], "one that stood begins anew"


@pytest.mark.parametrize("status", [403, 429])
async def test_whoever_refuses_the_handshake_is_asked_after_longer_pauses(
    status: int, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with connected(world, monkeypatch):
        world.away = lambda address: no_handshake(status)
        await world.until(world.now + HOUR + 60)
        assert gaps(world.at("nobody"))[:6] == [1.0, 2.0, 4.0, 8.0, 15.0, 15.0]


async def test_a_session_that_is_not_known_any_more_begins_anew(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async with connected(world, monkeypatch):
        world.knows = False
        await world.until(world.now + HOUR + 60)
        assert [(kind, address) for _, _, kind, address in world.tries[1:]] == [("RESUME", OWN), ("IDENTIFY", COMMON)]


@pytest.mark.parametrize("code", [4004, 4010, 4014])
async def test_what_discord_closes_for_good_is_not_tried_again(
    code: int, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with connected(world, monkeypatch):
        world.away = lambda address: discord.ConnectionClosed(cast(Any, None), shard_id=0, code=code)
        await world.until(world.now + 3 * HOUR)
        assert len(world.at("nobody")) == 1


# ---- when a session may begin --------------------------------------------------------------------------------------


async def test_sessions_begin_five_and_a_half_seconds_apart(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async with connected(world, monkeypatch, shards=4):
        assert gaps(world.at("IDENTIFY")) == [5.5, 5.5, 5.5]
        world.tries.clear()
        world.knows = False
        await world.until(world.now + 2 * HOUR)
        begun = world.at("IDENTIFY")
        assert {shard for _, shard, kind, _ in world.tries if kind == "IDENTIFY"} == {0, 1, 2, 3}
        assert min(gaps(begun)) >= 5.5


async def test_a_gateway_that_drops_every_session_is_not_asked_too_often(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The day's sessions are for the whole day: 300 at once if need be, then one a minute until the next day begins."""
    midnight = world.now + 9 * HOUR
    async with connected(world, monkeypatch, begun=290, day=9 * HOUR):
        world.knows, world.stands = False, lambda shard: 16.0  # each stands long enough to be no failure
        world.tries.clear()
        await world.until(world.now + 10 * HOUR)
        begun = world.at("IDENTIFY")
        today, then = gaps([at for at in begun if at < midnight]), gaps([at for at in begun if at > midnight])
        assert len(today) > 100 and min(today + then) >= 5.5
        assert min(today[10:]) >= 60.0 > max(then)


async def test_a_process_that_starts_where_few_sessions_are_left_waits(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = world.now
    async with connected(world, monkeypatch, begun=300):
        assert world.at("IDENTIFY") == [start + 60.0]


# ---- with the playground -------------------------------------------------------------------------------------------


async def test_the_bot_comes_back_with_its_session_when_discord_does(house: House, play: Playground) -> None:
    sessions = play.server.gateway.identified
    await play.away()
    while house.client.connected:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    play.back()
    await asyncio.wait_for(play.connected(), 20)
    assert await (await house.seat("Ana").slash("help")).shown()
    assert play.server.gateway.identified == sessions
