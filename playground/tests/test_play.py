"""An unchanged discord.py client plays on the loopback: the first things one would try."""

from __future__ import annotations

import contextlib

import discord
import pytest
from discord.http import Route

from playground import FakeClock, Incomplete, Playground, words
from playground.tests.sample_bot import SampleBot


async def test_a_command_is_answered_and_everybody_sees_it() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana, bea = play.seat("Ana"), play.seat("Bea")
        reply = await ana.slash("hello", name="Bea")
        assert reply.state == "answered"
        assert [one["content"] for one in bea.messages] == ["Hello, Bea!"]


async def test_an_ephemeral_answer_is_seen_by_its_owner_only() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana, bea = play.seat("Ana"), play.seat("Bea")
        reply = await ana.slash("secret")
        assert reply.ephemeral and ana.message("Only you see this")
        assert bea.messages == [] and not [one for one in bea.events if one.kind == "message"]
        assert reply.message is not None
        await ana.dismiss(reply.message)
        assert ana.messages == []


async def test_a_dynamic_button_updates_its_message() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana, bea = play.seat("Ana"), play.seat("Bea")
        reply = await ana.slash("count")
        for n in (1, 2, 3):
            pressed = await bea.click(f"count:{n - 1}", on=reply.message)
            assert pressed.state == "updated"
        assert words(ana.messages[-1]).startswith("Counted to 3")


async def test_a_deferred_answer_fills_in_and_a_follow_up_comes() -> None:
    async with Playground() as play, play.running(SampleBot()):
        ana = play.seat("Ana")
        reply = await ana.slash("think")
        assert (await reply.shown())["content"] == "Thought"
        await ana.until(lambda: ana.message("And another thing"))


async def test_silence_fails_after_three_seconds_of_the_worlds_clock() -> None:
    clock = FakeClock()
    async with Playground(clock=clock) as play, play.running(SampleBot()):
        ana = play.seat("Ana")
        reply = await ana.slash("silence", wait=False)
        clock.advance(2.9)
        assert reply.state == "waiting"
        clock.advance(0.2)
        assert reply.failed and reply.reason == "no answer within 3 seconds"
        assert ana.events[-1].kind == "failed"


async def test_the_constants_of_discord_py_are_put_back() -> None:
    before = Route.BASE
    async with Playground() as play:
        with play.patched():
            assert before != Route.BASE
    assert before == Route.BASE


async def test_an_auto_sharded_client_gets_each_guild_on_its_shard() -> None:
    class Sharded(discord.AutoShardedClient):
        async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
            return None

    async with Playground(shards=2) as play:
        other = play.guild
        while (other.id >> 22) % 2 == (play.guild.id >> 22) % 2:
            other = play.world.guild("Other")
        play.world.channel(other, "there")
        client = Sharded(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        got: list[tuple[int | None, int]] = []

        @client.event
        async def on_interaction(interaction: discord.Interaction) -> None:
            assert interaction.guild is not None
            got.append((interaction.guild.shard_id, interaction.guild.id))
            await interaction.response.send_message("here")

        async with play.running(client):
            await play.connected(2)
            play.world.commands.create(None, {"name": "where", "description": "where"})
            for guild, name in ((play.guild, "Ana"), (other, "Bea")):
                assert (await play.seat(name, guild=guild).slash("where")).state == "answered"
        assert got == [((guild.id >> 22) % 2, guild.id) for guild in (play.guild, other)]
        assert {shard for shard, _ in got} == {0, 1}


async def test_an_unknown_route_is_refused_by_its_name() -> None:
    async with Playground(check=False) as play:
        client = SampleBot()
        async with play.running(client):
            with pytest.raises(discord.HTTPException, match="The playground has no route GET /guilds/1/welcome-screen"):
                await client.http.request(Route("GET", "/guilds/{guild_id}/welcome-screen", guild_id=1))
        assert play.world.unsupported == ["The playground has no route GET /guilds/1/welcome-screen"]


async def test_what_is_missing_fails_the_test_even_if_the_bot_swallows_it() -> None:
    with pytest.raises(Incomplete, match="The playground has no route GET /voice/regions"):
        async with Playground() as play:
            client = SampleBot()
            async with play.running(client):
                with contextlib.suppress(discord.HTTPException):
                    await client.http.request(Route("GET", "/voice/regions"))
