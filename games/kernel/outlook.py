"""By seat, the chance to win as somebody with a view may judge it: a softmax of what speaks for each seat.

A game says what speaks for a seat (its `outlook.py`); how much each counts was fitted to games of `normal` against
itself (`outlook.toml`, written by `python -m bench.arena GAME --fit outlook`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from pathlib import Path
from typing import Any

from .game import Outcome
from .search import load_weights, share

Features = Mapping[str, float]
"""What speaks for a seat, by name."""


class Outlook:
    """The weights of one game."""

    def __init__(self, module: str, form: str = "") -> None:
        """`module`: the file of the game's own; its weights lie beside it; a `form` of the game has its own."""
        self.weights: dict[str, float] = load_weights(weights_file(module, form))

    def chances(self, rows: Sequence[Features]) -> tuple[float, ...]:
        """Of each seat, given what speaks for it. Features without a weight count nothing."""
        known = self.weights
        scores = [sum([known.get(name, 0.0) * value for name, value in row.items()]) for row in rows]
        most = max(scores)
        powers = [exp(score - most) for score in scores]
        whole = sum(powers)
        return tuple([power / whole for power in powers])


def outlook_of(
    module: str, features: Callable[[Any], Sequence[Features]], *forms: str
) -> Callable[[Any], tuple[float, ...]]:
    """A game's `outlook`. `forms`: its house rules that have weights of their own while they are on."""
    outlooks = {form: Outlook(module, form) for form in ("", *forms)}

    def outlook(view: Any) -> tuple[float, ...]:
        if view.outcome is not None:
            return settled(view.outcome, view.seats)
        form = next((form for form in forms if getattr(view.options, form)), "")
        return outlooks[form].chances(features(view))

    return outlook


def weights_file(module: str, form: str = "") -> Path:
    """Where the weights of an `outlook.py` lie: ``outlook.toml``, ``outlook-sprint.toml``."""
    return Path(module).with_name("-".join(filter(None, (Path(module).stem, form))) + ".toml")


def settled(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """Of each seat, once the game is over: its share of the first place."""
    return tuple([share(outcome, seat) for seat in range(seats)])
