"""What `/table …` does: the same as the buttons, for whoever prefers typing."""

from __future__ import annotations

from structlog.contextvars import bind_contextvars

from bot.desk import Visit
from bot.presses import show_log
from bot.screens import pages
from tables.replies import Done, Refused, Reply
from tables.table import Table


async def hand(visit: Visit) -> None:
    """The asker's hand."""
    table = await _here(visit)
    if table is not None:
        await visit.hand_of(table.id)


async def status(visit: Visit) -> None:
    """The board at the bottom again."""
    table = await _here(visit)
    if table is not None:
        visit.desk.courier.repost(table)
        await visit.tell("status-posted")


async def log(visit: Visit) -> None:
    """What happened, as far as the asker may know."""
    table = await _here(visit)
    if table is not None:
        await show_log(visit, table)


async def leave(visit: Visit) -> None:
    """Give up the seat."""
    table = await _here(visit)
    if table is not None:
        reply = await visit.desk.hall.leave(table.id, visit.user)
        if not await _refused(visit, reply, table):
            await visit.tell("left")


async def end(visit: Visit) -> None:
    """Close the lobby, or agree to end the game."""
    table = await _here(visit)
    if table is None:
        return
    reply = await visit.desk.hall.end(table.id, visit.user)
    if await _refused(visit, reply, table) or not isinstance(reply, Done):
        return
    await _agreed(visit, reply, "end-wanted", "end-noted", "ended")


async def pause(visit: Visit) -> None:
    """Agree to pause the game, or go on with it."""
    table = await _here(visit)
    if table is None:
        return
    hall = visit.desk.hall
    going_on = table.status == "paused"
    reply = await (hall.resume if going_on else hall.pause)(table.id, visit.user)
    if await _refused(visit, reply, table) or not isinstance(reply, Done):
        return
    if going_on:
        await visit.tell("resumed")
    else:
        await _agreed(visit, reply, "pause-wanted", "pause-noted", "paused")


async def undo(visit: Visit) -> None:
    """Take back the last own action, or ask the others."""
    table = await _here(visit)
    if table is None:
        return
    await visit.desk.chronicle.load(table)
    reply = await visit.desk.hall.undo(table.id, visit.user)
    if not await _refused(visit, reply, table) and isinstance(reply, Done):
        await _agreed(visit, reply, "undo-wanted", "undo-asked", "undone")


async def reset(visit: Visit) -> None:
    """End this channel's table whatever its state: for whoever manages the server."""
    found = visit.desk.hall.at(visit.interaction.channel_id or 0)
    if found is None:
        await visit.answer.reply(pages.refusal("no-table-here", {}, visit.say))
        return
    reply = await visit.desk.hall.reset(found)
    if isinstance(reply, Refused):
        await visit.refuse(reply.error)
    else:
        await visit.tell("reset")


async def _agreed(visit: Visit, reply: Done, kind: str, noted: str, done: str) -> None:
    """Say that it is done, or how many still have to agree."""
    wanted = [notice for notice in reply.change.notices if notice.kind == kind]
    if wanted:
        await visit.tell(noted, **wanted[0].facts)
    else:
        await visit.tell(done)


async def _here(visit: Visit) -> Table | None:
    """The table meant: this channel's, or the only one where the asker sits on this server."""
    hall, channel = visit.desk.hall, visit.interaction.channel_id
    found = hall.at(channel) if channel is not None else None
    if found is not None:
        return await hall.table(found)
    mine = [await hall.table(table) for table in await hall.tables_of(visit.user)]
    here = [table for table in mine if table.place.guild == visit.interaction.guild_id]
    if len(here) == 1:
        bind_contextvars(table=here[0].id)
        return here[0]
    await visit.answer.reply(pages.refusal("no-table-here", {}, visit.say))
    return None


async def _refused(visit: Visit, reply: Reply, table: Table) -> bool:
    if isinstance(reply, Refused):
        await visit.refuse(reply.error, table.id)
        return True
    return False
