"""Tables with people in a loopback Discord, a bot in a process of its own, and what is noted of every press."""

from __future__ import annotations

import asyncio
import random  # noqa: TID251 - seeded
import shutil
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playground import Playground, Reply, Seat
from playground.clock import WallClock
from playground.world import Guild
from tests.bot.house import begin
from tests.harness.bot_processes import Bot, BotProcesses, Launch
from tests.harness.people import NAMES, QUESTION, Presser
from tests.harness.told import Pressed, pressed_on
from tests.slowness import slowness

MOST = 80
"""Tables a server."""


class Later(WallClock):
    """The machine's clock, ahead by what a test says has passed."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


@dataclass
class Seating:
    """One table to be: which game, how many people, how many AI."""

    game: str
    people: int
    ai: int = 0
    options: dict[str, Any] = field(default_factory=dict[str, Any])


def came_too_late(reply: Reply) -> bool:
    """Whether it failed for its three seconds alone, on a machine that has too much else to do."""
    return slowness() > 1 and "within 3 seconds" in (reply.reason or "")


@dataclass
class Scene:
    """All of it. `presses` is everything that was pressed on a question, `replies` the answer to everything."""

    play: Playground
    bots: BotProcesses
    clock: Later
    database: Path
    chance: random.Random
    quick: bool = True
    pressers: list[Presser] = field(default_factory=list[Presser])
    presses: list[Pressed] = field(default_factory=list[Pressed])
    replies: list[Reply] = field(default_factory=list[Reply])
    unanswered: list[str] = field(default_factory=list[str])
    """Presses that failed though the bot was there."""
    lives: int = 0
    bot: Bot | None = None
    tables: int = 0
    """How many were opened."""
    alone: bool = False
    """The bot is a program of its own, and draws."""
    group: Path | None = None
    """The control group in which it then is."""

    # ---- the bot's life ----------------------------------------------------------------------------------------------

    def launch(self, fault: Sequence[Any] | None = None, **environment: str) -> Launch:
        """A bot that can live here."""
        url = f"sqlite+aiosqlite:///{self.database}"
        return Launch(
            {
                **self.play.environment(),
                "DATABASE_URL": url,
                "INSTANCE_WAIT": "0",
                "LOG_FORMAT": "json",
                "PICTURES": "yes" if self.alone else "no",
                **environment,
            },
            ahead=self.clock.ahead,
            seed=str(self.chance.random()),
            quick=self.quick,
            fault=list(fault) if fault else None,
            alone=self.alone,
            group=str(self.group or ""),
        )

    async def start(self, fault: Sequence[Any] | None = None) -> bool:
        """Start the bot; False where its fault came before it was connected."""
        identified = self.play.server.gateway.identified
        self.lives += 1
        self.bot = bot = await self.bots.start(self.launch(fault))
        connected = asyncio.create_task(self.play.connected(identified + 1))
        await asyncio.wait([connected, bot.ended], timeout=20, return_when=asyncio.FIRST_COMPLETED)
        connected.cancel()
        return bot.alive

    @property
    def running(self) -> Bot:
        assert self.bot is not None
        return self.bot

    def now(self) -> float:
        """The moment it is for Discord and for a bot that is started now, unix seconds."""
        return self.clock.time()

    def pass_time(self, seconds: float) -> None:
        """So much time goes by, for Discord and for bots that are started from now on."""
        self.clock.ahead += seconds

    def copy(self) -> Path:
        """The files as they are, at another place; only while no bot lives."""
        to = self.database.with_name("copy.db")
        for suffix in ("", "-wal", "-shm"):
            source, target = (path.with_name(path.name + suffix) for path in (self.database, to))
            target.unlink(missing_ok=True)
            if source.exists():
                shutil.copy(source, target)
        return to

    def counts(self) -> dict[str, int]:
        """What there was."""
        questions = Counter(pressed.done for pressed in self.presses)
        return {
            "lives": self.lives,
            "presses": sum(presser.presses for presser in self.pressers),
            "answered": len(self.replies),
            "done": questions[True],
            "refused": questions[False],
            "cut off": questions[None],
            "unanswered": len(self.unanswered),
        }

    # ---- people ------------------------------------------------------------------------------------------------------

    async def sit_down(self, seatings: Iterable[Seating]) -> None:
        """Open these tables, each in a channel of its own, and begin their games."""
        for at, seating in enumerate(seatings, self.tables + 1):
            channel = self.play.world.channel(self.server_of(at), f"table-{at}")
            self.tables = at
            seats = [self.play.seat(f"{name}{at}", channel=channel) for name in NAMES[: seating.people]]
            await begin(*seats, game=seating.game, ai=seating.ai or None, **seating.options)
            self.pressers += [Presser(seat, random.Random(self.chance.random()), eager=QUESTION) for seat in seats]

    def server_of(self, at: int) -> Guild:
        """On which server the table of this number is."""
        return self.play.world.guild(f"server-{at // MOST}") if at % MOST == 0 else self._newest_server

    @property
    def _newest_server(self) -> Guild:
        return list(self.play.world.guilds.values())[-1]

    @property
    def seats(self) -> list[Seat]:
        return [presser.seat for presser in self.pressers]

    async def press(self, presses: int) -> None:
        """Everybody presses at once, until so many presses were answered or the bot is dead."""
        count = len(self.replies) + presses
        await self.together([self._press(one, lambda: len(self.replies) < count) for one in self.pressers])

    async def press_everything(self) -> None:
        """Everybody presses every control that is on their screen now, once."""
        await self.together([self._press_each(one) for one in self.pressers])

    async def together(self, doings: Iterable[Coroutine[Any, Any, None]]) -> None:
        """Let everybody do what they do, at the same time, to its end or the bot's."""
        tasks = [asyncio.create_task(doing) for doing in doings]
        everybody = asyncio.ensure_future(asyncio.wait(tasks))
        await asyncio.wait([everybody, self.running.ended], return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        for task in tasks:
            if not task.cancelled():
                task.result()

    async def _press(self, presser: Presser, more: Callable[[], bool]) -> None:
        while more():
            reply = await presser.begin()
            if reply is not None:
                await self.answered(reply)
            await asyncio.sleep(presser.chance.uniform(0, 0.004))

    async def _press_each(self, presser: Presser) -> None:
        for message, control in presser.choices():
            reply = await presser.press(message, control)
            if reply is not None:
                await self.answered(reply)

    async def answered(self, reply: Reply) -> Reply:
        """Note a press, wait for its answer, note that."""
        pressed = pressed_on(reply)
        if pressed is not None:
            self.presses.append(pressed)
        began, excused = time.monotonic(), self.excuse(reply)
        await reply.acknowledged()
        self.replies.append(reply)
        if reply.failed and not excused():
            self.unanswered.append(f"{reply.interaction.data}: {reply.reason}")
        if pressed is not None:
            pressed.note(time.monotonic() - began)
        return reply

    def excuse(self, reply: Reply) -> Callable[[], bool]:
        """Says, once a press has failed, whether that may be."""
        return lambda: not self.running.alive or came_too_late(reply)

    # ---- waiting -----------------------------------------------------------------------------------------------------

    async def comes_true(self, look: Callable[[], Awaitable[bool]], seconds: float) -> bool:
        """Look again and again until it is so; False where it isn't in time, which is longer on a busy machine."""
        began = time.monotonic()
        while not await look():
            if time.monotonic() > began + seconds * slowness():
                return False
            await asyncio.sleep(0.02)
        return True


@asynccontextmanager
async def a_scene(
    folder: Path,
    seed: int,
    *seatings: Seating,
    quick: bool = True,
    alone: bool = False,
    group: Path | None = None,
    **playground: Any,
) -> AsyncIterator[Scene]:
    """People at tables with games that have just begun, and a bot."""
    clock = Later()
    async with Playground(clock=clock, **playground) as play, BotProcesses() as bots:
        scene = Scene(play, bots, clock, folder / "bot.db", random.Random(seed), quick, alone=alone, group=group)
        assert await scene.start(), "\n".join(bots.said)
        await scene.sit_down(seatings)
        yield scene
