"""What `/table …` does: the same as the buttons, for whoever prefers typing."""

from __future__ import annotations

import discord
from structlog.contextvars import bind_contextvars

from bot.commands.leaving import ask_end, ask_leave
from bot.commands.log import show_log
from bot.commands.request import Request
from bot.commands.substitute import ask as ask_substitute
from bot.screens import pages
from bot.screens.leaving import ask_reset
from tables import ending
from tables.replies import Done, Refused, Reply
from tables.table import Table


async def hand(request: Request) -> None:
    """The asker's hand."""
    table = await _here(request)
    if table is not None:
        await request.hand_of(table.id)


async def status(request: Request) -> None:
    """Post the board again, at the bottom of the channel."""
    table = await _here(request)
    if table is not None:
        request.services.boards.repost(table)
        await request.tell("status-posted")


async def log(request: Request) -> None:
    """The log, as far as the asker may know it."""
    table = await _here(request)
    if table is not None:
        await show_log(request, table)


async def leave(request: Request) -> None:
    """Give up the seat, once the asker is sure."""
    table = await _here(request)
    if table is not None:
        await ask_leave(request, table)


async def end(request: Request) -> None:
    """Close the lobby, or agree to end the game, once the asker is sure."""
    table = await _here(request)
    if table is not None:
        await ask_end(request, table)


async def pause(request: Request) -> None:
    """Agree to pause the game, or go on with it."""
    table = await _here(request)
    if table is None:
        return
    going_on = table.status == "paused"
    do = ending.resume if going_on else ending.pause
    reply = request.did(await request.services.tables.change(table.id, do, request.user))
    if await _refused(request, reply, table) or not isinstance(reply, Done):
        return
    if going_on:
        await request.tell("resumed")
    else:
        await _agreed(request, reply, "pause-wanted", "pause-noted", "paused")


async def undo(request: Request) -> None:
    """Take back the last own action, or ask the others."""
    table = await _here(request)
    if table is None:
        return
    await request.services.recent.load(table)
    reply = request.did(await request.services.tables.undo(table.id, request.user))
    if not await _refused(request, reply, table) and isinstance(reply, Done):
        await _agreed(request, reply, "undo-wanted", "undo-asked", "undone")


async def substitute(request: Request, person: discord.User | discord.Member) -> None:
    """Hand the asker's seat to another person, if they take it."""
    table = await _here(request)
    if table is not None:
        await ask_substitute(request, table, person)


async def reset(request: Request) -> None:
    """Ask whether this channel's table shall end, whatever its state: for whoever manages the server."""
    found = request.services.tables.table_in(request.interaction.channel_id or 0)
    if found is None:
        await request.reply(pages.refusal("no-table-here", {}, request.say))
        return
    await request.show(ask_reset(found, request.say))


async def text_mode(request: Request, on: bool) -> None:
    """Text mode for people on this server who have not chosen for themselves; for whoever manages the server."""
    assert request.interaction.guild_id is not None
    await request.services.preferences.set_guild_text_mode(request.interaction.guild_id, on)
    await request.tell("text-mode-server-on" if on else "text-mode-server-off")


async def _agreed(request: Request, reply: Done, kind: str, noted: str, done: str) -> None:
    """Say that it is done, or how many still have to agree."""
    wanted = [notice for notice in reply.change.notices if notice.kind == kind]
    if wanted:
        await request.tell(noted, **wanted[0].facts)
    else:
        await request.tell(done)


async def _here(request: Request) -> Table | None:
    """The table meant: this channel's, or the only one where the asker sits on this server."""
    tables, channel = request.services.tables, request.interaction.channel_id
    found = tables.table_in(channel) if channel is not None else None
    if found is not None:
        return await tables.find(found)
    mine = [await tables.find(table) for table in await tables.tables_of(request.user, request.interaction.guild_id)]
    here = [one for one in mine if not one.place.hidden]
    if len(here) == 1:
        bind_contextvars(table=here[0].id)
        return here[0]
    await request.reply(pages.refusal("no-table-here", {}, request.say))
    return None


async def _refused(request: Request, reply: Reply, table: Table) -> bool:
    if isinstance(reply, Refused):
        await request.refuse(reply.error, table.id)
        return True
    return False
