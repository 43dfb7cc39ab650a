"""Three evenings of a server with five people, of whom two never see what was written before they came to look."""

from __future__ import annotations

from typing import Any

import pytest

from playground import P, Playground, Seat
from tables.time_source import FakeTime
from tests.bot.house import House, text, told
from tests.bot.test_evenings import DAY, a_manager, evening, fresh, said, settled
from tests.bot.test_records import played

pytestmark = pytest.mark.usefixtures("no_errors")


@pytest.fixture
def parts(clock: FakeTime) -> dict[str, Any]:
    return {"time": clock}


class Presses:
    """Counts what somebody presses until they sit at a table, and what rang for them."""

    def __init__(self, house: House) -> None:
        self.house, self.of = house, dict[str, int]()

    async def sit_down(self, seat: Seat, on: dict[str, Any]) -> None:
        self.of[seat.name] = self.of.get(seat.name, 0) + 1
        await seat.click("Sit down", on=fresh(seat, on))
        await settled(self.house)

    async def seated(self) -> dict[str, int]:
        """Who sits at the newest table, with how many presses."""
        newest = max(self.house.tables.in_guild(self.house.play.guild.id))
        names = {seat.name for seat in (await self.house.tables.find(newest)).seats}
        return {name: count for name, count in self.of.items() if name in names}


def rang(seat: Seat, words: str) -> int:
    """How many messages with these words have called somebody by name."""
    return sum(words in text(one) and seat.id in [who["id"] for who in one["mentions"]] for one in seat.pushes)


async def test_whoever_wants_to_play_sits_within_two_presses_of_the_poster(
    house: House, play: Playground, clock: FakeTime
) -> None:
    kim = a_manager(house)
    ana, bea, cid, dan, eva = seats = [house.seat(name) for name in ("Ana", "Bea", "Cid", "Dan", "Eva")]
    for seat in (dan, eva):
        play.world.allow(play.channel, seat.person, deny=P.READ_HISTORY)
    await told(kim, "settings evening", hour=20, zone="UTC")

    first, presses = await evening(house, clock, ana, 8 * 3600), Presses(house)
    assert not any(rang(seat, "Game night") for seat in seats), "nobody has asked for it"
    for seat in (ana, dan, bea):
        await presses.sit_down(seat, first)
    await ana.until(lambda: rang(ana, "your table of"))
    assert await presses.seated() == {"Ana": 1, "Dan": 1, "Bea": 1}
    assert (rang(ana, "your table of"), rang(dan, "your table of"), rang(bea, "your table of")) == (1, 0, 0)
    await played(house, bea, ana, at=clock.now() + 3600)

    second = await evening(house, clock, ana, DAY)
    assert "Yesterday Bea won" in said(second) and "This month: Bea 1 : 0 Ana" in said(second), "its result"
    assert [one["id"] for one in ana.messages if "Game night" in text(one)] == [second["id"]], "it replaced the first"
    await cid.click("Call me", on=second)
    await settled(house)

    third, presses = await evening(house, clock, ana, DAY), Presses(house)
    assert [one["id"] for one in third["mentions"]] == [cid.id] and rang(cid, "Game night") == 1
    for seat in (cid, eva):
        await presses.sit_down(seat, third)
    await cid.until(lambda: rang(cid, "your table of"))
    assert await presses.seated() == {"Cid": 1, "Eva": 1}
    assert rang(eva, "your table of") == 0 and not any(rang(seat, "Game night") for seat in (ana, bea, dan, eva))
