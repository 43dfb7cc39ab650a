"""The sample bot as a program, told its address by the environment as any bot would be."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from playground.tests.sample_bot import SampleBot


async def main() -> None:
    base = os.environ["DISCORD_API_BASE"]
    Route.BASE = f"{base}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{base.replace('http', 'ws', 1)}/gw")
    discord.Asset.BASE = f"{base}/cdn"  # type: ignore[misc,assignment]
    bot = SampleBot()
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    running = asyncio.create_task(bot.start(os.environ["DISCORD_TOKEN"]))
    await asyncio.wait({running, asyncio.create_task(stop.wait())}, return_when=asyncio.FIRST_COMPLETED)
    await bot.close()
    print("closed in order", flush=True)  # noqa: T201


if "--deaf" in sys.argv:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.pause()
asyncio.run(main())
