"""Anybody presses anything at the same moment, while Discord fails, time goes by and the bot restarts.

The real stack (discord.py, client, tables, a database on disk) on two clocks that stand still until a rule moves them.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random  # noqa: TID251 - seeded by hypothesis
from typing import Any

import hypothesis.strategies as st
import pytest
from discord.backoff import ExponentialBackoff
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from structlog.testing import capture_logs

from games import GAMES
from playground import Playground, Reply
from playground.clock import FakeClock as DiscordClock
from tables.time_source import FakeTime
from tests.bot.house import House, a_house, ready
from tests.crash import proof
from tests.crash.scene import NAMES, QUESTION, Pressed, pressed_on
from tests.whole.presser import Presser

FAULTS = (
    "lost @1 on POST /interactions/*/callback",
    "reset @1 on POST /interactions/*/callback",
    "lost @1,2 on PATCH /channels/*",
    "reset @1,2 on PATCH /channels/*",
    "429 @1,2 on PATCH /channels/*",
    "lost @1 on POST /channels/*/messages",
    "reset @1 on POST /channels/*/messages",
    "429 @1 on POST /channels/*/messages",
    "double @1,2",
    "late @1",
    "drop @1",
    "cut @1",
    "op7 @1",
)
LATE = 3.5
"""Seconds by which the playground holds back an interaction that is late."""
TURN = 0.02
"""Seconds between two looks at a board that may still be behind."""
TICK = 0.1
"""Seconds that go by, on both clocks and truly, while somebody waits for an answer."""

a_press = st.tuples(st.integers(0, 4), st.integers(0, 10_000), st.booleans())
"""Who, which of the things they see, and whether rather a question."""


class Races(RuleBasedStateMachine):
    """One table in one channel."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.database = Path(self.folder.name) / "races.db"
        self.clock: Any = FakeTime(DiscordClock().time())
        self.there = DiscordClock(self.clock.now())
        self.stack = AsyncExitStack()
        self.presses: list[Pressed] = []
        self.failed: list[str] = []
        self.house: House
        self.logs = self.stack.enter_context(capture_logs())

    # ---- rules -------------------------------------------------------------------------------------------------------

    @initialize(game=st.sampled_from(sorted(GAMES)), people=st.integers(2, 5), ai=st.integers(0, 1))
    def open(self, game: str, people: int, ai: int) -> None:
        self.runner.run(self._open(game, min(people, GAMES[game].SEATS[-1] - ai), ai))

    @rule(presses=st.lists(a_press, min_size=1, max_size=5))
    def press(self, presses: list[tuple[int, int, bool]]) -> None:
        self.runner.run(self._press(presses))

    @rule(plan=st.sampled_from(FAULTS), presses=st.lists(a_press, min_size=1, max_size=3))
    def press_while_discord_fails(self, plan: str, presses: list[tuple[int, int, bool]]) -> None:
        self.play.faults.use(plan)
        self.runner.run(self._press(presses))
        self.play.faults.use("")

    @rule(seconds=st.sampled_from([0.5, 8.0, 50.0, 100.0]))
    def wait(self, seconds: float) -> None:
        self.runner.run(self._wait(seconds))

    @rule(seconds=st.sampled_from([0.0, 5.0, 3600.0]))
    def restart(self, seconds: float) -> None:
        self.runner.run(self._restart(seconds))

    @rule()
    def look(self) -> None:
        """The disk has what was answered, and the position is what the log leads to.

        Without a precondition: how many presses there were depends on time, and rules must be drawn alike each run.
        """
        self.runner.run(self._look())

    def teardown(self) -> None:
        try:
            if hasattr(self, "play"):
                self.runner.run(self._end())
        finally:
            self.runner.close()
            self.folder.cleanup()

    # ---- doing it ----------------------------------------------------------------------------------------------------

    async def _open(self, game: str, people: int, ai: int) -> None:
        self.play = await self.stack.enter_async_context(Playground(clock=self.there))
        await self._start()
        seats = [self.play.seat(name) for name in NAMES[:people]]
        lobby = await (await seats[0].slash(f"{game} new", ai=ai)).shown()
        for seat in seats[1:]:
            await seat.click("Join", on=lobby)
        await seats[0].click("Start", on=lobby)
        self.pressers = [Presser(seat, Random(0), eager=QUESTION) for seat in seats]

    async def _start(self) -> None:
        self.running = AsyncExitStack()
        self.house = await self.running.enter_async_context(a_house(self.play, self.database, time=self.clock))
        await ready(self.house)
        self.knows_time = False  # of the very first press nobody can say how late it is: clocks differ

    async def _restart(self, seconds: float) -> None:
        await self.running.aclose()
        self.clock.advance(seconds)
        self.there.advance(seconds)
        await self._start()
        await self.house.tables.tick()

    async def _press(self, presses: list[tuple[int, int, bool]]) -> None:
        replies: list[Reply] = []
        for who, which, question in presses:
            presser = self.pressers[who % len(self.pressers)]
            presser.chance = Random(which)
            choices = presser.choices()
            asked = [one for one in choices if (one[1].custom_id or "").startswith("al:") and _is_question(one[1])]
            liked = asked if question and asked else choices
            reply = await presser.press(*liked[which % len(liked)]) if liked else None
            if reply is not None:
                replies.append(reply)
        here = len(self.presses)
        answers = [asyncio.ensure_future(self._answered(reply, first=at == 0)) for at, reply in enumerate(replies)]
        while answers and (await asyncio.wait(answers, timeout=TICK))[1]:
            self.there.advance(TICK)  # no faster than the bot's own timer, which says in time that it takes longer
            self.clock.advance(TICK)  # trading has a pace: one dealing a second
        for answered in answers:
            answered.result()
        self._see_double(self.presses[here:])
        await self.play.connected()
        await self.house.tables.tick()

    def _see_double(self, presses: list[Pressed]) -> None:
        """Whoever presses twice at once on one message sees what became of the last only."""
        users = Counter(pressed.user for pressed in presses)
        for pressed in presses:
            if users[pressed.user] > 1:
                pressed.done = None

    async def _answered(self, reply: Reply, *, first: bool) -> None:
        """Wait for it. It is the `first` that is late by plan: the time that goes by for it goes by for the others too,
        so that one already done may be answered too late.
        """
        pressed = pressed_on(reply)
        if pressed is not None:
            self.presses.append(pressed)
        if any(struck.startswith("late") for struck in self.play.faults.struck):
            await asyncio.sleep(0.02)
            self.clock.advance(LATE)
            self.there.advance(LATE)  # what is late is there, and was given up before
            self.play.faults.struck.clear()
        began = time.monotonic()
        await reply.acknowledged()
        if pressed is not None:
            pressed.note(time.monotonic() - began)
        if reply.failed and "late" not in str(self.play.faults.plan):
            self.failed.append(f"{reply.interaction.data}: {reply.reason}")
        elif reply.failed and first and pressed is not None and self.knows_time:
            pressed.done = False  # who was told that it failed must not find it done
        self.knows_time |= not reply.failed

    async def _wait(self, seconds: float) -> None:
        self.there.advance(seconds)
        self.clock.advance(seconds)
        await self.house.tables.tick()

    async def _look(self) -> None:
        books = await proof.Books.read(self.database)
        proof.nothing_lost(books, self.presses)
        proof.snapshots_are_replays(books)
        assert self.failed == []

    async def _end(self) -> None:
        self.play.faults.use("")
        await self._look()
        left = proof.WITHIN
        while wrong := proof.what_boards_hide(self.play, await proof.Books.read(self.database, logs=False)):
            assert left > 0, "\n".join(wrong)
            await asyncio.sleep(TURN)
            left -= TURN  # turns are counted, not seconds: other work on this machine may make them longer
        await self.running.aclose()
        await self.stack.aclose()
        errors = [row for row in self.logs if row["log_level"] in ("error", "critical")]
        assert errors == []


def _is_question(control: Any) -> bool:
    return control.custom_id.split(":")[2].isdigit()


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py comes again without waiting."""
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda self: 0.01)  # pyright: ignore


QUICK = settings(
    max_examples=8,
    stateful_step_count=12,
    deadline=None,
    derandomize=True,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.usefixtures("at_once")
def test_races() -> None:
    run_state_machine_as_test(Races, settings=QUICK)


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.usefixtures("at_once")
def test_races_for_longer() -> None:
    run_state_machine_as_test(Races, settings=settings(QUICK, max_examples=150, stateful_step_count=40))
