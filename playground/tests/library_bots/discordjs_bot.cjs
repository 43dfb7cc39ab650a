// A bot with a command, a button and a form, as its library's users write one. It knows nothing of the playground.

const { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, Events, GatewayIntentBits, ModalBuilder, TextInputBuilder, TextInputStyle } = require("discord.js");

const client = new Client({ intents: [GatewayIntentBits.Guilds] });

client.once(Events.ClientReady, async () => {
  await client.application.commands.set([{ name: "hello", description: "Say hello" }]);
  console.log("ready");
});

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) {
    const row = new ActionRowBuilder().addComponents(
      new ButtonBuilder().setCustomId("press").setLabel("Press").setStyle(ButtonStyle.Primary),
      new ButtonBuilder().setCustomId("form").setLabel("Form").setStyle(ButtonStyle.Secondary));
    await interaction.reply({ content: "Hello!", components: [row] });
  } else if (interaction.isButton() && interaction.customId === "press") {
    await interaction.update({ content: "Pressed" });
  } else if (interaction.isButton()) {
    const name = new TextInputBuilder().setCustomId("name").setLabel("Name").setStyle(TextInputStyle.Short);
    await interaction.showModal(new ModalBuilder().setCustomId("form").setTitle("Your name").addComponents(new ActionRowBuilder().addComponents(name)));
  } else if (interaction.isModalSubmit()) {
    await interaction.reply(`Hello, ${interaction.fields.getTextInputValue("name")}!`);
  }
});

client.login("OTk5OTk5OTk5OTk5OTk5OTk5.own.token");
