"""A bot with a command, a button and a form, as its library's users write one. It knows nothing of the playground."""

import discord

bot = discord.Bot()


class Name(discord.ui.Modal):
    def __init__(self) -> None:
        super().__init__(discord.ui.InputText(label="Name", custom_id="name"), title="Your name")

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Hello, {self.children[0].value}!")


class Buttons(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Press", custom_id="press")
    async def press(self, button: object, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content="Pressed")

    @discord.ui.button(label="Form", custom_id="form")
    async def form(self, button: object, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Name())


@bot.event
async def on_ready() -> None:
    bot.add_view(Buttons())
    print("ready")


@bot.slash_command(description="Say hello")
async def hello(ctx: discord.ApplicationContext) -> None:
    await ctx.respond("Hello!", view=Buttons())


bot.run("a token of the bot's own")
