"""Fixtures of the bot's tests."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
from structlog.processors import format_exc_info
from structlog.testing import capture_logs

from games import GAMES
from games.kernel.game import Game, HouseRules
from playground import Playground, Seat
from tables.time_source import FakeTime
from tests.bot.house import NOON, House, a_game, a_house


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
async def play() -> AsyncIterator[Playground]:
    """A Discord with nobody on it yet."""
    async with Playground(record=True) as play:
        yield play


@pytest.fixture
def clock() -> FakeTime:
    """It stands until a test moves it."""
    return FakeTime(NOON)


@pytest.fixture
def parts() -> dict[str, Any]:
    """What `house` is built with; a file or a parametrised test says it otherwise."""
    return {}


@pytest.fixture
async def house(play: Playground, tmp_path: Path, parts: dict[str, Any]) -> AsyncIterator[House]:
    """The bot on that Discord, its tables in `a.db`."""
    async with a_house(play, tmp_path / "a.db", **parts) as house:
        yield house


@pytest.fixture
def ana(house: House) -> Seat:
    return house.seat("Ana")


@pytest.fixture
def bea(house: House) -> Seat:
    return house.seat("Bea")


@pytest.fixture
async def seats(house: House) -> list[Seat]:
    """Ana, the host, and Bea, at a game of Alakazum! that has just begun."""
    return await a_game(house, "Ana", "Bea")


@pytest.fixture
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing in the log may be an error, ours or discord.py's."""
    with capture_logs(processors=[format_exc_info]) as events:
        yield
    assert [event for event in events if event["log_level"] in ("error", "critical")] == []
    rows = [row for when in ("setup", "call", "teardown") for row in caplog.get_records(when)]
    assert [row.getMessage() for row in rows if row.levelno >= logging.ERROR] == []
