"""The month on a server: what brings points, and by whose clocks it begins and ends."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from storage.day_rows import MonthRow
from tables import seats
from tables.evenings import EveningRow
from tables.months import Months, is_first_evening, month_after, month_before, standings
from tables.time_source import FakeTime
from tests.tables.builder import ANA, PEP, ZOE, World, done
from tests.tables.test_streaks import at_noon, played, to_noon

__all__ = ["at_noon"]


def at(moment: str) -> float:
    return datetime.fromisoformat(moment).timestamp()


def game(user: int, moment: str, people: int = 2, *, own: bool = False, beaten: bool = False) -> MonthRow:
    return MonthRow(user, f"P{user}", at(moment), people, own, beaten)


def points(*rows: MonthRow, zone: str = "UTC") -> dict[int, tuple[int, int]]:
    """User → place and points."""
    return {one.user: (one.place, one.points) for one in standings(rows, zone)}


def test_a_table_of_people_brings_three_the_days_game_one_and_par_one_more() -> None:
    table = game(1, "2025-11-22T20:00Z")
    own = game(2, "2025-11-22T20:00Z", people=1, own=True)
    par = game(3, "2025-11-22T20:00Z", people=1, own=True, beaten=True)
    alone = game(4, "2025-11-22T20:00Z", people=1)
    assert points(table, own, par, alone) == {1: (1, 3), 3: (2, 2), 2: (3, 1)}


def test_a_day_brings_six_at_most() -> None:
    day = [game(1, f"2025-11-22T{hour}:00Z") for hour in (18, 19, 20)]
    day.append(game(1, "2025-11-22T21:00Z", people=1, own=True, beaten=True))
    assert points(*day) == {1: (1, 6)}
    assert points(*day, game(1, "2025-11-23T10:00Z")) == {1: (1, 9)}


def test_whose_day_it_is_the_clocks_of_the_server_say() -> None:
    """23:30 in Madrid on the 22nd and 00:30 on the 23rd: two days there, one by UTC."""
    late = [game(1, "2025-11-22T22:30Z"), game(1, "2025-11-22T22:40Z"), game(1, "2025-11-22T23:30Z")]
    assert points(*late) == {1: (1, 6)}
    assert points(*late, zone="Europe/Madrid") == {1: (1, 9)}


def test_equals_share_a_place() -> None:
    assert points(*[game(user, "2025-11-22T20:00Z") for user in (1, 2)], game(3, "2025-11-22T20:00Z", 1, own=True)) == {
        1: (1, 3),
        2: (1, 3),
        3: (3, 1),
    }


def test_months_follow_each_other() -> None:
    assert (month_before("2026-01"), month_after("2025-12"), month_after("2026-01")) == (
        "2025-12",
        "2026-01",
        "2026-02",
    )
    with pytest.raises(ValueError):
        month_after("2026-13")


def test_the_first_evening_of_a_month_by_the_chosen_weekdays() -> None:
    """1 November 2025 is a Saturday."""
    assert is_first_evening("2025-11-01", "1234567") and not is_first_evening("2025-11-02", "1234567")
    assert is_first_evening("2025-11-03", "12345") and not is_first_evening("2025-11-04", "12345")


async def test_a_server_counts_what_was_finished_there_but_not_of_who_hides(at_noon: World) -> None:
    months, day = Months(at_noon.store, at_noon.clock), at_noon.days.today
    table = await at_noon.live(ANA, PEP)
    await at_noon.play(table)
    await played(at_noon, ZOE)
    await at_noon.store.keep_daily_par(day, at_noon.days.own_game(day), -100)
    await played(at_noon, PEP, guild=1)
    found = await months.month(1)
    assert {one.user: one.points for one in found.ranked} == {ANA.id: 3, PEP.id: 5}, "three, and one and par's one"
    assert (found.month, found.is_current) == ("2025-11", True)
    await at_noon.people.set(PEP.id, public="nowhere")
    assert [one.user for one in (await months.month(1)).ranked] == [ANA.id]
    assert (await months.month(1, PEP.id)).of(PEP.id) is not None, "who hides sees themselves"


async def test_who_leaves_a_table_has_nothing_of_it_and_who_stays_has(at_noon: World) -> None:
    months = Months(at_noon.store, at_noon.clock)
    table = await at_noon.live(ANA, PEP, ZOE)
    done(await at_noon.tables.change(table, seats.leave, ZOE.id))
    await at_noon.play(table)
    assert {one.user: one.points for one in (await months.month(1)).ranked} == {ANA.id: 3, PEP.id: 3}


async def test_a_month_ends_at_midnight_of_the_server(path: Path) -> None:
    """One minute before midnight of 30 November in Sydney it is 12:59 UTC there."""
    world = await World(path, FakeTime(at("2025-11-30T12:58Z"))).open()
    months = Months(world.store, world.clock)
    row = EveningRow(1, 1, 20, "Australia/Sydney", "1234567", "en", "2025-12-01", None, 0.0)
    await world.store.evenings.keep(row)
    first = await world.live(ANA, PEP)
    await world.play(first)
    world.clock.advance_to(at("2025-11-30T13:00Z"))
    second = await world.live(ANA, ZOE)
    await world.play(second)
    assert {one.user for one in (await months.month(1, month="2025-11")).ranked} == {ANA.id, PEP.id}
    now = await months.month(1)
    assert (now.month, {one.user for one in now.ranked}) == ("2025-12", {ANA.id, ZOE.id})
    await world.close()


async def test_every_day_counts_by_itself(at_noon: World) -> None:
    for _ in range(2):
        await played(at_noon, ANA, guild=1)
        to_noon(at_noon)
    months = Months(at_noon.store, at_noon.clock)
    assert [one.points for one in (await months.month(1)).ranked] == [2]
