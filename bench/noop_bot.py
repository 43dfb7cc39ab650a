"""The least a discord.py bot can do: a command that shows a button, and an acknowledgement for every press."""

import os

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

BASE = os.environ["DISCORD_API_BASE"]


class Noop(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        await self.tree.sync()


client = Noop()


@client.tree.command(description="Show a button")
async def noop(interaction: discord.Interaction) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Press", custom_id="press"))
    await interaction.response.send_message("Press it.", view=view, ephemeral=True)


@client.event
async def on_interaction(interaction: discord.Interaction) -> None:
    if interaction.type is discord.InteractionType.component:
        await interaction.response.defer()


if __name__ == "__main__":
    Route.BASE = f"{BASE}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{BASE.replace('http', 'ws', 1)}/gw")
    discord.Asset.BASE = f"{BASE}/cdn"  # pyright: ignore[reportAttributeAccessIssue]
    client.run(os.environ["DISCORD_TOKEN"], log_handler=None)
