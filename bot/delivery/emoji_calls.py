"""Calls to Discord about the application's own emojis."""

from __future__ import annotations

import re
from typing import NamedTuple

import discord

from bot.delivery.discord_api import Code, expecting

OWN_EMOJI = re.compile(r"(?P<name>\w+)_[0-9a-f]{10}")
"""The name of an emoji of ours: what it shows, and a digest of the picture."""


class Emoji(NamedTuple):
    """An emoji that Discord has."""

    id: int
    name: str

    @property
    def shows(self) -> str:
        """Its name without the digest; empty where it isn't one of ours."""
        found = OWN_EMOJI.fullmatch(self.name)
        return found["name"] if found else ""

    @property
    def created_at(self) -> float:
        """Unix seconds, by Discord's clock."""
        return discord.utils.snowflake_time(self.id).timestamp()


class ApplicationEmojis:
    """Calls about the application's own emojis."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def emojis(self) -> list[Emoji]:
        """All there are."""
        with expecting("emojis"):
            return [Emoji(one.id, one.name) for one in await self._client.fetch_application_emojis()]

    async def upload_emoji(self, name: str, png: bytes) -> Emoji:
        """A new one. Refused with TOO_MANY_EMOJIS, and with INVALID_FORM where the name is taken."""
        with expecting("upload_emoji", Code.TOO_MANY_EMOJIS, Code.INVALID_FORM):
            made = await self._client.create_application_emoji(name=name, image=png)
            return Emoji(made.id, made.name)

    async def delete_emoji(self, id: int) -> None:
        """Delete one. Refused with UNKNOWN_EMOJI."""
        with expecting("delete_emoji", Code.UNKNOWN_EMOJI):
            await self._client.http.delete_application_emoji(self._client.application_id or 0, id)
