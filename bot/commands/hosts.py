"""The host of a lobby: whether they are there, and what becomes of it where they aren't."""

from __future__ import annotations

from contextlib import suppress

from bot.commands.request import Request
from tables import lobby, seats
from tables.errors import TableError
from tables.table import Place, Table


async def see_to_host(request: Request, table: Table, *, asks: bool = False) -> None:
    """Note a press of the host's; at one of others who need the host, empty the seat of one who has left the server.

    `asks`: they want what is the host's.
    """
    tables = request.services.tables
    if table.status != "lobby" or table.place.hidden:
        return
    if request.user == table.host:
        if lobby.is_news(table.now, tables.time.now(), tables.timing):
            await tables.change(table.id, lobby.host_is_here, request.user)
    elif (asks or table.now.host_is_away) and await request.services.members.has_left(table.place.guild, table.host):
        await tables.change(table.id, seats.leave, table.host)


async def make_way(request: Request, place: Place) -> None:
    """Close the lobby there, where nobody but its host has a seat, and the host is away or has left the server."""
    tables = request.services.tables
    if (found := tables.table_in(place.here)) is None:
        return
    with suppress(TableError):  # one that can't be restored: that the place is taken is told all the same
        table = await tables.find(found)
        await see_to_host(request, table, asks=True)
        if table.status == "lobby" and table.now.host_is_away:
            await tables.change(table.id, lobby.make_way)
