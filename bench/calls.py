"""What games cost of Discord's fifty calls a second: calls by kind, on a Discord as strict as the real one.

24 tables of 48 people who each press something every 5 to 15 seconds, for 150 seconds. The bot is a process of its own;
`python -m bench.calls FOLDER` runs the bot of another checkout, on the same Discord. Counts hardly depend on how busy
the machine is.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections import Counter
from itertools import cycle
from pathlib import Path
from random import Random  # noqa: TID251  (seeded, the people's own)
from typing import Any

from bench.figure import Figure
from games import GAMES
from playground import CannotDo, Control, Playground, RateLimits, Seat, controls
from playground.traffic import Exchange
from playground.world import NO_LIMIT

TABLES = int(os.environ.get("TABLES", "24"))
SECONDS = float(os.environ.get("SECONDS", "150"))
THINK = (5.0, 15.0)
"""Seconds between two presses of one person."""
TOKEN_A_SECOND = 50
KINDS = {
    ("PATCH", "/channels/"): "edits in channels",
    ("POST", "/channels/"): "posts in channels",
    ("DELETE", "/channels/"): "deletions in channels",
    ("GET", "/channels/"): "reads of channels",
}
"""What counts among the fifty."""
EPHEMERAL = 64
STAY = ("leave", "end", "close", "remove")
"""Who is to go on playing keeps away from buttons with these words."""


class Player:
    """Presses what is to be seen, answers to questions above all, those of the own hand first."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat, self.chance = seat, Random(seed)
        self.presses = self.moves = 0
        self.waited: list[float] = []

    async def live(self, end: float) -> None:
        """Press now and then until the time is over."""
        await asyncio.sleep(self.chance.uniform(0, THINK[1]))
        while time.monotonic() < end:
            await self._press()
            await asyncio.sleep(self.chance.uniform(*THINK))

    async def _press(self) -> None:
        choices = [
            (message, one)
            for message in self.seat.messages
            for one in controls(message)
            if one.custom_id and not one.disabled and (one.is_button or one.options)
            and not any(word in one.label.lower() for word in STAY)
        ]  # fmt: skip
        questions = [choice for choice in choices if _is_question(choice[1])]
        own = [choice for choice in questions if choice[0].get("flags", 0) & EPHEMERAL]
        for some in (own, questions, choices):
            if some and self.chance.random() < 0.8:
                choices = some
                break
        if choices:
            await self._take(*self.chance.choice(choices))

    async def _take(self, message: dict[str, Any], control: Control) -> None:
        assert control.custom_id is not None
        began = time.monotonic()
        try:
            if control.is_button:
                reply = await self.seat.click(control.custom_id, on=message)
            else:
                values = [option["value"] for option in self.chance.sample(control.options, control.wants.start)]
                reply = await self.seat.select(control.custom_id, values, on=message)
        except CannotDo:  # it went away under the finger
            return
        self.presses += 1
        self.waited.append(time.monotonic() - began)
        self.moves += not reply.failed and _is_question(control)


def _is_question(control: Control) -> bool:
    """Whether it answers a question of a game: `al:<table>:<question>:…`."""
    parts = (control.custom_id or "").split(":")
    return len(parts) > 3 and parts[0] == "al" and parts[2].isdigit()


async def _sit_down(play: Playground) -> list[Player]:
    people: list[Player] = []
    for at, game in zip(range(TABLES), cycle(GAMES), strict=False):
        channel = play.world.channel(play.guild, f"table-{at}")
        ana, pep = (play.seat(f"{name} {at}", channel=channel) for name in ("Ana", "Pep"))
        await ana.until(lambda ana=ana: any(command["name"] == "table" for command in ana.commands()))
        lobby = await (await ana.slash(f"{game} new")).shown()
        await pep.click("Sit down", on=lobby)
        await ana.click("Start", on=lobby)
        people += [Player(seat, 2 * at + who) for who, seat in enumerate((ana, pep))]
    return people


def counted(exchanges: list[Exchange]) -> Counter[str]:
    """Calls by kind; those with an interaction's token, or as an answer to one, apart: they don't count."""
    found: Counter[str] = Counter()
    for one in exchanges:
        kinds = [
            kind for (method, begins), kind in KINDS.items() if one.method == method and one.path.find(begins) >= 0
        ]
        uncounted = "/interactions/" in one.path or "/webhooks/" in one.path
        found["by an interaction" if uncounted else kinds[0] if kinds else "others"] += 1
        found["answered 429"] += one.status == 429
    return found


async def measure(folder: Path | None = None) -> list[Figure]:
    """Play, and count. `folder`: the checkout whose bot is run."""
    limits = RateLimits(uploads=RateLimits.strict().uploads, emojis=(NO_LIMIT, 1.0))
    with tempfile.TemporaryDirectory(prefix="bench-calls-") as place:
        async with Playground(limits=limits, record=True, check=False) as play:
            environment = play.environment() | {
                "DATABASE_URL": f"sqlite+aiosqlite:///{place}/bot.db", "LOG_LEVEL": "ERROR",
            }  # fmt: skip
            process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=environment, cwd=folder)
            try:
                await asyncio.wait_for(play.connected(), 60)
                people = await _sit_down(play)
                assert play.traffic is not None
                play.traffic.exchanges.clear()
                await asyncio.gather(*[person.live(time.monotonic() + SECONDS) for person in people])
                calls = counted(play.traffic.exchanges)
            finally:
                process.terminate()
                await process.wait()
    return _figures(calls, people)


def _figures(calls: Counter[str], people: list[Player]) -> list[Figure]:
    moves, waited = sum(person.moves for person in people), sorted(took for one in people for took in one.waited)
    total = sum(calls[kind] for kind in KINDS.values())
    rate = total / SECONDS / TABLES
    return [
        Figure("presses", sum(person.presses for person in people), ""),
        Figure("moves", moves, ""),
        *(Figure(kind, calls[kind], "calls") for kind in KINDS.values()),
        Figure("all in channels", total, "calls"),
        Figure("… a move", total / max(1, moves), "calls"),
        Figure("… a second and table", rate, "calls"),
        Figure("live tables that a token carries so", TOKEN_A_SECOND / rate, "tables"),
        Figure("others of the fifty a second (emojis, threads)", calls["others"], "calls"),
        Figure("by an interaction, which don't count", calls["by an interaction"], "calls"),
        Figure("answered 429", calls["answered 429"], "calls", "0"),
        Figure("a press is answered within, p95", waited[int(0.95 * (len(waited) - 1))] * 1e3, "ms"),
    ]


if __name__ == "__main__":
    for figure in asyncio.run(measure(Path(sys.argv[1]) if len(sys.argv) > 1 else None)):
        print(figure)
