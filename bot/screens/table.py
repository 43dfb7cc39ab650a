"""The public message of a table: lobby, game or end, whichever it is at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.screens import lobby
from bot.screens.ask import ask
from bot.screens.custom_ids import custom_id
from bot.screens.game import GameScreens, Reader, screens_of
from bot.screens.moments import Moment
from bot.screens.people import at_the_end, names_of, reader_of
from bot.screens.screen import Button, Buttons, Part, Picture, Screen, Separator, Style, Text, Weight
from bot.texts import Markdown, Texts
from games.kernel.codec import short
from games.kernel.frames import PASS
from games.kernel.game import Decision, View
from tables.pace import TellsDone, holds
from tables.table import Table
from tables.table_rules import in_window
from tables.undo import asker_of

GUESS, ENDLESS = "guess", "x"
"""The view of its buttons; in the place of a sign that no id may have."""
ACCENT = 0x009E73  # Okabe–Ito bluish green
OVER = 0xE69F00  # orange
RECENT_SHOWN = 3
"""Lines of what happened last."""
RECENT_WORDS = 24
"""Words of them where there is a picture: a long line takes the place of older ones."""


def board(
    table: Table, recent: Sequence[Markdown], say: Texts, *, pictures: bool = False, on_stage: Moment | None = None
) -> Screen:
    """What the channel sees of a table; `recent` is what happened last, in sentences, the newest at the end. `on_stage`
    stands in the place of the board's pictures, for a while."""
    if table.game is None:
        if table.status == "over":
            return lobby.closed(table, recent, say)
        return lobby.lobby(table, names_of(table, say), say, pictures=pictures)
    reader = reader_of(table, say, pictures=pictures)
    view = table.game.view(None)
    if table.status == "over":
        return _over(table, view, recent, reader, on_stage)
    return _live(table, view, recent, reader, on_stage)


def _live(
    table: Table, view: View, recent: Sequence[Markdown], reader: Reader, on_stage: Moment | None = None
) -> Screen:
    screens = screens_of(table.game_key)
    drawn, reader = _drawn(view, screens, reader, on_stage)
    parts: list[Part] = [*drawn, Text(_heading(table, view, screens, reader)), *_told(on_stage)]
    if table.status == "paused":
        parts += paused(table, reader.say)
        questions: list[Part] = _votes(table, reader)
    else:
        questions = [*_questions(table, view, screens, reader), *_wish(table, reader), *_votes(table, reader)]
    asked = [question for question in questions if isinstance(question, Text)]
    parts += asked
    if race := screens.race(view, reader):
        parts.append(Text(race, weight=Weight.USEFUL))
    parts += _away(table, reader)
    if not drawn:
        parts += [Separator(), *screens.table(view, reader)]
    parts += _recent_lines([line for line in recent if not any(line in each.text for each in asked)], reader)
    parts += [question for question in questions if not isinstance(question, Text)]
    if table.status == "live":
        parts += _shared(table, view, screens, reader)
    parts += _guesses(table, on_stage, reader.say)
    waits = on_stage is not None and not on_stage.asks and holds(table.now)
    parts += [Buttons((go_on_button(table.id, reader.say),))] if waits else []
    parts.append(always(table, reader.say))
    return Screen(tuple(parts), ACCENT)


def _over(
    table: Table, view: View, recent: Sequence[Markdown], reader: Reader, on_stage: Moment | None = None
) -> Screen:
    """The board at the end of the game; the message below it tells how it ended."""
    assert table.game is not None
    say, screens, outcome = reader.say, screens_of(table.game_key), table.game.outcome
    drawn, reader = _drawn(view, screens, reader, on_stage)
    parts: list[Part] = [*drawn, Text(_heading(table, view, screens, reader)), *_told(on_stage)]
    parts.append(
        Text(screens.end(view, outcome, at_the_end(table, reader)) if outcome is not None else say("end-unfinished"))
    )
    if not drawn:
        parts += screens.table(view, reader)
    parts += _recent_lines(recent, reader)
    parts.append(always(table, say, watch="over"))
    return Screen(tuple(parts), OVER)


def _drawn(
    view: View, screens: GameScreens[Any], reader: Reader, on_stage: Moment | None = None
) -> tuple[Sequence[Picture], Reader]:
    """The board's pictures, and the reader as one who has them or not: words never repeat what is drawn."""
    if on_stage is not None and reader.pictures:
        return (on_stage.picture,), reader
    drawn = screens.board_pictures(view, reader) if reader.pictures else ()
    return drawn, replace(reader, pictures=bool(drawn))


def _guesses(table: Table, on_stage: Moment | None, say: Texts) -> list[Part]:
    """What the others may guess that a question will turn out to be."""
    some = on_stage.tile.guesses if on_stage is not None and on_stage.asks else ()
    buttons = [Button(each, custom_id(table.id, GUESS, each.replace("∞", ENDLESS))) for each in some]
    return [Text(say("moment-guess")), Buttons(tuple(buttons))] if len(some) > 1 else []


def _told(on_stage: Moment | None) -> list[Part]:
    """What has just happened, in two lines. What is still to be thrown is among the questions."""
    return [] if on_stage is None or on_stage.asks else [Text(on_stage.words)]


def _heading(table: Table, view: View, screens: GameScreens[Any], reader: Reader) -> Markdown:
    say = reader.say
    parts = [
        say("table-name", game=say.plain(f"{table.game_key}-name")),
        screens.heading(view, reader),
    ]
    return Markdown(" · ".join(part for part in parts if part))


def paused(table: Table, say: Texts) -> list[Part]:
    """The clocks stand still; anybody seated may go on."""
    resume = Button(say.plain("button-resume"), custom_id(table.id, "pause", "resume"), style=Style.MAIN)
    return [Text(say("table-paused")), Buttons((resume,))]


def _away(table: Table, reader: Reader) -> list[Part]:
    """For whom an AI plays, until they come back."""
    seats = [at for at, seat in enumerate(table.seats) if seat.user is not None and seat.away]
    words = reader.say("table-away", who=reader.people(seats), count=len(seats))
    return [Text(words, weight=Weight.USEFUL)] if seats else []


def _wish(table: Table, reader: Reader) -> list[Part]:
    """Somebody would like to take back their last action, and the others must agree."""
    asker = asker_of(table.now)
    if asker is None:
        return []
    buttons = (
        Button(reader.say.plain("button-agree"), custom_id(table.id, "undo", "agree"), style=Style.MAIN),
        Button(reader.say.plain("button-refuse"), custom_id(table.id, "undo", "refuse")),
    )
    return [Text(reader.say("undo-wish", who=reader.who(asker))), Buttons(buttons)]


def _votes(table: Table, reader: Reader) -> list[Part]:
    """Somebody would like to pause or to end the game, and the others must agree."""
    say, parts = reader.say, list[Part]()
    people = [at for at, seat in enumerate(table.seats) if seat.plays_itself]
    for place, field in (("pause", "wants_pause"), ("endvote", "wants_end")):
        wishing = [at for at in people if getattr(table.seats[at], field)]
        if not wishing:
            continue
        wish = field.removeprefix("wants_")
        parts.append(Text(say(f"{wish}-wish", who=reader.people(wishing), agreed=len(wishing), needed=len(people))))
        buttons = (  # what is agreed to is said in each: they don't stand beside the sentence
            Button(say.plain(f"button-{wish}-agree"), custom_id(table.id, place, "agree"), style=Style.MAIN),
            Button(say.plain(f"button-{wish}-refuse"), custom_id(table.id, place, "refuse")),
        )
        parts.append(Buttons(buttons))
    return parts


def always(table: Table, say: Texts, *, watch: str = "open") -> Buttons:
    """The buttons that every board has; `watch` tells in an id whether the game is still open or over."""
    return Buttons(
        (
            hand_button(table.id, say, Style.MAIN),
            Button(say.plain("button-log"), custom_id(table.id, "log", "last")),
            Button(say.plain("button-rules"), custom_id(table.id, "rules", f"{table.game_key}.1")),
            Button(say.plain("button-watch"), custom_id(table.id, "watch", watch)),
        )
    )


def go_on_button(table: int, say: Texts) -> Button:
    """Ends a moment for whoever presses it."""
    return Button(say.plain("button-go-on"), custom_id(table, "moment", "over"))


def hand_button(table: int, say: Texts, style: Style = Style.QUIET) -> Button:
    """⟨My hand⟩"""
    return Button(say.plain("button-hand"), custom_id(table, "hand", "open"), style=style, emoji="✋")


# ---- questions -----------------------------------------------------------------------------------------------------


def is_window(decision: Decision) -> bool:
    """Whether everybody who might react is asked at once, and nobody may learn who has answered."""
    return in_window(decision)


def waited_for(table: Table, view: View) -> list[int]:
    """The seats that a table waits for, as everybody may know: a window tells nobody who has yet to answer."""
    return sorted({each.seat for each in view.decisions if not is_window(each) and not _is_done(table, each)})


def is_awaited(table: Table, seat: int | None) -> bool:
    """Whether something is asked of that seat that it can answer, as its own hand says; its secret."""
    if table.status != "live":
        return False
    asked = [each for each in table.now.decisions if each.seat == seat and not each.is_idle]
    return any(not _is_done(table, each) for each in asked)


def _is_done(table: Table, decision: Decision) -> bool:
    """Its seat has said that it is done: then only what others offer is still asked of it."""
    game = table.game
    is_offer = game is not None and any(name in game.OFFERS for name, _ in decision.clocks)
    return decision.may_wait and not is_offer and isinstance(game, TellsDone) and game.is_done(decision.seat)


def wait_button(table: Table, decision: Decision, say: Texts) -> tuple[Button, ...]:
    """⟨Wait⟩, where a window would close by itself."""
    if not table.may_ask_for_time(decision):
        return ()
    return (Button(say.plain("button-wait"), custom_id(table.id, "wait", str(decision.id))),)


def thinking(table: Table, decision: Decision, say: Texts) -> list[Part]:
    """Somebody has asked for more time in this window; never who."""
    return [Text(say("somebody-thinks"))] if decision.id in table.now.thinking else []


def prompt(table: Table, view: View, decision: Decision, screens: GameScreens[Any], reader: Reader) -> Markdown:
    """What is asked, until when, and below it what is at stake."""
    first = asked(table, view, decision, screens, reader)
    return Markdown("\n".join(filter(None, [first, screens.stakes(view, decision, reader)]))) if first else first


def asked(table: Table, view: View, decision: Decision, screens: GameScreens[Any], reader: Reader) -> Markdown:
    """What is asked, and until when; empty where another question says it."""
    text = screens.prompt(view, decision, reader)
    return _until(table, decision, text, reader.say) if text else text


def _until(table: Table, decision: Decision, asked: Markdown, say: Texts) -> Markdown:
    """Until when it is asked, and what happens then: a clock that may run out unanswered says it by its name."""
    clock = table.now.first_clock(decision)
    if clock is None:
        return asked
    at = Markdown(f"<t:{int(clock.until)}:R>")
    if decision.may_wait and say.has(what := f"{table.game_key}-clock"):
        return say("deadline-clock", what=asked, at=at, then=say(what, clock=clock.what))
    then = {"miss": "move" if table.rules.consequence == "move" else "default", "pass": "pass"}
    return say("deadline", what=asked, at=at, then=then.get(decision.silence, ""))


def _questions(table: Table, view: View, screens: GameScreens[Any], reader: Reader) -> list[Part]:
    parts: list[Part] = []
    seen: set[tuple[int, str]] = set()
    private = False
    for decision in view.decisions:
        if decision.kind in screens.shared:
            continue
        window = is_window(decision)
        shown = (decision.id, decision.kind if window else f"{decision.kind}.{decision.seat}")
        if shown in seen:
            continue
        seen.add(shown)
        parts.append(Text(prompt(table, view, decision, screens, reader)))
        if decision.public and not table.seats[decision.seat].ai and not table.rules.lesson:
            parts += ask(table.id, screens, view, decision, reader)
        elif window:
            parts += _window(table, view, decision, reader)
        else:
            private = private or table.seats[decision.seat].plays_itself
    if private:
        parts.append(Text(reader.say("table-answer-in-hand"), weight=Weight.NICE))
    return parts


def _window(table: Table, view: View, decision: Decision, reader: Reader) -> list[Part]:
    """The buttons of a reaction window, the same no matter who has answered; one person alone sees only their own."""
    asked = [table.seats[each.seat] for each in view.decisions if each.id == decision.id]
    if table.now.alone and not any(seat.plays_itself for seat in asked):
        return []
    say = reader.say
    let = Button(say.plain("button-let-happen"), custom_id(table.id, decision.id, short(PASS)))
    return [*thinking(table, decision, say), Buttons((let, *wait_button(table, decision, say)))]


def _shared(table: Table, view: View, screens: GameScreens[Any], reader: Reader) -> list[Part]:
    """What is asked of several in one line, its buttons right below: those of the person who can do most."""
    asked: dict[tuple[str, object], list[Decision]] = {}
    for decision in view.decisions:
        if decision.kind in screens.shared:
            asked.setdefault((decision.kind, decision.default or decision.id), []).append(decision)
    parts: list[Part] = []
    for some in asked.values():
        people = [each for each in some if table.seats[each.seat].plays_itself]
        decision = max(people or some, key=lambda each: len(each.options))
        parts.append(Text(prompt(table, view, decision, screens, reader)))
        if decision.public and people:
            parts += ask(table.id, screens, view, decision, reader)
    return parts


# ---- what happened -------------------------------------------------------------------------------------------------


def _recent_lines(recent: Sequence[Markdown], reader: Reader) -> list[Part]:
    """The last lines of what happened, the newest marked."""
    lines = [line for line in recent if line][-RECENT_SHOWN:]
    while reader.pictures and len(lines) > 1 and sum(len(line.split()) for line in lines) > RECENT_WORDS:
        del lines[0]
    if not lines:
        return []
    *older, newest = lines
    marked = reader.say("recent-newest", what=newest)
    text = Markdown("\n".join([*[reader.say("recent", what=line) for line in older], marked]))
    return [Text(text, marked, Weight.USEFUL)]
