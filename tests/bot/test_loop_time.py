"""Long steps get passes of the event loop of their own."""

from __future__ import annotations

import asyncio

from bot.loop_time import turn


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
    await asyncio.wait_for(asyncio.gather(first, third), 5)
    assert second.cancelled()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await asyncio.wait_for(turn(), 5)
