"""The coach's line in each hand. What it has said is saved in people's settings, so that a restart repeats nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, NamedTuple

import structlog

from bot.screens.coach import TIMES, Advised, Told, lesson
from bot.screens.game import screens_of
from bot.screens.people import reader_of
from bot.texts import Markdown, Texts
from games.kernel.values import STEP, Actions, Decision, public_number
from tables.hints import Advice
from tables.people import People
from tables.replies import Hand
from tables.tables import Tables

log = structlog.get_logger(__name__)

REMEMBERED = 4096
"""People whose settings are kept in memory; beyond that they are read again."""


class Hint(NamedTuple):
    """What an AI advised: stays in the hand until it is out of date."""

    key: object
    """`GameScreens.hint_key` when it was given: out of date once that changes."""

    decision: Decision
    """The question that it answers, as it was then."""
    words: Actions
    line: Markdown
    asked: bool


class Coaching:
    """The coach of all tables.

    By default it speaks to whoever has never played a game of that kind to its end; `/me coach` turns it on for all
    games, or off. At a tutorial it always speaks, and where it has told everything an AI says what it would do. What it
    has told is saved after the answer was sent, so that nobody waits for it.
    """

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables, self._people = tables, people
        self._kept: dict[int, dict[str, Any]] = {}
        self._hints: dict[tuple[int, int], Hint] = {}
        self._unsaved: set[int] = set()
        self._saving: dict[int, asyncio.Task[None]] = {}

    def hint(self, advice: Advice, user: int, say: Texts, *, asked: bool = True) -> None:
        """Show in the person's hand what an AI would do; if they `asked`, instead of what the coach says."""
        hand, table = advice.hand, advice.hand.table
        screens, reader = screens_of(table.game_key), reader_of(table, say, hand.seat)
        line = say("hint", line=screens.hint(hand.view, advice.decision, advice.words, reader))
        while len(self._hints) >= REMEMBERED:
            del self._hints[next(iter(self._hints))]
        self._hints[table.id, user] = Hint(screens.hint_key(hand.view), advice.decision, advice.words, line, asked)

    def forget_hints(self, user: int) -> None:
        """Show this person no hint any more that they were given."""
        for table, whose in [key for key in self._hints if key[1] == user]:
            del self._hints[table, whose]

    async def line(self, hand: Hand, user: int, say: Texts) -> Markdown | None:
        """What to say in this hand now: a hint that was asked for, or what the coach tells, which counts as told."""
        hint = self._hint_of(hand, user)
        if hint is not None and hint.asked:
            return hint.line
        line = await self._coached(hand, user, say)
        if line is None and hint is None and hand.table.rules.tutorial and hand.thought_about:
            advice = await self._tables.advice(hand.table.id, user, at_once=True)
            if isinstance(advice, Advice):
                self.hint(advice, user, say, asked=False)
                hint = self._hint_of(hand, user)
        return line or (hint.line if hint is not None else None)

    def _hint_of(self, hand: Hand, user: int) -> Hint | None:
        """The hint in a hand, while it isn't out of date."""
        hint = self._hints.get((hand.table.id, user))
        if hint is None:
            return None
        followed = any(_left(hint, each) is not None for each in hand.decisions)
        if followed and screens_of(hand.table.game_key).hint_key(hand.view) == hint.key:
            return hint
        del self._hints[hand.table.id, user]
        return None

    def advised(self, hand: Hand, user: int) -> Advised:
        """Return what is marked in this hand, once its `line` is made: nothing at a table without hints."""
        rules, game = hand.table.rules, hand.table.game_key
        if not (rules.hinted or rules.tutorial):
            return Advised()
        kept = self._kept.get(user, {})
        told = Told.of(kept["games"][game]) if game in kept.get("games", {}) else Told()
        coached = rules.tutorial or kept.get("on", not told.over)
        hint = self._hint_of(hand, user)
        left = [_left(hint, each) for each in hand.decisions] if hint is not None else []
        words = next((words for words in left if words), ())
        return Advised(hint.decision.kind if hint is not None and words else "", words, coached)

    async def _coached(self, hand: Hand, user: int, say: Texts) -> Markdown | None:
        table, game = hand.table, hand.table.game_key
        if hand.seat is None or table.status == "lobby":
            return None
        kept = await self._settings(user)
        if game not in kept.get("games", {}):
            new = "on" in kept or await self._people.is_new_to(user, game)
            self._note(user, game, Told(over=not new))
        # From here on nothing is awaited: of two hands shown at once only one counts.
        kept = self._kept[user]
        told = Told.of(kept["games"][game])
        if not (table.rules.tutorial or kept.get("on", not told.over)):
            return None
        if table.status != "live":
            if table.status == "over" and not told.over:
                self._note(user, game, Told(over=True))
            return None
        reader = reader_of(table, say, hand.seat)
        times = 1 if table.rules.tutorial else TIMES
        line, then = lesson(told, table.id, screens_of(game), hand.view, hand.decisions, reader, times)
        if then != told:
            self._note(user, game, then, save=then.counts != told.counts)
        return say("coach", line=line) if line else None

    async def turn(self, user: int, on: bool) -> None:
        """Turn the coach on or off, for all games; turned on, it tells everything again. On disk when it returns."""
        kept = dict[str, Any]() if on else await self._settings(user)
        await self._people.set(user, coach={**kept, "on": on})
        self._kept[user] = {**kept, "on": on}

    async def start_over(self, user: int, game: str) -> None:
        """A tutorial begins: the coach explains everything about the game again."""
        await self._settings(user)
        self._note(user, game, Told())

    async def forget(self, user: int) -> None:
        """Drop this person from memory and save nothing more; their settings on disk are deleted after this."""
        self._unsaved.discard(user)
        if (saving := self._saving.get(user)) is not None:
            await asyncio.wait({saving})
        self._kept[user] = {}

    async def close(self) -> None:
        """Finish writing."""
        await asyncio.gather(*self._saving.values(), return_exceptions=True)

    # ---- what is kept ------------------------------------------------------------------------------------------------

    async def _settings(self, user: int) -> Mapping[str, Any]:
        if user not in self._kept:
            found: dict[str, Any] = (await self._people.settings(user)).get("coach") or {}
            if len(self._kept) >= REMEMBERED:
                self._kept = {each: self._kept[each] for each in self._saving if each in self._kept}
            self._kept.setdefault(user, found)
        return self._kept[user]

    def _note(self, user: int, game: str, told: Told, *, save: bool = True) -> None:
        """Remember what has been told about a game; it is saved a moment later.

        Without `save` (only the question changed, and nothing was told about it) nothing is written to disk.
        """
        kept = self._kept[user]
        self._kept[user] = {**kept, "games": {**kept.get("games", {}), game: told.kept()}}
        if not save:
            return
        self._unsaved.add(user)
        if user not in self._saving:
            self._saving[user] = asyncio.create_task(self._save(user))

    async def _save(self, user: int) -> None:
        try:
            while user in self._unsaved:
                self._unsaved.discard(user)
                await self._people.set(user, coach=self._kept[user])
        except Exception as error:  # what isn't kept is told once more after a restart, no worse
            log.warning("coach_not_kept", error=repr(error))
        finally:
            self._saving.pop(user, None)


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
