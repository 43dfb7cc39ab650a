"""A step of a finished game: the board as it was, what happened, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from bot.screens import review
from bot.screens.custom_ids import CHOSEN, custom_id
from bot.screens.game import Reader, screens_of
from bot.screens.people import names_of, reader_of
from bot.screens.screen import Button, Buttons, Option, Part, Screen, Select, Separator, Style, Text, Weight
from bot.screens.sentences import sentence
from bot.screens.turning_points import PublicMove, TurningPoint, best, round_named, turning_points
from bot.texts import Markdown, Texts, unmarked
from games.kernel.game import Event, View
from tables.lately import Chances
from tables.replay import Replay, Surprise
from tables.table import Table

ACCENT = 0x0072B2  # Okabe–Ito blue
REPLAY = "replay"
"""The view of its buttons."""
NOBODY = "x"
"""In the place of a seat: no hand is open."""
ROUNDS = 20
"""Beginnings of rounds that one may jump to."""


class ReplayPlace(NamedTuple):
    """Where somebody is in a replay: the step, and the seat whose hand they look into."""

    step: int
    seat: int | None = None

    def spelled(self, button: str) -> str:
        """As an action of a custom id; `button` tells apart those that lead to the same place."""
        return f"{button}{self.step}.{NOBODY if self.seat is None else self.seat}"


def read_place(action: str) -> ReplayPlace:
    """What `ReplayPlace.spelled` wrote. Raises ValueError."""
    step, _, seat = action[1:].partition(".")
    return ReplayPlace(int(step), None if seat == NOBODY else int(seat))


def replay(found: Replay, place: ReplayPlace, say: Texts, *, pictures: bool, shared_by: str | None = None) -> Screen:
    """One step, with everybody's hand to be opened; `shared_by`: for the channel, without its buttons."""
    table = found.table
    at = ReplayPlace(min(max(place.step, 0), found.last), place.seat if place.seat in range(len(table.seats)) else None)
    step = found.steps[at.step]
    reader = replace(reader_of(table, say, at.seat, pictures=pictures), left=step.seated)
    parts: list[Part] = []
    position = found.position(at.step)
    if position is not None:
        board, reader = _board(table.game_key, position, reader)
        parts += board
    heading = say("replay-heading", game=say.plain(f"{table.game_key}-name"), step=at.step + 1, of=found.last + 1)
    lines = _lines(found, step.events, reader)
    if step.surprise is not None:
        lines.append(_surprise(table, step.surprise, say))
    parts.insert(0, Text(Markdown("\n".join([heading, *lines]) if lines else heading)))
    if position is None:
        parts.append(Text(say("replay-older-rules"), weight=Weight.USEFUL))
    elif at.seat is not None:
        parts += _hand(table.game_key, position, reader)
    if shared_by is not None:
        parts.append(Text(say("replay-shared", who=shared_by, number=str(table.id)), weight=Weight.USEFUL))
        return Screen(tuple(parts), ACCENT)
    parts += _controls(found, at, say)
    return Screen(tuple(parts), ACCENT)


def _board(game: str, position: Any, reader: Reader) -> tuple[list[Part], Reader]:
    """The public board, drawn or in words."""
    screens, view = screens_of(game), position.view(None)
    everybody = replace(reader, seat=None)
    drawn = list(screens.board_pictures(view, everybody)) if reader.pictures else []
    reader = replace(reader, pictures=bool(drawn))
    return [*drawn] or [*screens.table(view, replace(everybody, pictures=False))], reader


def _hand(game: str, position: Any, reader: Reader) -> list[Part]:
    """What the chosen seat held."""
    assert reader.seat is not None
    screens, view = screens_of(game), position.view(reader.seat)
    heading = Text(reader.say("replay-hand", who=reader.who(reader.seat)))
    drawn = list(screens.hand_pictures(view, reader)) if reader.pictures else []
    return [Separator(), heading, *(drawn or screens.hand(view, replace(reader, pictures=False)))]


def _lines(found: Replay, events: Sequence[Event], reader: Reader) -> list[Markdown]:
    """What happened, as everybody may know it, and as the seat does whose hand is open."""
    known = [event for event in events if event.audience is None or reader.seat in event.audience]
    public = replace(reader, seat=None)
    said = [sentence(found.table.game_key, event, reader if event.audience else public) for event in known]
    return [line for line in said if line]


def _surprise(table: Table, surprise: Surprise, say: Texts) -> Markdown:
    """What the AI would have done without thinking ahead."""
    seen = reader_of(table, say, surprise.seat)
    line = screens_of(table.game_key).hint(surprise.view, surprise.decision, surprise.rather, seen)
    return say("replay-surprise", who=seen.who(surprise.seat), line=line)


def _controls(found: Replay, at: ReplayPlace, say: Texts) -> list[Part]:
    table, last = found.table, found.last

    def step(button: str, key: str, to: int, usable: bool, emoji: str) -> Button:
        action = ReplayPlace(to, at.seat).spelled(button)
        return Button(say.plain(key), custom_id(table.id, REPLAY, action), emoji=emoji, disabled=not usable)

    parts: list[Part] = [
        Buttons(
            (
                step("f", "replay-first", 0, at.step > 0, "⏮"),
                step("b", "replay-back", max(at.step - 1, 0), at.step > 0, "◀"),
                step("n", "replay-next", min(at.step + 1, last), at.step < last, "▶"),
                step("l", "replay-last", last, at.step < last, "⏭"),
            )
        )
    ]
    jumps = _jumps(found, at, say)
    if len(jumps) > 1:
        parts.append(Select(custom_id(table.id, REPLAY, CHOSEN), say.plain("replay-jump"), jumps))
    if found.steps[at.step].snapshot is not None:
        hands = [Option(say.plain("replay-no-hand"), ReplayPlace(at.step).spelled("h"), chosen=at.seat is None)]
        hands += [
            Option(
                say.plain("replay-hand-of", name=name), ReplayPlace(at.step, seat).spelled("h"), chosen=at.seat == seat
            )
            for seat, name in enumerate(names_of(table, say))
        ]
        parts.append(Select(custom_id(table.id, REPLAY, f"{CHOSEN}hands"), say.plain("replay-hands"), tuple(hands)))
    post = Button(say.plain("replay-post"), custom_id(table.id, REPLAY, at.spelled("p")), style=Style.QUIET)
    return [*parts, Buttons((post, review.button(table.id, say)))]


def _jumps(found: Replay, at: ReplayPlace, say: Texts) -> tuple[Option, ...]:
    """Turning points first, then the rounds."""
    turned = [
        Option(
            say.plain("replay-turned", round=round_named(number, say), what=words),
            ReplayPlace(step, at.seat).spelled("t"),
        )
        for step, number, words in turns(found, say)
    ]
    rounds: dict[int, int] = {}
    for number, step in enumerate(found.steps):
        if step.round > 0:
            rounds.setdefault(step.round, number)
    every = max(1, -(-len(rounds) // ROUNDS))
    return (
        *turned,
        *(
            Option(round_named(number, say), ReplayPlace(step, at.seat).spelled("r"))
            for number, step in list(rounds.items())[::every]
        ),
    )


def turns(found: Replay, say: Texts) -> list[tuple[int, int, str]]:
    """The steps that the game turned on, each with its round and what happened there.

    Looked for once a game and language, which takes some 50 ms: not for an event loop, unless it is known already.
    """
    if say.language not in found.turns:
        moments = turning(found, say)
        found.turns[say.language] = [(one.at, one.round, unmarked(_named(found, one.words, say))) for one in moments]
    return found.turns[say.language]


def turning(found: Replay, say: Texts) -> list[TurningPoint]:
    """What the game turned on; the number of a moment's move is its step. Not for an event loop."""
    if (told := _told(found)) is None:
        return []
    people = [at for at, seat in enumerate(found.table.seats) if seat.user is not None]
    screens, reader = screens_of(found.table.game_key), reader_of(found.table, say)
    winners = told.view.outcome.winners if told.view.outcome else ()
    return turning_points(told.moves, told.view, screens, reader, winners, people, told.outlook)


def best_moment(found: Replay, seat: int, say: Texts) -> TurningPoint | None:
    """What helped that seat most, told to its person; as public as what the game turned on. Not for an event loop."""
    if (told := _told(found)) is None:
        return None
    return best(
        told.moves, told.view, screens_of(found.table.game_key), reader_of(found.table, say, seat), told.outlook
    )


class _Told(NamedTuple):
    """A finished game as everybody may know it."""

    moves: list[PublicMove]
    view: View
    """At its end."""
    outlook: Callable[[int], Chances | None]
    """The chances after a step."""


def _told(found: Replay) -> _Told | None:
    """None: its positions aren't known, or nobody played it to the end."""
    game = found.position(found.last)
    if game is None or game.outcome is None:
        return None

    @cache
    def outlook(at: int) -> Chances | None:
        position = found.position(at)
        return found.rules.outlook(position.view(None)) if position is not None else None

    moves = [PublicMove([each for each in step.events if each.audience is None], step.seated) for step in found.steps]
    return _Told(moves, game.view(None), outlook)


def _named(found: Replay, words: Markdown, say: Texts) -> Markdown:
    """With the names of those who have left in the place of mentions, which no list can show."""
    for at, seat in enumerate(found.table.seats):
        for user in {step.seated[at] for step in found.steps if at in step.seated}:
            known = seat.leaver == user and seat.name
            name = seat.name if known else say.plain("person-unnamed", number=at + 1)
            words = Markdown(words.replace(f"<@{user}>", name))
    return words
