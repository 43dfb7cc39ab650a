"""A bot with a command, a button and a form, as its library's users write one. It knows nothing of the playground."""

import nextcord
from nextcord.ext import commands

bot = commands.Bot()


class Name(nextcord.ui.Modal):
    def __init__(self) -> None:
        super().__init__("Your name")
        self.name = nextcord.ui.TextInput(label="Name", custom_id="name")
        self.add_item(self.name)

    async def callback(self, interaction: nextcord.Interaction) -> None:
        await interaction.response.send_message(f"Hello, {self.name.value}!")


class Buttons(nextcord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @nextcord.ui.button(label="Press", custom_id="press")
    async def press(self, button: object, interaction: nextcord.Interaction) -> None:
        await interaction.response.edit_message(content="Pressed")

    @nextcord.ui.button(label="Form", custom_id="form")
    async def form(self, button: object, interaction: nextcord.Interaction) -> None:
        await interaction.response.send_modal(Name())


@bot.event
async def on_ready() -> None:
    bot.add_view(Buttons())
    print("ready")


@bot.slash_command(description="Say hello")
async def hello(interaction: nextcord.Interaction) -> None:
    await interaction.response.send_message("Hello!", view=Buttons())


bot.run("a token of the bot's own")
