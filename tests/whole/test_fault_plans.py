"""Games of every game under a plan of faults made up by a seed: they go on to the end, and nobody is left waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random  # noqa: TID251 - seeded

import pytest

from bot.delivery.lateness import Lateness
from games import GAMES
from playground import Playground
from tables.undo import replayed
from tests.bot.house import a_house, ready
from tests.harness.people import Player, play_on

REQUEST = ("429", "500", "502-after", "503", "lost", "reset")
ROUTES = ("", " on PATCH /channels/*", " on POST /channels/*/messages", " on POST /interactions/*/callback")
SOCKET = ("drop", "cut", "op7", "op9")
OPTIONS = {"alakazam": {"three_rounds": True}}
pytestmark = pytest.mark.usefixtures("no_errors")
SHORT = 120
"""Moves of the shortest run, which is in `make test`: over sockets and threads, which the simulation has none of."""
LONG = [pytest.param(seed, 10_000, marks=pytest.mark.long) for seed in range(12)]


class FastClock:
    """So many seconds of the tables' in one."""

    def __init__(self, speed: float) -> None:
        self._speed, self._start = speed, asyncio.get_running_loop().time()

    def now(self) -> float:
        return 1_700_000_000.0 + (asyncio.get_running_loop().time() - self._start) * self._speed

    wall = now

    def follow(self) -> None:
        """It is never set."""

    async def sleep_until(self, moment: float) -> None:
        while (left := moment - self.now()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(left / self._speed)


class OnTime(Lateness):
    """Discord's clock doesn't run as fast as the tables': by theirs everything would be late."""

    def of(self, created: float, now: float) -> float:
        return 0.0


def a_plan(chance: Random, latency: str) -> str:
    """Three kinds of failing requests, three broken connections, doubled interactions, and the latency of the net."""
    requests = [f"{chance.choice(REQUEST)} {chance.randint(1, 3)}%{chance.choice(ROUTES)}" for _ in range(3)]
    sockets = [f"{chance.choice(SOCKET)} @{chance.randint(20, 200)}" for _ in range(3)]
    return "; ".join([f"latency {latency}", *requests, *sockets, "double 2%"])


@pytest.mark.parametrize(("seed", "moves"), [(0, SHORT), *LONG])
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.timeout(900)
async def test_a_game_under_a_random_plan(key: str, seed: int, moves: int, tmp_path: Path) -> None:
    chance = Random(f"{key} {seed}")
    plan = a_plan(chance, "60-150" if seed % 4 == 3 else "0-3")
    async with (
        Playground(faults=plan, seed=seed) as play,
        a_house(play, tmp_path / "a.db", time=FastClock(30.0)) as house,
    ):
        house.client.intake._lateness = OnTime()  # nobody else chooses it
        await ready(house)
        ana, ai = house.seat("Ana"), 1 + seed % 2
        lobby = await (await ana.slash(f"{key} new", ai=ai, ai_level="normal", **OPTIONS.get(key, {}))).shown()
        table = await house.tables.find(house.tables.table_in(int(lobby["channel_id"])) or 0)
        while table.status == "lobby":
            await ana.click("Start", on=lobby)
        player = Player(ana, chance)
        await play_on([player], lambda: table.status == "over" or table.now.n >= moves, seconds=600)
        assert table.game is not None and (table.game.outcome is not None or moves == SHORT), plan
        table.game.check()
        if table.status == "over":
            await ana.until(player.over)  # the board tells the end, whatever became of its messages on the way
        assert table.now.n > 30
        now = table.now  # AI may play on while the log is read: what comes later is not looked at
        rows = [row for row in await house.store.moves(table.id) if row.n <= now.n]
        assert replayed(GAMES[key], now, rows), "the log plays to the same position"
