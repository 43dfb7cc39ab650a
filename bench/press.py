"""Figures of a press: a real move, committed before it is answered, against a bot that only acknowledges.

Two processes each time: the playground with the people in it, and the bot, over HTTP and WebSocket on the loopback.
The no-op bot, ours in text and ours with pictures are measured in the same run, turn by turn. `python -m bench.press`
prints them.
"""

from __future__ import annotations

import asyncio
import math
import os
import re
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random  # noqa: TID251  (seeded, the people's own)
from typing import Any

import aiohttp

from bench.figure import Figure
from playground import Playground, RateLimits, Reply, controls
from playground.world import Guild

ROUNDS = 3
PRESSES = 300
"""Of one person in a round, one by one."""
BURSTS = 80
"""Of all people in a round, together."""
TABLES = 8
SETTLED = 2.0
"""Seconds after which nothing follows from a press any more: boards and hands of others, new pictures."""
MOVE = re.compile(r"al:\d+:\d+:")
"""The custom id of a control that answers a question of a game."""

MakePress = Callable[[], Awaitable[Reply]]
"""One press, to be measured."""
Ready = Callable[[], Awaitable[MakePress]]
"""What comes before a press and is not measured: seeing what can be pressed."""


@asynccontextmanager
async def bot(module: str, folder: Path, **settings: str) -> AsyncGenerator[Playground]:
    """A playground of its own with the bot of `module` in another process, with these settings."""
    async with Playground(limits=RateLimits.loose(), strict=False) as play:
        environment = play.environment() | {
            "DATABASE_URL": f"sqlite+aiosqlite:///{folder / module}{len(settings)}.db",
            "LOG_LEVEL": "ERROR",
            **settings,
        }
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", module, env=environment)
        try:
            await asyncio.wait_for(play.connected(), 60)
            yield play
        finally:
            process.terminate()
            await process.wait()


async def timed(presses: list[MakePress]) -> float:
    """The seconds until all of `presses`, made at once, were answered. Raises RuntimeError where one failed."""
    start = time.perf_counter()
    replies = await asyncio.gather(*(press() for press in presses))
    took = time.perf_counter() - start
    for reply in replies:
        if reply.failed:
            raise RuntimeError(f"a press was not answered: {reply.reason}")
    return took


async def noop_press(play: Playground, at: int) -> Ready:
    """A person in front of the button that does nothing."""
    channel = play.world.channel(play.guild, f"noop-{at}")
    seat = play.seat(f"Person {at}", channel=channel)
    await seat.until(lambda: any(command["name"] == "noop" for command in seat.commands()))
    message = await (await seat.slash("noop")).shown()

    async def ready() -> MakePress:
        return lambda: seat.click("press", on=message)

    return ready


class Duel:
    """Two people at a table of their own, one press at a time; only moves are measured, opening a hand is not."""

    def __init__(self, play: Playground, at: int, guild: Guild | None = None) -> None:
        self.play, self.guild = play, guild or play.guild
        self.channel = play.world.channel(self.guild, f"table-{at}")
        self.seats = [play.seat(f"{name} {at}", channel=self.channel) for name in ("Ana", "Pep")]
        self.chance = Random(at)

    async def begin(self) -> None:
        """Open a table and start."""
        ana, pep = self.seats
        self.channel = self.play.world.channel(self.guild, f"{self.channel.name}-again")
        for seat in self.seats:
            seat.go(self.channel.id)
        await ana.until(lambda: any(command["name"] == "alakazum" for command in ana.commands()))
        await (await ana.slash("alakazum new", clock="slow")).shown()
        await pep.click("Join")
        await ana.click("Start")

    async def ready(self) -> MakePress:
        """One move, to be made; a new table where the last game has ended."""
        while True:
            for seat in self.seats:
                for message in reversed(seat.messages):
                    moves = self.moves(message)
                    if moves:
                        control, values = self.chance.choice(moves)
                        if values is None:
                            return partial(seat.click, control, on=message)
                        return partial(seat.select, control, values, on=message)
            if not await self.open_hands():
                await self.begin()

    async def open_hands(self) -> bool:
        """Fresh hands for both. False: the game is over."""
        for seat in self.seats:
            if not any(one.label == "My hand" for message in seat.messages for one in controls(message)):
                return False
            await seat.click("My hand")
        return any(self.moves(message) for seat in self.seats for message in seat.messages)

    async def hand(self) -> MakePress:
        """The hand of the first person, opened again: its pictures were drawn before."""
        return lambda: self.seats[0].click("My hand")

    def moves(self, message: dict[str, Any]) -> list[tuple[str, list[str] | None]]:
        """What can be answered in an ephemeral hand: a button, or a list and what to choose in it."""
        if not message.get("flags", 0) & 64:
            return []
        found: list[tuple[str, list[str] | None]] = []
        for one in controls(message):
            if one.custom_id and MOVE.match(one.custom_id) and not one.disabled:
                if one.is_button:
                    found.append((one.custom_id, None))
                else:
                    values = [option["value"] for option in one.options]
                    least = one.wants.start
                    found += [(one.custom_id, values[at : at + least]) for at in range(len(values) - least + 1)]
        return found


async def a_duel(play: Playground, at: int) -> Duel:
    """Two people in the middle of a game."""
    duel = Duel(play, at)
    await duel.begin()
    return duel


async def one_by_one(ready: Ready) -> list[float]:
    """The times of a round, one press in flight."""
    return [await timed([await ready()]) for _ in range(PRESSES)]


async def together(people: list[Ready]) -> float:
    """Presses a second, each person's in flight at once: when all are answered, all get ready for the next."""
    times = [await timed([await ready() for ready in people]) for _ in range(BURSTS)]
    return len(people) * BURSTS / sum(times)


def free_port() -> int:
    """A port that nothing listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


async def loop_delays(url: str) -> dict[float, float]:
    """Of the event loop's delays so far: a bound in seconds → how many were not above it."""
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        said = await answer.text()
    rows = re.findall(r'alakazum_loop_delay_seconds_bucket{le="([^"]+)"} ([0-9.]+)', said)
    return {float(bound): float(count) for bound, count in rows}


def hundredth(before: dict[float, float], after: dict[float, float]) -> float:
    """The bound below which 99 of 100 delays between the two lay; what happened while the bot started is not in it."""
    every = after[math.inf] - before[math.inf]
    return next(bound for bound, count in after.items() if count - before[bound] >= 0.99 * every)


class MeasuredBot:
    """One of the bots that are compared, and its people."""

    def __init__(self, people: list[Ready]) -> None:
        self.people = people
        self.moves: list[float] = []
        self.hands: list[float] = []
        self.rates: list[float] = []

    async def round(self, hand: Ready | None = None) -> None:
        """Presses one by one, fresh hands of the first person, then presses of all at once."""
        self.moves += await one_by_one(self.people[0])
        if hand is not None:
            self.hands += await one_by_one(hand)
        self.rates.append(await together(self.people))
        await asyncio.sleep(SETTLED)

    @property
    def p50(self) -> float:
        return statistics.median(self.moves)

    @property
    def p99(self) -> float:
        return statistics.quantiles(self.moves, n=100)[98]

    @property
    def hand_p50(self) -> float:
        return statistics.median(self.hands)

    @property
    def rate(self) -> float:
        """Presses a second, with all people's in flight."""
        return statistics.median(self.rates)


async def measure() -> list[Figure]:
    """All figures of this file."""
    with tempfile.TemporaryDirectory(prefix="bench-press-") as folder:
        ports = [free_port() for _ in range(2)]
        urls = [f"http://127.0.0.1:{port}/metrics" for port in ports]
        async with (
            bot("bench.noop_bot", Path(folder)) as idle,
            bot("bot", Path(folder), PICTURES="false", SHARDS="1", METRICS_PORT=str(ports[0])) as in_words,
            bot("bot", Path(folder), METRICS_PORT=str(ports[1])) as with_pictures,
        ):
            duels = [[await a_duel(play, at) for at in range(TABLES)] for play in (in_words, with_pictures)]
            noop = MeasuredBot([await noop_press(idle, at) for at in range(TABLES)])
            text, pictures = (MeasuredBot([duel.ready for duel in each]) for each in duels)
            for side in (noop, text, pictures):
                await one_by_one(side.people[0])
            await asyncio.sleep(SETTLED)
            before = [await loop_delays(url) for url in urls]
            for _ in range(ROUNDS):
                await noop.round()
                await text.round(duels[0][0].hand)
                await pictures.round(duels[1][0].hand)
            late = [hundredth(then, await loop_delays(url)) for then, url in zip(before, urls, strict=True)]
    return [
        Figure("a press of the no-op bot, p50", noop.p50 * 1e3, "ms"),
        Figure("a move in text, p50", text.p50 * 1e3, "ms"),
        Figure("a move in text, p99", text.p99 * 1e3, "ms"),
        Figure("a move in text against a no-op press, p50", text.p50 / noop.p50, "×", "≤ 4"),
        Figure(f"no-op presses, {TABLES} in flight", noop.rate, "1/s"),
        Figure(f"moves in text, {TABLES} in flight", text.rate, "1/s"),
        Figure(f"moves in text against no-op presses, {TABLES} in flight", text.rate / noop.rate, "×", "≥ 0.25"),
        Figure("event loop delay in text, p99 at most", late[0] * 1e3, "ms", "≤ 20"),
        Figure("a move with pictures, p50", pictures.p50 * 1e3, "ms"),
        Figure("a move with pictures, p99", pictures.p99 * 1e3, "ms"),
        Figure("a move with pictures beyond one in text, p50", (pictures.p50 - text.p50) * 1e3, "ms", "≤ 40"),
        Figure("a hand in text, p50", text.hand_p50 * 1e3, "ms"),
        Figure("a hand whose pictures are cached, p50", pictures.hand_p50 * 1e3, "ms"),
        Figure("… against one in text, p50", pictures.hand_p50 / text.hand_p50, "×", "≤ 1.6"),
        Figure(f"moves with pictures, {TABLES} in flight", pictures.rate, "1/s"),
        Figure("event loop delay with pictures, p99 at most", late[1] * 1e3, "ms", "≤ 20"),
    ]


def figures() -> list[Figure]:
    """See `measure`."""
    return asyncio.run(measure())


if __name__ == "__main__":
    os.environ.setdefault("PYTHONPATH", ".")
    for figure in figures():
        print(figure)
