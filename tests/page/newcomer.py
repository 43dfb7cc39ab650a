"""A newcomer at the page: reads what is new, asks for a hint, does what it says by pressing. Time is injected."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Locator
from playwright.async_api import Page as Tab
from playwright.async_api import TimeoutError as PlaywrightTimeout

from bot.screens.custom_ids import read_press
from games.kernel.codec import from_short
from games.kernel.game import Action
from playground import Seat
from tables.hints import Advice
from tables.replies import Hand
from tables.table import Table
from tables.time_source import FakeTime
from tests.bot.house import House, buttons, selects

SPEED = 200 / 60
"""Words a second."""
PRESSING = 1.5
"""Seconds for finding a button and pressing it."""
WORD = re.compile(r"[A-Za-z0-9][\w’'+-]*")
HAND = "Only you can see this"
PAUSE = 0.02
"""Real seconds between two looks."""
GONE = 4000
"""Milliseconds after which a button has gone away, on a busy machine."""
LOOKS = 250
"""Looks until something must have changed."""


def count(lines: Sequence[str]) -> int:
    """Words of these lines."""
    return sum(len(WORD.findall(line)) for line in lines)


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
        while self.table.status == "live" and answers:
            hand = await self.hand()
            if hand.decisions and (words := await self._advised(hand)):
                await self._say(words)
                answers -= 1
            else:
                await self._wait(hand)

    async def _advised(self, hand: Hand) -> tuple[Action, ...]:
        """Read, press Hint where there is a choice, and read what it says. Nothing: to wait, or it is too late."""
        await self.look()
        advice = await self.house.tables.advice(self.table.id, int(self.seat.id))
        if not isinstance(advice, Advice):
            return ()
        if len(advice.decision.options) > 1:
            await self._press(self.own.get_by_role("button", name="Hint"))
            self.hints += 1
            await self.look()
        return advice.words

    async def _say(self, words: Sequence[Action]) -> None:
        """Find the buttons and lines of lists that say these words, and press them."""
        left = list(words)
        while left and (found := await self._found(left)) is not None:
            said, locator = found
            before = await self.hand()
            if not await self._press(locator):
                return
            for _ in range(LOOKS):
                now = await self.hand()
                if self.table.status != "live" or (now.n, now.decisions) != (before.n, before.decisions):
                    break
                await asyncio.sleep(PAUSE)
            left = left[said:]
            if left:
                await self.look()

    async def _found(self, words: Sequence[Action]) -> tuple[int, Locator] | None:
        """How many of the words one control says, and where it is, once the page shows it."""
        for _ in range(LOOKS):
            mine = next((one for one in reversed(self.seat.messages) if one.get("flags", 0) & 64), None)
            for id, value, at in _controls(mine) if mine is not None else ():
                press = read_press(id, [value] if value is not None else None)
                if press is None or press.question is None:
                    continue
                said = [from_short(action) for action in press.actions]
                if said == list(words[: len(said)]):
                    return len(said), await self._place(id, at)
            await asyncio.sleep(PAUSE)
        return None

    async def _place(self, id: str, at: int) -> Locator:
        """The button, or the line of the list, which is opened."""
        control = self.own.locator(f'[data-custom-id="{id}"]')
        if at < 0:
            return control
        await control.click()
        return self.tab.get_by_role("option").nth(at)

    async def _press(self, what: Locator) -> bool:
        """Press it; False where it went away under the finger."""
        await self.pass_time(PRESSING)
        try:
            await what.click(timeout=GONE)
        except PlaywrightTimeout:
            return False
        self.presses += 1
        return True

    async def _wait(self, seen: Hand) -> None:
        """Until something else is asked than was `seen`, or something has changed there."""
        began = self.clock.now()
        while self.table.status == "live" and self.table.n == seen.n and self.table.wake_at is not None:
            await self.pass_time(max(0.0, self.table.wake_at - self.clock.now()))
        if self.clock.now() == began:
            await self.pass_time(0.5)
        self.waits.append(self.clock.now() - began)


def _controls(message: dict[str, Any]) -> list[tuple[str, str | None, int]]:
    """(custom id, value, its place in the list) of all that can be pressed; a button has neither of the last two."""
    found: list[tuple[str, str | None, int]] = [(id, None, -1) for id in buttons(message).values()]
    for id, values in selects(message).items():
        found += [(id, value, at) for at, value in enumerate(values)]
    return found
