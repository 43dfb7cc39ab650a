"""Opening a table: `/<game> new`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import discord
import structlog
from structlog.contextvars import bind_contextvars

from bot.commands.hosts import make_way
from bot.commands.permissions import may_have_threads, why_not_here
from bot.commands.request import Instead, Refusal, Request, Shows
from bot.commands.settings import offer_language
from bot.delivery.answers import BoardOf, ForAll, Page, Show
from bot.delivery.discord_api import THREADS_FULL, Code, DiscordRefused
from bot.delivery.layout import cut
from bot.delivery.places import Spot
from bot.screens import pages
from bot.screens.house_rules import rules_of, table_rules_of
from bot.screens.settings import ALLOWED, CLOCK, QUIET, THREADS
from games import GAMES
from tables.errors import ChannelTakenError
from tables.replies import Refused
from tables.table import Place, Table
from tables.table_rules import TableRules
from tables.tutorials import number_of, seed_of

log = structlog.get_logger(__name__)

THREAD_NAME = 100


@dataclass(frozen=True, slots=True)
class NewTable:
    """What was asked for."""

    game: str
    ai: tuple[str, ...] = ()
    thread: bool = False
    """In a new one, where there can be one."""
    table_rules: Mapping[str, Any] = field(default_factory=dict[str, Any])
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    tutorial: bool = False
    language: str | None = None
    """Of what everybody sees; None: the server's, else the opener's."""


async def open_table(request: Request, wanted: NewTable) -> Shows:
    """Open a lobby here, or in a new thread, and show it."""
    if wanted.language is not None and wanted.language not in request.services.library.languages:
        return request.refused("bad-option", option="listed")
    table, no_thread = await _opened(request, wanted)
    if table.place != _place(request):
        request.services.boards.update(table)
        board: Show = ForAll(pages.in_thread(table, request.person.name, request.at_table(table)))
    else:
        board = BoardOf(table)
    return [board, *await offer_language(request, table), *no_thread]


async def open_at(request: Request, game: str, spot: Spot) -> Table:
    """Open a lobby at a spot that a server's post has found. Raises Instead."""
    if spot.channel == request.channel:
        table, _ = await _opened(request, NewTable(game, thread=spot.thread))
    else:
        place, rules = Place(request.guild, spot.channel), await _rules(request, NewTable(game))
        reply = await request.services.tables.open(place, request.person, game, {}, rules, ())
        table = request.done(reply).table
    request.services.boards.update(table)
    return table


async def open_beside(request: Request, game: str) -> Table:
    """Open a lobby here; in a thread, where the server wants it or a table stands here. Raises Instead."""
    table, _ = await _opened(request, NewTable(game, thread=await _is_taken(request)))
    request.services.boards.update(table)
    return table


async def open_tutorial(request: Request, game: str) -> Shows:
    """Begin a prepared game against one easy AI, here or, where the server wants it or a table stands, in a thread.

    After the board comes the hand, in which each question has a line and a hint.
    """
    services, easy = request.services, next(iter(GAMES[game].LEVELS))
    table, no_thread = await _opened(request, NewTable(game, (easy,), await _is_taken(request), tutorial=True))
    await services.tables.start(table.id, request.user)
    services.boards.update(table)
    hand = await request.hand_of(table.id)
    return [BoardOf(table), hand, *no_thread] if table.place == _place(request) else hand


async def _opened(request: Request, wanted: NewTable) -> tuple[Table, list[Show]]:
    """The new table; and, where it should have a thread and can't, that it has none.

    Raises Instead where it is refused; then a thread that was opened for it goes.
    """
    here, place = await request.settings(), _place(request)
    wish = place.thread is None and (wanted.thread or bool(here.get(THREADS)))
    _check_place(request, place, here, wish)
    if not wish:
        await make_way(request, place)
    found = await _stands(request, wanted.game, place, wish)
    rules = await _rules(request, wanted)
    seed = seed_of(wanted.game) if wanted.tutorial else None
    reply = await request.services.tables.open(
        found, request.person, wanted.game, wanted.options, rules, wanted.ai, seed
    )
    if isinstance(reply, Refused):
        if found != place:
            await _close_thread(request, found.here)
        if isinstance(reply.error, ChannelTakenError):
            raise Instead(_taken(request, wanted))
    table = request.done(reply).table
    bind_contextvars(table=table.id)
    return table, [request.told("no-threads-here")] if wish and found == place else []


async def _rules(request: Request, wanted: NewTable) -> TableRules:
    """Its table rules, as the server wants what nobody has chosen."""
    here = await request.settings()
    wishes = {CLOCK: here.get(CLOCK, "live"), **wanted.table_rules}
    rules = table_rules_of(wanted.game, wishes, wanted.language or (await request.public()).language)
    lesson = number_of(wanted.game) if wanted.tutorial else 0
    return rules.model_copy(update={"tutorial": wanted.tutorial, "lesson": lesson, "quiet": bool(here.get(QUIET))})


def _taken(request: Request, wanted: NewTable) -> Refusal | Page:
    """A table stands there: in a thread it could be opened, where one can be and its house rules are the usual ones."""
    if not may_have_threads(request.interaction):
        return request.refused("channel-taken-without-threads")
    rules, chosen = rules_of(wanted.game), {**wanted.table_rules, **wanted.options}
    if any(chosen.get(rule.name, rule.default) != rule.default for rule in rules) or wanted.language is not None:
        return request.refused("channel-taken")
    return Page(pages.channel_taken(wanted.game, wanted.ai, request.say), new=True)


def _check_place(request: Request, place: Place, here: Mapping[str, Any], in_thread: bool) -> None:
    """Raise Instead where the bot or the server's settings allow no table there."""
    if (why_not := why_not_here(request.interaction, request.say, thread=in_thread)) is not None:
        raise Instead(Page(why_not, new=True))
    if here.get(ALLOWED) and place.channel not in here[ALLOWED]:
        named = request.say.several([f"<#{channel}>" for channel in here[ALLOWED]])
        raise Instead(request.refused("not-in-this-channel", channels=named))


async def _stands(request: Request, game: str, place: Place, wish: bool) -> Place:
    """Where a table stands: in a new thread, where one is wished and the channel can have it, else in the channel.

    Raises Instead where the thread is refused.
    """
    if not wish or not may_have_threads(request.interaction):
        return place
    if (no_room := await request.services.tables.why_not_open(place, request.user)) is not None:
        raise Instead(Refusal(no_room.error))  # before opening a thread: we might not be allowed to delete it
    name = await _thread_name(request, game)
    news = getattr(request.interaction.channel, "type", None) is discord.ChannelType.news
    try:
        return place._replace(thread=await request.services.api.open_thread(place.channel, name, news=news))
    except DiscordRefused as refused:
        log.info("no_thread", code=int(refused.code))
        if refused.code == Code.WRONG_CHANNEL_TYPE:
            return place
        why = "threads-full" if refused.code in THREADS_FULL else "no-thread"
        raise Instead(request.refused(why)) from None


async def _thread_name(request: Request, game: str) -> str:
    """A name that no other thread has: game, who opens it, the day; from their second table of a day on its number."""
    say, days = await request.public(), request.services.days
    number = 1 + await days.opened_today(request.user)
    name = say.plain(
        "thread-name", game=say.plain(f"{game}-name"), who=request.person.name, day=say.date(days.today, "MMMd")
    )
    return cut(name if number == 1 else f"{cut(name, THREAD_NAME - 6)} · {number}", THREAD_NAME)


async def _close_thread(request: Request, thread: int) -> None:
    try:
        await request.services.api.close_thread(thread)
    except DiscordRefused as refused:
        log.info("thread_left", code=int(refused.code))


def _place(request: Request) -> Place:
    channel = request.interaction.channel
    if isinstance(channel, discord.Thread):
        return Place(request.guild, channel.parent_id, channel.id)
    return Place(request.guild, request.channel)


async def _is_taken(request: Request) -> bool:
    """Whether a table stands here, and stays."""
    await make_way(request, _place(request))
    return request.services.tables.table_in(request.channel) is not None
