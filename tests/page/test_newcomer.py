"""A newcomer in a browser follows a tutorial from its first press to its applause."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from unittest.mock import patch

import pytest
from playwright.async_api import Page as Tab
from playwright.async_api import expect

from playground import Playground
from playground.page_server import PageServer
from playground.quickstart import NO_GAMES
from playground.tests.page.conftest import Watched
from tables.time_source import FakeTime
from tables.tutorials import TAUGHT
from tests.bot.fakes import DrawingAtOnce
from tests.bot.house import a_house, ready

from .newcomer import Newcomer

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LONGER = ("alakazum", "alakazam")
"""Games whose tutorials are played with the long tests."""
BOARD, HAND = 90, 90
"""Words below which a board and a hand stay beside their pictures, their buttons and open lists among them."""
SEED = bytes(range(32))


@asynccontextmanager
async def seated(window: Watched, path: Path, command: str) -> AsyncIterator[Newcomer]:
    """Ana, who has typed that command and sits at her table; her hand is open."""
    tab, play, clock = window.tab, Playground(), FakeTime()
    page = PageServer(play, play=NO_GAMES)
    play.mount(page.add_to)
    chance = patch("tables.hints.secrets.token_bytes", return_value=SEED)  # hints that draw the same lots every time
    async with play, a_house(play, path, artist=DrawingAtOnce(), time=clock, seeds=lambda: SEED) as house:
        await ready(house)
        with chance:
            await tab.goto(f"{play.base}{page.path}?seats=Ana")
            await tab.get_by_role("textbox", name="Message #table").click()
            await tab.keyboard.type(command)
            await tab.keyboard.press("Enter")
            await tab.keyboard.press("Enter")
            await expect(tab.locator(".message").first).to_be_visible()
            await expect(tab.locator(".message", has_text="Only you can see this")).to_be_visible()
            yield Newcomer(tab, house, clock, play.seat("Ana"), await house.tables.find(1))
            await expect(tab.get_by_text("This interaction failed")).to_have_count(0)
            await expect(tab.get_by_text("Something went wrong")).to_have_count(0)
    # A picture that an edit has taken away while the page asked for it is no error.
    window.problems = [problem for problem in window.problems if "404" not in problem]


@pytest.mark.parametrize(
    "command",
    ["/alakazoo tutorial", *[pytest.param(f"/{game} tutorial", marks=pytest.mark.long) for game in LONGER]],
)
async def test_a_newcomer_follows_a_tutorial_to_its_end(
    window: Watched, tab: Tab, tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with seated(window, tmp_path / "a.db", command) as ana:
        began = ana.clock.now()
        await ana.play()
        assert ana.table.status == "over" and ana.table.seats[0].misses == 0
        assert ana.presses - ana.hints <= TAUGHT
        assert all(entry.told and (entry.stood or 99) >= 2.5 for entry in ana.diary.entries), ana.diary.entries
        assert max(ana.hands) < HAND and max(ana.boards) < BOARD
        await expect(tab.get_by_text("Bravo, Ana").first).to_be_visible()
        minutes = (ana.clock.now() - began) / 60
        figures = (
            f"{command}: {ana.presses} presses ({ana.hints} hints), {minutes:.1f} min, longest wait "
            f"{max(ana.waits, default=0):.0f} s; words of hands {median(ana.hands):.0f} ({max(ana.hands)}), "
            f"boards {median(ana.boards):.0f} ({max(ana.boards)}); her moments: {len(ana.diary.entries)}"
        )
        with capsys.disabled():
            sys.stdout.write(f"\n{figures}\n")
