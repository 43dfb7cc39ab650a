"""What the bot takes while nobody plays: it, the process that draws, and what works out pars after the start.

The bot is a process of its own on the playground, with a new database and pictures, as whoever installs it has it
(without the developers' tools). What processes share counts once (PSS, Linux). `python -m bench.idle`
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path

from playground import Playground
from tests.crash.soak import Memory

SECONDS = (10, 60, 150)
"""After it has connected."""
AS_INSTALLED = "import sys, runpy; sys.modules['rich'] = None; runpy.run_module('bot', run_name='__main__')"
"""Starts the bot; where the developers' tools are there, structlog would take rich along."""


async def measure() -> None:
    """Print the memory at each of these moments."""
    with tempfile.TemporaryDirectory(prefix="bench-idle-") as folder:
        async with Playground() as play:
            environment = play.environment() | {"DATABASE_URL": f"sqlite+aiosqlite:///{Path(folder) / 'a.db'}"}
            environment["PYTHONPATH"] = os.getcwd()  # ours needs no help to find the playground
            environment["LOG_LEVEL"] = "WARNING"
            bot = await asyncio.create_subprocess_exec(sys.executable, "-c", AS_INSTALLED, env=environment)
            try:
                await asyncio.wait_for(play.connected(), 120)
                for before, moment in zip((0, *SECONDS), SECONDS, strict=False):
                    await asyncio.sleep(moment - before)
                    print(
                        f"after {moment} s: {Memory.of(bot.pid)} MB (wanted: ≤ 150 from the first minute)", flush=True
                    )
            finally:
                bot.terminate()
                await bot.wait()


if __name__ == "__main__":
    asyncio.run(measure())
