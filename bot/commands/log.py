"""The log of a table, as far as whoever asks may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.commands.replay import turned
from bot.commands.request import Request, Shows
from bot.delivery.answers import Page
from bot.screens import pages
from bot.screens.custom_ids import Press
from bot.screens.game import screens_of
from bot.screens.people import leaver_name, reader_of
from bot.screens.sentences import has_words, sentence
from bot.texts import Markdown, Texts
from games.kernel.game import Event
from tables.replies import LogLine
from tables.table import Seat, Table, round_of
from workers.aside import aside


async def press_log(request: Request, press: Press, table: Table) -> Shows:
    """Another page of the log; reading it counts as being present."""
    (where,) = press.actions
    page = await show_log(request, table, int(where) if where.isdigit() else None)
    await request.services.tables.reads(table.id, request.user)
    return page


async def show_log(request: Request, table: Table, page: int | None = None) -> Shows:
    """A page of what the asker may know to have happened; None: the last, once it is over below what it turned on.

    Raises DailyError.
    """
    request.services.days.check_open(table)
    seat = table.seat_of(request.user)
    rows = await request.services.tables.log(table.id, request.user if seat is not None else None)
    told = await aside(cycles, table, rows, seat, request.say)
    counted = round_of(table.game) is not None
    screen = pages.log(table.id, told, page, request.say, seated=seat is not None, counted=counted)
    if table.status != "over" or page is not None:
        return Page(screen)
    return Page(replace(screen, parts=(*await turned(request, table), *screen.parts)), patient=True)


def cycles(
    table: Table, rows: Sequence[tuple[LogLine, Sequence[Event]]], seat: int | None, say: Texts
) -> list[tuple[int, list[pages.LogLine]]]:
    """What happened, in cycles of turns, each with its round: see `_begins`.

    Where no event says who has the turn, it is whose move was told last. Short cycles of a game that counts no rounds
    stand together on a page.
    """
    reader, screens, turn, first = reader_of(table, say, seat), screens_of(table.game_key), None, None
    kinds = [(event.kind == "turn", bool(screens.round_of(event))) for _, events in rows for event in events]
    turns, rounds = any(is_turn for is_turn, _ in kinds), any(is_round for _, is_round in kinds)
    found: list[tuple[int, list[pages.LogLine]]] = [(0, [])]
    leavers = [at for at, seat in enumerate(table.seats) if seat.leaver is not None]
    for move, events in rows:
        for at in [at for at in leavers if _had_left(table.seats[at], at, move, found[-1][0])]:
            leavers.remove(at)
            found[-1][1].append(partial(_left, table.seats[at], say))
        told_to = replace(reader, left=move.seated) if move.seated else reader
        for event in events:
            number = screens.round_of(event) or found[-1][0]
            before, turn = turn, _turn(event, turn) if turns or rounds or move.seat is None else move.seat
            first = turn if first is None else first
            goes_round = not rounds and seat is None and before is not None and before != turn == first
            if goes_round or _begins(number != found[-1][0], seat, before, turn):
                found.append((number, []))
            else:
                found[-1] = (number, found[-1][1])
            if has_words(table.game_key, event, say):
                found[-1][1].append(partial(sentence, table.game_key, event, told_to))
    found[-1][1].extend(partial(_left, table.seats[at], say) for at in leavers)
    return found if rounds else _together(found)


def _together(cycles: Sequence[tuple[int, list[pages.LogLine]]]) -> list[tuple[int, list[pages.LogLine]]]:
    """As many cycles on a page as there is room for, with an empty line between them."""
    found: list[tuple[int, list[pages.LogLine]]] = []
    for number, lines in cycles:
        if found and found[-1][1] and len(found[-1][1]) + 1 + len(lines) <= pages.LOG_PAGE:
            found[-1][1].extend([Markdown, *lines])
        elif lines:
            found.append((number, [*lines]))
    return found


def _turn(event: Event, now: int | None) -> int | None:
    """The seat whose turn it is after an event."""
    return event.data[0] if event.kind == "turn" and isinstance(event.data[0], int) else now


def _begins(new_round: bool, seat: int | None, before: int | None, turn: int | None) -> bool:
    """Whether a cycle begins: for who is seated with the next turn after their own, else with a round.

    So the newest page has what the others did, also while it is the reader's own turn.
    """
    if seat is None or turn is None:
        return new_round
    return before == seat != turn or (new_round and before is None)


def _had_left(seat: Seat, at: int, move: LogLine, now: int) -> bool:
    """Whether whoever left this seat was gone before a move of round `now`; the log tells it by the AI's first move."""
    return at not in move.seated and now >= seat.left_round and (move.seat == at or seat.ai is None)


def _left(seat: Seat, say: Texts) -> Markdown:
    return say("notice-left" if seat.ai is not None else "notice-left-empty", who=leaver_name(seat, say))
