"""A bot with a command, a button and a form, as its library's users write one. It knows nothing of the playground."""

import hikari

bot = hikari.GatewayBot("OTk5OTk5OTk5OTk5OTk5OTk5.own.token", banner=None)


@bot.listen()
async def make_commands(event: hikari.StartedEvent) -> None:
    application = await bot.rest.fetch_application()
    await bot.rest.set_application_commands(application, [bot.rest.slash_command_builder("hello", "Say hello")])
    print("ready")


@bot.listen()
async def answer(event: hikari.InteractionCreateEvent) -> None:
    interaction = event.interaction
    if isinstance(interaction, hikari.CommandInteraction):
        row = bot.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "press", label="Press")
        row.add_interactive_button(hikari.ButtonStyle.SECONDARY, "form", label="Form")
        await interaction.create_initial_response(hikari.ResponseType.MESSAGE_CREATE, "Hello!", component=row)
    elif isinstance(interaction, hikari.ComponentInteraction) and interaction.custom_id == "press":
        await interaction.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, "Pressed")
    elif isinstance(interaction, hikari.ComponentInteraction):
        row = bot.rest.build_modal_action_row()
        row.add_text_input("name", "Name")
        await interaction.create_modal_response("Your name", "form", component=row)
    elif isinstance(interaction, hikari.ModalInteraction):
        name = interaction.components[0].components[0].value
        await interaction.create_initial_response(hikari.ResponseType.MESSAGE_CREATE, f"Hello, {name}!")


bot.run()
