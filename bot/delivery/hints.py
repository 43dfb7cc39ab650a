"""What is advised in each hand: a hint that was asked for, or a line about the question, in one's first games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.screens.game import screens_of
from bot.screens.lessons import Advised, lesson
from bot.screens.people import reader_of
from bot.texts import Markdown, Texts
from games.kernel.values import STEP, Actions, Decision, public_number
from tables import tutorials
from tables.hints import Advice, taught
from tables.people import People
from tables.replies import Hand
from tables.tables import Tables

FIRST_GAMES = 2
"""Games of a kind in which each question has a line, for who hasn't chosen by `/me coach`."""
REMEMBERED = 4096
"""Hands of which something is kept in memory."""


class Hint(NamedTuple):
    """What an AI advised: stays in the hand until it is out of date."""

    key: object
    """`GameScreens.hint_key` when it was given: out of date once that changes."""

    decision: Decision
    """The question that it answers, as it was then."""
    words: Actions
    line: Markdown


class Hints:
    """The hints and lessons of all hands; nothing of them is saved."""

    def __init__(self, tables: Tables, people: People, coach: Callable[[int], Awaitable[bool | None]]) -> None:
        """`coach`: what a person has chosen by `/me coach`; None: nothing."""
        self._tables, self._people, self._coach = tables, people, coach
        self._hints: dict[tuple[int, int], Hint] = {}
        self._new: dict[tuple[int, int], bool] = {}
        """By table and person: whether it is one of their first games."""

    def show(self, advice: Advice, user: int, say: Texts) -> None:
        """Show in the person's hand what an AI would do, until they have done it or something else."""
        hand, table = advice.hand, advice.hand.table
        screens, reader = screens_of(table.game_key), reader_of(table, say, hand.seat)
        line = say("hint", line=screens.hint(hand.view, advice.decision, advice.words, reader))
        _make_room(self._hints)
        self._hints[table.id, user] = Hint(screens.hint_key(hand.view), advice.decision, advice.words, line)

    def forget(self, user: int) -> None:
        """Forget what this person was shown."""
        for kept in (self._hints, self._new):
            for key in [key for key in kept if key[1] == user]:
                del kept[key]

    async def line(self, hand: Hand, user: int, say: Texts) -> Markdown | None:
        """What to say in this hand now: a hint, else the lesson of its question; in a tutorial both."""
        table = hand.table
        if hand.seat is None or table.status != "live":
            return None
        hint = self._of(hand, user)
        if table.rules.tutorial:
            if tutorials.follows(table.now):
                told = taught(hand)
                hint = None
                if told is not None:
                    self.show(told, user, say)
                    hint = self._of(hand, user)
            elif hint is None and hand.thought_about:
                advice = await self._tables.advice(table.id, user, at_once=True)
                if isinstance(advice, Advice):
                    self.show(advice, user, say)
                    hint = self._of(hand, user)
        elif hint is not None or not await self._is_taught(hand, user):
            return hint.line if hint is not None else None
        line = lesson(screens_of(table.game_key), hand.view, hand.decisions, reader_of(table, say, hand.seat))
        lines = [say("coach", line=line)] if line else []
        return Markdown("\n".join([*lines, *([hint.line] if hint is not None else [])])) or None

    def advised(self, hand: Hand, user: int) -> Advised:
        """Return what is marked in this hand, once its `line` is made: nothing at a table without hints."""
        hint = self._of(hand, user) if hand.table.rules.hinted or hand.table.rules.tutorial else None
        left = [_left(hint, each) for each in hand.decisions] if hint is not None else []
        words = next((words for words in left if words), ())
        kind = hint.decision.kind if hint is not None and words else ""
        return Advised(kind, words, tutorials.follows(hand.table.now))

    async def _is_taught(self, hand: Hand, user: int) -> bool:
        chosen, key = await self._coach(user), (hand.table.id, user)
        if chosen is not None:
            return chosen
        if key not in self._new:
            new = await self._people.is_new_to(user, hand.table.game_key, FIRST_GAMES)
            _make_room(self._new)
            self._new[key] = new
        return self._new[key]

    def _of(self, hand: Hand, user: int) -> Hint | None:
        """The hint in a hand, while it isn't out of date."""
        hint = self._hints.get((hand.table.id, user))
        if hint is None:
            return None
        followed = any(_left(hint, each) is not None for each in hand.decisions)
        if followed and screens_of(hand.table.game_key).hint_key(hand.view) == hint.key:
            return hint
        del self._hints[hand.table.id, user]
        return None


def _make_room(kept: dict[tuple[int, int], Hint] | dict[tuple[int, int], bool]) -> None:
    while len(kept) >= REMEMBERED:
        del kept[next(iter(kept))]


def _left(hint: Hint, decision: Decision) -> Actions | None:
    """Return what a hint still says in answer to `decision`; None: it is about another question, or not followed.

    A step of the draft that it began has a further number; in trading the number changes with what others do.
    """
    then = hint.decision
    if (decision.seat, decision.kind) != (then.seat, then.kind):
        return None
    if decision.may_wait:
        return next((hint.words[at:] for at, word in enumerate(hint.words) if word in decision.options), ())
    if public_number(decision.id) != public_number(then.id) or decision.id < then.id:
        return None
    said = hint.words[(decision.id - then.id) // STEP :]
    return said if not hint.words or (said and said[0] in decision.options) else None
