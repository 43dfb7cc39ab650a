"""Chooses the coach's line in a hand: the goal first, then each kind of question the first two times it is asked.

A game's lessons are data: `bot/screens/<game>/coach.py` says which topic a question is about and which facts its text
``<game>-coach-<topic>`` is given. What a person has been told of a game is a `Told`, kept in their settings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Self, TypeVar

from bot.texts import Markdown
from games.kernel.game import Decision, View
from games.kernel.values import Actions

if TYPE_CHECKING:
    from bot.screens.game import GameScreens, Reader

V = TypeVar("V", bound=View)

GOAL = "goal"
"""The topic that comes first; its text is ``<game>-coach-goal``."""
TIMES = 2
"""How often a question's topic is told; in a tutorial once, for there each question has a line: else a hint."""


class Lesson(NamedTuple):
    """What can be said about a question."""

    topic: str
    line: Markdown


class Advised(NamedTuple):
    """What is marked in a person's own hand, at a table with hints."""

    kind: str = ""
    """The question that a hint is about; empty: there is none."""
    words: Actions = ()
    """What it says to answer now, one word after another."""
    coached: bool = False
    """The coach speaks: what newcomers are advised to take is marked too."""


@dataclass(frozen=True, slots=True)
class Lessons(Generic[V]):
    """A game's lessons. A question without a topic of its own is about its kind; without a text nothing is said."""

    topics: Mapping[str, Callable[[V, Decision], str]] = field(default_factory=dict[str, Any])
    """By kind of question: its topic, where that depends on what is asked. Empty: nothing to say."""
    facts: Mapping[str, Callable[[V, Reader], Mapping[str, str | int]]] = field(default_factory=dict[str, Any])
    """By topic: what its text is given."""

    def topic(self, view: V, decision: Decision) -> str:
        """What a question is about."""
        chosen = self.topics.get(decision.kind)
        return decision.kind if chosen is None else chosen(view, decision)


@dataclass(frozen=True, slots=True)
class Told:
    """What a person has been told of a game, and where the last line stands: it stays as long as its question."""

    counts: Mapping[str, int] = field(default_factory=dict[str, int])
    """By topic, how often."""
    table: int = 0
    question: int = 0
    topic: str = ""
    over: bool = False
    """A game of this kind has been played to its end: nothing more is told."""

    def kept(self) -> dict[str, Any]:
        """This, as a person's settings keep it."""
        if self.over:
            return {"over": True}
        return {"told": dict(self.counts), "at": [self.table, self.question, self.topic]}

    @classmethod
    def of(cls, kept: Mapping[str, Any]) -> Self:
        """Read what `kept` has written."""
        table, question, topic = kept.get("at", (0, 0, ""))
        return cls(kept.get("told", {}), table, question, topic, kept.get("over", False))


def lesson(
    told: Told,
    table: int,
    screens: GameScreens[Any],
    view: View,
    decisions: Sequence[Decision],
    reader: Reader,
    times: int = TIMES,
) -> tuple[Markdown | None, Told]:
    """The coach's line for these questions, and what has been told then. At most one line a screen."""
    asked = decisions[-1].id if decisions else 0  # the newest: an offer comes after one's own dealings
    if (told.table, told.question) == (table, asked):
        line = _line(told.topic, screens, view, decisions, reader)
        if line is not None or not told.topic:
            return line, told
    if not told.counts.get(GOAL):
        found = screens.goal(view, reader)
        if found is not None:
            return found, _and(told, table, asked, GOAL)
    for decision in reversed(decisions):
        each = screens.lesson(view, decision, reader)
        if each is not None and told.counts.get(each.topic, 0) < times:
            return each.line, _and(told, table, asked, each.topic)
    return None, replace(told, table=table, question=asked, topic="") if decisions else told


def _line(
    topic: str, screens: GameScreens[Any], view: View, decisions: Sequence[Decision], reader: Reader
) -> Markdown | None:
    """The line of the current topic, with its facts as they are now."""
    if topic == GOAL:
        return screens.goal(view, reader)
    found = [screens.lesson(view, decision, reader) for decision in decisions] if topic else []
    return next((each.line for each in found if each is not None and each.topic == topic), None)


def _and(told: Told, table: int, question: int, topic: str) -> Told:
    counts = {**told.counts, topic: told.counts.get(topic, 0) + 1}
    return Told(counts, table, question, topic)
