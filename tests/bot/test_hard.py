"""A table with a hard AI, its thoughts thought in a real process of their own."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest

from playground import Playground
from tables.thinkers import Thinkers
from tests.bot.house import a_house, buttons, text

pytestmark = pytest.mark.usefixtures("no_errors")
PATIENCE = 120
"""Seconds, for a loaded machine."""


async def test_a_hard_ai_thinks_in_its_process_and_so_does_a_hint(tmp_path: Path) -> None:
    with contextlib.closing(Thinkers(1)) as thinkers:
        async with Playground() as play, a_house(play, tmp_path / "a.db", thinkers=thinkers) as house:
            ana = house.seat("Ana")
            lobby = await (await ana.slash("alakazum new", ai=1, ai_level="hard")).shown()
            assert "hard AI" in text(lobby)
            await ana.click("Start", on=lobby)
            async with asyncio.timeout(PATIENCE):  # the first process takes a while to begin, and a hint waits a second
                while not house.tables.thoughts["thought"]:
                    shown = await (await ana.slash("table hand")).shown()
                    if "Hint" in buttons(shown):
                        shown = await (await ana.click("Hint", on=shown)).shown()
                        (said,) = [line for line in text(shown).splitlines() if "💡" in line]
                        assert not said.endswith("AI)*")  # which AI had the time for it is nothing to a player
            assert house.tables.thoughts["started"] in (1, 2)  # one that a busy machine starts too late is given up
            assert house.tables.thoughts["died"] == 0
