"""Giving up one's seat and ending a table: a command asks first, the button below it does it."""

from __future__ import annotations

from bot.commands.hosts import see_to_host
from bot.commands.permissions import manages
from bot.commands.request import Refusal, Request, Shows
from bot.delivery.answers import Page
from bot.screens import leaving, pages
from bot.screens.custom_ids import Press
from tables import ending, seats
from tables.errors import NotHostError, NotLiveError, OutsiderError, TableError
from tables.table import Table

NO = "no"


async def ask_leave(request: Request, table: Table) -> Shows:
    """Say what leaving does, and ask."""
    if (error := why_no_seat(request, table)) is not None:
        return Refusal(error, table.id)
    return Page(leaving.ask_leave(table, request.user, request.say))


async def ask_end(request: Request, table: Table) -> Shows:
    """Say what ending the table does, and ask. Where others have a say in it, whoever manages the server reads of
    `/settings reset`."""
    await see_to_host(request, table, asks=True)
    error = why_no_seat(request, table)
    if error is None and table.status == "lobby" and not table.now.may_host(request.user):
        error = NotHostError(host=table.host)
    asked = Refusal(error, table.id) if error is not None else Page(leaving.ask_end(table, request.user, request.say))
    alone = error is None and leaving.what_ending_does(table, request.user) != "agree"
    if alone or table.status == "over" or not manages(request.interaction):
        return asked
    return [asked, request.told("end-by-reset")]


def why_no_seat(request: Request, table: Table) -> TableError | None:
    """Why the asker has no seat to give up there; None: they have one."""
    if table.status == "over":
        return NotLiveError(status=table.status)
    if table.seat_of(request.user) is None:
        return OutsiderError(table=table.id, host=table.host, status=table.status)
    return None


async def leave(request: Request, press: Press, table: Table) -> Shows:
    """The answer to `ask_leave`: leave, if that still does what was said."""
    if press.actions == (NO,):
        return Page(pages.sentence("nothing-changed", request.say))
    if press.actions != (leaving.what_leaving_does(table, request.user),):
        return await ask_leave(request, table)
    request.done(await request.services.tables.change(table.id, seats.leave, request.user), table.id)
    back = request.services.tables.may_come_back(table, request.user)
    return Page(leaving.left(table, request.say, may_come_back=back))


async def end(request: Request, press: Press, table: Table) -> Shows:
    """The answer to `ask_end`: end the table, or agree to end it, if that still does what was said."""
    if press.actions == (NO,):
        return Page(pages.sentence("nothing-changed", request.say))
    if press.actions != (leaving.what_ending_does(table, request.user),):
        return await ask_end(request, table)
    done = request.done(await request.services.tables.change(table.id, ending.end, request.user), table.id)
    wanted = [notice for notice in done.change.notices if notice.kind == "end-wanted"]
    said = pages.sentence("end-noted", request.say, **wanted[0].facts) if wanted else None
    return Page(said or pages.sentence("ended", request.say))


async def reset(request: Request, press: Press) -> Shows:
    """The answer to `ask_reset`: end this channel's table, which perhaps can't even be read.

    Raises ValueError where it stands elsewhere.
    """
    tables = request.services.tables
    if press.actions == (NO,):
        return Page(pages.sentence("nothing-changed", request.say))
    if not manages(request.interaction):
        return request.refused("managers-only")
    if tables.table_in(request.channel) != press.table:
        raise ValueError(f"table {press.table} is not here")
    request.done(await tables.reset(press.table))
    return Page(pages.sentence("reset", request.say))
