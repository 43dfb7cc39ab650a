"""Par: what the best AI reaches on a day's shuffle, worked out once, whatever happens meanwhile."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Any

from games import GAMES
from tables.daily import ends_at
from tables.pars import GAMES_PLAYED, Pars, Shuffle, points_of
from tables.time_source import FakeTime
from tests.tables.builder import World
from tests.tables.test_daily import DAY, NEXT, NOON, seeds
from tests.tables.test_streaks import Second

SHUFFLE = bytes(range(32))


class Written:
    """Pars by game, without playing; a game that is named in `fails` can't be worked out."""

    def __init__(self, **fails: bool) -> None:
        self.asked: list[Shuffle] = []
        self.fails, self.closed = dict(fails), False

    async def of(self, shuffle: Shuffle) -> int:
        self.asked.append(shuffle)
        if self.fails.pop(shuffle.game, False):
            raise OSError("no process")
        return len(self.asked)


async def begun(path: Path, pars: Any) -> World:
    from tests.games.kernel.toy import Parley

    games = {"second": Second, "parley": Parley}
    world = await World(path, FakeTime(NOON)).open(seeds=seeds(), games=games, pars=pars)
    await woken(world)
    return world


async def woken(world: World) -> None:
    """From a start: what is due is done."""
    world.days.begin()
    await done(world)


async def done(world: World) -> None:
    await world.tables.tick()
    assert world.days.working is not None
    await world.days.working


async def test_each_game_has_its_par_when_the_bot_starts_and_when_the_day_begins(path: Path) -> None:
    pars = Written()
    world = await begun(path, pars)
    assert [(one.game, one.seed) for one in pars.asked] == [
        ("parley", await world.days.seed("parley", DAY)),
        ("second", await world.days.seed("second", DAY)),
    ], "the day's own game first"
    assert await world.days.par("parley", DAY) == 1 and await world.days.par("parley", NEXT) is None
    world.clock.advance_to(ends_at(DAY))
    await done(world)
    assert [one.game for one in pars.asked[2:]] == ["second", "parley"], "Sunday: weekday 6"
    assert await world.days.par("second", NEXT) == 3
    await world.close()


async def test_a_restart_in_between_works_it_out_again_and_a_known_par_is_left(path: Path) -> None:
    pars = Written(second=True)
    world = await begun(path, pars)
    assert await world.days.par("parley", DAY) == 1 and await world.days.par("second", DAY) is None
    again = Written()
    await world.restart(seeds=seeds(), games={"second": Second, "parley": world.games["parley"]}, pars=again)
    await woken(world)
    assert [one.game for one in again.asked] == ["second"]
    assert await world.days.par("second", DAY) == 1
    await world.close()


async def test_one_that_failed_is_tried_again_after_ten_minutes(path: Path) -> None:
    pars = Written(parley=True)
    world = await begun(path, pars)
    assert await world.days.par("parley", DAY) is None and await world.days.par("second", DAY) == 2
    world.clock.advance(599)
    await world.tables.tick()
    assert len(pars.asked) == 2
    world.clock.advance(1)
    await done(world)
    assert await world.days.par("parley", DAY) == 3 and len(pars.asked) == 3
    await world.close()


async def test_of_two_processes_the_first_writes_it(path: Path) -> None:
    pars = Written()
    world = await begun(path, pars)
    await world.store.keep_daily_par(DAY, "parley", 99)
    assert await world.days.par("parley", DAY) == 1
    await world.close()


async def test_par_is_the_median_of_seven_games_of_the_best_ai() -> None:
    key = min(GAMES, key=lambda game: GAMES[game].FACTS.minutes)
    shuffle = Shuffle(key, SHUFFLE, dict(GAMES[key].FACTS.short), 0)
    points = [points_of(shuffle, number) for number in range(GAMES_PLAYED)]
    pars = Pars()
    assert await pars.of(shuffle) == median(points)
    assert len(set(points)) > 1, "seven seeds think differently"
    pars.close()
    try:
        await pars.of(shuffle)
    except Exception as error:
        assert "no more" in str(error)
    else:
        raise AssertionError("it was closed")
