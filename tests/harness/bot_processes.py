"""Bots that start quickly: one process, the parent, does all the imports, then forks a bot for each line it reads.

A line is JSON, a `Launch`; the parent writes one when the bot has started and one when it has ended. What the bots say
goes to standard error. The parent is itself forked from a process that has the imports done (`tests.harness.forked`);
for the code of another folder it is `python -m tests.harness.bot_processes`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import selectors
import signal
import sys
from collections import Counter, deque
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tests.harness.forked import ROOT, Talking, talk

PATIENCE = 30.0
IMPORTS = 120.0
"""Seconds for the parent's imports, before the first bot starts: on a busy machine they have taken forty."""
EVENT = re.compile(r'"event": "(\w+)')
FIGURES = "figures "


@dataclass
class Launch:
    """How to run one bot."""

    environment: dict[str, str]
    ahead: float = 0.0
    """Seconds by which its clock is ahead of the machine's."""
    seed: str = "0"
    """Of its games."""
    quick: bool = True
    """The boards' seconds are twenty times shorter."""
    fault: list[Any] | None = None
    """What goes wrong in it, and when; see `tests.harness.faulty_bot`."""
    alone: bool = False
    """A program of its own, which has no memory in common with another: to be measured."""
    group: str = ""
    """The control group in which it then is."""


# ---- in the parent, a process of its own -----------------------------------------------------------------------------


def main() -> None:
    """Fork a bot for each line, tell how each ends; leave when there are no more lines."""
    # all imports a bot needs
    import alembic.command
    import alembic.config

    import tests.bot.house
    from tests.harness import faulty_bot

    assert alembic and tests

    selector = selectors.DefaultSelector()
    wake_read, wake_write = os.pipe()
    os.set_blocking(wake_write, False)
    signal.set_wakeup_fd(wake_write)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    selector.register(wake_read, selectors.EVENT_READ)
    selector.register(sys.stdin.buffer, selectors.EVENT_READ)
    running: set[int] = set()
    while True:
        for key, _ in selector.select():
            if key.fd == wake_read:
                os.read(wake_read, 4096)
                _reap(running)
                continue
            line = sys.stdin.buffer.readline()
            if not line:
                for pid in running:
                    os.kill(pid, signal.SIGKILL)
                return
            pid = os.fork()
            if pid == 0:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                os.dup2(2, 1)
                launch = Launch(**json.loads(line))
                if launch.alone:
                    if launch.group:
                        Path(launch.group, "cgroup.procs").write_text(str(os.getpid()))
                    os.execv(sys.executable, [sys.executable, "-m", "tests.harness", line.decode()])
                faulty_bot.run(launch)
            running.add(pid)
            _tell(started=pid)


def _reap(running: set[int]) -> None:
    for pid in list(running):
        gone, status = os.waitpid(pid, os.WNOHANG)
        if gone:
            running.discard(pid)
            _tell(ended=pid, code=os.waitstatus_to_exitcode(status))


def _tell(**what: int) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


# ---- in the test's process -----------------------------------------------------------------------------------------


@dataclass
class Bot:
    """A bot that was started."""

    pid: int
    ended: asyncio.Future[int]
    """Its exit code; below 0: the signal it died of."""

    @property
    def alive(self) -> bool:
        return not self.ended.done()

    def send(self, number: int) -> None:
        """Send it a signal; one that is dead already doesn't mind."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    async def kill(self) -> None:
        """`kill -9`, and wait until it is gone."""
        self.send(signal.SIGKILL)
        await self.end()

    async def end(self, seconds: float = PATIENCE) -> int:
        """Wait until it ends; its exit code."""
        return await asyncio.wait_for(asyncio.shield(self.ended), seconds)


@dataclass
class BotProcesses:
    """The parent, seen from a test. `said` is what the bots said last, `errors` what was an error.

    `root`: the folder with the bot's code.
    """

    root: Path = ROOT
    said: deque[str] = field(default_factory=lambda: deque[str](maxlen=400))
    errors: list[str] = field(default_factory=list[str])
    told: Counter[str] = field(default_factory=Counter[str])
    """How often each event was in the log."""
    figures: dict[str, float] = field(default_factory=dict[str, float])
    """What a bot measured of itself, told at its end."""
    _process: asyncio.subprocess.Process | Talking | None = None
    _bots: dict[int, Bot] = field(default_factory=dict[int, Bot])
    _started: asyncio.Queue[Bot] = field(default_factory=lambda: asyncio.Queue[Bot]())
    _readers: list[asyncio.Task[None]] = field(default_factory=list[asyncio.Task[None]])

    async def __aenter__(self) -> BotProcesses:
        if self.root == ROOT:
            self._process = await talk(main)
        else:
            pipe = asyncio.subprocess.PIPE
            asked = (sys.executable, "-m", "tests.harness.bot_processes")
            self._process = await asyncio.create_subprocess_exec(
                *asked, cwd=self.root, stdin=pipe, stdout=pipe, stderr=pipe, limit=1 << 22
            )
        self._readers = [asyncio.create_task(self._hear()), asyncio.create_task(self._listen())]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._process is not None and self._process.stdin is not None
        for bot in list(self._bots.values()):
            await bot.kill()
        self._process.stdin.close()
        await self._process.wait()
        await asyncio.gather(*self._readers)

    async def start(self, launch: Launch) -> Bot:
        """Start a bot."""
        assert self._process is not None and self._process.stdin is not None
        self._process.stdin.write(json.dumps(asdict(launch)).encode() + b"\n")
        return await asyncio.wait_for(self._started.get(), IMPORTS)

    async def _hear(self) -> None:
        assert self._process is not None and self._process.stdout is not None
        async for line in self._process.stdout:
            told = json.loads(line)
            if "started" in told:
                bot = self._bots[told["started"]] = Bot(told["started"], asyncio.get_running_loop().create_future())
                self._started.put_nowait(bot)
            else:
                self._bots.pop(told["ended"]).ended.set_result(told["code"])

    async def _listen(self) -> None:
        assert self._process is not None and self._process.stderr is not None
        async for line in self._process.stderr:
            text = line.decode(errors="replace").rstrip("\n")
            self.said.append(text)
            if (event := EVENT.search(text)) is not None:
                self.told[event[1]] += 1
            if text.startswith(FIGURES):
                self.figures = json.loads(text.removeprefix(FIGURES))
            if '"level": "error"' in text or '"level": "critical"' in text or text.startswith("Traceback"):
                self.errors.append(text)


if __name__ == "__main__":
    main()
