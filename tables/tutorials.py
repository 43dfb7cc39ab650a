"""Tutorials: a prepared game, of which its person plays the last moves, against a prepared rival.

A lesson is data, ``lesson.toml`` in the game's own package: the seed of its shuffle, every answer of both seats, and
how many of them have been given when its person sits down. The engine plays all of them by its rules. A game without
a lesson is begun from its first card, against an easy AI, and ends after some presses.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import NamedTuple

from games import GAMES, facts_of
from games.kernel.codec import from_short
from games.kernel.values import Action, Actions, Decision

from .draft import Draft
from .errors import LessonError
from .table import TableState

TAUGHT = 14
"""Presses of a lesson, at most."""
ENOUGH, MOST = 15, 25
"""Presses after which a tutorial without a lesson ends: from the first on as soon as nothing is asked of its person, at
the other in any case."""


class Lesson(NamedTuple):
    """A prepared game."""

    number: int
    """Of this version of it: who has begun another one plays on without it."""
    seed: bytes
    begins: int
    """So many answers have been given when its person sits down."""
    answers: tuple[tuple[int, Action], ...]
    """Seat and word of each, in their order: answer n is given after move n of the log."""


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game; None: it has none."""
    package = GAMES[game].__module__.rpartition(".")[0]
    file = resources.files(package).joinpath("lesson.toml") if package else None
    if file is None or not file.is_file():
        return None
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    said = [(int(line[0]), from_short(line[2:])) for line in data["answers"].split()]
    return Lesson(data["number"], data["seed"].to_bytes(32, "big"), data["begins"], tuple(said))


def seed_of(game: str) -> bytes:
    """The seed of a game's tutorial. It is no secret: tutorials are never rated."""
    lesson = lesson_of(game)
    return lesson.seed if lesson else sha256(f"{game} tutorial {facts_of(game).tutorial}".encode()).digest()


def number_of(game: str) -> int:
    """The number of a game's lesson; 0: it has none."""
    lesson = lesson_of(game)
    return lesson.number if lesson else 0


def _left(state: TableState) -> Sequence[tuple[int, Action]]:
    """What is still to be answered at a table that follows its lesson; nothing at any other."""
    if not state.rules.lesson or state.game is None:
        return ()
    lesson = lesson_of(state.game.KEY)
    return lesson.answers[state.n :] if lesson and lesson.number == state.rules.lesson else ()


def begin(draft: Draft) -> None:
    """Give the answers that have been given when its person sits down."""
    left = _left(draft.state)
    lesson = lesson_of(draft.game_class.KEY) if left else None
    if lesson is None:
        return
    for seat, action in left[: lesson.begins]:
        asked = [each for each in draft.decisions if each.seat == seat and action in each.options]
        draft.submit(asked[0], action, "bot")
    draft.state.undoable = None
    draft.struck.clear()


def due(state: TableState, decision: Decision) -> Actions:
    """What is to be answered to this question, and to what follows until something new is known; empty: nothing, or
    there is no lesson."""
    left = _left(state)
    if not left or state.game is None or left[0][0] != decision.seat or left[0][1] not in decision.options:
        return ()
    game, words = state.game.copy(), list[Action]()
    for seat, action in left:
        asked = [each for each in game.decisions if each.seat == seat and action in each.options]
        if seat != decision.seat or not asked or asked[0].is_roll:
            break
        words.append(action)
        game.submit(seat, action, asked[0].id)
        if game.revealed:
            break
    return tuple(words)


def follows(state: TableState) -> bool:
    """Whether this table is in the midst of its lesson."""
    return bool(_left(state))


def in_order(state: TableState, decision: Decision, actions: Sequence[Action]) -> Sequence[Action]:
    """The words of a press in the lesson's order; of several that are ticked any order will do. Raises LessonError for
    others than are due."""
    words = due(state, decision)
    if not follows(state) or decision.is_roll:
        return actions
    known = min(len(actions), len(words))  # what a press says beyond is answered with open eyes
    if not known or sorted(map(repr, actions[:known])) != sorted(map(repr, words[:known])):
        raise LessonError
    return words[:known]


def pressed(draft: Draft, at: int) -> None:
    """Count a press of a tutorial's person, and end one without a lesson once they have seen enough."""
    state = draft.state
    presses = state.seats[at].presses + 1
    draft.sit(at, state.seats[at].replace(presses=presses))
    if state.rules.lesson:
        state.undoable = None
        return
    asked = any(each.seat == at for each in draft.decisions)
    if state.status == "live" and (presses >= MOST or (presses >= ENOUGH and not asked)):
        state.status = "over"
        draft.note("ended", why="learnt")
