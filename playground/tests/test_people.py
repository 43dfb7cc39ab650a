"""Seats as more than a guest: the owner, people with roles, without rights, in a timeout; editing and typing."""

from __future__ import annotations

import asyncio

import discord
import pytest

from playground import CannotDo, P, Playground, Rules
from playground.tests.sample_bot import SampleBot


async def test_a_seat_may_own_the_server() -> None:
    async with Playground() as play, play.running(SampleBot()) as bot:
        await bot.wait_until_ready()
        heard = asyncio.ensure_future(bot.wait_for("guild_update", timeout=10))
        ana, bea = play.seat("Ana", owner=True), play.seat("Bea")
        _, after = await heard
        assert str(after.owner_id) == ana.id
        assert play.guilds[0]["owner_id"] == ana.id
        other = await bea.say("hers")
        await ana.delete(other)  # an owner may do everything
        play.seat("Bea", owner=True)
        assert play.guilds[0]["owner_id"] == bea.id


async def test_the_seat_of_the_developer_is_the_bots_owner() -> None:
    async with Playground() as play, play.running(SampleBot()) as bot:
        developer = play.seat("Developer")
        info = await bot.application_info()
        assert str(info.owner.id) == developer.id == play.guilds[0]["owner_id"]


async def test_a_seat_may_have_roles() -> None:
    async with Playground() as play:
        moderator = play.role("Moderator", P.MANAGE_MESSAGES)
        ana, bea = play.seat("Ana", roles=[moderator]), play.seat("Bea")
        said = await bea.say("too much")
        await ana.delete(said)
        mine = await ana.say("mine")
        with pytest.raises(CannotDo, match="Missing Permissions"):
            await bea.delete(mine)
        play.seat("Bea", roles=[moderator])
        await bea.delete(mine)
        (member,) = (one for one in bea.people() if one["user"]["id"] == ana.id)
        assert member["roles"] == [str(moderator.id)]


async def test_a_seat_edits_its_own_message_and_types() -> None:
    async with Playground() as play:
        ana, bea = play.seat("Ana"), play.seat("Bea")
        said = await ana.say("one")
        edited = await ana.edit(said, "two")
        assert edited["content"] == "two" and edited["edited_timestamp"]
        assert [one["content"] for one in bea.messages] == ["two"]
        with pytest.raises(CannotDo, match="authored by another user"):
            await bea.edit(said, "three")
        with pytest.raises(CannotDo, match="empty message"):
            await ana.edit(said, "")
        await ana.type()
        assert (await bea.next("typing", after=0)).data == {"user_id": ana.id}


async def test_somebody_without_rights_may_press_but_not_command() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana, zoe = play.seat("Ana"), play.seat("Zoe", without=P.USE_COMMANDS | P.SEND_MESSAGES)
        board = (await ana.slash("count")).message
        assert (await zoe.click("count:0", on=board)).state == "updated"
        with pytest.raises(CannotDo, match="no command /count"):
            await zoe.slash("count")
        with pytest.raises(CannotDo, match="can't write"):
            await zoe.say("hi")
        with pytest.raises(CannotDo, match="can't type"):
            await zoe.type()


async def test_nobody_acts_in_a_timeout_or_comes_back_from_a_ban() -> None:
    async with Playground(bot_permissions=P.BAN_MEMBERS | P.MODERATE_MEMBERS) as play, play.running(SampleBot()):
        ana, zoe = play.seat("Ana"), play.seat("Zoe")
        board = (await ana.slash("count")).message
        members = play.world.members
        until = "2999-01-01T00:00:00+00:00"
        with pytest.raises(Exception, match="Invalid Form Body"):
            members.edit(play.guild, members.get(play.guild, zoe.person.id), {"communication_disabled_until": until})
        members.get(play.guild, zoe.person.id).timed_out = True
        with pytest.raises(CannotDo, match="timeout"):
            await zoe.click("count:0", on=board)
        members.ban(play.guild, zoe.person, {})
        assert zoe.events[-1].kind in ("channel_gone", "people") and not zoe.channels


@pytest.mark.parametrize("rules", [Rules(), Rules(community_locales=False)])
async def test_only_a_community_server_speaks_another_language(rules: Rules) -> None:
    async with Playground(rules=rules) as play, play.running(SampleBot()) as bot:
        ana = play.seat("Ana", owner=True)
        said: list[tuple[str, str, list[str]]] = []

        async def listen(interaction: discord.Interaction) -> None:
            assert interaction.guild is not None and interaction.guild_locale is not None
            guild = interaction.guild
            said.append((guild.preferred_locale.value, interaction.guild_locale.value, guild.features))

        setattr(bot, "on_interaction", listen)  # noqa: B010
        await bot.wait_until_ready()
        for features in ([], ["COMMUNITY"]):
            play.guild.locale, play.guild.features = "es-ES", tuple(features)
            play.world.guild_changed(play.guild)
            await (await ana.slash("hello")).shown()
        spoken = "en-US" if rules.community_locales else "es-ES"
        assert said == [(spoken, spoken, []), ("es-ES", "es-ES", ["COMMUNITY"])]
