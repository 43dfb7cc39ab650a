"""`/replay` and the buttons below a replay: for those who played, and for who can see where it was played."""

from __future__ import annotations

import discord

from bot.commands.request import Instead, Request, Services, Shows
from bot.delivery.answers import ForAll, Page
from bot.delivery.discord_api import Interaction
from bot.screens import replay as screens
from bot.screens.custom_ids import Press
from bot.screens.end import told_moments
from bot.screens.people import reader_of
from bot.screens.screen import Part
from bot.texts import Texts
from tables.errors import NoTableError, TableError
from tables.replay import Replay
from tables.table import Table
from workers.aside import aside

OFFERED = 25
"""Games that are offered while somebody types."""
POST = "p"


async def replay(request: Request, game: str) -> Shows:
    """Step through a finished game; `game` is its number."""
    return await open_replay(request, number_of(request, game))


async def press_replay(request: Request, press: Press) -> Shows:
    """Another step, another hand, or show this step to the channel. Raises ValueError for no such place."""
    place = screens.read_place(press.actions[0])
    if not press.actions[0].startswith(POST):
        return await _show(request, press.table, place)
    return await _posted(request, await _found(request, press.table), place)


async def open_replay(request: Request, table: int) -> Shows:
    """The replay from its beginning."""
    return await _show(request, table, screens.ReplayPlace(0))


def number_of(request: Request, game: str) -> int:
    """The number that somebody gave a game by. Raises Instead for what is none."""
    if not game.strip().isdecimal() or len(game.strip()) > 18:
        raise Instead(request.refused("no-replay"))
    return int(game)


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


async def check_seen(request: Request, table: int) -> None:
    """Raise Instead, in the same words, where there is no such table and where the asker may not see it."""
    try:
        if may_see(request.interaction, await request.services.tables.find(table)):
            return
    except NoTableError:
        pass
    raise Instead(request.refused("no-replay"))


async def turned(request: Request, table: Table) -> list[Part]:
    """What a game turned on, as its end told it; nothing before that, and where it can't be played again."""
    say, pictures = request.say, await request.pictures()
    try:
        about = ("turning", say.language)
        moments = await request.services.replays.told(table.id, about, lambda found: screens.turning(found, say))
    except TableError:
        return []
    return told_moments(say("end-moments"), moments, table.game_key, reader_of(table, say), pictures=pictures)


async def _found(request: Request, table: int) -> Replay:
    """The game. Raises Instead where the asker may not see it, TableError."""
    await check_seen(request, table)
    return await request.services.replays.of(table)


async def _show(request: Request, table: int, place: screens.ReplayPlace) -> Shows:
    found, pictures = await _found(request, table), await request.pictures()
    await aside(screens.turns, found, request.say)
    if pictures and place.step < found.last and request.services.drawing.has_room:  # the next step will be asked for
        following = screens.replay(found, place._replace(step=place.step + 1), request.say, pictures=True)
        request.services.reconciler.start(request.services.drawing.prepare(following, 0, {}, later=True))
    return Page(screens.replay(found, place, request.say, pictures=pictures), patient=True)


async def _posted(request: Request, found: Replay, place: screens.ReplayPlace) -> Shows:
    """A step for everybody in the channel."""
    drawn, say = request.services.drawing.shows_in(request.channel), await request.public()
    await aside(screens.turns, found, say)
    return ForAll(screens.replay(found, place, say, pictures=drawn, shared_by=request.person.name), patient=True)


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
