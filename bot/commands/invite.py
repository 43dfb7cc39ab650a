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
from tables.errors import InviteError, NotHostError
from tables.table import Table


async def choose(request: Request, table: Table) -> Shows:
    """Have the host choose."""
    if table.status != "lobby":
        return request.refused("not-lobby", table.id, status=table.status)
    if request.user != table.host:
        return Refusal(NotHostError(host=table.host), table.id)
    lobby.check_invitable(table.now, GAMES[table.game_key])
    return Page(screens.choose(table, request.say), new=True)


async def press_invite(request: Request, press: Press, table: Table) -> Shows:
    """Call who was chosen, or sit down. Raises ValueError for who can't have been chosen."""
    if press.actions == (screens.JOIN,):
        request.done(await request.services.tables.join(table.id, request.person), table.id)
        return Page(screens.joined(table, request.say, table.message_id), new=True)
    chosen = _chosen(request, press)
    people = [user for user in chosen if may_see(request, user)]
    blind = [user for user in chosen if user not in people]
    if not people:
        return Page(screens.told(0, len(chosen), blind, request.say))
    request.done(await request.services.tables.change(table.id, lobby.invite, request.user, people), table.id)
    called = await request.services.people.invite(request.user, people, table.id)
    if called:
        request.services.boards.tell(table, called)
    return Page(screens.told(len(called), len(chosen), blind, request.say))


def may_see(request: Request, user: int) -> bool:
    """Whether somebody who was chosen sees the channel, as Discord says with the choice; who doesn't, isn't called."""
    data: Any = request.interaction.data
    known = data.get("resolved", {}).get("members", {}).get(str(user), {}).get("permissions")
    return known is None or discord.Permissions(int(known)).view_channel


def _chosen(request: Request, press: Press) -> list[int]:
    """The people of a list, as Discord vouches for them. Raises InviteError for a bot."""
    data: Any = request.interaction.data
    known = data.get("resolved", {}).get("users", {})
    if not 0 < len(press.actions) <= screens.MOST or not known.keys() >= set(press.actions):
        raise ValueError(f"nobody of that list: {press.actions!r}")
    if any(known[user].get("bot") for user in press.actions):
        raise InviteError(why="bot")
    return [int(user) for user in dict.fromkeys(press.actions)]
