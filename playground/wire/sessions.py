"""One socket of a bot (`Connection`), and what Discord remembers after the socket broke (`Session`)."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque

from aiohttp import web

from playground.clock import Timer
from playground.faults import Faults
from playground.world import Guild

from .compression import Encoder

KEPT_EVENTS = 5000


class Session:
    """What Discord remembers of a bot's connection for a while after it broke."""

    def __init__(self, shard: tuple[int, int], intents: int, large_threshold: int = 50) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.large_threshold = large_threshold
        self.status = "online"
        self.seq = 0
        self.kept: deque[tuple[int, str]] = deque(maxlen=KEPT_EVENTS)
        self.connection: Connection | None = None
        self.expires: Timer | None = None

    def covers(self, guild: Guild | None) -> bool:
        """Whether a guild's events (or those of no guild) go to this shard."""
        return ((guild.id >> 22) % self.shard[1] if guild else 0) == self.shard[0]

    def dispatch(self, name: str, data: str) -> None:
        """Number an event, keep it for a resume, send it if somebody listens. `data` is JSON text."""
        self.seq += 1
        text = f'{{"t":"{name}","s":{self.seq},"op":0,"d":{data}}}'
        self.kept.append((self.seq, text))
        if self.connection is not None:
            self.connection.send(text)


class Connection:
    """One open socket. Sends keep their order, whatever latency is in force."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, encode: Encoder, faults: Faults
    ) -> None:
        self.socket = socket
        self.transport = transport
        self.faults = faults
        self.session: Session | None = None
        self.version = 10
        self.frozen = False
        """Half open: nothing is read or sent, but the socket isn't closed."""
        self.ours = False
        """It was us who closed it, so its session may be resumed."""
        self.sent: deque[float] = deque()
        self._encode = encode
        self._queue: deque[tuple[float, str | bytes]] = deque()
        self._wake = asyncio.Event()
        self._writer = asyncio.create_task(self._write())

    def send(self, frame: str | bytes) -> None:
        """Put a frame into the queue; bytes go out as they are."""
        due = asyncio.get_running_loop().time() + self.faults.latency()
        self._queue.append((due, frame))
        self._wake.set()

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            while self._queue:
                due, frame = self._queue.popleft()
                wait = due - loop.time()
                if wait > 0:
                    await asyncio.sleep(wait)
                if self.frozen or self.socket.closed:
                    continue
                try:
                    await self._send_now(frame)
                except (ConnectionError, RuntimeError):
                    return
            self._wake.clear()
            await self._wake.wait()

    async def _send_now(self, frame: str | bytes) -> None:
        data = self._encode(frame) if isinstance(frame, str) else frame
        await (self.socket.send_str(data) if isinstance(data, str) else self.socket.send_bytes(data))

    def stop(self) -> None:
        self._writer.cancel()
