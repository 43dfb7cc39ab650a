"""What people ask of the bot: slash commands, and what each button and select does."""
