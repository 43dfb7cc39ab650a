"""The hand: what one person alone may see, and every question put to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, get_args

from bot.screens import daily
from bot.screens.applause import applause
from bot.screens.ask import FIRST, NOBODY, ask
from bot.screens.beats import since, theft
from bot.screens.custom_ids import custom_id
from bot.screens.end import after_it, final_table, lack, told_moments
from bot.screens.game import GameScreens, Reader, screens_of
from bot.screens.lessons import Advised
from bot.screens.people import at_the_end, reader_of
from bot.screens.screen import Button, Buttons, Part, Screen, Style, Text, Weight
from bot.screens.table import asked, go_on_button, is_window, paused, thinking, wait_button, waited_for
from bot.screens.turning_points import TurningPoint
from bot.texts import Markdown, Texts
from games import GAMES
from games.kernel.game import Decision
from tables import tutorials
from tables.days import Finished
from tables.pace import holds
from tables.replies import Hand
from tables.table import Table
from tables.table_rules import WINDOW, Standing
from tables.undo import is_in_the_midst

ACCENT = 0xCC79A7  # Okabe–Ito reddish purple
STANDINGS: tuple[Standing, ...] = get_args(Standing)
CROWD = 2
"""With more questions than these at once, each is shorter: all together are one screen of a phone."""
TOLD_OF_TUTORIAL = 1
"""Presses of a tutorial before which its hand says how long it is and how one leaves it."""


def hand(
    hand: Hand,
    say: Texts,
    notice: Markdown | None = None,
    recap: Sequence[Markdown] = (),
    advice: Markdown | None = None,
    *,
    pictures: bool = False,
    now: float = 0.0,
    advised: Advised = NOBODY,
    done: Finished | None = None,
    best: TurningPoint | None = None,
) -> Screen:
    """The fresh hand, one screen to decide from: what happened, the question, what it is about, what can be answered.

    `notice` says first why it is shown instead of what was wanted, `recap` what has just ended where nothing happened
    since. `advice` is a line about the question, or a hint, and `advised` what of it is marked. What may be looked at
    once a daily table is over depends on the moment, `now`; `done`: how it went. `best`: the seat's best moment in a
    game that is over.
    """
    table, seat = hand.table, hand.seat
    assert seat is not None
    reader, screens = reader_of(table, say, seat, pictures=pictures), screens_of(table.game_key)
    parts: list[Part] = [Text(notice)] if notice is not None else []
    if table.status == "over":
        return Screen((*parts, *_over(hand, screens, reader, now, done, best)), ACCENT)
    begins = table.rules.tutorial and table.seats[seat].presses < TOLD_OF_TUTORIAL
    if begins:
        parts.append(Text(_tutorial(table, say)))
    drawn = screens.hand_pictures(hand.view, reader) if reader.pictures else ()
    robbed = theft(hand.meanwhile, hand.view, screens, reader) if hand.decisions and not reader.hints else None
    reader = replace(reader, pictures=bool(drawn), theft=robbed)
    # what a lesson has done before its person sat down is nobody's news
    happened = [] if begins and table.rules.lesson else since(hand.meanwhile, hand.view, screens, reader)
    if recap and not happened:
        parts.append(Text(Markdown("\n".join(recap)), weight=Weight.USEFUL))
    parts += happened
    if table.seats[seat].away:
        parts.append(Text(say("hand-away")))
        parts.append(
            Buttons((Button(say.plain("button-back"), custom_id(table.id, "hand", "back"), style=Style.MAIN),))
        )
    shown = drawn or _in_words(hand, screens, reader)
    beside = [screens.outlook(hand.view, reader), screens.in_making(hand.view, reader), advice]
    if not hand.decisions:
        asks = paused(table, say) if table.status == "paused" else [Text(_waiting(hand, say))]
        return Screen((*parts, *asks, *shown, *_lines(*beside), _below(hand, say)), ACCENT)
    crowded = reader.pictures and len(hand.decisions) > CROWD
    for at, decision in enumerate(hand.decisions):
        question = asked(table, hand.view, decision, screens, reader)
        if not at:
            parts += [*([Text(say("hand-asked", what=question))] if question else []), *shown]
        at_stake = [] if at and crowded else [screens.stakes(hand.view, decision, reader)]
        parts += _lines(*([question] if at else beside), *at_stake)
        parts += _answered(hand, decision, screens, reader, advised, few=crowded)
    if table.status == "paused":
        parts += paused(table, say)
    parts.append(_below(hand, say))
    return Screen(tuple(parts), ACCENT)


def _in_words(hand: Hand, screens: GameScreens[Any], reader: Reader) -> Sequence[Part]:
    """What the seat sees, and the board at a table in no channel."""
    table = hand.table
    board = (
        screens.table(table.game.view(None), replace(reader, seat=None)) if table.place.hidden and table.game else ()
    )
    return [*screens.hand(hand.view, reader), *board]


def _lines(*some: Markdown | None) -> list[Text]:
    """What is said, in one block."""
    said = [line for line in some if line]
    return [Text(Markdown("\n".join(said)))] if said else []


def _tutorial(table: Table, say: Texts) -> Markdown:
    """How long it is and how one leaves it; where it stands in a thread, the way there."""
    if table.rules.lesson:
        lines = [say("tutorial-lesson", count=tutorials.TAUGHT)]
    else:
        lines = [say("tutorial-hand", count=tutorials.MOST)]
    if table.place.thread is not None:
        lines.append(say("tutorial-thread", thread=Markdown(f"<#{table.place.thread}>")))
    return Markdown("\n".join(lines))


def _answered(
    hand: Hand, decision: Decision, screens: GameScreens[Any], reader: Reader, advised: Advised, *, few: bool
) -> list[Part]:
    """The controls; in a window also **Wait**, where it comes again and again also to pass on all.

    `few`: one move is a button, where a list has the others.
    """
    table, say = hand.table, reader.say
    parts: list[Part] = [*thinking(table, decision, say)] if is_window(decision) else []
    parts += ask(table.id, screens, hand.view, decision, reader, advised, first=1 if few else FIRST)
    more = () if table.has_waited(decision) else wait_button(table, decision, say)
    if screens.asks_again(hand.view, decision):
        more = (*more, Button(say.plain("button-not-again"), custom_id(table.id, "notagain", str(decision.id))))
    if more and parts and isinstance(last := parts[-1], Buttons):
        parts[-1] = replace(last, buttons=(*last.buttons, *more))
    elif more:
        parts.append(Buttons(more))
    return parts


def standing(hand: Hand, say: Texts) -> Screen:
    """What the person answers in reaction windows without being asked."""
    table, seat = hand.table, hand.seat
    assert seat is not None
    now = table.seats[seat].standing
    buttons = tuple(
        Button(
            say.plain(f"standing-{one}"),
            custom_id(table.id, "standing", one),
            style=Style.MAIN if one == now else Style.QUIET,
        )
        for one in STANDINGS
    )
    return Screen(
        (
            Text(say("standing-heading")),
            Buttons(buttons),
            Buttons((Button(say.plain("button-to-hand"), custom_id(table.id, "hand", "open")),)),
        ),
        ACCENT,
    )


def _waiting(hand: Hand, say: Texts) -> Markdown:
    """Nothing is asked of this seat. A window is not mentioned: whether it is still open tells who has answered."""
    reader = reader_of(hand.table, say, hand.seat)
    others = waited_for(hand.table, hand.view)
    if not others:
        return say("hand-nothing-asked")
    return say("hand-waiting", who=reader.people(others))


def _over(
    hand: Hand,
    screens: GameScreens[Any],
    reader: Reader,
    now: float,
    done: Finished | None,
    best: TurningPoint | None,
) -> list[Part]:
    """How it ended, who came in which place, one's own story, and the way to another game."""
    say, outcome = reader.say, hand.table.game.outcome if hand.table.game is not None else None
    if hand.table.rules.tutorial:
        return applause(hand.table, say, pictures=reader.pictures)
    ending = at_the_end(hand.table, reader)
    ended = screens.end(hand.view, outcome, ending) if outcome is not None else say("end-unfinished")
    if hand.table.rules.daily:
        return daily.after_it(hand.table, ended, reader, now, done)
    places = [Text(final_table(hand.table, outcome, ending))] if outcome is not None else []
    own = _own_story(hand, screens, reader, best) if outcome is not None else []
    return [Text(say("hand-over")), Text(ended), *places, *own, after_it(hand.table, say)]


def _own_story(hand: Hand, screens: GameScreens[Any], reader: Reader, best: TurningPoint | None) -> list[Part]:
    """How near the seat came, its best moment, and a last word of its own side."""
    say, seat, view = reader.say, hand.view.seat, hand.view
    won = seat in view.outcome.winners
    lines = [] if won else [lack(view, seat, lambda how, count: say("end-near", how=how, count=count))]
    if lines == [""]:
        lines = [say("end-near", how="tied", count=0)]
    if (said := screens.saying(view, seat, None, say)) is not None:
        lines.append(say("end-hero", name=said[0], saying=said[1], how="won" if won else "lost"))
    told = [best] if best is not None else []
    moment = told_moments(say("end-best"), told, screens.key, reader, pictures=reader.pictures)
    return [*([Text(Markdown("\n".join(lines)))] if lines else []), *moment]


def _below(hand: Hand, say: Texts) -> Buttons:
    """What is always there, in one row of a phone; the rest is behind ⟨More⟩."""
    table = hand.table
    if hand.seat is not None and not hand.decisions and holds(table.now, hand.seat):
        buttons = [go_on_button(table.id, say)]
    elif table.rules.hinted and table.status == "live" and hand.thought_about:
        buttons = [Button(say.plain("button-hint"), custom_id(table.id, "hint", "now"), emoji="💡")]
    else:
        buttons = [Button(say.plain("button-refresh"), custom_id(table.id, "hand", "open"))]
    if not table.rules.daily:
        buttons.append(Button(say.plain("button-log"), custom_id(table.id, "log", "last")))
    if _may_take_back(hand):
        buttons.append(Button(say.plain("button-undo"), custom_id(table.id, "undo", "ask")))
    buttons.append(Button(say.plain("button-more"), custom_id(table.id, "more", "open")))
    return Buttons(tuple(buttons), Weight.USEFUL)


def more(hand: Hand, say: Texts, *, pictures: bool = False) -> Screen:
    """What is needed now and then: rules, open piles, reactions, the way out of a tutorial; the board of a table in no
    channel."""
    table = hand.table
    board: Sequence[Part] = ()
    if table.place.hidden and table.game is not None:
        screens, view, reader = (
            screens_of(table.game_key),
            table.game.view(None),
            reader_of(table, say, pictures=pictures),
        )
        board = (pictures and screens.board_pictures(view, reader)) or screens.table(
            view, replace(reader, pictures=False)
        )
    buttons = [Button(say.plain("button-rules"), custom_id(table.id, "rules", f"{table.game_key}.1"))]
    if say.has(piles := f"{table.game_key}-button-piles"):
        buttons.append(Button(say.plain(piles), custom_id(table.id, "piles", "open")))
    if WINDOW in GAMES[table.game_key].CLOCKS:
        buttons.append(Button(say.plain("button-standing"), custom_id(table.id, "standing", "show")))
    if table.rules.daily:
        buttons.append(daily.day_button(table, say))
    if table.rules.tutorial:
        buttons.append(Button(say.plain("button-tutorial-leave"), custom_id(table.id, "sureleave", "ask")))
    back = Button(say.plain("button-to-hand"), custom_id(table.id, "hand", "open"), style=Style.MAIN)
    return Screen((Text(say("more-heading")), *board, Buttons(tuple(buttons)), Buttons((back,))), ACCENT)


def _may_take_back(hand: Hand) -> bool:
    """The last move was one's own and showed nothing; after that it is asked for by `/table undo`. In the midst of
    something there is one step back instead.

    While a window is open nobody may: not even that may tell who has answered.
    """
    if (
        hand.table.status != "live"
        or hand.table.rules.daily
        or hand.seat is None
        or hand.table.now.undoable != hand.seat
        or is_in_the_midst(hand.view.decisions, hand.seat)
    ):
        return False
    return not any(is_window(decision) for decision in hand.view.decisions)
