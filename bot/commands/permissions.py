"""What the bot must be allowed to do where a table stands."""

from __future__ import annotations

import discord

from bot.delivery.discord_api import Interaction
from bot.texts import Texts

NEEDED = ("view_channel", "send_messages")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads")
NEEDED_FOR_THREAD = ("create_public_threads", "send_messages_in_threads")


def missing(interaction: Interaction, say: Texts, *, thread: bool = False) -> str:
    """What we may not do here though we must, by Discord's names; empty where nothing is missing.

    Discord sends our rights with every interaction. `thread`: a new one is to be opened.
    """
    rights = interaction.app_permissions
    if rights.value == 0 or rights.administrator:
        return ""  # not sent, or all
    inside = isinstance(interaction.channel, discord.Thread)
    needed = NEEDED_IN_THREAD if inside else NEEDED
    if thread and not inside:
        needed += NEEDED_FOR_THREAD
    lacking = [name for name in needed if not getattr(rights, name)]
    return ", ".join(say.plain(f"permission-{name.replace('_', '-')}") for name in lacking)


def may_attach(interaction: Interaction) -> bool:
    """Whether we may attach files here: pictures."""
    rights = interaction.app_permissions
    return rights.value == 0 or rights.administrator or rights.attach_files


def manages(interaction: Interaction) -> bool:
    """Whether whoever asks manages the server. Discord sends their rights with every interaction."""
    rights = interaction.permissions
    return rights.administrator or rights.manage_guild
