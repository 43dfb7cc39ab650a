"""What `/table …` does: the same as the buttons, for whoever prefers typing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from structlog.contextvars import bind_contextvars

from bot.commands.hosts import see_to_host
from bot.commands.leaving import ask_end, ask_leave
from bot.commands.log import show_log
from bot.commands.request import Instead, Request, Shows
from bot.delivery.answers import Page
from bot.screens.leaving import ask_reset
from tables import ending
from tables.replies import Done
from tables.table import Table


def at_table(do: Callable[..., Awaitable[Shows]]) -> Callable[..., Awaitable[Shows]]:
    """A command about the table meant: this channel's, or the only one where the asker sits on this server."""

    async def act(request: Request, *given: Any) -> Shows:
        table = await _here(request)
        await see_to_host(request, table)
        return await do(request, table, *given)

    return act


async def hand(request: Request, table: Table) -> Shows:
    """The asker's hand."""
    return await request.hand_of(table.id)


async def status(request: Request, table: Table) -> Shows:
    """Post the board again, at the bottom of the channel."""
    request.services.boards.repost(table)
    return request.told("status-posted")


async def pause(request: Request, table: Table) -> Shows:
    """Agree to pause the game, or go on with it."""
    going_on = table.status == "paused"
    do = ending.resume if going_on else ending.pause
    done = request.done(await request.services.tables.change(table.id, do, request.user), table.id)
    return request.told("resumed") if going_on else _agreed(request, done, "pause-wanted", "pause-noted", "paused")


async def undo(request: Request, table: Table) -> Shows:
    """Take back the last own action, or ask the others."""
    await request.services.recent.load(table)
    done = request.done(await request.services.tables.undo(table.id, request.user), table.id)
    return _agreed(request, done, "undo-wanted", "undo-asked", "undone")


ACTS: dict[str, Callable[[Request, Table], Awaitable[Shows]]] = {
    "hand": hand,
    "status": status,
    "log": show_log,
    "leave": ask_leave,
    "pause": pause,
    "undo": undo,
    "end": ask_end,
}
"""The commands without options."""


async def reset(request: Request) -> Shows:
    """Ask whether this channel's table shall end, whatever its state: for whoever manages the server."""
    found = request.services.tables.table_in(request.channel)
    if found is None:
        return request.refused("no-table-here")
    return Page(ask_reset(found, request.say))


async def text_mode(request: Request, on: bool) -> Shows:
    """Text mode for people on this server who have not chosen for themselves; for whoever manages the server."""
    await request.services.preferences.set_guild_text_mode(request.guild, on)
    return request.told("text-mode-server-on" if on else "text-mode-server-off")


def _agreed(request: Request, reply: Done, kind: str, noted: str, done: str) -> Shows:
    """That it is done, or how many still have to agree."""
    wanted = [notice for notice in reply.change.notices if notice.kind == kind]
    return request.told(noted, **wanted[0].facts) if wanted else request.told(done)


async def _here(request: Request) -> Table:
    """See `at_table`. Raises Instead where there is none."""
    tables = request.services.tables
    found = tables.table_in(request.channel)
    if found is not None:
        return await tables.find(found)
    mine = [await tables.find(table) for table in await tables.tables_of(request.user, request.guild)]
    here = [one for one in mine if not one.place.hidden]
    if len(here) == 1:
        bind_contextvars(table=here[0].id)
        return here[0]
    raise Instead(request.refused("no-table-here"))
