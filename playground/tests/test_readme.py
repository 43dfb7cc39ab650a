"""The README's example is run as it stands; its bot is whatever has such a command."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import discord
import pytest
from discord import app_commands, ui

import playground
from playground.tests.route_table import updated

README = Path(playground.__file__).with_name("README.md").read_text(encoding="utf-8")


class Bot(discord.Client):
    """Says hello, with a button to wave back."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

        @self.tree.command()
        async def hello(interaction: discord.Interaction, name: str) -> None:
            """Say hello."""
            view = ui.View()
            wave: Any = ui.Button(label="Wave back")
            wave.callback = self.wave
            view.add_item(wave)
            await interaction.response.send_message(f"Hello, {name}!", view=view)

    async def wave(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{interaction.user.display_name} waves")

    async def setup_hook(self) -> None:
        await self.tree.sync()


async def test_the_example_of_the_readme(monkeypatch: pytest.MonkeyPatch) -> None:
    example = re.search(r"```python\n(from playground import Playground\n.*?)```", README, re.DOTALL)
    assert example is not None
    module = ModuleType("my_bot")
    module.Bot = Bot  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "my_bot", module)
    names: dict[str, Any] = {}
    exec(example[1], names)
    await names["test_hello"]()
    inside = example[1].partition("async def test_hello():\n")[2].strip().splitlines()
    assert len(inside) <= 10


def test_the_plan_of_the_readme_can_be_read() -> None:
    plan = re.search(r'Playground\(faults="([^"]+)"\)', README)
    assert plan is not None and len(playground.Plan.read(plan[1]).items) == 7


class Keeper(Bot):
    """Kicks whom it is told to, and says what came of it."""

    def __init__(self) -> None:
        super().__init__()

        @self.tree.command()
        async def kick(interaction: discord.Interaction, member: discord.Member) -> None:
            """Kick somebody."""
            await interaction.response.defer()
            try:
                await member.kick()
            except discord.HTTPException as refusal:
                await interaction.followup.send(refusal.text)
            else:
                await interaction.followup.send("Gone")


async def test_the_example_of_moderation(monkeypatch: pytest.MonkeyPatch) -> None:
    example = re.search(r"```python\n(from playground import P, .*?)```", README, re.DOTALL)
    assert example is not None
    module = ModuleType("my_bot")
    module.Bot = Keeper  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "my_bot", module)
    names: dict[str, Any] = {}
    exec(example[1], names)
    await names["test_kick"]()


def test_the_table_of_routes_is_up_to_date() -> None:
    assert updated(README) == README, "python -m playground.tests.route_table writes it"
