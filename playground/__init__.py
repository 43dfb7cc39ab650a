"""A loopback Discord for any discord.py bot: world, wire, seats, faults and a page. Imports nothing of the bot.

from playground import Playground

async with Playground() as play, play.running(client):
    ana = play.seat("Ana")
    reply = await ana.slash("hello")
    assert reply.message["content"] == "Hello, Ana!"
"""
