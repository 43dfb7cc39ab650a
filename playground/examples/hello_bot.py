"""A bot as anybody writes one: it knows nothing of the playground.

    discord-playground --bot "python hello_bot.py" --play hello.json

Or on Discord: `DISCORD_TOKEN=… python hello_bot.py`.
"""

import os

import discord
from discord import app_commands


class Wave(discord.ui.View):
    """A button below the greeting."""

    @discord.ui.button(label="Wave back")
    async def wave(self, interaction: discord.Interaction, _button: discord.ui.Button) -> None:
        await interaction.response.send_message(f"{interaction.user.display_name} waves")


class HelloBot(discord.Client):
    """Says hello to whom one likes."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(description="Say hello")
        async def hello(interaction: discord.Interaction, name: str) -> None:
            await interaction.response.send_message(f"Hello, {name}!", view=Wave())

    async def setup_hook(self) -> None:
        await self.tree.sync()


if __name__ == "__main__":
    HelloBot().run(os.environ.get("DISCORD_TOKEN", "any"))
