"""Staying connected to Discord's gateway: when the next try is made, and when a session may begin.

discord.py 2.7 gives the session up at the first try that fails, pauses for up to 17 minutes, tries again at once for
ever where the gateway closes what it has taken, and has all connections of a process wait for the one that pauses.
Here each connection comes back by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, cast

import aiohttp
import discord
import structlog
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import EventItem, EventType, Shard

from bot.loop_time import Time
from bot.operations.frames import PatientSocket, Unreadable
from bot.operations.login import in_a_line

log = structlog.get_logger(__name__)

EVERY = 4.0
"""Seconds from one try to the next while nobody answers; no try is given more.

Whoever needs longer to be greeted could answer no press within three seconds.
"""
LONGEST = 15.0
"""Seconds of the longest pause where the gateway answers and closes; the first is 1, each later one twice as long.

A connection that stood for as long is no failure: after it there is no pause.
"""
SPACING = 5.5
"""Seconds between two sessions that begin: Discord's five, and what a network may add."""
FREELY = 0.3
"""The part of the day's sessions (Discord gives 1,000) that begin as soon as that; from then on one each `SCARCELY`."""
SCARCELY = 60.0
DAY = 86_400.0
GONE_FOR_GOOD = 1000
"""The code of a connection that we closed: no reason to stop."""

_PASSES = (OSError, aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, ReconnectWebSocket)


class Session(NamedTuple):
    """What a session goes on with."""

    id: str
    sequence: int | None
    gateway: yarl.URL


class Pauses:
    """How long to wait before a try."""

    def __init__(self) -> None:
        self._closed = 0
        """How often in a row the gateway has closed what it had taken."""

    def unanswered(self, took: float) -> float:
        """The pause after a try that nobody answered, which took `took` seconds."""
        return max(0.0, EVERY - took)

    def closed(self, stood: float) -> float:
        """After the gateway closed a connection that had stood for so many seconds."""
        if stood >= LONGEST:
            self._closed = 0
            return 0.0
        self._closed += 1
        return min(2.0 ** (self._closed - 1), LONGEST)


class Beginnings:
    """When a session may begin in this process: not too soon after another, and not too often in a day."""

    def __init__(self, time: Time, others: Callable[[int], Awaitable[None]] | None = None) -> None:
        """`others`: waits for other processes, which begin sessions in the same bucket; None: there are none."""
        self._time, self._others = time, others
        self._concurrency = 1  # how many buckets there are; sessions of different ones may begin at the same time
        self._last: dict[int, float] = {}
        self._locks: dict[int, asyncio.Lock] = {}
        self._total, self._begun, self._until = 1000, 0, 0.0

    def told(self, limits: discord.SessionStartLimits) -> None:
        """What Discord says of the sessions that may still begin, through all processes of the bot."""
        self._concurrency = limits.max_concurrency
        self._total, self._begun = limits.total, limits.total - limits.remaining
        self._until = self._time.time() + limits.reset_after / 1000

    def one_at_a_time(self, shard: int) -> asyncio.Lock:
        """Held from before a connection is opened until its session has begun."""
        return self._locks.setdefault(shard % self._concurrency, asyncio.Lock())

    async def sparing(self) -> None:
        """Wait, before a connection is opened, where many sessions have begun today."""
        now = self._time.time()
        if now >= self._until:
            self._begun, self._until = 0, now + DAY
        if self._begun >= FREELY * self._total:
            moment = max(self._last.values(), default=now) + SCARCELY  # a process that has just started may do so often
            log.warning("sessions_scarce", begun=self._begun, of=self._total, again_in=round(max(0.0, moment - now)))
            await self._wait(moment)

    async def turn(self, shard: int) -> None:
        """Wait until this shard's session may begin, which it does then."""
        bucket = shard % self._concurrency
        if self._others is not None:
            await self._others(bucket)
        elif bucket in self._last:
            await self._wait(self._last[bucket] + SPACING)
        self._last[bucket] = self._time.time()
        self._begun += 1

    async def _wait(self, moment: float) -> None:
        if (left := moment - self._time.time()) > 0:
            await self._time.sleep(left)


class LastingShard(Shard):
    """A connection that comes back by itself, beside the others of this process."""

    def __init__(self, client: Any, number: int, beginnings: Beginnings, time: Time) -> None:
        super().__init__(cast(Any, None), client, client._AutoShardedClient__queue.put_nowait)
        self._number, self._beginnings, self._time = number, beginnings, time
        self._pauses = Pauses()
        self._greeted: asyncio.Timeout | None = None
        self._unreadable_after: int | None = None
        """The number of the event that was followed by a frame which ended the connection."""

    @property
    def id(self) -> int:
        return self._number

    async def begin(self, gateway: yarl.URL | None = None) -> None:
        """Connect for the first time, however long it takes."""
        self.ws = await self._reached(None, gateway)

    async def reconnect(self) -> None:
        """As discord.py's: anew."""
        self._cancel_task()
        await self.begin()
        self.launch()

    async def worker(self) -> None:
        """Take events in until Discord doesn't want us any more, or the client is closed."""
        try:
            while not self._client.is_closed():
                session = await self._lost()
                self.ws = await self._reached(session)
        except discord.ConnectionClosed as error:
            self._queue_put(EventItem(EventType.close, self, error))
        except Exception as error:
            self._queue_put(EventItem(EventType.terminate, self, error))

    async def may_begin(self) -> None:
        """The gateway has greeted us and expects our session: from now on the try has all the time it needs."""
        if self._greeted is not None:
            self._greeted.reschedule(None)
        await self._beginnings.turn(self._number)

    async def _lost(self) -> Session | None:
        """Take events in until the connection is lost; the session that may go on. Raises what can't be mended."""
        began, resumes = self._time.time(), True
        try:
            while True:
                await self.ws.poll_event()
        except ReconnectWebSocket as lost:
            resumes = lost.resume
            if isinstance(lost, Unreadable):
                resumes = resumes and self._unreadable_after != self.ws.sequence  # else the same would come again
                self._unreadable_after = self.ws.sequence
        except (*_PASSES, discord.ConnectionClosed) as lost:
            _raise_if_final(lost)
        self._dispatch("disconnect")
        self._dispatch("shard_disconnect", self.id)
        await self._time.sleep(self._pauses.closed(self._time.time() - began))
        if not resumes or self.ws.session_id is None:
            return None
        return Session(self.ws.session_id, self.ws.sequence, self.ws.gateway)

    async def _reached(self, session: Session | None, gateway: yarl.URL | None = None) -> DiscordWebSocket:
        """A new connection on which the session goes on, or a new one begins. Raises what can't be mended."""
        silent = False
        while True:
            began = self._time.time()
            try:
                return await self._try(session, gateway)
            except (*_PASSES, discord.ConnectionClosed) as error:
                _raise_if_final(error)
                if answered := _is_answer(error):
                    pause = self._pauses.closed(0.0)
                else:
                    pause = self._pauses.unanswered(self._time.time() - began)
                if answered or not silent:  # a silence is told of once
                    log.warning("gateway_unavailable", shard=self.id, why=in_a_line(error), again_in=round(pause, 1))
                silent = not answered
            await self._time.sleep(pause)
            if session is not None:  # its own address may be gone for good: every other try is at the common one
                gateway = None if gateway else DiscordWebSocket.DEFAULT_GATEWAY

    async def _try(self, session: Session | None, gateway: yarl.URL | None) -> DiscordWebSocket:
        if session is not None:
            return await self._open(
                gateway=gateway or session.gateway, resume=True, session=session.id, sequence=session.sequence
            )
        async with self._beginnings.one_at_a_time(self.id):
            await self._beginnings.sparing()
            return await self._open(gateway=gateway)

    async def _open(self, **how: Any) -> DiscordWebSocket:
        async with asyncio.timeout(EVERY) as self._greeted:
            return await PatientSocket.from_client(self._client, shard_id=self.id, **how)


def _raise_if_final(error: BaseException) -> None:
    """Raise it where Discord will not have us again as we are."""
    if isinstance(error, discord.ConnectionClosed) and error.code != GONE_FOR_GOOD:
        raise error


def _is_answer(error: BaseException) -> bool:
    """Whether the gateway answered at all; an address that says 500 to 599 has nobody behind it."""
    if isinstance(error, aiohttp.WSServerHandshakeError):
        return error.status < 500
    return isinstance(error, (ReconnectWebSocket, discord.ConnectionClosed))
