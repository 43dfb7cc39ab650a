"""A bot with a command, a button and a form, as users of discord.py and its forks write one: `python_bot.py LIBRARY`.

It knows nothing of the playground. What the four libraries spell differently stands in one place each.
"""

import importlib
import sys
from typing import Any

LIBRARY = sys.argv[1] if len(sys.argv) > 1 else "discord.py"
lib: Any = importlib.import_module(LIBRARY if LIBRARY in ("disnake", "nextcord") else "discord")


def a_client() -> Any:
    """The library's own kind of bot for slash commands."""
    if LIBRARY == "discord.py":
        return lib.Client(intents=lib.Intents.default())
    if LIBRARY == "py-cord":
        return lib.Bot()
    commands = importlib.import_module(f"{LIBRARY}.ext.commands")
    return commands.InteractionBot() if LIBRARY == "disnake" else commands.Bot()


class Name(lib.ui.Modal):
    def __init__(self) -> None:
        kind = lib.ui.InputText if LIBRARY == "py-cord" else lib.ui.TextInput
        self.name = kind(label="Name", custom_id="name")
        super().__init__(title="Your name", **({"components": [self.name]} if LIBRARY == "disnake" else {}))
        if LIBRARY != "disnake":
            self.add_item(self.name)

    async def callback(self, interaction: Any) -> None:
        name = interaction.text_values["name"] if LIBRARY == "disnake" else self.name.value
        await interaction.response.send_message(f"Hello, {name}!")

    on_submit = callback


class Buttons(lib.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @lib.ui.button(label="Press", custom_id="press")
    async def press(self, *given: Any) -> None:
        await pressed(given).response.edit_message(content="Pressed")

    @lib.ui.button(label="Form", custom_id="form")
    async def form(self, *given: Any) -> None:
        await pressed(given).response.send_modal(Name())


def pressed(given: tuple[Any, ...]) -> Any:
    """The interaction, which discord.py gives before the button and its forks after it."""
    return given[0 if LIBRARY == "discord.py" else 1]


client = a_client()
Used: Any = lib.ApplicationCommandInteraction if LIBRARY == "disnake" else lib.Interaction
tree = lib.app_commands.CommandTree(client) if LIBRARY == "discord.py" else None


@client.event
async def setup_hook() -> None:
    """Put the command on Discord; the forks do that by themselves and never call this."""
    await tree.sync()


@client.event
async def on_ready() -> None:
    client.add_view(Buttons())
    print("ready")


@(tree.command if tree is not None else client.slash_command)(name="hello", description="Say hello")
async def hello(interaction: Used) -> None:
    await interaction.response.send_message("Hello!", view=Buttons())


client.run("a token of the bot's own")
