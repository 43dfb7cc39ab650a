"""Fixtures of the bot's tests."""

from __future__ import annotations

from typing import ClassVar

import pytest

from games import GAMES
from games.kernel.game import Game, HouseRules


class Toy(Game):
    """As much of a game as a lobby's screen looks at."""

    KEY = "toy"
    SEATS = range(2, 5)
    BOTS: ClassVar = {"easy": None}  # pyright: ignore
    Options = HouseRules


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of that key is there."""
    monkeypatch.setitem(GAMES, "toy", Toy)
