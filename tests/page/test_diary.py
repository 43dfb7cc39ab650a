"""A diary of whole games in injected time: each moment that concerned a person stood long enough, and was told them."""

from __future__ import annotations

import pytest

from bot.screens.game import Reader
from bot.texts import Library
from games import GAMES
from tables.draft import Draft
from tables.lately import Lately
from tables.table import Place, Table
from tests.tables.test_stories import NAMES, Played

from .diary import Diary

SAY = Library().texts("en")


class Written(Played):
    """A game whose person keeps a diary."""

    def __init__(self, key: str, seed: int) -> None:
        self.diary = Diary(0, Reader(SAY, NAMES, 0))
        self.lately = Lately(GAMES[key], [], [])
        super().__init__(key, seed)

    def noted(self, draft: Draft) -> None:
        """Write down what a change did."""
        self.lately.add(draft.rows, draft.snapshots)
        table = Table(1, Place(1, 2), self.kind.KEY, draft.state)
        table.lately = self.lately
        own = bool(draft.rows) and (draft.rows[0].by, draft.rows[0].seat) == ("player", 0)
        self.diary.note(table, draft.events, self.at, own=own)


@pytest.mark.parametrize("key", ["alakazum", "alakazoo"])
def test_each_moment_that_concerned_a_person_stands_two_and_a_half_seconds_and_is_told(key: str) -> None:
    """Nobody else does anything before, and it comes first in the hand."""
    entries = [entry for seed in range(3) for entry in Written(key, seed).whole().diary.entries]
    assert len(entries) > 6
    assert [entry.words for entry in entries if not entry.told] == []
    short = [(entry.words, entry.stood) for entry in entries if (entry.stood or 99) < 2.5]
    assert short == []
