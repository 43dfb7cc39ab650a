"""A review of one person's decisions: what is found in the log, and what has been worked out of it so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, NamedTuple

from games.kernel import codec
from games.kernel.game import Game
from games.kernel.review import Choice, Cost, Drafts, Label, accuracy
from games.kernel.values import Action
from storage.rows import Json, MoveRow

from .reviewer import Looked, worst
from .table import Table, TableState, round_of
from .undo import StandingMove, replayed

TOLD = 3
"""Moments that are told of a review."""


class Decided(NamedTuple):
    """A decision that somebody made with a real choice."""

    n: int
    """Number of the move in the log that completed it."""
    round: int
    """The game's round then; 0 where it counts none."""
    choice: Choice


class Mattered(NamedTuple):
    """A decision with what it cost."""

    decided: Decided
    looked: Looked

    @property
    def label(self) -> Label:
        """In a word."""
        return self.looked.cost.label


LINE = 20
"""As many reviews, of 39 s of CPU at most each, are made while a private message can be edited, if nobody plays."""


class InLine(NamedTuple):
    """A review that waits for others. It has nothing of the game: hundreds may wait."""

    table: int
    """Number of the table."""
    game: str
    """Key of the game."""
    before: int
    """Reviews that come first."""

    @property
    def is_long(self) -> bool:
        """Whether it may take longer than Discord lets a private message be edited: nobody is told how it goes on."""
        return self.before > LINE


@dataclass(frozen=True, slots=True)
class Review:
    """What is known by now of somebody's decisions in a game; the first of them first."""

    table: Table
    user: int
    decided: Sequence[Decided]
    looked: Sequence[Looked] = ()
    """Of as many decisions as have been looked at."""
    again: tuple[int, ...] | None = None
    """The numbers of those that cost most; None: not all have been looked at once."""
    twice: int = 0
    """How many of these have been looked at again."""

    @property
    def is_complete(self) -> bool:
        """All has been worked out."""
        return self.again is not None and self.twice == len(self.again)

    @property
    def progress(self) -> float:
        """How much of it, 0 to 1; half of it is for those that cost most."""
        if self.again is None:
            return 0.5 * len(self.looked) / len(self.decided)
        return 0.5 + 0.5 * self.twice / len(self.again) if self.again else 1.0

    @property
    def accuracy(self) -> float:
        """Percent, as far as it is known."""
        return accuracy([one.cost for one in self.looked])

    @property
    def labels(self) -> list[Label]:
        """Of each decision that has been looked at."""
        return [one.cost.label for one in self.looked]

    @property
    def mattered(self) -> list[Mattered]:
        """The decisions that cost most, at most three, in the order of the game; none that was excellent."""
        found = [Mattered(*each) for each in zip(self.decided, self.looked, strict=False)]
        costly = sorted([one for one in found if one.label != "excellent"], key=lambda one: -one.looked.cost.loss)
        return sorted(costly[:TOLD], key=lambda one: one.decided.n)

    def looked_at(self, at: int, found: Looked) -> Review:
        """With what was found of one decision: the next, or one that is looked at again."""
        if self.again is not None:
            return replace(self, looked=[*self.looked[:at], found, *self.looked[at + 1 :]], twice=self.twice + 1)
        looked = [*self.looked, found]
        again = tuple(worst(looked)) if len(looked) == len(self.decided) else None
        return replace(self, looked=looked, again=again)

    # ---- saving ------------------------------------------------------------------------------------------------------

    def kept(self) -> Json:
        """As it is saved."""
        looked = [[[list(word) for word in one.best], *one.cost] for one in self.looked]
        return {"looked": looked, "again": self.again, "twice": self.twice}

    def resumed(self, kept: Json) -> Review:
        """Where it was when that was saved."""
        again: Any = kept.get("again")
        looked = [
            Looked(tuple([codec.action(word) for word in best]), Cost(*cost)) for best, *cost in kept.get("looked", [])
        ]
        if len(looked) > len(self.decided):  # another version counted the decisions differently
            return self
        return replace(
            self, looked=looked, again=None if again is None else tuple(again), twice=int(kept.get("twice", 0))
        )


Found = Review | InLine
"""What is known by now."""


def decisions_of(rules: type[Game], state: TableState, rows: Sequence[MoveRow], user: int) -> list[Decided]:
    """Return what one person decided in a game, of what stands. Plays it once more: to be called in a thread.

    Raises UndoLostError where it can't be played again.
    """
    answers = {row.n: row for row in rows if (row.by, row.user_id) == ("player", user) and row.seat is not None}
    steps = replayed(rules, state, rows)
    seats: dict[int, Drafts] = {}
    found: list[Decided] = []
    for before, step in pairwise(steps):
        if (row := answers.get(step.n)) is None or row.seat is None:
            continue
        action = codec.action(codec.loads(row.action))
        question = _question(before, row.seat, row.question, action)
        drafts = seats.setdefault(row.seat, Drafts(row.seat))
        if question is not None and (choice := drafts.choice(before.position, question, action)) is not None:
            found.append(Decided(step.n, round_of(before.position) or 0, choice))
    return found


def _question(before: StandingMove, seat: int, question: int | None, action: Action) -> int | None:
    """The number of what was answered; after something was taken back it is asked under another."""
    mine = [each for each in before.position.decisions if each.seat == seat]
    same = next((each.id for each in mine if each.id == question), None)
    return next((each.id for each in mine if action in each.options), None) if same is None else same
