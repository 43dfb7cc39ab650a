"""A person who knows nothing of the bot: reads what is on the screen and presses something."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random  # noqa: TID251  (seeded, a presser's own)
from typing import Any

from playground import CannotDo, Control, Reply, Seat, controls

EPHEMERAL = 64
STAY = ("leave", "end", "close", "remove")
"""A presser who is to see the end of the game keeps its fingers off buttons with these words."""


@dataclass(slots=True)
class Presser:
    """Presses at random what `seat` sees, its own hand more often than the table.

    `eager`: a pattern of custom ids; where one is to be seen, it is mostly pressed. `keeps`: so many private messages,
    older ones are dismissed.
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
        await self._tidy()
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

    async def _tidy(self) -> None:
        private = [one for one in self.seat.messages if one.get("flags", 0) & EPHEMERAL]
        for message in private[: -self.keeps]:
            await self.seat.dismiss(message)
        if self.seat.modal is not None:
            await self.seat.close_modal()
