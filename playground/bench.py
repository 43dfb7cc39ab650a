"""How fast the loopback is: no-op interactions through an unchanged discord.py client in the same process.

python -m playground.bench
"""

from __future__ import annotations

import asyncio
import sys
import time
from dataclasses import dataclass
from statistics import quantiles
from typing import TYPE_CHECKING

from .playground import Playground

if TYPE_CHECKING:
    import discord


@dataclass(frozen=True, slots=True)
class Figure:
    """Interactions a second, and how long one took from the press to its answer, in milliseconds."""

    in_flight: int
    rate: float
    p50: float
    p99: float

    def __str__(self) -> str:
        return f"{self.in_flight} in flight: {self.rate:,.0f}/s, p50 {self.p50:.2f} ms, p99 {self.p99:.2f} ms"


def no_op_bot() -> discord.Client:
    """A client that acknowledges every press and does nothing else."""
    import discord

    client = discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)

    async def on_interaction(interaction: discord.Interaction) -> None:
        await interaction.response.defer()

    client.event(on_interaction)
    return client


async def no_ops(number: int = 4000, in_flight: int = 1) -> Figure:
    """Press a button so many times, with so many presses under way at once."""
    async with Playground() as play, play.running(no_op_bot()):
        seats = [play.seat(f"Seat {n}") for n in range(in_flight)]
        body = {"content": "press", "components": [{"type": 1, "components": [
            {"type": 2, "style": 2, "label": "Press", "custom_id": "press"}]}]}  # fmt: skip
        message = play.world.messages.send(play.world.bot, play.channel, body).payload
        for seat in seats:
            await seat.click("press", on=message)
        took: list[float] = []

        async def press(seat_number: int) -> None:
            seat = seats[seat_number]
            for _ in range(number // in_flight):
                began = time.perf_counter()
                reply = await seat.click("press", on=message)
                took.append(time.perf_counter() - began)
                if reply.failed:
                    raise AssertionError(reply.reason)

        began = time.perf_counter()
        await asyncio.gather(*(press(n) for n in range(in_flight)))
        seconds = time.perf_counter() - began
    cuts = quantiles(took, n=100)
    return Figure(in_flight, len(took) / seconds, cuts[49] * 1000, cuts[98] * 1000)


async def fresh_world(number: int = 50) -> float:
    """Milliseconds for a world, its server, a connected client and the end of it all."""
    began = time.perf_counter()
    for _ in range(number):
        async with Playground() as play, play.running(no_op_bot()):
            pass
    return (time.perf_counter() - began) * 1000 / number


async def main() -> None:
    """Print the figures."""
    for in_flight in (1, 8):
        sys.stdout.write(f"no-op interactions, one process, {await no_ops(in_flight=in_flight)}\n")
    sys.stdout.write(f"a fresh world with a connected client: {await fresh_world():.1f} ms\n")


if __name__ == "__main__":
    asyncio.run(main())
