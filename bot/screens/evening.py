"""The evening's post, and the page on which it is set up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.screens.custom_ids import custom_id
from bot.screens.pages import address_of
from bot.screens.people import names_of
from bot.screens.screen import Button, Buttons, Part, Picture, Screen, Style, Text, Weight
from bot.texts import Markdown, Texts, escape, number, unmarked
from pictures.podium import MOST, Podium, podium
from tables.evenings import Evening, EveningRow, PostRow
from tables.local_time import WEEK, clock_at, day_at, zone_label
from tables.table import Place, Table

ACCENT = 0xCC79A7  # Okabe–Ito reddish purple
EVENING = "evening"
"""The view of its buttons."""
PLAY, OPEN, CALL = "play", "open", "call"
NAMED = 10
"""People in a line, at most."""
MONTH = "yMMMM"
"""A month as people say it: November 2026."""
DATE = "MMMMEEEEd"
"""A day as people say it: Monday, 23 November."""


def control(what: str, day: str) -> str:
    """The custom id of a button of one evening's post."""
    return custom_id(0, EVENING, f"{what}.{day}")


def post(found: Evening, say: Texts, *, boards: bool, may_open: bool, pictures: bool) -> Screen:
    """A post. `boards`: the server wants to see who is best; `may_open`: tables may be opened there."""
    parts: list[Part] = [Text(say("evening-heading", day=say.date(found.post.day, DATE)))]
    if found.post.asleep:
        parts.append(Text(say("evening-asleep")))
    elif boards:
        parts += _last_month(found, say, pictures=pictures)
        parts += _podium(found, say, pictures=pictures)
        parts += _month(found, say)
        if found.at_risk:
            who = [say("evening-streak", who=one.name, days=one.streak.days) for one in found.at_risk]
            ends = Markdown(f"<t:{int(found.ends_at)}:R>")
            parts.append(Text(say("evening-at-risk", who=_some(who, say), ends=ends), weight=Weight.USEFUL))
    game = say.plain(f"{found.tonight}-name")
    if not found.is_over:
        parts.append(Text(say("evening-today", game=game)))
    if found.table is not None:
        link = Markdown(address_of(found.table.place, found.table.message_id or 0))
        who = say.several([escape(name) for name in names_of(found.table, say)])
        own = say.plain(f"{found.table.game_key}-name")
        parts.append(Text(say("evening-table", status=found.table.status, who=who, game=own, link=link)))
    if found.waiting:
        who = _some([escape(one.name or say.plain("person-unnamed", number=1)) for one in found.waiting], say)
        parts.append(Text(say("evening-waiting", who=who, count=len(found.waiting), game=game)))
    if found.called:
        called = Markdown(" ".join(f"<@{user}>" for user in found.called))
        parts.append(Text(say("evening-called", who=called)))
    parts.append(_buttons(found.post.day, say, may_open=may_open))
    return Screen(tuple(parts), ACCENT, mentions=tuple(found.called))


def _podium(found: Evening, say: Texts, *, pictures: bool) -> list[Part]:
    """Yesterday's best, as a picture or in lines."""
    best = [_Best(one.place, one.result.name, one.result.points) for one in found.podium]
    par = "" if found.par is None else say.plain("evening-par", par=number(found.par))
    game = say.plain(f"{found.game}-name")

    def alt(places: str) -> str:
        return say.plain("evening-podium-alt", game=game, places=places, par=par or "none")

    heading = say("evening-podium", game=game, par=par or "none")
    title = say.plain("evening-yesterday")
    return _steps(best, heading, alt, say, lambda ranked: podium(found.game, ranked, title, par) if pictures else None)


def _last_month(found: Evening, say: Texts, *, pictures: bool) -> list[Part]:
    """The best of the month before, as a picture or in lines, on the first evening after it."""
    if found.last_month is None:
        return []
    best = [_Best(one.place, one.name, one.points) for one in found.last_month.podium]
    month = say.date(f"{found.last_month.month}-01", MONTH)
    heading = say.plain("evening-month-heading", month=month)

    def tile(ranked: Sequence[_Best]) -> Podium | None:
        return podium(found.tonight, ranked, "", heading=heading) if pictures else None

    def alt(places: str) -> str:
        return say.plain("evening-month-alt", month=month, places=places)

    return _steps(best, say("evening-month-podium", month=month), alt, say, tile)


def _month(found: Evening, say: Texts) -> list[Part]:
    """How the month stands."""
    if found.month is None or not found.month.ranked:
        return []
    who = [
        say("evening-month-one", who=one.name or say.plain("person-unnamed", number=one.place), points=one.points)
        for one in found.month.podium[:MOST]
    ]
    month = say.date(f"{found.month.month}-01", MONTH)
    return [Text(say("evening-month", month=month, who=say.several(who)), weight=Weight.USEFUL)]


class _Best(NamedTuple):
    """Somebody on a podium."""

    place: int
    name: str
    points: int


def _steps(
    best: Sequence[_Best],
    heading: Markdown,
    alt: Callable[[str], str],
    say: Texts,
    tile: Callable[[Sequence[_Best]], Podium | None],
) -> list[Part]:
    """A podium as a picture, or in lines where there is none; nothing where nobody stands on it."""
    named = [one._replace(name=one.name or say.plain("person-unnamed", number=one.place)) for one in best]
    if not named:
        return []
    lines = [
        say("evening-place", place=one.place, who=one.name, points=number(one.points), count=one.points)
        for one in named
    ]
    if (drawn := tile(named)) is not None:
        return [Picture(drawn, alt("; ".join(unmarked(line) for line in lines[:MOST])))]
    return [Text(Markdown("\n".join([heading, *lines[:NAMED]])))]


def _some(each: Sequence[Markdown], say: Texts) -> Markdown:
    """The first of them, and how many more there are."""
    more = len(each) - NAMED
    return say.several([*each[:NAMED], *([say("evening-more", count=more)] if more > 0 else [])])


def _buttons(day: str, say: Texts, *, may_open: bool) -> Buttons:
    buttons = [Button(say.plain("button-evening-play"), control(PLAY, day), style=Style.MAIN, emoji="▶")]
    if may_open:
        buttons.append(Button(say.plain("button-evening-open"), control(OPEN, day)))
    return Buttons((*buttons, Button(say.plain("button-evening-call"), control(CALL, day))))


def replaced(old: PostRow, newest: PostRow, say: Texts) -> Screen:
    """What stays of a post that can't be deleted: one line, with a link."""
    link = Markdown(address_of(Place(newest.guild_id, newest.channel_id), newest.message_id or 0))
    return Screen((Text(say("evening-replaced", day=say.date(old.day, DATE), link=link)),), ACCENT)


def opened(table: Table, say: Texts) -> Markdown:
    """Where the table is that was opened."""
    place = table.place
    return say("evening-opened", channel=Markdown(f"<#{place.here}>"), game=say.plain(f"{table.game_key}-name"))


# ---- setting it up ---------------------------------------------------------------------------------------------------


def page(row: EveningRow | None, say: Texts, warnings: Sequence[Markdown] = ()) -> Screen:
    """Where and when, the next post by the clocks there, and how to change it."""
    texts = [say("evening-settings-heading"), *_state(row, say), *warnings, say("evening-settings-how")]
    return Screen(tuple(Text(each) for each in texts), ACCENT)


def _state(row: EveningRow | None, say: Texts) -> list[Markdown]:
    if row is None or row.due_at is None:
        return [say("evening-settings-off")]
    lines = [
        say("evening-settings-on", **_when(row, say)),
        say(
            "evening-settings-next",
            day=say.date(day_at(row.due_at, row.zone), DATE),
            clock=clock_at(row.due_at, row.zone),
            soon=Markdown(f"<t:{int(row.due_at)}:R>"),
        ),
    ]
    return [Markdown("\n".join(lines)), *([say("evening-settings-asleep")] if row.asleep_at is not None else [])]


def line(row: EveningRow | None, say: Texts) -> Markdown:
    """Its line among all settings."""
    if row is None or row.due_at is None:
        return say("settings-evening-off")
    return say("settings-evening", **_when(row, say))


def _when(row: EveningRow, say: Texts) -> dict[str, str | int]:
    """Where and when, for a text."""
    return {
        "channel": Markdown(f"<#{row.channel_id}>"),
        "hour": f"{row.hour:02}:00",
        "count": row.hour,
        "zone": zone_label(row.zone),
        "days": weekdays(row.days, say),
    }


def weekdays(days: str, say: Texts) -> Markdown:
    """Days of the week in words."""
    names = say.several([Markdown(name) for at, name in zip(WEEK, say.weekdays, strict=True) if at in days])
    return say("evening-days", days={WEEK: "all", WEEK[:5]: "work"}.get(days, "some"), names=names)
