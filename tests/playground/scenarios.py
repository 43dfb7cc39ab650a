"""What the judges let happen: the sample bot, and people who use all of it."""

from __future__ import annotations

from playground import Playground, Upload
from tests.playground.sample_bot import SampleBot


async def everything(play: Playground) -> None:
    """Two people use every command of the sample bot once."""
    ana, bea = play.seat("Ana"), play.seat("Bea")
    players = str(play.world.role(play.guild, "Players").id)
    await ana.slash("hello", name="Bea")
    await ana.slash("secret")
    board = (await ana.slash("count")).message
    await bea.click("count:0", on=board)
    await (await ana.slash("think")).shown()
    await (await ana.slash("think", private=True)).shown()
    await ana.slash("picture")
    await ana.slash("form")
    await ana.submit({"name": "Ana", "colour": "red", "likes": ["tea"]})
    await ana.slash("papers")
    await ana.submit({"paper": Upload("paper.txt", b"deed"), "size": "Small", "friend": bea.id})
    await ana.slash("menus")
    await ana.select("UserSelect", bea.id)
    await ana.select("MentionableSelect", [bea.id, players])
    await ana.select("Words", "1")
    await ana.autocomplete("rules search", "word", "c")
    await ana.slash("rules search", word="broom")
    await ana.slash("given", who=bea.id, where=ana.channel_id, paper=Upload("paper.txt", b"deed"))
    await (await ana.slash("table")).shown()
    await ana.context_menu("Greet", bea.id)
    await ana.context_menu("Quote", await bea.say("words"))
    await ana.slash("whisper")
    await ana.slash("emoji")


async def by_rest(play: Playground, bot: SampleBot) -> None:
    """The bot itself does what no command of it does."""
    channel = bot.get_channel(play.channel.id)
    assert channel is not None
    await bot.fetch_guild(play.guild.id, with_counts=True)
    await bot.fetch_user(bot.application_id or 0)
    await bot.fetch_channel(channel.id)
    await bot.application_info()
    message = await channel.send("A message", silent=True)  # type: ignore[union-attr]
    await message.reply("A reply")
    await message.add_reaction("👍")
    await message.fetch()
    thread = await message.create_thread(name="From a message")
    await thread.send("In it")
    await thread.edit(archived=True)
    await message.clear_reactions()
    await message.pin()
    assert [one.id async for one in channel.pins()] == [message.id]  # type: ignore[union-attr]
    await message.delete()
    await bot.tree.fetch_commands()
    for emoji in await bot.fetch_application_emojis():
        await emoji.delete()
