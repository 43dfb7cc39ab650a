"""What is wrong with a game before it is played: what a beginner forgets, with the file and what to write."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from .frames import Frame
from .game import Game

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


def flaw_of(game: type[Game]) -> str | None:
    """What keeps a game from being played, in a sentence; None: nothing that can be seen before."""
    where = f"{game.__name__} in {_file(game)}"
    for name, write in NEEDED.items():
        if not (hasattr(game, name) if name == "REVEALS" else getattr(game, name, None)):
            return f"{where} lacks {name}: write {name} = {write}"
    listed = [kind for one in [game, *game.__subclasses__()] for kind in one.FRAMES.values()]
    for kind in _frames(game):
        if kind not in listed:
            return (
                f"{kind.__name__} in {_file(kind)} is not in FRAMES of {where}: write frame_table(…, {kind.__name__})"
            )
    for kind in game.FRAMES.values():
        if kind.CLOCK not in game.CLOCKS:
            return f"{kind.__name__} in {_file(kind)} runs the clock {kind.CLOCK!r}: name it in CLOCKS of {where}"
    return None


def _frames(game: type[Game]) -> Iterator[type[Frame[Any]]]:
    """The frames of the game's package that nothing is made from: those that can lie on its stack."""
    home = game.__module__.removesuffix(".rules")
    kinds: list[type[Frame[Any]]] = [Frame]
    for kind in kinds:
        made = [
            one for one in kind.__subclasses__() if getattr(sys.modules.get(one.__module__), one.__name__, None) is one
        ]
        kinds += made  # without what `dataclass` has replaced by a class with slots
        if not made and f"{kind.__module__}.".startswith(f"{home}."):
            yield kind


def _file(kind: type[Any]) -> str:
    return getattr(sys.modules.get(kind.__module__), "__file__", None) or kind.__module__
