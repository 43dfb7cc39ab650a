"""How high a board and a hand stand in the page, pictures, words and buttons together: they must stay in sight."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import ceil
from typing import Any

import pytest
from playwright.async_api import Page as Tab
from playwright.async_api import expect

from bot.delivery.drawing import Drawn
from bot.delivery.layout import compose
from bot.screens.screen import Buttons, Picture, Screen, Select, Text
from bot.screens.table import board
from games import GAMES
from pictures.tile import Tile
from playground.tests.page import screens
from playground.tests.page.conftest import Served
from playground.tests.page.test_messages import shown, sit
from tests.bot.test_screen_sizes import RULES, SAY, positions
from tests.page.trial import PHONE, played

pytestmark = [pytest.mark.long, pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SIZES = {"desktop": (1280, 800, 1100), "phone": (390, 844, 1000)}
"""Width and height of the window, and what a board must stay below; CSS pixels."""
MEASURED = 4
"""The highest positions of each table, by `weight`; the first position of all is measured too."""
Json = dict[str, Any]


@cache
def height(tile: Tile) -> int:
    """Of a picture, in its own pixels."""
    return tile.paint().height


def weight(screen: Screen) -> float:
    """About how high a board will stand; only for choosing which are measured."""
    high = 0.0
    for part in screen.parts:
        match part:
            case Picture():
                high += height(part.tile) / 2
            case Text():
                high += sum(22 * ceil(len(line) / 60) for line in part.text.split("\n"))
            case Buttons():
                high += 40 * ceil(len(part.buttons) / 4)
            case Select():
                high += 48
            case _:
                high += 8
    return high


def as_discord_says_it(screen: Screen) -> list[Json]:
    """The components of a message that shows `screen`; each picture is a plain one of its size."""
    tiles = {part.name: part.tile for part in screen.parts if isinstance(part, Picture)}
    parts = compose(Drawn(screen, dict.fromkeys(tiles, b""))).components

    def filled(part: Json) -> Json:
        for item in part.get("items", ()):
            tile = tiles[item["media"]["url"].removeprefix("attachment://")]
            item |= screens.picture(f"1100x{height(tile)}.png", item["description"], 1100, height(tile))
        for child in part.get("components", ()):
            filled(child)
        return {"id": 1} | part

    return [filled(part) for part in parts]


def highest(key: str, seats: int, rules: Json) -> Iterator[Screen]:
    """The boards of a random game that take most room, and its first: there Alakazoo shows its six beasts."""
    every = [board(table, recent, SAY, pictures=True) for table, recent in positions(GAMES[key], seats, rules)]
    drawn = [screen for screen in every if any(isinstance(part, Picture) for part in screen.parts)]
    yield from [drawn[0], *sorted(drawn[1:], key=weight)[-MEASURED:]]


@pytest.mark.parametrize("form", SIZES)
@pytest.mark.parametrize("key", GAMES)
async def test_a_board_with_its_words_and_buttons_stays_in_sight(tab: Tab, served: Served, key: str, form: str) -> None:
    width, window, most = SIZES[form]
    ana, measured = served.seat("Ana"), dict[str, float]()
    await tab.set_viewport_size({"width": width, "height": window})
    for rules in RULES[key]:
        for seats in GAMES[key].SEATS:
            for screen in highest(key, seats, rules):
                number = 1001 + len(measured)
                ana.show("message", screens.message(number, flags=screens.V2, components=as_discord_says_it(screen)))
                measured[f"{number}: {seats} seats, {rules}"] = 0.0
    await sit(tab, served)
    for name in measured:
        number = int(name.partition(":")[0])
        await expect(shown(tab, number)).to_be_visible()
        measured[name] = await shown(tab, number).evaluate("one => one.getBoundingClientRect().height")
    assert len(measured) >= 2 * MEASURED
    assert max(measured.values()) > most / 2, "the pictures were not shown"
    assert max(measured.values()) < most, {name: high for name, high in measured.items() if high >= most}


FITTING = 0.9
"""Of the questions with several answers, so many fit a phone with all that their hand says."""


@pytest.mark.parametrize("key", GAMES)
async def test_nine_of_ten_questions_of_a_game_fit_a_phone(tab: Tab, served: Served, key: str) -> None:
    ana, numbers = served.seat("Ana"), list[int]()
    await tab.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for number, one in enumerate(played(key, 1), 1001):
        parts = as_discord_says_it(one.screen)
        ana.show("message", screens.message(number, flags=screens.V2, components=parts))
        numbers.append(number)
    await sit(tab, served)
    measured: list[float] = []
    for number in numbers:
        await expect(shown(tab, number)).to_be_visible()
        measured.append(await shown(tab, number).evaluate("one => one.getBoundingClientRect().height"))
    assert len(measured) > 40 and max(measured) > PHONE[1] / 2, "the pictures were not shown"
    assert sum(each <= PHONE[1] for each in measured) >= FITTING * len(measured), sorted(measured)[-12:]
