"""What a table decides together: taking back, pausing; and what a server's keeper may do alone."""

from __future__ import annotations

from typing import Any

import pytest

from playground import Playground, Seat
from tables import press
from tables.replies import Done
from tests.bot.house import House, a_game, asked, buttons, text

MANAGE_GUILD = 1 << 5

pytestmark = pytest.mark.usefixtures("no_errors")


async def in_turn(house: House, **options: Any) -> tuple[Seat, Seat]:
    """Ana and Bea, asked for their start characters: first whoever begins."""
    return await asked(house, await a_game(house, "Ana", "Bea", **options))


async def choose(house: House, seat: Seat) -> None:
    """Take the first start character there is."""
    table = await house.tables.find(1)
    (decision,) = table.now.decisions
    reply = await house.tables.change(1, press.press, int(seat.id), decision.id, [decision.options[0]])
    assert isinstance(reply, Done)


async def hand(seat: Seat) -> dict[str, Any]:
    return await (await seat.click("My hand")).shown()


async def test_the_last_own_move_is_taken_back_by_a_button_of_the_hand(house: House) -> None:
    first, second = await in_turn(house)
    assert "Undo my move" not in buttons(await hand(first))
    await choose(house, first)
    shown = await hand(first)
    assert "Undo my move" in buttons(shown) and "Undo my move" not in buttons(await hand(second))
    await first.click("Undo my move", on=shown)
    table = await house.tables.find(1)
    assert table.game is not None and table.game.decisions[0].seat == table.seat_of(int(first.id))
    await second.until(lambda: second.message("has taken back their last move"))
    assert "Undo my move" not in buttons(await hand(first))


async def test_after_somebody_else_has_moved_they_are_asked_on_the_board(house: House) -> None:
    first, second = await in_turn(house)
    await choose(house, first)
    table = await house.tables.find(1)
    assert table.game is not None
    await choose(house, second)
    reply = await first.slash("table undo")
    shown = text(await reply.shown())
    if "drawn" in shown:  # the second choice began the first turn, and that may show something
        return
    assert "asked the others" in shown
    await second.until(lambda: second.message("would like to take back"))
    board = next(one for one in reversed(second.messages) if "Agree" in buttons(one))
    outsider = house.seat("Zoe")
    refused = await outsider.click("Agree", on=board)
    assert refused.ephemeral and "have a seat" in text(await refused.shown())
    await second.click("Agree", on=board)
    assert table.game.decisions[0].seat == table.seat_of(int(first.id))


async def test_what_can_not_be_taken_back_is_said_privately(house: House) -> None:
    first, _ = await in_turn(house)
    reply = await first.slash("table undo")
    assert reply.ephemeral and "no move to undo" in text(await reply.shown())


async def test_a_pause_needs_all_and_anybody_resumes(house: House) -> None:
    first, second = await in_turn(house)
    noted = text(await (await first.slash("table pause")).shown())
    assert "(1 of 2 so far)" in noted
    await second.until(lambda: second.message("would like to pause"))
    await second.slash("table pause")
    await first.until(lambda: first.message("All clocks are stopped"))
    board = next(one for one in reversed(first.messages) if "Resume" in buttons(one))
    assert not any(":0:" not in id and id.split(":")[2].isdigit() for id in buttons(board).values())
    shown = await hand(first)
    assert "The table is paused" in text(shown) and "Resume" in buttons(shown)
    await second.click("Resume")
    table = await house.tables.find(1)
    assert table.status == "live"
    await choose(house, first)


async def test_only_who_manages_the_server_may_reset_a_table(house: House, play: Playground) -> None:
    await in_turn(house)
    keeper = house.seat("Kim")
    assert not any(one["name"] == "settings" for one in keeper.commands())
    channel = play.world.channels[int(keeper.messages[0]["channel_id"])]
    play.world.allow(channel, play.world.users[int(keeper.id)], MANAGE_GUILD)
    asked = await (await keeper.slash("settings reset")).shown()
    reply = await keeper.click("End the table", on=asked)
    assert "channel is free again" in text(await reply.shown())
    assert (await house.tables.find(1)).status == "over"
    again = await keeper.slash("settings reset")
    assert "no table in this channel" in text(await again.shown())
