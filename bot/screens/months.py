"""The month on a server: the board of it, and somebody's place in words."""

from __future__ import annotations

from bot.screens.custom_ids import custom_id
from bot.screens.records import ACCENT, HERE, LEADERS, LINES, MONTH, boards
from bot.screens.screen import Button, Buttons, Part, Screen, Text, Weight
from bot.texts import Markdown, Texts, number
from tables.months import MOST, OWN_GAME, PAR, TABLE, Month, Standing

NAME = "yMMMM"
"""A month as people say it: November 2026."""


def place_words(place: Standing, month: Month, say: Texts) -> Markdown:
    """Somebody's place in a month."""
    name = say.date(f"{month.month}-01", NAME)
    return say("month-place", month=name, place=place.place, points=number(place.points), count=place.points)


def board(found: Month, user: int, say: Texts) -> Screen:
    """Who has how many points; the asker's own line always."""
    lines = [_line(one, user, say) for one in found.ranked[:LINES]]
    own = found.of(user)
    if own is not None and own not in found.ranked[:LINES]:
        lines += [Markdown("…"), _line(own, user, say)]
    month = say.date(f"{found.month}-01", NAME)
    how = say("month-how", table=TABLE, own=OWN_GAME, par=PAR, most=MOST)
    parts: list[Part] = [Text(say("month-heading", month=month)), Text(Markdown("\n".join(lines)) or say("month-none"))]
    parts.append(Text(how, weight=Weight.USEFUL))
    steps = [Button(say.plain("button-previous"), custom_id(0, LEADERS, f"{MONTH}.{found.before}.0"))]
    if not found.is_current:
        steps.append(Button(say.plain("button-next"), custom_id(0, LEADERS, f"{MONTH}.{found.after}.0")))
    return Screen((*parts, boards(MONTH, HERE, say), Buttons(tuple(steps))), ACCENT)


def _line(one: Standing, user: int, say: Texts) -> Markdown:
    who = one.name or say.plain("person-unnamed", number=one.place)
    line = say("evening-place", place=one.place, who=who, points=number(one.points), count=one.points)
    return say("leaders-you", line=line) if one.user == user else line
