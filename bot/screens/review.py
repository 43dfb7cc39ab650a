"""A review: how well somebody decided in a finished game, and the three moments that cost them most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import floor
from typing import Any

from bot.screens.custom_ids import custom_id
from bot.screens.game import Reader, screens_of
from bot.screens.moments import drawable_names
from bot.screens.people import reader_of
from bot.screens.screen import Button, Buttons, Part, Picture, Screen, Style, Text, Weight
from bot.screens.signs import sign_table
from bot.screens.turning_points import round_named
from bot.texts import Markdown, Texts, escape, unmarked
from games import GAMES
from games.kernel.chance import Chance
from games.kernel.review import Choice, Cost, Label
from games.kernel.values import public_number
from pictures.reviewed import DrawnDecision, ReviewCurve
from pictures.strip import Strip, StripScene
from tables.reviewed import Found, InLine, Mattered, Review

ACCENT = 0x56B4E9  # Okabe–Ito sky blue
REVIEW = "review"
"""The view of its buttons."""
BEGIN, OPEN, SHARE = "begin", "open", "share"
LABELS: tuple[Label, ...] = ("excellent", "good", "slip", "blunder")


def review(
    found: Found, say: Texts, *, pictures: bool, shared_by: str | None = None, turned: Sequence[Part] = ()
) -> Screen:
    """What is known by now: how far it is, then all of it. `shared_by`: for the channel, without its buttons.

    `turned`: what the whole game turned on.
    """
    if isinstance(found, InLine):
        key = "review-waits-long" if found.is_long else "review-waits"
        waits = say(key, count=found.before, number=str(found.table))
        return Screen((Text(_heading(found.game, found.table, say)), Text(waits)), ACCENT)
    heading = _heading(found.table.game_key, found.table.id, say)
    if not found.is_complete:
        percent = round(100 * found.progress)
        return Screen((Text(heading), Text(say("review-progress", percent=percent, count=len(found.decided)))), ACCENT)
    counts = _counts(found, say)
    summary = say("review-summary", percent=_percent(found), count=len(found.decided), counts=counts)
    parts: list[Part] = [Text(heading)]
    parts.append(Picture(_curve(found, say), unmarked(summary)) if pictures else Text(summary))
    moments = found.mattered
    if not moments:
        parts.append(Text(say("review-nothing")))
    for moment in moments:
        parts += _moment(found, moment, say, pictures=pictures)
    parts += turned
    if shared_by is not None:
        parts.append(Text(say("review-shared", who=shared_by, number=str(found.table.id)), weight=Weight.USEFUL))
        return Screen(tuple(parts), ACCENT)
    parts.append(Text(say("review-about"), weight=Weight.USEFUL))
    return Screen((*parts, *_buttons(found, moments, say)), ACCENT)


def _heading(game: str, table: int, say: Texts) -> Markdown:
    return say("review-heading", game=say.plain(f"{game}-name"), number=str(table))


def _percent(found: Review) -> int:
    return int(found.accuracy + 0.5)


def _counts(found: Review, say: Texts) -> Markdown:
    """How many decisions were what; none that there weren't."""
    labels = found.labels
    return Markdown(" · ".join([say(f"review-{one}", count=labels.count(one)) for one in LABELS if one in labels]))


def _curve(found: Review, say: Texts) -> ReviewCurve:
    decisions = tuple(
        [DrawnDecision(round(100 * one.cost.chance), max(0, _wins(one.cost)), one.cost.label) for one in found.looked]
    )
    axis = say.plain("review-axis"), ""
    counts = unmarked(_counts(found, say))
    return ReviewCurve(
        found.table.game_key,
        say.plain("review-percent", number=_percent(found)),
        say.plain("review-accuracy"),
        axis,
        counts,
        decisions,
    )


# ---- a moment --------------------------------------------------------------------------------------------------------


def _moment(found: Review, moment: Mattered, say: Texts, *, pictures: bool) -> list[Part]:
    """What was done, what had been better and why: drawn, or in words."""
    reader = reader_of(found.table, say, moment.decided.choice.decision.seat)
    title = _title(moment, say)
    if not pictures:
        return [Text(Markdown("\n".join([title, _did(moment, reader), _better(moment, reader)])))]
    drawn = replace(reader, names=drawable_names(reader.names))
    screens, choice = screens_of(found.table.game_key), moment.decided.choice
    own = (
        StripScene(tuple(screens.sketches(choice.view, choice.played)), unmarked(_did(moment, drawn)), False),
        StripScene(
            tuple(screens.sketches(choice.view, moment.looked.best)), unmarked(_better(moment, drawn)), good=True
        ),
    )
    alt = unmarked(Markdown("\n".join([title, _did(moment, reader), _better(moment, reader)])))
    return [Picture(Strip(found.table.game_key, own, unmarked(title)), alt)]


def _title(moment: Mattered, say: Texts) -> Markdown:
    points = max(1, _wins(moment.looked.cost))
    named = round_named(moment.decided.round, say)
    return say("review-moment", round=named, label=moment.label, points=points)


def _wins(cost: Cost) -> int:
    """Lost in 100 games, whole ones: a slip must not read as if it cost as many as a blunder."""
    return floor(100 * cost.loss + 1e-9)


def _did(moment: Mattered, reader: Reader) -> Markdown:
    return reader.say("review-did", what=said(moment.decided.choice, reader))


def _better(moment: Mattered, reader: Reader) -> Markdown:
    """In the words of a hint, which say why."""
    choice = moment.decided.choice
    hint = screens_of(_game_of(choice)).hint(choice.view, choice.decision, moment.looked.best, reader)
    return reader.say("review-better", what=hint)


def said(choice: Choice, reader: Reader) -> Markdown:
    """What was pressed, one after another, as the buttons and lists called it."""
    screens, seat = screens_of(_game_of(choice)), choice.decision.seat
    game: Any = GAMES[screens.key].imagine(choice.view, Chance(bytes(32)))
    asked, labels = choice.decision, list[str]()
    for at, word in enumerate(choice.played):
        if at == 0 or len(word) > 1:  # what only confirms needs no words
            one = screens.choice(game.view(seat), asked, word, reader)
            labels.append(f"{one.emoji} {one.label}" if sign_table().is_said_on_buttons(one.emoji) else one.label)
        game.submit(seat, word, asked.id)
        number = public_number(asked.id)
        steps = [each for each in game.decisions if each.seat == seat and public_number(each.id) == number]
        asked = next(iter(steps), asked)
    return Markdown(" · ".join([escape(label) for label in labels if label]))


def _game_of(choice: Choice) -> str:
    return next(key for key, game in GAMES.items() if isinstance(choice.view.options, game.Options))


# ---- what can be done ------------------------------------------------------------------------------------------------


def _buttons(found: Review, moments: Sequence[Mattered], say: Texts) -> list[Part]:
    """Each moment as it was, in the replay; and for all to see."""
    table = found.table.id
    shown = [
        Button(
            say.plain("review-position", round=round_named(one.decided.round, say), number=at),
            custom_id(table, REVIEW, f"{OPEN}{one.decided.n}"),
        )
        for at, one in enumerate(moments, 1)
    ]
    share = Button(say.plain("review-share"), custom_id(table, REVIEW, SHARE), style=Style.QUIET, emoji="📣")
    return [Buttons((*shown, share))]


def button(table: int, say: Texts) -> Button:
    """Where a game is over: what did I miss?"""
    return Button(say.plain("button-review"), custom_id(table, REVIEW, BEGIN), emoji="🔍")
