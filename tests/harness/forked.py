"""Programs that start at once: forked from a process that has done a bot's imports, which take more than a second.

Python's own fork server, one for each process of pytest, started where it is first asked for. That a program starts
without its help too is a test of its own (`tests/bot/test_process.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import multiprocessing
import os
import runpy
import signal
import sys
from collections.abc import Callable, Mapping
from io import FileIO
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
IMPORTED = [
    "tests.harness.faulty_bot",
    "tests.storage.children",
    "alembic.command",
    "asyncpg",
    "storage.__main__",
    "tests.bot.house",
]


def context() -> ForkServerContext:
    """The fork server, running, with all imports done or under way."""
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload(IMPORTED)
    folder = os.getcwd()  # a test may be in one of its own; the server imports from where it starts
    os.chdir(ROOT)
    try:
        forkserver.ensure_running()
    finally:
        os.chdir(folder)
    return found


class Forked:
    """A program under way: as much of `asyncio.subprocess.Process` as tests need."""

    def __init__(self, process: ForkServerProcess, stdout: asyncio.StreamReader) -> None:
        self.stdout = stdout
        """What it says, on either stream."""
        self._process = process
        loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[int] = loop.create_future()
        """Its exit code; below 0: the signal it died of."""
        loop.add_reader(process.sentinel, self._end, loop)

    def _end(self, loop: asyncio.AbstractEventLoop) -> None:
        loop.remove_reader(self._process.sentinel)
        code = self._process.exitcode
        assert code is not None
        self.ended.set_result(code)

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self.ended.result() if self.ended.done() else None

    async def wait(self) -> int:
        return await asyncio.shield(self.ended)

    async def communicate(self) -> tuple[bytes, None]:
        """All that it says until it ends."""
        said = await self.stdout.read()
        await self.wait()
        return said, None

    def send_signal(self, number: int) -> None:
        """Send it a signal; one that is dead already doesn't mind."""
        if not self.ended.done():
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Talking(Forked):
    """One that also reads, a line or so at a time, and whose two streams are heard apart."""

    def __init__(
        self,
        process: ForkServerProcess,
        stdin: FileIO,
        stdout: asyncio.StreamReader,
        stderr: asyncio.StreamReader,
    ) -> None:
        super().__init__(process, stdout)
        self.stdin = stdin
        self.stderr = stderr


async def start(target: Callable[..., Any], *arguments: Any) -> Forked:
    """Start `target` in a process of its own, of which all that is said is heard."""
    ears, mouth = multiprocessing.Pipe(duplex=False)
    process = context().Process(target=_aloud, args=(mouth, target, *arguments))
    await asyncio.to_thread(process.start)  # the first one waits for the server's imports
    mouth.close()
    return Forked(process, await _heard(ears))


async def talk(target: Callable[[], Any]) -> Talking:
    """Start `target` in a process of its own, to which there are three pipes: its standard streams."""
    hears, tell = multiprocessing.Pipe(duplex=False)
    ears, mouths = zip(*(multiprocessing.Pipe(duplex=False) for _ in range(2)), strict=True)
    process = context().Process(target=_with_streams, args=(hears, *mouths, target))
    await asyncio.to_thread(process.start)
    for end in (hears, *mouths):
        end.close()
    stdin = os.fdopen(os.dup(tell.fileno()), "wb", 0)
    tell.close()
    return Talking(process, stdin, *[await _heard(each) for each in ears])


async def _heard(ears: Connection) -> asyncio.StreamReader:
    said = asyncio.StreamReader(1 << 22)
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(said), os.fdopen(os.dup(ears.fileno()), "rb", 0)
    )
    ears.close()
    return said


async def run_module(name: str, *arguments: str, env: Mapping[str, str], cwd: Path) -> Forked:
    """Start `python -m name arguments`."""
    return await start(_module, name, arguments, dict(env), str(cwd))


def _aloud(mouth: Connection, target: Callable[..., Any], *arguments: Any) -> None:
    for stream in (1, 2):
        os.dup2(mouth.fileno(), stream)
    mouth.close()
    target(*arguments)


def _with_streams(stdin: Connection, stdout: Connection, stderr: Connection, target: Callable[[], Any]) -> None:
    for stream, end in enumerate((stdin, stdout, stderr)):
        os.dup2(end.fileno(), stream)
        end.close()
    sys.stdin = os.fdopen(0)  # multiprocessing has closed it
    target()


def _module(name: str, arguments: tuple[str, ...], environment: dict[str, str], folder: str) -> None:
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv[1:] = arguments
    sys.modules.pop(f"{name}.__main__", None)
    try:
        runpy.run_module(name, run_name="__main__", alter_sys=True)
    finally:
        gc.collect()  # what nobody has closed says so
