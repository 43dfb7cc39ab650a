"""Opening a table: `/<game> new`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord
import structlog
from structlog.contextvars import bind_contextvars

from bot.calls import Refused as CallRefused
from bot.desk import Visit
from bot.layout import cut
from bot.rights import missing
from bot.screens import pages
from bot.screens.houserules import house_of
from tables.replies import Done, Refused
from tables.table import Place, Table

log = structlog.get_logger(__name__)

THREAD_NAME = 100


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for."""

    game: str
    ai: tuple[str, ...]
    thread: bool
    house: dict[str, Any]
    options: dict[str, Any]


async def open_table(visit: Visit, wish: Wish) -> None:
    """Open a lobby here, or in a new thread, and show it."""
    lacking = missing(visit.interaction, visit.say, thread=wish.thread)
    if lacking:
        await visit.answer.reply(pages.refusal("no-permission", {"missing": lacking}, visit.say))
        return
    place = _place(visit)
    if wish.thread and place.thread is None:
        await _in_thread(visit, wish, place)
    else:
        await _here(visit, wish, place)


async def _here(visit: Visit, wish: Wish, place: Place) -> None:
    courier = visit.desk.courier
    with courier.opening(place.here):
        table = await _opened(visit, wish, place)
        if table is None:
            return
        await courier.give(table, lambda screen: visit.answer.reply(screen, private=False))


async def _in_thread(visit: Visit, wish: Wish, place: Place) -> None:
    calls, say = visit.desk.calls, visit.say
    game = say.plain(f"{wish.game}-name")
    if (no_room := await visit.desk.hall.room(place, visit.user)) is not None:
        await visit.refuse(no_room.error)  # before a thread is opened in vain: we may not delete it
        return
    try:
        thread = await calls.open_thread(place.channel, cut(game, THREAD_NAME))
    except CallRefused as refused:
        log.info("no_thread", code=int(refused.code))
        await visit.answer.reply(pages.refusal("no-thread", {}, say))
        return
    table = await _opened(visit, wish, place._replace(thread=thread))
    if table is None:
        try:
            await calls.close_thread(thread)
        except CallRefused as refused:
            log.info("thread_left", code=int(refused.code))
        return
    visit.desk.courier.want(table)
    await visit.answer.reply(pages.in_thread(table, visit.person.name, say), private=False)


async def _opened(visit: Visit, wish: Wish, place: Place) -> Table | None:
    """The new table; None where it was refused, and that was said."""
    house = house_of(wish.game, wish.house, _locale(visit))
    reply = await visit.desk.hall.open(place, visit.person, wish.game, wish.options, house, wish.ai)
    if isinstance(reply, Refused):
        await visit.refuse(reply.error)
        return None
    assert isinstance(reply, Done)
    bind_contextvars(table=reply.table.id)
    return reply.table


def _locale(visit: Visit) -> str:
    """The table speaks the server's language."""
    guild = visit.interaction.guild_locale
    return visit.desk.library.texts(guild.value if guild else None).language


def _place(visit: Visit) -> Place:
    channel = visit.interaction.channel
    assert visit.interaction.guild_id is not None and visit.interaction.channel_id is not None
    if isinstance(channel, discord.Thread):
        return Place(visit.interaction.guild_id, channel.parent_id, channel.id)
    return Place(visit.interaction.guild_id, visit.interaction.channel_id)
