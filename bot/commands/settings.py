"""`/settings …`: the server's settings, for whoever manages it."""

from __future__ import annotations

from typing import Any, NamedTuple

import discord
from discord.app_commands import AppCommandChannel

from bot.commands.permissions import manages, missing_in
from bot.commands.request import Request, Shows
from bot.delivery.answers import Page, Show
from bot.screens import pages
from bot.screens import settings as screens
from bot.screens.custom_ids import Press
from bot.screens.settings import ALLOWED, CLOCK, LANGUAGE, NO_BOARDS, OFFERED, THREADS
from bot.texts import Markdown
from tables.table import Table

MOST_CHANNELS = 50
"""Channels that a server may name."""


class Chosen(NamedTuple):
    """A channel that was chosen in a form."""

    id: int
    type: discord.ChannelType


async def show(request: Request) -> Shows:
    """Show the settings."""
    return await _told(request, {})


async def language(request: Request, which: str) -> Shows:
    """The language of new tables; `auto`: that of a Community server, elsewhere of whoever opens one."""
    return await _told(request, {LANGUAGE: None if which == screens.AUTO else which})


async def offer_language(request: Request, table: Table) -> list[Show]:
    """Once on a server that has said no language, to whoever manages it: keep that of this table for all."""
    if not manages(request.interaction) or len(request.say.languages) < 2:
        return []
    offered = (await request.settings()).get(OFFERED)  # most are: then nothing is to be saved
    if not offered and await request.server_language() is None and await _first_offer(request):
        return [Page(screens.keep_language(table.rules.locale, request.say), new=True)]
    return []


async def _first_offer(request: Request) -> bool:
    """Note that the server was offered a language. False: it was before."""
    before: list[bool] = []

    def note(kept: dict[str, Any]) -> dict[str, Any]:
        before[:] = [bool(kept.get(OFFERED))]
        return {**kept, OFFERED: True}

    await request.services.servers.change(request.guild, note)
    return before == [False]


async def press_keep_language(request: Request, press: Press) -> Shows:
    """The button of the offer. Raises ValueError for a language that there isn't."""
    (which,) = press.actions
    if which not in request.services.library.languages:
        raise ValueError(f"no language {which!r}")
    if not manages(request.interaction):
        return Page(pages.refusal("managers-only", {}, request.say))
    await request.services.servers.set(request.guild, **{LANGUAGE: which})
    return Page(screens.language_kept(which, request.say))


async def channel(request: Request, channel: AppCommandChannel, allowed: bool) -> Shows:
    """Name a channel where tables may be opened, or no longer; with none named, everywhere."""
    kept = await request.settings()
    others = [each for each in kept.get(ALLOWED) or () if each != channel.id]
    lacking = missing_there(request, channel, thread=bool(kept.get(THREADS))) if allowed else ""
    warning = screens.lacking(channel.id, lacking, request.say) if lacking else None
    return await _told(request, {ALLOWED: [*others, channel.id][-MOST_CHANNELS:] if allowed else others}, warning)


def missing_there(request: Request, channel: AppCommandChannel | Chosen, *, thread: bool = False) -> str:
    """What the bot may not do in a channel that was chosen; nothing where Discord doesn't say what it may."""
    data: Any = request.interaction.data
    rights = data["resolved"]["channels"][str(channel.id)].get("app_permissions")
    if rights is None:
        return ""
    return missing_in(discord.Permissions(int(rights)), channel.type, request.say, thread=thread)


async def clock(request: Request, which: str) -> Shows:
    """The clock of new tables, unless who opens one chooses."""
    return await _told(request, {CLOCK: None if which == "live" else which})


async def switch(request: Request, on: bool, *, key: str) -> Shows:
    """Turn a setting on or off, as it is kept."""
    return await _told(request, {key: on})


async def leaderboard(request: Request, on: bool) -> Shows:
    """Whether there are leaderboards on this server."""
    return await _told(request, {NO_BOARDS: not on})


async def _told(request: Request, changes: dict[str, Any], warning: Markdown | None = None) -> Shows:
    """Save the changes, then show all settings, and a warning below them."""
    if changes:
        await request.services.servers.set(request.guild, **changes)
    evening = await request.services.evenings.settings(request.guild)
    return Page(screens.settings(await request.settings(), request.say, warning, evening), new=True)
