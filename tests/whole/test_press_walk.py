"""Through which files a press goes, from the gateway's event to the committed row and back to Discord."""

from __future__ import annotations

import asyncio
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from playground import Playground
from tests.bot.house import a_house
from tests.bot.test_playing import a_game, answer, asked, hand

ROOT = Path(__file__).parents[2]
ROOMS = ("bot", "tables", "games", "storage")
MOST = 15
ELSEWHERE = {True: "bot/commands/request.py", False: "bot/delivery/courier.py"}
"""What only a press on the hand (True), or only one on the board, goes through."""
MOMENTS = {
    ("games/alakazum/rules.py", "apply"): "the rules change",
    ("tables/draft.py", "table_change"): "the change is made to be saved",
    ("storage/writer.py", "save"): "the row is handed to the writer",
    ("storage/sqlite.py", "write"): "the row is committed",
    ("bot/delivery/discord_api.py", "redraw"): "Discord is answered",
}
"""Where the press is turned into what it is next. A file belongs to the walk if it is on the call stack there: each of
them hands the press on. What they only ask for a value or a word on the way does not."""


def room_file(frame: FrameType) -> str | None:
    path = Path(frame.f_code.co_filename)
    if not path.is_relative_to(ROOT):
        return None
    name = path.relative_to(ROOT)
    return name.as_posix() if name.parts[0] in ROOMS else None


@contextmanager
def walked() -> Iterator[dict[str, list[str]]]:
    """Moment → the files on the call stack then, outermost first; of the first time each moment comes."""
    found: dict[str, list[str]] = {}

    def look(frame: FrameType, event: str, arg: Any) -> None:
        if event != "call" or (name := room_file(frame)) is None:
            return
        moment = MOMENTS.get((name, frame.f_code.co_name))
        if moment is None or moment in found:
            return
        stack: list[str] = []
        at: FrameType | None = frame
        while at is not None:
            if (file := room_file(at)) is not None:
                stack.append(file)
            at = at.f_back
        found[moment] = list(dict.fromkeys(reversed(stack)))

    threading.setprofile(look)
    sys.setprofile(look)
    try:
        yield found
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def drawn() -> set[str]:
    """The files that the architecture page names in its walk."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    walk = page.split("## A press\n")[1].split("\n## ")[0]
    (drawing,) = re.findall(r"```\n(.*?)```", walk, re.DOTALL)
    return set(re.findall(r"\b(?:bot|tables|games|storage)/[\w/]+\.py", drawing.replace("<game>", "alakazum")))


@pytest.mark.parametrize("private", [False, True])
async def test_a_press_goes_through_the_files_that_the_architecture_page_draws(private: bool, tmp_path: Path) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        who, _ = await asked(house, await a_game(house, "Ana", "Bea"))
        message = await hand(who) if private else who.messages[0]
        await asyncio.sleep(0.2)
        with walked() as found:
            reply = await answer(who, message)
        assert reply.state == "updated"
    assert set(found) == set(MOMENTS.values())
    walk = {file for files in found.values() for file in files}
    assert len(walk) <= MOST, walk
    assert drawn() - walk == {ELSEWHERE[not private]}
    assert walk - drawn() == set()
