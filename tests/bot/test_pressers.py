"""Whoever presses at random in tests presses what a person could, and says so where nothing can be pressed."""

from __future__ import annotations

from random import Random  # noqa: TID251 - seeded
from typing import Any

import pytest

from playground import CannotDo
from tests.harness.people import STUCK, Player


class Answered:
    """A reply to a press that was taken."""

    failed = False

    async def acknowledged(self) -> Answered:
        return self


class OneList:
    """A seat that sees one list, in which two or three of five are to be chosen."""

    id, name = 1, "Ana"

    def __init__(self, least: int = 2, most: int = 3) -> None:
        options = [{"label": str(at), "value": f"discard.{at}"} for at in range(5)]
        self._list = {"type": 3, "custom_id": "al:1:28:*trim", "min_values": 2, "max_values": 3, "options": options}
        self.messages = [{"content": "", "components": [{"type": 1, "components": [self._list]}]}]
        self._allowed, self.chosen = range(least, most + 1), list[list[str]]()

    async def select(self, id: str, values: list[str], **_: Any) -> Any:
        if len(values) not in self._allowed:
            raise CannotDo(f"{len(values)} values")
        self.chosen.append(values)
        return Answered()


async def test_a_list_that_wants_several_is_given_them() -> None:
    seat = OneList()
    player = Player(seat, Random(1))  # pyright: ignore[reportArgumentType]
    for _ in range(20):
        await player.step()
    assert {len(values) for values in seat.chosen} == {2, 3}
    assert all(len(set(values)) == len(values) for values in seat.chosen)
    assert player.impossible == 0


async def test_what_can_never_be_pressed_is_no_endless_wait() -> None:
    player = Player(OneList(4, 4), Random(1))  # pyright: ignore[reportArgumentType]
    with pytest.raises(AssertionError, match="Ana: "):
        for _ in range(STUCK):
            await player.step()
