"""What the bot must be allowed to do where a table stands, and what stands in its way."""

from __future__ import annotations

import discord

from bot.delivery.discord_api import Interaction
from bot.screens import pages
from bot.screens.screen import Screen
from bot.texts import Markdown, Texts

NEEDED = ("view_channel", "send_messages")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads")
NEEDED_FOR_THREAD = ("create_public_threads", "send_messages_in_threads")
USED = discord.Permissions(
    **dict.fromkeys(NEEDED + NEEDED_FOR_THREAD, True), attach_files=True, read_message_history=True
)
"""All that the bot asks for when it is added to a server."""
WITHOUT_THREADS = (discord.ChannelType.voice, discord.ChannelType.stage_voice)
THREADS = (
    discord.ChannelType.news_thread,
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
)
OF_POSTS = (discord.ChannelType.forum, discord.ChannelType.media)
"""Channels whose messages are all in threads."""


def may_have_threads(interaction: Interaction) -> bool:
    """Whether a thread can be opened in the channel that this comes from, as far as we know it."""
    channel = interaction.channel
    return not isinstance(channel, discord.Thread) and (channel is None or channel.type not in WITHOUT_THREADS)


def why_not_here(interaction: Interaction, say: Texts, *, thread: bool = False) -> Screen | None:
    """Why no table can stand where this comes from, and what to do; None: one can.

    `thread`: a new one is to be opened for it.
    """
    lacking = missing(interaction, say, thread=thread)
    return shut_out(interaction, say) or (
        pages.refusal("no-permission", {"missing": lacking}, say) if lacking else None
    )


def shut_out(interaction: Interaction, say: Texts) -> Screen | None:
    """Why we can't write where this comes from whatever we are allowed there, and what to do; None: we can."""
    rights, channel, guild = interaction.app_permissions, interaction.channel, interaction.guild_id
    if guild is not None and interaction.client.get_guild(guild) is None and not rights.view_channel:
        return pages.not_on_server(_invitation(interaction, guild), say)
    if isinstance(channel, discord.Thread) and not (rights.manage_threads or rights.administrator):
        if channel.is_private() and channel.me is None:
            me = Markdown(f"<@{interaction.application_id}>")
            return pages.refusal("private-thread", {"me": me}, say)
        if channel.locked:
            return pages.refusal("thread-locked", {}, say)
    return None


def _invitation(interaction: Interaction, guild: int) -> str:
    """The address by which whoever manages the server adds the bot."""
    return discord.utils.oauth_url(
        interaction.application_id,
        permissions=USED,
        guild=discord.Object(guild),
        scopes=("bot", "applications.commands"),
        disable_guild_select=True,
    )


def missing(interaction: Interaction, say: Texts, *, thread: bool = False) -> str:
    """What we may not do here though we must, by Discord's names; empty where nothing is missing.

    Discord sends our rights with every interaction. `thread`: a new one is to be opened.
    """
    channel = interaction.channel
    kind = channel.type if channel is not None else discord.ChannelType.text
    return missing_in(interaction.app_permissions, kind, say, thread=thread)


def missing_in(rights: discord.Permissions, kind: discord.ChannelType, say: Texts, *, thread: bool = False) -> str:
    """The same for a channel of that kind where we have these rights."""
    if rights.administrator:
        return ""
    if kind in OF_POSTS or kind in THREADS:
        needed = NEEDED_IN_THREAD
    else:
        needed = NEEDED + (NEEDED_FOR_THREAD if thread and kind not in WITHOUT_THREADS else ())
    lacking = [name for name in needed if not getattr(rights, name)]
    return say.several([say.plain(f"permission-{name.replace('_', '-')}") for name in lacking])


def may_attach(interaction: Interaction) -> bool:
    """Whether we may attach files here: pictures."""
    rights = interaction.app_permissions
    return rights.administrator or rights.attach_files


def manages(interaction: Interaction) -> bool:
    """Whether whoever asks manages the server. Discord sends their rights with every interaction."""
    rights = interaction.permissions
    return rights.administrator or rights.manage_guild
