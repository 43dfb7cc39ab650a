"""The day's game on a phone: what it asks of somebody who knows its rules, by clicks in a browser. Time is injected."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.async_api import Page as Tab
from playwright.async_api import TimeoutError as PlaywrightTimeout
from playwright.async_api import ViewportSize, expect

from bot.screens.custom_ids import CHOSEN, read_press
from games import GAMES
from games.kernel.codec import from_short
from games.kernel.game import Action, Decision
from playground import Control, Playground, controls
from playground.page_server import PageServer
from playground.quickstart import NO_GAMES
from playground.tests.page.conftest import Watched
from tables.replies import Hand
from tables.time_source import FakeTime
from tests.bot.fakes import DrawingAtOnce
from tests.bot.house import a_house, ready
from tests.whole.newcomer import planned

from .newcomer import GONE, LOOKS, PAUSE, PRESSING, SPEED, Newcomer, count

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SATURDAY, DAY = 1_763_812_800.0, 86400.0
"""22 November 2025, 12:00 UTC."""
PHONE = ViewportSize(width=390, height=844)
SEED = bytes(range(32))
STEPS = 400
"""Questions and waits after which a game must have ended."""
SOON = 60.0
"""Seconds in which an AI acts; what comes later is a clock."""
LONGEST = 6.0
"""Minutes."""


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
            answers = await self._press_longest(decision.id, words) if words else 0
            while answers and (words := words[answers:]):
                await self.look()
                asked = [each.id for each in (await self.hand()).decisions if words[0] in each.options]
                answers = await self._press_longest(asked[0], words) if asked else 0
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

    async def _press_longest(self, question: int, words: list[Action]) -> int:
        """Press what says most of the words; how many it said. 0: nothing does."""
        said, id, places = await self._longest(question, words)
        if not said:
            return 0
        before = await self.hand()
        await self.pass_time(PRESSING)
        try:
            control = self.own.locator(f'[data-custom-id="{id}"]')
            await control.click(timeout=GONE)
            for at in places:
                await self.tab.get_by_role("option").nth(at).click(timeout=GONE)
            if places and await control.get_attribute("aria-expanded", timeout=GONE) == "true":
                await self.tab.keyboard.press("Escape")  # a list of several is sent when it closes
        except PlaywrightTimeout:
            return 0
        self.presses += max(1, len(places))
        for _ in range(LOOKS):
            now = await self.hand()
            if self.table.status != "live" or (now.n, now.decisions) != (before.n, before.decisions):
                break
            await asyncio.sleep(PAUSE)
        return said

    async def _longest(self, question: int, words: list[Action]) -> tuple[int, str, list[int]]:
        """(words said, custom id, lines of the list) of the press that says most, once the page shows one."""
        for _ in range(LOOKS):
            found = [one for control in controls(self._mine) for one in _presses(control, question, words)]
            if found:
                return max(found, key=lambda one: one[0])
            await asyncio.sleep(PAUSE)
        return 0, "", []

    @property
    def _mine(self) -> dict[str, Any]:
        return next(one for one in reversed(self.seat.messages) if one.get("flags", 0) & 64)


def _presses(control: Control, question: int, words: list[Action]) -> Iterator[tuple[int, str, list[int]]]:
    """(words said, custom id, lines of the list) of what this control can say of these words, from the first."""
    id = control.custom_id
    if control.disabled or not id or control.is_link:
        return
    if control.is_button:
        if said := _said(id, None, question, words):
            yield said, id, []
        return
    alone = id.partition(CHOSEN * 2)[0]  # without what is said after what is chosen
    places: list[int] = []
    values = [option["value"] for option in control.options]
    while len(places) < control.wants[-1]:
        picked = [values[at] for at in places]
        more = (
            at
            for at, value in enumerate(values)
            if at not in places and _said(alone, [*picked, value], question, words)
        )
        if (at := next(more, None)) is None:
            return
        places.append(at)
        if len(places) in control.wants and (said := _said(id, [values[at] for at in places], question, words)):
            yield said, id, [*places]


def _said(id: str, values: list[str] | None, question: int, words: list[Action]) -> int:
    """How many of the words a press says, in any order; 0 where it says anything else."""
    press = read_press(id, values)
    said = [from_short(action) for action in press.actions] if press is not None and press.question == question else []
    return len(said) if sorted(map(repr, said)) == sorted(map(repr, words[: len(said)])) else 0


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
        await tab.get_by_role("button", name="Start: my one try").click()
        await expect(tab.get_by_role("button", name="Start: my one try")).to_have_count(0)
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
