"""Opening a table: `/<game> new`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord
import structlog
from structlog.contextvars import bind_contextvars

from bot.commands.permissions import missing
from bot.commands.request import Request
from bot.delivery.discord_api import DiscordRefused
from bot.delivery.layout import cut
from bot.screens import pages
from bot.screens.house_rules import table_rules_of
from tables.replies import Done, Refused
from tables.table import Place, Table

log = structlog.get_logger(__name__)

THREAD_NAME = 100


@dataclass(frozen=True, slots=True)
class NewTable:
    """What was asked for."""

    game: str
    ai: tuple[str, ...]
    thread: bool
    table_rules: dict[str, Any]
    options: dict[str, Any]


async def open_table(request: Request, wanted: NewTable) -> None:
    """Open a lobby here, or in a new thread, and show it."""
    lacking = missing(request.interaction, request.say, thread=wanted.thread)
    if lacking:
        await request.answer.reply(pages.refusal("no-permission", {"missing": lacking}, request.say))
        return
    place = _place(request)
    if wanted.thread and place.thread is None:
        await _in_thread(request, wanted, place)
    else:
        await _here(request, wanted, place)


async def _here(request: Request, wanted: NewTable, place: Place) -> None:
    courier = request.services.courier
    with courier.opening_in(place.here):
        table = await _opened(request, wanted, place)
        if table is None:
            return
        await courier.post_by_answer(table, lambda screen: request.answer.reply(screen, private=False))
    await request.warn_of_missing_files()


async def _in_thread(request: Request, wanted: NewTable, place: Place) -> None:
    api, say = request.services.api, request.say
    game = say.plain(f"{wanted.game}-name")
    if (no_room := await request.services.hall.why_not_open(place, request.user)) is not None:
        await request.refuse(no_room.error)  # before a thread is opened in vain: we may not delete it
        return
    try:
        thread = await api.open_thread(place.channel, cut(game, THREAD_NAME))
    except DiscordRefused as refused:
        log.info("no_thread", code=int(refused.code))
        await request.answer.reply(pages.refusal("no-thread", {}, say))
        return
    table = await _opened(request, wanted, place._replace(thread=thread))
    if table is None:
        try:
            await api.close_thread(thread)
        except DiscordRefused as refused:
            log.info("thread_left", code=int(refused.code))
        return
    request.services.courier.update(table)
    await request.answer.reply(pages.in_thread(table, request.person.name, say), private=False)


async def _opened(request: Request, wanted: NewTable, place: Place) -> Table | None:
    """The new table; None where it was refused, and that was said."""
    rules = table_rules_of(wanted.game, wanted.table_rules, _locale(request))
    reply = await request.services.hall.open(place, request.person, wanted.game, wanted.options, rules, wanted.ai)
    if isinstance(reply, Refused):
        await request.refuse(reply.error)
        return None
    assert isinstance(reply, Done)
    bind_contextvars(table=reply.table.id)
    return reply.table


def _locale(request: Request) -> str:
    """The table speaks the server's language."""
    guild = request.interaction.guild_locale
    return request.services.library.texts(guild.value if guild else None).language


def _place(request: Request) -> Place:
    channel = request.interaction.channel
    assert request.interaction.guild_id is not None and request.interaction.channel_id is not None
    if isinstance(channel, discord.Thread):
        return Place(request.interaction.guild_id, channel.parent_id, channel.id)
    return Place(request.interaction.guild_id, request.interaction.channel_id)
