"""`/replay` and the buttons below a replay: for those who played, and for who can see where it was played."""

from __future__ import annotations

import asyncio

import discord

from bot.commands.request import Request, Services
from bot.delivery.answers import ForAll
from bot.delivery.discord_api import Interaction
from bot.delivery.drawing import BOARD_WAITS
from bot.screens import pages
from bot.screens import replay as screens
from bot.screens.custom_ids import Press
from bot.texts import Texts
from tables.errors import NoTableError, TableError
from tables.replay import Replay
from tables.table import Table

OFFERED = 25
"""Games that are offered while somebody types."""
POST = "p"


async def replay(request: Request, game: str) -> None:
    """Step through a finished game; `game` is its number."""
    if not game.strip().isdecimal() or len(game.strip()) > 18:
        await request.reply(pages.refusal("no-replay", {}, request.say))
        return
    await _show(request, int(game), screens.ReplayPlace(0))


async def press_replay(request: Request, press: Press) -> None:
    """Another step, another hand, or show this step to the channel. Raises ValueError for no such place."""
    place = screens.read_place(press.actions[0])
    if not press.actions[0].startswith(POST):
        await _show(request, press.table, place)
        return
    found = await _found(request, press.table)
    if found is not None:
        await _draw_and_post(request, found, place)


async def open_replay(request: Request, table: int) -> None:
    """The button on a result: the replay from its beginning."""
    await _show(request, table, screens.ReplayPlace(0))


async def offered(services: Services, user: int, typed: str, say: Texts) -> list[tuple[str, str]]:
    """The newest games of somebody whose number or name has what they typed: what to show, and the number."""
    found: list[tuple[str, str]] = []
    for row in reversed(await services.people.games_of(user)):
        if row.channel_id < 0 and services.days.is_sealed(await services.tables.find(row.table_id)):
            continue
        name = say.plain(f"{row.game}-name")
        label = say.plain("replay-offer", number=str(row.table_id), game=name, place=row.place, seats=row.seats)
        if typed.casefold() in label.casefold():
            found.append((label, str(row.table_id)))
    return found[:OFFERED]


async def _found(request: Request, table: int) -> Replay | None:
    """The game, if the asker may see it; else None, and they were told why."""
    try:
        there = await request.services.tables.find(table)
        if not may_see(request.interaction, there):
            await request.reply(pages.refusal("no-replay", {}, request.say))
            return None
        return await request.services.replays.of(table)
    except NoTableError:
        await request.reply(pages.refusal("no-replay", {}, request.say))
    except TableError as error:
        await request.refuse(error)
    return None


async def _show(request: Request, table: int, place: screens.ReplayPlace) -> None:
    found = await _found(request, table)
    if found is None:
        return
    pictures = await request.pictures()
    await asyncio.to_thread(screens.turns, found, request.say)
    screen = screens.replay(found, place, request.say, pictures=pictures)
    await request.services.drawing.draw(screen, BOARD_WAITS)
    await request.show(screen)
    if pictures and place.step < found.last:  # the next step will be asked for
        following = screens.replay(found, place._replace(step=place.step + 1), request.say, pictures=True)
        await request.services.drawing.draw(following, 0)


async def _draw_and_post(request: Request, found: Replay, place: screens.ReplayPlace) -> None:
    """Show a step to everybody in the channel."""
    drawn, say = request.services.drawing.shows_in(request.interaction.channel_id), await request.public()
    await asyncio.to_thread(screens.turns, found, say)
    screen = screens.replay(found, place, say, pictures=drawn, shared_by=request.person.name)
    await request.services.drawing.draw(screen, BOARD_WAITS)
    await request.give(ForAll(screen))


def may_see(interaction: Interaction, table: Table) -> bool:
    """Whether somebody played there, or can see the channel where it was played."""
    user = interaction.user
    if any(user.id in (seat.user, seat.leaver) for seat in table.seats):
        return True
    place, guild = table.place, interaction.guild
    if guild is None or guild.id != place.guild:
        return False
    if interaction.channel_id == place.here:
        return True
    thread = guild.get_thread(place.thread) if place.thread is not None else None
    if place.thread is not None and (thread is None or thread.is_private()):
        return False  # not known to be open to them; from within it they can
    channel = guild.get_channel(place.channel)
    return channel is not None and isinstance(user, discord.Member) and channel.permissions_for(user).view_channel
