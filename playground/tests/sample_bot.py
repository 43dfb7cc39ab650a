"""A small bot of our own that uses all a game bot may use. The judges run it; it is nobody's product."""

from __future__ import annotations

import asyncio
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
        self.failed = asyncio.Event()
        commands(self)

        @self.tree.error
        async def on_error(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
            self.errors.append(getattr(error, "original", error))
            self.failed.set()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter)
        await self.tree.sync()


PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489"
    "0000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)


class Form(ui.Modal, title="Everything"):
    """A form with every part a form may have; the answers are told back."""

    note = ui.TextDisplay("Please fill in")
    name = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=20))
    colour = ui.Label(text="Colour", component=ui.RadioGroup(custom_id="colour"))
    likes = ui.Label(text="Likes", component=ui.CheckboxGroup(custom_id="likes", min_values=1, max_values=2))
    agreed = ui.Label(text="Agreed", component=ui.Checkbox(custom_id="agreed"))

    def __init__(self) -> None:
        super().__init__(custom_id="everything")
        for value in ("red", "blue"):
            self.colour.component.add_option(label=value.title(), value=value)  # type: ignore[attr-defined]
        for value in ("tea", "cake", "chess"):
            self.likes.component.add_option(label=value.title(), value=value)  # type: ignore[attr-defined]

    async def on_submit(self, interaction: discord.Interaction) -> None:
        told = [self.name, self.colour, self.likes]
        values = [getattr(one.component, "value", None) or getattr(one.component, "values", None) for one in told]
        agreed = self.agreed.component.value  # type: ignore[attr-defined]
        await interaction.response.send_message(f"{values} {agreed}", ephemeral=True)


class Papers(ui.Modal, title="Papers"):
    """A form with a file, a select of each kind that a form may have."""

    paper = ui.Label(text="Paper", component=ui.FileUpload(custom_id="paper"))
    size = ui.Label(text="Size", component=ui.Select(custom_id="size", options=[
        discord.SelectOption(label="Small"), discord.SelectOption(label="Large")]))  # fmt: skip
    friend = ui.Label(text="Friend", component=ui.UserSelect(custom_id="friend", required=False))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        files: Any = self.paper.component
        content = (await files.values[0].read()).decode()
        size: Any = self.size.component
        friend: Any = self.friend.component
        await interaction.response.send_message(f"{content} {size.values} {[one.name for one in friend.values]}")


class Menus(ui.View):
    """A select of every kind."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        for kind in (ui.UserSelect, ui.RoleSelect, ui.ChannelSelect, ui.MentionableSelect):
            select: Any = kind(custom_id=kind.__name__, max_values=2)
            select.callback = self.told(select)
            self.add_item(select)
        words: Any = ui.Select(custom_id="Words", placeholder="Words", options=[
            discord.SelectOption(label="One", value="1"), discord.SelectOption(label="Two", value="2")])  # fmt: skip
        words.callback = self.told(words)
        self.add_item(words)

    def told(self, select: Any) -> Any:
        async def callback(interaction: discord.Interaction) -> None:
            chosen = ", ".join(str(getattr(one, "name", one)) for one in select.values)
            await interaction.response.send_message(f"{select.custom_id}: {chosen}", ephemeral=True)

        return callback


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

    @tree.command()
    async def form(interaction: discord.Interaction) -> None:
        """Fill in a form."""
        await interaction.response.send_modal(Form())

    @tree.command()
    async def papers(interaction: discord.Interaction) -> None:
        """Hand in papers."""
        await interaction.response.send_modal(Papers())

    @tree.command()
    async def menus(interaction: discord.Interaction) -> None:
        """Choose."""
        await interaction.response.send_message("Choose", view=Menus())

    rules = app_commands.Group(name="rules", description="Rules")

    @rules.command()
    async def search(interaction: discord.Interaction, word: str, page: app_commands.Range[int, 1, 9] = 1) -> None:
        """Search the rules."""
        await interaction.response.send_message(f"{word} on page {page}")

    @search.autocomplete("word")
    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = ["broom", "cauldron", "creature"]
        return [app_commands.Choice(name=one.title(), value=one) for one in words if one.startswith(current)]

    tree.add_command(rules)

    @tree.command()
    async def given(
        interaction: discord.Interaction, who: discord.Member, where: discord.TextChannel, paper: discord.Attachment
    ) -> None:
        """Take things by option."""
        content = (await paper.read()).decode()
        await interaction.response.send_message(f"{who.display_name} {where.name} {content}")

    @tree.command()
    async def table(interaction: discord.Interaction) -> None:
        """Open a thread, write into it, edit what was written, delete it."""
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.defer(ephemeral=True)
        thread = await interaction.channel.create_thread(name="Table", type=discord.ChannelType.public_thread)
        board = await thread.send("Board", nonce="board-1")
        assert (await thread.send("Board again", nonce="board-1")).id == board.id
        await board.edit(content="Board, move 2", allowed_mentions=discord.AllowedMentions.none())
        note = await thread.send("Gone soon")
        await note.delete()
        found = [message.content async for message in thread.history(limit=10)]
        await interaction.followup.send(f"{found}")

    @tree.context_menu(name="Greet")
    async def greet(interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"Hello, {member.display_name}")

    @tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"> {message.content}")

    @tree.command()
    async def whisper(interaction: discord.Interaction) -> None:
        """Write to a person directly."""
        await interaction.user.send("Psst")
        await interaction.response.send_message("Written", ephemeral=True)

    @tree.command()
    async def emoji(interaction: discord.Interaction) -> None:
        """Bring an emoji of one's own and use it."""
        made = await bot.create_application_emoji(name="dot", image=PICTURE)
        view = ui.View()
        view.add_item(ui.Button(emoji=made, custom_id="dot"))
        await interaction.response.send_message(str(made), view=view)

    @tree.command()
    async def regret(interaction: discord.Interaction) -> None:
        """Say things and take them back."""
        await interaction.response.send_message("Said")
        await interaction.original_response()
        more = await interaction.followup.send("More", wait=True)
        await interaction.followup.edit_message(more.id, content="Less")
        await interaction.followup.fetch_message(more.id)
        await interaction.followup.delete_message(more.id)
        await interaction.delete_original_response()
