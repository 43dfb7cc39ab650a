"""A bot with a command, a button and a form, as its library's users write one. It knows nothing of the playground."""

import disnake
from disnake.ext import commands

bot = commands.InteractionBot()


class Name(disnake.ui.Modal):
    def __init__(self) -> None:
        super().__init__(title="Your name", components=[disnake.ui.TextInput(label="Name", custom_id="name")])

    async def callback(self, interaction: disnake.ModalInteraction) -> None:
        await interaction.response.send_message(f"Hello, {interaction.text_values['name']}!")


class Buttons(disnake.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @disnake.ui.button(label="Press", custom_id="press")
    async def press(self, button: object, interaction: disnake.MessageInteraction) -> None:
        await interaction.response.edit_message(content="Pressed")

    @disnake.ui.button(label="Form", custom_id="form")
    async def form(self, button: object, interaction: disnake.MessageInteraction) -> None:
        await interaction.response.send_modal(Name())


@bot.event
async def on_ready() -> None:
    bot.add_view(Buttons())
    print("ready")


@bot.slash_command(description="Say hello")
async def hello(interaction: disnake.ApplicationCommandInteraction) -> None:
    await interaction.response.send_message("Hello!", view=Buttons())


bot.run("a token of the bot's own")
