"""A bot as a process of its own: started with the playground's address, its log passed on, stopped by SIGTERM."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shlex
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

GRACE = 10.0
LAST_WORDS = 0.5
"""Seconds for what it has printed last; whatever it has started may keep its output open for ever."""
REDIRECT = Path(__file__).parent / "redirect"
"""What a bot's interpreter loads first, so that the bot reaches the playground in Discord's place."""


def redirect_environment(base: str, environment: Mapping[str, str]) -> dict[str, str]:
    """The variables that send a Python or Node bot to the playground at `base`, although it asks for Discord."""
    python_path = [str(REDIRECT), *filter(None, [environment.get("PYTHONPATH")])]
    node_options = [environment.get("NODE_OPTIONS", ""), f"--require={json.dumps(str(REDIRECT / 'redirect.cjs'))}"]
    return {
        "PLAYGROUND_REDIRECT": base,
        "PYTHONPATH": os.pathsep.join(python_path),
        "NODE_OPTIONS": " ".join(node_options).strip(),
    }


def why_not_redirected(command: Sequence[str]) -> str | None:
    """Why a command would reach the real Discord in spite of it; None if nothing is known to be wrong.

    Python that ignores its environment (`-E`, `-I`) or loads no site (`-S`) does not load the redirect.
    """
    program = Path(command[0]).name if command else ""
    if not re.match(r"(python|pypy|py)[\d.w]*(\.exe)?$", program):
        return None
    for one in command[1:]:
        if not one.startswith("-") or one in ("-m", "-c"):
            return None
        found = set(one[1:]) & set("EIS") if not one.startswith("--") else set[str]()
        if found:
            return (
                f"{program} -{min(found)} ignores what sends the bot to the playground: it would reach the real Discord"
            )
    return None


class NotRedirected(RuntimeError):
    """The bot would not connect to the playground but to the real Discord; it was not started."""


class BotProcess:
    """A running bot. `said` gets each line of its output, `folder` is where it runs (None: here).

    `start` may be called again once it has ended.
    """

    def __init__(
        self,
        command: str | Sequence[str],
        environment: Mapping[str, str],
        said: Callable[[str], None],
        folder: Path | None = None,
    ) -> None:
        self.command = (
            shlex.split(command, posix=sys.platform != "win32") if isinstance(command, str) else list(command)
        )
        self.environment = dict(environment)
        self.said = said
        self.folder = folder
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start it.

        :raises OSError: there is no such program.
        :raises NotRedirected: it would reach the real Discord.
        """
        reason = why_not_redirected(self.command) if "PLAYGROUND_REDIRECT" in self.environment else None
        if reason is not None:
            raise NotRedirected(reason)
        self._process = await asyncio.create_subprocess_exec(
            *self.command,
            env=self.environment,
            cwd=self.folder,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=sys.platform != "win32",  # so that Ctrl-C reaches us only, and we stop it in order
        )
        self._reader = asyncio.create_task(self._read(self._process))

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        while True:
            try:
                line = await process.stdout.readline()
            except ValueError:  # a line longer than the buffer
                line = await process.stdout.read(65536)
            if not line:
                return
            self.said(line.decode(errors="replace").rstrip("\n"))

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def wait(self) -> int:
        """Wait until it ends by itself; its exit code."""
        assert self._process is not None
        code = await self._exited(self._process)
        if self._reader is not None:
            await asyncio.wait({self._reader}, timeout=LAST_WORDS)
        return code

    async def _exited(self, process: asyncio.subprocess.Process) -> int:
        """Its exit code; asyncio's own `wait` also waits for all who have its output open."""
        while process.returncode is None:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        return process.returncode

    async def stop(self, grace: float = GRACE) -> int:
        """Ask it to stop (SIGTERM); kill it after `grace` seconds. Its exit code."""
        if self._process is None:
            return 0
        if self.running:
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(signal.SIGTERM)
            try:
                async with asyncio.timeout(grace):
                    await self._exited(self._process)
            except TimeoutError:
                self.said(f"(the bot did not stop within {grace:g} s and is killed)")
                await self.kill()
        return await self.wait()

    async def kill(self) -> None:
        """End it at once (SIGKILL), as a power cut would."""
        if self._process is not None and self.running:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._exited(self._process)
