"""Presses that all come at once, more than can be answered in Discord's three seconds: how many are answered.

Forty tables of two people on a playground, the bot in a process of its own. Everybody opens their hand again and again,
as fast as the playground can send it. `python -m bench.burst [PRESSES…]`; the sizes in turns, medians of `ROUNDS`.
"""

from __future__ import annotations

import asyncio
import os
import re
import statistics
import sys
import tempfile
from itertools import cycle, islice
from pathlib import Path

import aiohttp

from bench.figure import Figure
from bench.press import bot, free_port
from playground import Playground, Reply, Seat

SIZES = (2000, 3000)
ROUNDS, TABLES = 3, 40
REST = 12.0
"""Seconds between two bursts: whatever the bot still does for the last is over, and an overload too."""


async def people_at_tables(play: Playground) -> list[Seat]:
    """Two at each table, who have opened their hands once."""
    seats: list[Seat] = []
    for at in range(TABLES):
        channel = play.world.channel(play.guild, f"table-{at}")
        ana, pep = (play.seat(f"{name} {at}", channel=channel) for name in ("Ana", "Pep"))
        await ana.until(lambda ana=ana: any(command["name"] == "alakazum" for command in ana.commands()))
        await (await ana.slash("alakazum new", clock="slow")).shown()
        await pep.click("Sit down")
        await ana.click("Start")
        for seat in (ana, pep):
            await (await seat.click("My hand")).shown()
        seats += [ana, pep]
    return seats


async def burst(seats: list[Seat], presses: int) -> int:
    """Send them; how many were answered in time."""
    replies: list[Reply] = []
    for seat in islice(cycle(seats), presses):
        replies.append(await seat.click("My hand", wait=False))
        await asyncio.sleep(0)  # what the bot has answered meanwhile is read
    for reply in replies:
        await reply.acknowledged()
    return sum(not reply.failed for reply in replies)


async def outcomes(port: int) -> str:
    """What the bot says of it."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        found = re.findall(r'interactions_total{kind="press",outcome="(\w+)"} (\d+)', await answer.text())
    return ", ".join(f"{count} {outcome}" for outcome, count in found)


async def measure(sizes: tuple[int, ...]) -> list[Figure]:
    """How many presses of each size are answered in three seconds."""
    answered: dict[int, list[int]] = {size: [] for size in sizes}
    with tempfile.TemporaryDirectory(prefix="bench-burst-") as folder:
        port = free_port()
        async with bot("bot", Path(folder), METRICS_PORT=str(port), LOG_LEVEL="WARNING") as started:
            seats = await people_at_tables(started.play)
            for size in sizes * ROUNDS:
                await asyncio.sleep(REST)
                answered[size].append(await burst(seats, size))
                print(f"{size} at once: {answered[size][-1]} answered; in all {await outcomes(port)}", flush=True)
    least, *more = (statistics.median(answered[size]) for size in sizes)
    return [Figure(f"answered of {sizes[0]:,} presses at once", least, "")] + [
        Figure(f"… of {size:,}, against that", count / least, "×", "≥ 0.8")
        for size, count in zip(sizes[1:], more, strict=True)
    ]


if __name__ == "__main__":
    os.environ.setdefault("PYTHONPATH", ".")
    for figure in asyncio.run(measure(tuple(map(int, sys.argv[1:])) or SIZES)):
        print(figure)
