"""What is known of a game beside its rules, and is no screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class GameFacts:
    """Each has a default, so that a game may say nothing of it."""

    minutes: int = 0
    """How long a game takes, as its cover says; 0: nobody knows yet."""
    ladder: Mapping[str, float] = field(default_factory=dict[str, float])
    """The mean rating of each AI level; one that isn't there counts as the highest. Their distances are those at which
    the model expects what docs/performance.md measured; the middle of the first two is where people begin, 25."""
    tutorial: int = 0
    """Which of its tutorial's shuffles everybody learns with. Chosen by playing them out: whoever follows the hints
    wins soon, and meets what the game is about on the way."""
    short: Mapping[str, str | int | bool] = field(default_factory=dict[str, "str | int | bool"])
    """The house rules by which it is short enough for a daily table."""
