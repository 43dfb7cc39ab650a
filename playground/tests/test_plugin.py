"""The pytest plugin, tried in a project of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

TESTS = """
import discord as library
import pytest


class Bot(library.Client):
    def __init__(self):
        super().__init__(intents=library.Intents.default(), guild_ready_timeout=0.01)
        self.tree = library.app_commands.CommandTree(self)

        @self.tree.command(description="Say hello")
        async def hello(interaction: library.Interaction):
            await interaction.response.send_message(f"Hello, {interaction.user.display_name}!")

    async def setup_hook(self):
        await self.tree.sync()


async def test_hello(discord, seat):
    async with discord.running(Bot()):
        reply = await seat("Ana").slash("hello")
        assert reply.message["content"] == "Hello, Ana!"


@pytest.mark.discord(guild="Elsewhere", shards=2)
async def test_options(discord):
    assert discord.guild.name == "Elsewhere" and discord.server.shards == 2


async def test_what_is_missing_fails(discord):
    discord.world.report_unsupported("The playground has no broom")
"""


def test_a_strangers_project_uses_the_plugin(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text('pytest_plugins = ["playground.testing"]\n')
    (tmp_path / "test_bot.py").write_text(TESTS)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "-W",
        "ignore",
        "-o",
        "asyncio_mode=auto",
        "-q",
        str(tmp_path),
    ]
    environment = {"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120)
    assert "3 passed, 1 error" in done.stdout, done.stdout
    assert "Incomplete: The playground has no broom" in done.stdout
