"""A 429 that is the place's, not ours: Discord's own code says what follows."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord import HTTPException

import bot.delivery.discord_api
from bot.delivery.discord_api import RateLimited, expecting
from playground import Playground, words
from tests.bot.house import House, a_game, a_house
from tests.bot.test_playing import boards
from tests.tables.builder import until

pytestmark = pytest.mark.usefixtures("no_errors")

NONE = (0, 0.01)
"""Nobody may; again in a moment. discord.py waits and tries five times."""
OPEN = (1_000_000, 1.0)
HOUR = 3600.0


@pytest.mark.parametrize("of", ["channel_writes", "server_writes"])
async def test_where_too_much_is_written_the_same_board_follows_soon(
    of: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.delivery.discord_api, "BUSY", 0.3)
    async with Playground(record=True) as play, a_house(play, tmp_path / "a.db") as house:
        ana, bea = await a_game(house, "Ana", "Bea")
        (before,) = boards(bea)
        traffic = play.traffic
        assert traffic is not None
        play.world.limits = replace(play.world.limits, **{of: NONE})
        await ana.slash("table pause")
        async with asyncio.timeout(10):
            await until(lambda: sum(one.status == 429 for one in traffic.exchanges) >= 5)
        play.world.limits = replace(play.world.limits, **{of: OPEN})
        await bea.until(lambda: "would like to pause" in words(boards(bea)[0]))
        assert [one["id"] for one in boards(bea)] == [before["id"]]
        codes = {one.answer["code"] for one in traffic.exchanges if one.status == 429}
        assert codes == {20028 if of == "channel_writes" else 20029}


def test_it_is_tried_again_after_five_seconds() -> None:
    answer: Any = SimpleNamespace(status=429, reason="Too Many Requests")
    with pytest.raises(RateLimited) as later, expecting("edit"):
        raise HTTPException(answer, {"code": 20028, "message": "The write action you are performing …"})
    assert later.value.seconds == 5.0


async def test_a_board_that_is_too_old_to_be_edited_again_is_posted_anew(house: House, play: Playground) -> None:
    ana, bea = await a_game(house, "Ana", "Bea")
    (before,) = boards(bea)
    play.world.limits = replace(play.world.limits, old_edits=NONE)
    for message in play.world.channels[int(ana.channel_id)].messages.values():
        message.created -= 2 * HOUR
    await ana.slash("table pause")
    await bea.until(
        lambda: any("would like to pause" in words(one) and one["id"] != before["id"] for one in boards(bea))
    )
