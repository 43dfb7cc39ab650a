"""Our own `play.json`: the playground takes it, its page speaks the bot's languages and fits two screens of a phone."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.async_api import Page as Tab
from playwright.async_api import ViewportSize, expect

from bot.texts import Library
from playground.page_server import WORDS
from playground.quickstart import read_first_screen
from playground.tests.page import screens
from playground.tests.page.conftest import Served
from playground.tests.page.test_accessibility import findings

ROOT = Path(__file__).parents[2]
PLAY = read_first_screen(ROOT / "play.json")
PHONE = ViewportSize(width=390, height=844)
DAILY = ["Alakazum!", "Alakazoo", "Alakazam!", "Alakazum!", "Alakazoo", "Alakazam!", "Alakazum!"]
"""The day's own game from Monday on: the hosted ones in turn, as `tests/tables/test_streaks.py` has it."""


def test_the_games_stand_on_the_first_screen_in_every_language_of_the_bot() -> None:
    assert [game.name for game in PLAY.games] == ["Alakazum!", "Alakazoo", "Alakazam!"]
    assert [value.value for value in PLAY.games[0].choices[0].values] == [0, 1, 2, 3, 4]
    assert set(PLAY.languages) == set(Library().languages) <= set(WORDS)


def unfinished(served: Served) -> None:
    """Three people sit at tables that aren't over, as our bot shows one."""
    board = {"type": 12, "items": [screens.picture("1100x700.png", "Stars")]}
    said = [screens.text(each) for each in ("**Alakazum!** · choosing characters " * 3, "**Ana** chooses " * 5)]
    parts = [board, *said, screens.row(screens.button("al:1:watch:open", "Watch"))]
    for name in ("Ana", "Pep", "Bea"):
        seat = served.seat(name)
        seat.show("message", screens.message(1, components=parts))
        seat.show("message", screens.message(2, content="a hand", flags=screens.EPHEMERAL))


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("language", PLAY.languages)
async def test_all_of_it_fits_two_screens_of_a_phone_in_order(tab: Tab, served: Served, language: str) -> None:
    served.page.play, served.page.folder, served.page.language = PLAY, ROOT, language
    unfinished(served)
    await tab.set_viewport_size(PHONE)
    await tab.goto(served.url)
    pictures = tab.locator(".welcome img")
    await expect(pictures).to_have_count(1 + 1 + len(PLAY.games))
    await pictures.evaluate_all("all => Promise.all(all.map(one => one.decode()))")
    wide, high = await tab.locator(".welcome").evaluate("one => [one.scrollWidth, one.scrollHeight]")
    assert wide == PHONE["width"] and high <= 2 * PHONE["height"], high
    tops = [box["y"] for one in await pictures.all() if (box := await one.bounding_box())]
    assert tops == sorted(tops)
    assert await tab.locator("html").get_attribute("lang") == language
    assert await findings(tab) == []


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_the_days_own_game_stands_before_the_games(fresh_tab: Tab, served: Served) -> None:
    served.page.play, served.page.folder = PLAY, ROOT
    shown = fresh_tab.get_by_role("region", name=re.compile("^Daily "))
    for day, name in enumerate(DAILY, 17):
        await fresh_tab.clock.set_fixed_time(datetime(2025, 11, day, 23, 59, tzinfo=UTC))
        await fresh_tab.goto(served.url)
        await expect(shown.get_by_role("heading")).to_have_text(f"Daily {name}")
        picture = next(game.picture for game in PLAY.games if game.name == name)
        await expect(shown.locator("img")).to_have_attribute("src", f"picture/{picture}")
