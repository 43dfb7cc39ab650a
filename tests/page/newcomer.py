"""A newcomer at the page: reads what is new, asks for a hint, does what it says by pressing. Time is injected."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Locator
from playwright.async_api import Page as Tab
from playwright.async_api import TimeoutError as PlaywrightTimeout

from bot.screens.people import reader_of
from games.kernel.game import Action
from playground import Seat
from tables.hints import Advice
from tables.replies import Change, Hand
from tables.table import Table
from tables.time_source import FakeTime
from tests.bot.house import LIBRARY, House
from tests.harness.controls import Way, longest
from tests.harness.newcomer import PRESSING, SPEED, count, planned

from .diary import Diary

HAND = "Only you can see this"
PAUSE = 0.02
"""Real seconds between two looks."""
GONE = 4000
"""Milliseconds after which a button has gone away, on a busy machine."""
LOOKS = 250
"""Looks until something must have changed."""
TRIES = 5
"""Goes at one question, after which the page doesn't let it be answered."""


@dataclass
class Newcomer:
    """Somebody at the page, and how it goes."""

    tab: Tab
    house: House
    clock: FakeTime
    seat: Seat
    table: Table
    presses: int = 0
    """Hints included."""
    hints: int = 0
    hands: list[int] = field(default_factory=list[int])
    """Words of each hand with something new, buttons and lists among them, as the browser shows it."""
    boards: list[int] = field(default_factory=list[int])
    waits: list[float] = field(default_factory=list[float])
    """Injected seconds without a question, each time."""
    read: set[str] = field(default_factory=set[str])

    def __post_init__(self) -> None:
        """Keep a diary of what concerns her from now on."""
        tables = self.house.tables
        self.diary = Diary(0, reader_of(self.table, LIBRARY.texts("en"), 0))
        self._also, tables.listener = tables.listener, self

    def table_changed(self, table: Table, change: Change) -> None:
        """See `tables.replies.Listener`."""
        own = (change.by, change.seat) == ("player", 0)
        self.diary.note(table, change.events, self.clock.now(), own=own)
        if self._also is not None:
            self._also.table_changed(table, change)

    @property
    def own(self) -> Locator:
        """The hand."""
        return self.tab.locator(".message", has_text=HAND).last

    async def hand(self) -> Hand:
        found = await self.house.tables.hand(self.table.id, int(self.seat.id))
        assert isinstance(found, Hand)
        return found

    async def pass_time(self, seconds: float) -> None:
        """Let time go by for the table, stopping wherever it wants to be woken."""
        end = self.clock.now() + seconds
        await self.house.tables.tick()
        while self.table.status == "live" and (self.table.wake_at or end) < end:
            self.clock.advance_to(self.table.wake_at or end)
            await self.house.tables.tick()
        self.clock.advance_to(end)
        await self.house.tables.tick()

    async def look(self) -> None:
        """Read what is new on the board and in the hand."""
        await asyncio.sleep(3 * PAUSE)  # the page follows
        for where, counted in ((self.tab.locator(".message").first, self.boards), (self.own, self.hands)):
            lines = (await where.locator(".content").inner_text()).splitlines()
            fresh = [line for line in lines if line not in self.read]
            if count(fresh):
                counted.append(count(lines))
                self.read |= set(fresh)
                await self.pass_time(count(fresh) / SPEED)

    async def play(self, answers: int = 10**6) -> None:
        """To the end, or so many questions."""
        tried: list[int] = []
        while self.table.status == "live" and answers:
            hand = await self.hand()
            if hand.decisions and (advice := await self._advised()):
                assert tried[-TRIES:] != [hand.n] * TRIES, (advice, self._mine["components"])
                tried.append(hand.n)
                assert self.table.game is not None
                words = [*advice.words]
                if advice.level:  # a lesson goes its own way
                    words = planned(self.table.game, advice.decision, words)
                await self._say(advice.decision.id, words)
                answers -= 1
            else:
                await self._wait(hand)

    async def _advised(self) -> Advice | None:
        """Read, press Hint where there is a choice, and read what it says. None: to wait, or it is too late."""
        await self.look()
        advice = await self.house.tables.advice(self.table.id, int(self.seat.id))
        if not isinstance(advice, Advice) or not advice.words:
            return None
        if len(advice.decision.options) > 1:
            await self._press(self.own.get_by_role("button", name="Hint"))
            self.hints += 1
            await self.look()
        return advice

    async def _say(self, question: int, words: list[Action]) -> None:
        """Press what says these words, as few times as the hand allows."""
        said = await self._press_longest(question, words)
        while said and (words := words[said:]):
            await self.look()
            asked = [each.id for each in (await self.hand()).decisions if words[0] in each.options]
            said = await self._press_longest(asked[0], words) if asked else 0

    async def _press(self, what: Locator) -> bool:
        """Press it; False where it went away under the finger."""
        await self.pass_time(PRESSING)
        try:
            await what.click(timeout=GONE)
        except PlaywrightTimeout:
            return False
        self.presses += 1
        return True

    async def _press_longest(self, question: int, words: list[Action]) -> int:
        """Press what says most of the words; how many it said. 0: nothing does."""
        way = await self._longest(question, words)
        if way is None:
            return 0
        before = await self.hand()
        await self.pass_time(PRESSING)
        try:
            control = self.own.locator(f'[data-custom-id="{way.id}"]')
            await control.click(timeout=GONE)
            for at in way.places:
                await self.tab.get_by_role("option").nth(at).click(timeout=GONE)
            if way.places and await control.get_attribute("aria-expanded", timeout=GONE) == "true":
                await self.tab.keyboard.press("Escape")  # a list of several is sent when it closes
        except PlaywrightTimeout:
            return 0
        self.presses += max(1, len(way.places))
        for _ in range(LOOKS):
            now = await self.hand()
            if self.table.status != "live" or (now.n, now.decisions) != (before.n, before.decisions):
                break
            await asyncio.sleep(PAUSE)
        return way.said

    async def _longest(self, question: int, words: list[Action]) -> Way | None:
        """The press that says most, once the page shows one."""
        for _ in range(LOOKS):
            if (way := longest(self._mine, question, words)) is not None:
                return way
            await asyncio.sleep(PAUSE)
        return None

    @property
    def _mine(self) -> dict[str, Any]:
        return next(one for one in reversed(self.seat.messages) if one.get("flags", 0) & 64)

    async def _wait(self, seen: Hand) -> None:
        """Until something else is asked than was `seen`, or something has changed there."""
        began = self.clock.now()
        while self.table.status == "live" and self.table.n == seen.n and self.table.wake_at is not None:
            await self.pass_time(max(0.0, self.table.wake_at - self.clock.now()))
        if self.clock.now() == began:
            await self.pass_time(0.5)
        self.waits.append(self.clock.now() - began)
