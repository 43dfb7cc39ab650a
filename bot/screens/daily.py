"""The daily table: the page of a day with its results, and the controls once one's own game is over."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens import album, review
from bot.screens.custom_ids import CHOSEN, custom_id
from bot.screens.daily_card import card, par_words
from bot.screens.game import Reader
from bot.screens.people import reader_of
from bot.screens.screen import Button, Buttons, Option, Part, Screen, Select, Separator, Style, Text, Weight
from bot.texts import Markdown, Texts, number
from games import GAMES
from tables.daily import is_sealed
from tables.days import Day, Finished, Ranked
from tables.table import Table, round_of

ACCENT = 0x009E73  # Okabe–Ito bluish green
DAILY = "daily"
"""The view of its buttons; table 0, or the table whose result is shared."""
START, PAGE, GO_ON, CHECK, SHARE = "start", "day", "go", "check", "share"
INVADERS = ("forest", "enemies", "cap")
"""Reasons of games that nobody won."""
LINES = 10
"""How many people the day's board lists, beside the asker."""


def action(what: str, game: str, day: str) -> str:
    """The action of a button: start, day (its page), check (its hashes) or go (to one's own game there)."""
    return f"{what}.{game}.{day}"


def read_action(action: str) -> tuple[str, str, str]:
    """What `action` wrote: what, game, day. Raises ValueError."""
    what, game, day = action.split(".")
    if what not in (START, PAGE, GO_ON, CHECK) or game not in GAMES:
        raise ValueError(f"no daily table {action!r}")
    return what, game, day


def day(
    found: Day,
    asker: int,
    say: Texts,
    notice: Markdown | None = None,
    result: Sequence[Part] = (),
    *,
    boards: bool = True,
) -> Screen:
    """The page of a day: the asker's `result`, or how to play it; par, streak, and the results here (`boards`)."""
    game = say.plain(f"{found.game}-name")
    parts: list[Part] = [Text(notice)] if notice is not None else []
    parts.append(Text(say("daily-heading", game=game, day=say.date(found.day))))
    if found.may_start:
        parts.append(Text(say("daily-how", ends=Markdown(f"<t:{int(found.ends_at)}:R>"))))
        parts.append(Text(_standing(found, say)))
    elif found.own is not None and not found.is_over:
        parts.append(Text(say("daily-yours", ends=Markdown(f"<t:{int(found.ends_at)}:R>"))))
    parts += result
    parts += _own_controls(found, say)
    if boards:
        parts += [Separator(), Text(_board(found, asker, say))]
    parts.append(_games(found, say))
    steps = [Button(say.plain("button-check"), custom_id(0, DAILY, action(CHECK, found.game, found.day)))]
    steps += [
        Button(say.plain(f"button-daily-{name}"), custom_id(0, DAILY, action(PAGE, found.game, to)))
        for name, to in (("before", found.before), ("after", found.after))
        if to is not None
    ]
    return Screen((*parts, Buttons(tuple(steps))), ACCENT)


def _standing(found: Day, say: Texts) -> Markdown:
    """Par, the asker's days in a row, and on which of the last days they played."""
    par, streak = found.par, found.streak
    lines = [say("daily-par-later") if par is None else say("daily-par-today", par=number(par))]
    if not found.is_own_game:
        return Markdown(f"{lines[0]}\n{say('daily-other-game')}")
    if streak.longest:
        days, longest = say("daily-card-days", count=streak.days), say("daily-card-longest", count=streak.longest)
        lines[0] = Markdown(f"{lines[0]} · **{streak.days}** {days} · {longest}")
    for mark in ("played", "away"):
        if some := [say.date(one, "E") for one, each in streak.calendar if each == mark]:
            lines.append(say(f"daily-calendar-{mark}", days=say.several(some)))
    return Markdown("\n".join(lines))


def check(found: Day, say: Texts) -> Screen:
    """What proves a day fair."""
    back = Button(say.plain("button-daily-board"), custom_id(0, DAILY, action(PAGE, found.game, found.day)))
    return Screen((Text(_proof(found, say)), Buttons((back,))), ACCENT)


def _own_controls(found: Day, say: Texts) -> list[Part]:
    buttons: list[Button] = []
    if found.may_start:
        start = custom_id(0, DAILY, action(START, found.game, found.day))
        buttons.append(Button(say.plain("button-daily-start"), start, style=Style.MAIN, emoji="▶"))
    elif found.own is not None:
        mine = custom_id(0, DAILY, action(GO_ON, found.game, found.day))
        buttons.append(Button(say.plain("button-daily-mine"), mine, style=Style.MAIN, emoji="✋"))
    for one in found.unfinished[-2:]:
        label, go = (
            say.plain("button-daily-go-on", day=say.date(one, "MMMd")),
            custom_id(0, DAILY, action(GO_ON, found.game, one)),
        )
        buttons.append(Button(label, go))
    return [Buttons(tuple(buttons))] if buttons else []


def _board(found: Day, asker: int, say: Texts) -> Markdown:
    """The day's results on this server; the asker's own line always."""
    lines = [say("daily-board")]
    own = next((at for at, one in enumerate(found.ranked) if one.result.user_id == asker), None)
    lines += [_line(found, one, asker, say) for one in found.ranked[:LINES]]
    if own is not None and own >= LINES:
        lines += [Markdown("…"), _line(found, found.ranked[own], asker, say)]
    if not found.ranked:
        lines.append(say("daily-none"))
    if found.playing:
        lines.append(say("daily-playing", count=found.playing))
    return Markdown("\n".join(lines))


def _line(found: Day, one: Ranked, asker: int, say: Texts) -> Markdown:
    row = one.result
    line = say(
        "daily-line",
        place=one.place,
        who=row.name or say.plain("person-unnamed", number=one.place),
        how="left" if row.leaver else "won" if row.winner else "lost",
        points=number(row.points),
        against=number(row.against),
        decided=_decided(row.reason, won=row.winner, behind=row.points < row.against, say=say),
        late="yes" if row.ended_at >= found.ends_at else "no",
    )
    return say("leaders-you", line=line) if row.user_id == asker else line


def _proof(found: Day, say: Texts) -> Markdown:
    """The seed once the day is over; before, its hash and that of the next day."""
    lines = [say("daily-seed", seed=found.seed) if found.seed is not None else say("daily-sealed")]
    lines.append(say("daily-hash", hash=found.hash))
    if found.next_hash is not None:
        lines.append(say("daily-next-hash" if not found.is_over else "daily-hash-today", hash=found.next_hash))
    return Markdown("\n".join(lines))


def _games(found: Day, say: Texts) -> Select:
    options = tuple(
        Option(say.plain(f"{key}-name"), action(PAGE, key, found.day), chosen=key == found.game) for key in GAMES
    )
    return Select(custom_id(0, DAILY, CHOSEN), say.plain("leaders-choose"), options)


# ---- one's own game --------------------------------------------------------------------------------------------------


def day_button(table: Table, say: Texts) -> Button:
    """To the page of the table's day."""
    page = action(PAGE, table.game_key, table.rules.daily)
    return Button(say.plain("button-daily-board"), custom_id(0, DAILY, page))


def after_it(table: Table, ended: Markdown, reader: Reader, now: float, done: Finished | None) -> list[Part]:
    """What the hand shows once the game has `ended`: how it went; and after the day, what other games show."""
    say = reader.say
    buttons = [day_button(table, say)]
    parts: list[Part] = [*(card(done, table.rules.daily, reader) if done is not None else ()), Text(ended)]
    if (line := share_line(table, say, done)) is not None:
        if done is None:
            parts.append(Text(say("daily-share-about", line=line)))
        buttons.insert(0, Button(say.plain("button-daily-share"), custom_id(table.id, DAILY, SHARE), style=Style.MAIN))
    if done is not None and done.brought:
        parts.append(Text(album.brought(done.brought, reader, table.game_key, own=True)))
        buttons.append(album.button(say))
    if is_sealed(table, now):
        parts.append(Text(say("daily-later"), weight=Weight.USEFUL))
    elif table.game is not None:
        buttons += [
            review.button(table.id, say),
            Button(say.plain("button-replay"), custom_id(table.id, "end", "replay")),
            Button(say.plain("button-check"), custom_id(table.id, "end", "check")),
            Button(say.plain("button-log"), custom_id(table.id, "log", "last")),
        ]
    return [*parts, Buttons(tuple(buttons))]


def share_line(table: Table, say: Texts, done: Finished | None = None) -> Markdown | None:
    """How the person did, giving nothing away: no card, no move, no seed. None: not finished."""
    outcome = table.game.outcome if table.game is not None else None
    people = [at for at, seat in enumerate(table.seats) if seat.user is not None]
    if outcome is None or table.game is None or not people:
        return None
    (own,) = people
    (other,) = [at for at in range(len(table.seats)) if at != own]
    par = par_words(done, say) if done is not None and done.par is not None else ""
    line = say(
        "daily-share",
        game=say.plain(f"{table.game_key}-name"),
        command=table.game_key,
        day=say.date(table.rules.daily),
        how="won" if own in outcome.winners else "lost",
        points=number(outcome.points[own]),
        against=number(outcome.points[other]),
        decided=_decided(
            outcome.reason,
            won=own in outcome.winners,
            behind=outcome.points[own] < outcome.points[other],
            say=say,
        ),
        rounds=round_of(table.game) or 0,
    )
    return Markdown(f"{line} · {par}") if par else line


def _decided(reason: str, *, won: bool, behind: bool, say: Texts) -> Markdown:
    """What decided a game that the points don't explain; empty where they do."""
    if won != behind:
        return Markdown("")
    words = say("daily-decided", reason="invaders" if reason in INVADERS else reason)
    return Markdown(f" {words}" if words else "")


def shared(table: Table, line: Markdown, who: str, say: Texts, done: Finished | None, *, pictures: bool) -> Screen:
    """The card and the line for the channel, and the way to play it too."""
    page = custom_id(0, DAILY, action(PAGE, table.game_key, table.rules.daily))
    button = Button(say.plain("button-daily-play"), page, emoji="▶")
    own = next(at for at, seat in enumerate(table.seats) if seat.user is not None)
    drawn = card(done, table.rules.daily, reader_of(table, say, own, pictures=pictures)) if done is not None else []
    return Screen((Text(say("daily-shared", who=who, line=line)), *drawn[:1], Buttons((button,))), ACCENT)
