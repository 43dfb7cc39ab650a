"""A guess at what an open question of the board will turn out to be."""

from __future__ import annotations

from bot.commands.request import Request, Shows
from bot.delivery.answers import Note
from bot.screens import pages
from bot.screens.custom_ids import Press
from bot.screens.table import ENDLESS
from tables.table import Table


async def press_guess(request: Request, press: Press, table: Table) -> Shows:
    """Note what the caller guesses, and tell nobody else."""
    (action,) = press.actions
    what = action.replace(ENDLESS, "∞")
    stage = request.services.boards.posts_of(table).board.stage
    counts = stage.guess(table, request.person, what, request.say)
    return Note(table.id, pages.text(request.say("moment-guess-noted" if counts else "moment-guess-none", what=what)))
