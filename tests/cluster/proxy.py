"""A TCP line between a process and a server that can be stalled or cut, and that notes the HTTP requests on it."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable
from typing import Any

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
REQUEST = re.compile(rb"(GET|HEAD|POST|PUT|PATCH|DELETE) (/\S*) HTTP/1\.1\r\n")
CHUNK = 1 << 16


class Proxy:
    """A port of 127.0.0.1 that passes everything on. `ports`: those it was seen with at the other end."""

    def __init__(
        self, connect: Callable[[], Awaitable[Streams]], heard: Callable[[str, str], None] | None = None
    ) -> None:
        """`connect` opens the way to the server. `heard` is told the method and path of each HTTP request."""
        self.port = 0
        self.ports: set[int] = set()
        self._connect, self._heard = connect, heard
        self._passes = asyncio.Event()
        self._passes.set()
        self._cut = False
        self._ends: set[asyncio.StreamWriter] = set()
        self._lines: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        self._passes.set()
        if self._lines:
            await asyncio.wait(self._lines)

    # ---- what can happen to it ---------------------------------------------------------------------------------------

    def stall(self) -> None:
        """Nothing comes through any more, in either direction, and nobody is told; what was sent comes later."""
        self._passes.clear()

    def cut(self) -> None:
        """All connections break, and none is let through."""
        self._cut = True
        for end in list(self._ends):
            end.transport.abort()

    def mend(self) -> None:
        """It works again."""
        self._cut = False
        self._passes.set()

    # ---- one connection ----------------------------------------------------------------------------------------------

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._lines.add(task)
        task.add_done_callback(self._lines.discard)
        ends = [writer]
        self._ends.add(writer)
        try:
            await self._passes.wait()
            if self._cut:
                return
            far_reader, far_writer = await self._connect()
            ends.append(far_writer)
            self._ends.add(far_writer)
            name: Any = far_writer.get_extra_info("sockname")
            if isinstance(name, tuple):
                self.ports.add(name[1])
            there = asyncio.create_task(self._pass_on(reader, far_writer, self._heard))
            back = asyncio.create_task(self._pass_on(far_reader, writer, None))
            await asyncio.wait({there, back}, return_when=asyncio.FIRST_COMPLETED)
            there.cancel()
            back.cancel()
        except OSError:
            pass  # nobody there: the one who called finds the connection closed
        finally:
            for end in ends:
                self._ends.discard(end)
                end.close()

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, heard: Callable[[str, str], None] | None
    ) -> None:
        with contextlib.suppress(OSError):
            while chunk := await reader.read(CHUNK):
                if heard is not None and (request := REQUEST.match(chunk)) is not None:
                    heard(request[1].decode(), request[2].decode())
                await self._passes.wait()
                if self._cut:
                    return
                writer.write(chunk)
                await writer.drain()
        await self._passes.wait()
