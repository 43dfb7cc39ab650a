"""The one class of every button and select, as discord.py wants it."""

from __future__ import annotations

import re
from typing import Any

import discord

from bot.screens.custom_ids import PATTERN


class Control(discord.ui.DynamicItem[Any], template=PATTERN):
    """Every button and select of the bot. One class serves both: discord.py looks only at the template."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Control:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the client's intake; it answers, errors included."""
        await interaction.client.intake.press(interaction)
