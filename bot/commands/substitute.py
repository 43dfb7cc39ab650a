"""`/table substitute`: offer your seat to another person, who accepts or declines it."""

from __future__ import annotations

import discord

from bot.commands.invite import may_see
from bot.commands.leaving import why_no_seat
from bot.commands.request import Refusal, Request, Shows
from bot.delivery.answers import ForAll, InPlace
from bot.screens import substitute as screens
from bot.screens.custom_ids import Press
from tables import seats
from tables.table import Table


async def ask(request: Request, table: Table, person: discord.User | discord.Member) -> Shows:
    """Ask that person in the channel."""
    problem = None
    if person.bot:
        problem = "substitute-bot"
    elif table.seat_of(person.id) is not None:
        problem = "substitute-seated"
    elif not may_see(request, person.id):
        problem = "substitute-blind"
    if not request.is_here(table):
        problem = "no-table-here"
    if (error := why_no_seat(request, table)) is not None:
        return Refusal(error, table.id)
    if problem is not None:
        return request.refused(problem)
    request.done(await request.services.tables.change(table.id, seats.offer, request.user), table.id)
    screen = screens.ask(table, request.user, request.person.name, person.id, request.at_table(table))
    return ForAll(screen)


async def press_substitute(request: Request, press: Press, table: Table) -> Shows:
    """Take the seat or decline: ``take.<from>.<to>.<number of the offer>``, ``no.…``. Raises ValueError for anything
    else; in older messages there is no number."""
    word, _, rest = press.actions[0].partition(".")
    left, to, number = map(int, [*rest.split("."), "0"][:3])
    seat = table.seat_of(left)
    if word not in ("take", "no"):
        raise ValueError(f"no such answer to an offered seat: {word!r}")
    if request.user != to and not (word == "no" and request.user == left):
        return request.refused("substitute-others")
    if seat is None or table.status == "over":
        return request.refused("substitute-gone")
    if table.seats[seat].offers != number:
        return InPlace(screens.lapsed(request.at_table(table)))
    if word == "no":
        return InPlace(screens.refused(request.person.name, request.at_table(table)))
    before = table.seats[seat].name
    request.done(await request.services.tables.hand_over(table.id, left, request.person, number))
    return InPlace(screens.taken(table, request.person.name, before, request.at_table(table)))
