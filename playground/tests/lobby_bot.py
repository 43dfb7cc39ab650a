"""A tiny game in the manner of any table bot: a lobby, turns, a hidden hand, a form, and bad payloads on request."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.http import Route

V2 = 1 << 15


def button(custom_id: str = "b", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": custom_id, **more}


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


OPTIONS = [{"label": str(n), "value": str(n)} for n in range(26)]
BAD: dict[str, dict[str, Any]] = {
    "nothing at all": {},
    "2001 characters": {"content": "x" * 2001},
    "a label of 81": {"content": "x", "components": [row(button(label="x" * 81))]},
    "one id twice": {"content": "x", "components": [row(button("a"), button("a"))]},
    "26 options": {"content": "x", "components": [row({"type": 3, "custom_id": "s", "options": OPTIONS})]},
    "words beside a layout": {"content": "x", "flags": V2, "components": [text("x")]},
    "41 components": {"flags": V2, "components": [text("x")] * 41},
    "4001 displayed": {"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]},
    "a picture that is not there": {
        "flags": V2,
        "components": [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}],
    },
    "six buttons in a row": {"content": "x", "components": [row(*(button(str(n)) for n in range(6)))]},
    "a layout without the flag": {"content": "x", "components": [text("x")]},
}
"""Bad messages, sent past discord.py's own checks."""


class Table:
    """The whole state of the game."""

    def __init__(self) -> None:
        self.name = "Table"
        self.seats: list[str] = []
        self.turn: int | None = None
        self.cards = {"Ana": ["Hat", "Broom"], "Bea": ["Toad", "Moon"]}


class Act(ui.DynamicItem[ui.Button[Any]], template=r"game:(?P<what>[a-z]+):(?P<turn>\d+)"):
    """Every button of the game."""

    def __init__(self, what: str, turn: int = 0) -> None:
        super().__init__(ui.Button(label=what.title(), custom_id=f"game:{what}:{turn}"))
        self.what, self.turn = what, turn

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Act:
        return cls(match["what"], int(match["turn"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        bot: Any = interaction.client
        await getattr(bot, f"press_{self.what}")(interaction, self.turn)


class Play(ui.DynamicItem[ui.Select[Any]], template=r"card"):
    """The cards of a hand."""

    def __init__(self, cards: list[str] | None = None, chosen: str | None = None) -> None:
        options = [discord.SelectOption(label=one, default=one == chosen) for one in cards or ["none"]]
        super().__init__(ui.Select(custom_id="card", placeholder="Play a card", options=options))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Play:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        card = interaction.data["values"][0]  # type: ignore[index,typeddict-item]
        bot: Any = interaction.client
        await interaction.response.edit_message(view=bot.hand(interaction.user.display_name, card))


class Name(ui.Modal, title="Name the table"):
    name: ui.TextInput[Any] = ui.TextInput(label="Name", custom_id="name", max_length=20)

    def __init__(self, bot: Any) -> None:
        super().__init__(custom_id="naming")
        self.bot = bot

    async def on_submit(self, interaction: discord.Interaction) -> None:
        self.bot.table.name = self.name.value
        await interaction.response.edit_message(view=self.bot.board())


class LobbyBot(discord.Client):
    """`table` is the game; `codes` are the refusals it met."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self.table = Table()
        self.codes: list[tuple[str, int, int]] = []
        self._commands()

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Act, Play)
        await self.tree.sync()

    def _commands(self) -> None:
        @self.tree.command()
        async def lobby(interaction: discord.Interaction) -> None:
            """Open a table."""
            await interaction.response.send_message(view=self.board())

        @self.tree.command()
        async def bad(interaction: discord.Interaction) -> None:
            """Send every bad payload."""
            await interaction.response.defer(ephemeral=True)
            await self.send_bad(interaction)
            await interaction.followup.send(str(len(self.codes)))

    def board(self) -> ui.LayoutView:
        """What everybody sees."""
        table = self.table
        view = ui.LayoutView(timeout=None)
        box: Any = ui.Container(accent_colour=0x112233)
        box.add_item(ui.TextDisplay(f"**{table.name}**: {', '.join(table.seats) or 'nobody'}"))
        actions: Any = ui.ActionRow()
        if table.turn is None:
            names = ["join", "start", "name"]
        else:
            box.add_item(ui.TextDisplay(f"Turn {table.turn}: {table.seats[table.turn % len(table.seats)]}"))
            names = ["take", "hand"]
        for name in names:
            actions.add_item(Act(name, table.turn or 0))
        box.add_item(actions)
        view.add_item(box)
        return view

    def hand(self, who: str, played: str | None = None) -> ui.LayoutView:
        """What only its owner sees."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"{who} holds {', '.join(self.table.cards[who])}; played {played}"))
        actions: Any = ui.ActionRow()
        actions.add_item(Play(self.table.cards[who], played))
        view.add_item(actions)
        return view

    async def press_join(self, interaction: discord.Interaction, turn: int) -> None:
        who = interaction.user.display_name
        if who in self.table.seats:
            await interaction.response.send_message("You sit here already.", ephemeral=True)
            return
        self.table.seats.append(who)
        await interaction.response.edit_message(view=self.board())

    async def press_start(self, interaction: discord.Interaction, turn: int) -> None:
        if len(self.table.seats) < 2:
            await interaction.response.send_message("Two are needed.", ephemeral=True)
            return
        self.table.turn = 0
        await interaction.response.defer()
        await interaction.edit_original_response(view=self.board())

    async def press_name(self, interaction: discord.Interaction, turn: int) -> None:
        await interaction.response.send_modal(Name(self))

    async def press_take(self, interaction: discord.Interaction, turn: int) -> None:
        table = self.table
        assert table.turn is not None
        if turn != table.turn:
            await interaction.response.send_message("That was asked before.", ephemeral=True)
        elif interaction.user.display_name != table.seats[table.turn % len(table.seats)]:
            await interaction.response.send_message("It is not your turn.", ephemeral=True)
        else:
            table.turn += 1
            await interaction.response.edit_message(view=self.board())
            await interaction.followup.send(f"{interaction.user.display_name} took a turn.")

    async def press_hand(self, interaction: discord.Interaction, turn: int) -> None:
        await interaction.response.send_message(view=self.hand(interaction.user.display_name), ephemeral=True)

    async def send_bad(self, interaction: discord.Interaction) -> None:
        """Send all of `BAD`, ask for what is not there, answer twice; the codes are kept."""
        channel = Route("POST", "/channels/{channel_id}/messages", channel_id=interaction.channel_id)
        for name, body in BAD.items():
            await self._refused(name, self.http.request(channel, json=body))
        await self._refused("an unknown message", self.http.get_message(interaction.channel_id or 0, 5))
        await self._refused("an unknown channel", self.http.get_channel(5))
        again: Any = discord.InteractionResponse(interaction)
        await self._refused("a second answer", again.send_message("twice"))
        others = [one async for one in interaction.channel.history(limit=20) if one.author != self.user]  # type: ignore[union-attr]
        await self._refused("another's message", others[0].edit(content="mine"))

    async def _refused(self, name: str, request: Any) -> None:
        try:
            await request
        except discord.HTTPException as refusal:
            self.codes.append((name, refusal.status, refusal.code))
        else:
            self.codes.append((name, 200, 0))
