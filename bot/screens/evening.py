"""The evening's post, and the page on which it is set up."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.custom_ids import custom_id
from bot.screens.languages import AUTO, language_name
from bot.screens.pages import address_of
from bot.screens.people import names_of
from bot.screens.poster import DATE, NAMED, fading, poster, some
from bot.screens.screen import Button, Buttons, Field, Form, Option, Part, Screen, Style, Text, Weight
from bot.texts import Markdown, Texts, escape, number
from tables.evening_facts import Evening
from tables.evenings import HOUR, EveningRow, PostRow
from tables.local_time import WEEK, clock_at, day_at, zone_label
from tables.table import Place, Table

ACCENT = 0xCC79A7  # Okabe–Ito reddish purple
EVENING = "evening"
"""The view of its buttons."""
FORM = "eveningset"
"""And of its form."""
PLAY, OPEN, CALL, AGAIN = "play", "open", "call", "again"
MONTH = "yMMMM"
"""A month as people say it: November 2026."""


def control(what: str, day: str) -> str:
    """The custom id of a button of one evening's post."""
    return custom_id(0, EVENING, f"{what}.{day}")


def post(found: Evening, say: Texts, *, boards: bool, may_open: bool, pictures: bool) -> Screen:
    """A post. `boards`: the server wants to see who is best; `may_open`: a table can be opened from it."""
    parts: list[Part] = [poster(found, say, boards=boards, pictures=pictures)]
    if boards:
        parts += _last_month(found, say)
        if at_risk := fading(found, say):
            ends = Markdown(f"<t:{int(found.ends_at)}:R>")
            who = some([escape(name) for name in at_risk], say)
            parts.append(Text(say("evening-at-risk", who=who, ends=ends), weight=Weight.USEFUL))
    game = say.plain(f"{found.game}-name")
    if found.table is not None:
        link = Markdown(address_of(found.table.place, found.table.message_id or 0))
        who = say.several([escape(name) for name in names_of(found.table, say)])
        own = say.plain(f"{found.table.game_key}-name")
        parts.append(Text(say("evening-table", status=found.table.status, who=who, game=own, link=link)))
    if found.waiting:
        who = some([escape(one.name or say.plain("person-unnamed", number=1)) for one in found.waiting], say)
        since = Markdown(f"<t:{int(found.waiting[0].waits_at or 0)}:t>")
        parts.append(Text(say("evening-waiting", who=who, count=len(found.waiting), game=game, since=since)))
    if found.called:
        called = Markdown(" ".join(f"<@{user}>" for user in found.called))
        parts.append(Text(say("evening-called", who=called)))
    parts.append(_buttons(found.post.day, say, may_open=may_open))
    return Screen(tuple(parts), ACCENT, mentions=tuple(found.called))


def _last_month(found: Evening, say: Texts) -> list[Part]:
    """The best of the month before, on the first evening after it."""
    if found.last_month is None or not found.last_month.ranked:
        return []
    lines = [say("evening-month-podium", month=say.date(f"{found.last_month.month}-01", MONTH))]
    for one in found.last_month.podium[:NAMED]:
        who = one.name or say.plain("person-unnamed", number=one.place)
        lines.append(say("evening-place", place=one.place, who=who, points=number(one.points), count=one.points))
    return [Text(Markdown("\n".join(lines)))]


def _buttons(day: str, say: Texts, *, may_open: bool) -> Buttons:
    sit = [Button(say.plain("button-evening-open"), control(OPEN, day), style=Style.GOOD)] if may_open else []
    play = Button(say.plain("button-evening-play"), control(PLAY, day), style=Style.MAIN, emoji="▶")
    return Buttons((*sit, play, Button(say.plain("button-evening-call"), control(CALL, day))))


def replaced(old: PostRow, newest: PostRow, say: Texts) -> Screen:
    """What stays of a post that can't be deleted: one line, with a link."""
    link = Markdown(address_of(Place(newest.guild_id, newest.channel_id), newest.message_id or 0))
    return Screen((Text(say("evening-replaced", day=say.date(old.day, DATE), link=link)),), ACCENT)


def opened(table: Table, say: Texts) -> Markdown:
    """Where the table is that was opened."""
    place = table.place
    return say("evening-opened", channel=Markdown(f"<#{place.here}>"), game=say.plain(f"{table.game_key}-name"))


# ---- setting it up ---------------------------------------------------------------------------------------------------


def page(row: EveningRow | None, say: Texts, warnings: Sequence[Markdown] = (), preview: Part | None = None) -> Screen:
    """Where and when, the next post by the clocks there, how to change it, and how its poster would look."""
    texts = [say("evening-settings-heading"), *_state(row, say), *warnings, say("evening-settings-how")]
    return Screen((*map(Text, texts), *([] if preview is None else [preview])), ACCENT)


def form(row: EveningRow | None, here: int, language: str, say: Texts) -> Form:
    """Its settings to be filled in. `here`: the channel, where none was ever said."""
    on, hour = row is None or row.due_at is not None, HOUR if row is None else row.hour
    switch = [Option(say.plain(f"evening-form-{word}"), word, chosen=(word == "yes") == on) for word in ("yes", "no")]
    hours = [Option(f"{each:02}:00", str(each), chosen=each == hour) for each in range(24)]
    names = {AUTO: say.plain("language-auto")} | {each: language_name(each, say) for each in say.languages}
    spoken = [Option(name, each, chosen=each == language) for each, name in names.items()]
    zone = "" if row is None else zone_label(row.zone).replace("−", "-")
    fields = (
        Field("on", say.plain("evening-form-on"), tuple(switch)),
        Field("hour", say.plain("evening-form-hour"), tuple(hours)),
        Field("zone", say.plain("evening-form-zone"), value=zone),
        Field("channel", say.plain("evening-form-channel"), channel=here if row is None else row.channel_id),
        Field("language", say.plain("evening-form-language"), tuple(spoken)),
    )
    return Form(custom_id(0, FORM, "set"), say.plain("evening-form"), fields)


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


def turned_off(row: EveningRow, why: str, lacking: str, say: Texts) -> Screen:
    """Why there are no posts any more, what is missing, and a button that tries again."""
    channel = Markdown(f"<#{row.channel_id}>")
    why = "gone" if why == "gone" else "rights" if lacking else "other"
    again = Button(say.plain("button-evening-again"), control(AGAIN, row.day), style=Style.MAIN)
    words = Text(say("evening-turned-off", why=why, channel=channel, missing=lacking))
    return Screen((words, Buttons((again,))), ACCENT)


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
