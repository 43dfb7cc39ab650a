"""How late the event loop is while eight hard AI think: `python -m bench.thinking`.

Eight games of each kind that has such an AI, a question of each thought about again and again in the processes of
`tables.thinkers`, as at tables. The delay is that of whoever sleeps for a millisecond; once without thoughts, too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

from games import GAMES
from games.kernel.chance import Chance
from tables.thinkers import Thinkers, Thought, playouts

TABLES = 8
SECONDS = 8.0
TURNS = 40
"""Answers of `normal` after which a game is thought about."""
NAP = 0.001


def positions() -> list[Thought]:
    """A question of each of eight games, kinds in turn, that the AI thinks about."""
    kinds = [kind for kind in GAMES.values() if playouts(kind.LEVELS.get("hard"))]
    return [a_thought(kinds[number % len(kinds)], number) for number in range(TABLES)]


def a_thought(kind: Any, number: int) -> Thought:
    """A question of the middle of game `number` with at least four options."""
    game, rng = kind.new(number.to_bytes(32, "little"), 3), Chance(b"thinking").fork(f"{number}")
    for answers in range(10 * TURNS):
        asked = rng.choice(game.decisions)
        view = game.view(asked.seat)
        if answers >= TURNS and len(asked.options) > 3 and asked.silence != "pass":
            return Thought(kind.KEY, "hard", view, asked, rng.fork("seed").seed)
        action = kind.LEVELS["normal"].choose(view, asked, rng, 0)
        if action is not None:
            game.submit(asked.seat, action, asked.id)
    raise AssertionError("no such question")


async def delays(beside: Awaitable[int]) -> tuple[list[float], int]:
    """Seconds by which short sleeps end too late while `beside` runs, sorted; and the result of `beside`."""
    loop, late = asyncio.get_running_loop(), list[float]()
    working = asyncio.ensure_future(beside)
    while not working.done():
        due = loop.time() + NAP
        await asyncio.sleep(NAP)
        late.append(max(0.0, loop.time() - due))
    return sorted(late), working.result()


async def nothing() -> int:
    """Run without any thoughts, to compare with."""
    await asyncio.sleep(SECONDS)
    return 0


async def thinking(thinkers: Thinkers, thoughts: list[Thought]) -> int:
    """Think eight thoughts at once, each begun again as soon as it is done; returns how many were done."""
    loop = asyncio.get_running_loop()
    end, count = loop.time() + SECONDS, 0

    async def again(thought: Thought) -> None:
        nonlocal count
        while loop.time() < end:
            await asyncio.wrap_future(thinkers.think(thought))
            count += 1

    await asyncio.gather(*[again(thought) for thought in thoughts])
    return count


async def run() -> None:
    """Measure and print."""
    thinkers, thoughts = Thinkers(), positions()
    await asyncio.wrap_future(thinkers.think(thoughts[0]))
    for name, work in (("no thoughts", nothing()), ("eight thinking", thinking(thinkers, thoughts))):
        late, count = await delays(work)
        half, most = 1000 * late[len(late) // 2], 1000 * late[len(late) * 99 // 100]
        print(
            f"{name}: the loop is late by p50 {half:.2f}, p99 {most:.2f} ms (wanted ≤ 20); {count} thoughts", flush=True
        )
    thinkers.close()


if __name__ == "__main__":
    asyncio.run(run())
