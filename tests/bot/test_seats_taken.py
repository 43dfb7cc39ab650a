"""Who loses a seat is told, finds the way back, and votes stand on the board."""

from __future__ import annotations

from pathlib import Path

import pytest

from playground import Playground
from tables import automatic, ending, seats
from tables import lobby as lobbies
from tables.errors import OfferLapsedError
from tables.replies import Person, Refused
from tables.timing import Timing
from tests.bot.house import QUICK, House, a_house, buttons, is_hand, press, sure, text
from tests.bot.test_together import in_turn

pytestmark = pytest.mark.usefixtures("no_errors")

SLOW = {"timing": Timing(answer=(3600.0, 3600.0))}
"""AI that answers in an hour."""


@pytest.mark.parametrize("parts", [{"timing": Timing(answer=QUICK.answer, misses=1, novice_turns=0)}])
async def test_who_is_taken_over_is_told_once_by_a_ping(house: House) -> None:
    first, second = await in_turn(house, turn="30")
    table = await house.tables.find(1)
    seat = table.seat_of(int(first.id))
    assert seat is not None
    (asked,) = table.now.decisions
    name, number = next(clock for clock in asked.clocks)
    await house.tables.changes.change(1, lambda draft: automatic.run_out(draft, name, number))
    assert table.seats[seat].away
    call = await second.until(lambda: second.message("an AI plays for you now"))
    assert text(call).startswith(f"<@{first.id}>")
    assert [one["id"] for one in call["mentions"]] == [first.id]
    assert "an AI plays for you; make any move" in text(await (await first.slash("me games")).shown())
    hand = await (await first.slash("table hand")).shown()
    assert "I’m back" in buttons(hand)
    assert len([one for one in second.messages if "an AI plays for you now" in text(one)]) == 1


@pytest.mark.parametrize("way", ["My hand", "table hand", "table leave", "the note that one has left"])
@pytest.mark.parametrize("parts", [SLOW])
async def test_a_seat_left_by_mistake_is_taken_back(way: str, house: House) -> None:
    first, second = await in_turn(house)
    left, table = await sure(first, "table leave"), await house.tables.find(1)
    ways = {"My hand": first.click, "table hand": first.slash, "table leave": first.slash}
    shown = await (await ways[way](way) if way in ways else left).shown()
    assert "Take my seat back" in buttons(shown) and table.seat_of(int(first.id)) is None
    refused = await press(second, second.messages[0], "al:1:hand:back")
    assert refused.ephemeral and table.seat_of(int(first.id)) is None
    back = await (await first.click("Take my seat back", on=shown)).shown()
    assert is_hand(back) and table.seat_of(int(first.id)) is not None


@pytest.mark.parametrize("parts", [{"timing": Timing(answer=(3600.0, 3600.0), second_thoughts=0.0)}])
async def test_it_is_not_offered_once_it_is_too_late(house: House) -> None:
    first, _ = await in_turn(house)
    await house.tables.change(1, seats.leave, int(first.id))
    assert "Take my seat back" not in buttons(await (await first.slash("table hand")).shown())


async def test_who_is_removed_is_told_and_stays_out(tmp_path: Path, play: Playground) -> None:
    async with a_house(play, tmp_path / "a.db") as house:
        ana, bea = house.seat("Ana"), house.seat("Bea")
        lobby = await (await ana.slash("alakazum new")).shown()
        await bea.click("Sit down", on=lobby)
        await house.tables.change(1, lobbies.remove, int(ana.id), 1)
        call = await bea.until(lambda: bea.message("the host has removed you from this table"))
        assert [one["id"] for one in call["mentions"]] == [bea.id]
        rules = (await house.tables.find(1)).rules
        assert bea.id not in rules.model_dump_json()
    async with a_house(play, tmp_path / "a.db") as house:  # also after a restart
        refused = await bea.click("Sit down", on=lobby)
        assert "can’t join it again" in text(await refused.shown())
        offer = await (await ana.slash("table substitute", user=bea.id)).shown()
        refused = await bea.click("Take the seat", on=offer)
        assert "can’t join it again" in text(await refused.shown())
        assert (await house.tables.find(1)).seat_of(int(bea.id)) is None
        await house.tables.change(1, lobbies.add_ai, int(ana.id), "easy")
        await house.tables.start(1, int(ana.id))
        assert (await house.tables.find(1)).rules.removed == ()


@pytest.mark.parametrize(
    ("command", "wish", "after"), [("pause", "like to pause", "paused"), ("end", "end the game", "over")]
)
async def test_votes_have_their_buttons_on_the_board(command: str, wish: str, after: str, house: House) -> None:
    first, second = await in_turn(house)
    table = await house.tables.find(1)
    ask = ending.pause if command == "pause" else ending.end
    await house.tables.change(1, ask, int(first.id))
    board = await second.until(lambda: second.message(f"{wish}: 1 of 2 agree"))
    assert {f"Agree to {command}", f"Don’t {command}"} <= buttons(board).keys()
    await second.click(f"Don’t {command}", on=board)
    await first.until(lambda: not first.message(f"{wish}: 1 of 2 agree"))
    assert table.status == "live"
    await house.tables.change(1, ask, int(first.id))
    await second.until(lambda: second.message(f"{wish}: 1 of 2 agree"))
    await second.click(f"Agree to {command}", on=second.message(f"{wish}: 1 of 2 agree"))
    assert table.status == after


async def test_a_second_offer_of_a_seat_kills_the_firsts_buttons(house: House) -> None:
    first, _ = await in_turn(house)
    dan, eve = house.seat("Dan"), house.seat("Eve")
    to_dan = await (await first.slash("table substitute", user=dan.id)).shown()
    to_eve = await (await first.slash("table substitute", user=eve.id)).shown()
    await dan.click("Take the seat", on=to_dan)
    table = await house.tables.find(1)
    assert table.seat_of(int(dan.id)) is None
    lapsed = await dan.until(lambda: dan.message("This offer is over"))
    assert lapsed["id"] == to_dan["id"] and not buttons(lapsed)
    await eve.click("Take the seat", on=to_eve)
    assert table.seat_of(int(eve.id)) is not None


@pytest.mark.parametrize("way", ["left and came back", "handed on and got back"])
@pytest.mark.parametrize("parts", [SLOW])
async def test_an_offer_of_before_stays_lapsed_whoever_sat_there_meanwhile(way: str, house: House) -> None:
    first, _ = await in_turn(house)
    dan, eve, zoe = (house.seat(name) for name in ("Dan", "Eve", "Zoe"))
    to_dan = await (await first.slash("table substitute", user=dan.id)).shown()
    if way == "left and came back":
        await house.tables.change(1, seats.leave, int(first.id))
        await house.tables.change(1, seats.return_to_seat, int(first.id))
    else:
        await eve.click("Take the seat", on=await (await first.slash("table substitute", user=eve.id)).shown())
        await first.click("Take the seat", on=await (await eve.slash("table substitute", user=first.id)).shown())
    to_zoe = await (await first.slash("table substitute", user=zoe.id)).shown()
    await dan.click("Take the seat", on=to_dan)
    table = await house.tables.find(1)
    assert table.seat_of(int(dan.id)) is None and table.seat_of(int(first.id)) is not None
    await zoe.click("Take the seat", on=to_zoe)
    assert table.seat_of(int(zoe.id)) is not None


async def test_a_seat_offered_anew_while_somebody_takes_it_is_not_theirs(house: House) -> None:
    first, _ = await in_turn(house)
    dan = house.seat("Dan")
    await house.tables.change(1, seats.offer, int(first.id))
    table = await house.tables.find(1)
    seat = table.seat_of(int(first.id))
    assert seat is not None
    number = table.seats[seat].offers
    await house.tables.change(1, seats.offer, int(first.id))
    late = await house.tables.hand_over(1, int(first.id), Person(int(dan.id), "Dan"), number)
    assert isinstance(late, Refused) and isinstance(late.error, OfferLapsedError)
    assert table.seat_of(int(dan.id)) is None
