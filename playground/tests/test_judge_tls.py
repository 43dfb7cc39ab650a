"""A wholly unpatched client: discord.com, gateway.discord.gg and the CDN over TLS, found through `connector=`."""

from __future__ import annotations

import shutil

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from playground import Playground, Upload
from playground.tests.sample_bot import SampleBot
from playground.tests.scenarios import everything
from playground.wire.tls import NoCertificate

needs_openssl = pytest.mark.skipif(shutil.which("openssl") is None, reason="the openssl command is not here")


@needs_openssl
async def test_an_unpatched_client_plays_over_tls() -> None:
    try:
        play = Playground(tls=True)
    except NoCertificate as problem:
        pytest.skip(str(problem))
    async with play:
        assert play.tls is not None
        bot = SampleBot(connector=play.tls.connector(play.server.port))
        async with play.running(bot):
            assert Route.BASE == "https://discord.com/api/v10"
            assert DiscordWebSocket.DEFAULT_GATEWAY.host == "gateway.discord.gg"
            assert discord.Asset.BASE == "https://cdn.discordapp.com"
            await everything(play)
            await play.server.gateway.drop(4000)
            await play.server.gateway.until(lambda: play.server.gateway.resumed == 1)
            ana = play.seat("Ana")
            reply = await ana.slash("given", who=ana.id, where=ana.channel_id, paper=Upload("p.txt", b"over TLS"))
        assert not bot.errors
        assert reply.message is not None and reply.message["content"] == "Ana table over TLS"
        assert reply.message["id"] in {one["id"] for one in ana.messages}


@needs_openssl
async def test_the_certificate_is_gone_afterwards() -> None:
    play = Playground(tls=True)
    assert play.tls is not None and play.tls.key.exists()
    async with play:
        pass
    assert not play.tls.key.exists()
