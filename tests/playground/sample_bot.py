"""A small bot of our own that uses all a game bot may use. The judges run it; it is nobody's product."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands, ui


class Counter(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button that survives restarts: its state is its id."""

    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Counter:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> Any:
        await interaction.response.edit_message(view=counter(self.n + 1))


def counter(n: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"Counted to {n}"))
    row: Any = ui.ActionRow()
    row.add_item(Counter(n))
    view.add_item(row)
    return view


class SampleBot(discord.Client):
    """Commands are in `commands`, one function each."""

    def __init__(self, **options: Any) -> None:
        intents = options.pop("intents", discord.Intents(guilds=True))
        super().__init__(intents=intents, guild_ready_timeout=0.01, **options)
        self.tree = app_commands.CommandTree(self)
        self.errors: list[BaseException] = []
        commands(self)

        @self.tree.error
        async def on_error(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
            self.errors.append(getattr(error, "original", error))

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter)
        await self.tree.sync()


PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)


def commands(bot: SampleBot) -> None:
    """Put the bot's commands into its tree."""
    tree = bot.tree

    @tree.command()
    async def hello(interaction: discord.Interaction, name: str = "you") -> None:
        """Say hello."""
        await interaction.response.send_message(f"Hello, {name}!")

    @tree.command()
    async def secret(interaction: discord.Interaction) -> None:
        """Whisper."""
        await interaction.response.send_message("Only you see this", ephemeral=True)

    @tree.command()
    async def count(interaction: discord.Interaction) -> None:
        """Start counting."""
        await interaction.response.send_message(view=counter(0))

    @tree.command()
    async def think(interaction: discord.Interaction, private: bool = False) -> None:
        """Think first, answer later, then say more."""
        await interaction.response.defer(thinking=True, ephemeral=private)
        await interaction.edit_original_response(content="Thought")
        await interaction.followup.send("And another thing", ephemeral=True)

    @tree.command()
    async def picture(interaction: discord.Interaction) -> None:
        """Show a picture."""
        view = ui.LayoutView()
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://dot.png", description="a dot")))
        await interaction.response.send_message(view=view, file=discord.File(io.BytesIO(PICTURE), "dot.png"))

    @tree.command()
    async def silence(interaction: discord.Interaction) -> None:
        """Never answer."""
