"""The day's game on a phone: what it asks of somebody who knows its rules, by clicks in a browser. Time is injected."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import pytest
from playwright.async_api import Page as Tab
from playwright.async_api import ViewportSize, expect

from games import GAMES
from games.kernel.game import Action, Decision
from playground import Playground
from playground.page_server import PageServer
from playground.quickstart import NO_GAMES
from playground.tests.page.conftest import Watched
from tables.replies import Hand
from tables.time_source import FakeTime
from tests.bot.fakes import DrawingAtOnce
from tests.bot.house import a_house, ready
from tests.harness.newcomer import planned

from .newcomer import PAUSE, SPEED, Newcomer, count

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SATURDAY, DAY = 1_763_812_800.0, 86400.0
"""22 November 2025, 12:00 UTC."""
PHONE = ViewportSize(width=390, height=844)
SEED = bytes(range(32))
STEPS = 400
"""Questions and waits after which a game must have ended."""
SOON = 60.0
"""Seconds in which an AI acts; what comes later is a clock."""
LONGEST = 7.0
"""Minutes. The rival's moves, so the game, depend on how the page is pressed: no two runs are the same."""


@dataclass
class Player(Newcomer):
    """Does what a normal AI would, which is what a hint says, by as few presses as the hand allows.

    Everything is read once, as a newcomer reads it: at a daily table nobody gets a hint.
    """

    answered: int = 0
    """Times that something was asked; what follows from an answer and shows nothing new is part of it."""
    words: int = 0
    """Read, each line once."""

    async def play(self, answers: int = STEPS) -> None:
        """To the end, or so many questions and waits."""
        while self.table.status == "live" and answers:
            answers -= 1
            hand = await self.hand()
            if not hand.decisions or not await self._answer(hand):
                await self._wait(hand)
        await self.look()

    async def look(self) -> None:
        """Read what is new in the one message that there is."""
        await asyncio.sleep(3 * PAUSE)  # the page follows
        lines = (await self.own.locator(".content").inner_text()).splitlines()
        fresh = [line for line in lines if line not in self.read]
        if count(fresh):
            self.hands.append(count(lines))
            self.words += count(fresh)
            self.read |= set(fresh)
            await self.pass_time(count(fresh) / SPEED)

    async def _answer(self, hand: Hand) -> bool:
        """One question, and what follows from it; False: better wait."""
        await self.look()
        for decision in (await self.hand()).decisions:
            assert self.table.game is not None
            words = planned(self.table.game, decision, ()) or self._else(decision)
            if words:
                await self._say(decision.id, words)
            if (await self.hand()).n != hand.n:
                self.answered += 1
                return True
        return False

    async def _wait(self, seen: Hand) -> None:
        """Until an AI acts, or a moment, where none will; never until a clock runs out."""
        left = (self.table.wake_at or SOON + self.clock.now()) - self.clock.now()
        seconds = left if 0 < left < SOON else 0.5
        await self.pass_time(seconds)
        self.waits.append(seconds)

    def _else(self, decision: Decision) -> list[Action]:
        """Where the AI would wait: nothing while somebody else is about to act, else that one is done."""
        if (self.table.wake_at or 0.0) < self.clock.now() + SOON:
            return []
        return [next((each for each in decision.options if each in (("done",), ("ready",))), decision.default)]


@asynccontextmanager
async def begun(window: Watched, path: Path, game: str) -> AsyncIterator[Player]:
    """Ana on her phone, on a day of that game, who has typed /daily and pressed Start."""
    tab, play, clock = window.tab, Playground(), FakeTime(SATURDAY)
    page = PageServer(play, play=NO_GAMES)
    play.mount(page.add_to)
    await tab.set_viewport_size(PHONE)
    async with play, a_house(play, path, artist=DrawingAtOnce(), time=clock, seeds=lambda: SEED) as house:
        await ready(house)
        while house.live.days.own_game(house.live.days.today) != game:
            clock.advance(DAY)
        await tab.goto(f"{play.base}{page.path}?seats=Ana")
        await tab.get_by_role("textbox", name="Message #table").click()
        await tab.keyboard.type("/daily")
        await tab.keyboard.press("Enter")
        await tab.keyboard.press("Enter")
        await tab.get_by_role("button", name="Start my one try").click()
        await expect(tab.get_by_role("button", name="Start my one try")).to_have_count(0)
        ana = play.seat("Ana")
        (table,) = await house.tables.tables_of(int(ana.id))
        yield Player(tab, house, clock, ana, await house.tables.find(table))
        await expect(tab.get_by_text("This interaction failed")).to_have_count(0)
        await expect(tab.get_by_text("Something went wrong")).to_have_count(0)
    # A picture that an edit has taken away while the page asked for it is no error.
    window.problems = [problem for problem in window.problems if "404" not in problem]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_the_days_game_takes_a_few_minutes_on_a_phone(
    window: Watched, tab: Tab, tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its figures are printed: those of docs/experience.md."""
    async with begun(window, tmp_path / "a.db", game) as ana:
        start = ana.clock.now()
        await ana.play()
        minutes = (ana.clock.now() - start) / 60
        figures = (
            f"{game}: {ana.presses} presses in {ana.answered} goes, {minutes:.1f} min, {sum(ana.waits):.0f} s "
            f"without a question (longest {max(ana.waits, default=0):.0f} s), {ana.words} words read, of a hand "
            f"{median(ana.hands):.0f} ({max(ana.hands)})"
        )
        with capsys.disabled():
            sys.stdout.write(f"\n{figures}\n")
        assert ana.table.status == "over" and ana.table.seats[0].misses == 0, figures
        await expect(tab.get_by_role("button", name="Share")).to_be_visible()
        assert minutes < LONGEST
