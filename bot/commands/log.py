"""The log of a table, as far as whoever asks may know it."""

from __future__ import annotations

from dataclasses import replace

from bot.commands.request import Request
from bot.screens import pages
from bot.screens.custom_ids import Press
from bot.screens.game import screens_of
from bot.screens.people import leaver_name, reader_of
from bot.screens.sentences import sentence
from bot.texts import Markdown, Texts
from tables.replies import LogLine
from tables.table import Seat, Table


async def press_log(request: Request, press: Press, table: Table) -> None:
    """Another page of the log; reading it counts as being present."""
    (where,) = press.actions
    await show_log(request, table, int(where) if where.isdigit() else None)
    await request.services.tables.reads(table.id, request.user)


async def show_log(request: Request, table: Table, page: int | None = None) -> None:
    """A page of what the asker may know to have happened; None: the last. Raises DailyError."""
    request.services.days.check_open(table)
    seat = table.seat_of(request.user)
    reader = reader_of(table, request.say, seat)
    rows = await request.services.tables.log(table.id, request.user if seat is not None else None)
    rounds: list[tuple[int, list[Markdown]]] = [(0, [])]
    leavers = [at for at, seat in enumerate(table.seats) if seat.leaver is not None]
    for move, events in rows:
        for at in [at for at in leavers if _had_left(table.seats[at], at, move, rounds[-1][0])]:
            leavers.remove(at)
            rounds[-1][1].append(_left(table.seats[at], request.say))
        for event in events:
            number = screens_of(table.game_key).round_of(event)
            if number is not None and number != rounds[-1][0]:
                rounds.append((number, []))
            if line := sentence(table.game_key, event, replace(reader, left=move.seated)):
                rounds[-1][1].append(line)
    rounds[-1][1].extend(_left(table.seats[at], request.say) for at in leavers)
    await request.show(pages.log(table.id, rounds, page, request.say, seated=seat is not None))


def _had_left(seat: Seat, at: int, move: LogLine, now: int) -> bool:
    """Whether whoever left this seat was gone before a move of round `now`; the log tells it by the AI's first move."""
    return at not in move.seated and now >= seat.left_round and (move.seat == at or seat.ai is None)


def _left(seat: Seat, say: Texts) -> Markdown:
    return say("notice-left" if seat.ai is not None else "notice-left-empty", who=leaver_name(seat, say))
