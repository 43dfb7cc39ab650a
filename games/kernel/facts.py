"""What is known of a game beside its rules, and is no screen: of the game itself, and of an option what it means."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple, cast

from .values import Action, Decision

NOBODY = -1
"""In the place of a seat."""


class Amount(NamedTuple):
    """How much of what, and whose: ``Amount("stars", 2, 0)``. A game names the things; it says each name once."""

    what: str
    number: int
    whose: int = NOBODY
    which: Any = None
    """The card or character that is meant, where one is."""


Amounts = tuple[Amount, ...]


class Fact(NamedTuple):
    """What an option means, from one view alone. It holds as long as nobody does what stands in `unless`."""

    kind: str
    """What it is: "fight", "market", "spell" …"""
    cost: Amounts = ()
    gain: Amounts = ()
    """What is sure."""
    chances: tuple[tuple[Fraction, Amounts], ...] = ()
    """What dice, or cards that nobody has seen, decide: each outcome with its chance; together 1. Empty: nothing. Of
    chance 0 is what only comes by something in `unless`."""
    touches: tuple[int, ...] = ()
    """The other seats that it concerns."""
    stands: Amounts = ()
    """What it is decided by, as it stands: the combat of both sides …"""
    unless: Amounts = ()
    """What may still come between, by a seat's own doing, at most: potions, helpers, a voodoo doll …"""
    worth: float = 0.0
    """By the scale of `normal`: it compares the options of one question, where the table has hints."""

    def chance(self, what: str, whose: int | None = None, at_least: int | None = None) -> Fraction:
        """The chance that something comes or goes, or so much of it, whatever it is decided by; what is sure has 1."""

        def comes(amounts: Amounts) -> bool:
            found = total(amounts, what, whose)
            return bool(found) if at_least is None else found >= at_least

        if comes(self.gain) or comes(self.cost):
            return Fraction(1)
        return sum([chance for chance, brings in self.chances if comes(brings)], Fraction(0))

    def extent(self, what: str, whose: int | None = None) -> tuple[int, int]:
        """The least and the most of something that it may come to."""
        sure = total(self.gain, what, whose) - total(self.cost, what, whose)
        found = [sure + total(brings, what, whose) for _, brings in self.chances] or [sure]
        return min(found), max(found)


def total(amounts: Amounts, what: str, whose: int | None = None) -> int:
    """How much of something these come to; `whose` None: anybody's."""
    return sum([each.number for each in amounts if each.what == what and whose in (None, each.whose)])


def which(amounts: Amounts, what: str, whose: int | None = None) -> list[int]:
    """The cards or characters that are meant by the amounts of that name."""
    return [cast(int, each.which) for each in amounts if each.what == what and whose in (None, each.whose)]


Line = Sequence[Action]
"""Answers said one after another: an option, or what one line of a list says at once."""
Explains = Callable[[Any, Decision, Sequence[Line]], Sequence[Fact]]
"""A game's own: what each line means to whoever has this view."""


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
