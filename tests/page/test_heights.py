"""How high a board and a hand stand in the page, pictures, words and buttons together: they must stay in sight.

What a browser measures holds the model (`tests.bot.heights`) by which all hands of whole games are measured.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from playwright.async_api import Page as Tab
from playwright.async_api import expect

from bot.delivery.drawing import Drawn
from bot.delivery.layout import compose
from bot.screens.hand import hand
from bot.screens.screen import Picture, Screen
from bot.screens.table import board
from bot.texts import Library
from games import GAMES
from playground.tests.page import screens
from playground.tests.page.conftest import Served
from playground.tests.page.test_messages import shown, sit
from tests.bot.heights import LINE, PHONE, height, high
from tests.bot.situations import played
from tests.bot.test_screen_sizes import RULES, SAY, positions

pytestmark = [pytest.mark.long, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SIZES = {"desktop": (1280, 800, 1124), "phone": (PHONE, 844, 1000)}
"""Width and height of the window, and what a board must stay below, with its author above it; CSS pixels."""
MEASURED = 4
"""The highest positions of each table; the first position of all is measured too."""
HANDS = 14
"""Of each game, by which the model is held: each in the next of our languages."""
Json = dict[str, Any]


def as_discord_says_it(screen: Screen) -> list[Json]:
    """The components of a message that shows `screen`; each picture is a plain one of its size."""
    tiles = {part.name: part.tile for part in screen.parts if isinstance(part, Picture)}
    parts = compose(Drawn(screen, dict.fromkeys(tiles, b""))).components

    def filled(part: Json) -> Json:
        for item in part.get("items", ()):
            tall = high(tiles[item["media"]["url"].removeprefix("attachment://")])
            item |= screens.picture(f"1100x{tall}.png", item["description"], 1100, tall)
        for child in part.get("components", ()):
            filled(child)
        return {"id": 1} | part

    return [filled(part) for part in parts]


async def measured(tab: Tab, served: Served, every: Sequence[Screen], flags: int = 0) -> list[float]:
    """CSS pixels of each as a message."""
    ana, numbers = served.seat("Ana"), range(1001, 1001 + len(every))
    for number, screen in zip(numbers, every, strict=True):
        parts = as_discord_says_it(screen)
        at = f"2026-03-{number // 24 % 28 + 1:02}T{number % 24:02}:00:00+00:00"  # each with the bot's name above it
        ana.show("message", screens.message(number, at=at, flags=screens.V2 | flags, components=parts))
    await sit(tab, served)
    found: list[float] = []
    for number in numbers:
        await expect(shown(tab, number)).to_be_visible()
        found.append(await shown(tab, number).evaluate("one => one.getBoundingClientRect().height"))
    return found


def highest(key: str, seats: int, rules: Json) -> Iterator[Screen]:
    """The boards of a random game that take most room, and its first: there Alakazoo shows its six beasts."""
    every = [board(table, recent, SAY, pictures=True) for table, recent in positions(GAMES[key], seats, rules)]
    drawn = [screen for screen in every if any(isinstance(part, Picture) for part in screen.parts)]
    yield from [drawn[0], *sorted(drawn[1:], key=height)[-MEASURED:]]


@pytest.mark.parametrize("form", SIZES)
@pytest.mark.parametrize("key", GAMES)
async def test_a_board_with_its_words_and_buttons_stays_in_sight(tab: Tab, served: Served, key: str, form: str) -> None:
    width, window, most = SIZES[form]
    await tab.set_viewport_size({"width": width, "height": window})
    kinds = [(seats, rules) for rules in RULES[key] for seats in GAMES[key].SEATS]
    found = await measured(tab, served, [screen for seats, rules in kinds for screen in highest(key, seats, rules)])
    assert max(found) > most / 2, "the pictures were not shown"
    assert max(found) < most, found


@pytest.mark.parametrize("key", GAMES)
async def test_the_model_of_heights_says_what_a_browser_measures(tab: Tab, served: Served, key: str) -> None:
    """Within a line, which an emoji may break (ours are a little wider than the signs that the page has here); eight of
    ten hands to the pixel."""
    library, each = Library(), [*played(key, 1)]
    some = each[:: max(1, len(each) // HANDS)][:HANDS]
    says = [library.texts(library.languages[at % len(library.languages)]) for at in range(len(some))]
    hands = [hand(one.hand, say, pictures=True) for one, say in zip(some, says, strict=True)]
    await tab.set_viewport_size({"width": PHONE, "height": SIZES["phone"][1]})
    found = await measured(tab, served, hands, screens.EPHEMERAL)
    off = sorted(abs(height(screen) - tall) for screen, tall in zip(hands, found, strict=True))
    assert len(off) == HANDS and off[-1] <= LINE + 1 and off[int(HANDS * 0.8) - 1] < 1, off
