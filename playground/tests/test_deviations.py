"""Where the playground once differed from Discord without saying so; each of these was seen wrong before."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from discord import app_commands

from playground import CannotDo, DiscordError, Playground
from playground.tests.conftest import Small, flat, refusal
from playground.tests.sample_bot import PICTURE, SampleBot
from playground.world.model import CATEGORY, VOICE


async def test_a_voice_channel_does_not_hide_what_comes_after_it() -> None:
    async with Playground() as play:
        play.world.channel(play.guild, "lounge", kind=VOICE)
        play.world.channel(play.guild, "after")
        bot = SampleBot()
        async with play.running(bot):
            await bot.wait_until_ready()
            guild = bot.get_guild(play.guild.id)
            assert guild is not None and guild.me is not None
            assert [one.name for one in guild.channels] == ["table", "lounge", "after"]
            (voice,) = guild.voice_channels
            assert (voice.bitrate, voice.user_limit) == (64000, 0)


async def test_the_bots_role_the_owner_and_the_system_channel_are_there() -> None:
    async with Playground() as play:
        bot = SampleBot(intents=discord.Intents(guilds=True, members=True))
        async with play.running(bot):
            await bot.wait_until_ready()
            guild = bot.get_guild(play.guild.id)
            assert guild is not None and guild.self_role is not None and guild.self_role.is_bot_managed()
            assert guild.owner is not None and guild.owner.name == "developer"
            assert guild.system_channel is not None and guild.system_channel.id == play.channel.id
            assert bot.user is not None and bot.user.discriminator not in ("0", "0000")


@pytest.mark.parametrize(
    ("intents", "names"),
    [
        (discord.Intents(guilds=True, presences=True, members=True), {"developer", "ana", "bea", "Bot"}),
        (discord.Intents(guilds=True), {"Bot"}),
    ],
)
async def test_with_the_presences_intent_everybody_is_in_the_list(intents: discord.Intents, names: set[str]) -> None:
    async with Playground() as play:
        play.seat("Ana"), play.seat("Bea")
        bot = SampleBot(intents=intents, chunk_guilds_at_startup=False)
        async with play.running(bot):
            await bot.wait_until_ready()
            guild = bot.get_guild(play.guild.id)
            assert guild is not None
            assert {one.name for one in guild.members} == names
            if intents.presences:
                online = {one.name for one in guild.members if one.status is discord.Status.online}
                assert online == {"ana", "bea", "Bot"}


async def test_an_embed_with_a_picture_is_read_back_and_edited() -> None:
    async with Playground(strict=True) as play:
        bot = SampleBot()
        async with play.running(bot):
            channel = bot.get_partial_messageable(play.channel.id)
            embed = discord.Embed(title="A dot").set_image(url="attachment://dot.png").set_footer(text="x")
            sent = await channel.send(embed=embed, file=discord.File(io.BytesIO(PICTURE), "dot.png"))
            read = (await channel.fetch_message(sent.id)).embeds[0]
            read.title = "Still a dot"
            edited = await sent.edit(embed=read)
            assert edited.embeds[0].title == "Still a dot" and edited.embeds[0].image.url


class Clashing(SampleBot):
    """Commands whose options are called like parameters of a seat's own methods."""

    def __init__(self) -> None:
        super().__init__()

        @self.tree.command()
        async def move(interaction: discord.Interaction, channel: discord.TextChannel, wait: int = 0) -> None:
            """Move."""
            await interaction.response.send_message(f"to {channel.name} after {wait}")

        @self.tree.command()
        @app_commands.choices(
            fruit=[app_commands.Choice(name=name, value=n) for n, name in enumerate(("apple", "fig"))]
        )
        async def eat(interaction: discord.Interaction, fruit: app_commands.Choice[int]) -> None:
            """Eat."""
            await interaction.response.send_message(f"{fruit.name} is {fruit.value}")


async def test_options_called_channel_and_wait_reach_the_bot() -> None:
    async with Playground() as play, play.running(Clashing()):
        ana, other = play.seat("Ana"), play.world.channel(play.guild, "other")
        reply = await ana.slash("move", {"channel": str(other.id), "wait": 3})
        assert reply.message is not None and reply.message["content"] == "to other after 3"
        reply = await ana.slash("move", {"channel": other.id}, channel=other.id)
        assert reply.message is not None and reply.message["channel_id"] == str(other.id)
        reply = await ana.slash("move", {"channel": other.id, "wait": None}, wait=False)
        assert reply.state == "waiting" and (await reply.shown())["content"] == "to other after 0"
        reply = await ana.slash("hello", channel=other.id, wait=False)
        assert reply.state == "waiting" and (await reply.shown())["channel_id"] == str(other.id)


@pytest.mark.parametrize(
    ("given", "named"), [({"channel": "7"}, "channel"), ({"channel": "general"}, "channel"), ({"wait": 3}, "wait")]
)
async def test_a_keyword_that_may_mean_either_is_refused(given: dict[str, Any], named: str) -> None:
    async with Playground() as play, play.running(Clashing()):
        ana = play.seat("Ana")
        options = {} if named == "channel" else {"channel": ana.channel_id}
        with pytest.raises(CannotDo, match=f"has an option '{named}'.* give the option in a mapping"):
            await ana.slash("move", options, **given)
        with pytest.raises(CannotDo, match="Ana can't see channel general"):
            await ana.slash("hello", channel="general")


async def test_a_choice_of_an_integer_option_may_be_named() -> None:
    async with Playground() as play, play.running(Clashing()):
        ana = play.seat("Ana")
        for said in ("fig", 1, "1"):
            reply = await ana.slash("eat", fruit=said)
            assert reply.message is not None and reply.message["content"] == "fig is 1"
        with pytest.raises(CannotDo, match=r"there are: apple \(0\), fig \(1\)"):
            await ana.slash("eat", fruit="pear")


# -- what the playground does not have is said to be unsupported, not taken for a bad form -----------------------------


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({"content": "x", "sticker_ids": ["1"]}, "stickers"),
        ({"message_reference": {"type": 1, "message_id": "1", "channel_id": "2"}}, "forwarded messages"),
        ({"poll": {"question": {"text": "?"}, "answers": []}}, "polls"),
    ],
)
def test_a_feature_of_messages_that_is_missing_is_named(small: Small, body: dict[str, Any], named: str) -> None:
    with pytest.raises(DiscordError) as refused:
        small.send(body)
    assert refusal(refused) == (400, 0) and f"The playground has no {named}" in refused.value.message


@pytest.mark.parametrize(("kind", "named"), [(13, "stage"), (14, "directory"), (15, "forum"), (16, "media")])
def test_a_kind_of_channel_that_is_missing_is_named(small: Small, kind: int, named: str) -> None:
    with pytest.raises(DiscordError) as refused:
        small.world.channel_edits.create(small.guild, {"name": "x", "type": kind})
    assert refusal(refused) == (400, 0) and f"The playground has no {named} channels" in refused.value.message


# -- what is refused ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("embed", "errors"),
    [
        ({}, {"embeds.0": "LIST_ITEM_VALUE_REQUIRED"}),
        ({"type": "rich"}, {"embeds.0.description": "BASE_TYPE_REQUIRED"}),
        ({"title": "  \n", "description": "\t"}, {"embeds.0.description": "BASE_TYPE_REQUIRED"}),
        ({"title": "x", "fields": [{"name": " ", "value": "v"}]}, {"embeds.0.fields.0.name": "BASE_TYPE_REQUIRED"}),
        ({"title": "x", "fields": [{"name": "n", "value": "\n "}]}, {"embeds.0.fields.0.value": "BASE_TYPE_REQUIRED"}),
        ({"color": 5, "title": ""}, {"embeds.0.description": "BASE_TYPE_REQUIRED"}),
        ({"title": "x", "timestamp": "yesterday"}, {"embeds.0.timestamp": "DATE_TIME_TYPE_PARSE"}),
        ({"title": "x", "url": ""}, {"embeds.0.url": "URL_TYPE_INVALID_URL"}),
        ({"title": "x", "url": "  "}, {"embeds.0.url": "URL_TYPE_INVALID_URL"}),
        ({"title": "x", "url": "https://"}, {"embeds.0.url": "URL_TYPE_INVALID_URL"}),
        ({"image": {"url": ""}}, {"embeds.0.image.url": "URL_TYPE_INVALID_URL"}),
        ({"image": {}, "title": "x"}, {"embeds.0.image.url": "BASE_TYPE_REQUIRED"}),
    ],
)
def test_an_embed_that_says_nothing_or_points_nowhere(
    small: Small, embed: dict[str, Any], errors: dict[str, str]
) -> None:
    with pytest.raises(DiscordError) as refused:
        small.send({"content": "x", "embeds": [embed]})
    assert refused.value.code == 50035 and flat(refused.value.errors) == errors


def test_the_words_of_an_embed_are_trimmed_before_they_are_measured(small: Small) -> None:
    embed = {
        "title": f" {'t' * 256} ", "description": " d\n", "footer": {"text": " f "}, "author": {"name": "a "},
        "fields": [{"name": "\u200b", "value": f"\n{'v' * 1024} "}],
    }  # fmt: skip
    (shown,) = small.send({"embeds": [embed]})["embeds"]
    assert (shown["title"], shown["description"]) == ("t" * 256, "d")
    assert (shown["footer"]["text"], shown["author"]["name"]) == ("f", "a")
    assert shown["fields"] == [{"name": "\u200b", "value": "v" * 1024, "inline": False}]


async def test_nobody_gets_direct_messages_of_a_bot_without_a_common_server() -> None:
    async with Playground() as play, play.running(SampleBot()) as bot:
        ana = play.seat("Ana")
        user = await bot.fetch_user(int(ana.id))
        await user.send("hello")
        play.world.leave(ana.person, play.guild)
        with pytest.raises(discord.Forbidden) as refused:
            await user.send("still there?")
        assert (refused.value.status, refused.value.code) == (403, 50278)
        play.world.join(ana.person, play.world.guild("Elsewhere"))
        await user.send("hello again")


def test_a_moment_of_any_zone_is_taken(small: Small) -> None:
    for text in ("2026-01-02T03:04:05Z", "2026-01-02T03:04:05.678+01:00", "2026-01-02"):
        small.send({"embeds": [{"title": "x", "timestamp": text}]})


def test_only_a_category_of_the_same_server_is_a_parent(small: Small) -> None:
    world = small.world
    may_change_channels(small)
    category = world.channel(small.guild, "c", kind=CATEGORY)
    elsewhere = world.channel(world.guild("Other"), "c", kind=CATEGORY)
    made = world.channel_edits.create(small.guild, {"name": "In It", "parent_id": category.id})
    assert made.parent is category and made.name == "in-it"
    for parent, kind, code in (
        (small.channel, 0, "CHANNEL_PARENT_INVALID_TYPE"),
        (elsewhere, 0, "CHANNEL_PARENT_INVALID"),
        (category, CATEGORY, "CHANNEL_PARENT_INVALID_PARENT"),
    ):
        with pytest.raises(DiscordError) as refused:
            world.channel_edits.create(small.guild, {"name": "x", "type": kind, "parent_id": parent.id})
        assert flat(refused.value.errors) == {"parent_id": code}


@pytest.mark.parametrize(("said", "kept"), [(5.0, 5), ("5", 5), (5, 5)])
def test_a_number_without_a_fraction_is_a_whole_number(small: Small, said: Any, kept: int) -> None:
    """Libraries send what `timedelta.total_seconds()` says, a float."""
    may_change_channels(small)
    small.world.channel_edits.edit(small.channel, {"rate_limit_per_user": said})
    assert small.channel.slowmode == kept and type(small.channel.json()["rate_limit_per_user"]) is int


@pytest.mark.parametrize("said", [5.5, "5.0", True, float("nan")])
def test_what_is_no_whole_number_is_refused(small: Small, said: Any) -> None:
    may_change_channels(small)
    with pytest.raises(DiscordError) as refused:
        small.world.channel_edits.edit(small.channel, {"rate_limit_per_user": said})
    assert flat(refused.value.errors) == {"rate_limit_per_user": "NUMBER_TYPE_COERCE"}


def may_change_channels(small: Small) -> None:
    """Everybody has the rights Manage Channels and View Channel."""
    small.world.set_role(small.guild, small.guild.roles[small.guild.id], 1 << 4 | 1 << 10)
