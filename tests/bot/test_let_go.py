"""What is answered is freed at once: nothing waits for a full garbage collection, which blocks the event loop."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import discord
import pytest

from bot.delivery.hand import OpenHand
from bot.delivery.layout import Sheet
from playground import Playground
from tests.bot.house import a_house

pytestmark = pytest.mark.usefixtures("no_errors")
KINDS = (discord.Interaction, discord.Message, discord.ui.Item, Sheet)
SETTLED = 60
"""Seconds for a loaded machine."""


def _left() -> list[str]:
    return [type(each).__name__ for each in gc.get_objects() if isinstance(each, KINDS)]


async def test_interactions_and_what_was_sent_leave_no_circles(tmp_path: Path) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        ana = house.seat("Ana")
        lobby = await (await ana.slash("alakazum new", ai=1)).shown()
        await ana.click("Start", on=lobby)
        gc.collect()
        before = _left()
        gc.disable()
        try:
            for _ in range(3):
                hand = await (await ana.slash("table hand")).shown()
                await (await ana.click("Log", on=hand)).shown()
            async with asyncio.timeout(SETTLED):
                while len(_left()) > len(before):  # noqa: ASYNC110 - boards and hands are still being brought
                    await asyncio.sleep(0.05)
        finally:
            gc.enable()


async def test_of_a_hand_that_was_opened_anew_nothing_stays(tmp_path: Path) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        ana = house.seat("Ana")
        lobby = await (await ana.slash("alakazum new", ai=1)).shown()
        await ana.click("Start", on=lobby)
        for _ in range(4):
            await (await ana.slash("table hand")).shown()
        async with asyncio.timeout(SETTLED):
            while len(_open_hands()) > 1:  # noqa: ASYNC110 - only the collector knows
                await asyncio.sleep(0.05)
        assert _open_hands() == [int(ana.id)]


def _open_hands() -> list[int]:
    gc.collect()
    return [each.user for each in gc.get_objects() if isinstance(each, OpenHand)]
