"""Calls as people get them: what pushes, what lies in the channel, and what a restart or a lost answer does to that."""

from __future__ import annotations

from pathlib import Path

from bot.delivery.discord_api import DiscordApi
from bot.delivery.layout import compose
from bot.screens.screen import Screen, Text
from bot.texts import Markdown
from playground import Playground
from tests.bot.house import a_house, ready

HELLO = Screen((Text(Markdown("Hello")),))


async def test_the_nonce_of_a_deleted_message_is_followed_by_another(tmp_path: Path) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        await ready(house)
        api, here = DiscordApi(house.client), play.channel.id
        first = await api.post(here, compose(HELLO), "1.a")
        assert await api.post(here, compose(HELLO), "1.a") == first
        await api.delete(here, first)
        second = await api.post(here, compose(HELLO), "1.a")
        assert second != first and list(play.channel.messages) == [second]
        assert await api.post(here, compose(HELLO), "1.a") == second, "a third try is the second one repeated"
