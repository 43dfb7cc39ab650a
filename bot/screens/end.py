"""The message about the end of a game: posted once, below the board, and complete enough to be shared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.screens import album, review
from bot.screens.applause import applause
from bot.screens.custom_ids import custom_id
from bot.screens.game import GameScreens, Reader, screens_of
from bot.screens.people import at_the_end, leaver_name, reader_of
from bot.screens.records import points
from bot.screens.screen import Button, Buttons, Part, Picture, Screen, Style, Text, Weight
from bot.screens.turning_points import Log, TurningPoint, round_named, standing_moves, turning_points
from bot.texts import Markdown, Texts, number, unmarked
from games.kernel.game import Event, Outcome, View
from pictures import gallery
from pictures.result import ResultWords
from pictures.strip import Strip, StripScene
from tables.albums import Brought
from tables.people import Moved
from tables.rating import why_unrated
from tables.table import Seat, Table, round_of

MINUTE, HOUR, DAY = 60, 3600, 86400


def end(
    table: Table,
    log: Log,
    say: Texts,
    moved: Sequence[Moved] = (),
    turned: Sequence[TurningPoint] | None = None,
    brought: Sequence[Brought] = (),
    *,
    pictures: bool = False,
) -> Screen:
    """Who won and how, the final table, how ratings moved, what it turned on, how long it took.

    `log` is the whole log as a spectator may know it (`Tables.log` without a user), `turned` what `replay.turning` has
    found; without it that follows from the log alone; `brought` is new in people's albums. The game is over.
    """
    assert table.game is not None
    reader, screens = reader_of(table, say, pictures=pictures), screens_of(table.game_key)
    moves = standing_moves(log)
    view, outcome, events = (
        table.game.view(None),
        table.game.outcome,
        [event for move in moves for event in move.events],
    )
    if table.rules.tutorial:
        return Screen(tuple(applause(table, say, pictures=pictures)), classic=True)
    parts: list[Part] = []
    if outcome is None:
        parts.append(Text(say("end-heading-unfinished", game=say.plain(f"{table.game_key}-name"))))
        parts.append(Text(say("end-nobody")))
    else:
        ending = at_the_end(table, reader)
        how = screens.how(view, events, ending)
        parts += _drawn(table, view, log, events, ending, how) if pictures else []
        named = say("table-name", game=say.plain(f"{table.game_key}-name"))
        told = [named, screens.end(view, outcome, ending), how, *_sayings(view, screens, events, say)]
        parts.append(Text(Markdown("\n".join(filter(None, told)))))
        lacks = () if pictures else _lacks(view, screens, say)  # the card says them
        parts.append(Text(final_table(table, outcome, ending, lacks, mention=True)))
        if turned is None:
            people = [at for at, seat in enumerate(table.seats) if seat.user is not None]
            turned = turning_points(moves, view, screens, reader, outcome.winners, people)
        parts += told_moments(say("end-moments"), turned, table.game_key, reader, pictures=pictures)
    parts.append(Text(_rated(table, moved, reader)))
    parts.append(Text(_length(table, log, say), weight=Weight.USEFUL))
    if brought:
        parts.append(Text(album.brought(brought, reader, table.game_key)))
    parts.append(after_it(table, say, has_albums=bool(brought)))
    people = tuple(seat.user for seat in table.seats if seat.user is not None and outcome is not None)
    return Screen(tuple(parts), mentions=people, classic=True)


def final_table(
    table: Table, outcome: Outcome, reader: Reader, lacks: Sequence[str] = (), *, mention: bool = False
) -> Markdown:
    """The final places, a line each, people by name or by a mention; below them those who left, if that cost them.

    `reader`: as `at_the_end` has it; `lacks`: by seat what was missing.
    """
    ranked = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    said = [(_place(table, seat, outcome, reader, mention), lacks[seat] if lacks else "") for seat in ranked]
    lines = [Markdown(" · ".join(filter(None, line))) for line in said]
    lost = [seat for seat in table.seats if seat.gone_since is not None and not why_unrated(table.now)]
    lines += [_lost(seat, reader.say) for seat in lost]
    return Markdown("\n".join(lines))


def _lost(seat: Seat, say: Texts) -> Markdown:
    how = "away" if seat.leaver is None else "left"
    return say("end-left", who=leaver_name(seat, say), round=seat.gone_since or 0, how=how)


def _place(table: Table, at: int, outcome: Outcome, reader: Reader, mention: bool) -> Markdown:
    seat, scored = table.seats[at], outcome.points[at]
    stayed = seat.user is not None and seat.gone_since is None
    who = Markdown(f"<@{seat.user}>") if mention and stayed else reader.who(at)
    if seat.leaver is not None and seat.ai is None:
        who = leaver_name(seat, reader.say)
    place = outcome.places[at]  # not "1.": Discord counts a list on by itself, and shared places would be lost
    return reader.say("end-place", place=place, who=who, points=_points(table, scored, reader))


def _points(table: Table, scored: int, reader: Reader) -> Markdown:
    key = f"{table.game_key}-points"
    return reader.say(key if reader.say.has(key) else "points", points=number(scored), count=abs(scored))


def _rated(table: Table, moved: Sequence[Moved], reader: Reader) -> Markdown:
    """How ratings moved; else why the game counts for nobody."""
    say = reader.say
    if not moved:
        why = why_unrated(table.now) if table.game is not None and table.game.outcome is not None else "unfinished"
        return say("end-unrated", why=why or "often")
    changes: list[Markdown] = []
    for one in moved:
        seat = table.seats[one.seat]
        who = reader.who(one.seat) if seat.leaver is None else leaver_name(seat, say)
        before, after = points(one.before.mean), points(one.after.mean)
        change = f"{after - before:+}".replace("-", "−")
        changes.append(say("end-rating", who=who, before=str(before), after=str(after), change=change))
    return say("end-rated", changes=say.several(changes))


def told_moments(
    title: Markdown, moments: Sequence[TurningPoint], game: str, reader: Reader, *, pictures: bool
) -> list[Part]:
    """Moments below a title, drawn or in words; a mention of somebody who has left can't be drawn."""
    say = reader.say
    lines = [say("end-moment", round=round_named(moment.round, say), what=moment.words) for moment in moments]
    shifts = [_shift(moment, reader) for moment in moments]
    if not lines:
        return []
    said = [Markdown(f"{line} {shift}".rstrip()) for line, shift in zip(lines, shifts, strict=True)]
    told = Markdown("\n".join([title, *said]))
    if not pictures or "<@" in told:
        return [Text(told, weight=Weight.USEFUL)]
    scenes = [
        StripScene(
            moment.sketches,
            unmarked(Markdown(line.removeprefix("-# "))),
            moment.good,
            (unmarked(shift), moment.shift.before, moment.shift.after) if moment.shift and shift else None,
        )
        for moment, line, shift in zip(moments, map(str, lines), shifts, strict=True)
    ]
    return [Picture(Strip(game, tuple(scenes), unmarked(title)), unmarked(told))]


def _shift(moment: TurningPoint, reader: Reader) -> Markdown:
    """Whose chance it moved, from where to where; empty: nobody's by a whole percent."""
    if moment.shift is None:
        return Markdown("")
    before, after = [round(100 * each) for each in (moment.shift.before, moment.shift.after)]
    if before == after:
        return Markdown("")
    return reader.say("end-chances", who=reader.nick(moment.shift.seat), before=before, after=after)


def _time(log: Log, say: Texts) -> str:
    """From the first move to the last."""
    seconds = int(log[-1][0].at - log[0][0].at) if log else 0
    unit, amount = next(
        (name, seconds // size)
        for name, size in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE), ("seconds", 1))
        if seconds >= 2 * size or name == "seconds"
    )
    return say.plain("end-time", unit=unit, amount=amount)


def _length(table: Table, log: Log, say: Texts) -> Markdown:
    """Rounds, where the game counts any, and time."""
    rounds = round_of(table.game)
    return say("end-time-alone" if rounds is None else "end-length", rounds=rounds or 0, time=_time(log, say))


def _drawn(table: Table, view: View, log: Log, events: Sequence[Event], reader: Reader, how: Markdown) -> list[Picture]:
    """A card that says who won, by which sum and what the others lacked; the words below it say the same."""
    say = reader.say
    outcome = view.outcome
    assert outcome is not None
    ranked = sorted(range(view.seats), key=lambda seat: (outcome.places[seat], seat))
    screens = screens_of(table.game_key)
    lacks = _lacks(view, screens, say)
    scored = [(seat, unmarked(_points(table, outcome.points[seat], reader)), lacks[seat]) for seat in ranked]
    places = [
        ", ".join(filter(None, [f"{outcome.places[seat]}: {reader.names[seat]}", points, lack]))
        for seat, points, lack in scored
    ]
    rounds = round_of(table.game)
    corner = "" if rounds is None else say.plain("result-rounds", count=rounds)
    deed = screens.deed(events)
    tiles = gallery.result(view, reader.names, lambda key, count=0: screens.result_word(key, count, say), corner, deed)
    card_alt = "; ".join([*places, *filter(None, [corner, unmarked(how)])])
    alts = (card_alt, unmarked(Markdown("\n".join(filter(None, [how, _length(table, log, say)])))))
    return [Picture(tile, alt) for tile, alt in zip(tiles, alts, strict=False)]


def lack(view: View, seat: int, words: ResultWords) -> str:
    """What a seat was short of that has lost, in these words; empty: it had enough, or the game doesn't say."""
    own, outcome = gallery.of_view(view), view.outcome
    assert outcome is not None
    if own is None or seat in outcome.winners:
        return ""
    return own.lack(view, outcome.points[seat], max(outcome.points), words)


def _lacks(view: View, screens: GameScreens[Any], say: Texts) -> list[str]:
    """The same by seat, in two or three words."""
    return [lack(view, at, lambda key, count: screens.result_word(key, count, say)) for at in range(view.seats)]


def _sayings(view: View, screens: GameScreens[Any], events: Sequence[Event], say: Texts) -> list[Markdown]:
    """The last word of each winner's side."""
    assert view.outcome is not None
    deed = screens.deed(events)
    said = [screens.saying(view, seat, deed, say) for seat in view.outcome.winners]
    return [say("end-hero", name=name, saying=words, how="won") for name, words in filter(None, said)]


def after_it(table: Table, say: Texts, *, has_albums: bool = False) -> Buttons:
    """What comes after a game; what proves it and its log are behind ⟨More⟩."""
    albums = (album.button(say),) if has_albums else ()
    return Buttons(
        (
            Button(say.plain("button-rematch"), custom_id(table.id, "end", "rematch"), style=Style.MAIN),
            Button(say.plain("button-replay"), custom_id(table.id, "end", "replay")),
            review.button(table.id, say),
            *albums,
            Button(say.plain("button-more"), custom_id(table.id, "end", "more")),
        )
    )


def log_button(table: Table, say: Texts) -> Button:
    """Its whole log, from its end."""
    return Button(say.plain("button-log"), custom_id(table.id, "log", "last"))
