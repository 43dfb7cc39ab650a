"""What `/me …` does: what concerns the asker alone, wherever they play."""

from __future__ import annotations

from dataclasses import replace

import structlog

from bot.commands.request import Request, Shows
from bot.delivery.answers import Page
from bot.screens import pages
from bot.screens.settings import AUTO
from tables.errors import GameGoneError, NoTableError
from tables.people import CALLS
from tables.table import Table

log = structlog.get_logger(__name__)


async def games(request: Request) -> Shows:
    """All tables where the asker sits; first those that wait for them."""
    tables, gone = await _tables(request)
    return Page(pages.my_games(tables, request.user, request.say, gone), new=True)


async def text_mode(request: Request, on: bool) -> Shows:
    """Have the asker's hand and what they watch as text to be read aloud, or with pictures again."""
    await request.services.preferences.set_text_mode(request.user, on)
    request.services.hands.reading_changed(request.user, on)
    return request.told("text-mode-on" if on else "text-mode-off")


async def language(request: Request, which: str) -> Shows:
    """Speak to the asker in this language wherever they play; `auto`: in that of their Discord."""
    services = request.services
    if which != AUTO and which not in services.library.languages:
        return request.refused("bad-option", option="listed")
    own = None if which == AUTO else which
    await services.preferences.set_language(request.user, own)
    say = services.library.texts(own or request.interaction.locale.value)
    services.hints.forget(request.user)  # they are in the language of before
    services.hands.language_changed(request.user, say)
    return replace(request, say=say).told("language-chosen" if own else "language-follows-discord")


async def calls(request: Request, who: str) -> Shows:
    """Choose who may invite the asker to a table."""
    if who not in CALLS:
        return request.refused("bad-option", option="listed")
    await request.services.people.set_calls(request.user, who)
    return request.told("calls-chosen", who=who)


async def coach(request: Request, on: bool) -> Shows:
    """Have a line about each question in all games, or in none."""
    await request.services.preferences.set_coach(request.user, on)
    return request.told("coach-on" if on else "coach-off")


async def _tables(request: Request) -> tuple[list[Table], list[GameGoneError]]:
    """Those of the asker, and why others can't be shown."""
    tables, found, gone = request.services.tables, list[Table](), list[GameGoneError]()
    for table in await tables.tables_of(request.user):
        try:
            found.append(await tables.glance(table))
        except NoTableError:
            continue  # it has just ended
        except GameGoneError as error:
            gone.append(error)
        except Exception:  # one that can't be restored must not hide the others
            log.exception("table_lost", table=table)
    return found, gone
