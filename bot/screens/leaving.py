"""Giving up a seat and ending a table: the question before, with what it will do, and the hand afterwards."""

from __future__ import annotations

from bot.screens.custom_ids import custom_id
from bot.screens.screen import Button, Buttons, Screen, Style, Text
from bot.texts import Markdown, Texts
from games import GAMES
from tables.rating import leaving_costs
from tables.table import Table

ACCENT = 0xD55E00  # Okabe–Ito vermilion


NOTHING = "nothing"
"""What leaving costs where it costs nobody any rating."""


def what_leaving_does(table: Table, user: int) -> str:
    """What happens to the seat when this person leaves, and to ratings: words for the texts and the custom id."""
    others = [seat for seat in table.seats if seat.user not in (None, user)]
    if not others:
        return f"last.{NOTHING}"
    if table.status == "lobby":
        return f"free.{NOTHING}"
    out = table.status == "live" and table.rules.leaver == "empty" and GAMES[table.game_key].CAN_RETIRE
    seat = table.seat_of(user)
    costs = leaving_costs(table.now, seat) if seat is not None else NOTHING
    return f"{'out' if out else 'ai'}.{costs}"


def what_ending_does(table: Table, user: int) -> str:
    """What happens to the table when this person ends it: a word as above."""
    if table.status == "lobby":
        return "closed"
    others = [seat for seat in table.seats if seat.plays_itself and seat.user != user and not seat.wants_end]
    return "agree" if others else "over"


def ask_leave(table: Table, user: int, say: Texts) -> Screen:
    """Does the person really want to leave?"""
    return _ask(table, "leave", what_leaving_does(table, user), say)


def ask_end(table: Table, user: int, say: Texts) -> Screen:
    """Does the person really want to end the table?"""
    return _ask(table, "end", what_ending_does(table, user), say)


RESET = "surereset"
"""The view of the buttons below the question whether to end a channel's table."""


def ask_reset(table: int, say: Texts) -> Screen:
    """Shall this channel's table end, whatever its state? It may be one that can't be read any more."""
    buttons = (
        Button(say.plain("button-reset-yes"), custom_id(table, RESET, "yes"), style=Style.GRAVE),
        Button(say.plain("button-no"), custom_id(table, RESET, "no")),
    )
    return Screen((Text(say("reset-ask")), Buttons(buttons)), ACCENT)


def _ask(table: Table, deed: str, what: str, say: Texts) -> Screen:
    """The button's custom id says what was announced, so that nothing else is done if the table has changed since."""
    game = say.plain(f"{table.game_key}-name")
    buttons = (
        Button(say.plain(f"button-{deed}-yes"), custom_id(table.id, f"sure{deed}", what), style=Style.GRAVE),
        Button(say.plain("button-no"), custom_id(table.id, f"sure{deed}", "no")),
    )
    does, _, costs = what.partition(".")
    words = [say(f"{deed}-ask", game=game, what=does)]
    words += [say("leave-costs", what=costs)] if costs not in ("", NOTHING) else []
    return Screen((Text(Markdown("\n".join(words))), Buttons(buttons)), ACCENT)


def left(table: Table, say: Texts, *, may_come_back: bool) -> Screen:
    """The seat is given up; for a while it can be had back, if this was a mistake."""
    return Screen((Text(say("left")), *_way_back(table, say, may_come_back)), ACCENT)


def _way_back(table: Table, say: Texts, may_come_back: bool) -> list[Buttons]:
    """⟨Take my seat back⟩, where nobody has moved in the seat since."""
    if not may_come_back:
        return []
    return [Buttons((Button(say.plain("button-seat-back"), custom_id(table.id, "hand", "back"), style=Style.MAIN),))]


def no_seat(table: Table, say: Texts, *, may_come_back: bool) -> Screen:
    """Shown in the place of the hand of somebody who has no seat any more."""
    what = "over" if table.status == "over" else "live"
    parts: list[Text | Buttons] = [Text(say("hand-no-seat", what=what)), *_way_back(table, say, may_come_back)]
    if table.game is not None:
        parts.append(Buttons((Button(say.plain("button-watch"), custom_id(table.id, "watch", "open")),)))
    return Screen(tuple(parts), ACCENT)
