"""How a daily table went: the card to be posted, the same in words, and squares to be pasted anywhere.

Nothing of the shuffle is in it: points, par, days in a row, and what each round brought.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.screens.game import GameScreens, Reader, screens_of
from bot.screens.screen import Part, Picture, Text
from bot.texts import Markdown, Texts, number
from pictures.daily import DailyCard, Square
from pictures.game import PICTURES
from tables.days import Finished
from tables.rounds import Round

EMOJIS = {"points": "🟨", "best": "🟪", "good": "🟩", "bad": "🟥", "nothing": "⬛"}
"""Of the kinds of squares."""


def squares_of(done: Finished, screens: GameScreens[Any], reader: Reader) -> tuple[Square, ...]:
    """What each round brought `reader.seat`: points, the most of all rounds, or without points a success or setback."""
    seat = reader.seat
    assert seat is not None
    gains = _gains(done, screens, seat)
    best = max(gains, default=0)
    only = gains.count(best) == 1 and len(gains) > 1
    return tuple(
        [
            Square("best" if only and gain == best else "points", f"+{gain}")
            if gain > 0
            else Square("bad", number(gain))
            if gain < 0
            else Square(_mood(each, screens, reader))
            for each, gain in zip(done.rounds, gains, strict=True)
        ]
    )


def _gains(done: Finished, screens: GameScreens[Any], seat: int) -> list[int]:
    """Points by round; their sum is the result."""
    gains, before = list[int](), 0
    for each in done.rounds[:-1]:
        score = screens.score(each.view, seat)
        gains.append(0 if score is None else score - before)
        before += gains[-1]
    return [*gains, done.result.points - before] if done.rounds else []


def _mood(each: Round, screens: GameScreens[Any], reader: Reader) -> str:
    """Whether the weightiest thing that the seat did in a round went well."""
    beats = screens.beats(each.view, each.events, replace(reader, left={}))
    own = [beat for beat in beats if beat.seats[:1] == (reader.seat,) and beat.good is not None]
    if not own:
        return "nothing"
    return "good" if max(own, key=lambda beat: beat.weight).good else "bad"


def par_words(done: Finished, say: Texts) -> str:
    """Par, and how far the result is from it; empty for a table that has none."""
    if not done.is_short:
        return ""
    if done.par is None:
        return say.plain("daily-par-later")
    diff = done.result.points - done.par
    return say.plain("daily-par", par=number(done.par), difference=f"+{diff}" if diff > 0 else number(diff))


def accuracy_words(done: Finished, say: Texts) -> str:
    """How well it was played; empty while no review says so."""
    return "" if done.accuracy is None else say.plain("daily-card-accuracy", percent=int(done.accuracy + 0.5))


def points_words(points: int, say: Texts) -> str:
    """Points with their word."""
    return say.plain("points", points=number(points), count=abs(points))


def card(done: Finished, day: str, reader: Reader) -> list[Part]:
    """The card, or the same in words where `reader` is shown no pictures; then what can be pasted elsewhere."""
    say, row = reader.say, done.result
    squares = squares_of(done, screens_of(row.game), reader)
    title = say.plain("daily-card-title", game=say.plain(f"{row.game}-name"))
    date, points = say.date(day, "MMMMd"), points_words(row.points, say)
    how = "won" if row.winner else "lost"
    against = say.plain("daily-card-against", how=how, points=number(row.points), against=number(row.against))
    par, streak = par_words(done, say), done.streak
    longest = say.plain("daily-card-longest", count=streak.longest) if streak is not None else ""
    days = say.plain("daily-card-days", count=streak.days) if streak is not None else ""
    brought = [square.points or say.plain("daily-round", kind=square.kind) for square in squares]
    rounds = say.plain("daily-card-rounds", rounds=say.several(brought))
    in_a_row = f"{streak.days} {days}, {longest}" if streak is not None else ""
    accuracy = accuracy_words(done, say)
    words = [f"{title}, {date}", row.name, points, par, against, accuracy, rounds if squares else "", in_a_row]
    alt = ". ".join(filter(None, words))
    copied = Text(Markdown(f"```\n{pasted(done, day, squares, say)}\n```"))
    if not reader.pictures or row.game not in PICTURES:
        return [
            Text(Markdown("\n".join(filter(None, [points, par, accuracy, rounds if squares else "", in_a_row])))),
            copied,
        ]
    tile = DailyCard(
        row.game,
        title,
        date,
        row.name,
        accuracy,
        points,
        against,
        par,
        None if done.par is None else row.points >= done.par,
        squares,
        str(streak.days) if streak is not None else "",
        days,
        longest,
        tuple([mark for _, mark in streak.calendar]) if streak is not None else (),
        done.newest.sticker if done.newest is not None else "",
    )
    return [Picture(tile, alt), copied]


def pasted(done: Finished, day: str, squares: Sequence[Square], say: Texts) -> str:
    """Plain text for other channels."""
    row = done.result
    title = say.plain("daily-card-title", game=say.plain(f"{row.game}-name"))
    facts = points_words(row.points, say), par_words(done, say), accuracy_words(done, say)
    lines = [
        f"{title} · {say.date(day, 'MMMd')}",
        " · ".join(filter(None, facts)),
        "".join([EMOJIS[square.kind] for square in squares]),
    ]
    return "\n".join(filter(None, lines))
