"""Fixtures of the bot's tests."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import ClassVar

import pytest
from structlog.processors import format_exc_info
from structlog.testing import capture_logs

from games import GAMES
from games.kernel.game import Game, HouseRules


class Toy(Game):
    """As much of a game as a lobby's screen looks at."""

    KEY = "toy"
    SEATS = range(2, 5)
    CLOCKS: ClassVar = {"turn": (90, 86400), "window": (8, 1800)}  # pyright: ignore
    LEVELS: ClassVar = {"easy": None}  # pyright: ignore
    Options = HouseRules


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of that key is there."""
    monkeypatch.setitem(GAMES, "toy", Toy)


@pytest.fixture
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing in the log may be an error, ours or discord.py's."""
    with capture_logs(processors=[format_exc_info]) as events:
        yield
    assert [event for event in events if event["log_level"] in ("error", "critical")] == []
    assert [row.getMessage() for row in caplog.records if row.levelno >= logging.ERROR] == []
