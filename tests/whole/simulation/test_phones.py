"""A game as three people have it on their phones: a slow one over three days, a live one over an hour."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random  # noqa: TID251 - seeded
from typing import Any

import pytest
from discord.utils import snowflake_time

from playground import Control, Seat, controls
from tests.bot.house import LIBRARY, begin, rings
from tests.harness.people import EPHEMERAL, NAMES, Player

from .life import Run, run_of

HOUR = 3600.0
LASTS = {"slow": 72 * HOUR, "live": HOUR}
"""Seconds that the game is played."""
AWAY = {"slow": (0.5 * HOUR, 14 * HOUR), "live": (30.0, 120.0)}
"""Seconds between two looks at a phone, at least and at most."""
BETWEEN = (2.0, 15.0)
"""Seconds between two presses of one look."""
AT_ONCE = 20
"""Presses of one look, at most."""
HERE = 20.0
"""Seconds in which nobody is called: after their press, and after they were called."""
Push = dict[str, Any]


class Reader(Player):
    """Answers what their own hand asks."""

    def questions(self) -> list[tuple[dict[str, Any], Control]]:
        return [one for one in super().questions() if one[0].get("flags", 0) & EPHEMERAL]


@dataclass
class ThreePhones(Run):
    """Three people at one table; each looks at the phone now and then and answers what is asked."""

    game: str = ""
    pace: str = ""
    seats: list[Seat] = field(default_factory=list[Seat])
    missed: list[str] = field(default_factory=list[str])
    """Looks at which something new was asked of which the phone had told nothing."""

    async def _sit_down(self) -> None:
        channel = self.play.world.channel(self.play.guild, "table")
        self.seats = [self.play.seat(name, channel=channel) for name in NAMES[:3]]
        await begin(*self.seats, game=self.game, clock=self.pace)

    async def _live(self) -> None:
        readers = [Reader(seat, Random(self.chance.random()), keeps=1) for seat in self.seats]
        with suppress(TimeoutError):
            async with asyncio.timeout(LASTS[self.pace]):
                await asyncio.gather(*map(self._with_a_phone, readers))

    async def _with_a_phone(self, reader: Reader) -> None:
        """Away, then at the phone until nothing is asked any more."""
        seat, rung, left = reader.seat, 0, False
        while not reader.over():
            await asyncio.sleep(reader.chance.uniform(*AWAY[self.pace]))
            call = next((one for one in reversed(seat.messages) if one["id"] in rings(seat)), None)
            await self._press(
                seat.slash("table hand", wait=False) if call is None else seat.click(_opens(call), on=call, wait=False)
            )
            await reader.tidy()
            if reader.questions() and not left and len(rings(seat)) == rung:
                self.missed.append(f"{seat.name} at {self.loop.time():.0f}")
            for _ in range(AT_ONCE):
                if not (found := reader.questions()):
                    break
                await self._press(reader.press(*reader.chance.choice(found)))
                await asyncio.sleep(reader.chance.uniform(*BETWEEN))
                await reader.tidy()
            rung, left = len(rings(seat)), bool(reader.questions())

    async def _press(self, doing: Any) -> None:
        if (reply := await doing) is not None:
            await self._answered(self._noted(reply))

    def calls(self, seat: Seat) -> list[Push]:
        """What rang for that person."""
        return [one for one in seat.pushes if one["id"] in rings(seat)]


def _opens(call: dict[str, Any]) -> str:
    """The button of a call."""
    return next(one.custom_id for one in controls(call) if one.custom_id and ":call:" in one.custom_id)


def _at(push: Push) -> float:
    return snowflake_time(int(push["id"])).timestamp()


LONG = pytest.mark.long


@pytest.mark.parametrize("game", ["alakazum", "alakazoo", pytest.param("alakazam", marks=LONG)])
@pytest.mark.parametrize("pace", ["slow", pytest.param("live", marks=LONG)])
def test_three_phones_tell_a_whole_game(game: str, pace: str) -> None:
    """Each call names the game, what was done and what is asked; none rings for who has just pressed, or was called."""
    run = run_of(2, ThreePhones, game=game, pace=pace)
    assert run.wrong == []
    name = LIBRARY.texts("en").plain(f"{game}-name")
    for seat in run.seats:
        calls = run.calls(seat)
        assert len(calls) >= 2
        for push in calls:
            first, *more = push["push"].splitlines()
            assert f"@{seat.name}" in first and name in first and all(more), push["push"]
            assert len(more) >= (game != "alakazam"), "its first question is asked before anything was done"
        pressed = [
            snowflake_time(int(reply.interaction.id)).timestamp() for reply, _ in run.replies if reply.seat is seat
        ]
        assert [at for push in calls for at in pressed if 1 < _at(push) - at < HERE - 0.1] == []
        assert [one for one, then in pairwise(map(_at, calls)) if then - one < HERE - 0.1] == []
    if pace == "slow" and game != "alakazam":  # in the bazaar there is always something that may be done
        assert run.missed == []
