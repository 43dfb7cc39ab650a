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
from tests.bot.house import QUICK, a_house, buttons, ready, text
from tests.bot.test_together import a_game

pytestmark = pytest.mark.usefixtures("no_errors")


async def test_who_is_taken_over_is_told_once_by_a_ping(tmp_path: Path) -> None:
    timing = Timing(answer=QUICK.answer, misses=1, novice_turns=0)
    async with Playground() as play, a_house(play, tmp_path / "a.db", timing) as house:
        first, second = await a_game(house, turn="30")
        table = await house.tables.find(1)
        seat = table.seat_of(int(first.id))
        assert seat is not None
        (asked,) = table.now.decisions
        name, number = next(clock for clock in asked.clocks)
        await house.tables.changes.change(1, lambda draft: automatic.run_out(draft, name, number))
        assert table.seats[seat].away
        await second.until(lambda: second.message("an AI plays for you now"))
        call = second.message("an AI plays for you now")
        assert call is not None and text(call).startswith(f"<@{first.id}>")
        assert [one["id"] for one in call["mentions"]] == [first.id]
        assert "an AI plays for you; make any move" in text(await (await first.slash("me games")).shown())
        hand = await (await first.slash("table hand")).shown()
        assert "I’m back" in buttons(hand)
        assert len([one for one in second.messages if "an AI plays for you now" in text(one)]) == 1


@pytest.mark.parametrize("way", ["My hand", "table hand", "table leave"])
async def test_a_seat_left_by_mistake_is_taken_back(tmp_path: Path, way: str) -> None:
    timing = Timing(answer=(3600.0, 3600.0))
    async with Playground() as play, a_house(play, tmp_path / "a.db", timing) as house:
        first, _ = await a_game(house)
        await house.tables.change(1, seats.leave, int(first.id))
        shown = await (await (first.click(way) if way == "My hand" else first.slash(way))).shown()
        assert "Take my seat back" in buttons(shown)
        await first.click("Take my seat back", on=shown)
        assert (await house.tables.find(1)).seat_of(int(first.id)) is not None


async def test_it_is_not_offered_once_it_is_too_late(tmp_path: Path) -> None:
    timing = Timing(answer=(3600.0, 3600.0), second_thoughts=0.0)
    async with Playground() as play, a_house(play, tmp_path / "a.db", timing) as house:
        first, _ = await a_game(house)
        await house.tables.change(1, seats.leave, int(first.id))
        assert "Take my seat back" not in buttons(await (await first.slash("table hand")).shown())


async def test_who_is_removed_is_told_and_stays_out(tmp_path: Path) -> None:
    async with Playground() as play:
        async with a_house(play, tmp_path / "a.db") as house:
            await ready(house)
            ana, bea = house.seat("Ana"), house.seat("Bea")
            lobby = await (await ana.slash("alakazum new")).shown()
            await bea.click("Join", on=lobby)
            await house.tables.change(1, lobbies.remove, int(ana.id), 1)
            await bea.until(lambda: bea.message("the host has removed you from this table"))
            call = bea.message("the host has removed you from this table")
            assert call is not None and [one["id"] for one in call["mentions"]] == [bea.id]
            rules = (await house.tables.find(1)).rules
            assert bea.id not in rules.model_dump_json()
        async with a_house(play, tmp_path / "a.db") as house:  # also after a restart
            await ready(house)
            refused = await bea.click("Join", on=lobby)
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
async def test_votes_have_their_buttons_on_the_board(tmp_path: Path, command: str, wish: str, after: str) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        first, second = await a_game(house)
        table = await house.tables.find(1)
        ask = ending.pause if command == "pause" else ending.end
        await house.tables.change(1, ask, int(first.id))
        await second.until(lambda: second.message(f"{wish}: 1 of 2 agree"))
        board = second.message(f"{wish}: 1 of 2 agree")
        assert board is not None and {f"Agree to {command}", f"Don’t {command}"} <= buttons(board).keys()
        await second.click(f"Don’t {command}", on=board)
        await first.until(lambda: not first.message(f"{wish}: 1 of 2 agree"))
        assert table.status == "live"
        await house.tables.change(1, ask, int(first.id))
        await second.until(lambda: second.message(f"{wish}: 1 of 2 agree"))
        await second.click(f"Agree to {command}", on=second.message(f"{wish}: 1 of 2 agree"))
        assert table.status == after


async def test_a_second_offer_of_a_seat_kills_the_firsts_buttons(tmp_path: Path) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        first, _ = await a_game(house)
        dan, eve = house.seat("Dan"), house.seat("Eve")
        to_dan = await (await first.slash("table substitute", user=dan.id)).shown()
        to_eve = await (await first.slash("table substitute", user=eve.id)).shown()
        await dan.click("Take the seat", on=to_dan)
        table = await house.tables.find(1)
        assert table.seat_of(int(dan.id)) is None
        await dan.until(lambda: dan.message("This offer is over"))
        lapsed = dan.message("This offer is over")
        assert lapsed is not None and lapsed["id"] == to_dan["id"] and not buttons(lapsed)
        await eve.click("Take the seat", on=to_eve)
        assert table.seat_of(int(eve.id)) is not None


@pytest.mark.parametrize("way", ["left and came back", "handed on and got back"])
async def test_an_offer_of_before_stays_lapsed_whoever_sat_there_meanwhile(tmp_path: Path, way: str) -> None:
    timing = Timing(answer=(3600.0, 3600.0))
    async with Playground() as play, a_house(play, tmp_path / "a.db", timing) as house:
        first, _ = await a_game(house)
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


async def test_a_seat_offered_anew_while_somebody_takes_it_is_not_theirs(tmp_path: Path) -> None:
    async with Playground() as play, a_house(play, tmp_path / "a.db") as house:
        first, _ = await a_game(house)
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
