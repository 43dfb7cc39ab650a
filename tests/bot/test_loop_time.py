"""Long steps get passes of the event loop of their own."""

from __future__ import annotations

import asyncio
import threading
from typing import Any, cast

import pytest

from bot.commands import log
from bot.delivery.reconciler import Reconciler
from bot.delivery.surface import Outgoing, Words
from bot.delivery.transports import ByAnswer, ByInteraction
from bot.loop_time import turn
from bot.screens.screen import Screen, Text
from tests.bot.fakes import FakeAnswer, FakeMessages, FakeTime
from tests.bot.house import House
from tests.bot.test_together import in_turn


class Passes:
    """Counts the passes of the running loop."""

    def __init__(self) -> None:
        self.number = 0
        self._loop = asyncio.get_running_loop()
        self._count()

    def _count(self) -> None:
        self.number += 1
        self._handle = self._loop.call_soon(self._count)

    def stop(self) -> None:
        self._handle.cancel()


async def test_no_two_turns_are_in_one_pass_and_they_go_by_the_order_of_asking() -> None:
    passes, taken = Passes(), list[tuple[int, int]]()

    async def work(number: int) -> None:
        for _ in range(2):
            await turn()
            taken.append((number, passes.number))

    await asyncio.gather(*(work(number) for number in range(5)))
    passes.stop()
    assert [number for number, _ in taken] == [0, 0, 1, 2, 3, 4, 1, 2, 3, 4]
    assert len({at for _, at in taken}) == len(taken)


async def test_who_is_alone_does_not_wait() -> None:
    passes = Passes()
    await turn()
    assert passes.number == 1
    passes.stop()


async def test_who_gave_up_waiting_holds_nobody_up() -> None:
    await turn()
    first, second, third = (asyncio.ensure_future(turn()) for _ in range(3))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.wait_for(asyncio.gather(first, third), 20)
    assert second.cancelled()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await asyncio.wait_for(turn(), 20)


async def test_answers_come_first_and_one_of_the_others_after_four() -> None:
    taken = list[str]()

    async def work(name: str, *, answers: bool) -> None:
        await turn(answers=answers)
        taken.append(name)

    others = [work(f"other {number}", answers=False) for number in range(2)]
    answers = [work(f"answer {number}", answers=True) for number in range(6)]
    await asyncio.gather(work("who has it", answers=False), *others, *answers)
    assert taken == ["who has it", *(f"answer {n}" for n in range(4)), "other 0", "answer 4", "answer 5", "other 1"]


async def test_a_press_is_answered_before_fifty_boards_that_wait() -> None:
    made = list[str]()

    class Message(Words):
        async def wanted(self, *, pictures: bool) -> Screen | None:
            screen = await super().wanted(pictures=pictures)
            assert screen is not None and isinstance(screen.parts[0], Text)
            made.append(screen.parts[0].text)
            return screen

    class Sent:
        def is_open(self, now: float) -> bool:
            return True

        async def put(self, outgoing: Outgoing, message: int | None) -> int | None:
            return message

        async def remove(self) -> None: ...

    time = FakeTime()
    reconciler = Reconciler(time=time)
    waiting = [
        asyncio.ensure_future(reconciler.bring(Message(1, Screen((Text(f"board {n}"),)), n), Sent())) for n in range(50)
    ]
    await asyncio.sleep(0)
    answer = cast(ByAnswer, FakeAnswer(FakeMessages(time), 99))
    assert await reconciler.bring(Message(1, Screen((Text("hand"),)), 99), ByInteraction(answer))
    assert made.index("hand") < 5
    await asyncio.gather(*waiting)
    assert made.index("board 49") == 50, "the others in their order"


async def test_a_log_is_put_in_order_beside_the_loop(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes 13 to 20 ms for a game of 900 moves."""
    threads, cycles = list[int](), log.cycles

    def noted(*args: Any) -> Any:
        threads.append(threading.get_ident())
        return cycles(*args)

    monkeypatch.setattr(log, "cycles", noted)
    first, _ = await in_turn(house)
    await (await first.slash("table log")).shown()
    assert len(threads) == 1 and threading.get_ident() not in threads
