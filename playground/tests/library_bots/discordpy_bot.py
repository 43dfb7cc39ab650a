"""A bot with a command, a button and a form, as its library's users write one. It knows nothing of the playground."""

import discord
from discord import app_commands

client = discord.Client(intents=discord.Intents.default())
tree = app_commands.CommandTree(client)


class Name(discord.ui.Modal, title="Your name"):
    name = discord.ui.TextInput(label="Name", custom_id="name")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Hello, {self.name.value}!")


class Buttons(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Press", custom_id="press")
    async def press(self, interaction: discord.Interaction, button: object) -> None:
        await interaction.response.edit_message(content="Pressed")

    @discord.ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction, button: object) -> None:
        await interaction.response.send_modal(Name())


@client.event
async def setup_hook() -> None:
    client.add_view(Buttons())
    await tree.sync()


@client.event
async def on_ready() -> None:
    print("ready")


@tree.command(description="Say hello")
async def hello(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Hello!", view=Buttons())


client.run("a token of the bot's own")
