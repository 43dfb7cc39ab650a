"""What the judges let happen: the sample bot, and people who use all of it."""

from __future__ import annotations

import datetime

import discord
from discord.http import Route

from playground import Playground, Upload
from playground.tests.sample_bot import PICTURE, SampleBot


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
    await ana.slash("regret")


async def by_rest(play: Playground, bot: SampleBot) -> None:
    """The bot itself does what no command of it does: every other route is used."""
    await bot.wait_until_ready()
    guild = bot.get_guild(play.guild.id)
    assert guild is not None
    await _about_itself(play, bot, guild)
    channel = await guild.create_text_channel("made", topic="by the bot")
    await _messages(channel)
    await _threads(channel, discord.Object(int(play.seat("Bea").id)))
    await _channels(guild, channel)
    await _commands(bot)
    await _emojis(bot)
    await _members(play, bot, guild)
    await guild.create_custom_emoji(name="dot", image=PICTURE, reason="a dot")
    other = play.world.guild("Other")
    await bot.http.leave_guild(other.id)


async def _about_itself(play: Playground, bot: SampleBot, guild: discord.Guild) -> None:
    await bot.http.request(Route("GET", "/soundboard-default-sounds"))
    await bot.fetch_guild(guild.id, with_counts=True)
    await bot.fetch_user(bot.application_id or 0)
    await bot.application_info()
    await bot.http.request(Route("GET", "/applications/@me"))
    await bot.http.request(Route("GET", "/gateway"))
    await bot.http.get_bot_gateway()
    await guild.fetch_member(int(play.seat("Ana").id))


async def _messages(channel: discord.TextChannel) -> None:
    async with channel.typing():
        message = await channel.send("A message", silent=True)
    reply = await message.reply("A reply")
    await channel.fetch_message(message.id)
    await message.edit(content="Another", suppress=True)
    for emoji in ("👍", "👎", "🎲"):
        await message.add_reaction(emoji)
    message = await channel.fetch_message(message.id)
    assert [one.bot async for one in message.reactions[0].users()] == [True]
    me = message.author
    await message.remove_reaction("👎", me)
    await message._state.http.remove_reaction(channel.id, message.id, "🎲", me.id)
    await message.clear_reaction("👍")
    await message.clear_reactions()
    for one in (reply, message):
        await one.pin()
    assert [one.content async for one in channel.pins()] == ["Another", "A reply"]
    older = await message._state.http.request(Route("GET", "/channels/{channel_id}/pins", channel_id=channel.id))
    assert [one["content"] for one in older] == ["Another", "A reply"]
    await message.unpin()
    for method in ("DELETE", "PUT"):
        old = Route(method, "/channels/{channel_id}/pins/{message_id}", channel_id=channel.id, message_id=reply.id)
        await message._state.http.request(old)
    assert [one.content async for one in channel.pins()] == ["A reply"]
    await channel.delete_messages([message, reply])
    await (await channel.send("Last")).delete()


async def _threads(channel: discord.TextChannel, friend: discord.Object) -> None:
    message = await channel.send("The beginning")
    thread = await message.create_thread(name="From a message")
    await thread.send("In it")
    await thread.join()
    await thread.add_user(friend)
    await thread.edit(archived=True)
    last = await channel.create_thread(name="Last")
    await last.leave()


async def _channels(guild: discord.Guild, channel: discord.TextChannel) -> None:
    await channel._state.http.get_channel(channel.id)
    await channel.edit(name="renamed", slowmode_delay=5)
    await channel.set_permissions(guild.default_role, send_messages=False)
    await channel.set_permissions(guild.default_role, overwrite=None)
    await guild.create_voice_channel("voice")
    category = await guild.create_category("Category")
    await channel.edit(category=category, sync_permissions=True)
    await channel.delete(reason="over")


async def _commands(bot: SampleBot) -> None:
    found = await bot.tree.fetch_commands()
    command = await bot.tree.fetch_command(found[0].id)
    await command.edit(description="Changed")
    await command.delete()
    assert bot.application_id is not None
    await bot.http.upsert_global_command(bot.application_id, {"name": "new", "description": "New"})  # type: ignore[arg-type]
    guild = bot.guilds[0]
    await bot.tree.sync(guild=guild)
    one = await bot.http.upsert_guild_command(bot.application_id, guild.id, {"name": "l", "description": "L"})  # type: ignore[arg-type]
    (local,) = await bot.tree.fetch_commands(guild=guild)
    await bot.tree.fetch_command(int(one["id"]), guild=guild)
    await local.edit(description="Changed")
    await local.delete()


async def _emojis(bot: SampleBot) -> None:
    for emoji in await bot.fetch_application_emojis():
        await (await bot.fetch_application_emoji(emoji.id)).delete()


async def _members(play: Playground, bot: SampleBot, guild: discord.Guild) -> None:
    assert guild.me is not None
    await guild.me.edit(nick="The bot")
    await guild.me.edit(nick=None)
    cem, dora = play.seat("Cem"), play.seat("Dora")
    member = await guild.fetch_member(int(cem.id))
    await member.edit(nick="Cem the Brief", reason="a nickname")
    await member.timeout(datetime.timedelta(minutes=5), reason="a rest")
    await member.timeout(None)
    role = await guild.create_role(name="Helpers", colour=discord.Colour(0x00FF00))
    await member.add_roles(role, reason="helps")
    assert [one.name for one in await guild.fetch_roles()][-1] == (await guild.fetch_role(role.id)).name == "Helpers"
    listed = await bot.http.get_members(guild.id, 1000, None)
    assert {one["user"]["username"] for one in listed} >= {"cem", "dora", "Bot"}
    assert [one.name for one in await guild.fetch_channels()] == [one.name for one in guild.channels]
    await member.remove_roles(role)
    await member.kick(reason="enough")
    await guild.ban(discord.Object(int(dora.id)), reason="worse", delete_message_seconds=3600)
    assert (await guild.fetch_ban(discord.Object(int(dora.id)))).reason == "worse"
    assert [one.reason async for one in guild.bans()] == ["worse"]
    await guild.unban(discord.Object(int(dora.id)))
