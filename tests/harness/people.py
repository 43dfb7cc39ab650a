"""People who know nothing of the bot: they read what is on the screen and press something."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random  # noqa: TID251  (seeded, a presser's own)
from typing import Any

from playground import CannotDo, Control, Reply, Seat, controls
from tests.bot.house import buttons, text

NAMES = ("Ana", "Bea", "Carl", "Dora", "Eva")
EPHEMERAL = 64
STAY = ("leave", "end", "close", "remove")
"""A presser who is to see the end of the game keeps its fingers off buttons with these words."""
QUESTION = r"al:\d+:\d+:"
"""The custom ids of what answers a question begin so."""
STUCK = 500
"""So many presses in a row that were impossible are the presser's fault or the screen's."""


@dataclass(slots=True)
class Presser:
    """Presses at random what `seat` sees, its own hand more often than the table.

    `eager`: a pattern of custom ids; where one is to be seen, it is mostly pressed. `keeps`: so many private messages,
    older ones are dismissed. `impossible`: how often what was on the screen went away under the finger.
    """

    seat: Seat
    chance: Random
    avoid: tuple[str, ...] = STAY
    eager: str = ""
    keeps: int = 4
    presses: int = 0
    impossible: int = 0

    def choices(self) -> list[tuple[dict[str, Any], Control]]:
        """(message, control) of everything that can be pressed now."""
        return [
            (message, control)
            for message in self.seat.messages
            for control in controls(message)
            if not control.disabled and not control.is_link and (control.is_button or control.options)
            if not any(word in control.label.lower() for word in self.avoid)
        ]

    async def begin(self) -> Reply | None:
        """Press or choose something, and don't wait for what comes of it; None where there was nothing to press."""
        await self.tidy()
        choices = self.choices()
        if not choices:
            return None
        own = [one for one in choices if one[0].get("flags", 0) & EPHEMERAL]
        eager = [one for one in choices if self.eager and re.match(self.eager, one[1].custom_id or "")]
        newest = [one for one in eager if one[0] is own[-1][0]] if own else []
        liked = next((some for some in (newest, eager, own) if some and self.chance.random() < 0.7), choices)
        return await self.press(*self.chance.choice(liked))

    async def press(self, message: dict[str, Any], control: Control) -> Reply | None:
        """Press this one, or choose something in it; None where it went away under the finger."""
        assert control.custom_id is not None
        try:
            if control.is_button:
                reply = await self.seat.click(control.custom_id, on=message, wait=False)
            else:
                count = self.chance.choice(control.wants)
                values = [option["value"] for option in self.chance.sample(control.options, count)]
                reply = await self.seat.select(control.custom_id, values, on=message, wait=False)
        except CannotDo:
            self.impossible += 1
            return None
        self.presses += 1
        return reply

    async def tidy(self) -> None:
        """Dismiss older private messages, as a person or a new start of the app does, and close a form."""
        private = [one for one in self.seat.messages if one.get("flags", 0) & EPHEMERAL]
        for message in private[: -self.keeps]:
            await self.seat.dismiss(message)
        if self.seat.modal is not None:
            await self.seat.close_modal()


@dataclass(slots=True)
class Player(Presser):
    """Answers questions, at random, and opens the hand where nothing is asked. `problems`: the presses that failed.

    `impossible` counts those in a row.
    """

    avoid: tuple[str, ...] = ()
    problems: list[str] = field(default_factory=list[str])

    def questions(self) -> list[tuple[dict[str, Any], Control]]:
        """What can be pressed and asks something."""
        return [one for one in self.choices() if re.match(QUESTION, one[1].custom_id or "")]

    async def step(self) -> Reply | None:
        """Press one thing that asks something; open the hand where nothing does."""
        found = self.questions()
        if found:
            reply = await self.press(*self.chance.choice(found))
        else:
            reply = await self._open_hand()
        if reply is None:
            assert self.impossible < STUCK, f"{self.seat.name}: {self.impossible} presses in a row were impossible"
            return None
        self.impossible = 0
        if (await reply.acknowledged()).failed:
            self.problems.append(f"{self.seat.name}: {reply.reason}")
        return reply

    async def _open_hand(self) -> Reply | None:
        """None where it is open, and nothing is asked, or nowhere to be opened."""
        called = [one for one in self.seat.messages if f"<@{self.seat.id}>" in text(one)]
        if not called and any("Refresh" in buttons(one) for one in self.seat.messages):
            return None
        with_hand = [one for one in self.seat.messages if "My hand" in buttons(one)]
        try:
            return await self.seat.click("My hand", on=with_hand[-1], wait=False) if with_hand else None
        except CannotDo:
            self.impossible += 1
            return None

    def over(self) -> bool:
        """Whether the board says that the game has ended."""
        return any("Rematch" in buttons(message) for message in self.seat.messages)


async def play_on(players: list[Player], until: Callable[[], bool] | None = None, seconds: float = 60.0) -> None:
    """Let everybody press until the game is over, or `until`. Raises AssertionError after so many seconds."""
    done = until or players[0].over
    try:
        async with asyncio.timeout(seconds):
            while not done():
                await asyncio.gather(*(player.step() for player in players))
                await asyncio.sleep(0.002)
    except TimeoutError:
        shown = "\n\n".join(map(text, players[0].seat.messages))
        raise AssertionError(f"the game doesn't go on:\n{shown}") from None
