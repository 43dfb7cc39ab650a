"""A newcomer in a browser: one command, and then whatever stands first in the hand that leads through the tutorial."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Page as Tab
from playwright.async_api import expect

from playground import Playground
from playground.page_server import PageServer
from playground.quickstart import NO_GAMES
from tables.hall import Hall
from tables.replies import Hand
from tables.tutorials import seed_of
from tests.bot.house import a_house, ready

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ANSWERS = 6


async def test_a_newcomer_is_led_through_the_first_turn_by_pressing_what_stands_first(tab: Tab, tmp_path: Path) -> None:
    play = Playground()
    page = PageServer(play, play=NO_GAMES)
    play.mount(page.add_to)
    async with play, a_house(play, tmp_path / "a.db") as house:
        await ready(house)
        await tab.goto(f"{play.base}{page.path}?seats=Ana")
        await tab.get_by_role("textbox", name="Message #table").click()
        await tab.keyboard.type("/alakazoo tutorial")
        await tab.keyboard.press("Enter")
        await tab.keyboard.press("Enter")
        await expect(tab.get_by_text("Most points win").first).to_be_visible()
        table = await house.hall.table(1)
        assert table.now.seed == seed_of("alakazoo") and table.rules.hinted
        ana, answers = table.seats[0].user, 0
        assert ana is not None
        while answers < ANSWERS:
            hand = await house.hall.hand(1, ana)
            assert isinstance(hand, Hand)
            if hand.decisions:
                await answer(tab)
                for _ in range(500):
                    if await asked(house.hall, ana) != hand.decisions[0].id:
                        break
                    await asyncio.sleep(0.02)
                answers += 1
            await asyncio.sleep(0.02)
        assert table.seats[0].misses == 0
        await expect(tab.get_by_text("This interaction failed")).to_have_count(0)
        rows = await house.store.moves(1)
        assert sum(row.by == "player" for row in rows) >= ANSWERS


async def asked(hall: Hall, user: int) -> int | None:
    """The question put to somebody."""
    hand = await hall.hand(1, user)
    assert isinstance(hand, Hand)
    return hand.decisions[0].id if hand.decisions else None


async def answer(tab: Tab) -> None:
    """What stands first among what asks something in the newest private message: in a list, or a button."""
    hand = tab.locator(".message", has_text="Only you can see this").last
    chosen = hand.get_by_role("combobox")
    if await chosen.count():
        await chosen.last.click()
        await tab.get_by_role("option").first.click()
    else:
        await hand.locator(".row .button:enabled").first.click()
