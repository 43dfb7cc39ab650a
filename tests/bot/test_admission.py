"""More presses than can be answered: as many are answered as without the surplus, and nothing is done for the rest."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from structlog.testing import capture_logs

from bot.commands.admission import LEAST, PLACES, Admission
from bot.delivery.lateness import TOO_LATE_AFTER
from playground import Playground, Seat
from storage.errors import TooBusy
from tests.bot.house import House, text
from tests.bot.test_gateway import World
from tests.bot.test_metrics import figures, watched

WORK = 0.01
"""Seconds that the machine works for one press; it does one thing at a time."""
FITS = round(TOO_LATE_AFTER / WORK)


class Machine:
    """A bot whose time is injected: what it was asked at which moment, and what it answered in time."""

    def __init__(self, work: float = WORK) -> None:
        self.world, self.work = World(), work
        self.admission = Admission(self.world)
        self.answered: list[int] = []
        self.begun = 0
        self._busy = asyncio.Lock()

    async def press(self, number: int, moment: float) -> None:
        start, until = self.world.now, moment + TOO_LATE_AFTER
        if (wait := moment - start) > 0:
            await self.world.sleep(wait)
        if not await self.admission.enter(until):
            return
        began = self.world.now
        self.begun += 1
        for _ in range(2):  # a read and a commit, say
            async with self._busy:
                await self.world.sleep(self.work / 2)
        if self.world.now <= until:
            self.answered.append(number)
        self.admission.leave(self.world.now - began)

    async def asked(self, moments: Sequence[float]) -> None:
        """Presses at these seconds from now, in order."""
        now = self.world.now
        tasks = [asyncio.create_task(self.press(at, now + moment)) for at, moment in enumerate(moments)]
        await self.world.until(now + moments[-1] + 20)
        assert all(task.done() for task in tasks), "somebody still waits"


@pytest.mark.parametrize("times", [2, 5, 10])
@pytest.mark.parametrize("work", [WORK, 0.002, 0.05])
async def test_a_burst_gets_as_many_answers_as_without_the_surplus(times: int, work: float) -> None:
    alone, crowded, fits = Machine(work), Machine(work), round(TOO_LATE_AFTER / work)
    await alone.asked([0.0] * fits)
    await crowded.asked([0.0] * (times * fits))
    assert len(crowded.answered) == pytest.approx(len(alone.answered), rel=0.1)
    assert len(alone.answered) >= 0.7 * fits, "hardly any time is given away"
    assert crowded.answered[-1] < len(crowded.answered) + PLACES, "the newest are dropped"
    assert crowded.begun <= len(crowded.answered) + PLACES, "for the others nothing was read"


@pytest.mark.parametrize("times", [2, 4])
async def test_a_stream_gets_as_many_answers_as_without_the_surplus(times: int) -> None:
    """For twenty seconds as many as just fit, then a multiple of it."""
    alone, crowded, seconds = Machine(), Machine(), 20
    await alone.asked([at * WORK for at in range(round(seconds / WORK))])
    await crowded.asked([at * WORK / times for at in range(round(times * seconds / WORK))])
    assert len(alone.answered) == round(seconds / WORK)
    assert len(crowded.answered) >= 0.9 * len(alone.answered)
    assert crowded.begun - len(crowded.answered) <= 0.1 * crowded.begun, "hardly anything is done in vain"


async def test_an_overload_is_told_of_once_until_it_is_over() -> None:
    machine = Machine()
    with capture_logs() as events:
        await machine.asked([0.0] * (3 * FITS) + [1.0])
        assert [event["event"] for event in events] == ["overload", "overload_over"]
        assert events[1]["dropped"] == 3 * FITS + 1 - machine.begun and events[1]["seconds"] < TOO_LATE_AFTER
        await machine.asked([0.0] * (3 * FITS))
    assert [event["event"] for event in events] == ["overload", "overload_over"] * 2
    assert sum(event.get("dropped", 0) for event in events) == 6 * FITS + 1 - machine.begun


async def test_whoever_is_cancelled_takes_no_place() -> None:
    world = World()
    admission = Admission(world, places=1)
    assert await admission.enter(world.now + 3)
    waiting = [asyncio.create_task(admission.enter(world.now + 3)) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    admission.leave(0.1)
    waiting[1].cancel()  # it has just been given the place
    await asyncio.sleep(0)
    assert await asyncio.wait_for(waiting[2], 20)


async def test_whoever_comes_too_late_for_the_queue_is_told_at_once() -> None:
    world = World()
    admission = Admission(world, places=1)
    assert await admission.enter(world.now + TOO_LATE_AFTER)
    assert not await asyncio.wait_for(admission.enter(world.now + LEAST / 2), 20)


async def test_without_a_queue_even_a_late_one_is_tried() -> None:
    world = World()
    admission = Admission(world)
    assert await admission.enter(world.now + LEAST / 2)


async def test_what_is_dropped_is_counted_and_nothing_is_read_for_it(
    house: House, play: Playground, seats: list[Seat], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every place is taken, and not free before it is too late."""
    world = World()
    world.now = asyncio.get_running_loop().time()  # presses say by that until when they must be answered
    async with watched(house) as port:
        admission = Admission(world, places=1)
        monkeypatch.setattr(house.client.intake, "_admission", admission)
        assert await admission.enter(world.now + TOO_LATE_AFTER)

        async def no_read(*_: object) -> None:
            raise AssertionError("read")

        monkeypatch.setattr(house.client.intake, "texts", no_read)
        with capture_logs() as events:
            first, second = await asyncio.gather(*(seat.click("My hand", wait=False) for seat in seats))
            while len(admission._queue) < 2:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            world.now += 2 * TOO_LATE_AFTER
            admission.leave(None)
            for reply in (first, second):
                assert (await reply.acknowledged()).failed
        assert [event["event"] for event in events if event["log_level"] != "debug"] == ["overload"]
        assert (await figures(port))["alakazum_interactions_total kind=press outcome=overload"] == 2


async def test_what_could_not_be_read_for_too_long_is_overload_too(
    house: House, seats: list[Seat], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(*_: object) -> None:
        raise TooBusy("Nothing could be read")

    monkeypatch.setattr(house.tables, "hand", busy)
    with capture_logs() as events:
        for seat in (*seats, *seats):
            reply = await seat.click("My hand")
            assert reply.ephemeral and "nothing changed" in text(await reply.shown())
    assert [event["event"] for event in events if event["log_level"] != "debug"] == ["overload"]
