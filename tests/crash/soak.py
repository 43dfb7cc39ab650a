"""A long run: `make soak`. Many tables, people who press anything, a Discord that fails now and then; counted, judged.

    SECONDS=600 TABLES=50 SEED=3 LIMIT=512 SLOWER=1.5 make soak

The bot is a program of its own, with pictures and with hard AI at some tables; its memory is that of all its processes.
LIMIT: the megabytes that they get, without swap, from a control group (as root, on Linux). SLOWER: people press so many
times more seldom. The machine's speed, at the beginning and at the end, is random play of Alakazum! (`bench engines`).

Ends with exit code 1 where something was lost, left unanswered or leaked.
"""

from __future__ import annotations

import asyncio
import os
import platform
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random  # noqa: TID251 - seeded
from typing import Any

from bench.engines import one_round
from bot.delivery.stage import STANDS
from games import GAMES
from playground import Reply, Timeout
from playground.faults import Faults
from storage.store import TableStore
from tests.bot.house import is_hand
from tests.harness import proof
from tests.harness.people import Presser
from tests.harness.scene import Scene, Seating, a_scene
from tests.harness.told import Pressed, pressed_on

FAULTS = "; ".join(
    (
        "lost 0.2% on POST /interactions/*/callback",
        "reset 0.2% on POST /interactions/*/callback",
        "lost 0.5% on PATCH /channels/*",
        "reset 0.5% on PATCH /channels/*",
        "429 0.5% on PATCH /channels/*",
        "reset 0.5% on POST /channels/*/messages",
        "double 0.2%",
        "drop every 4000",
    )
)
WARM = 0.2
"""Part of the run after which memory is measured for the first time: all games are under way, caches are filled."""
GROWTH = 1.15
"""Times the bot's memory may be at the end what it was then."""
IDLE, BUSY = 150, 400
"""Megabytes that all its processes may take when nobody plays, and with 200 busy tables."""
REST = float(os.environ.get("REST", "150"))
"""Seconds after which whoever draws and thinks has put away what was needed for that."""
HARD = 10
"""One table in so many has a hard AI, which thinks in a process of its own."""
RETRIES = ("answer_repeated", "answer_unsure", "board_later", "board_failed", "hand_later", "hand_failed")
THINK = (5.0, 15.0)
"""Seconds between two presses of one person."""
SLOWER = float(os.environ.get("SLOWER", "1"))
"""Times that: on a machine that is so much slower, where the same people would be too much work, memory aside."""


@dataclass(frozen=True)
class Memory:
    """Megabytes of the bot's processes, the bot's first; what they share counts once (PSS, Linux)."""

    each: tuple[float, ...]

    @classmethod
    def of(cls, pid: int) -> Memory:
        """Of a bot and all that it started."""
        return cls(tuple(filter(None, map(_proportional, (pid, *_children(pid))))))

    @property
    def total(self) -> float:
        return sum(self.each)

    def __str__(self) -> str:
        return f"{self.total:.0f} = {' + '.join(f'{one:.0f}' for one in self.each)}"


def _children(pid: int) -> list[int]:
    return [int(one) for task in Path(f"/proc/{pid}/task").glob("*/children") for one in task.read_text().split()]


def _proportional(pid: int) -> float:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:  # it has ended meanwhile
        return 0.0
    return next((int(line.split()[1]) / 1000 for line in lines if line.startswith("Pss:")), 0.0)


@contextmanager
def limited(megabytes: int) -> Iterator[Path | None]:
    """A control group with so much memory and no swap; None: no limit is wanted (0)."""
    if not megabytes:
        yield None
        return
    lines = [line.split(":", 2) for line in Path("/proc/self/cgroup").read_text().splitlines()]
    first = next((path for _, what, path in lines if what == "memory"), None)
    root = Path("/sys/fs/cgroup/memory" if first is not None else "/sys/fs/cgroup")
    group = root / (first if first is not None else lines[0][2]).lstrip("/") / f"soak-{os.getpid()}"
    group.mkdir()
    for name, value in (
        ("memory.limit_in_bytes", megabytes << 20),
        ("memory.memsw.limit_in_bytes", megabytes << 20),
        ("memory.max", megabytes << 20),
        ("memory.swap.max", 0),
    ):
        if (group / name).exists():
            (group / name).write_text(str(value))
    try:
        yield group
    finally:
        group.rmdir()


def struck(group: Path) -> str:
    """What became of a limit."""
    names = ("memory.max_usage_in_bytes", "memory.failcnt", "memory.oom_control", "memory.peak", "memory.events")
    return "; ".join(
        f"{name} {' '.join((group / name).read_text().split())}" for name in names if (group / name).exists()
    )


@dataclass
class Soak:
    """What is counted."""

    scene: Scene
    seconds: float
    requests: Counter[str] = field(default_factory=Counter[str])
    waited: list[float] = field(default_factory=list[float])
    presses: int = 0
    memory: list[Memory] = field(default_factory=list[Memory])
    speeds: list[float] = field(default_factory=list[float])
    idle: Memory | None = None
    leaks: int = 0

    async def run(self) -> None:
        """Everybody presses until the time is over."""
        self._count_requests()
        end = time.monotonic() + self.seconds
        people = [asyncio.create_task(self._live(presser, end)) for presser in self.scene.pressers]
        watching = asyncio.create_task(self._watch(end))
        await asyncio.wait([*people, watching])
        for task in (*people, watching):
            task.result()

    async def play_a_little(self, seatings: list[Seating]) -> None:
        """Use everything once, at some tables; all leave; after a rest, what the bot takes when nobody plays."""
        await self.scene.sit_down(seatings)
        await self.scene.press(40 * len(self.scene.pressers))
        for presser in self.scene.pressers:
            asked = await (await presser.seat.slash("table leave")).shown(60)
            await presser.seat.click("Leave the table", on=asked)
        self.scene.pressers.clear()
        await asyncio.sleep(REST)
        self.idle = Memory.of(self.scene.running.pid)

    def _count_requests(self) -> None:
        ask = Faults.request

        def request(faults: Faults, method: str, path: str) -> str | None:
            place = "board" if path.startswith("/channels/") else path.split("/")[1]
            self.requests[f"{method} {place}"] += 1
            return ask(faults, method, path)

        Faults.request = request  # type: ignore[method-assign]

    async def _live(self, presser: Presser, end: float) -> None:
        await asyncio.sleep(SLOWER * presser.chance.uniform(0, THINK[1]))
        while time.monotonic() < end and self.scene.running.alive:
            reply = await presser.begin()
            if reply is not None:
                await self._answered(reply)
            self._forget(presser)
            await asyncio.sleep(SLOWER * presser.chance.uniform(*THINK))

    async def _answered(self, reply: Reply) -> None:
        self.presses += 1
        pressed: Pressed | None = pressed_on(reply)
        began = time.monotonic()
        try:
            await reply.acknowledged()
        except Timeout as never:
            self.scene.unanswered.append(str(never))
            return
        took = time.monotonic() - began
        self.waited.append(took)
        if reply.failed:
            self.scene.unanswered.append(f"{reply.interaction.data}: {reply.reason}")
        if pressed is not None:
            pressed.note(took)
            if pressed.done is not False:
                pressed.told = ""  # there are tens of thousands
            self.scene.presses.append(pressed)

    def _forget(self, presser: Presser) -> None:
        """What a person has put away needs no more of this process's memory. What is public is nobody's hand."""
        seat = presser.seat
        messages = seat.channel.messages
        for message in [one for one in messages.values() if one.dismissed]:
            del messages[message.id]
        self.leaks += sum(one.only_for is None and is_hand(one.payload) for one in messages.values())
        del seat._events[:]  # type: ignore[attr-defined]  # nobody waits for them: an hour has millions

    async def _watch(self, end: float) -> None:
        await asyncio.sleep(self.seconds * WARM)
        while time.monotonic() < end:
            self.memory.append(Memory.of(self.scene.running.pid))
            await asyncio.sleep(max(1.0, self.seconds / 40))

    # ---- judging -----------------------------------------------------------------------------------------------------

    async def report(self) -> tuple[list[tuple[str, Any]], list[str]]:
        """Name and figure of all that was counted; what was promised and not kept."""
        scene, done = self.scene, Counter(pressed.done for pressed in self.scene.presses)
        wrong: list[str] = []
        try:
            await proof.boards_show_the_truth(scene)
        except AssertionError as error:
            wrong.append(str(error)[:2000])
        last = self.memory[-1].total if self.memory else 0.0
        scene.running.send(signal.SIGTERM)
        code = await scene.running.end()
        books = await proof.Books.read(scene.copy())
        lost = 0
        for check in (lambda: proof.nothing_lost(books, scene.presses), lambda: proof.snapshots_are_replays(books)):
            try:
                check()
            except AssertionError as error:
                lost += 1
                wrong.append(str(error)[:500])
        told, measured = scene.bots.told, scene.bots.figures
        first, most = (found(each.total for each in self.memory) for found in (next, max)) if self.memory else (0, 0)
        figures: list[tuple[str, Any]] = [
            ("machine", f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"),
            ("speed, at first · at last (actions/s)", " · ".join(f"{each:,.0f}" for each in self.speeds)),
            ("seconds between presses", " to ".join(f"{SLOWER * each:g}" for each in THINK)),
            ("seconds", round(self.seconds)),
            ("tables begun", len(books.tables)),
            ("games ended", sum(row.status == "over" for row in books.tables.values())),
            ("presses", self.presses),
            ("answers", len(self.waited) - len(scene.unanswered)),
            (
                "answered within, p50 / p95 / p99 (ms)",
                " / ".join(f"{_at(self.waited, at):.0f}" for at in (0.5, 0.95, 0.99)),
            ),
            ("moves of people", done[True]),
            ("refusals (old hand, not your turn)", done[False]),
            ("moves in all logs", sum(row.n for row in books.tables.values())),
            ("edits of boards", self.requests["PATCH board"]),
            ("posts", self.requests["POST board"]),
            ("edits and follow-ups by token", self.requests["PATCH webhooks"] + self.requests["POST webhooks"]),
            ("faults that struck", len(scene.play.faults.struck)),
            ("retries", sum(told[name] for name in RETRIES)),
            ("loop delay p99 (ms)", measured.get("loop_p99")),
            (
                "tasks in the bot, warm / end",
                f"{measured.get('tasks_warm')} / {measured.get('tasks')}",
            ),
            ("memory when nobody plays (MB)", self.idle),
            ("memory, warm / end / most (MB)", f"{first:.0f} / {last:.0f} / {most:.0f}"),
            *(("…", each) for each in self.memory[:: max(1, len(self.memory) // 8)]),
            ("unanswered interactions", len(scene.unanswered)),
            ("lost moves", lost),
            ("hands shown to others", self.leaks),
            ("errors in the log", len(scene.bots.errors)),
        ]
        wrong += [f"unanswered: {each}" for each in scene.unanswered[:5]]
        wrong += [f"error: {each[:200]} … {each[-300:]}" for each in scene.bots.errors[:5]]
        if self.leaks:
            wrong.append("a hand was shown to everybody")
        if first and last > first * GROWTH:
            wrong.append(f"memory grew from {first:.0f} to {last:.0f} MB")
        if self.idle is not None and self.idle.total > IDLE:
            wrong.append(f"when nobody plays the bot takes {self.idle}")
        if most > BUSY:
            wrong.append(f"the bot took {most:.0f} MB")
        if code != 0:
            wrong.append(f"the bot ended with {code}")
        return figures, wrong


def speed() -> float:
    """How fast this machine is now: a virtual one may be half as fast an hour later."""
    return max(one_round(GAMES["alakazum"], number)[0] for number in range(3))


def _at(numbers: list[float], part: float) -> float:
    """A quantile of seconds, in milliseconds."""
    return sorted(numbers)[int(part * (len(numbers) - 1))] * 1000 if numbers else 0.0


async def main() -> int:
    """Run, report."""
    seconds, tables = float(os.environ.get("SECONDS", "1800")), int(os.environ.get("TABLES", "200"))
    seed, limit = int(os.environ.get("SEED", "1")), int(os.environ.get("LIMIT", "0"))
    games = cycle(GAMES)
    seatings = [
        Seating(next(games), 2, 1, {"ai_level": "hard"}) if at % HARD == 0 else Seating(next(games), 2, at % 2)
        for at in range(tables)
    ]
    with tempfile.TemporaryDirectory() as folder, limited(limit) as group:
        await (await TableStore.open(f"sqlite+aiosqlite:///{folder}/bot.db", wait=0)).close()
        async with a_scene(Path(folder), seed, alone=True, quick=False, group=group) as scene:
            soak = Soak(scene, seconds)
            soak.speeds.append(speed())
            await soak.play_a_little(seatings[: len(GAMES)])
            await scene.sit_down(seatings[len(GAMES) :])
            for presser in scene.pressers:
                presser.chance = Random(f"{seed} {presser.seat.name}")
            scene.play.faults.use(FAULTS)
            await soak.run()
            scene.play.faults.use("")
            await asyncio.sleep(STANDS)  # the last moments leave the stage
            soak.speeds.append(speed())
            figures, wrong = await soak.report()
            if group is not None:
                figures.append((f"limit of {limit} MB", struck(group)))
    for name, figure in figures:
        sys.stdout.write(f"{name:40} {figure}\n")
    for each in wrong:
        sys.stdout.write(f"WRONG: {each}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
