"""What is on the stage of a table's board: a moment, from when it happened until the next change after it was shown.

Nothing of it is saved: a bot that starts again shows boards as always.
"""

from __future__ import annotations

from dataclasses import replace

from bot.screens.game import Reader, screens_of
from bot.screens.moments import Moment, moments, question
from bot.screens.people import reader_of
from bot.texts import Markdown, Texts, escape
from games.kernel.game import View
from tables.lately import Lately
from tables.pace import PACES
from tables.replies import Person
from tables.table import Table

STANDS = 6.0
"""Seconds for which a moment is shown if nothing else happens."""
RECENT = 3
"""Moves that all could see which are looked through for what takes the stage, before all are."""


class Stage:
    """The stage of one board."""

    def __init__(self, table: Table) -> None:
        self.moment: Moment | None = None
        """What is to be shown, or is."""
        self._last = table.n
        """The move of the last moment that was on."""
        self._judged = table.n
        """The move after which it was last looked for new ones."""
        self._shown_at: int | None = None
        """The table's revision with which the channel first showed it."""
        self.guesses: dict[Person, str] = {}
        """What people have guessed that the question on it will turn out to be."""

    def look(self, table: Table, say: Texts) -> Moment | None:
        """Return what the board shows now: what a throw stands for, or what happened last; None: nothing special."""
        if table.game is None or table.status == "paused":
            return None
        reader, screens, view = reader_of(table, say, pictures=True), screens_of(table.game_key), table.game.view(None)
        if table.lately is None:  # nobody has looked at a hand yet: what came before is no news
            self._last = table.n
        elif self._judged != table.n:
            self._judged = table.n
            self._look_back(table, table.lately, view, reader, say)
        if self._shown_at not in (None, table.revision):
            self.clear()
        asks = PACES[table.rules.pace].moment > 0  # a quick table has one picture of a moment
        return (question(view, screens, reader) if asks else None) or self.moment

    def _look_back(self, table: Table, lately: Lately, view: View, reader: Reader, say: Texts) -> None:
        """Find what has taken the stage since. A fight may end with an answer that told nobody anything."""
        screens, moves = screens_of(table.game_key), [move for move in lately.moves if move.is_public]
        staged = screens.teller.STAGED if screens.teller is not None else frozenset[str]()
        if staged.isdisjoint([event.kind for move in moves[-RECENT:] for event in move.events]):
            return
        told = [(move.row.n, event) for move in moves for event in move.events if event.audience is None]
        for newest in moments(view, [event for _, event in told], screens, reader)[-1:]:
            if (n := told[newest.at][0]) > self._last:
                right = [escape(one.name) for one, guess in self.guesses.items() if newest.tile.guesses == (guess,)]
                if right:
                    named = say("moment-guessed", who=say.several(right))
                    newest = replace(newest, words=Markdown(f"{newest.words}\n{named}"))
                self.moment, self._last, self._shown_at, self.guesses = newest, n, None, {}

    def guess(self, table: Table, who: Person, what: str, say: Texts) -> bool:
        """Somebody guesses what the question on it will turn out to be. Return whether there is one for them."""
        assert table.game is not None
        view = table.game.view(None)
        asks = question(view, screens_of(table.game_key), reader_of(table, say, pictures=True))
        asked = {each.seat for each in view.decisions if each.is_roll}
        if asks is None or what not in asks.tile.guesses or table.seat_of(who.id) in asked:
            return False
        self.guesses[who] = what
        return True

    def shown(self, moment: Moment | None, revision: int) -> bool:
        """The channel shows that moment. Return whether it is the first time that it does."""
        first = moment is not None and moment is self.moment and self._shown_at is None
        if first:
            self._shown_at = revision
        return first

    def clear(self) -> None:
        """What was on is over."""
        self.moment = self._shown_at = None
