"""A machine in one thread: time that goes on when nobody has anything to do, a network and a disk in memory's place.

Everything that happens follows from the program and its seeds: no socket, no thread and no clock of the real machine.
"""

from __future__ import annotations

import asyncio
import datetime
import selectors
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar, copy_context
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import aiohttp
import aiosqlite.core
import discord.backoff
import discord.gateway

START = 1_790_000_000.0
"""Unix seconds at which every run begins."""


class Life:
    """One life of a bot: what belongs to it stops at once when it is killed."""

    def __init__(self) -> None:
        self.dead = False
        self.tasks: set[asyncio.Task[Any]] = set()
        self.transports: list[MemoryTransport] = []
        self.disks: list[Disk] = []

    async def kill(self) -> None:
        """As by `kill -9`: what is on disk stays, nothing more is said or written."""
        self.dead = True
        for transport in self.transports:
            transport.abort()
        for disk in self.disks:
            disk.cut()
        for _ in range(3):  # who catches the first goes on to something that doesn't answer any more
            for task in [task for task in self.tasks if not task.done()]:
                task.cancel()
            for _ in range(10):
                await asyncio.sleep(0)


LIFE: ContextVar[Life | None] = ContextVar("life", default=None)
"""Whose task this is; None: Discord's or the people's."""


class _Moment(selectors.BaseSelector):
    """Waits for nothing but time, which it moves on."""

    def __init__(self) -> None:
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("everybody waits for ever")
        self.now += max(0.0, timeout)
        return []

    def register(self, fileobj: Any, events: Any, data: Any = None) -> Any:
        raise NotImplementedError

    def unregister(self, fileobj: Any) -> Any:
        raise NotImplementedError

    def get_map(self) -> Any:
        return {}


class VirtualLoop(asyncio.BaseEventLoop):
    """The event loop of that machine."""

    def __init__(self) -> None:
        super().__init__()
        self._selector = _Moment()
        self._clock_resolution = 1e-6
        self._servers: dict[int, MemoryServer] = {}
        self.set_task_factory(_of_its_life)
        self.set_exception_handler(lambda loop, context: None)  # who is killed leaves things open

    def time(self) -> float:
        return self._selector.now

    def _process_events(self, event_list: Any) -> None:
        pass

    def _write_to_self(self) -> None:
        pass

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> asyncio.Future[Any]:  # pyright: ignore
        """Done a moment later, in this thread."""
        future = self.create_future()

        def run() -> None:
            if future.cancelled():
                return
            try:
                future.set_result(func(*args))
            except Exception as error:
                future.set_exception(error)

        self.call_later(0.001, run)
        return future

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:
        pass

    async def create_server(self, protocol_factory: Any, host: Any = None, port: Any = None, **_: Any) -> Any:
        number = port or 20_000 + len(self._servers)
        self._servers[number] = server = MemoryServer(self, number, protocol_factory)
        return server

    async def create_connection(self, protocol_factory: Any, host: Any = None, port: Any = None, **_: Any) -> Any:
        server = self._servers.get(port)
        if server is None or ((life := LIFE.get()) is not None and life.dead):
            raise ConnectionRefusedError(port)
        ours, theirs = protocol_factory(), server.factory()
        here, there = MemoryTransport(self, ours), MemoryTransport(self, theirs)
        here.peer, there.peer = there, here
        if life is not None:
            life.transports.append(here)
        ours.connection_made(here)
        outside = copy_context()
        outside.run(LIFE.set, None)
        outside.run(theirs.connection_made, there)
        there.context = outside
        return here, ours


def _of_its_life(loop: Any, coro: Any, **named: Any) -> asyncio.Task[Any]:
    task = asyncio.Task(coro, loop=loop, **named)
    if (life := LIFE.get()) is not None:
        life.tasks.add(task)
        task.add_done_callback(life.tasks.discard)
    return task


class MemoryServer:
    """Takes connections on a port of no machine."""

    def __init__(self, loop: VirtualLoop, port: int, factory: Callable[[], Any]) -> None:
        self.factory, self._loop, self._port = factory, loop, port
        self.sockets = [SimpleNamespace(getsockname=lambda: ("127.0.0.1", port))]

    def close(self) -> None:
        self._loop._servers.pop(self._port, None)

    async def wait_closed(self) -> None:
        pass


class MemoryTransport(asyncio.Transport):
    """One end of a connection; what is written arrives in order."""

    def __init__(self, loop: VirtualLoop, protocol: Any) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.peer: MemoryTransport
        self.context: Any = None
        self._loop, self._protocol = loop, protocol
        self._closing, self._reading = False, True
        self._waiting: deque[bytes | None] = deque()

    def write(self, data: Any) -> None:
        if not self._closing and data:
            self._loop.call_soon(self.peer._take, bytes(data), context=self.peer.context)

    def _take(self, data: bytes | None) -> None:
        """What has arrived; None: the other end is closed."""
        self._waiting.append(data)
        self._hand_on()

    def _hand_on(self) -> None:
        while self._waiting and self._reading and not self._closing:
            data = self._waiting.popleft()
            if data is None:
                self._closing = True
                self._protocol.eof_received()
                self._protocol.connection_lost(None)
            else:
                self._protocol.data_received(data)

    def pause_reading(self) -> None:
        self._reading = False

    def resume_reading(self) -> None:
        self._reading = True
        self._loop.call_soon(self._hand_on, context=self.context)

    def is_reading(self) -> bool:
        return self._reading

    def close(self) -> None:
        self._end(None)

    def abort(self) -> None:
        self._end(ConnectionResetError())

    def _end(self, why: Exception | None) -> None:
        if self._closing:
            return
        self._closing = True
        self._loop.call_soon(self._protocol.connection_lost, why, context=self.context)
        self._loop.call_soon(self.peer._take, None, context=self.peer.context)

    def is_closing(self) -> bool:
        return self._closing

    def get_protocol(self) -> Any:
        return self._protocol

    def set_protocol(self, protocol: Any) -> None:
        self._protocol = protocol

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0

    def can_write_eof(self) -> bool:
        return False


class Disk:
    """What an aiosqlite connection hands to its thread, done here one after another, each after its time."""

    stalled_until = 0.0
    """Until this moment of the loop no disk does anything: it is set for all of them."""
    TAKES = 0.0002

    def __init__(self) -> None:
        self._loop: Any = asyncio.get_running_loop()
        self._waiting: deque[tuple[Any, Callable[[], Any]]] = deque()
        self._busy, self._cut = False, False
        self.connection: Any = None
        self.life = LIFE.get()
        if self.life is not None:
            self.life.disks.append(self)

    def put_nowait(self, item: tuple[Any, Callable[[], Any]]) -> None:
        self._waiting.append(item)
        self._next()

    def _next(self) -> None:
        if self._waiting and not self._busy and not self._cut and not self._loop.is_closed():
            self._busy = True
            at = max(self._loop.time() + self.TAKES, Disk.stalled_until)
            self._loop.call_at(at, self._do)

    def _do(self) -> None:
        if self._cut:
            return
        if self._loop.time() < Disk.stalled_until:
            self._loop.call_at(Disk.stalled_until, self._do)
            return
        future, function = self._waiting.popleft()
        try:
            result = function()
            if self.connection is None and hasattr(result, "in_transaction"):
                self.connection = result
            if future is not None and not future.done():
                future.set_result(result)
        except BaseException as error:
            if future is not None and not future.done():
                future.set_exception(error)
        self._busy = False
        self._next()

    def cut(self) -> None:
        """The process is gone: what was begun and not committed never was."""
        self._cut = True
        if self.connection is not None:
            self.connection.close()
        while self._waiting:
            future, _ = self._waiting.popleft()
            if future is not None:
                future.cancel()


class _KeepAlive(discord.gateway.KeepAliveHandler):
    """Heartbeats by the loop's time, not in a thread of their own."""

    def start(self) -> None:
        self._beating = asyncio.get_running_loop().create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.interval or 41.25)
            if self._stop_ev.is_set():
                return
            if self._last_recv + self.heartbeat_timeout < discord.gateway.time.perf_counter():
                with suppress(Exception):
                    await self.ws.close(4000)
                return
            try:
                await self.ws.send_heartbeat(self.get_payload())
            except Exception:
                return
            self._last_send = discord.gateway.time.perf_counter()

    def stop(self) -> None:
        super().stop()
        self._beating.cancel()


class Clock:
    """The machine's time for the tables (`now`, `sleep_until`) and for the playground (`time`, `call_later`)."""

    def now(self) -> float:
        return START + asyncio.get_running_loop().time()

    time = wall = now

    def follow(self) -> None:
        """It is never set."""

    async def sleep_until(self, moment: float) -> None:
        while (left := moment - self.now()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(left)

    def call_later(self, seconds: float, action: Callable[[], None]) -> Any:
        return asyncio.get_running_loop().call_later(seconds, action)


async def _connected(self: Any, *args: Any, addr_infos: Any, **_: Any) -> Any:
    try:
        return await self._loop.create_connection(*args, host=addr_infos[0][4][0], port=addr_infos[0][4][1])
    except OSError as error:
        raise aiohttp.ClientConnectorError(_["req"].connection_key, error) from error


async def _end_all() -> None:
    """Let go whatever is still there."""
    for _ in range(3):
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await asyncio.sleep(0.01)


@contextmanager
def a_machine() -> Iterator[VirtualLoop]:
    """The loop of a machine, for `run_until_complete`; libraries use its clock, its network and its disk."""
    loop = VirtualLoop()

    def seconds() -> float:
        return START + loop.time()

    clock = SimpleNamespace(**{name: getattr(time, name) for name in dir(time) if name[0] != "_"})
    clock.time = clock.monotonic = clock.perf_counter = seconds
    no_thread = SimpleNamespace
    Disk.stalled_until = 0.0
    asyncio.set_event_loop(loop)
    try:
        with (
            patch.object(aiohttp.TCPConnector, "_wrap_create_connection", _connected),
            patch.object(aiosqlite.core, "SimpleQueue", Disk),
            patch.object(aiosqlite.core, "Thread", lambda **_: no_thread(start=lambda: None)),
            patch.object(discord.gateway, "KeepAliveHandler", _KeepAlive),
            patch.object(discord.gateway, "time", clock),
            patch.object(discord.backoff.ExponentialBackoff, "delay", lambda self: 1.0),
            patch.object(discord.utils, "utcnow", lambda: datetime.datetime.fromtimestamp(seconds(), datetime.UTC)),
        ):
            try:
                yield loop
            finally:
                loop.run_until_complete(_end_all())
    finally:
        asyncio.set_event_loop(None)
        loop.close()
