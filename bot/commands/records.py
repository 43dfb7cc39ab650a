"""Profiles, leaderboards and `/me public`: what people have played, who is best, and who may see it."""

from __future__ import annotations

import discord
import structlog

from bot.commands.request import Request, Shows
from bot.delivery.answers import Page
from bot.screens import months, records
from bot.screens import profile as screens
from bot.screens.custom_ids import Press
from bot.screens.settings import NO_BOARDS
from bot.texts import clean
from games import GAMES
from tables.daily import DAY
from tables.people import PUBLIC, SERVERS, Profile
from tables.table import Table

log = structlog.get_logger(__name__)


async def profile(request: Request, user: discord.User | discord.Member | None = None) -> Shows:
    """What somebody has played, or the asker themselves."""
    whose = user.id if user is not None else request.user
    if user is not None and user.bot:
        return request.refused("profile-of-bot")
    guild, services = request.guild, request.services
    found = await services.people.profile(whose, request.user, guild)
    liked = {game: await _liked(request, found, game) for game in GAMES if found.of(game)}
    pictures = await request.pictures()
    own = whose == request.user
    sealed = set[int]() if own else await _sealed(request, found)
    habits = screens.Habits(
        await services.days.streak(whose),
        found.dailies,
        found.accuracies,
        await services.months.month(guild, request.user),
    )
    member = request.interaction.user if user is None else user
    name = clean(member.display_name)
    newest = await services.albums.newest(whose)
    screen = screens.profile(found, habits, liked, guild, name, own, request.say, sealed, newest, pictures=pictures)
    return Page(screen, new=True, patient=True)


async def _sealed(request: Request, found: Profile) -> set[int]:
    """Their daily tables whose day isn't over: nobody else can look at them yet."""
    tables, days, sealed = request.services.tables, request.services.days, set[int]()
    for row in found.games:
        if (
            row.channel_id < 0
            and row.ended_at >= tables.time.now() - 2 * DAY
            and days.is_sealed(await tables.find(row.table_id))
        ):
            sealed.add(row.table_id)
    return sealed


async def _liked(request: Request, found: Profile, game: str) -> list[str]:
    """From the newest of their games."""
    played: list[tuple[Table, int]] = []
    for row in found.of(game)[-screens.FAVOURITES :]:
        try:
            table = await request.services.tables.find(row.table_id)
            if not request.services.days.is_sealed(table):
                played.append((table, row.seat))
        except Exception:  # one that can't be restored must not hide the others
            log.exception("table_lost", table=row.table_id)
    return screens.likes(game, played, request.say)


async def leaderboard(request: Request, game: str | None, everywhere: bool) -> Shows:
    """The best players of a game on this server, or of all who have chosen to be listed everywhere; or the month.

    None: the first of these on which there is somebody, the month first.
    """
    game = game or await _with_entries(request, everywhere)
    if game == records.MONTH:
        return await _month(request, records.NOW)
    return await _show(request, game, records.EVERYWHERE if everywhere else records.HERE, None)


async def _with_entries(request: Request, everywhere: bool) -> str:
    if not everywhere and (await request.services.months.month(request.guild, request.user)).ranked:
        return records.MONTH
    guild = None if everywhere else request.guild
    for game in GAMES:
        if await request.services.people.ranking(game, guild, request.user):
            return game
    return next(iter(GAMES)) if everywhere else records.MONTH


async def press_leaders(request: Request, press: Press) -> Shows:
    """Another page, another game, or the other board: ``<game>.<where>.<page>``; page 0 is the one with the asker."""
    game, _, rest = press.actions[0].partition(".")
    where, _, page = rest.partition(".")
    if game == records.MONTH:
        return await _month(request, where)
    if game not in GAMES or where not in (records.HERE, records.EVERYWHERE) or not page.isdigit():
        raise ValueError(f"no board of the best {press.actions[0]!r}")
    return await _show(request, game, where, int(page) or None)


async def _show(request: Request, game: str, where: str, page: int | None) -> Shows:
    if (await request.settings()).get(NO_BOARDS):
        return request.refused("no-leaderboard")
    guild = request.guild if where == records.HERE else None
    ranked = await request.services.people.ranking(game, guild, request.user)
    return Page(records.leaderboard(game, where, ranked, page, request.user, request.say))


async def _month(request: Request, which: str) -> Shows:
    """The month on this server, or one before. Raises ValueError for what is no month."""
    if (await request.settings()).get(NO_BOARDS):
        return request.refused("no-leaderboard")
    month = None if which == records.NOW else which
    found = await request.services.months.month(request.guild, request.user, month)
    return Page(months.board(found, request.user, request.say))


async def public(request: Request, where: str) -> Shows:
    """Which leaderboards show the asker, and who can look at their profile."""
    await request.services.people.set(request.user, **{PUBLIC: None if where == SERVERS else where})
    await request.services.evenings.change_of(request.user)
    return Page(records.public(where, request.say), new=True)
