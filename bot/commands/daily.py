"""`/daily`: the day's table, played in private messages alone, and the board of its results."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.request import Refusal, Request, Shows
from bot.delivery.answers import ForAll, Page, Show
from bot.screens import daily as screens
from bot.screens.custom_ids import Press, custom_id
from bot.screens.daily_card import card
from bot.screens.people import reader_of
from bot.screens.screen import Button, Buttons, Part
from bot.screens.settings import NO_BOARDS
from bot.texts import Markdown
from tables.errors import DailyError
from tables.people import WAS_WARNED
from tables.replies import Refused
from tables.table import Table

ALWAYS = frozenset(("hand", "more", "standing", "wait", "notagain", "piles"))
"""Views of a daily table that its person has at any time; questions of the game besides."""
ONCE_OVER = ALWAYS | {"log", "end", "watch"}
"""And those they have once the day is over."""


async def daily(request: Request, game: str | None) -> Shows:
    """Show the asker's game of today while it is under way, else today's page; None: the day's own game.

    Whoever was warned of streaks by direct message is told once that nothing warns them any more.
    """
    shown = await _today(request, game)
    if not await request.services.people.take(request.user, WAS_WARNED):
        return shown
    return [shown, request.told("daily-no-warnings")]


async def _today(request: Request, game: str | None) -> Show | Refusal:
    tables, days = request.services.tables, request.services.days
    today = days.today
    game = game or days.own_game(today)
    table = await days.table(game, today, request.user)
    if isinstance(table, Refused):
        return Refusal(table.error)
    if table is not None and (await tables.find(table)).status != "over":
        return await request.hand_of(table)
    return await _show(request, game, today)


async def press_daily(request: Request, press: Press) -> Shows:
    """Start, go on, look at a day, or share a result. Raises ValueError for what there isn't, NoTableError."""
    (chosen,) = press.actions
    if press.table:
        return await _share(request, press)
    what, game, day = screens.read_action(chosen)
    if what == screens.START:
        return await _start(request, game, day)
    if what == screens.GO_ON:
        return await _go_on(request, game, day)
    if what == screens.CHECK:
        return await _check(request, game, day)
    return await _show(request, game, day)


async def _start(request: Request, game: str, day: str) -> Shows:
    table = await request.services.days.start(request.guild, request.person, game, day, request.say.language)
    if not isinstance(table, Refused):
        return await request.hand_of(table)
    if table.key == "not-today":
        return await _show(request, game, request.services.days.today, request.say("daily-new-day"))
    return Refusal(table.error)


async def _go_on(request: Request, game: str, day: str) -> Shows:
    table = await request.services.days.table(game, day, request.user)
    if isinstance(table, Refused):
        return Refusal(table.error)
    if table is None:
        return await _show(request, game, day)
    return await request.hand_of(table)


async def _show(request: Request, game: str, day: str, notice: Markdown | None = None) -> Show:
    found = await request.services.days.day(game, day, request.guild, request.user)
    if found is None:
        return request.refused("daily-unknown")
    boards = not (await request.settings()).get(NO_BOARDS)
    result = await _result(request, found.own) if found.own is not None else ()
    return Page(screens.day(found, request.user, request.say, notice, result, boards=boards), patient=bool(result))


async def _check(request: Request, game: str, day: str) -> Shows:
    found = await request.services.days.day(game, day, request.guild, request.user)
    if found is None:
        return request.refused("daily-unknown")
    return Page(screens.check(found, request.say))


async def _result(request: Request, own: int) -> Sequence[Part]:
    """How the asker's game went, and Share."""
    table = await request.services.tables.glance(own)
    done = await request.services.days.finished(table)
    if done is None:
        return ()
    reader = reader_of(table, request.say, table.seat_of(request.user), pictures=await request.pictures())
    share = Button(request.say.plain("button-daily-share"), custom_id(own, screens.DAILY, screens.SHARE))
    return (*card(done, table.rules.daily, reader), Buttons((share,)))


async def _share(request: Request, press: Press) -> Shows:
    """Show the channel how one did."""
    table, say = await request.services.tables.find(press.table), await request.public()
    done = await request.services.days.finished(table)
    line = screens.share_line(table, say, done)
    if press.actions != (screens.SHARE,) or not table.rules.daily or not request.is_here(table) or line is None:
        raise ValueError(f"nothing to share of table {table.id}")
    if not await request.services.people.share_once(request.user, table.id, request.channel):
        return request.refused("shared")
    services = request.services
    aloud = await services.preferences.text_mode(0, request.guild)
    pictures = services.drawing.shows_in(request.channel) and not aloud
    return ForAll(screens.shared(table, line, request.person.name, say, done, pictures=pictures), patient=True)


def check_view(request: Request, table: Table, view: str) -> None:
    """Raise DailyError where a view of a daily table can't be had, or not before its day is over."""
    never = {"undo": "undo", "hint": "hint"}.get(view)
    allowed = ALWAYS if request.services.days.is_sealed(table) else ONCE_OVER
    if table.rules.daily and view not in allowed:
        raise DailyError(what=never or "sealed", until=request.services.days.ends(table))
