"""A line about the question that is put, for who plays a game for the first times.

A game's lessons are data: the texts ``<game>-coach-<topic>``, where a topic is the kind of a question unless the game's
`Lessons` say more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from bot.texts import Markdown
from games.kernel.game import Decision, View
from games.kernel.values import Actions

if TYPE_CHECKING:
    from bot.screens.game import GameScreens, Reader

V = TypeVar("V", bound=View)

GOAL = "goal"
"""The topic of the first question: how one wins."""


class Advised(NamedTuple):
    """What is marked in a person's own hand, at a table with hints."""

    kind: str = ""
    """The question that a hint is about; empty: there is none."""
    words: Actions = ()
    """What it says to answer now, one word after another."""
    taught: bool = False
    """It comes from a lesson: beside it few others are offered."""


@dataclass(frozen=True, slots=True)
class Lessons(Generic[V]):
    """What the lines of a game are about, and what they are given."""

    topics: Mapping[str, Callable[[V, Decision], str]] = field(default_factory=dict[str, Any])
    """By kind of question: its topic, where that depends on what is asked. Empty: nothing to say."""
    facts: Callable[[V], Mapping[str, str | int]] = lambda _: {}
    """What each text is given: the rules of this table."""

    def topic(self, view: V, decision: Decision) -> str:
        """What a question is about."""
        chosen = self.topics.get(decision.kind)
        return decision.kind if chosen is None else chosen(view, decision)


def lesson(screens: GameScreens[Any], view: View, decisions: Sequence[Decision], reader: Reader) -> Markdown | None:
    """The line about these questions, at most one a hand: of the newest that has one, as an offer after one's own."""
    lines = (screens.lesson(view, decision, reader) for decision in reversed(decisions))
    return next((line for line in lines if line is not None), None)
