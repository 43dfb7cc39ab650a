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
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random  # noqa: TID251  (seeded, the people's own)
from typing import Any, NamedTuple

import aiohttp

from bench.figure import Figure
from playground import CannotDo, Playground, RateLimits, Reply, controls
from playground.world import Guild

ROUNDS = 5
PRESSES = 300
"""Of one person in a round, one by one."""
BURSTS = 80
"""Of all people in a round, together."""
TABLES = 8
TRIES = 20
"""Looks at what can be pressed, of which each was overtaken, after which nothing can be."""
SETTLED = 2.0
"""Seconds after which nothing follows from a press any more: boards and hands of others, new pictures."""
MOVE = re.compile(r"al:\d+:\d+:")
"""The custom id of a control that answers a question of a game."""

MakePress = Callable[[], Awaitable[Reply]]
"""One press, to be measured."""
Ready = Callable[[], Awaitable[MakePress]]
"""What comes before a press and is not measured: seeing what can be pressed."""


class StartedBot(NamedTuple):
    """A bot in a process of its own, and the playground that it is in."""

    play: Playground
    process: int


@asynccontextmanager
async def bot(module: str, folder: Path, **settings: str) -> AsyncGenerator[StartedBot]:
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
            yield StartedBot(play, process.pid)
        finally:
            process.terminate()
            await process.wait()


class Unanswered(Exception):
    """A press that Discord took was not answered."""


async def timed(people: list[Ready]) -> tuple[float, int]:
    """Have a press of each ready, then make all at once: the seconds until they were answered, and how many were made.

    One whose control went away under the finger isn't made; where that is all, they get ready again. Raises Unanswered.
    """
    for _ in range(TRIES):
        presses = [await ready() for ready in people]
        start = time.perf_counter()
        replies = await asyncio.gather(*map(_made, presses))
        took = time.perf_counter() - start
        if failed := [reply.reason for reply in replies if reply is not None and reply.failed]:
            raise Unanswered(failed[0])
        if made := sum(reply is not None for reply in replies):
            return took, made
    raise CannotDo(f"nothing could be pressed in {TRIES} tries")


async def _made(press: MakePress) -> Reply | None:
    """The reply to a press; None: what was to be pressed has gone since somebody looked."""
    try:
        return await press()
    except CannotDo:
        return None


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
        await pep.click("Sit down")
        await ana.click("Start")

    async def ready(self) -> MakePress:
        """One move, to be made; a new table where the last game has ended. Raises CannotDo where none is found."""
        for _ in range(TRIES):
            for seat in self.seats:
                for message in reversed(seat.messages):
                    moves = self.moves(message)
                    if moves:
                        control, values = self.chance.choice(moves)
                        if values is None:
                            return partial(seat.click, control, on=message)
                        return partial(seat.select, control, values, on=message)
            with suppress(CannotDo):  # the board may change at any moment
                if not await self.open_hands():
                    await self.begin()
        raise CannotDo(f"no move in {TRIES} tries")

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
    return [(await timed([ready]))[0] for _ in range(PRESSES)]


async def together(people: list[Ready]) -> float:
    """Presses a second, each person's in flight at once: when all are answered, all get ready for the next."""
    bursts = [await timed(people) for _ in range(BURSTS)]
    return sum(made for _, made in bursts) / sum(took for took, _ in bursts)


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


def processor_seconds(process: int) -> float:
    """Seconds for which the threads of a process have run so far."""
    return sum(int(each.read_text().split()[0]) for each in Path(f"/proc/{process}/task").glob("*/schedstat")) / 1e9


class MeasuredBot:
    """One of the bots that are compared, and its people."""

    def __init__(self, process: int, people: list[Ready], hand: Ready | None = None) -> None:
        self.process, self.people, self.hand = process, people, hand
        self.moves: list[list[float]] = []
        """Seconds until each was answered, by round."""
        self.hands: list[list[float]] = []
        self.processor: list[float] = []
        """Seconds that the process had to run for a move and all that followed from it, by round."""
        self.rates: list[float] = []
        """Presses a second, with all people's in flight, by round."""

    async def round(self) -> None:
        """Presses one by one, fresh hands of the first person, then presses of all at once."""
        began = processor_seconds(self.process)
        moves = await one_by_one(self.people[0])
        await asyncio.sleep(SETTLED)
        self.moves.append(moves)
        self.processor.append((processor_seconds(self.process) - began) / PRESSES)
        if self.hand is not None:
            self.hands.append(await one_by_one(self.hand))
        self.rates.append(await together(self.people))
        await asyncio.sleep(SETTLED)


def medians(rounds: list[list[float]]) -> list[float]:
    """Of each round."""
    return [statistics.median(each) for each in rounds]


def hundredths(rounds: list[list[float]]) -> list[float]:
    """What 99 of 100 of a round stayed below, of each round."""
    return [statistics.quantiles(each, n=100)[98] for each in rounds]


def against(ours: list[float], theirs: list[float]) -> list[float]:
    """Ratios, round by round: both were measured one right after the other."""
    return [a / b for a, b in zip(ours, theirs, strict=False)]


async def measure() -> list[Figure]:
    """All figures of this file; of rounds that could be measured, where the run breaks off."""
    late: list[float] = []
    with tempfile.TemporaryDirectory(prefix="bench-press-") as folder:
        ports = [free_port() for _ in range(2)]
        urls = [f"http://127.0.0.1:{port}/metrics" for port in ports]
        async with (
            bot("bench.noop_bot", Path(folder)) as idle,
            bot("bot", Path(folder), PICTURES="false", SHARDS="1", METRICS_PORT=str(ports[0])) as in_words,
            bot("bot", Path(folder), METRICS_PORT=str(ports[1])) as with_pictures,
        ):
            noop = MeasuredBot(idle.process, [await noop_press(idle.play, at) for at in range(TABLES)])
            text, pictures = [await _duels(each) for each in (in_words, with_pictures)]
            try:
                for side in (noop, text, pictures):
                    await one_by_one(side.people[0])
                await asyncio.sleep(SETTLED)
                before = [await loop_delays(url) for url in urls]
                for _ in range(ROUNDS):
                    for side in (noop, text, pictures):
                        await side.round()
                late = [hundredth(then, await loop_delays(url)) for then, url in zip(before, urls, strict=True)]
            except (CannotDo, Unanswered, TimeoutError) as broken:
                print(f"broken off: {broken!r}", file=sys.stderr)
    return list(figures_of(noop, text, pictures, late))


async def _duels(started: StartedBot) -> MeasuredBot:
    duels = [await a_duel(started.play, at) for at in range(TABLES)]
    return MeasuredBot(started.process, [duel.ready for duel in duels], duels[0].hand)


def figures_of(noop: MeasuredBot, text: MeasuredBot, pictures: MeasuredBot, late: list[float]) -> Iterator[Figure]:
    """Medians over the rounds; what was measured in no round is left out."""
    moves = {side: medians(side.moves) for side in (noop, text, pictures)}
    hands = {side: medians(side.hands) for side in (text, pictures)}
    beyond = [a - b for a, b in zip(moves[pictures], moves[text], strict=False)]
    flight = f"{TABLES} in flight"
    rows: list[tuple[str, list[float], str, str]] = [
        ("a press of the no-op bot, p50", moves[noop], "ms", ""),
        ("a move in text, p50", moves[text], "ms", ""),
        ("a move in text, p99", hundredths(text.moves), "ms", ""),
        ("a move in text against a no-op press, p50", against(moves[text], moves[noop]), "×", "≤ 2.5"),
        ("processor time of a no-op press", noop.processor, "ms", ""),
        ("processor time of a move in text, all that follows", text.processor, "ms", ""),
        (f"no-op presses, {flight}", noop.rates, "1/s", ""),
        (f"moves in text, {flight}", text.rates, "1/s", ""),
        (f"moves in text against no-op presses, {flight}", against(text.rates, noop.rates), "×", "≥ 0.22"),
        ("event loop delay in text, p99 at most", late[:1], "ms", "≤ 20"),
        ("a move with pictures, p50", moves[pictures], "ms", ""),
        ("a move with pictures, p99", hundredths(pictures.moves), "ms", ""),
        ("a move with pictures beyond one in text, p50", beyond, "ms", "≤ 40"),
        ("a hand in text, p50", hands[text], "ms", ""),
        ("a hand whose pictures are cached, p50", hands[pictures], "ms", ""),
        ("… against one in text, p50", against(hands[pictures], hands[text]), "×", "≤ 1.5"),
        (f"moves with pictures, {flight}", pictures.rates, "1/s", ""),
        ("event loop delay with pictures, p99 at most", late[1:], "ms", "≤ 20"),
    ]
    for name, rounds, unit, budget in rows:
        if rounds:
            yield Figure(name, statistics.median(rounds) * (1e3 if unit == "ms" else 1), unit, budget)


def figures() -> list[Figure]:
    """See `measure`."""
    return asyncio.run(measure())


if __name__ == "__main__":
    os.environ.setdefault("PYTHONPATH", ".")
    for figure in figures():
        print(figure)
