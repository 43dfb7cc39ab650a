"""⟨Invite⟩ in a lobby: the host chooses people, and one message calls those of them who want to be called."""

from __future__ import annotations

from typing import Any

import discord

from bot.commands.request import Refusal, Request, Shows
from bot.delivery.answers import Page
from bot.screens import invite as screens
from bot.screens.custom_ids import Press
from games import GAMES
from tables import lobby
from tables.errors import NotHostError
from tables.table import Table


async def choose(request: Request, table: Table) -> Shows:
    """Have the host choose."""
    if (why_not := _why_not(request, table)) is not None:
        return why_not
    return Page(screens.choose(table, request.say), new=True)


async def press_invite(request: Request, press: Press, table: Table) -> Shows:
    """Call who was chosen, or sit down. Raises ValueError for who can't have been chosen."""
    if press.actions == (screens.JOIN,):
        request.done(await request.services.tables.join(table.id, request.person), table.id)
        return Page(screens.joined(table, request.say, table.message_id), new=True)
    if (why_not := _why_not(request, table)) is not None:
        return why_not
    whys = {user: _why_not_called(request, table, user) for user in _chosen(press)}
    free = [user for user, why in whys.items() if not why]
    whys |= await request.services.people.invitations.call(request.guild, request.user, free, table.id)
    called = [user for user, why in whys.items() if not why]
    if called:
        request.services.boards.tell(table, called)
    return Page(screens.told(table, whys, request.say))


def _why_not(request: Request, table: Table) -> Shows | None:
    """Why somebody can't call people to this table now. Raises InviteError, FullError."""
    if table.status != "lobby":
        return request.refused("not-lobby", table.id, status=table.status)
    if request.user != table.host:
        return Refusal(NotHostError(host=table.host), table.id)
    lobby.check_invitable(table.now, GAMES[table.game_key])
    return None


def _why_not_called(request: Request, table: Table, user: int) -> str:
    """Why somebody who was chosen can't be called, as far as this message tells; empty: they can."""
    data: Any = request.interaction.data
    known = data.get("resolved", {}).get("users", {})
    if str(user) not in known:
        raise ValueError(f"nobody of that list: {user}")
    if known[str(user)].get("bot"):
        return "bot"
    return lobby.why_not_invite(table.now, user) or ("" if may_see(request, user) else "blind")


def may_see(request: Request, user: int) -> bool:
    """Whether somebody who was chosen sees the channel, as Discord says with the choice; who doesn't, isn't called."""
    data: Any = request.interaction.data
    known = data.get("resolved", {}).get("members", {}).get(str(user), {}).get("permissions")
    return known is None or discord.Permissions(int(known)).view_channel


def _chosen(press: Press) -> list[int]:
    """The people of a list. Raises ValueError for what is none."""
    if not 0 < len(press.actions) <= screens.MOST:
        raise ValueError(f"not so many: {press.actions!r}")
    return [int(user) for user in dict.fromkeys(press.actions)]
