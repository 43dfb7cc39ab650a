"""Leaderboards: who is best at a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from bot.screens.custom_ids import custom_id
from bot.screens.screen import Button, Buttons, Option, Part, Screen, Select, Text, Weight
from bot.texts import Markdown, Texts
from games import GAMES
from tables.people import SURE

ACCENT = 0x0072B2  # Okabe–Ito blue
LEADERS = "leaders"
"""The view of the buttons below a leaderboard."""
HERE, EVERYWHERE = "here", "everywhere"
MONTH, NOW = "month", "now"
"""In the place of a game: the month on a server; and the one it is."""
MIDDLE, POINT, BEGINNING = 1500, 40, 25.0
"""The rating that a newcomer is shown, the points a unit of the model is worth, and a newcomer's mean in it."""
LINES = 10
"""People on a page of the leaderboard."""


class Rated(Protocol):
    """A rating, and how many games it comes from."""

    @property
    def mean(self) -> float: ...
    @property
    def deviation(self) -> float: ...
    @property
    def played(self) -> int: ...


def points(mean: float) -> int:
    """A rating as it is shown."""
    return round(MIDDLE + POINT * (mean - BEGINNING))


def rating(rated: Rated, say: Texts) -> Markdown:
    """A rating in words, with its uncertainty until it comes from ten games."""
    shown = str(points(rated.mean))
    if rated.played >= SURE:
        return say("rating-sure", rating=shown)
    return say("rating-unsure", rating=shown, spread=str(round(POINT * rated.deviation)))


# ---- the best --------------------------------------------------------------------------------------------------------


def leaderboard(game: str, where: str, ranked: Sequence[Any], page: int | None, user: int, say: Texts) -> Screen:
    """A page of the best of a game; None: the one with the asker, or the first. Their own place is always told."""
    own = next((at for at, row in enumerate(ranked) if row.user_id == user), None)
    pages = max(1, -(-len(ranked) // LINES))
    page = page if page is not None and 1 <= page <= pages else (own or 0) // LINES + 1
    first = (page - 1) * LINES
    lines = [_ranked(ranked, at, user, say) for at in range(first, min(first + LINES, len(ranked)))]
    heading = say(f"leaders-heading-{where}", game=say.plain(f"{game}-name"), page=page, pages=pages)
    parts: list[Part] = [Text(heading), Text(Markdown("\n".join(lines)) or say(f"leaders-none-{where}"))]
    if any(row.played < SURE for row in ranked):
        parts.append(Text(say("leaders-unsure", count=SURE), weight=Weight.USEFUL))
    if own is None:
        parts.append(Text(say(f"leaders-not-you-{where}"), weight=Weight.USEFUL))
    elif not first <= own < first + LINES:
        parts.append(Text(Markdown(f"…\n{_ranked(ranked, own, user, say)}")))
    steps = [
        Button(say.plain(key), custom_id(0, LEADERS, f"{game}.{where}.{at}"))
        for key, at in (("button-previous", page - 1), ("button-next", page + 1))
        if 1 <= at <= pages
    ]
    other = EVERYWHERE if where == HERE else HERE
    switch = Button(say.plain(f"button-leaders-{other}"), custom_id(0, LEADERS, f"{game}.{other}.0"))
    return Screen((*parts, boards(game, where, say), Buttons((*steps, switch))), ACCENT)


def boards(chosen: str, where: str, say: Texts) -> Select:
    """A list of all boards: of each game, and of the month on this server."""
    choices = [Option(say.plain(f"{key}-name"), f"{key}.{where}.0", chosen=key == chosen) for key in GAMES]
    choices.append(Option(say.plain("leaders-month"), f"{MONTH}.{NOW}.0", chosen=chosen == MONTH))
    return Select(custom_id(0, LEADERS, "*"), say.plain("leaders-choose"), tuple(choices))


def _ranked(ranked: Sequence[Any], at: int, user: int, say: Texts) -> Markdown:
    row = ranked[at]
    line = say(
        "leaders-line" if row.played >= SURE else "leaders-line-unsure",
        place=1 + sum(points(other.mean) > points(row.mean) for other in ranked if other.played >= SURE),
        who=row.name or say.plain("person-unnamed", number=at + 1),
        rating=rating(row, say),
        count=row.played,
    )
    return say("leaders-you", line=line) if row.user_id == user else line


def public(where: str, say: Texts) -> Screen:
    """Where somebody is listed from now on."""
    return Screen((Text(say(f"public-{where}")),), ACCENT)
