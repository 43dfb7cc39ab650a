"""The suite that holds every game to the kernel's word: `check_all(case)`, or one of `PARTS` at a time.

A game's tests hand in a `GameCase`: what the suite can't know, written by hand from the rulebook. The games are played
once, from fixed seeds, and all `WATCHING` parts look at them; one part asked for alone looks at the same games. A part
raises `Nonconformance` with the moves that lead to the fault, and gives a count of what it looked at, so that none
passes for having looked at nothing. For tests: no game and no bot imports it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .case import GameCase, Nonconformance, Place, Player
from .coverage import coverage
from .goldens import layout, playthroughs
from .play import Match, Part, default, matches, picked, replayed, uniform, watched, well_asked
from .positions import (
    clocks_end,
    conservation,
    counted,
    events,
    games_end,
    looked_at,
    pure,
    questions,
    refusals,
    retirement,
)
from .saving import nothing_forgotten, objects, plays_on, replays, restores, same_game, same_in_every_process
from .secrets import imagined, imagines, sentinels, two_worlds

__all__ = [
    "PARTS",
    "WATCHING",
    "GameCase",
    "Match",
    "Nonconformance",
    "Place",
    "Player",
    "check_all",
    "check_position",
    "default",
    "matches",
    "picked",
    "replayed",
    "uniform",
    "watched",
]

PARTS: tuple[Callable[[GameCase], Any], ...] = (
    games_end,
    clocks_end,
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

WATCHING = tuple(part for part in PARTS if isinstance(part, Part))
"""Those that look at games that are played once for all of them."""


def check_all(case: GameCase) -> dict[str, Any]:
    """Run every part; gives what each one counted. Raises Nonconformance at the first fault."""
    counts = watched(case, WATCHING)
    return {part.__name__: counts[part.__name__] if isinstance(part, Part) else part(case) for part in PARTS}


def check_position(match: Match) -> None:
    """What can be said of one position: for ``picked(case, seats, seed, picks, look=check_position)``."""
    game = match.game
    counted(match, game)
    looked_at(match, game)
    for decision in game.decisions:
        well_asked(match, decision)
    own = objects(game)
    same_game(match, game, game.copy(), "copy", own)
    same_game(match, game, match.case.game.restore(game.snapshot()), "restore", own)
    imagines(match, game, match.everybody[len(match.moves) % len(match.everybody)], own)
