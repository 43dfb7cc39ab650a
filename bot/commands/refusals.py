"""How a refusal is told: at which message, in which words, and what may be done next."""

from __future__ import annotations

from bot.commands.permissions import missing, shut_out
from bot.commands.request import Refusal, Request
from bot.delivery.answers import HandOf, Note, Page, Show
from bot.screens import pages
from bot.screens.leaving import no_seat
from tables.replies import Hand

OLD = frozenset(("outsider", "not-live", "not-paused", "vote-gone"))
"""What only a hand that has become old can lead to."""


async def told(request: Request, refusal: Refusal) -> Show:
    """What is shown in the place of what was refused."""
    error, table = refusal.error, refusal.table
    if table is None:
        return Page(pages.refused(error, request.say), new=True)
    if request.on_private and error.key in OLD:
        if (hand := await _old_hand(request, table)) is not None:
            return hand
    screen = pages.refused(error, request.say, table)
    if error.key == "outsider":
        left = await request.services.tables.find(table)
        if request.services.tables.may_come_back(left, request.user):
            screen = no_seat(left, request.say, may_come_back=True)
    return Note(table, screen)


async def _old_hand(request: Request, table: int) -> Show | None:
    """The hand that was pressed as it is now, or that the seat is gone. None: it was no hand."""
    tables = request.services.tables
    fresh = await tables.hand(table, request.user)
    if isinstance(fresh, Hand):
        status = fresh.table.status
        return HandOf(fresh, request.say("stale-not-offered" if status == "live" else "stale-not-live", status=status))
    if fresh.error.key != "outsider":
        return None
    left = await tables.find(table)
    return Page(no_seat(left, request.say, may_come_back=tables.may_come_back(left, request.user)))


def warnings(request: Request, table: int) -> list[Show]:
    """What is said once, to whoever is first: the table's board can't be sent any more, or only in words."""
    found: list[Show] = []
    if table and request.services.boards.take_problem(table) is not None:
        lacking = missing(request.interaction, request.say) or "none"
        no_place = pages.refusal("no-place", {"missing": lacking}, request.say)
        found.append(Page(shut_out(request.interaction, request.say) or no_place, new=True))
    if (notice := request.services.drawing.take_notice(request.channel)) is not None:
        found.append(request.told(notice))
    return found
