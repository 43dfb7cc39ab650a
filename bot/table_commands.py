"""What `/table …` does: the same as the buttons, for whoever prefers typing."""

from __future__ import annotations

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
    wanted = [notice for notice in reply.change.notices if notice.kind == "end-wanted"]
    if wanted:
        await visit.tell("end-noted", **wanted[0].facts)
    else:
        await visit.tell("ended")


async def _here(visit: Visit) -> Table | None:
    """The table meant: this channel's, or the only one where the asker sits on this server."""
    hall, channel = visit.desk.hall, visit.interaction.channel_id
    found = hall.at(channel) if channel is not None else None
    if found is not None:
        return await hall.table(found)
    mine = [await hall.table(table) for table in await hall.tables_of(visit.user)]
    here = [table for table in mine if table.place.guild == visit.interaction.guild_id]
    if len(here) == 1:
        return here[0]
    await visit.answer.reply(pages.refusal("no-table-here", {}, visit.say))
    return None


async def _refused(visit: Visit, reply: Reply, table: Table) -> bool:
    if isinstance(reply, Refused):
        await visit.refuse(reply.error, table.id)
        return True
    return False
