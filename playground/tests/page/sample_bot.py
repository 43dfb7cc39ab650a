"""A small discord.py bot that does one of everything, for looking at the page with a real client behind it."""

from __future__ import annotations

import asyncio
import io

import discord
from discord import app_commands, ui


class Counter(ui.LayoutView):
    """A table on which everybody counts."""

    def __init__(self, bot: SampleBot) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Counter] = ui.Container(accent_colour=discord.Colour(0x009E73))
        box.add_item(ui.TextDisplay(f"**Count** is {bot.count}"))
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="A green board")))
        row: ui.ActionRow[Counter] = ui.ActionRow()
        for name in ("add", "secret", "form", "never", "slow"):
            row.add_item(ui.Button(label=name.title(), custom_id=name))
        box.add_item(row)
        self.add_item(box)


class Rules(ui.Modal, title="House rules"):
    """A form of the newer kind."""

    called = ui.Label(text="Name", component=ui.TextInput(max_length=20))
    pace = ui.Label(
        text="Pace",
        component=ui.Select(options=[discord.SelectOption(label="Live"), discord.SelectOption(label="Slow")]),
    )
    files = ui.Label(text="Proof", component=ui.FileUpload(required=False))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.called.component, ui.TextInput)
        assert isinstance(self.pace.component, ui.Select)
        assert isinstance(self.files.component, ui.FileUpload)
        proof = [one.filename for one in self.files.component.values]
        await interaction.response.send_message(
            f"{self.called.component.value}, {self.pace.component.values[0]}, {proof}", ephemeral=True
        )


class SampleBot(discord.Client):
    """`/count new` shows the table; its buttons do what their names say."""

    def __init__(self, picture: bytes) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        self.picture = picture
        self.count = 0
        self.go_on = asyncio.Event()
        self.tree = app_commands.CommandTree(self)
        group = app_commands.Group(name="count", description="Counting together")

        @group.command(name="new", description="Opens a table")
        @app_commands.describe(start="Where to begin", word="A word")
        async def new(
            interaction: discord.Interaction,
            start: app_commands.Range[int, 0, 99] = 0,
            word: str | None = None,
            channel: discord.TextChannel | None = None,
        ) -> None:
            self.count = start + (1000 if channel else 0)
            await interaction.response.send_message(view=Counter(self), file=self.board())

        @new.autocomplete("word")
        async def complete(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=f"{typed}{end}", value=f"{typed}{end}") for end in ("-a", "-b")]

        @group.command(name="silent", description="Is never answered")
        async def silent(interaction: discord.Interaction) -> None:
            pass

        self.tree.add_command(group)

    def board(self) -> discord.File:
        return discord.File(io.BytesIO(self.picture), "board.png", description="A green board")

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component or not interaction.data:
            return
        answer = {"add": self.add, "secret": self.secret, "form": self.form, "slow": self.slow}
        act = answer.get(str(interaction.data.get("custom_id")))
        if act:
            await act(interaction)

    async def add(self, interaction: discord.Interaction) -> None:
        self.count += 1
        await interaction.response.edit_message(view=Counter(self), attachments=[self.board()])

    async def secret(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"The secret of **{interaction.user.display_name}**", ephemeral=True)

    async def form(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Rules())

    async def slow(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await self.go_on.wait()
        await interaction.followup.send("At last")
