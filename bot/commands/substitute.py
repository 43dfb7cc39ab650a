"""`/table substitute`: offer your seat to another person, who accepts or declines it."""

from __future__ import annotations

import discord

from bot.commands.request import Request
from bot.delivery.answers import ForAll, InPlace
from bot.screens import pages
from bot.screens import substitute as screens
from bot.screens.custom_ids import Press
from tables import seats
from tables.errors import NotLiveError, OutsiderError
from tables.replies import Refused
from tables.table import Table


async def ask(request: Request, table: Table, person: discord.User | discord.Member) -> None:
    """Ask that person in the channel."""
    problem = None
    if person.bot:
        problem = "substitute-bot"
    elif table.seat_of(person.id) is not None:
        problem = "substitute-seated"
    if not request.is_here(table):
        problem = "no-table-here"
    if table.status == "over":
        await request.refuse(NotLiveError(status=table.status), table.id)
    elif table.seat_of(request.user) is None:
        await request.refuse(OutsiderError(table=table.id, host=table.host, status=table.status), table.id)
    elif problem is not None:
        await request.reply(pages.refusal(problem, {}, request.say))
    else:
        reply = request.did(await request.services.tables.change(table.id, seats.offer, request.user))
        if isinstance(reply, Refused):
            await request.refuse(reply.error, table.id)
            return
        screen = screens.ask(table, request.user, request.person.name, person.id, request.at_table(table))
        await request.give(ForAll(screen))


async def press_substitute(request: Request, press: Press, table: Table) -> None:
    """Take the seat or decline: ``take.<from>.<to>.<number of the offer>``, ``no.…``. Raises ValueError for anything
    else; in older messages there is no number."""
    word, _, rest = press.actions[0].partition(".")
    left, to, number = map(int, [*rest.split("."), "0"][:3])
    seat = table.seat_of(left)
    if word not in ("take", "no"):
        raise ValueError(f"no such answer to an offered seat: {word!r}")
    if request.user != to and not (word == "no" and request.user == left):
        await request.reply(pages.refusal("substitute-others", {}, request.say))
    elif seat is None or table.status == "over":
        await request.reply(pages.refusal("substitute-gone", {}, request.say))
    elif table.seats[seat].offers != number:
        await request.give(InPlace(screens.lapsed(request.at_table(table))))
    elif word == "no":
        await request.give(InPlace(screens.refused(request.person.name, request.at_table(table))))
    else:
        before = table.seats[seat].name
        reply = request.did(await request.services.tables.hand_over(table.id, left, request.person))
        if isinstance(reply, Refused):
            await request.refuse(reply.error)
        else:
            await request.give(InPlace(screens.taken(table, request.person.name, before, request.at_table(table))))
