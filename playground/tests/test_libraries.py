"""Unchanged bots of six libraries on the playground: a command, a button, a form, and after a lost connection again.

The libraries are no part of the project: some can't be installed beside discord.py. They are looked for below the
folder that PLAYGROUND_LIBRARIES names: a virtual environment for each (`nextcord/bin/python` …), for discord.js a
folder with its `node_modules`. `python -m playground.tests.libraries FOLDER` makes one.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from pathlib import Path

import pytest

from playground import Playground, Seat
from playground.bot_process import BotProcess

BOTS = Path(__file__).parent / "library_bots"
FOLDER = Path(os.environ.get("PLAYGROUND_LIBRARIES", "/nowhere"))


def command(library: str) -> list[str]:
    """What starts a library's bot, or a skipped test."""
    if library == "discord.js":
        node, modules = shutil.which("node"), FOLDER / library / "node_modules"
        if node is None or not modules.is_dir():
            pytest.skip("discord.js is not here: set PLAYGROUND_LIBRARIES to a folder with libraries")
        return [node, str(BOTS / "discordjs_bot.cjs")]
    python = FOLDER / library / "bin" / "python"
    if not python.exists():
        pytest.skip(f"{library} is not here: set PLAYGROUND_LIBRARIES to a folder with libraries")
    return [str(python), str(BOTS / ("hikari_bot.py" if library == "hikari" else "python_bot.py")), library]


async def use(ana: Seat, how: str) -> None:
    """A command, a button and a form."""
    reply = await ana.slash("hello")
    assert (await reply.shown())["content"] == "Hello!", how
    await ana.click("Press", on=reply.message)
    await ana.until(lambda: ana.message("Pressed"))
    await ana.click("Form", on=reply.message)
    await (await ana.submit({"name": f"Ana {how}"})).shown()
    assert ana.message(f"Hello, Ana {how}!")


async def lose_the_connection(play: Playground) -> None:
    """Break the bot's socket without a word, and wait until it is back."""
    gateway = play.server.gateway
    before = gateway.resumed + gateway.identified
    await gateway.drop(None)
    await gateway.until(lambda: gateway.resumed + gateway.identified > before and gateway.connected)


@pytest.mark.libraries
@pytest.mark.parametrize("library", ["discord.py", "py-cord", "nextcord", "disnake", "hikari", "discord.js"])
async def test_an_unchanged_bot_answers_before_and_after_a_lost_connection(library: str) -> None:
    said: list[str] = []
    ready = asyncio.Event()

    def hear(line: str) -> None:
        said.append(line)
        if line == "ready":
            ready.set()

    async with Playground(any_token=True, strict=False) as play:
        environment = {**play.environment(), "NODE_PATH": str(FOLDER / library / "node_modules")}
        bot = BotProcess(command(library), environment, hear)
        await bot.start()
        try:
            ana = play.seat("Ana")
            await asyncio.wait_for(ready.wait(), 60)
            await ana.until(lambda: any(one["name"] == "hello" for one in ana.commands()), timeout=20)
            await use(ana, "at first")
            await lose_the_connection(play)
            await use(ana, "again")
        except BaseException:
            print("\n".join(said[-30:]))  # noqa: T201  (what the bot said, for who reads the failure)
            raise
        finally:
            await bot.stop()
