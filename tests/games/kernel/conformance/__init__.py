"""The suite that holds every game to the kernel's word: `check_all(case)`, or one of `PARTS` at a time.

A game's tests hand in a `GameCase`: what the suite can't know, written by hand from the rulebook. Every part plays
games of its own from fixed seeds, raises `Nonconformance` with the moves that lead to the fault, and gives a count of
what it looked at, so that no part passes for having looked at nothing. For tests: no game and no bot imports it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .case import GameCase, Nonconformance, Place, Player
from .coverage import coverage, occurrences
from .goldens import layout, playthroughs
from .play import Match, default, matches, picked, replayed, uniform
from .positions import (
    conservation,
    counted,
    events,
    games_end,
    looked_at,
    pure,
    questions,
    refusals,
    retirement,
    well_asked,
)
from .saving import nothing_forgotten, plays_on, replays, restores, same_game, same_in_every_process
from .secrets import imagined, imagines, sentinels, two_worlds

__all__ = [
    "PARTS",
    "WHOLE",
    "GameCase",
    "Match",
    "Nonconformance",
    "Place",
    "Player",
    "check_all",
    "check_position",
    "default",
    "matches",
    "occurrences",
    "picked",
    "replayed",
    "uniform",
]

PARTS: tuple[Callable[[GameCase], Any], ...] = (
    games_end,
    questions,
    refusals,
    conservation,
    pure,
    events,
    retirement,
    restores,
    plays_on,
    nothing_forgotten,
    replays,
    same_in_every_process,
    imagined,
    two_worlds,
    sentinels,
    coverage,
    playthroughs,
    layout,
)
"""All of the suite."""

WHOLE = (nothing_forgotten, same_in_every_process, coverage, layout)
"""Those parts that want all seat counts of a case at once; the others can be asked for each alone."""


def check_all(case: GameCase) -> dict[str, Any]:
    """Run every part; gives what each one counted. Raises Nonconformance at the first fault."""
    return {part.__name__: part(case) for part in PARTS}


def check_position(match: Match) -> None:
    """What can be said of one position: for ``picked(case, seats, seed, picks, look=check_position)``."""
    game = match.game
    counted(match, game)
    looked_at(match, game)
    for decision in game.decisions:
        well_asked(match, decision)
    same_game(match, game, game.copy(), "copy")
    same_game(match, game, match.case.game.restore(game.snapshot()), "restore")
    for seat in match.everybody:
        imagines(match, game, seat)
