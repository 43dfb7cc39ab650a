"""How many files of ours a press goes through, and that none is called into again after it has handed on."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from playground import Playground
from tests.bot.house import a_house
from tests.bot.test_playing import a_game, answer, asked, hand

ROOT = Path(__file__).parents[2]
ROOMS = ("bot", "games", "pictures", "storage", "tables", "workers")
HANDED_ON = ("bot/client.py", "bot/commands/", "bot/delivery/")
"""The rooms that a press is handed through, on its way in and on its way out."""
WORKERS = "bot/delivery/"
"""Where tasks begin that bring other messages meanwhile: what they do is no part of the press."""
MOST = 82
"""Files of ours at work until a press is answered, however little each does there; 82 are, 50 are wanted.

Four of them are there since every board is looked at for moments, one since a move on it says what it brings.
"""


def room_file(frame: FrameType) -> str | None:
    return file_of(frame.f_code.co_filename)


@cache  # looked up at each call while somebody waits for an answer
def file_of(filename: str) -> str | None:
    path = Path(filename)
    if not path.is_relative_to(ROOT):
        return None
    name = path.relative_to(ROOT)
    return name.as_posix() if name.parts[0] in ROOMS else None


@dataclass
class Walk:
    """What was called until the press was answered."""

    files: set[str] = field(default_factory=set[str])
    again: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    """Who called, and into which file that had handed on to it."""
    answered: bool = False

    def look(self, frame: FrameType, event: str, arg: Any) -> None:
        """A function was called, or goes on after it has waited."""
        if event != "call" or self.answered or (name := room_file(frame)) is None:
            return
        above = list(_files_above(frame))
        if (above or [name])[-1].startswith(WORKERS):
            return
        self.files.add(name)
        if name.startswith(HANDED_ON) and above[-1:] == ["bot/client.py"] and above[0] != name and name in above:
            self.again.add((above[0], name))
        self.answered = name == "bot/delivery/discord_api.py" and frame.f_code.co_name == "redraw"


def _files_above(frame: FrameType) -> Iterator[str]:
    at = frame.f_back
    while at is not None:
        if (file := room_file(at)) is not None:
            yield file
        at = at.f_back


@contextmanager
def walked() -> Iterator[Walk]:
    """A block in which somebody presses."""
    walk = Walk()
    threading.setprofile(walk.look)
    sys.setprofile(walk.look)
    try:
        yield walk
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


@pytest.mark.parametrize("private", [False, True])
async def test_a_press_goes_through_few_files_and_back_into_none(private: bool, tmp_path: Path) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        who, _ = await asked(house, await a_game(house, "Ana", "Bea"))
        own = await hand(who)  # their settings are read with it
        message = own if private else who.messages[0]
        while await house.store.unsent():  # noqa: ASYNC110 - the board is brought, and saved a little later
            await asyncio.sleep(0.01)
        with walked() as walk:
            reply = await answer(who, message)
        assert reply.state == "updated" and walk.answered
    assert walk.again == set()
    assert len(walk.files) <= MOST, f"{len(walk.files)}: {sorted(walk.files)}"
