"""The buttons of `/help`, and of what is refused because a table stands there."""

from __future__ import annotations

from bot.commands.daily import daily
from bot.commands.new_table import NewTable, open_beside, open_table, open_tutorial
from bot.commands.request import Request, Shows
from bot.delivery.answers import Page
from bot.screens import pages
from bot.screens.custom_ids import Press
from bot.screens.evening import opened
from games import GAMES


async def press_help(request: Request, press: Press) -> Shows:
    """Open a table of a game, its tutorial or today's. Raises ValueError for what there isn't."""
    what, game, *ai = press.actions[0].split(".") if "." in press.actions[0] else ("", "")
    if game not in GAMES or (ai and what != "thread"):
        raise ValueError(f"no help {press.actions!r}")
    match what:
        case "play":
            table = await open_beside(request, game)
            return Page(pages.text(opened(table, request.say)), new=True)
        case "ai":
            table = await open_beside(request, game)
            easiest = next(iter(GAMES[game].LEVELS))
            done = request.done(await request.services.tables.start(table.id, request.user, fill=easiest))
            request.services.boards.update(done.table)
            return await request.hand_of(table.id)
        case "learn":
            return await open_tutorial(request, game)
        case "daily":
            return await daily(request, game)
        case "thread":
            return await open_table(request, NewTable(game, tuple(ai), thread=True))
        case _:
            raise ValueError(f"no help {press.actions!r}")
