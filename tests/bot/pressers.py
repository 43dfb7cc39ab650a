"""People who press whatever they see that asks them something, knowing nothing of the bot but what is on the screen."""

from __future__ import annotations

import asyncio
import random  # noqa: TID251 - people press at random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playground import CannotDo, Control, Reply, Seat, controls
from tests.bot.house import buttons, text

QUESTION = re.compile(r"al:\d+:\d+:.+")
STUCK = 500
"""So many presses in a row that were impossible are the presser's fault or the screen's."""


@dataclass
class Presser:
    """One person. `presses` counts what they did, `problems` are the presses that failed.

    `impossible`: how often in a row they could not press what they saw.
    """

    seat: Seat
    chance: random.Random
    presses: int = 0
    impossible: int = 0
    problems: list[str] = field(default_factory=list)

    def controls(self) -> list[tuple[dict[str, Any], Control]]:
        """Every question on the screen, with its message."""
        return [
            (message, control)
            for message in self.seat.messages
            for control in controls(message)
            if not control.disabled and QUESTION.fullmatch(control.custom_id or "")
        ]

    async def step(self) -> Reply | None:
        """Press one thing that asks something; open the hand where nothing does."""
        found = self.controls()
        try:
            if not found:
                called = [one for one in self.seat.messages if f"<@{self.seat.id}>" in text(one)]
                if not called and any("Refresh" in buttons(one) for one in self.seat.messages):
                    return None  # their hand is open, and nothing is asked
                with_hand = [one for one in self.seat.messages if "My hand" in buttons(one)]
                return self._judged(await self.seat.click("My hand", on=with_hand[-1])) if with_hand else None
            message, control = self.chance.choice(found)
            self.presses += 1
            id = control.custom_id or ""
            if control.is_button:
                return self._judged(await self.seat.click(id, on=message))
            chosen = self.chance.sample(control.options, self.chance.choice(control.wants))
            return self._judged(await self.seat.select(id, [option["value"] for option in chosen], on=message))
        except CannotDo as why:  # it changed under our finger
            self.impossible += 1
            assert self.impossible < STUCK, f"{self.seat.name}: {why}"
            return None

    def _judged(self, reply: Reply) -> Reply:
        self.impossible = 0
        if reply.failed:
            self.problems.append(f"{self.seat.name}: {reply.reason}")
        return reply

    def over(self) -> bool:
        """Whether the board says that the game has ended."""
        return any("Rematch" in buttons(message) for message in self.seat.messages)


async def play_on(pressers: list[Presser], until: Callable[[], bool] | None = None, seconds: float = 60.0) -> None:
    """Let everybody press until the game is over, or `until`. Raises AssertionError after so many seconds."""
    done = until or pressers[0].over
    try:
        async with asyncio.timeout(seconds):
            while not done():
                await asyncio.gather(*(presser.step() for presser in pressers))
                await asyncio.sleep(0.002)
    except TimeoutError:
        shown = "\n\n".join(map(text, pressers[0].seat.messages))
        raise AssertionError(f"the game doesn't go on:\n{shown}") from None
