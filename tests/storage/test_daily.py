"""Seeds of days and who has begun which daily table, as they are kept."""

import asyncio
from dataclasses import replace

import pytest

from storage.errors import TryTaken
from storage.rows import DailyTry
from storage.store import TableStore
from tests.storage.examples import a_lobby

DAY, NEXT = "2025-11-22", "2025-11-23"


async def test_the_first_seed_of_a_day_and_game_is_kept_whoever_asks(store: TableStore) -> None:
    drawn = [bytes([number]) * 32 for number in range(8)]
    found = await asyncio.gather(*(store.daily_seed(DAY, "alakazum", seed) for seed in drawn))
    assert len(set(found)) == 1 and found[0] in drawn
    assert (
        await store.daily_seed(DAY, "alakazum", b"x" * 32) == found[0] == await store.kept_daily_seed(DAY, "alakazum")
    )
    assert await store.daily_seed(DAY, "alakazoo", b"y" * 32) == b"y" * 32
    assert await store.daily_seed(NEXT, "alakazum", b"z" * 32) == b"z" * 32
    assert await store.kept_daily_seed(NEXT, "alakazoo") is None
    assert await store.daily_days(DAY, "alakazum") == (None, NEXT)
    assert await store.daily_days(NEXT, "alakazum") == (DAY, None)


async def test_of_two_tries_at_once_one_is_kept_and_nothing_of_the_other(store: TableStore) -> None:
    """The channels differ, so the try alone is what refuses it."""
    rows = [replace(a_lobby(-20 - number, host=30)) for number in range(3)]
    kept = await asyncio.gather(*(store.create_table(row, DailyTry(DAY)) for row in rows), return_exceptions=True)
    (table,) = [one for one in kept if isinstance(one, int)]
    assert sum(isinstance(one, TryTaken) for one in kept) == 2
    assert [head.id for head in await store.load_live()] == [table] == [await store.daily_try(DAY, rows[0].game, 30)]
    assert not (await store.load(table)).dirty
    other_day = await store.create_table(a_lobby(-30, host=30), DailyTry(NEXT))
    somebody_else = await store.create_table(a_lobby(-31, host=31), DailyTry(DAY))
    assert await store.daily_try(NEXT, rows[0].game, 30) == other_day
    assert await store.daily_try(DAY, rows[0].game, 31) == somebody_else
    assert await store.daily_tries(DAY, rows[0].game, rows[0].guild_id) == 2
    with pytest.raises(TryTaken):
        await store.create_table(a_lobby(-32, host=31), DailyTry(DAY))


async def test_the_first_par_of_a_day_and_game_is_kept_whoever_writes(store: TableStore) -> None:
    assert await store.daily_par(DAY, "alakazum") is None
    await asyncio.gather(*(store.keep_daily_par(DAY, "alakazum", par) for par in (7, 8, 9)))
    kept = await store.daily_par(DAY, "alakazum")
    assert kept in (7, 8, 9)
    await store.keep_daily_par(DAY, "alakazum", 70)
    assert await store.daily_par(DAY, "alakazum") == kept
    assert await store.daily_par(DAY, "alakazoo") is None is await store.daily_par(NEXT, "alakazum")


MIDNIGHT = 1_763_769_600.0
"""22 November 2025, 00:00 UTC."""


async def test_the_time_away_is_noted_day_by_day_and_by_connection(store: TableStore) -> None:
    """From 20:00 of the 21st to 03:00 of the 23rd: 4 hours, 24, 3."""
    hour = 3600.0
    await store.give_back(31 * hour, MIDNIGHT + 27 * hour)
    assert await store.days_away(23 * hour) == [DAY]
    assert await store.days_away(3.5 * hour) == ["2025-11-21", DAY]
    await store.give_back(2 * hour, MIDNIGHT + 30 * hour)
    assert await store.days_away(4.9 * hour) == [DAY, NEXT], "3 and 2"
    await store.give_back(2 * hour, MIDNIGHT + 33 * hour, connections=[1], count=2, lost=1)
    assert await store.days_away(5.1 * hour) == [DAY], "another connection has a count of its own"
    await store.give_back(59, MIDNIGHT - 40 * hour)
    assert await store.days_away(0) == ["2025-11-21", DAY, NEXT], "a short one isn't noted"
