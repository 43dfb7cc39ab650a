"""Figures of a press: a real move, committed before it is answered, against a bot that only acknowledges.

Two processes each time: the playground with the people in it, and the bot, over HTTP and WebSocket on the loopback.
Both bots are measured in the same run, turn by turn. `python -m bench.press` prints them.
"""

from __future__ import annotations

import asyncio
import os
import re
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random  # noqa: TID251  (seeded, the people's own)
from typing import Any

from bench.figure import Figure
from playground import Limits, Playground, Reply, controls

ROUNDS = 3
PRESSES = 300
"""Of one person in a round."""
TABLES = 8
MOVE = re.compile(r"al:\d+:\d+:")
"""The custom id of a control that answers a question of a game."""

Press = Callable[[], Awaitable[float]]
"""One measured press; the seconds it took."""


@asynccontextmanager
async def bot(module: str, folder: Path) -> AsyncIterator[Playground]:
    """A playground of its own with the bot of `module` in another process."""
    async with Playground(limits=Limits.loose(), strict=False) as play:
        environment = play.environment() | {
            "DATABASE_URL": f"sqlite+aiosqlite:///{folder / module}.db",
            "LOG_LEVEL": "ERROR",
        }
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", module, env=environment)
        try:
            await asyncio.wait_for(play.connected(), 60)
            yield play
        finally:
            process.terminate()
            await process.wait()


async def timed(press: Awaitable[Reply]) -> float:
    """The seconds until a press was answered. Raises RuntimeError where it failed."""
    start = time.perf_counter()
    reply = await press
    took = time.perf_counter() - start
    if reply.failed:
        raise RuntimeError(f"a press was not answered: {reply.reason}")
    return took


async def noop_press(play: Playground, at: int) -> Press:
    """A person in front of the button that does nothing."""
    channel = play.world.channel(play.guild, f"noop-{at}")
    seat = play.seat(f"Person {at}", channel=channel)
    await seat.until(lambda: any(command["name"] == "noop" for command in seat.commands()))
    message = await (await seat.slash("noop")).shown()

    async def press() -> float:
        return await timed(seat.click("press", on=message))

    return press


class Duel:
    """Two people at a table of their own, one press at a time; only moves are timed, opening a hand is not."""

    def __init__(self, play: Playground, at: int) -> None:
        self.play = play
        self.channel = play.world.channel(play.guild, f"table-{at}")
        self.seats = [play.seat(f"{name} {at}", channel=self.channel) for name in ("Ana", "Pep")]
        self.chance = Random(at)

    async def begin(self) -> None:
        """Open a table and start."""
        ana, pep = self.seats
        self.channel = self.play.world.channel(self.play.guild, f"{self.channel.name}-again")
        for seat in self.seats:
            seat.go(self.channel.id)
        await ana.until(lambda: any(command["name"] == "alakazum" for command in ana.commands()))
        await (await ana.slash("alakazum new", clock="slow")).shown()
        await pep.click("Join")
        await ana.click("Start")

    async def press(self) -> float:
        """One move; a new table where the last game has ended."""
        while True:
            for seat in self.seats:
                for message in reversed(seat.messages):
                    moves = self.moves(message)
                    if moves:
                        control, values = self.chance.choice(moves)
                        if values is None:
                            return await timed(seat.click(control, on=message))
                        return await timed(seat.select(control, values, on=message))
            if not await self.open_hands():
                await self.begin()

    async def open_hands(self) -> bool:
        """Fresh hands for both. False: the game is over."""
        for seat in self.seats:
            if not any(one.label == "My hand" for message in seat.messages for one in controls(message)):
                return False
            await seat.click("My hand")
        return any(self.moves(message) for seat in self.seats for message in seat.messages)

    def moves(self, message: dict[str, Any]) -> list[tuple[str, str | None]]:
        """What can be answered in an ephemeral hand."""
        if not message.get("flags", 0) & 64:
            return []
        found: list[tuple[str, str | None]] = []
        for one in controls(message):
            if one.custom_id and MOVE.match(one.custom_id) and not one.disabled:
                if one.is_button:
                    found.append((one.custom_id, None))
                else:
                    found += [(one.custom_id, option["value"]) for option in one.options]
        return found


async def duel_press(play: Playground, at: int) -> Press:
    """Two people in the middle of a game."""
    duel = Duel(play, at)
    await duel.begin()
    return duel.press


async def one_by_one(press: Press) -> list[float]:
    """The times of a round, one press in flight."""
    return [await press() for _ in range(PRESSES)]


async def together(presses: list[Press]) -> float:
    """Presses a second with as many in flight as there are people: those in flight over the mean time of one."""
    times = await asyncio.gather(*(one_by_one(press) for press in presses))
    return len(presses) / statistics.fmean(took for round_ in times for took in round_)


async def measure() -> list[Figure]:
    """All figures of this file; takes about a minute."""
    with tempfile.TemporaryDirectory(prefix="bench-press-") as folder:
        async with bot("bench.noop_bot", Path(folder)) as idle, bot("bot", Path(folder)) as ours:
            noop = [await noop_press(idle, at) for at in range(TABLES)]
            real = [await duel_press(ours, at) for at in range(TABLES)]
            await one_by_one(noop[0])
            await one_by_one(real[0])
            alone: list[tuple[list[float], list[float]]] = []
            rates: list[tuple[float, float]] = []
            for _ in range(ROUNDS):
                alone.append((await one_by_one(noop[0]), await one_by_one(real[0])))
                rates.append((await together(noop), await together(real)))
    noop_50, real_50 = (statistics.median(t for round_ in alone for t in round_[side]) for side in (0, 1))
    real_99 = statistics.quantiles([t for _, times in alone for t in times], n=100)[98]
    noop_rate, real_rate = (statistics.median(rate[side] for rate in rates) for side in (0, 1))
    return [
        Figure("a press of the no-op bot, p50", noop_50 * 1e3, "ms"),
        Figure("a move, p50, 1 in flight", real_50 * 1e3, "ms"),
        Figure("a move, p99, 1 in flight", real_99 * 1e3, "ms"),
        Figure("a move against a no-op press, p50", real_50 / noop_50, "×", "≤ 4"),
        Figure(f"no-op presses, {TABLES} in flight", noop_rate, "1/s"),
        Figure(f"moves, {TABLES} in flight", real_rate, "1/s"),
        Figure(f"moves against no-op presses, {TABLES} in flight", real_rate / noop_rate, "×", "≥ 0.25"),
    ]


def figures() -> list[Figure]:
    """See `measure`."""
    return asyncio.run(measure())


if __name__ == "__main__":
    os.environ.setdefault("PYTHONPATH", ".")
    for figure in figures():
        print(figure)
