"""A loopback Discord for any discord.py bot: world, wire, seats, faults and a page. Imports nothing of the bot."""
