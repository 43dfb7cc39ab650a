"""Processes beside each other, each with its own lines to Discord and to the database, and people at many tables."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import random  # noqa: TID251 - seeded
import re
import signal
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import Any

import asyncpg

from games import GAMES
from playground import Playground, RateLimits, Reply
from playground.wire.sessions import Connection, Session
from playground.world import Guild
from tests.cluster.proxy import Proxy
from tests.cluster.server import DATABASE
from tests.harness import proof
from tests.harness.bot_processes import Bot, BotProcesses, Launch
from tests.harness.people import Presser
from tests.harness.scene import Later, Scene, Seating, came_too_late
from tests.postgres import Server
from tests.slowness import slowness

log = logging.getLogger(__name__)

AGAIN_AFTER = 1.0
"""Seconds after which whoever looks after the processes starts one again that has ended."""
THINK = (3.0, 9.0)
"""Seconds between two presses of one person."""
TRUE_WITHIN = 10.0
"""Seconds in which boards show the truth once their shard is carried again."""
TAKEN_FROM = 8.5
"""Seconds after which an owner that nothing is heard of has lost its shards: seven, and a standby's next look."""
ONE = 10.0
"""Seconds in which people of one shard are answered again once its owner is gone, 95 times of 100."""
FURTHER = 5.5
"""Seconds for each further shard in a bucket: Discord lets one session begin every five."""
STOPPED = (0, -signal.SIGTERM)
"""How a process ends that is told to; the second where it hasn't begun."""
PATIENCE = 60.0
"""Seconds for what nothing is promised of: to start, or to press so often."""
_CHANNEL = re.compile(r"/api/v\d+/channels/(\d+)")
_BY_TOKEN = re.compile(r"/api/v\d+/(?:interactions/\d+|webhooks/\d+)/([^/?]+)")


@dataclass
class Process:
    """One of the bot's processes, started again whenever it ends, unless it was told to stop."""

    name: str
    settings: dict[str, str]
    bots: BotProcesses
    database: Proxy = field(init=False)
    discord: Proxy = field(init=False)
    kept: asyncio.Task[None] = field(init=False)
    """Starts it again."""
    bot: Bot | None = None
    codes: list[int] = field(default_factory=list[int])
    """How its lives ended."""
    calls: list[float] = field(default_factory=list[float])
    """When it called Discord, by the test's monotonic clock."""

    @property
    def running(self) -> Bot:
        assert self.bot is not None
        return self.bot


@dataclass
class Clusters(Scene):
    """All of it. `database` in `Scene` is a file's path; here `url` says where it is kept."""

    server: Server = field(kw_only=True)
    shards: int = field(kw_only=True)
    tables: int = field(kw_only=True)
    think: tuple[float, float] = THINK
    processes: dict[str, Process] = field(default_factory=dict[str, Process])
    carriers: dict[int, Process] = field(default_factory=dict[int, Process])
    """Shard → the process that began its newest session."""
    carried: dict[int, list[Bot]] = field(default_factory=lambda: defaultdict[int, list[Bot]](list))
    """Shard → the lives of processes that have carried it, the newest last."""
    strangers: list[str] = field(default_factory=list[str])
    """Calls about a shard's tables by who had carried that shard, and another did by then.

    Who has the lock may call before its session begins: boards are brought up to date at once.
    """
    calls: Counter[str] = field(default_factory=Counter[str])
    shaken: Counter[int] = field(default_factory=Counter[int])
    """Shard → how often something was done to whoever carries it, before and after."""
    in_trouble: set[int] = field(default_factory=set[int])
    answers: dict[int, list[tuple[float, float]]] = field(
        default_factory=lambda: defaultdict[int, list[tuple[float, float]]](list)
    )
    """Shard → when each press that was answered began and was answered."""
    figures: dict[str, list[float]] = field(default_factory=lambda: defaultdict[str, list[float]](list))
    going: asyncio.Event = field(default_factory=asyncio.Event)
    _sessions: dict[str, Process] = field(default_factory=dict[str, Process])
    _people: list[asyncio.Task[None]] = field(default_factory=list[asyncio.Task[None]])
    _stack: AsyncExitStack = field(default_factory=AsyncExitStack)

    @property
    def url(self) -> str:
        """The database, without a line that could be cut."""
        return self.server.url(DATABASE)

    async def __aenter__(self) -> Clusters:
        self._watch()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Whatever happened: nobody presses, and no process is left."""
        for task in (*self._people, *(process.kept for process in self.processes.values())):
            task.cancel()
        for bot in [process.bot for process in self.processes.values() if process.bot is not None]:
            bot.send(signal.SIGCONT)
            await bot.kill()
        await self._stack.aclose()

    # ---- processes ---------------------------------------------------------------------------------------------------

    async def add(
        self, name: str, bots: BotProcesses | None = None, fault: list[Any] | None = None, **more: str
    ) -> Process:
        """Start a process of that name, and again whenever it ends."""
        enter = self._stack.enter_async_context
        process = Process(name, more, bots or self.bots)
        process.database = await enter(Proxy(self.server.connect))
        host, port = self.play.server.host, self.play.server.port
        process.discord = await enter(
            Proxy(lambda: asyncio.open_connection(host, port), lambda *call: self._called(process, *call))
        )
        self.processes[name] = process
        started = asyncio.Event()
        process.kept = asyncio.create_task(self._keep(process, fault, started))
        first = asyncio.create_task(started.wait())
        await asyncio.wait({first, process.kept}, return_when=asyncio.FIRST_COMPLETED)
        if process.kept.done():
            process.kept.result()
        return process

    async def stop(self, name: str) -> int:
        """Tell it to stop, for good; its exit code."""
        process = self.processes.pop(name)
        process.kept.cancel()
        process.running.send(signal.SIGTERM)
        return await process.running.end()

    async def _keep(self, process: Process, fault: list[Any] | None, started: asyncio.Event) -> None:
        while True:
            process.bot = await process.bots.start(self._launch_of(process, fault))
            started.set()
            process.codes.append(await asyncio.shield(process.bot.ended))
            await asyncio.sleep(AGAIN_AFTER)

    def _launch_of(self, process: Process, fault: list[Any] | None) -> Launch:
        settings = {
            "DATABASE_URL": f"postgresql+asyncpg://postgres@127.0.0.1:{process.database.port}/{DATABASE}",
            "DISCORD_API_BASE": f"http://127.0.0.1:{process.discord.port}",
            "SHARDS": str(self.shards),
            "INSTANCE_WAIT": "30",
            **process.settings,
        }
        return self.launch(fault, **settings)

    def carried_by(self, process: Process) -> list[int]:
        """The shards whose newest session is this process's."""
        return sorted(shard for shard, one in self.carriers.items() if one is process)

    # ---- who speaks --------------------------------------------------------------------------------------------------

    def _watch(self) -> None:
        """Note whose each session is: the gateway tells nobody, so its private step is listened to."""
        gateway = self.play.server.gateway
        attach = gateway._attach

        def attached(connection: Connection, session: Session) -> None:
            attach(connection, session)
            self._attached(connection, session)

        gateway._attach = attached  # type: ignore[method-assign]

    def _attached(self, connection: Connection, session: Session) -> None:
        assert connection.transport is not None
        port = connection.transport.get_extra_info("peername")[1]
        for process in self.processes.values():
            if port in process.discord.ports:
                self._sessions[session.id] = process
        if session.id in self._sessions:
            self.carriers[session.shard[0]] = carrier = self._sessions[session.id]
            self.carried[session.shard[0]].append(carrier.running)

    def _called(self, process: Process, method: str, path: str) -> None:
        process.calls.append(time.monotonic())
        shard = self._shard_called(path)
        if shard is None:
            return
        self.calls[process.name] += 1
        lives = self.carried[shard]
        if process.running in lives and lives[-1] is not process.running:
            self.strangers.append(f"{process.name} called {method} {path} about shard {shard}")

    def _shard_called(self, path: str) -> int | None:
        """The shard of what a call is about; None: it is about none."""
        world = self.play.world
        if (found := _CHANNEL.match(path)) is not None:
            channel = world.channels.get(int(found[1]))
        elif (found := _BY_TOKEN.match(path)) is not None:
            interaction = world.interactions.tokens.get(found[1])
            channel = interaction.channel if interaction is not None else None
        else:
            return None
        return self.shard_of(channel.guild) if channel is not None and channel.guild is not None else None

    # ---- people ------------------------------------------------------------------------------------------------------

    def shard_of(self, guild: Guild) -> int:
        return (guild.id >> 22) % self.shards

    def server_of(self, at: int) -> Guild:
        """The shards in turn."""
        while True:
            guild = self.play.world.guild(f"server-{at}")
            if self.shard_of(guild) == at % self.shards:
                return guild

    async def begin(self) -> None:
        """Open the tables; from now on people press."""
        games = islice(cycle(GAMES), self.tables)
        await self.sit_down([Seating(game, people=2, ai=at % 2) for at, game in enumerate(games)])
        self.going.set()
        self._people = [asyncio.create_task(self._live(presser)) for presser in self.pressers]

    async def _live(self, presser: Presser) -> None:
        while True:
            await asyncio.sleep(presser.chance.uniform(*self.think))
            await self.going.wait()
            reply = await presser.begin()
            if reply is not None:
                await self.answered(reply)
            messages = presser.seat.channel.messages
            for message in [one for one in messages.values() if one.dismissed]:
                del messages[message.id]

    async def answered(self, reply: Reply) -> Reply:
        """Note a press, wait for its answer, note that."""
        guild = reply.interaction.channel.guild
        assert guild is not None
        shard, began = self.shard_of(guild), time.monotonic()
        await super().answered(reply)
        if not reply.failed:
            self.answers[shard].append((began, time.monotonic()))
        return reply

    def excuse(self, reply: Reply) -> Callable[[], bool]:
        """It may fail while something is done to whoever carries its shard."""
        guild = reply.interaction.channel.guild
        assert guild is not None
        shard = self.shard_of(guild)
        shaken = self.shaken[shard]
        return lambda: shard in self.in_trouble or shaken != self.shaken[shard] or came_too_late(reply)

    async def two_and_a_standby(self) -> None:
        """Two clusters with a shard each, a standby for both, and everybody at their tables."""
        await self.add("first", CLUSTER="0/2")
        await self.add("second", CLUSTER="1/2")
        await asyncio.wait_for(self.play.connected(2), PATIENCE)
        await self.add("standby", SHARD_IDS="0-1")
        await self.begin()

    async def everybody_is_answered(self) -> None:
        """On every shard, by now; and each process is there, so that somebody could take over."""
        for shard in range(self.shards):
            await self.answered_again(shard, time.monotonic())
        assert await self.comes_true(self._all_there, PATIENCE), "a process doesn't come back"

    async def _all_there(self) -> bool:
        """Whether each process has a session with the database."""
        sessions = {name for (name,) in await self._asked("SELECT application_name FROM pg_stat_activity")}
        there = all(f"alakazum {one.running.pid}" in sessions for one in self.processes.values())
        await asyncio.sleep(0 if there else AGAIN_AFTER / 2)
        return there

    # ---- judging -----------------------------------------------------------------------------------------------------

    @contextmanager
    def trouble(self, shards: Iterable[int]) -> Iterator[None]:
        """Within the block presses on these shards may fail."""
        shards = set(shards)
        self.in_trouble |= shards
        self.shaken.update(shards)
        yield
        self.in_trouble -= shards
        self.shaken.update(shards)

    async def answered_again(self, shard: int, since: float, of: int = 1) -> float:
        """Wait until somebody there was answered who pressed after `since`; how long after it that was.

        `of`: so many shards are to be taken over at once. Nobody waits for more than twice what is promised.
        """
        seconds = 2 * promised(of)
        if not await self.until(lambda: any(began > since for began, _ in self.answers[shard][-50:]), seconds):
            said = "\n".join(list(self.bots.said)[-30:])
            raise AssertionError(f"nobody on shard {shard} was answered within {seconds:g} s; said last:\n{said}")
        return next(ended - since for began, ended in self.answers[shard] if began > since)

    async def taken_over(self, figure: str, shards: Iterable[int], than: Process, since: float) -> None:
        """Wait until people of each shard were answered once another process carried it; note how long after `since`.

        The first is `figure` 1, and so on.
        """
        shards = list(shards)

        async def one(shard: int) -> float:
            seconds = since + 2 * promised(len(shards)) - time.monotonic()
            assert await self.until(lambda: self.carriers[shard] is not than, seconds), "nobody took over"
            taken = time.monotonic()
            return taken - since + await self.answered_again(shard, taken, len(shards))

        self.note(figure, await asyncio.gather(*map(one, shards)))

    def note(self, figure: str, took: Iterable[float]) -> None:
        """Note after how many seconds the first of several shards was answered, the second, and so on."""
        for at, seconds in enumerate(sorted(took), 1):
            self.figures[f"{figure} {at}"].append(seconds)

    def in_time(self, figure: str) -> None:
        """Whether that was as promised, 95 times of 100."""
        noted = {at: seconds for at in range(1, self.shards + 1) if (seconds := self.figures.get(f"{figure} {at}"))}
        assert noted, f"nothing was noted of {figure!r}"
        for at, seconds in noted.items():
            within = promised(at) * slowness()
            assert p95(seconds) <= within, f"{figure} {at}: {sorted(seconds)[-3:]} s, load {os.getloadavg()}"

    async def until(self, so: Callable[[], bool], seconds: float) -> bool:
        """Wait until it is so; False where it isn't in time."""

        async def look() -> bool:
            return so()

        return await self.comes_true(look, seconds)

    def sessions(self, shard: int) -> list[Session]:
        """Discord's sessions of a shard, the oldest first."""
        return [one for one in self.play.server.gateway.sessions.values() if one.shard[0] == shard]

    async def boards_are_true(self) -> None:
        """While nobody presses, every board shows the truth, in time."""
        self.going.clear()
        since = time.monotonic()
        if wrong := await proof.still_hidden(self, self.url, TRUE_WITHIN):
            raise AssertionError("\n".join(wrong))
        self.figures["boards true"].append(time.monotonic() - since)
        log.info("boards are true; so far %s", {name: round(each[-1], 1) for name, each in self.figures.items()})
        self.going.set()

    async def end(self) -> None:
        """Everybody goes home, all processes stop; then judge."""
        await self.boards_are_true()
        for task in self._people:
            task.cancel()
        await asyncio.gather(*self._people, return_exceptions=True)
        for task in self._people:
            if not task.cancelled():
                task.result()
        log.info("ended with: %s", {name: dict(Counter(one.codes)) for name, one in self.processes.items()})
        for name, process in list(self.processes.items()):
            if process.running.alive:
                assert await self.stop(name) in STOPPED, name
        for figure, seconds in self.figures.items():
            log.info(
                "%s: %d times, p50 %.1f s, p95 %.1f s, longest %.1f s",
                figure, len(seconds), median(seconds), p95(seconds), max(seconds),
            )  # fmt: skip
        log.info("counted: %s, calls %s, load %s", self.counts(), dict(self.calls), os.getloadavg())
        await self.judge()

    async def judge(self) -> None:
        """Nothing answered is lost, nothing is there twice, nobody acted for another."""
        books = await proof.Books.read(self.url)
        proof.nothing_lost(books, self.presses)
        proof.snapshots_are_replays(books)
        writes = await self.writes()
        assert writes[True] > 0, "nobody's writes were noted"
        assert writes[False] == 0, "somebody wrote without the lock of the table's shard"
        assert not self.strangers, self.strangers
        assert not self.unanswered, self.unanswered
        assert not self.bots.errors, self.bots.errors  # nothing that happens to processes here is a fault of ours

    async def writes(self) -> Counter[bool]:
        """How many writes were by who had the lock of the table's shard, and how many not."""
        return Counter(dict(await self._asked("SELECT owns, count(*) FROM proof.writes GROUP BY owns")))

    async def writes_of(self, bot: Bot) -> int:
        """How many writes were by this process."""
        [(count,)] = await self._asked("SELECT count(*) FROM proof.writes WHERE who = $1", f"alakazum {bot.pid}")
        return count

    async def _asked(self, question: str, *of: object) -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(self.server.dsn(DATABASE))
        try:
            return [tuple(row) for row in await connection.fetch(question, *of)]
        finally:
            await connection.close()


def promised(shards: int) -> float:
    """Seconds until people of the last of so many shards in a bucket are answered again."""
    return ONE + (shards - 1) * FURTHER


def p95(seconds: list[float]) -> float:
    """What 95 in 100 don't exceed; 0 where there are none."""
    return sorted(seconds)[math.ceil(0.95 * len(seconds)) - 1] if seconds else 0.0


@asynccontextmanager
async def clusters(
    server: Server, seed: int, *, shards: int = 2, tables: int = 0, **more: Any
) -> AsyncIterator[Clusters]:
    """People who are about to press, and no process yet. 0 tables: as many as TABLES in the environment says, or 40."""
    tables = tables or int(os.environ.get("TABLES", "40"))
    clock, limits = Later(), replace(RateLimits.loose(), identify=RateLimits().identify)
    async with Playground(clock=clock, shards=shards, limits=limits) as play, BotProcesses() as bots:
        chance, nowhere = random.Random(seed), Path("nowhere")
        own: dict[str, Any] = {"server": server, "shards": shards, "tables": tables, **more}
        async with Clusters(play, bots, clock, nowhere, chance, quick=False, **own) as scene:
            yield scene
