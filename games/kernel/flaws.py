"""What is wrong with a game before it is played: what a beginner forgets, with the file and what to write."""

from __future__ import annotations

import sys
from dataclasses import fields
from inspect import get_annotations
from typing import Any

from .frames import Frame, Roll
from .game import Game, View
from .state import WAYS, GameState

SHARED = frozenset(field.name for field in fields(View))
"""What every view has: no zone and no field of a game's own can be called so."""

NEEDED = {
    "SEATS": "range(2, 5), for two to four",
    "RULES_VERSION": "1",
    "REVEALS": "frozenset(), or the kinds of events that show something hidden",
    "CLOCKS": '{"turn": (60, 86_400)}, seconds in a live and in a slow game',
    "LEVELS": '{"easy": …}, one AI or more',
    "Options": "its class made from HouseRules",
    "State": "its class made from GameState",
    "FRAMES": "frame_table(…) with all its frames",
}
"""What each game says of itself, and what to write."""


NUMBERED = {"round": "the round's number", "rules": "the version of the rules"}
"""Zones with a meaning of their own."""


def flaw_of(game: type[Game]) -> str | None:
    """What keeps a game from being played, in a sentence; None: nothing that can be seen before."""
    where = f"{game.__name__} in {_file(game)}"
    for name, write in NEEDED.items():
        if not (hasattr(game, name) if name == "REVEALS" else getattr(game, name, None)):
            return f"{where} lacks {name}: write {name} = {write}"
    listed = [kind for one in [game, *game.__subclasses__()] for kind in one.FRAMES.values()]
    for kind in _own(Frame, game):
        if kind not in listed and not _made(kind):  # those that nothing is made from can lie on its stack
            return (
                f"{kind.__name__} in {_file(kind)} is not in FRAMES of {where}: write frame_table(…, {kind.__name__})"
            )
    for kind in game.FRAMES.values():
        asks = bool(kind.KIND) if issubclass(kind, Roll) else True
        if asks and kind.CLOCK not in game.CLOCKS:
            return f"{kind.__name__} in {_file(kind)} runs the clock {kind.CLOCK!r}: name it in CLOCKS of {where}"
    return _taken(game)


def _taken(game: type[Game]) -> str | None:
    """A zone or a field under a name that means something else."""
    for kind in _own(View, game):
        for name in get_annotations(kind):
            if name in SHARED and name != "options":  # whose own type a view may say
                return f"{name} of {kind.__name__} in {_file(kind)} is what every View has: call it otherwise"
    state = game.State
    for name, way in state.ways.items():
        if (name in SHARED and name not in NUMBERED) or hasattr(GameState, name):
            return f"{name} of {state.__name__} in {_file(state)} is a name of the kernel: call it otherwise"
        if name in NUMBERED and way is not WAYS["int"]:
            return (
                f"{name} of {state.__name__} in {_file(state)} must be an int, {NUMBERED[name]}; or call it otherwise"
            )
    return None


def _own(base: type[Any], game: type[Game]) -> list[type[Any]]:
    """The classes of the game's package that are made from `base`."""
    home, kinds = game.__module__.removesuffix(".rules"), [base]
    for kind in kinds:
        kinds += _made(kind)
    return [kind for kind in kinds if f"{kind.__module__}.".startswith(f"{home}.")]


def _made(kind: type[Any]) -> list[type[Any]]:
    """What is made from a class, without what `dataclass` has replaced by a class with slots."""
    made: list[type[Any]] = kind.__subclasses__()
    return [one for one in made if getattr(sys.modules.get(one.__module__), one.__name__, None) is one]


def _file(kind: type[Any]) -> str:
    return getattr(sys.modules.get(kind.__module__), "__file__", None) or kind.__module__
