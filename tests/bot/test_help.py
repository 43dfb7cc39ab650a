"""`/help` plays: its buttons open a table, a tutorial and today's, and a table that has no room a thread."""

from __future__ import annotations

import pytest

from bot.delivery.discord_api import InteractionResponses
from games import GAMES
from playground import Seat
from tests.bot.house import House, buttons, text

pytestmark = pytest.mark.usefixtures("no_errors")


@pytest.mark.parametrize("game", GAMES)
async def test_help_has_buttons_that_play_each_game(game: str, house: House, ana: Seat) -> None:
    reply = await ana.slash("help")
    shown = await reply.shown()
    assert reply.ephemeral and len(text(shown).split()) < 260  # 375 were too many
    for other in GAMES:
        for what in ("play", "learn", "daily"):
            assert f"al:0:help:{what}.{other}" in str(shown)
    opened = await (await ana.click(f"al:0:help:play.{game}", on=shown)).shown()
    assert "and you have a seat" in text(opened)
    table = await house.tables.find(1)
    assert (table.game_key, table.status, table.place.thread) == (game, "lobby", None)
    hand = await (await ana.click(f"al:0:help:learn.{game}", on=shown)).shown()
    learnt = await house.tables.find(2)
    assert learnt.rules.tutorial and learnt.game_key == game and "🎓" in text(hand)
    assert learnt.place.thread is not None, "a table stands in the channel"
    again = await (await ana.slash("help")).shown()
    today = await (await ana.click(f"al:0:help:daily.{game}", on=again)).shown()
    assert f"al:0:daily:start.{game}" in str(today)


async def test_where_a_table_stands_the_next_opens_in_a_thread_by_one_press(house: House, ana: Seat, bea: Seat) -> None:
    await ana.slash("alakazum new")
    refused = await bea.slash("alakazoo new", ai=2)
    shown = await refused.shown()
    assert refused.ephemeral and "already has a table" in text(shown) and [*buttons(shown)] == ["Open in a thread"]
    await bea.click("Open in a thread", on=shown)
    table = await house.tables.find(2)
    assert table.place.thread is not None and [seat.ai for seat in table.seats] == [None, "easy", "easy"]
    with_rules = await (await bea.slash("alakazoo new", clock="slow")).shown()
    assert "thread: True" in text(with_rules) and not buttons(with_rules), "a press would lose the rules"


async def test_a_tutorial_has_a_hand_though_the_help_it_was_begun_from_is_deleted(
    house: House, ana: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is deleted after the press was acknowledged, before the hand takes its place."""
    shown = await (await ana.slash("help")).shown()
    acknowledge = InteractionResponses.acknowledge

    async def deleted(responses: InteractionResponses, private: bool) -> None:
        await acknowledge(responses, private)
        house.play.world.messages.remove(house.play.channel.messages[int(shown["id"])])

    monkeypatch.setattr(InteractionResponses, "acknowledge", deleted)
    await ana.click("al:0:help:learn.alakazoo", on=shown)
    await ana.until(lambda: any(one["flags"] & 64 and "🎓" in text(one) for one in ana.messages))
