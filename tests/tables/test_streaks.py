"""Days in a row by the day's game: what makes them, what breaks them, and what a server is told of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tables.daily import ends_at
from tables.replies import Person
from tables.streaks import streak_of
from tables.table import Table
from tables.time_source import FakeTime
from tests.games.kernel.toy import Parley
from tests.tables.builder import ANA, PEP, ZOE, World
from tests.tables.test_daily import DAY, HERE, NEXT, NOON, THERE, seeds


class Second(Parley):
    """Another game, so that days have different ones."""

    KEY = "second"


@pytest.fixture
async def at_noon(path: Path) -> Any:
    """Saturday, 22 November 2025: weekday 5, so the second of two games is the day's own."""
    world = await World(path, FakeTime(NOON)).open(seeds=seeds(), games={"second": Second, "parley": Parley})
    yield world
    await world.close()


async def begun(world: World, person: Person, guild: int = HERE, game: str | None = None) -> Table:
    day = world.days.today
    table = await world.days.start(guild, person, game or world.days.own_game(day), day)
    assert isinstance(table, int), table
    return await world.tables.find(table)


async def played(world: World, person: Person, guild: int = HERE, game: str | None = None) -> None:
    await world.play((await begun(world, person, guild, game)).id)


def to_noon(world: World) -> None:
    """The next day, at noon."""
    world.clock.advance_to(ends_at(world.days.today) + 43_200)


def test_days_in_a_row_count_to_yesterday_while_today_is_open() -> None:
    two = streak_of(["2025-11-19", "2025-11-21", "2025-11-22"], (), "2025-11-22")
    assert (two.days, two.longest, two.done, two.at_risk) == (2, 2, True, False)
    open_ = streak_of(["2025-11-20", "2025-11-21"], (), "2025-11-22")
    assert (open_.days, open_.longest, open_.done, open_.at_risk) == (2, 2, False, True)
    broken = streak_of(["2025-11-18", "2025-11-19", "2025-11-20"], (), "2025-11-22")
    assert (broken.days, broken.longest, broken.at_risk) == (0, 3, False)
    none = streak_of([], (), "2025-11-22")
    assert (none.days, none.longest) == (0, 0)


def test_a_day_without_the_bot_breaks_nothing_and_counts_for_nothing() -> None:
    played = ["2025-11-19", "2025-11-22"]
    assert streak_of(played, ["2025-11-20", "2025-11-21"], "2025-11-22").days == 2
    assert streak_of(played, ["2025-11-20"], "2025-11-22").days == 1
    assert streak_of(played[:1], ["2025-11-20", "2025-11-21"], "2025-11-22").days == 1
    both = streak_of(["2025-11-19", "2025-11-20", "2025-11-21"], ["2025-11-20"], "2025-11-22")
    assert (both.days, both.longest) == (3, 3), "who played on it all the same has that day too"


def test_the_calendar_shows_the_last_seven_days() -> None:
    found = streak_of(["2025-11-10", "2025-11-18", "2025-11-21"], ["2025-11-19"], "2025-11-22").calendar
    assert found == [
        ("2025-11-16", "missed"),
        ("2025-11-17", "missed"),
        ("2025-11-18", "played"),
        ("2025-11-19", "away"),
        ("2025-11-20", "missed"),
        ("2025-11-21", "played"),
        ("2025-11-22", "open"),
    ]


async def test_the_game_rotates_by_weekday_in_the_order_of_the_hosted_ones(at_noon: World) -> None:
    days = [at_noon.days.own_game(f"2025-11-{day}") for day in range(17, 25)]  # Monday to Monday
    assert days == ["second", "parley", "second", "parley", "second", "parley", "second", "second"]


async def test_only_the_days_own_game_counts_once_it_is_finished(at_noon: World) -> None:
    await played(at_noon, ANA, game="second")
    table = await begun(at_noon, PEP)
    assert (await at_noon.days.streak(ANA.id)).days == 0 == (await at_noon.days.streak(PEP.id)).days
    await played(at_noon, ANA, THERE)
    assert (await at_noon.days.streak(ANA.id)).days == 1
    at_noon.clock.advance_to(ends_at(DAY) + 60)
    assert (await at_noon.days.streak(PEP.id)).days == 0
    await at_noon.play(table.id)
    late = await at_noon.days.streak(PEP.id)
    assert (late.days, late.at_risk) == (1, True), "begun on its day, it counts for its day"


async def test_a_server_is_told_who_may_lose_a_streak_and_yesterdays_podium(at_noon: World) -> None:
    for person, guild in ((ANA, HERE), (PEP, THERE), (ZOE, HERE)):
        await played(at_noon, person, guild)
    to_noon(at_noon)
    await played(at_noon, ZOE)
    await at_noon.people.set(PEP.id, public="nowhere")
    found = await at_noon.days.streaks(HERE, NEXT)
    assert [(one.user, one.name, one.streak.days, one.streak.at_risk) for one in found] == [
        (ZOE.id, "Zoe", 2, False),
        (ANA.id, "Ana", 1, True),
    ]
    assert await at_noon.days.streaks(THERE, NEXT) == []
    assert {one.result.user_id for one in await at_noon.days.podium(HERE, DAY)} == {ANA.id, ZOE.id}
    assert [one.result.game for one in await at_noon.days.podium(HERE, DAY)] == ["parley"] * 2
    assert await at_noon.days.podium(THERE, DAY) == [], "who hides is on none"
    to_noon(at_noon)
    assert [one.user for one in await at_noon.days.streaks(HERE, at_noon.days.today)] == [ZOE.id]


async def test_a_day_on_which_the_bot_was_away_breaks_no_streak(at_noon: World) -> None:
    await played(at_noon, ANA)
    at_noon.clock.advance_to(ends_at(DAY) - 60)
    await at_noon.close()
    at_noon.clock.advance_to(ends_at(NEXT) - 17 * 3600)  # away from midnight to seven
    await at_noon.open(seeds=seeds(), games={"second": Second, "parley": Parley})
    assert await at_noon.store.days_away(6 * 3600) == [NEXT]
    to_noon(at_noon)
    found = await at_noon.days.streak(ANA.id)
    assert found.days == 1 and found.calendar[-2:] == [(NEXT, "away"), ("2025-11-24", "open")]
    assert [one.user for one in await at_noon.days.streaks(HERE, at_noon.days.today)] == [ANA.id]


async def test_two_pauses_of_a_day_add_up_and_less_than_six_hours_break_it(at_noon: World) -> None:
    for hours in (3, 2):
        await at_noon.close()
        at_noon.clock.advance(hours * 3600)
        await at_noon.open(seeds=seeds(), games={"second": Second, "parley": Parley})
    assert await at_noon.store.days_away(6 * 3600) == []
    assert await at_noon.store.days_away(5 * 3600 - 60) == [DAY]
    at_noon.tables.disconnected()
    at_noon.clock.advance(1.5 * 3600)
    await at_noon.tables.connected()
    assert await at_noon.store.days_away(6 * 3600) == [DAY]


async def test_it_is_part_of_the_export_and_gone_with_the_person(at_noon: World) -> None:
    await played(at_noon, ANA)
    assert [row["own_game"] for row in (await at_noon.people.export(ANA.id))["daily"]] == [1]
    assert await at_noon.people.forget(ANA.id) is True
    assert (await at_noon.days.streak(ANA.id)).days == 0
    assert await at_noon.days.streaks(HERE, DAY) == [] == await at_noon.days.podium(HERE, DAY)
